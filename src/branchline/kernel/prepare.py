"""Compile the rules once, and say so.

Numba keeps compiled entries on disk; the first use on a machine (or after an upgrade) takes a while, so it is done in
one go, with a line for the person who waits.
"""

import sys
import time
from typing import Any

import numba
import numpy as np

from branchline.kernel import exports, numbers, records
from branchline.kernel.rule import RULES_SHELF, Shelf

assert exports  # importing them registers them on the shelf

Samples = dict[str, tuple[Any, ...]]  # arguments of every entry


def _signatures() -> Samples:
    """Sample arguments of every entry: they fix the types it is compiled for."""
    boards, states, view = records.new(records.BOARD), records.new(records.STATE), records.new(records.VIEW)[0]
    boards.setflags(write=False)  # as editions hold them
    board, state = boards[0], states[0]
    sheet, scratch, chance = (
        records.new(records.SHEET)[0],
        records.new(records.SCRATCH)[0],
        records.new(records.CHANCE)[0],
    )
    log = records.new(records.EVENT, 2)
    key = np.zeros(8, np.uint32)
    words = np.zeros(numbers.ACTION_WORDS, np.uint64)
    counts = np.zeros(1, np.int32)
    table = np.zeros((1, numbers.PLAYERS), np.int16)
    keys = np.zeros((1, 2, 8), np.uint32)
    return {
        "new_game": (board, state, 2, 0, key, log),
        "play": (board, state, 0, log),
        "swift_play": (boards, states, 0, log),
        "swift_refusal": (boards, states, 0),
        "legal": (board, state, words),
        "refusal": (board, state, 0),
        "score": (board, state, scratch, sheet),
        "observe": (board, state, 0, view),
        "swift_sight": (boards, states, 0, records.new(records.SIGHT)),
        "show_events": (log, 0, log),
        "determinize": (board, view, chance, state),
        "choose_random": (words, chance),
        "begin_chance": (chance, key),
        "play_random": (board, state, scratch, chance, log),
        "random_games": (board, state, scratch, sheet, chance, log, 2, 0, keys, counts, table, table),
    }


def is_compiled(shelf: Shelf = RULES_SHELF) -> bool:
    """Are the entries ready to run at once?"""
    return shelf.folder is None or (shelf.folder / "ready").exists()


def _say(title: str, done: int, total: int) -> None:
    """One line for the person who waits: counting up on a terminal, else only said at the start."""
    if sys.stderr.isatty():
        end = "" if done < total else "\n"
        print(f"\rCompiling the {title} for this machine (once): {done}/{total} ", end=end, file=sys.stderr, flush=True)
    elif done == 0:
        print(f"Compiling the {title} for this machine (once, half a minute) …", file=sys.stderr, flush=True)


def compile_shelf(shelf: Shelf, samples: Samples) -> float:
    """Compile every entry that is not on disk yet, and note how long it took; gives the seconds."""
    if shelf.folder is None:
        return 0.0
    began = time.perf_counter()
    for done, (name, function) in enumerate(shelf.exports.items()):
        _say(shelf.title, done, len(shelf.exports))
        function.compile(tuple(numba.typeof(argument) for argument in samples[name]))
    _say(shelf.title, len(shelf.exports), len(shelf.exports))
    seconds = time.perf_counter() - began
    (shelf.folder / "ready").write_text(f"{seconds:.2f}", encoding="ascii")
    return seconds


def compile_seconds(shelf: Shelf = RULES_SHELF) -> float:
    """How long compiling took when it was done on this machine; 0 if it was not."""
    try:
        return float((shelf.folder / "ready").read_text(encoding="ascii")) if shelf.folder else 0.0
    except (OSError, ValueError):
        return 0.0


def make_ready() -> None:
    """Compile the rules unless that was done before."""
    if not is_compiled():
        compile_shelf(RULES_SHELF, _signatures())
