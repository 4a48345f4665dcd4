"""The score sheet: what the rules say of it, and random games of every setting against the slow scorer."""

from __future__ import annotations

import random
from typing import Any

import pytest

from branchline.kernel import bits, codes, numbers, records
from branchline.kernel import exports as kernel
from tests.kit.drawn import drawn, position
from tests.kit.games import EVERY_SETTING, EVERY_VARIANT, Setting, play_game
from tests.kit.rules import call
from tests.kit.sheets import check_sheet, scorer_of, sheet_of
from tests.kit.table import Table, edition_named, key_of, members

GAMES = 70  # of each setting


# --- named rules ------------------------------------------------------------------------------------------------------
def bare(edition: str = "europe", players: int = 2) -> Table:
    """Nobody holds a ticket or owns a route."""
    table = Table(edition, players)
    for seat in range(players):
        table.hold(seat)
    return table


def routes(table: Table, *pairs: str) -> list[int]:
    """Routes written as "berlin–wien"; of parallel ones the first."""
    return [table.route(a, b) for a, b in (pair.split("–") for pair in pairs)]


def tickets(table: Table, *pairs: str) -> list[int]:
    return [table.ticket(a, b) for a, b in (pair.split("–") for pair in pairs)]


def places(table: Table) -> list[int]:
    return [int(place) for place in table.sheet().place[: table.state.public.players]]


def totals(table: Table) -> list[int]:
    return [int(total) for total in table.sheet().total[: table.state.public.players]]


def test_a_ticket_counts_for_or_against_its_holder() -> None:
    """C-17: plus its points when own routes connect its places without a gap, otherwise minus."""
    table = bare().hold(0, *tickets(bare(), "berlin–paris"))
    assert table.sheet().lines[0, codes.LINE_TICKETS] == -7
    table.own(0, *routes(table, "berlin–frankfurt", "bruxelles–paris"))
    assert table.sheet().lines[0, codes.LINE_TICKETS] == -7
    table.own(0, *routes(table, "bruxelles–frankfurt"))
    sheet = table.sheet()
    assert (sheet.lines[0, codes.LINE_TICKETS], sheet.tickets_done[0]) == (7, 1)
    assert members(sheet.done[0]) == set(tickets(table, "berlin–paris"))


def test_other_players_routes_do_not_close_a_gap() -> None:
    """C-17: own routes."""
    table = bare()
    table.hold(0, *tickets(table, "berlin–paris"))
    table.own(0, *routes(table, "berlin–frankfurt")).own(1, *routes(table, "frankfurt–paris"))
    assert table.sheet().lines[0, codes.LINE_TICKETS] == -7


def test_the_highest_total_wins_and_totals_may_be_negative() -> None:
    """C-18."""
    table = bare("new-york", 3)
    table.hold(0, *tickets(table, "chelsea–brooklyn")).hold(1, *tickets(table, "soho–east-village"))
    assert totals(table) == [-8, -4, 0]
    assert places(table) == [3, 2, 1]


@pytest.mark.parametrize(
    ("edition", "one", "other"),
    [
        pytest.param("europe", "kharkov–kyiv", "berlin–danzig", id="EU-19"),
        pytest.param("italy", "agrigento–catania", "genova–pisa", id="IT-13"),
        pytest.param("new-york", "chelsea–midtown-west", "gramercy-park–greenwich-village", id="NY-7"),
        pytest.param("berlin", "zoo–kurfuerstendamm", "reichstag–friedrichstrasse", id="BE-10"),
    ],
)
def test_whoever_is_still_tied_shares_the_place(edition: str, one: str, other: str) -> None:
    """C-18, EU-19, IT-13, NY-7, BE-10: and the place after a shared one is skipped."""
    table = bare(edition, 4)
    assert places(table) == [1, 1, 1, 1]
    table.hold(1, table.edition.variant_tickets()[-1].index)
    assert places(table) == [1, 4, 1, 1]
    table.own(2, *routes(table, one)).own(3, *routes(table, other))
    assert places(table) == [3, 4, 1, 1]


# --- routes -----------------------------------------------------------------------------------------------------------
CARS = {1: 1, 2: 2, 3: 4, 4: 7, 5: 10, 6: 15, 7: 18, 8: 21}


