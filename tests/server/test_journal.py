"""Journals of any kind: a counter is kept, replayed and shared by the same machinery that keeps tables."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from branchline.server.fold import Fold, Listing
from branchline.server.journal import Journal, Journals
from branchline.server.metrics import Metrics
from branchline.server.refusals import Refused
from branchline.server.store import TABLES, ConflictError, Store, StoreError
from tests.kit.server import refused
from tests.stress.postgres import postgres, reason_to_skip

# --- a counter --------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Count:
    """A sum after so many entries."""

    name: str
    total: int
    number: int = 1


def begin(name: str, entry: int) -> tuple[Count, str]:
    return Count(name, entry), f"{name} begins with {entry}"


def apply(count: Count, entry: int) -> tuple[Count, str]:
    return replace(count, total=count.total + entry, number=count.number + 1), f"{entry} more"


def listing(count: Count) -> Listing:
    return Listing(count.name, count.name.upper(), True, "open", created=0.0, due=None, summary=json.dumps(count.total))


COUNTERS = Fold(what="counter", write_entry=str, read_entry=int, begin=begin, apply=apply, listing=listing)


class Counters(Journals[Journal[Count], int, str]):
    """Remembers what it is told."""

    def __init__(self, store: Store) -> None:
        super().__init__(store, COUNTERS, Journal, Metrics())
        self.told: list[str] = []

    def happened(self, journal: Journal[Count], entry: int, happened: str) -> None:
        self.told.append(happened)

    def settled(self, journal: Journal[Count], ours: bool) -> None:
        self.told.append("ours" if ours else "theirs")


def up_to(journal: Journal[Count], most: int) -> Callable[[], int]:
    """One more, as long as that is not too many."""

    def propose() -> int:
        if journal.state.total >= most:
            raise Refused("full", f"{most} is enough")
        return 1

    return propose


# --- telling stories --------------------------------------------------------------------------------------------------


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path}/counters.db"
    elif reason_to_skip():
        pytest.skip(str(reason_to_skip()))
    else:
        with postgres() as cluster:
            yield cluster.new_database()


@asynccontextmanager
async def opened(database: str) -> AsyncIterator[Counters]:
    store = Store(database)
    store.open()
    counters = Counters(store)
    await counters.open()
    try:
        yield counters
    finally:
        await counters.close()
        await asyncio.to_thread(store.close)


def run(database: str, processes: int, story: Callable[..., Coroutine[Any, Any, None]]) -> None:
    """A story with as many hubs on one database."""

    async def told() -> None:
        async with asyncio.timeout(60), AsyncExitStack() as stack:
            await story(*[await stack.enter_async_context(opened(database)) for _ in range(processes)])

    asyncio.run(told())


# --- what holds -------------------------------------------------------------------------------------------------------


def test_a_journal_is_the_replay_of_its_entries(database: str) -> None:
    async def before(counters: Counters) -> None:
        journal = await counters.create("steps", 5)
        assert await counters.do(journal, lambda: 2) == "2 more"
        assert await counters.find("steps") is journal
        assert journal.state == Count("steps", 7, 2)

    async def after(counters: Counters) -> None:
        with refused("not_found"):
            await counters.find("nothing")
        one, two = await asyncio.gather(counters.find("steps"), counters.find("steps"))
        assert one is two, "it is loaded once"
        assert one.state == Count("steps", 7, 2)
        assert [text for (text,) in await asyncio.wrap_future(counters.store.lobby())] == ["7"]
        counters.forget(one)
        assert (await counters.find("steps")).state == one.state

    run(database, 1, before)
    run(database, 1, after)


def test_a_name_is_given_once(database: str) -> None:
    async def story(one: Counters, two: Counters) -> None:
        await one.create("steps", 5)
        with pytest.raises(ConflictError):
            await two.create("steps", 6)
        assert (await two.find("steps")).state.total == 5

    run(database, 2, story)


def test_of_two_hubs_the_slower_one_catches_up_and_tries_again(database: str) -> None:
    async def story(one: Counters, two: Counters) -> None:
        here = await one.create("steps", 0)
        there = await two.find("steps")
        await one.do(here, up_to(here, 2))
        await two.do(there, up_to(there, 2))
        assert there.state == Count("steps", 2, 3)
        assert [word for word in two.told if word == "1 more"] == ["1 more"] * 2, "first what the other stored"
        if not one.store.postgres:  # there it may have heard of it before
            assert two.metrics.conflicts._value.get() == 1
        with refused("full"):  # looked at again after catching up
            await one.do(here, up_to(here, 2))
        assert here.state == there.state

    run(database, 2, story)


def test_many_wishes_at_two_hubs_happen_once_each(database: str) -> None:
    async def story(one: Counters, two: Counters) -> None:
        pairs = [(one, await one.create("steps", 0)), (two, await two.find("steps"))]
        wishes = [counters.do(journal, lambda: 1) for counters, journal in pairs for _ in range(20)]
        failed = [
            error for error in await asyncio.gather(*wishes, return_exceptions=True) if not isinstance(error, str)
        ]
        assert all(isinstance(error, Refused) and error.code == "busy" for error in failed), failed
        rows = await asyncio.wrap_future(one.store.entries("steps"))
        assert [number for number, _ in rows] == list(range(1, len(rows) + 1))
        assert len(rows) == 1 + 40 - len(failed)

    run(database, 2, story)


def test_what_is_not_stored_has_not_happened(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """And what was stored though the store failed has: it is caught up with before anything else is looked at."""

    async def story(counters: Counters) -> None:
        journal = await counters.create("steps", 0)
        append = counters.store.append

        def away(*_: Any) -> Any:
            raise StoreError("away")

        def lost(*entry: Any) -> Any:
            append(*entry).result(20)
            raise StoreError("the answer was lost")

        for broken, total in ((away, 1), (lost, 3)):
            before = journal.state
            monkeypatch.setattr(counters.store, "append", broken)
            with pytest.raises(StoreError):
                await counters.do(journal, lambda: 1)
            assert journal.state is before
            monkeypatch.undo()
            await counters.do(journal, lambda: 1)
            assert journal.state.total == total

    run(database, 1, story)


def test_an_entry_that_cannot_be_read_is_told_and_remembered(database: str, caplog: pytest.LogCaptureFixture) -> None:
    async def story(counters: Counters) -> None:
        await asyncio.wrap_future(counters.store.append(1, "many", listing(Count("steps", 0))))
        with pytest.raises(StoreError, match="the counter cannot be replayed"):
            await counters.find("steps")
        assert counters.unreadable == {"steps"}
        assert [record.getMessage() for record in caplog.records] == ["counter"]

    run(database, 1, story)


# --- notes ------------------------------------------------------------------------------------------------------------


def test_a_note_that_nobody_understands_makes_nobody_deaf(database: str) -> None:
    """Of another version, or of somebody who may write to the database. What it stood for may be missed, so it is asked
    for; the next note is heard as ever."""
    if database.startswith("sqlite"):
        pytest.skip("for one process")

    async def story(ours: Counters, theirs: Counters) -> None:
        journal = await ours.create("steps", 1)
        other = await theirs.find("steps")
        for nonsense in ("", "hello", "hello [", "hello [1]", '{"table": "steps", "number": 3}'):
            with ours.store.engine.begin() as connection:
                connection.execute(sa.text("SELECT pg_notify('branchline', :nonsense)"), {"nonsense": nonsense})
            await ours.do(journal, lambda: 1)
            async with asyncio.timeout(20):
                while other.state.total < journal.state.total:
                    await asyncio.sleep(0.02)

    run(database, 2, story)


# --- listings ---------------------------------------------------------------------------------------------------------


async def listed(counters: Counters) -> tuple[str, float]:
    """The summary that the database has of the one counter, and when it was written."""

    def look() -> tuple[str, float]:
        with counters.store.engine.connect() as connection:
            [row] = connection.execute(sa.select(TABLES.c.summary, TABLES.c.updated))
            return row.summary, row.updated

    return await asyncio.to_thread(look)


def test_a_listing_is_written_when_it_has_changed_or_is_old(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A move changes nothing in most of them, and the database has more to do for a listing than for an entry."""

    async def story(counters: Counters) -> None:
        journal = await counters.create("steps", 1)
        await counters.do(journal, lambda: 0)
        first = await listed(counters)
        await counters.do(journal, lambda: 0)
        assert await listed(counters) == first, "nothing has changed"
        await counters.do(journal, lambda: 5)
        second = await listed(counters)
        assert (first[0], second[0]) == ("1", "6")
        monkeypatch.setattr("branchline.server.journal.RELIST_SECONDS", 0.0)
        await counters.do(journal, lambda: 0)
        assert (await listed(counters))[1] > second[1], "whoever lists tables shall see that it is played"

    run(database, 1, story)


def test_a_listing_is_right_whoever_wrote_it_last(database: str) -> None:
    """What one process knows to be listed may be old: another one listed it since."""
    if database.startswith("sqlite"):
        pytest.skip("for one process")

    async def story(ours: Counters, theirs: Counters) -> None:
        journal = await ours.create("steps", 1)
        await ours.do(journal, lambda: 1)
        assert (await listed(ours))[0] == "2"
        other = await theirs.find("steps")
        await theirs.do(other, lambda: 1)
        assert (await listed(ours))[0] == "3"
        await ours.do(journal, lambda: -1)  # it was so when we listed it last
        assert (await listed(ours))[0] == "2"

    run(database, 2, story)
