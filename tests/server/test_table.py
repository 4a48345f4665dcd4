"""A table without sockets: who may do what when, clocks, taking back, and that its entries say everything."""

from __future__ import annotations

import random
from typing import Any

import pytest

from branchline.edition import load_edition
from branchline.game.view import View
from branchline.kernel import numbers
from branchline.server import models, present
from branchline.server.boards import edition_info
from branchline.server.entries import AnyEntry, read_entry, write_entry
from branchline.server.live import LiveTable
from branchline.server.refusals import AlreadyDone, Refused
from branchline.server.table import applying, proposals, telling
from branchline.server.table.clocks import RETURN_SECONDS
from branchline.server.table.seats import check_name
from tests.kit.server import (
    BOT,
    OPEN,
    FakeTime,
    Room,
    can_claim,
    claim_of,
    clock,
    every_variant,
    refused,
)

__all__ = ["clock"]  # a fixture


def change(room: Room, token: str, **wish: Any) -> Any:
    return room.do(room.propose(proposals.change, token, models.ChangeSeat(**wish)))


def new_table(**wish: Any) -> models.NewTable:
    return models.NewTable(**{"edition": "new-york", "seats": [OPEN, BOT], "name": "Ann"} | wish)


# --- setting up -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({"edition": "atlantis"}, "no_such_edition"),
        ({"edition": "src/branchline/editions/europe"}, "no_such_edition"),  # a folder of this machine
        ({"edition": "../europe"}, "no_such_edition"),
        ({"variant": "mega"}, "bad_setting"),
        ({"bonus": True}, "bad_setting"),
        ({"seats": [OPEN] * 5}, "bad_setting"),  # New York is for four
        ({"name": "Ann\nBob"}, "bad_name"),
        ({"name": "\u202eAnn"}, "bad_name"),  # writes backwards from here on
        ({"name": "A\u200bnn"}, "bad_name"),  # nothing to see
    ],
)
def test_a_table_that_cannot_be(wish: dict[str, Any], code: models.Code) -> None:
    with refused(code):
        proposals.create(new_table(**wish), "host", 0.0)


def test_names_are_free_but_can_be_shown() -> None:
    for name in ("Ann", "Zoë", "李雷", "<b>Ann</b>", "x" * 40, "Ann & Bob", "🚂"):
        check_name(name)


def test_every_table_has_a_secret_and_a_code_of_its_own() -> None:
    made = [proposals.create(new_table(), "host", 0.0) for _ in range(20)]
    assert len({entry.secret for entry in made}) == len({entry.code for entry in made}) == 20
    assert all(len(bytes.fromhex(entry.secret)) == 32 for entry in made)


def test_players_take_the_first_open_seat_or_the_one_they_name() -> None:
    room = Room(OPEN, BOT, OPEN, OPEN)
    room.join("Ann")
    room.join("Bob", seat=3)
    room.join("Cleo")
    assert [seat.name for seat in room.state.seats] == ["Ann", "Ada", "Cleo", "Bob"]
    with refused("full"):
        room.join("Dan")


def test_a_seat_is_taken_once() -> None:
    room = Room(OPEN, OPEN, BOT)
    room.join("Ann")
    for seat in (0, 2):
        with refused("seat_taken"):
            room.join("Bob", seat=seat)
    with refused("seat_taken"):
        room.join("Bob", seat=4)


@pytest.mark.parametrize("name", ["Ann", "ANN", "ann", "\uff21nn"])
def test_two_players_do_not_have_the_same_name(name: str) -> None:
    """Nor one that looks the same: nobody speaks in another's name."""
    room = Room(OPEN, OPEN)
    room.join("Ann")
    with refused("name_taken"):
        room.join(name, token="other")


def test_bots_make_way_for_a_player_with_their_name() -> None:
    room = Room(OPEN, BOT, BOT, name="Ada")
    room.join("ada")
    names = [seat.name for seat in room.state.seats]
    assert names[0] == "ada"
    assert "Ada" not in names[1:]
    assert len(set(names)) == 3


