"""Players that are programs. A bot gets a seat's view and never the game, so it cannot cheat."""

from collections.abc import Callable
from typing import Protocol

from branchline.bots.greedy import GreedyBot
from branchline.bots.random import RandomBot
from branchline.edition import OptionError
from branchline.view import View

__all__ = ["BOTS", "Bot", "GreedyBot", "RandomBot", "make_bot"]


class Bot(Protocol):
    """Anything that chooses one of a view's legal actions."""

    def choose(self, view: View) -> int:
        """The number of a legal action."""
        ...


BOTS: dict[str, Callable[[int], Bot]] = {"random": RandomBot, "greedy": GreedyBot}


def make_bot(name: str, seed: int = 0) -> Bot:
    """The bot of that name; the seed settles whatever it leaves to chance."""
    if name not in BOTS:
        raise OptionError(f"there is no bot {name!r}, only {', '.join(BOTS)}")
    return BOTS[name](seed)
