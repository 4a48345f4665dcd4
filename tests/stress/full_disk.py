"""Two people whose server has no room left in the middle of their game: how they come there, and what must hold."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

from branchline.game.verify import verify_record
from branchline.server.store import Store
from tests.kit.server_process import Server
from tests.stress.kill9 import Game, check_entries, stored_moves
from tests.stress.kit import Player, patiently, request, set_up


async def until(condition: Callable[[], Awaitable[bool] | bool], seconds: float = 30.0) -> None:
    async with asyncio.timeout(seconds):
        while not (await found if isinstance(found := condition(), Awaitable) else found):
            await asyncio.sleep(0.05)


@asynccontextmanager
async def in_the_middle_of_a_game(server: Server, seconds: float) -> AsyncIterator[Game]:
    """Both have moved a few times, and play on by themselves; the game is over, and by the rules, on the way out."""
    seats = await set_up(server.port, 2, (), "new-york")
    players = [Player(lambda: server.port, seats.table, token, number) for number, token in enumerate(seats.tokens)]
    async with asyncio.timeout(seconds), asyncio.TaskGroup() as group:
        for player in players:
            group.create_task(player.play())
        await until(lambda: all(len(player.acknowledged) > 2 for player in players))
        yield Game(seats, players)
    record = await patiently(server.port, "GET", f"/api/tables/{seats.table}/record")
    assert verify_record(json.dumps(record)).is_over


async def until_told(server: Server, game: Game) -> None:
    """Somebody is told that nothing can be stored; looking is still possible.

    What is written already may have room inside: a few moves more are taken before nothing is.
    """
    await until(lambda: any("unavailable" in player.problems for player in game.players), 60)
    assert (await request(server.port, "GET", f"/api/tables/{game.seats.table}"))[0] == 200


def check_stored(database: str, game: Game) -> None:
    """Every acknowledged move of a whole game, once."""
    store = Store(database)
    try:
        assert check_entries(game, stored_moves(store, game.seats.table)) > 20
    finally:
        store.close()
