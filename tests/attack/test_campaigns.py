"""Campaigns: one link for many hands, decisions that are another's, and documents made to break whoever reads them."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from pathlib import Path

from tests.kit.campaigns import BLUE, RED, Evening, message_id, request_id
from tests.kit.server import App, run

HANDS = 8


def test_a_link_in_many_hands_at_once_is_good_for_one(tmp_path: Path) -> None:
    async def story(app: App) -> None:
        evening = await Evening.founded(app)
        wishes = [{"link": evening.links[BLUE], "name": f"Hand {n}", "id": request_id()} for n in range(HANDS)]
        answers = await asyncio.gather(*(app.post(f"campaigns/{evening.id}/join", wish) for wish in wishes))
        assert Counter(answer.status_code for answer in answers) == {200: 1, 409: HANDS - 1}
        assert {answer.json()["code"] for answer in answers if answer.status_code == 409} == {"link_used"}
        [winner] = [answer.json() for answer in answers if answer.status_code == 200]
        seen = await evening.view()
        assert seen["companies"][1]["player"] == winner["campaign"]["companies"][1]["player"]
        assert len({json.dumps(company) for company in seen["companies"]}) == len(seen["companies"])

    run(tmp_path, story)


def test_what_is_read_by_many_at_once_is_read_once_and_by_strangers_never(tmp_path: Path) -> None:
    async def story(app: App) -> None:
        evening = await Evening.of_two(app)
        before = await evening.view()
        card, number = before["todo"]["card"]["id"], before["number"]
        wishes = [(company, {"id": message_id(), "card": card}) for company in (RED, BLUE) * 3]
        tokens = [evening.tokens[company] for company, _ in wishes] + ["x" * 32]
        bodies = [wish for _, wish in wishes] + [{"id": message_id(), "card": card}]
        path = f"campaigns/{evening.id}/read"
        answers = await asyncio.gather(*(app.post(path, *pair) for pair in zip(bodies, tokens, strict=True)))
        assert answers[-1].json()["code"] == "wrong_token"
        assert all(answer.status_code in (200, 409) for answer in answers[:-1]), [each.text for each in answers]
        after = await evening.view()
        assert [read["id"] for read in after["cards"]].count(card) == 1
        assert after["number"] == number + 1

    run(tmp_path, story)


BOMBS = {
    "deep lists": '{"id": "%s", "document": ' + "[" * 40_000 + "]" * 40_000 + "}",
    "deep objects": '{"id": "%s", "document": ' + '{"a":' * 40_000 + "1" + "}" * 40_000 + "}",
    "a long number": '{"id": "%s", "document": {"format": ' + "9" * 200_000 + "}}",
    "a long text": '{"id": "%s", "document": {"format": "' + "a" * 4_000_000 + '"}}',
    "many names": '{"id": "%s", "document": {' + ",".join(f'"n{n}": {n}' for n in range(100_000)) + "}}",
    "half a document": '{"id": "%s", "document": {"format": "branchline-campaign", "entries": [',
    "too long": '{"id": "%s", "document": {"format": "' + "a" * 9_000_000 + '"}}',
}


def test_a_document_that_is_a_bomb_is_refused_in_a_sentence(tmp_path: Path) -> None:
    async def story(app: App) -> None:
        headers = {"content-type": "application/json"}
        for kind, bomb in BOMBS.items():
            body = bomb.replace("%s", request_id(), 1)
            answer = await app.http.post("/api/campaigns/import", content=body.encode(), headers=headers)
            assert answer.status_code in (400, 413, 422), (kind, answer.text[:300])
            assert 0 < len(answer.json()["text"]) < 300, kind
        assert (await app.get("/healthz")).status_code == 200

    run(tmp_path, story)
