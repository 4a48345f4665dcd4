"""The rules mean the same compiled and interpreted: the same games, byte for byte.

Run as a module (`python -m tests.kernel.test_interpreted NAME`) it prints the fingerprints of one game.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from hashlib import sha256

import numpy as np
import pytest

from branchline.kernel import codes, numbers, records
from branchline.kernel import exports as kernel
from tests.kit.games import EVERY_VARIANT, Setting, prefer
from tests.kit.paths import ROOT
from tests.kit.table import edition_named, key_of

pytestmark = pytest.mark.slow

EVERY = 10  # decisions between looks at everything else than the position


def fingerprints(setting: Setting) -> list[str]:
    """Of games that together come to nearly every line of the rules."""
    if setting.edition == "legends":
        return [*of_a_game(setting, 19, "random"), *of_a_game(setting, 39, "random")]
    if setting.variant != edition_named(setting.edition).variants[0].name:  # other tickets on the same map
        return of_a_game(setting, 29, "random")  # with stations that help to tickets
    return [*of_a_game(setting, 9, "random"), *of_a_game(setting, 19, "hoarding"), *of_a_game(setting, 29, "one-sided")]


def of_a_game(setting: Setting, seed: int, style: str) -> list[str]:
    """One line for each decision of a game: what was done and the hash of the position, views and sheets."""
    board = setting.board
    state, guessed = records.new(records.STATE)[0], records.new(records.STATE)[0]
    view, sheet = records.new(records.VIEW)[0], records.new(records.SHEET)[0]
    chance, scratch = records.new(records.CHANCE)[0], records.new_scratch()[0]
    log = records.new(records.EVENT, 500)
    words = np.zeros(numbers.ACTION_WORDS, np.uint64)
    kernel.begin_chance(chance, key_of(seed + 1))
    kernel.new_game(board, state, setting.players, numbers.NOBODY, key_of(seed), log)
    lines: list[str] = []
    while state.public.phase != codes.OVER:
        kernel.legal(board, state, words)
        action = prefer(style, state, words, int(kernel.choose_random(words, chance)))
        seen = sha256(state.tobytes() + words.tobytes() + log.tobytes())
        if len(lines) % EVERY == 0:
            seat = len(lines) // EVERY % (setting.players + 1) - 1  # a spectator and every seat in turn
            kernel.observe(board, state, seat, view)
            kernel.determinize(board, view, chance, guessed)
            seen.update(view.tobytes() + guessed.tobytes())
            kernel.score(board, state, scratch, sheet)
            reasons = [int(kernel.refusal(board, state, number)) for number in range(0, numbers.ACTIONS, 3)]
            seen.update(sheet.tobytes() + bytes(reasons))
        lines.append(f"{state.public.phase} {action} {seen.hexdigest()[:16]}")
        log[:] = 0
        kernel.play(board, state, action, log)
    kernel.score(board, state, scratch, sheet)
    return [*lines, sha256(state.tobytes() + sheet.tobytes()).hexdigest()]


@pytest.mark.parametrize("setting", EVERY_VARIANT, ids=lambda setting: setting.name)
def test_a_game_is_the_same_compiled_and_interpreted(setting: Setting) -> None:
    environment = {**os.environ, "NUMBA_DISABLE_JIT": "1", "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    command = [sys.executable, "-W", "error", "-m", "tests.kernel.test_interpreted", setting.name]
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, timeout=120, check=False)
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
