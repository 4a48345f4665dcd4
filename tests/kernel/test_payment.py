"""Payments: which cards pay for a route or a station, and no others do (C-1, C-11, EU-7, EU-14, IT-5, IT-6)."""

from __future__ import annotations

from itertools import product

import numpy as np
import pytest

from branchline.kernel.numbers import CLAIM, FERRY_USES, JOKER, JOKER_CHOICES, PAY, STATION
from tests.kit.table import Table, edition_named

Payment = tuple[str, int, int, int, int]  # colour, cards of it, jokers, ferry cards, waves they cover


def offered_payments(table: Table, cost: int) -> set[Payment]:
    """What may be paid now, in words. `cost` counts the cards with the waves that ferry cards cover."""
    names = [*table.edition.cards.colors]
    payments = set()
    for action in table.legal():
        color, rest = divmod(action - PAY, 64)
        ferry_cards, waves = FERRY_USES[rest // JOKER_CHOICES]
        if color == JOKER:
            assert rest % JOKER_CHOICES == 0
            payments.add(("joker", 0, cost - waves, ferry_cards, waves))
        else:
            jokers = rest % JOKER_CHOICES
            payments.add((names[color], cost - waves - jokers, jokers, ferry_cards, waves))
    return payments


def route_payments(table: Table, route: int) -> set[Payment]:
    table.play(CLAIM + route)
    return offered_payments(table, int(table.board.cost[route]))


def plain(*payments: tuple[str, int, int]) -> set[Payment]:
    """Payments without ferry cards."""
    return {(color, cards, jokers, 0, 0) for color, cards, jokers in payments}


# --- colours and jokers -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("hand", "expected"),
    [
        ({"red": 4}, plain(("red", 4, 0))),
        ({"red": 6, "blue": 6}, plain(("red", 4, 0))),  # C-11: only the route's colour
        ({"red": 3, "joker": 1}, plain(("red", 3, 1))),  # C-1: a joker stands for any colour
        ({"red": 4, "joker": 2}, plain(("red", 4, 0), ("red", 3, 1), ("red", 2, 2))),  # C-1: any number of them
        ({"joker": 4}, plain(("joker", 0, 4))),  # C-1: also only jokers
        ({"red": 1, "joker": 5}, plain(("red", 1, 3), ("joker", 0, 4))),
        ({"red": 2, "joker": 9}, plain(("red", 2, 2), ("red", 1, 3), ("joker", 0, 4))),
    ],
)
def test_a_coloured_route_is_paid_in_its_colour(hand: dict[str, int], expected: set[Payment]) -> None:
    """C-1, C-11."""
    table = Table().tidy().hand(0, **hand)
    assert route_payments(table, table.route("marseille", "pamplona")) == expected


@pytest.mark.parametrize(
    ("hand", "expected"),
    [
        ({"red": 2, "blue": 2}, plain(("red", 2, 0), ("blue", 2, 0))),
        (
            {"red": 1, "blue": 2, "joker": 1},  # C-11: one colour, not two
            plain(("red", 1, 1), ("blue", 2, 0), ("blue", 1, 1)),
        ),
        ({"red": 1, "joker": 2}, plain(("red", 1, 1), ("joker", 0, 2))),
        ({"joker": 3}, plain(("joker", 0, 2))),
    ],
)
def test_a_grey_route_is_paid_in_any_one_colour(hand: dict[str, int], expected: set[Payment]) -> None:
    """C-1, C-11."""
    table = Table().tidy().hand(0, **hand)
    assert route_payments(table, table.route("danzig", "warszawa")) == expected


def test_a_payment_takes_exactly_its_cards() -> None:
    """C-11."""
    table = Table().tidy().hand(0, blue=3, red=2, joker=3)
    table.claim(table.route("danzig", "warszawa"), "blue", jokers=1)
    left = {name: int(table.state.own[0].hand[table.card(name)]) for name in ("blue", "red", "joker")}
    assert left == {"blue": 2, "red": 2, "joker": 2}


