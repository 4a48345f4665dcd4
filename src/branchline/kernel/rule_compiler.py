"""Numba's compiler for rules: those that only other rules call.

Numba would optimise every rule by itself, once more with everything it calls, and make machine code of it so that
Python could call it: for a tree of rules that is most of the time compiling takes. Rules therefore stop before that
step, and only exports are optimised as a whole. That more than halves the time.

This reaches into Numba, so it may be missing with a version nobody has tried; `rule` does without it then.
"""

from typing import Any

from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import CompilerBase, DefaultPassBuilder
from numba.core.compiler_machinery import register_pass
from numba.core.typed_passes import NativeLowering


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
        last = (NativeLowering, self.lowering)
        steps.passes = [(last[1], text) if step is last[0] else (step, text) for step, text in steps.passes]
        steps._finalized = False
        steps.finalize()
        return [steps]


class RareRuleCompiler(RuleCompiler):
    """The same for rules that seldom run."""

    lowering = RareRuleLowering
