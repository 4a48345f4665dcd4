"""Two processes on one PostgreSQL, of which the second hears of nothing: it must not refuse what it does not know."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Iterator
from pathlib import Path
from typing import Any

import pytest

from branchline.server.present import seat_view
from tests.kit.server import BOT, OPEN, App, AppSocket, trouble
from tests.stress.postgres import Postgres, postgres, reason_to_skip

pytestmark = pytest.mark.skipif(reason_to_skip() is not None, reason=str(reason_to_skip()))


@pytest.fixture(scope="module")
def cluster() -> Iterator[Postgres]:
    with postgres() as running:
        yield running


Story = Callable[[App, App], Coroutine[Any, Any, None]]


@pytest.fixture
def tell(cluster: Postgres, tmp_path: Path) -> Callable[[Story], None]:
    """Tell a story of two processes; no note of the first ever comes to the second."""
    database = cluster.new_database()

    async def told(story: Story) -> None:
        first, deaf = (App(tmp_path, database=database) for _ in range(2))
        deaf.hub.store.listen = lambda *_: None  # type: ignore[method-assign]
        async with first, deaf:
            await story(first, deaf)

    return lambda story: asyncio.run(told(story))


async def waiting(first: App, deaf: App, *plans: Any) -> tuple[str, str]:
    """A table both processes have in memory, and the token of its host."""
    ann = await first.create(*(plans or (OPEN, OPEN)))
    table = ann["table"]["id"]
    await deaf.get(f"/api/tables/{table}")
    return table, ann["token"]


def test_who_joined_there_is_known_here(tell: Callable[[Story], None]) -> None:
    async def story(first: App, deaf: App) -> None:
        table, _ = await waiting(first, deaf)
        bob = (await first.join(table, "Bob"))["token"]
        async with deaf.socket(table) as socket:
            assert (await socket.begin(bob))["seats"] == [1]

    tell(story)


def test_a_wrong_key_is_still_refused(tell: Callable[[Story], None]) -> None:
    async def story(first: App, deaf: App) -> None:
        table, _ = await waiting(first, deaf)
        async with deaf.socket(table) as socket:
            assert (await socket.begin("x" * 32))["code"] == "wrong_token"

    tell(story)


def test_a_full_table_starts_here(tell: Callable[[Story], None]) -> None:
    async def story(first: App, deaf: App) -> None:
        table, ann = await waiting(first, deaf)
        await first.join(table, "Bob")
        answer = await deaf.post(f"tables/{table}/start", token=ann)
        assert answer.status_code == 200, answer.text

    tell(story)


def test_a_second_seat_of_a_device_needs_no_luck(tell: Callable[[Story], None]) -> None:
    """The device's first seat was taken elsewhere: the second gets the same key, not another one."""

    async def story(first: App, deaf: App) -> None:
        table, _ = await waiting(first, deaf, OPEN, OPEN, OPEN)
        bob = (await first.join(table, "Bob"))["token"]
        cleo = await deaf.join(table, "Cleo", bob)
        assert (cleo["token"], cleo["seats"]) == (bob, [1, 2])

    tell(story)


def test_what_follows_a_game_that_ended_elsewhere(tell: Callable[[Story], None]) -> None:
    """Its record, its replay and its rematch; and what is refused, is refused of the table as it is."""

    async def story(first: App, deaf: App) -> None:
        live, tokens = await first.playing(OPEN, OPEN)
        await deaf.get(f"/api/tables/{live.name}")
        trouble(await deaf.get(f"/api/tables/{live.name}/record"), 409, "not_over")
        await first.finish(live, tokens)
        for what in ("record", "replay"):
            assert (await deaf.get(f"/api/tables/{live.name}/{what}")).status_code == 200
        answer = await deaf.post(f"tables/{live.name}/rematch", {}, tokens[0])
        assert answer.status_code == 200, answer.text

    tell(story)


def test_a_bot_that_moved_there_does_not_stop_a_move_here(tell: Callable[[Story], None]) -> None:
    async def story(first: App, deaf: App) -> None:
        live, (ann,) = await first.playing(OPEN, BOT)
        await deaf.get(f"/api/tables/{live.name}")
        async with first.socket(live.name) as there, deaf.socket(live.name) as here:
            await here.begin(ann)
            await there.begin(ann)
            for turn in range(3):
                while live.state.decider != 0:
                    await there.next()
                view, number = seat_view(live.state.game, 0).model_dump(), live.state.number  # type: ignore[arg-type]
                socket = here if turn == 2 else there
                move = {"type": "move", "id": f"m{turn}", "number": number, "actions": [view["legal"][0]["action"]]}
                assert (await until_answered(socket, move))["type"] == "ack"

    tell(story)


async def until_answered(socket: AppSocket, message: Any) -> Any:
    """The answer to a message, whatever comes before it."""
    socket.send(message)
    while (answer := await socket.next()).get("id") != message["id"]:
        pass
    return answer
