"""Written records: saved and loaded at any moment, exact in form, and every lie in them is found."""

from __future__ import annotations

import doctest
import hashlib
import json
import random
import re
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import jsonschema
import pytest

from branchline.edition import load_edition
from branchline.game import Game
from branchline.game.dealing import Dealing
from branchline.game.record import MAX_BYTES, Json, RecordError, read_record
from branchline.game.verify import verify_record
from branchline.vocabulary import EVENTS, PHASES
from tests.kit import written
from tests.kit.paths import DOCS
from tests.kit.written import EVERY_VARIANT, EVERY_WAY, Way, finished_game, finished_record, finished_text, play_on

SMALL = Way("berlin", "standard", False, 2)


@cache
def schema() -> Any:
    return json.loads((DOCS / "record.schema.json").read_text(encoding="utf-8"))


def event_schema() -> Any:
    return {"$ref": "#/$defs/event", "$defs": schema()["$defs"]}


def problem_of(record: Json | str, **options: Any) -> str:
    """What is said about a record that does not hold."""
    with pytest.raises(RecordError) as caught:
        verify_record(record if isinstance(record, str) else json.dumps(record), **options)
    assert "\n" not in str(caught.value)
    return str(caught.value)


# --- saving and loading -----------------------------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize("way", EVERY_VARIANT, ids=str)
def test_a_game_saved_at_any_moment_goes_on_as_if_nothing_had_happened(way: Way) -> None:
    whole = finished_game(way)
    actions = [played.move.action for played in whole.played]
    for moment in sorted({0, len(actions), *random.Random(str(way)).sample(range(len(actions)), 4)}):
        game = way.new(0)
        for action in actions[:moment]:
            game.play(action)
        loaded = Game.load(game.save())
        assert loaded.state_bytes() == game.state_bytes()
        assert loaded.save() == game.save()
        for action in actions[moment:]:
            loaded.play(action)
        assert loaded.state_bytes() == whole.state_bytes()
    assert loaded.save() == finished_text(way)


def test_a_record_goes_through_a_file(tmp_path: Path) -> None:
    game = finished_game(SMALL)
    text = game.save(tmp_path / "game.json")
    assert (tmp_path / "game.json").read_text(encoding="utf-8") == text
    for source in (tmp_path / "game.json", str(tmp_path / "game.json"), text):
        assert Game.load(source).state_bytes() == game.state_bytes()


def test_the_same_seed_gives_the_same_bytes() -> None:
    way = EVERY_VARIANT[0]
    assert play_on(way.new(3), 3).save() == play_on(way.new(3), 3).save()
    assert way.new(3).save() != way.new(4).save()


def test_names_with_accents_are_written_as_they_are() -> None:
    game = Game.new("berlin", players=["Zoë", "Åsa"], starter="Åsa", seed=1)
    assert '"starter": 1' in game.save()
    assert verify_record(game.save()).players == ("Zoë", "Åsa")


def test_every_move_has_a_line_of_its_own() -> None:
    lines = finished_text(SMALL).splitlines()
    assert sum(line.startswith('  {"seat": ') for line in lines) == len(finished_game(SMALL).played)


# --- the form ---------------------------------------------------------------------------------------------------------


def test_the_schema_is_one() -> None:
    jsonschema.Draft202012Validator.check_schema(schema())


@pytest.mark.slow
@pytest.mark.parametrize("way", [*EVERY_VARIANT[2:], Way("europe", "classic", False, 5)], ids=str)
def test_records_are_as_the_schema_says(way: Way) -> None:
    validator = jsonschema.Draft202012Validator(schema())
    finished = finished_record(way)
    finished["moves"] = finished["moves"][:80] + finished["moves"][-20:]  # the validator is slow
    validator.validate(finished)
    for moves in (0, 1, 60):
        validator.validate(play_on(way.new(1), 1, moves=moves).record())


@pytest.mark.slow
@pytest.mark.parametrize(
    "change",
    [
        lambda record: record.update(extra=1),
        lambda record: record["table"].pop("variant"),
        lambda record: record.pop("sheets"),
        lambda record: record.update(finished=False),
        lambda record: record["moves"][0].update(extra=1),
        lambda record: record["moves"][0].update(phase="over"),
        lambda record: record["moves"][0]["events"][0].update(extra=1),
        lambda record: record["moves"][0]["events"][0].update(event="lost"),
        lambda record: record["sheets"][0].update(extra=1),
        lambda record: record["dealing"].update(commitment="X"),
        lambda record: record["players"].append(record["players"][0]),
    ],
)
def test_the_schema_and_the_program_refuse_the_same(change: Callable[[Json], object]) -> None:
    record = finished_record(SMALL)
    change(record)
    with pytest.raises(jsonschema.ValidationError):
        jsonschema.validate(record, schema())
    assert problem_of(record)


