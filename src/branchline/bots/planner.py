"""A bot that plans a cheap network for its tickets."""

from branchline.bots.compiled.memory import PLANNER, new_brain
from branchline.bots.compiled_bot import CompiledBot


class PlannerBot(CompiledBot):
    """Plans, draws what the plan lacks, claims what is at risk first, and watches the end of the game.

    With `noise` it now and then does something that many points worse; other habits (`bots.compiled.habits`) may differ
    from the usual ones too.
    """

    def __init__(self, seed: int | str = 0, *, noise: float = 0.0, **habits: float) -> None:
        super().__init__(new_brain(PLANNER, noise=noise, **habits), seed)
