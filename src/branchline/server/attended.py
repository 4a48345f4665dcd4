"""Journals that people are connected to: who is there, with this process or another, is told to everybody who is.

Tables and campaigns are such journals. What differs between them, they say themselves: whose place a token opens, how
one is told everything, and what they still have to do when nobody looks.
"""

import asyncio
import time
from typing import Any, TypeVar

from branchline.server.connection import Connection
from branchline.server.fold import Entry, Happened, State
from branchline.server.journal import Journal, Journals
from branchline.server.limits import Limits
from branchline.server.memory import Memory
from branchline.server.postgres import Note
from branchline.server.presence import ALIVE_SECONDS, NOBODY, Here, Presence
from branchline.server.table import clocks

IDLE_SECONDS = 60.0  # until what nobody looks at is put away
OVER_SECONDS = 0.4  # the same, where nothing will happen any more
TIDY_SECONDS = 0.5  # between looks for it
PRESENCE_SECONDS = 0.3  # before it is told who came or went: who reloads the page does both


class Attended(Journal[State]):
    """A journal in memory, and who is connected to it."""

    def __init__(self, name: str, state: State) -> None:
        super().__init__(name, state)
        self.watch = clocks.Watch()
        self.connections: set[Any] = set()
        self.present: Here = NOBODY  # with this process
        self.there: Here = NOBODY  # with any process
        self.telling: asyncio.TimerHandle | None = None  # until who is connected is told who else is

    def places_of(self, token: str | None) -> list[int]:
        """The places that a token opens: seats of a table, companies of a campaign."""
        raise NotImplementedError

    def is_needed(self, idle: float) -> bool:
        """Is there something it does by itself within so many seconds?"""
        raise NotImplementedError

    def is_finished(self) -> bool:
        """Will nothing happen any more?"""
        return False

    def who(self) -> object:
        """Who is where, as far as those who are connected are told of it."""
        return self.there

    def see(self, there: Here) -> None:
        """Who is connected from now on, with any process."""
        self.there = there
        self.watch.see(*there)

    def is_idle(self, idle: float) -> bool:
        """Has nobody needed it for some seconds, nor will for as many more?"""
        idle = min(idle, OVER_SECONDS) if self.is_finished() else idle
        if self.connections or self.lock.locked() or time.monotonic() - self.used < idle:
            return False
        return not self.is_needed(idle)


Live = TypeVar("Live", bound=Attended[Any])


class AttendedJournals(Journals[Live, Entry, Happened]):
    """All of one kind that this process has in memory."""

    limits: Limits

    def __init__(self, *journals: Any) -> None:
        super().__init__(*journals)
        self.presence = Presence(self.store.tell, self._recount_named)
        self._memory = Memory()

    # --- what others make of it ---------------------------------------------------------------------------------------

    def show(self, live: Live, connection: Any) -> None:
        """Tell a connection everything it may know."""
        raise NotImplementedError

    def tell_presence(self, live: Live) -> None:
        """Tell who is there to everybody who has not heard it yet."""
        raise NotImplementedError

    def recounted(self, live: Live) -> None:
        """Who is there may have changed, and has not been told yet."""

    def let_go(self, live: Live) -> None:
        """It is put away, or this process ends: what it does by itself stops."""

    def may_have(self, name: str) -> bool:
        """Could a journal of that name be one of these?"""
        return True

    # --- life ---------------------------------------------------------------------------------------------------------

    async def open(self) -> None:
        """Hear what other processes append and who is there, and put away what nobody needs."""
        await super().open()
        self.start(self._tidy())
        if self.store.postgres:
            self.start(self._stay_present())

    async def close(self) -> None:
        """Say goodbye to everybody; what was acknowledged is stored already."""
        self.presence.leave()
        await super().close()
        for live in self.kept.values():
            self.let_go(live)
            if live.telling:
                live.telling.cancel()
            for connection in live.connections:
                connection.end()

    async def _tidy(self) -> None:
        while True:
            await asyncio.sleep(min(TIDY_SECONDS, IDLE_SECONDS))
            self.put_away(IDLE_SECONDS)

    def put_away(self, idle: float) -> None:
        """Forget what nobody has needed for some seconds, nor will for as many more; the store has it."""
        for live in [live for live in self.kept.values() if live.is_idle(idle)]:
            self.let_go(live)
            self.forget(live)
            self._memory.freed()

    async def _stay_present(self) -> None:
        while True:
            self.presence.alive()
            await asyncio.sleep(ALIVE_SECONDS)

    # --- other processes ----------------------------------------------------------------------------------------------

    def loaded(self, journal: Live) -> None:
        """Who is there elsewhere?"""
        if self.store.postgres:
            self.presence.ask([journal.name])

    def heard(self, note: Note) -> None:
        """What another process told: who is connected to it, or that it wants to know who is here."""
        if "ask" in note:
            self._announce(self.kept.get(note["ask"]))
        elif "here" not in note or self.may_have(note["here"]):
            self.presence.hear(note)

    def missed(self) -> None:
        """Ask again who is where, and say it."""
        self.presence.ask(self.kept)
        for live in self.kept.values():
            self._announce(live)

    def _announce(self, live: Live | None) -> None:
        if live and live.present != NOBODY:
            self.presence.announce(live.name, live.present)

    # --- connections --------------------------------------------------------------------------------------------------

    def join(self, live: Live, connection: Connection) -> None:
        """A connection begins: it gets everything it may know, then whatever happens."""
        live.connections.add(connection)
        self.metrics.connections.inc()
        self.recount(live)
        self.show(live, connection)
        connection.told = live.who()

    def leave(self, live: Live, connection: Connection) -> None:
        """A connection ended."""
        if connection in live.connections:
            live.connections.remove(connection)
            self.metrics.connections.dec()
            self.recount(live)
            live.used = time.monotonic()

    def recount(self, live: Live) -> None:
        """Who is here, after connections or places changed."""
        places = [live.places_of(connection.token) for connection in live.connections]
        present = frozenset(place for own in places for place in own), sum(not own for own in places)
        if present != live.present:
            live.present = present
            self.presence.announce(live.name, present)
        others = self.presence.elsewhere(live.name)
        live.see((present[0] | others[0], present[1] + others[1]))
        self.recounted(live)
        if live.telling is None and any(connection.told != live.who() for connection in live.connections):
            live.telling = asyncio.get_running_loop().call_later(PRESENCE_SECONDS, self._tell_presence, live)

    def _tell_presence(self, live: Live) -> None:
        live.telling = None
        self.tell_presence(live)

    def _recount_named(self, name: str) -> None:
        if name in self.kept:
            self.recount(self.kept[name])
