"""`@rule` with Numba's inside, and without it."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.kit.paths import ROOT

PROGRAM = """
import sys
import numba
if "hide" in sys.argv:
    sys.modules["numba.core.typed_passes"] = None  # importing it fails from now on
from branchline.kernel.rule import RULE_COMPILER, Shelf, rule
from pathlib import Path

@rule
def double(number):
    return 2 * number

@Shelf("tiny", Path(__file__).parent).export
def four_times(number):
    return double(double(number))

print(len(RULE_COMPILER), four_times(3), len(four_times.signatures))
"""


@pytest.mark.parametrize(("arguments", "special"), [([], 1), (["hide"], 0)])
def test_a_rule_is_compiled_whether_or_not_numba_lets_us_in(tmp_path: Path, arguments: list[str], special: int) -> None:
    (tmp_path / "tiny.py").write_text(PROGRAM, encoding="utf-8")
    environment = {**os.environ, "BRANCHLINE_CACHE": str(tmp_path / "cache"), "PYTHONPATH": str(ROOT / "src")}
    environment.pop("NUMBA_DISABLE_JIT", None)
    command = [sys.executable, str(tmp_path / "tiny.py"), *arguments]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout.split() == [str(special), "12", "1"]
