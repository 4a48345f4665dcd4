"""Taking back: who may undo which decision, and what becomes of the table then."""

from branchline.server import entries, models
from branchline.server.refusals import Refused
from branchline.server.table.clocks import Moment
from branchline.server.table.expecting import expect_new, expect_playing
from branchline.server.table.state import TableState, Turn
from branchline.vocabulary import EVENTS


def take_back(state: TableState, now: Moment, token: str, wish: models.TakeBack) -> entries.TookBack:
    """Undo the last decision, if it was the token's and showed nothing new; alone with bots, go back to it anyway."""
    expect_new(state, token, wish.id)
    turns = _turns_to_take_back(state, token)
    first = state.turns[-turns]
    # Where the same player decides now, the time since is theirs too.
    seconds = first.seconds + (now.running if state.decider == first.seat else 0.0)
    practice = _shown_since(state, first) or turns > 1
    return entries.TookBack(
        at=now.at, seconds=seconds, token=token, message=wish.id, seat=first.seat, turns=turns, practice=practice
    )


def _turns_to_take_back(state: TableState, token: str) -> int:
    expect_playing(state)
    if not state.options.take_back:
        raise Refused("not_allowed", "this table plays without taking back")
    if not state.turns:
        raise Refused("nothing_to_take_back", "nothing has been decided yet")
    alone = state.plays_alone(token)
    turns = _since_own(state, token) if alone else 1
    turn = state.turns[-turns]
    if state.seats[turn.seat].token != token:
        raise Refused("nothing_to_take_back", "the last decision was not yours")
    if turn.by_bot:  # its player would get all the time again that had run out
        raise Refused("nothing_to_take_back", "a bot decided that for you")
    if state.seats[turn.seat].stand_in:
        raise Refused("stand_in", "a bot plays for you: take the seat back first")
    if not alone and _shown_since(state, turn):
        raise Refused("information_shown", "it has shown something new")
    return turns


def _since_own(state: TableState, token: str) -> int:
    """Turns since the last one of the token's seat, with it; what bots decided in its place does not count, unless by
    the clock."""
    clock = state.options.clock
    timed = clock.turn_seconds is not None or clock.game_seconds is not None
    for turns, turn in enumerate(reversed(state.turns), 1):
        if state.seats[turn.seat].token == token and (timed or not turn.by_bot):
            return turns
    return 1


def _shown_since(state: TableState, turn: Turn) -> bool:
    played = [] if state.game is None else state.game.played[turn.first :]
    return any(EVENTS[kind].reveals for decision in played for kind in decision.events["kind"].tolist())


def why_no_take_back(state: TableState, token: str | None) -> models.Code | None:
    """Why the last decision cannot be taken back by the holder of a token; None: it can."""
    if token is None:
        return "not_seated"
    try:
        _turns_to_take_back(state, token)
    except Refused as refused:
        return refused.code
    return None
