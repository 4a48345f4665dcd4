"""TOML files read key by key, with a line number for everything that is wrong.

`tomllib` gives values without their lines, so the text is scanned a second time for them (`lines`). A `Table` hands out
checked values; whatever is missing, misspelt, of the wrong type or out of range is written down as a `Problem`, a
harmless value is handed out instead, and reading goes on.
So one reading reports all problems of a file. No text, however broken, makes anything here raise.
"""

import difflib
import re
import tomllib
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from branchline.edition.files import TooLargeError, read_plain_file
from branchline.edition.lines import MAX_DEPTH, Place, Scanner

MAX_PROBLEMS = 500  # of one file

WRONG_TYPE = "wrong-type"
OUT_OF_RANGE = "out-of-range"
MISSING_KEY = "missing-key"
UNKNOWN_KEY = "unknown-key"
TOO_MANY = "too-many"
DUPLICATE = "duplicate"
EMPTY = "empty"
BAD_NAME = "bad-name"
SYNTAX = "syntax"

_NAME = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")


@dataclass(frozen=True)
class Problem:
    """Something wrong with a file. `code` is stable and meant for programs, `message` for people."""

    file: str
    line: int  # 1 is the first line; 0 means the file as a whole
    code: str
    message: str

    def __str__(self) -> str:
        where = f"{self.file}:{self.line}" if self.line else self.file
        return f"{where}: {self.message} [{self.code}]"


# --- words for messages -----------------------------------------------------------------------------------------------
def show(value: object) -> str:
    """A value for a message: short, and safe for numbers too long to print."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int) and abs(value) > 10**12:
        return "a huge number"
    if isinstance(value, str):
        return repr(value if len(value) <= 60 else value[:57] + "…")
    return str(value) if isinstance(value, int | float) else type_name(value)


def type_name(value: object) -> str:
    """The type of a value in words."""
    names = {bool: "true or false", int: "a whole number", float: "a number with a point", str: "a text"}
    names |= {list: "a list", dict: "a table"}
    return names.get(type(value), "a date or time")


def suggestion(word: str, known: Iterable[str]) -> str:
    """`; did you mean 'x'?` where a known word is close, else nothing."""
    close = difflib.get_close_matches(word[:100], list(known), n=1)
    return f"; did you mean {show(close[0])}?" if close else ""


# --- documents --------------------------------------------------------------------------------------------------------
class Document:
    """One file and what is wrong with it. `root` is empty when the file cannot be read at all (`readable` is False)."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.problems: list[Problem] = []
        self.full = False
        self.lines: dict[Place, int] = {}
        values = self._parse(self._read())
        self.readable = values is not None
        self.root = Table(self, (), values or {})

    def line(self, place: Place) -> int:
        """The line of a place, or of the nearest thing around it."""
        while place and place not in self.lines:
            place = place[:-1]
        return self.lines.get(place, 1)

    def report(self, line: int, code: str, message: str) -> None:
        """Write a problem down, once."""
        if self.full:
            return
        problem = Problem(str(self.path), line, code, message)
        if problem not in self.problems:
            self.problems.append(problem)
        if len(self.problems) == MAX_PROBLEMS:
            self.problems.append(Problem(str(self.path), line, "too-many-problems", "more problems are not shown"))
            self.full = True

    def _read(self) -> str | None:
        try:
            content = read_plain_file(self.path)
        except FileNotFoundError:
            self.report(0, "missing-file", "there is no such file")
            return None
        except TooLargeError as error:
            self.report(0, "too-large", str(error))
            return None
        except (OSError, ValueError) as error:
            self.report(0, "unreadable-file", f"the file cannot be read: {getattr(error, 'strerror', None) or error}")
            return None
        return self._decode(content)

    def _decode(self, content: bytes) -> str | None:
        try:
            return content.decode("utf-8")
        except UnicodeDecodeError as error:
            line = content.count(b"\n", 0, error.start) + 1
            self.report(line, "not-utf-8", f"byte {content[error.start]:#04x} is not UTF-8 text")
            return None

    def _parse(self, text: str | None) -> dict[str, object] | None:
        if text is None:
            return None
        text = text.removeprefix("\ufeff").replace("\r\n", "\n")
        scanner = Scanner()
        scanner.scan(text)
        self.lines = scanner.lines
        if scanner.too_deep:
            self.report(scanner.too_deep, "too-deep", f"nested more than {MAX_DEPTH} levels deep")
            return None
        try:
            return tomllib.loads(text)
        except tomllib.TOMLDecodeError as error:
            self.report(_line_of(error, text), SYNTAX, f"not valid TOML: {error}")
        except ValueError:  # Python reads no whole number of more than some thousand digits
            long_number = re.search(r"\d[\d_]{999,}", text)
            line = text.count("\n", 0, long_number.start()) + 1 if long_number else 0
            self.report(line, SYNTAX, "not valid TOML: a number with too many digits")
        return None