@pytest.mark.parametrize(
    ("edition", "piece", "points", "lengths"),
    [
        pytest.param("europe", "car", CARS, {1, 2, 3, 4, 6, 8}, id="EU-6"),
        pytest.param("italy", "car", CARS, {1, 2, 3, 4, 5, 6, 7}, id="IT-12"),
        pytest.param("new-york", "taxi", CARS, {1, 2, 3, 4}, id="NY-6"),
        pytest.param("berlin", "tram", CARS, {1, 2, 3, 4}, id="BE-6 trams"),
        pytest.param("berlin", "subway", {1: 1, 2: 3, 3: 5, 4: 8}, {1, 2, 3, 4}, id="BE-6 subways"),
    ],
)
def test_points_of_a_route(edition: str, piece: str, points: dict[int, int], lengths: set[int]) -> None:
    """EU-6, IT-12, NY-6, BE-6: every route by itself, by the cards it costs."""
    seen = set()
    for route in edition_named(edition).routes:
        if route.piece == piece:
            assert bare(edition).own(0, route.index).sheet().lines[0, codes.LINE_ROUTES] == points[route.cards]
            seen.add(route.cards)
    assert seen == lengths


def test_routes_add_up() -> None:
    """EU-6: 1 + 4 + 21."""
    table = bare()
    table.own(0, *routes(table, "budapest–wien", "berlin–wien", "petrograd–stockholm"))
    assert table.sheet().lines[:, codes.LINE_ROUTES].tolist() == [26, 0, 0, 0, 0]


# --- stations ---------------------------------------------------------------------------------------------------------
def borrowed(table: Table, seat: int = 0) -> list[int]:
    return [int(route) for route in table.sheet().borrowed[seat] if route != numbers.NONE]


def test_a_station_lends_a_route_of_another_player() -> None:
    """EU-15."""
    table = bare()
    table.hold(0, *tickets(table, "berlin–paris"))
    table.own(0, *routes(table, "berlin–frankfurt")).own(1, *routes(table, "frankfurt–paris"))
    table.station(0, "frankfurt")
    assert table.sheet().lines[0, codes.LINE_TICKETS] == 7
    assert borrowed(table) == routes(table, "frankfurt–paris")


@pytest.mark.parametrize("city", ["berlin", "munchen"])
def test_a_station_lends_only_routes_that_end_in_its_city(city: str) -> None:
    """EU-15."""
    table = bare()
    table.hold(0, *tickets(table, "berlin–paris"))
    table.own(0, *routes(table, "berlin–frankfurt")).own(1, *routes(table, "frankfurt–paris"))
    table.station(0, city)
    assert (table.sheet().lines[0, codes.LINE_TICKETS], borrowed(table)) == (-7, [])


def test_somebody_elses_station_lends_nothing() -> None:
    """EU-15: its owner alone uses it."""
    table = bare()
    table.hold(0, *tickets(table, "berlin–paris"))
    table.own(0, *routes(table, "berlin–frankfurt")).own(1, *routes(table, "frankfurt–paris"))
    table.station(1, "frankfurt")
    assert table.sheet().lines[0, codes.LINE_TICKETS] == -7


def test_an_unclaimed_route_gives_nothing() -> None:
    """EU-15."""
    table = bare()
    table.hold(0, *tickets(table, "berlin–paris")).own(0, *routes(table, "berlin–frankfurt"))
    table.station(0, "frankfurt")
    assert (table.sheet().lines[0, codes.LINE_TICKETS], borrowed(table)) == (-7, [])


def test_an_own_route_is_not_borrowed() -> None:
    """EU-15: it counts anyway."""
    table = bare()
    table.hold(0, *tickets(table, "berlin–paris")).own(0, *routes(table, "berlin–frankfurt", "frankfurt–paris"))
    table.station(0, "frankfurt")
    assert (table.sheet().lines[0, codes.LINE_TICKETS], borrowed(table)) == (7, [])


def test_two_stations_make_a_chain() -> None:
    """EU-15: London borrows the way to Edinburgh, Dieppe the one to London; one station is not enough for both."""
    table = bare()
    table.hold(0, *tickets(table, "edinburgh–paris")).own(0, *routes(table, "dieppe–paris"))
    table.own(1, *routes(table, "edinburgh–london", "dieppe–london")).station(0, "london")
    assert (table.sheet().lines[0, codes.LINE_TICKETS], borrowed(table)) == (-7, [])
    table.station(0, "dieppe")
    assert table.sheet().lines[0, codes.LINE_TICKETS] == 7
    assert borrowed(table) == routes(table, "dieppe–london", "edinburgh–london")  # in the order of the cities


