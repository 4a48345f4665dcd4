"""Bots that think beside the event loop: a search alone has all cores, many share them."""

import asyncio
from collections.abc import Iterator

import pytest

from branchline import Game
from branchline.bots.helpers import Desk, Helpers, Work
from branchline.bots.search import Thought
from branchline.game.view import View
from branchline.server.metrics import Metrics
from branchline.server.thinkers import Thinkers

CORES = 3


@pytest.fixture
def thinkers() -> Iterator[Thinkers]:
    thinkers = Thinkers(Metrics(), CORES)
    yield thinkers
    thinkers.close()


def first_turn() -> View:
    game = Game.new("europe", seed=1)
    while game.phase != "turn":
        game.play(game.legal()[-1])
    return game.view(game.decider)


def test_a_table_that_thinks_alone_has_all_cores(thinkers: Thinkers, monkeypatch: pytest.MonkeyPatch) -> None:
    at_work = []
    share = Helpers.share

    def noted(helpers: Helpers, own: Desk, work: Work) -> None:
        def told(desk: Desk, number: int, of: int) -> None:
            at_work.append(of)
            work(desk, number, of)

        share(helpers, own, told)

    monkeypatch.setattr(Helpers, "share", noted)
    view = first_turn()
    assert asyncio.run(thinkers.hint(view))[0].action in view.actions
    assert set(at_work) == {CORES}
    at_work.clear()

    async def many() -> list[list[Thought]]:
        return await asyncio.gather(*(thinkers.hint(view) for _ in range(CORES)))

    assert all(thoughts[0].action in view.actions for thoughts in asyncio.run(many()))
    assert 1 in at_work, "with a table for every core nobody helps"


@pytest.mark.parametrize(("waiting", "hands"), [(1, 3), (2, 1), (3, 1), (30, 1)])
def test_cores_are_shared(thinkers: Thinkers, waiting: int, hands: int) -> None:
    thinkers._waiting = waiting
    assert thinkers._helpers.hands() == hands


def test_a_bot_is_the_same_player_all_through_a_game(thinkers: Thinkers) -> None:
    """Whichever thread decides for a seat: what a beginner has forgotten stays so, at each table something else."""
    game, views = Game.new("europe", seed=1, players=2), list[View]()
    while len(views) < 12:
        view = game.view(game.decider)
        if game.phase == "turn":
            views.append(view)
        game.play(view.legal()[-1])

    async def decided(view: View, *tables: str) -> list[int]:
        return await asyncio.gather(*(thinkers.decide("easy", view, table) for table in tables))

    first = [asyncio.run(decided(view, *["a"] * 2 * CORES)) for view in views]
    assert [len(set(actions)) for actions in first] == [1] * len(views)
    tables = [asyncio.run(decided(view, *map(str, range(20)))) for view in views]
    assert max(len(set(actions)) for actions in tables) > 1
    assert [asyncio.run(decided(view, "a")) for view in views] == [actions[:1] for actions in first]
