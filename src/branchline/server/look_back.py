"""Looking back at finished games: what never changes any more is worked out once, and kept while there is room."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

from branchline.game import Game
from branchline.server.journal import shared
from branchline.server.replay import replay_of

MOST_BYTES = 32 * 1024 * 1024


class LookBack:
    """Texts by name, those asked for last; no more of them than so many bytes.

    One thread makes them: however many are asked for, players share the processor with one.
    """

    def __init__(self, most_bytes: int = MOST_BYTES) -> None:
        self._most = most_bytes
        self.bytes = 0
        self._kept: OrderedDict[str, bytes] = OrderedDict()
        self._making: dict[str, asyncio.Task[bytes]] = {}
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="look-back")

    async def get(self, name: str, make: Callable[[], str]) -> bytes:
        """The text of that name, made now if it is not there."""
        if name in self._kept:
            self._kept.move_to_end(name)
            return self._kept[name]
        return await shared(self._making, name, lambda: self._make(name, make))

    async def _make(self, name: str, make: Callable[[], str]) -> bytes:
        loop = asyncio.get_running_loop()
        text = await loop.run_in_executor(self._thread, lambda: make().encode())
        self._kept[name] = text
        self.bytes += len(text)
        while self.bytes > self._most:
            self.bytes -= len(self._kept.popitem(last=False)[1])
        return text

    async def replay(self, table: str, game: Game) -> bytes:
        """A finished game, decision by decision."""
        return await self.get(f"replay {table}", lambda: replay_of(game).model_dump_json())

    async def record(self, table: str, game: Game) -> bytes:
        """Its written record."""
        return await self.get(f"record {table}", game.save)

    def close(self) -> None:
        """Nobody asks any more."""
        self._thread.shutdown(wait=False, cancel_futures=True)
