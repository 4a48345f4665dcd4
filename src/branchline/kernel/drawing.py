"""Drawing cards in a turn (C-7 … C-9, LW-13), and taking a ferry card (IT-2, IT-3)."""

from branchline.kernel.agenda import add_due, ask
from branchline.kernel.cards import can_draw, draw, into_hand, kind_of, settle_display
from branchline.kernel.codes import DREW_CARD, DREW_MARK, SECOND_CARD, TOOK_DISPLAY, TOOK_FERRY_CARD
from branchline.kernel.log import tell
from branchline.kernel.numbers import (
    ACTION_CARD,
    DRAW_PILE,
    DUE_DRAW,
    DUE_EVENT,
    DUE_SECOND_CARD,
    EMPTY,
    JOKER,
    NOBODY,
    TAKE_DISPLAY,
)
from branchline.kernel.rule import rare_rule, rule


@rule
def _take_display(state, seat, slot, log):
    table = state.public
    card = table.display[slot]
    table.display[slot] = EMPTY
    state.own[seat].hand[card] += 1
    table.known[seat, card] += 1  # everybody saw it (C-19)
    tell(log, TOOK_DISPLAY, seat, slot, card, 0, 0, 0)
    if table.display_mark[slot] > 0:
        _take_mark(state, seat, slot, card)
    return card


@rare_rule
def _take_mark(state, seat, slot, card):
    mark = state.public.display_mark[slot] - 1
    state.public.display_mark[slot] = 0
    state.own[seat].marked[mark, card] += 1
    state.public.known_marked[seat, mark, card] += 1


@rule
def draw_to_hand(board, state, seat, log):
    """The top card of the pile goes into the hand; after an action card the next one does (LW-13)."""
    card = draw(board, state, log)
    if card == EMPTY:
        return
    if card == ACTION_CARD:
        add_due(state, DUE_DRAW, seat, 1)
        add_due(state, DUE_EVENT, NOBODY, 0)
        return
    mark = into_hand(board, state, seat, card)
    tell(log, DREW_CARD, seat, kind_of(board, card), 0, 0, 0, 0)
    if mark > 0:
        tell(log, DREW_MARK, seat, mark - 1, 0, 0, 0, 0)


@rare_rule
def draw_several(board, state, seat, cards, log):
    """One card now, and the others after whatever it brings about."""
    if cards > 1:
        add_due(state, DUE_DRAW, seat, cards - 1)
    draw_to_hand(board, state, seat, log)


@rule
def draw_card(board, state, action, is_second, log):
    """C-7, C-8: two cards, one after the other; a display joker as the first is the only one."""
    seat = state.public.seat
    if action == DRAW_PILE:
        if not is_second:
            add_due(state, DUE_SECOND_CARD, seat, 0)
        draw_to_hand(board, state, seat, log)
        return
    card = _take_display(state, seat, action - TAKE_DISPLAY, log)
    if not is_second and card != JOKER:
        add_due(state, DUE_SECOND_CARD, seat, 0)
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