def test_the_schema_knows_every_event_and_phase_of_the_program() -> None:
    definitions = schema()["$defs"]
    named = {kind for kind, definition in definitions.items() if "event" in definition.get("properties", {})}
    assert named == {event.name for event in EVENTS}
    assert {ref["$ref"].split("/")[-1] for ref in definitions["event"]["oneOf"]} == named
    for event in EVENTS:
        named_values = set(definitions[event.name]["properties"]) - {"event", "seat"}
        assert named_values == {value.name for value in event.values}
    assert definitions["move"]["properties"]["phase"]["enum"] == [
        phase.name for phase in PHASES if phase.name != "over"
    ]


# --- the page about it ------------------------------------------------------------------------------------------------


def test_the_example_on_the_page_runs() -> None:
    flags = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE
    failed, tried = doctest.testfile(
        str(DOCS / "record.md"), module_relative=False, optionflags=flags, encoding="utf-8"
    )
    assert tried > 5
    assert not failed


def test_the_page_shows_every_event_and_field() -> None:
    page = (DOCS / "record.md").read_text(encoding="utf-8")
    (block,) = re.findall(r"```json\n(.*?)```", page, re.DOTALL)
    events = [json.loads(line) for line in block.splitlines()]
    for event in events:
        jsonschema.validate(event, event_schema())
    assert [event["event"] for event in events] == [event.name for event in EVENTS]
    for word in (
        *(event.name for event in EVENTS),
        *(phase.name for phase in PHASES if phase.name != "over"),
        *schema()["properties"],
    ):
        assert f"`{word}`" in page, word


def test_commitment_and_key_are_what_the_page_says() -> None:
    secret, nonces = bytes(range(32)), (b"one", b"", b"\x00\xff" * 500)
    dealing = Dealing(secret, nonces)
    assert dealing.commitment == hashlib.sha256(secret).hexdigest()
    joined = b"".join(len(nonce).to_bytes(4, "big") + nonce for nonce in nonces)
    assert dealing.key.astype("<u4").tobytes() == hashlib.sha256(b"branchline deal 1" + secret + joined).digest()
    assert Dealing.from_seed("Ann").secret == hashlib.sha256(b"branchline seed Ann").digest()


# --- dealing ----------------------------------------------------------------------------------------------------------


def test_nonces_change_the_deal_and_nothing_else() -> None:
    secret = b"s" * 32
    deals = []
    for nonces in ((), (b"", b""), (b"a", b""), (b"", b"a"), (b"a", b"b"), (b"ab", b"")):
        game = Game.new("berlin", dealing=Dealing(secret, nonces))
        assert verify_record(game.save()).dealing == game.dealing
        assert json.loads(game.save())["dealing"]["commitment"] == hashlib.sha256(secret).hexdigest()
        deals.append(game.state_bytes())
    assert len(set(deals)) == len(deals)


def test_a_nonce_cannot_be_changed_afterwards() -> None:
    game = play_on(Game.new("berlin", dealing=Dealing(b"s" * 32, (b"a", b"b"))), 1)
    record = game.record()
    assert verify_record(json.dumps(record)).is_over
    record["dealing"]["nonces"][1] = b"c".hex()
    assert problem_of(record)


@pytest.mark.parametrize("nonces", [["00"], ["00"] * 3])
def test_there_is_one_nonce_for_each_seat(nonces: list[str]) -> None:
    record = SMALL.new(1).record()
    record["dealing"]["nonces"] = nonces
    assert "one nonce for each seat" in problem_of(record)


def test_another_commitment_is_found() -> None:
    record = finished_record(SMALL)
    record["dealing"]["commitment"] = hashlib.sha256(b"another").hexdigest()
    assert "the dealing is forged" in problem_of(record)
    assert Game.load(json.dumps(record)).is_over  # loading asks less


def test_another_secret_is_found() -> None:
    record = finished_record(SMALL)
    record["dealing"]["secret"] = "00" * 32
    assert "the dealing is forged" in problem_of(record)
    record["dealing"]["commitment"] = hashlib.sha256(bytes(32)).hexdigest()
    assert problem_of(record)


# --- what an unfinished record tells ----------------------------------------------------------------------------------


@pytest.mark.parametrize("way", EVERY_VARIANT, ids=str)
def test_an_unfinished_record_tells_what_a_spectator_sees(way: Way) -> None:
    game = play_on(way.new(2), 2, "curious", moves=40)
    record = game.record()
    assert "sheets" not in record
    told = record["setup"] + [event for move in record["moves"] for event in move["events"]]
    assert told == [game._names.written(event) for event in game.events(None)]
    for event in told:
        assert event["event"] not in ("kept_ticket", "returned_ticket")
        if event["event"] in ("dealt_card", "drew_card", "offered_ticket"):
            assert event.get("card", event.get("ticket")) is None
    for move in record["moves"]:
        if "tickets" in move["phase"]:
            assert re.fullmatch(r"keep \d tickets?", move["text"])
    text = game.save()
    assert not any(f'"{ticket.id}"' in text for ticket in game.edition.tickets)


