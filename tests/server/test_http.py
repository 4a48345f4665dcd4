"""The server over HTTP: tables from their creation to the record, the shield, and what everything is answered with."""

from __future__ import annotations

import asyncio
import json
import re
from concurrent.futures import Future
from pathlib import Path
from typing import Any, get_args

import httpx
import pytest

from branchline.edition import Edition
from branchline.game.verify import verify_record
from branchline.server import models
from branchline.server import pulse as pulse_module
from branchline.server.http import page as page_module
from branchline.server.limits import Limits
from branchline.server.schema import schema
from branchline.server.shield import BODY_BYTES, HEADERS, address_of
from branchline.server.store import StoreError
from tests.kit import protocol
from tests.kit.paths import DOCS
from tests.kit.said import Said
from tests.kit.server import BOT, OPEN, App, bearer, run, wish


def trouble(answer: httpx.Response, status: int, code: str) -> str:
    """The request was refused, in the shape every refusal has."""
    assert answer.status_code == status, answer.text
    body = answer.json()
    assert set(body) == {"code", "text"}
    assert body["code"] == code
    return str(body["text"])


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
        seats = (await app.post(f"tables/{table}/stand-in", {"seat": 1, "level": "easy"}, ann)).json()["seats"]
        assert seats[1]["stand_in"] == "easy"
        trouble(await app.post(f"tables/{table}/stand-in", {"seat": 1, "level": None}, ann), 403, "not_yours")
        seats = (await app.post(f"tables/{table}/stand-in", {"seat": 1, "level": None}, bob)).json()["seats"]
        assert seats[1]["stand_in"] is None
        seats = (await app.post(f"tables/{table}/leave/0", token=ann)).json()["seats"]
        assert seats[0]["stand_in"] == "normal"

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
            assert stood_in["table"]["seats"][seat]["stand_in"] == "normal"
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


def test_of_two_who_want_a_rematch_one_sets_it_up(tmp_path: Path) -> None:
    async def story(app: App) -> None:
        live, tokens = await app.playing(OPEN, OPEN, public=True)
        table = live.name
        trouble(await app.post(f"tables/{table}/rematch", token=tokens[0]), 409, "not_over")
        trouble(await app.post(f"tables/{table}/rematch"), 403, "not_seated")
        assert len((await app.get("/api/tables")).json()) == 1  # nothing was set up for nothing
        await app.finish(live, tokens)
        trouble(await app.post(f"tables/{table}/rematch", token="x" * 32), 403, "not_seated")
        answers = await asyncio.gather(*(app.post(f"tables/{table}/rematch", token=token) for token in tokens))
        assert sorted(answer.status_code for answer in answers) == [200, 409]
        made = next(answer.json() for answer in answers if answer.status_code == 200)
        assert (await app.get(f"/api/tables/{table}")).json()["rematch"] == made["table"]["id"]
        assert [row["id"] for row in (await app.get("/api/tables")).json()] == [made["table"]["id"]]
        assert made["table"]["commitment"] != live.info().commitment
        late = await app.join(made["table"]["id"], "Late")
        assert late["seats"] == [1]

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
        assert [edition["name"] for edition in editions] == ["europe", "italy", "new-york", "berlin"]
        landmarks = {edition["name"]: sum(city["landmark"] for city in edition["cities"]) for edition in editions}
        assert landmarks == {"europe": 0, "italy": 0, "new-york": 9, "berlin": 0}
        for edition in editions:
            board = await app.get(edition["board"])
            assert board.headers["content-type"] == "image/svg+xml"
            # The policy lets no inline style or script through: the picture needs none.
            assert not any(word in board.text for word in ("<style", ' style="', "<script", "javascript:"))
            for route in edition["routes"]:
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


# --- the shield -------------------------------------------------------------------------------------------------------