def test_a_bot_keeps_its_name_when_seats_change() -> None:
    room = Room(OPEN, BOT, BOT, OPEN)
    room.join("Ann")
    change(room, "Ann", seat=1, swap_with=2)
    room.join("Bob")
    assert [seat.name for seat in room.state.seats] == ["Ann", "Bruno", "Ada", "Bob"]


def test_a_seat_that_is_left_is_open_again() -> None:
    room = Room.full(2)
    with refused("not_yours"):
        room.leave("Ann", 1)
    with refused("no_such_seat"):
        room.leave("Ann", 2)
    room.leave("Bob", 1)
    assert room.state.seats[1].kind == "open"
    assert room.state.seats_of("Bob") == []
    room.join("Cleo")


def test_the_host_leaves_and_the_next_player_is_the_host() -> None:
    room = Room.full(3)
    room.leave("Ann", 0)
    assert room.state.host == "Bob"
    assert room.live.info().host == 1
    change(room, "Bob", seat=0, plan=BOT)
    with refused("not_host"):
        room.start("Ann")
    room.start("Bob")


def test_an_empty_table_is_its_creators() -> None:
    room = Room.full(2)
    room.leave("Ann", 0)
    room.leave("Bob", 1)
    assert room.state.host == "Ann"
    assert room.live.info().host is None
    for seat in (0, 1):
        change(room, "Ann", seat=seat, plan=BOT)
    room.start("Ann")


def test_the_host_arranges_the_seats() -> None:
    room = Room(OPEN, OPEN, OPEN)
    room.join("Ann")
    change(room, "Ann", seat=2, plan=models.SeatPlan(kind="bot", level="hard"))
    assert room.live.info().seats[2].level == "hard"
    change(room, "Ann", seat=0, swap_with=2)
    assert [seat.kind for seat in room.state.seats] == ["bot", "open", "human"]
    assert room.live.info().host == 2
    with refused("seat_taken"):
        change(room, "Ann", seat=2, plan=BOT)
    for wish in ({"seat": 1}, {"seat": 1, "plan": BOT, "swap_with": 0}):
        with refused("bad_message"):
            change(room, "Ann", **wish)
    for wish in ({"seat": 1, "swap_with": 1}, {"seat": 1, "plan": OPEN}):
        with refused("no_change"):
            change(room, "Ann", **wish)
    for wish in ({"seat": 3, "plan": BOT}, {"seat": 0, "swap_with": 3}):
        with refused("no_such_seat"):
            change(room, "Ann", **wish)


def test_a_player_may_move_to_an_open_seat_but_not_push_others_around() -> None:
    room = Room(OPEN, OPEN, OPEN, BOT)
    room.join("Ann")
    room.join("Bob")
    change(room, "Bob", seat=1, swap_with=2)
    assert room.state.seats_of("Bob") == [2]
    for wish in ({"seat": 2, "swap_with": 0}, {"seat": 2, "swap_with": 3}, {"seat": 0, "swap_with": 1}):
        with refused("not_host"):
            change(room, "Bob", **wish)
    with refused("not_host"):
        change(room, "Bob", seat=1, plan=BOT)


def test_a_nonce_moves_with_its_player() -> None:
    room = Room(OPEN, OPEN)
    room.join("Ann", nonce="aa" * 16)
    room.join("Bob", nonce="bb" * 16)
    change(room, "Ann", seat=0, swap_with=1)
    room.start()
    assert room.game.dealing.nonces == (b"\xbb" * 16, b"\xaa" * 16)


def test_a_game_starts_when_the_host_says_so_and_every_seat_is_taken() -> None:
    room = Room(OPEN, OPEN)
    room.join("Ann")
    with refused("seats_open"):
        room.start()
    room.join("Bob")
    with refused("not_host"):
        room.start("Bob")
    room.start()
    assert room.state.stage == "playing"
    for again in (room.start, lambda: room.join("Cleo"), lambda: change(room, "Ann", seat=0, swap_with=1)):
        with refused("started"):
            again()


def test_the_deal_follows_from_the_secret_and_the_nonces_alone() -> None:
    """And the commitment is there before any nonce is."""
    room = Room(OPEN, BOT)
    commitment = room.live.info().commitment
    room.join("Ann", nonce="ab" * 16)
    room.start()
    assert room.live.info().commitment == commitment == room.game.dealing.commitment
    assert room.game.dealing.nonces == (b"\xab" * 16, b"")


