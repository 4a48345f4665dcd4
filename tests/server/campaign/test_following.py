"""The socket of a campaign, and whatever strangers send."""

from __future__ import annotations

import asyncio
import json
import random
from pathlib import Path
from typing import Any

from branchline.server.campaign.keeper import Campaigns
from branchline.server.hub import Hub
from branchline.server.store import Store
from tests.kit.campaigns import BLUE, RED, Evening, message_id
from tests.kit.server import App, bearer, run


def test_everybody_is_told_the_whole_view_when_something_happens(tmp_path: Path) -> None:
    async def story(app: App) -> None:
        evening = await Evening.of_two(app)
        async with app.campaign_socket(evening.id) as ann, app.campaign_socket(evening.id) as watching:
            first = await ann.begin(evening.tokens[RED])
            assert first["type"] == "campaign"
            assert first == await evening.view()
            assert (await watching.begin())["todo"] is None
            card = first["todo"]["card"]["id"]
            await evening.ask("read", {"id": message_id(), "card": card}, BLUE)
            seen = await ann.next()
            while seen["number"] == first["number"]:  # who came is told too
                seen = await ann.next()
            assert [read["id"] for read in seen["cards"]] == [card]
            german = await ann.ask({"type": "hello", "protocol": 2, "language": "de"})
            assert german["cards"][0]["title"] != seen["cards"][0]["title"]
            assert german["company"] == RED
            assert (await ann.ask({"type": "ping", "at": 2.5})) == {"type": "pong", "at": 2.5}
            assert (await ann.ask({"type": "resync"})) == german

    run(tmp_path, story)


def test_who_is_there_is_told_and_who_goes_too(tmp_path: Path) -> None:
    async def story(app: App) -> None:
        evening = await Evening.of_two(app)
        async with app.campaign_socket(evening.id) as ann:
            here = [company["here"] for company in (await ann.begin(evening.tokens[RED]))["companies"]]
            assert here == [True, False, False]
            async with app.campaign_socket(evening.id) as bob:
                await bob.begin(evening.tokens[BLUE])
                assert [company["here"] for company in (await ann.next())["companies"]] == [True, True, False]
            assert [company["here"] for company in (await ann.next())["companies"]] == [True, False, False]

    run(tmp_path, story)


def test_a_hello_that_is_none_is_refused(tmp_path: Path) -> None:
    async def story(app: App) -> None:
        evening = await Evening.of_two(app)
        for message, code in (
            ({"type": "ping"}, "bad_message"),
            ({"type": "hello", "protocol": 1}, "wrong_protocol"),
            ({"type": "hello", "protocol": 2, "token": "x" * 32}, "wrong_token"),
            ({"type": "hello", "protocol": 2, "language": "xx"}, "bad_message"),
            ("[", "bad_message"),
        ):
            async with app.campaign_socket(evening.id) as socket:
                assert (await socket.ask(message))["code"] == code
                assert await socket.next() is None
                assert socket.closed == 4400
        async with app.campaign_socket("nowhere") as socket:
            assert (await socket.next())["code"] == "no_such_campaign"

    run(tmp_path, story)


VALUES: tuple[Any, ...] = (
    None, True, -1, 2**70, 1.5, "", "x", "\ud800", "\0", "company-red", "x" * 5000, [], [[]], {}, {"id": 1},
    ["company-red"],
)  # fmt: skip
FIELDS = (
    "id", "card", "option", "company", "present", "kind", "level", "agree", "link", "name", "companies", "own",
    "options", "document", "key", "entries",
)  # fmt: skip


def nonsense(chance: random.Random) -> Any:
    if chance.random() < 0.1:
        return chance.choice(VALUES)
    return {field: chance.choice(VALUES) for field in chance.sample(FIELDS, chance.randrange(len(FIELDS)))}


def test_nonsense_is_refused_and_nothing_breaks(tmp_path: Path, caplog: Any) -> None:
    async def story(app: App) -> None:
        evening = await Evening.of_two(app)
        chance = random.Random(5)
        before = await evening.view()
        ways = ("read", "decide", "attend", "begin", "hand-over", "companies", "join", "document", "edition", "x", "")
        for _ in range(400):
            where = chance.choice(["", "/import", *(f"/{evening.id}/{way}" for way in ways)])
            token = chance.choice([None, "y" * 30, *evening.tokens.values()])
            headers = {"content-type": "application/json"} | (bearer(token) if token else {})
            body = json.dumps(nonsense(chance)).encode()[: chance.choice((3, None, None, None))]
            answer = await app.http.post(f"/api/campaigns{where}", content=body, headers=headers)
            assert 400 <= answer.status_code < 500, (where, body[:200], answer.text)
            assert set(answer.json()) == {"code", "text"}
        async with app.campaign_socket(evening.id) as socket:
            await socket.begin(evening.tokens[RED])
            for _ in range(9):
                assert (await socket.ask(json.dumps(nonsense(chance))))["type"] == "error"
        assert not [record for record in caplog.records if record.exc_info]
        assert (await evening.view())["number"] == before["number"]

    run(tmp_path, story)


def test_who_sits_at_the_table_is_said_to_be_there(tmp_path: Path) -> None:
    async def story(app: App) -> None:
        evening = await Evening.of_two(app)
        await evening.go_on()
        begun = await evening.begin(BLUE)

        def where(view: Any) -> list[tuple[bool, bool]]:
            return [(company["here"], company["at_table"]) for company in view["companies"]]

        async with app.campaign_socket(evening.id) as ann, app.campaign_socket(evening.id) as watching:
            assert where(await ann.begin(evening.tokens[RED])) == [(True, False), (False, False), (False, False)]
            async with app.socket(begun["table"]) as bob:
                await bob.begin(evening.tokens[BLUE])
                assert where(await ann.next()) == [(True, False), (False, True), (False, False)]
                # Who has no key learns it no more than who is in the office.
                assert where(await watching.begin()) == [(False, False)] * 3
            assert where(await ann.next()) == [(True, False), (False, False), (False, False)]

    run(tmp_path, story)


def test_a_process_that_ends_says_so_of_its_campaigns_too(tmp_path: Path) -> None:
    """Others count who is connected where, for campaigns apart from tables."""
    told: list[dict[str, Any]] = []
    store = Store(f"sqlite:///{tmp_path}/served.db")
    store.tell = told.append  # type: ignore[method-assign, assignment]

    async def story() -> None:
        campaigns = Campaigns(Hub(store, threads=1))
        await campaigns.close()

    asyncio.run(story())
    assert told == [{"gone": True}]
