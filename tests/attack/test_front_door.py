"""What every request passes first: names of the server, proxies that are not trusted, names of players, bad frames."""

from __future__ import annotations

import logging
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from branchline.server import models
from branchline.server import pulse as pulse_module
from branchline.server.limits import Limits
from branchline.server.logs import ClientsMistake
from branchline.server.models import NewTable
from branchline.server.serve import configure
from branchline.server.shield import Hosts
from branchline.server.store import Store
from tests.kit.server import OPEN, App, Room, refused, run, trouble, wish

# --- the server's names: against pages whose name is made to lead here ------------------------------------------------


@pytest.mark.parametrize(
    ("host", "known"),
    [
        ("localhost", True),
        ("localhost:8000", True),
        ("LOCALHOST:8000", True),
        ("127.0.0.1:8000", True),
        ("[::1]:8000", True),
        ("192.168.1.20:8000", True),  # a friend's phone
        ("[fe80::1]", True),
        ("10.0.0.7", True),
        ("play.example.org", True),
        ("Play.Example.org.:443", True),
        ("here.local:8000", True),
        ("evil.example", False),
        ("evil.example:8000", False),
        ("localhost.evil.example", False),
        ("127.0.0.1.evil.example", False),
        ("play.example.org.evil.example", False),
        ("play.example.org:80:80", False),
        ("[::1", False),
        ("", False),
    ],
)
def test_the_server_answers_to_its_own_names_only(host: str, known: bool) -> None:
    assert Hosts("0.0.0.0", ["play.example.org"], machine="here").know(host) == known


def test_a_page_whose_name_was_made_to_lead_here_gets_nothing(tmp_path: Path) -> None:
    async def story(app: App) -> None:
        for path in ("/", "/api/tables", "/api/editions"):
            trouble(await app.get(path, headers={"host": "evil.example"}), 421, "wrong_host")
        answer = await app.post("tables", wish(OPEN, OPEN), headers={"host": "evil.example"})
        trouble(answer, 421, "wrong_host")
        async with app.socket("x", host="evil.example", origin="http://evil.example") as socket:
            assert not socket.accepted
        assert (await app.get("/healthz", headers={"host": "branchline:8000"})).status_code == 200

    run(tmp_path, story)


def test_a_star_lets_every_name_in() -> None:
    assert Hosts("127.0.0.1", ["*"]).know("anything.example")


# --- proxies ----------------------------------------------------------------------------------------------------------


def test_only_a_proxy_that_is_named_says_who_asks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("FORWARDED_ALLOW_IPS", raising=False)
    app: Any = object()
    assert not configure(app, "127.0.0.1", 0).proxy_headers
    trusting = configure(app, "127.0.0.1", 0, proxies=["10.0.0.1", "10.0.0.2"])
    assert (trusting.proxy_headers, trusting.forwarded_allow_ips) == (True, ["10.0.0.1", "10.0.0.2"])
    monkeypatch.setenv("FORWARDED_ALLOW_IPS", "10.0.0.3")
    assert configure(app, "127.0.0.1", 0).forwarded_allow_ips == ["10.0.0.3"]


# --- names of players -------------------------------------------------------------------------------------------------


UNWELCOME: dict[models.Code, list[str]] = {
    "name_unseen": ["\u3164", "\u115f\u1160", "\uffa0", "\u2800", "\u034f", "Ann\u3164", "A\u034fnn", "\U000e0100"],
    "name_marks": ["\ufe0f", "\u0301", "a\u0301\u0302\u0303\u0304\u0305", "\u20dd"],
    "bad_name": ["A\u200dnn", "\u200d", "\U0001f469\u200d", "A\u200fnn", "\U000e0067", "x\U000e0067\U000e007f"],
}


@pytest.mark.parametrize(("code", "name"), [(code, name) for code, names in UNWELCOME.items() for name in names])
def test_a_name_can_be_seen(code: models.Code, name: str) -> None:
    """What is refused says why, by its code."""
    room = Room(OPEN, OPEN)
    with refused(code):
        room.join(name)


