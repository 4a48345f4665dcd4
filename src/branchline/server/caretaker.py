"""What tables do by themselves: bots decide, clocks run out.

Of several processes the one that made the last entry looks after the table; the others wait whether it does.
"""

import asyncio
import logging
import random
import time
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Any

from branchline.server.entries import AnyEntry
from branchline.server.journal import Journals
from branchline.server.live import LiveTable
from branchline.server.refusals import Refused
from branchline.server.store import StoreError
from branchline.server.table import proposals
from branchline.server.table.state import Happened
from branchline.server.thinkers import Thinkers

log = logging.getLogger("branchline.server")

GRACE_SECONDS = 4.0  # before a process takes over bots and clocks that another one may be busy with
SWEEP_SECONDS = 3.0  # between looks for tables that have something to do and nobody does it
LATE_SECONDS = 6.0  # from when on they count as such, where another process may be busy with them


class Caretaker:
    """Looks after the tables of this process, and after those that nobody looks after."""

    def __init__(self, tables: Journals[LiveTable, AnyEntry, Happened], thinkers: Thinkers) -> None:
        self._tables, self._thinkers = tables, thinkers
        self.take_in: Callable[[LiveTable], Coroutine[Any, Any, None]] | None = None  # games of campaigns
        self._refused: set[str] = set()  # tables whose game the campaign cannot take in

    async def sweep(self) -> None:
        """Take up what has something to do and nobody does: after a start, and when another process is gone."""
        late, store = 0.0, self._tables.store
        while True:
            try:
                for (name,) in await asyncio.wrap_future(store.due(time.time() - late)):
                    await self._take_up(name)
                late = LATE_SECONDS if store.postgres else 0.0
            except (StoreError, Refused) as error:
                self._tables.report(error)
            await asyncio.sleep(SWEEP_SECONDS)

    async def _take_up(self, name: str) -> None:
        if name in self._tables.unreadable:
            return
        try:
            live = await self._tables.find(name)
        except (Refused, StoreError):
            if name not in self._tables.unreadable:
                raise
        else:
            if live.bot is None and live.timer is None:
                self.look_after(live, ours=not self._tables.store.postgres)

    def look_after(self, live: LiveTable, ours: bool) -> None:
        """Bots decide and clocks run. What another process did is its to go on with, unless it does not."""
        live.ours = ours
        if live.timer:
            live.timer.cancel()
            live.timer = None
        if self._tables.closing:
            return
        loop = asyncio.get_running_loop()
        grace = 0.0 if ours else GRACE_SECONDS * random.uniform(1, 2)
        left = live.seconds_left()
        if live.state.owes_its_result and live.bot is None and live.name not in self._refused:
            live.timer = loop.call_later(grace, self._hand_in, live)
        elif live.state.bot_to_move and live.bot is None:
            if ours:
                self._let_bots_play(live)
            else:
                live.timer = loop.call_later(grace, self._let_bots_play, live)
        elif left is not None:
            live.timer = loop.call_later(left + 0.2 + grace, self._time_out, live, live.state.decider)

    def let_go(self, live: LiveTable) -> None:
        """Look after a table no longer; the sweep finds it when its time has come."""
        if live.bot:
            live.bot.cancel()
        if live.timer:
            live.timer.cancel()

    # --- campaigns ----------------------------------------------------------------------------------------------------

    def _hand_in(self, live: LiveTable) -> None:
        live.timer = None
        if self.take_in is not None and live.state.owes_its_result and live.bot is None:
            live.bot = asyncio.get_running_loop().create_task(self._handed_in(live, self.take_in))

    async def _handed_in(self, live: LiveTable, take_in: Callable[[LiveTable], Coroutine[Any, Any, None]]) -> None:
        """The campaign takes in a finished game; if that cannot be now, the sweep comes back to it."""
        try:
            await take_in(live)
        except StoreError as error:
            self._tables.report(error)
        except Exception as error:
            if isinstance(error, Refused) and error.code == "busy":
                return
            self._refused.add(live.name)
            log.exception("campaign", extra={"table": live.name})
        finally:
            live.bot = None
            live.used = time.monotonic()

    # --- clocks -------------------------------------------------------------------------------------------------------

    def _time_out(self, live: LiveTable, seat: int | None) -> None:
        live.timer = None
        left = live.seconds_left()
        if left is not None and left > 0:  # another decision than the clock was set for: wait again
            self.look_after(live, ours=True)
            return

        async def stand_in() -> None:
            with suppress(Refused, StoreError):  # the sweep comes back to it
                await self._tables.do(live, lambda: proposals.time_out(live.state, live.now(), seat))

        self._tables.start(stand_in())

    # --- bots ---------------------------------------------------------------------------------------------------------

    def _let_bots_play(self, live: LiveTable) -> None:
        live.timer, live.ours = None, True
        live.bot = asyncio.get_running_loop().create_task(self._bots_play(live))

    async def _bots_play(self, live: LiveTable) -> None:
        """Decide for bots until a human has to, the game is over, or another process does it."""
        try:
            while live.state.bot_to_move and live.ours:
                await self._bot_plays(live)
        except Exception:
            log.exception("bot", extra={"table": live.name})
        finally:
            live.bot = None
            live.used = time.monotonic()
        if not live.ours or live.state.owes_its_result:
            self.look_after(live, live.ours)

    async def _bot_plays(self, live: LiveTable) -> None:
        """One decision, unless the position changes while it is thought about."""
        seen, began = live.state, time.monotonic()
        seat, level = seen.decider, seen.bot_to_move
        assert seen.game is not None
        assert seat is not None
        assert level is not None
        action = await self._thinkers.decide(level, seen.game.view(seat), live.name)
        await asyncio.sleep(max(0.0, began + seen.options.pace - time.monotonic()))
        if live.state.position != seen.position:
            return
        try:
            await self._tables.do(live, lambda: proposals.bot_move(live.state, live.now(), seat, seen.position, action))
        except Refused:
            return
        except StoreError:
            await asyncio.sleep(1.0)
