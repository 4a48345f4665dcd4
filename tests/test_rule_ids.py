"""Every rule has a test: each id defined in docs/rules is named in some file of the tests."""

from __future__ import annotations

import re
from pathlib import Path

TESTS = Path(__file__).parent
RULES = TESTS.parent / "docs" / "rules"

DEFINITION = re.compile(r"^- ([A-Z]+-\d+) ", re.MULTILINE)
ID = re.compile(r"(?<![\w-])[A-Z]+-\d+(?![\w-])")


def defined_ids() -> list[str]:
    return [rule for path in sorted(RULES.glob("*.md")) for rule in DEFINITION.findall(path.read_text("utf-8"))]


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
