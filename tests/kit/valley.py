"""A small edition with everything effects can speak of: two boards, ports, bridges, a track bed, marks and money."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np

from branchline.edition import load_edition
from tests.kit.table import Events, Table

BOARD = """
boards = [{ id = "north", name = "North", start = true }, { id = "south", name = "South" }]
cities = [
  { id = "alder", name = "Alder", lon = 0, lat = 2, board = "north", big = true, port = true },
  { id = "birch", name = "Birch", lon = 1, lat = 2, board = "north" },
  { id = "cedar", name = "Cedar", lon = 2, lat = 2, board = "north", port = true },
  { id = "dale", name = "Dale", lon = 1, lat = 1, board = "north" },
  { id = "elm", name = "Elm", lon = 0, lat = 0, board = "south", big = true },
  { id = "fir", name = "Fir", lon = 1, lat = 0, board = "south", port = true },
  { id = "gorse", name = "Gorse", lon = 2, lat = 0, board = "south" },
]
routes = [
  { from = "alder", to = "birch", color = "red", length = 2 },
  { from = "birch", to = "cedar", color = "blue", length = 3 },
  { from = "cedar", to = "dale", color = "green", length = 1, bridge = true },
  { from = "cedar", to = "dale", color = "blue", length = 1, bridge = true },
  { from = "dale", to = "elm", color = "red", length = 4, bed = true },
  { from = "elm", to = "fir", color = "blue", length = 2 },
  { from = "fir", to = "gorse", color = "green", length = 2, bridge = true },
  { from = "alder", to = "dale", color = "grey", length = 2 },
]
tickets = [
  { from = "alder", to = "cedar", points = 4, sets = ["valley"] },
  { from = "alder", to = "elm", points = 6, sets = ["valley"] },
  { from = "birch", to = "fir", points = 5, sets = ["valley"] },
  { from = "cedar", to = "gorse", points = 7, sets = ["valley"] },
  { from = "dale", to = "gorse", points = 3, sets = ["valley"] },
  { from = "birch", to = "elm", points = 2, sets = ["valley"] },
  { from = "alder", to = "fir", points = 8, sets = ["valley"] },
  { from = "birch", to = "dale", points = 1, sets = ["valley"] },
  { from = "cedar", to = "elm", points = 9, sets = ["valley"] },
  { from = "cedar", to = "dale", points = 2, sets = ["valley"] },
  { from = "alder", to = "dale", points = 2, sets = ["valley"] },
]
"""
NUMBERS = """
format = 1
name = "valley"
title = "The Valley"
version = "1"
players = [2, 3]
default_variant = "standard"
pieces = {{ cart = 12 }}
points = {{ cart = {{ 1 = 0, 2 = 0, 3 = 0, 4 = 0 }} }}
routes = {{ parallel_from = 2, points_on_claim = false }}
scoring = {{ tie_breaks = ["tickets", "later"] }}
money = {{ start = 5, pieces_left = [0] }}
end = {{ trigger = 2 }}

[cards]
colors = ["red", "blue", "green", "white", "black"]
per_color = 12
jokers = 6
joker_name = "ox"
hand = 2
display = 5
joker_limit = 3
marks = {{ pickaxe = 3, skull = 2 }}
action = {{ 2 = 0, 3 = 0 }}

[variants.standard]
title = "Standard"
sets = ["valley"]
deal = 2
keep = 1
draw = 2
draw_keep = 1
unkept = "under"
boards = ["north", "south"]
decks = {decks}

[effects]
sources = ["snow", "mail"]
tokens = ["ore", "timber"]
markers = ["herd", "ghost"]
rows = [
{rows}]
"""


def valley_folder(folder: Path, *rows: str, **files: str) -> Path:
    """The edition with these rows in [effects], and these files: `events` is the text of events.toml."""
    folder.mkdir(parents=True)
    (folder / "board.toml").write_text(BOARD, encoding="utf-8")
    text = "".join(f"  {{ {row} }},\n" for row in rows)
    decks = '["start"]' if "events" in files else "[]"
    numbers = NUMBERS.format(rows=text, decks=decks).replace("rows = [\n]\n", "")
    (folder / "edition.toml").write_text(numbers.replace("decks = []\n", ""), encoding="utf-8")
    for name, content in files.items():
        (folder / f"{name}.toml").write_text(content, encoding="utf-8")
    return folder


def valley(tmp_path: Path, *rows: str, players: int = 3, setup: dict[str, Any] | None = None, **files: str) -> Table:
    """A table of it with empty hands; the sources "snow" and "mail" are not in force unless the setup says so."""
    edition = load_edition(valley_folder(tmp_path / "valley", *rows, **files))
    return Table(edition, players=players, **(setup or {})).tidy()


def claim(table: Table, a: str, b: str, color: str | None = None) -> Events:
    """The acting seat gets what the route costs and claims it. Its tickets stay what they are."""
    seat, route = int(table.state.public.decider), table.route(a, b, color)
    paid = table.edition.routes[route].color.replace("grey", "white")
    table.hand(seat, **{paid: table.edition.routes[route].length})
    return table.claim(route, paid)


def hold_source(table: Table, seat: int, name: str) -> None:
    """The seat holds it in secret, like a postcard."""
    source = table.edition.sources.index(name)
    table.state.own[seat].in_force[source // 64] |= np.uint64(1 << source % 64)


def money(table: Table) -> list[int]:
    dollars: list[int] = table.state.public.money[: table.state.public.players].tolist()
    return dollars
