"""Every rule has a test: each id defined in docs/rules is named in some file of the tests."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.kit.paths import TESTS

RULES = TESTS.parent / "docs" / "rules"

DEFINITION = re.compile(r"^- ([A-Z]+-\d+) ", re.MULTILINE)
FIGURES = re.compile(r"\d+→\d+|[A-Z]+-\d+")  # points, and other rules that are named
ID = re.compile(r"(?<![\w-])[A-Z]+-\d+(?![\w-])")


def defined_ids() -> list[str]:
    return [rule for path in sorted(RULES.glob("*.md")) for rule in DEFINITION.findall(path.read_text("utf-8"))]


def rule_pages(folder: Path) -> dict[str, list[str]]:
    """The pages of rules in a folder, each with its ids in order."""
    return {path.name: DEFINITION.findall(path.read_text("utf-8")) for path in folder.glob("*.md")}


def named_ids(text: str) -> set[str]:
    """The ids a text names one by one. A range names only its ends: it is no test of what lies between."""
    without_ranges = re.sub(rf"{ID.pattern}\s*…\s*{ID.pattern}", "", text)
    return set(ID.findall(without_ranges))


def test_every_rule_is_named_in_a_test() -> None:
    named: set[str] = set()
    for path in TESTS.rglob("test_*.py"):
        if path.name != Path(__file__).name:
            named |= named_ids(path.read_text("utf-8"))
    missing = [rule for rule in defined_ids() if rule not in named]
    assert not missing, f"no test names {', '.join(missing)}"


def test_every_id_is_defined_once() -> None:
    ids = defined_ids()
    assert len(ids) == len(set(ids)) > 60
    assert {rule for rule in ids if rule.startswith("LW-")} == {f"LW-{n}" for n in range(1, 34)}


def test_tests_name_no_rule_that_does_not_exist() -> None:
    """A misspelt id would prove nothing."""
    prefixes = {rule.partition("-")[0] for rule in defined_ids()}
    for path in TESTS.rglob("test_*.py"):
        if path.name == Path(__file__).name:
            continue
        named = {rule for rule in named_ids(path.read_text("utf-8")) if rule.partition("-")[0] in prefixes}
        assert named <= set(defined_ids()), path.name


def test_a_range_does_not_name_what_lies_between() -> None:
    assert named_ids("EU-8, EU-9 (C-1 … C-5) and IT-3.") == {"EU-8", "EU-9", "IT-3"}
    assert named_ids("EU-8x 1EU-8 EU-88") == {"EU-88"}


@pytest.mark.parametrize("language", ["de", "nl"])
def test_every_language_has_the_same_rules(language: str) -> None:
    """The same pages, the same ids in the same order, as many headings, and the same numbers in every rule."""
    assert rule_pages(RULES / language) == rule_pages(RULES)
    for path in RULES.glob("*.md"):
        ours, theirs = (folder.joinpath(path.name).read_text("utf-8") for folder in (RULES, RULES / language))
        assert re.findall(r"^#+ ", theirs, re.MULTILINE) == re.findall(r"^#+ ", ours, re.MULTILINE), path.name
        for own, other in zip(_rules(ours), _rules(theirs), strict=True):
            assert FIGURES.findall(other) == FIGURES.findall(own), other


def test_every_language_of_the_page_has_rules() -> None:
    pages = {path.stem for path in (TESTS.parent / "web" / "src" / "messages").glob("*.ftl")}
    assert pages == {"en", *(path.name for path in RULES.iterdir() if path.is_dir())}


def _rules(text: str) -> list[str]:
    return [line for line in text.splitlines() if line.startswith("- ")]
