"""Which tickets are fulfilled as things stand, and which regions are counted.

These lines of a score sheet follow from what a seat knows, so it is told of them during the game. The longest path is
not among them: it takes longer than all the rest, and nobody asks before the end.
"""

from branchline.kernel.network import connect
from branchline.kernel.rule import rule
from branchline.kernel.score import _clear_sheet, _region_points, _score_tickets


@rule
def write_standing(board, state, scratch, sheet):
    """Fill in the tickets and regions of every seat; other lines, totals and places stay empty."""
    _clear_sheet(sheet)
    for seat in range(state.public.players):
        connect(board, state, seat, scratch)
        _score_tickets(board, state, seat, scratch, sheet)
        if board.regions > 0:
            _region_points(board, state, seat, scratch, sheet)
