"""Search for better habits of the planner by self-play: an evolution strategy over all of them at once.

    python -m tools.tune_planner --generations 60 --out habits.json
    python -m tools.tune_planner --habits bare                             # BARE_HABITS, on maps without stations
    python -m tools.tune_planner --habits short                            # SHORT_HABITS, on the small maps only
    python -m tools.tune_planner --habits money                            # MONEY_HABITS, where money is the score
    python -m tools.tune_planner --against ../earlier                      # also against the planner of that checkout

Every generation draws candidates around the present mean, lets each play the same deals against the champion and greedy
on every edition of that kind, and moves the mean towards the better half. The champion is the mean of some
generations ago. With --promises, fulfilling all of one's tickets counts too. Against themselves planners get slow: one
of an earlier commit that hurries (--against) counts twice as much as the champion.
"""

import argparse
import json
import time
from pathlib import Path
from typing import Any

import numpy as np

from benchmarks.promises import Side, duel, load_program
from branchline.bots.compiled import memory
from branchline.bots.compiled.habits import GAMES, HABITS
from branchline.edition import load_edition
from branchline.kernel import numbers, records
from branchline.lab.compiled import exports as games_export
from branchline.lab.compiled.outcome import OUTCOME

EXAMPLES = Path(__file__).parent.parent / "examples"
# edition, variant, players, games against the champion
MATCHES = [
    ("europe", "classic", 2, 100),
    ("europe", "mega", 2, 60),
    ("italy", "standard", 2, 100),
    (f"{EXAMPLES}/north-america", "standard", 2, 60),
    ("new-york", "standard", 2, 200),
    ("berlin", "standard", 2, 200),
    ("europe", "classic", 4, 40),
    ("italy", "standard", 4, 40),
    ("new-york", "standard", 4, 80),
    ("berlin", "standard", 4, 80),
    ("legends", "first-game", 2, 120),
    ("legends", "fourth-game", 2, 120),
    ("legends", "eighth-game", 2, 120),
    ("legends", "all-boards", 2, 30),
    ("legends", "fourth-game", 4, 60),
]
# Which habits are for which editions.
EDITIONS = {
    "long": ("europe",),
    "bare": ("italy", f"{EXAMPLES}/north-america"),
    "short": ("new-york", "berlin"),
    "money": ("legends",),
}
NAMES = list(HABITS)


def brain(habits: Any) -> Any:
    return memory.new_brain(memory.PLANNER, **dict(zip(NAMES, habits, strict=True)))


def fulfilled(outcomes: Any, seats: Any) -> float:
    """The share of these seats, one of each game, that fulfilled every ticket they kept."""
    kept = outcomes["ticket_of"] == seats[:, None]
    done = outcomes["sheet"]["done"][np.arange(len(outcomes)), seats]
    done = np.unpackbits(done.view(np.uint8), axis=1, bitorder="little")[:, : kept.shape[1]]
    return float((~(kept & (done == 0)).any(axis=1)).mean())


def fitness(us: Any, them: Any, match: tuple[str, str, int, int], seed: int, promises: float = 0.0) -> float:
    """How well one of us does among them: the win share, and a little of the margin, against the fair share; and what
    fulfilling all tickets is worth."""
    edition, variant, players, games = match
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
    scale = 40.0 if board.pieces[0] > 20 else 12.0
    kept = promises * fulfilled(outcomes, np.arange(games) % players) if promises else 0.0
    return float(share - 0.5 + 0.5 * np.tanh(margin / scale).mean()) + kept


def earlier_pairs(checkout: Path, matches: list[tuple[str, str, int, int]]) -> list[tuple[Side, Side, int]]:
    """A planner of this program and one of the checkout for each match of two, with the number of games."""
    program = load_program(checkout)
    return [
        (Side(load_program(None), edition, variant, 2), Side(program, edition, variant, 2), games // 4)
        for edition, variant, players, games in matches
        if players == 2
    ]


def against_earlier(us: Any, pairs: list[tuple[Side, Side, int]], seed: int) -> float:
    """How well we do against an earlier planner; these games are played move by move, so there are fewer of them."""
    worth = 0.0
    for new, old, games in pairs:
        new.brain = us
        found = duel(new, old, seed, games)
        scale = 40.0 if new.board.pieces[0] > 20 else 12.0
        worth += 2.0 * (found["share"].value - 0.5 + 0.5 * float(np.tanh(found["margin"].value / scale)))
    return worth


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--generations", type=int, default=60)
    parser.add_argument("--population", type=int, default=14)
    parser.add_argument("--spread", type=float, default=0.25, help="of the first candidates, in logarithms")
    parser.add_argument("--champion", type=int, default=10, help="generations a champion stays")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--habits", choices=list(EDITIONS), default="long", help="of which games")
    parser.add_argument("--promises", type=float, default=0.0, help="what fulfilling all tickets counts")
    parser.add_argument("--against", type=Path, help="a checkout of an earlier commit, to play against too")
    parser.add_argument("--start", type=Path, help="a file of habits to start from")
    parser.add_argument("--out", type=Path, default=Path("habits.json"))
    options = parser.parse_args()
    games_export.make_games_ready()
    habits = json.loads(options.start.read_text()) if options.start else {}
    usual = GAMES[options.habits]
    matches = [match for match in MATCHES if match[0] in EDITIONS[options.habits]]
    pairs = earlier_pairs(options.against, matches) if options.against else []
    mean = np.log(np.maximum(1e-3, [habits.get(name, usual[name]) for name in NAMES]))
    spread = np.full(len(mean), options.spread)
    random = np.random.default_rng(options.seed)
    weights = np.maximum(0, np.log(options.population / 2 + 0.5) - np.log(np.arange(1, options.population + 1)))
    weights /= weights.sum()
    champion = brain(np.exp(mean))
    greedy = memory.new_brain(memory.GREEDY)
    for generation in range(options.generations):
        began = time.perf_counter()
        if generation % options.champion == 0:
            champion = brain(np.exp(mean))
        steps = random.standard_normal((options.population // 2, len(mean)))
        steps = np.concatenate([steps, -steps])
        worth = np.zeros(len(steps))
        for i, step in enumerate(steps):
            candidate = brain(np.exp(mean + spread * step))
            worth[i] = against_earlier(candidate, pairs, 100_000 + generation)
            for n, match in enumerate(matches):
                worth[i] += fitness(candidate, champion, match, 1000 * generation + n, options.promises)
                if match[2] == 2:
                    worth[i] += 0.5 * fitness(candidate, greedy, (*match[:3], match[3] // 2), 1000 * generation + n)
        order = np.argsort(-worth)
        chosen = steps[order][: len(weights)]
        mean = mean + spread * (weights @ chosen)
        # The spread of each habit follows how far the better candidates went, slowly.
        spread = spread * np.exp(0.06 * ((weights @ chosen**2) - 1))
        spread = np.clip(spread, 0.02, 0.5)
        found = {name: round(float(value), 3) for name, value in zip(NAMES, np.exp(mean), strict=True)}
        options.out.write_text(json.dumps(found, indent=1))
        centre = sum(
            fitness(brain(np.exp(mean)), champion, match, 1000 * generation + n) for n, match in enumerate(matches)
        )
        print(
            f"generation {generation}: best {worth.max():.3f} mean {worth.mean():.3f},"
            f" the new mean against the champion {centre:.3f}, {time.perf_counter() - began:.0f} s",
            flush=True,
        )


if __name__ == "__main__":
    main()