def test_names_of_all_the_world_are_welcome() -> None:
    names = [
        "Zoë",
        "Zoe\u0308",
        "李雷",
        "Мария",
        "ﻣﺤﻤﺪ",
        "निर्मला",
        "❤️ Ann",
        "Nguyễn",
        "N\u0323\u0307a",
        "ไม้เอก",
        "O'Hara",
        "שרה כהן",
        "عليرضا\u200cها",  # with a joiner that Persian writes
        "\U0001f469\u200d\U0001f680",  # an astronaut
        "\U0001f3f3\ufe0f\u200d\U0001f308",
        "\U0001f468\u200d\U0001f469\u200d\U0001f467\u200d\U0001f466 Family",
        "\U0001f44b\U0001f3fd\u200d\U0001f91d",
        "\U0001f3f4\U000e0067\U000e0062\U000e0073\U000e0063\U000e0074\U000e007f",  # Scotland
        "1\ufe0f\u20e3",
    ]
    for name in names:
        Room(OPEN, OPEN).join(name)
        assert NewTable(edition="x", seats=[OPEN, OPEN], name=name).name == name


def test_a_mark_that_cannot_be_seen_makes_no_other_name() -> None:
    room = Room(OPEN, OPEN)
    room.join("❤️")
    with refused("name_taken"):
        room.join("❤", token="other")
    room = Room(OPEN, OPEN)
    room.join("عليرضا\u200cها")
    with refused("name_taken"):
        room.join("عليرضاها", token="other")


# --- frames -----------------------------------------------------------------------------------------------------------


def test_bytes_that_are_no_text_are_nothing_to_write_home_about() -> None:
    try:
        b"\xff".decode()
    except UnicodeDecodeError as error:
        info: Any = (type(error), error, error.__traceback__)
    record = logging.LogRecord("uvicorn.error", logging.ERROR, "", 0, "Invalid UTF-8 …", (), info)
    assert not ClientsMistake().filter(record)
    record.exc_info = (KeyError, KeyError(), None)
    assert ClientsMistake().filter(record)


# --- health -----------------------------------------------------------------------------------------------------------


def test_health_tells_when_nothing_can_be_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pulse_module, "HEALTH_SECONDS", 0.0)
    monkeypatch.setattr(pulse_module, "WRITE_SECONDS", 0.0)

    async def story(app: App) -> None:
        assert (await app.get("/healthz")).json()["status"] == "ok"
        closed = True

        def close(connection: sa.Connection) -> None:
            """As a disk that is full, or a database that became read-only."""
            connection.exec_driver_sql(f"PRAGMA query_only={int(closed)}")

        sa.event.listen(app.hub.store.engine, "begin", close)
        sa.event.listen(app.hub.store._writing, "begin", close)
        answer = await app.get("/healthz")
        assert (answer.status_code, answer.json()["status"]) == (503, "cannot write")
        trouble(await app.post("tables", wish(OPEN, OPEN)), 503, "unavailable")
        assert (await app.get("/api/tables")).status_code == 200
        closed = False
        assert (await app.get("/healthz")).json()["status"] == "ok"

    run(tmp_path, story)


def test_asking_for_health_is_cheap(tmp_path: Path) -> None:
    async def story(app: App) -> None:
        await app.get("/healthz")
        commits = app.hub.store.commits
        for _ in range(20):
            await app.get("/healthz")
        assert app.hub.store.commits == commits

    run(tmp_path, story)


# --- what grows the database ------------------------------------------------------------------------------------------


def test_muting_and_arranging_have_rates_of_their_own(tmp_path: Path) -> None:
    """Everything that is kept for ever is limited by more than how fast somebody types."""

    async def story(app: App) -> None:
        live, (ann, bob) = await app.playing(OPEN, OPEN)
        async with app.socket(live.name) as socket:
            await socket.begin(ann)
            codes = []
            for number in range(8):
                socket.send({"type": "mute", "id": f"m{number}", "seat": 1, "on": number % 2 == 0})
                while (answer := await socket.next()).get("id") != f"m{number}":
                    pass
                codes.append(answer.get("code"))
            assert codes == [None] * 3 + ["slow_down"] * 5
        answers = []
        for _ in range(4):
            answers.append(await app.post(f"tables/{live.name}/leave/1", token=bob))
            answers.append(await app.post(f"tables/{live.name}/stand-in", {"seat": 1, "level": None}, bob))
        assert [answer.status_code for answer in answers][-3:] == [429] * 3
        assert (await app.post(f"tables/{live.name}/leave/0", token=ann)).status_code == 200

    run(tmp_path, story, Limits(mutes=(3, 0.001), arranging=(5, 0.001), requests=(1e9, 1e9)))


def test_a_store_says_when_it_last_could_write(tmp_path: Path) -> None:
    store = Store(f"sqlite:///{tmp_path / 'x.db'}")
    store.open()
    store.probe().result(10)
    written = store.written
    assert written > 0
    store.probe().result(10)
    assert store.written >= written
    store.close()
