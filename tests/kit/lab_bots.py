"""Bots that are not compiled, for tests of the lab."""

import random
import time

from branchline.bots.greedy import GreedyBot
from branchline.game.view import View


class AnyBot:
    """Anything legal."""

    def __init__(self, seed: int | str) -> None:
        self.choice = random.Random(str(seed)).choice

    def choose(self, view: View) -> int:
        return self.choice(view.actions)


class SlowBot(AnyBot):
    """Thinks for a while."""

    def choose(self, view: View) -> int:
        time.sleep(0.002)
        return super().choose(view)


class AskedGreedyBot(GreedyBot):
    """The greedy bot, but nobody can see that it is compiled."""

    def choose(self, view: View) -> int:
        return super().choose(view)


class CheatingBot(AnyBot):
    """Does what is never legal."""

    def choose(self, view: View) -> int:
        return 1023
