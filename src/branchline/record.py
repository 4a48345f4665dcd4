"""The written record of a game: save format, replay, test data and bug report in one (see docs/record.md).

Same record in, same game out, on every machine. The record of a finished game tells everything that happened, so that
a stranger with the rulebook and the board file can referee it without this program; `verify_record` does it with.
"""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NoReturn

from branchline.dealing import SECRET_BYTES, Dealing
from branchline.edition import Edition, EditionError, OptionError, available_editions, load_edition
from branchline.game import Game, IllegalMoveError, InvalidMoveError, Played
from branchline.kernel import layout
from branchline.words import Event, plural

FORMAT = "branchline record"
VERSION = 1
MAX_BYTES = 64 * 1024 * 1024
MAX_MOVES = 100_000
MAX_DIGITS = 18  # of a number; a record holds none as long
MAX_DEPTH = 16  # of lists and objects in each other; a record's are 6 deep

Json = dict[str, Any]


class RecordError(ValueError):
    """A record that cannot be read or replayed; the message says where and why."""


# --- writing ----------------------------------------------------------------------------------------------------------


def _events(events: list[Event]) -> list[Json]:
    return [event.to_json() for event in events]


def _text(game: Game, played: Played) -> str:
    """The move in words; which tickets are kept is told once the game is over."""
    if game.is_over or played.move.kind != "keep":
        return played.move.text
    return f"keep {plural((played.move.action - layout.KEEP).bit_count(), 'ticket')}"


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
                "text": _text(game, played),
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


def read_record(source: str | Path) -> Json:
    """The data of a record, with the right shape: from a file, or from the record's own text."""
    is_text = isinstance(source, str) and source.lstrip()[:1] in ("{", "")
    text = str(source) if is_text else _read_text(Path(source))
    try:
        record = json.loads(
            text, object_pairs_hook=_object, parse_int=_number, parse_float=_no_number, parse_constant=_no_number
        )
    except RecursionError:
        raise RecordError("this is no record: lists or objects are nested too deeply") from None
    except ValueError as error:
        raise RecordError(f"this cannot be read as JSON: {_printable(str(error))}") from None
    problems = list(_shape_problems(record))
    if problems:
        more = f" (and {len(problems) - 5} more problems)" if len(problems) > 5 else ""
        raise RecordError("; ".join(problems[:5]) + more)
    return record  # type: ignore[no-any-return]


def _read_text(path: Path) -> str:
    try:
        with path.open("rb") as file:
            data = file.read(MAX_BYTES + 1)
    except (OSError, ValueError) as error:  # ValueError: a name no file system can hold
        raise RecordError(f"the file cannot be read: {getattr(error, 'strerror', None) or error}") from None
    if len(data) > MAX_BYTES:
        raise RecordError(f"the file is larger than {MAX_BYTES // 2**20} MiB: this is no record")
    try:
        return data.decode()
    except UnicodeDecodeError as error:
        raise RecordError(f"the file is not text in UTF-8 (byte {error.start})") from None


def _object(pairs: list[tuple[str, Any]]) -> Json:
    """Names are unique: a record must not say one thing to one reader and another to the next."""
    found = dict(pairs)
    if len(found) < len(pairs):
        names = [name for name, _ in pairs]
        raise ValueError(f"{_brief(max(names, key=names.count))} stands twice in one object")
    return found


def _number(digits: str) -> int:
    return int(digits) if len(digits) <= MAX_DIGITS else _no_number(digits)


def _no_number(text: str) -> NoReturn:
    raise ValueError(f"{text[:MAX_DIGITS]} is not a number a record can hold")


def _printable(text: str) -> str:
    """Text from a record on one line, with nothing in it that a terminal might obey."""
    return "".join(c if c.isprintable() else f"\\u{ord(c):04x}" for c in text)


def _brief(value: Any) -> str:
    """A value of a record for a message."""
    text = _printable(json.dumps(value, ensure_ascii=False))
    return text if len(text) <= 200 else text[:199] + "…"


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


def _is_deep(record: Any) -> bool:
    """Are lists and objects nested deeper than in any record? Later steps go through them recursively."""
    level = [record]
    for _ in range(MAX_DEPTH):
        level = [
            item
            for value in level
            if isinstance(value, list | dict)
            for item in (value.values() if isinstance(value, dict) else value)
        ]
    return bool(level)


