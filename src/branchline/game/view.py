"""A seat's view: everything it may know, and nothing else. Bots, environments and pages get this, never the state."""

from collections.abc import Iterator
from typing import Any

import numpy as np

from branchline.edition import City, Edition, Route, Ticket
from branchline.game.names import PHASE_NAMES, PHASE_TEXTS, Move, Names, plural
from branchline.game.past import read_sights
from branchline.kernel import numbers


def members(words: Any) -> Iterator[int]:
    """The members of a bit set, in order.

    >>> list(members([5, 1]))
    [0, 2, 64]
    """
    for w, word in enumerate(words):
        bits = int(word)
        while bits:
            low = bits & -bits
            yield 64 * w + low.bit_length() - 1
            bits ^= low


class View:
    """What one seat (or a spectator, seat None) may know.

    `record` is the kernel's own View record, for programs; the properties are for people who write bots.
    """

    def __init__(self, names: Names, players: tuple[str, ...], records: Any, sights: tuple[bytes, ...] = ()) -> None:
        records.setflags(write=False)
        self._names = names
        self.sights = sights  # see `past`
        self._records = records
        self.record: Any = records[0]
        self.players = players

    @property
    def names(self) -> Names:
        """Words for its numbers."""
        return self._names

    @property
    def edition(self) -> Edition:
        """The edition being played."""
        return self._names.edition

    @property
    def board(self) -> Any:
        """The edition's Board record, with every number of the rules."""
        return self._names.board

    @property
    def seat(self) -> int | None:
        """Whose view this is; None for a spectator."""
        return None if self.record.seat < 0 else int(self.record.seat)

    @property
    def decider(self) -> int | None:
        """The seat that has to decide; None when the game is over."""
        return None if self.record.public.decider < 0 else int(self.record.public.decider)

    @property
    def phase(self) -> str:
        """What has to be decided, a phase of the vocabulary."""
        return PHASE_NAMES[int(self.record.public.phase)]

    @property
    def hand(self) -> dict[str, int]:
        """The seat's own cards by name, without those it has none of."""
        return self._cards(self.record.own.hand)

    def _cards(self, counts: Any) -> dict[str, int]:
        return {str(self._names.card(kind)): int(n) for kind, n in enumerate(counts) if n}

    def known_cards(self, seat: int) -> dict[str, int]:
        """Cards everybody knows to be in a hand: taken from the display or shown at a tunnel, and not yet played."""
        return self._cards(self.record.public.known[seat])

    @property
    def display(self) -> list[str | None]:
        """The face-up cards; None is an empty slot."""
        return [self._names.card(int(card)) for card in self.record.public.display[: self.edition.cards.display]]

    @property
    def discard(self) -> dict[str, int]:
        """The discard pile."""
        return self._cards(self.record.public.discard)

    @property
    def tickets(self) -> list[Ticket]:
        """The tickets the seat holds."""
        return [self.edition.tickets[ticket] for ticket in members(self.record.own.held)]

    @property
    def offered(self) -> list[Ticket]:
        """The tickets the seat is looking at."""
        return [self.edition.tickets[int(t)] for t in self.record.own.offer if t != numbers.NO_TICKET]

    def routes(self, seat: int) -> list[Route]:
        """The routes a player has claimed."""
        return [self.edition.routes[route] for route in members(self.record.public.owned[seat])]

    def stations(self, seat: int) -> list[City]:
        """The cities where a player has built stations."""
        return [city for city in self.edition.cities if self.record.public.station_owner[city.index] == seat]

    def pieces(self, seat: int) -> dict[str, int]:
        """A player's pieces left, by kind."""
        left = self.record.public.pieces[seat]
        return {piece.name: int(left[kind]) for kind, piece in enumerate(self.edition.pieces)}

    @property
    def past(self) -> Any:
        """What everybody saw the players choose so far: an array of SIGHT records, the oldest first."""
        return read_sights(self.sights)

    @property
    def actions(self) -> list[int]:
        """The numbers of all legal actions; empty unless the seat has to decide."""
        return list(members(self.record.legal))

    def legal(self) -> list[Move]:
        """All legal moves with words; empty unless the seat has to decide."""
        return [self._names.move(self.record, action) for action in self.actions]

    def move(self, action: int) -> Move:
        """An action of this position with words."""
        return self._names.move(self.record, action)

    def position(self) -> str:
        """The position in one line of what everybody knows, for logs, errors and bug reports."""
        view, table = self.record, self.record.public
        todo = "the game is over"
        if self.decider is not None:
            todo = f"{self.players[self.decider]} has to {PHASE_TEXTS[table.phase]}"
        parts = [
            f"{self.edition.name} turn {table.turn}: {todo}",
            "display " + " ".join(card or "–" for card in self.display),
            f"pile {table.pile_size} discard {table.discard_size} tickets {view.ticket_pile_size + table.under_size}",
            *(self._player_text(seat) for seat in range(len(self.players))),
        ]
        if table.turns_left >= 0 and self.decider is not None:
            parts.insert(1, f"last round, {plural(int(table.turns_left), 'turn')} left")
        return " | ".join(parts)

    def _player_text(self, seat: int) -> str:
        view, table = self.record, self.record.public
        parts = [plural(count, name) for name, count in self.pieces(seat).items()]
        if self.edition.stations:
            parts.append(plural(int(table.stations[seat]), "station"))
        if self.edition.ferries:
            parts.append(plural(int(table.ferry[seat]), "ferry card"))
        parts += [plural(int(view.hand_size[seat]), "card"), plural(int(view.ticket_count[seat]), "ticket")]
        parts += [plural(len(self.routes(seat)), "route"), plural(int(table.points[seat]), "point")]
        return f"{self.players[seat]}: {', '.join(parts)}"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, View) and bool(np.array_equal(self._records, other._records))

    def __hash__(self) -> int:
        return hash(self._records.tobytes())

    def __str__(self) -> str:
        return self.position()
