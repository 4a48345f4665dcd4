"""The cards: draw pile, discard pile and the display (C-1 … C-5, LW-5, LW-12, LW-13).

A shuffled pile nobody has seen is a multiset; drawing samples from it. That is the same distribution as a shuffled
order, and it keeps the state small.

Some editions shuffle action cards into the deck: whoever draws one turns up an event first, and then draws again. Some
cards bear a mark beside their colour. A drawn card is its kind plus CARD_KINDS for each mark before its own, so a card
without a mark is just its kind.
"""

from branchline.kernel.agenda import add_due
from branchline.kernel.chance import below
from branchline.kernel.codes import ACTION_CARD as ACTION_CARD_TOLD
from branchline.kernel.codes import FLUSHED, MARK_SKULL, MOMENT_SKULL, RESHUFFLED, SHOWS_MARK, TURNED_UP
from branchline.kernel.log import tell, tell_display
from branchline.kernel.numbers import (
    ACTION_CARD,
    CARD_KINDS,
    DISPLAY,
    DUE_DISPLAY,
    DUE_EVENT,
    DUE_MOMENT,
    EMPTY,
    JOKER,
    MARKS,
    NOBODY,
)
from branchline.kernel.rule import rare_rule, rule

# --- the piles --------------------------------------------------------------------------------------------------------


@rare_rule
def reshuffle(state, log):
    """C-3: the discard pile becomes the new draw pile. LW-13: with the action cards."""
    table = state.public
    tell(log, RESHUFFLED, NOBODY, table.discard_size + table.discard_actions, 0, 0, 0, 0)
    for kind in range(CARD_KINDS):
        state.pile[kind] += table.discard[kind]
        table.discard[kind] = 0
        for mark in range(MARKS):
            state.pile_marked[mark, kind] += table.discard_marked[mark, kind]
            table.discard_marked[mark, kind] = 0
    table.pile_size += table.discard_size
    table.discard_size = 0
    table.pile_actions += table.discard_actions
    table.discard_actions = 0


@rule
def draw(board, state, log):
    """Take the top card off the draw pile; EMPTY if neither pile has one, ACTION_CARD if it was one of those."""
    table = state.public
    if table.pile_size + table.pile_actions == 0:
        if table.discard_size == 0:
            return EMPTY
        reshuffle(state, log)
    n = below(state.chance, table.pile_size + table.pile_actions)
    if n >= table.pile_size:
        _discard_action_card(table, log)
        return ACTION_CARD
    kind = 0
    while n >= state.pile[kind]:
        n -= state.pile[kind]
        kind += 1
    state.pile[kind] -= 1
    table.pile_size -= 1
    return _with_mark(state, kind, n) if board.marks else kind


@rare_rule
def _discard_action_card(table, log):
    table.pile_actions -= 1
    table.discard_actions += 1
    tell(log, ACTION_CARD_TOLD, NOBODY, 0, 0, 0, 0, 0)


@rare_rule
def _with_mark(state, kind, n):
    """The card of this kind with `n` others before it: those with marks come first."""
    for mark in range(MARKS):
        if n < state.pile_marked[mark, kind]:
            state.pile_marked[mark, kind] -= 1
            return kind + CARD_KINDS * (mark + 1)
        n -= state.pile_marked[mark, kind]
    return kind


@rule
def discard(state, kind, cards):
    state.public.discard[kind] += cards
    state.public.discard_size += cards


@rule
def can_draw(state):
    """C-10: is there a card in draw or discard pile?"""
    return state.public.pile_size + state.public.discard_size > 0


@rule
def enough_to_draw(board, state):
    """LW-12: are there more cards in both piles than those with which drawing is no turn?"""
    table = state.public
    actions = table.pile_actions + table.discard_actions
    return can_draw(state) and table.pile_size + table.discard_size + actions > board.no_draw_at


# --- hands ------------------------------------------------------------------------------------------------------------


