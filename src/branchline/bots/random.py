"""A bot that does anything legal, each with the same chance."""

from branchline.bots.compiled.memory import RANDOM, new_brain
from branchline.bots.compiled_bot import CompiledBot


class RandomBot(CompiledBot):
    """Uniformly random over all legal actions."""

    def __init__(self, seed: int | str = 0) -> None:
        super().__init__(new_brain(RANDOM), seed)
