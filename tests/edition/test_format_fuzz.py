"""Whatever the files hold, the checker answers with a list; and what it lets pass can be compiled."""

import string
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from branchline.edition import Problem, available_editions, check_edition, load_edition
from branchline.edition.lines import find_places
from tests.kit.paths import EDITIONS

pytestmark = pytest.mark.slow

FILES = ("edition.toml", "board.toml")
PRINTED = ("events.toml", "companies.toml", "steps.toml", "postcards.toml")
TEXTS = {
    (name, file): (EDITIONS / name / file).read_text(encoding="utf-8")
    for name in available_editions()
    for file in (*FILES, *PRINTED)
    if (EDITIONS / name / file).exists()
}

quick = settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.too_slow])


@pytest.fixture(scope="module")
def folder() -> Iterator[Path]:
    with tempfile.TemporaryDirectory() as name:
        yield Path(name)


def check(folder: Path, edition: str, file: str, content: bytes) -> list[Problem]:
    """Check a shipped edition with one file replaced; if it passes, it must load and compile."""
    for name in (*FILES, *PRINTED):
        (folder / name).unlink(missing_ok=True)
        if (edition, name) in TEXTS:
            (folder / name).write_bytes(content if name == file else TEXTS[edition, name].encode())
    problems = check_edition(folder)
    assert all(isinstance(problem, Problem) and str(problem) for problem in problems)
    last = content.count(b"\n") + 1
    assert all(0 <= problem.line <= last for problem in problems if Path(problem.file).name == file)
    if not problems:
        compile_everything(folder)
    return problems


def compile_everything(folder: Path) -> None:
    edition = load_edition(folder)
    assert len(edition.fingerprint) == 64
    for variant in edition.variants:
        for bonus in {False, edition.bonus is not None}:
            board = edition.board(edition.setup(variant.name, bonus=bonus))[0]
            assert board.routes == len(edition.routes)


# --- anything at all --------------------------------------------------------------------------------------------------
@quick
@given(file=st.sampled_from(FILES), content=st.binary(max_size=300))
def test_any_bytes(folder: Path, file: str, content: bytes) -> None:
    assert check(folder, "berlin", file, content)


@quick
@given(text=st.text(alphabet="[]{}=,.\"'#\\\n ab1_-+:é", max_size=200))
def test_any_text_made_of_toml_characters(folder: Path, text: str) -> None:
    assert check(folder, "berlin", "board.toml", text.encode())
    assert all(line >= 1 for line in find_places(text).values())


# --- a real file, changed ---------------------------------------------------------------------------------------------
VALUES = [
    "true", "0", "-1", "1", "2", "3", "6", "10", "64", "99999999999999999999", "0x" + "f" * 5000, "9" * 5000, "1.5",
    "1e400", "nan", "-inf", '""', '"grey"', '"zoo"', '"under"', '"long"', '"Monaco"', "'''x\ny'''", "[]", "[1, 2]",
    '["a"]',
    "[[[[]]]]", "{}", "{ a = 1 }", "1979-05-27", "07:32:00", '"' + "x" * 300 + '"', '"\\u0000\\n"',
    "[" * 200 + "]" * 200,
    '"claimed"', '"gain"', '"choose"', '"ports"', '"north"', '"boston"', "[{ do = \"nothing\" }]",
]  # fmt: skip
KEYS = [
    "length", "points", "id", "from", "to", "sets", "waves", "symbols", "tunnel", "piece", "cards", "area", "region",
    "deck", "deal_long", "keep_long_max", "keep", "landmark", "zzz", '""', '"a\\nb"', "a.b.c", "1", "variants",
    "stations", "when", "do", "if", "for", "per", "amount", "value", "other", "options", "once", "cost", "number",
]  # fmt: skip

lines = st.integers(min_value=0, max_value=10**6)  # taken modulo the number of lines
changes = st.one_of(
    st.tuples(st.just("delete"), lines),
    st.tuples(st.just("duplicate"), lines, lines),
    st.tuples(st.just("swap"), lines, lines),
    st.tuples(st.just("value"), lines, lines, st.sampled_from(VALUES)),
    st.tuples(st.just("key"), lines, lines, st.sampled_from(KEYS)),
    st.tuples(st.just("insert"), lines, st.text(alphabet=string.printable, max_size=30)),
    st.tuples(st.just("drop-entry"), lines, lines),
)


