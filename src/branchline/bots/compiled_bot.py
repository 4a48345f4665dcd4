"""The Python face of a compiled bot."""

from typing import Any

from branchline.bots.compiled import exports as bots
from branchline.bots.compiled import memory
from branchline.game.dealing import bot_key
from branchline.game.view import View
from branchline.kernel import exports as rules
from branchline.kernel import numbers, records


class CompiledBot:
    """Chooses as its brain does. Whole games between such bots are played compiled (`lab.games`), each move the same.

    The bot thinks in a state guessed from the view. What it reads of it is in the view too, so any guess will do.
    """

    def __init__(self, brain: Any, seed: int | str = 0) -> None:
        bots.make_bots_ready()
        self.brain = brain
        self._mind = records.new(memory.MIND)[0]
        self._guessing = records.new(records.CHANCE)[0]
        self._state = records.new(records.STATE)[0]
        self._scratch = records.new_scratch()[0]
        self._seed: int | str | None = None
        self.sit(seed)

    def sit(self, seed: int | str) -> None:
        """Be the player of that seed from now on. Another one than before knows nothing of what was thought."""
        if seed != self._seed:
            self._seed, key = seed, bot_key(seed)
            self._mind.stamp = numbers.NONE
            rules.begin_chance(self._mind.chance, key)
            rules.begin_chance(self._guessing, key)

    def choose(self, view: View) -> int:
        """The number of a legal action."""
        rules.determinize(view.board, view.record, self._guessing, self._state)
        return int(bots.choose_action(view.board, self._state, self._scratch, self.brain, self._mind))