def test_a_table_of_another_version_of_the_board_is_not_replayed() -> None:
    entry = proposals.create(new_table(), "host", 0.0)
    with refused("edition_changed"):
        applying.begin("t", entry.model_copy(update={"fingerprint": "0" * 64}))
    with refused("no_such_edition"):
        applying.begin("t", entry.model_copy(update={"edition": "atlantis"}))


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
    assert views[0].hand != views[1].hand or views[0].tickets != views[1].tickets
    room.play_until(lambda: room.state.stage == "over")


# --- stand-ins --------------------------------------------------------------------------------------------------------


def test_a_bot_plays_for_an_absent_player_until_they_are_back() -> None:
    room = Room.playing(2)
    with refused("not_host"):
        room.stand_in("Bob", 0, "easy")
    room.stand_in("Ann", 1, "hard")
    assert room.live.info().seats[1].stand_in == "hard"
    with refused("no_change"):
        room.stand_in("Ann", 1, "hard")
    with refused("not_yours"):
        room.stand_in("Ann", 1, None)
    chance = random.Random(1)
    while room.game.decider != 1:
        room.random_move(chance)
    assert room.state.bot_to_move == "hard"
    action = room.legal()[0].action
    with refused("stand_in"):
        room.move(action, token="Bob")
    room.bot_move(1, action)
    room.stand_in("Bob", 1, None)
    assert room.state.bot_to_move is None
    with refused("no_change"):
        room.stand_in("Bob", 1, None)


def test_a_bot_needs_no_stand_in() -> None:
    room = Room.playing(1, 1)
    with refused("not_a_player"):
        room.stand_in("Ann", 1, "easy")
    with refused("no_such_seat"):
        room.stand_in("Ann", 4, "easy")


def test_who_leaves_a_game_is_replaced_and_may_come_back() -> None:
    room = Room.playing(2)
    room.leave("Bob", 1)
    assert room.live.info().seats[1].stand_in == "normal"
    assert room.live.info().seats[1].name == "Bob"
    with refused("no_change"):
        room.leave("Bob", 1)
    room.stand_in("Bob", 1, None)


def test_a_host_who_left_the_game_is_host_again_when_back() -> None:
    room = Room.playing(3)
    room.leave("Ann", 0)
    assert room.state.host == "Bob"
    room.stand_in("Bob", 2, "easy")
    room.stand_in("Ann", 0, None)
    assert room.state.host == "Ann"


# --- rematch ----------------------------------------------------------------------------------------------------------


def test_a_rematch_is_for_players_after_the_end_and_once() -> None:
    room = Room.playing(2)
    with refused("not_over"):
        room.propose(proposals.rematch, "Ann", "t2")
    room.play_until(lambda: room.state.stage == "over")
    with refused("not_seated"):
        room.propose(proposals.rematch, "Cleo", "t2")
    room.do(room.propose(proposals.rematch, "Bob", "t2"))
    assert room.live.info().rematch == "t2"
    with refused("no_change"):
        room.propose(proposals.rematch, "Ann", "t3")


def test_a_rematch_is_set_up_the_same() -> None:
    room = Room.playing(2, 1, edition="europe", pace=0.5, public=True)
    again = proposals.next_table(room.state, "Bob")
    assert (again.edition, again.variant, again.name, again.options) == (
        "europe", room.state.created.variant, "Bob", room.state.options,
    )  # fmt: skip
    assert again.seats == [OPEN, OPEN, BOT]


# --- chat -------------------------------------------------------------------------------------------------------------


def test_players_talk_in_words_phrases_and_emotes() -> None:
    room = Room.full(2)
    room.say("Ann", text="<b>hello</b>")
    room.say("Bob", phrase="good_luck")
    happened = room.say("Ann", emote="train")
    assert happened.said is not None
    said = room.live.snapshot(None).chat
    assert [(line.name, line.text, line.phrase, line.emote) for line in said] == [
        ("Ann", "<b>hello</b>", None, None),
        ("Bob", None, "good_luck", None),
        ("Ann", None, None, "train"),
    ]


