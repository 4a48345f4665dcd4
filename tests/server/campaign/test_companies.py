"""Who plays a company: links, names, bots, who is away, and who may say so."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tests.kit.campaigns import BLUE, GREEN, RED, Evening, founding, message_id, request_id
from tests.kit.server import BOT, App, run, trouble


def person(company: str) -> dict[str, Any]:
    return {"id": request_id(), "company": company, "kind": "person"}


def bot(company: str, level: str = "hard") -> dict[str, Any]:
    return {"id": request_id(), "company": company, "kind": "bot", "level": level}


def long_gone(evening: Evening, company: str) -> None:
    """The player has been away for as long as it takes."""
    live = evening.campaigns.kept[f"campaign:{evening.id}"]
    live.watch.gone[live.state.place(company)] = -1e9


def test_a_link_is_good_once_and_the_company_then_its_holders(tmp_path: Path) -> None:
    async def story(app: App) -> None:
        evening = await Evening.founded(app)
        wish = {"link": evening.links[BLUE], "name": "Bobby", "id": request_id()}
        first, again = [(await app.post(f"campaigns/{evening.id}/join", wish)).json() for _ in range(2)]
        assert first == again
        assert first["company"] == BLUE
        assert first["campaign"]["companies"][1]["player"] == "Bobby"
        assert first["token"] != evening.links[BLUE]
        late = await app.post(f"campaigns/{evening.id}/join", wish | {"id": request_id()})
        trouble(late, 409, "link_used")
        await evening.refused("companies", person(BLUE), "seat_taken")  # not even the founder has it any more
        # The link itself opens nothing.
        evening.tokens[BLUE] = evening.links[BLUE]
        await evening.refused("read", {"id": message_id(), "card": "x"}, "wrong_token", BLUE)

    run(tmp_path, story)


def test_the_founder_makes_links_anew_and_gives_bots_companies_to_persons(tmp_path: Path) -> None:
    async def story(app: App) -> None:
        evening = await Evening.founded(app)
        wish = person(BLUE)
        changed = await evening.ask("companies", wish)
        assert await evening.ask("companies", wish) == changed
        lost = await app.post(f"campaigns/{evening.id}/join", {"link": evening.links[BLUE]})
        trouble(lost, 409, "link_used")
        evening.links[BLUE] = changed["link"]["link"]
        await evening.join(BLUE)
        await evening.refused("companies", person(GREEN), "not_host", BLUE)
        changed = await evening.ask("companies", person(GREEN))
        green = changed["campaign"]["companies"][2]
        assert (green["kind"], green["level"], green["invited"]) == ("bot", "easy", True)  # it plays on until then
        evening.links[GREEN] = changed["link"]["link"]
        for name, code in (("bob", "name_taken"), ("\u3164", "name_unseen")):
            joining = {"link": evening.links[GREEN], "name": name}
            answer = await app.post(f"campaigns/{evening.id}/join", joining)
            assert answer.json()["code"] == code
        joined = await evening.join(GREEN, "Cleo")
        assert [company["player"] for company in joined["campaign"]["companies"]] == ["Ann", "Bob", "Cleo"]
        assert all(company["taken"] and company["kind"] == "person" for company in joined["campaign"]["companies"])

    run(tmp_path, story)


def test_a_bot_plays_for_who_stays_away_and_never_for_who_is_there(tmp_path: Path) -> None:
    async def story(app: App) -> None:
        evening = await Evening.of_two(app)
        await evening.refused("companies", bot(BLUE), "not_away")
        async with app.campaign_socket(evening.id) as socket:
            await socket.begin(evening.tokens[BLUE])
            long_gone(evening, BLUE)
            await evening.refused("companies", bot(BLUE), "not_away")
        long_gone(evening, BLUE)
        await evening.refused("companies", bot(RED), "not_host", BLUE)
        view = (await evening.ask("companies", bot(BLUE)))["campaign"]
        assert view["companies"][1] | {"level": "hard", "stand_in": True, "taken": True} == view["companies"][1]
        await evening.refused("companies", person(BLUE), "seat_taken")  # it is still its player's
        view = (await evening.ask("companies", person(BLUE), BLUE))["campaign"]
        assert not view["companies"][1]["stand_in"]
        await evening.refused("companies", person(BLUE), "no_change", BLUE)
        # A game in progress changes nobody; who plays is settled before it.
        await evening.go_on()
        await evening.begin()
        long_gone(evening, BLUE)
        await evening.refused("companies", bot(BLUE), "game_in_progress")
        leaving = {"id": message_id(), "company": RED, "present": False}
        await evening.refused("attend", leaving, "game_in_progress")

    run(tmp_path, story)


def test_who_still_looks_at_the_score_is_not_away(tmp_path: Path) -> None:
    """A bot's company is taken over between games, by a link that may be sent before."""

    async def story(app: App) -> None:
        evening = await Evening.of_two(app)
        await evening.go_on()
        table = (await evening.begin())["table"]
        changed = await evening.ask("companies", person(GREEN))
        early = {"link": changed["link"]["link"], "id": request_id()}
        trouble(await app.post(f"campaigns/{evening.id}/join", early), 409, "game_in_progress")
        async with app.socket(table) as socket:
            await socket.begin(evening.tokens[BLUE])
            await evening.play()
            long_gone(evening, BLUE)
            await evening.refused("companies", bot(BLUE), "not_away")
        long_gone(evening, BLUE)
        await evening.ask("companies", bot(BLUE))
        assert (await app.post(f"campaigns/{evening.id}/join", early)).json()["company"] == GREEN

    run(tmp_path, story)


