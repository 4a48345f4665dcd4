"""Journals in memory, in step with the store: found by replaying them, appended to, and followed as others append.

One event loop runs all of it. A journal's lock makes its entries happen one after the other; the store says whether
another process was faster. What entries mean is the `Fold`'s business, and what follows from them that of whoever
inherits `Journals`: it is told in `happened`, `loaded` and `settled`.
"""

import asyncio
import logging
import time
from collections.abc import Callable, Coroutine, Iterable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Generic, TypeVar

from branchline.server.fold import Entry, Fold, Happened, Listing, State
from branchline.server.metrics import Metrics
from branchline.server.postgres import Note
from branchline.server.refusals import Refused
from branchline.server.store import ConflictError, Store, StoreError

log = logging.getLogger("branchline.server")

TRIES = 8  # of an entry that others are faster with
RELIST_SECONDS = 60.0  # that a listing may be old in which nothing has changed but when it was written


class Journal(Generic[State]):
    """One journal in memory."""

    def __init__(self, name: str, state: State) -> None:
        self.name, self.state = name, state
        self.lock = asyncio.Lock()
        self.used = time.monotonic()
        self.stale = False  # the store failed: what happened is not known
        self.listed: tuple[Listing, float] | None = None  # as we have stored it last, and when; None: we do not know

    def become(self, state: State) -> None:
        """Something happened."""
        self.state = state


Kept = TypeVar("Kept", bound=Journal[Any])
Made = TypeVar("Made")