@pytest.mark.parametrize(
    "what",
    [
        {},
        {"text": "hi", "emote": "smile"},
        {"text": "\u200d"},
        {"text": "\u202ebackwards"},
        {"text": "\x07"},
        {"text": "\ufffe"},
    ],
)
def test_what_cannot_be_said(what: dict[str, Any]) -> None:
    room = Room.full(2)
    with refused("bad_message"):
        room.say("Ann", **what)


def test_what_people_type_is_one_line_of_text() -> None:
    """Whatever space their keyboard makes, and faces that are joined from several."""
    room = Room.full(2)
    for typed in ("two\nlines", "bravo\u202f!", "a\u00a0 b", "👨\u200d👩\u200d👧", "می\u200cخواهم"):
        room.say("Ann", text=typed)
    said = [line.text for line in room.live.snapshot(None).chat]
    assert said == ["two lines", "bravo !", "a b", "👨\u200d👩\u200d👧", "می\u200cخواهم"]


def test_spectators_and_silent_tables_say_nothing() -> None:
    room = Room.full(2)
    for token in ("Cleo", ""):
        with refused("not_seated"):
            room.say(token, text="hi")
    with refused("not_allowed"):
        Room.full(2, chat=False).say("Ann", text="hi")


def test_a_muted_player_is_not_heard_by_who_muted_them() -> None:
    room = Room.full(3)
    room.say("Bob", text="one")
    room.mute("Ann", 1)
    happened = room.say("Bob", text="two")
    heard = {token: room.update(token, happened).said for token in ("Ann", "Bob", "Cleo", None)}
    assert [token for token, line in heard.items() if line is None] == ["Ann"]
    assert room.live.snapshot("Ann").chat == []
    assert room.live.snapshot("Ann").muted == [1]
    assert len(room.live.snapshot("Cleo").chat) == 2
    assert room.live.snapshot("Cleo").muted == []
    room.mute("Ann", 1, on=False)
    assert [line.text for line in room.live.snapshot("Ann").chat] == ["one", "two"]


def test_a_mute_stays_with_the_player_not_with_the_seat() -> None:
    room = Room.full(3)
    room.mute("Ann", 1)
    change(room, "Ann", seat=1, swap_with=2)
    assert room.live.snapshot("Ann").muted == [2]
    room.leave("Bob", 2)
    room.join("Dan")
    assert room.live.snapshot("Ann").muted == []


def test_what_cannot_be_muted() -> None:
    room = Room.full(2, 1)
    for token, seat, code in (
        ("Ann", 0, "not_a_player"),
        ("Ann", 2, "not_a_player"),
        ("Ann", 3, "no_such_seat"),
        ("Cleo", 0, "not_seated"),
    ):
        with refused(code):  # type: ignore[arg-type]
            room.mute(token, seat)
    room.mute("Ann", 1)
    with refused("no_change"):
        room.mute("Ann", 1)


def test_old_chat_is_forgotten() -> None:
    room = Room.full(2)
    for number in range(250):
        room.say("Ann", text=str(number))
    assert [line.text for line in room.live.snapshot(None).chat] == [str(n) for n in range(50, 250)]


# --- clocks -----------------------------------------------------------------------------------------------------------

TURN = models.Clock(turn_seconds=60)
GAME = models.Clock(game_seconds=600)


def left(room: Room) -> float:
    seconds = room.live.seconds_left()
    assert seconds is not None
    return seconds


def used(room: Room, token: str) -> float:
    return room.state.seats[room.state.seats_of(token)[0]].seconds_used


def time_out(room: Room) -> None:
    room.do(room.propose(proposals.time_out, room.game.decider))


def test_each_decision_has_its_time(clock: FakeTime) -> None:
    room = Room.playing(2, clock=TURN)
    assert left(room) == 60
    clock.pass_by(40)
    assert left(room) == 20
    assert room.live.info().turn_ends_in == 20
    room.random_move(random.Random(1))
    assert left(room) == 60


