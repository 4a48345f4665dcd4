"""Checking a written record against the game it tells: dealing, rules, every event and the scores."""

import json
from pathlib import Path
from typing import Any

from branchline.edition import Edition
from branchline.game.game import Game
from branchline.game.record import Json, RecordError, as_version, brief, read_record


def verify_record(source: str | Path, edition: Edition | None = None) -> Game:
    """Replay a record and check everything it says: dealing, rules, every event and the scores.

    Gives the replayed game; a record that does not hold raises `RecordError` with the first thing that is wrong.
    """
    record = read_record(source)
    game = Game.of_record(record, edition)
    if game.dealing.commitment != record["dealing"]["commitment"]:
        raise RecordError("the dealing is forged: the secret does not have the hash that was published before the game")
    for seat in game.dealing.broken_seals():
        raise RecordError(f"the dealing is forged: the nonce of seat {seat} is not the one that was sealed")
    _compare_deal(record, game)
    for number in game.replay(record):
        move = record["moves"][number]
        for name, told, found in (("seat", move["seat"], game.decider), ("phase", move["phase"], game.phase)):
            if told != found:
                raise RecordError(f"move {number + 1} is told with {name} {brief(told)}; it is {brief(found)}")
    if game.is_over != record["finished"]:
        said, found = ("finished", "unfinished") if record["finished"] else ("unfinished", "finished")
        raise RecordError(f"the record says the game is {said}; after its moves it is {found}")
    _compare(record, as_version(game.record(), record["version"]))
    return game


def _same(told: Any, found: Any) -> bool:
    """Equal to the letter: 1, 1.0 and true are not the same here."""
    return json.dumps(told, sort_keys=True) == json.dumps(found, sort_keys=True)


def _compare(record: Json, truth: Json) -> None:
    """Everything the record tells against what really happened."""
    _compare_fields("the record", record, truth, but=("setup", "moves", "sheets"))
    _compare_events("the set-up", record["setup"], truth["setup"])
    for number, (told, found) in enumerate(zip(record["moves"], truth["moves"], strict=True), 1):
        where = f"move {number} ({found['text']})"
        _compare_fields(where, told, found, but=("events",))
        _compare_events(where, told["events"], found["events"])
    sheets, true_sheets = record.get("sheets", []), truth.get("sheets", [])
    for told, found in zip(sheets, true_sheets, strict=False):
        _compare_fields(f"{found['player']}'s sheet", told, found)
    if len(sheets) != len(true_sheets):
        raise RecordError(f"there are {len(sheets)} sheets for {len(true_sheets)} players")


def _compare_deal(record: Json, game: Game) -> None:
    """Before any move: what is dealt follows from the secret and the nonces, so a lie there is theirs, not a move's."""
    seen, opened = game.record()["setup"], game.record(opened=True)["setup"]
    if _same(record["setup"], seen if record["finished"] else opened):
        return  # the right deal, told as of the other kind of record: that is found when the moves are made
    try:
        _compare_events("the set-up", record["setup"], opened if record["finished"] else seen)
    except RecordError as error:
        raise RecordError(f"the secret and the nonces deal another game than is told: {error}") from None


def _compare_fields(where: str, told: Any, found: Json, but: tuple[str, ...] = ()) -> None:
    if not isinstance(told, dict):
        raise RecordError(f"{where} is told as {brief(told)}")
    for name, value in found.items():
        if name not in but and not _same(told.get(name), value):
            raise RecordError(f"{where} says {name} {brief(told.get(name))}; it is {brief(value)}")
    for name in told:
        if name not in found:
            raise RecordError(f"{where} has a field {brief(name)} that it should not have")


def _compare_events(where: str, told: list[Any], found: list[Json]) -> None:
    for number, event in enumerate(found):
        if number >= len(told):
            raise RecordError(f"{where}: event {number + 1} is missing: {brief(event)}")
        if not _same(told[number], event):
            raise RecordError(f"{where}: event {number + 1} is told as {brief(told[number])} but was {brief(event)}")
    if len(told) > len(found):
        raise RecordError(f"{where}: event {len(found) + 1} did not happen: {brief(told[len(found)])}")
