"""One decision of any compiled bot."""

from branchline.bots.compiled.greedy import greedy_action
from branchline.bots.compiled.memory import GREEDY, PLANNER
from branchline.bots.compiled.planner import planner_action
from branchline.kernel.legal import list_legal
from branchline.kernel.playout import random_action
from branchline.kernel.rule import rule


@rule
def decide(board, state, scratch, brain, mind):
    """The action of the deciding seat, played by `brain`; `mind` is what the bot of that seat keeps to itself."""
    list_legal(board, state, scratch.legal)
    if brain.kind == PLANNER:
        return planner_action(board, state, brain, mind, scratch.legal)
    if brain.kind == GREEDY:
        return greedy_action(board, state, mind, scratch.legal)
    return random_action(scratch.legal, mind.chance)
