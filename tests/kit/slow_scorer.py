"""A second scorer, slow and plain, written from the text of the rules; it shares nothing with the kernel.

`SlowScorer(edition).score(seats)` gives every seat's lines. `fulfilled` and `borrowable` answer the two questions with
which a sheet can be checked that made another choice of equal worth.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Sequence
from dataclasses import dataclass, replace
from itertools import product

import networkx as nx
from networkx.utils import UnionFind

from branchline.edition import Edition
from tests.kit.slow_trail import Edge, longest_trail

Place = Hashable  # the index of a city, or (area, route): where one route enters an area


@dataclass(frozen=True)
class Seat:
    """What a player has on the table at the end."""

    routes: frozenset[int] = frozenset()
    tickets: frozenset[int] = frozenset()
    stations: frozenset[int] = frozenset()  # cities
    unbuilt: int = 0
    money: int = 0
    pieces_left: int = 0


@dataclass(frozen=True)
class Lines:
    """The score sheet of one player, line by line."""

    routes: int
    tickets: int
    tickets_done: int
    stations: int
    regions: int
    network_regions: tuple[int, ...]  # regions counted in each separate network, fewest first
    landmarks: int
    longest_length: int  # 0 where the edition does not ask for it
    money: int | None  # None where it is not the score
    pieces: int  # for those not placed, where money is the score
    longest: int = 0
    place: int = 0

    @property
    def total(self) -> int:
        points = self.routes + self.tickets + self.stations + self.longest + self.regions + self.landmarks
        return points if self.money is None else max(0, points + self.money + self.pieces)  # LW-22


class SlowScorer:
    """Scores positions of one edition."""

    def __init__(self, edition: Edition) -> None:
        self.edition = edition
        self.measures_paths = edition.longest_path > 0 or "longest" in edition.tie_breaks
        # IT-8: a ticket's place is a city, or any point where a route enters the area
        self.places: dict[str, set[Place]] = {city.id: {city.index} for city in edition.cities}
        for area in edition.areas:
            ends = (end for route in edition.routes for end in self.ends(route.index))
            self.places[area] = {end for end in ends if isinstance(end, tuple) and end[0] == area}

    def score(self, seats: Sequence[Seat], starter: int = 0) -> list[Lines]:
        sheets = [self._lines(seats, number) for number in range(len(seats))]
        most = max(sheet.longest_length for sheet in sheets)
        for number, sheet in enumerate(sheets):  # EU-18: all who have the longest; no cars are no path
            if 0 < sheet.longest_length == most:
                sheets[number] = replace(sheet, longest=self.edition.longest_path)
        ranks = [self._rank(sheet, (number - starter) % len(seats)) for number, sheet in enumerate(sheets)]
        return [
            replace(sheet, place=1 + sum(other > rank for other in ranks))
            for sheet, rank in zip(sheets, ranks, strict=True)
        ]

    def _rank(self, sheet: Lines, later: int) -> list[int]:
        """C-18: by total, then by the edition's tie-breaks (EU-19, IT-13, NY-7, BE-10, LW-23)."""
        tie_breaks = {"tickets": sheet.tickets_done, "longest": sheet.longest_length, "later": later}
        return [sheet.total, *(tie_breaks[name] for name in self.edition.tie_breaks)]

    def _lines(self, seats: Sequence[Seat], number: int) -> Lines:
        edition, seat = self.edition, seats[number]
        others = {route for other, has in enumerate(seats) if other != number for route in has.routes}
        tickets, done = self._best_tickets(seat, others)
        regions = [self._count_regions(network) for network in self.networks(seat.routes)] if edition.regions else []
        return Lines(
            routes=sum(self._route_points(route) for route in seat.routes),
            tickets=tickets,
            tickets_done=done,
            stations=seat.unbuilt * edition.stations.unbuilt_points if edition.stations else 0,
            regions=sum(edition.regions.points[count] for count in regions) if edition.regions else 0,
            network_regions=tuple(sorted(regions)),
            landmarks=edition.landmark * len(self._landmarks(seat.routes)),
            longest_length=longest_trail(self._edges(seat.routes)) if self.measures_paths else 0,
            money=seat.money if edition.money else None,
            pieces=edition.money.pieces_left[seat.pieces_left] if edition.money else 0,
        )

    # --- routes and what they touch -----------------------------------------------------------------------------------

    def ends(self, route: int) -> tuple[Place, Place]:
        """The two ends of a route. IT-8: each route into an area has an end of its own there."""
        a, b = (self._end(route, city) for city in self.edition.routes[route].ends)
        return a, b

    def _end(self, route: int, city: int) -> Place:
        area = self.edition.cities[city].area
        return city if area is None else (area, route)

    def networks(self, routes: Iterable[int]) -> list[set[Place]]:
        """The places of each separate network."""
        return list(nx.connected_components(nx.Graph(self.ends(route) for route in routes)))

    def _edges(self, routes: Iterable[int]) -> list[Edge]:
        return [(*self.edition.routes[route].ends, self.edition.routes[route].length) for route in sorted(routes)]

    def _route_points(self, number: int) -> int:
        """EU-6, IT-12, NY-6, BE-6: by the number of cards, in the table of the kind of piece."""
        route = self.edition.routes[number]
        points = next(piece.points[route.cards] for piece in self.edition.pieces if piece.name == route.piece)
        assert points is not None
        return points

    def _landmarks(self, routes: Iterable[int]) -> set[int]:
        """NY-6: the tourist attractions touched."""
        touched = {city for route in routes for city in self.edition.routes[route].ends}
        return {city for city in touched if self.edition.cities[city].landmark}

    def _count_regions(self, network: set[Place]) -> int:
        """IT-9: the different regions touched; IT-10: some count twice if the network has all their cities."""
        assert self.edition.regions
        touched = {city.region for city in self.edition.cities if city.index in network}
        missed = {city.region for city in self.edition.cities if city.index not in network}
        return len(touched) + len(touched.intersection(self.edition.regions.double) - missed)

    # --- tickets ------------------------------------------------------------------------------------------------------

    def fulfilled(self, routes: Iterable[int], tickets: Iterable[int]) -> set[int]:
        """C-17: the tickets whose two places these routes connect."""
        networks = self.networks(routes)
        return {ticket for ticket in tickets if any(self._joins(network, ticket) for network in networks)}

    def _joins(self, network: set[Place], ticket: int) -> bool:
        return all(not network.isdisjoint(self.places[name]) for name in self.edition.tickets[ticket].places)

    def borrowable(self, city: int, others: Iterable[int]) -> list[int]:
        """EU-15: the routes of others (`others` is all they have) of which a station in the city may use one."""
        return [route for route in others if city in self.edition.routes[route].ends]

    def _best_tickets(self, seat: Seat, others: Iterable[int]) -> tuple[int, int]:
        """EU-15: most points, then most fulfilled tickets, over all that the stations may borrow, nothing included."""
        options = [[(), *((route,) for route in self.borrowable(city, others))] for city in sorted(seat.stations)]
        choices = {frozenset(route for borrowed in choice for route in borrowed) for choice in product(*options)}
        # Own networks stay what they are, so each counts as one place.
        home = {place: f"network {n}" for n, network in enumerate(self.networks(seat.routes)) for place in network}
        tickets = []
        for ticket in (self.edition.tickets[number] for number in seat.tickets):
            first, last = ({home.get(place, place) for place in self.places[name]} for name in ticket.places)
            tickets.append((first, last, ticket.points))
        best: list[tuple[int, int]] = []
        for choice in choices:
            joined = UnionFind()
            for a, b in map(self.ends, choice):
                joined.union(home.get(a, a), home.get(b, b))
            done = [
                points
                for first, last, points in tickets
                if not {joined[place] for place in first}.isdisjoint(joined[place] for place in last)
            ]
            best.append((2 * sum(done) - sum(points for _, _, points in tickets), len(done)))
        return max(best)
