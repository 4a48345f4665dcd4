"""The server as tests use it: a table without sockets, the application in this process, and its clients."""

from __future__ import annotations

import asyncio
import itertools
import json
import random
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, Self

import httpx
import pytest
import websockets

from branchline.edition import Setup, load_edition
from branchline.server import models
from branchline.server.app import create_app
from branchline.server.connection import Connection
from branchline.server.entries import AnyEntry, read_entry, write_entry
from branchline.server.hub import TABLES, Hub
from branchline.server.journal import replay
from branchline.server.keys import hash_token
from branchline.server.limits import Limits
from branchline.server.live import LiveTable
from branchline.server.present import seat_view
from branchline.server.refusals import Refused
from branchline.server.store import Store
from branchline.server.table import applying, clocks, proposals, taking_back, telling
from branchline.server.table.editions import table_editions
from branchline.server.table.state import Happened, TableState

OPEN, BOT = models.SeatPlan(), models.SeatPlan(kind="bot", level="easy")
PLENTY = Limits(
    messages=(1e9, 1e9),
    chat=(1e9, 1e9),
    hints=(1e9, 1e9),
    requests=(1e9, 1e9),
    tables=(1e9, 1e9),
    mutes=(1e9, 1e9),
    take_backs=(1e9, 1e9),
    arranging=(1e9, 1e9),
    connections=10_000,
)
NAMES = ("Ann", "Bob", "Cleo", "Dan", "Eve")
WAIT = 30.0  # longer than anything takes


def every_variant() -> list[tuple[str, str, bool]]:
    """Each edition and variant, and the bonus option where there is one."""
    found = []
    for name in table_editions():
        edition = load_edition(name)
        found += [(name, variant.name, False) for variant in edition.table_variants]
        if edition.bonus:
            found.append((name, edition.variants[0].name, True))
    return found


# --- a table without sockets ------------------------------------------------------------------------------------------


class FakeTime:
    """The two clocks of a machine: one that can be set, and one that nobody can set."""

    def __init__(self) -> None:
        self.wall, self.steady = 1_700_000_000.0, 1000.0

    def time(self) -> float:
        return self.wall

    def monotonic(self) -> float:
        return self.steady

    def pass_by(self, seconds: float) -> None:
        self.wall += seconds
        self.steady += seconds

    def set_wall(self, by: float) -> None:
        self.wall += by


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> FakeTime:
    """Time that passes when the test says so."""
    fake = FakeTime()
    monkeypatch.setattr(clocks, "time", fake)
    return fake