def test_the_clock_of_the_game_is_each_players_own(clock: FakeTime) -> None:
    room = Room.playing(2, clock=GAME)
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
    room = Room.playing(2)
    clock.pass_by(10**8)
    assert room.live.seconds_left() is None
    with refused("no_change"):
        time_out(room)
    room.random_move(random.Random(1))


def test_who_runs_out_of_time_is_replaced_when_it_is_over_and_not_before(clock: FakeTime) -> None:
    room = Room.playing(2, clock=TURN)
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
    assert room.state.bot_to_move == "normal"
    with refused("no_change"):
        time_out(room)


def test_the_bot_makes_the_move_for_which_the_time_ran_out(clock: FakeTime) -> None:
    """Otherwise one could come back at once, again and again, and think for ever."""
    room = Room.playing(2, clock=TURN)
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
    room = Room.playing(2, clock=GAME)
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
        room = Room.playing(2, clock=limit)
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
        room = Room.playing(2, clock=limit)
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
    room = Room.playing(2, clock=TURN)
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
    room = Room.playing(2, clock=limit)
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
    room = Room.playing(2, clock=models.Clock(turn_seconds=86400))
    clock.pass_by(3600)
    assert room.reloaded().seconds_left() == 86400 - 3600


@pytest.mark.parametrize("limit", [TURN, GAME])
def test_nobody_loses_by_a_time_nobody_could_play(clock: FakeTime, limit: models.Clock) -> None:
    """After a restart the clock may say anything: who has to decide has a little time at least."""
    room = Room.playing(2, clock=limit)
    clock.wall += 10**7
    assert room.reloaded().seconds_left() == RETURN_SECONDS
    clock.wall -= 2 * 10**7
    assert room.reloaded().seconds_left() == (limit.turn_seconds or limit.game_seconds)


# --- values -----------------------------------------------------------------------------------------------------------


def test_what_might_happen_changes_nothing() -> None:
    """An entry that is not stored after all has not happened: a value stays what it is."""
    room = Room(OPEN, OPEN, BOT, clock=models.Clock(game_seconds=600))

    def tried(entry: AnyEntry) -> None:
        before = room.state
        kept, told = dict(vars(before)), room.live.snapshot(None)
        position = before.game.state_bytes() if before.game else b""
        again = [applying.apply(before, entry) for _ in range(2)]
        assert again[0][1] == again[1][1]
        assert vars(before) == kept
        assert room.live.snapshot(None).model_dump(exclude={"table"}) == told.model_dump(exclude={"table"})
        assert position == (before.game.state_bytes() if before.game else b"")
        room.do(entry)

    tried(room.propose(proposals.join, "Ann", models.JoinTable(name="Ada", id="0f" * 16)))
    tried(room.propose(proposals.join, "Bob", models.JoinTable(name="Bob")))
    tried(room.propose(proposals.change, "Ann", models.ChangeSeat(seat=0, swap_with=2)))
    tried(room.propose(proposals.leave, "Bob", 1))
    tried(room.propose(proposals.change, "Ann", models.ChangeSeat(seat=1, plan=BOT)))
    tried(room.propose(proposals.start, "Ann"))
    tried(room.propose(proposals.say, "Ann", models.Say(id="a", text="hi")))
    room.play_until(lambda: can_claim(room))
    tried(room.propose(proposals.move, "Ann", room.wish(claim_of(room).action)))
    tried(room.propose(proposals.take_back, "Ann", models.TakeBack(id="b")))
    tried(room.propose(proposals.leave, "Ann", 2))


def test_the_lobby_is_told_before_it_happens_what_will_be() -> None:
    """What is stored with an entry is the table after it: who sits there, and when it has something to do."""
    room = Room(OPEN, BOT, public=True, clock=models.Clock(turn_seconds=60))

    def listed() -> tuple[list[str], int, str]:
        line = models.LobbyEntry.model_validate_json(telling.listing(room.state).summary)
        return line.players, line.open_seats, line.state

    assert listed() == (["Ada"], 1, "open")
    room.join("Ann")
    assert listed() == (["Ann", "Ada"], 0, "open")
    assert telling.listing(room.state).due is None
    room.start()
    assert listed() == (["Ann", "Ada"], 0, "playing")
    room.play_until(lambda: room.decider == "Ann")
    assert telling.listing(room.state).due == room.state.at + 60
    room.play_until(lambda: room.decider is None)
    assert telling.listing(room.state).due == room.state.at


