"""A server that is killed, stopped, out of disk or away for a while: what was acknowledged stays, games go on."""

from __future__ import annotations

import asyncio
import resource
import signal
import sqlite3
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from branchline.server.store import Store
from tests.kit.said import PROGRAM, run
from tests.kit.server_process import END_SECONDS, Server
from tests.stress import kill9
from tests.stress.bots import bots_only
from tests.stress.full_disk import check_stored, in_the_middle_of_a_game, until, until_told
from tests.stress.kill9 import Arena, Game, check_all, stored_moves
from tests.stress.kit import patiently, request, set_up


@pytest.fixture
def database(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path}/server.db"


@pytest.fixture
def server(database: str, tmp_path: Path) -> Iterator[Server]:
    with Server(tmp_path, database=database) as running:
        yield running


def log_lines(server: Server) -> list[str]:
    return server.log.splitlines()


# --- killed -----------------------------------------------------------------------------------------------------------


def test_nothing_acknowledged_is_lost_when_the_server_is_killed(tmp_path: Path) -> None:
    """The small version of `tests/stress/kill9.py`."""
    figures = kill9.run(kills=8, longest=0.8, seed=7, folder=tmp_path, tables=3)
    assert figures["games_finished"] >= 3
    assert figures["moves_of_people"] > 50
    assert figures["reconnects"] > 8


def test_bots_play_on_after_a_restart_though_nobody_looks(server: Server) -> None:
    async def play() -> None:
        seats = await set_up(server.port, 1, ("easy", "easy"), "new-york", {"pace": 0.2})
        await patiently(server.port, "POST", f"/api/tables/{seats.table}/leave/0", token=seats.tokens[0])
        server.kill()
        await asyncio.to_thread(server.start)

        async def has_bots_moving() -> bool:
            return 'branchline_entries_total{kind="moved"}' in (await request(server.port, "GET", "/metrics"))[1]

        await until(has_bots_moving)

    asyncio.run(play())


def test_a_clock_runs_out_after_a_restart_though_nobody_asks_for_the_table(server: Server, database: str) -> None:
    async def play() -> None:
        seats = await set_up(server.port, 2, (), "new-york", {"pace": 0.0, "clock": {"turn_seconds": 5}})
        server.kill()
        await asyncio.to_thread(server.start)
        store = Store(database)
        await until(lambda: any(e["kind"] == "stood_in" for e in stored_moves(store, seats.table).values()), 25)
        store.close()

    asyncio.run(play())


# --- stopped ----------------------------------------------------------------------------------------------------------


def test_a_stop_under_play_is_quick_and_loses_nothing(server: Server, database: str) -> None:
    """SIGTERM: every socket is closed with 1012 (the server restarts), within ten seconds."""

    async def play() -> None:
        arena = Arena([server.port], seed=5, tables=4)
        arena.open = False
        playing = [asyncio.create_task(arena.play_one(number)) for number in range(4)]
        await until(lambda: bool(arena.games) and all(p.decided.is_set() for g in arena.games for p in g.players))
        await asyncio.to_thread(server.stop)
        assert server.stop_seconds < 10
        codes = [code for game in arena.games for player in game.players for code in player.codes]
        assert codes
        assert set(codes) == {1012}
        await asyncio.to_thread(server.start)
        async with asyncio.timeout(60):
            await asyncio.gather(*playing)
        assert await check_all(arena, database, server.port) > 50

    asyncio.run(play())
    events = [line for line in log_lines(server) if '"level": "info"' not in line]
    assert events == []


def test_a_stop_while_bots_think_is_quick(server: Server) -> None:
    async def play() -> None:
        for _ in range(4):
            await bots_only(server.port, "expert", "europe")

        async def are_bots_waiting() -> bool:
            _, text = await request(server.port, "GET", "/metrics")
            return "branchline_bots_waiting 4.0" in text

        await until(are_bots_waiting)

    asyncio.run(play())
    server.stop()
    assert server.stop_seconds < 10


# --- out of disk ------------------------------------------------------------------------------------------------------


def limit_files(pid: int, size: int) -> None:
    """No file of the process may grow beyond that many bytes; it is told so where a full disk would tell it."""
    hard = resource.prlimit(pid, resource.RLIMIT_FSIZE)[1]
    resource.prlimit(pid, resource.RLIMIT_FSIZE, (size, hard))


def test_a_full_disk_is_told_to_players_and_the_game_goes_on_when_there_is_room(
    server: Server, database: str, tmp_path: Path
) -> None:
    async def play() -> Game:
        async with in_the_middle_of_a_game(server, 90) as game:
            limit_files(server.pid, (tmp_path / "server.db-wal").stat().st_size)
            await until_told(server, game)
            status, answer = await request(server.port, "POST", "/api/tables", new_table())
            assert (status, answer["code"]) == (503, "unavailable")
            limit_files(server.pid, resource.RLIM_INFINITY)
        return game

    game = asyncio.run(play())
    check_stored(database, game)
    server.stop()
    with sqlite3.connect(tmp_path / "server.db") as connection:
        assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    connection.close()
    assert any('"event": "store"' in line and '"level": "warning"' in line for line in log_lines(server))


def new_table() -> dict[str, object]:
    return {"edition": "berlin", "seats": [{"kind": "open"}, {"kind": "bot"}], "name": "Ann"}


# --- starting ---------------------------------------------------------------------------------------------------------


def test_a_file_that_is_no_database_ends_the_start_with_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "x.db").write_text("my letters\n" * 500)
    said = run("serve", "--port", 0, "--database", f"sqlite:///{tmp_path}/x.db")
    assert said.returncode != 0
    assert "the database cannot be opened: file is not a database" in said.stderr
    assert "Traceback" not in said.stderr


def test_a_folder_that_is_not_there_ends_the_start_with_a_sentence(tmp_path: Path) -> None:
    said = run("serve", "--port", 0, "--database", f"sqlite:///{tmp_path}/nowhere/x.db")
    assert said.returncode != 0
    assert "the database cannot be opened: unable to open database file" in said.stderr
    assert "Traceback" not in said.stderr


def test_a_port_that_is_taken_ends_the_start_with_a_sentence(server: Server, tmp_path: Path) -> None:
    said = run("serve", "--port", server.port, "--database", f"sqlite:///{tmp_path}/other.db")
    assert said.returncode != 0
    assert "address already in use" in said.stderr
    assert "Traceback" not in said.stderr


def test_a_start_that_is_interrupted_can_be_repeated(tmp_path: Path) -> None:
    """Killed at any moment of its first start, the server starts the next time."""
    database = f"sqlite:///{tmp_path}/server.db"
    for _ in range(3):
        process = subprocess.Popen(
            [*PROGRAM, "serve", "--port", "0", "--database", database],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        until_made = time.monotonic() + 30
        while not (tmp_path / "server.db").exists() and time.monotonic() < until_made:
            time.sleep(0.002)
        process.send_signal(signal.SIGKILL)
        process.wait(END_SECONDS)
    with Server(tmp_path, database=database) as server:
        assert server.port
