"""Reading, checking and compiling editions: the shipped data, every kind of problem, every field of the Board."""

import heapq
import shutil
import tomllib
from collections import Counter
from collections.abc import Iterator
from dataclasses import FrozenInstanceError, replace
from pathlib import Path

import numpy as np
import pytest

from branchline.edition import (
    City,
    Edition,
    EditionError,
    OptionError,
    Problem,
    Route,
    Ticket,
    available_editions,
    check_edition,
    load_edition,
)
from branchline.edition.lines import find_places
from branchline.edition.places import MAX_PROBLEMS
from branchline.edition.setup import cities_on_the_table
from branchline.kernel import numbers, records
from tests.kit.paths import EDITIONS

NUMBERS, BOARD = "edition.toml", "board.toml"


# --- the shipped editions ---------------------------------------------------------------------------------------------
def test_the_shipped_editions_in_their_order() -> None:
    assert available_editions() == ("europe", "italy", "new-york", "berlin", "legends")


@pytest.mark.parametrize("name", available_editions())
def test_a_shipped_edition_has_no_problems(name: str) -> None:
    assert check_edition(name) == []
    assert load_edition(name).name == name


@pytest.mark.parametrize(
    ("name", "cities", "routes", "tickets", "players"),
    [
        ("europe", 47, 101, 108, (2, 5)),
        ("italy", 46, 128, 56, (2, 5)),
        ("new-york", 15, 41, 18, (2, 4)),
        ("berlin", 20, 52, 22, (2, 4)),
    ],
)
def test_sizes(name: str, cities: int, routes: int, tickets: int, players: tuple[int, int]) -> None:
    edition = load_edition(name)
    assert (len(edition.cities), len(edition.routes), len(edition.tickets)) == (cities, routes, tickets)
    assert edition.players == players


@pytest.mark.parametrize(
    ("name", "colors", "per_color", "jokers"),
    [("europe", 8, 12, 14), ("italy", 8, 12, 14), ("new-york", 6, 6, 8), ("berlin", 6, 6, 8)],
)
def test_cards(name: str, colors: int, per_color: int, jokers: int) -> None:
    cards = load_edition(name).cards
    assert (len(cards.colors), cards.per_color, cards.jokers) == (colors, per_color, jokers)
    assert cards.total == {8: 110, 6: 44}[colors]


def test_europe_has_46_and_55_and_7_tickets() -> None:
    europe = load_edition("europe")
    sets = Counter(name for ticket in europe.tickets for name in ticket.sets)
    assert sets == {"europa": 46, "1912": 55, "max": 1, "orient-express": 6, "big-cities": 45}
    decks = Counter((ticket.sets[0], ticket.deck) for ticket in europe.tickets)
    assert decks[("europa", "long")] == decks[("1912", "long")] == 6
    assert all(ticket.deck == "normal" for ticket in europe.tickets if "big-cities" in ticket.sets)


def test_big_city_tickets_touch_big_cities() -> None:
    """EU-22: the nine cities with the logo."""
    europe = load_edition("europe")
    big = {city.id for city in europe.cities if city.big}
    assert big == {"london", "berlin", "moskva", "paris", "wien", "madrid", "roma", "athina", "angora"}
    for ticket in europe.tickets:
        assert "big-cities" not in ticket.sets or big.intersection(ticket.places)


@pytest.mark.parametrize(
    ("variant", "long", "normal", "bonus"),
    [("classic", 6, 40, 47), ("1912", 6, 49, 56), ("mega", 12, 89, 96), ("big-cities", 0, 45, 52)],
)
def test_tickets_of_the_european_variants(variant: str, long: int, normal: int, bonus: int) -> None:
    """EU-2, EU-20, EU-21, EU-22, EU-23."""
    europe = load_edition("europe")
    decks = Counter(ticket.deck for ticket in europe.variant_tickets(variant))
    assert (decks["long"], decks["normal"]) == (long, normal)
    assert sum(ticket.deck == "normal" for ticket in europe.variant_tickets(variant, bonus=True)) == bonus


def test_italy_has_34_cities_12_terminals_and_17_regions() -> None:
    italy = load_edition("italy")
    assert sum(not city.is_terminal for city in italy.cities) == 34
    assert {area: len(terminals) for area, terminals in italy.areas.items()} == {
        "Francia": 1,
        "Monaco": 2,
        "Svizzera": 4,
        "Austria": 2,
        "Croazia": 3,
    }
    assert italy.regions
    assert len(italy.regions.names) == 17
    assert italy.regions.double == ("Sardegna", "Sicilia", "Puglia")
    assert all((city.region is None) == city.is_terminal for city in italy.cities)


def test_italian_ferries_are_exactly_the_grey_routes() -> None:
    """IT-5."""
    assert all((route.color == "grey") == (route.waves > 0) for route in load_edition("italy").routes)


def test_new_york_has_9_landmarks() -> None:
    assert sum(city.landmark for city in load_edition("new-york").cities) == 9


def test_berlin_has_trams_and_subways() -> None:
    """BE-3, BE-4: a tram for each space; one subway, and the cards beside the field."""
    berlin = load_edition("berlin")
    assert [(piece.name, piece.number) for piece in berlin.pieces] == [("tram", 11), ("subway", 5)]
    assert Counter(route.piece for route in berlin.routes) == {"tram": 32, "subway": 20}
    assert all(route.cards == route.length for route in berlin.routes if route.piece == "tram")
    assert all(route.length == 1 for route in berlin.routes if route.piece == "subway")
    assert berlin.pieces[0].points != berlin.pieces[1].points  # BE-6


def test_what_is_designed_says_so() -> None:
    designed = {name: load_edition(name).designed_parts for name in available_editions()}
    assert designed == {
        "europe": ("tickets-orient-express",),
        "italy": (),
        "new-york": (),
        "berlin": ("points", "cities", "routes", "tickets"),
        "legends": ("variants", "effects", "routes-trackbeds"),
    }
    for name in available_editions():
        for ticket in load_edition(name).tickets:
            assert ticket.designed == (name == "berlin" or "orient-express" in ticket.sets)


def test_every_part_has_a_provenance() -> None:
    for name in available_editions():
        parts = {item.part.split("-")[0]: item for item in load_edition(name).provenance}
        assert {"cards", "pieces", "points", "variants", "cities", "routes", "tickets", "coordinates"} <= set(parts)
        assert all(item.note for item in parts.values())


def shortest(edition: Edition, ticket: Ticket) -> int:
    """The fewest cards that connect the ticket's ends."""
    cost: dict[int, int] = {}
    starts = edition.areas.get(ticket.places[0], ticket.ends[:1])
    goals = edition.areas.get(ticket.places[1], ticket.ends[1:])
    queue = [(0, start) for start in starts]
    while queue:
        so_far, city = heapq.heappop(queue)
        if city in goals:
            return so_far
        if city not in cost:
            cost[city] = so_far
            for route in edition.routes:
                if city in route.ends:
                    heapq.heappush(queue, (so_far + route.cards, sum(route.ends) - city))
    raise AssertionError("not connected")


