"""How well does the search guess the others' tickets? What it would believe of planners, held against the truth.

    python -m benchmarks.intents --games 100

At some turns every ticket a seat holds is compared with those it could hold instead. The chance is the one the search
gives to the true ticket (the geometric mean over all of them), without and with a look at what was built. The last
column is the doubt with which it would have been highest, beside the one in use (`bots/compiled/intents.py`).
"""

import argparse
from collections import defaultdict
from typing import Any

import numpy as np
from rich.progress import track

from benchmarks.strength import MAPS
from branchline import Game
from branchline.bots import make_bot
from branchline.bots.compiled import exports as bots
from branchline.bots.compiled import memory
from branchline.game.view import View, members
from branchline.kernel import numbers, records
from branchline.kernel.rule import RULES

doubt_at = RULES["doubt_at"]  # as the search has it, but called from Python
STAGES = 5  # parts of the game, by the share of pieces placed
DOUBTS = np.arange(0.0, 20.25, 0.25)  # tried

Guess = tuple[Any, int]  # how much is missing of the way of each ticket that is possible, and which is the true one


def share_placed(view: View, seat: int) -> float:
    """How many of its pieces a seat has placed, 0 … 1."""
    return 1 - float(view.record.public.pieces[seat].sum()) / float(view.board.pieces.sum())


def guesses(game: Game, seat: int, mind: Any) -> list[Guess]:
    """What could be guessed about each ticket of the seat by somebody who knows all the others."""
    view = game.view(seat)
    likely = np.zeros((numbers.PLAYERS, numbers.TICKETS))
    bots.see_intents(view.board, view.record, mind, likely)
    held = {other: set(members(game.view(other).record.own.held)) for other in range(len(game.players))}
    known = set().union(*held.values())
    longs, normals = (set(members(words)) for words in (view.board.long_tickets, view.board.normal_tickets))
    found = []
    for ticket in held[seat]:
        possible = sorted((longs if ticket in longs else normals) - known | {ticket})
        missing = -np.log(likely[seat, possible]) / doubt_at(share_placed(view, seat))
        found.append((missing, possible.index(ticket)))
    return found


def study(place: str, players: int, games: int, share: float) -> dict[int, list[Guess]]:
    """The guesses of many games, by stage."""
    edition, variant = MAPS[place]
    rng = np.random.default_rng(1)
    stages: dict[int, list[Guess]] = defaultdict(list)
    bots.make_bots_ready()
    mind = records.new(memory.MIND)[0]
    for number in track(range(games), f"{place}, {players} players"):
        game = Game.new(edition, variant=variant, players=players, seed=f"intents {number}")
        planner = make_bot("planner", number)
        while game.decider is not None:
            view = game.view(game.decider)
            if game.phase == "turn" and rng.random() < share:
                seat = int(rng.integers(players))
                stages[min(STAGES - 1, int(STAGES * share_placed(view, seat)))] += guesses(game, seat, mind)
            game.make(planner.choose(view))
    return stages


def chance(found: list[Guess], doubt: float) -> float:
    """The chance given to the true ticket with so much doubt."""
    logs = []
    for missing, true in found:
        weights = np.exp(-doubt * (missing - missing.min()))
        logs.append(np.log(weights[true] / weights.sum()))
    return float(np.exp(np.mean(logs)))


def main() -> None:
    """Print a table in Markdown."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=100, help="on each map")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--share", type=float, default=0.1, help="of the turns that are looked at")
    options = parser.parse_args()
    lines = [
        "| edition | pieces placed | tickets | blind | by what was built | doubt: used, best |",
        "|---|---|---|---|---|---|",
    ]
    for place in MAPS:
        stages = study(place, options.players, options.games, options.share)
        for stage, found in sorted(stages.items()):
            used = doubt_at((stage + 0.5) / STAGES)
            best = max(DOUBTS, key=lambda doubt: chance(found, float(doubt)))
            lines.append(
                f"| {place} | {100 * stage // STAGES}–{100 * (stage + 1) // STAGES} % | {len(found)} "
                f"| {chance(found, 0.0):.0%} | **{chance(found, used):.0%}** | {used:.1f}, {best:.1f} |"
            )
    print("\n".join(["", *lines]))


if __name__ == "__main__":
    main()
