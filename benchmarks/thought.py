"""What is a decision of the search worth? Its gain over the planner's move, in games that it plays itself.

    python -m benchmarks.thought --edition europe --variant mega --try 1s --try "1s BELIEF=10" --try 250ms

A quick search plays one seat against planners; at some of its turns every search that is tried decides too, and the
moves are played out on many common deals, between planners. The mean gain times the turns of a game is what the whole
game gains: the advantage of a policy is the sum of what each of its decisions gains on the way that it takes itself.
(On the planner's own way every search looks several times as good: there it may mend what it would have done earlier.)
So a hundred positions, ten minutes, tell two searches apart that hundreds of games would not. A value is 0 to 1, from
the lead and the victory (`bots/search.py`); a point is about 0.012 of it in Europe.
"""

import argparse
import time
from typing import Any

import numpy as np
from rich.progress import Progress

from branchline import Game
from branchline.bots import make_bot, search
from branchline.bots.beliefs import NO_SCENES, Beliefs
from branchline.bots.compiled import memory
from branchline.bots.compiled.memory import PLANNER, new_brain
from branchline.bots.helpers import Desk
from branchline.bots.search import Option, SearchBot
from branchline.game.dealing import bot_key
from branchline.game.view import View, members
from branchline.kernel import records

DRIVER = "200ms"  # who plays the game on


class Trial:
    """A search with some of its constants changed."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.budget, *changes = text.split()
        self.kind = next((KINDS[change] for change in changes if change in KINDS), Beliefs)
        changes = [change for change in changes if change not in KINDS]
        named = dict(change.split("=") for change in changes)
        self.width = int(named.pop("width", 0))
        self.constants = {name: float(value) for name, value in named.items()}
        for name in self.constants:
            if not hasattr(search, name):
                raise SystemExit(f"the search has no constant {name}")

    def begin(self, seed: str) -> None:
        """A new game."""
        self.bot = quiet(seed, self.budget, self.kind)
        self.bot.width = self.width or self.bot.width

    def choose(self, view: View, truth: Any = None) -> int:
        """What it would do; only who is meant to know the others' tickets is told the truth about them."""
        if isinstance(self.bot.beliefs, Knowing):
            self.bot.beliefs.truth = truth
        usual = {name: getattr(search, name) for name in self.constants}
        try:
            vars(search).update(self.constants)
            return self.bot.choose(view)
        finally:
            vars(search).update(usual)


def any_ticket() -> Any:
    """The belief of somebody who knows nothing: every seat may hold every ticket."""
    belief = records.new(memory.BELIEF)[0]
    belief.weight[:] = 1.0
    return belief


class Forgetful(Beliefs):
    """The beliefs of a search that goes by what was built alone, and does not ask why everybody moved as it did."""

    def scenes(self, view: View, most: int = 0) -> Any:
        """Nothing is remembered."""
        return NO_SCENES


class Clueless(Forgetful):
    """Of one that goes by what is missing of each ticket's way, and asks for nobody's reason to build what stands."""

    def believe(self, view: View, belief: Any, *how: Any) -> None:
        """No clues."""
        belief.clues[:] = 0
        super().believe(view, belief, *how)


class Blind(Forgetful):
    """Of one that does not look at the others at all: to it, they may hold any tickets."""

    def believe(self, view: View, belief: Any, *how: Any) -> None:
        """Nothing is seen."""
        super().believe(view, any_ticket(), *how)


class Knowing(Forgetful):
    """Of one that is told what the others hold: no belief, however good, brings more than that."""

    truth: Any

    def believe(self, view: View, belief: Any, *how: Any) -> None:
        """Nothing but the truth."""
        super().believe(view, self.truth, *how)


KINDS = {"blind": Blind, "clueless": Clueless, "forgetful": Forgetful, "knowing": Knowing}


def quiet(seed: str, budget: str, kind: type[Beliefs] = Beliefs) -> SearchBot:
    """A search whose time is time on the processor, and that explains nothing."""
    bot = SearchBot(seed, budget=budget)
    bot.clock, bot.explains = time.thread_time, False
    bot.beliefs = kind(new_brain(PLANNER), Desk())
    return bot


