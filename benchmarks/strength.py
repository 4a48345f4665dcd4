"""How strong the bots are: tournaments on every edition, written into docs/bots.md.

    python -m benchmarks.strength --keep FOLDER            # many hours, nearly all of them for the search
    python -m benchmarks.strength --only duels,tables --workers 1 --keep FOLDER

The search is played in chunks of ten games, one on every edition and then the next, each with a seed of its own.
Results are kept in the folder: what is there is not played again, whatever was interrupted goes on, and the table says
how many games there are so far. After a change of the bots take another folder.
"""

import argparse
import json
import re
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Any, NamedTuple

from benchmarks.promises import EXAMPLES, SETTINGS
from branchline.lab.games import Setting
from branchline.lab.intervals import share
from branchline.lab.tournament import RESULT_FILE, play_tournament

DOCS = Path(__file__).parent.parent / "docs" / "bots.md"
MAPS: dict[str, tuple[str, str | None]] = {
    **{f"{edition} {variant}": (edition, variant) for edition, variant in SETTINGS},
    "examples/north-america": (str(EXAMPLES / "north-america"), None),
}
CHUNK, FIRST_SEED = 10, 301  # games of the search with one seed; nothing was tuned on these seeds


class Event(NamedTuple):
    """Tournaments to be played on every map."""

    name: str
    bots: list[str]
    players: int
    seeds: list[int]
    games: int  # with each seed


def events(options: argparse.Namespace) -> Iterator[Event]:
    """What is to be played, and how much of it."""
    seeds = [FIRST_SEED + number for number in range(-(-options.games // CHUNK))]
    yield Event("simple", ["planner", "greedy", "random"], 2, [1], options.simple)
    yield Event("duels", ["search@1s", "planner"], 2, seeds, CHUNK)
    yield Event("tables", ["search@1s", "planner"], 4, seeds, CHUNK)
    yield Event("experts", ["expert", "hard"], 2, seeds, CHUNK)


def folder_of(keep: Path, event: Event, place: str, seed: int) -> Path:
    """Where a tournament is kept."""
    return keep / event.name / place.replace(" ", "-").replace("/", "-") / str(seed)


def read(folder: Path) -> dict[str, Any] | None:
    """The result in a folder, if it was played to its end."""
    done = folder / RESULT_FILE
    result: dict[str, Any] | None = json.loads(done.read_text(encoding="utf-8")) if done.exists() else None
    return result if result and result["finished"] else None


def play(event: Event, place: str, seed: int, options: argparse.Namespace) -> None:
    """Play a tournament, or what is left of it."""
    folder = folder_of(options.keep, event, place, seed)
    print(f"{event.name}: {place}, seed {seed}")
    edition, variant = MAPS[place]
    setting = Setting.of(edition, players=event.players, seed=seed, variant=variant)
    play_tournament(setting, event.bots, event.games, options.workers, folder, folder.exists(), None, event.players > 2)


def pairs(event: Event, place: str, keep: Path) -> dict[str, dict[str, float]]:
    """Games, victories and points of the first bot against each other one, over all seeds."""
    total: dict[str, dict[str, float]] = {}
    for folder in sorted(folder_of(keep, event, place, 0).parent.glob("*")):
        for pair in (read(folder) or {"pairs": []})["pairs"]:
            if pair["a"] == event.bots[0]:
                sums = total.setdefault(pair["b"], dict.fromkeys(("games", "wins", "points", "others"), 0.0))
                sums["games"] += pair["games"]
                sums["wins"] += pair["games"] * pair["a_share"]["value"]
                sums["points"] += pair["games"] * pair["a_points"]
                sums["others"] += pair["games"] * pair["b_points"]
    return total


def cell(pair: dict[str, float] | None) -> str:
    """A share with its interval."""
    if pair is None:
        return "–"
    digits = 1 if pair["games"] >= 1000 else 0
    value, low, high = (f"{100 * number:.{digits}f}" for number in share(pair["wins"], pair["games"]))
    return f"**{value} %** ({low}–{high}), {pair['games']:,.0f} games"


def score(pair: dict[str, float] | None) -> str:
    """The mean points of both."""
    return f"{pair['points'] / pair['games']:.1f} : {pair['others'] / pair['games']:.1f}" if pair else "–"


def table(options: argparse.Namespace) -> str:
    """The Markdown table of everything there is."""
    lines = [
        "| edition | planner : greedy | planner : random | search@1s : planner | mean score"
        " | one search@1s among three planners | expert : hard |",
        "|---|---|---|---|---|---|---|",
    ]
    for place in MAPS:
        found = {event.name: pairs(event, place, options.keep) for event in events(options)}
        duel = found["duels"].get("planner")
        cells = [
            *(cell(found["simple"].get(name)) for name in ("greedy", "random")),
            *(cell(duel), score(duel), cell(found["tables"].get("planner")), cell(found["experts"].get("hard"))),
        ]
        lines.append(f"| {place} | {' | '.join(cells)} |")
    return "\n".join(lines)


def write(options: argparse.Namespace) -> None:
    """Put the table into its place."""
    text = DOCS.read_text(encoding="utf-8")
    marks = re.compile(r"(<!-- strength -->\n).*?(\n<!-- end -->)", re.DOTALL)
    DOCS.write_text(marks.sub(lambda m: m[1] + table(options) + m[2], text), encoding="utf-8")


def main() -> None:
    """Play, map after map and seed after seed; the table is written after each."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--simple", type=int, default=2000, help="games of each two simple bots")
    parser.add_argument("--games", type=int, default=100, help="of the search on each map")
    parser.add_argument("--only", default="simple,duels,tables,experts", help="of simple, duels, tables and experts")
    parser.add_argument("--workers", type=int, default=0, help="0: all cores")
    parser.add_argument("--keep", type=Path, default=Path("strength"), help="folder of the results")
    options = parser.parse_args()
    wanted = [event for event in events(options) if event.name in options.only.split(",")]
    for number in range(max((len(event.seeds) for event in wanted), default=0)):
        for event, place in product(wanted, MAPS):
            for seed in event.seeds[number : number + 1]:
                folder = folder_of(options.keep, event, place, seed)
                if not read(folder):
                    play(event, place, seed, options)
                    write(options)
                    if not read(folder):  # interrupted
                        return
    write(options)


if __name__ == "__main__":
    main()