# --- lies -------------------------------------------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize("way", EVERY_WAY[::3], ids=str)
def test_true_records_hold(way: Way) -> None:
    assert verify_record(finished_text(way)).state_bytes() == finished_game(way).state_bytes()
    started = play_on(way.new(1), 1, moves=30)
    assert verify_record(started.save()).state_bytes() == started.state_bytes()


LIES: dict[str, tuple[Callable[[Json], object], str]] = {
    "format": (lambda r: r.update(format="x"), "this is not a record"),
    "version": (lambda r: r.update(version=3), "the record has version 3; this program reads versions 1 and 2"),
    "version flag": (lambda r: r.update(version=True), "the record has version true"),
    "edition": (lambda r: r.update(edition="atlantis"), 'the edition "atlantis" does not come with this program'),
    "edition folder": (lambda r: r.update(edition="../berlin"), "does not come with this program"),
    "other edition": (lambda r: r.update(edition="italy"), "was played on another board"),
    "edition version": (lambda r: r.update(edition_version="0"), 'says edition_version "0"; it is "1"'),
    "board": (lambda r: r.update(board="0" * 64), 'played on another board: "berlin" version "1"'),
    "variant": (lambda r: r["table"].update(variant="mega"), "no such game can be dealt: Berlin has no variant"),
    "bonus": (lambda r: r["table"].update(bonus=True), "no such game can be dealt: Berlin has no bonus tickets"),
    "no bonus": (lambda r: r["table"].update(bonus=0), "bonus of a setup cannot be 0"),
    "players": (lambda r: r.update(players=["a"]), "Berlin is for 2 to 4 players, not 1"),
    "more players": (lambda r: r["players"].append("Eve"), ""),
    "names": (lambda r: r.update(players=["a", "a"]), "every player needs a name of their own"),
    "bad name": (lambda r: r.update(players=["a", "\x1b[2J"]), "a player's name is 1 to 40 printable characters"),
    "no name": (lambda r: r.update(players=["a", 7]), "players should be a list of names"),
    "other name": (lambda r: r["players"].__setitem__(0, "Eve"), "sheet says player"),
    "starter": (lambda r: r["table"].update(starter=7), "the starter is a seat from 0 to 1, not 7"),
    "starter name": (lambda r: r["table"].update(starter="Eve"), "starter of a setup cannot be"),
    "no table": (lambda r: r.pop("table"), "table is missing"),
    "secret": (lambda r: r["dealing"].pop("secret"), "the secret is missing"),
    "short secret": (lambda r: r["dealing"].update(secret="00"), "secret should be 64 hexadecimal digits"),
    "capital secret": (lambda r: r["dealing"].update(secret="AA" * 32), "secret should be 64 hexadecimal digits"),
    "nonces": (lambda r: r["dealing"].update(nonces=["x"]), "nonces should be a list of texts"),
    "dealing": (lambda r: r["dealing"].update(extra=1), "the record says dealing"),
    "another nonce": (
        lambda r: r["dealing"].update(nonces=["00" * 16, "11" * 16]),
        "the secret and the nonces deal another game than is told: the set-up: event",
    ),
    "another key": (
        lambda r: r.update(dealing=Dealing.from_seed("another").to_json()),
        "the secret and the nonces deal another game than is told: the set-up: event",
    ),
    "finished": (lambda r: r.update(finished=False), "the record says the game is unfinished; after its moves it is"),
    "unfinished": (lambda r: r["moves"].pop(), "the record says the game is finished; after its moves it is unfin"),
    "no sheets": (lambda r: r.pop("sheets"), "sheets should be a list"),
    "too many sheets": (lambda r: r["sheets"].append({}), "there are 3 sheets for 2 players"),
    "bad sheet": (lambda r: r["sheets"].__setitem__(0, 7), "sheet is told as 7"),
    "sheet": (lambda r: r["sheets"][1].update(total=999), "sheet says total 999; it is"),
    "sheet field": (lambda r: r["sheets"][1].update(luck=9), 'sheet has a field "luck" that it should not have'),
    "no moves": (lambda r: r.update(moves=None), "moves should be a list"),
    "bad move": (lambda r: r["moves"].__setitem__(3, []), "move 4 should be an object"),
    "move field": (lambda r: r["moves"][3].pop("text"), "move 4: text is missing"),
    "move extra": (lambda r: r["moves"][3].update(luck=1), 'has a field "luck" that it should not have'),
    "move text": (lambda r: r["moves"][0].update(text="x"), 'says text "x"; it is "keep'),
    "move seat": (lambda r: r["moves"][0].update(seat=9), "move 1 is told with seat 9; it is"),
    "move phase": (lambda r: r["moves"][0].update(phase="turn"), 'move 1 is told with phase "turn"; it is "choose_ti'),
    "move action": (lambda r: r["moves"][0].update(action=384), "is against the rules: too few tickets kept"),
    "no action": (lambda r: r["moves"][0].update(action=10**6), "is no move: 1000000 is not the number of an action"),
    "action flag": (lambda r: r["moves"][0].update(action=True), "move 1: action should be a whole number"),
    "move too many": (lambda r: r["moves"].append(r["moves"][-1]), "comes after the end of the game"),
    "set-up": (lambda r: r["setup"].pop(), "the set-up: event"),
    "set-up event": (lambda r: r["setup"].__setitem__(0, None), "the set-up: event 1 is told as null but was"),
    "no event": (lambda r: r["moves"][0]["events"].pop(), "event 3 is missing"),
    "event": (lambda r: r["moves"][0]["events"].append("x"), 'did not happen: "x"'),
    "event type": (lambda r: r["setup"][0].update(seat=bool(r["setup"][0]["seat"])), "the set-up: event 1 is told as"),
    "extra": (lambda r: r.update(luck=1), 'the record has a field "luck" that it should not have'),
}


