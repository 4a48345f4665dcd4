"""Many tables at once: how long does an acknowledgement take, and what does the server need for it?

    python -m tests.stress.load --tables 400 --seats 4 --rate 1 --seconds 40
    python -m tests.stress.load --tables 400 --postgres --processes 2

Every table moves `--rate` times a second at its own moment. A move is timed from the moment it was due, so a server
that falls behind cannot hide it. Generator and servers share the machine. With several processes every table has its
own, as behind a proxy that goes by the table's address; with `--spread` each seat connects to the next one.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import os
import random
import re
import tempfile
import time
from collections.abc import Callable
from contextlib import ExitStack
from dataclasses import dataclass, field
from pathlib import Path

import uvloop

from branchline.server.models import PROTOCOL
from tests.kit.server_process import Server
from tests.stress.kit import Json, Line, Seats, choose, open_line, percentile, set_up
from tests.stress.postgres import postgres

DECIDER = re.compile(rb'"decider":(\d|null)')
NUMBER = re.compile(rb'"number":(\d+)')


@dataclass
class Figures:
    """What was measured."""

    acks: list[float] = field(default_factory=list)
    sent: int = 0
    late: int = 0  # moves that were due before the one before was acknowledged
    problems: list[str] = field(default_factory=list)
    updates: int = 0
    bytes_in: int = 0
    closed: int = 0


class TableUnderLoad:
    """One table with a connection for each seat. Only the deciding seat's message is read in full."""

    def __init__(self, seats: Seats, figures: Figures, seed: int) -> None:
        self.seats, self.figures = seats, figures
        self.chance = random.Random(seed)
        self.lines: list[Line] = []
        self.numbers = [0] * len(seats.tokens)
        self.turn: tuple[int, Json, int] | None = None  # seat, view, number
        self.waiting: dict[str, float] = {}  # message id: when it was due
        self.is_over = False
        self.due: float | None = None

    async def connect(self, ports: list[int]) -> None:
        for seat, token in enumerate(self.seats.tokens):
            line = await open_line(ports[seat % len(ports)], self.seats.table, self._hearer(seat), self._ended)
            line.send({"type": "hello", "protocol": PROTOCOL, "token": token})
            self.lines.append(line)

    def _ended(self, code: int | None) -> None:
        self.figures.closed += 1

    def _hearer(self, seat: int) -> Callable[[bytes], None]:
        def heard(text: bytes) -> None:
            if text.startswith(b'{"type":"ack"'):
                self._acknowledge(json.loads(text))
            elif text.startswith(b'{"type":"error"'):
                self._problem(json.loads(text))
            elif not text.startswith(b'{"type":"presence"'):
                self._look(seat, text)

        return heard

    def _look(self, seat: int, text: bytes) -> None:
        number = int(NUMBER.search(text)[1])  # type: ignore[index]
        if text.startswith(b'{"type":"update"'):
            self.figures.updates += 1
            if number != self.numbers[seat] + 1:
                self.figures.problems.append("gap")
        self.numbers[seat] = number
        decider = DECIDER.search(text)[1]  # type: ignore[index]
        if decider == b"null":
            self.is_over = True
        elif int(decider) == seat:
            message = json.loads(text)
            if message["views"]:
                self.turn = seat, message["views"][0], number
                if self.due is not None:
                    self._move(self.due)

    def _problem(self, message: Json) -> None:
        self.figures.problems.append(message["code"])
        self.waiting.pop(message["id"], None)

    def _acknowledge(self, message: Json) -> None:
        self.figures.acks.append(time.perf_counter() - self.waiting.pop(message["id"]))

    def tick(self, due: float) -> None:
        """A move is due."""
        if self.is_over:
            return
        if self.turn is None:
            self.figures.late += 1
            self.due = due if self.due is None else self.due
        else:
            self._move(due)

    def _move(self, due: float) -> None:
        assert self.turn is not None
        seat, view, number = self.turn
        self.turn = self.due = None
        name = f"m{number}"
        self.waiting[name] = due
        self.figures.sent += 1
        self.lines[seat].send({"type": "move", "id": name, "number": number, "actions": choose(view, self.chance)})

    async def move_regularly(self, rate: float, until: float) -> None:
        due = time.perf_counter() + self.chance.random() / rate
        while due < until and not self.is_over:
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            self.tick(due)
            due += 1 / rate

    def close(self) -> None:
        for line in self.lines:
            line.close()


