"""The server's face: HTTP for setting tables up, one WebSocket for each player at a table."""

import asyncio
import logging
import re
import time
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Annotated, Any

from fastapi import Depends, FastAPI, Header, HTTPException, Request, Response, WebSocket
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse, PlainTextResponse
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from pydantic import TypeAdapter, ValidationError
from starlette.exceptions import HTTPException as AnyHTTPException
from starlette.websockets import WebSocketDisconnect

from branchline import __version__
from branchline.bots.compiled.exports import make_bots_ready
from branchline.edition import SHIPPED, available_editions
from branchline.game import Game
from branchline.kernel.prepare import make_ready
from branchline.server import models, present
from branchline.server.boards import board_picture, edition_info
from branchline.server.entries import AnyEntry
from branchline.server.hub import Hub
from branchline.server.keys import derived, hash_token, new_token
from branchline.server.limits import Buckets, Limits
from branchline.server.live import Connection, LiveTable
from branchline.server.refusals import AlreadyDone, Refused
from branchline.server.replay import replay_of
from branchline.server.shield import Shield, address_of
from branchline.server.store import Store, StoreError
from branchline.server.table import proposals
from branchline.server.table.clocks import Moment
from branchline.server.table.state import TableState

log = logging.getLogger("branchline.server")

HELLO_SECONDS = 10.0
HEALTH_SECONDS = 1.0
STATUS: dict[models.Code, int] = {
    "no_such_table": 404,
    "no_such_edition": 404,
    "not_host": 403,
    "not_yours": 403,
    "not_seated": 403,
    "bad_setting": 422,
    "bad_name": 422,
    "bad_message": 422,
    "no_such_seat": 422,
    "slow_down": 429,
}  # 409 for the others
CODES: dict[int, models.Code] = {404: "not_found", 405: "wrong_method", 413: "too_large"}  # of what no route answers
TROUBLE: dict[int | str, dict[str, Any]] = {
    status: {"model": models.Trouble, "description": text}
    for status, text in {
        "4XX": "Not carried out: the code says why",
        "422": "Not understood",
        "503": "The database cannot be used just now",
    }.items()
}

SVG: dict[str, Any] = {"content": {"image/svg+xml": {}}}

ASSET = re.compile(r"[A-Za-z0-9_-][A-Za-z0-9_.-]{0,99}")
TABLE_ID = re.compile(r"[A-Za-z0-9_-]{1,40}")
_CLIENT: TypeAdapter[Any] = TypeAdapter(models.ClientMessage)
COST = {"resync": 10.0}  # messages that are more work than others, in ordinary ones
NONSENSE = 3.0  # who sends it may send less of it

# Codes that close a socket. Before it is accepted, a refusal is an HTTP answer instead.
BAD_HELLO, UNKNOWN_TABLE, TOO_MANY, TOO_FAST = 4400, 4404, 4429, 4430
RESTARTING, BROKEN = 1012, 1011


def bearer(authorization: Annotated[str | None, Header()] = None) -> str | None:
    """The hash of the token the request carries, if any."""
    if authorization is None or not authorization.startswith("Bearer "):
        return None
    return hash_token(authorization.removeprefix("Bearer "))


Bearer = Annotated[str | None, Depends(bearer)]


def _need(token: str | None) -> str:
    if token is None:
        raise Refused("not_seated", "this needs the token of a seat")
    return token


