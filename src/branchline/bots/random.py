"""A bot that does anything legal, each with the same chance."""

import random

from branchline.view import View


class RandomBot:
    """Uniformly random over all legal actions."""

    def __init__(self, seed: int = 0) -> None:
        self._random = random.Random(seed)

    def choose(self, view: View) -> int:
        """Any legal action."""
        return self._random.choice(view.actions)