@pytest.mark.parametrize(
    ("name", "sets"), [("europe", {"max", "orient-express"}), ("new-york", {"new-york"}), ("berlin", {"berlin"})]
)
def test_tickets_said_to_be_worth_their_shortest_path_are(name: str, sets: set[str]) -> None:
    edition = load_edition(name)
    chosen = [ticket for ticket in edition.tickets if sets.intersection(ticket.sets)]
    assert [ticket.points for ticket in chosen] == [shortest(edition, ticket) for ticket in chosen]


def test_the_odd_italian_ticket_is_kept_as_the_source_has_it() -> None:
    italy = load_edition("italy")
    odd = italy.ticket("genova-pescara")
    assert (odd.points, shortest(italy, odd)) == (7, 10)
    assert "as in the source" in odd.note


# --- ids --------------------------------------------------------------------------------------------------------------
def test_route_ids() -> None:
    europe = load_edition("europe")
    ids = [route.id for route in europe.routes]
    assert "amsterdam-london" in ids
    assert {"berlin-frankfurt-black", "berlin-frankfurt-red"} <= set(ids)  # parallels of different colours
    assert {"dieppe-london-1", "dieppe-london-2"} <= set(ids)  # of the same colour
    assert len(set(ids)) == len(ids)


def test_a_ticket_id_gets_its_set_where_two_have_the_same_ends(tmp_path: Path) -> None:
    folder = copy(tmp_path, "europe")
    edit(folder / BOARD, 'from = "kobenhavn", to = "london"', 'from = "athina", to = "edinburgh"')
    ids = {ticket.id for ticket in load_edition(folder).tickets}
    assert {"athina-edinburgh-europa", "athina-edinburgh-max"} <= ids


def test_a_third_parallel_gets_colour_and_number(tmp_path: Path) -> None:
    folder = copy(tmp_path, "europe")
    line = '  { from = "dieppe", to = "london", color = "red", length = 2 },\n'
    edit(folder / BOARD, "routes = [\n", "routes = [\n" + line)
    ids = [route.id for route in load_edition(folder).routes]
    assert {"dieppe-london-red", "london-dieppe-grey-1", "dieppe-london-grey-1"} & set(ids)
    assert "dieppe-london-red" in ids
    assert "dieppe-london-grey-2" in ids


def test_an_area_in_a_ticket_id_is_written_small() -> None:
    assert load_edition("italy").ticket("francia-austria").places == ("Francia", "Austria")


def test_lookups_by_id_suggest_the_closest() -> None:
    europe = load_edition("europe")
    assert europe.city("wien").name == "Wien"
    assert europe.route("amsterdam-london").symbols == 2
    with pytest.raises(LookupError, match="'wein'; did you mean 'wien'"):
        europe.city("wein")


# --- loading ----------------------------------------------------------------------------------------------------------
def test_an_edition_is_found_by_name_folder_or_file(tmp_path: Path) -> None:
    folder = copy(tmp_path, "berlin")
    expected = load_edition("berlin")
    for place in (folder, str(folder), folder / NUMBERS, str(folder / BOARD)):
        assert load_edition(place) == expected


def test_an_unknown_name_lists_the_editions_and_suggests_one() -> None:
    with pytest.raises(EditionError, match="europe, italy, new-york, berlin, legends; did you mean 'europe'") as caught:
        load_edition("europa")
    assert [problem.code for problem in caught.value.problems] == ["unknown-edition"]


def test_the_error_lists_every_problem(tmp_path: Path) -> None:
    folder = copy(tmp_path, "berlin")
    edit(folder / NUMBERS, "jokers = 8", "jokers = -1")
    edit(folder / BOARD, "length = 1", "length = 0")
    with pytest.raises(EditionError) as caught:
        load_edition(folder)
    assert [problem.code for problem in caught.value.problems] == ["out-of-range", "out-of-range"]
    assert str(caught.value) == "\n".join(map(str, check_edition(folder)))


def test_an_edition_is_a_value() -> None:
    europe = load_edition("europe")
    assert europe == load_edition("europe")
    assert hash(europe) == hash(load_edition("europe"))
    with pytest.raises(FrozenInstanceError):
        europe.title = "x"  # type: ignore[misc]


# --- options ----------------------------------------------------------------------------------------------------------
def test_an_unknown_variant_is_refused_with_the_known_ones() -> None:
    with pytest.raises(OptionError, match="classic, 1912, mega, big-cities; did you mean 'mega'"):
        load_edition("europe").setup("megga")


def test_bonus_tickets_are_refused_where_there_are_none() -> None:
    with pytest.raises(OptionError, match="Italy has no bonus tickets"):
        load_edition("italy").setup(bonus=True)


# --- fingerprint ------------------------------------------------------------------------------------------------------
def test_names_and_notes_do_not_change_the_fingerprint(tmp_path: Path) -> None:
    folder = copy(tmp_path, "berlin")
    edit(folder / BOARD, 'name = "Zoo", lon = 13.3378', 'name = "Zoologischer Garten", lon = 13')
    edit(folder / NUMBERS, "format = 1", "# a comment\nformat = 1")
    edit(folder / NUMBERS, 'title = "Berlin"', 'title = "Spree"')
    assert load_edition(folder).fingerprint == load_edition("berlin").fingerprint


@pytest.mark.parametrize(
    ("name", "file", "old", "new"),
    [
        ("berlin", NUMBERS, "jokers = 8", "jokers = 9"),
        ("berlin", NUMBERS, "4 = 8", "4 = 9"),
        ("berlin", NUMBERS, "trigger = 1", "trigger = 2"),
        ("berlin", NUMBERS, "parallel_from = 3", "parallel_from = 4"),
        ("berlin", NUMBERS, "draw = 2", "draw = 3"),
        ("berlin", BOARD, 'color = "black", length = 1', 'color = "red", length = 1'),
        ("berlin", BOARD, "points = 6", "points = 7"),
        ("berlin", NUMBERS, 'joker_name = "bicycle"', 'joker_name = "bike"'),
        ("italy", NUMBERS, "15 = 56", "15 = 57"),
        ("italy", NUMBERS, '"Sardegna", "Sicilia", "Puglia"]', '"Sicilia", "Puglia"]'),
        ("italy", BOARD, 'region = "Umbria"', 'region = "Lazio"'),
        ("new-york", BOARD, ", landmark = true", ""),
        ("new-york", NUMBERS, "points_on_claim = false", "points_on_claim = true"),
        ("europe", BOARD, ", tunnel = true", ""),
        ("europe", BOARD, "symbols = 2", "symbols = 1"),
        ("europe", NUMBERS, "cost = [1, 2, 3]", "cost = [1, 2, 2]"),
        ("europe", NUMBERS, 'tie_breaks = ["tickets", "longest"]', 'tie_breaks = ["longest", "tickets"]'),
        ("legends", "steps.toml", "arrival = 4", "arrival = 5"),
    ],
)
def test_what_matters_for_play_changes_the_fingerprint(
    tmp_path: Path, name: str, file: str, old: str, new: str
) -> None:
    folder = copy(tmp_path, name)
    edit(folder / file, old, new)
    if "Umbria" in old:
        edit(folder / NUMBERS, '"Umbria", ', "")
    assert load_edition(folder).fingerprint != load_edition(name).fingerprint


