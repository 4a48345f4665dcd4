"""`@rule`: plain Python in, compiled rule out.

Every function of the kernel is decorated with `rule` (called only from other rules) or `entry` (called from Python;
kept compiled on disk). Both remember the undecorated function in `RULES`, so that the same source can be compiled again
for another target. With NUMBA_DISABLE_JIT=1 both are the plain functions.

What makes this work, and has to stay true of every rule: no allocation, no recursion, no Python objects, no exceptions.
"""

import hashlib
import os
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import numba

from branchline.folders import cache_folder

try:
    from branchline.kernel.rule_compiler import RareRuleCompiler, RuleCompiler
except ImportError:  # a Numba nobody has tried: every rule is compiled like an export then, which only takes longer
    RULE_COMPILER: dict[str, Any] = {}
    RARE_RULE_COMPILER: dict[str, Any] = {}
else:
    RULE_COMPILER = {"pipeline_class": RuleCompiler}
    RARE_RULE_COMPILER = {"pipeline_class": RareRuleCompiler}

config: Any = numba.config  # its settings are made at run time, so no type checker knows them

Function = TypeVar("Function", bound=Callable[..., Any])

RULES: dict[str, Callable[..., Any]] = {}
KERNEL = Path(__file__).parent


def sources_fingerprint(*packages: Path) -> str:
    """Changes with any rule of the packages and with Numba itself, whose own cache does not notice a called function.

    Numba keeps the compiled rules of each place on disk apart, so the place counts too.
    """
    digest = hashlib.sha256(f"{numba.__version__} {sys.version} {config.BOUNDSCHECK} {KERNEL}".encode())
    for package in packages:
        for source in sorted(package.glob("*.py")):
            digest.update(source.read_bytes())
    return digest.hexdigest()[:16]


def _cache_folder(name: str) -> Path:
    """A writable folder of that name for compiled rules."""
    for root in (
        cache_folder(),
        Path(tempfile.gettempdir()) / f"branchline-{os.getuid() if hasattr(os, 'getuid') else ''}",
    ):
        folder = root / name
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError:
            continue
        if os.access(folder, os.W_OK):
            return folder
    raise OSError("no folder can be written for the compiled rules; set BRANCHLINE_CACHE to one that can")


JIT = not config.DISABLE_JIT

# Without Numba's runtime (`_nrt`) no rule can allocate, and none counts references to records it only borrows: that
# would cost a fifth of the speed.
OPTIONS: dict[str, Any] = {"nogil": True, "error_model": "numpy", "_nrt": False}


def rule(function: Function) -> Function:
    """A function over records that other rules call. Python calls exports only."""
    RULES[function.__name__] = function
    return numba.njit(**RULE_COMPILER, **OPTIONS)(function)


def rare_rule(function: Function) -> Function:
    """A rule that seldom runs: kept out of its callers, so that they stay fast."""
    RULES[function.__name__] = function
    return numba.njit(**RARE_RULE_COMPILER, **OPTIONS)(function)


class Shelf:
    """Entries that are compiled in one go and kept on disk together: those of one package.

    `packages` are the folders with everything they call; a change in any of them makes the kept ones worthless.
    """

    def __init__(self, title: str, *packages: Path) -> None:
        self.title = title
        self.exports: dict[str, Any] = {}
        self.folder = _cache_folder(f"{title}-{sources_fingerprint(*packages)}") if JIT else None

    def export(self, function: Function) -> Function:
        """A rule that Python calls: compiled once for its records and kept on disk."""
        return self._export(function, OPTIONS)

    def swift_export(self, function: Function) -> Function:
        """One that is done in microseconds. It keeps Python's lock: given up for so little, it goes to another thread
        for milliseconds, and a server calls many of these for every move."""
        return self._export(function, OPTIONS | {"nogil": False})

    def _export(self, function: Function, options: dict[str, Any]) -> Function:
        RULES[function.__name__] = function
        if self.folder is not None:
            config.CACHE_DIR = str(self.folder)  # Numba reads it now, for this function
        compiled = numba.njit(cache=True, **options)(function)
        self.exports[function.__name__] = compiled
        return compiled


RULES_SHELF = Shelf("rules", KERNEL)
EXPORTS = RULES_SHELF.exports
export, swift_export = RULES_SHELF.export, RULES_SHELF.swift_export
