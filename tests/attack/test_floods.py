"""One address within its limits that wants as much work done as it can: what is asked for twice is worked out once."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from branchline.game import Game
from branchline.server import look_back
from branchline.server.limits import Limits
from branchline.server.replay import replay_of
from branchline.server.shield import cost_of
from tests.kit.server import OPEN, App, Room, can_claim, claim_of, run, trouble


def test_a_finished_game_is_played_again_once_whoever_asks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    worked_out = []

    def counted(game: Game) -> Any:
        worked_out.append(game)
        return replay_of(game)

    monkeypatch.setattr(look_back, "replay_of", counted)

    async def story(app: App) -> None:
        live, tokens = await app.playing(OPEN, OPEN)
        trouble(await app.get(f"/api/tables/{live.name}/replay"), 409, "not_over")
        await app.finish(live, tokens)
        answers = await asyncio.gather(*(app.get(f"/api/tables/{live.name}/replay") for _ in range(5)))
        answers += [await app.get(f"/api/tables/{live.name}/replay") for _ in range(5)]
        assert len({answer.content for answer in answers}) == 1
        assert len(worked_out) == 1
        assert answers[0].json() == replay_of(worked_out[0]).model_dump(mode="json")
        assert "immutable" in answers[0].headers["cache-control"]
        records = [await app.get(f"/api/tables/{live.name}/record") for _ in range(3)]
        assert {answer.text for answer in records} == {worked_out[0].save()}

    run(tmp_path, story)


def test_what_is_kept_of_finished_games_has_an_end() -> None:
    async def story() -> None:
        kept, made = look_back.LookBack(most_bytes=250), []

        async def get(name: str) -> bytes:
            def make() -> str:
                made.append(name)
                return name * 100

            return await kept.get(name, make)

        for name in "abab":
            assert await get(name) == (name * 100).encode()
        assert made == ["a", "b"]
        await get("c")  # the oldest, a, has to go
        await get("b")
        await get("a")
        assert made == ["a", "b", "c", "a"]
        assert kept.bytes <= 250
        kept.close()

    asyncio.run(story())


def test_what_failed_is_not_kept() -> None:
    async def story() -> None:
        kept = look_back.LookBack()

        def fail() -> str:
            raise ValueError("no")

        with pytest.raises(ValueError, match="no"):
            await kept.get("a", fail)
        assert await kept.get("a", lambda: "yes") == b"yes"
        kept.close()

    asyncio.run(story())


def test_taking_back_does_not_play_the_whole_game_again(monkeypatch: pytest.MonkeyPatch) -> None:
    room = Room.playing(2)
    room.play_until(lambda: can_claim(room) and len(room.game.played) > 40)
    token, claim = room.decider, claim_of(room)
    assert token is not None
    assert claim.payments
    before, turns = room.game.state_bytes(), room.state.turns
    with monkeypatch.context() as patched:
        patched.setattr(Game, "rewound", lambda _: pytest.fail("the whole game is played again"))
        for _ in range(3):
            room.move(claim.action, claim.payments[0].action)
            room.take_back(token)
            assert room.game.state_bytes() == before
        room.move(claim.action)  # in two steps, both taken back
        room.move(claim.payments[0].action)
        room.take_back(token)
        room.take_back(token)
    assert (room.game.state_bytes(), room.state.turns) == (before, turns)
    assert room.reloaded().state.game.state_bytes() == before  # type: ignore[union-attr]
    room.play_until(lambda: room.state.stage == "over")
    assert room.state.earlier == ()


def test_taking_back_further_than_is_kept_is_right_too() -> None:
    room = Room.playing(2)
    room.play_until(lambda: can_claim(room))
    claim = claim_of(room)
    assert claim.payments
    assert room.decider is not None
    before = room.game.state_bytes()
    room.move(claim.action, claim.payments[0].action)
    room.live.state = replace(room.state, earlier=())
    room.take_back(room.state.seats[room.state.turns[-1].seat].token or "")
    assert room.game.state_bytes() == before


def test_taking_back_has_a_rate_of_its_own(tmp_path: Path) -> None:
    async def story(app: App) -> None:
        live, tokens = await app.playing(OPEN, OPEN)
        async with app.socket(live.name) as socket:
            await socket.begin(tokens[0])
            codes = []
            for number in range(5):
                socket.send({"type": "take_back", "id": f"b{number}"})
                while (answer := await socket.next()).get("id") != f"b{number}":
                    pass
                codes.append(answer["code"])
        assert codes == ["nothing_to_take_back"] * 2 + ["slow_down"] * 3

    run(tmp_path, story, Limits(take_backs=(2, 0.001), requests=(1e9, 1e9)))


def test_requests_weigh_what_they_cost(tmp_path: Path) -> None:
    async def story(app: App) -> None:
        answers = [await app.get("/api/tables/nothing/replay") for _ in range(4)]
        assert [answer.status_code for answer in answers] == [404, 404, 404, 429]
        assert (await app.get("/api/tables/nothing")).status_code == 404  # there is some left for cheap ones

    run(tmp_path, story, Limits(requests=(3 * cost_of("/api/tables/x/replay") + 2, 0.001)))
    assert cost_of("/api/tables/x") == cost_of("/assets/index.js") == 1
    assert cost_of("/api/tables/x/play") > 1