# --- the compiled board -----------------------------------------------------------------------------------------------
def members(words: np.ndarray) -> set[int]:
    return {64 * at + bit for at, word in enumerate(words) for bit in range(64) if int(word) >> bit & 1}


def board_of(name: str, variant: str | None = None, bonus: bool = False) -> np.record:
    board: np.record = load_edition(name).board(load_edition(name).setup(variant, bonus=bonus))[0]
    return board


def test_a_board_is_one_read_only_record_and_always_the_same() -> None:
    europe = load_edition("europe")
    board = europe.board()
    assert board.shape == (1,)
    assert board.dtype == records.BOARD
    assert europe.board() is board
    assert europe.board(europe.setup("classic")) is board
    assert europe.board(europe.setup(bonus=True)) is not board
    with pytest.raises(ValueError, match="read-only"):
        board["trigger"][0] = 7


def test_the_numbers_of_europe() -> None:
    board = board_of("europe")
    assert (board.cities, board.routes, board.tickets, board.colors, board.regions) == (47, 101, 108, 8, 0)
    assert (board.players_min, board.players_max) == (2, 5)
    assert list(board.deck) == [12] * 8 + [14]
    assert (board.hand_size, board.display_size, board.joker_limit) == (4, 5, 3)  # EU-1, C-4
    assert list(board.pieces) == [45, 0]
    assert board.trigger == 2
    assert (board.parallel_from, board.points_on_claim, board.tunnel_reveal) == (4, 1, 3)  # EU-5, EU-6, EU-8
    assert (board.stations, list(board.station_cost), board.station_points) == (3, [1, 2, 3, 0], 4)  # EU-13 to EU-16
    assert (board.ferry_cards, board.ferry_limit, board.ferry_waves) == (0, 0, 0)
    assert (board.longest_points, board.landmark_points) == (10, 0)  # EU-18
    assert list(board.tie_breaks) == [numbers.BY_TICKETS, numbers.BY_LONGEST]  # EU-19
    assert not board.region_points.any()


DEALING = (
    "deal_long",
    "deal_normal",
    "two_steps",
    "keep_long_max",
    "keep_setup",
    "keep_with_long",
    "keep_without_long",
)


@pytest.mark.parametrize(
    ("variant", "dealing", "unkept_to_box", "drawing"),
    [
        ("classic", (1, 3, 0, 0, 2, 0, 0), 1, (3, 1)),  # EU-2, EU-4
        ("1912", (1, 3, 0, 0, 2, 0, 0), 1, (3, 1)),  # EU-20
        ("mega", (2, 5, 1, 1, 0, 2, 3), 0, (3, 1)),  # EU-21
        ("big-cities", (0, 5, 0, 0, 2, 0, 0), 0, (4, 1)),  # EU-22
    ],
)
def test_the_dealing_of_the_european_variants(
    variant: str, dealing: tuple[int, ...], unkept_to_box: int, drawing: tuple[int, int]
) -> None:
    board = board_of("europe", variant)
    assert tuple(board[field] for field in DEALING) == dealing
    assert board.unkept_to_box == unkept_to_box
    assert (board.draw_tickets, board.keep_drawn) == drawing


def test_the_numbers_of_italy() -> None:
    board = board_of("italy")
    assert (board.deal_normal, board.keep_setup, board.draw_tickets, board.unkept_to_box) == (5, 3, 4, 0)  # IT-1, IT-4
    assert (board.ferry_cards, board.ferry_limit, board.ferry_waves) == (10, 2, 2)  # IT-3
    assert (board.stations, board.tunnel_reveal, board.longest_points) == (0, 0, 0)  # IT-12
    assert list(board.tie_breaks) == [numbers.BY_TICKETS, 0]  # IT-13
    table = [0, 0, 0, 0, 0, 1, 2, 4, 7, 11, 16, 22, 29, 37, 46, 56]  # IT-9
    assert list(board.region_points[:16]) == table
    assert set(board.region_points[16:]) == {56}


def test_the_numbers_of_new_york_and_berlin() -> None:
    new_york, berlin = board_of("new-york"), board_of("berlin")
    for board in (new_york, berlin):
        assert list(board.deck) == [6] * 6 + [0, 0, 8]
        assert (board.hand_size, board.deal_normal, board.keep_setup, board.draw_tickets) == (2, 2, 1, 2)
        assert board.parallel_from == 3
    assert (list(new_york.pieces), new_york.trigger, new_york.points_on_claim) == ([15, 0], 2, 0)  # NY-5, NY-6
    assert new_york.landmark_points == 1
    assert new_york.landmark.sum() == 9
    assert (list(berlin.pieces), berlin.trigger, berlin.points_on_claim) == ([11, 5], 1, 1)  # BE-9, BE-6


@pytest.mark.parametrize("name", available_editions())
def test_each_route_is_compiled(name: str) -> None:
    edition = load_edition(name)
    board = board_of(name)
    shown = cities_on_the_table(edition, edition.setup())
    assert members(board.all_routes) == {route.index for route in edition.routes if shown.issuperset(route.ends)}
    for route in edition.routes:
        at = route.index
        color = numbers.GREY if route.color == "grey" else edition.cards.colors.index(route.color)
        assert (board.end_a[at], board.end_b[at], board.color[at]) == (*route.ends, color)
        assert (board.cost[at], board.spaces[at]) == (route.cards, route.length)
        assert edition.pieces[board.piece[at]].name == route.piece
        assert (board.symbols[at], board.waves[at], board.tunnel[at]) == (route.symbols, route.waves, route.tunnel)
        assert board.points[at] == edition.pieces[board.piece[at]].points[route.cards]
        others = [r.index for r in edition.routes if set(r.ends) == set(route.ends) and r is not route]
        assert [other for other in board.parallels[at] if other != numbers.NONE] == others
    assert (board.parallels[len(edition.routes) :] == numbers.NONE).all()


@pytest.mark.parametrize("name", available_editions())
def test_the_claim_sets_say_what_the_rules_of_payment_say(name: str) -> None:
    edition = load_edition(name)
    board = board_of(name)
    for ferry_cards in range(numbers.FERRY_CARDS + 1):
        for number in range(numbers.COST + 1):
            joker_enough = members(board.joker_enough[ferry_cards, number])
            assert joker_enough == {r.index for r in edition.routes if jokers_needed(r, edition, ferry_cards) <= number}
            for color in range(numbers.COLORS):
                expected = {r.index for r in edition.routes if pays(r, edition, ferry_cards, color, number)}
                assert members(board.payable[ferry_cards, color, number]) == expected
    for kind in range(numbers.PIECE_KINDS):
        for number in range(numbers.COST + 1):
            short = {r.index for r in edition.routes if board.piece[r.index] == kind and r.length <= number}
            assert members(board.short_enough[kind, number]) == short


def waves_covered(route: Route, edition: Edition, ferry_cards: int) -> int:
    return min(route.waves, ferry_cards * edition.ferries.waves_per_card) if edition.ferries else 0


