"""On which line of a TOML text each key, table and array element begins: `tomllib` gives values without them."""

import re

Place = tuple[str | int, ...]  # keys and array indexes on the way to a value: ("routes", 3, "color")

MAX_DEPTH = 16  # nesting and dotted keys; deeper files make tomllib slow or exhaust its stack

_TOKEN = re.compile(
    r"""
    (?P<string> \"{3} (?:\\(?:.|\Z)|[^\\])*? (?:\"{3,5}|\Z) | '{3} .*? (?:'{3,5}|\Z)  # an unclosed one runs to the end
              | "(?:\\.|[^"\\\n])*"? | '[^'\n]*'? )
  | (?P<comment> \#[^\n]* )
  | (?P<mark> [][{},=.\n] )
  | (?P<bare> [^][{},=.\s#"']+ )
    """,
    re.VERBOSE | re.DOTALL,
)
_ESCAPES = {"b": "\b", "t": "\t", "n": "\n", "f": "\f", "r": "\r", '"': '"', "\\": "\\"}


class Scanner:
    """One pass over the tokens of a file. Meant for valid TOML; anything else gives useless lines, but no error."""

    def __init__(self) -> None:
        self.lines: dict[Place, int] = {}
        self.too_deep = 0  # the first line with deeper nesting than MAX_DEPTH
        self._table: Place = ()  # of the last header
        self._arrays: dict[Place, int] = {}  # elements so far of each array of tables
        self._open: list[Place] = []  # arrays and inline tables not yet closed, by place
        self._index: list[int] = []  # for each of them the current element, or -1 for an inline table
        self._keys: list[str] = []  # parts of the key being read
        self._place: Place = ()  # of the value being read
        self._in_value = False
        self._header = 0  # brackets of the header being read

    def scan(self, text: str) -> None:
        """Note the lines of a text."""
        line = 1
        for token in _TOKEN.finditer(text):
            kind, word = token.lastgroup, token.group()
            if kind == "mark":
                self._mark(word, line)
            elif kind != "comment":
                self._word(word, line)
            line += word.count("\n")

    def _word(self, word: str, line: int) -> None:
        if self._in_value:
            self._begin_element(line)
        else:
            self._keys.append(_key_text(word))
            self._notice_depth(len(self._keys), line)

    def _mark(self, mark: str, line: int) -> None:
        if mark == "\n":
            self._end_line()
        elif mark == "=" and not self._in_value:
            self._begin_value(line)
        elif mark == "[":
            self._open_bracket(line)
        elif mark == "{":
            self._open_value(-1, line)
        elif mark == "]" and self._header:
            self._close_header(line)
        elif mark in "]}":
            self._close_value()
        elif mark == ",":
            self._next_element()

    def _end_line(self) -> None:
        if not self._open:
            self._keys, self._in_value, self._header = [], False, 0

    def _begin_value(self, line: int) -> None:
        base = self._open[-1] if self._open else self._table
        self._place = (base + tuple(self._keys))[:MAX_DEPTH]
        for end in range(len(base) + 1, len(self._place) + 1):
            self.lines.setdefault(self._place[:end], line)
        self._keys, self._in_value = [], True

    def _begin_element(self, line: int) -> None:
        if self._index and self._index[-1] >= 0:
            self._place = (*self._open[-1], self._index[-1])[:MAX_DEPTH]
            self.lines.setdefault(self._place, line)

    def _open_bracket(self, line: int) -> None:
        if self._in_value:
            self._open_value(0, line)
        elif not self._open:
            self._header += 1

    def _open_value(self, index: int, line: int) -> None:
        self._begin_element(line)
        self._open.append(self._place)
        self._index.append(index)
        self._in_value = index >= 0
        self._notice_depth(len(self._open), line)

    def _close_value(self) -> None:
        if self._open:
            self._open.pop()
            self._index.pop()
            self._keys, self._in_value = [], True

    def _next_element(self) -> None:
        if self._index and self._index[-1] >= 0:
            self._index[-1] += 1
        elif self._index:
            self._keys, self._in_value = [], False

    def _close_header(self, line: int) -> None:
        """`[a.b]` names a table, `[[a.b]]` the next element of an array; where `a` is an array, its last element."""
        if not self._keys:  # the second bracket of `]]`
            return
        place: Place = ()
        for key in self._keys[:MAX_DEPTH]:
            place = (*self._last_element(place), key)
            self.lines.setdefault(place, line)
        if self._header == 2:
            self._arrays[place] = self._arrays.get(place, -1) + 1
        self._table = self._last_element(place)
        self.lines.setdefault(self._table, line)
        self._keys = []

    def _last_element(self, place: Place) -> Place:
        return (*place, self._arrays[place]) if place in self._arrays else place

    def _notice_depth(self, depth: int, line: int) -> None:
        if depth > MAX_DEPTH and not self.too_deep:
            self.too_deep = line


def find_places(text: str) -> dict[Place, int]:
    """The line of every key, table and array element of a TOML text."""
    scanner = Scanner()
    scanner.scan(text)
    return scanner.lines


def _key_text(word: str) -> str:
    """A key without its quotes, and with the common escapes resolved."""
    if word[0] == "'" and len(word) > 1:
        return word[1:-1]
    if word[0] == '"' and len(word) > 1:
        return re.sub(r"\\(.)", lambda escape: _ESCAPES.get(escape[1], escape[0]), word[1:-1])
    return word
