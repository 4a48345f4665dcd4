"""Random games of every edition for tests: whole, step by step, and in styles that lead into rare corners."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from typing import Any, NamedTuple

import numpy as np

from branchline.edition import available_editions
from branchline.kernel import codes, numbers, records
from branchline.kernel import exports as kernel
from tests.kit.stages import MIDDLE_STAGES, player_counts
from tests.kit.table import edition_named, key_of, members


class Setting(NamedTuple):
    """What a game is played with."""

    edition: str
    variant: str
    bonus: bool
    players: int

    @property
    def board(self) -> Any:
        return _board_of(self.edition, self.variant, self.bonus)

    @property
    def name(self) -> str:
        return f"{self.edition}-{self.variant}{'-bonus' if self.bonus else ''}-{self.players}"


@cache
def _board_of(edition_name: str, variant: str, bonus: bool) -> Any:
    """Asked for at every decision of a test, and checked only once."""
    edition = edition_named(edition_name)
    return edition.board(edition.setup(variant, bonus=bonus))[0]


def _settings() -> Iterator[Setting]:
    for edition_name in available_editions():
        edition = edition_named(edition_name)
        for variant in edition.variants:
            for bonus in (False, True) if edition.bonus else (False,):
                for players in player_counts(edition, variant.name):
                    yield Setting(edition_name, variant.name, bonus, players)


EVERY_SETTING = list(_settings())
# One of each edition and variant, with different numbers of players.
EVERY_VARIANT = [
    next(s for s in EVERY_SETTING if (s.edition, s.variant) == wanted and s.players == 2 + i % 3)
    for i, wanted in enumerate(dict.fromkeys((s.edition, s.variant) for s in EVERY_SETTING))
    if wanted not in MIDDLE_STAGES
]


class Played(NamedTuple):
    """A game: the position before each decision and at the end, and the decisions."""

    setting: Setting
    states: Any
    actions: list[int]

    @property
    def board(self) -> Any:
        return self.setting.board


def _is_drawing(action: int) -> bool:
    return numbers.TAKE_DISPLAY <= action <= numbers.TAKE_FERRY


def _is_building(action: int) -> bool:
    return action < numbers.PASS


# What a seat prefers to do, if it can.
STYLES: dict[str, Callable[[int, int], bool]] = {
    "random": lambda action, seat: True,
    "hoarding": lambda action, seat: _is_drawing(action),  # empty piles, displays that cannot be flushed
    "curious": lambda action, seat: action == numbers.DRAW_TICKETS,  # returns under the pile are drawn again
    "building": lambda action, seat: _is_building(action),  # runs out of pieces
    "one-sided": lambda action, seat: _is_drawing(action) if seat == 0 else _is_building(action),  # passing
}


def prefer(style: str, state: Any, words: Any, action: int) -> int:
    """The random action, or in its place one that the style likes better."""
    if style == "random":
        return action
    seat = int(state.public.decider)
    liked = [option for option in sorted(members(words)) if STYLES[style](option, seat)]
    return liked[action % len(liked)] if liked else action


def play_game(setting: Setting, seed: int, style: str = "random", most: int = 4000) -> Played:
    """A game by a player who prefers what the style says, and otherwise chooses at random."""
    board = setting.board
    state = records.new(records.STATE)[0]
    log = records.new(records.EVENT)  # only counts
    words = np.zeros(numbers.ACTION_WORDS, np.uint64)
    chance = records.new(records.CHANCE)[0]
    kernel.begin_chance(chance, key_of(seed + 10_000))
    kernel.new_game(board, state, setting.players, numbers.NOBODY, key_of(seed), log)
    states, actions = [state.tobytes()], []
    while state.public.phase != codes.OVER:
        kernel.legal(board, state, words)
        action = prefer(style, state, words, int(kernel.choose_random(words, chance)))
        log[0].kind = 0
        kernel.play(board, state, action, log)
        actions.append(action)
        states.append(state.tobytes())
        assert len(actions) < most, "the game does not end"
    return Played(setting, as_states(states), actions)


def as_states(taken: list[bytes]) -> Any:
    """Positions kept as their bytes, which is fifty times as fast as copying a record."""
    return np.frombuffer(b"".join(taken), records.STATE).copy()


def as_bits(words: Any, count: int) -> Any:
    """The last axis, words of 64, as `count` truth values."""
    numbers = np.ascontiguousarray(words, dtype="<u8")
    return np.unpackbits(numbers.view(np.uint8), axis=-1, bitorder="little", count=count).astype(bool)
