"""Chat: what can be said, and who hears it."""

from __future__ import annotations

from typing import Any

import pytest

from tests.kit.server import Room, refused


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
    room.change("Ann", seat=1, swap_with=2)
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
