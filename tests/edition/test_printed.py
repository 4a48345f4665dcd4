"""Printed cards in files of their own: what is wrong with them is found, with its file and line."""

from __future__ import annotations

from pathlib import Path

import pytest

from branchline.edition import Problem, check_edition, load_edition
from branchline.kernel import numbers
from tests.kit.valley import BOARD, valley_folder

FAIR = 'when = "claimed", do = "gain", amount = 1'


def problems_of(tmp_path: Path, **files: str) -> list[Problem]:
    return check_edition(valley_folder(tmp_path / "valley", **files))


def event(row: str, name: str = "fair") -> str:
    """A file of one event; its row is in line 5."""
    return f'[[event]]\nid = "{name}"\ndeck = "start"\neffects = [\n  {{ {row} }},\n]\n'


ROWS = [
    ('when = "claimd", do = "gain", amount = 1', "unknown-when", "did you mean 'claimed'"),
    ('when = "claimed", for = "richer", do = "gain", amount = 1', "unknown-for", "did you mean 'richest'"),
    ('when = "claimed", if = "portt", do = "gain", amount = 1', "unknown-if", "did you mean 'port'"),
    ('when = "claimed", do = "gian"', "unknown-do", "did you mean 'gain'"),
    (f'{FAIR}, per = "space"', "unknown-per", "did you mean 'spaces'"),
    (f'{FAIR}, if = "city", value = "aldr"', "unknown-value", "there is no city 'aldr'; did you mean 'alder'"),
    (f'{FAIR}, if = "region", value = "nort"', "unknown-value", "there is no region 'nort'; did you mean 'north'"),
    (f'{FAIR}, if = "within", value = "west"', "unknown-value", "there is no region 'west'"),
    (f'{FAIR}, if = "joins_cities", value = "alder", other = "oak"', "unknown-value", "there is no city 'oak'"),
    (f'{FAIR}, if = "joins_regions", value = "north", other = "sea"', "unknown-value", "there is no region 'sea'"),
    (f'{FAIR}, if = "color", value = "pink"', "unknown-value", "there is no color 'pink'"),
    (f'{FAIR}, if = "marker", value = "bison"', "unknown-value", "there is no marker 'bison'"),
    (f'{FAIR}, per = "routes_in", region = "sout"', "unknown-value", "there is no region 'sout'"),
    (f'{FAIR}, per = "routes_in"', "no-region", "needs a region"),
    (f'{FAIR}, if = "joins_cities", value = "alder"', "missing-key", "'other'"),
    (f'{FAIR}, line = "gold"', "unknown-line", "there is no line 'gold'"),
    ('when = "claimed", do = "take_tokens", token = "iron", amount = 1', "unknown-token", "there is no token 'iron'"),
    ('when = "claimed", do = "haunt", marker = "gost"', "unknown-marker", "did you mean 'ghost'"),
    ('when = "claimed", do = "switch_on", switch = "hail"', "unknown-switch", "there is no switch 'hail'"),
    ('when = "claimed", do = "sell_card", color = "pink", amount = 1', "unknown-value", "there is no color 'pink'"),
    ('when = "claimed", do = "draw_tickets", amount = 7', "out-of-range", "between 1 and 6"),
    ('when = "claimed", do = "draw_cards", amount = -1', "out-of-range", "between 1 and"),
    ('when = "claimed", do = "draw_tickets", amount = 1, per = "spaces"', "bad-per", "fixed amount"),
    ('when = "claimed", do = "again", per = "spaces"', "bad-per", "not for each"),
    ('when = "turn_begins", do = "gain", amount = 1, per = "pickaxes"', "bad-per", "claimed"),
    ('when = "turn_begins", do = "drive", marker = "herd", amount = 1', "bad-moment", "belongs to"),
    ('when = "claimed", do = "drive", marker = "herd", amount = 1, arrival = 0', "out-of-range", "between 1 and"),
    (f"{FAIR}, arrival = 4", "unknown-key", "arrival"),
    ('when = "claimed", do = "toll", amount = 1', "bad-moment", "bridge"),
    ('when = "price", do = "price", amount = 1, once = true', "bad-moment", "spends nothing"),
    ('when = "claimed", do = "choose", options = [{ do = "nothing", cost = 1 }]', "bad-options", "cost nothing"),
    ('when = "claimed", do = "choose", options = [{ do = "close" }]', "bad-option", "cannot be to close"),
    ('when = "claimed", do = "choose", options = [{ do = "nothing", if = "port" }]', "bad-option", "if belongs"),
    (
        'when = "claimed", do = "choose", options = [{ do = "gain", amount = 1, per = "routes_in", region = "sea" }]',
        "unknown-value",
        "there is no region 'sea'",
    ),
]  # fmt: skip


@pytest.mark.parametrize(("row", "code", "message"), ROWS)
def test_a_row_that_cannot_be_is_found_in_its_file(tmp_path: Path, row: str, code: str, message: str) -> None:
    problems = problems_of(tmp_path, events=event(row))
    assert [(Path(p.file).name, p.line, p.code) for p in problems] == [("events.toml", 5, code)], problems
    assert message in problems[0].message


