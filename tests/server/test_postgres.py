"""Two server processes on one PostgreSQL: players of one table at different ones, and either of them may die."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from branchline.server import presence
from branchline.server.presence import NOBODY, Presence
from branchline.server.store import Store
from tests.kit.server_process import Server
from tests.stress.kill9 import Arena, Game, check_all, check_entries, stored_moves
from tests.stress.kit import Json, Player, Seats, request, set_up
from tests.stress.postgres import Postgres, postgres, reason_to_skip

pytestmark = pytest.mark.skipif(reason_to_skip() is not None, reason=str(reason_to_skip()))


@pytest.fixture(scope="module")
def cluster() -> Iterator[Postgres]:
    with postgres() as running:
        yield running


@pytest.fixture
def database(cluster: Postgres) -> str:
    return cluster.new_database()


@pytest.fixture
def pair(database: str, tmp_path: Path) -> Iterator[tuple[Server, Server]]:
    for name in ("first", "second"):
        (tmp_path / name).mkdir()
    with ThreadPoolExecutor(2) as both:
        first, second = both.map(lambda name: Server(tmp_path / name, database=database), ("first", "second"))
    with first, second:
        yield first, second


async def until(condition: Callable[[], Awaitable[bool]], seconds: float = 20.0) -> None:
    async with asyncio.timeout(seconds):
        while not await condition():
            await asyncio.sleep(0.05)


def check(game: Game, database: str) -> None:
    store = Store(database)
    assert check_entries(game, stored_moves(store, game.seats.table)) > 20
    store.close()


def at_home(pair: tuple[Server, Server], seats: Seats) -> list[Player]:
    """The first player at the first process, the second at the second."""

    def player(server: Server, token: str) -> Player:
        return Player(lambda: server.port, seats.table, token, server.port)

    return [player(server, token) for server, token in zip(pair, seats.tokens, strict=True)]


def test_players_of_one_table_meet_across_processes(pair: tuple[Server, Server], database: str) -> None:
    async def play() -> Game:
        seats = await set_up(pair[0].port, 2, ("normal",), "new-york")
        players = at_home(pair, seats)
        async with asyncio.timeout(60), asyncio.TaskGroup() as group:
            for player in players:
                group.create_task(player.play())
        assert all(player.reconnects == 1 for player in players)
        return Game(seats, players)

    check(asyncio.run(play()), database)


def test_a_game_goes_on_when_one_process_is_killed(pair: tuple[Server, Server], database: str) -> None:
    """Bots included: the process that is left takes them over after a while."""

    async def play() -> Game:
        alive = [pair[0].port, pair[1].port]
        seats = await set_up(pair[0].port, 2, ("normal", "easy"), "new-york")
        home = {token: server.port for server, token in zip(pair, seats.tokens, strict=True)}

        def port_of(token: str) -> Callable[[], int]:
            return lambda: home[token] if home[token] in alive else alive[0]

        players = [Player(port_of(token), seats.table, token, number) for number, token in enumerate(seats.tokens)]
        async with asyncio.timeout(90), asyncio.TaskGroup() as group:
            for player in players:
                group.create_task(player.play())
            await until(lambda: _has_moved(players, 5))
            alive.remove(pair[0].port)
            pair[0].kill()
        assert players[0].reconnects > 1
        return Game(seats, players)

    check(asyncio.run(play()), database)


async def _has_moved(players: list[Player], moves: int) -> bool:
    return all(len(player.acknowledged) >= moves for player in players)


def test_bots_that_nobody_watches_are_taken_over(pair: tuple[Server, Server]) -> None:
    """Only bots, and the process they played on is gone: another one finds the table and plays on."""

    async def play() -> None:
        seats = await set_up(pair[0].port, 1, ("easy", "easy"), "new-york", {"pace": 0.3})
        await request(pair[0].port, "POST", f"/api/tables/{seats.table}/leave/0", token=seats.tokens[0])
        pair[0].kill()

        async def is_moving() -> bool:
            status, text = await request(pair[1].port, "GET", "/metrics")
            return status == 200 and 'branchline_entries_total{kind="moved"}' in text

        await until(is_moving, 40)

    asyncio.run(play())


def test_the_database_restarts_under_load(pair: tuple[Server, Server], database: str, cluster: Postgres) -> None:
    async def play() -> None:
        arena = Arena([server.port for server in pair], seed=3)
        playing = asyncio.create_task(arena.run())
        for _ in range(2):
            await until(lambda: _all_moving(arena))
            await asyncio.to_thread(cluster.restart)
        arena.open = False
        async with asyncio.timeout(90):
            await playing
        assert await check_all(arena, database, pair[0].port) > 100
        codes = [code for game in arena.games for player in game.players for code in player.problems]
        assert set(codes) <= {"unavailable", "old_position", "not_your_turn"}

    asyncio.run(play())


async def _all_moving(arena: Arena) -> bool:
    """Has everybody at the present tables moved since we last looked?"""
    players = [player for game in arena.games if not game.is_over for player in game.players]
    if len(players) < 4 or not all(player.decided.is_set() for player in players):
        return False
    for player in players:
        player.decided.clear()
    return True


def test_who_is_here_is_known_across_processes(pair: tuple[Server, Server]) -> None:
    async def play() -> None:
        seats = await set_up(pair[0].port, 2, (), "new-york", start=False)
        players = at_home(pair, seats)
        async with asyncio.TaskGroup() as group:
            tasks = [group.create_task(player.play()) for player in players]
            for server in pair:
                await until(lambda: _here(server, seats.table, [True, True]))  # noqa: B023
            tasks[1].cancel()
            await until(lambda: _here(pair[0], seats.table, [True, False]))
            tasks[0].cancel()

    asyncio.run(play())


async def _here(server: Server, table: str, wanted: list[bool]) -> bool:
    _, info = await request(server.port, "GET", f"/api/tables/{table}")
    return [seat["here"] for seat in info["seats"]] == wanted


# --- presence by itself -----------------------------------------------------------------------------------------------


class Notes:
    """Two processes that hear each other."""

    def __init__(self) -> None:
        self.changed: list[str] = []
        self.told: list[Json] = []
        self.here = Presence(self.told.append, self.changed.append)

    def hear(self, **note: object) -> None:
        self.here.hear({"from": "other", **note})


def test_a_process_says_who_is_there_and_who_no_longer() -> None:
    notes = Notes()
    notes.hear(here="t1", seats=[0, 2], spectators=1)
    assert notes.here.elsewhere("t1") == (frozenset({0, 2}), 1)
    assert notes.here.elsewhere("t2") == NOBODY
    notes.hear(here="t1", seats=[], spectators=0)
    assert notes.here.elsewhere("t1") == NOBODY
    assert notes.changed == ["t1", "t1"]


@pytest.mark.parametrize("gone", [True, False])
def test_a_process_that_is_gone_has_nobody(gone: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    now = time.monotonic()
    monkeypatch.setattr("branchline.server.presence.time.monotonic", lambda: now)
    notes = Notes()
    notes.hear(here="t1", seats=[1], spectators=0)
    if gone:
        notes.hear(gone=True)
    else:
        now += presence.SILENT_SECONDS - 1
        notes.here.alive()
        assert notes.here.elsewhere("t1") == (frozenset({1}), 0)
        now += 2
        notes.here.alive()
    assert notes.here.elsewhere("t1") == NOBODY
    assert notes.changed == ["t1", "t1"]


def test_signs_of_life_keep_a_process(monkeypatch: pytest.MonkeyPatch) -> None:
    now = time.monotonic()
    monkeypatch.setattr("branchline.server.presence.time.monotonic", lambda: now)
    notes = Notes()
    notes.hear(here="t1", seats=[1], spectators=0)
    for _ in range(10):
        now += presence.ALIVE_SECONDS
        notes.hear(alive=True)
        notes.here.alive()
    assert notes.here.elsewhere("t1") == (frozenset({1}), 0)
