"""The long attack: everything in this folder again and again, then kills without warning on both databases.

    python -m tests.attack --rounds 20 --kills 1000
    python -m tests.attack --rounds 3 --only test_races.py --kills 0

Only servers that it starts itself are attacked, on this machine. It tells how far it is, and prints a summary in
Markdown; it ends with 1 if anything did not hold.
"""

from __future__ import annotations

import argparse
import json
import re
import subprocess
import sys
import time
from dataclasses import dataclass, field
from pathlib import Path

HERE = Path(__file__).parent
SECONDS = 900  # longer than any file of attacks takes
OUTCOME = re.compile(r"(\d+) (passed|failed|errors?|skipped)")


@dataclass
class Tally:
    """What came of one file."""

    rounds: int = 0
    outcomes: dict[str, int] = field(default_factory=dict)
    seconds: float = 0.0
    said: str = ""  # by the first round that failed

    @property
    def held(self) -> bool:
        return not self.said


def tell(text: str) -> None:
    print(f"{time.strftime('%H:%M:%S')} {text}", file=sys.stderr, flush=True)


def attack(file: Path, tally: Tally) -> None:
    """One round of one file."""
    began = time.monotonic()
    command = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", str(file)]
    try:
        done = subprocess.run(command, capture_output=True, text=True, timeout=SECONDS, check=False)
        said, failed = done.stdout, done.returncode != 0
    except subprocess.TimeoutExpired:
        said, failed = f"it did not end within {SECONDS} s", True
    tally.rounds += 1
    tally.seconds += time.monotonic() - began
    last = said.strip().splitlines()[-1] if said.strip() else ""
    for count, outcome in OUTCOME.findall(last):
        tally.outcomes[outcome] = tally.outcomes.get(outcome, 0) + int(count)
    if failed and tally.held:
        tally.said = said[-3000:] or "it said nothing"


def kill(kills: int, minutes: float, *more: str) -> dict[str, object]:
    """Kills without warning; what it says of them."""
    wish = ["--kills", str(kills), "--minutes", str(minutes), *more]
    done = subprocess.run(
        [sys.executable, "-m", "tests.stress.kill9", *wish], stdout=subprocess.PIPE, text=True, check=False
    )
    return dict(json.loads(done.stdout)) if done.returncode == 0 else {"failed": done.returncode}


def summary(tallies: dict[str, Tally], kills: dict[str, dict[str, object]]) -> str:
    lines = ["| attacks | rounds | held | failed | left out | seconds |", "|---|---|---|---|---|---|"]
    for name, tally in tallies.items():
        count = tally.outcomes.get
        failed = count("failed", 0) + count("error", 0) + count("errors", 0)
        cells = (name, tally.rounds, count("passed", 0), failed, count("skipped", 0), round(tally.seconds))
        lines.append("| " + " | ".join(str(cell) for cell in cells) + " |")
    for database, figures in kills.items():
        told = ", ".join(f"{name.replace('_', ' ')} {value}" for name, value in figures.items())
        lines += ["", f"Killed without warning, {database}: {told}."]
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=20, help="of every file of attacks")
    parser.add_argument("--only", default="test_*.py", help="files of attacks, as a pattern")
    parser.add_argument("--kills", type=int, default=1000, help="on SQLite; a fifth as many on PostgreSQL")
    parser.add_argument("--minutes", type=float, default=120, help="for each of both, at most")
    arguments = parser.parse_args()
    files = sorted(HERE.glob(arguments.only))
    tallies = {file.name: Tally() for file in files}
    for number in range(1, arguments.rounds + 1):
        for file in files:
            tell(f"round {number} of {arguments.rounds}: {file.name}")
            attack(file, tallies[file.name])
    kills: dict[str, dict[str, object]] = {}
    if arguments.kills:
        tell(f"{arguments.kills} kills on SQLite")
        kills["SQLite"] = kill(arguments.kills, arguments.minutes)
        tell(f"{arguments.kills // 5} kills on PostgreSQL")
        kills["PostgreSQL"] = kill(arguments.kills // 5, arguments.minutes, "--postgres")
    print(summary(tallies, kills))
    for name, tally in tallies.items():
        if not tally.held:
            print(f"\n{name}:\n{tally.said}")
    held = all(tally.held for tally in tallies.values()) and not any("failed" in figures for figures in kills.values())
    sys.exit(0 if held else 1)


if __name__ == "__main__":
    main()
