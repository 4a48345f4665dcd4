"""What the server carries: acknowledgements under load on SQLite and PostgreSQL, and memory of finished tables.

    python -m benchmarks.server                # about eight minutes on two free cores; prints Markdown
    python -m benchmarks.server --seconds 5 --tables 20 --finished 20   # tries it out
    python -m benchmarks.server --pairs 5      # SQLite and PostgreSQL by turns, half of the tables: how much slower?

Generator, servers and database share the machine; the load average after each run says how busy it was besides. A
machine whose speed changes from minute to minute says more about two databases when they take turns.
"""

from __future__ import annotations

import argparse
import os
import platform
import sys
import time
from statistics import median
from typing import Any

from tests.stress import load, memory
from tests.stress.postgres import reason_to_skip

SHARES = (0.5, 0.75, 1.0)  # of the tables, with one process
PROCESSES = (2, 3)  # on PostgreSQL
TO_THE_END = 2000  # moves; no game has as many

LOAD = {
    "database": "database",
    "processes": "processes",
    "tables": "tables",
    "acknowledged": "moves",
    "lost": "lost",
    "p50_ms": "p50 ms",
    "p95_ms": "p95 ms",
    "p99_ms": "p99 ms",
    "max_ms": "longest ms",
    "server_cpu": "server cores",
    "server_cpu_ms_a_move": "server CPU ms a move",
    "generator_cpu": "generator cores",
    "server_rss_mb": "server MB",
    "load_average": "load average",
}
MEMORY = {
    "tables": "finished tables",
    "entries": "entries each",
    "kb_per_table": "KB while watched",
    "mb_the_allocator_keeps": "MB the allocator keeps",
    "in_memory_a_second_after_the_last_reader": "in memory a second after",
    "kb_per_table_a_second_after_the_last_reader": "KB more a second after as many again",
    "load_ms_per_table": "ms to load",
}


def run_load(tables: int, seconds: float, *more: str) -> dict[str, Any]:
    """One run; what went wrong is told instead of figures, so that the others still are."""
    wish = ["--tables", str(tables), "--seconds", str(seconds), *more]
    print(f"{time.strftime('%H:%M:%S')} load {' '.join(wish)}", file=sys.stderr, flush=True)
    try:
        figures = load.run(load.options().parse_args(wish))
    except Exception as error:
        return {"database": f"failed: {type(error).__name__} {error}"[:80], "tables": tables}
    return figures | {"load_average": figures["load_average"][0]}


def markdown(columns: dict[str, str], rows: list[dict[str, Any]]) -> str:
    lines = ["| " + " | ".join(columns.values()) + " |", "|" + "---|" * len(columns)]
    lines += ["| " + " | ".join(str(row.get(name, "")) for name in columns) + " |" for row in rows]
    return "\n".join(lines)


def run_pairs(pairs: int, tables: int, seconds: float) -> str:
    """One process on each database by turns; the middle ones of their figures, and how they compare."""
    rows: list[dict[str, Any]] = []
    for pair in range(pairs):
        turns = ((), ("--postgres",)) if pair % 2 == 0 else (("--postgres",), ())
        rows += [run_load(tables, seconds, *more) for more in turns]
    found = {name: [row["p99_ms"] for row in rows if row["database"] == name] for name in ("SQLite", "PostgreSQL")}
    if not all(found.values()):
        return f"{markdown(LOAD, rows)}\n\nNothing to compare: every run on one of the databases failed."
    middle = {name: median(figures) for name, figures in found.items()}
    said = ", ".join(f"{name} {value:.0f} ms" for name, value in middle.items())
    ratio = middle["PostgreSQL"] / middle["SQLite"]
    return f"{markdown(LOAD, rows)}\n\nThe middle p99: {said}; PostgreSQL takes {ratio:.2f} times as long."


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=400, help="of four seats, one move a second each")
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--finished", type=int, default=300, help="finished tables whose memory is measured")
    parser.add_argument("--pairs", type=int, help="only this: so many runs on each database, by turns")
    arguments = parser.parse_args()
    if arguments.pairs:
        skipped = reason_to_skip()
        print(skipped or run_pairs(arguments.pairs, arguments.tables // 2, arguments.seconds))
        return
    began = time.monotonic()
    numbers = [round(arguments.tables * share) for share in SHARES]
    rows = [run_load(tables, arguments.seconds) for tables in numbers]
    skipped = reason_to_skip()
    if skipped is None:
        rows += [run_load(tables, arguments.seconds, "--postgres") for tables in numbers]
        for processes in PROCESSES:
            rows.append(run_load(arguments.tables, arguments.seconds, "--postgres", "--processes", str(processes)))
    print(f"{time.strftime('%H:%M:%S')} memory", file=sys.stderr, flush=True)
    finished = memory.run("europe", TO_THE_END, arguments.finished)
    cores = os.cpu_count()
    print(f"{cores} cores, Python {platform.python_version()}, {round(time.monotonic() - began)} s.\n")
    print(markdown(LOAD, rows), "\n")
    print(markdown(MEMORY, [finished]))
    if skipped:
        print(f"\nPostgreSQL was left out: {skipped}.")


if __name__ == "__main__":
    main()