def tickets_held(game: Game) -> Any:
    """The truth about everybody's tickets, in the form that a search believes it."""
    belief = records.new(memory.BELIEF)[0]
    for seat in range(len(game.players)):
        belief.weight[seat, list(members(game.view(seat).record.own.held))] = 1.0
    return belief


def gains(bot: SearchBot, game: Game, moves: list[int], deals: int, seed: str) -> Any:
    """What each of the moves brings more than the first of them, in value and in victories, over common deals.

    The others hold the tickets on these that they really hold, whatever a search may believe.
    """
    view = game.view(game.decider)
    options = {move: Option(move, 1.0) for move in moves}
    bot.beliefs.believe(view, tickets_held(game))
    bot.explore(view, list(options.values()), bot_key(seed), deals)
    thoughts = [options[move].thought(search.VICTORY, options[moves[0]]) for move in moves]
    worth = np.array([(thought.value, thought.win_chance) for thought in thoughts])
    return worth - worth[0]


def study(options: argparse.Namespace, trials: list[Trial]) -> tuple[Any, Any, float]:
    """For every position and trial: its gain (value, victories), and whether it left the planner's move; and turns."""
    rows: list[Any] = []
    left: list[list[bool]] = []
    turns: list[int] = []
    rng = np.random.default_rng(1)
    planner = make_bot("planner", 1)
    with Progress() as progress:
        task = progress.add_task(options.edition, total=options.positions)
        while len(rows) < options.positions:
            number = len(turns)
            seed = f"{options.seed}/{number}"
            game = Game.new(options.edition, variant=options.variant, players=options.players, seed=seed)
            driver, judge, seat = quiet(seed, DRIVER), quiet(seed, DRIVER), number % options.players
            for trial in trials:
                trial.begin(seed)
            turns.append(0)
            while game.decider is not None:
                view = game.view(game.decider)
                ours = game.decider == seat
                if ours and game.phase == "turn":
                    turns[-1] += 1
                    if rng.random() < options.share and len(rows) < options.positions:
                        place = f"{seed} {len(rows)}"
                        truth = tickets_held(game)
                        moves = [planner.choose(view), *(trial.choose(view, truth) for trial in trials)]
                        rows.append(gains(judge, game, moves, options.deals, f"judge {place}")[1:])
                        left.append([move != moves[0] for move in moves[1:]])
                        progress.advance(task)
                game.make((driver if ours else planner).choose(view))
    return np.array(rows), np.array(left), float(np.mean(turns))


def main() -> None:
    """Print a table in Markdown."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--edition", default="europe")
    parser.add_argument("--variant")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--positions", type=int, default=100)
    parser.add_argument("--share", type=float, default=0.2, help="of the turns that are looked at")
    parser.add_argument("--deals", type=int, default=200, help="on which the moves are judged")
    parser.add_argument("--seed", default="thought")
    parser.add_argument(
        "--try",
        dest="trials",
        action="append",
        help=f"a budget, and constants of bots/search.py, width=8, or one of {', '.join(KINDS)}",
    )
    options = parser.parse_args()
    trials = [Trial(text) for text in options.trials or ["250ms", "1s"]]
    rows, left, turns = study(options, trials)
    name = " ".join(filter(None, [options.edition, options.variant]))
    print(f"\n{name}, {options.players} players: {len(rows)} positions, {turns:.0f} turns a game\n")
    print("| search | gain of a turn | beyond the first | victories | beyond the first | leaves the planner's move |")
    print("|---|---|---|---|---|---|")
    for number, trial in enumerate(trials):
        cells = []
        for kind in range(2):
            for gain in (rows[:, number, kind], rows[:, number, kind] - rows[:, 0, kind]):
                cells.append(f"{gain.mean():+.4f} ±{1.96 * gain.std() / np.sqrt(len(gain)):.4f}")
        print(f"| {trial.text} | {' | '.join(cells)} | {left[:, number].mean():.0%} |")


if __name__ == "__main__":
    main()
