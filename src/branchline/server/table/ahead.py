"""The first tickets are chosen by everybody at the same time, though the game decides seat by seat.

A person whose first tickets are dealt chooses when they like. The choice waits, known to nobody, until the game comes
to that seat, and is carried out then: in the same moment as the decision before it, so that no process can be killed
between the two. It may be changed until then. Several seats at one device choose one after the other, as ever.
"""

from collections.abc import Mapping
from dataclasses import replace

from branchline.game import Game
from branchline.server import entries, models, present
from branchline.server.refusals import Refused
from branchline.server.table.clocks import Moment
from branchline.server.table.expecting import expect_new, expect_playing
from branchline.server.table.state import EARLIER, ChosenAhead, TableState, Turn

PHASES = ("choose_long_tickets", "choose_tickets")


def choosing(state: TableState) -> list[int]:
    """The seats that have not chosen their first tickets, while they are chosen."""
    if state.game is None or state.game.phase not in PHASES:
        return []
    offered = state.game._states["public"]["offered"][0].tolist()
    return [seat for seat in range(len(state.seats)) if offered[seat] and seat not in state.ahead]


def chooses_freely(state: TableState, seat: int) -> bool:
    """Is it somebody who chooses at their own device, whosever turn it is? Bots alone keep nobody waiting."""
    sitting = state.seats[seat]
    others = [other for other in state.seats if other.token and other.token != sitting.token and not other.stand_in]
    alone = len(state.seats_of(sitting.token)) == 1
    return sitting.token is not None and not sitting.stand_in and alone and bool(others)


def may_choose(state: TableState, seat: int) -> bool:
    """Has the seat tickets to choose from before its turn comes?"""
    if not chooses_freely(state, seat) or state.decider == seat:
        return False
    return seat in state.ahead or seat in choosing(state)


def _when_asked(game: Game, seat: int) -> Game:
    """The game as it is for the seat when it is asked: what others keep changes nothing of what it may."""
    twin = game.copy()
    while twin.decider != seat:
        twin.make(twin.view(twin.decider).actions[0])
    return twin


def ahead_view(state: TableState, seat: int) -> models.Ahead | None:
    """What the seat may choose already; None if there is nothing."""
    if state.game is None or not may_choose(state, seat):
        return None
    twin = _when_asked(state.game, seat)
    chosen = state.ahead.get(seat)
    legal = present.Position(twin).own(seat).legal
    return models.Ahead(legal=legal, chosen=None if chosen is None else chosen.action)


def choose(state: TableState, now: Moment, token: str, wish: models.ChooseAhead) -> entries.ChoseAhead | entries.Moved:
    """Choose one's first tickets; when one's turn has come meanwhile, that is the decision itself."""
    expect_new(state, token, wish.id)
    game = expect_playing(state)
    own = state.seats_of(token)
    if len(own) != 1:
        raise Refused("not_your_turn", "who plays one seat at a device may choose before their turn")
    [seat] = own
    if state.seats[seat].stand_in:
        raise Refused("stand_in", "a bot plays for you: take the seat back first")
    if game.phase not in PHASES or not (game.decider == seat or may_choose(state, seat)):
        raise Refused("not_now", "your tickets are chosen already")
    reason = _when_asked(game, seat).refusal(wish.action)
    if reason is not None:
        raise Refused("illegal", reason)
    if game.decider == seat:
        return entries.Moved(
            at=now.at, seconds=now.running, token=token, message=wish.id, seat=seat, actions=[wish.action]
        )
    return entries.ChoseAhead(
        at=now.at, seconds=now.running, token=token, message=wish.id, seat=seat, action=wish.action
    )


def chose(state: TableState, entry: entries.ChoseAhead) -> TableState:
    """The choice waits for its turn."""
    return replace(state, ahead={**state.ahead, entry.seat: ChosenAhead(entry.action, entry.seconds)})


def carry_out(state: TableState) -> TableState:
    """What the seats that come next have chosen already happens now."""
    while (seat := _next_to_carry_out(state)) is not None:
        state = _carried_out(state, seat)
    return state


def _next_to_carry_out(state: TableState) -> int | None:
    game = state.game
    if game is None or game.phase not in PHASES or game.decider not in state.ahead:
        return None
    return game.decider


def _carried_out(state: TableState, seat: int) -> TableState:
    before, choice, sitting = expect_playing(state), state.ahead[seat], state.seats[seat]
    game = before.copy()
    game.play(choice.action)
    charged = state.with_seat(seat, replace(sitting, seconds_used=sitting.seconds_used + choice.seconds))
    return replace(
        charged,
        game=game,
        turns=(*state.turns, Turn(seat, len(before.played), choice.seconds, quiet=state.quiet)),
        earlier=(*state.earlier, before)[-EARLIER:],
        ahead=_without(state.ahead, seat),
    )


def _without(ahead: Mapping[int, ChosenAhead], seat: int) -> Mapping[int, ChosenAhead]:
    return {other: choice for other, choice in ahead.items() if other != seat}


def seconds_so_far(before: TableState, after: TableState, seconds: float) -> float:
    """How long the next decision has taken already: one clock runs for all who choose at the same time."""
    if before.game is None or after.game is None or after.decider is None or before.decision is None:
        return 0.0
    same = before.game.phase in PHASES and before.game.phase == after.game.phase
    if not same or not chooses_freely(after, after.decider):
        return 0.0
    return max(seconds, before.decision.seconds)