def jokers_needed(route: Route, edition: Edition, ferry_cards: int) -> int:
    return route.symbols + route.waves - waves_covered(route, edition, ferry_cards)


def pays(route: Route, edition: Edition, ferry_cards: int, color: int, number: int) -> bool:
    if color >= len(edition.cards.colors) or route.color not in ("grey", edition.cards.colors[color]):
        return False
    return route.cards - waves_covered(route, edition, ferry_cards) <= number


def test_a_long_italian_ferry_takes_seven_cards_or_three_and_two_ferry_cards() -> None:
    italy, board = load_edition("italy"), board_of("italy")
    ferry = italy.route("messina-salerno").index  # 7 spaces, 4 with waves
    assert [min(n for n in range(11) if ferry in members(board.payable[f, 0, n])) for f in range(3)] == [7, 5, 3]
    assert [min(n for n in range(11) if ferry in members(board.joker_enough[f, n])) for f in range(3)] == [4, 2, 0]


@pytest.mark.parametrize("name", available_editions())
@pytest.mark.parametrize("bonus", [False, True])
def test_each_ticket_is_compiled(name: str, bonus: bool) -> None:
    edition = load_edition(name)
    if bonus and not edition.bonus:
        return
    for variant in edition.variants:
        board = board_of(name, variant.name, bonus)
        for deck, words in (("normal", board.normal_tickets), ("long", board.long_tickets)):
            chosen = edition.variant_tickets(variant.name, bonus)
            assert members(words) == {ticket.index for ticket in chosen if ticket.deck == deck}
        for ticket in edition.tickets:
            ends = (board.ticket_a[ticket.index], board.ticket_b[ticket.index])
            for end, place in zip(ends, ticket.places, strict=True):
                assert end == (edition.areas[place][0] if place in edition.areas else edition.city(place).index)
            assert board.ticket_points[ticket.index] == ticket.points


def test_terminals_are_linked_and_hold_no_station() -> None:
    italy, board = load_edition("italy"), board_of("italy")
    chain = [italy.areas["Svizzera"][0]]
    while board.next_terminal[chain[-1]] != numbers.NONE:
        chain.append(int(board.next_terminal[chain[-1]]))
    assert [italy.cities[city].id for city in chain] == [
        "svizzera-torino",
        "svizzera-milano",
        "svizzera-bergamo",
        "svizzera-bolzano",
    ]
    assert members(board.all_cities) == {city.index for city in italy.cities if not city.is_terminal}
    assert all(board.next_terminal[city.index] == numbers.NONE for city in italy.cities if not city.is_terminal)


def test_regions_are_compiled() -> None:
    italy, board = load_edition("italy"), board_of("italy")
    assert italy.regions
    for index, name in enumerate(italy.regions.names):
        cities = {city.index for city in italy.cities if city.region == name}
        assert members(board.region_cities[index]) == cities
        assert cities
        assert all(board.region[city] == index for city in cities)
        assert board.region_doubles[index] == (name in ("Sardegna", "Sicilia", "Puglia"))  # IT-10
    assert all(board.region[city.index] == numbers.NONE for city in italy.cities if city.is_terminal)
    assert (board_of("europe").region == numbers.NONE).all()


# --- problems ---------------------------------------------------------------------------------------------------------
def copy(tmp_path: Path, name: str) -> Path:
    return Path(shutil.copytree(EDITIONS / name, tmp_path / name))


def edit(path: Path, old: str, new: str) -> int:
    """Replace the first `old`; the line where it was."""
    text = path.read_text()
    assert old in text, f"{old!r} is not in {path.name}"
    path.write_text(text.replace(old, new, 1))
    return text[: text.index(old)].count("\n") + 1


def line_of(path: Path, text: str) -> int:
    content = path.read_text()
    assert text in content
    return content[: content.index(text)].count("\n") + 1


def summary(problems: list[Problem]) -> list[tuple[str, int, str]]:
    return [(Path(problem.file).name, problem.line, problem.code) for problem in problems]


FIRST_ROUTE = '{ from = "zoo", to = "charlottenburger-tor", color = "black", length = 1 }'
FIRST_TICKET = '{ from = "zoo", to = "brandenburger-tor", points = 6, sets = ["berlin"], designed = true }'
SUBWAY = 'color = "orange", length = 1, piece = "subway", cards = 1'

