"""The cards: draw pile, discard pile and the display (C-1 … C-5).

A shuffled pile nobody has seen is a multiset; drawing samples from it. That is the same distribution as a shuffled
order, and it keeps the state small.
"""

from branchline.kernel.chance import below
from branchline.kernel.codes import FLUSHED, RESHUFFLED, TURNED_UP
from branchline.kernel.log import tell, tell_display
from branchline.kernel.numbers import CARD_KINDS, DISPLAY, EMPTY, JOKER, NOBODY
from branchline.kernel.rule import rare_rule, rule


@rare_rule
def reshuffle(state, log):
    """C-3: the discard pile becomes the new draw pile."""
    table = state.public
    tell(log, RESHUFFLED, NOBODY, table.discard_size, 0, 0, 0, 0)
    for kind in range(CARD_KINDS):
        state.pile[kind] += table.discard[kind]
        table.discard[kind] = 0
    table.pile_size += table.discard_size
    table.discard_size = 0


@rule
def draw(state, log):
    """Take the top card off the draw pile; EMPTY if neither pile has one."""
    table = state.public
    if table.pile_size == 0:
        if table.discard_size == 0:
            return EMPTY
        reshuffle(state, log)
    n = below(state.chance, table.pile_size)
    kind = 0
    while n >= state.pile[kind]:
        n -= state.pile[kind]
        kind += 1
    state.pile[kind] -= 1
    table.pile_size -= 1
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
def _fill_display(board, state, log):
    """C-5: empty slots are filled as soon as there are cards."""
    display = state.public.display
    for slot in range(board.display_size):
        if display[slot] == EMPTY:
            card = draw(state, log)
            if card == EMPTY:
                return
            display[slot] = card
            tell(log, TURNED_UP, NOBODY, slot, card, 0, 0, 0)


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
def _flush(board, state, log):
    display = state.public.display
    tell_display(log, FLUSHED, display)
    for slot in range(board.display_size):
        if display[slot] != EMPTY:
            discard(state, display[slot], 1)
            display[slot] = EMPTY


@rule
def settle_display(board, state, log):
    """Bring the display in order after cards moved: fill it (C-5) and flush it while it must be (C-4)."""
    _fill_display(board, state, log)
    while _must_flush(board, state):
        _flush(board, state, log)
        _fill_display(board, state, log)


@rule
def lay_out_deck(board, state):
    """All cards into the draw pile, no display."""
    for kind in range(CARD_KINDS):
        state.pile[kind] = board.deck[kind]
        state.public.pile_size += board.deck[kind]
    for slot in range(DISPLAY):
        state.public.display[slot] = EMPTY
