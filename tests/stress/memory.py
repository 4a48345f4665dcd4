"""How much memory does a table need that somebody looks at, and is it given back when they go?

    python -m tests.stress.memory --tables 500 --moves 120
    python -m tests.stress.memory --tables 300 --moves 1000

The same game, some way in (or to its end), is written under many names; then the server's hub loads half of them at
once, each with a spectator, and when those have gone the other half. A second after the last has gone finished tables
have been put away; others are, by hand. What is left of the first half is what the allocator keeps for the next; what
is left of the second, beyond that, is what tables cost for good.
"""

from __future__ import annotations

import argparse
import asyncio
import ctypes
import gc
import json
import os
import tempfile
import time
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path

from branchline.bots import make_bot
from branchline.server.connection import Connection
from branchline.server.fold import Listing
from branchline.server.hub import Hub
from branchline.server.live import LiveTable
from branchline.server.store import Store
from tests.kit.server import Room
from tests.stress.kit import Json


def rss() -> int:
    gc.collect()
    ctypes.CDLL(None).malloc_trim(0)
    return int(Path("/proc/self/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


def played_entries(edition: str, moves: int) -> list[str]:
    """What is stored of a table of four people, that many moves in."""
    room = Room.playing(4, edition=edition)
    bot = make_bot("greedy", 1)
    for _ in range(moves):
        if room.state.stage == "playing":
            room.move(bot.choose(room.game.view(room.game.decider)))
    return room.stored


def write_copies(store: Store, entries: list[str], tables: int) -> list[str]:
    names = [f"table{number:05}" for number in range(tables)]
    asked = []
    for name in names:
        listing = Listing(name, name[-6:].upper(), False, "playing", created=0.0, due=None, summary="{}")
        asked += [store.append(number, entry, listing) for number, entry in enumerate(entries, 1)]
    for future in asked:
        future.result(60)
    return names


async def measure(store: Store, names: list[str]) -> Json:
    hub = Hub(store, threads=1)
    await hub.open()
    await look_at(hub, names[0])  # what all tables share
    empty, began, tables = rss(), time.perf_counter(), len(names) // 2
    loaded, _, first = await come_and_go(hub, names[1 : tables + 1])
    seconds = time.perf_counter() - began - 1.0
    again, left, second = await come_and_go(hub, names[tables + 1 :])
    hub.put_away(idle=0.0)
    after = rss()
    await hub.close()
    return {
        "tables": tables,
        "kb_per_table": round((loaded - empty) / tables / 1024, 1),
        "mb_the_allocator_keeps": round((first - empty) / 2**20, 1),
        "kb_per_table_of_the_second_half": round((again - first) / tables / 1024, 1),
        "in_memory_a_second_after_the_last_reader": left,
        "kb_per_table_a_second_after_the_last_reader": round((second - first) / tables / 1024, 1),
        "kb_per_table_after_put_away": round((after - first) / tables / 1024, 1),
        "load_ms_per_table": round(1000 * seconds / tables, 1),
    }


async def come_and_go(hub: Hub, names: list[str]) -> tuple[int, int, int]:
    """Somebody watches each of these tables, and all leave. Gives the memory while they watch, the tables still there
    a second later (but for one), and the memory then."""
    readers = [await look_at(hub, name) for name in names]
    loaded = rss()
    for live, connection in readers:
        hub.leave(live, connection)
    del live, connection, readers
    await asyncio.sleep(1.0)
    return loaded, len(hub.kept) - 1, rss()


async def look_at(hub: Hub, name: str) -> tuple[LiveTable, Connection]:
    """Somebody comes to watch, and has heard what is to be seen."""
    live, connection = await hub.find(name), Connection(None, hub.limits)
    hub.join(live, connection)
    while not connection.outgoing.empty():
        connection.outgoing.get_nowait()
    return live, connection


def prepare(database: str, edition: str, moves: int, tables: int) -> list[str]:
    """Write the tables; in another process, whose memory is not measured."""
    store = Store(database)
    store.open()
    names = write_copies(store, played_entries(edition, moves), tables)
    store.close()
    return names


def run(edition: str, moves: int, tables: int) -> Json:
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite:///{folder}/memory.db"
        with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as other:
            names = other.submit(prepare, database, edition, moves, 2 * tables + 1).result()
        store = Store(database)
        store.open()
        entries = len(store.entries(names[0]).result())
        figures = asyncio.run(measure(store, names))
        store.close()
    return {"edition": edition, "entries": entries, **figures}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--moves", type=int, default=120)
    parser.add_argument("--edition", default="europe")
    arguments = parser.parse_args()
    print(json.dumps(run(arguments.edition, arguments.moves, arguments.tables), indent=2))


if __name__ == "__main__":
    main()
