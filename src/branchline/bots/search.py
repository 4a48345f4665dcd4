"""A bot that searches: it plays the planner's best options out on many deals that fit what it sees."""

import math
import re
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from branchline.bots.compiled import exports as bots
from branchline.bots.compiled import memory
from branchline.bots.compiled.habits import GAMES
from branchline.bots.compiled.memory import PLANNER, new_brain
from branchline.bots.reasons import Reason, Reasons
from branchline.edition import OptionError
from branchline.game.dealing import bot_key
from branchline.game.view import View
from branchline.kernel import codes, numbers, records
from branchline.kernel import exports as rules

NODES = 1 << 17  # of one tree: many seconds of thought
SPREAD = 3.0  # points by which an option must fall behind to be much less likely in the planner's opinion
FADE = 0.5  # what playouts said before the others moved counts half
BELIEF = 10  # playouts that the planner's opinion counts for
DOUBT = 0.03  # value an option loses for being e times less likely in the planner's opinion
SLICE = 4  # deals between two looks at the clock
EXPLAINED = 3  # moves for which reasons are given
ENOUGH = 6  # slices after which an option may be dropped before its time
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
    win_chance: float
    margin: float  # points ahead of the best opponent at the end, on average
    prior: float  # the planner's opinion, 0 … 1
    reasons: tuple[Reason, ...] = ()  # why it is good, for the best moves


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
    """What is lost on average by giving up an option for another that was so much better in each slice.

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


class _Tree:
    """One thread's tree with its working space."""

    def __init__(self) -> None:
        self.nodes = records.new(memory.NODE, NODES)
        self.spare = records.new(memory.NODE, NODES)
        self.size = np.zeros(1, np.int64)
        self.path = np.zeros(memory.DEPTH + 2, np.int64)
        self.minds = records.new(memory.MIND, numbers.PLAYERS)
        self.desk = records.new(memory.DESK)[0]
        self.log = records.new(records.EVENT)
        self.clear()

    def clear(self) -> None:
        """Forget everything."""
        self.size[0] = 1
        self.nodes[0] = np.zeros(1, memory.NODE)[0]
        self.nodes[0].child = numbers.NONE
        self.nodes[0].sibling = numbers.NONE

    def child(self, action: int) -> int:
        """The root's child for an action."""
        return int(bots.find_child(self.nodes, self.size, 0, action))

    def move_on(self, action: int, fade: float) -> None:
        """The action was played: what lies below it is the new tree."""
        bots.reuse_branch(self.nodes, self.child(action), self.spare, self.size, fade)
        self.nodes, self.spare = self.spare, self.nodes