# --- whole games ------------------------------------------------------------------------------------------------------


def meddle(room: Room, chance: random.Random) -> None:
    """Something else that can happen during a game."""
    players = [seat.token for seat in room.state.seats if seat.token]
    token = chance.choice(players)
    assert token is not None
    seat = chance.choice(room.state.seats_of(token))
    try:
        match chance.randrange(6):
            case 0:
                room.say(token, text=f"I am {token}")
            case 1:
                room.mute(token, chance.randrange(len(room.state.seats)), chance.random() < 0.5)
            case 2:
                room.take_back(token)
            case 3:
                room.stand_in(token, chance.randrange(len(room.state.seats)), "easy")
            case 4:
                room.stand_in(token, seat, None)
            case _:
                room.leave(token, seat)
    except Refused:
        pass


def stand_in_or_self(room: Room, chance: random.Random) -> None:
    """The next decision, by whoever makes it."""
    if room.state.bot_to_move:
        move = chance.choice(room.legal())
        room.bot_move(room.game.decider, move.action)
    else:
        room.random_move(chance, together=chance.random() < 0.8)


@pytest.mark.parametrize(("edition", "variant", "bonus"), every_variant())
def test_a_table_is_the_replay_of_its_entries(clock: FakeTime, edition: str, variant: str, bonus: bool) -> None:
    """Whole games with everything that can happen in them: loaded anew, everybody is told the same."""
    chance = random.Random(f"{edition} {variant}")
    players = chance.randrange(2, 4)
    most = load_edition(edition).players[1]
    limit = models.Clock(turn_seconds=60, game_seconds=6000)
    room = Room.full(players, min(1, most - players), edition=edition, variant=variant, bonus=bonus, clock=limit)
    room.start()
    while room.state.stage == "playing":
        clock.pass_by(chance.random() * 5)
        stand_in_or_self(room, chance)
        if chance.random() < 0.2:
            meddle(room, chance)
        if chance.random() < 0.01:
            same_after_loading(room)
    same_after_loading(room)
    assert room.live.snapshot(None).sheets


def same_after_loading(room: Room) -> None:
    loaded = room.reloaded()
    for token in room.tokens():
        assert loaded.snapshot(token).model_dump_json() == room.live.snapshot(token).model_dump_json()
    assert loaded.state.position == room.state.position
    assert loaded.state.seats == room.state.seats


def test_entries_are_read_as_they_were_written() -> None:
    room = Room.playing(2, 1)
    room.play_until(lambda: room.state.stage == "over")
    for text in room.stored:
        assert write_entry(read_entry(text)) == text


# --- what is presented ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("edition", "variant", "bonus"), every_variant())
def test_what_is_offered_is_what_is_legal(edition: str, variant: str, bonus: bool) -> None:
    """Every legal move, each with every payment that may follow and no other; and a reason for every other route."""
    chance = random.Random(f"offers {edition} {variant}")
    room = Room.playing(2, edition=edition, variant=variant, bonus=bonus)
    while room.state.stage == "playing":
        if chance.random() < 0.1:
            check_offers(room)
            check_views(room)
        room.random_move(chance)
    check_views(room)


def check_offers(room: Room) -> None:
    game = room.game
    offered = room.legal()
    assert sorted(move.action for move in offered) == sorted(move.action for move in game.legal())
    for move in offered:
        check_meaning(game, move)
        assert (move.payments is not None) == (move.kind in ("claim", "station"))
        if move.payments is not None:
            later = game.copy()
            later.play(move.action)
            check_payments(later, move.payments)
    paying = [move.payment for move in offered if move.payment]
    assert [payment.action for payment in paying] == [move.action for move in offered if move.kind == "pay"]
    assert in_order(paying)
    check_refusals(game, {move.action for move in offered})


