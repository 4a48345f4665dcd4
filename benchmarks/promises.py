"""Does the planner keep its promises? Tickets fulfilled in self-play, and this planner against an earlier one.

    python benchmarks/promises.py --games 1000 --seed 2
    git worktree add --detach ../earlier COMMIT
    python benchmarks/promises.py --games 400 --seed 2 --against ../earlier

Habits are tuned on the seed 1 and reported on the seed 2. An earlier planner is loaded from a checkout with its own
rules; both follow the same game, move by move, so records may look different as long as the rules are the same.
"""

import argparse
import importlib
import json
import sys
import time
from pathlib import Path
from types import SimpleNamespace
from typing import Any

from branchline.game.dealing import Dealing
from branchline.lab.games import Setting
from branchline.lab.intervals import Estimate, mean, share
from branchline.lab.tables import tables_of

EXAMPLES = Path(__file__).parent.parent / "examples"
SETTINGS = [
    ("europe", "classic"),
    ("europe", "mega"),
    ("italy", "standard"),
    ("new-york", "standard"),
    ("berlin", "standard"),
]
LEGENDS = [("legends", variant) for variant in ("first-game", "fourth-game", "eighth-game", "all-boards")]
PARTS = {
    "numbers": "branchline.kernel.numbers",
    "codes": "branchline.kernel.codes",
    "records": "branchline.kernel.records",
    "rules": "branchline.kernel.exports",
    "memory": "branchline.bots.compiled.memory",
    "bots": "branchline.bots.compiled.exports",
    "edition": "branchline.edition",
}


def load_program(checkout: Path | None) -> SimpleNamespace:
    """The parts of the program in a checkout, beside those of this one; None is this one."""
    if checkout is None:
        return SimpleNamespace(**{name: importlib.import_module(path) for name, path in PARTS.items()})
    source = checkout.resolve() / "src"
    if not (source / "branchline").is_dir():
        sys.exit(f"{checkout} is no checkout of this program: it has no src/branchline")
    kept = {name: module for name, module in sys.modules.items() if name.partition(".")[0] == "branchline"}
    for name in kept:
        del sys.modules[name]
    sys.path.insert(0, str(source))
    try:
        program = load_program(None)
        program.bots.make_bots_ready()
    finally:
        sys.path.remove(str(source))
        for name in [name for name in sys.modules if name.partition(".")[0] == "branchline"]:
            del sys.modules[name]
        sys.modules.update(kept)
    return program


class Side:
    """A planner of one program, with the game as that program's rules see it."""

    def __init__(self, program: SimpleNamespace, edition: str, variant: str, players: int) -> None:
        self.program, self.players = program, players
        program.bots.make_bots_ready()
        loaded = program.edition.load_edition(edition)
        self.board = loaded.board(loaded.setup(variant))[0]
        records, memory = program.records, program.memory
        self.state, self.scratch = records.new(records.STATE)[0], records.new_scratch()[0]
        self.sheet, self.log = records.new(records.SHEET)[0], records.new(records.EVENT)
        self.minds = records.new(memory.MIND, program.numbers.PLAYERS)
        self.brain = memory.new_brain(memory.PLANNER)

    def deal(self, starter: int, key: Any) -> None:
        self.log[0].kind = 0
        self.program.rules.new_game(self.board, self.state, self.players, starter, key, self.log)

    def choose(self) -> int:
        mind = self.minds[self.state.public.decider]
        return int(self.program.bots.choose_action(self.board, self.state, self.scratch, self.brain, mind))

    def play(self, action: int) -> None:
        self.log[0].kind = 0
        self.program.rules.play(self.board, self.state, action, self.log)

    def totals(self) -> tuple[list[int], list[int]]:
        """Points and places at the end."""
        self.program.rules.score(self.board, self.state, self.scratch, self.sheet)
        return [int(n) for n in self.sheet.total[: self.players]], [int(n) for n in self.sheet.place[: self.players]]


