"""The log of events: how a step tells what it did (see `kernel.log`)."""

from __future__ import annotations

import numpy as np

from branchline.kernel import exports as kernel
from branchline.kernel import records
from branchline.kernel.codes import DREW_CARD
from branchline.kernel.numbers import DRAW_PILE
from tests.kit.table import Table


def test_events_are_counted_and_written_in_order() -> None:
    table = Table()
    log = records.new(records.EVENT, 10)
    kernel.play(table.board, table.state, DRAW_PILE, log)
    kernel.play(table.board, table.state, DRAW_PILE, log)
    assert log[0].kind == 2
    assert [int(event.kind) for event in log[1:4]] == [DREW_CARD, DREW_CARD, 0]


def test_a_short_log_counts_what_does_not_fit() -> None:
    """A log of one only counts; nothing is written behind its end."""
    for length in (1, 2, 3):
        table = Table("europe", setup=True)
        space = records.new(records.EVENT, 100)
        space["kind"][length:] = 77
        log = space[:length]
        kernel.new_game(table.board, table.state, 5, 0, np.zeros(8, np.uint32), log)
        assert log[0].kind >= 1 + 20 + 5 + 20
        assert (space["kind"][length:] == 77).all()


def test_a_count_that_is_never_set_back_does_no_harm() -> None:
    """A caller who plays on and on into one log loses events, and nothing else."""
    table = Table()
    space = records.new(records.EVENT, 80_000)
    log = space[40_000:40_004]
    log[0].kind = 32_765
    for _ in range(6):
        kernel.play(table.board, table.state, DRAW_PILE, log)
    assert log[0].kind == 32_771
    log[0].kind = 0
    assert not space.view(np.uint8).any()
