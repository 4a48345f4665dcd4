"""The written record of a game: save format, replay, test data and bug report in one (see docs/record.md).

Same record in, same game out, on every machine. The record of a finished game tells everything that happened, so that
a stranger with the rulebook and the board file can referee it without this program; `verify_record` does it with.
"""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from branchline.dealing import SECRET_BYTES, Dealing
from branchline.edition import Edition, EditionError, OptionError, load_edition
from branchline.game import Game, IllegalMoveError
from branchline.words import Event

FORMAT = "branchline record"
VERSION = 1
MAX_BYTES = 64 * 1024 * 1024
MAX_MOVES = 100_000

Json = dict[str, Any]


class RecordError(ValueError):
    """A record that cannot be read or replayed; the message says where and why."""


# --- writing ----------------------------------------------------------------------------------------------------------


def _events(events: list[Event]) -> list[Json]:
    return [event.to_json() for event in events]


def make_record(game: Game) -> Json:
    """The record as plain data. Cards and tickets drawn unseen are told only once the game is over."""
    record: Json = {
        "format": FORMAT,
        "version": VERSION,
        "edition": game.edition.name,
        "edition_version": game.edition.version,
        "board": game.edition.fingerprint,
        "variant": game.variant,
        "bonus": game.bonus,
        "players": list(game.players),
        "starter": game.named_starter,
        "dealing": {
            "commitment": game.dealing.commitment,
            "nonces": [nonce.hex() for nonce in game.dealing.nonces],
            "secret": game.dealing.secret.hex(),
        },
        "finished": game.is_over,
        "setup": _events(game.setup_events()),
        "moves": [
            {
                "seat": played.seat,
                "phase": played.phase,
                "action": played.move.action,
                "text": played.move.text,
                "events": _events(game.move_events(number)),
            }
            for number, played in enumerate(game.played)
        ],
    }
    if game.is_over:
        record["sheets"] = [sheet.to_json() for sheet in game.sheets()]
    return record


def write_record(game: Game) -> str:
    """The record as text: one line for each move, so that two records can be compared line by line."""

    def line(value: Any) -> str:
        return json.dumps(value, ensure_ascii=False)

    parts = []
    for name, value in make_record(game).items():
        if isinstance(value, list) and value and isinstance(value[0], dict):
            items = ",\n  ".join(line(item) for item in value)
            parts.append(f"{line(name)}: [\n  {items}\n ]")
        else:
            parts.append(f"{line(name)}: {line(value)}")
    return "{\n " + ",\n ".join(parts) + "\n}\n"


# --- reading ----------------------------------------------------------------------------------------------------------


def _no_constant(name: str) -> None:
    raise ValueError(f"{name} is not a number a record can hold")


def read_record(source: str | Path) -> Json:
    """The data of a record, with the right shape: from a file, or from the record's own text."""
    try:
        if isinstance(source, Path) or source.lstrip()[:1] not in ("{", ""):
            path = Path(source)
            if path.stat().st_size > MAX_BYTES:
                raise RecordError(f"{path.name} is larger than {MAX_BYTES // 2**20} MiB: this is no record")
            source = path.read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        raise RecordError(f"the file is not text in UTF-8 (byte {error.start})") from None
    except (OSError, ValueError) as error:
        if isinstance(error, RecordError):
            raise
        raise RecordError(f"the file cannot be read: {getattr(error, 'strerror', None) or error}") from None
    try:
        record = json.loads(source, parse_constant=_no_constant)
    except RecursionError:
        raise RecordError("this is not JSON a record could be: nested too deeply") from None
    except ValueError as error:
        raise RecordError(f"this is not JSON: {error}") from None
    _check_shape(record)
    return record  # type: ignore[no-any-return]


def _check_shape(record: Any) -> None:
    """Does the record have the fields it needs, each of the right type?"""
    problems = list(_shape_problems(record))
    if problems:
        raise RecordError("; ".join(problems))


_FIELDS: dict[str, type] = {
    "edition": str,
    "edition_version": str,
    "board": str,
    "variant": str,
    "bonus": bool,
    "players": list,
    "dealing": dict,
    "finished": bool,
    "setup": list,
    "moves": list,
}
_MOVE_FIELDS: dict[str, type] = {"seat": int, "phase": str, "action": int, "text": str, "events": list}
_TYPE_NAMES = {str: "text", bool: "true or false", list: "a list", dict: "an object", int: "a whole number"}


def _missing(data: Json, fields: dict[str, type], where: str) -> Iterator[str]:
    for name, kind in fields.items():
        if name not in data:
            yield f"{where}{name} is missing"
        elif type(data[name]) is not kind:
            yield f"{where}{name} should be {_TYPE_NAMES[kind]}"


def _shape_problems(record: Any) -> Iterator[str]:
    if not isinstance(record, dict) or record.get("format") != FORMAT:
        yield f'this is not a record: it should be an object with "format": "{FORMAT}"'
        return
    if record.get("version") != VERSION or isinstance(record.get("version"), bool):
        yield f"the record has version {record.get('version')!r}; this program reads version {VERSION}"
        return
    problems = list(_missing(record, _FIELDS, ""))
    yield from problems
    if problems:
        return
    if record["finished"] and not isinstance(record.get("sheets"), list):
        yield "sheets is missing: a finished game has them"
    if not all(isinstance(name, str) for name in record["players"]):
        yield "players should be a list of names"
    starter = record.get("starter")
    if starter is not None and type(starter) is not int:
        yield "starter should be a seat or null"
    yield from _dealing_problems(record["dealing"])
    if len(record["moves"]) > MAX_MOVES:
        yield f"moves has more than {MAX_MOVES} entries: no game is that long"
        return
    for number, move in enumerate(record["moves"], 1):
        if not isinstance(move, dict):
            yield f"move {number} should be an object"
        else:
            yield from _missing(move, _MOVE_FIELDS, f"move {number}: ")


