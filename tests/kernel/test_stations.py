"""Stations (EU-3, EU-13, EU-14). What they are worth at the end is in `test_score`."""

from __future__ import annotations

import pytest

from branchline.kernel.codes import BUILT_STATION, CHOSE_CITY, PAID, PAY_STATION, TURN
from branchline.kernel.numbers import CITIES, DRAW_PILE, NOBODY, PASS, STATION
from tests.kit.table import Table, kinds, values


def cities_to_build_in(table: Table) -> set[int]:
    return {action - STATION for action in table.legal() if STATION <= action < PASS}


def build(table: Table, city: str, color: str, jokers: int = 0) -> list[int]:
    return kinds(table.play(STATION + table.city(city), table.payment(color, jokers)))


def test_everybody_has_three_stations_and_none_is_built() -> None:
    """EU-3, EU-13."""
    table = Table(players=3)
    assert [int(stations) for stations in table.state.public.stations] == [3, 3, 3, 0, 0]
    assert set(table.state.public.station_owner.tolist()) == {NOBODY}


def test_building_a_station_is_an_action() -> None:
    """EU-3: the city, then the payment; then the turn is over."""
    table = Table().tidy().hand(0, red=2)
    table.play(STATION + table.city("wien"))
    assert (table.state.public.decider, table.state.public.phase, table.state.public.city) == (
        0,
        PAY_STATION,
        table.city("wien"),
    )
    assert table.state.public.station_owner[table.city("wien")] == NOBODY
    told = table.play(table.payment("red"))
    assert kinds(told) == [PAID, BUILT_STATION]
    assert values(told, BUILT_STATION) == [(table.city("wien"), 0, 0, 0, 0, 0)]
    assert table.state.public.station_owner[table.city("wien")] == 0
    assert table.state.public.stations[0] == 2
    assert (int(table.state.own[0].hand.sum()), int(table.state.public.discard[table.card("red")])) == (1, 1)
    assert (table.state.public.decider, table.state.public.phase) == (1, TURN)


def test_a_station_may_be_built_in_any_city() -> None:
    """EU-13: connected or not, also where the player or somebody else has a route."""
    table = Table().tidy().hand(0, red=1)
    table.own(1, table.route("wien", "zagrab")).own(0, table.route("cadiz", "lisboa"))
    assert cities_to_build_in(table) == set(range(47))


@pytest.mark.parametrize("owner", [0, 1])
def test_a_city_has_one_station_at_most(owner: int) -> None:
    """EU-13: whoever built it."""
    table = Table().tidy().hand(0, red=3).station(owner, "wien")
    assert table.refusal(STATION + table.city("wien")) == "the city already has a station"
    assert cities_to_build_in(table) == set(range(47)) - {table.city("wien")}


def test_a_fourth_station_cannot_be_built() -> None:
    """EU-13: three for each player."""
    table = Table().tidy().hand(0, red=9).station(0, "wien").station(0, "paris").station(0, "roma")
    assert cities_to_build_in(table) == set()
    assert table.refusal(STATION + table.city("berlin")) == "no station left to build"


def test_the_stations_of_others_do_not_count() -> None:
    """EU-13, EU-14: each player's own stations make the next one dearer."""
    table = Table(players=3).tidy().hand(0, red=1).station(1, "wien").station(1, "paris").station(2, "roma")
    assert len(cities_to_build_in(table)) == 44
    build(table, "berlin", "red")
    assert [int(stations) for stations in table.state.public.stations[:3]] == [2, 1, 2]


def test_one_station_in_a_turn() -> None:
    """EU-13."""
    table = Table().tidy().hand(0, red=9)
    assert build(table, "wien", "red") == [CHOSE_CITY, PAID, BUILT_STATION]
    assert table.state.public.decider == 1


def test_three_stations_cost_one_two_and_three_cards() -> None:
    """EU-14."""
    table = Table().tidy().hand(0, red=1, blue=1, green=1, joker=3)
    for city, color, jokers, left in [("wien", "red", 0, 5), ("paris", "blue", 1, 3), ("roma", "green", 2, 0)]:
        build(table, city, color, jokers)
        assert table.state.own[0].hand.sum() == left
        table.play(DRAW_PILE, DRAW_PILE)
    assert table.state.public.stations[0] == 0


@pytest.mark.parametrize(
    ("built", "hand", "possible"),
    [
        (0, {}, False),
        (0, {"white": 1}, True),
        (0, {"joker": 1}, True),
        (1, {"white": 1, "red": 1}, False),  # two of one colour
        (1, {"white": 1, "joker": 1}, True),
        (1, {"white": 2}, True),
        (2, {"white": 2, "red": 2}, False),
        (2, {"white": 2, "joker": 1}, True),
        (2, {"joker": 3}, True),
        (2, {"joker": 2}, False),
    ],
)
def test_a_station_needs_its_cards(built: int, hand: dict[str, int], possible: bool) -> None:
    """EU-14."""
    table = Table().tidy().hand(0, **hand)
    for city in ["wien", "paris"][:built]:
        table.station(0, city)
    expected = "allowed" if possible else "the hand cannot pay for it"
    assert table.refusal(STATION + table.city("berlin")) == expected
    assert bool(cities_to_build_in(table)) == possible


def test_a_wrong_payment_for_a_station_is_refused_with_the_reason() -> None:
    """EU-14."""
    table = Table().tidy().hand(0, red=1, blue=2).station(0, "wien")
    table.play(STATION + table.city("berlin"))
    assert table.refusal(table.payment("red")) == "the hand does not hold these cards"
    assert table.refusal(table.payment("blue", 1)) == "the hand does not hold these cards"
    assert table.refusal(table.payment("blue", 0, 1, 1)) == "ferry cards cannot be used like that here"
    assert table.legal() == {table.payment("blue")}


@pytest.mark.parametrize("edition", ["italy", "new-york", "berlin"])
def test_other_editions_have_no_stations(edition: str) -> None:
    """IT-2, NY-2, BE-2."""
    table = Table(edition).tidy().hand(0, red=4)
    assert cities_to_build_in(table) == set()


def test_there_are_no_other_cities() -> None:
    """EU-13; and in an area there is no city (IT-8)."""
    table = Table().tidy().hand(0, red=4)
    for city in range(47, CITIES):
        assert table.refusal(STATION + city) == "there is no such city for a station on this board"
    italy = Table("italy")
    assert italy.refusal(STATION + italy.city("francia")) == "there is no such city for a station on this board"
