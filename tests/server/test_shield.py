"""What every request passes first, and the shape and headers of every answer."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from branchline.server.limits import Limits
from branchline.server.shield import BODY_BYTES, HEADERS, address_of
from tests.kit.server import OPEN, App, run, trouble, wish


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
