"""First tickets are chosen by everybody at the same time; the game goes seat by seat all the same."""

from __future__ import annotations

import itertools
import random
from typing import Any

import pytest

from branchline.game.verify import verify_record
from branchline.kernel import numbers
from branchline.server import models
from branchline.server.table import ahead, proposals, telling
from branchline.server.table.state import Happened
from tests.kit.server import FakeTime, Room, clock, refused
from tests.server.test_secrets import NOW, told, twin_of

__all__ = ["clock"]  # a fixture

_ids = itertools.count()


def in_order(room: Room) -> list[str]:
    """The players as they decide."""
    names = [str(seat.token) for seat in room.state.seats]
    first = room.game.decider
    return names[first:] + names[:first]


def choices(room: Room, token: str) -> list[models.LegalMove]:
    """What somebody may choose before their turn."""
    [view] = telling.snapshot(room.state, NOW, token).views
    return [] if view.ahead is None else view.ahead.legal


def choose(room: Room, token: str, action: int) -> Happened:
    wish = models.ChooseAhead(id=f"a{next(_ids)}", action=action)
    return room.do(room.propose(ahead.choose, token, wish))


def held(room: Room, token: str) -> set[int]:
    [view] = telling.snapshot(room.state, NOW, token).views
    return {ticket.ticket for ticket in view.tickets}


@pytest.mark.parametrize(
    ("edition", "more"), [("new-york", {}), ("europe", {}), ("europe", {"variant": "mega"}), ("legends", {})]
)
def test_everybody_chooses_at_once_and_it_happens_in_order(edition: str, more: Any) -> None:
    room = Room.playing(3, edition=edition, **more)
    rounds = 0
    while room.game.phase in ahead.PHASES:
        rounds += 1
        first, *others = in_order(room)
        wanted = {}
        for token in reversed(others):
            move = choices(room, token)[-1]
            assert move.tickets
            position = room.state.position
            happened = choose(room, token, move.action)
            assert room.state.position == position  # nothing has happened in the game
            assert room.decider == first
            wanted[token] = held(room, token) | set(move.tickets)
            assert not happened.position
            # The chooser's page knows it; the others are told that something was chosen.
            [view] = room.update(token, happened).views
            assert view.ahead is not None
            assert view.ahead.chosen == move.action
            for other in (first, None):
                update = room.update(other, happened)
                assert update.views == []
                assert update.events == []
        assert [room.state.seats[seat].token for seat in room.live.info().choosing] == [first]
        assert room.reloaded().state.ahead == room.state.ahead
        happened = room.random_move(random.Random(1))
        assert room.state.ahead == {}
        assert {token: held(room, token) for token in others} == wanted
        assert happened.events is not None
        again = room.reloaded().state.game
        assert again is not None
        assert again.state_bytes() == room.game.state_bytes()
    assert rounds == (2 if more else 1)
    assert room.live.info().choosing == []
    room.play_until(lambda: len(room.game.played) > 20)
    verify_record(room.game.save())


def test_a_choice_can_be_changed_until_its_turn_comes() -> None:
    room = Room.playing(3)
    first, second, third = in_order(room)
    many, few = choices(room, second)[-1], choices(room, second)[0]
    assert many.tickets != few.tickets
    choose(room, second, many.action)
    choose(room, second, few.action)
    room.random_move(random.Random(1))
    assert held(room, second) == set(few.tickets or [])
    assert room.decider == third
    with refused("not_now"):
        choose(room, second, many.action)
    # Who has decided as ever is not asked again either; who has to decide now decides.
    with refused("not_now"):
        choose(room, first, many.action)
    before = len(room.game.played)
    choose(room, third, room.legal()[0].action)
    assert len(room.game.played) == before + 1


def test_nothing_else_can_be_chosen_ahead() -> None:
    room = Room.playing(3, edition="europe")
    _, second, _ = in_order(room)
    allowed = {move.action for move in choices(room, second)}
    for action in range(1024):
        if action not in allowed:
            with refused("illegal"):
                choose(room, second, action)
    with refused("not_your_turn"):
        choose(room, "a stranger", min(allowed))
    assert room.state.ahead == {}
    move = room.wish(min(allowed))
    with refused("not_your_turn"):  # a move is one's turn's, as ever
        room.propose(proposals.move, second, move)


def test_nobody_learns_what_was_chosen() -> None:
    """Whatever the others chose: all that anybody is told is the same, now and when it is carried out."""
    for chosen in (0, -1):
        room = Room.playing(3, edition="europe")
        first, second, third = in_order(room)
        for token in (second, third):
            happened = choose(room, token, choices(room, token)[chosen].action)
        for seat, looking in [(room.game.decider, first), (numbers.NOBODY, None)]:
            for seed in range(5):
                twin = twin_of(room.state, seat, seed)
                twin_seen, seen = telling.info(twin, NOW), telling.info(room.state, NOW)
                assert told(telling.snapshot(twin, NOW, looking), twin) == told(
                    telling.snapshot(room.state, NOW, looking), room.state
                )
                assert told(telling.update(twin, twin_seen, looking, happened), twin) == told(
                    telling.update(room.state, seen, looking, happened), room.state
                )


def test_several_seats_at_one_device_choose_one_after_the_other() -> None:
    room = Room(*[models.SeatPlan()] * 3)
    for name in ("Ann", "Bob"):
        room.join(name, token="one device")
    room.join("Cid")
    room.start(str(room.state.host))
    for view in telling.snapshot(room.state, NOW, "one device").views:
        assert view.ahead is None
    with refused("not_your_turn"):
        choose(room, "one device", numbers.KEEP + 3)
    if room.decider != "Cid":
        assert choices(room, "Cid")


def test_who_leaves_has_chosen_and_a_bot_does_not_choose_again() -> None:
    room = Room.playing(3)
    _, second, third = in_order(room)
    move = choices(room, second)[-1]
    choose(room, second, move.action)
    room.leave(second, room.state.seats_of(second)[0])
    with refused("stand_in"):
        choose(room, second, move.action)
    room.leave(third, room.state.seats_of(third)[0])
    room.random_move(random.Random(1))
    assert held(room, second) == set(move.tickets or [])
    assert room.state.bot_to_move  # for the third, who had not


def test_one_clock_runs_for_all_of_them(clock: FakeTime) -> None:
    room = Room.playing(3, clock={"turn_seconds": 60, "game_seconds": 600})
    first, second, third = in_order(room)
    clock.pass_by(10)
    choose(room, second, choices(room, second)[0].action)
    clock.pass_by(30)
    room.random_move(random.Random(1))
    assert room.decider == third
    assert room.live.info().turn_ends_in == pytest.approx(20)
    used = {str(seat.token): seat.seconds_used for seat in room.state.seats}
    assert used == {first: pytest.approx(40), second: pytest.approx(10), third: 0}
    clock.pass_by(5)
    room.move(room.legal()[0].action)
    # The first turn begins with all of its time.
    assert room.live.info().turn_ends_in == pytest.approx(60)


def test_what_was_carried_out_can_be_taken_back_like_any_decision() -> None:
    room = Room.playing(2, take_back=True)
    first, second = in_order(room)
    move = choices(room, second)[-1]
    choose(room, second, move.action)
    room.random_move(random.Random(1))
    with refused("nothing_to_take_back"):
        room.take_back(first)
    room.take_back(second)
    assert room.decider == second
    assert held(room, second) == set()
    assert room.state.ahead == {}
    assert room.reloaded().state.game.state_bytes() == room.game.state_bytes()  # type: ignore[union-attr]
