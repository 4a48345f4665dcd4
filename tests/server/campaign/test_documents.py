"""A campaign's document: brought and handed out, the same as the terminal's, and never on trust."""

from __future__ import annotations

import copy
import json
from pathlib import Path
from typing import Any

from branchline.campaign.document import CampaignFile, _hash, verify_campaign
from tests.kit.campaigns import BLUE, GREEN, RED, Evening, Shelf, founding, message_id, request_id
from tests.kit.server import App, bearer, run, trouble


async def document(evening: Evening, company: str) -> Any:
    return await evening.app.get(f"/api/campaigns/{evening.id}/document", headers=bearer(evening.tokens[company]))


def test_what_is_brought_is_what_is_handed_out(tmp_path: Path, shelf: Shelf) -> None:
    """A finished campaign is free for its companies, and goes back to the terminal letter for letter."""

    async def story(app: App) -> None:
        terminal = CampaignFile.of_json(shelf.document(blue="planner"))
        terminal.save(tmp_path / "terminal.json")
        evening = await Evening.brought(app, terminal.to_json())
        view = await evening.view()
        assert view["todo"]["kind"] == "over"
        assert view["winners"] == list(terminal.campaign.winners)
        assert len(view["results"]) == 12
        answer = await document(evening, GREEN)
        assert answer.text == (tmp_path / "terminal.json").read_text(encoding="utf-8")
        assert "attachment" in answer.headers["content-disposition"]
        # The map stays, with everything that was found.
        map_path = f"/api/campaigns/{evening.id}/edition"
        edition = (await app.get(map_path, headers=bearer(evening.tokens[GREEN]))).json()
        assert None not in edition["cities"]
        await evening.refused("begin", None, "over")
        trouble(await app.get(map_path), 403, "not_seated")

    run(tmp_path, story)


def test_a_running_campaign_is_handed_out_when_everybody_agrees(tmp_path: Path) -> None:
    async def story(app: App) -> None:
        evening = await Evening.of_two(app)
        key = (await evening.live()).state.key
        await evening.ask("hand-over", {"id": message_id()})
        assert key not in trouble(await document(evening, RED), 409, "not_agreed")
        await evening.ask("hand-over", {"id": message_id(), "agree": False})
        await evening.ask("hand-over", {"id": message_id()}, BLUE)
        trouble(await document(evening, BLUE), 409, "not_agreed")
        view = await evening.go_on()
        assert [company["agreed"] for company in view["companies"]] == [False, True, False]
        assert view["handed_out"] is None
        assert (await evening.ask("hand-over", {"id": message_id()}))["handed_out"] == 1
        # Everybody sees since when it can be known, and it stays so.
        await evening.ask("hand-over", {"id": message_id(), "agree": False})
        await evening.play()
        view = await evening.go_on()
        assert (view["handed_out"], view["game"]) == (1, 2)
        file = CampaignFile.of_json((await document(evening, BLUE)).json())
        verify_campaign(file)
        assert file.campaign == (await evening.live()).state.campaign
        assert file.players == {RED: "person", BLUE: "person", GREEN: "easy"}
        # In the middle of a game its moves go along, and the terminal finds the same position.
        table = await app.hub.find((await evening.begin())["table"])
        game = table.state.game
        assert game is not None
        while game.decider is not None and len(game.played) < 12:
            game.play(game.legal()[0])
        text = (await document(evening, RED)).json()
        there = CampaignFile.of_json(text)
        assert there.game().state_bytes() == game.state_bytes()
        # So does another server; what cannot be is left out.
        text["moves"] += [1023, 5]
        again = await Evening.brought(app, text)
        table = await app.hub.find((await again.begin())["table"])
        assert table.state.game is not None
        actions = [[played.move.action for played in played_at.played] for played_at in (game, table.state.game)]
        assert actions[1][:12] == actions[0]

    run(tmp_path, story)


