"""One WebSocket for each player at a table: hello, then messages in order, and everything that happens."""

import asyncio
import logging
import time
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Any, TypeVar

from fastapi import APIRouter, WebSocket
from pydantic import TypeAdapter, ValidationError
from starlette.websockets import WebSocketDisconnect

from branchline.server import campaign_models, models
from branchline.server.attended import AttendedJournals, Live
from branchline.server.connection import Connection
from branchline.server.http.service import Service, Shared
from branchline.server.hub import Hub
from branchline.server.keys import hash_token
from branchline.server.limits import Limits
from branchline.server.live import LiveTable
from branchline.server.refusals import Refused
from branchline.server.shield import address_of
from branchline.server.store import StoreError
from branchline.server.trouble import first_mistake

log = logging.getLogger("branchline.server")

HELLO_SECONDS = 10.0
COST = {"resync": 10.0}  # messages that are more work than others, in ordinary ones
NONSENSE = 3.0  # who sends it may send less of it

# Codes that close a socket. Before it is accepted, a refusal is an HTTP answer instead.
BAD_HELLO, UNKNOWN_TABLE, TOO_MANY, TOO_FAST = 4400, 4404, 4429, 4430
RESTARTING, BROKEN = 1012, 1011
NO_DATABASE = "the database cannot be used just now"

_CLIENT: TypeAdapter[Any] = TypeAdapter(models.ClientMessage)

At = TypeVar("At", bound=Connection)
Greeting = TypeVar("Greeting", models.Hello, campaign_models.CampaignHello)

router = APIRouter()


@router.websocket("/api/tables/{table}/play")
async def play(socket: WebSocket, table: str, service: Shared) -> None:
    """Play or watch."""
    hub = service.hub

    def admit(live: LiveTable, hello: Any) -> Connection:
        _, token = read_hello(hello, models.Hello)
        if token is not None and not live.state.seats_of(token) and token != live.state.host:
            raise Refused("wrong_token", "this is not the key of a seat here")
        return Connection(token, hub.limits)

    def receive_all(live: LiveTable, connection: Connection) -> Coroutine[Any, Any, None]:
        return _receive_all(hub, socket, live, connection)

    await counted(
        service, socket, table, lambda: attend(socket, hub, lambda: service.find(table), _CLIENT, admit, receive_all)
    )


async def counted(
    service: Service, socket: WebSocket, what: str, serve: Callable[[], Coroutine[Any, Any, None]]
) -> None:
    """Serve a socket, if its address has not too many already."""
    address, sockets = address_of(socket.scope), service.sockets
    if sockets[address] >= service.hub.limits.connections:
        await socket.close(TOO_MANY)
        return
    sockets[address] += 1
    try:
        await socket.accept()
        await serve()
    except WebSocketDisconnect:
        pass
    except Exception:
        log.exception("socket", extra={"at": what[:40]})
        with suppress(RuntimeError, WebSocketDisconnect):
            await socket.close(BROKEN)
    finally:
        sockets[address] -= 1
        if not sockets[address]:
            del sockets[address]


# --- the beginning ----------------------------------------------------------------------------------------------------


async def attend(
    socket: WebSocket,
    journals: AttendedJournals[Live, Any, Any],
    find: Callable[[], Coroutine[Any, Any, Live]],
    kinds: TypeAdapter[Any],
    admit: Callable[[Live, Any], At],
    receive_all: Callable[[Live, At], Coroutine[Any, Any, None]],
) -> None:
    """Let somebody in who says hello, and tell them everything until they go; `receive_all` answers meanwhile."""
    close = UNKNOWN_TABLE
    try:
        live = await find()
        close = BAD_HELLO
        hello = await asyncio.wait_for(next_message(socket, journals.limits, kinds), HELLO_SECONDS)
        connection = await journals.surely(live, lambda: admit(live, hello))
    except Refused as refused:
        await refuse(socket, refused.code, refused.text, close)
        return
    except StoreError as error:
        journals.report(error)
        await refuse(socket, "unavailable", NO_DATABASE, RESTARTING)
        return
    except TimeoutError:
        await refuse(socket, "bad_message", "no hello came", BAD_HELLO)
        return
    journals.join(live, connection)
    sender = asyncio.create_task(send_all(socket, connection))
    try:
        await receive_all(live, connection)
    finally:
        journals.leave(live, connection)
        sender.cancel()


