"""What the stress tests share: a cheap WebSocket, and players who do not give up."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Callable
from typing import Any, cast

from branchline.server.models import PROTOCOL

Json = dict[str, Any]
WAIT = 60.0  # longer than anything takes, a server's new start included


# --- HTTP -------------------------------------------------------------------------------------------------------------


async def request(port: int, method: str, path: str, body: Json | None = None, token: str = "") -> tuple[int, Any]:
    """One request; gives the status and the JSON of the answer (or its text)."""
    data = b"" if body is None else json.dumps(body).encode()
    head = [f"{method} {path} HTTP/1.1", "host: localhost", "connection: close", f"content-length: {len(data)}"]
    if body is not None:
        head.append("content-type: application/json")
    if token:
        head.append(f"authorization: Bearer {token}")
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    try:
        writer.write("\r\n".join([*head, "", ""]).encode() + data)
        answer = await reader.read()
    finally:
        writer.close()
    top, _, text = answer.partition(b"\r\n\r\n")
    if not top:
        raise ConnectionResetError("no answer")
    is_json = b"application/json" in top
    return int(top.split()[1]), json.loads(text) if is_json else text.decode()


class Refused(Exception):  # noqa: N818
    """The server did not want to."""


async def patiently(port: int, method: str, path: str, body: Json | None = None, token: str = "") -> Any:
    """A request that must succeed, tried again while the server is away."""
    async with asyncio.timeout(WAIT):
        while True:
            try:
                status, answer = await request(port, method, path, body, token)
            except OSError:
                await asyncio.sleep(0.1)
                continue
            if status == 503:
                await asyncio.sleep(0.1)
                continue
            if status >= 400:
                raise Refused(f"{method} {path}: {status} {answer}")
            return answer


class Seats:
    """A table that was set up: its id, and the token of each human seat."""

    def __init__(self, table: str, tokens: list[str]) -> None:
        self.table, self.tokens = table, tokens


async def set_up(
    port: int,
    humans: int,
    bots: tuple[str, ...] = (),
    edition: str = "europe",
    options: Json | None = None,
    start: bool = True,
) -> Seats:
    """A table with that many people and these bots, started."""
    seats = [{"kind": "open"}] * humans + [{"kind": "bot", "level": level} for level in bots]
    wish = {"edition": edition, "seats": seats, "name": "P0", "options": options or {"pace": 0.0}}
    made = await patiently(port, "POST", "/api/tables", wish)
    table, tokens = made["table"]["id"], [made["token"]]
    for number in range(1, humans):
        joined = await patiently(port, "POST", f"/api/tables/{table}/join", {"name": f"P{number}"})
        tokens.append(joined["token"])
    if start:
        await patiently(port, "POST", f"/api/tables/{table}/start", token=tokens[0])
    return Seats(table, tokens[:humans])


# --- a WebSocket, as cheap as possible --------------------------------------------------------------------------------


class Line(asyncio.Protocol):
    """One WebSocket. `heard` gets the bytes of each message, `ended` the code it was closed with (None: cut off)."""

    def __init__(self, path: str, heard: Callable[[bytes], None], ended: Callable[[int | None], None]) -> None:
        self._path, self._heard, self._ended = path, heard, ended
        self._buffer = bytearray()
        self._open = False
        self.ready: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._code: int | None = None
        self.bytes_in = 0
        self.transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        self.transport.write(
            f"GET {self._path} HTTP/1.1\r\nhost: localhost\r\nupgrade: websocket\r\nconnection: Upgrade\r\n"
            "sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\nsec-websocket-version: 13\r\n\r\n".encode()
        )

    def data_received(self, data: bytes) -> None:
        self.bytes_in += len(data)
        self._buffer += data
        if not self._open and not self._shake_hands():
            return
        while self._take_frame():
            pass

    def _shake_hands(self) -> bool:
        head, found, rest = bytes(self._buffer).partition(b"\r\n\r\n")
        if not found:
            return False
        if b" 101 " not in head.splitlines()[0]:
            assert self.transport is not None
            self.transport.close()
            return False
        self._open, self._buffer = True, bytearray(rest)
        self.ready.set_result(True)
        return True

    def _take_frame(self) -> bool:
        buffer = self._buffer
        if len(buffer) < 2:
            return False
        length, start = buffer[1] & 127, 2
        if length >= 126:
            start = 4 if length == 126 else 10
            length = int.from_bytes(buffer[2:start], "big")
        if len(buffer) < start + length:
            return False
        kind, payload = buffer[0] & 15, bytes(buffer[start : start + length])
        del buffer[: start + length]
        if kind == 1:
            self._heard(payload)
        elif kind == 8:
            self._code = int.from_bytes(payload[:2], "big") if payload else 1005
            self._send(0x88, payload)
        elif kind == 9:
            self._send(0x8A, payload)
        return True

    def _send(self, kind: int, payload: bytes) -> None:
        """A frame. Clients must mask; a mask of zeros costs nothing."""
        if self.transport is None or self.transport.is_closing():
            return
        size = len(payload)
        length = bytes([0x80 | size]) if size < 126 else b"\xfe" + size.to_bytes(2, "big")
        self.transport.write(bytes([kind]) + length + b"\0\0\0\0" + payload)

    def send(self, message: Json) -> None:
        self._send(0x81, json.dumps(message).encode())

    def close(self) -> None:
        if self.transport is not None:
            self.transport.close()

    def connection_lost(self, error: Exception | None) -> None:
        if not self.ready.done():
            self.ready.set_result(False)
        self._ended(self._code)


async def open_line(port: int, table: str, heard: Callable[[bytes], None], ended: Callable[[int | None], None]) -> Line:
    """Connect to a table; the first message is still to be sent."""
    loop = asyncio.get_running_loop()
    path = f"/api/tables/{table}/play"
    async with asyncio.timeout(WAIT):
        _, line = await loop.create_connection(lambda: Line(path, heard, ended), "127.0.0.1", port)
        if not await line.ready:
            raise ConnectionRefusedError("no handshake")
    return line


# --- players ----------------------------------------------------------------------------------------------------------


def choose(view: Json, chance: random.Random) -> list[int]:
    """A move: mostly claims while there are any, with its first payment, so that games end."""
    legal = view["legal"]
    claims = [move for move in legal if move["kind"] == "claim"]
    move = chance.choice(claims if claims and chance.random() < 0.7 else legal)
    return [move["action"], *(payment["action"] for payment in (move.get("payments") or [])[:1])]


class Player:
    """Plays a seat to the end whatever happens to the server: connects again, and sends again with the same id."""

    def __init__(self, ports: Callable[[], int], table: str, token: str, seed: int = 0) -> None:
        self.ports, self.table, self.token = ports, table, token
        self.chance = random.Random(seed)
        self.acknowledged: dict[str, int] = {}  # message id: number
        self.sent: dict[str, list[int]] = {}
        self.codes: list[int | None] = []  # how connections ended
        self.problems: list[str] = []
        self.numbers: list[int] = []  # of updates on the present connection
        self.reconnects = 0
        self.is_over = False
        self.decided = asyncio.Event()  # set with every acknowledgement
        self.info: Json = {}
        self._turn: tuple[Json, int] | None = None
        self._pending: Json | None = None
        self._inbox: asyncio.Queue[bytes | None] = asyncio.Queue()

    async def play(self, stop: asyncio.Event | None = None) -> None:
        """Until the game is over, or `stop` is set."""
        while not self.is_over and not (stop and stop.is_set()):
            try:
                line = await self._connect()
            except OSError:
                await asyncio.sleep(0.05)
                continue
            try:
                await self._serve(line, stop)
            finally:
                line.close()

    async def _connect(self) -> Line:
        inbox: asyncio.Queue[bytes | None] = asyncio.Queue()
        self._inbox = inbox

        def ended(code: int | None) -> None:
            self.codes.append(code)
            inbox.put_nowait(None)

        line = await open_line(self.ports(), self.table, inbox.put_nowait, ended)
        line.send({"type": "hello", "protocol": PROTOCOL, "token": self.token})
        self.reconnects += 1
        self.numbers = []
        return line

    async def _serve(self, line: Line, stop: asyncio.Event | None) -> None:
        while not self.is_over and not (stop and stop.is_set()):
            text = await asyncio.wait_for(self._inbox.get(), WAIT)
            if text is None:
                return
            message = json.loads(text)
            if message["type"] in ("snapshot", "update"):
                self._look(line, message)
            elif message["type"] == "ack":
                self._acknowledge(line, message)
            elif message["type"] == "error":
                await self._hear_problem(line, message)

    def _look(self, line: Line, message: Json) -> None:
        if message["type"] == "snapshot":
            if self._pending:
                line.send(self._pending)
        elif self.numbers and message["number"] != self.numbers[-1] + 1:
            raise AssertionError(f"update {message['number']} after {self.numbers[-1]}")
        self.numbers.append(message["number"])
        self.info = message["table"]
        if message["views"]:
            turns = [(view, message["number"]) for view in message["views"] if view["legal"]]
            self._turn = turns[0] if turns else None
        self._go_on(line)

    def _go_on(self, line: Line) -> None:
        """Decide, unless the last decision is not acknowledged yet."""
        if self._pending is None:
            self.is_over = self.info["state"] == "over"
            if self._turn is not None:
                self._move(line, *self._turn)

    def _move(self, line: Line, view: Json, number: int) -> None:
        self._turn = None
        name = f"m{self.chance.getrandbits(64):x}"
        actions = choose(view, self.chance)
        self._pending = {"type": "move", "id": name, "number": number, "actions": actions}
        self.sent[name] = actions
        line.send(self._pending)

    def _acknowledge(self, line: Line, message: Json) -> None:
        self.acknowledged[message["id"]] = message["number"]
        if self._pending and self._pending["id"] == message["id"]:
            self._pending = None
        self.decided.set()
        self._go_on(line)

    async def _hear_problem(self, line: Line, message: Json) -> None:
        self.problems.append(message["code"])
        if message["code"] in ("unavailable", "slow_down", "busy") and self._pending:
            await asyncio.sleep(0.1)
            line.send(self._pending)
        elif message["code"] in ("old_position", "not_your_turn", "stand_in"):
            self._pending = None
            line.send({"type": "resync"})
        elif message["code"] != "unavailable":
            raise AssertionError(message)


def percentile(values: list[float], share: float) -> float:
    """The value that this share of all does not exceed."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))]
