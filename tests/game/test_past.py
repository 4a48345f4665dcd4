"""What everybody saw the players do, as bots are given it: every open decision, and nothing that is hidden (C-19)."""

import numpy as np
import pytest

from branchline import Game
from branchline.bots import make_bot
from branchline.game.past import Past, read_sights
from branchline.kernel import exports as kernel
from branchline.kernel import numbers, records
from tests.kit.games import EVERY_VARIANT, Setting, play_game
from tests.kit.table import key_of

OPEN = {"turn", "second_card", "pay_route", "pay_station", "answer_tunnel"}


def planners_game(edition: str = "europe", players: int = 3, seed: int = 5) -> Game:
    """A whole game of planners."""
    game, planner = Game.new(edition, players=players, seed=seed), make_bot("planner", seed)
    while game.decider is not None:
        game.make(planner.choose(game.view(game.decider)))
    return game


@pytest.mark.parametrize("setting", EVERY_VARIANT, ids=lambda setting: setting.name)
def test_it_would_be_the_same_whatever_is_hidden(setting: Setting) -> None:
    """With all hidden cards and tickets dealt anew, as far as a spectator knows, the same is noted."""
    played, chance = play_game(setting, seed=7), records.new(records.CHANCE)[0]
    kernel.begin_chance(chance, key_of(7))
    boards, view = np.array([played.board]), records.new(records.VIEW)[0]
    noted = 0
    for state, action in list(zip(played.states, played.actions, strict=False))[::5]:
        other = records.new(records.STATE)
        kernel.observe(played.board, state, numbers.SPECTATOR, view)
        kernel.determinize(played.board, view, chance, other[0])
        told = []
        for states in (state.reshape(1) if state.shape else np.array([state], records.STATE), other):
            past = Past()
            past.note(boards, states, action)
            told.append(past.so_far())
        assert told[0] == told[1]
        noted += len(told[0])
    assert noted > 3


def test_every_open_decision_is_noted_and_no_other() -> None:
    game = planners_game()
    past = game.view(0).past
    noted = [(int(sight.seen.public.decider), int(sight.action)) for sight in past]
    assert noted == [(one.seat, one.move.action) for one in game.played if one.phase in OPEN]
    assert {one.phase for one in game.played} > OPEN, "tickets are chosen in secret"


def test_nothing_but_what_a_spectator_sees() -> None:
    past = planners_game().view(1).past
    assert (past["seen"]["seat"] == numbers.SPECTATOR).all()
    assert not past["seen"]["own"]["hand"].any()
    assert not past["seen"]["own"]["held"].any()


def test_all_see_the_same_and_a_loaded_game_has_it_too(tmp_path) -> None:  # type: ignore[no-untyped-def]
    game = planners_game()
    sights = game.view().sights
    assert {game.view(seat).sights for seat in range(3)} == {sights}
    loaded = Game.load(game.save(tmp_path / "game.json"))
    assert loaded.view(2).sights == sights


def test_a_copy_goes_its_own_way() -> None:
    game = Game.new("new-york", seed=3)
    planner = make_bot("planner", 1)
    while game.phase != "turn":
        game.make(planner.choose(game.view(game.decider)))
    before, twin = game.view(0), game.copy()
    twin.make(twin.view(twin.decider).actions[0])
    assert len(twin.view(0).sights) == 1
    assert game.view(0).sights == before.sights == ()
    assert game.rewound().view(0).sights == ()


def test_it_takes_little_room() -> None:
    """A live table keeps all of it in memory: of a long game less than a hundred thousand bytes."""
    sights = planners_game(players=5).view(0).sights
    assert len(read_sights(sights)) == len(sights) > 200
    assert sum(map(len, sights)) < 100_000
