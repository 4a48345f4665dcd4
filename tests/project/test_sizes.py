"""No module is too long to read at one sitting, no function too long for one screen, unless it says why it is.

A module says it in a comment near its top, a function right above itself or in its docstring: `Long because …`.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator

import pytest

from tests.project.test_rooms import MODULES

MODULE_LINES, FUNCTION_LINES = 400, 60
REASON = re.compile(r"Long because \w+")
TOP = 30  # lines in which a module's reason stands


def functions(tree: ast.Module) -> Iterator[ast.FunctionDef | ast.AsyncFunctionDef]:
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            yield node


def too_long(text: str) -> list[str]:
    """The functions of a text, and itself, that are too long without a reason."""
    lines = text.splitlines()
    found = []
    if len(lines) > MODULE_LINES and not any(re.match(r"# Long because \w+", line) for line in lines[:TOP]):
        found.append(f"the module has {len(lines)} lines")
    for node in functions(ast.parse(text)):
        assert node.end_lineno is not None
        length = node.end_lineno - node.lineno + 1
        first = min(node.lineno, *(one.lineno for one in node.decorator_list)) if node.decorator_list else node.lineno
        above = lines[max(0, first - 4) : first - 1]
        comment = " ".join(line.strip("# ") for line in above if line.lstrip().startswith("#"))
        if length > FUNCTION_LINES and not REASON.search(f"{comment} {ast.get_docstring(node) or ''}"):
            found.append(f"{node.name} has {length} lines")
    return found


@pytest.mark.parametrize("module", sorted(MODULES))
def test_nothing_is_too_long_without_a_reason(module: str) -> None:
    assert too_long(MODULES[module].read_text(encoding="utf-8")) == []


def test_what_is_too_long_is_found_and_a_reason_is_heard() -> None:
    body = "    pass\n" * FUNCTION_LINES
    assert too_long(f"def story():\n{body}") == [f"story has {FUNCTION_LINES + 1} lines"]
    assert too_long(f"# Long because it is one flat story.\ndef story():\n{body}") == []
    assert too_long(f'def story():\n    """Told.\n\n    Long because it is flat.\n    """\n{body}') == []
    lines = "x = 1\n" * MODULE_LINES
    assert too_long(lines) == []
    assert too_long(f"y = 1\n{lines}") == [f"the module has {MODULE_LINES + 1} lines"]
    assert too_long(f"# Long because it is a table.\n{lines}") == []