def check_meaning(game: Any, move: models.LegalMove) -> None:
    """The parts of a move say what its number says, and only those it has are there."""
    offer = [ticket.index for ticket in game.view(game.decider).offered]
    action = move.action
    meanings: dict[str, dict[str, Any]] = {
        "claim": {"route": action - numbers.CLAIM},
        "station": {"city": action - numbers.STATION},
        "take": {"slot": action - numbers.TAKE_DISPLAY},
        "keep": {"tickets": [ticket for place, ticket in enumerate(offer) if (action - numbers.KEEP) >> place & 1]},
        "pay": {"payment": move.payment},
    }
    said = {name: getattr(move, name) for name in ("route", "city", "slot", "tickets", "payment")}
    assert {name: part for name, part in said.items() if part is not None} == meanings.get(move.kind, {})


def in_order(payments: list[models.Payment]) -> bool:
    """The cheapest first: those with the fewest jokers, then ferry cards."""
    costs = [(payment.jokers, payment.ferry_cards) for payment in payments]
    return costs == sorted(costs)


def check_payments(later: Any, payments: list[models.Payment]) -> None:
    """Later is the game after the claim; a payment's numbers are what it then costs."""
    assert sorted(payment.action for payment in payments) == [move.action for move in later.legal()]
    assert in_order(payments)
    seat, colors = later.decider, int(later.view().board.colors)
    for payment in payments:
        paid = later.copy()
        paid.play(payment.action)
        event = next(event for event in paid.move_events(len(paid.played) - 1, seat) if event.kind == "paid")
        told = event.details
        color = None if payment.color is None or payment.of_color == 0 else paid.edition.cards.colors[payment.color]
        assert (payment.of_color, payment.jokers, payment.ferry_cards) == (
            told["of_color"], told["jokers"], told["ferry_cards"],
        )  # fmt: skip
        assert color is None or color == told["color"]
        assert payment.color is None or payment.color < colors
        assert payment.text == later.view(seat).move(payment.action).text


def check_refusals(game: Any, legal: set[int]) -> None:
    """A reason for each route and pile that a turn cannot be spent on, and for nothing else."""
    told = {refusal.action: refusal.text for refusal in present.seat_view(game, game.decider).refusals}
    if game.phase != "turn":
        assert not told
        return
    routes = set(range(len(game.edition.routes)))
    piles = set(range(numbers.TAKE_DISPLAY, numbers.DRAW_TICKETS + 1))
    assert (routes | piles) - legal <= set(told)
    assert not set(told) & legal
    for action, text in told.items():
        assert text == game.refusal(action)


def check_views(room: Room) -> None:
    """The messages say what the views of the rules say."""
    game = room.game
    for seat in (None, *range(len(game.players))):
        check_view(game, present.seat_view(game, seat), game.view(seat))


def check_view(game: Any, told: models.SeatView, view: View) -> None:
    cards = [*game.edition.cards.colors, game.edition.cards.joker_name]

    def named(counts: list[int]) -> dict[str, int]:
        return {name: count for name, count in zip(cards, counts, strict=True) if count}

    assert (told.seat, told.decider, told.phase) == (view.seat, view.decider, view.phase)
    assert named(told.hand) == view.hand
    assert named(told.discard) == view.discard
    assert [None if card is None else cards[card] for card in told.display] == view.display
    assert [line.ticket for line in told.tickets] == [ticket.index for ticket in view.tickets]
    assert told.offer == [ticket.index for ticket in view.offered]
    for seat, player in enumerate(told.players):
        assert [route for route, owner in enumerate(told.owners) if owner == seat] == [
            route.index for route in view.routes(seat)
        ]
        assert [city for city, owner in told.stations.items() if owner == seat] == [
            city.index for city in view.stations(seat)
        ]
        assert named(player.known) == view.known_cards(seat)
        assert player.pieces == list(view.pieces(seat).values())
        assert player.cards == view.record.hand_size[seat]
        assert player.tickets == view.record.ticket_count[seat]
    if told.seat is None:
        assert (told.tickets, told.offer, told.legal, told.refusals, told.regions) == ([], [], [], [], [])
        assert told.ways == []
        assert not any(told.hand)
    else:
        sheet = game.sheets()[told.seat]
        done = {line.ticket for line in sheet.ticket_lines if line.fulfilled}
        assert {game.edition.tickets[line.ticket].id for line in told.tickets if line.done} == done
        assert told.regions == list(sheet.networks)
        check_tickets(game, told)
    networks = [list(sheet.networks) for sheet in game.sheets()]
    assert [player.regions for player in told.players] == networks
    turns = [player.turns_left for player in told.players]
    assert (sum(filter(None, turns)) if told.turns_left is not None else None) == told.turns_left
    assert (None in turns) == (told.turns_left is None)