@rule
def kind_of(board, card):
    """The kind of a drawn card, without its mark."""
    return card % CARD_KINDS if board.marks else card


@rule
def into_hand(board, state, seat, card):
    """A drawn card goes into the hand; gives its mark, 0 for none."""
    state.own[seat].hand[kind_of(board, card)] += 1
    return _mark_into_hand(state, seat, card) if board.marks else 0


@rare_rule
def _mark_into_hand(state, seat, card):
    kind, mark = card % CARD_KINDS, card // CARD_KINDS
    if mark > 0:
        state.own[seat].marked[mark - 1, kind] += 1
    return mark


# --- the display ------------------------------------------------------------------------------------------------------


@rule
def _fill_display(board, state, log):
    """C-5: empty slots are filled as soon as there are cards. LW-13: an action card comes first; False if the rest is
    filled after it."""
    display = state.public.display
    for slot in range(board.display_size):
        if display[slot] == EMPTY:
            card = draw(board, state, log)
            if card == EMPTY:
                return True
            if card == ACTION_CARD:
                add_due(state, DUE_DISPLAY, NOBODY, 0)
                add_due(state, DUE_EVENT, NOBODY, 0)
                return False
            display[slot] = kind_of(board, card)
            tell(log, TURNED_UP, NOBODY, slot, display[slot], 0, 0, 0)
            if card >= CARD_KINDS:
                _show_mark(state, slot, card // CARD_KINDS, log)
    return True


@rare_rule
def _show_mark(state, slot, mark, log):
    state.public.display_mark[slot] = mark
    tell(log, SHOWS_MARK, NOBODY, slot, mark - 1, 0, 0, 0)
    table = state.public
    if mark - 1 == MARK_SKULL and table.turn > 0:
        if table.due == 0 or table.agenda[table.due - 1].kind != DUE_MOMENT:  # several at once are one moment
            add_due(state, DUE_MOMENT, NOBODY, MOMENT_SKULL)


@rule
def _must_flush(board, state):
    """C-4: too many jokers in the display, and the cards outside the hands could make a better one."""
    table = state.public
    jokers, ordinary = 0, 0
    for slot in range(board.display_size):
        if table.display[slot] == JOKER:
            jokers += 1
        elif table.display[slot] != EMPTY:
            ordinary += 1
    if jokers < board.joker_limit:
        return False
    ordinary += table.pile_size - state.pile[JOKER] + table.discard_size - table.discard[JOKER]
    return ordinary > board.display_size - board.joker_limit


@rare_rule
def flush(board, state, log):
    """The whole display is discarded."""
    table = state.public
    tell_display(log, FLUSHED, table.display)
    for slot in range(board.display_size):
        if table.display[slot] != EMPTY:
            discard(state, table.display[slot], 1)
            if table.display_mark[slot] > 0:
                table.discard_marked[table.display_mark[slot] - 1, table.display[slot]] += 1
                table.display_mark[slot] = 0
            table.display[slot] = EMPTY


@rule
def settle_display(board, state, log):
    """Bring the display in order after cards moved: fill it (C-5) and flush it while it must be (C-4)."""
    while _fill_display(board, state, log) and _must_flush(board, state):
        flush(board, state, log)


# --- set-up -----------------------------------------------------------------------------------------------------------


@rule
def lay_out_deck(board, state):
    """All cards but the action cards into the draw pile, no display."""
    for kind in range(CARD_KINDS):
        state.pile[kind] = board.deck[kind]
        state.public.pile_size += board.deck[kind]
        for mark in range(MARKS):
            state.pile_marked[mark, kind] = board.marked[mark, kind]
    for slot in range(DISPLAY):
        state.public.display[slot] = EMPTY


@rule
def shuffle_action_cards_in(board, state):
    """LW-4, LW-5: none is dealt or turned up at set-up, so they come into the pile after it."""
    state.public.pile_actions = board.action_cards[state.public.players]
