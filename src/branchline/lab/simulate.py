"""`branchline simulate`: many games, summed up and written down."""

from __future__ import annotations

import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np

from branchline.edition import OptionError
from branchline.lab.chunks import Chunk, Pace, play_chunk
from branchline.lab.dataset import Dataset
from branchline.lab.games import Setting
from branchline.lab.progress import progress_bar
from branchline.lab.run_folder import write_whole
from branchline.lab.tables import TABLES, Tables, joined
from branchline.lab.workers import StoppedError, as_done, hire

FEW = 100  # compiled bots write records of so many games before new processes could have started


@dataclass
class Tally:
    """Points and victories of each seat."""

    players: int
    games: int = 0
    decisions: int = 0
    stopped: int = 0  # since nobody claimed anything for long
    points: Any = field(init=False)
    squares: Any = field(init=False)
    wins: Any = field(init=False)
    shared: Any = field(init=False)

    def __post_init__(self) -> None:
        self.points, self.squares, self.wins, self.shared = (np.zeros(self.players, np.int64) for _ in range(4))

    def add(self, tables: Tables) -> None:
        """Count more games."""
        games, seats = tables["games"], tables["seats"]
        totals = seats["total"].astype(np.int64).reshape(-1, self.players)
        first = seats["place"].reshape(-1, self.players) == 1
        alone = (games["winners"] == 1)[:, None]
        self.games += len(totals)
        self.decisions += int(games["decisions"].sum(dtype=np.int64))
        self.stopped += int(games["stopped"].sum())
        self.points += totals.sum(axis=0)
        self.squares += (totals**2).sum(axis=0)
        self.wins += (first & alone).sum(axis=0)
        self.shared += (first & ~alone).sum(axis=0)

    def seats(self) -> list[dict[str, Any]]:
        """Mean, spread and victories by seat."""
        mean = self.points / self.games
        spread = np.sqrt(np.maximum(self.squares / self.games - mean**2, 0))
        return [
            {
                "seat": seat,
                "mean": round(float(mean[seat]), 3),
                "spread": round(float(spread[seat]), 3),
                "wins": int(self.wins[seat]),
                "shared": int(self.shared[seat]),
            }
            for seat in range(self.players)
        ]


class _Kept:
    """Where played games go: into the tally, and with a dataset into its parts, each written once it is whole."""

    def __init__(self, setting: Setting, games: int, dataset: Dataset | None) -> None:
        self.tally = Tally(setting.players)
        self._dataset = dataset
        self.wanted = TABLES[:2] if dataset is None else TABLES
        self._begun: dict[int, list[tuple[int, Tables]]] = {}  # chunks of parts that are not whole yet
        self.missing = [range(games)] if dataset is None else list(self._missing(dataset))

    def _missing(self, dataset: Dataset) -> Iterator[range]:
        """The games of parts that are not there; what is there is counted."""
        for part in dataset.parts:
            if dataset.has(part):
                self.tally.add(dataset.read(part))
            else:
                yield range(part * dataset.part, part * dataset.part + dataset.size(part))

    def keep(self, chunk: Chunk, tables: Tables) -> None:
        """Games just played."""
        if self._dataset is None:
            self.tally.add(tables)
            return
        part = chunk.first // self._dataset.part
        begun = self._begun.setdefault(part, [])
        begun.append((chunk.first, tables))
        if sum(len(done["games"]["game"]) for _, done in begun) == self._dataset.size(part):
            whole = joined(done for _, done in sorted(begun, key=lambda item: item[0]))
            self._dataset.write(part, whole)
            self.tally.add(whole)
            del self._begun[part]


def simulate_games(
    setting: Setting,
    games: int,
    workers: int = 0,
    out: Path | None = None,
    records: Path | None = None,
    resume: bool = False,
    on: str | None = None,
) -> dict[str, Any]:
    """Play the games and sum them up; `out` gets the tables, `records` a record of each game."""
    if resume and out is None:
        raise OptionError("--resume goes on with the run in a folder: name it with --out")
    began = time.perf_counter()
    dataset = None if out is None else Dataset(out, setting, games, resume)
    kept = _Kept(setting, games, dataset)
    try:
        _play(setting, kept, games, workers, records, on)
    except KeyboardInterrupt:
        raise StoppedError(_stopped(kept.tally.games, games, out)) from None
    finally:
        if dataset is not None:
            dataset.tidy()
    return {
        "edition": setting.edition.name,
        "variant": setting.setup.variant,
        "bonus": setting.setup.bonus,
        "players": setting.players,
        "bots": list(setting.bots),
        "seed": setting.seed,
        "games": games,
        "stopped": kept.tally.stopped,
        "decisions_per_game": round(kept.tally.decisions / games, 2),
        "seats": kept.tally.seats(),
        "seconds": round(time.perf_counter() - began, 3),
    }


def _stopped(done: int, games: int, out: Path | None) -> str:
    if out is None:
        return "stopped: nothing is kept without --out"
    return f"stopped: {done:,} of {games:,} games are in {out}; --resume goes on"


def _play(setting: Setting, kept: _Kept, games: int, workers: int, records: Path | None, on: str | None) -> None:
    """Play what is not there yet."""
    if records is not None:
        records.mkdir(parents=True, exist_ok=True)
    asking = records is not None or not setting.is_compiled
    processes = asking and not (setting.is_compiled and games <= FEW)
    pace = Pace()

    def chunks() -> Iterator[Chunk]:
        for numbers in kept.missing:
            first = numbers.start
            while first < numbers.stop:
                size = 1 if asking else min(pace.games, numbers.stop - first)
                yield Chunk(setting, first, size, kept.wanted, records is not None)
                first += size

    with (
        hire(workers, on, processes) as (crew, at_a_time),
        progress_bar("Simulating", games, kept.tally.games) as advance,
    ):
        for chunk, played in as_done(crew, at_a_time, play_chunk, chunks()):
            pace.learn(chunk.games, played.seconds)
            for number, text in enumerate(played.records, chunk.first):
                write_whole(Path(records or "", setting.record_name(number)), text)
            kept.keep(chunk, played.tables)
            advance(chunk.games, "")