def create_app(store: Store, limits: Limits | None = None, threads: int = 0, layouts: Path | None = None) -> FastAPI:
    """The application. It owns the store from now on; `layouts` is where computed layouts of boards are kept."""
    limits = limits or Limits()
    hub = Hub(store, limits, threads)
    new_tables = Buckets(*limits.tables)
    sockets: Counter[str] = Counter()
    asked_at, healthy = 0.0, True
    rematching = asyncio.Lock()  # of two players who ask together one sets the table up

    async def find(table: str) -> LiveTable:
        if not TABLE_ID.fullmatch(table):
            raise Refused("no_such_table", "there is no such table")
        return await hub.find(table)

    async def do(
        table: str, token: str | None, propose: Callable[[TableState, Moment, str], AnyEntry]
    ) -> models.TableInfo:
        """What the holder of a token wants done at a table; gives the table as it then is."""
        live, holder = await find(table), _need(token)
        await hub.carry_out(live, propose, holder)
        return live.info()

    async def finished(table: str) -> tuple[LiveTable, Game]:
        """A table whose game is over, and the game."""
        live = await find(table)
        if live.state.stage != "over" or live.state.game is None:
            raise Refused("not_over", "the game is not over")
        return live, live.state.game

    def take_new_table(request: Request) -> None:
        if not new_tables.take(address_of(request.scope)):
            raise Refused("slow_down", "too many new tables; try again in a while")

    @asynccontextmanager
    async def life(_: FastAPI) -> AsyncIterator[None]:
        await asyncio.to_thread(make_ready)
        await asyncio.to_thread(make_bots_ready)
        await asyncio.to_thread(_warm_up)
        await asyncio.to_thread(store.open)
        await hub.open()
        log.info("open")
        yield
        await hub.close()
        await asyncio.to_thread(store.close)
        log.info("closed")

    app = FastAPI(
        title="Branchline",
        version=__version__,
        lifespan=life,
        docs_url=None,
        redoc_url=None,
        redirect_slashes=False,
        responses=TROUBLE,
    )
    app.state.hub = hub
    app.add_middleware(Shield, limits=limits)
    _answer_errors(app, hub)

    # --- tables -------------------------------------------------------------------------------------------------------

    @app.post("/api/tables", status_code=201)
    async def create_table(wish: models.NewTable, request: Request) -> models.Seated:
        """Set a table up and take its first open seat."""
        take_new_table(request)
        live, token = await hub.set_up(wish)
        return models.Seated(table=live.info(), token=token, seats=live.state.seats_of(hash_token(token)))

    @app.get("/api/tables")
    async def lobby() -> list[models.LobbyEntry]:
        """Public tables, the newest first."""
        rows = await asyncio.wrap_future(store.lobby())
        tables = [models.LobbyEntry.model_validate_json(text) for (text,) in rows]
        return [table for table in tables if table.edition in available_editions()]

    @app.get("/api/codes/{code}")
    async def find_code(code: str) -> models.TableInfo:
        """The table with that code."""
        rows = await asyncio.wrap_future(store.find_code(code[:20]))
        if not rows:
            raise Refused("no_such_table", "there is no table with that code")
        return (await hub.find(rows[0][0])).info()

    @app.get("/api/tables/{table}")
    async def show_table(table: str) -> models.TableInfo:
        """The table as everybody sees it."""
        return (await find(table)).info()

    @app.post("/api/tables/{table}/join")
    async def join(table: str, wish: models.JoinTable, token: Bearer, request: Request) -> models.Seated:
        """Take a seat. With the token of another seat at the table both are on one device."""
        live = await find(table)
        secret = derived(f"token {table}", wish.id, 24) if wish.id else new_token()
        if token is not None and live.state.seats_of(token):
            secret = (request.headers["authorization"]).removeprefix("Bearer ")
        with suppress(AlreadyDone):
            await hub.carry_out(live, proposals.join, hash_token(secret), wish)
        seats = live.state.seats_of(hash_token(secret))
        if not seats:  # taken before, and lost since
            raise Refused("not_seated", "that seat is not yours any more")
        return models.Seated(table=live.info(), token=secret, seats=seats)

    @app.post("/api/tables/{table}/leave/{seat}")
    async def leave(table: str, seat: int, token: Bearer) -> models.TableInfo:
        """Give a seat up: before the start it is open again, later a bot plays on."""
        return await do(table, token, lambda at, now, holder: proposals.leave(at, now, holder, seat))

    @app.post("/api/tables/{table}/seats")
    async def change_seat(table: str, wish: models.ChangeSeat, token: Bearer) -> models.TableInfo:
        """Before the start: a seat becomes open or a bot's, or two seats are swapped."""
        return await do(table, token, lambda at, now, holder: proposals.change(at, now, holder, wish))

    @app.post("/api/tables/{table}/start")
    async def start(table: str, token: Bearer) -> models.TableInfo:
        """Deal the cards."""
        return await do(table, token, proposals.start)

    @app.post("/api/tables/{table}/stand-in")
    async def stand_in(table: str, wish: models.StandIn, token: Bearer) -> models.TableInfo:
        """A bot plays for an absent player, or the player takes the seat back."""
        return await do(table, token, lambda at, now, holder: proposals.stand_in(at, now, holder, wish))

    @app.post("/api/tables/{table}/rematch")
    async def rematch(table: str, token: Bearer, request: Request) -> models.Seated:
        """A new table with the same settings; the old one says where it is."""
        live = await find(table)
        async with rematching:
            proposals.rematch(live.state, live.now(), _need(token), "")
            take_new_table(request)
            fresh, secret = await hub.set_up(proposals.next_table(live.state, _need(token)))
            await hub.carry_out(live, proposals.rematch, _need(token), fresh.name)
        return models.Seated(table=fresh.info(), token=secret, seats=fresh.state.seats_of(hash_token(secret)))

    @app.get("/api/tables/{table}/record", response_class=JSONResponse)
    async def record(table: str) -> Response:
        """The written record of a finished game: the dealing secret is opened in it."""
        live, game = await finished(table)
        text = await asyncio.to_thread(game.save)
        name = f"{live.state.created.edition}-{live.state.created.code}.json"
        headers = {"content-disposition": f'attachment; filename="{name}"'}
        return Response(text, media_type="application/json", headers=headers)

    @app.get("/api/tables/{table}/replay")
    async def replay(table: str) -> models.Replay:
        """A finished game, decision by decision."""
        _, game = await finished(table)
        return await asyncio.to_thread(replay_of, game)

    @app.get("/api/tables/{table}/curve")
    async def curve(table: str) -> models.Curve:
        """How likely each seat was to win, through a finished game; takes seconds when it is asked for first."""
        return await hub.curve(*await finished(table))

    @app.websocket("/api/tables/{table}/play")
    async def play(socket: WebSocket, table: str) -> None:
        """Play or watch."""
        address = address_of(socket.scope)
        if sockets[address] >= limits.connections:
            await socket.close(TOO_MANY)
            return
        sockets[address] += 1
        try:
            await socket.accept()
            await _serve_socket(hub, limits, socket, find(table))
        except WebSocketDisconnect:
            pass
        except Exception:
            log.exception("socket", extra={"table": table[:40]})
            with suppress(RuntimeError, WebSocketDisconnect):
                await socket.close(BROKEN)
        finally:
            sockets[address] -= 1
            if not sockets[address]:
                del sockets[address]

    # --- editions and the rest ----------------------------------------------------------------------------------------

    @app.get("/api/editions")
    async def editions() -> list[models.EditionInfo]:
        """Every edition that can be played."""
        return await asyncio.to_thread(lambda: [edition_info(name, layouts) for name in available_editions()])

    @app.get("/api/editions/{name}/board.svg", response_class=Response, responses={200: SVG})
    async def board(name: str, dark: bool = False) -> Response:
        """The picture of an edition's board."""
        if name not in available_editions():
            raise Refused("no_such_edition", "there is no such edition")
        text = await asyncio.to_thread(board_picture, name, dark, layouts)
        keep = "public, max-age=3600" if name in SHIPPED else "no-cache"  # the author of another may be at work on it
        return Response(text, media_type="image/svg+xml", headers={"cache-control": keep})

    @app.get("/healthz", responses={503: {"model": models.Health}})
    async def health(response: Response) -> models.Health:
        """Can tables be read? Anybody may ask at any rate, so the database is not asked each time."""
        nonlocal asked_at, healthy
        if time.monotonic() - asked_at >= HEALTH_SECONDS:
            asked_at = time.monotonic()
            try:
                await asyncio.wait_for(asyncio.wrap_future(store.ping()), 5)
                healthy = True
            except (StoreError, TimeoutError):
                healthy = False
        response.status_code = 200 if healthy else 503
        return models.Health(status="ok" if healthy else "no database", version=__version__)

    @app.get("/metrics", include_in_schema=False)
    async def metrics() -> Response:
        """Figures for Prometheus."""
        return Response(generate_latest(hub.metrics.registry), media_type=CONTENT_TYPE_LATEST)

    _serve_page(app)
    return app


