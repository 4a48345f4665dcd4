"""A run on disk: a folder of Parquet files, written part by part so that it can stop at any time and go on later.

`FOLDER/seats/part-00003.parquet` holds the seats of the fourth part's games. A part counts when its file is there in
all four tables; files get their names only when they are complete. `FOLDER/run.json` says what is played.
"""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from branchline.edition import Edition
from branchline.extras import needed
from branchline.lab.games import Setting
from branchline.lab.run_folder import WRITING, begin_folder, run_facts
from branchline.lab.tables import NOT_THERE, TABLES, Columns, Tables
from branchline.vocabulary import LINES

if TYPE_CHECKING:
    from polars import DataFrame, LazyFrame

PART = 5000  # games of one part
PART_ASKING = 20  # where bots are asked for each move, which takes its time

# A column has the same type in every table.
TYPES = {
    **dict.fromkeys(("game", "decisions"), "UInt32"),
    **dict.fromkeys(("turn", "turns", "offered"), "UInt16"),
    **dict.fromkeys((*LINES, "total", "place", "points"), "Int16"),
    **dict.fromkeys(("kept", "fulfilled", "stopped"), "Boolean"),
    **dict.fromkeys(("bot", "ticket", "route", "from", "to"), "String"),
    "seed": "Int64",
    "win": "Float32",
}
SMALL = "UInt8"  # of all the others
MAY_BE_NULL = ("winner", "last_round_by", "turn", "fulfilled")


class Dataset:
    """The folder of one run while it is written."""

    def __init__(self, folder: Path, setting: Setting, games: int, resume: bool) -> None:
        self._polars = needed("polars", "lab", "--out")
        self._folder = folder
        self._setting = setting
        self._games = games
        self.part = PART if setting.is_compiled else PART_ASKING
        begin_folder(folder, run_facts(setting, games, bots=list(setting.bots), part=self.part), resume)
        for table in TABLES:
            (folder / table).mkdir(exist_ok=True)
        self.tidy()

    @property
    def parts(self) -> range:
        """The parts of the whole run."""
        return range((self._games + self.part - 1) // self.part)

    def size(self, part: int) -> int:
        """How many games a part has: the last one may be shorter."""
        return min(self.part, self._games - part * self.part)

    def has(self, part: int) -> bool:
        """Is the part there with all its games?"""
        file = self._file("games", part)
        if not file.exists():
            return False
        rows = self._polars.scan_parquet(file).select(self._polars.len()).collect().item()
        return bool(rows == self.size(part))

    def read(self, part: int) -> Tables:
        """The numbers of a written part's games and seats."""
        return {table: self._numbers(table, part) for table in ("games", "seats")}

    def _numbers(self, table: str, part: int) -> Columns:
        frame = self._polars.read_parquet(self._file(table, part))
        kinds = self._polars.selectors
        numbers = frame.select(kinds.numeric() | kinds.boolean())
        return {name: numbers[name].to_numpy() for name in numbers.columns}

    def write(self, part: int, tables: Tables) -> None:
        """Write a part of all four tables; the files get their names when all of them are complete."""
        waiting = self._folder / WRITING
        waiting.mkdir(exist_ok=True)
        for table in TABLES:
            frame(self._polars, self._setting, table, tables[table]).write_parquet(waiting / table)
        for table in TABLES:
            (waiting / table).replace(self._file(table, part))

    def tidy(self) -> None:
        """Remove what an interruption left behind: files without their names, parts that lack a table."""
        shutil.rmtree(self._folder / WRITING, ignore_errors=True)
        for part in self.parts:
            files = [self._file(table, part) for table in TABLES]
            if not all(file.exists() for file in files):
                for file in files:
                    file.unlink(missing_ok=True)

    def _file(self, table: str, part: int) -> Path:
        return self._folder / table / f"part-{part:05}.parquet"


def frame(pl: Any, setting: Setting, table: str, columns: Columns) -> DataFrame:
    """A table as it is kept: names in the place of numbers, null for what is not there, small types."""
    found: DataFrame = pl.DataFrame(_named(pl, setting, table, columns))
    kept = []
    for name in found.columns:
        column = pl.col(name)
        if name in MAY_BE_NULL:
            column = pl.when(column != NOT_THERE).then(column)
        kept.append(column.cast(getattr(pl, TYPES.get(name, SMALL))).alias(name))
    return found.select(kept)


def _named(pl: Any, setting: Setting, table: str, columns: Columns) -> dict[str, Any]:
    """The columns with names in the place of numbers, and what is known of each ticket and route."""
    edition = setting.edition

    def named(values: list[Any], numbers: Any) -> Any:
        return pl.Series(values).gather(numbers)

    if table == "games":
        return {"game": columns["game"], "seed": np.full(len(columns["game"]), setting.seed), **columns}
    if table == "seats":
        return {**columns, "bot": named(list(dict.fromkeys(setting.bots)), columns["bot"])}
    number = columns[table.removesuffix("s")]
    facts = _ticket_facts(edition) if table == "tickets" else _route_facts(edition)
    told = {name: named(values, number) for name, values in facts.items()}
    return {
        "game": columns["game"],
        "seat": columns["seat"],
        **told,
        **{k: v for k, v in columns.items() if k not in told},
    }


def _ticket_facts(edition: Edition) -> dict[str, list[Any]]:
    return {"ticket": [ticket.id for ticket in edition.tickets], "points": [t.points for t in edition.tickets]}


def _route_facts(edition: Edition) -> dict[str, list[Any]]:
    routes = edition.routes
    return {
        "route": [route.id for route in routes],
        "from": [edition.cities[route.ends[0]].id for route in routes],
        "to": [edition.cities[route.ends[1]].id for route in routes],
        "length": [route.length for route in routes],
        "points": [route.points for route in routes],
    }


def scan(folder: Path, table: str) -> LazyFrame:
    """A table of a written run, read as far as it is asked for."""
    pl = needed("polars", "lab", "reading a run")
    found: LazyFrame = pl.scan_parquet(folder / table / "*.parquet")
    return found