def change(rows: list[str], kind: str, at: int, *more: object) -> None:
    """Do one change to the lines of a file."""
    at %= max(len(rows), 1)
    other = more[0] % max(len(rows), 1) if more and isinstance(more[0], int) else 0
    if kind == "delete":
        del rows[at : at + 1]
    elif kind == "duplicate":
        rows[other:other] = rows[at : at + 1]
    elif kind == "swap" and rows:
        rows[at], rows[other] = rows[other], rows[at]
    elif kind == "insert":
        rows.insert(at, str(more[0]))
    elif rows and isinstance(more[0], int):
        rows[at] = changed_row(rows[at], kind, more[0], str(more[-1]))


def changed_row(row: str, kind: str, at: int, new: str) -> str:
    """Give one of the entries `key = value` of a line another key or value, or drop it."""
    parts = row.split(", ")
    part = at % len(parts)
    key, equals, value = parts[part].partition(" = ")
    if kind == "drop-entry":
        del parts[part]
    elif equals:
        opening = "{ " if key.strip().startswith("{") else ""
        closing = value[len(value.rstrip(" },")) :]
        parts[part] = f"{key} = {new}{closing}" if kind == "value" else f"{opening}{new} = {value}"
    return ", ".join(parts)


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("name", ["berlin", "italy"])
@settings(quick, max_examples=120)
@given(todo=st.lists(changes, min_size=1, max_size=4))
def test_a_changed_file(folder: Path, name: str, file: str, todo: list[tuple[Any, ...]]) -> None:
    rows = TEXTS[name, file].split("\n")
    for kind, at, *more in todo:
        change(rows, kind, at, *more)
    check(folder, name, file, "\n".join(rows).encode())


@settings(quick, max_examples=40)
@given(file=st.sampled_from(PRINTED), todo=st.lists(changes, min_size=1, max_size=3))
def test_a_changed_file_of_printed_cards(folder: Path, file: str, todo: list[tuple[Any, ...]]) -> None:
    rows = TEXTS["legends", file].split("\n")
    for kind, at, *more in todo:
        change(rows, kind, at, *more)
    check(folder, "legends", file, "\n".join(rows).encode())


@settings(quick, max_examples=40)
@given(file=st.sampled_from(PRINTED), content=st.binary(max_size=200))
def test_any_bytes_as_a_file_of_printed_cards(folder: Path, file: str, content: bytes) -> None:
    check(folder, "berlin", file, b"")
    (folder / file).write_bytes(content)
    assert all(isinstance(problem, Problem) and str(problem) for problem in check_edition(folder))
    (folder / file).unlink()


@settings(quick, max_examples=60)
@given(file=st.sampled_from(FILES), start=lines, size=st.integers(0, 200), filling=st.binary(max_size=4))
def test_a_file_with_a_hole(folder: Path, file: str, start: int, size: int, filling: bytes) -> None:
    content = TEXTS["europe", file].encode()
    start %= len(content)
    check(folder, "europe", file, content[:start] + filling + content[start + size :])


@settings(quick, max_examples=80)
@given(name=st.sampled_from(available_editions()), data=st.data())
def test_one_number_changed(folder: Path, name: str, data: st.DataObject) -> None:
    """Small changes of the numbers often pass the check; then everything must compile."""
    file = data.draw(st.sampled_from(FILES))
    rows = TEXTS[name, file].split("\n")
    numbered = [at for at, row in enumerate(rows) if " = " in row and any(c.isdigit() for c in row.split(" = ")[-1])]
    at = data.draw(st.sampled_from(numbered))
    head, _, tail = rows[at].rpartition(" = ")
    digits = "".join(c for c in tail if c.isdigit())
    rows[at] = f"{head} = {tail.replace(digits, str(data.draw(st.integers(0, 20))))}"
    check(folder, name, file, "\n".join(rows).encode())


def test_the_changes_do_reach_both_outcomes(folder: Path) -> None:
    """The changes above are not all refused: this one passes, the next does not."""
    rows = TEXTS["berlin", "board.toml"].split("\n")
    at = next(at for at, row in enumerate(rows) if "points = 11" in row)
    rows[at] = changed_row(rows[at], "value", 2, "12")
    assert check(folder, "berlin", "board.toml", "\n".join(rows).encode()) == []
    rows[at] = changed_row(rows[at], "value", 2, "nan")
    assert check(folder, "berlin", "board.toml", "\n".join(rows).encode())


@given(path=st.text(max_size=50))
@settings(deadline=None, max_examples=200)
def test_any_name(path: str) -> None:
    if path not in available_editions():
        assert check_edition(path)
