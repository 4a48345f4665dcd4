"""Measure the engine and write benchmarks/README.md: `make benchmarks`.

Every figure is measured anew: random play for each edition and number of players, two threads against one within one
run, compiling from nothing, and how long a game or the help text takes to start.
"""

import json
import os
import platform
import subprocess
import sys
import tempfile
import time
from datetime import date
from pathlib import Path
from typing import Any

import numba
import numpy as np

from branchline.lab.bench import bench_rows

PAGE = Path(__file__).parent / "README.md"
BRANCHLINE = Path(sys.executable).parent / "branchline"


def processor() -> str:
    """The processor's name and the number of cores."""
    name = platform.processor() or platform.machine()
    cpuinfo = Path("/proc/cpuinfo")
    if cpuinfo.exists():
        names = [
            line.split(":")[1].strip() for line in cpuinfo.read_text().splitlines() if line.startswith("model name")
        ]
        name = names[0] if names else name
    return f"{name}, {os.cpu_count()} cores"


def seconds(command: list[str], **environment: str) -> float:
    """How long a command takes."""
    began = time.perf_counter()
    subprocess.run(command, check=True, capture_output=True, env={**os.environ, **environment})
    return time.perf_counter() - began


def two_threads(edition: str, players: int) -> float:
    """The speed of two threads relative to one, alternating so that both see the same machine."""
    speeds: dict[int, list[int]] = {1: [], 2: []}
    for threads in (1, 2, 1, 2, 1, 2):
        for row in bench_rows(edition, players, None, threads, 1.0):
            speeds[threads].append(row["decisions_per_second"])
    return float(np.median(speeds[2]) / np.median(speeds[1]))


def page(rows: list[dict[str, Any]], facts: dict[str, str]) -> str:
    """The page with all figures."""
    table = "\n".join(
        f"| {row['edition']} | {row['variant']} | {row['players']} | {row['decisions_per_second'] / 1e6:.1f} | "
        f"{row['games_per_second']:,} | {row['decisions_per_game']} |"
        for row in rows
    )
    lines = "\n".join(f"| {name} | {value} |" for name, value in facts.items())
    return f"""# Benchmarks

Uniformly random play over the full legal list, the payment a decision of its own, final scoring (stations, longest
path, tickets) included; one thread. Written by `make benchmarks`; `branchline bench` measures the same without writing.

Measured on {date.today()} with {processor()}, Python {platform.python_version()}, Numba {numba.__version__},
NumPy {np.__version__}. Other work on the machine makes single figures vary by a tenth or two.

| edition | variant | players | million decisions a second | games a second | decisions a game |
|---|---|---|---|---|---|
{table}

| what | measured |
|---|---|
{lines}
"""


def main() -> None:
    """Measure everything and write the page."""
    rows = [*bench_rows(None, None, None, 1, 1.5), *bench_rows("legends", None, "all-boards", 1, 1.5)]
    with tempfile.TemporaryDirectory() as cache:
        first = [sys.executable, "-c", "from branchline import Game; Game.new()"]
        compiling = seconds(first, BRANCHLINE_CACHE=cache)
        starting = min(seconds(first, BRANCHLINE_CACHE=cache) for _ in range(3))
    facts = {
        "two threads against one, Europe with 2 players": f"{two_threads('europe', 2):.2f} ×",
        "size of a game's state": f"{rows[0]['state_bytes']} bytes",
        "first game on a new machine, compiling included": f"{compiling:.1f} s",
        "a new Python until a game is dealt, compiled before": f"{starting:.2f} s",
        "`branchline --help`": f"{min(seconds([str(BRANCHLINE), '--help']) for _ in range(5)):.2f} s",
    }
    PAGE.write_text(page(rows, facts), encoding="utf-8")
    print(json.dumps(facts, indent=1, ensure_ascii=False))


if __name__ == "__main__":
    main()
