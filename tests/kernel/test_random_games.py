"""Random games of every edition, variant and number of players keep every invariant and come to an end."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from branchline.kernel import codes, numbers, records
from branchline.kernel import exports as kernel
from branchline.vocabulary import PHASES
from tests.kit.flat import column
from tests.kit.games import EVERY_SETTING, EVERY_VARIANT, STYLES, Setting, play_game
from tests.kit.invariants import check_states, check_steps
from tests.kit.table import key_of

# No game comes near these: a bound for "it ends", wide enough for every edition.
MOST_DECISIONS = 2000
MOST_TURNS = 1000


@pytest.mark.slow
@pytest.mark.parametrize("setting", EVERY_SETTING, ids=lambda setting: setting.name)
def test_every_position_of_a_random_game_is_possible(setting: Setting) -> None:
    """Cards and tickets are conserved, routes have one owner, counts agree, and the game ends (C-1 … C-16)."""
    for number, style in enumerate(STYLES):
        game = play_game(setting, seed=number, style=style, most=MOST_DECISIONS)
        check_states(setting, game.states)
        check_steps(setting, game.states)
        assert column(game.states[-1], "turn") < MOST_TURNS


@pytest.mark.parametrize("setting", EVERY_VARIANT, ids=lambda setting: setting.name)
def test_the_same_key_gives_the_same_game(setting: Setting) -> None:
    """Chance is in the state: the same decisions from the same key lead to the same bytes."""
    first, second = (play_game(setting, seed=5) for _ in range(2))
    assert first.actions == second.actions
    assert first.states.tobytes() == second.states.tobytes()
    other = play_game(setting, seed=6)
    assert other.states[0].tobytes() != first.states[0].tobytes()


def many_games(setting: Setting, games: int, seed: int) -> tuple[Any, Any, Any]:
    """Decisions, totals and places of games played inside the kernel."""
    keys = np.random.default_rng(seed).integers(0, 2**32, size=(games, 2, 8), dtype=np.uint32)
    decisions = np.zeros(games, np.int32)
    totals, places = np.zeros((games, numbers.PLAYERS), np.int16), np.zeros((games, numbers.PLAYERS), np.int16)
    state, sheet = records.new(records.STATE)[0], records.new(records.SHEET)[0]
    chance, log = records.new(records.CHANCE)[0], records.new(records.EVENT)
    made = kernel.random_games(
        setting.board, state, records.new_scratch()[0], sheet, chance, log,
        setting.players, numbers.NOBODY, keys, decisions, totals, places,
    )  # fmt: skip
    assert made == decisions.sum()
    return decisions, totals, places


@pytest.mark.parametrize("setting", EVERY_SETTING, ids=lambda setting: setting.name)
def test_a_hundred_games_end_and_somebody_wins(setting: Setting) -> None:
    """Games played inside the kernel: none is endless, and in each of them there is a first place."""
    decisions, _, places = many_games(setting, 100, seed=3)
    assert 0 < decisions.min() <= decisions.max() < MOST_DECISIONS
    seats = places[:, : setting.players]
    assert (seats.min(axis=1) == 1).all()
    assert (seats.max(axis=1) <= setting.players).all()
    assert not places[:, setting.players :].any()


@pytest.mark.parametrize("setting", EVERY_VARIANT, ids=lambda setting: setting.name)
def test_a_game_in_one_call_is_the_game_step_by_step(setting: Setting) -> None:
    """`random_games`, `play_random` and single steps make the same decisions from the same keys."""
    keys = np.stack([[key_of(4), key_of(10_004)]])
    decisions = np.zeros(1, np.int32)
    totals, places = np.zeros((1, numbers.PLAYERS), np.int16), np.zeros((1, numbers.PLAYERS), np.int16)
    state, sheet = records.new(records.STATE)[0], records.new(records.SHEET)[0]
    chance, log = records.new(records.CHANCE)[0], records.new(records.EVENT)
    scratch = records.new_scratch()[0]
    kernel.random_games(
        setting.board, state, scratch, sheet, chance, log,
        setting.players, numbers.NOBODY, keys, decisions, totals, places,
    )  # fmt: skip
    game = play_game(setting, seed=4)
    assert decisions[0] == len(game.actions)
    assert state.tobytes() == game.states[-1].tobytes()

    again = game.states[:1].copy()[0]
    kernel.begin_chance(chance, key_of(10_004))
    assert kernel.play_random(setting.board, again, scratch, chance, log) == len(game.actions)
    assert again.tobytes() == state.tobytes()
    kernel.score(setting.board, again, scratch, sheet)
    assert sheet.total.tolist() == totals[0].tolist()
    assert sheet.place.tolist() == places[0].tolist()


@pytest.mark.slow
def test_random_games_reach_the_rare_corners() -> None:
    """The games above prove something about them: empty piles, full displays of jokers, passing, old tickets."""
    seen: set[str] = set()
    phases: set[int] = set()
    full_tables = [s for s in EVERY_SETTING if not s.bonus and s.players == s.board.players_max]
    for setting in full_tables:
        for number, style in enumerate(STYLES):
            states = play_game(setting, seed=number, style=style, most=MOST_DECISIONS).states
            phases.update(column(states, "phase").tolist())
            rare = {
                "nothing to draw": (column(states, "pile_size") + column(states, "discard_size") == 0)
                & (column(states, "turn") > 0),
                "an empty slot": (column(states, "display") == numbers.EMPTY).any(axis=1),
                "a display that cannot be flushed": (column(states, "display") == numbers.JOKER).sum(axis=1) >= 3,
                "a pass": column(states, "passes") > 0,
                "no ticket nobody has seen": ~column(states, "ticket_pile").any(axis=1)
                & (column(states, "under_size") > 0),
                "a return drawn in part": column(states, "under_begun") > 0,
                "no tickets": ~column(states, "ticket_pile").any(axis=1) & (column(states, "under_size") == 0),
                "no station left": (column(states, "stations")[:, : setting.players] == 0).any(axis=1)
                & (setting.board.stations > 0),
                "no ferry card left": (column(states, "ferry_pile") == 0) & (setting.board.ferry_cards > 0),
                "no piece left": (column(states, "pieces")[:, : setting.players].sum(axis=2) == 0).any(axis=1),
            }
            seen.update(name for name, where in rare.items() if where.any())
            missing = set(rare) - seen
    assert phases == set(range(len(PHASES))) - {codes.CHOOSE_PLAYER}  # no shipped edition fines anybody
    assert not missing
