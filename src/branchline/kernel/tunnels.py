"""Tunnels: three cards are turned up, and those that match must be paid again (EU-8 … EU-12)."""

from branchline.kernel.cards import draw
from branchline.kernel.log import tell
from branchline.kernel.numbers import (
    ANSWER_TUNNEL,
    DECLINED,
    EMPTY,
    JOKER,
    REVEALED,
    SURCHARGED,
)
from branchline.kernel.payment import payment_color, payment_jokers, put_down, take_back_payment
from branchline.kernel.rule import rule
from branchline.kernel.turn_end import end_turn


@rule
def matches(card, color):
    """EU-8, EU-9: jokers always match; a payment of jokers only (colour JOKER) is matched by nothing else."""
    return card == JOKER or card == color


@rule
def begin_tunnel(board, state, color, log):
    """Turn the cards up. True if nothing more has to be paid; otherwise the seat must answer.

    EU-12: with fewer cards left only those count. The payment is not in the discard pile meanwhile (EU-11).
    """
    surcharge = 0
    for _ in range(board.tunnel_reveal):
        card = draw(state, log)
        if card == EMPTY:
            break
        state.revealed[card] += 1
        match = 1 if matches(card, color) else 0
        surcharge += match
        tell(log, REVEALED, state.seat, card, match, 0, 0, 0)
    if surcharge == 0:
        return True
    state.paid_color = color
    state.surcharge = surcharge
    state.phase = ANSWER_TUNNEL
    tell(log, SURCHARGED, state.seat, surcharge, 0, 0, 0, 0)
    return False


@rule
def pay_surcharge(state, action, log):
    color = payment_color(action)
    jokers = payment_jokers(action, state.surcharge)
    put_down(state, state.seat, color, state.surcharge, jokers, log, 0, 0)


@rule
def decline_tunnel(board, state, log):
    """EU-10: the payment goes back into the hand and the turn is over."""
    tell(log, DECLINED, state.seat, state.route, 0, 0, 0, 0)
    take_back_payment(state, state.seat)
    end_turn(board, state, log)
