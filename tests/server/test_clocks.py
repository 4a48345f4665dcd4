"""Time at a table: decisions, whole games, restarts, and clocks that are set."""

from __future__ import annotations

import random
from typing import Any

import pytest

from branchline.server import models
from branchline.server.live import LiveTable
from branchline.server.table import proposals
from branchline.server.table.clocks import RETURN_SECONDS
from tests.kit.server import FakeTime, Room, can_claim, claim_of, clock, refused

__all__ = ["clock"]  # a fixture

TURN = models.Clock(turn_seconds=60)
GAME = models.Clock(game_seconds=600)


def playing(players: int = 2, bots: int = 0, **options: Any) -> Room:
    """A game whose first tickets are chosen, in no time: they have one clock for all (test_ahead)."""
    room = Room.playing(players, bots, **options)
    room.play_until(lambda: room.game.phase == "turn")
    return room


def left(room: Room) -> float:
    seconds = room.live.seconds_left()
    assert seconds is not None
    return seconds


def used(room: Room, token: str) -> float:
    return room.state.seats[room.state.seats_of(token)[0]].seconds_used


def time_out(room: Room) -> None:
    room.do(room.propose(proposals.time_out, room.game.decider))


def test_each_decision_has_its_time(clock: FakeTime) -> None:
    room = playing(2, clock=TURN)
    assert left(room) == 60
    clock.pass_by(40)
    assert left(room) == 20
    assert room.live.info().turn_ends_in == 20
    room.random_move(random.Random(1))
    assert left(room) == 60


def test_the_clock_of_the_game_is_each_players_own(clock: FakeTime) -> None:
    room = playing(2, clock=GAME)
    first = room.decider
    assert first is not None
    clock.pass_by(100)
    room.random_move(random.Random(1))
    assert room.decider != first
    assert left(room) == 600
    clock.pass_by(50)
    room.random_move(random.Random(1))
    assert sorted(seat.seconds_left for seat in room.live.info().seats if seat.seconds_left) == [500, 550]
    assert [state.seconds_used for state in room.state.seats] == [
        state.seconds_used for state in room.reloaded().state.seats
    ]


def test_without_a_clock_time_does_not_matter(clock: FakeTime) -> None:
    room = playing(2)
    clock.pass_by(10**8)
    assert room.live.seconds_left() is None
    with refused("no_change"):
        time_out(room)
    room.random_move(random.Random(1))


def test_who_runs_out_of_time_is_replaced_when_it_is_over_and_not_before(clock: FakeTime) -> None:
    room = playing(2, clock=TURN)
    clock.pass_by(59)
    with refused("no_change"):
        time_out(room)
    with refused("no_change"):
        room.propose(proposals.time_out, 1 - room.game.decider)
    with refused("no_change"):
        room.propose(proposals.time_out, None)
    clock.pass_by(2)
    assert left(room) == 0
    time_out(room)
    assert room.state.bot_to_move == "hard"
    with refused("no_change"):
        time_out(room)


def test_the_bot_makes_the_move_for_which_the_time_ran_out(clock: FakeTime) -> None:
    """Otherwise one could come back at once, again and again, and think for ever."""
    room = playing(2, clock=TURN)
    token, seat = room.decider, room.game.decider
    assert token is not None
    clock.pass_by(61)
    time_out(room)
    with refused("time_is_up"):
        room.stand_in(token, seat, None)
    assert isinstance(room.reloaded(), LiveTable)
    room.bot_move(seat, room.legal()[0].action)
    room.stand_in(token, seat, None)


def test_who_comes_back_has_a_little_time(clock: FakeTime) -> None:
    room = playing(2, clock=GAME)
    token, seat = room.decider, room.game.decider
    assert token is not None
    clock.pass_by(700)
    time_out(room)
    assert used(room, token) == 700
    room.bot_move(seat, room.legal()[0].action)
    room.stand_in(token, seat, None)
    assert room.live.info().seats[seat].seconds_left == RETURN_SECONDS


def test_leaving_and_coming_back_gives_no_time(clock: FakeTime) -> None:
    for limit in (TURN, GAME):
        room = playing(2, clock=limit)
        token, seat = room.decider, room.game.decider
        assert token is not None
        clock.pass_by(20)
        before = left(room)
        room.leave(token, seat)
        room.stand_in(token, seat, None)
        assert left(room) == before
        other = 1 - seat  # what others do meanwhile changes nothing
        room.leave(("Ann", "Bob")[other], other)
        assert left(room) == before
        clock.pass_by(5)
        room.random_move(random.Random(1))
        assert used(room, token) == 25
        assert room.reloaded().state.seats == room.state.seats


def test_taking_back_gives_no_time(clock: FakeTime) -> None:
    for limit in (TURN, GAME):
        room = playing(2, clock=limit)
        room.play_until(lambda room=room: can_claim(room))  # type: ignore[misc]
        token = room.decider
        assert token is not None
        clock.pass_by(20)
        room.move(claim_of(room).action)
        clock.pass_by(10)  # thinking about the payment
        before = left(room)
        room.take_back(token)
        assert left(room) == min(before, (limit.turn_seconds or 600) - 30)
        clock.pass_by(5)
        room.random_move(random.Random(1))
        assert used(room, token) == 35
        assert room.reloaded().state.seats == room.state.seats


def test_taking_back_does_not_cost_the_time_another_was_thinking(clock: FakeTime) -> None:
    room = playing(2, clock=TURN)
    room.play_until(lambda: can_claim(room))
    token, move = room.decider, claim_of(room)
    assert token is not None
    assert move.payments
    clock.pass_by(20)
    room.move(move.action, move.payments[0].action)
    clock.pass_by(50)
    room.take_back(token)
    assert left(room) == 40


@pytest.mark.parametrize("jump", [-3 * 86400.0, 3 * 86400.0])
@pytest.mark.parametrize("limit", [TURN, GAME])
def test_a_clock_that_is_set_takes_no_time_from_anybody(clock: FakeTime, jump: float, limit: models.Clock) -> None:
    room = playing(2, clock=limit)
    token = room.decider
    assert token is not None
    clock.pass_by(10)
    clock.set_wall(jump)
    clock.pass_by(10)
    assert left(room) == (limit.turn_seconds or 600) - 20
    room.random_move(random.Random(1))
    assert used(room, token) == 20
    for table in (room.live, room.reloaded()):
        assert table.seconds_left() == (limit.turn_seconds or limit.game_seconds)


def test_time_goes_on_while_a_table_is_put_away(clock: FakeTime) -> None:
    room = playing(2, clock=models.Clock(turn_seconds=86400))
    clock.pass_by(3600)
    assert room.reloaded().seconds_left() == 86400 - 3600


@pytest.mark.parametrize("limit", [TURN, GAME])
def test_nobody_loses_by_a_time_nobody_could_play(clock: FakeTime, limit: models.Clock) -> None:
    """After a restart the clock may say anything: who has to decide has a little time at least."""
    room = playing(2, clock=limit)
    clock.wall += 10**7
    assert room.reloaded().seconds_left() == RETURN_SECONDS
    clock.wall -= 2 * 10**7
    assert room.reloaded().seconds_left() == (limit.turn_seconds or limit.game_seconds)
