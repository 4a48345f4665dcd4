"""A campaign through HTTP: founded, joined, read, decided, played, and taken in."""

from __future__ import annotations

from pathlib import Path

from branchline.server.keys import hash_token
from tests.kit.campaigns import BLUE, RED, Evening, founding
from tests.kit.server import App, run


def test_a_campaign_is_founded_once_whatever_became_of_the_answer(tmp_path: Path) -> None:
    async def story(app: App) -> None:
        wish = founding()
        first, again = [(await app.post("campaigns", wish)).json() for _ in range(2)]
        assert first == again
        assert [link["company"] for link in first["links"]] == [BLUE]
        view = first["campaign"]
        assert view["company"] == RED
        assert view["host"]
        assert [company["player"] for company in view["companies"]] == ["Ann", "Bob", "Ada"]
        assert view["todo"]["card"]["title"] == "An engraver on Arch Street"
        assert view["cards"] == []

    run(tmp_path, story)


def test_two_games_of_a_campaign(tmp_path: Path) -> None:
    """Two persons and a bot: story, decisions, a game each evening, and what it left behind."""

    async def story(app: App) -> None:
        evening = await Evening.of_two(app)
        for game in (1, 2):
            view = await evening.go_on()
            assert view["todo"]["kind"] == "play"
            assert view["game"] == game
            view = await evening.play()
            assert view["table"] is None
            assert len(view["results"]) == game
            assert all(len(company["slips"]) == game for company in view["companies"])
        view = await evening.go_on()
        assert len(view["boxes"]) == 2
        assert len(view["boards"]) > 3
        assert view["results"][0]["table"] != view["results"][1]["table"]
        assert view["year"] == 1871
        german = await evening.view(BLUE, "de")
        assert german["cards"][0]["title"] != view["cards"][0]["title"]

    run(tmp_path, story)


def test_alone_with_bots_a_campaigns_game_is_no_practice(tmp_path: Path) -> None:
    """At other tables one who plays with bots alone may go back to any decision; here others would be behind for it."""

    async def story(app: App) -> None:
        bots = [{"company": BLUE, "kind": "bot", "level": "easy"}]
        evening = await Evening.founded(app, companies=[{"company": RED, "name": "Ann"}, *bots])
        await evening.go_on()
        live = await app.hub.find((await evening.begin())["table"])
        token = hash_token(evening.tokens[RED])
        assert [seat.kind for seat in live.state.seats].count("bot") == 1
        assert not live.state.plays_alone(token)

    run(tmp_path, story)
