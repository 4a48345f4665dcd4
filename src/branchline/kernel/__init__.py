"""The rules, one file per chapter of the rulebook, as functions over records (see `layout`).

Python calls the entries named here; everything else is called by other rules. `make_ready` compiles them if need be.
"""

from branchline.kernel.determinize import determinize
from branchline.kernel.legal import ALLOWED, REASONS, legal, refusal
from branchline.kernel.observe import observe, show_event
from branchline.kernel.playout import begin_chance, choose_random, play_random, random_games
from branchline.kernel.prepare import compile_rules, is_compiled, make_ready, new_scratch, records
from branchline.kernel.score import score
from branchline.kernel.turn import new_game, play

__all__ = [
    "ALLOWED",
    "REASONS",
    "begin_chance",
    "choose_random",
    "compile_rules",
    "determinize",
    "is_compiled",
    "legal",
    "make_ready",
    "new_game",
    "new_scratch",
    "observe",
    "play",
    "play_random",
    "random_games",
    "records",
    "refusal",
    "score",
    "show_event",
]
