"""How fast the rules play: random games, only timed."""

import math
import subprocess
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from itertools import count
from typing import Any

import numpy as np

from branchline.edition import OptionError, available_editions, load_edition
from branchline.kernel import exports as rules
from branchline.kernel import numbers, records
from branchline.kernel.prepare import compile_seconds
from branchline.lab.games import Setting

CHUNK = 500  # games one thread plays in one go


def _start_seconds() -> float:
    """How long a new Python takes until a game is dealt, the rules being compiled already."""
    began = time.perf_counter()
    subprocess.run([sys.executable, "-c", "from branchline import Game; Game.new()"], check=True)
    return time.perf_counter() - began


def _play_for(setting: Setting, seconds: float, offset: int) -> tuple[int, int]:
    """Decisions and games one thread makes in that time. Keys are made beforehand: they are not part of the game."""
    decisions, games = 0, 0
    until = time.perf_counter() + seconds
    board = setting.board
    state, scratch, sheet = records.new(records.STATE)[0], records.new_scratch()[0], records.new(records.SHEET)[0]
    chance, log = records.new(records.CHANCE)[0], records.new(records.EVENT)
    made = np.zeros(CHUNK, np.int32)
    totals, places = np.zeros((CHUNK, numbers.PLAYERS), np.int16), np.zeros((CHUNK, numbers.PLAYERS), np.int16)
    for number in count(offset):
        if time.perf_counter() >= until:
            return decisions, games
        keys = np.random.default_rng(number).integers(0, 2**32, (CHUNK, 2, 8), np.uint32)
        decisions += rules.random_games(
            board, state, scratch, sheet, chance, log, setting.players, numbers.NOBODY, keys, made, totals, places
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
        Setting.of(facts, players=seats, variant=variant)
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
            "variant": setting.setup.variant,
            "players": setting.players,
            "threads": threads,
            "decisions_per_second": round(decisions),
            "games_per_second": round(games),
            "decisions_per_game": round(length, 1),
            "state_bytes": records.STATE.itemsize,
            "compile_seconds": compile_seconds(),
            "load_seconds": round(load_seconds, 2),
        }