def test_stations_alone_can_fulfil_a_ticket() -> None:
    """EU-15: without any own route."""
    table = bare(players=3)
    table.hold(0, *tickets(table, "edinburgh–paris")).station(0, "edinburgh").station(0, "dieppe").station(0, "paris")
    table.own(1, *routes(table, "edinburgh–london", "dieppe–paris")).own(2, *routes(table, "dieppe–london"))
    assert table.sheet().lines[0, codes.LINE_TICKETS] == 7
    assert (table.sheet().longest_length[0], table.sheet().lines[0, codes.LINE_ROUTES]) == (0, 0)


def test_the_borrowed_route_serves_all_tickets() -> None:
    """EU-15: the same one for all tickets."""
    table = bare()
    table.hold(0, *tickets(table, "edinburgh–paris", "london–paris"))
    table.own(0, *routes(table, "edinburgh–london", "dieppe–london")).own(1, *routes(table, "dieppe–paris"))
    table.station(0, "paris")
    assert table.sheet().lines[0, codes.LINE_TICKETS] == 7 + 3


def test_a_station_borrows_one_route_only() -> None:
    """EU-15: two tickets that need two routes of one city."""
    table = bare()
    table.hold(0, *tickets(table, "madrid–paris", "london–paris"))
    table.own(0, *routes(table, "madrid–pamplona", "dieppe–london"))
    table.own(1, *routes(table, "dieppe–paris", "pamplona–paris")).station(0, "paris")
    assert table.sheet().lines[0, codes.LINE_TICKETS] == 7 - 3
    assert borrowed(table) == routes(table, "pamplona–paris")


def test_more_points_are_chosen_before_more_tickets() -> None:
    """EU-15: 13 points for one ticket rather than 3 + 7 for two."""
    table = bare()
    table.hold(0, *tickets(table, "london–paris", "edinburgh–paris", "berlin–madrid"))
    table.own(0, *routes(table, "edinburgh–london", "dieppe–london", "berlin–frankfurt", "frankfurt–paris"))
    table.own(0, *routes(table, "madrid–pamplona")).own(1, *routes(table, "dieppe–paris", "pamplona–paris"))
    table.station(0, "paris")
    sheet = table.sheet()
    assert (sheet.lines[0, codes.LINE_TICKETS], sheet.tickets_done[0]) == (13 - 3 - 7, 1)
    assert borrowed(table) == routes(table, "pamplona–paris")


ONE_TICKET_FIRST = {
    "own": [
        *("berlin–frankfurt", "berlin–warszawa", "kyiv–warszawa", "bucuresti–kyiv", "bucuresti–constantinople"),
        *("munchen–zurich", "munchen–wien", "wien–zagrab"),
    ],
    "lent": ["frankfurt–paris", "paris–zurich"],
    "held": ["constantinople–paris", "paris–wien", "paris–zagrab"],  # 15 = 8 + 7
}
TWO_TICKETS_FIRST = {
    "own": ["edinburgh–london", "dieppe–london", "marseille–paris", "marseille–roma", "madrid–pamplona"],
    "lent": ["pamplona–paris", "dieppe–paris"],
    "held": ["madrid–roma", "london–paris", "edinburgh–paris"],  # 10 = 3 + 7
}


@pytest.mark.parametrize("case", [ONE_TICKET_FIRST, TWO_TICKETS_FIRST], ids=["one first", "two first"])
def test_with_equal_points_more_tickets_are_chosen(case: dict[str, list[str]]) -> None:
    """EU-15: whichever of the two routes has the lower number."""
    table = bare()
    table.hold(0, *tickets(table, *case["held"])).own(0, *routes(table, *case["own"]))
    table.own(1, *routes(table, *case["lent"])).station(0, "paris")
    sheet = table.sheet()
    assert (sheet.lines[0, codes.LINE_TICKETS], sheet.tickets_done[0]) == (0, 2)
    assert borrowed(table) == routes(table, case["lent"][1])
    assert members(sheet.done[0]) == set(tickets(table, *case["held"][1:]))


