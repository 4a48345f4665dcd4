"""Many random games: simulated, written down, or only timed."""

import csv
import json
import math
import os
import subprocess
import sys
import time
from collections import deque
from collections.abc import Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from typing import Any

import numpy as np

from branchline.dealing import Dealing, policy_key
from branchline.edition import Edition, OptionError, available_editions, load_edition
from branchline.game import Game
from branchline.kernel import entries as rules
from branchline.kernel import layout
from branchline.kernel.prepare import compile_seconds

CHUNK = 500  # games one thread plays in one go


@dataclass(frozen=True)
class Setting:
    """What all games of a simulation have in common."""

    edition: Edition
    variant: str
    bonus: bool
    players: int
    starter: int | None
    seed: int

    @classmethod
    def of(
        cls,
        edition: str | Path | Edition,
        players: int,
        seed: int,
        variant: str | None,
        bonus: bool,
        starter: int | None,
    ) -> "Setting":
        """The setting, once all its options are known to be possible."""
        game = Game.new(edition, variant=variant, bonus=bonus, players=players, starter=starter, seed=seed)
        return cls(game.edition, game.variant, bonus, players, starter, seed)

    def dealing(self, number: int) -> Dealing:
        """How the game of that number is dealt."""
        return Dealing.from_seed(f"{self.seed}/{number}")

    def play_written(self, number: int) -> Game:
        """The game of that number with all its events: the same as in `play_chunk`, only slower."""
        game = Game.new(
            self.edition,
            variant=self.variant,
            bonus=self.bonus,
            players=self.players,
            starter=self.starter,
            dealing=self.dealing(number),
        )
        chance = layout.records(layout.CHANCE)[0]
        rules.begin_chance(chance, policy_key(self.seed, number))
        while game.decider is not None:
            legal = np.array(game.view(game.decider).record.legal)
            game.play(rules.choose_random(legal, chance))
        return game

    def play_chunk(self, first: int, games: int) -> "Chunk":
        """The games of these numbers, compiled and without the GIL."""
        keys = np.empty((games, 2, 8), np.uint32)
        for i in range(games):
            keys[i, 0] = self.dealing(first + i).key
            keys[i, 1] = policy_key(self.seed, first + i)
        decisions = np.zeros(games, np.int32)
        totals, places = np.zeros((games, layout.PLAYERS), np.int16), np.zeros((games, layout.PLAYERS), np.int16)
        rules.random_games(
            self.edition.board(self.variant, self.bonus)[0],
            layout.records(layout.STATE)[0],
            layout.new_scratch()[0],
            layout.records(layout.SHEET)[0],
            layout.records(layout.CHANCE)[0],
            layout.records(layout.EVENT),
            self.players,
            layout.NOBODY if self.starter is None else self.starter,
            keys,
            decisions,
            totals,
            places,
        )
        return Chunk(first, decisions, totals[:, : self.players], places[:, : self.players])


@dataclass(frozen=True)
class Chunk:
    """What came of consecutive games."""

    first: int
    decisions: Any
    totals: Any
    places: Any

    def rows(self) -> Iterator[dict[str, Any]]:
        """One row a game."""
        for i, decisions in enumerate(self.decisions):
            totals = {f"total_{seat + 1}": int(n) for seat, n in enumerate(self.totals[i])}
            places = {f"place_{seat + 1}": int(n) for seat, n in enumerate(self.places[i])}
            yield {"game": self.first + i, "decisions": int(decisions), **totals, **places}


def _written_chunk(setting: Setting, number: int, folder: Path) -> Chunk:
    """One game, its record written into the folder."""
    game = setting.play_written(number)
    variant = f"{setting.variant}-bonus" if setting.bonus else setting.variant
    game.save(folder / f"{setting.edition.name}-{variant}-{setting.players}p-{setting.seed}-{number:06}.json")
    sheets = game.sheets()
    return Chunk(
        number,
        np.array([len(game.played)]),
        np.array([[sheet.total for sheet in sheets]]),
        np.array([[sheet.place for sheet in sheets]]),
    )


def _chunks(setting: Setting, games: int, threads: int, records: Path | None) -> Iterator[Chunk]:
    """All games in order."""
    if records is not None:
        records.mkdir(parents=True, exist_ok=True)
        yield from (_written_chunk(setting, number, records) for number in range(games))
        return
    threads = threads or os.cpu_count() or 1
    with ThreadPoolExecutor(threads) as pool:
        waiting: deque[Future[Chunk]] = deque()  # few at a time, so that an interrupt does not wait for them all
        for first in range(0, games, CHUNK):
            waiting.append(pool.submit(setting.play_chunk, first, min(CHUNK, games - first)))
            if len(waiting) > 2 * threads:
                yield waiting.popleft().result()
        while waiting:
            yield waiting.popleft().result()


@contextmanager
def _rows_file(path: Path | None) -> Iterator[Any]:
    """A function that writes one row a game; into nothing without a file."""
    if path is None:
        yield lambda row: None
        return
    if path.suffix not in (".csv", ".jsonl"):
        raise OptionError(f"{path.name}: rows are written as .csv or .jsonl")
    with path.open("w", newline="", encoding="utf-8") as file:
        if path.suffix == ".jsonl":
            yield lambda row: file.write(json.dumps(row) + "\n")
            return
        writer: Any = None

        def write(row: dict[str, Any]) -> None:
            nonlocal writer
            if writer is None:
                writer = csv.DictWriter(file, row)
                writer.writeheader()
            writer.writerow(row)

        yield write