# One line is changed, and that line has the problem: edition, file, old, new, code, part of the message.
ON_ITS_LINE = [
    # syntax
    ("berlin", NUMBERS, "[cards]", "[cards", "syntax", "not valid TOML"),
    ("berlin", NUMBERS, "per_color = 6", "per_color = ", "syntax", "not valid TOML"),
    ("berlin", NUMBERS, "per_color = 6", "per_color = 6\nper_color = 7", "syntax", "overwrite"),
    ("berlin", BOARD, FIRST_ROUTE, FIRST_ROUTE[:-2], "syntax", "not valid TOML"),
    ("berlin", NUMBERS, "jokers = 8", "jokers = " + "9" * 5000, "syntax", "too many digits"),
    ("berlin", NUMBERS, "jokers = 8", "jokers = " + "[" * 5000, "too-deep", "nested"),
    ("berlin", NUMBERS, "jokers = 8", "a." * 5000 + "a = 1", "too-deep", "nested"),
    # keys
    ("berlin", NUMBERS, "hand = 2", "hand = 2\nhands = 2", "unknown-key", "did you mean 'hand'"),
    ("berlin", NUMBERS, "[end]", "[ending]\n[end]", "unknown-key", "'ending'; did you mean 'end'"),
    ("berlin", BOARD, "cities = [", "towns = 1\ncities = [", "unknown-key", "'towns'"),
    ("berlin", BOARD, FIRST_ROUTE, FIRST_ROUTE[:-2] + ", lenght = 3 }", "unknown-key", "did you mean 'length'"),
    ("berlin", BOARD, FIRST_ROUTE, FIRST_ROUTE.replace(", length = 1", ""), "missing-key", "'length' in routes"),
    ("berlin", BOARD, FIRST_TICKET, FIRST_TICKET.replace("points = 6, ", ""), "missing-key", "'points' in tickets"),
    ("berlin", NUMBERS, "1 = 1", "eleven = 1", "unknown-key", "not a number between 1 and 10"),
    ("berlin", NUMBERS, "4 = 8", "4 = 8\n11 = 8", "unknown-key", "not a number between 1 and 10"),
    ("berlin", NUMBERS, "4 = 8", "4 = 8\n01 = 8", "unknown-key", "not a number"),
    ("europe", NUMBERS, "keep_long_max = 1", "keep_long_max = 1\nkeep = 2", "unknown-key", "in variants.mega"),
    # types
    ("berlin", NUMBERS, "jokers = 8", "jokers = true", "wrong-type", "a whole number, not true or false"),
    ("berlin", NUMBERS, "jokers = 8", "jokers = 8.0", "wrong-type", "not a number with a point"),
    ("berlin", NUMBERS, "jokers = 8", 'jokers = "8"', "wrong-type", "not a text"),
    ("berlin", NUMBERS, "jokers = 8", "jokers = 1979-05-27", "wrong-type", "not a date or time"),
    ("berlin", NUMBERS, "jokers = 8", "jokers = { }", "wrong-type", "not a table"),
    ("berlin", NUMBERS, "points_on_claim = true", "points_on_claim = 1", "wrong-type", "true or false, not a whole"),
    ("berlin", NUMBERS, 'title = "Berlin"', "title = 5", "wrong-type", "title should be a text"),
    ("berlin", NUMBERS, "players = [2, 4]", "players = 4", "wrong-type", "a list"),
    ("berlin", NUMBERS, "players = [2, 4]", 'players = ["two", 4]', "wrong-type", "players[0]"),
    ("berlin", NUMBERS, "colors = [", "colors = [5, ", "wrong-type", "colors[0]"),
    ("berlin", BOARD, FIRST_ROUTE, '"zoo-kadewe"', "wrong-type", "a table { … }"),
    ("berlin", BOARD, "lon = 13.3322", "lon = true", "wrong-type", "lon should be a number"),
    # numbers
    ("berlin", NUMBERS, "per_color = 6", "per_color = 0", "out-of-range", "between 1 and"),
    ("berlin", NUMBERS, "jokers = 8", "jokers = -8", "out-of-range", "jokers = -8"),
    ("berlin", NUMBERS, "jokers = 8", "jokers = 0x" + "f" * 9000, "out-of-range", "a huge number"),
    ("berlin", NUMBERS, "display = 5", "display = 6", "out-of-range", "between 1 and 5"),
    ("berlin", NUMBERS, "parallel_from = 3", "parallel_from = 7", "out-of-range", "between 2 and 6"),
    ("berlin", BOARD, "lon = 13.3322", "lon = nan", "out-of-range", "lon = nan"),
    ("berlin", BOARD, "lat = 52.5132", "lat = inf", "out-of-range", "lat = inf"),
    ("berlin", BOARD, "lat = 52.5132", "lat = 0x" + "f" * 9000, "out-of-range", "a huge number"),
    ("berlin", BOARD, "lat = 52.5132", "lat = 90.5", "out-of-range", "between -90 and 90"),
    ("berlin", BOARD, "points = 6", "points = 0", "out-of-range", "between 1 and 60"),
    ("berlin", BOARD, "length = 1", "length = 11", "out-of-range", "between 1 and 10"),
    ("berlin", BOARD, SUBWAY, SUBWAY[:-1] + "11", "out-of-range", "cards = 11"),
    ("berlin", NUMBERS, "4 = 8", "4 = -8", "out-of-range", "between 0 and 60"),
    ("europe", NUMBERS, "number = 3", "number = 5", "out-of-range", "between 1 and 4"),
    ("europe", NUMBERS, "reveal = 3", "reveal = 0", "out-of-range", "reveal = 0"),
    ("europe", NUMBERS, "longest_path = 10", "longest_path = 999", "out-of-range", "between 0 and 200"),
    ("italy", NUMBERS, "hand_limit = 2", "hand_limit = 3", "out-of-range", "between 1 and 2"),
    ("italy", NUMBERS, "waves_per_card = 2", "waves_per_card = 3", "out-of-range", "between 1 and 2"),
    # texts and names
    ("berlin", NUMBERS, 'title = "Berlin"', 'title = " "', "empty", "title is empty"),
    ("berlin", NUMBERS, 'name = "berlin"', 'name = "Berlin City"', "bad-name", "small letters"),
    ("berlin", BOARD, 'id = "kadewe"', 'id = "KaDeWe"', "bad-name", "'KaDeWe'"),
    ("berlin", NUMBERS, 'joker_name = "bicycle"', 'joker_name = "a bicycle"', "bad-name", "'a bicycle'"),
    # the edition's own rules
    ("berlin", NUMBERS, "format = 1", "format = 2", "unknown-format", "reads format 1"),
    ("berlin", NUMBERS, "players = [2, 4]", "players = [4, 2]", "bad-players", "[fewest, most]"),
    ("berlin", NUMBERS, "players = [2, 4]", "players = [3]", "bad-players", "[fewest, most]"),
    ("berlin", NUMBERS, "players = [2, 4]", "players = [2, 9]", "out-of-range", "between 2 and 5"),
    ("berlin", NUMBERS, "players = [2, 4]", "players = []", "empty", "players is empty"),
    ("berlin", NUMBERS, "players = [2, 4]", "players = [2, 3, 4]", "too-many", "at most 2"),
    (
        "berlin",
        NUMBERS,
        'default_variant = "standard"',
        'default_variant = "standart"',
        "unknown-default-variant",
        "did you mean 'standard'",
    ),
    ("berlin", NUMBERS, '"blue", "green"', '"blue", "blue", "green"', "duplicate", "'blue' is twice"),
    ("berlin", NUMBERS, '"blue", "green"', '"grey", "blue", "green"', "reserved-color", "'grey'"),
    ("berlin", NUMBERS, '"blue", "green"', '"bicycle", "blue", "green"', "reserved-color", "'bicycle'"),
    ("berlin", NUMBERS, '"blue", "green"', '"a", "b", "c", "blue", "green"', "too-many", "at most 8"),
    ("berlin", NUMBERS, 'tie_breaks = ["tickets"]', 'tie_breaks = ["luck"]', "unknown-tie-break", "tickets, longest"),
    ("berlin", NUMBERS, "trigger = 1", "trigger = 16", "bad-trigger", "starts with 16 pieces"),
    ("berlin", NUMBERS, "hand = 2", "hand = 11", "too-few-cards", "take 49"),
    ("berlin", NUMBERS, "jokers = 8", "jokers = 200", "restless-display", "may not come to rest"),
    ("europe", NUMBERS, "cost = [1, 2, 3]", "cost = [1, 2]", "bad-station-cost", "3 entries"),
    # variants and tickets
    ("berlin", NUMBERS, "keep = 1", "keep = 3", "keep-too-many", "the 2 tickets offered"),
    ("berlin", NUMBERS, "draw_keep = 1", "draw_keep = 3", "keep-too-many", "the 2 tickets offered"),
    ("europe", NUMBERS, "keep_long_max = 1", "keep_long_max = 3", "keep-too-many", "the 2 tickets offered"),
    ("europe", NUMBERS, "keep_with_long = 2", "keep_with_long = 6", "keep-too-many", "the 5 tickets offered"),
    ("europe", NUMBERS, "deal = 3", "deal = 6", "offer-too-large", "7 tickets"),
    ("berlin", NUMBERS, "deal = 2", "deal = 7", "out-of-range", "between 1 and 6"),
    ("berlin", NUMBERS, "deal = 2", "deal = 6", "too-few-tickets", "24 normal tickets; the sets have 22"),
    ("europe", NUMBERS, "deal_long = 1", "deal_long = 2", "too-few-tickets", "10 long tickets; the sets have 6"),
    ("berlin", NUMBERS, 'unkept = "under"', 'unkept = "away"', "unknown-unkept", "'box', 'under'"),
    (
        "europe",
        NUMBERS,
        'sets = ["max", "orient-express"]',
        'sets = ["max", "orient-express", "maxx"]',
        "unknown-set",
        "did you mean 'max'",
    ),
    (
        "berlin",
        BOARD,
        FIRST_TICKET,
        FIRST_TICKET.replace('["berlin"]', '["berlin", "berlim"]'),
        "unused-set",
        "did you mean 'berlin'",
    ),
    ("berlin", BOARD, FIRST_TICKET, FIRST_TICKET.replace('["berlin"]', "[]"), "empty", "sets is empty"),
    ("europe", BOARD, 'deck = "long"', 'deck = "lang"', "unknown-deck", "'normal', 'long'"),
    ("berlin", BOARD, FIRST_TICKET, FIRST_TICKET.replace("brandenburger-tor", "zoo"), "self-ticket", "'zoo' to itself"),
    (
        "italy",
        BOARD,
        'from = "Francia", to = "Austria"',
        'from = "Francia", to = "Francia"',
        "self-ticket",
        "'Francia' to itself",
    ),
    ("berlin", BOARD, FIRST_TICKET, FIRST_TICKET.replace('"zoo"', '"zoom"'), "unknown-place", "did you mean 'zoo'"),
    (
        "italy",
        BOARD,
        'from = "Francia", to = "Austria"',
        'from = "Frankia", to = "Austria"',
        "unknown-place",
        "did you mean 'Francia'",
    ),
    (
        "italy",
        BOARD,
        'from = "Francia", to = "Austria"',
        'from = "francia", to = "Austria"',
        "terminal-in-ticket",
        "its area, 'Francia'",
    ),
    # cities
    ("italy", BOARD, 'region = "Umbria"', 'region = "Umbira"', "unknown-region", "did you mean 'Umbria'"),
    ("berlin", BOARD, 'name = "Zoo"', 'name = "Zoo", region = "West"', "unknown-region", "no table [regions]"),
    ("italy", BOARD, 'lat = 43.62, region = "Marche"', "lat = 43.62", "missing-key", "'ancona' has no region"),
    ("italy", BOARD, 'area = "Francia"', 'area = "Francia", landmark = true', "bad-terminal", "no landmark"),
    ("italy", BOARD, 'area = "Francia"', 'area = "francia"', "ambiguous-place", "'francia' is a city and an area"),
    ("italy", NUMBERS, 'double = ["Sardegna"', 'double = ["Sardenia"', "unknown-region", "did you mean 'Sardegna'"),
    # routes
    ("berlin", BOARD, FIRST_ROUTE, FIRST_ROUTE.replace('"zoo"', '"zooo"'), "unknown-city", "did you mean 'zoo'"),
    ("berlin", BOARD, FIRST_ROUTE, FIRST_ROUTE.replace("black", "blak"), "unknown-color", "did you mean 'black'"),
    ("berlin", BOARD, SUBWAY, SUBWAY.replace("subway", "subwy"), "unknown-piece", "did you mean 'subway'"),
    (
        "berlin",
        BOARD,
        FIRST_ROUTE,
        FIRST_ROUTE.replace("length = 1", "length = 5"),
        "no-points",
        "[points.tram] has no entry for 5",
    ),
    ("berlin", BOARD, SUBWAY, SUBWAY.replace("length = 1", "length = 6"), "too-few-pieces", "has 5 of kind 'subway'"),
    (
        "berlin",
        BOARD,
        FIRST_ROUTE,
        FIRST_ROUTE.replace("black", "grey")[:-2] + ", symbols = 2 }",
        "too-many-symbols",
        "only 1 cards",
    ),
    ("berlin", BOARD, FIRST_ROUTE, FIRST_ROUTE[:-2] + ", symbols = 1 }", "colored-ferry", "this one is black"),
    (
        "berlin",
        BOARD,
        FIRST_ROUTE,
        FIRST_ROUTE.replace("black", "grey")[:-2] + ", waves = 1 }",
        "waves-without-ferries",
        "[ferries]",
    ),
    ("berlin", BOARD, FIRST_ROUTE, FIRST_ROUTE[:-2] + ", tunnel = true }", "tunnel-without-rule", "[tunnels]"),
    ("europe", BOARD, "symbols = 2", "symbols = 2, tunnel = true", "tunnel-ferry", "a tunnel has no symbols"),
    ("italy", BOARD, "length = 4, waves = 2", "length = 4, waves = 5", "too-many-symbols", "only 4 cards"),
    # provenance
    ("berlin", NUMBERS, 'confidence = "rulebook"', 'confidence = "sure"', "unknown-confidence", "'one-source'"),
    ("berlin", NUMBERS, 'sources = ["rulebook"]', "sources = [1]", "wrong-type", "sources[0]"),
]