def _warm_up() -> None:
    """Load the compiled rules, which the first table after a start would otherwise wait a second for."""
    game = Game.new(SHIPPED[-1], players=2, seed=0)
    present.seat_view(game, 0)
    game.play(game.legal()[0])


def _trouble(status: int, code: models.Code, text: str, headers: Any = None) -> JSONResponse:
    return JSONResponse(models.Trouble(code=code, text=text).model_dump(), status, headers)


def _answer_errors(app: FastAPI, hub: Hub) -> None:
    """Every problem is answered in the same shape: a stable code, and a text for people."""

    @app.exception_handler(Refused)
    async def refused(_: Request, error: Refused) -> JSONResponse:
        hub.metrics.refused.labels(error.code).inc()
        return _trouble(STATUS.get(error.code, 409), error.code, error.text)

    @app.exception_handler(StoreError)
    async def unavailable(_: Request, error: StoreError) -> JSONResponse:
        log.warning("store", extra={"error": str(error)})
        return _trouble(503, "unavailable", "the database cannot be used just now")

    @app.exception_handler(RequestValidationError)
    async def invalid(_: Request, error: RequestValidationError) -> JSONResponse:
        return _trouble(422, "bad_message", _first_mistake(error.errors()))

    @app.exception_handler(AnyHTTPException)
    async def other(_: Request, error: AnyHTTPException) -> JSONResponse:
        code = CODES.get(error.status_code, "bad_request")
        return _trouble(error.status_code, code, str(error.detail), error.headers)


