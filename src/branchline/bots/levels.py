"""Levels for people: settings of the other bots, from a friendly start to the best there is."""

import time

from branchline.bots.base import Bot
from branchline.bots.planner import PlannerBot
from branchline.bots.search import SearchBot
from branchline.game.view import View


def easy(seed: int | str = 0) -> Bot:
    """A planner that often takes the second or third best."""
    return PlannerBot(seed, noise=2.0)


def normal(seed: int | str = 0) -> Bot:
    """The planner."""
    return PlannerBot(seed)


def hard(seed: int | str = 0) -> Bot:
    """The search with little time."""
    return SearchBot(seed, budget="100ms")


def expert(seed: int | str = 0) -> Bot:
    """The search with time to think."""
    return SearchBot(seed, budget="2s")


class Paced:
    """A bot that takes at least `seconds` for each move, so that people can follow. It only waits."""

    def __init__(self, bot: Bot, seconds: float) -> None:
        self.bot = bot
        self.seconds = seconds

    def choose(self, view: View) -> int:
        """The bot's own choice, not too soon."""
        began = time.monotonic()
        action = self.bot.choose(view)
        time.sleep(max(0.0, began + self.seconds - time.monotonic()))
        return action
