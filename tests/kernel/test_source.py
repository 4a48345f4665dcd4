"""What has to stay true of the rules so that they can be compiled anywhere: on a core, without the GIL, on a GPU."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from graphlib import CycleError, TopologicalSorter
from pathlib import Path
from typing import Any

import numba
import numpy as np
import pytest
from numba.core.errors import NumbaError

import branchline
from branchline.bots.compiled import memory
from branchline.bots.compiled.shelf import BOTS_SHELF
from branchline.edition import available_editions
from branchline.guide.exports import GUIDE_SHELF
from branchline.kernel import records
from branchline.kernel.rule import OPTIONS, RULES, RULES_SHELF
from branchline.lab.compiled import outcome
from branchline.lab.compiled.exports import LAB_SHELF

SOURCES = Path(branchline.__file__).parent
PACKAGES = ("kernel", "guide", "bots.compiled", "lab.compiled")
CHAPTERS = {
    f"{package}.{path.stem}": ast.parse(path.read_text(encoding="utf-8"))
    for package in PACKAGES
    for path in sorted(SOURCES.joinpath(*package.split(".")).glob("*.py"))
}
SHELVES = {
    "kernel": RULES_SHELF,
    "guide": GUIDE_SHELF,
    "bots.compiled": BOTS_SHELF,
    "lab.compiled": LAB_SHELF,
}
EXPORTS = {name: function for shelf in SHELVES.values() for name, function in shelf.exports.items()}

Function = tuple[str, str]  # chapter, name


# --- no recursion -----------------------------------------------------------------------------------------------------


def functions(tree: ast.Module) -> dict[str, ast.FunctionDef]:
    return {node.name: node for node in tree.body if isinstance(node, ast.FunctionDef)}


def imported(tree: ast.Module) -> dict[str, Function]:
    """What the names of a chapter mean that come from another one."""
    names = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.module and node.module.startswith("branchline."):
            chapter = node.module.removeprefix("branchline.")
            names.update({alias.asname or alias.name: (chapter, alias.name) for alias in node.names})
    return names


def calls(trees: dict[str, ast.Module]) -> dict[Function, set[Function]]:
    """Which functions of the kernel each of them mentions."""
    graph = {}
    for chapter, tree in trees.items():
        known = {**{name: (chapter, name) for name in functions(tree)}, **imported(tree)}
        for name, node in functions(tree).items():
            mentioned = {n.id for n in ast.walk(node) if isinstance(n, ast.Name)}
            graph[chapter, name] = {known[n] for n in mentioned if n in known}
    return graph


def cycle(trees: dict[str, ast.Module]) -> list[Function]:
    try:
        TopologicalSorter(calls(trees)).prepare()
    except CycleError as error:
        return list(error.args[1])
    return []


def test_no_rule_calls_itself() -> None:
    """Neither directly nor by way of others: a GPU has no stack to spare."""
    assert cycle(CHAPTERS) == []
    graph = calls(CHAPTERS)
    assert ("kernel.payment", "discard_payment") in graph["kernel.routes", "claim"]  # the graph has what it should


def test_a_rule_that_calls_itself_would_be_found() -> None:
    chapters = {
        "kernel.a": ast.parse("from branchline.kernel.b import g\ndef f(x):\n    return g(x)"),
        "kernel.b": ast.parse("from branchline.kernel.a import f as h\ndef g(x):\n    return h(x)"),
    }
    assert cycle(chapters)
    assert cycle({"a": ast.parse("def f(x):\n    return f(x)")})


# --- no allocation ----------------------------------------------------------------------------------------------------


def _makes_an_array(n: int) -> Any:
    return np.zeros(n).sum()


def _adds_slices(words: Any) -> Any:
    return (words[1:] + words[:-1])[0]


def _makes_a_list(n: int) -> Any:
    return [n][0]


def _looks_at_a_slice(words: Any) -> Any:
    return words[1:][0] + len(words)


@pytest.mark.parametrize(
    ("function", "argument"),
    [(_makes_an_array, 3), (_adds_slices, np.zeros(4, np.uint64)), (_makes_a_list, 3)],
)
def test_no_rule_can_allocate_memory(function: Any, argument: Any) -> None:
    """The options every rule is compiled with do not let it."""
    with pytest.raises(NumbaError):
        numba.njit(**OPTIONS)(function)(argument)
    assert numba.njit(**OPTIONS)(_looks_at_a_slice)(np.arange(4, dtype=np.uint64)) == 5


# --- records ----------------------------------------------------------------------------------------------------------

RECORDS = {
    name: value
    for module in (records, memory, outcome)
    for name, value in vars(module).items()
    if isinstance(value, np.dtype)
}


def nested(dtype: Any) -> Iterator[Any]:
    """The record type and those inside it."""
    yield dtype
    for field, _ in (dtype.fields or {}).values():
        if field.base.fields:
            yield from nested(field.base)


def test_the_records_are_all_here() -> None:
    assert set(RECORDS) == {"BOARD", "STATE", "VIEW", "SHEET", "SCRATCH", "PAIRING", "CHANCE", "EVENT", "SIGHT"} | {
        "PUBLIC", "OWN", "DUE", "EFFECT", "BELIEF", "BRAIN", "DESK", "MIND", "OUTCOME", "SCENE", "WAYS",
    }  # fmt: skip


@pytest.mark.parametrize("name", RECORDS)
def test_every_record_is_aligned(name: str) -> None:
    """A GPU reads a number only where it belongs."""
    for dtype in nested(RECORDS[name]):
        assert dtype.isalignedstruct
        for field, offset in dtype.fields.values():
            assert offset % field.base.alignment == 0


def test_a_position_is_small() -> None:
    """It is copied for every decision a search looks at."""
    assert records.STATE.itemsize <= 2304


# --- rules and their registry -----------------------------------------------------------------------------------------


def decorated(tree: ast.Module) -> list[str]:
    return [
        name
        for name, node in functions(tree).items()
        if any(isinstance(d, ast.Name) and d.id in ("rule", "entry") for d in node.decorator_list)
    ]


def test_the_registry_has_every_rule() -> None:
    """`RULES` is what another target compiles: two rules of the same name would be one there."""
    names = sorted(name for tree in CHAPTERS.values() for name in decorated(tree))
    twice = sorted({name for name in names if names.count(name) > 1})
    assert twice == []
    assert set(names) <= set(RULES)


def reached(graph: dict[Function, set[Function]], start: Function) -> set[Function]:
    """The functions a call may come to, without the start."""
    found: set[Function] = set()
    ahead = list(graph[start])
    while ahead:
        function = ahead.pop()
        if function not in found and function in graph:
            found.add(function)
            ahead += graph[function]
    return found


def test_every_rule_is_reached_from_an_export() -> None:
    """There is no rule that nothing calls, so what is compiled for the exports is the whole kernel."""
    graph = calls(CHAPTERS)
    homes = {name: f"{package}.exports" for package, shelf in SHELVES.items() for name in shelf.exports}
    used = {function for name, home in homes.items() for function in reached(graph, (home, name))}
    rules = {
        (chapter, name)
        for chapter, tree in CHAPTERS.items()
        for name in decorated(tree)
        if not chapter.endswith(".exports")
    }
    assert rules <= used


@pytest.mark.parametrize("chapter", CHAPTERS)
def test_no_rule_knows_an_edition_by_name(chapter: str) -> None:
    """Whatever differs between editions is a number of the Board. Rule ids (EU-8) may be mentioned, names not."""
    text = SOURCES.joinpath(*chapter.split(".")).with_suffix(".py").read_text(encoding="utf-8").lower()
    for edition in (*available_editions(), "legends"):
        pattern = r"\b" + edition.replace("-", r"[\s_-]?") + r"\b"
        assert not re.search(pattern, text), f"{chapter} mentions {edition}"


@pytest.mark.parametrize("chapter", CHAPTERS)
def test_rules_raise_nothing_and_make_no_objects(chapter: str) -> None:
    """No exceptions in flight, no closures, no comprehensions, no strings built: plain numbers and loops."""
    forbidden = (
        ast.Raise, ast.Try, ast.With, ast.Lambda, ast.Yield, ast.Await, ast.ListComp, ast.SetComp, ast.DictComp,
        ast.GeneratorExp, ast.List, ast.Set, ast.Dict, ast.JoinedStr, ast.ClassDef, ast.Global, ast.Nonlocal,
    )  # fmt: skip
    tree = CHAPTERS[chapter]
    for name in decorated(tree):
        function = functions(tree)[name]
        for statement in function.body:
            found = [type(node).__name__ for node in ast.walk(statement) if isinstance(node, forbidden)]
            assert not found, f"{chapter}.{name}: {found}"