@pytest.mark.parametrize(
    ("action", "reason"),
    [
        (("blue", 0), "the route does not take that colour"),
        (("red", 0), "the hand does not hold these cards"),
        (("red", 3), "the hand does not hold these cards"),
        (("joker", 0), "the hand does not hold these cards"),
        (("red", 4), "the hand does not hold these cards"),  # jokers only are one payment, not one for each colour
        (("red", 1), "allowed"),
        (("red", 2), "allowed"),
    ],
)
def test_a_wrong_payment_is_refused_with_the_reason(action: tuple[str, int], reason: str) -> None:
    """C-1, C-11."""
    table = Table().tidy().hand(0, red=3, blue=4, joker=2)
    table.play(CLAIM + table.route("marseille", "pamplona"))
    assert table.refusal(table.payment(*action)) == reason


def test_ferry_cards_are_no_part_of_a_payment_elsewhere() -> None:
    table = Table().tidy().hand(0, red=4)
    table.play(CLAIM + table.route("marseille", "pamplona"))
    assert table.refusal(table.payment("red", 0, 1, 1)) == "ferry cards cannot be used like that here"


# --- ferries with locomotive symbols ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("a", "b", "hand", "expected"),
    [
        # one symbol on two spaces
        ("athina", "smyrna", {"red": 2, "joker": 1}, plain(("red", 1, 1))),
        ("athina", "smyrna", {"red": 1, "blue": 1, "joker": 2}, plain(("red", 1, 1), ("blue", 1, 1), ("joker", 0, 2))),
        # two symbols on two spaces: nothing but locomotives
        ("amsterdam", "london", {"red": 9, "joker": 2}, plain(("joker", 0, 2))),
        # one symbol on four spaces: jokers are allowed on the others too
        (
            "athina",
            "brindisi",
            {"red": 3, "joker": 3},
            plain(("red", 3, 1), ("red", 2, 2), ("red", 1, 3)),
        ),
        # two symbols on six spaces
        (
            "palermo",
            "smyrna",
            {"white": 4, "green": 2, "joker": 4},
            plain(("white", 4, 2), ("white", 3, 3), ("white", 2, 4), ("green", 2, 4)),
        ),
    ],
)
def test_each_symbol_of_a_ferry_takes_a_locomotive(
    a: str, b: str, hand: dict[str, int], expected: set[Payment]
) -> None:
    """EU-7."""
    table = Table().tidy().hand(0, **hand)
    assert route_payments(table, table.route(a, b)) == expected


@pytest.mark.parametrize(
    ("hand", "reason"),
    [
        ({"red": 9}, "the hand cannot pay for it"),
        ({"red": 9, "joker": 1}, "the hand cannot pay for it"),
        ({"red": 4, "joker": 2}, "allowed"),
        ({"red": 3, "joker": 2}, "the hand cannot pay for it"),  # a locomotive is not counted twice
        ({"red": 3, "blue": 3, "joker": 2}, "the hand cannot pay for it"),  # one colour
        ({"joker": 6}, "allowed"),
    ],
)
def test_a_ferry_needs_its_locomotives_and_enough_cards(hand: dict[str, int], reason: str) -> None:
    """EU-7: Palermo – Smyrna, six spaces with two symbols."""
    table = Table().tidy().hand(0, **hand)
    claim = CLAIM + table.route("palermo", "smyrna")
    assert table.refusal(claim) == reason
    assert (claim in table.legal()) == (reason == "allowed")


def test_a_payment_with_too_few_locomotives_is_refused_with_the_reason() -> None:
    """EU-7."""
    table = Table().tidy().hand(0, red=6, joker=3)
    table.play(CLAIM + table.route("palermo", "smyrna"))
    assert table.refusal(table.payment("red", 1)) == "more jokers are required"
    assert table.refusal(table.payment("red", 2)) == "allowed"


