"""Bots think here, outside the event loop: few threads, each with bots of its own, first come first served.

Compiled bots let go of Python's lock while they think. When many tables wait, a search gets less time for each move, so
that nobody waits much longer than alone; a search that thinks alone plays games out on all cores.
"""

import asyncio
import os
import secrets
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from branchline.bots import make_bot
from branchline.bots.base import Bot
from branchline.bots.chances import positions_of, win_chances
from branchline.bots.compiled_bot import CompiledBot
from branchline.bots.helpers import Helpers
from branchline.bots.search import SearchBot, Thought
from branchline.game import Game
from branchline.game.view import View
from branchline.server.metrics import Metrics
from branchline.server.models import Curve, CurvePoint, Level

HINT_BUDGET = "1s"

Answer = TypeVar("Answer")


class Thinkers:
    """The threads that decide for bots."""

    def __init__(self, metrics: Metrics, threads: int = 0) -> None:
        self.threads = threads or os.cpu_count() or 1
        self._pool = ThreadPoolExecutor(self.threads, thread_name_prefix="thinker")
        self._own = threading.local()
        self._metrics = metrics
        self._waiting = 0
        self._secret = secrets.token_hex()  # nobody is to work out what a bot forgets
        self._helpers = Helpers(self.threads - 1, self._spare)

    async def decide(self, level: Level, view: View, table: str) -> int:
        """What a bot of that level does at a table; it is the same player there all through the game."""
        return await self._run(level, self._decide, level, view, table)

    async def hint(self, view: View) -> list[Thought]:
        """What the search thinks of the position."""
        return await self._run("hint", self._hint, view)

    async def curve(self, game: Game) -> Curve:
        """How the chances went in a finished game."""
        points = []
        for step, position in await self._run("curve", positions_of, game):  # bots are let in between
            points.append(CurvePoint(step=step, chances=await self._run("curve", win_chances, position)))
        return Curve(points=points)

    async def _run(self, label: str, work: Callable[..., Answer], *arguments: Any) -> Answer:
        began = time.monotonic()
        self._waiting += 1
        self._metrics.bots_waiting.set(self._waiting)
        try:
            return await asyncio.get_running_loop().run_in_executor(self._pool, work, *arguments)
        finally:
            self._waiting -= 1
            self._metrics.bots_waiting.set(self._waiting)
            self._metrics.think_seconds.labels(label).observe(time.monotonic() - began)

    def _bot(self, name: str) -> Bot:
        """This thread's bot of that name."""
        bots: dict[str, Bot] = self._own.__dict__.setdefault("bots", {})
        if name not in bots:
            bots[name] = make_bot(name, f"server {threading.get_ident()} {time.time_ns()}")
        bot = bots[name]
        if isinstance(bot, SearchBot):
            bot.hurry = max(1.0, self._waiting / self.threads)
            bot.helpers = self._helpers
        return bot

    def _spare(self) -> int:
        """How many cores each of those who think can have beside its own."""
        return self.threads // max(1, self._waiting) - 1

    def _decide(self, level: Level, view: View, table: str) -> int:
        bot = self._bot(level)
        if isinstance(bot, CompiledBot):
            bot.sit(f"{self._secret} {table} {view.seat}")
        return bot.choose(view)

    def _hint(self, view: View) -> list[Thought]:
        bot = self._bot(f"search@{HINT_BUDGET}")
        assert isinstance(bot, SearchBot)
        chosen = bot.choose(view)
        return bot.thoughts or [Thought(chosen, 0, 0.5, 0.5, 0.0, 1.0)]

    def close(self) -> None:
        """Let go of whatever waits."""
        self._pool.shutdown(wait=False, cancel_futures=True)
