"""What a search believes of the others' tickets, from what they have built and from every move they made."""

from collections import deque
from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np

from branchline.bots.compiled import exports as bots
from branchline.bots.compiled import memory
from branchline.bots.compiled.habits import GAMES
from branchline.bots.compiled.memory import ALL_WEIGHED
from branchline.bots.helpers import Desk
from branchline.game.view import View
from branchline.kernel import exports as rules
from branchline.kernel import records

MOST_ROUNDS = 256  # in which the others' tickets are reconsidered; after each of them there is a look at the clock
KEPT = 48  # deals, while there are no better ones: what was believed a turn ago is nearly as good
MOST_HANDS, MOST_SCENES = 16, 2048  # guesses of the cards somebody had at a decision, and at all decisions
SCENES_A_MILLISECOND = 14  # that there is time for: every round goes through most of them several times
SEATS = 16  # at tables, whose deals are kept: a bot may think for many in turn
NO_SCENES: Any = records.new(memory.SCENE, (0, 1))


class Memory(NamedTuple):
    """What was believed for a seat when so much had been seen."""

    seat: int | None
    sights: tuple[bytes, ...]
    deals: Any

    def is_of(self, view: View) -> bool:
        """Whether the view is of the same seat in the same game, then or later."""
        return self.seat == view.seat and view.sights[: len(self.sights)] == self.sights


class Beliefs:
    """Deals of the others' tickets, each as often as it is likely; they grow better from decision to decision."""

    def __init__(self, brain: Any, desk: Desk) -> None:
        self.deals: Any = records.new(records.STATE, 1)
        self._desk, self._mind = desk.record, desk.minds[0]
        self._memories: deque[Memory] = deque(maxlen=SEATS)  # the newest first
        self._judge = brain.copy()  # who might have moved like that?
        for games in GAMES:
            self._judge[games].quick = ALL_WEIGHED

    def look_back(self, view: View, key: Any, rounds: int) -> None:
        """Think about everybody's tickets again, for so many rounds."""
        self._look_back(view, key, MOST_SCENES, lambda: True, rounds)

    def look_back_for(self, view: View, key: Any, milliseconds: float, clock: Callable[[], float]) -> None:
        """The same for a while: with little time the past is guessed less often, and one round is the least."""
        until = clock() + milliseconds / 1000
        most = min(MOST_SCENES, round(SCENES_A_MILLISECOND * milliseconds))
        self._look_back(view, key, most, lambda: clock() < until, MOST_ROUNDS)

    def _look_back(self, view: View, key: Any, most: int, goes_on: Callable[[], bool], rounds: int) -> None:
        rules.begin_chance(self._desk.chance, key)
        belief = records.new(memory.BELIEF)[0]
        bots.see_intents(view.board, view.record, self._mind, belief)
        self.believe(view, belief, self.scenes(view, most), goes_on, rounds)

    def scenes(self, view: View, most: int = MOST_SCENES) -> Any:
        """The decisions of others that tell something of their tickets, each with guesses of the cards they had."""
        past = view.past
        hands = max(1, min(MOST_HANDS, most // max(1, len(past))))
        scenes = records.new(memory.SCENE, (len(past), hands))
        return scenes[: bots.see_scenes(view.board, view.record, past, self._desk.chance, self._desk.dealt, scenes)]

    def believe(
        self,
        view: View,
        belief: Any,
        scenes: Any = NO_SCENES,
        goes_on: Callable[[], bool] = lambda: True,
        rounds: int = MOST_ROUNDS,
    ) -> None:
        """Deal the others tickets that fit a BELIEF record and the scenes."""
        desk, before = self._desk, self._remembered(view)
        desk.belief = belief
        bots.deal_anew(view.board, view.record, desk, before)
        bots.begin_thinking_back(view.board, view.record, desk, self._judge, self._mind, scenes)
        deals, done = records.new(records.STATE, rounds), 0
        while done < rounds and (done == 0 or goes_on()):
            more = deals[done : done + 1]
            bots.think_back(view.board, view.record, desk, self._judge, self._mind, scenes, more)
            done += 1
        kept = max(KEPT, done - done // 4)  # what comes first may still be far from the truth
        self.deals = np.concatenate([before, deals[:done]])[-kept:]
        if view.sights:  # before anything was seen all games look alike
            self._memories.appendleft(Memory(view.seat, view.sights, self.deals))

    def _remembered(self, view: View) -> Any:
        """What was believed before for the same seat, taken out of memory; else a deal in which nobody holds anything.

        Never what was believed for another seat: in those deals lies what only that one knows.
        """
        for place, kept in enumerate(self._memories):
            if kept.is_of(view):
                del self._memories[place]
                return kept.deals
        return records.new(records.STATE, 1)
