"""How time runs at a table: what its entries say of it, and the watch of the process that looks after it."""

import time
from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from branchline.server.table.seats import Seat
from branchline.server.table.state import Decision, TableState

AWAY_SECONDS = 60.0  # that a player is not connected before the host may let a bot play
RETURN_SECONDS = 30.0  # at least left of the clocks for who comes back, and for everybody after a restart


# --- what entries say -------------------------------------------------------------------------------------------------


def begin(state: TableState, at: float, seconds: float = 0.0) -> TableState:
    """A new position: a decision begins that has taken `seconds` already."""
    decision = Decision(at, seconds, _left(state, seconds, 0.0))
    return replace(state, position=state.number, decision=decision)


def charge(state: TableState, number: int, seconds: float, seat: Seat) -> TableState:
    """Put the seconds of the present decision on its player's account, each only once; `seat` is what else becomes of
    the player's."""
    decision = state.decision
    if decision is None or seconds <= decision.charged:
        return state.with_seat(number, seat)
    used = seat.seconds_used + seconds - decision.charged
    charged = replace(decision, charged=seconds)
    return state.with_seat(number, replace(seat, seconds_used=used), decision=charged)


def seconds_left(state: TableState, running: float) -> float | None:
    """What is left of a decision that takes so long already; None without a clock or when a bot decides."""
    return None if state.decision is None else _left(state, running, state.decision.charged)


def _left(state: TableState, running: float, charged: float) -> float | None:
    if state.decider is None or state.bot_to_move:
        return None
    clock = state.options.clock
    left = [] if clock.turn_seconds is None else [clock.turn_seconds - running]
    if clock.game_seconds is not None:
        left.append(clock.game_seconds - state.seats[state.decider].seconds_used - running + charged)
    return max(0.0, min(left)) if left else None


def due(state: TableState) -> float | None:
    """When the table has something to do by itself, in seconds since 1970; None: it waits for a player."""
    if state.bot_to_move or state.owes_its_result:
        return state.at
    if state.decision is None:
        return None
    left = seconds_left(state, state.decision.seconds)
    return None if left is None else state.decision.at + left


# --- what this process measures ---------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Moment:
    """What only this process knows, and only now: the time, and who is connected."""

    at: float  # seconds since 1970
    running: float  # seconds the present decision takes already
    here: frozenset[int] = frozenset()
    spectators: int = 0
    away: Mapping[int, float] = field(default_factory=dict)  # seconds, of seats that are not connected


class Watch:
    """Measures the present decision of a table, and how long players are away, by a clock that nobody can set."""

    def __init__(self) -> None:
        self.began = 0.0
        self._position = 0
        self.loaded = time.monotonic()  # before that we know of nobody: it counts for those who are not there
        self.gone: dict[int, float] = {}  # when seats were left
        self._here: frozenset[int] = frozenset()
        self._spectators = 0

    def see(self, here: frozenset[int], spectators: int) -> None:
        """Who is connected from now on."""
        now = time.monotonic()
        self.gone |= dict.fromkeys(self._here - here, now)
        self._here, self._spectators = here, spectators

    def look_at(self, state: TableState) -> None:
        """A decision is measured from when it is first seen.

        The time since it began elsewhere, when a table is loaded, has to be believed; but nobody loses by it without
        having seen it.
        """
        decision = state.decision
        if decision is None or state.position == self._position:
            return
        self._position, self.began = state.position, time.monotonic() - decision.seconds
        if decision.left is not None:
            away = max(0.0, time.time() - decision.at)
            self.began -= min(away, max(0.0, decision.left - RETURN_SECONDS))

    def running(self) -> float:
        """How long the present decision takes already."""
        return max(0.0, time.monotonic() - self.began)

    def moment(self, seats: int = 0) -> Moment:
        """Now, at a table with so many seats."""
        now = time.monotonic()
        absent = [seat for seat in range(seats) if seat not in self._here]
        away = {seat: max(0.0, now - self.gone.get(seat, self.loaded)) for seat in absent}
        return Moment(time.time(), self.running(), self._here, self._spectators, away)
