"""Tunnels: three cards are turned up, and those that match must be paid again (EU-8 … EU-12)."""

from branchline.kernel.agenda import ask, drop_due
from branchline.kernel.cards import draw
from branchline.kernel.codes import ANSWER_TUNNEL, DECLINED, REVEALED, SURCHARGE
from branchline.kernel.log import tell
from branchline.kernel.numbers import EMPTY, JOKER
from branchline.kernel.payment import owe, owe_nothing, take_back_payment
from branchline.kernel.rule import rare_rule, rule


@rule
def matches(card, color):
    """EU-8, EU-9: jokers always match; a payment of jokers only (colour JOKER) is matched by nothing else."""
    return card == JOKER or card == color


@rare_rule
def dig_tunnel(board, state, seat, color, log):
    """Turn the cards up; if any of them match, the seat must answer before the claim that is due.

    EU-12: with fewer cards left only those count. The payment is not in the discard pile meanwhile (EU-11).
    """
    surcharge = 0
    for _ in range(board.tunnel_reveal):
        card = draw(board, state, log)
        if card == EMPTY:
            break
        state.public.revealed[card] += 1
        match = 1 if matches(card, color) else 0
        surcharge += match
        tell(log, REVEALED, seat, card, match, 0, 0, 0)
    if surcharge > 0:
        owe(state, surcharge, color, 0, 0)
        tell(log, SURCHARGE, seat, surcharge, 0, 0, 0, 0)
        ask(state, seat, ANSWER_TUNNEL)


@rule
def decline_tunnel(state, log):
    """EU-10: the payment goes back into the hand, and the claim is not due any more."""
    seat = state.public.seat
    tell(log, DECLINED, seat, state.public.route, 0, 0, 0, 0)
    take_back_payment(state, seat)
    owe_nothing(state)
    drop_due(state)
