"""Kill the server without warning, again and again, while people and bots play; nothing acknowledged may be lost.

    python -m tests.stress.kill9 --kills 1000 --minutes 60
    python -m tests.stress.kill9 --kills 200 --postgres

Players connect again, send what was not acknowledged once more with the same id, and finish their games. Tables that
end are replaced by new ones until the last kill. Then everything is compared with what the database holds.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import sys
import tempfile
import time
from contextlib import ExitStack
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import sqlalchemy as sa

from branchline.game.verify import verify_record
from branchline.server.store import ENTRIES, Store
from tests.kit.server_process import Server
from tests.stress.kit import WAIT, Json, Player, Refused, Seats, patiently, percentile, set_up
from tests.stress.postgres import postgres

TABLES = ((3, ()), (2, ("normal",)), (1, ("easy", "normal")), (2, ()))  # people and bots
EDITIONS = ("new-york", "europe", "berlin", "italy")


@dataclass
class Game:
    """A table and everybody who played at it."""

    seats: Seats
    players: list[Player]
    tasks: list[asyncio.Task[None]] = field(default_factory=list)

    @property
    def is_over(self) -> bool:
        return all(task.done() for task in self.tasks)


class Arena:
    """Keeps some tables busy on the servers at `ports`."""

    def __init__(self, ports: list[int], seed: int, tables: int = len(TABLES)) -> None:
        self.ports, self.tables = ports, tables
        self.chance = random.Random(seed)
        self.games: list[Game] = []
        self.open = True  # are finished tables replaced?

    async def run(self) -> None:
        """Play until closed and all games are over."""
        async with asyncio.TaskGroup() as group:
            for number in range(self.tables):
                group.create_task(self._keep_playing(number))

    async def _keep_playing(self, number: int) -> None:
        while self.open:
            await self.play_one(number)

    async def play_one(self, number: int) -> None:
        """A game, from setting the table up to its end."""
        people, bots = TABLES[number % len(TABLES)]
        try:
            seats = await set_up(self._port(), people, bots, EDITIONS[number % len(EDITIONS)])
        except Refused:  # the answer to a join was cut off, so nobody has the key of the seat: take another table
            return
        game = Game(seats, [self._player(seats.table, token) for token in seats.tokens])
        self.games.append(game)
        async with asyncio.TaskGroup() as group:
            game.tasks = [group.create_task(player.play()) for player in game.players]

    def _port(self) -> int:
        return self.chance.choice(self.ports)

    def _player(self, table: str, token: str) -> Player:
        return Player(self._port, table, token, self.chance.getrandbits(32))


def stored_moves(store: Store, table: str) -> dict[int, Json]:
    """The entries of a table by number."""
    with store.engine.connect() as connection:
        rows = connection.execute(sa.select(ENTRIES.c.number, ENTRIES.c.body).where(ENTRIES.c.table_id == table))
        return {number: json.loads(body) for number, body in rows}


def check_entries(game: Game, entries: dict[int, Json]) -> int:
    """Every acknowledged move is there, at its number, once; gives how many."""
    assert sorted(entries) == list(range(1, len(entries) + 1)), "numbers have no gaps"
    ids = [entry["message"] for entry in entries.values() if entry["kind"] == "moved" and entry["token"]]
    bots = [entry["message"] for entry in entries.values() if entry["kind"] == "moved" and not entry["token"]]
    assert len(ids) == len(set(ids)), f"a move twice at {game.seats.table}"
    assert len(bots) == len(set(bots)), f"a bot's move twice at {game.seats.table}"
    count = 0
    for player in game.players:
        for name, number in player.acknowledged.items():
            assert entries[number]["message"] == name, f"{name} is not entry {number} of {game.seats.table}"
            assert entries[number]["actions"] == player.sent[name]
            count += 1
    assert count == len(ids), "a stored move was never acknowledged"
    return count


async def check_all(arena: Arena, database: str, port: int) -> int:
    """All games against the database, and their records against the rules; gives the number of moves."""
    store = Store(database)
    try:
        moves = 0
        for game in arena.games:
            assert game.is_over
            moves += check_entries(game, stored_moves(store, game.seats.table))
            record: Any = await patiently(port, "GET", f"/api/tables/{game.seats.table}/record")
            assert verify_record(json.dumps(record)).is_over
        return moves
    finally:
        store.close()


async def kill_often(arena: Arena, server: Server, kills: int, longest: float, until: float) -> list[float]:
    """Kill and start again, once all tables are busy, so often or until that time; gives how long the starts took."""
    starts: list[float] = []
    async with asyncio.timeout(WAIT):
        while len(arena.games) < arena.tables:
            await asyncio.sleep(0.05)
    while len(starts) < kills and time.monotonic() < until:
        await asyncio.sleep(arena.chance.uniform(0.0, longest))
        server.kill()
        await asyncio.to_thread(server.start)
        starts.append(server.ready_seconds)
        if len(starts) % 50 == 0:
            print(f"{len(starts)} kills, {len(arena.games)} games", file=sys.stderr, flush=True)
    return starts


async def torture(
    server: Server, database: str, kills: int, longest: float, seed: int, tables: int, minutes: float
) -> Json:
    began = time.monotonic()
    arena = Arena([server.port], seed, tables)
    playing = asyncio.create_task(arena.run())
    killing = asyncio.create_task(kill_often(arena, server, kills, longest, began + 60 * minutes))
    await asyncio.wait({playing, killing}, return_when=asyncio.FIRST_COMPLETED)
    if playing.done():
        killing.cancel()
        await playing
    starts = await killing
    arena.open = False
    async with asyncio.timeout(300):
        await playing
    moves = await check_all(arena, database, server.port)
    players = [player for game in arena.games for player in game.players]
    return {
        "kills": len(starts),
        "games_finished": len(arena.games),
        "moves_of_people": moves,
        "reconnects": sum(player.reconnects for player in players),
        "lost": 0,
        "twice": 0,
        "start_seconds_p50": round(percentile(starts, 0.5), 2),
        "start_seconds_max": round(max(starts), 2),
        "seconds": round(time.monotonic() - began),
    }


def run(
    kills: int,
    longest: float,
    seed: int,
    folder: Path,
    tables: int = len(TABLES),
    minutes: float = 24 * 60,
    on_postgres: bool = False,
) -> Json:
    """All of it, in a folder of its own."""
    with ExitStack() as stack:
        database = f"sqlite:///{folder}/kill9.db"
        if on_postgres:
            database = stack.enter_context(postgres()).new_database()
        server = stack.enter_context(Server(folder, database=database))
        return asyncio.run(torture(server, database, kills, longest, seed, tables, minutes))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--longest", type=float, default=1.5, help="at most so many seconds between a start and a kill")
    parser.add_argument("--minutes", type=float, default=24 * 60, help="stop killing then, however many there were")
    parser.add_argument("--postgres", action="store_true", help="on a PostgreSQL of its own instead of SQLite")
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        figures = run(
            arguments.kills,
            arguments.longest,
            arguments.seed,
            Path(folder),
            minutes=arguments.minutes,
            on_postgres=arguments.postgres,
        )
    print(json.dumps(figures, indent=2))


if __name__ == "__main__":
    main()
