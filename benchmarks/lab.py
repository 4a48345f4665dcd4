"""How much time, memory and disk a large simulation takes: `python benchmarks/lab.py`.

A million random games of New York, written as Parquet. Memory is the most that the program and all processes it started
held at one time, looked at every tenth of a second (Linux only).
"""

import argparse
import json
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path

BRANCHLINE = Path(sys.executable).parent / "branchline"
PAGE_BYTES = os.sysconf("SC_PAGE_SIZE")


def resident_bytes(root: int) -> int:
    """What a process and its descendants hold in memory."""
    parents, sizes = {}, {}
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = stat.read_text().rpartition(")")[2].split()
        except OSError:  # it has just ended
            continue
        parents[int(stat.parent.name)], sizes[int(stat.parent.name)] = int(fields[1]), int(fields[21]) * PAGE_BYTES
    family = {root}
    while more := {child for child, parent in parents.items() if parent in family} - family:
        family |= more
    return sum(sizes.get(member, 0) for member in family)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--edition", default="new-york")
    parser.add_argument("--bots", default="random")
    parser.add_argument("--games", type=int, default=1_000_000)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        out = Path(folder) / "run"
        command = [str(BRANCHLINE), "simulate", options.edition, "--bots", options.bots]
        command += ["--games", str(options.games), "--out", str(out), "--json"]
        began, most = time.perf_counter(), 0
        with subprocess.Popen(command, stdout=subprocess.DEVNULL) as process:
            while process.poll() is None:
                most = max(most, resident_bytes(process.pid))
                time.sleep(0.1)
        if process.returncode:
            sys.exit(process.returncode)
        seconds = time.perf_counter() - began
        files = [file for file in out.rglob("*.parquet") if file.is_file()]
        found = {
            "command": " ".join(["branchline", *command[1:]]).replace(str(out), "OUT"),
            "seconds": round(seconds, 1),
            "games_per_second": round(options.games / seconds),
            "peak_memory_mb": round(most / 1e6),
            "disk_mb": round(sum(file.stat().st_size for file in files) / 1e6),
            "files": len(files),
        }
        print(json.dumps(found, indent=1))


if __name__ == "__main__":
    main()
