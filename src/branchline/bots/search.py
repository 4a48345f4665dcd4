"""A bot that searches: it plays the planner's best options out on many deals that fit what it sees."""

from __future__ import annotations

import math
import re
import time
from collections.abc import Iterable
from dataclasses import dataclass, replace
from itertools import accumulate
from typing import Any, TypeVar

import numpy as np

from branchline.bots.beliefs import Beliefs
from branchline.bots.compiled import exports as bots
from branchline.bots.compiled.habits import GAMES
from branchline.bots.compiled.memory import BEST_ONLY, PLANNER, new_brain
from branchline.bots.helpers import Desk, Helpers
from branchline.bots.reasons import Reason, Reasons
from branchline.edition import OptionError
from branchline.game.dealing import bot_key
from branchline.game.view import View
from branchline.kernel import codes, numbers
from branchline.kernel import exports as rules

Mind = TypeVar("Mind")

SPREAD = 3.0  # points by which an option must fall behind to be much less likely in the planner's opinion
VICTORY = 0.25  # how much a victory counts at least, against the lead in points
MANY = 200  # playouts from which a victory counts more than the lead: from fewer of them the lead says more
BELIEF = 40  # playouts that the planner's opinion counts for
DOUBT = 0.03  # value an option loses for being e times less likely in the planner's opinion
SLICE = 4  # deals on each core between two looks at the clock, where there is time for so many
EXPLAINED = 3  # moves for which reasons are given
HINDSIGHT = 0.15  # of the budget is used to look back on what the others did; a round of that counts like a playout
ENOUGH = 24  # deals after which an option may be dropped before its time
NEGLIGIBLE = 0.0003  # value that dropping one may cost on average; a point is about fifty times as much
# Which decisions get how much of the budget. The first tickets decide most; the others here hardly ever turn out to be
# worth more thought than the planner's.
SHARES = {
    codes.CHOOSE_LONG_TICKETS: 3.0,
    codes.CHOOSE_TICKETS: 3.0,
    codes.SECOND_CARD: 0.2,
    codes.ANSWER_TUNNEL: 0.2,
    codes.PAY_ROUTE: 0.1,
    codes.PAY_STATION: 0.1,
}


@dataclass(frozen=True)
class Thought:
    """What the search thinks of one move."""

    action: int
    visits: int  # playouts that began with it
    value: float  # 0 … 1, from victories and margins
    win_chance: float  # never more than that of a move before it
    margin: float  # points ahead of the best opponent at the end, on average
    prior: float  # the planner's opinion, 0 … 1
    reasons: tuple[Reason, ...] = ()  # why it is good, for the best moves


def think_together(minds: Iterable[Mind]) -> list[Mind]:
    """The bots of one table, where they think one after the other: those that search use all cores of the machine."""
    table, helpers = list(minds), Helpers.everybody()
    for mind in table:
        if isinstance(mind, SearchBot):
            mind.helpers = helpers
    return table


def read_budget(text: str) -> tuple[float | None, int | None]:
    """Milliseconds, or a number of playouts.

    >>> read_budget("250ms"), read_budget("1.5s"), read_budget("400")
    ((250.0, None), (1500.0, None), (None, 400))
    """
    found = re.fullmatch(r"(\d+(?:\.\d+)?)(ms|s)|([1-9]\d*)", text.strip())
    if not found:
        raise OptionError(f"a budget is a time like 250ms or 1s, or a number of playouts like 400, not {text!r}")
    if found[3]:
        return None, int(found[3])
    return float(found[1]) * (1000 if found[2] == "s" else 1), None


def expected_loss(leads: Any) -> float:
    """What is lost on average by giving up an option for another that was so much better on each deal.

    The true lead is taken to be normal around the mean: where it is below 0, that much is lost.

    >>> expected_loss(np.array([0.1, 0.12, 0.11, 0.09])) < 1e-9 < expected_loss(np.array([0.1, -0.12, 0.11, -0.09]))
    True
    """
    mean, error = float(leads.mean()), float(leads.std(ddof=1)) / math.sqrt(len(leads))
    if error == 0.0:
        return max(0.0, -mean)
    z = mean / error
    density, beyond = math.exp(-z * z / 2) / math.sqrt(2 * math.pi), math.erfc(z / math.sqrt(2)) / 2
    return error * (density - z * beyond)


