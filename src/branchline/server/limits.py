"""Rate limits: a bucket that fills with time and empties with use."""

import time
from collections import OrderedDict
from dataclasses import dataclass, field


@dataclass
class Bucket:
    """So many at once, so many a second after that."""

    burst: float
    rate: float
    level: float = field(init=False)
    at: float = field(init=False)

    def __post_init__(self) -> None:
        self.level, self.at = self.burst, time.monotonic()

    def take(self, amount: float = 1.0) -> bool:
        """Is there enough left?"""
        now = time.monotonic()
        self.level = min(self.burst, self.level + (now - self.at) * self.rate)
        self.at = now
        if self.level < amount:
            return False
        self.level -= amount
        return True


class Buckets:
    """A bucket for each address; those not seen for long are forgotten."""

    def __init__(self, burst: float, rate: float, most: int = 10_000) -> None:
        self._burst, self._rate, self._most = burst, rate, most
        self._of: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, key: str, amount: float = 1.0) -> bool:
        """Is there enough left for this address?"""
        bucket = self._of.pop(key, None) or Bucket(self._burst, self._rate)
        self._of[key] = bucket
        if len(self._of) > self._most:
            self._of.popitem(last=False)
        return bucket.take(amount)


@dataclass(frozen=True)
class Limits:
    """What one connection and one address may do, as (at once, a second)."""

    messages: tuple[float, float] = (30, 10)  # of one connection
    chat: tuple[float, float] = (5, 0.5)  # lines of one player
    mutes: tuple[float, float] = (12, 0.05)  # of one player
    take_backs: tuple[float, float] = (15, 0.2)  # of one player
    arranging: tuple[float, float] = (40, 0.5)  # seats taken, left, swapped, given to bots: by one player or address
    hints: tuple[float, float] = (6, 0.2)  # searches for one table
    requests: tuple[float, float] = (60, 10)  # HTTP, of one address
    tables: tuple[float, float] = (20, 0.2)  # new ones, of one address
    connections: int = 40  # sockets of one address at a time
    open_requests: int = 60  # other connections of one address at a time
    message_bytes: int = 8 * 1024
    waiting: int = 64  # messages to a client that does not read them
