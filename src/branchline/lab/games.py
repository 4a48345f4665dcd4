"""Games by their number: the same setting and number always play the same game.

Game `n` of a run with the seed `s` is dealt from the seed `s/n`, and the bot in seat `k` gets the seed `s/n/k`.
Compiled bots play whole games among themselves without Python; any other bot is asked move by move. Both give the same.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path
from typing import Any

import numpy as np

from branchline.bots import find_bot, make_bot
from branchline.bots.compiled import memory
from branchline.bots.compiled.exports import make_bots_ready
from branchline.bots.compiled_bot import CompiledBot
from branchline.bots.search import SearchBot
from branchline.edition import Edition, OptionError, Setup
from branchline.game import Game, patience, player_names
from branchline.game.dealing import Dealing, bot_key
from branchline.game.names import Names
from branchline.game.past import Past
from branchline.game.view import View
from branchline.kernel import codes, numbers, records
from branchline.kernel import exports as rules
from branchline.lab.compiled import exports as compiled
from branchline.lab.compiled.outcome import OUTCOME

AWAKE: set[str] = set()  # bots that have been asked in this process


def seat_bots(bots: Sequence[str], players: int) -> tuple[str, ...]:
    """A bot for each seat: the last one named takes the seats left.

    >>> seat_bots(["greedy", "random"], 4)
    ('greedy', 'random', 'random', 'random')
    """
    if len(bots) > players:
        raise OptionError(f"{len(bots)} bots are too many for {players} players")
    return tuple(bots[min(seat, len(bots) - 1)] for seat in range(players))


@dataclass(frozen=True)
class Setting:
    """What all games of a run have in common."""

    edition: Edition
    setup: Setup
    bots: tuple[str, ...]  # by seat
    seed: int

    def __post_init__(self) -> None:
        """Games of a run differ in the deal alone, and what single seats hold in secret is no part of it."""
        if self.setup.held:
            raise OptionError("the lab plays games in which nobody holds postcards; a campaign deals them out")

    @classmethod
    def of(
        cls,
        edition: str | Path | Edition,
        bots: Sequence[str] = ("random",),
        players: int = 2,
        seed: int = 0,
        variant: str | None = None,
        bonus: bool = False,
        starter: int | None = None,
    ) -> Setting:
        """The setting, once all its options are known to be possible."""
        game = Game.new(edition, variant=variant, bonus=bonus, players=players, starter=starter, seed=seed)
        for name in bots:
            find_bot(name)
        return cls(game.edition, game.setup, seat_bots(bots, players), seed)

    @property
    def players(self) -> int:
        """How many sit at the table."""
        return len(self.bots)

    @property
    def patience(self) -> int:
        """Turns without a claim after which a game is stopped, and scored as it then is."""
        return patience.QUIET_ROUNDS * self.players

    @property
    def _starter(self) -> int:
        return numbers.NOBODY if self.setup.starter is None else self.setup.starter

    @property
    def board(self) -> Any:
        """The record the rules read."""
        return self.edition.board(self.setup)[0]

    @property
    def is_compiled(self) -> bool:
        """Do all bots play whole games without Python?"""
        return all(brain_of(name) is not None for name in self.bots)

    def dealing(self, number: int) -> Dealing:
        """How the game of that number is dealt."""
        return Dealing.from_seed(f"{self.seed}/{number}")

    def bot_seed(self, number: int, seat: int) -> str:
        """What a bot leaves to chance in that game is settled by this."""
        return f"{self.seed}/{number}/{seat}"

    def play(self, first: int, games: int) -> Any:
        """The outcomes of consecutive games between compiled bots, played compiled and without the GIL."""
        names = list(dict.fromkeys(self.bots))
        brains = records.new(memory.BRAIN, len(names))
        for index, name in enumerate(names):
            brains[index] = brain_of(name)
        outcomes = records.new(OUTCOME, games)
        outcomes["patience"] = self.patience
        seats = np.array([names.index(name) for name in self.bots], np.int16)
        compiled.play_whole_games(
            self.board,
            records.new(records.STATE)[0],
            records.new_scratch()[0],
            records.new(memory.MIND, numbers.PLAYERS),
            brains,
            records.new(records.EVENT),
            self.players,
            np.full(games, self._starter, np.int16),
            self._keys(first, games),
            np.tile(seats, (games, 1)),
            outcomes,
        )
        return outcomes

    def _keys(self, first: int, games: int) -> Any:
        """For each game the deal's key, then each seat's."""
        keys = np.zeros((games, 1 + numbers.PLAYERS, 8), np.uint32)
        for row, number in enumerate(range(first, first + games)):
            keys[row, 0] = self.dealing(number).key
            for seat in range(self.players):
                keys[row, 1 + seat] = bot_key(self.bot_seed(number, seat))
        return keys

    def play_asking(self, number: int) -> Asked:
        """The game of that number, each bot asked for each decision."""
        self._wake_bots()
        bots = [make_bot(name, self.bot_seed(number, seat)) for seat, name in enumerate(self.bots)]
        for bot in bots:
            if isinstance(bot, SearchBot):
                bot.clock = time.thread_time  # other work on the machine must not make it weaker
                bot.explains = False  # nobody reads it
        asked = Asked([Clock() for _ in bots], [Clock() for _ in bots])
        boards, states, log = self.edition.board(self.setup), records.new(records.STATE), records.new(records.EVENT)
        board, state, past = boards[0], states[0], Past()
        names, players = Names(self.edition, board), player_names(self.players)
        rules.new_game(board, state, self.players, self._starter, self.dealing(number).key, log)
        asked.outcomes["patience"] = self.patience
        compiled.begin_noting(state, asked.outcomes[0])
        while state.public.phase != codes.OVER and not asked.outcomes[0].stopped:
            seat, is_turn = int(state.public.decider), state.public.phase == codes.TURN
            views = records.new(records.VIEW)
            rules.observe(board, state, seat, views[0])
            view = View(names, players, views, past.so_far())
            began = time.perf_counter()
            action = bots[seat].choose(view)
            seconds = time.perf_counter() - began
            asked.moves[seat].add(seconds)
            if is_turn:
                asked.turns[seat].add(seconds)
            if not _is_legal(board, state, action):
                who = f"the bot {self.bots[seat]!r} in seat {seat} of game {number} (seed {self.seed})"
                raise OptionError(f"{who} chose {action!r}, which is not a legal action\n  in {view.position()}")
            past.note(boards, states, action)
            log[0].kind = 0
            compiled.play_noted(board, state, action, asked.outcomes[0], log)
            asked.actions.append(int(action))
        compiled.end_noting(board, state, records.new_scratch()[0], asked.outcomes[0])
        return asked

    def _wake_bots(self) -> None:
        """Ask each kind of bot for a decision that does not count, so that loading is not taken for thinking."""
        for name in set(self.bots) - AWAKE:
            game = Game.new(self.edition, setup=self.setup, players=self.players, seed="wake")
            make_bot(name, "wake").choose(game.view(game.decider))
            AWAKE.add(name)

    def written(self, number: int, actions: Sequence[int]) -> Game:
        """The game of that number with these actions, and all its events."""
        game = Game.new(self.edition, setup=self.setup, players=self.players, dealing=self.dealing(number))
        for action in actions:
            game.play(action)
        return game

    def play_written(self, number: int) -> Game:
        """The game of that number with all its events: the same as in `play`, only slower."""
        return self.written(number, self.play_asking(number).actions)

    def record_name(self, number: int) -> str:
        """The file for the record of a game."""
        return f"{self.edition.name}-{self.setup.label}-{self.players}p-{self.seed}-{number:06}.json"


@dataclass
class Clock:
    """How long a bot thought about its decisions."""

    decisions: int = 0
    seconds: float = 0.0
    worst: float = 0.0

    def add(self, seconds: float) -> None:
        """One more decision."""
        self.merge(Clock(1, seconds, seconds))

    def merge(self, other: Clock) -> None:
        """What another clock has measured, too."""
        self.decisions += other.decisions
        self.seconds += other.seconds
        self.worst = max(self.worst, other.worst)


@dataclass
class Asked:
    """A game whose bots were asked for each decision: what came of it, what they chose and how long it took."""

    turns: list[Clock]  # by seat, of decisions what to do in a turn
    moves: list[Clock]  # by seat, of all decisions
    actions: list[int] = field(default_factory=list)
    outcomes: Any = field(default_factory=lambda: records.new(OUTCOME))


@lru_cache
def brain_of(name: str) -> Any:
    """The brain of a compiled bot; None for any other bot."""
    make_bots_ready()
    compiled.make_games_ready()  # games of any bots need them: better compiled here than in each worker
    bot = make_bot(name, 0)
    chooses_itself = type(bot).choose is not CompiledBot.choose  # made from a compiled one, but not one itself
    return bot.brain if isinstance(bot, CompiledBot) and not chooses_itself else None


def _is_legal(board: Any, state: Any, action: Any) -> bool:
    """Whatever a bot answers, only a legal action is carried out."""
    if not isinstance(action, int | np.integer) or not 0 <= action < numbers.ACTIONS:
        return False
    return bool(rules.refusal(board, state, int(action)) == codes.ALLOWED)
