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
from branchline.bots.compiled import memory
from branchline.bots.search import Option, SearchBot
from branchline.game.dealing import bot_key
from branchline.game.view import View, members
from branchline.kernel import records

DRIVER = "200ms"  # who plays the game on
BLIND, CLUELESS = "blind", "clueless"


class Trial:
    """A search with some of its constants changed."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.budget, *changes = text.split()
        kinds = {BLIND: BlindSearch, CLUELESS: CluelessSearch}
        self.kind = next((kinds[change] for change in changes if change in kinds), SearchBot)
        changes = [change for change in changes if change not in kinds]
        named = dict(change.split("=") for change in changes)
        self.width = int(named.pop("width", 0))
        self.constants = {name: float(value) for name, value in named.items()}
        for name in self.constants:
            if not hasattr(search, name):
                raise SystemExit(f"the search has no constant {name}")

    def choose(self, view: View, seed: str) -> int:
        """What it would do."""
        usual = {name: getattr(search, name) for name in self.constants}
        try:
            vars(search).update(self.constants)
            bot = quiet(seed, self.budget, self.kind)
            bot.width = self.width or bot.width
            return bot.choose(view)
        finally:
            vars(search).update(usual)


def any_ticket() -> Any:
    """The belief of somebody who knows nothing: every seat may hold every ticket."""
    belief = records.new(memory.BELIEF)[0]
    belief.weight[:] = 1.0
    return belief


class BlindSearch(SearchBot):
    """A search that does not look at what the others have built: to it, they may hold any tickets."""

    def look_at(self, view: View) -> None:
        """Look at nothing."""
        self.believe(any_ticket())


class CluelessSearch(SearchBot):
    """A search that goes by what is missing of each ticket's way, and asks for nobody's reason to build what stands."""

    def believe(self, belief: Any) -> None:
        """No clues."""
        belief.clues[:] = 0
        super().believe(belief)


def quiet(seed: str, budget: str, kind: type[SearchBot] = SearchBot) -> SearchBot:
    """A search whose time is time on the processor, and that explains nothing."""
    bot = kind(seed, budget=budget)
    bot.clock, bot.explains = time.thread_time, False
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
    bot.believe(tickets_held(game))
    bot.explore(view, list(options.values()), bot_key(seed), deals)
    thoughts = [options[move].thought(search.VICTORY) for move in moves]
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
            driver, seat = quiet(seed, DRIVER), number % options.players
            turns.append(0)
            while game.decider is not None:
                view = game.view(game.decider)
                ours = game.decider == seat
                if ours and game.phase == "turn":
                    turns[-1] += 1
                    if rng.random() < options.share and len(rows) < options.positions:
                        place = f"{seed} {len(rows)}"
                        moves = [planner.choose(view), *(trial.choose(view, place) for trial in trials)]
                        rows.append(gains(driver, game, moves, options.deals, f"judge {place}")[1:])
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
        help=f"a budget, and constants of bots/search.py, width=8, {BLIND} or {CLUELESS}",
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