# --- ferries with waves -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("a", "b", "hand", "ferry_cards", "expected"),
    [
        # three spaces, one wave: a locomotive or a ferry card, whose second half is lost (IT-6)
        ("trieste", "venezia", {"red": 3}, 0, set()),
        ("trieste", "venezia", {"red": 2, "joker": 1}, 0, {("red", 2, 1, 0, 0)}),
        ("trieste", "venezia", {"red": 3}, 1, {("red", 2, 0, 1, 1)}),
        ("trieste", "venezia", {"red": 3}, 2, {("red", 2, 0, 1, 1)}),
        (
            "trieste",
            "venezia",
            {"red": 2, "joker": 1},
            1,
            {("red", 2, 1, 0, 0), ("red", 2, 0, 1, 1), ("red", 1, 1, 1, 1)},
        ),
        # the two spaces without wave take cards of one colour: a ferry card is no good there (IT-6)
        ("trieste", "venezia", {"red": 1, "blue": 1}, 2, set()),
        # four spaces, two waves: one ferry card covers both of them (IT-5), or one each (IT-6)
        ("cagliari", "roma", {"red": 2}, 0, set()),
        ("cagliari", "roma", {"red": 2}, 1, {("red", 2, 0, 1, 2)}),
        ("cagliari", "roma", {"red": 2}, 2, {("red", 2, 0, 1, 2), ("red", 2, 0, 2, 2)}),
        (
            "cagliari",
            "roma",
            {"red": 2, "joker": 1},
            1,
            {("red", 2, 1, 1, 1), ("red", 2, 0, 1, 2), ("red", 1, 1, 1, 2)},
        ),
        ("cagliari", "roma", {"red": 2, "joker": 2}, 0, {("red", 2, 2, 0, 0)}),
        ("cagliari", "roma", {"joker": 2}, 1, {("joker", 0, 2, 1, 2)}),
        # seven spaces, four waves: two ferry cards cover two, three or all four of them
        ("messina", "salerno", {"blue": 3}, 2, {("blue", 3, 0, 2, 4)}),
        ("messina", "salerno", {"blue": 3}, 1, set()),
        (
            "messina",
            "salerno",
            {"blue": 3, "joker": 1},
            2,
            {("blue", 3, 1, 2, 3), ("blue", 3, 0, 2, 4), ("blue", 2, 1, 2, 4)},
        ),
        ("messina", "salerno", {"blue": 3, "joker": 2}, 1, {("blue", 3, 2, 1, 2)}),
        (
            "messina",
            "salerno",
            {"blue": 3, "joker": 3},
            1,
            {("blue", 3, 3, 1, 1), ("blue", 3, 2, 1, 2), ("blue", 2, 3, 1, 2)},
        ),
        ("messina", "salerno", {"blue": 3, "joker": 4}, 0, {("blue", 3, 4, 0, 0)}),
        ("messina", "salerno", {"blue": 3, "joker": 3}, 0, set()),
    ],
)
def test_each_wave_takes_a_locomotive_or_half_a_ferry_card(
    a: str, b: str, hand: dict[str, int], ferry_cards: int, expected: set[Payment]
) -> None:
    """IT-5, IT-6."""
    table = Table("italy").tidy().hand(0, **hand)
    table.state.public.ferry[0] = ferry_cards
    route = table.route(a, b, "grey")
    claim = CLAIM + route
    assert (claim in table.legal()) == bool(expected)
    assert (table.refusal(claim) == "allowed") == bool(expected)
    if expected:
        assert route_payments(table, route) == expected


def test_a_ferry_card_pays_for_nothing_but_waves() -> None:
    """IT-6: no ordinary route."""
    table = Table("italy").tidy().hand(0, red=3, joker=1)
    table.state.public.ferry[0] = 2
    assert table.refusal(CLAIM + table.route("napoli", "roma", "white")) == "the hand cannot pay for it"
    route = table.route("napoli", "roma", "red")
    assert route_payments(table, route) == plain(("red", 3, 1))
    for ferry_cards, waves in FERRY_USES[1:]:
        assert table.refusal(table.payment("red", 1, ferry_cards, waves)) == "ferry cards cannot be used like that here"


