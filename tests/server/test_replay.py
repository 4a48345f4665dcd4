"""Replaying a finished game: every decision, with everything that was hidden."""

from __future__ import annotations

import pytest

from branchline import Game
from branchline.bots import make_bot
from branchline.game.view import members
from branchline.server.models import BoardView
from branchline.server.present import seat_view
from branchline.server.replay import replay_of


@pytest.mark.parametrize("edition", ["new-york", "europe"])
def test_a_replay_goes_from_the_deal_to_the_last_claim(edition: str) -> None:
    game = Game.new(edition, players=["Ann", "Bob"], seed=5)
    bots = [make_bot("planner", seat) for seat in range(2)]
    while game.decider is not None:
        game.play(bots[game.decider].choose(game.view(game.decider)))
    steps = replay_of(game).steps
    assert len(steps) == len(game.played) + 1
    assert steps[0].seat is None
    assert not any(steps[0].stations)
    assert [step.seat for step in steps[1:]] == [played.seat for played in game.played]
    told = [event.text for step in steps for event in step.events]
    assert told == [event.text for event in game.events()]
    assert not any(event.details.get("card", "") is None for step in steps for event in step.events)
    for seat in range(2):
        owned = [route for route, owner in enumerate(steps[-1].owners) if owner == seat]
        assert owned == list(members(game.view().record.public.owned[seat]))
    claimed = [sum(owner is not None for owner in step.owners) for step in steps]
    assert claimed == sorted(claimed)
    assert claimed[0] == 0


def test_a_replay_shows_what_events_did_to_the_board() -> None:
    """The event of every moment, figures that go about, bridges and goods: all that everybody saw at the table."""
    game = Game.new("legends", variant="all-boards", players=["Ann", "Bob"], seed=3)
    bots = [make_bot("greedy", seat) for seat in range(2)]
    seen = [seat_view(game, None)]
    while game.decider is not None:
        game.play(bots[game.decider].choose(game.view(game.decider)))
        seen.append(seat_view(game, None))
    steps = replay_of(game).steps
    for name in BoardView.model_fields:
        assert [getattr(step, name) for step in steps] == [getattr(view, name) for view in seen], name
    assert len({step.event for step in steps}) > 2
    assert any(step.markers for step in steps)
    assert any(step.bridges for step in steps)
