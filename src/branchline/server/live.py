"""A table that somebody looks at: its value, what only this process knows of it, and the sockets it is told to."""

import asyncio

from branchline.bots.search import Thought
from branchline.server import models
from branchline.server.attended import Attended
from branchline.server.present import Position
from branchline.server.table import clocks, telling
from branchline.server.table.state import TableState


class LiveTable(Attended[TableState]):
    """A table in memory."""

    def __init__(self, name: str, state: TableState) -> None:
        super().__init__(name, state)
        self.watch.look_at(state)
        # What the caretaker does.
        self.ours = True  # did this process make the last entry? Then bots and clocks are its to look after
        self.bot: asyncio.Task[None] | None = None
        self.timer: asyncio.TimerHandle | None = None  # until a clock runs out, or until bots are taken over
        self.position: Position | None = None  # that was told last
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

    def places_of(self, token: str | None) -> list[int]:
        """The seats that a token opens."""
        return self.state.seats_of(token)

    def is_finished(self) -> bool:
        """Is the game over, and nothing kept beside it that took long to think of?"""
        return self.state.stage == "over" and self.curve is None

    def is_needed(self, idle: float) -> bool:
        """Does a bot think, or a clock run out within so many seconds?"""
        if self.bot or self.timer is None:
            return self.bot is not None
        return self.timer.when() - asyncio.get_running_loop().time() <= idle

    def seconds_left(self) -> float | None:
        """How long the deciding player still has; None without a clock or when a bot decides."""
        return clocks.seconds_left(self.state, self.watch.running())

    def info(self) -> models.TableInfo:
        """The table as everybody sees it."""
        return telling.info(self.state, self.now())

    def snapshot(self, token: str | None) -> models.Snapshot:
        """Everything the holder of a token (None: a spectator) may know."""
        return telling.snapshot(self.state, self.now(), token)
