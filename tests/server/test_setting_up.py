"""A table before and around its game: who sits where, who arranges it, stand-ins and the next table."""

from __future__ import annotations

import random
from typing import Any

import pytest

from branchline.edition import Setup
from branchline.server import models
from branchline.server.refusals import AlreadyDone
from branchline.server.table import applying, proposals
from branchline.server.table.seats import check_name
from tests.kit.server import BOT, OPEN, Room, refused


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
    room.change("Ann", seat=1, swap_with=2)
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
    room.change("Bob", seat=0, plan=BOT)
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
        room.change("Ann", seat=seat, plan=BOT)
    room.start("Ann")


def test_the_host_arranges_the_seats() -> None:
    room = Room(OPEN, OPEN, OPEN)
    room.join("Ann")
    room.change("Ann", seat=2, plan=models.SeatPlan(kind="bot", level="hard"))
    assert room.live.info().seats[2].level == "hard"
    room.change("Ann", seat=0, swap_with=2)
    assert [seat.kind for seat in room.state.seats] == ["bot", "open", "human"]
    assert room.live.info().host == 2
    with refused("seat_taken"):
        room.change("Ann", seat=2, plan=BOT)
    for wish in ({"seat": 1}, {"seat": 1, "plan": BOT, "swap_with": 0}):
        with refused("bad_message"):
            room.change("Ann", **wish)
    for wish in ({"seat": 1, "swap_with": 1}, {"seat": 1, "plan": OPEN}):
        with refused("no_change"):
            room.change("Ann", **wish)
    for wish in ({"seat": 3, "plan": BOT}, {"seat": 0, "swap_with": 3}):
        with refused("no_such_seat"):
            room.change("Ann", **wish)


def test_a_player_may_move_to_an_open_seat_but_not_push_others_around() -> None:
    room = Room(OPEN, OPEN, OPEN, BOT)
    room.join("Ann")
    room.join("Bob")
    room.change("Bob", seat=1, swap_with=2)
    assert room.state.seats_of("Bob") == [2]
    for wish in ({"seat": 2, "swap_with": 0}, {"seat": 2, "swap_with": 3}, {"seat": 0, "swap_with": 1}):
        with refused("not_host"):
            room.change("Bob", **wish)
    with refused("not_host"):
        room.change("Bob", seat=1, plan=BOT)


def test_a_nonce_moves_with_its_player() -> None:
    room = Room(OPEN, OPEN)
    room.join("Ann", nonce="aa" * 16)
    room.join("Bob", nonce="bb" * 16)
    room.change("Ann", seat=0, swap_with=1)
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
    for again in (room.start, lambda: room.join("Cleo"), lambda: room.change("Ann", seat=0, swap_with=1)):
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
        applying.begin("t", entry.model_copy(update={"setup": Setup("atlantis", "deep")}))


# --- stand-ins --------------------------------------------------------------------------------------------------------


def test_a_bot_plays_for_an_absent_player_until_they_are_back() -> None:
    room = Room.playing(2)
    with refused("not_host"):
        room.stand_in("Bob", 0, "easy")
    with refused("not_away"):
        room.stand_in("Ann", 1, "hard")
    room.long_gone(1)
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
    assert room.live.info().seats[1].stand_in == "hard"
    assert room.live.info().seats[1].name == "Bob"
    with refused("no_change"):
        room.leave("Bob", 1)
    room.stand_in("Bob", 1, None)


def test_a_host_who_left_the_game_is_host_again_when_back() -> None:
    room = Room.playing(3)
    room.leave("Ann", 0)
    assert room.state.host == "Bob"
    room.long_gone(2)
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
    with pytest.raises(AlreadyDone):
        room.propose(proposals.rematch, "Ann", "t2")


def test_a_rematch_is_set_up_the_same() -> None:
    room = Room.playing(2, 1, edition="europe", pace=0.5, public=True)
    with refused("not_over"):
        proposals.next_table(room.state, "Bob", "t2")
    room.play_until(lambda: room.state.stage == "over")
    again = proposals.next_table(room.state, "Bob", "t2")
    assert (again.edition, again.variant, again.name, again.options) == (
        "europe", room.state.created.setup.variant, "Bob", room.state.options,
    )  # fmt: skip
    assert again.seats == [OPEN, OPEN, BOT]
