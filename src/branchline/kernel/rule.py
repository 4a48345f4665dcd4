"""`@rule`: plain Python in, compiled rule out.

Every function of the kernel is decorated with `rule` (called only from other rules) or `entry` (called from Python;
kept compiled on disk). Both remember the undecorated function in `RULES`, so that the same source can be compiled again
for another target. With NUMBA_DISABLE_JIT=1 both are the plain functions.

Numba would optimise every rule by itself, once more with everything it calls, and make machine code of it so that
Python could call it: for a tree of rules that is most of the time compiling takes. Rules therefore stop before that
step, and only entries are optimised as a whole. That more than halves the time.

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
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import CompilerBase, DefaultPassBuilder
from numba.core.compiler_machinery import register_pass
from numba.core.typed_passes import NativeLowering

config: Any = numba.config  # its settings are made at run time, so no type checker knows them

Function = TypeVar("Function", bound=Callable[..., Any])

RULES: dict[str, Callable[..., Any]] = {}
KERNEL = Path(__file__).parent


def _user_cache() -> Path:
    """Where programs of this user keep what they can make again."""
    if "BRANCHLINE_CACHE" in os.environ:
        return Path(os.environ["BRANCHLINE_CACHE"])
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", Path.home() / "AppData" / "Local")) / "branchline"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Caches" / "branchline"
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "branchline"


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
        _user_cache(),
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

OPTIONS: dict[str, Any] = {"nogil": True, "error_model": "numpy"}


class RuleLibrary(JITCodeLibrary):
    """The code of a rule as its callers link it in: what it calls is added, the rest is left to the entry."""

    def _optimize_final_module(self) -> None:
        pass

    def _finalize_final_module(self) -> None:
        self._finalize_dynamic_globals()
        self._finalized = True


@register_pass(mutates_CFG=True, analysis_only=False)
class RuleLowering(NativeLowering):
    """Numba's own last step for a function that only compiled code calls: no machine code, no wrappers for Python."""

    _name = "rule_lowering"

    def run_pass(self, state: Any) -> bool:
        """Lower the function to LLVM's language and register it for its callers."""
        state.library = RuleLibrary(state.targetctx.codegen(), state.func_id.func_qualname)
        state.flags.no_compile = True
        state.flags.no_cpython_wrapper = True
        state.flags.no_cfunc_wrapper = True
        super().run_pass(state)
        result = state["cr"]
        self.finish(state.library.get_function(result.fndesc.llvm_func_name))
        stand_in = [].clear  # Numba wants a built-in of the function's own; called from Python it is a TypeError
        state.targetctx.insert_user_function(stand_in, result.fndesc, [state.library])
        state["cr"] = result._replace(cfunc=stand_in)
        return True

    def finish(self, function: Any) -> None:
        """The lowered function: nothing to add."""


@register_pass(mutates_CFG=True, analysis_only=False)
class RareRuleLowering(RuleLowering):
    """For what seldom runs: it is not made a part of its callers, which stay small and fast."""

    _name = "rare_rule_lowering"

    def finish(self, function: Any) -> None:
        """LLVM shall call it and not copy it."""
        function.add_function_attribute("noinline")


class RuleCompiler(CompilerBase):
    """Numba's steps for a compiled function, with `RuleLowering` in place of its last one."""

    lowering: Any = RuleLowering

    def define_pipelines(self) -> list[Any]:
        """One list of passes."""
        steps = DefaultPassBuilder.define_nopython_pipeline(self.state, name="rule")
        steps.passes = [
            (self.lowering, text) if step is NativeLowering else (step, text) for step, text in steps.passes
        ]
        steps._finalized = False
        steps.finalize()
        return [steps]


class RareRuleCompiler(RuleCompiler):
    """The same for rules that seldom run."""

    lowering = RareRuleLowering


def rule(function: Function) -> Function:
    """A function over records that other rules call. Python calls exports only."""
    RULES[function.__name__] = function
    return numba.njit(pipeline_class=RuleCompiler, **OPTIONS)(function)


def rare_rule(function: Function) -> Function:
    """A rule that most games never come to: kept out of its callers, so that they stay fast."""
    RULES[function.__name__] = function
    return numba.njit(pipeline_class=RareRuleCompiler, **OPTIONS)(function)


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
        RULES[function.__name__] = function
        if self.folder is not None:
            config.CACHE_DIR = str(self.folder)  # Numba reads it now, for this function
        compiled = numba.njit(cache=True, **OPTIONS)(function)
        self.exports[function.__name__] = compiled
        return compiled


RULES_SHELF = Shelf("rules", KERNEL)
EXPORTS = RULES_SHELF.exports
export = RULES_SHELF.export
