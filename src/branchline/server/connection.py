"""One socket: what still has to be sent to it, and how much it may send."""

import asyncio

from branchline.server.limits import Bucket, Limits


class Connection:
    """One socket: what it may see, and what still has to be sent to it."""

    def __init__(self, token: str | None, limits: Limits) -> None:
        self.token = token  # hash; None watches
        self.outgoing: asyncio.Queue[str | None] = asyncio.Queue(limits.waiting)
        self.messages = Bucket(*limits.messages)
        self.lagging = False
        self.told: object = None  # who is where, as it last heard

    def send(self, text: str) -> None:
        """Queue a message. Who does not read is cut off: it can come back and gets everything anew."""
        if self.lagging:
            return
        try:
            self.outgoing.put_nowait(text)
        except asyncio.QueueFull:
            self.end()

    def end(self) -> None:
        """Close the socket; what still waits is not sent."""
        self.lagging = True
        while not self.outgoing.empty():
            self.outgoing.get_nowait()
        self.outgoing.put_nowait(None)
