"""Cores that lend a search a hand: playouts let go of Python's lock, so threads really play at the same time."""

import os
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor, wait
from contextlib import contextmanager

from branchline.bots.compiled import memory
from branchline.kernel import numbers, records


class Desk:
    """What one thread plays games out with."""

    def __init__(self) -> None:
        self.record = records.new(memory.DESK)[0]
        self.minds = records.new(memory.MIND, numbers.PLAYERS)
        self.log = records.new(records.EVENT)


Work = Callable[[Desk, int, int], None]  # at a desk, the part of that number, of so many


class Helpers:
    """Threads that play games out for bots that think, some of them at the same time perhaps.

    `spare` says how many of them a bot may have now. It is asked for every piece of work, so a bot that thought alone
    shares the cores as soon as another one begins. The threads are gone when nobody knows these helpers any more.
    """

    def __init__(self, count: int, spare: Callable[[], int] | None = None) -> None:
        self._free = [Desk() for _ in range(count)]
        self._lock = threading.Lock()
        self._pool = ThreadPoolExecutor(max(1, count), thread_name_prefix="helper")  # starts each when it is needed
        self._spare = spare or (lambda: count)

    @classmethod
    def everybody(cls) -> "Helpers":
        """All cores of the machine, for bots that think one after the other."""
        return cls((os.cpu_count() or 1) - 1)

    def hands(self) -> int:
        """How many would work now, with the one who asks."""
        return 1 + max(0, min(self._spare(), len(self._free)))

    @contextmanager
    def _lent(self) -> Iterator[list[Desk]]:
        with self._lock:
            desks = [self._free.pop() for _ in range(self.hands() - 1)]
        try:
            yield desks
        finally:
            with self._lock:
                self._free.extend(desks)

    def share(self, own: Desk, work: Work) -> None:
        """Do a part of the work at one's own desk, while those who may help do the others."""
        with self._lent() as desks:
            parts = [self._pool.submit(work, desk, 1 + i, 1 + len(desks)) for i, desk in enumerate(desks)]
            try:
                work(own, 0, 1 + len(desks))
            finally:
                wait(parts)
            for part in parts:
                part.result()