def _shape_problems(record: Any) -> Iterator[str]:
    """Does the record have the fields it needs, each of the right type?"""
    if not isinstance(record, dict) or record.get("format") != FORMAT:
        yield f'this is not a record: it should be an object with "format": "{FORMAT}"'
        return
    if _is_deep(record):
        yield "this is no record: lists or objects are nested too deeply"
        return
    if type(record.get("version")) is not int or record["version"] != VERSION:
        yield f"the record has version {_brief(record.get('version'))}; this program reads version {VERSION}"
        return
    problems = list(_missing(record, _FIELDS, ""))
    yield from problems
    if problems:
        return
    if record["finished"] and type(record.get("sheets")) is not list:
        yield "sheets should be a list: a finished game has them"
    if not all(isinstance(name, str) for name in record["players"]):
        yield "players should be a list of names"
    if type(record.get("starter", "")) not in (int, type(None)):
        yield "starter should be a seat or null"
    yield from _dealing_problems(record["dealing"])
    if len(record["moves"]) > MAX_MOVES:
        yield f"moves has more than {MAX_MOVES} entries: no game is that long"
        return
    for number, move in enumerate(record["moves"], 1):
        if isinstance(move, dict):
            yield from _missing(move, _MOVE_FIELDS, f"move {number}: ")
        else:
            yield f"move {number} should be an object"


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
    """Bytes as a record writes them: hexadecimal in small letters; at most 1024 where no length is asked for."""
    try:
        found = bytes.fromhex(value)
    except (TypeError, ValueError):
        return False
    return bool(value == found.hex()) and (len(found) == length if length is not None else len(found) <= 1024)


# --- replaying --------------------------------------------------------------------------------------------------------


def _edition_of(record: Json) -> Edition:
    """The shipped edition the record names. A name from a stranger's file is never taken for a folder."""
    name = record["edition"]
    if name not in available_editions():
        raise RecordError(f"the edition {_brief(name)} does not come with this program; give the edition's own folder")
    try:
        return load_edition(name)
    except EditionError as error:
        raise RecordError(f"the edition {name} cannot be used: {error}") from None


def _deal(record: Json, edition: Edition | None) -> Game:
    """The game of the record before its first move."""
    facts = edition or _edition_of(record)
    if facts.fingerprint != record["board"]:
        raise RecordError(
            f"the record was played on another board: {_brief(record['edition'])} version "
            f"{_brief(record['edition_version'])}, which is not this {facts.name} version {facts.version}"
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
            starter=record["starter"],
            dealing=dealing,
        )
    except OptionError as error:
        raise RecordError(f"no such game can be dealt: {_printable(str(error))}") from None


def _replay(record: Json, game: Game) -> Iterator[int]:
    """Make the record's moves one by one; gives each move's number (from 0) before it is made."""
    for number, move in enumerate(record["moves"]):
        where = f"move {number + 1} ({_brief(move['text'])})"
        if game.is_over:
            raise RecordError(f"{where} comes after the end of the game")
        yield number
        try:
            game.play(move["action"])
        except IllegalMoveError as error:
            raise RecordError(f"{where} is against the rules: {error.reason}") from None
        except InvalidMoveError as error:
            raise RecordError(f"{where} is no move: {error}") from None


def load_game(source: str | Path, edition: Edition | None = None) -> Game:
    """Deal the record's game again and replay its moves. Only `verify_record` checks what else the record says."""
    record = read_record(source)
    game = _deal(record, edition)
    for _ in _replay(record, game):
        pass
    return game


# --- verifying --------------------------------------------------------------------------------------------------------


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
        for name, told, found in (("seat", move["seat"], game.decider), ("phase", move["phase"], game.phase)):
            if told != found:
                raise RecordError(f"move {number + 1} is told with {name} {_brief(told)}; it is {_brief(found)}")
    if game.is_over != record["finished"]:
        said, found = ("finished", "unfinished") if record["finished"] else ("unfinished", "finished")
        raise RecordError(f"the record says the game is {said}; after its moves it is {found}")
    _compare(record, make_record(game))
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


def _compare_fields(where: str, told: Any, found: Json, but: tuple[str, ...] = ()) -> None:
    if not isinstance(told, dict):
        raise RecordError(f"{where} is told as {_brief(told)}")
    for name, value in found.items():
        if name not in but and not _same(told.get(name), value):
            raise RecordError(f"{where} says {name} {_brief(told.get(name))}; it is {_brief(value)}")
    for name in told:
        if name not in found:
            raise RecordError(f"{where} has a field {_brief(name)} that it should not have")


def _compare_events(where: str, told: list[Any], found: list[Json]) -> None:
    for number, event in enumerate(found):
        if number >= len(told):
            raise RecordError(f"{where}: event {number + 1} is missing: {_brief(event)}")
        if not _same(told[number], event):
            raise RecordError(f"{where}: event {number + 1} is told as {_brief(told[number])} but was {_brief(event)}")
    if len(told) > len(found):
        raise RecordError(f"{where}: event {len(found) + 1} did not happen: {_brief(told[len(found)])}")
