"""Written games for tests: every way to play every edition, and players whose habits lead into rare corners."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from branchline.edition import Edition, available_editions, load_edition
from branchline.game import Game
from branchline.game.record import Json
from branchline.kernel import numbers
from tests.kit.paths import EDITIONS
from tests.kit.stages import player_counts


class Way(NamedTuple):
    """What a game is played with."""

    edition: str
    variant: str
    bonus: bool
    players: int

    def new(self, seed: int | str, **options: Any) -> Game:
        """A game before its first decision."""
        facts = edition_named(self.edition)
        return Game.new(
            facts, variant=self.variant, bonus=self.bonus, players=self.players, seed=f"{self} {seed}", **options
        )

    def __str__(self) -> str:
        return f"{self.edition}-{self.variant}{'-bonus' if self.bonus else ''}-{self.players}"


@cache
def edition_named(name: str) -> Edition:
    """An edition, read once."""
    return load_edition(name)


def _every_way() -> list[Way]:
    return [
        Way(name, variant.name, bonus, players)
        for name in available_editions()
        for variant in edition_named(name).variants
        for bonus in ((False, True) if edition_named(name).bonus else (False,))
        for players in player_counts(edition_named(name), variant.name)
    ]


EVERY_WAY = _every_way()
EVERY_VARIANT = [
    Way("europe", "classic", False, 4),
    Way("europe", "1912", True, 2),
    Way("europe", "mega", False, 3),
    Way("europe", "big-cities", True, 5),
    Way("italy", "standard", False, 3),
    Way("new-york", "standard", False, 4),
    Way("berlin", "standard", False, 2),
    Way("legends", "first-game", False, 2),
    Way("legends", "fourth-game", False, 3),
    Way("legends", "eighth-game", False, 4),
    Way("legends", "all-boards", False, 5),
]
assert {way[:2] for way in EVERY_VARIANT} == {way[:2] for way in EVERY_WAY}

# What a player does whenever it can; otherwise anything legal.
HABITS: dict[str, Callable[[int], bool]] = {
    "any": lambda action: True,
    "hoard": lambda action: numbers.TAKE_DISPLAY <= action <= numbers.TAKE_FERRY,  # piles run dry, nobody can act
    "curious": lambda action: action == numbers.DRAW_TICKETS,  # tickets put back are drawn again
    "build": lambda action: action < numbers.PASS,  # every station, tunnels with few cards in hand
}


def play_on(game: Game, seed: int | str, habit: str = "any", moves: int | None = None) -> Game:
    """Play random moves with this habit, to the end or so many."""
    choose = random.Random(f"{seed} {habit}").choice
    while game.decider is not None and moves != 0:
        actions = game.view(game.decider).actions
        game.play(choose([action for action in actions if HABITS[habit](action)] or actions))
        moves = None if moves is None else moves - 1
    return game


@cache
def finished_game(way: Way, seed: int = 0, habit: str = "any") -> Game:
    """A whole game. It is shared: do not change it."""
    return play_on(way.new(seed), seed, habit)


@cache
def finished_text(way: Way, seed: int = 0, habit: str = "any") -> str:
    """The text of a whole game's record."""
    return finished_game(way, seed, habit).save()


def finished_record(way: Way, seed: int = 0, habit: str = "any") -> Json:
    """A whole game's record, to be changed as you like."""
    return finished_game(way, seed, habit).record()


def endless_edition(folder: Path) -> Edition:
    """Berlin with so many pieces that nobody ever has to start the last round: games end with everybody passing."""
    folder.mkdir()
    for name in ("edition.toml", "board.toml"):
        text = (EDITIONS / "berlin" / name).read_text(encoding="utf-8")
        changed = text.replace("tram = 11\nsubway = 5", "tram = 40\nsubway = 24").replace('"berlin"', '"endless"')
        (folder / name).write_text(changed, encoding="utf-8")
    return load_edition(folder)


def island_edition(folder: Path, name: str = "island") -> Path:
    """An edition of one's own: a small island with jokers and pieces of its own kind, and no stored layout."""
    folder.mkdir(parents=True)
    cities = {"port": (0, 0), "hill": (1, 1), "mill": (2, 0), "lake": (1, -1), "cape": (3, 1)}
    pairs = ["port hill red", "port lake blue", "hill mill green", "lake mill red", "mill cape grey", "hill cape blue"]
    routes = [dict(zip(("from", "to", "color"), pair.split(), strict=True), length=2) for pair in pairs]
    tickets = [
        ("port", "mill"),
        ("port", "cape"),
        ("lake", "cape"),
        ("hill", "lake"),
        ("lake", "hill"),
        ("cape", "port"),
    ]

    def lines(rows: list[dict[str, Any]]) -> str:
        inner = [", ".join(f"{key} = {json.dumps(value)}" for key, value in row.items()) for row in rows]
        return "[\n" + "".join(f"  {{ {row} }},\n" for row in inner) + "]\n"

    (folder / "board.toml").write_text(
        "cities = "
        + lines([{"id": id, "name": id.title(), "lon": lon, "lat": lat} for id, (lon, lat) in cities.items()])
        + "routes = "
        + lines(routes)
        + "tickets = "
        + lines([{"from": a, "to": b, "points": 3 + n, "sets": ["island"]} for n, (a, b) in enumerate(tickets)]),
        encoding="utf-8",
    )
    (folder / "edition.toml").write_text(
        f"""format = 1
name = "{name}"
title = "The Island"
version = "1"
players = [2, 3]
default_variant = "standard"
pieces = {{ cart = 6 }}
points = {{ cart = {{ 2 = 3 }} }}
routes = {{ parallel_from = 3, points_on_claim = true }}
scoring = {{ tie_breaks = ["tickets"] }}
end = {{ trigger = 2 }}

[cards]
colors = ["red", "blue", "green"]
per_color = 8
jokers = 6
joker_name = "camel"
hand = 2
display = 5
joker_limit = 3

[variants.standard]
title = "Standard"
sets = ["island"]
deal = 2
keep = 1
draw = 2
draw_keep = 1
unkept = "under"
""",
        encoding="utf-8",
    )
    return folder
