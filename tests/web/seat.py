"""A seat played over a socket of its own: what the server itself says, to hold against what a page shows."""

from __future__ import annotations

import itertools
import json
import time
from collections.abc import Callable
from contextlib import ExitStack
from typing import Any

import httpx
from websockets.sync.client import connect

from branchline.server.models import PROTOCOL
from tests.kit.browser import OPEN, PATIENCE, Player


class Seat:
    """Keeps the last position it was told; moves at once, and any number of times before a page could."""

    def __init__(self, host: str, table: str, token: str | None) -> None:
        self.host, self.id, self.token = host, table, token
        self.view: Any = None
        self.events: list[Any] = []
        self.sheets: Any = None
        self.take_back: str | None = None
        self.number = self._position = 0
        self._ids = itertools.count()
        self._open = ExitStack()
        self.socket = self._open.enter_context(connect(f"ws://{host}/api/tables/{table}/play", max_size=None))
        self.socket.send(json.dumps({"type": "hello", "protocol": PROTOCOL, **({"token": token} if token else {})}))
        self.hear_until(lambda message: message["type"] == "snapshot")

    def hear_until(self, wanted: Callable[[Any], bool]) -> Any:
        """Listen until a message is the wanted one; others may come before it, but not for ever."""
        until = time.monotonic() + 2 * PATIENCE
        while True:
            assert time.monotonic() < until, "what was waited for did not come"
            message = json.loads(self.socket.recv(PATIENCE))
            if message["type"] in ("snapshot", "update"):
                self.number = message["number"]
                if message["views"]:
                    self.view, self._position = message["views"][0], message["number"]
                self.events = message["events"] if message["type"] == "snapshot" else self.events + message["events"]
                self.sheets = message["sheets"] or self.sheets
                self.take_back = message["take_back"]
            if wanted(message):
                return message

    def look(self) -> Any:
        """The position as it is now: whatever happened before is told before the answer to a ping."""
        at = next(self._ids)
        self.socket.send(json.dumps({"type": "ping", "at": at}))
        self.hear_until(lambda message: message["type"] == "pong" and message["at"] == at)
        return self.view

    def move(self, *actions: int) -> None:
        self.look()
        id = f"s{next(self._ids)}"
        self.socket.send(json.dumps({"type": "move", "id": id, "number": self._position, "actions": actions}))
        answer = self.hear_until(lambda message: message.get("id") == id)
        assert answer["type"] == "ack", answer

    def legal(self, kind: str) -> list[Any]:
        return [move for move in self.view["legal"] if move["kind"] == kind]

    def claim(self, move: Any) -> None:
        """Claim or build, paid in the cheapest way; what a tunnel costs more is declined."""
        self.move(move["action"], move["payments"][0]["action"])
        if declined := self.legal("decline"):
            self.move(declined[0]["action"])

    def keep_all(self) -> None:
        """All offered tickets."""
        self.move(max(self.legal("keep"), key=lambda move: len(move["tickets"]))["action"])

    def draw(self) -> None:
        """Nothing but drawing: two cards from the pile, or whatever else there is; offered tickets are kept."""
        while self.look()["decider"] == self.view["seat"]:
            if self.legal("keep"):
                self.keep_all()
                return
            second = self.view["phase"] == "second_card"
            moves = self.legal("draw") + self.legal("take") + self.legal("pass") + self.view["legal"]
            self.move(moves[0]["action"])
            if second or moves[0]["kind"] == "pass":
                return

    def close(self) -> None:
        self._open.close()


class Two:
    """Ann at a page and over a socket, and others over sockets only, at a table of their own."""

    def __init__(
        self, ann: Player, edition: str, others: int = 1, keep: bool = True, variant: str | None = None, **options: Any
    ) -> None:
        table = ann.make_table(edition, [OPEN] * (others + 1), variant, **options)
        token = ann.page.evaluate(f"localStorage.getItem('branchline seat {table}')")
        address, host = ann.server.address, ann.server.host
        names = ("Bob", "Cleo", "Dan", "Eve")[:others]
        with httpx.Client(base_url=f"{address}/api/tables/{table}/", timeout=PATIENCE) as http:
            joined = [http.post("join", json={"name": name}).raise_for_status().json() for name in names]
            http.post("start", headers={"authorization": f"Bearer {token}"}).raise_for_status()
        self.table, self.player, self.page = table, ann, ann.page
        self.ann = Seat(host, table, token)
        self.seats: list[Seat] = [self.ann, *(Seat(host, table, one["token"]) for one in joined)]
        self.bob = self.seats[1]
        if keep:
            while self.decider.legal("keep"):
                self.decider.keep_all()
            while self.decider is not self.ann:
                self.decider.draw()
        ann.open(f"/?table={table}")
        ann.at_table()
        self.catch_up()

    def catch_up(self) -> None:
        """Wait until the page shows what Ann's socket was told."""
        self.ann.look()
        self.player.catch_up(self.ann.number)

    @property
    def decider(self) -> Seat:
        """Whoever has to decide now."""
        found: Seat = self.seats[self.ann.look()["decider"]]
        found.look()
        return found

    def until(self, wanted: Callable[[Seat], Any], seat: Seat | None = None, turns: int = 60) -> Any:
        """Everybody draws until the wish of a seat (Ann) comes true, at its turn; gives what was wished for."""
        for _ in range(turns * len(self.seats)):
            now = self.decider
            if now is (seat or self.ann) and (found := wanted(now)):
                self.catch_up()
                return found
            now.draw()
        raise AssertionError("it did not happen")

    def close(self) -> None:
        for seat in self.seats:
            seat.close()
