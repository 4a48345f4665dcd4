"""Many tables wait for bots at once: does any wait much longer than others, and does a table of people notice?

python -m tests.stress.bots --tables 100 --seconds 30
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import tempfile
import time
from itertools import pairwise
from pathlib import Path

from branchline.server.store import Store
from tests.kit.server_process import Server
from tests.stress.kill9 import stored_moves
from tests.stress.kit import Json, Seats, patiently, percentile, set_up
from tests.stress.load import Figures, TableUnderLoad


def waits(entries: dict[int, Json], until: float) -> list[float]:
    """How long each decision of a bot took, the one still awaited at the end included."""
    times = [entry["at"] for entry in entries.values() if entry["kind"] in ("started", "moved", "stood_in")]
    return [later - earlier for earlier, later in pairwise([*times, until])]


async def bots_only(port: int, level: str, edition: str) -> Seats:
    """A table where bots play all seats: the host leaves, and one stands in."""
    seats = await set_up(port, 1, (level,), edition)
    await patiently(port, "POST", f"/api/tables/{seats.table}/stand-in", {"seat": 0, "level": level}, seats.tokens[0])
    return seats


async def measure(server: Server, database: str, tables: int, seconds: float, level: str) -> Json:
    figures = Figures()
    people = [TableUnderLoad(await set_up(server.port, 2), figures, number) for number in range(4)]
    for table in people:
        await table.connect([server.port])
    quiet = await _acks(people, figures, 5.0)
    busy = [await bots_only(server.port, level, "europe") for _ in range(tables)]
    began, cpu = time.time(), server.cpu_seconds()
    loaded = await _acks(people, figures, seconds)
    ended, cpu = time.time(), server.cpu_seconds() - cpu
    store = Store(database)
    stored = [stored_moves(store, seats.table) for seats in busy]
    store.close()
    moved = [sum(e["kind"] == "moved" and began <= e["at"] <= ended for e in entries.values()) for entries in stored]
    longest = [
        max(waits({n: e for n, e in entries.items() if e["at"] >= began}, ended), default=ended - began)
        for entries in stored
    ]
    for table in people:
        table.close()
    return {
        "tables": tables,
        "level": level,
        "seconds": round(ended - began, 1),
        "decisions_a_second": round(sum(moved) / (ended - began), 1),
        "decisions_per_table_min_median_max": [min(moved), sorted(moved)[len(moved) // 2], max(moved)],
        "longest_wait_s_median_max": [round(percentile(longest, 0.5), 2), round(max(longest), 2)],
        "ack_ms_without_bots_p50_p99": [round(1000 * percentile(quiet, share), 1) for share in (0.5, 0.99)],
        "ack_ms_with_bots_p50_p99": [round(1000 * percentile(loaded, share), 1) for share in (0.5, 0.99)],
        "server_cpu": round(cpu / (ended - began), 2),
        "load_average": [round(value, 2) for value in os.getloadavg()],
    }


async def _acks(people: list[TableUnderLoad], figures: Figures, seconds: float) -> list[float]:
    figures.acks.clear()
    until = time.perf_counter() + seconds
    await asyncio.gather(*(table.move_regularly(2.0, until) for table in people))
    return list(figures.acks)


def run(folder: Path, tables: int, seconds: float, level: str) -> Json:
    database = f"sqlite:///{folder}/bots.db"
    with Server(folder, database=database) as server:
        return asyncio.run(measure(server, database, tables, seconds, level))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--level", default="expert")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        print(json.dumps(run(Path(folder), arguments.tables, arguments.seconds, arguments.level), indent=2))


if __name__ == "__main__":
    main()
