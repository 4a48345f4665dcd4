"""What a game asks of its records at every move, done without the long ways of NumPy.

Taking a record out of a record takes NumPy a hundred times as long as taking a field out of the array, and it copies
records field by field.
"""

from functools import lru_cache
from types import SimpleNamespace
from typing import Any

import numpy as np

from branchline.game.names import Event, Names
from branchline.kernel import records


def state_of(position: bytes) -> Any:
    """A position of one's own from its bytes: an array of one state."""
    return np.frombuffer(bytearray(position), records.STATE)


class _Fields:
    """The fields of the one record in an array, found in the array."""

    def __init__(self, array: Any) -> None:
        self._array = array

    def __getattr__(self, name: str) -> Any:
        return self._array[name][0]


def seen_by(states: Any, seat: int) -> Any:
    """As much of a seat's view as words for its moves need."""
    return SimpleNamespace(public=_Fields(states["public"]), own=_Fields(states["own"][:, seat]))


def fields_of(views: Any) -> Any:
    """The one view in an array, for the same."""
    return SimpleNamespace(public=_Fields(views["public"]), own=_Fields(views["own"]))


@lru_cache(maxsize=256)
def worded(names: Names, players: tuple[str, ...], event: bytes) -> Event:
    """Words for what was shown. Most of what happens is shown to everybody alike."""
    return names.event(np.frombuffer(event, records.EVENT)[0], players)