def duel(new: Side, old: Side, seed: int, games: int) -> dict[str, Any]:
    """One new planner among old ones, in every seat of the same deals: its share of victories, and points."""
    won, ahead, squares = 0.0, 0.0, 0.0
    players, over = new.players, new.program.codes.OVER
    for game in range(games):
        deal, seat = divmod(game, players)
        for side in (new, old):
            side.deal(deal % players, Dealing.from_seed(f"{seed}/{deal}").key)
        while new.state.public.phase != over:
            action = (new if new.state.public.decider == seat else old).choose()
            new.play(action)
            old.play(action)
            if new.state.public.phase != old.state.public.phase:
                sys.exit(f"the rules of the two programs differ (seed {seed}, deal {deal}): they cannot be compared")
        totals, places = new.totals()
        won += (places[seat] == 1) / places.count(1)
        margin = totals[seat] - max(total for other, total in enumerate(totals) if other != seat)
        ahead += margin
        squares += margin**2
    return {"games": games, "share": share(won, games), "margin": mean(ahead, squares, games)}


def self_play(edition: str, variant: str, players: int, seed: int, games: int) -> dict[str, Any]:
    """What the seats of planners came to."""
    setting = Setting.of(edition, ["planner"], players, seed, variant)
    setting.play(0, 1)  # whatever has to be compiled or loaded is not part of the time
    began = time.process_time()
    outcomes = setting.play(0, games)
    seconds = time.process_time() - began
    tables = tables_of(setting, 0, outcomes, ("seats", "tickets"))
    seats, tickets = tables["seats"], tables["tickets"]
    count, total = len(seats["seat"]), seats["total"].astype(float)
    return {
        "seats": count,
        "all_fulfilled": share(float((seats["tickets_missed"] == 0).sum()), count),
        "held": round(float((seats["tickets_missed"] + seats["tickets_fulfilled"]).mean()), 2),
        "missed": round(float(seats["tickets_missed"].mean()), 3),
        "ticket_points": round(float(seats["tickets"].mean()), 1),
        "score": mean(float(total.sum()), float((total**2).sum()), count),
        "kept_in_play": round(float((tickets["turn"] > 0).sum()) / count, 2),
        "turns": round(float(outcomes["turns"].mean()) / players, 1),
        "games_a_second": round(games / seconds),
    }


def _percent(estimate: Estimate) -> str:
    return f"{100 * estimate.value:.1f} % ({100 * estimate.low:.1f}–{100 * estimate.high:.1f})"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--seed", type=int, default=2, help="habits were tuned on 1")
    parser.add_argument("--against", type=Path, help="a checkout of an earlier commit")
    parser.add_argument("--edition", help="only this one, or a folder")
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    settings = [s for s in SETTINGS + LEGENDS if options.edition in (None, s[0])] or [(options.edition, "")]
    if options.edition is None:
        settings += [(str(folder.parent), "") for folder in sorted(EXAMPLES.glob("*/edition.toml"))]
    old = load_program(options.against) if options.against else None
    for edition, named in settings:
        variant = named or Setting.of(edition).setup.variant
        found = self_play(edition, variant, options.players, options.seed, options.games)
        line = (
            f"{Path(edition).name} {variant}: all tickets {_percent(found['all_fulfilled'])} of {found['seats']} seats,"
            f" held {found['held']}, missed {found['missed']}, tickets {found['ticket_points']:+.1f},"
            f" score {found['score'].value:.1f} (±{found['score'].high - found['score'].value:.1f}),"
            f" drawn in play {found['kept_in_play']}, {found['turns']} turns, {found['games_a_second']} games/s"
        )
        if old is not None:
            new, earlier = (Side(program, edition, variant, options.players) for program in (load_program(None), old))
            found["duel"] = duel(new, earlier, options.seed, options.games)
            margin = found["duel"]["margin"]
            line += f"; against the earlier one {_percent(found['duel']['share'])}, {margin.value:+.1f} points"
        if options.json:
            line = json.dumps({"edition": edition, "variant": variant, "players": options.players, **found})
        print(line, flush=True)


if __name__ == "__main__":
    main()
