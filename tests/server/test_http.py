"""The server over HTTP: tables from their creation to the record, editions, health, and the page."""

from __future__ import annotations

import asyncio
import json
from concurrent.futures import Future
from pathlib import Path
from typing import Any

import pytest

from branchline.edition import Edition
from branchline.game.verify import verify_record
from branchline.server import pulse as pulse_module
from branchline.server.http import page as page_module
from branchline.server.store import StoreError
from tests.kit.server import BOT, OPEN, App, bearer, run, trouble

# --- tables -----------------------------------------------------------------------------------------------------------


def test_from_an_empty_table_to_a_game(tmp_path: Path) -> None:
    async def story(app: App) -> None:
        seated = await app.create(OPEN, OPEN, BOT, public=True)
        assert seated["seats"] == [0]
        table, ann = seated["table"]["id"], seated["token"]
        assert (seated["table"]["state"], seated["table"]["host"]) == ("open", 0)
        joined = await app.join(table, "Bob")
        assert joined["seats"] == [1]
        assert joined["token"] != ann
        trouble(await app.post(f"tables/{table}/start", token=joined["token"]), 403, "not_host")
        swapped = await app.post(f"tables/{table}/seats", {"seat": 0, "swap_with": 2}, ann)
        assert [seat["name"] for seat in swapped.json()["seats"]] == ["Ada", "Bob", "Ann"]
        started = await app.post(f"tables/{table}/start", token=ann)
        assert started.json()["state"] == "playing"
        assert (await app.get(f"/api/tables/{table}")).json()["commitment"] == seated["table"]["commitment"]
        trouble(await app.post(f"tables/{table}/join", {"name": "Cleo"}), 409, "started")

    run(tmp_path, story)


def test_public_tables_are_in_the_lobby_and_others_are_not(tmp_path: Path) -> None:
    async def story(app: App) -> None:
        await app.create(OPEN, OPEN, name="Hidden")
        table = (await app.create(OPEN, OPEN, name="Seen", public=True))["table"]["id"]

        async def lobby() -> list[Any]:
            return [(row["id"], row["players"], row["open_seats"]) for row in (await app.get("/api/tables")).json()]

        assert await lobby() == [(table, ["Seen"], 1)]
        bob = (await app.join(table, "Bob"))["token"]
        assert await lobby() == [(table, ["Seen", "Bob"], 0)]
        await app.post(f"tables/{table}/leave/1", token=bob)
        assert await lobby() == [(table, ["Seen"], 1)]

    run(tmp_path, story)