@pytest.mark.parametrize("name", LIES)
def test_every_lie_is_found_and_named(name: str) -> None:
    lie, message = LIES[name]
    record = finished_record(SMALL)
    lie(record)
    assert message in problem_of(record)


def test_many_problems_are_not_all_listed() -> None:
    record = finished_record(SMALL)
    record["moves"] = [{} for _ in range(1000)]
    assert len(problem_of(record)) < 300


def test_a_record_of_an_own_edition_needs_the_edition(tmp_path: Path) -> None:
    edition = written.endless_edition(tmp_path / "endless")
    text = Game.new(edition, seed=1).save()
    assert 'the edition "endless" does not come with this program' in problem_of(text)
    assert verify_record(text, edition).edition is edition
    assert "played on another board" in problem_of(text, edition=load_edition("berlin"))


# --- files that are no records ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("content", "message"),
    [
        (b"", "cannot be read as JSON"),
        (b"\xff\xfe{}", "the file is not text in UTF-8 (byte 0)"),
        (b"hello", "cannot be read as JSON"),
        (b"[]", "this is not a record"),
        (b"{}", "this is not a record"),
        (b'{"format": "branchline record", "format": "branchline record"}', '"format" stands twice in one object'),
        (b'{"format": 1.5}', "1.5 is not a number a record can hold"),
        (b'{"format": NaN}', "NaN is not a number a record can hold"),
        (b'{"format": ' + b"9" * 5000 + b"}", "a number of 5000 digits is not a number a record can hold"),
        (b'{"format": ' + b"9" * 100 + b"}", "a number of 100 digits is not a number a record can hold"),
        (b'{"format": -' + b"9" * 19 + b"}", "a number of 19 digits is not a number a record can hold"),
        (b'{"format": 1.' + b"9" * 100 + b"}", "is not a number a record can hold"),
        (b"\xef\xbb\xbf{}", "the file begins with a byte order mark, which a record does not have"),
        (b"[" * 100_000, "nested too deeply"),
        (b'{"format": "branchline record", "x": ' + b"[" * 500 + b"]" * 500 + b"}", "nested too deeply"),
        (b'{"format": "branchline record", "version": "\\ud800\\u001b[2J\\n"}', 'version "\\ud800\\u001b[2J\\n"'),
    ],
)
def test_files_that_are_no_records(tmp_path: Path, content: bytes, message: str) -> None:
    path = tmp_path / "record.json"
    path.write_bytes(content)
    for reading in (read_record, Game.load, verify_record):
        with pytest.raises(RecordError) as caught:
            reading(path)
        assert message in str(caught.value)
        assert str(caught.value).isprintable()


def test_what_is_no_file(tmp_path: Path) -> None:
    for path, message in ((tmp_path, "Is a directory"), (tmp_path / "none", "No such file"), (Path("\0"), "null")):
        with pytest.raises(RecordError, match=message):
            read_record(path)


def test_a_file_too_large_is_not_read_to_its_end(tmp_path: Path) -> None:
    path = tmp_path / "large.json"
    with path.open("wb") as file:
        file.truncate(MAX_BYTES * 1000)
    with pytest.raises(RecordError, match="larger than 64 MiB"):
        read_record(path)