def _line_of(error: tomllib.TOMLDecodeError, text: str) -> int:
    """tomllib tells the line only within its message; without one the error is at the end."""
    found = re.search(r"at line (\d+), column", str(error))
    return int(found[1]) if found else text.rstrip("\n").count("\n") + 1


# --- tables -----------------------------------------------------------------------------------------------------------
class Table:
    """A table of a document. Each method reads one key; `finish` then reports the keys nobody asked for."""

    def __init__(self, document: Document, place: Place, values: dict[str, object]) -> None:
        self._document = document
        self._place = place
        self._values = values
        self._asked: dict[str, None] = {}

    def __contains__(self, key: str) -> bool:
        return key in self._values

    def entries(self) -> list[str]:
        """All keys, for tables whose keys are names."""
        return list(self._values)

    def names_of(self, what: str, most: int) -> list[str]:
        """The keys of a table whose keys are identifiers (see `name`), at least one and at most `most`."""
        if not self._values:
            self.missing(f"an entry{self._within()}")
        if len(self._values) > most:
            self.problem(TOO_MANY, f"{len(self._values)} {what}; at most {most} are possible")
        return [key for key in list(self._values)[:most] if self._is_name(key, key)]

    def problem(self, code: str, message: str, *at: str | int) -> None:
        """Report a problem of this table, or of what `at` leads to within it."""
        self._document.report(self._document.line(self._place + at), code, message)

    def finish(self) -> None:
        """Report the keys nobody asked for; call it when everything has been read."""
        for key in self._values:
            if key not in self._asked and not self._document.full:
                hint = suggestion(key, self._asked)
                self.problem(UNKNOWN_KEY, f"unknown key {show(key)}{self._within()}{hint}", key)

    def integer(self, key: str, low: int, high: int, default: int | None = None) -> int:
        """A whole number between `low` and `high`; 0 where there is none."""
        value = self._value(key, default is None)
        if value is None:
            return default or 0
        return self._checked_integer(key, value, low, high)

    def number(self, key: str, low: float, high: float) -> float:
        """A number, whole or not, between `low` and `high`; 0 where there is none."""
        value = self._value(key, True)
        if value is None:
            return 0.0
        if isinstance(value, bool) or not isinstance(value, int | float):
            self._wrong_type(value, "a number", key)
        elif not low <= value <= high:  # also catches nan
            self.problem(OUT_OF_RANGE, f"{key} = {show(value)} is not between {show(low)} and {show(high)}", key)
        else:
            return float(value)
        return 0.0

    def point(self, key: str, most: float) -> tuple[float, float] | None:
        """Two numbers from 0 to `most`, if the key is there."""
        if key not in self._values:
            return None
        items = self._items(key, 2, required=False)
        found = [
            float(value)
            for _, value in items
            if isinstance(value, int | float) and not isinstance(value, bool) and 0 <= value <= most
        ]
        if len(items) != 2 or len(found) != 2:
            self.problem("bad-point", f"{key} should be two numbers from 0 to {most:g}", key)
            return None
        return found[0], found[1]

    def flag(self, key: str, default: bool | None = None) -> bool:
        """True or false; false where there is none."""
        value = self._value(key, default is None)
        if value is not None and not isinstance(value, bool):
            self._wrong_type(value, "true or false", key)
        return value if isinstance(value, bool) else bool(default)

    def text(self, key: str, default: str | None = None) -> str:
        """A text that is not empty; "" where there is none."""
        value = self._value(key, default is None)
        if value is None:
            return default or ""
        return self._checked_text(value, key)

    def name(self, key: str, default: str | None = None) -> str:
        """A text to be used as an identifier: small letters, digits and single hyphens between them."""
        text = self.text(key, default)
        if text and not self._is_name(text, key):
            return ""
        return text

    def choice(self, key: str, known: Sequence[str], default: str | None = None) -> str:
        """One of the known texts; "" where it is none of them. Where nothing is known, anything goes."""
        text = self.text(key, default)
        if not text or not known or text in known:
            return text
        options = ", ".join(show(choice) for choice in known)
        message = f"{key} = {show(text)} is not one of {options}{suggestion(text, known)}"
        self.problem(f"unknown-{key.replace('_', '-')}", message, key)
        return ""

    def integers(self, key: str, most: int, low: int, high: int) -> list[int]:
        """A list of whole numbers; empty as soon as one of them is wrong."""
        items = self._items(key, most, True)
        before = len(self._document.problems)
        numbers = [self._checked_integer(key, item, low, high, at) for at, item in items]
        return numbers if len(self._document.problems) == before else []

    def texts(self, key: str, most: int, required: bool = True) -> list[str]:
        """A list of different texts; what is wrong in it is left out. A required list has at least one."""
        return [text for _, text in self._texts(key, most, required)]

    def names(self, key: str, most: int) -> list[str]:
        """A list of different identifiers (see `name`)."""
        return [text for at, text in self._texts(key, most, True) if self._is_name(text, key, at)]

    def table(self, key: str) -> "Table":
        """The table of that name; where there is none, an empty one after saying so."""
        return self.optional_table(key) or self._missing_table(key)

    def optional_table(self, key: str) -> "Table | None":
        """The table of that name, if there is one."""
        value = self._value(key, False)
        if value is None:
            return None
        if not isinstance(value, dict):
            self._wrong_type(value, "a table", key)
            return SilentTable(self._document, (*self._place, key))
        return Table(self._document, (*self._place, key), value)

    def tables(self, key: str, most: int) -> Iterator["Table"]:
        """The tables of an array; entries that are no tables are reported and passed over."""
        for at, item in self._items(key, most, True):
            if isinstance(item, dict):
                yield Table(self._document, (*self._place, key, at), item)
            else:
                self._wrong_type(item, "a table { … }", key, at)

    def by_number(self, low_key: int, high_key: int, low: int, high: int) -> dict[int, int]:
        """The whole table as numbers by number: `4 = 7` means 7 for 4."""
        numbers: dict[int, int] = {}
        for key in self._values:
            self._asked[key] = None
            if not re.fullmatch("[1-9][0-9]{0,3}", key) or not low_key <= int(key) <= high_key:
                message = f"{show(key)} is not a number between {low_key} and {high_key}{self._within()}"
                self.problem(UNKNOWN_KEY, message, key)
            else:
                numbers[int(key)] = self._checked_integer(key, self._values[key], low, high)
        return dict(sorted(numbers.items()))

    def _missing_table(self, key: str) -> "Table":
        self.missing(f"the table [{key}]{self._within()}")
        return SilentTable(self._document, (*self._place, key))

    def _value(self, key: str, required: bool) -> object | None:
        self._asked[key] = None
        if key in self._values:
            return self._values[key]
        if required:
            self.missing(f"{show(key)}{self._within()}")
        return None

    def missing(self, what: str) -> None:
        """Report that something should be in this table."""
        self.problem(MISSING_KEY, f"{what} is missing")

    def _items(self, key: str, most: int, required: bool) -> list[tuple[int, object]]:
        value = self._value(key, required)
        if value is None:
            return []
        if not isinstance(value, list):
            self._wrong_type(value, "a list", key)
            return []
        if required and not value:
            self.problem(EMPTY, f"{key} is empty", key)
        if len(value) > most:
            self.problem(TOO_MANY, f"{key} has {len(value)} entries; at most {most} are possible", key, most)
        return list(enumerate(value[:most]))

    def _texts(self, key: str, most: int, required: bool) -> list[tuple[int, str]]:
        texts: dict[str, int] = {}
        for at, item in self._items(key, most, required):
            text = self._checked_text(item, key, at)
            if text in texts:
                self.problem(DUPLICATE, f"{show(text)} is twice in {key}", key, at)
            elif text:
                texts[text] = at
        return [(at, text) for text, at in texts.items()]

    def _checked_integer(self, key: str, value: object, low: int, high: int, *at: int) -> int:
        if isinstance(value, bool) or not isinstance(value, int):
            self._wrong_type(value, "a whole number", key, *at)
        elif not low <= value <= high:
            self.problem(OUT_OF_RANGE, f"{key} = {show(value)} is not between {low} and {high}", key, *at)
        else:
            return value
        return 0

    def _checked_text(self, value: object, key: str, *at: int) -> str:
        if not isinstance(value, str):
            self._wrong_type(value, "a text", key, *at)
            return ""
        if not value.strip():
            self.problem(EMPTY, f"{key} is empty", key, *at)
            return ""
        return value

    def _is_name(self, text: str, key: str, *at: int) -> bool:
        if len(text) <= 100 and _NAME.fullmatch(text):
            return True
        message = f"{show(text)} is no name: small letters, digits and single hyphens between them"
        self.problem(BAD_NAME, message, key, *at)
        return False

    def _wrong_type(self, value: object, wanted: str, key: str, *at: int) -> None:
        what = f"{key}[{at[0]}]" if at else key
        self.problem(WRONG_TYPE, f"{what} should be {wanted}, not {type_name(value)}", key, *at)

    def _within(self) -> str:
        names = [part if _NAME.fullmatch(part) else show(part) for part in self._place if isinstance(part, str)]
        return f" in {'.'.join(names)}" if names else ""


class SilentTable(Table):
    """Stands in for a table that is missing or no table; that was reported, so its keys are not reported again."""

    def __init__(self, document: Document, place: Place) -> None:
        super().__init__(document, place, {})

    def missing(self, what: str) -> None:
        """Say nothing."""
