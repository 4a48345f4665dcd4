"""Everything Python calls of the lab's compiled games."""

from pathlib import Path
from typing import Any

import numpy as np

from branchline.bots.compiled import memory
from branchline.bots.compiled.shelf import BOTS
from branchline.kernel import records
from branchline.kernel.prepare import Samples, compile_shelf, is_compiled
from branchline.kernel.rule import KERNEL, Shelf
from branchline.lab.compiled.match import begin_outcome, end_outcome, play_matches, step_noted
from branchline.lab.compiled.outcome import OUTCOME

Record = Any  # one record: `array[0]`
Array = Any

LAB_SHELF = Shelf("games", KERNEL, BOTS, Path(__file__).parent)
export = LAB_SHELF.export


@export
def begin_noting(state: Record, outcome: Record) -> None:
    """Empty the outcome of a game just set up."""
    begin_outcome(state, outcome)


@export
def play_noted(board: Record, state: Record, action: int, outcome: Record, log: Array) -> None:
    """Carry out a legal action, and note what came of it."""
    step_noted(board, state, action, outcome, log)


@export
def end_noting(board: Record, state: Record, scratch: Record, outcome: Record) -> None:
    """Score a finished game into its outcome."""
    end_outcome(board, state, scratch, outcome)


@export
def play_whole_games(
    board: Record,
    state: Record,
    scratch: Record,
    minds: Array,
    brains: Array,
    log: Array,
    players: int,
    starters: Array,
    keys: Array,
    seated: Array,
    outcomes: Array,
) -> int:
    """A game for each row of keys between compiled bots; gives the number of decisions."""
    return play_matches(board, state, scratch, minds, brains, log, players, starters, keys, seated, outcomes)


def _signatures() -> Samples:
    board, state, scratch = (
        records.new(records.BOARD)[0],
        records.new(records.STATE)[0],
        records.new(records.SCRATCH)[0],
    )
    log, minds, brains = records.new(records.EVENT, 2), records.new(memory.MIND, 2), records.new(memory.BRAIN, 2)
    outcomes = records.new(OUTCOME, 2)
    keys, seats = np.zeros((1, 2, 8), np.uint32), np.zeros((1, 2), np.int16)
    return {
        "begin_noting": (state, outcomes[0]),
        "play_noted": (board, state, 0, outcomes[0], log),
        "end_noting": (board, state, scratch, outcomes[0]),
        "play_whole_games": (board, state, scratch, minds, brains, log, 2, seats[0], keys, seats, outcomes),
    }


def make_games_ready() -> None:
    """Compile them unless that was done before."""
    if not is_compiled(LAB_SHELF):
        compile_shelf(LAB_SHELF, _signatures())
