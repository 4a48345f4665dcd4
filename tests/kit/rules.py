"""Calling a single rule from a test: rules are compiled for other rules to call, so Python needs a step between."""

from collections.abc import Callable
from functools import cache
from typing import Any

import numba

from branchline.kernel.rule import JIT


@cache
def _compiled(rule: Callable[..., Any]) -> Callable[..., Any]:
    def run(*arguments: Any) -> Any:
        return rule(*arguments)

    compiled: Callable[..., Any] = numba.njit(run)
    return compiled


def call(rule: Callable[..., Any], *arguments: Any) -> Any:
    """What the rule gives for these records and numbers."""
    return _compiled(rule)(*arguments) if JIT else rule(*arguments)
