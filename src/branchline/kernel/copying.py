"""Whole records at once: `copy_record` and `clear_record`, compiled as one copy of bytes.

So a field that is added to a record is copied and cleared with it, and nobody can forget to.
"""

from typing import Any

import numpy as np
from numba import types
from numba.core import cgutils
from numba.extending import intrinsic

from branchline.kernel.rule import JIT


def _copy(target: Any, source: Any) -> None:
    """Interpreted: field by field."""
    for name in target.dtype.names:
        target[name] = source[name]


def _clear(target: Any) -> None:
    _copy(target, np.zeros(1, target.dtype)[0])


def _compiled_copy(_context: Any, target: Any, source: Any) -> Any:
    """Both are pointers to records of one type."""
    if target != source:
        raise TypeError(f"records of two types: {target} and {source}")

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        to, origin = (builder.bitcast(argument, cgutils.voidptr_t) for argument in arguments)
        size = context.get_constant(types.intp, signature.args[0].size)
        cgutils.raw_memcpy(builder, to, origin, size, 1)
        return context.get_dummy_value()

    return types.void(target, source), generate


def _compiled_clear(_context: Any, target: Any) -> Any:
    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        to = builder.bitcast(arguments[0], cgutils.voidptr_t)
        cgutils.memset(builder, to, context.get_constant(types.intp, signature.args[0].size), 0)
        return context.get_dummy_value()

    return types.void(target), generate


copy_record: Any = intrinsic(_compiled_copy) if JIT else _copy
clear_record: Any = intrinsic(_compiled_clear) if JIT else _clear
