"""The end of a turn, of the last round and of the game (C-6, C-15, C-16)."""

from branchline.kernel.cards import discard, settle_display
from branchline.kernel.log import tell
from branchline.kernel.numbers import (
    CARD_KINDS,
    ENDED,
    LAST_ROUND,
    NOBODY,
    NONE,
    OVER,
    PASSED,
    PIECE_KINDS,
    TURN,
)
from branchline.kernel.rule import rule


@rule
def pieces_left(state, seat):
    """BE-9: all kinds together."""
    left = 0
    for kind in range(PIECE_KINDS):
        left += state.pieces[seat, kind]
    return left


@rule
def _discard_revealed(state):
    """EU-11: cards turned up for a tunnel are discarded at the end of the turn."""
    for kind in range(CARD_KINDS):
        if state.revealed[kind] > 0:
            discard(state, kind, state.revealed[kind])
            state.revealed[kind] = 0


@rule
def finish(state, everybody_passed, log):
    state.phase = OVER
    state.seat = NOBODY
    tell(log, ENDED, NOBODY, everybody_passed, 0, 0, 0, 0)


@rule
def begin_turn(state, seat):
    state.seat = seat
    state.phase = TURN
    state.turn += 1


@rule
def _next_turn(board, state, log):
    """C-16: the trigger gives everybody, that player included, exactly one more turn."""
    if state.turns_left == NONE:
        if pieces_left(state, state.seat) <= board.trigger:
            state.turns_left = state.players
            tell(log, LAST_ROUND, state.seat, 0, 0, 0, 0, 0)
    else:
        state.turns_left -= 1
        if state.turns_left == 0:
            finish(state, 0, log)
            return
    begin_turn(state, (state.seat + 1) % state.players)


@rule
def end_turn(board, state, log):
    """Put the table in order, then it is the next player's turn."""
    _discard_revealed(state)
    settle_display(board, state, log)
    state.passes = 0
    state.route = NONE
    state.city = NONE
    state.paid_color = NONE
    state.surcharge = 0
    _next_turn(board, state, log)


@rule
def pass_turn(board, state, log):
    """C-15: with everybody passing in a row the game is over at once."""
    tell(log, PASSED, state.seat, 0, 0, 0, 0, 0)
    state.passes += 1
    if state.passes == state.players:
        finish(state, 1, log)
    else:
        _next_turn(board, state, log)