@pytest.mark.parametrize("neighbors", [8, numbers.STATION_OPTIONS])
def test_a_station_in_a_hub_may_borrow_any_of_its_routes(neighbors: int) -> None:
    """EU-15: also the last of them."""
    edition = drawn([(0, city, 1) for city in range(1, neighbors + 1)], tickets=[(0, neighbors, 7)])
    state = position(owned=[(), range(neighbors)], held=[[0]], stations=[[0]])
    assert sheet_of(edition.board()[0], state).lines[0, codes.LINE_TICKETS] == 7


@pytest.mark.parametrize(("built", "points"), [(0, 12), (1, 8), (2, 4), (3, 0)])
def test_unbuilt_stations_are_worth_four_points_each(built: int, points: int) -> None:
    """EU-16."""
    table = bare()
    for city in ["wien", "roma", "paris"][:built]:
        table.station(0, city)
    assert table.sheet().lines[:, codes.LINE_STATIONS].tolist() == [points, 12, 0, 0, 0]
    assert totals(table) == [points, 12]


# --- the longest path -------------------------------------------------------------------------------------------------
WESTERN_LOOP = ["brest–dieppe", "dieppe–paris", "brest–paris"]  # 2 + 1 + 3
EASTERN_LOOP = ["bruxelles–paris", "bruxelles–frankfurt", "frankfurt–paris"]  # 2 + 2 + 3


@pytest.mark.parametrize(
    ("own", "length"),
    [
        pytest.param(["budapest–wien"], 1, id="one route"),
        pytest.param(["budapest–wien", "wien–zagrab", "munchen–wien"], 3 + 2, id="a branch does not count"),
        pytest.param(WESTERN_LOOP, 6, id="a round trip"),
        pytest.param([*WESTERN_LOOP, *EASTERN_LOOP], 13, id="twice through Paris"),
        pytest.param([*WESTERN_LOOP, *EASTERN_LOOP, "paris–zurich"], 16, id="three times at Paris"),
        pytest.param([*WESTERN_LOOP, "paris–zurich", "marseille–paris"], 6 + 4 + 3, id="on through the loop's city"),
        pytest.param([*WESTERN_LOOP, "dieppe–london", "paris–zurich"], 2 + 2 + 3 + 3, id="the longer side of a loop"),
        pytest.param(["berlin–wien", "petrograd–stockholm", "dieppe–paris"], 8, id="separate networks do not add up"),
        pytest.param([], 0, id="no car"),
    ],
)
def test_longest_path(own: list[str], length: int) -> None:
    """EU-18: no car counts twice, a city may be passed again, branches do not count."""
    table = bare().own(0, *routes(bare(), *own))
    sheet = table.sheet()
    assert sheet.longest_length[0] == length
    assert sheet.lines[:, codes.LINE_LONGEST].tolist() == [10 if length else 0, 0, 0, 0, 0]


def test_a_borrowed_route_is_no_part_of_the_path() -> None:
    """EU-18."""
    table = bare()
    table.hold(0, *tickets(table, "berlin–paris")).station(0, "frankfurt")
    table.own(0, *routes(table, "berlin–frankfurt")).own(1, *routes(table, "frankfurt–paris"))
    assert borrowed(table) == routes(table, "frankfurt–paris")
    assert table.sheet().longest_length[0] == 3


def test_all_tied_players_get_the_points_for_the_longest_path() -> None:
    """EU-18: 3 + 1, 4 and 2 + 2 cars; the fourth player has 3."""
    table = bare(players=4)
    table.own(0, *routes(table, "berlin–wien", "budapest–wien")).own(1, *routes(table, "kharkov–kyiv"))
    table.own(2, *routes(table, "cadiz–lisboa", "dieppe–london", "brest–dieppe"))
    table.own(3, *routes(table, "lisboa–madrid"))
    assert table.sheet().longest_length.tolist() == [4, 4, 4, 3, 0]
    assert table.sheet().lines[:, codes.LINE_LONGEST].tolist() == [10, 10, 10, 0, 0]


