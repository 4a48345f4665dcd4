"""How well does the search guess the others' tickets? What it would believe of planners, held against the truth.

    python -m benchmarks.intents --games 100

At some turns every ticket a seat holds is compared with those it could hold instead. The chance is the one the search
gives to the true ticket (the geometric mean over all of them): blind, by what is missing of its way, and by the clues
too that it would leave unexplained. The last column has the two numbers of the formula with which the chance would have
been highest on that map, beside those in use (`bots/compiled/intents.py`).
"""

import argparse
from collections import defaultdict
from itertools import product
from typing import Any, NamedTuple

import numpy as np
from rich.progress import track

from benchmarks.strength import MAPS
from branchline import Game
from branchline.bots import make_bot
from branchline.bots.compiled import exports as bots
from branchline.bots.compiled import memory
from branchline.bots.compiled.intents import DOUBT, UNEXPLAINED
from branchline.game.view import View, members
from branchline.kernel import records

STAGES = 5  # parts of the game, by the share of pieces placed
DOUBTS = np.arange(0.0, 20.5, 1.0)  # tried
PRICES = np.arange(0.0, 2.05, 0.1)  # of a clue that is not explained


class Guess(NamedTuple):
    """What could be guessed about one ticket of a seat by somebody who knows all the others."""

    doubt: Any  # how much less likely each ticket is that is possible, for all that is missing of its way
    unexplained: Any  # how many clues it would leave unexplained
    true: int  # the place of the ticket that is really held

    def chance(self, doubt: float, unexplained: float) -> float:
        """The logarithm of the chance of the true ticket, with those numbers of the formula."""
        logs = -doubt / DOUBT * self.doubt - unexplained * self.unexplained
        return float(logs[self.true] - np.logaddexp.reduce(logs))


def share_placed(view: View, seat: int) -> float:
    """How many of its pieces a seat has placed, 0 … 1."""
    return 1 - float(view.record.public.pieces[seat].sum()) / float(view.board.pieces.sum())


def guesses(game: Game, seat: int, mind: Any) -> list[Guess]:
    """What could be guessed about each ticket of the seat."""
    view = game.view(seat)
    belief = records.new(memory.BELIEF)[0]
    bots.see_intents(view.board, view.record, mind, belief)
    held = {other: set(members(game.view(other).record.own.held)) for other in range(len(game.players))}
    known = set().union(*held.values())
    longs, normals = (set(members(words)) for words in (view.board.long_tickets, view.board.normal_tickets))
    explains = belief.explains[seat]
    found = []
    for ticket in held[seat]:
        possible = sorted((longs if ticket in longs else normals) - known | {ticket})
        left = belief.clues[seat].copy()
        for other in held[seat] - {ticket}:
            left &= ~explains[other]
        unexplained = np.bitwise_count(left & ~explains[possible]).sum(axis=1)
        found.append(Guess(-np.log(belief.weight[seat, possible]), unexplained, possible.index(ticket)))
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


def chance(found: list[Guess], doubt: float, unexplained: float) -> float:
    """The chance given to true tickets, with those numbers of the formula."""
    return float(np.exp(np.mean([guess.chance(doubt, unexplained) for guess in found])))


def main() -> None:
    """Print a table in Markdown."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=100, help="on each map")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--share", type=float, default=0.1, help="of the turns that are looked at")
    options = parser.parse_args()
    lines = [
        "| edition | pieces placed | tickets | blind | by what is missing | and by clues | best formula |",
        "|---|---|---|---|---|---|---|",
    ]
    for place in MAPS:
        stages = study(place, options.players, options.games, options.share)
        found = [guess for _, some in sorted(stages.items()) for guess in some]
        best = max(product(DOUBTS, PRICES), key=lambda formula: chance(found, *formula))
        for stage, some in [*sorted(stages.items()), (None, found)]:
            part = "all" if stage is None else f"{100 * stage // STAGES}–{100 * (stage + 1) // STAGES} %"
            blind, missing, clues = (chance(some, *numbers) for numbers in ((0, 0), (DOUBT, 0), (DOUBT, UNEXPLAINED)))
            fit = f"{best[0]:.0f}, {best[1]:.1f} ({chance(found, *best):.0%})" if stage is None else ""
            lines.append(f"| {place} | {part} | {len(some)} | {blind:.0%} | {missing:.0%} | **{clues:.0%}** | {fit} |")
    print("\n".join(["", *lines]))


if __name__ == "__main__":
    main()
