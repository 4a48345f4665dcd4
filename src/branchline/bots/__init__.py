"""Players that are programs. A bot gets a seat's view and never the game, so it cannot cheat.

Other packages add bots through the entry-point group `branchline.bots`; docs/bots.md says how.
"""

from functools import partial
from importlib import import_module
from importlib.metadata import entry_points
from typing import Any

from branchline.bots.base import Bot, MakeBot
from branchline.edition import OptionError

__all__ = ["LEVELS", "Bot", "MakeBot", "bot_names", "find_bot", "make_bot"]

GROUP = "branchline.bots"

LEVELS = ("easy", "normal", "hard", "expert")  # for people, see `levels`

# Where the bots of this package are, so that asking for one does not load the others.
OWN = {
    "random": "branchline.bots.random:RandomBot",
    "greedy": "branchline.bots.greedy:GreedyBot",
    "planner": "branchline.bots.planner:PlannerBot",
    "search": "branchline.bots.search:SearchBot",
    **{level: f"branchline.bots.levels:{level}" for level in LEVELS},
}


def _others() -> dict[str, str]:
    """The bots other packages have registered. They cannot take the name of one of ours."""
    return {point.name: point.value for point in entry_points(group=GROUP) if point.name not in OWN}


def bot_names() -> list[str]:
    """Every bot there is: ours first, then those of other packages."""
    return [*OWN, *sorted(_others())]


def find_bot(name: str) -> MakeBot:
    """What makes bots of that name.

    `search@250ms` gives a bot that searches a budget: a time (`ms`, `s`) or a number of playouts. `module:attribute`
    names one that is not registered.
    """
    base, at, budget = name.partition("@")
    place = {**_others(), **OWN}.get(base, base)
    module, colon, attribute = place.partition(":")
    if not colon:
        raise OptionError(f"there is no bot {base!r}, only {', '.join(bot_names())}")
    try:
        maker: Any = getattr(import_module(module), attribute)
    except (ImportError, AttributeError) as error:
        raise OptionError(f"the bot {base!r} cannot be loaded: {error}") from error
    return partial(maker, budget=budget) if at else maker


def make_bot(name: str, seed: int | str = 0) -> Bot:
    """A new bot for one seat of one game; the seed settles whatever it leaves to chance."""
    try:
        return find_bot(name)(seed)
    except TypeError as error:
        if "@" in name and "budget" in str(error):
            raise OptionError(f"{name.partition('@')[0]} has no budget: it always thinks the same") from error
        raise
