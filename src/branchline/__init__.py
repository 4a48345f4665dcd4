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
    from branchline.game import Event, Game, IllegalMoveError, InvalidMoveError, Move, RecordError, Sheet, View

_ROOMS = {
    "edition": ("Edition", "EditionError", "OptionError", "available_editions", "load_edition"),
    "game": ("Event", "Game", "IllegalMoveError", "InvalidMoveError", "Move", "RecordError", "Sheet", "View"),
}
_HOME = {name: room for room, names in _ROOMS.items() for name in names}

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