def read_hello(hello: Any, kind: type[Greeting]) -> tuple[Greeting, str | None]:
    """A first message as it must be, and the hash of the token in it; None: a spectator."""
    if not isinstance(hello, kind):
        raise Refused("bad_message", "the first message is hello")
    if hello.protocol != models.PROTOCOL:
        raise Refused("wrong_protocol", f"this server speaks protocol {models.PROTOCOL}; reload the page")
    return hello, hash_token(hello.token) if hello.token else None


async def refuse(socket: WebSocket, code: models.Code, text: str, close: int) -> None:
    """Say why, and close."""
    await socket.send_text(models.Problem(id=None, code=code, text=text).model_dump_json())
    await socket.close(close)


# --- messages ---------------------------------------------------------------------------------------------------------


async def send_all(socket: WebSocket, connection: Connection) -> None:
    """Whatever is to be told to a connection, until it ends."""
    with suppress(WebSocketDisconnect, RuntimeError):  # closed while we were sending
        while (text := await connection.outgoing.get()) is not None:
            await socket.send_text(text)
        await socket.close(RESTARTING)


async def next_message(socket: WebSocket, limits: Limits, kinds: TypeAdapter[Any] = _CLIENT) -> Any:
    """The next message, checked for size and shape."""
    frame = await socket.receive()
    if frame["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(frame.get("code") or 1005)
    text = frame.get("text")
    if text is None:
        raise Refused("bad_message", "messages are text, not bytes")
    return read_message(text, limits, kinds)


def read_message(text: str, limits: Limits, kinds: TypeAdapter[Any] = _CLIENT) -> Any:
    """A client's message, or Refused."""
    if len(text) > limits.message_bytes or len(text.encode()) > limits.message_bytes:
        raise Refused("too_large", f"a message has at most {limits.message_bytes} bytes")
    try:
        return kinds.validate_json(text)
    except ValidationError as error:
        mistakes = error.errors(include_url=False, include_input=False, include_context=False)
        raise Refused("bad_message", first_mistake(mistakes)) from None


async def _receive_all(hub: Hub, socket: WebSocket, live: LiveTable, connection: Connection) -> None:
    """Answer messages in order until the client goes or sends too many; only hints may come later."""
    thinking: set[asyncio.Task[None]] = set()
    try:
        while True:
            try:
                message = await next_message(socket, hub.limits)
            except Refused as refused:
                hub.metrics.refused.labels(refused.code).inc()
                connection.send(models.Problem(id=None, code=refused.code, text=refused.text).model_dump_json())
                if not connection.messages.take(NONSENSE):
                    await socket.close(TOO_FAST)
                    return
                continue
            answering = _answer(hub, live, connection, message)
            if isinstance(message, models.AskHint):
                task = asyncio.create_task(answering)
                thinking.add(task)
                task.add_done_callback(thinking.discard)
            else:
                await answering
    finally:
        for task in thinking:
            task.cancel()


async def _answer(hub: Hub, live: LiveTable, connection: Connection, message: Any) -> None:
    answer: models.Message | None
    if connection.messages.take(COST.get(message.type, 1.0)):
        began = time.monotonic()
        answer = await hub.receive(live, connection, message)
        if isinstance(answer, models.Ack):
            hub.metrics.ack_seconds.observe(time.monotonic() - began)
    else:
        hub.metrics.refused.labels("slow_down").inc()
        answer = models.Problem(id=getattr(message, "id", None), code="slow_down", text="too many messages")
    if answer is not None:
        connection.send(answer.model_dump_json())
