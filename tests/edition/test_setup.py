"""What lies on the table before the deal: `Setup`, its JSON, what an edition allows, and what it changes."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from branchline import Game
from branchline.edition import BoardPart, Edition, OptionError, Setup, load_edition, tickets_on_the_table
from branchline.game.verify import verify_record
from tests.kit.table import members


@pytest.fixture
def growing() -> Edition:
    """New York in two parts: the ten southernmost places, and all the rest."""
    edition = load_edition("new-york")
    south = sorted(edition.cities, key=lambda city: city.lat)[:10]
    cities = tuple(replace(city, board="south" if city in south else "north") for city in edition.cities)
    boards = (BoardPart("south", "South", True), BoardPart("north", "North", False))
    return replace(edition, cities=cities, boards=boards)


# --- JSON -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "setup",
    [
        Setup("europe", "classic"),
        Setup("europe", "mega", bonus=True, starter=2),
        Setup("x", "y", boards=("a", "b"), colors=(("r", "red"),), large=(), pieces=(20,), sources=("snow",)),
    ],
    ids=str,
)
def test_a_setup_is_json_both_ways(setup: Setup) -> None:
    assert Setup.from_json(setup.to_json()) == setup
    assert Setup.from_json(setup.to_json()).hash == setup.hash


def test_only_what_is_not_as_usual_is_written() -> None:
    assert Setup("berlin", "standard").to_json() == {"edition": "berlin", "variant": "standard"}


@pytest.mark.parametrize(
    "data",
    [
        None,
        [],
        {"edition": "europe"},
        {"edition": "europe", "variant": 3},
        {"edition": "europe", "variant": "mega", "bonus": 1},
        {"edition": "europe", "variant": "mega", "starter": True},
        {"edition": "europe", "variant": "mega", "boards": "south"},
        {"edition": "europe", "variant": "mega", "colors": [["a"]]},
        {"edition": "europe", "variant": "mega", "pieces": [1.5]},
        {"edition": "europe", "variant": "mega", "trains": 20},
    ],
)
def test_what_is_no_setup_is_refused(data: Any) -> None:
    with pytest.raises(OptionError):
        Setup.from_json(data)


# --- what an edition allows -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("options", "problem"),
    [
        ({"variant": "mega"}, "no variant"),
        ({"bonus": True}, "no bonus tickets"),
        ({"boards": ("moon",)}, "no part of the map"),
        ({"colors": (("chelsea-soho", "purple"),)}, "no route|no colour"),
        ({"large": ("paris",)}, "no city"),
        ({"pieces": (99,)}, "1 to 15 pieces"),
        ({"pieces": (5, 5)}, "1 kinds of pieces"),
        ({"sources": ("snow",)}, "no source of effects"),
    ],
)
def test_what_an_edition_does_not_have_is_refused_by_name(options: Any, problem: str) -> None:
    with pytest.raises(OptionError, match=problem):
        load_edition("new-york").setup(**options)


def test_the_friendly_words_make_a_setup() -> None:
    game = Game.new("europe", variant="mega", bonus=True, players=["Ann", "Bob"], starter="Bob", seed=1)
    assert game.setup == Setup("europe", "mega", bonus=True, starter=1)
    again = Game.new("europe", setup=game.setup, players=["Ann", "Bob"], seed=1)
    assert again.state_bytes() == game.state_bytes()
    with pytest.raises(OptionError, match="or give a setup"):
        Game.new("europe", setup=game.setup, variant="mega")


# --- what it changes --------------------------------------------------------------------------------------------------


def test_only_what_is_on_the_table_can_be_claimed(growing: Edition) -> None:
    """LW-15: routes whose cities are both there, tickets whose places are."""
    setup = growing.setup(boards=("south",))
    board: Any = growing.board(setup)[0]
    there = {city.index for city in growing.cities if city.board == "south"}
    assert members(board.all_routes) == {r.index for r in growing.routes if there.issuperset(r.ends)}
    assert members(board.normal_tickets) == {t.index for t in tickets_on_the_table(growing, setup)}
    assert members(growing.board()[0].all_routes) == {route.index for route in growing.routes}
    game = Game.new(growing, setup=setup, players=2, seed=1)
    while game.phase != "turn":
        game.play(game.legal()[0])
    north = next(route for route in growing.routes if not there.issuperset(route.ends))
    assert game.refusal(north.index) == "there is no such route on this board"


def test_a_part_with_too_few_tickets_is_refused(growing: Edition) -> None:
    setup = growing.setup(boards=("south",))
    few = len(tickets_on_the_table(growing, setup))
    assert few < 2 * 4
    with pytest.raises(OptionError, match="tickets; this table has"):
        Game.new(growing, setup=setup, players=4, seed=1)


def test_a_settled_colour_is_what_the_route_costs() -> None:
    """The bit sets of claims follow it, too: listing and judging agree on a whole game."""
    edition = load_edition("new-york")
    grey = next(route for route in edition.routes if route.color == "grey")
    setup = edition.setup(colors=((grey.id, "red"),), pieces=(10,))
    game = Game.new(edition, setup=setup, players=2, seed=3)
    board: Any = edition.board(setup)[0]
    assert board.color[grey.index] == edition.cards.colors.index("red")
    assert game.view().pieces(0) == {"taxi": 10}
    while not game.is_over:
        legal = {move.action for move in game.legal()}
        assert all((game.refusal(action) is None) == (action in legal) for action in range(len(edition.routes)))
        game.play(max(legal))


def test_a_record_holds_the_whole_table() -> None:
    edition = load_edition("new-york")
    setup = edition.setup(pieces=(6,), starter=1)
    game = Game.new(edition, setup=setup, players=2, seed=3)
    while not game.is_over:
        game.play(game.legal()[-1])
    assert game.record()["table"] == {"edition": "new-york", "variant": "standard", "starter": 1, "pieces": [6]}
    assert verify_record(game.save()).setup == setup
