"""Imports point one way: between the rooms of the house, and between the modules of each room."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

from tests.kit.paths import ROOT

HOME = "branchline"
SOURCES = ROOT / "src" / HOME

# A room (a package, or a module beside them) imports only from the rooms on the lines above its own. An import counts
# wherever it stands: inside a function, for the type checker alone, or by name (`needed("branchline.…")`).
ORDER = (
    ("folders", "vocabulary"),
    ("kernel",),
    ("edition", "guide"),
    ("extras", "game"),
    (HOME,),  # the names at the front door
    ("bots", "draw"),
    ("lab", "campaign"),
    ("server",),
    ("cli",),
)
FLOOR = {room: floor for floor, rooms in enumerate(ORDER) for room in rooms}


def find_modules() -> dict[str, Path]:
    """Every module by its full name."""
    found = {}
    for path in sorted(SOURCES.rglob("*.py")):
        parts = path.relative_to(SOURCES.parent).with_suffix("").parts
        found[".".join(parts[:-1] if parts[-1] == "__init__" else parts)] = path
    return found


MODULES = find_modules()


def named(tree: ast.Module) -> Iterator[str]:
    """What a module imports, by full name: `from a import b` is a.b."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"line {node.lineno}: a relative import hides where it leads"
            yield from (f"{node.module}.{alias.name}" for alias in node.names)
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.args:
            first = node.args[0]
            if node.func.id in ("needed", "import_module") and isinstance(first, ast.Constant):
                yield str(first.value)


def imports(tree: ast.Module) -> set[str]:
    """The modules of ours that one imports; a name that is no module counts as the module it comes from."""
    ours = {name for name in named(tree) if name.partition(".")[0] == HOME}
    return {name if name in MODULES else name.rpartition(".")[0] for name in ours}


GRAPH = {name: imports(ast.parse(path.read_text(encoding="utf-8"))) for name, path in MODULES.items()}


def room_of(module: str) -> str:
    return module.split(".")[1] if "." in module else module


def find_cycle(graph: dict[str, set[str]]) -> list[str]:
    try:
        TopologicalSorter({name: wanted - {name} for name, wanted in graph.items()}).prepare()
    except CycleError as error:
        return list(error.args[1])
    return []


def test_every_room_has_its_place() -> None:
    assert {room_of(module) for module in MODULES} - {"editions"} == set(FLOOR)


@pytest.mark.parametrize("room", FLOOR)
def test_a_room_imports_only_from_below(room: str) -> None:
    wrong = [
        f"{module} imports {wanted}"
        for module in MODULES
        for wanted in sorted(GRAPH[module])
        if room_of(module) == room and room_of(wanted) != room and FLOOR[room_of(wanted)] >= FLOOR[room]
    ]
    assert wrong == []


def test_no_modules_import_one_another() -> None:
    assert find_cycle(GRAPH) == []


def test_all_kinds_of_imports_are_seen() -> None:
    tree = ast.parse("""if True:
        import branchline.kernel.cards
        from branchline.game import Game, view
        if TYPE_CHECKING:
            from branchline.edition import Edition
        def later():
            from branchline import draw
            return needed("branchline.server.serve", "server", "it")
    """)
    assert imports(tree) == {
        "branchline.kernel.cards", "branchline.game", "branchline.game.view", "branchline.edition", "branchline.draw",
        "branchline.server.serve",
    }  # fmt: skip


def test_a_cycle_is_found() -> None:
    assert find_cycle({"a": {"b"}, "b": {"c"}, "c": {"a"}})
    assert not find_cycle({"a": {"b", "a"}, "b": {"c"}, "c": set()})