@pytest.mark.parametrize(("name", "file", "old", "new", "code", "message"), ON_ITS_LINE)
def test_a_problem_is_found_on_its_line(
    tmp_path: Path, name: str, file: str, old: str, new: str, code: str, message: str
) -> None:
    folder = copy(tmp_path, name)
    line = edit(folder / file, old, new)
    if new.startswith(old):  # an added line
        line += new.count("\n")
    found = [problem for problem in check_edition(folder) if problem.code == code]
    assert (file, line, code) in summary(found)
    assert any(message in problem.message for problem in found), [problem.message for problem in found]


# The problem stands elsewhere than the change: edition, edits, then file, text on the line, code, part of the message.
ELSEWHERE = [
    ("berlin", [(NUMBERS, "per_color = 6\n", "")], NUMBERS, "[cards]", "missing-key", "'per_color' in cards"),
    ("berlin", [(NUMBERS, 'version = "1"\n', "")], NUMBERS, "# Berlin", "missing-key", "'version'"),
    ("berlin", [(NUMBERS, "[end]\ntrigger = 1", "")], NUMBERS, "# Berlin", "missing-key", "the table [end]"),
    ("berlin", [(NUMBERS, "[points.subway]", "[points.metro]")], NUMBERS, "[points.metro]", "unknown-key", "'metro'"),
    (
        "berlin",
        [(NUMBERS, "[points.subway]", "[points.metro]")],
        NUMBERS,
        "[points.tram]",
        "missing-key",
        "[subway] in points",
    ),
    ("berlin", [(NUMBERS, "tram = 11", "tram = 60")], NUMBERS, "[pieces]", "too-many-pieces", "65 pieces"),
    ("berlin", [(NUMBERS, "subway = 5", "subway = 5\nboat = 1")], NUMBERS, "[pieces]", "too-many", "at most 2"),
    ("berlin", [(NUMBERS, "tram = 11\nsubway = 5", "")], NUMBERS, "[pieces]", "missing-key", "an entry in pieces"),
    ("berlin", [(NUMBERS, "per_color = 6", "per_color = 200")], NUMBERS, "[cards]", "too-many-cards", "1208 cards"),
    ("italy", [(NUMBERS, "9 = 11\n", "")], NUMBERS, "[regions.points]", "gap", "9 regions"),
    ("italy", [(NUMBERS, '"Piemonte", ', '"Piemonte", "Molise", ')], NUMBERS, '"Molise"', "empty-region", "'Molise'"),
    ("berlin", [(BOARD, 'id = "zoo"', 'id = "kadewe"')], BOARD, 'name = "KaDeWe"', "duplicate-city", "'kadewe'"),
    (
        "berlin",
        [(BOARD, FIRST_ROUTE, FIRST_ROUTE[:-2] + ', id = "x" },\n' + FIRST_ROUTE[:-2] + ', id = "x" }')],
        BOARD,
        'id = "x" },\n  { from = "zoo", to = "kur',
        "duplicate-route",
        "a route 'x'",
    ),
    (
        "berlin",
        [(BOARD, FIRST_TICKET, FIRST_TICKET + ",\n  " + FIRST_TICKET)],
        BOARD,
        FIRST_TICKET + ',\n  { from = "kur',
        "duplicate-ticket",
        "id of its own",
    ),
    (
        "berlin",
        [(BOARD, "routes = [", 'routes = [\n{ from = "zoo", to = "zoo", color = "grey", length = 1 },')],
        BOARD,
        'to = "zoo"',
        "self-route",
        "'zoo' to itself",
    ),
    (
        "berlin",
        [(BOARD, "cities = [", 'cities = [\n{ id = "mars", name = "Mars", lon = 0, lat = 0 },')],
        BOARD,
        '"charlottenburger-tor"',
        "disconnected",
        "cannot be reached from 'mars' (nor can 19 others)",
    ),
    (
        "berlin",
        [
            (BOARD, "]\n\nroutes", '{ id = "mars", name = "Mars", lon = 0, lat = 0 },\n]\n\nroutes'),
            (BOARD, '"brandenburger-tor", points', '"mars", points'),
        ],
        BOARD,
        'to = "mars"',
        "unreachable-ticket",
        "'mars' cannot be reached from 'zoo'",
    ),
    (
        "italy",
        [(BOARD, 'to = "svizzera-milano"', 'to = "svizzera-torino"')],
        BOARD,
        'id = "svizzera-torino"',
        "terminal-passage",
        "would connect milano, torino",
    ),
    (
        "italy",
        [(BOARD, 'to = "svizzera-milano"', 'to = "svizzera-torino"')],
        BOARD,
        'id = "svizzera-milano"',
        "disconnected",
        "'svizzera-milano' cannot",
    ),
    (
        "europe",
        [(NUMBERS, "jokers = 14", "jokers = 1")],
        BOARD,
        "symbols = 2",
        "too-few-jokers",
        "takes 2 jokers; the deck has 1",
    ),
    (
        "europe",
        [(NUMBERS, "per_color = 12\njokers = 14", "per_color = 5\njokers = 2")],
        BOARD,
        "length = 8",
        "unpayable",
        "5 cards of a colour and 2 jokers",
    ),
    (
        "italy",
        [(NUMBERS, "[ferries]\ncards = 10\nhand_limit = 2\nwaves_per_card = 2\n", "")],
        BOARD,
        "waves = 2",
        "waves-without-ferries",
        "no table [ferries]",
    ),
    (
        "europe",
        [(NUMBERS, "[tunnels]\nreveal = 3\n", "")],
        BOARD,
        "tunnel = true",
        "tunnel-without-rule",
        "no table [tunnels]",
    ),
    (
        "europe",
        [(NUMBERS, "[variants.1912]", '[variants."New 1912"]')],
        NUMBERS,
        '[variants."New 1912"]',
        "bad-name",
        "'New 1912'",
    ),
    (
        "europe",
        [(NUMBERS, 'sets = ["max", "orient-express"]', 'sets = ["max"]')],
        BOARD,
        '["orient-express"]',
        "unused-set",
        "'orient-express'",
    ),
]


