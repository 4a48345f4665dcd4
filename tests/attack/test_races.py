"""Everybody at once: of many who want the same thing one gets it, and what was acknowledged happened once."""

from __future__ import annotations

import asyncio
from collections import Counter
from pathlib import Path
from typing import Any

from branchline.server.entries import read_entry
from branchline.server.present import seat_view
from tests.kit.server import OPEN, App, run


async def kinds(app: App, table: str) -> Counter[str]:
    """What is stored of a table."""
    rows = await asyncio.wrap_future(app.hub.store.entries(table))
    assert [number for number, _ in rows] == list(range(1, len(rows) + 1))
    return Counter(read_entry(body).kind for _, body in rows)


def test_one_seat_many_guests(tmp_path: Path) -> None:
    async def story(app: App) -> None:
        table = (await app.create(OPEN, OPEN))["table"]["id"]
        answers = await asyncio.gather(*(app.post(f"tables/{table}/join", {"name": f"G{n}"}) for n in range(12)))
        assert Counter(answer.status_code for answer in answers) == {200: 1, 409: 11}
        assert (await kinds(app, table))["joined"] == 2

    run(tmp_path, story)


def test_starting_leaving_and_sending_away_at_once(tmp_path: Path) -> None:
    """Whatever comes first, the game is dealt for exactly those who sit there."""

    async def story(app: App) -> None:
        for _ in range(5):
            ann = await app.create(OPEN, OPEN)
            table = ann["table"]["id"]
            bob = (await app.join(table, "Bob"))["token"]
            wishes = [
                app.post(f"tables/{table}/start", token=ann["token"]),
                app.post(f"tables/{table}/leave/1", token=bob),
                app.post(f"tables/{table}/seats", {"seat": 1, "plan": {"kind": "open"}}, ann["token"]),
                app.post(f"tables/{table}/start", token=ann["token"]),
            ]
            answers = await asyncio.gather(*wishes)
            assert all(answer.status_code in (200, 403, 409) for answer in answers)
            stored, state = await kinds(app, table), (await app.hub.find(table)).state
            assert stored["started"] <= 1
            assert (state.game is None) == (stored["started"] == 0)
            assert state.game is None or all(seat.kind == "human" for seat in state.seats)

    run(tmp_path, story)


def test_a_move_sent_over_many_sockets_happens_once(tmp_path: Path) -> None:
    async def story(app: App) -> None:
        live, tokens = await app.playing(OPEN, OPEN)
        assert live.state.game is not None
        seat = live.state.game.decider
        assert seat is not None
        legal = seat_view(live.state.game, seat).legal[0].action
        same = {"type": "move", "id": "same", "number": live.state.number, "actions": [legal]}
        sockets = [app.socket(live.name) for _ in range(6)]
        for socket in sockets:
            await socket.__aenter__()
            await socket.begin(tokens[seat])
        for number, socket in enumerate(sockets):  # three times the same message, three times another one of the kind
            socket.send(same if number < 3 else same | {"id": f"other{number}"})
        answers: list[Any] = []
        for socket in sockets:
            while (answer := await socket.next())["type"] not in ("ack", "error"):
                pass
            answers.append(answer)
            await socket.__aexit__()
        assert [answer["type"] for answer in answers[:3]] == ["ack"] * 3
        assert len({answer["number"] for answer in answers[:3]}) == 1
        assert {answer["code"] for answer in answers[3:]} <= {"old_position", "not_your_turn", "illegal"}
        assert (await kinds(app, live.name))["moved"] == 1

    run(tmp_path, story)