class Journals(Generic[Kept, Entry, Happened]):
    """All journals of one kind that this process has in memory."""

    def __init__(
        self, store: Store, fold: Fold[Any, Entry, Happened], make: Callable[[str, Any], Kept], metrics: Metrics
    ) -> None:
        self.store, self.fold, self.metrics = store, fold, metrics
        self.kept: dict[str, Kept] = {}
        self.unreadable: set[str] = set()  # they cannot be replayed
        self.closing = False
        self._make = make
        self._loading: dict[str, asyncio.Task[Kept]] = {}
        # One thread: each has memory of its own, which long journals would leave in pieces.
        self._replaying = ThreadPoolExecutor(1, thread_name_prefix="replay")
        self._tasks: set[asyncio.Task[Any]] = set()

    # --- what others make of it ---------------------------------------------------------------------------------------

    def happened(self, journal: Kept, entry: Entry, happened: Happened) -> None:
        """An entry has happened, here or elsewhere."""

    def loaded(self, journal: Kept) -> None:
        """A journal is in memory; what others append meanwhile is not yet known."""

    def settled(self, journal: Kept, ours: bool) -> None:
        """Nothing more happens for now. Did this process append the last entry?"""

    def heard(self, note: Note) -> None:
        """What another process told beside its entries."""

    def missed(self) -> None:
        """Notes of other processes may have been missed."""

    def none_such(self) -> Refused:
        """There is no journal of that name."""
        return Refused("not_found", f"there is no such {self.fold.what}")

    # --- life ---------------------------------------------------------------------------------------------------------

    async def open(self) -> None:
        """Hear what other processes append."""
        loop = asyncio.get_running_loop()

        def heard(notes: list[Note]) -> None:
            loop.call_soon_threadsafe(self._hear_all, notes)

        def lost() -> None:
            loop.call_soon_threadsafe(self._lost)

        self.store.listen(heard, lost)

    async def close(self) -> None:
        """Stop; what was acknowledged is stored already."""
        self.closing = True
        for task in list(self._tasks):
            task.cancel()
        self._replaying.shutdown(wait=False, cancel_futures=True)

    def start(self, work: Coroutine[Any, Any, None]) -> None:
        """Something that goes on by itself until it is done or this process closes."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def report(self, error: Exception) -> None:
        """The store failed."""
        self.metrics.store_failures.inc()
        log.warning("store", extra={"error": str(error)})

    def forget(self, journal: Kept) -> None:
        """Put a journal away; the store has it."""
        del self.kept[journal.name]
        self._count()

    # --- finding ------------------------------------------------------------------------------------------------------

    async def find(self, name: str) -> Kept:
        """A journal, from memory or from the store."""
        if name in self.kept:
            journal = self.kept[name]
            journal.used = time.monotonic()
            return journal
        return await shared(self._loading, name, lambda: self._load(name))

    async def _load(self, name: str) -> Kept:
        rows = await asyncio.wrap_future(self.store.entries(name))
        if not rows:
            raise self.none_such()
        journal = self._keep(name, await self._replay(name, rows))
        self.store.relist(journal.state.number, self.fold.listing(journal.state))
        self.loaded(journal)
        if self.store.postgres:
            await self._follow(journal)  # what came while we replayed
        self.settled(journal, ours=not self.store.postgres)
        return journal

    def _keep(self, name: str, state: Any) -> Kept:
        self.kept[name] = journal = self._make(name, state)
        self._count()
        return journal

    def _count(self) -> None:
        if gauge := self.metrics.kept.get(self.fold.what):
            gauge.set(len(self.kept))

    async def _replay(self, name: str, rows: list[Any]) -> Any:
        """What stored entries make, outside the event loop: long ones take a while."""
        try:
            loop, bodies = asyncio.get_running_loop(), [body for _, body in rows]
            return await loop.run_in_executor(self._replaying, replay, self.fold, name, bodies)
        except Refused as refused:
            self.unreadable.add(name)
            log.warning(self.fold.what, extra={self.fold.what: name, "code": refused.code, "error": str(refused)})
            raise
        except Exception as error:
            self.unreadable.add(name)
            log.exception(self.fold.what, extra={self.fold.what: name})
            raise StoreError(f"the {self.fold.what} cannot be replayed") from error

    # --- other processes ----------------------------------------------------------------------------------------------

    def _hear_all(self, notes: list[Note]) -> None:
        for note in notes:
            self._heard(note)

    def _heard(self, note: Note) -> None:
        if "number" not in note:
            self.heard(note)
            return
        journal = self.kept.get(note["table"])
        if journal and note["number"] > journal.state.number:
            self.start(self._follow(journal, note["number"]))

    def _lost(self) -> None:
        self.missed()
        for journal in self.kept.values():
            self.start(self._follow(journal))

    async def _follow(self, journal: Kept, number: int | None = None) -> None:
        """Catch up with other processes, at least to that number."""
        try:
            await self._renew(journal, number)
        except StoreError as error:
            journal.stale = True
            self.report(error)

    async def _renew(self, journal: Kept, number: int | None = None) -> None:
        """The same; StoreError if that is not possible now."""
        async with journal.lock:
            before = journal.state.number
            if number is None or number > before:
                await self._catch_up(journal)
        if journal.state.number > before:
            self.settled(journal, ours=False)

    async def renew(self, journal: Kept) -> None:
        """Bring a journal up to date; StoreError if that is not possible now."""
        await self._renew(journal)

    async def surely(self, journal: Kept, look: Callable[[], Made]) -> Made:
        """What a look at a journal finds. It may refuse only when everything that others stored is known."""
        try:
            return look()
        except Refused:
            if not self.store.postgres:
                raise
        await self._renew(journal)
        return look()

    async def _catch_up(self, journal: Kept) -> None:
        """Let happen what other processes stored, or what we did not know to be stored. The caller holds the lock."""
        rows = await asyncio.wrap_future(self.store.entries(journal.name, journal.state.number))
        for number, body in rows:
            if number == journal.state.number + 1:
                journal.listed = None  # they have listed it
                entry = self.fold.read_entry(body)
                self._happen(journal, entry, *self.fold.apply(journal.state, entry))
        journal.stale = False

    # --- making things happen -----------------------------------------------------------------------------------------

    async def create(self, name: str, entry: Entry) -> Kept:
        """A new journal with its first entry; ConflictError if there is one of that name, or of its code."""
        state, happened = self.fold.begin(name, entry)
        await self._stored(entry, state.number, self.fold.listing(state))
        journal = self._keep(name, state)
        self.happened(journal, entry, happened)
        return journal

    async def do(self, journal: Kept, propose: Callable[[], Entry]) -> Happened:
        """Let a wish happen: it is looked at, stored, and told to everybody, in this order."""
        journal.used = time.monotonic()
        before = journal.state.number
        try:
            async with journal.lock:
                before = journal.state.number
                happened = await self._do(journal, propose)
        except BaseException:
            if journal.state.number > before:  # only what others did came of it
                self.settled(journal, ours=False)
            raise
        self.settled(journal, ours=True)
        return happened

    async def _do(self, journal: Kept, propose: Callable[[], Entry]) -> Happened:
        """Look and append until nobody was faster. Nothing is refused for what another process has changed since."""
        is_current = not self.store.postgres
        if journal.stale:
            await self._catch_up(journal)
            is_current = True
        for _ in range(TRIES):
            try:
                return await self._append(journal, propose())
            except ConflictError:
                self.metrics.conflicts.inc()
            except Refused:
                if is_current:
                    raise
            await self._catch_up(journal)
            is_current = True
        raise Refused("busy", "too many things happen at once; try again")

    async def _append(self, journal: Kept, entry: Entry) -> Happened:
        state, happened = self.fold.apply(journal.state, entry)
        listing, now, listed = self.fold.listing(state), time.monotonic(), journal.listed
        is_listed = listed is not None and listed[0] == listing and now - listed[1] < RELIST_SECONDS
        journal.listed = None
        try:
            await self._stored(entry, state.number, listing, not is_listed)
        except ConflictError:
            raise
        except BaseException:  # also cancelled: it may be stored
            journal.stale = True
            raise
        journal.listed = listed if is_listed else (listing, now)
        self._happen(journal, entry, state, happened)
        return happened

    async def _stored(self, entry: Entry, number: int, listing: Listing, relist: bool = True) -> None:
        stored = self.store.append(number, self.fold.write_entry(entry), listing, relist)
        # Once asked for, it may be stored: waiting must not be cut short, or we would not know.
        await asyncio.shield(asyncio.wrap_future(stored))

    def _happen(self, journal: Kept, entry: Entry, state: Any, happened: Happened) -> None:
        journal.become(state)
        self.happened(journal, entry, happened)


def replay(fold: Fold[State, Entry, Happened], name: str, bodies: Iterable[str]) -> State:
    """What stored entries make."""
    first, *others = map(fold.read_entry, bodies)
    state, _ = fold.begin(name, first)
    for entry in others:
        state, _ = fold.apply(state, entry)
    return state


async def shared(
    tasks: "dict[str, asyncio.Task[Made]]", name: str, work: Callable[[], Coroutine[Any, Any, Made]]
) -> Made:
    """What several ask for at once is done once, and goes on when one of them is gone."""
    if name not in tasks:
        tasks[name] = asyncio.get_running_loop().create_task(work())
        tasks[name].add_done_callback(lambda _: tasks.pop(name, None))
    return await asyncio.shield(tasks[name])
