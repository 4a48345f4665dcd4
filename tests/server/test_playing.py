"""Decisions at a table: who makes them, each once, and which can be taken back."""

from __future__ import annotations

import random
from typing import Any

import pytest

from branchline.kernel import numbers
from branchline.server import models
from branchline.server.refusals import AlreadyDone, Refused
from branchline.server.table import proposals
from tests.kit.server import BOT, OPEN, Room, can_claim, claim_of, refused

# --- moving -----------------------------------------------------------------------------------------------------------


def test_only_who_has_to_decide_moves() -> None:
    room = Room.playing(2)
    other = next(token for token in ("Ann", "Bob") if token != room.decider)
    action = room.legal()[0].action
    for token in (other, "Cleo", ""):
        with refused("not_your_turn"):
            room.move(action, token=token)


def test_nothing_can_be_played_before_the_start_or_after_the_end() -> None:
    room = Room.full(2)
    with refused("not_playing"):
        room.move(0, token="Ann")
    room.start()
    room.play_until(lambda: room.state.stage == "over")
    with refused("not_playing"):
        room.move(0, token="Ann")
    with refused("not_playing"):
        room.take_back("Ann")
    with refused("not_playing"):
        room.stand_in("Ann", 1, "easy")
    with refused("over"):
        room.leave("Bob", 1)


def test_a_move_for_an_older_position_is_refused() -> None:
    """What was said since does not matter, only what was played."""
    room = Room.playing(2)
    seen = room.state.number
    room.move(room.legal()[0].action)
    with refused("old_position"):
        room.move(room.legal()[0].action, number=seen)
    seen = room.state.number
    room.say("Ann", text="well?")
    room.move(room.legal()[0].action, number=seen)
    room.say("Ann", text="well?")
    room.move(room.legal()[0].action, number=room.state.number)


def test_an_illegal_move_is_refused_with_the_rules_own_reason() -> None:
    room = Room.playing(2)
    with pytest.raises(Refused) as caught:
        room.move(numbers.DRAW_PILE)
    assert (caught.value.code, caught.value.text) == ("illegal", room.game.refusal(numbers.DRAW_PILE))


def test_a_claim_can_be_paid_with_it_or_after_it() -> None:
    room = Room.playing(2)
    room.play_until(lambda: can_claim(room))
    move = claim_of(room)
    assert move.payments
    before, token = room.game.copy(), room.decider
    room.move(move.action, move.payments[0].action)
    together = room.game.state_bytes()
    before.play(move.action)
    before.play(move.payments[0].action)
    assert before.state_bytes() == together
    assert room.decider != token


def test_a_pair_of_actions_is_taken_whole_or_not_at_all() -> None:
    room = Room.playing(2)
    room.play_until(lambda: can_claim(room))
    move, before = claim_of(room), room.game.state_bytes()
    with refused("illegal"):
        room.move(move.action, numbers.DRAW_PILE)
    with refused("illegal"):
        room.move(numbers.DRAW_PILE, 1000)
    assert room.game.state_bytes() == before


def test_one_message_does_not_play_two_turns() -> None:
    """The second action belongs to the first or to nobody."""
    room = Room.playing(1, 1)
    room.play_until(lambda: room.decider == "Ann" and numbers.DRAW_TICKETS in [m.action for m in room.legal()])
    room.move(numbers.DRAW_TICKETS)
    keep = room.legal()[0].action
    with refused("not_your_turn"):
        room.move(keep, numbers.DRAW_PILE)


def test_a_bot_moves_for_its_own_seat_and_position_only() -> None:
    room = Room.playing(1, 1)
    room.play_until(lambda: room.decider is None)
    position, seat = room.state.position, room.game.decider
    action = room.legal()[0].action
    for other, number in ((1 - seat, position), (seat, position - 1)):
        with refused("old_position"):
            room.propose(proposals.bot_move, other, number, action)
    room.move(action)
    room.play_until(lambda: room.decider == "Ann")
    with refused("old_position"):
        room.propose(proposals.bot_move, 0, room.state.position, room.legal()[0].action)


# --- repeats ----------------------------------------------------------------------------------------------------------


def test_a_repeated_message_is_done_once() -> None:
    room = Room.playing(2)
    token, wish = room.decider, room.wish(room.legal()[0].action)
    assert token is not None
    number = room.do(room.propose(proposals.move, token, wish)).number
    room.say("Ann", id="hello", text="hi")
    for table in (room.live, room.reloaded()):
        with pytest.raises(AlreadyDone) as done:
            proposals.move(table.state, table.now(), token, wish)
        assert done.value.number == number
        with pytest.raises(AlreadyDone):
            proposals.say(table.state, table.now(), "Ann", models.Say(id="hello", text="something else"))


def test_the_same_id_of_somebody_else_is_another_message() -> None:
    room = Room.full(2)
    room.say("Ann", id="same", text="hi")
    room.say("Bob", id="same", text="hi")
    assert [line.name for _, line in room.state.chat] == ["Ann", "Bob"]


# --- taking back ------------------------------------------------------------------------------------------------------


def test_a_claim_is_taken_back_with_its_payment() -> None:
    room = Room.playing(2)
    room.play_until(lambda: can_claim(room))
    move, before, token = claim_of(room), room.game.state_bytes(), room.decider
    assert token is not None
    assert move.payments
    room.move(move.action, move.payments[0].action)
    happened = room.take_back(token)
    assert happened.position
    assert room.game.state_bytes() == before
    assert room.decider == token
    room.move(move.action)  # in two steps: each is taken back by itself
    room.move(move.payments[0].action)
    room.take_back(token)
    assert room.game.phase == "pay_route"
    room.take_back(token)
    assert room.game.state_bytes() == before
    assert room.reloaded().snapshot(token) == room.live.snapshot(token)