def test_ferry_cards_are_used_up_by_the_payment() -> None:
    """IT-5: and the cards they stand for stay in the hand."""
    table = Table("italy").tidy().hand(0, blue=3, joker=1)
    table.state.public.ferry[0], table.state.public.ferry_pile = 2, 8
    table.claim(table.route("messina", "salerno"), "blue", jokers=1, ferry_cards=2, waves=3)
    assert (int(table.state.public.ferry[0]), int(table.state.public.ferry_pile)) == (0, 10)
    assert (int(table.state.own[0].hand.sum()), int(table.state.public.discard_size)) == (0, 4)
    assert table.state.public.pieces[0, 0] == 45 - 7


def test_all_grey_routes_of_italy_are_ferries_and_no_others() -> None:
    """IT-5."""
    for route in edition_named("italy").routes:
        assert (route.waves > 0) == (route.color == "grey")
        assert route.symbols == 0
        assert not route.tunnel


def test_all_ferries_of_europe_are_grey() -> None:
    """EU-7."""
    assert all(route.color == "grey" for route in edition_named("europe").routes if route.symbols)


# --- stations ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("built", "hand", "expected"),
    [
        (0, {"red": 1, "blue": 2}, plain(("red", 1, 0), ("blue", 1, 0))),
        (0, {"joker": 1}, plain(("joker", 0, 1))),
        (1, {"red": 1, "blue": 2}, plain(("blue", 2, 0))),
        (1, {"red": 1, "blue": 2, "joker": 1}, plain(("red", 1, 1), ("blue", 2, 0), ("blue", 1, 1))),
        (2, {"red": 3, "blue": 2}, plain(("red", 3, 0))),
        (2, {"red": 2, "blue": 1, "joker": 2}, plain(("red", 2, 1), ("red", 1, 2), ("blue", 1, 2))),
        (2, {"joker": 3}, plain(("joker", 0, 3))),
    ],
)
def test_a_station_costs_one_card_more_each_time(built: int, hand: dict[str, int], expected: set[Payment]) -> None:
    """EU-14: all of one colour; locomotives may stand in."""
    table = Table().tidy().hand(0, **hand)
    for city in ["wien", "paris"][:built]:
        table.station(0, city)
    table.play(STATION + table.city("berlin"))
    assert offered_payments(table, built + 1) == expected


# --- all of them against a list made another way ----------------------------------------------------------------------


def slow_payments(table: Table, route: int, hand: dict[str, int], ferry_cards: int) -> set[Payment]:
    """Every way to pay, tried card by card: each wave is paid by a ferry card, a joker or not at all."""
    data = table.edition.routes[route]
    found = set()
    for used in range(min(ferry_cards, data.waves) + 1):
        for halves in product((1, 2), repeat=used):
            covered = sum(halves)
            if covered > data.waves:
                continue
            cards = data.cards - covered
            must_be_jokers = data.symbols + data.waves - covered
            for jokers in range(must_be_jokers, min(cards, hand.get("joker", 0)) + 1):
                rest = cards - jokers
                if rest == 0:
                    found.add(("joker", 0, jokers, used, covered))
                for color in table.edition.cards.colors:
                    if 0 < rest <= hand.get(color, 0) and data.color in ("grey", color):
                        found.add((color, rest, jokers, used, covered))
    return found


@pytest.mark.slow
@pytest.mark.parametrize("edition", ["europe", "italy", "new-york", "berlin"])
def test_every_payment_for_every_route_is_listed(edition: str) -> None:
    """C-1, C-11, EU-7, IT-5, IT-6, BE-4: for random hands, and nothing else is."""
    chance = np.random.default_rng(7)
    table = Table(edition).tidy()
    names = [*table.edition.cards.colors, "joker"]
    before = table.states.copy()
    for _ in range(12):
        table.states[:] = before
        hand = {name: int(chance.integers(0, 6)) for name in names if chance.random() < 0.6}
        table.hand(0, **hand)
        ferry_cards = int(chance.integers(0, 3)) if edition == "italy" else 0
        table.state.public.ferry[0] = ferry_cards
        dealt = table.states.copy()
        claimable = {action for action in table.legal() if action < STATION}
        for route in table.edition.routes:
            expected = slow_payments(table, route.index, hand, ferry_cards)
            assert (CLAIM + route.index in claimable) == bool(expected)
            if expected:
                assert route_payments(table, route.index) == expected
                table.states[:] = dealt