# --- ties -------------------------------------------------------------------------------------------------------------
def test_europe_breaks_a_tie_by_tickets_before_the_path() -> None:
    """EU-19: 2 + 2 points with a ticket and a path of 2 before 4 points with a path of 3."""
    table = bare(players=3)
    table.own(0, *routes(table, "cadiz–lisboa")).hold(0, *tickets(table, "cadiz–lisboa"))
    table.own(1, *routes(table, "berlin–wien")).own(2, *routes(table, "petrograd–stockholm"))
    assert totals(table) == [16, 16, 43]
    assert places(table) == [2, 3, 1]


def test_europe_breaks_a_tie_by_the_path() -> None:
    """EU-19: 7 points for four cars, or for 3 + 2 + 1 in a row."""
    table = bare(players=3)
    table.own(0, *routes(table, "kharkov–kyiv")).own(2, *routes(table, "petrograd–stockholm"))
    table.own(1, *routes(table, "berlin–wien", "budapest–wien", "budapest–zagrab"))
    assert totals(table) == [19, 19, 43]
    assert table.sheet().longest_length.tolist() == [4, 6, 8, 0, 0]
    assert places(table) == [3, 2, 1]


def test_europe_shares_a_place_after_tickets_and_path() -> None:
    """EU-19."""
    table = bare(players=3)
    table.own(0, *routes(table, "kharkov–kyiv")).own(1, *routes(table, "berlin–danzig"))
    table.own(2, *routes(table, "petrograd–stockholm"))
    assert places(table) == [2, 2, 1]


@pytest.mark.parametrize(
    ("edition", "own", "held", "others", "total"),
    [
        pytest.param(
            "italy",
            ["bergamo–svizzera-bergamo", "bergamo–verona"],
            "Svizzera–verona",
            ["cosenza–salerno", "napoli–salerno"],
            8,
            id="IT-13",
        ),
        pytest.param(
            "new-york",
            ["midtown-west–times-square", "times-square–united-nations"],
            "midtown-west–united-nations",
            ["chelsea–soho"],
            8,
            id="NY-7",
        ),
        pytest.param(
            "berlin",
            ["zoo–charlottenburger-tor", "zoo–siegessaeule"],
            "charlottenburger-tor–siegessaeule",
            ["hansaplatz–hauptbahnhof"],
            5,
            id="BE-10",
        ),
    ],
)
def test_a_tie_is_broken_by_tickets(edition: str, own: list[str], held: str, others: list[str], total: int) -> None:
    """IT-13, NY-7, BE-10: more fulfilled tickets."""
    table = bare(edition)
    table.own(1, *routes(table, *own)).hold(1, *tickets(table, held)).own(0, *routes(table, *others))
    assert totals(table) == [total, total]
    assert places(table) == [2, 1]


@pytest.mark.parametrize(
    ("edition", "one", "other"),
    [
        pytest.param("italy", ["agrigento–catania", "genova–pisa"], ["cosenza–salerno", "napoli–salerno"], id="IT-13"),
        pytest.param("berlin", ["zoo–kurfuerstendamm"], ["zoo–charlottenburger-tor", "zoo–kadewe"], id="BE-10"),
        pytest.param(
            "new-york",
            ["chelsea–midtown-west"],
            ["east-village–lower-east-side", "midtown-west–times-square"],
            id="NY-7",
        ),
    ],
)
def test_without_tickets_a_tie_is_shared(edition: str, one: list[str], other: list[str]) -> None:
    """IT-13, NY-7, BE-10: no longest path decides."""
    table = bare(edition)
    table.own(0, *routes(table, *one)).own(1, *routes(table, *other))
    assert len(set(totals(table))) == 1
    assert places(table) == [1, 1]


# --- Italy ------------------------------------------------------------------------------------------------------------
def test_routes_into_the_same_area_are_not_connected() -> None:
    """IT-8: Torino and Genova both reach Monaco, and still there is a gap between them."""
    table = bare("italy")
    table.hold(0, *tickets(table, "torino–firenze"))
    table.own(0, *routes(table, "genova–pisa", "firenze–pisa", "torino–monaco-torino", "genova–monaco-genova"))
    assert table.sheet().lines[0, codes.LINE_TICKETS] == -7
    table.own(0, *routes(table, "genova–torino"))
    assert table.sheet().lines[0, codes.LINE_TICKETS] == 7


WAY_EAST = ["milano–torino", "bergamo–milano", "bergamo–bolzano"]
FARTHER_EAST = [*WAY_EAST, "bolzano–tarvisio"]