async def prepare(ports: list[int], arguments: argparse.Namespace, figures: Figures) -> list[TableUnderLoad]:
    found = []
    for number in range(arguments.tables):
        own = ports if arguments.spread else [ports[number % len(ports)]]
        table = TableUnderLoad(await set_up(own[0], arguments.seats, edition=arguments.edition), figures, number)
        await table.connect(own)
        found.append(table)
    async with asyncio.timeout(60):
        while not all(table.turn for table in found):
            await asyncio.sleep(0.05)
    return found


async def settle(tables: list[TableUnderLoad], seconds: float) -> None:
    """Wait for what is still on its way."""
    until = time.perf_counter() + seconds
    while any(table.waiting for table in tables) and time.perf_counter() < until:
        await asyncio.sleep(0.05)


def cpu_seconds(servers: list[Server]) -> float:
    return sum(server.cpu_seconds() for server in servers)


async def measure(servers: list[Server], arguments: argparse.Namespace) -> Json:
    figures = Figures()
    tables = await prepare([server.port for server in servers], arguments, figures)
    if arguments.warm:
        warm = time.perf_counter() + arguments.warm
        await asyncio.gather(*(table.move_regularly(arguments.rate, warm) for table in tables))
        await settle(tables, 10)
    figures.acks.clear()
    figures.sent = figures.late = figures.updates = 0
    cpu, own, began = cpu_seconds(servers), time.process_time(), time.perf_counter()
    await asyncio.gather(*(table.move_regularly(arguments.rate, began + arguments.seconds) for table in tables))
    wall = time.perf_counter() - began
    cpu, own = cpu_seconds(servers) - cpu, time.process_time() - own
    await settle(tables, 10)
    acks = figures.acks
    lost = sum(len(table.waiting) for table in tables)
    result = {
        "database": "PostgreSQL" if arguments.postgres else "SQLite",
        "processes": len(servers),
        "tables": arguments.tables,
        "sockets": arguments.tables * arguments.seats,
        "rate": arguments.rate,
        "sent": figures.sent,
        "acknowledged": len(acks),
        "lost": lost,
        "late": figures.late,
        "over": sum(table.is_over for table in tables),
        "problems": {code: figures.problems.count(code) for code in set(figures.problems)},
        "updates": figures.updates,
        **{f"p{round(share * 100)}_ms": round(1000 * percentile(acks, share), 1) for share in (0.5, 0.95, 0.99)},
        "max_ms": round(1000 * max(acks), 1),
        "moves_a_second": round(len(acks) / wall, 1),
        "server_cpu": round(cpu / wall, 2),
        "server_cpu_ms_a_move": round(1000 * cpu / max(1, len(acks)), 2),
        "generator_cpu": round(own / wall, 2),
        "server_rss_mb": round(sum(server.rss() for server in servers) / 2**20, 1),
        "load_average": [round(value, 2) for value in os.getloadavg()],
        "start_seconds": round(servers[0].ready_seconds, 2),
    }
    for table in tables:
        table.close()
    return result


def options() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--rate", type=float, default=1.0, help="moves a second at each table")
    parser.add_argument("--seconds", type=float, default=40)
    parser.add_argument("--warm", type=float, default=5, help="seconds of play before measuring")
    parser.add_argument("--edition", default="europe")
    parser.add_argument("--postgres", action="store_true", help="on a PostgreSQL of its own instead of SQLite")
    parser.add_argument("--processes", type=int, default=1, help="server processes, on PostgreSQL")
    parser.add_argument("--spread", action="store_true", help="connect the seats of a table to different processes")
    return parser


def run(arguments: argparse.Namespace) -> Json:
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        database = f"sqlite:///{folder}/load.db"
        if arguments.postgres:
            database = stack.enter_context(postgres()).new_database()
        assert arguments.postgres or arguments.processes == 1, "SQLite is for one process"
        servers = []
        for number in range(arguments.processes):
            own = folder / str(number)
            own.mkdir()
            servers.append(stack.enter_context(Server(own, database=database)))
        gc.disable()  # a collection takes the generator a tenth of a second, which would be measured as the server's
        stack.callback(gc.enable)  # this may be one of many tests in a process
        return uvloop.run(measure(servers, arguments))


if __name__ == "__main__":
    print(json.dumps(run(options().parse_args()), indent=2))
