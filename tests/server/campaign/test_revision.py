"""The edition changes under a running campaign: it goes on, and only a game in progress begins anew."""

from __future__ import annotations

import asyncio
import dataclasses
import json
from pathlib import Path
from typing import Any

import pytest

from branchline.campaign import CampaignFile, verify_campaign
from branchline.campaign import document as documents
from branchline.campaign.content import Box, Content, StoryCard, load_content
from branchline.server.campaign import applying
from tests.kit.campaigns import BLUE, RED, Evening, Shelf, message_id
from tests.kit.server import App, bearer, trouble


def use(monkeypatch: pytest.MonkeyPatch, content: Content) -> None:
    """The version that is there from now on."""
    monkeypatch.setattr(documents, "load_content", lambda _: content)
    monkeypatch.setattr(applying, "load_content", lambda _: content)


def with_more_trains() -> Content:
    """A number changed."""
    content = load_content()
    boxes = tuple(_generous(box) for box in content.boxes)
    return Content(content.edition, content.folder, boxes, content.cards)


def _generous(box: Box) -> Box:
    more = dataclasses.replace(box.instructions, trains=box.instructions.trains + 1)
    return dataclasses.replace(box, instructions=more)


def without(card: str) -> Content:
    """A story card has another name now."""
    content = load_content()

    def named(found: StoryCard) -> StoryCard:
        return dataclasses.replace(found, id="something-else") if found.id == card else found

    return Content(content.edition, content.folder, content.boxes, tuple(map(named, content.cards)))


def settled_in(evening: Evening, app: App) -> Evening:
    """The same campaign at an application that was started later."""
    evening.app, evening.campaigns = app, app.asgi.state.service.campaigns
    return evening


async def stored(evening: Evening) -> list[Any]:
    rows = await asyncio.wrap_future(evening.app.hub.store.entries(f"campaign:{evening.id}"))
    return [json.loads(body) for _, body in rows]


def test_a_campaign_goes_on_when_a_number_changes(
    tmp_path: Path, shelf: Shelf, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with App(tmp_path) as app:
            evening = await Evening.brought(app, shelf.document(shelf.before_game(3), green="easy"))
            await evening.play()
            before = await evening.go_on()
            table = (await evening.begin())["table"]
        use(monkeypatch, with_more_trains())
        async with App(tmp_path) as app:
            view = await settled_in(evening, app).view(BLUE)
            assert view["game"] == before["game"] == 4
            for name in ("results", "cards", "steps", "companies"):
                assert view[name] == before[name], name
            assert view["todo"]["kind"] == "play"
            # The game in progress is lost, and it alone: it is dealt anew at another table.
            assert view["table"] is None
            begun = await evening.begin()
            assert begun["table"] != table
            again = (await evening.begin(BLUE))["table"]
            assert again == begun["table"]
            assert (await evening.play())["game"] == 5
            steps = [entry["step"]["entry"] for entry in await stored(evening) if entry["kind"] == "stepped"]
            assert steps.count("revised") == 1
            for company in (RED, BLUE):
                await evening.ask("hand-over", {"id": message_id()}, company)
            path = f"/api/campaigns/{evening.id}/document"
            document = (await app.get(path, headers=bearer(evening.tokens[RED]))).json()
            file = CampaignFile.of_json(document)
            # Only boxes changed: the edition's own numbers are the same, so every game can be replayed.
            assert verify_campaign(file) == ()
            assert not file.revised
            assert file.campaign == (await evening.live()).state.campaign
            # And what was kept with the earlier version can be brought.
            older = await Evening.brought(app, shelf.document(shelf.before_game(3), green="easy"))
            assert (await older.view())["game"] == 3

    asyncio.run(story())


def test_a_campaign_that_needs_what_is_gone_says_what_and_waits(
    tmp_path: Path, shelf: Shelf, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with App(tmp_path) as app:
            evening = await Evening.brought(app, shelf.document(shelf.before_game(2), green="easy"))
            before, entries = await evening.view(), await stored(evening)
        gone = before["cards"][0]["id"]
        use(monkeypatch, without(gone))
        async with App(tmp_path) as app:
            settled_in(evening, app)
            path = f"/api/campaigns/{evening.id}"
            assert gone in trouble(await app.get(path, headers=bearer(evening.tokens[RED])), 409, "edition_changed")
            assert await stored(evening) == entries
        use(monkeypatch, load_content())
        async with App(tmp_path) as app:
            view = await settled_in(evening, app).view()
            assert (view["cards"], view["number"]) == (before["cards"], before["number"])

    asyncio.run(story())
