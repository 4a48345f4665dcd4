"""How strong the bots are: tournaments on every edition, written into docs/bots.md.

    python -m benchmarks.strength                          # many hours, nearly all of them for the search
    python -m benchmarks.strength --only duels,tables --maps "italy standard,berlin standard" --workers 1

The search is played in chunks of ten games, one on every edition and then the next, each with a seed of its own. What
came of each stands in a ledger beside this file, with the commit whose bots played. What is in the ledger is not played
again, whatever was interrupted goes on, and the table says how many games there are so far. Several of these may run at
a time with different `--only` or `--maps`. After a change that makes the bots stronger or weaker, begin a new ledger.
"""

import argparse
import json
import re
import subprocess
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Any, NamedTuple

from benchmarks.promises import EXAMPLES, SETTINGS
from branchline.lab.games import Setting
from branchline.lab.intervals import share
from branchline.lab.tournament import RESULT_FILE, play_tournament

ROOT = Path(__file__).parent.parent
DOCS = ROOT / "docs" / "bots.md"
LEDGER = Path(__file__).with_name("strength.jsonl")
MAPS: dict[str, tuple[str, str | None]] = {
    **{f"{edition} {variant}": (edition, variant) for edition, variant in SETTINGS},
    "examples/north-america": (str(EXAMPLES / "north-america"), None),
    "legends first-game": ("legends", "first-game"),
}
EVENTS = ("simple", "duels", "tables", "experts")
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


class Line(NamedTuple):
    """A line of the ledger: one bot against another in one tournament."""

    event: str
    map: str
    seed: int
    bot: str
    other: str
    games: int
    wins: float  # of the first bot; a shared victory counts its part
    points: float  # the mean of the first bot
    other_points: float
    commit: str  # of the bots that played


def read_ledger(path: Path) -> list[Line]:
    """All lines there are."""
    if not path.exists():
        return []
    return [Line(**json.loads(line)) for line in path.read_text(encoding="utf-8").splitlines()]


def commit() -> str:
    """The commit that is checked out."""
    return subprocess.check_output(["git", "rev-parse", "--short", "HEAD"], cwd=ROOT, text=True).strip()


def play(event: Event, place: str, seed: int, options: argparse.Namespace) -> bool:
    """Play a tournament, or what is left of it, and note what came of it. False if it was interrupted."""
    folder = options.keep / event.name / place.replace(" ", "-").replace("/", "-") / str(seed)
    print(f"{event.name}: {place}, seed {seed}")
    edition, variant = MAPS[place]
    setting = Setting.of(edition, players=event.players, seed=seed, variant=variant)
    play_tournament(setting, event.bots, event.games, options.workers, folder, folder.exists(), None, event.players > 2)
    result: dict[str, Any] = json.loads((folder / RESULT_FILE).read_text(encoding="utf-8"))
    if not result["finished"]:
        return False
    played_by = commit()
    lines = [
        Line(
            *(event.name, place, seed, pair["a"], pair["b"], pair["games"]),
            *(round(pair["games"] * pair["a_share"]["value"], 2), pair["a_points"], pair["b_points"], played_by),
        )
        for pair in result["pairs"]
        if pair["a"] == event.bots[0]
    ]
    with options.ledger.open("a", encoding="utf-8") as ledger:
        ledger.write("".join(json.dumps(line._asdict()) + "\n" for line in lines))
    return True


def pairs(ledger: list[Line], event: str, place: str) -> dict[str, dict[str, float]]:
    """Games, victories and points of the first bot against each other one, over all seeds."""
    total: dict[str, dict[str, float]] = {}
    for line in ledger:
        if (line.event, line.map) == (event, place):
            sums = total.setdefault(line.other, dict.fromkeys(("games", "wins", "points", "others"), 0.0))
            sums["games"] += line.games
            sums["wins"] += line.wins
            sums["points"] += line.games * line.points
            sums["others"] += line.games * line.other_points
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


def table(ledger: list[Line]) -> str:
    """The Markdown table of everything there is."""
    lines = [
        "| edition | planner : greedy | planner : random | search@1s : planner | mean score"
        " | one search@1s among three planners | expert : hard |",
        "|---|---|---|---|---|---|---|",
    ]
    for place in MAPS:
        found = {event: pairs(ledger, event, place) for event in EVENTS}
        duel = found["duels"].get("planner")
        cells = [
            *(cell(found["simple"].get(name)) for name in ("greedy", "random")),
            *(cell(duel), score(duel), cell(found["tables"].get("planner")), cell(found["experts"].get("hard"))),
        ]
        lines.append(f"| {place} | {' | '.join(cells)} |")
    return "\n".join(lines)


def write(ledger: Path) -> None:
    """Put the table into its place."""
    text = DOCS.read_text(encoding="utf-8")
    marks = re.compile(r"(<!-- strength -->\n).*?(\n<!-- end -->)", re.DOTALL)
    DOCS.write_text(marks.sub(lambda m: m[1] + table(read_ledger(ledger)) + m[2], text), encoding="utf-8")


def read_maps(text: str) -> list[str]:
    """Names of maps, with commas between."""
    maps = text.split(",")
    if unknown := [place for place in maps if place not in MAPS]:
        raise argparse.ArgumentTypeError(f"no such map: {', '.join(unknown)}; there are {', '.join(MAPS)}")
    return maps


def add_maps(parser: argparse.ArgumentParser) -> None:
    """The option for some maps only."""
    meaning = f"some of these, with commas between: {', '.join(MAPS)}"
    parser.add_argument("--maps", type=read_maps, default=list(MAPS), help=meaning)


def main() -> None:
    """Play, map after map and seed after seed; the table is written after each."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--simple", type=int, default=2000, help="games of each two simple bots")
    parser.add_argument("--games", type=int, default=100, help="of the search on each map")
    parser.add_argument("--only", default=",".join(EVENTS), help="of these, with commas between")
    add_maps(parser)
    parser.add_argument("--workers", type=int, default=0, help="0: all cores")
    parser.add_argument("--ledger", type=Path, default=LEDGER, help="file of what came of each tournament")
    parser.add_argument("--keep", type=Path, default=Path("strength"), help="folder of what is being played")
    options = parser.parse_args()
    wanted = [event for event in events(options) if event.name in options.only.split(",")]
    for number in range(max((len(event.seeds) for event in wanted), default=0)):
        for event, place in product(wanted, options.maps):
            for seed in event.seeds[number : number + 1]:
                known = {(line.event, line.map, line.seed) for line in read_ledger(options.ledger)}
                if (event.name, place, seed) not in known:
                    if not play(event, place, seed, options):
                        return
                    write(options.ledger)
    write(options.ledger)


if __name__ == "__main__":
    main()
