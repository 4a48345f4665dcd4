"""`@rule`: plain Python in, compiled rule out.

Every function of the kernel is decorated with `rule` (called from other rules) or `entry` (called from Python; kept
compiled on disk). Both remember the undecorated function in `RULES`, so that the same source can be compiled again for
another target. With NUMBA_DISABLE_JIT=1 both are the plain functions.

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

config: Any = numba.config  # its settings are made at run time, so no type checker knows them

Function = TypeVar("Function", bound=Callable[..., Any])

RULES: dict[str, Callable[..., Any]] = {}
ENTRIES: dict[str, Any] = {}


def _user_cache() -> Path:
    """Where programs of this user keep what they can make again."""
    if "BRANCHLINE_CACHE" in os.environ:
        return Path(os.environ["BRANCHLINE_CACHE"])
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", Path.home() / "AppData" / "Local")) / "branchline"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Caches" / "branchline"
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "branchline"


def sources_fingerprint() -> str:
    """Changes with any rule and with Numba itself: Numba's own cache does not notice a change in a called function.

    Numba keeps the compiled rules of each place on disk apart, so the place counts too.
    """
    place = Path(__file__).parent
    digest = hashlib.sha256(f"{numba.__version__} {sys.version} {config.BOUNDSCHECK} {place}".encode())
    for source in sorted(Path(__file__).parent.glob("*.py")):
        digest.update(source.read_bytes())
    return digest.hexdigest()[:16]


def _cache_folder() -> Path:
    """A writable folder for the compiled rules of exactly these sources."""
    for root in (
        _user_cache(),
        Path(tempfile.gettempdir()) / f"branchline-{os.getuid() if hasattr(os, 'getuid') else ''}",
    ):
        folder = root / f"rules-{sources_fingerprint()}"
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError:
            continue
        if os.access(folder, os.W_OK):
            return folder
    raise OSError("no folder can be written for the compiled rules; set BRANCHLINE_CACHE to one that can")


JIT = not config.DISABLE_JIT
CACHE = _cache_folder() if JIT else None
if CACHE is not None:
    config.CACHE_DIR = str(CACHE)

OPTIONS: dict[str, Any] = {"nogil": True, "error_model": "numpy"}


def rule(function: Function) -> Function:
    """A function over records that other rules call."""
    RULES[function.__name__] = function
    return numba.njit(**OPTIONS)(function)


def entry(function: Function) -> Function:
    """A rule that Python calls: compiled once for its records and kept on disk."""
    RULES[function.__name__] = function
    compiled = numba.njit(cache=True, **OPTIONS)(function)
    ENTRIES[function.__name__] = compiled
    return compiled
