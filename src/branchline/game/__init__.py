"""One game, as people and programs play it: `Game`, what a seat sees, the score sheet and the written record.

One way through this room: `names` (words for numbers) → `view`, `sheet` → `dealing` → `game` → `record`.
"""

from branchline.game.errors import IllegalMoveError, InvalidMoveError
from branchline.game.game import Game, Played
from branchline.game.names import Event, Move
from branchline.game.players import player_names
from branchline.game.record import RecordError
from branchline.game.sheet import Sheet
from branchline.game.view import View

__all__ = [
    "Event",
    "Game",
    "IllegalMoveError",
    "InvalidMoveError",
    "Move",
    "Played",
    "RecordError",
    "Sheet",
    "View",
    "player_names",
]