def test_a_table_whose_host_has_gone_leaves_the_lobby(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It comes back with the host; a game that is going on stays, and so does a host who reloads the page."""

    async def story(app: App) -> None:
        table = (await app.create(OPEN, OPEN, public=True, clock={"turn_seconds": 60}))["table"]["id"]
        playing, _ = await app.playing(OPEN, OPEN, public=True)
        live = await app.hub.find(table)

        async def listed() -> set[str]:
            return {entry["id"] for entry in (await app.get("/api/tables")).json()}

        assert await listed() == {table, playing.name}
        assert (await app.get("/api/tables")).json()[-1]["clock"] == {"turn_seconds": 60, "game_seconds": None}
        monkeypatch.setattr("branchline.server.hub.AWAY_SECONDS", 0.0)
        assert await listed() == {playing.name}
        live.see((frozenset({0}), 0))
        assert await listed() == {table, playing.name}
        live.see((frozenset({1}), 0))
        assert await listed() == {playing.name}
        app.hub.forget(live)  # in the memory of no process
        assert await listed() == {playing.name}

    run(tmp_path, story)


def test_a_finished_game_leaves_the_lobby(tmp_path: Path) -> None:
    async def story(app: App) -> None:
        live, tokens = await app.playing(OPEN, OPEN, public=True)
        assert (await app.get("/api/tables")).json()[0]["state"] == "playing"
        await app.finish(live, tokens)
        await app.create(OPEN, OPEN)  # stored after what the lobby was told
        assert (await app.get("/api/tables")).json() == []

    run(tmp_path, story)


def test_a_code_finds_its_table(tmp_path: Path) -> None:
    async def story(app: App) -> None:
        table = (await app.create(OPEN, OPEN))["table"]
        for code in (table["code"], table["code"].lower()):
            assert (await app.get(f"/api/codes/{code}")).json()["id"] == table["id"]
        for code in ("AAAAAA", "0", "x" * 300, "%00", "%F0%9F%9A%82", "' OR 1=1 --"):
            trouble(await app.get(f"/api/codes/{code}"), 404, "no_such_table")

    run(tmp_path, story)


def test_two_seats_on_one_device(tmp_path: Path) -> None:
    async def story(app: App) -> None:
        seated = await app.create(OPEN, OPEN, OPEN)
        table, ann = seated["table"]["id"], seated["token"]
        both = await app.join(table, "Bob", token=ann)
        assert (both["token"], both["seats"]) == (ann, [0, 1])
        other = await app.join(table, "Cleo", token="x" * 32)  # a token of nobody here is no key
        assert other["token"] not in (ann, "x" * 32)
        assert other["seats"] == [2]

    run(tmp_path, story)


def test_a_table_of_bots_is_watched_and_started_by_its_creator(tmp_path: Path) -> None:
    async def story(app: App) -> None:
        seated = await app.create(BOT, BOT, pace=10)
        assert seated["seats"] == []
        table, token = seated["table"]["id"], seated["token"]
        async with app.socket(table) as socket:
            socket.hello(token)
            snapshot = await socket.next()
            assert (snapshot["host"], snapshot["seats"]) == (True, [])
        trouble(await app.post(f"tables/{table}/start"), 403, "not_seated")
        assert (await app.post(f"tables/{table}/start", token=token)).status_code == 200

    run(tmp_path, story)


def test_a_creator_may_be_called_like_a_bot(tmp_path: Path) -> None:
    async def story(app: App) -> None:
        seats = (await app.create(OPEN, BOT, BOT, name="Ada"))["table"]["seats"]
        assert sorted(seat["name"] for seat in seats) == ["Ada", "Bruno", "Clara"]
        assert seats[0]["name"] == "Ada"

    run(tmp_path, story)


def test_of_two_who_want_the_same_seat_one_gets_it(tmp_path: Path) -> None:
    async def story(app: App) -> None:
        table = (await app.create(OPEN, OPEN))["table"]["id"]
        wishes = [app.post(f"tables/{table}/join", {"name": f"P{n}", "seat": 1}) for n in range(8)]
        answers = await asyncio.gather(*wishes)
        assert sorted(answer.status_code for answer in answers) == [200] + [409] * 7
        assert {answer.json()["code"] for answer in answers if answer.is_error} == {"full"}

    run(tmp_path, story)


def test_a_stand_in_and_back(tmp_path: Path) -> None:
    async def story(app: App) -> None:
        live, (ann, bob) = await app.playing(OPEN, OPEN, pace=10)
        table = live.name
        live.watch.gone[1] = -1e9
        seats = (await app.post(f"tables/{table}/stand-in", {"seat": 1, "level": "easy"}, ann)).json()["seats"]
        assert seats[1]["stand_in"] == "easy"
        trouble(await app.post(f"tables/{table}/stand-in", {"seat": 1, "level": None}, ann), 403, "not_yours")
        seats = (await app.post(f"tables/{table}/stand-in", {"seat": 1, "level": None}, bob)).json()["seats"]
        assert seats[1]["stand_in"] is None
        seats = (await app.post(f"tables/{table}/leave/0", token=ann)).json()["seats"]
        assert seats[0]["stand_in"] == "hard"

    run(tmp_path, story)


def test_who_runs_out_of_time_is_replaced_by_a_bot_that_plays(tmp_path: Path) -> None:
    async def story(app: App) -> None:
        live, tokens = await app.playing(OPEN, OPEN, clock={"turn_seconds": 5})
        assert live.state.game is not None
        seat = live.state.game.decider
        assert seat is not None
        async with app.socket(live.name) as socket:
            socket.hello(tokens[seat])
            ends = (await socket.next())["table"]["turn_ends_in"]
            assert 0 < ends <= 5
            live.watch.began -= ends  # as if all of it had passed
            app.hub.caretaker.look_after(live, ours=True)
            stood_in, moved = await socket.next(), await socket.next()
            assert (stood_in["what"], moved["what"]) == ("stood_in", "moved")
            assert stood_in["table"]["seats"][seat]["stand_in"] == "hard"
        back = await app.post(f"tables/{live.name}/stand-in", {"seat": seat, "level": None}, tokens[seat])
        assert back.json()["seats"][seat]["stand_in"] is None

    run(tmp_path, story)


def test_a_table_of_another_version_of_the_board_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    table = ""

    async def before(app: App) -> None:
        nonlocal table
        table = (await app.create(OPEN, OPEN))["table"]["id"]

    async def after(app: App) -> None:
        trouble(await app.get(f"/api/tables/{table}"), 409, "edition_changed")
        trouble(await app.post(f"tables/{table}/join", {"name": "Bob"}), 409, "edition_changed")
        async with app.socket(table) as socket:
            assert (await socket.next())["code"] == "edition_changed"
        assert (await app.get("/healthz")).status_code == 200

    run(tmp_path, before)
    monkeypatch.setattr(Edition, "fingerprint", property(lambda _: "0" * 64))
    run(tmp_path, after)


def test_a_finished_game_is_downloaded_and_proves_itself(tmp_path: Path) -> None:
    async def story(app: App) -> None:
        live, tokens = await app.playing(OPEN, OPEN)
        table = live.name
        commitment = live.info().commitment
        trouble(await app.get(f"/api/tables/{table}/record"), 409, "not_over")
        await app.finish(live, tokens)
        answer = await app.get(f"/api/tables/{table}/record")
        assert answer.headers["content-type"] == "application/json"
        assert (
            answer.headers["content-disposition"] == f'attachment; filename="new-york-{live.state.created.code}.json"'
        )
        record = json.loads(answer.text)
        assert record["dealing"]["commitment"] == commitment
        assert record["players"] == ["Ann", "Bob"]
        verify_record(answer.text)

    run(tmp_path, story)


def test_the_chances_through_a_finished_game_are_worked_out_once(tmp_path: Path) -> None:
    async def story(app: App) -> None:
        live, tokens = await app.playing(OPEN, OPEN)
        path = f"/api/tables/{live.name}/curve"
        trouble(await app.get(path), 409, "not_over")
        await app.finish(live, tokens)
        first, second = await asyncio.gather(app.get(path), app.get(path))
        assert first.json() == second.json()
        points = first.json()["points"]
        assert all(sum(point["chances"]) == pytest.approx(1) for point in points)
        steps = len((await app.get(f"/api/tables/{live.name}/replay")).json()["steps"])
        assert points[-1]["step"] == steps - 1
        thought = app.hub.metrics.think_seconds.labels("curve")._sum.get()
        assert (await app.get(path)).json() == first.json()
        assert app.hub.metrics.think_seconds.labels("curve")._sum.get() == thought

    run(tmp_path, story)


def test_who_wants_a_rematch_gets_a_seat_at_the_one_next_table(tmp_path: Path) -> None:
    async def story(app: App) -> None:
        live, tokens = await app.playing(OPEN, OPEN, public=True)
        table = live.name
        trouble(await app.post(f"tables/{table}/rematch", token=tokens[0]), 409, "not_over")
        trouble(await app.post(f"tables/{table}/rematch"), 403, "not_seated")
        assert len((await app.get("/api/tables")).json()) == 1  # nothing was set up for nothing
        await app.finish(live, tokens)
        trouble(await app.post(f"tables/{table}/rematch", token="x" * 32), 403, "not_seated")
        answers = await asyncio.gather(*(app.post(f"tables/{table}/rematch", token=token) for token in tokens))
        assert [answer.status_code for answer in answers] == [200, 200]
        made = [answer.json() for answer in answers]
        assert {seated["table"]["id"] for seated in made} == {(await app.get(f"/api/tables/{table}")).json()["rematch"]}
        assert sorted(seated["seats"] for seated in made) == [[0], [1]]
        assert len({*tokens, *(seated["token"] for seated in made)}) == 4
        assert [row["id"] for row in (await app.get("/api/tables")).json()] == [made[0]["table"]["id"]]
        assert made[0]["table"]["commitment"] != live.info().commitment

    run(tmp_path, story)


# --- tokens -----------------------------------------------------------------------------------------------------------


OWN = [
    ("start", None),
    ("leave/0", None),
    ("rematch", None),
    ("seats", {"seat": 0, "swap_with": 1}),
    ("stand-in", {"seat": 0, "level": "easy"}),
]


@pytest.mark.parametrize(("path", "body"), OWN)
def test_a_wrong_token_opens_nothing(tmp_path: Path, path: str, body: Any) -> None:
    async def story(app: App) -> None:
        table = (await app.create(OPEN, OPEN))["table"]["id"]
        other = (await app.create(OPEN, OPEN))["token"]
        left = await app.join(table, "Bob")
        await app.post(f"tables/{table}/leave/1", token=left["token"])
        before = (await app.hub.find(table)).state.number
        headers: list[Any] = [
            {},
            bearer(other),
            bearer(left["token"]),
            bearer(""),
            {"authorization": b"Bearer \xe9\xff"},
            {"authorization": "Basic eA=="},
        ]
        for header in headers:
            answer = await app.post(f"tables/{table}/{path}", body, headers=header)
            assert answer.status_code in (403, 409), answer.text
            assert answer.json()["code"] in ("not_host", "not_yours", "not_seated", "not_playing", "not_over")
        assert (await app.hub.find(table)).state.number == before

    run(tmp_path, story)


# --- editions, health, pages ------------------------------------------------------------------------------------------


def test_editions_and_their_boards(tmp_path: Path) -> None:
    async def story(app: App) -> None:
        editions = (await app.get("/api/editions")).json()
        assert [edition["name"] for edition in editions] == ["europe", "italy", "new-york", "berlin", "legends"]
        landmarks = {
            edition["name"]: sum(city["landmark"] for city in edition["cities"] if city) for edition in editions
        }
        assert landmarks == {"europe": 0, "italy": 0, "new-york": 9, "berlin": 0, "legends": 0}
        for edition in editions:
            board = await app.get(edition["board"])
            assert board.headers["content-type"] == "image/svg+xml"
            # The policy lets no inline style or script through: the picture needs none.
            assert not any(word in board.text for word in ("<style", ' style="', "<script", "javascript:"))
            for route in filter(None, edition["routes"]):
                assert f'data-route="{route["id"]}"' in board.text
        dark = await app.get("/api/editions/berlin/board.svg", params={"dark": True})
        assert dark.text != board.text
        trouble(await app.get("/api/editions/atlantis/board.svg"), 404, "no_such_edition")
        trouble(await app.get("/api/editions/..%2feurope/board.svg"), 404, "not_found")

    run(tmp_path, story)


def test_health_and_figures(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pulse_module, "HEALTH_SECONDS", 0.0)

    async def story(app: App) -> None:
        await app.create(OPEN, OPEN)
        assert (await app.get("/healthz")).json()["status"] == "ok"
        assert 'branchline_entries_total{kind="created"} 1.0' in (await app.get("/metrics")).text
        broken: Future[list[Any]] = Future()
        broken.set_exception(StoreError("gone"))
        monkeypatch.setattr(app.hub.store, "ping", lambda: broken)
        answer = await app.get("/healthz")
        assert (answer.status_code, answer.json()["status"]) == (503, "no database")

    run(tmp_path, story)


def test_the_database_is_not_asked_for_its_health_by_everybody(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(app: App) -> None:
        asked, ping = [], app.hub.store.ping

        def counted() -> Any:
            asked.append(ping())
            return asked[-1]

        monkeypatch.setattr(app.hub.store, "ping", counted)
        answers = await asyncio.gather(*(app.get("/healthz") for _ in range(20)))
        assert {answer.status_code for answer in answers} == {200}
        assert len(asked) == 1

    run(tmp_path, story)


@pytest.fixture
def page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A page that was built, in the place of the real one."""
    static = tmp_path / "branchline" / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text('<!doctype html><script src="/assets/index-1.js"></script>')
    (static / "icon.svg").write_text("<svg/>")
    (static / "assets" / "index-1.js").write_text("1")
    (static / "assets" / "secret.py").write_text("1")
    (static.parent / "app.js").write_text("1")
    monkeypatch.setattr(page_module, "PAGE", static)
    return static


def test_the_page(tmp_path: Path, page: Path) -> None:
    async def story(app: App) -> None:
        index = await app.get("/")
        assert index.headers["content-type"] == "text/html; charset=utf-8"
        assert index.headers["cache-control"] == "no-cache"
        script = await app.get("/assets/index-1.js")
        assert script.headers["content-type"].startswith("text/javascript")
        assert "immutable" in script.headers["cache-control"]
        for path, answer in (("/", index), ("/assets/index-1.js", script)):
            again = await app.get(path, headers={"if-none-match": answer.headers["etag"]})
            assert (again.status_code, again.content) == (304, b"")
            assert again.headers["cache-control"] == answer.headers["cache-control"]
        icon = await app.get("/icon.svg")
        assert icon.headers["content-type"] == "image/svg+xml"
        assert "immutable" not in icon.headers["cache-control"], "its name never changes"
        wrong = (
            "secret.py",
            "..%2f..%2fapp.js",
            "%2e%2e/app.js",
            "nothing.js",
            "a%00.js",
            "x" * 300 + ".js",
            "..js",
            "%5c.js",
        )
        for name in wrong:
            trouble(await app.get(f"/assets/{name}"), 404, "not_found")

    run(tmp_path, story)


def test_a_page_that_was_not_built_says_so(tmp_path: Path, page: Path) -> None:
    async def story(app: App) -> None:
        (page / "index.html").unlink()
        answer = await app.get("/")
        assert answer.status_code == 503
        assert "make web" in answer.text

    run(tmp_path, story)