def check_tickets(game: Any, told: models.SeatView) -> None:
    """Each ticket held or offered with the way to it; stations are what fulfils those that own routes do not."""
    assert told.seat is not None
    view = game.view(told.seat)
    assert [way.ticket for way in told.ways] == [*(line.ticket for line in told.tickets), *told.offer]
    left = sum(view.pieces(told.seat).values())
    for way in told.ways:
        assert way.pieces is None or 0 <= way.pieces <= left
        assert sum(game.edition.routes[route].length for route in way.routes) == (way.pieces or 0)
        assert all(told.owners[route] is None for route in way.routes)
    pieces = {way.ticket: way.pieces for way in told.ways}
    for line in told.tickets:
        assert line.via_station == (line.done and pieces[line.ticket] != 0)
        assert line.done or pieces[line.ticket] != 0
    assert not any(line.via_station for line in told.tickets) or view.stations(told.seat)
    for way in told.ways:
        assert not way.shares or way.ticket in told.offer
        for other, saved in way.shares:
            assert other in pieces
            assert 0 < saved <= min(way.pieces or 0, pieces[other] or 0)


def test_the_sheets_add_up() -> None:
    room = Room.playing(3, edition="europe")
    room.play_until(lambda: room.state.stage == "over")
    sheets = room.live.snapshot(None).sheets
    assert sheets is not None
    for sheet in sheets:
        parts = sheet.routes + sheet.tickets + sheet.stations + sheet.longest + sheet.regions + sheet.landmarks
        assert parts == sheet.total
        assert sum(line.points for line in sheet.ticket_lines) == sheet.tickets
    assert {sheet.place for sheet in sheets} >= {1}


def test_everybody_is_told_whether_they_could_take_back() -> None:
    """What a wish to take back would be answered, before anybody asks."""
    chance = random.Random("take back")
    room = Room.playing(2, edition="europe")
    seen = set()
    while room.state.stage == "playing":
        for token in ("Ann", "Bob"):
            told = room.live.snapshot(token).take_back
            seen.add(told)
            if told is None:
                room.propose(proposals.take_back, token, models.TakeBack(id="probe"))
            else:
                with refused(told):
                    room.propose(proposals.take_back, token, models.TakeBack(id="probe"))
        assert room.live.snapshot(None).take_back == "not_seated"
        happened = room.random_move(chance)
        for token in ("Ann", "Bob"):
            assert room.update(token, happened).take_back == room.live.snapshot(token).take_back
    assert seen == {None, "nothing_to_take_back", "information_shown"}
    assert room.live.snapshot("Ann").take_back == "not_playing"


def test_an_edition_is_described_as_it_is() -> None:
    for name in dict.fromkeys(name for name, _, _ in every_variant()):
        edition = load_edition(name)
        told = edition_info(name)
        assert [route.id for route in told.routes] == [route.id for route in edition.routes]
        assert [told.cities[end].id for route in told.routes for end in route.ends] == [
            edition.cities[end].id for route in edition.routes for end in route.ends
        ]
        assert [ticket.points for ticket in told.tickets] == [ticket.points for ticket in edition.tickets]
        for ticket, line in zip(edition.tickets, told.tickets, strict=True):
            assert line.ends == tuple(cities[0] for cities in line.places)
            for place, cities in zip(ticket.places, line.places, strict=True):
                assert {edition.cities[city].area or edition.cities[city].id for city in cities} == {place}
        for city, point in zip(edition.cities, told.cities, strict=True):
            assert city.region == (None if point.region is None else told.regions[point.region])
        assert len(told.cards) == len(told.looks)
