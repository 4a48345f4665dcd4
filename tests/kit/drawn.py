"""Maps drawn for a test: an edition that scores like Europe on just these routes, and positions on it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Any

from branchline.edition import City, Edition, Route, Ticket
from branchline.kernel import bits, numbers, records
from tests.kit.rules import call
from tests.kit.slow_trail import Edge
from tests.kit.table import edition_named


def drawn(edges: Sequence[Edge], tickets: Sequence[Edge] = ()) -> Edition:
    """Routes of two cities and a length, tickets of two cities and points. The map need not hang together."""
    cities = range(1 + max(city for a, b, _ in edges for city in (a, b)))
    assert len(cities) <= numbers.CITIES
    assert len(edges) <= numbers.ROUTES
    return replace(
        edition_named("europe"),
        cities=tuple(City(city, f"c{city}", f"C{city}", 0.0, 0.0) for city in cities),
        routes=tuple(Route(i, f"r{i}", (a, b), "grey", n, n, "car", 0) for i, (a, b, n) in enumerate(edges)),
        tickets=tuple(
            Ticket(i, f"t{i}", (f"c{a}", f"c{b}"), (a, b), points, "normal", ("europa",))
            for i, (a, b, points) in enumerate(tickets)
        ),
    )


def position(
    owned: Sequence[Iterable[int]], held: Sequence[Iterable[int]] = (), stations: Sequence[Iterable[int]] = ()
) -> Any:
    """A position in which each seat owns these routes, holds these tickets and has stations in these cities."""
    state = records.new(records.STATE)[0]
    state.public.players = len(owned)
    state.public.station_owner[:] = numbers.NOBODY
    for seat, routes in enumerate(owned):
        for route in routes:
            call(bits.add, state.public.owned[seat], route)
    for seat, tickets in enumerate(held):
        for ticket in tickets:
            call(bits.add, state.own[seat].held, ticket)
    for seat, cities in enumerate(stations):
        state.public.station_owner[list(cities)] = seat
    return state