def test_what_showed_something_new_stays() -> None:
    room = Room.playing(2)
    room.play_until(lambda: room.decider is not None and numbers.DRAW_PILE in [m.action for m in room.legal()])
    token = room.decider
    assert token is not None
    room.move(numbers.DRAW_PILE)
    with refused("information_shown"):
        room.take_back(token)


def test_nobody_takes_back_what_another_decided() -> None:
    room = Room.playing(2)
    with refused("nothing_to_take_back"):
        room.take_back("Ann")
    room.play_until(lambda: can_claim(room))
    move, token = claim_of(room), room.decider
    assert move.payments
    room.move(move.action, move.payments[0].action)
    other = next(name for name in ("Ann", "Bob") if name != token)
    for wrong in (other, "Cleo", ""):
        with refused("nothing_to_take_back"):
            room.take_back(wrong)
    room.random_move(random.Random(1))
    assert token is not None
    with refused("nothing_to_take_back"):
        room.take_back(token)


def test_a_table_may_play_without_taking_back() -> None:
    room = Room.playing(2, take_back=False)
    room.play_until(lambda: can_claim(room))
    token = room.decider
    room.move(claim_of(room).action)
    assert token is not None
    with refused("not_allowed"):
        room.take_back(token)


def test_while_a_bot_plays_for_somebody_they_take_nothing_back() -> None:
    room = Room.playing(2)
    room.play_until(lambda: can_claim(room))
    token = room.decider
    room.move(claim_of(room).action)
    assert token is not None
    room.leave(token, room.game.decider)
    with refused("stand_in"):
        room.take_back(token)


def alone(*others: models.SeatPlan, **options: Any) -> Room:
    """Ann alone with bots, at a turn of hers after some others."""
    room = Room(OPEN, *(others or (BOT, BOT)), **options)
    room.join("Ann")
    room.start()
    room.play_until(lambda: room.game.decider == 0 and room.game.phase == "turn" and len(room.game.played) > 30)
    return room


def test_alone_with_bots_one_goes_back_to_ones_last_decision() -> None:
    """Whatever it showed, and over whatever the bots did since; the game is then for practice, once and for all."""
    room = alone()
    before = room.game.state_bytes()
    room.move(numbers.DRAW_PILE)
    between = room.game.state_bytes()
    for wait in (0, 1):  # as soon as a bot is to move, and after all bots
        room.move(numbers.DRAW_PILE)
        assert room.game.decider == 1
        if wait:
            room.play_until(lambda: room.game.decider == 0)
        assert room.live.snapshot("Ann").take_back is None
        assert room.live.info().practice == bool(wait)
        room.take_back("Ann")
        assert room.game.state_bytes() == between
    room.take_back("Ann")
    assert room.game.state_bytes() == before
    assert room.live.info().practice
    assert room.reloaded().snapshot("Ann") == room.live.snapshot("Ann")
    with refused("nothing_to_take_back"):
        room.take_back("")


def test_what_showed_nothing_is_taken_back_without_practice() -> None:
    room = alone(BOT)
    room.play_until(lambda: room.game.decider == 0 and can_claim(room))
    room.move(claim_of(room).action)
    room.take_back("Ann")
    assert not room.live.info().practice


def test_two_people_on_one_device_are_not_alone() -> None:
    room = Room(OPEN, OPEN, BOT)
    room.join("Ann")
    room.join("Bob", token="Ann")
    room.start()
    room.play_until(lambda: room.game.decider == 0 and room.game.phase == "turn")
    room.move(numbers.DRAW_PILE)
    with refused("information_shown"):
        room.take_back("Ann")


# --- two seats on one device ------------------------------------------------------------------------------------------


def test_one_token_opens_two_seats() -> None:
    room = Room(OPEN, OPEN, BOT)
    room.join("Ann")
    room.join("Bob", token="Ann")
    assert room.state.seats_of("Ann") == [0, 1]
    room.start()
    room.play_until(lambda: room.game.decider == 1)
    views = room.live.snapshot("Ann").views
    assert [view.seat for view in views] == [0, 1]
    assert not views[0].legal
    assert views[1].legal
    assert views[0].offer != views[1].offer
    room.play_until(lambda: room.state.stage == "over")


def test_people_who_get_nowhere_are_asked_whether_they_want_to_go_on(monkeypatch: pytest.MonkeyPatch) -> None:
    """No rule ends a game in which nobody claims anything; taking back counts as nothing."""
    monkeypatch.setattr("branchline.server.table.telling.QUIET_ROUNDS", 3)
    room = Room.playing(2)
    chance = random.Random(1)

    def draw() -> None:
        move = chance.choice([move for move in room.legal() if move.kind not in ("claim", "station")])
        room.move(move.action)

    while not (room.state.quiet >= 6 and can_claim(room)):
        assert room.live.info().gets_nowhere == (room.state.quiet >= 6)
        draw()
    assert room.live.info().gets_nowhere
    assert room.reloaded().info().gets_nowhere
    token, claim, quiet = room.decider, claim_of(room), room.state.quiet
    assert token is not None
    assert claim.payments
    room.move(claim.action, claim.payments[0].action)
    assert (room.state.quiet, room.live.info().gets_nowhere) == (0, False)
    room.take_back(token)
    assert (room.state.quiet, room.live.info().gets_nowhere) == (quiet, True)