@pytest.mark.parametrize(
    ("held", "own", "points"),
    [
        pytest.param("torino–Austria", WAY_EAST, -9, id="not yet there"),
        pytest.param("torino–Austria", [*WAY_EAST, "bolzano–austria-bolzano"], 9, id="city to area, one way in"),
        pytest.param("torino–Austria", [*FARTHER_EAST, "tarvisio–austria-tarvisio"], 9, id="another way in"),
        pytest.param("torino–Austria", ["milano–torino", "tarvisio–austria-tarvisio"], -9, id="in a different network"),
        pytest.param("Francia–Austria", [*WAY_EAST, "torino–francia"], -11, id="one area is not enough"),
        pytest.param(
            "Francia–Austria", ["torino–francia", *WAY_EAST, "bolzano–austria-bolzano"], 11, id="area to area"
        ),
        pytest.param(
            "Francia–Austria", ["torino–francia", *FARTHER_EAST, "tarvisio–austria-tarvisio"], 11, id="any terminal"
        ),
        pytest.param("Francia–Austria", ["torino–francia", "bolzano–austria-bolzano"], -11, id="two networks"),
        pytest.param(
            "Francia–Austria",
            ["torino–francia", "torino–svizzera-torino", "bolzano–svizzera-bolzano", "bolzano–austria-bolzano"],
            -11,
            id="not through Svizzera",
        ),
        pytest.param(
            "Svizzera–verona", ["bergamo–verona", "milano–svizzera-milano"], -4, id="some terminal, elsewhere"
        ),
    ],
)
def test_tickets_to_areas(held: str, own: list[str], points: int) -> None:
    """IT-8: any terminal of the area, and nothing passes through."""
    table = bare("italy")
    table.hold(0, *tickets(table, held)).own(0, *routes(table, *own))
    assert table.sheet().lines[0, codes.LINE_TICKETS] == points


# Each route reaches one more region, from two to all seventeen; those in brackets only lead on.
GRAND_TOUR = [
    ["genova–torino"], ["genova–milano"], ["milano–parma"], ["bergamo–milano", "bergamo–bolzano"], ["bolzano–venezia"],
    ["tarvisio–venezia"], ["parma–pisa"], ["grosseto–pisa", "grosseto–roma"], ["perugia–roma"], ["ancona–perugia"],
    ["ancona–pescara"], ["napoli–roma"], ["foggia–napoli"], ["napoli–salerno", "cosenza–salerno"], ["cosenza–messina"],
    ["olbia–roma"],
]  # fmt: skip
REGION_POINTS = [0, 0, 0, 0, 0, 1, 2, 4, 7, 11, 16, 22, 29, 37, 46, 56, 56, 56]


def test_points_for_regions() -> None:
    """IT-9: by the number of different regions of the network; fifteen and more are 56."""
    table = bare("italy")
    for regions, further in enumerate(GRAND_TOUR, start=2):
        table.own(0, *routes(table, *further))
        sheet = table.sheet()
        assert (sheet.networks[0], sheet.network_regions[0, 0]) == (1, regions)
        assert sheet.lines[0, codes.LINE_REGIONS] == REGION_POINTS[regions]
    assert regions == 17


def test_networks_are_counted_separately() -> None:
    """IT-9: 6 and 5 regions are 2 + 1 points, and a third network of two none. Abroad is no region."""
    table = bare("italy")
    table.own(0, *routes(table, *(route for further in GRAND_TOUR[:5] for route in further)))
    table.own(0, *routes(table, "firenze–perugia", "ancona–perugia", "ancona–pescara", "perugia–roma"))
    table.own(0, *routes(table, "cosenza–salerno", "torino–francia", "ancona–croazia-ancona"))
    sheet = table.sheet()
    assert sorted(sheet.network_regions[0, :3].tolist()) == [2, 5, 6]
    assert (sheet.networks[0], sheet.lines[0, codes.LINE_REGIONS]) == (3, 3)


SARDEGNA = ["olbia–sassari", "cagliari–sassari"]
SICILIA = ["catania–messina", "catania–siracusa", "agrigento–siracusa", "agrigento–palermo"]
PUGLIA = ["bari–foggia", "bari–taranto", "lecce–taranto"]


