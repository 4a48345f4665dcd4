"""Taking seats, losing them, and who is there: lost answers, guests who are sent away, presence."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import Any

import pytest

from branchline.server import attended
from branchline.server import store as store_module
from branchline.server.entries import read_entry
from tests.kit.server import BOT, OPEN, App, Room, bearer, refused, run, trouble, wish

ID, OTHER = "0f" * 16, "f0" * 16


async def ask(app: App, path: str, body: Any, token: str | None = None) -> Any:
    answer = await app.post(path, body, token)
    assert answer.is_success, answer.text
    return answer.json()


def seats(answer: Any) -> list[str]:
    return [seat["name"] for seat in answer["table"]["seats"]]


# --- lost answers -----------------------------------------------------------------------------------------------------


def test_a_table_asked_for_again_is_the_same_table(tmp_path: Path) -> None:
    """Also after a restart, and not for another id or without one."""
    body = wish(OPEN, OPEN, BOT, public=True) | {"id": ID}
    first: Any = None

    async def before(app: App) -> None:
        nonlocal first
        first = await ask(app, "tables", body)
        assert await ask(app, "tables", body) == first
        assert len((await app.get("/api/tables")).json()) == 1

    async def after(app: App) -> None:
        again = await ask(app, "tables", body)
        assert (again["token"], again["seats"], seats(again)) == (first["token"], first["seats"], seats(first))
        others = [await ask(app, "tables", wish(OPEN, BOT) | {"id": OTHER}), await ask(app, "tables", wish(OPEN, BOT))]
        assert len({one["table"]["id"] for one in (first, *others)}) == 3
        assert len({one["token"] for one in (first, *others)}) == 3
        await ask(app, f"tables/{first['table']['id']}/leave/0", None, first["token"])
        left = await ask(app, "tables", body)
        assert left["seats"] == [], "who left is not seated again by a late repeat"

    run(tmp_path, before)
    run(tmp_path, after)


def test_a_table_asked_for_twice_at_once_is_one(tmp_path: Path) -> None:
    async def story(app: App) -> None:
        body = wish(OPEN, OPEN) | {"id": ID}
        answers = await asyncio.gather(*(ask(app, "tables", body) for _ in range(8)))
        assert len({(one["table"]["id"], one["token"], str(one["seats"])) for one in answers}) == 1
        assert seats(answers[0]) == ["Ann", ""]

    run(tmp_path, story)


def test_a_creator_who_was_not_seated_yet_is_seated_by_the_repeat(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The process ended between the two entries."""
    body = wish(OPEN, OPEN) | {"id": ID}

    async def before(app: App) -> None:
        append, count = app.hub.store.append, 0

        def once(*entry: Any) -> Any:
            nonlocal count
            count += 1
            if count == 2:
                raise store_module.StoreError("gone")
            return append(*entry)

        monkeypatch.setattr(app.hub.store, "append", once)
        trouble(await app.post("tables", body), 503, "unavailable")

    async def after(app: App) -> None:
        seated = await ask(app, "tables", body)
        assert (seated["seats"], seats(seated)) == ([0], ["Ann", ""])

    run(tmp_path, before)
    run(tmp_path, after)


def test_a_seat_asked_for_again_is_the_same_seat(tmp_path: Path) -> None:
    """Before and after the start, on a device of its own or on another player's."""

    async def story(app: App) -> None:
        ann = await app.create(OPEN, OPEN, OPEN, OPEN)
        path = f"tables/{ann['table']['id']}/join"
        bob = await ask(app, path, {"name": "Bob", "id": ID})
        assert await ask(app, path, {"name": "Bob", "id": ID}) == bob
        cleo = await ask(app, path, {"name": "Cleo", "id": OTHER}, ann["token"])
        assert await ask(app, path, {"name": "Cleo", "id": OTHER}, ann["token"]) == cleo
        assert (cleo["token"], cleo["seats"]) == (ann["token"], [0, 2])
        trouble(await app.post(path, {"name": "Bob"}), 409, "name_taken")
        dan = await ask(app, path, {"name": "Dan"})
        assert len({ann["token"], bob["token"], dan["token"]}) == 3
        await ask(app, f"tables/{ann['table']['id']}/start", None, ann["token"])
        again = await ask(app, path, {"name": "Bob", "id": ID})
        assert (again["token"], again["seats"]) == (bob["token"], [1])
        trouble(await app.post(path, {"name": "Eve"}), 409, "started")

    run(tmp_path, story)