def test_every_answer_has_the_headers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(app: App) -> None:
        table = (await app.create(OPEN, OPEN))["table"]["id"]
        answers = [
            await app.get("/assets/nothing.js"),
            await app.get("/nothing"),
            await app.get("/api/tables"),
            await app.get(f"/api/tables/{table}"),
            await app.get("/api/editions/berlin/board.svg"),
            await app.get("/metrics"),
            await app.post("tables", {}),
            await app.post("tables", wish(OPEN, OPEN), headers={"origin": "http://evil.example"}),
            await app.post("tables", {"name": "x" * BODY_BYTES}),
            await app.http.put("/api/tables"),
        ]

        def crash() -> Any:
            raise KeyError("a secret")

        monkeypatch.setattr(app.hub.store, "lobby", crash)
        answers.append(await app.get("/api/tables"))
        assert sorted({answer.status_code for answer in answers}) == [200, 403, 404, 405, 413, 422, 500]
        for answer in answers:
            assert not HEADERS.keys() - answer.headers.keys()
        policy = HEADERS["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "unsafe" not in policy

    run(tmp_path, story)


def test_what_goes_wrong_here_is_one_line_for_us_and_no_detail_for_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def story(app: App) -> None:
        def crash() -> Any:
            raise KeyError("a secret")

        monkeypatch.setattr(app.hub.store, "lobby", crash)
        caplog.clear()
        text = trouble(await app.get("/api/tables"), 500, "broken")
        assert "secret" not in text
        assert [record.getMessage() for record in caplog.records] == ["request"]

    run(tmp_path, story)


def test_what_no_route_answers(tmp_path: Path) -> None:
    async def story(app: App) -> None:
        for path in ("/nothing", "/api", "/api/tables/", "/api/tables/x/y/z", "/docs", "/api/tables/a/start/"):
            trouble(await app.get(path), 404, "not_found")
        trouble(await app.get("/api/tables/nothing-here"), 404, "no_such_table")
        trouble(await app.get("/api/tables/%00"), 404, "no_such_table")
        trouble(await app.get(f"/api/tables/{'x' * 500}"), 404, "no_such_table")
        wrong = await app.http.delete("/api/tables")
        trouble(wrong, 405, "wrong_method")
        assert "GET" in wrong.headers["allow"] or "POST" in wrong.headers["allow"]

    run(tmp_path, story)


@pytest.mark.parametrize(
    ("origin", "status"),
    [
        ("http://localhost", 201),
        ("https://localhost", 201),
        ("http://localhost:8000", 403),
        ("http://localhost.evil.example", 403),
        ("http://evil.example", 403),
        ("http://evil.example/http://localhost", 403),
        ("http://[", 403),
        ("null", 403),
        ("", 403),
        ("localhost", 403),
    ],
)
def test_only_our_own_pages_may_ask(tmp_path: Path, origin: str, status: int) -> None:
    async def story(app: App) -> None:
        answer = await app.post("tables", wish(OPEN, OPEN), headers={"origin": origin})
        assert answer.status_code == status
        async with app.socket("nothing-here", origin=origin) as socket:
            assert socket.accepted == (status == 201)
        if status == 403:
            trouble(answer, 403, "wrong_origin")
            assert not app.hub.kept

    run(tmp_path, story)


def test_a_body_has_an_end(tmp_path: Path) -> None:
    async def pieces() -> Any:
        for _ in range(BODY_BYTES // 1000 + 1):
            yield b" " * 1000

    async def story(app: App) -> None:
        json_type = {"content-type": "application/json"}
        with_length = await app.http.post("/api/tables", content=b" " * (BODY_BYTES + 1), headers=json_type)
        without = await app.http.post("/api/tables", content=pieces(), headers=json_type)
        for answer in (with_length, without):
            trouble(answer, 413, "too_large")
        for length in (b"-1", b"x", b"\xb2", b"1" * 5000):
            headers: Any = json_type | {"content-length": length}
            trouble(await app.http.post("/api/tables", content=b"{}", headers=headers), 413, "too_large")

    run(tmp_path, story)


BAD_BODIES = [
    b"",
    b"{",
    b"\xff\xfe",
    b"null",
    b"[" * 8000,
    b'{"a":' * 2500 + b"1" + b"}" * 2500,
    b'{"edition": ' + b"9" * 5000 + b"}",
    b'{"edition": NaN}',
    b'{"\\ud800": 1}',
    b'{"edition": "new-york", "seats": [{}, {}], "name": "\\ud800"}',
    b'{"edition": "\\ud800", "seats": [{}, {}], "name": "Ann"}',
    b'{"edition": "new-york", "variant": "\\ud800", "seats": [{}, {}], "name": "Ann"}',
    b'{"edition": "new-york", "seats": [{}, {}], "name": "Ann", "options": {"pace": Infinity}}',
    b'{"edition": "new-york", "seats": [{}, {}], "name": "Ann", "options": {"pace": NaN}}',
    b'{"edition": "new-york", "seats": [{"kind": "human"}, {}], "name": "Ann"}',
    b'{"edition": "new-york", "seats": [{}], "name": "Ann"}',
    b'{"edition": "new-york", "seats": [{}, {}], "name": "Ann", "host": true}',
    b'{"edition": "new-york", "seats": [{}, {}], "name": "   "}',
    b'{"edition": "new-york", "seats": [{}, {}], "name": "' + b"x" * 41 + b'"}',
    b'{"edition": "new-york", "seats": [{}, {}], "name": "Ann", "nonce": "zz"}',
    b'{"edition": {"$gt": ""}, "seats": [{}, {}], "name": "Ann"}',
    b'{"edition": "new-york", "seats": [{}, {}], "name": "Ann", "bonus": "no"}',
    b'{"edition": "new-york", "seats": [{}, {}], "name": "Ann", "options": {"clock": {"turn_seconds": "60"}}}',
    b'{"edition": "new-york", "seats": [{}, {}], "name": 7}',
]


def test_a_body_that_is_not_understood(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def story(app: App) -> None:
        caplog.clear()
        for body in BAD_BODIES:
            answer = await app.http.post("/api/tables", content=body, headers={"content-type": "application/json"})
            assert answer.status_code in (400, 404, 422), body
            assert answer.json()["code"] in ("bad_message", "bad_request", "bad_name", "bad_setting", "no_such_edition")
            assert len(answer.content) < 1000
        assert not app.hub.kept
        assert not caplog.records

    run(tmp_path, story)


def test_a_form_of_another_page_is_not_taken_for_a_message(tmp_path: Path) -> None:
    async def story(app: App) -> None:
        body = json.dumps(wish(OPEN, OPEN)).encode()
        for kind in ("text/plain", "application/x-www-form-urlencoded"):
            answer = await app.http.post("/api/tables", content=body, headers={"content-type": kind})
            trouble(answer, 422, "bad_message")

    run(tmp_path, story)


def test_requests_have_a_rate(tmp_path: Path) -> None:
    async def story(app: App) -> None:
        answers = [await app.get("/api/tables") for _ in range(6)]
        assert [answer.status_code for answer in answers] == [200] * 4 + [429] * 2
        trouble(answers[-1], 429, "slow_down")
        async with app.socket("nothing-here") as socket:
            assert not socket.accepted
        assert (await app.get("/healthz")).status_code == 200

    run(tmp_path, story, Limits(requests=(4, 0.001)))


def test_new_tables_have_a_rate(tmp_path: Path) -> None:
    async def story(app: App) -> None:
        answers = [await app.post("tables", wish(OPEN, OPEN)) for _ in range(4)]
        assert [answer.status_code for answer in answers] == [201] * 3 + [429]
        trouble(answers[-1], 429, "slow_down")

    run(tmp_path, story, Limits(tables=(3, 0.001)))


@pytest.mark.parametrize(
    ("client", "address"),
    [
        (("192.0.2.1", 80), "192.0.2.1"),
        (("2001:db8:1:2:3:4:5:6", 80), "2001:db8:1:2::/64"),
        (("2001:db8:1:2:ffff::1", 80), "2001:db8:1:2::/64"),
        (("::ffff:192.0.2.1", 80), "192.0.2.1"),
        (("fe80::1%eth0", 80), "fe80::/64"),
        (("testclient", 80), "testclient"),
        (None, "unknown"),
    ],
)
def test_who_counts_as_one_address(client: Any, address: str) -> None:
    assert address_of({"client": client}) == address


# --- what is documented -----------------------------------------------------------------------------------------------


def test_every_operation_documents_its_refusals(tmp_path: Path) -> None:
    async def story(app: App) -> None:
        paths = (await app.get("/openapi.json")).json()["paths"]
        for path, operations in paths.items():
            for operation in operations.values():
                assert {"4XX", "422", "503"} <= operation["responses"].keys(), path
                text = json.dumps(operation["responses"]["422"])
                assert "Trouble" in text

    run(tmp_path, story)


GUIDE = (DOCS / "server.md").read_text()


@pytest.mark.parametrize(("name", "text"), re.findall(r"^```json (\w+)\n(.*?)^```", GUIDE, re.M | re.S))
def test_the_guides_examples_are_messages(name: str, text: str) -> None:
    model = getattr(models, name)
    message = model.model_validate_json(text)
    assert message.model_dump(exclude_unset=True, mode="json") == json.loads(text)


def test_the_guide_shows_every_message_of_the_socket() -> None:
    unions = (models.ClientMessage, models.ServerMessage)
    every = {part.__name__ for union in unions for part in get_args(get_args(union)[0])}
    tables = {name for name in ("Snapshot", "Update") if f"| {name} | |" in GUIDE}
    assert set(re.findall(r"^```json (\w+)", GUIDE, re.M)) | tables >= every


@pytest.mark.parametrize("name", ["Snapshot", "Update"])
def test_the_guide_names_every_field(name: str) -> None:
    rows = GUIDE.split(f"| {name} | |\n|---|---|\n")[1].split("\n\n")[0].splitlines()
    assert [row.split("`")[1] for row in rows] == list(getattr(models, name).model_fields)


def test_the_guide_lists_every_code_and_every_request(tmp_path: Path) -> None:
    codes = GUIDE.split("### Codes")[1].split("\n## ")[0]
    listed = [code for row in codes.splitlines() for code in re.findall(r"`(\w+)`", row.partition(" | ")[0])]
    assert sorted(listed) == sorted(get_args(models.Code))

    async def story(app: App) -> None:
        paths = (await app.get("/openapi.json")).json()["paths"]
        requests = {f"{method.upper()} {path}" for path, operations in paths.items() for method in operations}
        assert set(re.findall(r"`((?:GET|POST) /\S+)`", GUIDE)) == requests

    run(tmp_path, story)


def test_the_stored_descriptions_are_those_of_today() -> None:
    """A change of a message shows in a review. After a wanted one: `make protocol`."""
    for path, text in protocol.descriptions().items():
        assert json.loads(path.read_text()) == json.loads(text), path.name


def test_the_program_prints_the_schema() -> None:
    assert Said("schema").json_lines == [schema()]


def test_every_code_that_is_answered_is_known() -> None:
    """A refusal with an unknown code would not pass its own model."""
    with pytest.raises(ValueError, match="code"):
        models.Trouble(code="whatever", text="")  # type: ignore[arg-type]