@pytest.mark.parametrize(
    ("own", "regions"),
    [
        pytest.param(SARDEGNA, [2], id="Sardegna"),
        pytest.param(SARDEGNA[:1], [1], id="Sardegna without Cagliari"),
        pytest.param(["olbia–sassari", "cagliari–roma"], [1, 2], id="Sardegna in two networks"),
        pytest.param([*SARDEGNA, "olbia–roma"], [3], id="Sardegna and Lazio"),
        pytest.param(SICILIA, [2], id="Sicilia"),
        pytest.param(SICILIA[1:], [1], id="Sicilia without Messina"),
        pytest.param(PUGLIA, [2], id="Puglia"),
        pytest.param(["bari–foggia", "lecce–taranto"], [1, 1], id="Puglia in two networks"),
        pytest.param(["bergamo–milano"], [1], id="Lombardia counts once"),
        pytest.param([*SARDEGNA, *SICILIA, "cagliari–palermo"], [4], id="two of them"),
        pytest.param(
            [*SARDEGNA, *SICILIA, *PUGLIA, "cosenza–messina", "cosenza–taranto", "cagliari–palermo"],
            [7],
            id="all three",
        ),
    ],
)
def test_three_regions_count_twice_when_complete(own: list[str], regions: list[int]) -> None:
    """IT-10: Sardegna, Sicilia and Puglia, in a network that has all of the region's cities."""
    table = bare("italy").own(0, *routes(bare("italy"), *own))
    sheet = table.sheet()
    assert sorted(sheet.network_regions[0, : sheet.networks[0]].tolist()) == regions
    assert sheet.lines[0, codes.LINE_REGIONS] == sum(REGION_POINTS[count] for count in regions)


def test_the_rulebooks_example_of_two_networks_joined() -> None:
    """IT-11: 5 and 5 regions are 2 points; Firenze–Pisa, both in Toscana, makes them 9 regions and 11 points."""
    table = bare("italy")
    table.own(0, *routes(table, "genova–pisa", "genova–torino", "genova–milano", "genova–parma"))
    table.own(0, *routes(table, "firenze–perugia", "ancona–perugia", "ancona–pescara", "perugia–roma"))
    sheet = table.sheet()
    assert (sheet.network_regions[0, :2].tolist(), sheet.lines[0, codes.LINE_REGIONS]) == ([5, 5], 1 + 1)
    table.own(0, *routes(table, "firenze–pisa"))
    sheet = table.sheet()
    assert (sheet.network_regions[0, :2].tolist(), sheet.lines[0, codes.LINE_REGIONS]) == ([9, 0], 11)


def test_italy_has_no_bonus_for_the_longest_path_or_most_tickets() -> None:
    """IT-12: routes and tickets are all there is."""
    table = bare("italy")
    table.own(0, *routes(table, "bergamo–svizzera-bergamo", "bergamo–verona")).hold(
        0, *tickets(table, "Svizzera–verona")
    )
    assert totals(table) == [2 + 2 + 4, 0]


# --- New York ---------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("own", "points"),
    [
        pytest.param(["lincoln-center–midtown-west"], 0, id="none touched"),
        pytest.param(["central-park–lincoln-center"], 1, id="one end"),
        pytest.param(["central-park–times-square"], 2, id="both ends"),
        pytest.param(["central-park–times-square", "times-square–united-nations"], 3, id="each once"),
        pytest.param(["central-park–times-square", "brooklyn–wall-street"], 4, id="in separate networks"),
    ],
)
def test_tourist_attractions(own: list[str], points: int) -> None:
    """NY-6: one point for each that at least one own route touches."""
    table = bare("new-york").own(0, *routes(bare("new-york"), *own))
    assert table.sheet().lines[:, codes.LINE_LANDMARKS].tolist() == [points, 0, 0, 0, 0]


def test_an_attraction_counts_for_everybody_who_touches_it() -> None:
    """NY-6."""
    table = bare("new-york")
    table.own(0, *routes(table, "central-park–lincoln-center"))
    table.own(1, *routes(table, "central-park–united-nations"))
    assert table.sheet().lines[:, codes.LINE_LANDMARKS].tolist() == [1, 2, 0, 0, 0]