class Room:
    """A table and everything that was stored of it. Players are called by their names; so are their tokens."""

    def __init__(self, *plans: models.SeatPlan, edition: str = "new-york", name: str = "Ann", **options: Any) -> None:
        settings = {key: options.pop(key) for key in ("variant", "bonus") if key in options}
        setup: Setup | None = options.pop("setup", None)  # one that nobody could wish for
        wish = models.NewTable(
            edition=edition, seats=list(plans), name=name, options=models.TableOptions(**options), **settings
        )
        created = proposals.create(wish, name, clocks.Watch().moment().at)
        if setup is not None:
            created = created.model_copy(update={"setup": setup})
        self.stored = [write_entry(created)]
        self.live = LiveTable("t1", applying.begin("t1", created)[0])
        self._ids = itertools.count()

    @classmethod
    def full(cls, players: int = 2, bots: int = 0, **options: Any) -> Room:
        """Everybody sits; the first is the host."""
        room = cls(*[OPEN] * players, *[BOT] * bots, **options)
        for name in NAMES[:players]:
            room.join(name)
        return room

    @classmethod
    def playing(cls, players: int = 2, bots: int = 0, **options: Any) -> Room:
        """A game that has begun."""
        room = cls.full(players, bots, **options)
        room.start()
        return room

    def do(self, entry: AnyEntry) -> Happened:
        """Store an entry and let it happen."""
        self.stored.append(write_entry(entry))
        state, happened = applying.apply(self.state, read_entry(self.stored[-1]))
        self.live.become(state)
        return happened

    def propose(self, proposal: Callable[..., AnyEntry], *wish: Any) -> AnyEntry:
        """The entry that a wish would become."""
        return proposal(self.state, self.live.now(), *wish)

    def reloaded(self) -> LiveTable:
        """The table as another process makes it, which has seen the same people go."""
        loaded = LiveTable(self.live.name, replay(TABLES, self.live.name, self.stored))
        loaded.watch.gone, loaded.watch.loaded = self.live.watch.gone, self.live.watch.loaded
        return loaded

    @property
    def state(self) -> TableState:
        return self.live.state

    @property
    def game(self) -> Any:
        assert self.state.game is not None
        return self.state.game

    def update(self, token: str | None, happened: Happened) -> models.Update:
        """What somebody is told of it now."""
        text = telling.Updates(self.state, self.live.info(), happened).text(token)
        return models.Update.model_validate_json(text)

    @property
    def decider(self) -> str | None:
        """The token of who has to decide; None for a bot."""
        return None if self.game.decider is None else self.state.seats[self.game.decider].token

    def join(self, name: str, token: str | None = None, **wish: Any) -> Happened:
        return self.do(self.propose(proposals.join, token or name, models.JoinTable(name=name, **wish)))

    def start(self, token: str = "Ann") -> Happened:
        return self.do(self.propose(proposals.start, token))

    def wish(self, *actions: int, number: int | None = None, id: str | None = None) -> models.Move:
        return models.Move(
            id=id or f"m{next(self._ids)}",
            number=self.state.number if number is None else number,
            actions=list(actions),
        )

    def move(self, *actions: int, token: str | None = None, **wish: Any) -> Happened:
        """A move of whoever has to decide."""
        token = self.decider if token is None else token
        if token is None:
            return self.bot_move(self.game.decider, actions[0])
        return self.do(self.propose(proposals.move, token, self.wish(*actions, **wish)))

    def bot_move(self, seat: int, action: int) -> Happened:
        """What a bot decides for the present position."""
        return self.do(self.propose(proposals.bot_move, seat, self.state.position, action))

    def take_back(self, token: str, id: str | None = None) -> Happened:
        return self.do(self.propose(taking_back.take_back, token, models.TakeBack(id=id or f"b{next(self._ids)}")))

    def say(self, token: str, id: str | None = None, **what: Any) -> Happened:
        return self.do(self.propose(proposals.say, token, models.Say(id=id or f"s{next(self._ids)}", **what)))

    def mute(self, token: str, seat: int, on: bool = True) -> Happened:
        return self.do(self.propose(proposals.mute, token, models.Mute(id=f"q{next(self._ids)}", seat=seat, on=on)))

    def long_gone(self, seat: int) -> None:
        """The player has been away for as long as it takes, and is not there."""
        self.live.watch.gone[seat] = -1e9

    def stand_in(self, token: str, seat: int, level: models.Level | None) -> Happened:
        return self.do(self.propose(proposals.stand_in, token, models.StandIn(seat=seat, level=level)))

    def change(self, token: str, **wish: Any) -> Happened:
        return self.do(self.propose(proposals.change, token, models.ChangeSeat(**wish)))

    def leave(self, token: str, seat: int) -> Happened:
        return self.do(self.propose(proposals.leave, token, seat))

    def legal(self) -> list[models.LegalMove]:
        """What the deciding seat is offered."""
        return seat_view(self.game, self.game.decider).legal

    def random_move(self, chance: random.Random, together: bool = True) -> Happened:
        """Any legal move; a claim or station with its payment, where one decides for oneself."""
        move = chance.choice(self.legal())
        if together and move.payments and self.decider is not None:
            return self.move(move.action, chance.choice(move.payments).action)
        return self.move(move.action)

    def play_until(self, wanted: Callable[[], bool], seed: int = 1) -> None:
        """Random moves until something holds."""
        chance = random.Random(seed)
        while not wanted():
            assert self.state.stage == "playing", "the game ended before it came to that"
            self.random_move(chance)

    def tokens(self) -> list[str | None]:
        """Everybody who can look: the players, and a spectator."""
        return [*dict.fromkeys(seat.token for seat in self.state.seats if seat.token), None]


