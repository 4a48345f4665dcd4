"""Elo from the results of pairs: the Bradley–Terry model, with one bot among several of another kind where more play.

A bot with the strength `exp(r)` wins as often as its strength is a part of the sum at its table. Alone among `k` others
of one kind it wins with odds `exp(r) / (k exp(s))`; for two players that is Elo's formula. 400 points are odds of ten.
"""

import math
from collections.abc import Iterable, Sequence
from typing import NamedTuple

import numpy as np

from branchline.lab.intervals import Estimate, Z

POINTS = 400 / math.log(10)
STEPS = 100


class Result(NamedTuple):
    """How often one bot won against a number of others of one kind; a shared victory counts its part."""

    one: str
    other: str
    others: int
    games: int
    won: float


def elo(names: Sequence[str], results: Iterable[Result]) -> dict[str, Estimate]:
    """Each bot's Elo, with the mean of all at 0, and a 95 % interval from the Fisher information.

    Every result gets one game more, won as often as chance would: so a bot that always won has a number too. A bot
    that has not played is at 0, without an interval.

    >>> [round(rating.value) for rating in elo("ab", [Result("a", "b", 1, 109, 99.5)]).values()]
    [200, -200]
    """
    rows = [row for row in results if row.games]
    if not rows:
        return {name: Estimate(0.0, 0.0, 0.0) for name in names}
    signs = np.zeros((len(rows), len(names)))
    for row, result in zip(signs, rows, strict=True):
        row[names.index(result.one)] = 1
        row[names.index(result.other)] = -1
    others = np.array([result.others for result in rows], float)
    games = np.array([result.games + 1 for result in rows], float)
    won = np.array([result.won for result in rows]) + 1 / (1 + others)
    ratings = np.zeros(len(names))
    for _ in range(STEPS):  # Newton's method; the pseudo-inverse keeps the mean at 0
        expected = 1 / (1 + others * np.exp(-signs @ ratings))
        unsure = np.linalg.pinv(signs.T @ (signs * (games * expected * (1 - expected))[:, None]))
        step = unsure @ signs.T @ (won - games * expected)
        ratings += np.clip(step, -2, 2)
        if np.abs(step).max() < 1e-10:
            break
    half = Z * np.sqrt(np.maximum(np.diag(unsure), 0))
    found = zip(names, ratings, half, strict=True)
    return {name: Estimate(*(POINTS * float(n) for n in (r, r - h, r + h))) for name, r, h in found}
