"""Checks of a whole score sheet: every line against the slow scorer, and what is shown beside the lines."""

from __future__ import annotations

from functools import cache
from typing import Any

from branchline import vocabulary
from branchline.edition import Edition
from branchline.kernel import codes, numbers, records
from branchline.kernel import exports as kernel
from tests.kit.slow_scorer import Lines, Seat, SlowScorer
from tests.kit.table import edition_named, members

LINES = ("routes", "tickets", "tickets_done", "stations", "regions", "landmarks", "longest_length", "longest", "place")


@cache
def scorer_of(edition: str) -> SlowScorer:
    return SlowScorer(edition_named(edition))


def seats_of(state: Any) -> list[Seat]:
    """What lies on the table, for the slow scorer."""
    owners = state.public.station_owner.tolist()
    return [
        Seat(
            routes=frozenset(members(state.public.owned[seat])),
            tickets=frozenset(members(state.own[seat].held)),
            stations=frozenset(city for city, owner in enumerate(owners) if owner == seat),
            unbuilt=int(state.public.stations[seat]),
            money=int(state.public.money[seat]),
            pieces_left=int(state.public.pieces[seat].sum()),
        )
        for seat in range(state.public.players)
    ]


def sheet_of(board: Any, state: Any) -> Any:
    sheet = records.new(records.SHEET)[0]
    kernel.score(board, state, records.new_scratch()[0], sheet)
    return sheet


def check_sheet(scorer: SlowScorer, board: Any, state: Any) -> None:
    """Every line is what the slow scorer says, and the path and the borrowed routes bear it out."""
    sheet, seats = sheet_of(board, state), seats_of(state)
    for seat, lines in enumerate(scorer.score(seats, int(state.public.starter))):
        check_lines(sheet, seat, lines)
        check_path(scorer.edition, sheet, seat, seats[seat])
        check_tickets(scorer, sheet, seat, seats)
    for seat in range(state.public.players, numbers.PLAYERS):
        assert (sheet.total[seat], sheet.place[seat]) == (0, 0)


def line_of(sheet: Any, seat: int, name: str) -> int:
    """A line of the score, or what else a sheet says of a seat under that name."""
    if name in vocabulary.LINES:
        return int(sheet.lines[seat, vocabulary.LINES.index(name)])
    return int(sheet[name][seat])


def check_lines(sheet: Any, seat: int, lines: Lines) -> None:
    assert {name: line_of(sheet, seat, name) for name in LINES} == {name: getattr(lines, name) for name in LINES}
    assert sheet.total[seat] == lines.total
    own = sheet.lines[seat, numbers.FIRST_OWN_LINE :].tolist()
    if lines.money is None:
        assert sheet.total[seat] == sheet.lines[seat].sum()
    else:  # LW-22
        assert own[:2] == [lines.money, lines.pieces]
        assert sheet.total[seat] == max(0, sheet.lines[seat].sum())
    networks = sheet.network_regions[seat].tolist()
    assert tuple(sorted(networks[: sheet.networks[seat]])) == lines.network_regions
    assert not any(networks[sheet.networks[seat] :])


def check_path(edition: Edition, sheet: Any, seat: int, has: Seat) -> None:
    """EU-18: the path shown runs over own routes, none twice, from city to city, and is as long as the sheet says."""
    path = sheet.path[seat].tolist()
    path, rest = path[: sheet.path_routes[seat]], path[sheet.path_routes[seat] :]
    assert set(rest) <= {numbers.NONE}
    assert has.routes.issuperset(path)
    assert len(set(path)) == len(path)
    assert sum(edition.routes[route].length for route in path) == sheet.longest_length[seat]
    assert not path or walks(edition, path), f"the path breaks: {[edition.routes[route].id for route in path]}"


def walks(edition: Edition, path: list[int]) -> bool:
    """Can the routes be walked in this order, starting at either end of the first?"""
    standing = set(edition.routes[path[0]].ends)
    for route in path:
        a, b = edition.routes[route].ends
        standing = {other for city, other in ((a, b), (b, a)) if city in standing}
    return bool(standing)


def check_tickets(scorer: SlowScorer, sheet: Any, seat: int, seats: list[Seat]) -> None:
    """EU-15: each station borrows at most one route, of somebody else, at its city; with these the tickets are done."""
    has = seats[seat]
    others = {route for number, other in enumerate(seats) if number != seat for route in other.routes}
    borrowed = sheet.borrowed[seat].tolist()
    for city, route in zip(sorted(has.stations), borrowed, strict=False):
        assert route == numbers.NONE or route in scorer.borrowable(city, others)
    assert set(borrowed[len(has.stations) :]) <= {numbers.NONE}
    done = scorer.fulfilled(has.routes | {route for route in borrowed if route != numbers.NONE}, has.tickets)
    assert members(sheet.done[seat]) == done
    assert sheet.tickets_done[seat] == len(done)
    points = {ticket: scorer.edition.tickets[ticket].points for ticket in has.tickets}
    assert sheet.lines[seat, codes.LINE_TICKETS] == sum(points[t] if t in done else -points[t] for t in points)
