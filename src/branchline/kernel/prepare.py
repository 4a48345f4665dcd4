"""Compile the rules once, and say so.

Numba keeps compiled entries on disk; the first use on a machine (or after an upgrade) takes a while, so it is done in
one go, with a line for the person who waits.
"""

import sys
import time
from collections.abc import Callable
from typing import Any

import numba
import numpy as np

from branchline.kernel import entries, layout
from branchline.kernel.layout import records
from branchline.kernel.rule import CACHE, ENTRIES

assert entries  # importing them registers them in ENTRIES

Progress = Callable[[int, int], None]  # entries done, entries in all


def _signatures() -> dict[str, tuple[Any, ...]]:
    """Sample arguments of every entry: they fix the types it is compiled for."""
    board, state, view = records(layout.BOARD)[0], records(layout.STATE)[0], records(layout.VIEW)[0]
    sheet, scratch, chance = records(layout.SHEET)[0], records(layout.SCRATCH)[0], records(layout.CHANCE)[0]
    log, event = records(layout.EVENT, 2), records(layout.EVENT)[0]
    key = np.zeros(8, np.uint32)
    words = np.zeros(layout.ACTION_WORDS, np.uint64)
    counts = np.zeros(1, np.int32)
    table = np.zeros((1, layout.PLAYERS), np.int16)
    keys = np.zeros((1, 2, 8), np.uint32)
    return {
        "new_game": (board, state, 2, 0, key, log),
        "play": (board, state, 0, log),
        "legal": (board, state, words),
        "refusal": (board, state, 0),
        "score": (board, state, scratch, sheet),
        "observe": (board, state, 0, view),
        "show_event": (event, 0, event),
        "determinize": (board, view, chance, state),
        "choose_random": (words, chance),
        "begin_chance": (chance, key),
        "play_random": (board, state, scratch, chance, log),
        "random_games": (board, state, scratch, sheet, chance, log, 2, 0, keys, counts, table, table),
    }


def is_compiled() -> bool:
    """Are the rules ready to run at once?"""
    return CACHE is None or (CACHE / "ready").exists()


def _say(done: int, total: int) -> None:
    """One line for the person who waits: counting up on a terminal, else only said at the start."""
    if sys.stderr.isatty():
        end = "" if done < total else "\n"
        print(f"\rCompiling the rules for this machine (once): {done}/{total} ", end=end, file=sys.stderr, flush=True)
    elif done == 0:
        print("Compiling the rules for this machine (once, half a minute) …", file=sys.stderr, flush=True)


def compile_rules(progress: Progress = _say) -> float:
    """Compile every entry that is not on disk yet, and note how long it took; gives the seconds."""
    if CACHE is None:
        return 0.0
    began = time.perf_counter()
    samples = _signatures()
    for done, (name, function) in enumerate(ENTRIES.items()):
        progress(done, len(ENTRIES))
        function.compile(tuple(numba.typeof(argument) for argument in samples[name]))
    progress(len(ENTRIES), len(ENTRIES))
    seconds = time.perf_counter() - began
    (CACHE / "ready").write_text(f"{seconds:.2f}", encoding="ascii")
    return seconds


def compile_seconds() -> float:
    """How long compiling took when it was done on this machine; 0 if it was not."""
    try:
        return float((CACHE / "ready").read_text(encoding="ascii")) if CACHE else 0.0
    except (OSError, ValueError):
        return 0.0


def make_ready() -> None:
    """Compile the rules unless that was done before."""
    if not is_compiled():
        compile_rules()
