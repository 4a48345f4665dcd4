"""The hub on a store of its own, without sockets: tables in memory, and what they do by themselves."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from branchline.server import attended, models
from branchline.server.connection import Connection
from branchline.server.hub import Hub
from branchline.server.keys import hash_token
from branchline.server.live import LiveTable
from branchline.server.refusals import AlreadyDone
from branchline.server.store import Store, StoreError
from branchline.server.table import proposals, telling


@asynccontextmanager
async def opened(folder: Path) -> AsyncIterator[Hub]:
    store = Store(f"sqlite:///{folder}/hub.db")
    store.open()
    hub = Hub(store, threads=1)
    await hub.open()
    try:
        yield hub
    finally:
        await hub.close()
        await asyncio.to_thread(store.close)


async def until(condition: Callable[[], bool], seconds: float = 30.0) -> None:
    async with asyncio.timeout(seconds):
        while not condition():
            await asyncio.sleep(0.01)


async def bots_table(hub: Hub, public: bool = False, pace: float = 0.0) -> LiveTable:
    """Two bots play; the creator watches."""
    bot = models.SeatPlan(kind="bot", level="easy")
    options = models.TableOptions(public=public, pace=pace)
    wish = models.NewTable(edition="new-york", seats=[bot, bot], name="Ann", options=options)
    live, token = await hub.set_up(wish)
    await hub.carry_out(live, proposals.start, hash_token(token))
    return live


def run(work: Callable[[], Awaitable[None]]) -> None:
    async def limited() -> None:
        async with asyncio.timeout(60):
            await work()

    asyncio.run(limited())


def test_bots_play_to_the_end_and_the_lobby_knows(tmp_path: Path) -> None:
    async def play() -> None:
        async with opened(tmp_path) as hub:
            live = await bots_table(hub, public=True)
            listed = await asyncio.wrap_future(hub.store.lobby())
            assert len(listed) == 1
            await until(lambda: live.state.stage == "over")
        async with opened(tmp_path) as hub:
            assert await asyncio.wrap_future(hub.store.lobby()) == []
            assert await asyncio.wrap_future(hub.store.due(1e12)) == []

    run(play)


def test_a_table_that_cannot_be_replayed_harms_no_other(tmp_path: Path) -> None:
    async def play() -> None:
        async with opened(tmp_path) as hub:
            bad, good = await bots_table(hub, pace=10.0), await bots_table(hub, pace=10.0)
            with hub.store._writing.begin() as connection:
                damage = sa.text("UPDATE entries SET body = '{}' WHERE table_id = :table AND number = 2")
                connection.execute(damage, {"table": bad.name})
            names = bad.name, good.name
        async with opened(tmp_path) as hub:
            await until(lambda: names[1] in hub.kept and hub.kept[names[1]].bot is not None)
            with pytest.raises(StoreError, match="cannot be replayed"):
                await hub.find(names[0])

    run(play)


def test_a_code_that_is_taken_is_drawn_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    codes = iter(["AAAAAA", "AAAAAA", "BBBBBB"])
    monkeypatch.setattr(proposals, "new_code", lambda: next(codes))

    async def play() -> None:
        async with opened(tmp_path) as hub:
            tables = [(await hub.set_up(people(2)))[0].state for _ in range(2)]
            assert [each.created.code for each in tables] == ["AAAAAA", "BBBBBB"]
            assert all(each.number == 2 for each in tables)

    run(play)


def people(seats: int, **options: Any) -> models.NewTable:
    return models.NewTable(
        edition="new-york", seats=[models.SeatPlan()] * seats, name="Ann", options=models.TableOptions(**options)
    )


def test_a_table_nobody_looks_at_is_put_away_and_found_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(attended, "IDLE_SECONDS", 0.05)

    async def play() -> None:
        async with opened(tmp_path) as hub:
            live, _ = await hub.set_up(people(2))
            await until(lambda: not hub.kept)
            again = await hub.find(live.name)
            assert again is not live
            assert telling.lobby_entry(again.state) == telling.lobby_entry(live.state)

    run(play)


def test_a_finished_table_is_put_away_within_a_second_of_its_last_reader(tmp_path: Path) -> None:
    async def play() -> None:
        async with opened(tmp_path) as hub:
            live = await bots_table(hub)
            reader = Connection(None, hub.limits)
            hub.join(live, reader)
            await until(lambda: live.state.stage == "over" and live.bot is None)
            await asyncio.sleep(2 * attended.OVER_SECONDS)
            assert hub.kept == {live.name: live}  # somebody still looks
            hub.leave(live, reader)
            await until(lambda: not hub.kept, seconds=attended.OVER_SECONDS + attended.TIDY_SECONDS + 5)
            again = await hub.find(live.name)
            assert again.state.stage == "over"
            assert again.snapshot(None).sheets == live.snapshot(None).sheets

    run(play)


def test_a_game_nobody_looks_at_is_not_put_away_at_once(tmp_path: Path) -> None:
    async def play() -> None:
        async with opened(tmp_path) as hub:
            live, _ = await hub.set_up(people(2))
            hub.put_away(attended.IDLE_SECONDS)
            assert not live.is_idle(attended.IDLE_SECONDS)
            assert hub.kept == {live.name: live}

    run(play)


def test_what_was_stored_though_the_store_failed_counts_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The database commits but its answer is lost: the client sends again, and its message counts once."""

    async def play() -> None:
        async with opened(tmp_path) as hub:
            live, token = await hub.set_up(people(2))
            append = hub.store.append

            def lost(*arguments: Any) -> Any:
                append(*arguments).result(10)
                raise StoreError("the connection was lost")

            monkeypatch.setattr(hub.store, "append", lost)
            say = models.Say(id="m1", phrase="hello")
            with pytest.raises(StoreError):
                await hub.carry_out(live, proposals.say, hash_token(token), say)
            monkeypatch.undo()
            with pytest.raises(AlreadyDone) as done:
                await hub.carry_out(live, proposals.say, hash_token(token), say)
            assert done.value.number == live.state.number == 3
            assert len(live.state.chat) == 1

    run(play)


def test_a_seat_that_was_not_stored_can_be_asked_for_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The database is away: the same request is sent again when it is back, and takes the seat then."""
    bob = models.JoinTable(name="Bob", id="0f" * 16)

    async def play() -> None:
        async with opened(tmp_path) as hub:
            live, _ = await hub.set_up(people(2))

            def away(*_: Any) -> Any:
                raise StoreError("the database is away")

            monkeypatch.setattr(hub.store, "append", away)
            with pytest.raises(StoreError):
                await hub.carry_out(live, proposals.join, "Bob", bob)
            monkeypatch.undo()
            await hub.carry_out(live, proposals.join, "Bob", bob)
            assert live.state.seats_of("Bob") == [1]

    run(play)


def test_a_seat_is_taken_though_another_process_was_faster_with_something_else(tmp_path: Path) -> None:
    """Two hubs on one database: what the one stored is caught up with by the other, which then tries again."""
    bob, cleo = models.JoinTable(name="Bob", id="0f" * 16), models.JoinTable(name="Cleo", id="f0" * 16)

    async def play() -> None:
        async with opened(tmp_path) as one, opened(tmp_path) as two:
            here, _ = await one.set_up(people(3))
            there = await two.find(here.name)
            await one.carry_out(here, proposals.join, "Bob", bob)
            await two.carry_out(there, proposals.join, "Cleo", cleo)
            assert there.state.seats_of("Bob") == [1]
            assert there.state.seats_of("Cleo") == [2]

    run(play)