def test_who_brings_a_document_has_had_it_and_all_can_see_that(tmp_path: Path, shelf: Shelf) -> None:
    async def story(app: App) -> None:
        brought = shelf.document(shelf.before_game(2), green="easy")
        evening = await Evening.brought(app, brought)
        assert (await evening.view(BLUE))["handed_out"] == 2
        assert (await document(evening, BLUE)).json() == brought

    run(tmp_path, story)


def test_a_founder_who_is_alone_cannot_look_ahead_in_secret(tmp_path: Path) -> None:
    """Before the others have come nobody else has to agree; but whoever comes sees that it was handed out."""

    async def story(app: App) -> None:
        alone = await Evening.founded(app)
        without = await Evening.founded(app, own=None, companies=founding()["companies"][1:])
        for evening in (alone, without):
            trouble(await document(evening, RED), 409, "not_agreed")
            await evening.ask("hand-over", {"id": message_id()})
            assert (await document(evening, RED)).status_code == 200
            assert (await evening.join(BLUE))["campaign"]["handed_out"] == 1

    run(tmp_path, story)


def rehashed(document: Any) -> Any:
    """A forger's document: every hash fits."""
    forged, before = copy.deepcopy(document), ""
    for entry in forged["entries"]:
        entry.pop("hash")
        before = _hash(before, entry)
        entry["hash"] = before
    return forged


def test_a_forged_document_is_refused(tmp_path: Path, shelf: Shelf) -> None:
    def forged(change: Any) -> Any:
        document = copy.deepcopy(shelf.document(shelf.before_game(2)))
        change(document)
        return rehashed(document)

    def played(document: Any) -> Any:
        return next(entry for entry in document["entries"] if entry["entry"] == "played")["record"]

    def richer(document: Any) -> None:
        sheet = played(document)["sheets"][0]
        sheet["total"] += 50

    def another_move(document: Any) -> None:
        played(document)["moves"][0]["action"] += 1

    def infinite(document: Any) -> None:
        played(document)["sheets"][0]["place"] = float("inf")

    def another_key(document: Any) -> None:
        document["key"] = "0" * 64

    def strange_bot(document: Any) -> None:
        document["players"][BLUE] = "\ud800"

    def named_badly(document: Any) -> None:
        document["entries"][0]["companies"][0][1] = "\u2067"

    def many(document: Any) -> None:
        document["entries"] += [{"entry": "attending", "absent": [], "hash": ""}] * 5000

    changed = copy.deepcopy(shelf.document(shelf.before_game(2)))
    richer(changed)
    cases = [changed, {}, {"format": "branchline-campaign"}, shelf.document(0)]
    cases += [
        forged(change) for change in (richer, another_move, infinite, another_key, strange_bot, named_badly, many)
    ]

    async def story(app: App) -> None:
        for case in cases:
            body = json.dumps({"document": case, "id": request_id()})
            headers = {"content-type": "application/json"}
            answer = await app.http.post("/api/campaigns/import", content=body, headers=headers)
            assert answer.status_code == 422, answer.text
            assert answer.json()["code"] in ("bad_campaign", "bad_name"), answer.text
        large = await app.http.post("/api/campaigns/import", content=b" " * 9_000_000, headers=headers)
        trouble(large, 413, "too_large")
        deep = b'{"document": {"entries": ' + b"[" * 200_000 + b"]" * 200_000 + b"}}"
        assert (await app.http.post("/api/campaigns/import", content=deep, headers=headers)).status_code in (400, 422)

    run(tmp_path, story)


def test_brought_twice_it_is_two_campaigns_and_brought_again_the_same(tmp_path: Path, shelf: Shelf) -> None:
    async def story(app: App) -> None:
        wish = {"document": shelf.document(shelf.before_game(1), blue="easy", green="easy"), "own": RED}
        one, again = [(await app.post("campaigns/import", wish | {"id": "1" * 32})).json() for _ in range(2)]
        assert one == again
        two = (await app.post("campaigns/import", wish | {"id": "2" * 32})).json()
        tables = [(await Evening(app, made).begin())["table"] for made in (one, two)]
        assert len({one["campaign"]["id"], two["campaign"]["id"], *tables}) == 4

    run(tmp_path, story)