def _first_mistake(errors: Any) -> str:
    """Where a message is wrong and why. What comes from the client may hold half characters, which cannot be sent."""
    place = ".".join(str(part) for part in errors[0]["loc"])
    return f"{place}: {errors[0]['msg']}"[:300].encode(errors="replace").decode()


# --- sockets ----------------------------------------------------------------------------------------------------------


async def _serve_socket(hub: Hub, limits: Limits, socket: WebSocket, finding: Awaitable[LiveTable]) -> None:
    try:
        live = await finding
    except Refused as refused:
        await _refuse(socket, refused.code, refused.text, UNKNOWN_TABLE)
        return
    except StoreError as error:
        log.warning("store", extra={"error": str(error)})
        await _refuse(socket, "unavailable", "the database cannot be used just now", RESTARTING)
        return
    try:
        token = _admit(live, await asyncio.wait_for(_receive(socket, limits), HELLO_SECONDS))
    except Refused as refused:
        await _refuse(socket, refused.code, refused.text, BAD_HELLO)
        return
    except TimeoutError:
        await _refuse(socket, "bad_message", "no hello came", BAD_HELLO)
        return
    connection = Connection(token, limits)
    hub.join(live, connection)
    sender = asyncio.create_task(_send_all(socket, connection))
    try:
        await _receive_all(hub, limits, socket, live, connection)
    finally:
        hub.leave(live, connection)
        sender.cancel()


async def _refuse(socket: WebSocket, code: models.Code, text: str, close: int) -> None:
    await socket.send_text(models.Problem(id=None, code=code, text=text).model_dump_json())
    await socket.close(close)


def _admit(live: LiveTable, hello: Any) -> str | None:
    """The hash of the token of whoever says hello; None for a spectator."""
    if not isinstance(hello, models.Hello):
        raise Refused("bad_message", "the first message is hello")
    if hello.protocol != models.PROTOCOL:
        raise Refused("wrong_protocol", f"this server speaks protocol {models.PROTOCOL}; reload the page")
    token = hash_token(hello.token) if hello.token else None
    if token is not None and not live.state.seats_of(token) and token != live.state.host:
        raise Refused("wrong_token", "this is not the key of a seat here")
    return token


async def _send_all(socket: WebSocket, connection: Connection) -> None:
    with suppress(WebSocketDisconnect, RuntimeError):  # closed while we were sending
        while (text := await connection.outgoing.get()) is not None:
            await socket.send_text(text)
        await socket.close(RESTARTING)


