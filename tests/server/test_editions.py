"""Editions of the operator's own: found, checked, laid out once, offered and played like the shipped ones."""

from __future__ import annotations

import asyncio
import json
import random
import shutil
from pathlib import Path

import httpx
import pytest

from branchline.edition import SHIPPED, Edition, EditionError, add_editions, available_editions, load_edition
from branchline.edition import load as edition_module
from branchline.game.verify import verify_record
from branchline.server.table.editions import shared_edition
from tests.kit.paths import EDITIONS
from tests.kit.said import run
from tests.kit.server import BOT, OPEN, WAIT, App, Player, post, trouble, wish
from tests.kit.server import run as tell
from tests.kit.server_process import Server
from tests.kit.written import island_edition


@pytest.fixture(autouse=True)
def nothing_added(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(edition_module, "_added", {})


def problems(folder: Path) -> list[str]:
    with pytest.raises(EditionError) as caught:
        add_editions(folder)
    assert available_editions() == SHIPPED, "all of them or none"
    return [f"{problem.file} {problem.code}" for problem in caught.value.problems]


# --- finding them -----------------------------------------------------------------------------------------------------


def test_added_editions_are_found_by_name(tmp_path: Path) -> None:
    island_edition(tmp_path / "maps" / "one", "one")
    island_edition(tmp_path / "maps" / "two", "another")
    (tmp_path / "maps" / "notes").mkdir()
    (tmp_path / "maps" / "readme.txt").write_text("mine")
    assert add_editions(tmp_path / "maps") == ["one", "another"]
    assert available_editions() == (*SHIPPED, "one", "another")
    assert load_edition("another").title == "The Island"


@pytest.mark.parametrize("name", ["europe", "legends"])
def test_a_name_of_the_program_is_taken(tmp_path: Path, name: str) -> None:
    island_edition(tmp_path / "mine", name)
    assert problems(tmp_path) == [f"{tmp_path}/mine/edition.toml name-taken"]


def test_two_of_ones_own_with_one_name(tmp_path: Path) -> None:
    for place in ("a/one", "a/two", "b/three"):
        island_edition(tmp_path / place, "isle")
    assert problems(tmp_path / "a") == [f"{tmp_path}/a/two/edition.toml name-taken"]
    shutil.rmtree(tmp_path / "a" / "two")
    add_editions(tmp_path / "a")
    with pytest.raises(EditionError, match="a/one is called isle too"):
        add_editions(tmp_path / "b")


def test_every_mistake_of_every_edition_is_named_with_its_line(tmp_path: Path) -> None:
    island_edition(tmp_path / "good", "good")
    for name in ("bad", "worse"):
        board = island_edition(tmp_path / name, name) / "board.toml"
        board.write_text(board.read_text().replace('to = "mill"', 'to = "mil"', 1))
    (tmp_path / "worse" / "edition.toml").unlink()
    with pytest.raises(EditionError) as caught:
        add_editions(tmp_path)
    text = str(caught.value)
    assert f"{tmp_path}/bad/board.toml:" in text
    assert "did you mean 'mill'?" in text
    assert f"{tmp_path}/worse/edition.toml" in text
    assert "good" not in text


def test_what_cannot_be_played_is_not_added(tmp_path: Path) -> None:
    shutil.copytree(EDITIONS / "legends", tmp_path / "west")
    path = tmp_path / "west" / "edition.toml"
    text = path.read_text(encoding="utf-8").replace('name = "legends"', 'name = "west"\nplayable = false')
    path.write_text(text, encoding="utf-8")
    assert problems(tmp_path) == [f"{path} not-playable"]


def test_a_folder_without_editions(tmp_path: Path) -> None:
    assert problems(tmp_path) == [f"{tmp_path} no-editions"]
    assert problems(tmp_path / "nowhere") == [f"{tmp_path}/nowhere unreadable"]


# --- tables -----------------------------------------------------------------------------------------------------------


def test_a_table_whose_edition_is_gone_or_changed_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = island_edition(tmp_path / "maps" / "atoll", "atoll")
    table = ""

    async def before(app: App) -> None:
        nonlocal table
        table = (await app.create(OPEN, OPEN, edition="atoll", public=True))["table"]["id"]
        assert [entry["id"] for entry in (await app.get("/api/tables")).json()] == [table]

    async def gone(app: App) -> None:
        assert "atoll" in trouble(await app.get(f"/api/tables/{table}"), 404, "no_such_edition")
        async with app.socket(table) as socket:
            assert (await socket.next())["code"] == "no_such_edition"
        assert (await app.get("/api/tables")).json() == []
        trouble(await app.post("tables", wish(OPEN, OPEN, edition="atoll")), 404, "no_such_edition")

    async def changed(app: App) -> None:
        trouble(await app.get(f"/api/tables/{table}"), 409, "edition_changed")

    add_editions(tmp_path / "maps")
    tell(tmp_path, before)
    monkeypatch.setattr(edition_module, "_added", {})
    monkeypatch.chdir(tmp_path / "maps")  # a folder that happens to be called the same is not taken for it
    tell(tmp_path, gone)
    shared_edition.cache_clear()
    path = folder / "edition.toml"
    path.write_text(path.read_text().replace("cart = 6", "cart = 7"))
    add_editions(tmp_path / "maps")
    tell(tmp_path, changed)


# --- the program ------------------------------------------------------------------------------------------------------


def test_an_edition_of_ones_own_is_served_and_played(tmp_path: Path) -> None:
    folder = island_edition(tmp_path / "maps" / "mine", "island")
    before = sorted(path.name for path in folder.iterdir())
    with Server(tmp_path, "--editions", str(tmp_path / "maps")) as server:
        events = [json.loads(line) for line in server.log.splitlines()]
        assert [(line["event"], line.get("edition")) for line in events[:2]] == [
            ("laying out", "island"),
            ("laid out", "island"),
        ]
        editions = {one["name"]: one for one in httpx.get(f"{server.address}/api/editions", timeout=WAIT).json()}
        assert list(editions) == [*SHIPPED, "island"]
        assert editions["island"]["cards"][-1] == "camel"
        board = httpx.get(server.address + editions["island"]["board"], timeout=WAIT)
        assert board.headers["cache-control"] == "no-cache"
        assert all(f'data-route="{route["id"]}"' in board.text for route in editions["island"]["routes"])

        seated = post(server.address, "tables", wish(OPEN, BOT, edition="island"))
        table, token = seated["table"]["id"], seated["token"]
        post(server.address, f"tables/{table}/start", token=token)
        check_game(server, table, token, load_edition(folder))
        assert server.stop() in (0, -15)
        server.start()  # the layout is kept, though not in the author's folder
        assert server.log.count('"laying out"') == 1
        assert httpx.get(f"{server.address}/api/tables/{table}", timeout=WAIT).json()["state"] == "over"
    assert sorted(path.name for path in folder.iterdir()) == before


def check_game(server: Server, table: str, token: str, edition: Edition) -> None:
    """Play to the end; the record proves itself."""

    async def play() -> None:
        async with Player(server.host, table, token) as player:
            await player.play(random.Random(1))

    asyncio.run(play())
    record = server.folder / "record.json"
    record.write_bytes(httpx.get(f"{server.address}/api/tables/{table}/record", timeout=WAIT).content)
    assert verify_record(record, edition).is_over


def test_a_stored_layout_is_used_as_it_is(tmp_path: Path) -> None:
    folder = tmp_path / "maps" / "nyc"
    shutil.copytree(EDITIONS / "new-york", folder)
    path = folder / "edition.toml"
    path.write_text(path.read_text(encoding="utf-8").replace('name = "new-york"', 'name = "nyc"'), encoding="utf-8")
    with Server(tmp_path, "--editions", str(tmp_path / "maps")) as server:
        editions = {one["name"]: one for one in httpx.get(f"{server.address}/api/editions", timeout=WAIT).json()}
        assert editions["nyc"]["cities"] == editions["new-york"]["cities"]
        assert "laying out" not in server.log
    assert not (tmp_path / "layouts").exists()


@pytest.mark.parametrize(
    ("file", "text", "said"),
    [
        ("edition.toml", 'name = "berlin"', "the name berlin belongs to an edition of the program"),
        ("board.toml", "cities = 3", "cities"),
        ("layout.json", "{}", "this is no layout"),
        ("geography.json", "{", "not valid JSON"),
    ],
)
def test_a_broken_edition_stops_the_start(tmp_path: Path, file: str, text: str, said: str) -> None:
    path = island_edition(tmp_path / "maps" / "mine") / file
    old = path.read_text() if path.exists() else ""
    path.write_text(old.replace('name = "island"', text) if text.startswith("name") else text)
    done = run("serve", "--port", 0, "--editions", tmp_path / "maps", BRANCHLINE_DATA=str(tmp_path))
    assert done.returncode == 2
    assert str(path) in done.stderr
    assert said in done.stderr
    assert "Traceback" not in done.stderr
    assert done.stdout == ""
