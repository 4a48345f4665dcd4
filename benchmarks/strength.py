"""How strong the bots are: tournaments on every edition, written into docs/bots.md.

    python benchmarks/strength.py                      # goes on where it stopped; hours, most of them for the search
    python benchmarks/strength.py --games 2000 --duels 16 --tables 24 --keep FOLDER

Results are kept in the folder, one for each tournament: what is there is not played again.
"""

import argparse
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from branchline.lab.games import Setting
from branchline.lab.tournament import RESULT_FILE, play_tournament

DOCS = Path(__file__).parent.parent / "docs" / "bots.md"
SETTINGS = [
    ("europe", "classic"),
    ("europe", "mega"),
    ("italy", "standard"),
    ("new-york", "standard"),
    ("berlin", "standard"),
]


class Event(NamedTuple):
    """A tournament to be played on every setting."""

    name: str
    bots: list[str]
    players: int
    games: int


def events(options: argparse.Namespace) -> Iterator[Event]:
    yield Event("simple", ["planner", "greedy", "random"], 2, options.games)
    yield Event("duels", [f"search@{options.duel_budget}", "planner"], 2, options.duels)
    yield Event("tables", [f"search@{options.table_budget}", "planner"], 4, options.tables)


def play(event: Event, edition: str, variant: str, keep: Path, workers: int) -> dict[str, Any]:
    """The result of a tournament, from the folder if it has been played."""
    folder = keep / f"{event.name}-{edition}-{variant}"
    done = folder / RESULT_FILE
    if done.exists():
        result: dict[str, Any] = json.loads(done.read_text(encoding="utf-8"))
        if result["finished"]:
            return result
    print(f"{event.name}: {edition} {variant}")
    setting = Setting.of(edition, players=event.players, seed=1, variant=variant)
    return play_tournament(setting, event.bots, event.games, workers, folder, folder.exists(), None, True)


def cell(pair: dict[str, Any]) -> str:
    """A share with its interval."""
    digits = 1 if pair["games"] >= 1000 else 0
    value, low, high = (f"{100 * pair['a_share'][name]:.{digits}f}" for name in ("value", "low", "high"))
    return f"**{value} %** ({low}–{high}), {pair['games']:,} games"


def table(results: dict[tuple[str, str], dict[str, dict[str, Any]]], options: argparse.Namespace) -> str:
    """The Markdown table."""
    lines = [
        f"| edition | planner : greedy | planner : random | search@{options.duel_budget} : planner"
        f" | one search@{options.table_budget} among three planners |",
        "|---|---|---|---|---|",
    ]
    for (edition, variant), of in results.items():
        simple = {(pair["a"], pair["b"]): pair for pair in of["simple"]["pairs"]}
        cells = [
            cell(simple["planner", "greedy"]),
            cell(simple["planner", "random"]),
            cell(of["duels"]["pairs"][0]),
            cell(of["tables"]["pairs"][0]),
        ]
        lines.append(f"| {edition} {variant} | {' | '.join(cells)} |")
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=2000, help="of simple bots")
    parser.add_argument("--duels", type=int, default=16, help="games of the search against the planner")
    parser.add_argument("--tables", type=int, default=24, help="games of one search among three planners")
    parser.add_argument("--duel-budget", default="500ms", help="of the search for a move, with two players")
    parser.add_argument("--table-budget", default="1s", help="the same with four players")
    parser.add_argument("--workers", type=int, default=0, help="0: all cores")
    parser.add_argument("--keep", type=Path, default=Path("strength"), help="folder of the results")
    options = parser.parse_args()
    results: dict[tuple[str, str], dict[str, dict[str, Any]]] = {setting: {} for setting in SETTINGS}
    for event in events(options):
        for edition, variant in SETTINGS:
            results[edition, variant][event.name] = play(event, edition, variant, options.keep, options.workers)
    text = DOCS.read_text(encoding="utf-8")
    marks = re.compile(r"(<!-- strength -->\n).*?(\n<!-- end -->)", re.DOTALL)
    DOCS.write_text(marks.sub(lambda m: m[1] + table(results, options) + m[2], text), encoding="utf-8")


if __name__ == "__main__":
    main()
