"""95 % intervals for shares, differences of shares and means."""

import math
from typing import NamedTuple

Z = 1.959963984540054  # 95 % of a normal distribution lie within so many standard deviations


class Estimate(NamedTuple):
    """A figure and its 95 % interval."""

    value: float
    low: float
    high: float

    def to_json(self, digits: int = 4) -> dict[str, float]:
        """As programs read it."""
        return {name: round(number, digits) for name, number in self._asdict().items()}


def share(successes: float, trials: float) -> Estimate:
    """A share of trials with Wilson's interval, which also holds near 0 and 1. Half successes are shared victories.

    >>> [round(number, 3) for number in share(8, 10)]
    [0.8, 0.49, 0.943]
    """
    p, unsure = successes / trials, Z**2 / trials
    middle = (p + unsure / 2) / (1 + unsure)
    half = Z * math.sqrt(p * (1 - p) / trials + unsure / (4 * trials)) / (1 + unsure)
    return Estimate(p, max(0.0, middle - half), min(1.0, middle + half))


def difference(one: Estimate, other: Estimate) -> Estimate:
    """How much larger one share is than another, with Newcombe's interval made from both of Wilson's.

    >>> [round(number, 3) for number in difference(share(56, 70), share(48, 80))]
    [0.2, 0.052, 0.334]
    """
    value = one.value - other.value
    low = value - math.hypot(one.value - one.low, other.high - other.value)
    high = value + math.hypot(one.high - one.value, other.value - other.low)
    return Estimate(value, low, high)


def mean(total: float, squares: float, count: int) -> Estimate:
    """A mean with its normal interval, from a sum and a sum of squares."""
    value = total / count
    spread = math.sqrt(max(squares / count - value**2, 0.0) * count / max(count - 1, 1))
    half = Z * spread / math.sqrt(count)
    return Estimate(value, value - half, value + half)
