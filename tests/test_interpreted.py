"""The rules mean the same compiled and interpreted: the same games, byte for byte.

Run as a module (`python -m tests.test_interpreted NAME`) it prints the fingerprints of one game.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from hashlib import sha256
from pathlib import Path

import numpy as np
import pytest

from branchline.kernel import entries as kernel
from branchline.kernel import layout
from tests.games import EVERY_VARIANT, Setting, prefer
from tests.table import key_of

EVERY = 25  # decisions between looks at everything else than the position


def fingerprints(setting: Setting) -> list[str]:
    return [*of_a_game(setting, 9, "random"), *of_a_game(setting, 19, "hoarding"), *of_a_game(setting, 29, "one-sided")]


def of_a_game(setting: Setting, seed: int, style: str) -> list[str]:
    """One line for each decision of a game: what was done and the hash of the position, views and sheets."""
    board = setting.board
    state, guessed = kernel.records(layout.STATE)[0], kernel.records(layout.STATE)[0]
    view, sheet = kernel.records(layout.VIEW)[0], kernel.records(layout.SHEET)[0]
    chance, scratch = kernel.records(layout.CHANCE)[0], kernel.new_scratch()[0]
    log = kernel.records(layout.EVENT, 500)
    words = np.zeros(layout.ACTION_WORDS, np.uint64)
    kernel.begin_chance(chance, key_of(seed + 1))
    kernel.new_game(board, state, setting.players, layout.NOBODY, key_of(seed), log)
    lines: list[str] = []
    while state.phase != layout.OVER:
        kernel.legal(board, state, words)
        action = prefer(style, state, words, int(kernel.choose_random(words, chance)))
        seen = sha256(state.tobytes() + words.tobytes() + log.tobytes())
        if len(lines) % EVERY == 0:
            for seat in range(-1, setting.players):
                kernel.observe(board, state, seat, view)
                kernel.determinize(board, view, chance, guessed)
                seen.update(view.tobytes() + guessed.tobytes())
            kernel.score(board, state, scratch, sheet)
            reasons = [int(kernel.refusal(board, state, number)) for number in range(0, layout.ACTIONS, 3)]
            seen.update(sheet.tobytes() + bytes(reasons))
        lines.append(f"{state.phase} {action} {seen.hexdigest()[:16]}")
        log[:] = 0
        kernel.play(board, state, action, log)
    kernel.score(board, state, scratch, sheet)
    return [*lines, sha256(state.tobytes() + sheet.tobytes()).hexdigest()]


@pytest.mark.parametrize("setting", EVERY_VARIANT, ids=lambda setting: setting.name)
def test_a_game_is_the_same_compiled_and_interpreted(setting: Setting) -> None:
    environment = {**os.environ, "NUMBA_DISABLE_JIT": "1", "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    command = [sys.executable, "-W", "error", "-m", "tests.test_interpreted", setting.name]
    root = Path(__file__).parent.parent
    done = subprocess.run(command, cwd=root, env=environment, capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == 0, done.stderr
    compiled, interpreted = fingerprints(setting), json.loads(done.stdout)
    for number, (ours, theirs) in enumerate(zip(compiled, interpreted, strict=False)):
        assert ours == theirs, f"different at decision {number}"
    assert compiled == interpreted


def _main() -> None:
    setting = next(s for s in EVERY_VARIANT if s.name == sys.argv[1])
    assert kernel.play.__class__.__name__ == "function", "the rules are compiled"
    print(json.dumps(fingerprints(setting)))


if __name__ == "__main__":
    _main()