def simulate_games(
    edition: str | Path | Edition,
    players: int,
    games: int,
    seed: int,
    variant: str | None = None,
    bonus: bool = False,
    starter: int | None = None,
    threads: int = 0,
    out: Path | None = None,
    records: Path | None = None,
) -> dict[str, Any]:
    """Play random games and sum them up: points and victories of each seat."""
    from rich.console import Console
    from rich.progress import track

    setting = Setting.of(edition, players, seed, variant, bonus, starter)
    began = time.perf_counter()
    decisions, points, squares = 0, np.zeros(players), np.zeros(players)
    wins, shared = np.zeros(players, np.int64), np.zeros(players, np.int64)
    chunks = _chunks(setting, games, threads, records)
    steps = games if records is not None else (games + CHUNK - 1) // CHUNK
    console = Console(stderr=True)
    with _rows_file(out) as write_row:
        for chunk in track(
            chunks, "Simulating", steps, console=console, transient=True, disable=not console.is_terminal
        ):
            decisions += int(chunk.decisions.sum())
            points += chunk.totals.sum(axis=0, dtype=np.int64)
            squares += (chunk.totals.astype(np.int64) ** 2).sum(axis=0)
            first = chunk.places == 1
            alone = first.sum(axis=1) == 1
            wins += (first & alone[:, None]).sum(axis=0)
            shared += (first & ~alone[:, None]).sum(axis=0)
            for row in chunk.rows():
                write_row(row)
    mean = points / games
    spread = np.sqrt(np.maximum(squares / games - mean**2, 0))
    return {
        "edition": setting.edition.name,
        "variant": setting.variant,
        "bonus": bonus,
        "players": players,
        "seed": seed,
        "games": games,
        "decisions_per_game": round(decisions / games, 2),
        "seats": [
            {
                "seat": seat,
                "mean": round(float(mean[seat]), 3),
                "spread": round(float(spread[seat]), 3),
                "wins": int(wins[seat]),
                "shared": int(shared[seat]),
            }
            for seat in range(players)
        ],
        "seconds": round(time.perf_counter() - began, 3),
    }


# --- benchmark --------------------------------------------------------------------------------------------------------


def _start_seconds() -> float:
    """How long a new Python takes until a game is dealt, the rules being compiled already."""
    began = time.perf_counter()
    subprocess.run([sys.executable, "-c", "from branchline import Game; Game.new()"], check=True)
    return time.perf_counter() - began


def _play_for(setting: Setting, seconds: float, offset: int) -> tuple[int, int]:
    """Decisions and games one thread makes in that time. Keys are made beforehand: they are not part of the game."""
    decisions, games = 0, 0
    until = time.perf_counter() + seconds
    board = setting.edition.board(setting.variant, setting.bonus)[0]
    state, scratch, sheet = layout.records(layout.STATE)[0], layout.new_scratch()[0], layout.records(layout.SHEET)[0]
    chance, log = layout.records(layout.CHANCE)[0], layout.records(layout.EVENT)
    made = np.zeros(CHUNK, np.int32)
    totals, places = np.zeros((CHUNK, layout.PLAYERS), np.int16), np.zeros((CHUNK, layout.PLAYERS), np.int16)
    for number in count(offset):
        if time.perf_counter() >= until:
            return decisions, games
        keys = np.random.default_rng(number).integers(0, 2**32, (CHUNK, 2, 8), np.uint32)
        decisions += rules.random_games(
            board, state, scratch, sheet, chance, log, setting.players, layout.NOBODY, keys, made, totals, places
        )
        games += CHUNK
    raise AssertionError


def _measure(setting: Setting, threads: int, seconds: float) -> tuple[float, float, float]:
    """Decisions a second, games a second, decisions a game."""
    _play_for(setting, 0.02, 0)
    began = time.perf_counter()
    with ThreadPoolExecutor(threads) as pool:
        made = list(pool.map(lambda thread: _play_for(setting, seconds, 10**6 * (thread + 1)), range(threads)))
    elapsed = time.perf_counter() - began
    decisions, games = sum(m[0] for m in made), sum(m[1] for m in made)
    return decisions / elapsed, games / elapsed, decisions / games


def bench_rows(
    edition: str | None, players: int | None, variant: str | None, threads: int, seconds: float
) -> Iterator[dict[str, Any]]:
    """One measurement for each edition and number of players."""
    if variant and not edition:
        raise OptionError("a variant is one of an edition's: name the edition too")
    if not math.isfinite(seconds):
        raise OptionError("the time for a measurement is a number of seconds")
    chosen = [load_edition(name) for name in ([edition] if edition else available_editions())]
    settings = [
        Setting.of(facts, seats, 0, variant, False, None)
        for facts in chosen
        for seats in range(facts.players[0], facts.players[1] + 1)
        if players in (None, seats)
    ]
    if not settings:
        raise OptionError(f"{chosen[0].title} is for {chosen[0].players[0]} to {chosen[0].players[1]} players")
    load_seconds = _start_seconds()
    for setting in settings:
        decisions, games, length = _measure(setting, threads, seconds)
        yield {
            "edition": setting.edition.name,
            "variant": setting.variant,
            "players": setting.players,
            "threads": threads,
            "decisions_per_second": round(decisions),
            "games_per_second": round(games),
            "decisions_per_game": round(length, 1),
            "state_bytes": layout.STATE.itemsize,
            "compile_seconds": compile_seconds(),
            "load_seconds": round(load_seconds, 2),
        }
