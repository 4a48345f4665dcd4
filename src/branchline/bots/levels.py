"""Levels for people: settings of the other bots, from a friendly start to the best there is."""

import time

from branchline.bots.base import Bot
from branchline.bots.planner import PlannerBot
from branchline.bots.search import SearchBot
from branchline.game.view import View

# What beginners do: they forget a ticket, do not collect cards but claim what is near as soon as they can pay for it,
# spend jokers on anything, believe that there is always time, see nobody else's plans, and let the end of the game
# surprise them.
BEGINNER = {
    "forgets": 0.4,
    "haste": 5.0,
    "draw_early": 0.0,
    "joker_price": 0.0,
    "time_slack": 2.0,
    "delay_price": 0.0,
    "risk_worth": 0.0,
    "block_worth": 0.0,
    "end_price": 0.0,
    "end_worth": 0.0,
    "draw_faith": 0.0,
}

# What most people do who know the game: now and then a ticket is forgotten, cards are collected for some turns only, a
# route nearby is claimed because one can, and nobody looks at what the others are about to do or counts the turns that
# are left.
CASUAL = {
    "forgets": 0.35,
    "haste": 2.5,
    "draw_early": 4.5,
    "delay_price": 0.0,
    "risk_worth": 0.0,
    "end_price": 0.0,
    "end_worth": 0.0,
}


def easy(seed: int | str = 0) -> Bot:
    """A planner with a beginner's habits. It makes mistakes, but each for a reason."""
    return PlannerBot(seed, **BEGINNER)


def normal(seed: int | str = 0) -> Bot:
    """A planner with the habits of a casual player."""
    return PlannerBot(seed, **CASUAL)


def hard(seed: int | str = 0) -> Bot:
    """The planner."""
    return PlannerBot(seed)


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
