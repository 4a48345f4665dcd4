"""A table as a value: all that follows from its entries, and nothing else.

Nobody changes it. Letting something happen makes another value (`applying.apply`), so what might happen can be tried
and thrown away, and a value that somebody holds stays what it is. So with the `Game` in it: it is only asked.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any, Literal

from branchline.edition import Edition
from branchline.game import Game
from branchline.server.entries import Created
from branchline.server.models import ChatLine, Level, TableOptions, What
from branchline.server.table.seats import Seat

Stage = Literal["open", "playing", "over"]
EARLIER = 2  # turns one can go back at once: a claim and its payment; each costs a few kilobytes


@dataclass(frozen=True)
class Decision:
    """The decision that is being made."""

    at: float  # when it began, in seconds since 1970
    seconds: float  # that it had taken by then: more than none where something was taken back
    left: float | None  # seconds its player then had; None without a clock, or where a bot decides
    charged: float = 0.0  # seconds of it that are on its player's account already


@dataclass(frozen=True, slots=True)
class Turn:
    """A decision that was made, or a claim or station with its payment."""

    seat: int
    first: int  # decisions before it
    seconds: float
    by_bot: bool = False  # also one that stands in
    quiet: int = 0  # turns without a claim before it


@dataclass(frozen=True, slots=True)
class ChosenAhead:
    """First tickets that were chosen before their turn came: the action, and after how many seconds."""

    action: int
    seconds: float


@dataclass(frozen=True)
class TableState:
    """A table after `number` entries."""

    id: str
    created: Created
    edition: Edition
    seats: tuple[Seat, ...]
    number: int = 1
    at: float = 0.0  # of the last entry
    opened: Mapping[int, str] = field(default_factory=dict)  # by seat: nonces told since the host wants to start
    opening_since: float | None = None  # when that was
    game: Game | None = None
    position: int = 0  # the number of the update that made the present position
    decision: Decision | None = None
    turns: tuple[Turn, ...] = ()
    quiet: int = 0  # turns since the last claim
    earlier: tuple[Game, ...] = ()  # the game before each of the last few turns, to go back to
    ahead: Mapping[int, ChosenAhead] = field(default_factory=dict)  # by seat; nobody else's business
    practice: bool = False  # something that had shown more was taken back
    chat: tuple[tuple[str, ChatLine], ...] = ()  # with the speaker's token
    muted: frozenset[tuple[str, str]] = frozenset()  # tokens: who does not hear whom
    rematch: str | None = None
    counted: bool = False  # by the campaign the game is one of
    done: Mapping[tuple[str, str], int] = field(default_factory=dict)  # token and message: the update it became

    @property
    def options(self) -> TableOptions:
        """What the table allows."""
        return self.created.options

    @cached_property
    def stage(self) -> Stage:
        """Before, in or after the game."""
        if self.game is None:
            return "open"
        return "over" if self.game.is_over else "playing"

    @property
    def owes_its_result(self) -> bool:
        """Is the game over, and its campaign has not taken it in?"""
        return self.created.campaign is not None and self.stage == "over" and not self.counted

    @property
    def host(self) -> str | None:
        """The token that may arrange things: the creator's, or the first player's while the creator is not playing."""
        playing = [seat.token for seat in self.seats if seat.token and not seat.stand_in]
        return self.created.host if self.created.host in playing or not playing else playing[0]

    @property
    def is_opening(self) -> bool:
        """Is the game about to start?"""
        return self.opening_since is not None and self.game is None

    def seals_to_open(self) -> list[int]:
        """The seats whose nonce is sealed and not yet told."""
        return [number for number, seat in enumerate(self.seats) if seat.seal and number not in self.opened]

    def seats_of(self, token: str | None) -> list[int]:
        """The seats that a token opens."""
        return self._seats_of.get(token, [])

    @cached_property
    def _seats_of(self) -> dict[str | None, list[int]]:
        found: dict[str | None, list[int]] = {}
        for number, seat in enumerate(self.seats):
            if seat.token is not None:
                found.setdefault(seat.token, []).append(number)
        return found

    def plays_alone(self, token: str) -> bool:
        """Does the token play with nobody but bots, and for nothing that goes on after the game?"""
        return self.created.campaign is None and [seat.token for seat in self.seats if seat.kind != "bot"] == [token]

    def with_seat(self, number: int, seat: Seat, **other: Any) -> "TableState":
        """The same with another seat in that place, and other fields."""
        return replace(self, seats=(*self.seats[:number], seat, *self.seats[number + 1 :]), **other)

    @cached_property
    def decider(self) -> int | None:
        """The seat that has to decide."""
        return None if self.game is None else self.game.decider

    @property
    def bot_to_move(self) -> Level | None:
        """The level of the bot that has to decide; None if it is a human's turn or nobody's."""
        return None if self.decider is None else self.seats[self.decider].level


@dataclass(frozen=True)
class Happened:
    """What an entry changed: enough to tell everybody."""

    number: int
    what: What
    events: tuple[int, int] | Literal["setup"] | None = None  # of these decisions of the game, or of its set-up
    said: ChatLine | None = None
    speaker: str | None = None  # hash of the token
    position: bool = False  # did the position change?
    seat: int | None = None  # whose own view has changed
