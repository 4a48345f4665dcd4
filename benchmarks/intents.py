"""How well the search knows the others' tickets, held against the truth in games of planners.

    python -m benchmarks.intents --games 100

At its turns a search deals the others tickets as it believes them to lie. The figures are the share of those that are
really held which are dealt to whoever holds them, and in brackets how wrong the chances of all tickets are (half of the
sum of their squared errors, for each ticket that is held): blind, by what is missing of their ways, by the clues too
that they explain (`bots/compiled/intents.py`), and by what everybody did (`bots/compiled/hindsight.py`).
"""

import argparse
import time
from collections import defaultdict
from typing import Any

import numpy as np
from rich.progress import track

from benchmarks.strength import MAPS, add_maps
from benchmarks.thought import Blind, Clueless, Forgetful
from branchline import Game
from branchline.bots import make_bot
from branchline.bots.beliefs import Beliefs
from branchline.bots.compiled.memory import PLANNER, new_brain
from branchline.bots.helpers import Desk
from branchline.bots.search import HINDSIGHT
from branchline.game.dealing import bot_key
from branchline.game.view import View, members

STAGES = 5  # parts of the game, by the share of pieces placed
KINDS: dict[str, type[Beliefs]] = {
    "blind": Blind, "by what is missing": Clueless, "and by clues": Forgetful, "and by moves": Beliefs,
}  # fmt: skip


def share_placed(view: View, seat: int) -> float:
    """How many of its pieces the player has placed."""
    return 1.0 - float(view.record.public.pieces[seat].sum()) / float(view.board.pieces.sum())


def known(beliefs: Beliefs, seat: int, held: set[int]) -> tuple[float, float]:
    """How often what the player holds is dealt to it, and how wrong the chances are: 0 knows all, 1 the contrary."""
    dealt = beliefs.deals["own"]["held"][:, seat]
    chance = np.zeros(64 * dealt.shape[1])
    for words in dealt:
        chance[list(members(words))] += 1.0 / len(dealt)
    truth = np.isin(np.arange(len(chance)), list(held))
    return float(chance[truth].mean()), float(((chance - truth) ** 2).sum()) / (2 * len(held))


def study(place: str, options: argparse.Namespace) -> dict[int, list[Any]]:
    """What was known with each kind of beliefs of each other player, at all turns of somebody, by stage."""
    edition, variant = MAPS[place]
    stages: dict[int, list[Any]] = defaultdict(list)
    for number in track(range(options.games), f"{place}, {options.players} players"):
        game = Game.new(edition, variant=variant, players=options.players, seed=f"intents {number}")
        bots = [make_bot(options.bot, f"{number} {seat}") for seat in range(options.players)]
        guesses = [kind(new_brain(PLANNER), Desk()) for kind in KINDS.values()]
        while game.decider is not None:
            view = game.view(game.decider)
            if game.phase == "turn" and view.seat == number % options.players:
                for beliefs in guesses:
                    key = bot_key(f"{len(view.sights)}")
                    beliefs.look_back_for(view, key, 1000 * options.seconds, time.thread_time)
                for seat in {*range(options.players)} - {view.seat}:
                    held = {*members(game.view(seat).record.own.held)}
                    stage = min(STAGES - 1, int(STAGES * share_placed(view, seat)))
                    stages[stage].append([known(beliefs, seat, held) for beliefs in guesses])
            game.make(bots[game.decider].choose(view))
    return stages


def main() -> None:
    """Print a table in Markdown."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=100, help="on each map")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--bot", default="planner", help="whose tickets are guessed")
    parser.add_argument("--seconds", type=float, default=HINDSIGHT, help="to look back: so long as a second has for it")
    add_maps(parser)
    options = parser.parse_args()
    lines = [f"| edition | pieces placed | positions | {' | '.join(KINDS)} |", "|---" * (3 + len(KINDS)) + "|"]
    for place in options.maps:
        stages = study(place, options)
        whole = [one for found in stages.values() for one in found]
        for stage, found in [*sorted(stages.items()), (None, whole)]:
            part = "all" if stage is None else f"{100 * stage // STAGES}–{100 * (stage + 1) // STAGES} %"
            shares = " | ".join(f"{share:.0%} ({wrong:.2f})" for share, wrong in np.mean(found, axis=0))
            lines.append(f"| {place} | {part} | {len(found)} | {shares} |")
    print("\n".join(["", *lines]))


if __name__ == "__main__":
    main()
