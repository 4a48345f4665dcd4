"""A bot that plans a cheap network for its tickets."""

from branchline.bots.compiled.memory import PLANNER, new_brain
from branchline.bots.compiled_bot import CompiledBot


class PlannerBot(CompiledBot):
    """Plans, draws what the plan lacks, claims what is at risk first, and watches the end of the game.

    Its habits (`bots.compiled.habits`) may differ from the usual ones: the same number then for all kinds of games.
    """

    def __init__(self, seed: int | str = 0, **habits: float) -> None:
        super().__init__(new_brain(PLANNER, **habits), seed)