def test_who_is_absent_gets_what_the_last_one_had(tmp_path: Path) -> None:
    """LW-31, and a game needs everybody who shall play it to be there."""

    async def story(app: App) -> None:
        evening = await Evening.founded(app)
        await evening.go_on()
        text = await evening.refused("begin", None, "seats_open")
        assert "Bob" in text
        absent = {"company": BLUE, "present": False}
        view = await evening.ask("attend", absent | {"id": message_id()})
        assert [company["present"] for company in view["companies"]] == [True, False, True]
        await evening.refused("attend", absent | {"id": message_id()}, "no_change")
        await evening.refused("attend", {"id": message_id(), "company": GREEN, "present": False}, "not_now")
        view = await evening.play()
        slips = [company["slip"] for company in view["results"][0]["companies"]]
        assert slips[1] == min(slips)
        assert view["results"][0]["companies"][1]["place"] is None
        assert all(company["present"] for company in view["companies"])
        # Somebody who comes by the link meanwhile plays from the next game on.
        await evening.join(BLUE)
        await evening.refused("attend", absent | {"id": message_id(), "company": GREEN}, "not_host", BLUE)
        view = await evening.ask("attend", absent | {"id": message_id()}, BLUE)
        assert not view["companies"][1]["present"]

    run(tmp_path, story)


def test_wrong_keys_and_wrong_companies_are_refused(tmp_path: Path) -> None:
    async def story(app: App) -> None:
        evening = await Evening.of_two(app)
        evening.tokens["nobody"] = "x" * 32
        wishes: dict[str, Any] = {
            "read": {"id": "a", "card": "arch-street"},
            "decide": {"id": "a", "option": "x"},
            "attend": {"id": "a", "company": RED, "present": False},
            "companies": bot(RED),
            "begin": None,
            "hand-over": {"id": "a"},
        }
        for what, wish in wishes.items():
            await evening.refused(what, wish, "wrong_token", "nobody")
            await evening.refused(what, wish, "not_seated", None)
        await evening.refused("companies", bot("company-black"), "no_such_company")
        await evening.refused("decide", wishes["decide"], "not_now")
        await evening.refused("begin", None, "not_now")
        await evening.refused("read", {"id": "b", "card": "never-heard-of"}, "not_now")
        for name in ("nowhere", "x" * 41, "%00", "campaign:x"):
            trouble(await app.get(f"/api/campaigns/{name}"), 404, "no_such_campaign")
        # A campaign is no table, nor the other way round.
        trouble(await app.get(f"/api/tables/{evening.id}"), 404, "no_such_table")
        trouble(await app.get(f"/api/tables/campaign:{evening.id}"), 404, "no_such_table")
        table = (await app.create(BOT, BOT))["table"]["id"]
        trouble(await app.get(f"/api/campaigns/{table}"), 404, "no_such_campaign")

    run(tmp_path, story)


def test_what_cannot_be_founded_is_said(tmp_path: Path) -> None:
    async def story(app: App) -> None:
        two = founding()["companies"][:2]
        for wish, code in (
            ({"companies": two[:1]}, "bad_message"),
            ({"companies": [two[0], two[0] | {"name": "Bob"}]}, "bad_setting"),
            ({"companies": [two[0], two[1] | {"name": "ann"}]}, "name_taken"),
            ({"companies": [two[0], two[1] | {"company": "company-pink"}]}, "bad_setting"),
            ({"own": GREEN}, "bad_setting"),
            ({"own": "company-black"}, "bad_setting"),
            ({"companies": [two[0], two[1] | {"name": "\u2067x"}]}, "bad_name"),
        ):
            answer = await app.post("campaigns", founding(**wish))
            assert answer.status_code in (409, 422), answer.text
            assert answer.json()["code"] == code, answer.text

    run(tmp_path, story)


def test_a_repeated_message_happens_once(tmp_path: Path) -> None:
    async def story(app: App) -> None:
        evening = await Evening.of_two(app)
        card = (await evening.view())["todo"]["card"]["id"]
        wish = {"id": message_id(), "card": card}
        first = await evening.ask("read", wish)
        assert await evening.ask("read", wish) == first
        # Two turn the same card at the same moment: it is turned once, and nobody is told off.
        assert (await evening.ask("read", {"id": message_id(), "card": card}, BLUE))["number"] == first["number"]
        assert [read["id"] for read in first["cards"]] == [card]

    run(tmp_path, story)
