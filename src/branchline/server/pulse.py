"""Is the database there?"""

import asyncio
import time

from branchline.server.store import Store, StoreError

HEALTH_SECONDS = 1.0


class Pulse:
    """Knows whether the database is there. Anybody may ask at any rate, so it is not asked each time."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._asked, self._healthy = 0.0, True

    async def is_healthy(self) -> bool:
        """As it was when it was last asked."""
        if time.monotonic() - self._asked >= HEALTH_SECONDS:
            self._asked = time.monotonic()
            try:
                await asyncio.wait_for(asyncio.wrap_future(self._store.ping()), 5)
                self._healthy = True
            except (StoreError, TimeoutError):
                self._healthy = False
        return self._healthy
