"""A table is a value, and the replay of its entries."""

from __future__ import annotations

import dataclasses
import random

import pytest

from branchline.edition import load_edition
from branchline.server import models
from branchline.server.entries import AnyEntry, read_entry, write_entry
from branchline.server.refusals import Refused
from branchline.server.table import applying, proposals, taking_back, telling
from tests.kit.server import BOT, OPEN, FakeTime, Room, can_claim, claim_of, clock, every_variant

__all__ = ["clock"]  # a fixture

# --- values -----------------------------------------------------------------------------------------------------------


def test_what_might_happen_changes_nothing() -> None:
    """An entry that is not stored after all has not happened: a value stays what it is."""
    room = Room(OPEN, OPEN, BOT, clock=models.Clock(game_seconds=600))
    fields = [field.name for field in dataclasses.fields(room.state)]

    def tried(entry: AnyEntry) -> None:
        before = room.state
        kept, told = {name: vars(before)[name] for name in fields}, room.live.snapshot(None)
        position = before.game.state_bytes() if before.game else b""
        again = [applying.apply(before, entry) for _ in range(2)]
        assert again[0][1] == again[1][1]
        assert {name: vars(before)[name] for name in fields} == kept
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
    tried(room.propose(taking_back.take_back, "Ann", models.TakeBack(id="b")))
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
                other = chance.randrange(len(room.state.seats))
                room.long_gone(other)
                room.stand_in(token, other, "easy")
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
