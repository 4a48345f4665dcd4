"""Score sheets: every line of a player's score by itself, and what it was counted from."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from branchline.edition import Edition
from branchline.game.view import members
from branchline.kernel import numbers
from branchline.vocabulary import LINES


@dataclass(frozen=True)
class TicketLine:
    """A ticket and what it is worth: plus its points if fulfilled, minus otherwise."""

    ticket: int
    points: int
    fulfilled: bool


@dataclass(frozen=True)
class Borrowed:
    """A station and the route it borrows for tickets; None if no route helps."""

    city: int
    route: int | None


@dataclass(frozen=True)
class Sheet:
    """One player's score. The total is the sum of the lines: those of the vocabulary, then the edition's own.

    A line can be asked for by its name: `sheet.routes` is `sheet.lines["routes"]`. Routes, cities and tickets are
    indexes of the edition's lists.
    """

    player: str
    seat: int
    place: int
    total: int
    lines: Mapping[str, int]
    tickets_fulfilled: int
    longest_length: int
    longest_path: tuple[int, ...]
    ticket_lines: tuple[TicketLine, ...]
    borrowed: tuple[Borrowed, ...]
    networks: tuple[int, ...]  # regions counted in each separate network

    def __getattr__(self, name: str) -> int:
        lines = self.__dict__.get("lines", {})
        if name not in lines:
            raise AttributeError(f"a score sheet has no {name!r}")
        return int(lines[name])

    def to_json(self, edition: Edition) -> dict[str, Any]:
        """The sheet as a record holds it, with the ids of the edition's files."""
        routes, cities, tickets = edition.routes, edition.cities, edition.tickets
        return {
            "player": self.player,
            "seat": self.seat,
            "place": self.place,
            "total": self.total,
            **{line: self.lines[line] for line in LINES},
            **({"lines": {line: self.lines[line] for line in edition.own_lines}} if edition.own_lines else {}),
            "tickets_fulfilled": self.tickets_fulfilled,
            "longest_length": self.longest_length,
            "longest_path": [routes[route].id for route in self.longest_path],
            "ticket_lines": [
                {"ticket": tickets[line.ticket].id, "points": line.points, "fulfilled": line.fulfilled}
                for line in self.ticket_lines
            ],
            "borrowed": [
                {"city": cities[loan.city].id, "route": None if loan.route is None else routes[loan.route].id}
                for loan in self.borrowed
            ],
            "networks": list(self.networks),
        }


def read_sheet(edition: Edition, state: Any, sheet: Any, players: tuple[str, ...], seat: int) -> Sheet:
    """A seat's lines of the kernel's sheet, with names."""
    done = set(members(sheet.done[seat]))
    tickets = [(ticket, edition.tickets[ticket].points) for ticket in members(state.own[seat].held)]
    cities = [city.index for city in edition.cities if state.public.station_owner[city.index] == seat]
    return Sheet(
        player=players[seat],
        seat=seat,
        place=int(sheet.place[seat]),
        total=int(sheet.total[seat]),
        lines=dict(zip(edition.lines, sheet.lines[seat].tolist(), strict=False)),
        tickets_fulfilled=int(sheet.tickets_done[seat]),
        longest_length=int(sheet.longest_length[seat]),
        longest_path=tuple(int(route) for route in sheet.path[seat][: sheet.path_routes[seat]]),
        ticket_lines=tuple(
            TicketLine(ticket, points if ticket in done else -points, ticket in done) for ticket, points in tickets
        ),
        borrowed=tuple(
            Borrowed(city, None if route == numbers.NONE else int(route))
            for city, route in zip(cities, sheet.borrowed[seat], strict=False)
        ),
        networks=tuple(int(n) for n in sheet.network_regions[seat][: sheet.networks[seat]]),
    )