def _dealing_problems(dealing: Json) -> Iterator[str]:
    if not _is_hex(dealing.get("commitment"), 32):
        yield "dealing: commitment should be 64 hexadecimal digits"
    if "secret" not in dealing:
        yield "dealing: the secret is missing, so the game cannot be replayed"
    elif not _is_hex(dealing["secret"], SECRET_BYTES):
        yield f"dealing: secret should be {2 * SECRET_BYTES} hexadecimal digits"
    nonces = dealing.get("nonces")
    if not isinstance(nonces, list) or not all(_is_hex(nonce) for nonce in nonces):
        yield "dealing: nonces should be a list of texts of hexadecimal digits"


def _is_hex(value: Any, length: int | None = None) -> bool:
    if not isinstance(value, str) or not value.isascii() or value != value.lower():
        return False
    try:
        found = bytes.fromhex(value)
    except ValueError:
        return False
    return value == found.hex() and (len(found) == length if length is not None else len(found) <= 1024)


# --- replaying --------------------------------------------------------------------------------------------------------


def _deal(record: Json, edition: Edition | None) -> Game:
    """The game of the record before its first move."""
    try:
        facts = edition or load_edition(record["edition"])
    except EditionError as error:
        raise RecordError(f"the edition of the record cannot be used: {error}") from None
    if facts.fingerprint != record["board"]:
        raise RecordError(
            f"the record was played on another board than {facts.name} version {facts.version} is "
            f"(it says version {record['edition_version']})"
        )
    dealing = Dealing(
        bytes.fromhex(record["dealing"]["secret"]),
        tuple(bytes.fromhex(nonce) for nonce in record["dealing"]["nonces"]),
    )
    try:
        return Game.new(
            facts,
            variant=record["variant"],
            bonus=record["bonus"],
            players=record["players"],
            starter=record.get("starter"),
            dealing=dealing,
        )
    except OptionError as error:
        raise RecordError(f"no such game can be dealt: {error}") from None


def _replay(record: Json, game: Game) -> Iterator[int]:
    """Make the record's moves one by one; gives each move's number (from 0) before it is made."""
    for number, move in enumerate(record["moves"]):
        yield number
        try:
            game.play(move["action"])
        except (IllegalMoveError, ValueError) as error:
            raise RecordError(f"move {number + 1} ({move['text']!r}) is against the rules: {error}") from None


def load_game(source: str | Path, edition: Edition | None = None) -> Game:
    """Deal the record's game again and replay its moves."""
    record = read_record(source)
    game = _deal(record, edition)
    for _ in _replay(record, game):
        pass
    return game


def _same(told: Any, found: Any) -> bool:
    """Equal to the letter: 1, 1.0 and true are not the same here."""
    return json.dumps(told, sort_keys=True) == json.dumps(found, sort_keys=True)


def verify_record(source: str | Path, edition: Edition | None = None) -> Game:
    """Replay a record and check everything it says: dealing, rules, every event and the scores.

    Gives the replayed game; a record that does not hold raises `RecordError` with the first thing that is wrong.
    """
    record = read_record(source)
    game = _deal(record, edition)
    if game.dealing.commitment != record["dealing"]["commitment"]:
        raise RecordError("the dealing is forged: the secret does not have the hash that was published before the game")
    for number in _replay(record, game):
        move = record["moves"][number]
        if move["seat"] != game.decider:
            raise RecordError(f"move {number + 1} is said to be made by seat {move['seat']}, not by {game.decider}")
        if move["phase"] != game.phase:
            raise RecordError(f"move {number + 1} is said to be made in phase {move['phase']!r}, not in {game.phase!r}")
    if game.is_over != record["finished"]:
        raise RecordError("the record says the game is " + ("finished" if record["finished"] else "unfinished"))
    _compare(record, make_record(game))
    return game


def _compare(record: Json, truth: Json) -> None:
    """Everything the record tells against what really happened."""
    _compare_events("the set-up", record["setup"], truth["setup"])
    for number, (told, found) in enumerate(zip(record["moves"], truth["moves"], strict=True), 1):
        if told["text"] != found["text"]:
            raise RecordError(f"move {number} is called {told['text']!r} but is {found['text']!r}")
        _compare_events(f"move {number} ({found['text']})", told["events"], found["events"])
    for told, found in zip(record.get("sheets", []), truth.get("sheets", []), strict=False):
        for line, value in found.items():
            if not isinstance(told, dict) or not _same(told.get(line), value):
                wrong = told.get(line) if isinstance(told, dict) else told
                raise RecordError(f"{found['player']}'s sheet says {line} {wrong!r}; it is {value!r}")
    for name, value in truth.items():
        if not _same(record.get(name), value):
            raise RecordError(f"{name} does not hold what the game gives")
    unknown = sorted(set(record) - set(truth))
    if unknown:
        raise RecordError(f"the record has fields that no game gives: {', '.join(unknown)}")


def _compare_events(where: str, told: list[Any], found: list[Json]) -> None:
    for number, event in enumerate(found):
        if number >= len(told):
            raise RecordError(f"{where}: event {number + 1} is missing: {json.dumps(event, ensure_ascii=False)}")
        if not _same(told[number], event):
            raise RecordError(
                f"{where}: event {number + 1} is told as {json.dumps(told[number], ensure_ascii=False)[:200]} "
                f"but was {json.dumps(event, ensure_ascii=False)}"
            )
    if len(told) > len(found):
        raise RecordError(f"{where}: {len(told) - len(found)} more events are told than happened")