def test_new_york_scores_at_the_end() -> None:
    """NY-6: routes, tickets and attractions together; nothing is on the track before."""
    table = bare("new-york")
    table.own(0, *routes(table, "midtown-west–times-square", "times-square–united-nations"))
    table.hold(0, *tickets(table, "midtown-west–united-nations", "soho–east-village"))
    assert totals(table) == [1 + 2 + 3 - 4 + 2, 0]
    assert table.state.public.points.tolist() == [0] * 5


# --- against the slow scorer ------------------------------------------------------------------------------------------
# --- whole games ------------------------------------------------------------------------------------------------------
@pytest.mark.slow
@pytest.mark.parametrize("setting", EVERY_SETTING, ids=lambda setting: setting.name)
def test_random_games_score_what_the_slow_scorer_says(setting: Setting) -> None:
    """C-17, C-18, EU-15, EU-16, EU-18, EU-19, IT-8 … IT-13, NY-6, NY-7, BE-6, BE-10."""
    state, log = records.new(records.STATE)[0], records.new(records.EVENT)
    scratch, chance = records.new_scratch()[0], records.new(records.CHANCE)[0]
    for seed in range(GAMES):
        kernel.begin_chance(chance, key_of(seed + 5000))
        kernel.new_game(setting.board, state, setting.players, numbers.NOBODY, key_of(seed), log)
        kernel.play_random(setting.board, state, scratch, chance, log)
        check_sheet(scorer_of(setting.edition), setting.board, state)
        check_track(setting, state)


def check_track(setting: Setting, state: Any) -> None:
    """EU-6, BE-6: what routes score on claiming is on the track; NY-6: there is nothing on it before the end."""
    sheet = sheet_of(setting.board, state)
    shown = (
        sheet.lines[:, codes.LINE_ROUTES]
        if edition_named(setting.edition).points_on_claim
        else 0 * sheet.lines[:, codes.LINE_ROUTES]
    )
    assert state.public.points.tolist() == shown.tolist()


@pytest.mark.parametrize("style", ["random", "building", "curious"])
@pytest.mark.parametrize("setting", EVERY_VARIANT, ids=lambda setting: setting.name)
def test_every_position_of_a_game_can_be_scored(setting: Setting, style: str) -> None:
    """C-17, C-18: as if the game ended now, whatever is being decided."""
    played = play_game(setting, seed=7, style=style)
    for state in played.states[:: 1 + len(played.states) // 20]:
        check_sheet(scorer_of(setting.edition), setting.board, state)
        check_track(setting, state)


# --- crowded boards ---------------------------------------------------------------------------------------------------
def crowded(setting: Setting, rng: random.Random) -> Any:
    """Routes, tickets and stations strewn over the seats, far more than a game brings, parallels included.

    Where paths are measured, nobody has more pieces than any edition allows.
    """
    edition = edition_named(setting.edition)
    state = records.new(records.STATE)[0]
    kernel.new_game(setting.board, state, setting.players, 0, key_of(rng.randrange(10**6)), records.new(records.EVENT))
    claimed = rng.choice([0.2, 0.5, 0.8, 1.0])
    room = [numbers.PIECES] * setting.players
    for route in rng.sample(edition.routes, len(edition.routes)):
        seat = rng.randrange(setting.players)
        takes = route.length if scorer_of(setting.edition).measures_paths else 1
        if rng.random() < claimed and takes <= room[seat]:
            call(bits.add, state.public.owned[seat], route.index)
            room[seat] -= takes
    for ticket in edition.variant_tickets(setting.variant, setting.bonus):
        if rng.random() < 0.8:
            call(bits.add, state.own[rng.randrange(setting.players)].held, ticket.index)
    if edition.stations:
        cities = rng.sample(range(len(edition.cities)), setting.players * edition.stations.number)
        for number, city in enumerate(cities):
            if rng.random() < 0.8:
                state.public.station_owner[city] = number % setting.players
                state.public.stations[number % setting.players] -= 1
    return state


@pytest.mark.parametrize("setting", EVERY_SETTING, ids=lambda setting: setting.name)
def test_crowded_boards_score_what_the_slow_scorer_says(setting: Setting) -> None:
    """C-17, EU-15, EU-18, IT-9, IT-10, NY-6: far denser networks than in games, three stations, many tickets."""
    rng = random.Random(setting.name)
    for _ in range(8):
        check_sheet(scorer_of(setting.edition), setting.board, crowded(setting, rng))
