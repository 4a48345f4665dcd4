"""Score sheets: every line of a player's score by itself, and what it was counted from."""

from dataclasses import dataclass
from typing import Any

from branchline.game.names import Names
from branchline.game.view import members
from branchline.kernel import numbers


@dataclass(frozen=True)
class TicketLine:
    """A ticket and what it is worth: plus its points if fulfilled, minus otherwise."""

    ticket: str
    name: str
    points: int
    fulfilled: bool


@dataclass(frozen=True)
class Borrowed:
    """A station and the route it borrows for tickets; None if no route helps."""

    city: str
    route: str | None


@dataclass(frozen=True)
class Sheet:
    """One player's score. The total is the sum of routes, tickets, stations, longest, regions and landmarks."""

    player: str
    seat: int
    place: int
    total: int
    routes: int
    tickets: int
    stations: int
    longest: int
    regions: int
    landmarks: int
    tickets_fulfilled: int
    longest_length: int
    longest_path: tuple[str, ...]
    ticket_lines: tuple[TicketLine, ...]
    borrowed: tuple[Borrowed, ...]
    networks: tuple[int, ...]  # regions counted in each separate network

    def to_json(self) -> dict[str, Any]:
        """The sheet as a record holds it."""
        told = {name: getattr(self, name) for name in self.__dataclass_fields__}
        told["longest_path"] = list(self.longest_path)
        told["networks"] = list(self.networks)
        told["ticket_lines"] = [
            {"ticket": line.ticket, "points": line.points, "fulfilled": line.fulfilled} for line in self.ticket_lines
        ]
        told["borrowed"] = [vars(loan) for loan in self.borrowed]
        return told


def read_sheet(words: Names, state: Any, sheet: Any, players: tuple[str, ...], seat: int) -> Sheet:
    """A seat's lines of the kernel's sheet, with names."""
    edition = words.edition
    done = set(members(sheet.done[seat]))
    lines = []
    for ticket in members(state.held[seat]):
        facts = edition.tickets[ticket]
        lines.append(
            TicketLine(
                facts.id, words.ticket_name(ticket), facts.points if ticket in done else -facts.points, ticket in done
            )
        )
    station_cities = [city for city in edition.cities if state.station_owner[city.index] == seat]
    borrowed = []
    for city, route in zip(station_cities, sheet.borrowed[seat], strict=False):
        borrowed.append(Borrowed(city.id, None if route == numbers.NONE else edition.routes[route].id))
    path = sheet.path[seat][: sheet.path_routes[seat]]
    return Sheet(
        player=players[seat],
        seat=seat,
        place=int(sheet.place[seat]),
        total=int(sheet.total[seat]),
        routes=int(sheet.routes[seat]),
        tickets=int(sheet.tickets[seat]),
        stations=int(sheet.stations[seat]),
        longest=int(sheet.longest[seat]),
        regions=int(sheet.regions[seat]),
        landmarks=int(sheet.landmarks[seat]),
        tickets_fulfilled=int(sheet.tickets_done[seat]),
        longest_length=int(sheet.longest_length[seat]),
        longest_path=tuple(edition.routes[route].id for route in path),
        ticket_lines=tuple(lines),
        borrowed=tuple(borrowed),
        networks=tuple(int(n) for n in sheet.network_regions[seat][: sheet.networks[seat]]),
    )
