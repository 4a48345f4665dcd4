"""The written record of a game as a document: its text, and whether it has the right shape (see docs/record.md).

Same record in, same game out, on every machine. The record of a finished game tells everything that happened, so that
a stranger with the rulebook and the board file can referee it without this program; `verify` does it with.
"""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NoReturn

from branchline.edition import Edition, EditionError, available_editions, load_edition
from branchline.game.dealing import SECRET_BYTES

FORMAT = "branchline record"
VERSION = 2
READABLE = (1, 2)  # version 1 named variant, bonus and starter one by one, where version 2 has the whole table
MARK = "\ufeff"  # some editors put it before a text
MAX_BYTES = 64 * 1024 * 1024
MAX_MOVES = 100_000
MAX_DIGITS = 18  # of a number; a record holds none as long
MAX_DEPTH = 16  # of lists and objects in each other; a record's are 6 deep

Json = dict[str, Any]


class RecordError(ValueError):
    """A record that cannot be read or replayed; the message says where and why."""


# --- writing ----------------------------------------------------------------------------------------------------------


def write_record(record: Json) -> str:
    """The record as text: one line for each move, so that two records can be compared line by line."""

    def line(value: Any) -> str:
        return json.dumps(value, ensure_ascii=False)

    parts = []
    for name, value in record.items():
        if isinstance(value, list) and value and isinstance(value[0], dict):
            items = ",\n  ".join(line(item) for item in value)
            parts.append(f"{line(name)}: [\n  {items}\n ]")
        else:
            parts.append(f"{line(name)}: {line(value)}")
    return "{\n " + ",\n ".join(parts) + "\n}\n"


# --- reading ----------------------------------------------------------------------------------------------------------


def read_record(source: str | Path) -> Json:
    """The data of a record, with the right shape: from a file, or from the record's own text."""
    is_text = isinstance(source, str) and source.lstrip().removeprefix(MARK)[:1] in ("{", "")
    text = str(source) if is_text else _read_text(Path(source))
    if text.startswith(MARK):
        raise RecordError("the file begins with a byte order mark, which a record does not have")
    try:
        record = json.loads(
            text, object_pairs_hook=_object, parse_int=_number, parse_float=_no_number, parse_constant=_no_number
        )
    except RecursionError:
        raise RecordError("this is no record: lists or objects are nested too deeply") from None
    except ValueError as error:
        raise RecordError(f"this cannot be read as JSON: {printable(str(error))}") from None
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
        raise ValueError(f"{brief(max(names, key=names.count))} stands twice in one object")
    return found


def _number(digits: str) -> int:
    return int(digits) if len(digits) <= MAX_DIGITS else _no_number(digits)


def _no_number(text: str) -> NoReturn:
    digits = len(text.lstrip("-"))
    shown = text if digits <= MAX_DIGITS else f"a number of {digits} digits"
    raise ValueError(f"{shown} is not a number a record can hold")


def printable(text: str) -> str:
    """Text from a record on one line, with nothing in it that a terminal might obey."""
    return "".join(c if c.isprintable() else f"\\u{ord(c):04x}" for c in text)


def brief(value: Any) -> str:
    """A value of a record for a message."""
    text = printable(json.dumps(value, ensure_ascii=False))
    return text if len(text) <= 200 else text[:199] + "…"


_FIELDS: dict[str, type] = {
    "edition": str,
    "edition_version": str,
    "board": str,
    "players": list,
    "dealing": dict,
    "finished": bool,
    "setup": list,
    "moves": list,
}
_TABLE_FIELDS: dict[int, dict[str, type]] = {
    1: {"variant": str, "bonus": bool},
    2: {"table": dict, "table_hash": str},
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
    if type(record.get("version")) is not int or record["version"] not in READABLE:
        known = " and ".join(str(version) for version in READABLE)
        yield f"the record has version {brief(record.get('version'))}; this program reads versions {known}"
        return
    problems = list(_missing(record, _FIELDS | _TABLE_FIELDS[record["version"]], ""))
    yield from problems
    if problems:
        return
    if record["finished"] and type(record.get("sheets")) is not list:
        yield "sheets should be a list: a finished game has them"
    if not all(isinstance(name, str) for name in record["players"]):
        yield "players should be a list of names"
    if record["version"] == 1 and type(record.get("starter", "")) not in (int, type(None)):
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
    if not is_hex(dealing.get("commitment"), 32):
        yield "dealing: commitment should be 64 hexadecimal digits"
    if "secret" not in dealing:
        yield "dealing: the secret is missing, so the game cannot be replayed"
    elif not is_hex(dealing["secret"], SECRET_BYTES):
        yield f"dealing: secret should be {2 * SECRET_BYTES} hexadecimal digits"
    nonces = dealing.get("nonces")
    if not isinstance(nonces, list) or not all(is_hex(nonce) for nonce in nonces):
        yield "dealing: nonces should be a list of texts of hexadecimal digits"
        return
    seals = dealing.get("seals", [None] * len(nonces))
    fits = isinstance(seals, list) and len(seals) == len(nonces)
    if not fits or not all(seal is None or is_hex(seal, 32) for seal in seals):
        yield "dealing: seals should be 64 hexadecimal digits or null for each nonce"


def is_hex(value: Any, length: int | None = None) -> bool:
    """Bytes as a record writes them: hexadecimal in small letters; at most 1024 where no length is asked for."""
    try:
        found = bytes.fromhex(value)
    except (TypeError, ValueError):
        return False
    return bool(value == found.hex()) and (len(found) == length if length is not None else len(found) <= 1024)


def setup_of(record: Json) -> Json:
    """The table a game was played at, as JSON; a record of version 1 tells it piece by piece."""
    if record["version"] > 1:
        return dict(record["table"])
    table = {"edition": record["edition"], "variant": record["variant"], "bonus": record["bonus"]}
    return table | ({} if record["starter"] is None else {"starter": record["starter"]})


def as_version(record: Json, version: int) -> Json:
    """A record of today told as an older version would, to compare it with one."""
    if version == VERSION:
        return record
    table = record["table"]
    old = {"variant": table["variant"], "bonus": table.get("bonus", False), "starter": table.get("starter")}
    kept = {name: value for name, value in record.items() if name not in ("table", "table_hash")}
    return kept | old | {"version": version}


def edition_of(record: Json) -> Edition:
    """The shipped edition a record names. A name from a stranger's file is never taken for a folder."""
    name = record["edition"]
    if name not in available_editions():
        raise RecordError(f"the edition {brief(name)} does not come with this program; give the edition's own folder")
    try:
        return load_edition(name)
    except EditionError as error:
        raise RecordError(f"the edition {name} cannot be used: {error}") from None
