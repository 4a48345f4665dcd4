"""A simple bot: it claims the most points it can and otherwise draws towards a route worth many."""

from branchline.bots.compiled.memory import GREEDY, new_brain
from branchline.bots.compiled_bot import CompiledBot


class GreedyBot(CompiledBot):
    """Claims the route worth most; draws the colours that bring the best open route nearest."""

    def __init__(self, seed: int | str = 0) -> None:
        super().__init__(new_brain(GREEDY), seed)