class Option:
    """A move that may be made, and what came of it on each deal so far."""

    def __init__(self, action: int, prior: float) -> None:
        self.action, self.prior = action, prior
        self.outcomes: Any = np.zeros((0, 3))  # lead, victory and margin

    def add(self, outcomes: Any) -> None:
        """More deals."""
        self.outcomes = np.concatenate([self.outcomes, outcomes])

    def values(self, victory: float) -> Any:
        """What each deal was worth, if a victory counts that much."""
        return (1.0 - victory) * self.outcomes[:, 0] + victory * self.outcomes[:, 1]

    def thought(self, victory: float, best: Option) -> Thought:
        """What there is to say of it: as much more or less than of the best one as on the deals that both had.

        Which deals those were then makes no difference: an option that was dropped early may have had better ones.
        """
        playouts = len(self.outcomes)
        better = self.outcomes - best.outcomes[:playouts]
        lead, wins, margin = (float(mean) for mean in best.outcomes.mean(axis=0) + better.mean(axis=0))
        value = (1.0 - victory) * lead + victory * wins
        return Thought(self.action, playouts, min(1.0, max(0.0, value)), min(1.0, max(0.0, wins)), margin, self.prior)


class SearchBot:
    """Plays the planner's best options out on deals that fit what it sees, the most promising ones most often.

    The budget is a time for each move (`1s`, `250ms`), of which less is used when the decision is clear, or a number of
    playouts (`400`). With playouts the same seed chooses the same moves, on however many cores.
    """

    def __init__(
        self,
        seed: int | str = 0,
        *,
        budget: str = "1s",
        width: int = 12,
        brain: Any = None,
    ) -> None:
        if width < 1:
            raise OptionError("a search needs at least one option")
        bots.make_bots_ready()
        self.milliseconds, self.iterations = read_budget(budget)
        self.width = width
        self.hurry = 1.0  # a time is divided by this: for a server whose cores are busy
        self.clock = time.perf_counter  # what a time is measured with
        self.helpers = Helpers(0)  # other cores that play games out for it
        self.explains = True  # gives reasons for its thoughts, which takes some milliseconds
        self.thoughts: list[Thought] = []
        self._seed = seed
        self._decisions = 0
        self._brain = new_brain(PLANNER) if brain is None else brain
        self._player = self._brain.copy()  # who plays the games out
        for games in GAMES:
            self._player[games].quick = BEST_ONLY
        self._desk = Desk()
        self.beliefs = Beliefs(self._brain, self._desk)

    def choose(self, view: View) -> int:
        """The move the playouts liked best. What they said of each is in `thoughts`."""
        self._decisions += 1
        options = self._options(view)
        if len(options) == 1:
            self.thoughts = []
            return options[0].action
        self._search(view, options)
        if self.explains:
            reasons = Reasons(view)
            best = [replace(thought, reasons=reasons.of(thought.action)) for thought in self.thoughts[:EXPLAINED]]
            self.thoughts[:EXPLAINED] = best
        return self.thoughts[0].action

    def _options(self, view: View) -> list[Option]:
        """What the planner would look at, with its opinion of each."""
        desk, mind = self._desk.record, self._desk.minds[0]
        rules.begin_chance(desk.chance, bot_key(self._seed))
        rules.determinize(view.board, view.record, desk.chance, desk.state)
        count = int(bots.weigh_actions(view.board, desk.state, desk.scratch, self._brain, mind, SPREAD))
        chosen = list(range(min(count, self.width)))
        for place in range(len(chosen), count):  # tickets always get a look, whatever the planner thinks of them
            if mind.option[place] == numbers.DRAW_TICKETS:
                chosen[-1] = place
        return [Option(int(mind.option[i]), float(mind.option_worth[i])) for i in chosen]

    def _search(self, view: View, options: list[Option]) -> None:
        """Sequential halving: all options get the same deals; the worse half is dropped, and so on."""
        key = bot_key(f"{self._seed} {self._decisions}")
        share = SHARES.get(int(view.record.public.phase), 1.0)
        if self.iterations is not None:  # too many options for few playouts would be luck only
            options = options[: max(2, round(share * self.iterations / 20))]
        rounds = max(1, math.ceil(math.log2(len(options))))
        began, alive = self.clock(), options
        self._look_back(view, began, share)
        for number in range(rounds):
            half = max(1, math.ceil(len(alive) / 2))
            if self.iterations is not None:
                playouts = share * self.iterations / rounds
                self.explore(view, alive, key, max(1, round(playouts / len(alive))))
            else:
                assert self.milliseconds is not None
                seconds = share * self.milliseconds / 1000 / self.hurry
                alive = self._explore_until(view, alive, key, began + seconds * (number + 1) / rounds, half)
            alive = _ranked(alive)[:half]
            if len(alive) == 1:
                break
        # Whatever was dropped early is known less well, and stands behind.
        others = [option for option in _ranked(options) if option not in alive]
        victory = _victory(options)
        thoughts = [option.thought(victory, alive[0]) for option in [*alive, *others]]
        chances = accumulate((thought.win_chance for thought in thoughts), min)  # from few playouts more would be luck
        self.thoughts = [replace(thought, win_chance=chance) for thought, chance in zip(thoughts, chances, strict=True)]

    def _explore_until(self, view: View, alive: list[Option], key: Any, until: float, enough: int) -> list[Option]:
        """Play the options out until then, or until so few of them are worth more thought; gives those that are.

        Each is played out once at least, however late it is: with no more than that the planner's opinion decides.
        """
        deals = 1  # on each core between two looks at the clock
        while len(alive[0].outcomes) == 0 or (self.clock() < until and len(alive) > enough):
            began = self.clock()
            self.explore(view, alive, key, deals * self.helpers.hands())
            now = self.clock()
            deals = SLICE if now + SLICE * (now - began) / deals < until else 1
            alive = _worth_thought(alive)
        return alive

    def _look_back(self, view: View, began: float, share: float) -> None:
        """Before a position is explored: think about the others' tickets for as long as is meant for that."""
        key, share = bot_key(f"{self._seed} {self._decisions} tickets"), share * HINDSIGHT
        if self.iterations is not None:
            self.beliefs.look_back(view, key, math.ceil(share * self.iterations))
        else:
            assert self.milliseconds is not None
            self.beliefs.look_back_for(view, key, share * self.milliseconds / self.hurry, self.clock)

    def explore(self, view: View, options: list[Option], key: Any, deals: int) -> None:
        """Play the options out on so many more deals: the same ones, however many cores help."""
        actions = np.array([option.action for option in options])
        first, outcomes = len(options[0].outcomes), np.zeros((deals, len(options), 3))

        def play_out(desk: Desk, number: int, step: int) -> None:
            part = np.zeros_like(outcomes[number::step])
            bots.explore(
                view.board, view.record, desk.record, self._player, desk.minds, self.beliefs.deals, actions, key.copy(),
                first + number, step, part, desk.log,
            )  # fmt: skip
            outcomes[number::step] = part

        self.helpers.share(self._desk, play_out)
        for place, option in enumerate(options):
            option.add(outcomes[:, place])


