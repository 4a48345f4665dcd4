"""Consecutive games for one worker, and what it sends back."""

from __future__ import annotations

import time
from typing import NamedTuple

import numpy as np

from branchline.lab.games import Asked, Clock, Setting
from branchline.lab.tables import Tables, tables_of

FIRST_CHUNK = 32  # games handed to a worker in one go, before it is known how long they take
MOST_IN_CHUNK = 1000
CHUNK_SECONDS = 0.25


class Chunk(NamedTuple):
    """Games for one worker."""

    setting: Setting
    first: int
    games: int
    tables: tuple[str, ...]  # those that are wanted
    written: bool = False  # are records wanted?


class Played(NamedTuple):
    """What came of a chunk."""

    tables: Tables
    records: list[str]
    clocks: list[tuple[Clock, Clock]]  # by seat, of turns and of all decisions; empty of compiled games
    seconds: float


def play_chunk(chunk: Chunk) -> Played:
    """Play the games: compiled if that is possible and nobody wants their records."""
    began = time.perf_counter()
    setting, numbers = chunk.setting, range(chunk.first, chunk.first + chunk.games)
    asked: list[Asked] = []
    if setting.is_compiled and not chunk.written:
        outcomes = setting.play(chunk.first, chunk.games)
    else:
        asked = [setting.play_asking(number) for number in numbers]
        outcomes = np.concatenate([game.outcomes for game in asked])
    records = []
    if chunk.written:
        records = [setting.written(n, game.actions).save() for n, game in zip(numbers, asked, strict=True)]
    clocks = [clock for game in asked for clock in zip(game.turns, game.moves, strict=True)]
    tables = tables_of(setting, chunk.first, outcomes, chunk.tables)
    return Played(tables, records, clocks, time.perf_counter() - began)


class Pace:
    """How many games to hand out in one go: so many that an interruption need not wait long for them."""

    def __init__(self) -> None:
        self.games = FIRST_CHUNK

    def learn(self, games: int, seconds: float) -> None:
        """That many games took that long."""
        wanted = int(games * CHUNK_SECONDS / max(seconds, 1e-9))
        self.games = max(1, min(wanted, 2 * self.games, MOST_IN_CHUNK))