class SearchBot:
    """Information-set Monte Carlo tree search, guided by the planner.

    The budget is a time for each move (`1s`, `250ms`), of which less is used when the decision is clear, or a number of
    playouts (`400`). With playouts the same seed and number of threads choose the same moves.
    """

    def __init__(
        self,
        seed: int | str = 0,
        *,
        budget: str = "1s",
        threads: int = 1,
        width: int = 12,
        brain: Any = None,
    ) -> None:
        if threads < 1 or width < 1:
            raise OptionError("a search needs at least one thread and one option")
        bots.make_bots_ready()
        self.milliseconds, self.iterations = read_budget(budget)
        self.width = width
        self.hurry = 1.0  # a time is divided by this: for a server whose cores are busy
        self.clock = time.perf_counter  # what a time is measured with
        self.explains = True  # gives reasons for its thoughts, which takes some milliseconds
        self.thoughts: list[Thought] = []
        self._seed = seed
        self._decisions = 0
        self._brain = new_brain(PLANNER) if brain is None else brain
        self._player = self._brain.copy()  # who plays the games out
        for games in GAMES:
            self._player[games].quick = 1
        self._trees = [_Tree() for _ in range(threads)]
        self._pool = ThreadPoolExecutor(threads) if threads > 1 else None
        self._turn: int | None = None  # of the last decision

    def choose(self, view: View) -> int:
        """The move the playouts liked best. What they said of each is in `thoughts`."""
        self._decisions += 1
        turn = int(view.record.public.turn)
        if self._turn is None or turn < self._turn:
            for tree in self._trees:
                tree.clear()
        self._turn = turn
        actions, priors = self._options(view)
        if len(actions) > 1:
            self._search(view, actions, priors)
        else:
            self.thoughts = []
        action = self.thoughts[0].action if self.thoughts else actions[0]
        self._move_on(view, action)
        if self.explains and self.thoughts:
            reasons = Reasons(view)
            best = [replace(thought, reasons=reasons.of(thought.action)) for thought in self.thoughts[:EXPLAINED]]
            self.thoughts[:EXPLAINED] = best
        return action

    def forget(self) -> None:
        """Begin another game, or one that went on without this bot."""
        self._turn = None

    def _move_on(self, view: View, action: int) -> None:
        """Keep what was thought about the moves after this one."""
        # Within a turn nothing else happens in between; after it the others move, and the old thoughts count less.
        same_turn = action < numbers.PASS or view.record.public.phase == codes.TURN
        for tree in self._trees:
            tree.move_on(action, 1.0 if same_turn else FADE)

    def _options(self, view: View) -> tuple[list[int], list[float]]:
        """What the planner would look at, with its opinion of each."""
        tree = self._trees[0]
        desk, mind = tree.desk, tree.minds[0]
        rules.begin_chance(desk.chance, bot_key(self._seed))
        rules.determinize(view.board, view.record, desk.chance, desk.state)
        count = bots.weigh_actions(view.board, desk.state, desk.scratch, self._brain, mind, SPREAD)
        chosen = list(range(min(int(count), self.width)))
        for place in range(len(chosen), int(count)):  # tickets always get a look, whatever the planner thinks of them
            if mind.option[place] == numbers.DRAW_TICKETS:
                chosen[-1] = place
        return [int(mind.option[i]) for i in chosen], [float(mind.option_worth[i]) for i in chosen]

    def _search(self, view: View, actions: list[int], priors: list[float]) -> None:
        """Sequential halving: all options get the same deals; the worse half is dropped, and so on."""
        key = bot_key(f"{self._seed} {self._decisions}")
        share = SHARES.get(int(view.record.public.phase), 1.0)
        if self.iterations is not None:  # too many options for few playouts would be luck only
            actions = actions[: max(2, round(share * self.iterations / 20))]
            priors = priors[: len(actions)]
        rounds = max(1, math.ceil(math.log2(len(actions))))
        alive = list(range(len(actions)))
        began, deal = self.clock(), 0
        slices: list[list[float]] = [[] for _ in actions]  # what each option brought on average in each of them
        for number in range(rounds):
            half = max(1, math.ceil(len(alive) / 2))
            if self.iterations is not None:
                playouts = share * self.iterations / rounds
                deals = max(1, round(playouts / len(alive) / len(self._trees))) * len(self._trees)
                self._explore(view, [actions[i] for i in alive], key, deal, deals)
                deal += deals
            else:
                assert self.milliseconds is not None
                until = began + share * self.milliseconds / 1000 / self.hurry * (number + 1) / rounds
                while True:
                    before = self._sums([actions[i] for i in alive])
                    self._explore(view, [actions[i] for i in alive], key, deal, SLICE * len(self._trees))
                    deal += SLICE * len(self._trees)
                    gained = self._sums([actions[i] for i in alive]) - before
                    for i, (visits, value) in zip(alive, gained, strict=True):
                        slices[i].append(value / max(1.0, visits))
                    if self.clock() >= until:
                        break
                    alive = self._worth_thought(actions, priors, alive, slices)
                    if len(alive) <= half:
                        break
            self.thoughts = self._read(actions, priors)
            ranked = [actions.index(thought.action) for thought in self.thoughts]
            alive = [i for i in ranked if i in alive][:half]
            if len(alive) == 1:
                break
        leaders = {actions[i] for i in alive}
        self.thoughts.sort(key=lambda thought: thought.action not in leaders)

    def _worth_thought(
        self, actions: list[int], priors: list[float], alive: list[int], slices: list[list[float]]
    ) -> list[int]:
        """The options that more playouts may still show to be better than the one that looks best."""
        if len(slices[alive[0]]) < ENOUGH:
            return alive
        ranked = [actions.index(thought.action) for thought in self._read(actions, priors)]
        best = next(i for i in ranked if i in alive)
        lead = np.array(slices[best])
        return [i for i in alive if i == best or expected_loss(lead - np.array(slices[i])) > NEGLIGIBLE]

    def _sums(self, actions: list[int]) -> Any:
        """Visits and value of the root's children, of all trees together."""
        nodes = [[tree.nodes[tree.child(action)] for tree in self._trees] for action in actions]
        return np.array([[sum(float(node[name]) for node in row) for name in ("visits", "value")] for row in nodes])

    def _explore(self, view: View, actions: list[int], key: Any, first: int, deals: int) -> None:
        """Play the actions out on deals first … first + deals - 1, each tree on its share of them."""

        def explore(number: int) -> None:
            tree = self._trees[number]
            chosen = np.array([tree.child(action) for action in actions], np.int64)
            bots.explore(
                view.board, view.record, tree.desk, self._player, tree.minds, tree.nodes, tree.size, tree.path,
                chosen[chosen >= 0], key.copy(), first + number, deals // len(self._trees), len(self._trees), SPREAD,
                tree.log,
            )  # fmt: skip

        if self._pool is None:
            explore(0)
        else:
            list(self._pool.map(explore, range(len(self._trees))))

    def _read(self, actions: list[int], priors: list[float]) -> list[Thought]:
        """What all trees say of the root's children, the best first."""
        thoughts = []
        for action, prior in zip(actions, priors, strict=True):
            nodes = [tree.nodes[tree.child(action)] for tree in self._trees]
            visits = sum(float(node.visits) for node in nodes)
            if visits > 0:
                value, wins, margin = (
                    sum(float(node[name]) for node in nodes) / visits for name in ("value", "wins", "margin")
                )
                thoughts.append(Thought(action, round(visits), value, wins, margin, prior))
        return sorted(thoughts, key=lambda thought: -self._promise(thought, thoughts))

    @staticmethod
    def _promise(thought: Thought, thoughts: list[Thought]) -> float:
        """The value to expect: what playouts said, and the planner's opinion as if it were playouts too.

        A few playouts are mostly luck, so without this the search would often leave the planner's move for nothing.
        """
        visits = sum(other.visits for other in thoughts)
        average = sum(other.visits * other.value for other in thoughts) / visits
        best = max(other.prior for other in thoughts)
        # About tickets the planner only guesses: what they bring comes later than it looks ahead.
        least = -1.0 if thought.action == numbers.DRAW_TICKETS else -4.0
        opinion = average + DOUBT * max(least, math.log(max(thought.prior, 1e-9) / best))
        return (thought.visits * thought.value + BELIEF * opinion) / (thought.visits + BELIEF)