def _victory(options: list[Option]) -> float:
    """How much a victory counts: the more, the more playouts there are."""
    playouts = max(len(option.outcomes) for option in options)
    return max(VICTORY, playouts / (playouts + MANY))


def _ranked(options: list[Option]) -> list[Option]:
    """The options, the best first.

    The planner's opinion counts as if it were playouts too: a few playouts are mostly luck, so without it the search
    would often leave the planner's move for nothing.
    """
    victory = _victory(options)
    playouts = [len(option.outcomes) for option in options]
    values = [float(option.values(victory).mean()) for option in options]
    average = sum(count * value for count, value in zip(playouts, values, strict=True)) / sum(playouts)
    best = max(option.prior for option in options)

    def promise(place: int) -> float:
        # About tickets the planner only guesses: what they bring comes later than it looks ahead.
        least = -1.0 if options[place].action == numbers.DRAW_TICKETS else -4.0
        opinion = average + DOUBT * max(least, math.log(max(options[place].prior, 1e-9) / best))
        return (playouts[place] * values[place] + BELIEF * opinion) / (playouts[place] + BELIEF)

    return [options[place] for place in sorted(range(len(options)), key=promise, reverse=True)]


def _worth_thought(alive: list[Option]) -> list[Option]:
    """The options that more playouts may still show to be better than the one that looks best."""
    if len(alive[0].outcomes) < ENOUGH:
        return alive
    best = _ranked(alive)[0]
    victory = _victory(alive)
    values = best.values(victory)
    return [one for one in alive if one is best or expected_loss(values - one.values(victory)) > NEGLIGIBLE]
