"""Everything Python calls of the guide.

Records go in as arrays of one: a server calls these many times for every move, and unpacking a record takes Numba a
hundred times as long as unpacking an array.
"""

from pathlib import Path
from typing import Any

import numpy as np

from branchline.guide.refusals import list_payments_after, list_refusals
from branchline.guide.shortages import list_shortages
from branchline.guide.standing import write_standing
from branchline.guide.ways import fewest_pieces
from branchline.kernel import numbers, records
from branchline.kernel.numbers import SPECTATOR
from branchline.kernel.observe import look
from branchline.kernel.prepare import Samples, compile_shelf, is_compiled
from branchline.kernel.rule import KERNEL, Shelf

Array = Any

GUIDE_SHELF = Shelf("guide", KERNEL, Path(__file__).parent)
export = GUIDE_SHELF.swift_export


def array_of(record: Any) -> Array:
    """The array of one that a record is in: the same memory, as writable as it was."""
    return np.asarray(record).reshape(1)


@export
def look_around(boards: Array, states: Array, views: Array) -> None:
    """Write what each seat may know, and into the last view what everybody may."""
    for seat in range(len(views) - 1):
        look(boards[0], states[0], seat, views[seat])
    look(boards[0], states[0], SPECTATOR, views[len(views) - 1])


@export
def refusals(boards: Array, states: Array, reasons: Array) -> None:
    """Write for every action why the deciding seat may not do it (a refusal of the vocabulary), or ALLOWED."""
    list_refusals(boards[0], states[0], reasons)


@export
def payments_after(boards: Array, states: Array, actions: Array, words: Array, cards: Array) -> None:
    """Fill the sets of payments that may follow legal claims and stations, and say how many cards they are."""
    list_payments_after(boards[0], states[0], actions, words, cards)


@export
def shortages(boards: Array, states: Array, seat: int, short: Array) -> None:
    """Write for every route what its payment lacks: cards of a colour, the colour, and jokers."""
    list_shortages(boards[0], states[0], seat, short)


@export
def way_to(boards: Array, views: Array, ticket: int, also: Array, scratches: Array, way: Array) -> int:
    """The fewest pieces that fulfil a ticket for the view's seat (NONE: no way is left), and the routes to claim."""
    return fewest_pieces(boards[0], views[0], ticket, also, scratches[0], way)


@export
def standing(boards: Array, states: Array, scratches: Array, sheets: Array) -> None:
    """Write which tickets are fulfilled and which regions counted as things stand; the rest of a sheet is not asked."""
    write_standing(boards[0], states[0], scratches[0], sheets[0])


def _signatures() -> Samples:
    board, state = records.new(records.BOARD), records.new(records.STATE)
    view, seen = records.new(records.VIEW), records.new(records.VIEW)
    for kept in (board, seen):  # as editions and views hold them
        kept.setflags(write=False)
    prices = np.zeros(1, np.int16)
    scratch, routes = records.new(records.SCRATCH), np.zeros(numbers.ROUTE_WORDS, np.uint64)
    return {
        "look_around": (board, state, view),
        "refusals": (board, state, np.zeros(numbers.ACTIONS, np.uint8)),
        "payments_after": (board, state, prices, np.zeros((1, numbers.ACTION_WORDS), np.uint64), prices),
        "shortages": (board, state, 0, np.zeros((numbers.ROUTES, 3), np.int16)),
        "standing": (board, state, scratch, records.new(records.SHEET)),
        "way_to": (board, seen, 0, routes, scratch, routes),
    }


def make_guide_ready() -> None:
    """Compile the guide unless that was done before."""
    if not is_compiled(GUIDE_SHELF):
        compile_shelf(GUIDE_SHELF, _signatures())
