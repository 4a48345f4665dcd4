"""Branchline: the Ticket to Ride family of games on one exact and fast rules engine.

>>> from branchline import Game
>>> Game.new("europe", variant="mega", players=["Ann", "Bob"], seed=1).phase
'choose_long_tickets'
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    __version__: str
    from branchline.edition import Edition, EditionError, OptionError, available_editions, load_edition
    from branchline.game import Game, IllegalMoveError, InvalidMoveError
    from branchline.record import RecordError
    from branchline.sheet import Sheet
    from branchline.view import View
    from branchline.words import Event, Move

_HOME = {
    "Edition": "edition",
    "EditionError": "edition",
    "Event": "words",
    "Game": "game",
    "IllegalMoveError": "game",
    "InvalidMoveError": "game",
    "Move": "words",
    "OptionError": "edition",
    "RecordError": "record",
    "Sheet": "sheet",
    "View": "view",
    "available_editions": "edition",
    "load_edition": "edition",
}

__all__ = [
    "Edition",
    "EditionError",
    "Event",
    "Game",
    "IllegalMoveError",
    "InvalidMoveError",
    "Move",
    "OptionError",
    "RecordError",
    "Sheet",
    "View",
    "__version__",
    "available_editions",
    "load_edition",
]


def __getattr__(name: str) -> Any:
    # Loaded on first use: `branchline --help` must not wait for NumPy and Numba.
    if name == "__version__":
        return import_module("importlib.metadata").version("branchline")
    if name in _HOME:
        return getattr(import_module(f"branchline.{_HOME[name]}"), name)
    raise AttributeError(f"module 'branchline' has no attribute {name!r}")
