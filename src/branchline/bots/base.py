"""What a bot is."""

from collections.abc import Callable
from typing import Protocol

from branchline.game.view import View


class Bot(Protocol):
    """Anything that chooses one of a view's legal actions."""

    def choose(self, view: View) -> int:
        """The number of a legal action: one of `view.actions`."""
        ...


MakeBot = Callable[[int | str], Bot]  # a new bot for one seat of one game; the seed settles what it leaves to chance
