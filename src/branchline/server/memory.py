"""Memory that is given back, and garbage that is looked for at a good time.

A full collection looks at everything there is while nobody can move: a tenth of a second with some hundred tables. So
what is there from the start is left out of it, and it is done every few minutes, not whenever Python thinks of it.
"""

import asyncio
import ctypes
import gc
from contextlib import suppress

FEW = 16  # journals put away, before the allocator is asked to give their memory back
COLLECT_SECONDS = 300.0  # between full collections
THRESHOLDS = (1_000, 4, 1_000_000)  # young objects are looked at often, in small lots; old ones by ourselves


class Memory:
    """Gives memory back to the system once enough was put away."""

    def __init__(self) -> None:
        self._freed = 0

    def freed(self) -> None:
        """Something was put away."""
        self._freed += 1
        if self._freed >= FEW:
            self._freed = 0
            give_back()


def give_back() -> None:
    """Let the allocator return what it holds and nobody uses; only that of Linux can be asked."""
    with suppress(OSError, AttributeError, TypeError):
        ctypes.CDLL(None).malloc_trim(0)


def settle() -> None:
    """What is there now stays: it is not looked at again."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*THRESHOLDS)


async def collect_now_and_then() -> None:
    """Full collections, until cancelled."""
    while True:
        await asyncio.sleep(COLLECT_SECONDS)
        gc.collect()