@pytest.mark.parametrize(("name", "edits", "file", "at", "code", "message"), ELSEWHERE)
def test_a_problem_is_found_where_it_shows(
    tmp_path: Path, name: str, edits: list[tuple[str, str, str]], file: str, at: str, code: str, message: str
) -> None:
    folder = copy(tmp_path, name)
    for changed, old, new in edits:
        edit(folder / changed, old, new)
    found = [problem for problem in check_edition(folder) if problem.code == code]
    assert (file, line_of(folder / file, at), code) in summary(found)
    assert any(message in problem.message for problem in found), [problem.message for problem in found]


def test_at_most_four_routes_between_two_cities(tmp_path: Path) -> None:
    folder = copy(tmp_path, "berlin")
    colors = ("red", "green", "blue", "orange")
    more = "".join("  " + FIRST_ROUTE.replace("black", color) + ",\n" for color in colors)
    edit(folder / BOARD, "routes = [\n", "routes = [\n" + more)
    line = line_of(folder / BOARD, FIRST_ROUTE)
    assert summary(check_edition(folder)) == [(BOARD, line, "too-many-parallels")]


@pytest.mark.parametrize(("what", "most"), [("cities", 96), ("routes", 256), ("tickets", 192)])
def test_more_than_fits_is_reported(tmp_path: Path, what: str, most: int) -> None:
    folder = copy(tmp_path, "berlin")
    entries = {"cities": '{ id = "c#", name = "C", lon = 0, lat = 0 }', "routes": FIRST_ROUTE, "tickets": FIRST_TICKET}
    more = "".join(f"  {entries[what].replace('#', str(number))},\n" for number in range(most))
    edit(folder / BOARD, f"{what} = [\n", f"{what} = [\n{more}")
    found = [problem for problem in check_edition(folder) if problem.code == "too-many"]
    assert len(found) == 1
    assert f"at most {most}" in found[0].message


def test_a_missing_file_is_reported_and_the_other_one_still_read(tmp_path: Path) -> None:
    folder = copy(tmp_path, "berlin")
    (folder / BOARD).unlink()
    edit(folder / NUMBERS, "jokers = 8", "jokers = -8")
    line = line_of(folder / NUMBERS, "jokers")
    assert summary(check_edition(folder)) == [(NUMBERS, line, "out-of-range"), (BOARD, 0, "missing-file")]


def test_a_folder_in_place_of_a_file_is_reported(tmp_path: Path) -> None:
    (tmp_path / NUMBERS).mkdir()
    assert summary(check_edition(tmp_path)) == [(NUMBERS, 0, "unreadable-file"), (BOARD, 0, "missing-file")]


def test_bytes_that_are_no_text_are_reported_with_their_line(tmp_path: Path) -> None:
    folder = copy(tmp_path, "berlin")
    (folder / BOARD).write_bytes(b"# fine\n# not fine: \xff\n")
    assert summary(check_edition(folder)) == [(BOARD, 2, "not-utf-8")]


def test_a_huge_file_is_not_read(tmp_path: Path) -> None:
    folder = copy(tmp_path, "berlin")
    (folder / BOARD).write_bytes(b"#" * 1_000_001)
    assert summary(check_edition(folder)) == [(BOARD, 0, "too-large")]


@pytest.mark.parametrize("path", ["", "\0", "x" * 5000, "\ud800", "no/such/edition.toml", "/dev/null", "europe/"])
def test_no_path_makes_the_checker_raise(path: str) -> None:
    assert check_edition(path)


