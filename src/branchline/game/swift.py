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


def seen_by(states: Any, seat: int) -> Any:
    """As much of a seat's view as words for its moves need."""
    return SimpleNamespace(public=states["public"][0], own=states["own"][0, seat])


@lru_cache(maxsize=256)
def worded(names: Names, players: tuple[str, ...], event: bytes) -> Event:
    """Words for what was shown. Most of what happens is shown to everybody alike."""
    return names.event(np.frombuffer(event, records.EVENT)[0], players)
