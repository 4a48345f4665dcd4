"""Everything Python calls of the guide."""

from pathlib import Path
from typing import Any

import numpy as np

from branchline.guide.refusals import list_payments_after, list_refusals
from branchline.guide.shortages import list_shortages
from branchline.guide.ways import fewest_pieces
from branchline.kernel import numbers, records
from branchline.kernel.prepare import Samples, compile_shelf, is_compiled
from branchline.kernel.rule import KERNEL, Shelf

Record = Any  # one record: `array[0]`
Array = Any

GUIDE_SHELF = Shelf("guide", KERNEL, Path(__file__).parent)
export = GUIDE_SHELF.export


@export
def refusals(board: Record, state: Record, reasons: Array) -> None:
    """Write for every action why the deciding seat may not do it (a refusal of the vocabulary), or ALLOWED."""
    list_refusals(board, state, reasons)


@export
def payments_after(board: Record, state: Record, action: int, words: Array, cards: Array) -> None:
    """Fill the set of payments that may follow a legal claim or station, and say how many cards they are."""
    list_payments_after(board, state, action, words, cards)


@export
def shortages(board: Record, state: Record, seat: int, short: Array) -> None:
    """Write for every route what its payment lacks: cards of a colour, the colour, and jokers."""
    list_shortages(board, state, seat, short)


@export
def way_to(board: Record, view: Record, ticket: int, also: Array, scratch: Record, way: Array) -> int:
    """The fewest pieces that fulfil a ticket for the view's seat (NONE: no way is left), and the routes to claim."""
    return fewest_pieces(board, view, ticket, also, scratch, way)


def _signatures() -> Samples:
    board, state, view = records.new(records.BOARD)[0], records.new(records.STATE)[0], records.new(records.VIEW)[0]
    scratch, routes = records.new(records.SCRATCH)[0], np.zeros(numbers.ROUTE_WORDS, np.uint64)
    return {
        "refusals": (board, state, np.zeros(numbers.ACTIONS, np.uint8)),
        "payments_after": (board, state, 0, np.zeros(numbers.ACTION_WORDS, np.uint64), np.zeros(1, np.int16)),
        "shortages": (board, state, 0, np.zeros((numbers.ROUTES, 3), np.int16)),
        "way_to": (board, view, 0, routes, scratch, routes),
    }


def make_guide_ready() -> None:
    """Compile the guide unless that was done before."""
    if not is_compiled(GUIDE_SHELF):
        compile_shelf(GUIDE_SHELF, _signatures())
