"""A game is folded into its campaign exactly once, whoever is killed, and however many processes try."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from branchline.server import caretaker
from branchline.server.campaign import proposals
from branchline.server.campaign.entries import read_entry
from branchline.server.keys import hash_token
from branchline.server.live import LiveTable
from branchline.server.refusals import Refused
from tests.kit.campaigns import BLUE, RED, Evening, message_id
from tests.kit.server import WAIT, App, trouble
from tests.stress.postgres import Postgres, postgres, reason_to_skip


async def killed(_: LiveTable) -> None:
    """Nothing is taken in: as if the process were killed at that moment."""
    await asyncio.Event().wait()


async def game_over(evening: Evening) -> LiveTable:
    """The next game is played to its end, and nobody takes it in."""
    evening.app.hub.caretaker.take_in = killed
    begun = await evening.begin()
    table = await evening.app.hub.find(begun["table"])
    for token in evening.tokens.values():
        for seat in table.state.seats_of(hash_token(token)):
            await evening.app.post(f"tables/{table.name}/leave/{seat}", None, token)
    async with asyncio.timeout(WAIT):
        while table.state.stage != "over":
            await asyncio.sleep(0.01)
    return table


async def played_entries(evening: Evening) -> list[Any]:
    rows = await asyncio.wrap_future(evening.app.hub.store.entries(f"campaign:{evening.id}"))
    entries = [read_entry(body) for _, body in rows]
    return [entry for entry in entries if entry.kind == "stepped" and entry.step["entry"] == "played"]


def test_a_game_that_ended_before_a_kill_is_taken_in_after_it(tmp_path: Path) -> None:
    """Killed before it was folded in, and killed between that and telling the table."""

    async def story() -> None:
        async with App(tmp_path) as app:
            evening = await Evening.of_two(app)
            await evening.go_on()
            table = await game_over(evening)
            assert table.state.owes_its_result
            assert (await evening.view())["game"] == 1
        async with App(tmp_path) as app:
            evening.__dict__ |= {"app": app, "campaigns": app.asgi.state.service.campaigns}
            # Nobody asks for the campaign: the table is due by itself.
            live = await app.hub.find(table.name)
            async with asyncio.timeout(WAIT):
                while not live.state.counted:
                    await asyncio.sleep(0.01)
            assert (await evening.view())["game"] == 2
            assert len(await played_entries(evening)) == 1
            # As if the table had not been told: the campaign has it already, and takes nothing in.
            await app.asgi.state.service.campaigns.take_in(live)
            assert len(await played_entries(evening)) == 1
            answer = await app.post(f"tables/{table.name}/rematch", None, evening.tokens[RED])
            trouble(answer, 409, "not_allowed")
            trouble(await app.get(f"/api/tables/{table.name}/record"), 409, "not_allowed")
            assert (await app.get(f"/api/tables/{table.name}")).json()["campaign"] == {
                "id": evening.id, "game": 1, "counted": True,
            }  # fmt: skip

    asyncio.run(story())


def test_a_game_that_a_bot_ends_is_taken_in_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Not when the next sweep comes by."""
    monkeypatch.setattr(caretaker, "SWEEP_SECONDS", 10_000.0)

    async def story() -> None:
        async with App(tmp_path) as app:
            evening = await Evening.of_two(app)
            await evening.go_on()
            assert (await evening.play())["game"] == 2

    asyncio.run(story())


def test_only_the_game_that_is_to_be_played_is_taken_in(tmp_path: Path) -> None:
    async def story() -> None:
        async with App(tmp_path) as app:
            evening = await Evening.of_two(app)
            live = await evening.live()
            for game in (1, 2):
                with pytest.raises(Refused):
                    proposals.played(live.state, live.now(), game, {})
            await evening.go_on()
            table = await game_over(evening)
            assert table.state.game is not None
            record = table.state.game.record()
            changes: list[Any] = [{"players": ["x", "y", "z"]}, {"finished": False}, {"table": {}}]
            for change in changes:
                with pytest.raises(Refused):
                    proposals.played(live.state, live.now(), 1, record | change)
            assert proposals.played(live.state, live.now(), 1, record)

    asyncio.run(story())


def test_two_who_begin_at_once_find_one_table(tmp_path: Path) -> None:
    async def story() -> None:
        async with App(tmp_path) as app:
            evening = await Evening.of_two(app)
            await evening.go_on()
            begun = await asyncio.gather(*(evening.begin(company) for company in (RED, BLUE, RED, BLUE)))
            assert len({answer["table"] for answer in begun}) == 1
            assert [answer["seats"] for answer in begun[:2]] == [[0], [1]]
            assert begun[0]["token"] == evening.tokens[RED]
            seats = (await app.get(f"/api/tables/{begun[0]['table']}")).json()["seats"]
            assert [seat["name"] for seat in seats] == ["Ann", "Bob", "Ada"]

    asyncio.run(story())


# --- two processes ----------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def cluster() -> Iterator[Postgres]:
    with postgres() as running:
        yield running


@pytest.mark.skipif(reason_to_skip() is not None, reason=str(reason_to_skip()))
def test_two_processes_that_take_a_game_in_at_once(cluster: Postgres, tmp_path: Path) -> None:
    """The second hears of nothing: it must find out by itself, refuse nothing for that, and do nothing twice."""

    async def story() -> None:
        database = cluster.new_database()
        first, deaf = (App(tmp_path, database=database) for _ in range(2))
        deaf.hub.store.listen = lambda *_: None  # type: ignore[method-assign]
        async with first, deaf:
            evening = await Evening.founded(first)
            there = Evening(deaf, {"campaign": await evening.view(), "token": evening.tokens[RED], "links": []})
            there.tokens = evening.tokens
            await there.view()  # both have it in memory
            await evening.join(BLUE)
            assert (await there.view(BLUE))["company"] == BLUE
            await evening.go_on()
            begun = await asyncio.gather(evening.begin(), there.begin(BLUE))
            assert begun[0]["table"] == begun[1]["table"]
            table = await game_over(evening)
            known = await deaf.hub.find(table.name)
            await deaf.hub.renew(known)
            await asyncio.gather(evening.campaigns.take_in(table), there.campaigns.take_in(known))
            assert len(await played_entries(evening)) == 1
            # What was read here is not to be read there any more.
            first.hub.caretaker.take_in = evening.campaigns.take_in
            view = await evening.go_on()
            assert view["game"] == 2
            assert (await there.begin(BLUE))["table"] == (await evening.begin())["table"] != table.name
            await there.ask("hand-over", {"id": message_id()}, BLUE)

    asyncio.run(story())