@contextmanager
def refused(code: models.Code) -> Iterator[None]:
    """What happens inside is refused for that reason."""
    with pytest.raises(Refused) as caught:
        yield
    assert caught.value.code == code
    assert caught.value.text


def claim_of(room: Room) -> models.LegalMove:
    """A route the deciding seat can claim now."""
    return next(move for move in room.legal() if move.kind == "claim")


def can_claim(room: Room) -> bool:
    """Does somebody with a token have to decide, and can claim a route?"""
    return room.decider is not None and any(move.kind == "claim" for move in room.legal())


# --- the application in this process ----------------------------------------------------------------------------------


class App:
    """The application with a database of its own, or with a given one, asked without a network."""

    def __init__(self, folder: Path, limits: Limits = PLENTY, database: str = "") -> None:
        self.database = folder / "test.db"
        self.asgi = create_app(Store(database or f"sqlite:///{self.database}"), limits, threads=1)
        self.hears_presence = False  # it comes a while after the fact: only tests about it want it among their messages
        self.hub: Hub = self.asgi.state.service.hub

    async def __aenter__(self) -> Self:
        self._life = self.asgi.router.lifespan_context(self.asgi)
        await self._life.__aenter__()
        # What a client sees is what is tested: nothing is raised through.
        way = httpx.ASGITransport(self.asgi, raise_app_exceptions=False)
        self.http = httpx.AsyncClient(transport=way, base_url="http://localhost")
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.http.aclose()
        await self._life.__aexit__(None, None, None)

    async def get(self, path: str, **request: Any) -> httpx.Response:
        return await self.http.get(path, **request)

    async def post(self, path: str, body: Any = None, token: str | None = None, **request: Any) -> httpx.Response:
        headers = request.pop("headers", {}) | (bearer(token) if token else {})
        return await self.http.post(f"/api/{path}", json=body, headers=headers, **request)

    async def create(self, *plans: models.SeatPlan, **options: Any) -> Any:
        """A new table: what its creator is told."""
        answer = await self.post("tables", wish(*plans, **options))
        assert answer.status_code == 201, answer.text
        return answer.json()

    async def join(self, table: str, name: str, token: str | None = None) -> Any:
        answer = await self.post(f"tables/{table}/join", {"name": name}, token)
        assert answer.status_code == 200, answer.text
        return answer.json()

    async def playing(self, *plans: models.SeatPlan, **options: Any) -> tuple[LiveTable, list[str]]:
        """A game that has begun, and its players' tokens."""
        seated = await self.create(*plans, **options)
        table, tokens = seated["table"]["id"], [seated["token"]]
        for name in NAMES[1 : sum(plan.kind == "open" for plan in plans)]:
            tokens.append((await self.join(table, name))["token"])
        assert (await self.post(f"tables/{table}/start", token=tokens[0])).status_code == 200
        return await self.hub.find(table), tokens

    async def finish(self, live: LiveTable, tokens: list[str], seed: int = 1) -> None:
        """Play a game without bots to its end, at random."""
        chance = random.Random(seed)
        of = {hash_token(token): Connection(hash_token(token), self.hub.limits) for token in tokens}
        while (table := live.state).game is not None and table.decider is not None:
            token = table.seats[table.decider].token
            assert token is not None
            move = chance.choice(seat_view(table.game, table.decider).legal)
            actions = [move.action, *([chance.choice(move.payments).action] if move.payments else [])]
            wish = models.Move(id=f"f{table.number}", number=table.number, actions=actions)
            answer = await self.hub.receive(live, of[token], wish)
            assert isinstance(answer, models.Ack), answer

    def socket(self, table: str, **headers: str) -> AppSocket:
        return AppSocket(self, f"/api/tables/{table}/play", headers)

    def campaign_socket(self, campaign: str, **headers: str) -> AppSocket:
        return AppSocket(self, f"/api/campaigns/{campaign}/follow", headers)


