"""Search for better habits of the planner by self-play: an evolution strategy over all of them at once.

    python -m tools.tune_planner --habits short --out habits.json          # the small maps, see bots/compiled/habits.py
    python -m tools.tune_planner --habits lands --games 240 --generations 100
    python -m tools.tune_planner --start habits.json                       # go on from there
    python -m tools.tune_planner --against ../earlier                      # also against the planner of that checkout

Every generation draws candidates around the present mean, lets each play the same deals on every map of that kind, and
moves the mean towards the better half. They play against the habits of today, those it started from, and its own means
of some generations ago, one after the other. Luck is large: with a hundred games a candidate the mean wanders, with a
thousand (a second on a small map) it climbs. With --promises, fulfilling all of one's tickets counts too.
"""

import argparse
import json
import time
from pathlib import Path
from typing import Any

import numpy as np

from benchmarks.promises import LEGENDS, Side, duel, load_program
from branchline.bots.compiled import memory
from branchline.bots.compiled.habits import GAMES, HABITS, SHORT_GAME
from branchline.edition import load_edition
from branchline.kernel import numbers, records
from branchline.lab.compiled import exports as games_export
from branchline.lab.compiled.outcome import OUTCOME

EXAMPLES = Path(__file__).parent.parent / "examples"
# Where each kind of habits is at home: edition, variant, players.
MATCHES = {
    "long": [("europe", "classic", 2), ("europe", "mega", 2), (f"{EXAMPLES}/north-america", "standard", 2)],
    "lands": [("italy", "standard", 2)],
    "short": [("new-york", "standard", 2)],
    "pair": [("berlin", "standard", 2)],
    "money": [(*setting, 2) for setting in LEGENDS],
}
PAST = 12  # generations between two means that stay as opponents
SMOOTH = 0.9  # how much of the mean that is written is older than the last generation

Match = tuple[str, str, int]


def fulfilled(outcomes: Any, seats: Any) -> float:
    """The share of these seats, one of each game, that fulfilled every ticket they kept."""
    kept = outcomes["ticket_of"] == seats[:, None]
    done = outcomes["sheet"]["done"][np.arange(len(outcomes)), seats]
    done = np.unpackbits(done.view(np.uint8), axis=1, bitorder="little")[:, : kept.shape[1]]
    return float((~(kept & (done == 0)).any(axis=1)).mean())


