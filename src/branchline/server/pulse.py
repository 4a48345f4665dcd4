"""Can the database be read and written?"""

import asyncio
import time
from typing import Any

from branchline.server.models import HealthStatus
from branchline.server.store import Store, StoreError

HEALTH_SECONDS = 1.0  # between questions to the database
WRITE_SECONDS = 5.0  # after which it counts no longer that something could be written
PATIENCE_SECONDS = 5.0


class Pulse:
    """Knows how the database is. Anybody may ask at any rate, so it is not asked each time."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._asked = 0.0
        self._status: HealthStatus = "ok"

    async def status(self) -> HealthStatus:
        """As it was when it was last asked."""
        if time.monotonic() - self._asked >= HEALTH_SECONDS:
            self._asked = time.monotonic()
            self._status = await self._look()
        return self._status

    async def _look(self) -> HealthStatus:
        if not await _succeeds(self._store.ping()):
            return "no database"
        is_new = time.monotonic() - self._store.written < WRITE_SECONDS
        if self._status == "ok" and is_new and not self._store.failing:  # what was just written is proof enough
            return "ok"
        return "ok" if await _succeeds(self._store.probe()) else "cannot write"


async def _succeeds(question: Any) -> bool:
    try:
        await asyncio.wait_for(asyncio.wrap_future(question), PATIENCE_SECONDS)
    except (StoreError, TimeoutError):
        return False
    return True