def run(folder: Path, story: Callable[[App], Coroutine[Any, Any, None]], limits: Limits = PLENTY) -> None:
    """Tell a story with an application of its own."""

    async def told() -> None:
        async with App(folder, limits) as app:
            await story(app)

    asyncio.run(told())


def trouble(answer: httpx.Response, status: int, code: str) -> str:
    """The request was refused, in the shape every refusal has."""
    assert answer.status_code == status, answer.text
    body = answer.json()
    assert set(body) == {"code", "text"}
    assert body["code"] == code
    return str(body["text"])


class AppSocket:
    """A WebSocket to the application, without a network. Whatever is not text is sent as it is."""

    def __init__(self, app: App, path: str, headers: dict[str, str]) -> None:
        self._app = app
        raw = [(name.encode(), value.encode("latin-1")) for name, value in ({"host": "localhost"} | headers).items()]
        self._scope = {
            "type": "websocket", "path": path, "raw_path": path.encode(), "query_string": b"", "headers": raw,
            "client": ("127.0.0.1", 1), "subprotocols": [], "state": {}, "root_path": "", "scheme": "ws",
            "server": ("localhost", 80),
        }  # fmt: skip
        self._in: asyncio.Queue[Any] = asyncio.Queue()
        self._out: asyncio.Queue[Any] = asyncio.Queue()
        self.closed: int | None = None

    async def __aenter__(self) -> Self:
        self._in.put_nowait({"type": "websocket.connect"})
        self._task = asyncio.create_task(self._app.asgi(self._scope, self._in.get, self._hear))
        first = await asyncio.wait_for(self._out.get(), WAIT)
        self.accepted = first["type"] == "websocket.accept"
        self.closed = None if self.accepted else first["code"]
        return self

    async def __aexit__(self, *_: object) -> None:
        self._in.put_nowait({"type": "websocket.disconnect", "code": 1000})
        await asyncio.wait_for(self._task, WAIT)

    async def _hear(self, frame: Any) -> None:
        if self._app.hears_presence or not (frame.get("text") or "").startswith('{"type":"presence"'):
            await self._out.put(frame)

    def send_frame(self, **frame: Any) -> None:
        self._in.put_nowait({"type": "websocket.receive"} | frame)

    def send(self, message: Any) -> None:
        self.send_frame(text=message if isinstance(message, str) else json.dumps(message))

    def hello(self, token: str | None = None) -> None:
        self.send({"type": "hello", "protocol": models.PROTOCOL} | ({"token": token} if token else {}))

    async def begin(self, token: str | None = None) -> Any:
        """Say hello, and take the snapshot that answers it."""
        self.hello(token)
        return await self.next()

    async def next(self) -> Any:
        """The next message; None once the socket is closed."""
        frame = await asyncio.wait_for(self._out.get(), WAIT)
        if frame["type"] == "websocket.close":
            self.closed = frame["code"]
            return None
        return json.loads(frame["text"])

    async def ask(self, message: Any) -> Any:
        """Send something and take the next message for its answer."""
        self.send(message)
        return await self.next()

    def silent(self) -> bool:
        """Has nothing more come?"""
        return self._out.empty()


def wish(*plans: models.SeatPlan, edition: str = "new-york", name: str = "Ann", **options: Any) -> dict[str, Any]:
    """The body that creates a table."""
    options = {"pace": 0} | options
    seats = [plan.model_dump() for plan in plans]
    return {"edition": edition, "name": name, "seats": seats, "options": options}


def bearer(token: str) -> dict[str, str]:
    return {"authorization": f"Bearer {token}"}


# --- players ---------------------------------------------------------------------------------


