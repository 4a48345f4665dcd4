"""Players who want more time than they have: by leaving, by running out, by taking a bot's move back."""

from __future__ import annotations

import random

import pytest

from branchline.kernel import numbers
from branchline.server import models
from branchline.server.table import proposals
from branchline.server.table.clocks import RETURN_SECONDS
from tests.kit.server import BOT, OPEN, FakeTime, Room, can_claim, claim_of, clock, refused

__all__ = ["clock"]  # a fixture

TURN = models.Clock(turn_seconds=60)
GAME = models.Clock(game_seconds=600)


def left(room: Room) -> float:
    seconds = room.live.seconds_left()
    assert seconds is not None
    return seconds


def come_and_go(room: Room, token: str, seat: int) -> None:
    room.leave(token, seat)
    room.stand_in(token, seat, None)


def deciding(room: Room) -> tuple[str, int]:
    assert room.decider is not None
    return room.decider, room.game.decider


def time_out(room: Room) -> None:
    room.do(room.propose(proposals.time_out, room.game.decider))


def test_leaving_and_coming_back_gives_nothing_to_who_has_little_left(clock: FakeTime) -> None:
    room = Room.playing(2, clock=GAME)
    token, seat = deciding(room)
    clock.pass_by(595)
    for _ in range(3):
        come_and_go(room, token, seat)
        assert left(room) == 5
    clock.pass_by(4)
    room.random_move(random.Random(1))
    come_and_go(room, token, seat)
    assert room.live.info().seats[seat].seconds_left == 1
    assert room.reloaded().state.seats == room.state.seats


def test_who_ran_out_has_a_little_time_once(clock: FakeTime) -> None:
    room = Room.playing(2, clock=GAME)
    token, seat = deciding(room)
    clock.pass_by(700)
    time_out(room)
    room.bot_move(seat, room.legal()[0].action)
    room.stand_in(token, seat, None)
    assert room.live.info().seats[seat].seconds_left == RETURN_SECONDS
    chance = random.Random(1)
    while room.game.decider != seat:
        room.random_move(chance)
    clock.pass_by(20)
    for _ in range(3):
        come_and_go(room, token, seat)
        assert left(room) == RETURN_SECONDS - 20
    assert room.reloaded().state.seats == room.state.seats


@pytest.mark.parametrize("gone", ["clock", "left"])
@pytest.mark.parametrize("limit", [TURN, GAME])
def test_what_a_bot_decided_is_not_taken_back(clock: FakeTime, limit: models.Clock, gone: str) -> None:
    """Otherwise its player would have all the time of the turn again."""
    room = Room.playing(2, clock=limit)
    room.play_until(lambda: can_claim(room))
    token, seat = deciding(room)
    claim = claim_of(room)
    assert claim.payments
    room.move(claim.action)
    clock.pass_by(650 if gone == "clock" else 50)
    if gone == "clock":
        time_out(room)
    else:
        room.leave(token, seat)
    room.bot_move(seat, claim.payments[0].action)
    room.stand_in(token, seat, None)
    with refused("nothing_to_take_back"):
        room.take_back(token)
    assert room.update(token, room.say("Ann", phrase="sorry")).take_back == "nothing_to_take_back"


@pytest.mark.parametrize("limit", [TURN, GAME])
def test_going_back_alone_gives_no_time(clock: FakeTime, limit: models.Clock) -> None:
    """However far one goes back: the decision goes on where it was, and nobody goes back behind one that ran out."""
    room = Room(OPEN, BOT, clock=limit)
    room.join("Ann")
    room.start()
    room.play_until(lambda: room.game.decider == 0 and room.game.phase == "turn")
    clock.pass_by(40)
    spent = left(room)
    room.move(numbers.DRAW_PILE)
    room.move(numbers.DRAW_PILE)
    assert room.game.decider == 1
    for _ in range(2):
        room.take_back("Ann")  # the second card, then the first
    assert left(room) <= spent
    clock.pass_by(1000)
    time_out(room)
    room.bot_move(0, room.legal()[0].action)
    room.stand_in("Ann", 0, None)
    with refused("nothing_to_take_back"):
        room.take_back("Ann")
    assert room.reloaded().state.seats == room.state.seats
