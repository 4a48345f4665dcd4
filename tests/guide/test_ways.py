"""How near tickets are and what payments lack: advice the rules can give, checked against slow and simple counting."""

from __future__ import annotations

from itertools import combinations_with_replacement, product
from typing import Any

import numpy as np
import pytest

from branchline.guide import exports as guide
from branchline.kernel import numbers
from branchline.kernel.routes import can_pay_route, parallel_closed
from tests.kit.rules import call
from tests.kit.table import Table, members

NO_ROUTES = np.zeros(numbers.ROUTE_WORDS, np.uint64)


def way(table: Table, ticket: int, seat: int = 0, also: Any = NO_ROUTES) -> tuple[int, set[int]]:
    found, view = np.zeros(numbers.ROUTE_WORDS, np.uint64), guide.array_of(table.view(seat))
    view.setflags(write=False)
    pieces = guide.way_to(guide.array_of(table.board), view, ticket, also, guide.array_of(table.scratch), found)
    return pieces, members(found)


def shortages(table: Table, seat: int = 0) -> Any:
    short = np.zeros((numbers.ROUTES, 3), np.int16)
    guide.shortages(guide.array_of(table.board), guide.array_of(table.state), seat, short)
    return short


# --- ways -------------------------------------------------------------------------------------------------------------


def test_a_way_takes_the_fewest_pieces() -> None:
    table = Table()
    direct = table.route("edinburgh", "london", nth=0)
    london_paris = [table.route("london", "dieppe"), table.route("dieppe", "paris")]
    pieces, routes = way(table, table.ticket("edinburgh", "paris"))
    assert pieces == 7
    assert len(routes) == 3
    table.own(0, direct)
    assert way(table, table.ticket("edinburgh", "paris"))[0] == 3
    table.own(0, london_paris[0])
    assert way(table, table.ticket("edinburgh", "paris")) == (1, {london_paris[1]})
    table.own(0, london_paris[1])
    assert way(table, table.ticket("edinburgh", "paris")) == (0, set())


def test_routes_of_others_and_closed_parallels_are_no_way() -> None:
    """C-13: with two players a taken double route is closed altogether."""
    table = Table(players=2)
    ticket = table.ticket("edinburgh", "paris")
    table.own(1, table.route("edinburgh", "london", nth=0))
    assert way(table, ticket) == (numbers.NONE, set())
    more = Table(players=4)
    more.own(1, more.route("edinburgh", "london", nth=0))
    assert way(more, ticket)[0] == 7


def test_without_pieces_there_is_no_way() -> None:
    table = Table()
    ticket = table.ticket("edinburgh", "paris")
    table.state.public.pieces[0, 0] = 7
    assert way(table, ticket)[0] == 7
    table.state.public.pieces[0, 0] = 6
    assert way(table, ticket) == (numbers.NONE, set())