def fitness(us: Any, them: Any, match: Match, games: int, seed: int, promises: float = 0.0) -> float:
    """How well one of us does among them: the win share, and a little of the margin, against the fair share; and what
    fulfilling all tickets is worth."""
    edition, variant, players = match
    board = load_edition(edition).board(load_edition(edition).setup(variant))[0]
    random = np.random.default_rng(seed)
    keys = np.repeat(random.integers(0, 2**32, (games // players, 6, 8), np.uint32), players, axis=0)
    games = len(keys)
    seated = np.ones((games, players), np.int16)
    seated[np.arange(games), np.arange(games) % players] = 0
    starters = np.repeat(np.arange(games // players) % players, players).astype(np.int16)
    outcomes = records.new(OUTCOME, games)
    state, scratch, log = records.new(records.STATE)[0], records.new_scratch()[0], records.new(records.EVENT)
    brains, minds = np.array([us, them], dtype=memory.BRAIN), records.new(memory.MIND, numbers.PLAYERS)
    games_export.play_whole_games(board, state, scratch, minds, brains, log, players, starters, keys, seated, outcomes)
    totals, first = outcomes["sheet"]["total"][:, :players].astype(float), outcomes["sheet"]["place"][:, :players] == 1
    ours = seated == 0
    share = (first / first.sum(axis=1, keepdims=True))[ours].mean() * players / 2
    margin = totals[ours] - np.where(ours, -1e9, totals).max(axis=1)
    kept = promises * fulfilled(outcomes, np.arange(games) % players) if promises else 0.0
    return float(share - 0.5 + 0.5 * np.tanh(margin / _clear_margin(board)).mean()) + kept


def _clear_margin(board: Any) -> float:
    """Points by which a game is won clearly."""
    return 40.0 if board.pieces.sum() > SHORT_GAME else 12.0


class Earlier:
    """The planner of another checkout. These games are played move by move, so there are fewer of them."""

    def __init__(self, checkout: Path, matches: list[Match], games: int) -> None:
        program = load_program(checkout)
        self.games = games
        self.pairs = [
            (Side(load_program(None), edition, variant, 2), Side(program, edition, variant, 2))
            for edition, variant, players in matches
            if players == 2
        ]

    def fitness(self, us: Any, seed: int) -> float:
        """How well we do against it."""
        worth = 0.0
        for new, old in self.pairs:
            new.brain = us
            found = duel(new, old, seed, self.games)
            worth += found["share"].value - 0.5 + 0.5 * float(np.tanh(found["margin"].value / _clear_margin(new.board)))
        return worth


class Habits:
    """All habits of one kind of games, as logarithms; those that are 0 stay so."""

    def __init__(self, values: dict[str, float]) -> None:
        self.names = [name for name, value in values.items() if value > 0.0]
        self.start = np.log([values[name] for name in self.names])

    def values(self, logarithms: Any) -> dict[str, float]:
        """The habits themselves."""
        moved = dict(zip(self.names, np.exp(logarithms), strict=True))
        return {name: float(f"{float(moved.get(name, 0.0)):.4g}") for name in HABITS}

    def brain(self, logarithms: Any) -> Any:
        """A planner with these habits in every game."""
        return memory.new_brain(memory.PLANNER, **self.values(logarithms))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--habits", choices=list(MATCHES), default="long", help="of which games")
    parser.add_argument("--generations", type=int, default=100)
    parser.add_argument("--population", type=int, default=16)
    parser.add_argument("--games", type=int, default=1000, help="of each candidate on each map")
    parser.add_argument("--spread", type=float, default=0.25, help="of the first candidates, in logarithms")
    parser.add_argument("--promises", type=float, default=0.3, help="what fulfilling all tickets counts")
    parser.add_argument("--against", type=Path, help="a checkout of an earlier commit, to play against too")
    parser.add_argument("--start", type=Path, help="a file of habits to start from")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("habits.json"))
    options = parser.parse_args()
    games_export.make_games_ready()
    matches = MATCHES[options.habits]
    earlier = Earlier(options.against, matches, options.games // 20) if options.against else None
    started = json.loads(options.start.read_text()) if options.start else {}
    habits = Habits(GAMES[options.habits] | started)
    today = memory.new_brain(memory.PLANNER)
    mean = smooth = habits.start
    pool = [today, habits.brain(mean)]
    spread = np.full(len(mean), options.spread)
    random = np.random.default_rng(options.seed)
    weights = np.maximum(0, np.log(options.population / 2 + 0.5) - np.log(np.arange(1, options.population + 1)))
    weights /= weights.sum()
    for generation in range(options.generations):
        began = time.perf_counter()
        opponent = pool[-1] if generation % 4 > 1 else pool[generation % 2]
        steps = random.standard_normal((options.population // 2, len(mean)))
        steps = np.concatenate([steps, -steps])
        worth = np.zeros(len(steps))
        for i, step in enumerate(steps):
            candidate = habits.brain(mean + spread * step)
            for n, match in enumerate(matches):
                seed = 1000 * generation + n + 77_777 * options.seed
                worth[i] += fitness(candidate, opponent, match, options.games, seed, options.promises)
            if earlier is not None:
                worth[i] += earlier.fitness(candidate, 100_000 + generation)
        chosen = steps[np.argsort(-worth)]
        mean = mean + spread * (weights @ chosen)
        # The spread of each habit follows how far the better candidates went, slowly.
        spread = np.clip(spread * np.exp(0.05 * ((weights @ chosen**2) - 1)), 0.02, 0.4)
        smooth = SMOOTH * smooth + (1 - SMOOTH) * mean
        if generation % PAST == PAST - 1:
            pool.append(habits.brain(smooth))
        options.out.write_text(json.dumps(habits.values(smooth), indent=1))
        now = [fitness(habits.brain(smooth), today, match, options.games, 10_000_000 + generation) for match in matches]
        print(
            f"generation {generation}: best {worth.max():.3f} mean {worth.mean():.3f}, against the habits of today"
            f" {', '.join(f'{value:+.3f}' for value in now)}, {time.perf_counter() - began:.0f} s",
            flush=True,
        )


if __name__ == "__main__":
    main()