def test_one_id_at_two_tables_makes_two_keys(tmp_path: Path) -> None:
    async def story(app: App) -> None:
        tables = [(await app.create(OPEN, OPEN))["table"]["id"] for _ in range(2)]
        tokens = [(await ask(app, f"tables/{table}/join", {"name": "Bob", "id": ID}))["token"] for table in tables]
        assert tokens[0] != tokens[1]

    run(tmp_path, story)


def test_nothing_that_is_stored_or_told_opens_a_seat(tmp_path: Path) -> None:
    """Neither the id nor a token is in the database, and the table's name leads back to neither."""

    async def story(app: App) -> None:
        ann = await ask(app, "tables", wish(OPEN, OPEN) | {"id": ID})
        bob = await ask(app, f"tables/{ann['table']['id']}/join", {"name": "Bob", "id": OTHER})
        rows = await asyncio.wrap_future(app.hub.store.entries(ann["table"]["id"]))
        for secret in (ID, OTHER, ann["token"], bob["token"]):
            assert all(secret not in body for _, body in rows)
        # What is stored of a request's id is no token, and none of the stored hashes is one.
        for _, body in rows:
            entry = read_entry(body)
            for value in (getattr(entry, "message", ""), getattr(entry, "token", ""), getattr(entry, "host", "")):
                if value:
                    answer = await app.post(f"tables/{ann['table']['id']}/start", token=value)
                    assert answer.status_code == 403
        # Another id gives nothing of this one's.
        eve = await app.post(f"tables/{ann['table']['id']}/join", {"name": "Eve", "id": "00" * 16})
        trouble(eve, 409, "full")

    run(tmp_path, story)


@pytest.mark.parametrize("id", ["", "0f", "0F" * 16, "0f" * 17, "zz" * 16, 5])
def test_an_id_has_all_its_bits(tmp_path: Path, id: Any) -> None:
    async def story(app: App) -> None:
        trouble(await app.post("tables", wish(OPEN, OPEN) | {"id": id}), 422, "bad_message")

    run(tmp_path, story)


# --- sent away --------------------------------------------------------------------------------------------------------


def test_the_host_sends_a_guest_away_before_the_start() -> None:
    room = Room.full(3)
    room.change("Ann", seat=1, plan=OPEN)
    assert [seat.kind for seat in room.state.seats] == ["human", "open", "human"]
    assert room.state.seats_of("Bob") == []
    assert room.reloaded().info() == room.live.info()
    with refused("not_host"):
        room.change("Cleo", seat=0, plan=OPEN)
    with refused("seat_taken"):
        room.change("Ann", seat=0, plan=OPEN)  # one leaves one's own seat
    with refused("seat_taken"):
        room.change("Ann", seat=2, plan=BOT)
    room.join("Dan")
    room.start()
    with refused("started"):
        room.change("Ann", seat=1, plan=OPEN)


def test_who_was_sent_away_is_told_and_has_no_key_any_more(tmp_path: Path) -> None:
    async def story(app: App) -> None:
        ann = await app.create(OPEN, OPEN)
        table = ann["table"]["id"]
        bob = await ask(app, f"tables/{table}/join", {"name": "Bob", "id": ID})
        async with app.socket(table) as socket:
            socket.hello(bob["token"])
            assert (await socket.next())["seats"] == [1]
            await ask(app, f"tables/{table}/seats", {"seat": 1, "plan": {"kind": "open"}}, ann["token"])
            update = await socket.next()
            assert (update["what"], update["seats"], update["table"]["seats"][1]["kind"]) == ("left", [], "open")
            assert (await socket.ask({"type": "say", "id": "a", "text": "but …"}))["code"] == "not_seated"
        trouble(await app.post(f"tables/{table}/leave/1", token=bob["token"]), 403, "not_yours")
        trouble(await app.post(f"tables/{table}/join", {"name": "Bob", "id": ID}), 403, "not_seated")
        async with app.socket(table) as socket:
            socket.hello(bob["token"])
            assert (await socket.next())["code"] == "wrong_token"
        assert (await app.get(f"/api/tables/{table}", headers=bearer(bob["token"]))).status_code == 200

    run(tmp_path, story)


