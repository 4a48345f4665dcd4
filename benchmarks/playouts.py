"""How many playouts a second the search plays, and a fingerprint of what it thinks.

    python -m benchmarks.playouts
    python -m benchmarks.playouts --helpers 1 --budget 500ms        # with a second core
    git worktree add --detach ../earlier COMMIT
    PYTHONPATH=../earlier/src python -m benchmarks.playouts

A change that only makes playouts faster leaves every fingerprint as it was: with a number of playouts for each decision
the search thinks the same, to the last bit. Positions come from games of planners. Measure both programs one after the
other, and look at the ratio: single figures vary with what else the machine does.
"""

import argparse
import hashlib
import time
from typing import NamedTuple

from benchmarks.strength import MAPS, add_maps
from benchmarks.thought import quiet
from branchline import Game
from branchline.bots import make_bot
from branchline.bots.helpers import Helpers


class Measured(NamedTuple):
    """A game's decisions, thought about."""

    fingerprint: str
    playouts: int
    seconds: float


def measure(place: str, players: int, options: argparse.Namespace) -> Measured:
    """Let a search think at every so many decisions of a game of planners."""
    edition, variant = MAPS[place]
    game = Game.new(edition, variant=variant, players=players, seed=5)
    planner, thoughts = make_bot("planner", 1), hashlib.sha256()
    playouts, seconds = 0, 0.0
    helpers = Helpers(options.helpers)
    clock = time.perf_counter if options.helpers else time.thread_time
    while game.decider is not None:
        view = game.view(game.decider)
        if len(game.played) % options.every == 0:
            bot = quiet(str(len(game.played)), options.budget)
            bot.helpers, bot.clock = helpers, clock
            began = clock()
            bot.choose(view)
            seconds += clock() - began
            playouts += sum(thought.visits for thought in bot.thoughts)
            thoughts.update(repr(bot.thoughts).encode())
        game.make(planner.choose(view))
    return Measured(thoughts.hexdigest()[:12], playouts, seconds)


def main() -> None:
    """Print a table in Markdown."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--every", type=int, default=9, help="the search thinks at every so many decisions")
    parser.add_argument("--budget", default="200", help="for a decision: playouts, or a time like 500ms")
    parser.add_argument("--helpers", type=int, default=0, help="cores beside the first")
    add_maps(parser)
    options = parser.parse_args()
    print("| edition | players | playouts a second | fingerprint |\n|---|---|---|---|")
    for place in options.maps:
        for players in (2, 4):
            measured = measure(place, players, options)
            print(f"| {place} | {players} | {measured.playouts / measured.seconds:,.0f} | {measured.fingerprint} |")


if __name__ == "__main__":
    main()
