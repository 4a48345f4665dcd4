"""Memory that is given back, and garbage that is looked for at a good time.

A collection looks at what there is while nobody can move: a full one a tenth of a second with some hundred tables, and
one of young objects half of that, since every move makes a table anew. Play leaves nothing behind for it. So what is
there from the start is left out, and it is done every few minutes, or when very much was made, not whenever Python
thinks of it.
"""

import asyncio
import ctypes
import gc
from contextlib import suppress

FEW = 16  # journals put away, before the allocator is asked to give their memory back
COLLECT_SECONDS = 300.0  # between full collections
THRESHOLDS = (100_000, 10, 1_000_000)  # against those who make the server leave much behind


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
