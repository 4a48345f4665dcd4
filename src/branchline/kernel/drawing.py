"""Drawing cards in a turn (C-7 … C-9), and taking a ferry card (IT-2, IT-3)."""

from branchline.kernel.agenda import add_due, ask
from branchline.kernel.cards import can_draw, draw, settle_display
from branchline.kernel.codes import DREW_CARD, SECOND_CARD, TOOK_DISPLAY, TOOK_FERRY_CARD
from branchline.kernel.log import tell
from branchline.kernel.numbers import (
    DRAW_PILE,
    DUE_SECOND_CARD,
    EMPTY,
    JOKER,
    TAKE_DISPLAY,
)
from branchline.kernel.rule import rule


@rule
def _take_display(state, seat, slot, log):
    table = state.public
    card = table.display[slot]
    table.display[slot] = EMPTY
    state.own[seat].hand[card] += 1
    table.known[seat, card] += 1  # everybody saw it (C-19)
    tell(log, TOOK_DISPLAY, seat, slot, card, 0, 0, 0)
    return card


@rule
def _draw_pile(state, seat, log):
    card = draw(state, log)
    state.own[seat].hand[card] += 1
    tell(log, DREW_CARD, seat, card, 0, 0, 0, 0)
    return card


@rule
def draw_card(board, state, action, is_second, log):
    """C-7, C-8: two cards, one after the other; a display joker as the first is the only one."""
    seat = state.public.seat
    from_display = action != DRAW_PILE
    if from_display:
        card = _take_display(state, seat, action - TAKE_DISPLAY, log)
    else:
        card = _draw_pile(state, seat, log)
    if not is_second and not (from_display and card == JOKER):
        add_due(state, DUE_SECOND_CARD, seat, 0)
    if from_display:
        settle_display(board, state, log)


@rule
def _second_card_left(board, state):
    """C-8, C-9: may any second card be taken?"""
    if can_draw(state):
        return True
    display = state.public.display
    for slot in range(board.display_size):
        if display[slot] != EMPTY and display[slot] != JOKER:
            return True
    return False


@rule
def offer_second_card(board, state, seat):
    if _second_card_left(board, state):
        ask(state, seat, SECOND_CARD)


@rule
def take_ferry(state, log):
    """IT-3."""
    seat = state.public.seat
    state.public.ferry_pile -= 1
    state.public.ferry[seat] += 1
    tell(log, TOOK_FERRY_CARD, seat, 0, 0, 0, 0, 0)