def test_all_problems_are_reported_at_once_in_order(tmp_path: Path) -> None:
    folder = copy(tmp_path, "berlin")
    changes = [
        (NUMBERS, "per_color = 6", "per_color = 0", "out-of-range"),
        (NUMBERS, "hand = 2", "hand = true", "wrong-type"),
        (NUMBERS, "trigger = 1", "trigger = 99", "out-of-range"),
        (BOARD, 'name = "Zoo"', 'name = "Zoo", colour = 1', "unknown-key"),
        (BOARD, FIRST_ROUTE, FIRST_ROUTE.replace("black", "blak"), "unknown-color"),
        (BOARD, '"zoo", to = "kadewe", color = "blue"', '"zoo", to = "zoo", color = "blue"', "self-route"),
        (BOARD, FIRST_TICKET, FIRST_TICKET.replace('"zoo"', '"zoom"'), "unknown-place"),
    ]
    expected = [(file, edit(folder / file, old, new), code) for file, old, new, code in changes]
    assert summary(check_edition(folder)) == expected


def test_a_missing_list_does_not_drown_the_rest(tmp_path: Path) -> None:
    """Without cities every route and ticket is wrong; only the cause is reported."""
    folder = copy(tmp_path, "berlin")
    edit(folder / BOARD, "cities = [", "citys = [")
    assert {code for _, _, code in summary(check_edition(folder))} == {"missing-key", "unknown-key"}


def test_headers_instead_of_lists_are_read_alike(tmp_path: Path) -> None:
    """`[[tickets]]` is the same TOML as `tickets = [ { … } ]`, and its problems have lines too."""
    folder = copy(tmp_path, "berlin")
    text = (folder / BOARD).read_text()
    start, end = text.index("tickets = ["), text.index("]\n\n[provenance.cities]")
    rows = tomllib.loads(text)["tickets"]
    blocks = "".join(
        f'[[tickets]]\nfrom = "{row["from"]}"\nto = "{row["to"]}"\npoints = {row["points"]}\nsets = ["berlin"]\n'
        for row in rows
    )
    (folder / BOARD).write_text(text[:start] + blocks + text[end + 1 :])
    assert check_edition(folder) == []
    line = edit(folder / BOARD, "points = 11", "points = 0")
    assert summary(check_edition(folder)) == [(BOARD, line, "out-of-range")]


def test_windows_line_ends_and_a_byte_order_mark_are_accepted(tmp_path: Path) -> None:
    folder = copy(tmp_path, "berlin")
    edit(folder / BOARD, "length = 1", "length = 0")
    line = line_of(folder / BOARD, "length = 0")
    text = (folder / BOARD).read_text()
    (folder / BOARD).write_bytes(b"\xef\xbb\xbf" + text.replace("\n", "\r\n").encode())
    assert summary(check_edition(folder)) == [(BOARD, line, "out-of-range")]


def test_a_file_with_thousands_of_problems_is_cut_short(tmp_path: Path) -> None:
    folder = copy(tmp_path, "berlin")
    with (folder / NUMBERS).open("a") as file:
        file.write("[junk]\n" + "".join(f"[junk{number}]\n" for number in range(5000)))
    problems = check_edition(folder)
    assert len(problems) == MAX_PROBLEMS + 1
    assert problems[-1].code == "too-many-problems"


def test_a_problem_reads_as_file_line_message_and_code() -> None:
    assert str(Problem("board.toml", 7, "self-route", "no")) == "board.toml:7: no [self-route]"
    assert str(Problem("board.toml", 0, "missing-file", "no")) == "board.toml: no [missing-file]"


# --- line numbers -----------------------------------------------------------------------------------------------------
EVERY_KIND_OF_TOML = '''\
# comment with [brackets] = and "quotes
a = 1
b.c = [1, 2,
  3, # comment ]
  { x = 1, y = [ { z = "}" } ] },
]
"quoted key" = """
[not.a.table]
d = 5 \\"""
"""
'single.quoted' = \'\'\'
e = 6\'\'\'
f = "a # no comment"
[t.u]
g = 1979-05-27T07:32:00Z
h.i = { j = 1.5, "k" = { l.m = [] } }
[[t.list]]
n = 1
[[t.list]]
n = 2
[t.list.sub]
o = 3
[[t.list.deep]]
p = 4
'''


def test_every_place_of_a_toml_text_has_its_line() -> None:
    lines = find_places(EVERY_KIND_OF_TOML)
    tomllib.loads(EVERY_KIND_OF_TOML)
    expected = {
        ("a",): 2,
        ("b",): 3,
        ("b", "c"): 3,
        ("b", "c", 0): 3,
        ("b", "c", 2): 4,
        ("b", "c", 3): 5,
        ("b", "c", 3, "x"): 5,
        ("b", "c", 3, "y", 0, "z"): 5,
        ("quoted key",): 7,
        ("single.quoted",): 11,
        ("f",): 13,
        ("t",): 14,
        ("t", "u"): 14,
        ("t", "u", "g"): 15,
        ("t", "u", "h", "i"): 16,
        ("t", "u", "h", "i", "j"): 16,
        ("t", "u", "h", "i", "k", "l", "m"): 16,
        ("t", "list"): 17,
        ("t", "list", 0): 17,
        ("t", "list", 0, "n"): 18,
        ("t", "list", 1): 19,
        ("t", "list", 1, "n"): 20,
        ("t", "list", 1, "sub"): 21,
        ("t", "list", 1, "sub", "o"): 22,
        ("t", "list", 1, "deep", 0): 23,
        ("t", "list", 1, "deep", 0, "p"): 24,
    }
    assert {place: lines.get(place) for place in expected} == expected
    assert ("d",) not in lines
    assert ("e",) not in lines


def places(value: object, place: tuple[str | int, ...] = ()) -> Iterator[tuple[str | int, ...]]:
    if place:
        yield place
    items = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, item in items:
        yield from places(item, (*place, key))


@pytest.mark.parametrize("name", available_editions())
@pytest.mark.parametrize("file", [NUMBERS, BOARD])
def test_every_place_of_a_shipped_file_has_its_line(name: str, file: str) -> None:
    text = (EDITIONS / name / file).read_text()
    rows = text.split("\n")
    lines = find_places(text)
    for place in places(tomllib.loads(text)):
        key = place[-1]
        assert place in lines
        assert isinstance(key, int) or key in rows[lines[place] - 1]


def test_a_city_can_be_made_by_hand() -> None:
    """The data classes have defaults for what most cities lack."""
    city = City(0, "a", "A", 0.0, 0.0)
    assert not city.is_terminal
    assert replace(city, area="B").is_terminal


def test_a_city_has_a_limited_number_of_neighbours(tmp_path: Path) -> None:
    """All routes at a station's city are tried at the end (EU-15), so their number is bounded."""
    folder = copy(tmp_path, "new-york")
    cities = [f'  {{ id = "c{i}", name = "C{i}", lon = 1, lat = {i} }},' for i in range(25)]
    routes = [f'  {{ from = "c{i}", to = "chelsea", color = "grey", length = 1 }},' for i in range(25)]
    edit(folder / BOARD, "cities = [", "\n".join(["cities = [", *cities]))
    edit(folder / BOARD, "routes = [", "\n".join(["routes = [", *routes]))
    assert [problem.code for problem in check_edition(folder)] == ["too-many-neighbours"]