def test_other_routes_can_be_counted_as_own() -> None:
    table = Table()
    also = NO_ROUTES.copy()
    route = table.route("edinburgh", "london", nth=0)
    also[route // 64] |= np.uint64(1 << route % 64)
    assert way(table, table.ticket("edinburgh", "paris"), also=also)[0] == 3


def cheapest(table: Table, ticket: int, seat: int) -> int:
    """The fewest pieces by trying every walk, one piece more at a time."""
    board, state = table.board, table.state
    ends = [set[int](), set[int]()]
    for places, place in zip(ends, (board.ticket_a[ticket], board.ticket_b[ticket]), strict=True):
        while place != numbers.NONE:
            places.add(int(place))
            place = board.next_terminal[place]
    owned = [members(state.public.owned[player]) for player in range(state.public.players)]
    steps = []
    for route in range(board.routes):
        cost = (int(board.spaces[route]), 0) if board.piece[route] == 0 else (0, int(board.spaces[route]))
        if route in owned[seat]:
            cost = (0, 0)
        elif any(route in routes for routes in owned) or call(parallel_closed, board, state.public, seat, route):
            continue
        a, b = int(board.end_a[route]), int(board.end_b[route])
        steps += [(a, b, cost), (b, a, cost)]
    limit = tuple(int(pieces) for pieces in state.public.pieces[seat])
    reached = {(city, 0, 0) for city in ends[0]}
    ahead = list(reached)
    while ahead:
        city, first, second = ahead.pop()
        for start, end, (more_first, more_second) in steps:
            there = (end, first + more_first, second + more_second)
            if start == city and there not in reached and there[1] <= limit[0] and there[2] <= limit[1]:
                reached.add(there)
                ahead.append(there)
    return min((first + second for city, first, second in reached if city in ends[1]), default=numbers.NONE)


@pytest.mark.parametrize("edition", ["europe", "italy", "new-york", "berlin"])
def test_ways_in_random_positions(edition: str) -> None:
    """Every edition, areas and both kinds of pieces included, against a search that tries everything."""
    chance = np.random.default_rng(5)
    seen = set()
    for seed in range(4):
        table = Table(edition, players=3, seed=seed)
        for route in chance.permutation(int(table.board.routes))[: int(table.board.routes) * 2 // 3]:
            seat = int(chance.integers(0, 3))
            free = not any(route in members(table.state.public.owned[player]) for player in range(3))
            if free and not call(parallel_closed, table.board, table.state.public, seat, route):
                table.own(seat, int(route))
        table.state.public.pieces[0, 0] = chance.integers(2, 12)
        table.state.public.pieces[0, 1] = min(int(table.state.public.pieces[0, 1]), 3)
        for ticket in chance.permutation(len(table.edition.tickets))[:12]:
            pieces, routes = way(table, int(ticket))
            assert pieces == cheapest(table, int(ticket), 0)
            assert sum(int(table.board.spaces[route]) for route in routes) == max(pieces, 0)
            seen.add(pieces)
    assert {numbers.NONE} < seen


# --- shortages --------------------------------------------------------------------------------------------------------


def test_a_route_lacks_cards_of_its_colour() -> None:
    table = Table().tidy().hand(0, red=1, joker=1)
    lacking = shortages(table)[table.route("marseille", "pamplona")]
    assert lacking.tolist() == [2, table.card("red"), 0]


def test_a_grey_route_lacks_cards_of_the_best_colour() -> None:
    table = Table().tidy().hand(0, red=1, blue=2)
    lacking = shortages(table)[table.route("marseille", "roma")]  # a tunnel of four
    assert lacking.tolist() == [2, table.card("blue"), 0]


def test_a_ferry_lacks_jokers() -> None:
    """EU-7: its symbols take jokers only."""
    table = Table().tidy().hand(0, blue=5)
    lacking = shortages(table)[table.route("palermo", "smyrna")]  # six, two of them jokers
    assert lacking.tolist() == [0, table.card("blue"), 2]


@pytest.mark.parametrize("edition", ["europe", "italy", "berlin"])
def test_shortages_are_exactly_what_is_lacking(edition: str) -> None:
    """With these cards more the route can be paid; with fewer cards, whichever they are, it cannot."""
    chance = np.random.default_rng(7)
    table = Table(edition).tidy()
    kinds = [*range(int(table.board.colors)), numbers.JOKER]
    lacking_seen = set()
    for _ in range(12):
        hand = [int(n) for n in chance.integers(0, 3, size=len(kinds))]
        for kind, count in zip(kinds, hand, strict=True):
            table.state.own[0].hand[kind] = count
        table.state.public.ferry[0] = min(int(chance.integers(0, 3)), int(table.board.ferry_limit))
        short = shortages(table)
        for route in range(int(table.board.routes)):
            cards, color, jokers = (int(n) for n in short[route])
            lacking_seen.add((cards > 0, jokers > 0))
            assert (cards + jokers == 0) == call(can_pay_route, table.board, table.state, 0, route)
            assert pays_with(table, route, [color] * cards + [numbers.JOKER] * jokers)
            if 0 < cards + jokers <= 2:
                fewer = combinations_with_replacement(kinds, cards + jokers - 1)
                assert not any(pays_with(table, route, list(more)) for more in fewer)
    assert lacking_seen >= set(product((False, True), (False,)))


def pays_with(table: Table, route: int, more: list[int]) -> bool:
    """Could the route be paid with these cards besides the hand?"""
    before = table.state.own[0].hand.copy()
    for kind in more:
        table.state.own[0].hand[kind] += 1
    can = bool(call(can_pay_route, table.board, table.state, 0, route))
    table.state.own[0].hand = before
    return can
