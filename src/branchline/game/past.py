"""What everybody has seen the players do, for bots that ask what it was good for."""

from __future__ import annotations

import zlib
from typing import Any

import numpy as np

from branchline.kernel import codes, records
from branchline.kernel import exports as rules

# Whatever is chosen then is chosen openly.
OPEN_PHASES = (codes.TURN, codes.SECOND_CARD, codes.PAY_ROUTE, codes.PAY_STATION, codes.ANSWER_TUNNEL)
FAST = 1  # of the levels of compression: a sight is two thousand bytes, most of them zeros


class Past:
    """The open decisions so far, each as a spectator saw it being made. There is nothing hidden in it.

    Kept is how each differs from the one before, which is little: a server remembers it for every table.
    """

    def __init__(self) -> None:
        self._sights: list[bytes] = []
        self._last: Any = records.new(records.SIGHT)

    def copy(self) -> Past:
        """Another one that goes on from here."""
        twin = Past()
        twin._sights, twin._last = list(self._sights), self._last
        return twin

    def note(self, boards: Any, states: Any, action: int) -> None:
        """Before an action is carried out: remember it, if everybody sees what is chosen."""
        if states["public"]["phase"][0] in OPEN_PHASES:
            sight = records.new(records.SIGHT)
            rules.swift_sight(boards, states, action, sight)
            changed = sight.view(np.uint8) ^ self._last.view(np.uint8)
            self._sights.append(zlib.compress(changed.tobytes(), FAST))
            self._last = sight

    def so_far(self) -> tuple[bytes, ...]:
        """All of it as it is now."""
        return tuple(self._sights)


def read_sights(sights: tuple[bytes, ...]) -> Any:
    """What was noted, as an array of SIGHT records, the oldest first."""
    changed = np.frombuffer(b"".join(map(zlib.decompress, sights)), np.uint8).reshape(-1, records.SIGHT.itemsize)
    return np.bitwise_xor.accumulate(changed).view(records.SIGHT).reshape(-1)
