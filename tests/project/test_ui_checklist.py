"""docs/ui-checklist.md has every point of the list, and every test it names is there."""

import ast
import re

from tests.kit.paths import ROOT

PAGE = (ROOT / "docs" / "ui-checklist.md").read_text(encoding="utf-8")
ROWS = [
    [cell.strip() for cell in line.strip("|").split("|")] for line in PAGE.splitlines() if re.match(r"\| *\d", line)
]


def named_in(cell: str) -> list[tuple[str, str]]:
    return re.findall(r"`([\w/]+\.py)::(\w+)`", cell)


def test_all_points_are_there_once() -> None:
    """All of the first ten minutes, and those of the second visit that hold already."""
    numbers = [int(row[0]) for row in ROWS]
    assert numbers[:25] == list(range(1, 26))
    assert numbers == sorted(set(numbers))
    assert numbers[-1] <= 50
    assert all(len(row) == 4 and all(row) for row in ROWS)


def test_each_point_has_a_test_in_a_browser() -> None:
    for number, _, _, tests in ROWS:
        assert any(file.startswith("web/") for file, _ in named_in(tests)), f"point {number}"


def test_every_test_that_is_named_exists() -> None:
    defined: dict[str, set[str]] = {}
    for file, name in named_in(PAGE):
        if file not in defined:
            tree = ast.parse((ROOT / "tests" / file).read_text(encoding="utf-8"))
            defined[file] = {node.name for node in tree.body if isinstance(node, ast.FunctionDef)}
        assert name in defined[file], f"{file}::{name}"
    assert PAGE.count("::") == len(named_in(PAGE))  # none is misspelt so that it is not found
