"""Answers that get lost, and requests that are made again: nothing happens twice, and nobody's seat is lost."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from branchline.server import store as store_module
from tests.kit.server import BOT, OPEN, App, run, trouble


async def rematch(app: App, table: str, token: str) -> Any:
    answer = await app.post(f"tables/{table}/rematch", token=token)
    assert answer.status_code == 200, answer.text
    return answer.json()


def test_a_rematch_asked_for_again_is_the_same_table_and_seat(tmp_path: Path) -> None:
    """Also after a restart, and after others have come: the seat of the host belongs to the host."""
    first: Any = None
    table, tokens = "", list[str]()

    async def before(app: App) -> None:
        nonlocal first, table, tokens
        live, tokens = await app.playing(OPEN, OPEN, OPEN, public=True)
        await app.finish(live, tokens)
        table = live.name
        first = await rematch(app, table, tokens[1])
        assert await rematch(app, table, tokens[1]) == first
        assert len((await app.get("/api/tables")).json()) == 1

    async def after(app: App) -> None:
        again = await rematch(app, table, tokens[1])
        assert (again["table"]["id"], again["token"], again["seats"]) == (first["table"]["id"], first["token"], [0])
        for number, token in enumerate((tokens[0], tokens[2]), 1):
            other = await rematch(app, table, token)
            assert (other["table"]["id"], other["seats"]) == (first["table"]["id"], [number])
        started = await app.post(f"tables/{first['table']['id']}/start", token=again["token"])
        assert started.status_code == 200, started.text
        assert (await rematch(app, table, tokens[1]))["seats"] == [0]

    run(tmp_path, before)
    run(tmp_path, after)


@pytest.mark.parametrize("fails", [1, 2, 3])
def test_a_rematch_that_broke_off_is_finished_by_the_repeat(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, fails: int
) -> None:
    """Its table was not set up, had nobody in it, or was not known to the old one."""

    async def story(app: App) -> None:
        live, tokens = await app.playing(OPEN, OPEN, public=True)
        await app.finish(live, tokens)
        append, count = app.hub.store.append, 0

        def once(*entry: Any) -> Any:
            nonlocal count
            count += 1
            if count == fails:
                raise store_module.StoreError("gone")
            return append(*entry)

        monkeypatch.setattr(app.hub.store, "append", once)
        trouble(await app.post(f"tables/{live.name}/rematch", token=tokens[0]), 503, "unavailable")
        seated = await rematch(app, live.name, tokens[0])
        assert seated["seats"] == [0]
        assert (await app.get(f"/api/tables/{live.name}")).json()["rematch"] == seated["table"]["id"]
        assert len((await app.get("/api/tables")).json()) == 1
        assert (await rematch(app, live.name, tokens[1]))["seats"] == [1]

    run(tmp_path, story)


def test_a_rematch_has_no_more_seats_than_the_game_had(tmp_path: Path) -> None:
    async def story(app: App) -> None:
        live, tokens = await app.playing(OPEN, OPEN)
        await app.finish(live, tokens)
        seated = await rematch(app, live.name, tokens[0])
        await app.join(seated["table"]["id"], "Late")
        trouble(await app.post(f"tables/{live.name}/rematch", token=tokens[1]), 409, "full")
        await app.post(f"tables/{seated['table']['id']}/start", token=seated["token"])
        trouble(await app.post(f"tables/{live.name}/rematch", token=tokens[1]), 409, "started")

    run(tmp_path, story)


def test_a_table_of_bots_has_a_rematch_too(tmp_path: Path) -> None:
    async def story(app: App) -> None:
        live, tokens = await app.playing(OPEN, BOT)
        while live.state.stage != "over":
            await app.post(f"tables/{live.name}/leave/0", token=tokens[0])
            assert live.bot is not None
            await live.bot
        first = await rematch(app, live.name, tokens[0])
        assert await rematch(app, live.name, tokens[0]) == first

    run(tmp_path, story)
