"""Turns: how one begins and ends, the last round, passing, and the end of the game (C-6, C-15, C-16)."""

from branchline.kernel.agenda import add_due, ask
from branchline.kernel.cards import discard, settle_display
from branchline.kernel.codes import (
    ENDED,
    HAS_ANOTHER_TURN,
    LAST_ROUND,
    MOMENT_GAME_ENDS,
    MOMENT_LAST_ROUND,
    MOMENT_ROUND_BEGINS,
    MOMENT_TURN_BEGINS,
    OVER,
    PASSED,
    TURN,
)
from branchline.kernel.effects import happens, has_effects
from branchline.kernel.log import tell
from branchline.kernel.numbers import (
    CARD_KINDS,
    DUE_BEGIN_TURN,
    DUE_DISPLAY,
    DUE_FINISH,
    DUE_NEXT_TURN,
    DUE_TAKE_TURN,
    NOBODY,
    NONE,
    PIECE_KINDS,
)
from branchline.kernel.rule import rare_rule, rule


@rule
def pieces_left(state, seat):
    """BE-9: all kinds together."""
    left = 0
    for kind in range(PIECE_KINDS):
        left += state.public.pieces[seat, kind]
    return left


@rule
def begin_turn(board, state, seat):
    """C-6."""
    state.public.seat = seat
    state.public.turn += 1
    if has_effects(board, MOMENT_TURN_BEGINS) or has_effects(board, MOMENT_ROUND_BEGINS):
        add_due(state, DUE_TAKE_TURN, seat, 0)
        add_due(state, DUE_DISPLAY, NOBODY, 0)  # C-5: cards may have been discarded
        happens(board, state, MOMENT_TURN_BEGINS)
        if seat == state.public.starter and state.public.again == 0:
            happens(board, state, MOMENT_ROUND_BEGINS)
    else:
        take_turn(state, seat)


@rule
def take_turn(state, seat):
    ask(state, seat, TURN)


@rule
def _discard_revealed(state):
    """EU-11: cards turned up for a tunnel are discarded at the end of the turn."""
    revealed = state.public.revealed
    for kind in range(CARD_KINDS):
        if revealed[kind] > 0:
            discard(state, kind, revealed[kind])
            revealed[kind] = 0


@rule
def end_turn(board, state, log):
    """Nothing else is due: put the table in order, then it is the next player's turn."""
    table = state.public
    if table.route != NONE and board.tunnel[table.route]:
        _discard_revealed(state)
    settle_display(board, state, log)
    if table.due > 0:  # an event or a skull came up with the new cards; what is left of the turn comes after it
        return
    table.passes = 0
    table.route = NONE
    table.city = NONE
    next_turn(board, state, table.seat, log)


@rule
def next_turn(board, state, seat, log):
    """C-16: the trigger gives everybody, that player included, exactly one more turn."""
    table = state.public
    if table.again == 1:
        table.again = 2
        tell(log, HAS_ANOTHER_TURN, seat, 0, 0, 0, 0, 0)
        begin_turn(board, state, seat)
        return
    table.again = 0
    if table.turns_left == 1:
        table.turns_left = 0
        end_game(board, state, 0)
        return
    following = (seat + 1) % table.players
    if table.turns_left != NONE:
        table.turns_left -= 1
    elif pieces_left(state, seat) <= board.trigger:
        table.turns_left = table.players
        tell(log, LAST_ROUND, seat, 0, 0, 0, 0, 0)
        if has_effects(board, MOMENT_LAST_ROUND):
            add_due(state, DUE_BEGIN_TURN, following, 0)
            happens(board, state, MOMENT_LAST_ROUND)
            return
    begin_turn(board, state, following)


@rare_rule
def pass_turn(board, state, log):
    """C-15: with everybody passing in a row the game is over at once."""
    table = state.public
    tell(log, PASSED, table.seat, 0, 0, 0, 0, 0)
    table.passes += 1
    if table.passes == table.players:
        end_game(board, state, 1)
    else:
        add_due(state, DUE_NEXT_TURN, table.seat, 0)


@rare_rule
def end_game(board, state, everybody_passed):
    add_due(state, DUE_FINISH, NOBODY, everybody_passed)
    happens(board, state, MOMENT_GAME_ENDS)


@rare_rule
def finish(state, everybody_passed, log):
    state.public.seat = NOBODY
    ask(state, NOBODY, OVER)
    tell(log, ENDED, NOBODY, everybody_passed, 0, 0, 0, 0)
