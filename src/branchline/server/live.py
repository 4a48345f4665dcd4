"""A table that somebody looks at: its value, what only this process knows of it, and the sockets it is told to."""

import asyncio

from branchline.bots.search import Thought
from branchline.server import models
from branchline.server.journal import Journal
from branchline.server.limits import Bucket, Limits
from branchline.server.presence import NOBODY, Here
from branchline.server.table import clocks, telling
from branchline.server.table.state import TableState


class Connection:
    """One socket at a table: what it may see, and what still has to be sent to it."""

    def __init__(self, token: str | None, limits: Limits) -> None:
        self.token = token  # hash; None watches
        self.outgoing: asyncio.Queue[str | None] = asyncio.Queue(limits.waiting)
        self.messages = Bucket(*limits.messages)
        self.lagging = False
        self.told: Here = NOBODY  # who is there, as it last heard

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


class LiveTable(Journal[TableState]):
    """A table in memory."""

    def __init__(self, name: str, state: TableState) -> None:
        super().__init__(name, state)
        self.watch = clocks.Watch()
        self.watch.look_at(state)
        # Who is connected, and until when they are told who else is.
        self.connections: set[Connection] = set()
        self.present: Here = NOBODY  # with this process
        self.there: Here = NOBODY  # with any process
        self.telling: asyncio.TimerHandle | None = None
        # What the caretaker does.
        self.ours = True  # did this process make the last entry? Then bots and clocks are its to look after
        self.bot: asyncio.Task[None] | None = None
        self.timer: asyncio.TimerHandle | None = None  # until a clock runs out, or until bots are taken over
        # What was thought about and may be asked for again.
        self.hint: tuple[int, asyncio.Task[list[Thought]]] | None = None  # for the position of that number
        self.curve: asyncio.Task[models.Curve] | None = None  # of the finished game

    def become(self, state: TableState) -> None:
        """Something happened."""
        super().become(state)
        self.watch.look_at(state)

    def now(self) -> clocks.Moment:
        """The time, and who is there."""
        return self.watch.moment(len(self.state.seats))

    def see(self, there: Here) -> None:
        """Who is connected from now on, with any process."""
        self.there = there
        self.watch.see(*there)

    def seconds_left(self) -> float | None:
        """How long the deciding player still has; None without a clock or when a bot decides."""
        return clocks.seconds_left(self.state, self.watch.running())

    def info(self) -> models.TableInfo:
        """The table as everybody sees it."""
        return telling.info(self.state, self.now())

    def snapshot(self, token: str | None) -> models.Snapshot:
        """Everything the holder of a token (None: a spectator) may know."""
        return telling.snapshot(self.state, self.now(), token)
