"""What a game asks of its records at every move, done without the long ways of NumPy.

Taking a record out of a record takes NumPy a hundred times as long as taking a field out of the array, and it copies
records field by field.
"""

import math
import struct
from functools import lru_cache
from types import SimpleNamespace
from typing import Any

import numpy as np

from branchline.game.names import Event, Names
from branchline.kernel import records


def state_of(position: bytes) -> Any:
    """A position of one's own from its bytes: an array of one state."""
    return np.frombuffer(bytearray(position), records.STATE)


class Plain:
    """The fields of a record as plain numbers and lists of them, each when it is asked for; records inside it are left
    out."""

    def __init__(self, layout: "Layout", numbers: tuple[int, ...]) -> None:
        self._layout, self._numbers = layout, numbers

    def __getattr__(self, name: str) -> Any:
        try:
            begun, shape = self._layout.fields[name]
        except KeyError:
            raise AttributeError(name) from None
        value = _shaped(self._numbers, begun, shape)
        setattr(self, name, value)
        return value


class Layout:
    """Where the numbers of a kind of record are."""

    def __init__(self, dtype: Any) -> None:
        form, at, begun = "<", 0, 0
        self.fields: dict[str, tuple[int, tuple[int, ...]]] = {}  # which number it begins with, and its shape
        for name in dtype.names:
            field, offset = dtype.fields[name][:2]
            if field.base.names is None:
                count = math.prod(field.shape)
                form += f"{offset - at}x{count}{_LETTERS[field.base.str[1:]]}"
                at = offset + field.itemsize
                self.fields[name] = begun, field.shape
                begun += count
        self._struct = struct.Struct(form)

    def read(self, record: bytes, offset: int = 0) -> Plain:
        """The record that begins there."""
        return Plain(self, self._struct.unpack_from(record, offset))


_LETTERS = {"u1": "B", "i1": "b", "u2": "H", "i2": "h", "i4": "i", "u8": "Q", "i8": "q"}  # NumPy's types, as struct's


def _shaped(numbers: tuple[int, ...], begun: int, shape: tuple[int, ...]) -> Any:
    if not shape:
        return numbers[begun]
    if len(shape) == 1:
        return list(numbers[begun : begun + shape[0]])
    size = math.prod(shape[1:])
    return [_shaped(numbers, begun + row * size, shape[1:]) for row in range(shape[0])]


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