# --- who is there -----------------------------------------------------------------------------------------------------


async def two_seated(app: App) -> tuple[str, str, str]:
    """A table whose sockets hear who comes and goes, and the tokens of its two players."""
    app.hears_presence = True
    ann = await app.create(OPEN, OPEN)
    table = ann["table"]["id"]
    return table, ann["token"], (await app.join(table, "Bob"))["token"]


def test_everybody_is_told_who_comes_and_goes(tmp_path: Path) -> None:
    async def story(app: App) -> None:
        table, ann, bob = await two_seated(app)
        async with app.socket(table) as one:
            number = (await one.begin(ann))["number"]
            async with app.socket(table) as two, app.socket(table) as three:
                await two.begin(bob)
                await three.begin()
                told = [await one.next(), await two.next()]
                assert told == [{"type": "presence", "seats": [0, 1], "spectators": 1}] * 2
            assert await one.next() == {"type": "presence", "seats": [0], "spectators": 0}
            info = (await app.get(f"/api/tables/{table}")).json()
            assert info["number"] == number, "it is no update"

    run(tmp_path, story)


def test_who_reloads_the_page_does_not_flicker(tmp_path: Path) -> None:
    async def story(app: App) -> None:
        table, ann, bob = await two_seated(app)
        async with app.socket(table) as one:
            await one.begin(ann)
            async with app.socket(table) as two:
                await two.begin(bob)
                await one.next()
            async with app.socket(table) as two:
                snapshot = await two.begin(bob)
                assert [seat["here"] for seat in snapshot["table"]["seats"]] == [True, True]
                await asyncio.sleep(2 * attended.PRESENCE_SECONDS)
                assert one.silent()
                assert two.silent()

    run(tmp_path, story)


def test_an_update_says_it_first(tmp_path: Path) -> None:
    """What an update has told already is not told again."""

    async def story(app: App) -> None:
        table, ann, bob = await two_seated(app)
        async with app.socket(table) as one, app.socket(table) as two:
            await one.begin(ann)
            await two.begin(bob)
            await ask(app, f"tables/{table}/start", None, ann)
            update = await one.next()
            assert [seat["here"] for seat in update["table"]["seats"]] == [True, True]
            await asyncio.sleep(2 * attended.PRESENCE_SECONDS)
            assert one.silent()

    run(tmp_path, story)


def test_a_second_window_is_not_left_with_old_news(tmp_path: Path) -> None:
    """It came while somebody was there who went before the others were told."""

    async def story(app: App) -> None:
        table, ann, _ = await two_seated(app)
        async with app.socket(table) as one, app.socket(table) as second:
            await one.begin(ann)
            async with app.socket(table) as guest:
                await guest.begin()
                assert (await second.begin(ann))["table"]["spectators"] == 1
            assert await second.next() == {"type": "presence", "seats": [0], "spectators": 0}
            await asyncio.sleep(2 * attended.PRESENCE_SECONDS)
            assert one.silent()

    run(tmp_path, story)


# --- the lobby --------------------------------------------------------------------------------------------------------


def test_a_table_nobody_comes_to_leaves_the_lobby_after_a_day(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is still there for who has the link; one that is played stays; somebody who comes brings it back."""

    async def story(app: App) -> None:
        app.hears_presence = True
        waiting = (await app.create(OPEN, OPEN, OPEN, public=True))["table"]["id"]
        playing, _ = await app.playing(OPEN, OPEN, public=True)
        day = time.time() + store_module.LOBBY_SECONDS
        monkeypatch.setattr(store_module, "time", Clock(day - 10))
        assert {entry["id"] for entry in (await app.get("/api/tables")).json()} == {waiting, playing.name}
        monkeypatch.setattr(store_module, "time", Clock(day + 10))
        assert [entry["id"] for entry in (await app.get("/api/tables")).json()] == [playing.name]
        await app.join(waiting, "Bob")
        assert {entry["id"] for entry in (await app.get("/api/tables")).json()} == {waiting, playing.name}

    run(tmp_path, story)


class Clock:
    """A time that stands still."""

    def __init__(self, now: float) -> None:
        self.now = now

    def time(self) -> float:
        return self.now