async def _receive(socket: WebSocket, limits: Limits) -> Any:
    """The next message, checked for size and shape."""
    frame = await socket.receive()
    if frame["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(frame.get("code") or 1005)
    text = frame.get("text")
    if text is None:
        raise Refused("bad_message", "messages are text, not bytes")
    return read_message(text, limits)


def read_message(text: str, limits: Limits) -> Any:
    """A client's message, or Refused."""
    if len(text) > limits.message_bytes or len(text.encode()) > limits.message_bytes:
        raise Refused("too_large", f"a message has at most {limits.message_bytes} bytes")
    try:
        return _CLIENT.validate_json(text)
    except ValidationError as error:
        mistakes = error.errors(include_url=False, include_input=False, include_context=False)
        raise Refused("bad_message", _first_mistake(mistakes)) from None


async def _receive_all(hub: Hub, limits: Limits, socket: WebSocket, live: LiveTable, connection: Connection) -> None:
    """Answer messages in order until the client goes or sends too many; only hints may come later."""
    thinking: set[asyncio.Task[None]] = set()
    try:
        while True:
            try:
                message = await _receive(socket, limits)
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


# --- pictures and pages -----------------------------------------------------------------------------------------------


def _serve_page(app: FastAPI) -> None:
    """The page that plays, and its files; `make web` builds it, and a wheel has it inside."""
    page = files("branchline.server") / "static"
    kinds = {"js": "text/javascript", "css": "text/css", "svg": "image/svg+xml"}

    @app.get("/", include_in_schema=False)
    async def index() -> Response:
        try:
            text = (page / "index.html").read_bytes()
        except OSError:
            return PlainTextResponse("The page has not been built: run `make web`, or install the wheel.", 503)
        return Response(text, media_type="text/html", headers={"cache-control": "no-cache"})

    @app.get("/icon.svg", include_in_schema=False)
    async def icon() -> Response:
        return _page_file(page / "icon.svg", "image/svg+xml", "public, max-age=86400")

    @app.get("/assets/{name}", include_in_schema=False)
    async def asset(name: str) -> Response:
        kind = kinds.get(name.rpartition(".")[2])
        if kind is None or not ASSET.fullmatch(name):
            raise HTTPException(404)
        # Their names change with their contents.
        return _page_file(page / "assets" / name, kind, "public, max-age=31536000, immutable")


def _page_file(path: Traversable, kind: str, keep: str) -> Response:
    """A file of the page, and how long it may be kept."""
    try:
        text = path.read_bytes()
    except OSError:
        raise HTTPException(404) from None
    return Response(text, media_type=kind, headers={"cache-control": keep})


def schema() -> dict[str, Any]:
    """The JSON Schema of all messages, of the socket and of HTTP."""
    parts = {
        "ClientMessage": TypeAdapter(models.ClientMessage).json_schema(ref_template="#/$defs/{model}"),
        "ServerMessage": TypeAdapter(models.ServerMessage).json_schema(
            mode="serialization", ref_template="#/$defs/{model}"
        ),
    }
    defs: dict[str, Any] = {}
    for model in (
        models.NewTable,
        models.Seated,
        models.JoinTable,
        models.ChangeSeat,
        models.StandIn,
        models.LobbyEntry,
        models.EditionInfo,
        models.Replay,
        models.Curve,
        models.Trouble,
    ):
        parts[model.__name__] = model.model_json_schema(mode="serialization", ref_template="#/$defs/{model}")
    for name, part in parts.items():
        defs |= part.pop("$defs", {})
        defs[name] = part
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Branchline protocol",
        "protocol": models.PROTOCOL,
        "$defs": {name: _without_titles(part) for name, part in defs.items()},
    }


def _without_titles(part: Any) -> Any:
    """Pydantic names every field a second time; types made from the schema would get those names too."""
    if isinstance(part, list):
        return [_without_titles(item) for item in part]
    if not isinstance(part, dict):
        return part
    fields = {name: _without_titles(value) for name, value in part.items() if name not in ("title", "properties")}
    if "properties" in part:
        fields["properties"] = {name: _without_titles(value) for name, value in part["properties"].items()}
    return fields