class Player:
    """A client: keeps the last position, checks that numbers have no gap, and remembers everything it was sent."""

    def __init__(self, host: str, table: str, token: str | None = None) -> None:
        self.url, self.token = f"ws://{host}/api/tables/{table}/play", token
        self.number = -1
        self.position = -1  # the number that came with the views
        self.table: Any = None
        self.views: list[Any] = []
        self.sheets: Any = None
        self.received: list[Any] = []
        self._ids = itertools.count(random.Random().randrange(10**9))

    async def __aenter__(self) -> Self:
        self.socket = await websockets.connect(self.url, open_timeout=WAIT, max_size=None)
        hello = {"type": "hello", "protocol": models.PROTOCOL}
        await self.socket.send(json.dumps(hello | ({"token": self.token} if self.token else {})))
        assert (await self.next())["type"] == "snapshot"
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.socket.close()

    async def next(self) -> Any:
        """The next message, taken notice of; who comes and goes is told at any time and passed over."""
        message = json.loads(await asyncio.wait_for(self.socket.recv(), WAIT))
        if message["type"] == "presence":
            return await self.next()
        self.received.append(message)
        if message["type"] == "update":
            assert message["number"] == self.number + 1, f"a gap after {self.number}: {message}"
        if message["type"] in ("update", "snapshot"):
            self.number, self.table, self.seats = message["number"], message["table"], message["seats"]
            if message["views"]:
                self.views, self.position = message["views"], message["number"]
            self.sheets = message["sheets"] or self.sheets
        return message

    async def until(self, wanted: Callable[[Any], bool]) -> Any:
        """The next message that is wanted; others may come before it, but not for ever."""
        async with asyncio.timeout(2 * WAIT):
            while not wanted(message := await self.next()):
                pass
        return message

    async def until_my_turn(self) -> None:
        """Until there is something to decide."""
        if not self.view["legal"]:
            await self.until(lambda _: bool(self.view["legal"]))

    async def send(self, kind: str, **message: Any) -> str:
        """Send a message without waiting; gives its id."""
        message = {"id": f"c{next(self._ids)}"} | message
        await self.socket.send(json.dumps({"type": kind} | message))
        return str(message["id"])

    async def closed(self) -> int | None:
        """The code the server closes the socket with; what it sends before is taken notice of."""
        with suppress(websockets.ConnectionClosed):
            async with asyncio.timeout(2 * WAIT):
                while True:
                    await self.next()
        return self.socket.close_code

    async def ask(self, kind: str, **message: Any) -> Any:
        """Send a message and wait for its answer."""
        id = await self.send(kind, **message)
        return await self.until(lambda answer: answer.get("id") == id)

    async def resync(self) -> Any:
        """Everything anew."""
        await self.socket.send('{"type": "resync"}')
        return await self.until(lambda message: message["type"] == "snapshot")

    @property
    def view(self) -> Any:
        """The view of the own seat that has to decide, if any; otherwise the first."""
        return next((view for view in self.views if view["legal"]), self.views[0])

    async def move(self, chance: random.Random) -> Any:
        """Any legal move, with its payment."""
        move = chance.choice(self.view["legal"])
        actions = [move["action"]]
        if move.get("payments"):
            actions.append(chance.choice(move["payments"])["action"])
        return await self.ask("move", number=self.position, actions=actions)

    async def play(self, chance: random.Random, stop: Callable[[], bool] = lambda: False) -> None:
        """Play at random until the game is over, or until it is time to stop."""
        while self.table["state"] != "over" and not stop():
            if self.view["legal"]:
                answer = await self.move(chance)
                assert answer["type"] == "ack", answer
            else:
                await self.next()


def post(address: str, path: str, body: Any = None, token: str | None = None) -> Any:
    """A request that is granted."""
    answer = httpx.post(f"{address}/api/{path}", json=body, headers=bearer(token) if token else {}, timeout=WAIT)
    assert answer.is_success, answer.text
    return answer.json()