def test_a_row_that_can_be_is_read(tmp_path: Path) -> None:
    folder = valley_folder(tmp_path / "valley", events=event(FAIR), companies='[[company]]\nid = "red"\n')
    edition = load_edition(folder)
    assert edition.sources == ("snow", "mail", "event-fair", "company-red")
    assert [row.source for row in edition.effects] == ["event-fair"]


CARDS = [
    ("companies", '[[company]]\nid = "pink"\n', 2, "unknown-color"),
    ("companies", "".join(f'[[company]]\nid = "{c}"\n' for c in ("red", "red")), 4, "duplicate"),
    ("events", '[[event]]\nid = "fair"\n', 1, "missing-key"),
    ("events", event(FAIR).replace("deck", "dck"), 1, "missing-key"),
    ("events", '[[events]]\nid = "fair"\n', 1, "missing-key"),
    ("events", '[[event]]\nid = "Fair!"\ndeck = "start"\n', 2, "bad-name"),
    ("events", '[[event]]\nid = "fair"\ndeck = "start"\nlightning = 1\n', 4, "wrong-type"),
    ("events", '[[event]\nid = "fair"\n', 1, "syntax"),
    ("steps", '[[step]]\nid = "ore"\nbox = "rules"\nnumber = 15\n', 4, "out-of-range"),
    ("postcards", '[[postcard]]\nid = "sea"\nnumber = 1\nboards = ["west"]\n', 4, "unknown-board"),
    (
        "postcards",
        '[[postcard]]\nid = "sea"\nnumber = 1\n\n[[ticket]]\nfrom = "alder"\nto = "oak"\npostcard = 1\n',
        5,
        "unknown-ticket",
    ),
    (
        "postcards",
        '[[postcard]]\nid = "sea"\nnumber = 1\n\n[[ticket]]\nfrom = "alder"\nto = "elm"\npostcard = 2\n',
        8,
        "unknown-postcard",
    ),
]


@pytest.mark.parametrize(("file", "text", "line", "code"), CARDS)
def test_a_card_that_cannot_be_is_found_in_its_file(tmp_path: Path, file: str, text: str, line: int, code: str) -> None:
    files = {"events": event(FAIR), file: text}
    found = [(Path(p.file).name, p.line, p.code) for p in problems_of(tmp_path, **files)]
    assert (f"{file}.toml", line, code) in found


def test_there_is_room_for_so_many_sources_and_companies(tmp_path: Path) -> None:
    many = "".join(event(FAIR, f"e{n}") for n in range(numbers.SOURCES - 1))
    codes = {problem.code for problem in problems_of(tmp_path, events=many)}
    assert "too-many-sources" in codes


VARIANT = [
    ('boards = ["north", "south"]', 'boards = ["north", "west"]', "unknown-boards"),
    ('boards = ["north", "south"]', 'large = ["oak"]', "unknown-large"),
    ('boards = ["north", "south"]', 'boxes = ["rules"]', "unknown-boxes"),
    ('boards = ["north", "south"]', 'decks = ["later"]', "unknown-decks"),
    ('boards = ["north", "south"]', "pieces = [13]", "bad-pieces"),
    ('boards = ["north", "south"]', "pieces = [2]", "bad-pieces"),
    ("pickaxe = 3", "pickaxe = 11", "too-many-marks"),
    ("[variants.standard]", "[tunnels]\nreveal = 3\n\n[variants.standard]", "marks-and-tunnels"),
]


@pytest.mark.parametrize(("old", "new", "code"), VARIANT)
def test_numbers_that_do_not_fit_are_found_with_their_line(tmp_path: Path, old: str, new: str, code: str) -> None:
    folder = valley_folder(tmp_path / "valley")
    text = (folder / "edition.toml").read_text("utf-8").replace(old, new, 1)
    (folder / "edition.toml").write_text(text, "utf-8")
    problems = check_edition(folder)
    assert [(Path(p.file).name, p.code) for p in problems] == [("edition.toml", code)]
    line = text.splitlines()[problems[0].line - 1]
    assert line.split(" = ")[0] in (new.split(" = ")[0], "marks")


def test_more_bridges_than_there_is_room_for(tmp_path: Path) -> None:
    folder = valley_folder(tmp_path / "valley")
    cities = "".join(f'  {{ id = "c{n}", name = "C{n}", lon = {n}, lat = 3, board = "north" }},\n' for n in range(17))
    bridges = "".join(
        f'  {{ from = "alder", to = "c{n}", color = "red", length = 1, bridge = true }},\n' for n in range(17)
    )
    text = BOARD.replace("cities = [\n", "cities = [\n" + cities).replace("routes = [\n", "routes = [\n" + bridges)
    (folder / "board.toml").write_text(text, "utf-8")
    assert [problem.code for problem in check_edition(folder)] == ["too-many-bridges"]
