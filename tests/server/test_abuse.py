"""Messages nobody means well: whatever comes, the sender gets a coded answer, others nothing, the log not a line."""

from __future__ import annotations

import asyncio
import json
import typing
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import hypothesis.strategies as st
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    negative_data_rejection,
    response_schema_conformance,
    status_code_conformance,
)

from branchline.server import models
from branchline.server import sockets as sockets_module
from branchline.server.connection import Connection
from branchline.server.keys import hash_token
from branchline.server.limits import Limits
from branchline.server.live import LiveTable
from branchline.server.models import PROTOCOL
from branchline.server.refusals import Refused
from branchline.server.sockets import read_message
from branchline.server.table import proposals
from tests.kit.campaigns import founding
from tests.kit.server import BOT, OPEN, PLENTY, WAIT, App, Player, bearer, post, run, wish
from tests.kit.server_process import Server

CODES = set(typing.get_args(models.Code))
EACH = 10_000  # messages of each type
BATCH = 50

# --- messages that are nearly right -----------------------------------------------------------------------------------

HOSTILE = [
    "", " ", "\x00", "\ud800", "\u202e", "<script>alert(1)</script>", "' OR 1=1 --", "../../etc/passwd", "%s%n",
    "𝕏" * 9, "a" * 41, "a" * 300, "NaN", "null", "__proto__", "move", "hello",
]  # fmt: skip
NUMBERS = [0, 1, -1, 4, 5, 1023, 1024, 2**31, 2**63, 2**64, 10**40, -(10**40), 0.5, 1e308, float("nan"), float("inf")]
JUNK: st.SearchStrategy[Any] = st.one_of(
    st.sampled_from([*HOSTILE, *NUMBERS, None, True, False, [], {}, [[]], [0, 1, 2], {"a": {"a": 1}}, [None]]),
    st.text(max_size=8),
    st.integers(-(2**70), 2**70),
)
IDS = st.sampled_from(["a", "b", "x" * 40, "A-Z_09"])
RIGHT: dict[str, dict[str, st.SearchStrategy[Any]]] = {
    "hello": {"protocol": st.sampled_from([0, 1, 2]), "token": st.sampled_from(["x" * 32, "y" * 20])},
    "move": {
        "id": IDS,
        "number": st.integers(0, 9),
        "actions": st.lists(st.integers(0, 1023), min_size=1, max_size=2),
    },
    "choose_ahead": {"id": IDS, "action": st.integers(0, 1023)},
    "say": {"id": IDS, "text": st.sampled_from(["hi", *HOSTILE]), "phrase": st.just("hello"), "emote": st.just("wow")},
    "take_back": {"id": IDS},
    "hint": {"id": IDS},
    "mute": {"id": IDS, "seat": st.integers(-1, 5), "on": st.booleans()},
    "open": {"id": IDS, "nonce": st.sampled_from(["5a" * 16, "0" * 31])},
    "resync": {},
    "ping": {"at": st.sampled_from([0, 1.5, -3])},
}


@st.composite
def nearly(draw: st.DrawFn, kind: str) -> str:
    """A message of that type with something wrong, or nothing."""
    message: dict[str, Any] = {"type": kind}
    for name, right in RIGHT[kind].items():
        how = draw(st.integers(0, 5))
        if how < 4:
            message[name] = draw(right)
        elif how == 4:
            message[name] = draw(JUNK)
    if draw(st.integers(0, 7)) == 0 or not RIGHT[kind]:
        message[draw(st.sampled_from(["extra", "seat", "token", "type", "\ud800"]))] = draw(JUNK)
    text = json.dumps(message)
    how = draw(st.integers(0, 19))
    if how == 0:
        return text[: draw(st.integers(0, len(text)))]
    if how == 1:
        return text + draw(st.sampled_from(["}", "x", "\x00", text, " " * 9000]))
    if how == 2:
        depth = draw(st.integers(1, 2000))
        return text.replace("{", '{"x":' + "[" * depth + "]" * depth + ",", 1)
    return text


def test_every_type_of_message_is_tried() -> None:
    union = typing.get_args(models.ClientMessage)[0]
    assert {part.model_fields["type"].default for part in typing.get_args(union)} == set(RIGHT)


class Attack:
    """A table with a victim and an attacker, where what happens is not stored."""

    def __init__(self, app: App, live: LiveTable, tokens: list[str]) -> None:
        self.hub, self.live = app.hub, live
        self.victim = Connection(hash_token(tokens[0]), PLENTY)
        self.attackers = [Connection(hash_token(tokens[1]), PLENTY), Connection(None, PLENTY)]
        for connection in (self.victim, *self.attackers):
            app.hub.join(live, connection)
        self.answered: Counter[str] = Counter()
        app.hub._tell_presence(live)  # now, not in the middle of the attack
        self.drain()

    def drain(self) -> list[list[str | None]]:
        """Everything that was sent to each since the last time."""
        sent = []
        for connection in (self.victim, *self.attackers):
            queue = connection.outgoing
            sent.append([queue.get_nowait() for _ in range(queue.qsize())])
        return sent

    async def receive(self, attacker: Connection, text: str) -> None:
        """One message, and what everybody gets for it."""
        before = self.live.state.number
        try:
            message = read_message(text, PLENTY)
        except Refused as refused:
            answer: models.Message | None = models.Problem(id=None, code=refused.code, text=refused.text)
        else:
            answer = await self.hub.receive(self.live, attacker, message)
        to_victim, *to_attackers = self.drain()
        if isinstance(answer, models.Problem):
            assert answer.code in CODES
            assert 0 < len(answer.text) <= 300
            assert self.live.state.number == before
            assert not to_victim
            assert not any(to_attackers)
        told = {"type": "snapshot"} if answer is None else json.loads(answer.model_dump_json())
        self.answered[told.get("code", told["type"])] += 1


@pytest.mark.parametrize("kind", RIGHT)
def test_ten_thousand_messages_of_each_type(
    tmp_path: Path, kind: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """From a player and from a spectator: those that mean nothing are refused and change nothing for others."""

    async def story() -> None:
        async with App(tmp_path) as app:

            async def stored(*_: Any) -> None:
                pass

            live, tokens = await app.playing(OPEN, OPEN, hints=False)
            monkeypatch.setattr(app.hub, "_stored", stored)
            attack = Attack(app, live, tokens)
            caplog.clear()
            loop = asyncio.get_running_loop()
            await asyncio.to_thread(fuzz, kind, attack, loop)
            assert attack.answered.total() >= EACH
            assert len(attack.answered) > 1, attack.answered
            assert not caplog.records

    asyncio.run(story())


def fuzz(kind: str, attack: Attack, loop: asyncio.AbstractEventLoop) -> None:
    @settings(
        max_examples=EACH // BATCH,
        deadline=None,
        database=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
        derandomize=True,
    )
    @given(st.lists(nearly(kind), min_size=BATCH, max_size=BATCH))
    def send(texts: list[str]) -> None:
        async def all_of_them() -> None:
            for number, text in enumerate(texts):
                await attack.receive(attack.attackers[number % 2], text)

        asyncio.run_coroutine_threadsafe(all_of_them(), loop).result(WAIT)

    send()


# --- over a socket ----------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("server")) as running:
        yield running


def test_nonsense_over_a_real_socket(server: Server) -> None:
    """Everything is answered, the game goes on, and the log says nothing of it."""
    seated = post(server.address, "tables", wish(OPEN, OPEN, hints=False))
    table, tokens = seated["table"]["id"], [seated["token"]]
    tokens.append(post(server.address, f"tables/{table}/join", {"name": "Bob"})["token"])
    post(server.address, f"tables/{table}/start", token=tokens[0])

    async def story() -> None:
        async with Player(server.host, table, tokens[0]) as victim, Player(server.host, table, tokens[1]) as attacker:
            for text in some_texts():
                await attacker.socket.send(text)
                await attacker.until(lambda message: message["type"] not in ("update", "presence"))
            await victim.resync()
            assert all(message["type"] in ("update", "snapshot", "presence") for message in victim.received)
            await attacker.resync()
            deciding = victim if victim.view["legal"] else attacker
            actions = [deciding.view["legal"][0]["action"]]
            assert (await deciding.ask("move", number=deciding.position, actions=actions))["type"] == "ack"

    asyncio.run(story())
    assert {json.loads(line)["event"] for line in server.log.splitlines()} == {"open"}


def some_texts() -> list[str]:
    found: list[str] = []

    @settings(max_examples=40, database=None, phases=[Phase.generate], derandomize=True, deadline=None)
    @given(st.tuples(*(nearly(kind) for kind in RIGHT)))
    def collect(texts: tuple[str, ...]) -> None:
        found.extend(texts)

    collect()
    return found


def test_a_connection_begins_with_hello_and_the_right_key(tmp_path: Path) -> None:
    async def story(app: App) -> None:
        live, tokens = await app.playing(OPEN, OPEN)
        other, _ = await app.playing(OPEN, OPEN)
        hello = {"type": "hello", "protocol": PROTOCOL}
        firsts: list[tuple[Any, str]] = [
            (hello | {"token": tokens[0]}, "wrong_token"),  # the key of another table
            (hello | {"token": "x" * 32}, "wrong_token"),
            (hello | {"token": "short"}, "bad_message"),
            (hello | {"token": ["x" * 32]}, "bad_message"),
            (hello | {"seat": 0}, "bad_message"),
            (hello | {"protocol": "one"}, "bad_message"),
            ({"type": "move", "id": "a", "number": 1, "actions": [1]}, "bad_message"),
            ({"type": "nothing"}, "bad_message"),
            ([hello], "bad_message"),
            ("", "bad_message"),
        ]
        for first, code in firsts:
            async with app.socket(other.name) as socket:
                answer = await socket.ask(first)
                assert (answer["type"], answer["code"]) == ("error", code)
                assert await socket.next() is None
                assert socket.closed == 4400
        assert not other.connections
        assert live.state.number == 4

    run(tmp_path, story)


def test_the_key_of_a_seat_that_was_left_is_no_key_any_more(tmp_path: Path) -> None:
    async def story(app: App) -> None:
        table = (await app.create(OPEN, OPEN))["table"]["id"]
        bob = (await app.join(table, "Bob"))["token"]
        async with app.socket(table) as open_one:
            open_one.hello(bob)
            assert (await open_one.next())["seats"] == [1]
            await app.post(f"tables/{table}/leave/1", token=bob)
            assert (await open_one.next())["seats"] == []
            answer = await open_one.ask({"type": "say", "id": "a", "text": "still here"})
            assert answer["code"] == "not_seated"
        async with app.socket(table) as socket:
            socket.hello(bob)
            assert (await socket.next())["code"] == "wrong_token"

    run(tmp_path, story)


def test_who_says_nothing_is_sent_away(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sockets_module, "HELLO_SECONDS", 0.05)

    async def story(app: App) -> None:
        table = (await app.create(OPEN, OPEN))["table"]["id"]
        async with app.socket(table) as socket:
            assert (await socket.next())["code"] == "bad_message"
            assert await socket.next() is None
            assert socket.closed == 4400

    run(tmp_path, story)


@pytest.mark.parametrize("table", ["nothing-here", "x" * 200, "a%00b", "..", "'"])
def test_a_socket_to_no_table(tmp_path: Path, table: str) -> None:
    async def story(app: App) -> None:
        async with app.socket(table.replace("%00", "\x00")) as socket:
            assert (await socket.next())["code"] == "no_such_table"
            assert await socket.next() is None
            assert socket.closed == 4404

    run(tmp_path, story)


WRONG_TYPES = [
    {"type": "move", "id": "a", "number": "4", "actions": [1]},
    {"type": "move", "id": "a", "number": 4.0, "actions": [1]},
    {"type": "move", "id": "a", "number": 4, "actions": ["1"]},
    {"type": "move", "id": "a", "number": 4, "actions": [True]},
    {"type": "move", "id": 7, "number": 4, "actions": [1]},
    {"type": "mute", "id": "a", "seat": 0, "on": "yes"},
    {"type": "mute", "id": "a", "seat": 0, "on": 1},
    {"type": "ping", "at": "1"},
    {"type": "ping", "at": float("nan")},
    {"type": "say", "id": "a", "text": 7},
]


@pytest.mark.parametrize("message", WRONG_TYPES)
def test_a_number_in_quotes_is_no_number(message: Any) -> None:
    with pytest.raises(Refused) as refused:
        read_message(json.dumps(message), PLENTY)
    assert refused.value.code == "bad_message"


def test_bytes_are_refused_and_the_connection_lives(tmp_path: Path) -> None:
    async def story(app: App) -> None:
        live, (ann, _) = await app.playing(OPEN, OPEN)
        async with app.socket(live.name) as socket:
            await socket.begin(ann)
            socket.send_frame(bytes=b"\xff")
            assert (await socket.next())["code"] == "bad_message"
            assert (await socket.ask({"type": "ping", "at": 1}))["type"] == "pong"

    run(tmp_path, story)


def test_what_breaks_here_closes_the_socket_with_one_line_in_the_log(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def story(app: App) -> None:
        live, (ann, bob) = await app.playing(OPEN, OPEN)

        def crash(*_: Any) -> Any:
            raise KeyError("a secret")

        async with app.socket(live.name) as other, app.socket(live.name) as socket:
            await other.begin(bob)
            await socket.begin(ann)
            monkeypatch.setattr(proposals, "say", crash)
            caplog.clear()
            assert await socket.ask({"type": "say", "id": "a", "text": "hi"}) is None
            assert socket.closed == 1011
            assert other.silent()
            assert [record.getMessage() for record in caplog.records] == ["socket"]
            assert (await other.ask({"type": "ping"}))["type"] == "pong"

    run(tmp_path, story)


# --- too much ---------------------------------------------------------------------------------------------------------


def test_messages_have_a_rate(tmp_path: Path) -> None:
    async def story(app: App) -> None:
        live, (ann, _) = await app.playing(OPEN, OPEN)
        async with app.socket(live.name) as socket:
            await socket.begin(ann)
            answers = [await socket.ask({"type": "ping"}) for _ in range(25)]
            assert [answer["type"] for answer in answers] == ["pong"] * 20 + ["error"] * 5
            assert answers[-1]["code"] == "slow_down"

    run(tmp_path, story, Limits(messages=(20, 0.001)))


def test_asking_for_everything_anew_costs_more(tmp_path: Path) -> None:
    async def story(app: App) -> None:
        live, (ann, _) = await app.playing(OPEN, OPEN)
        async with app.socket(live.name) as socket:
            await socket.begin(ann)
            answers = [(await socket.ask({"type": "resync"}))["type"] for _ in range(4)]
            assert answers == ["snapshot"] * 2 + ["error"] * 2

    run(tmp_path, story, Limits(messages=(20, 0.001)))


def test_who_sends_nonsense_is_cut_off(tmp_path: Path) -> None:
    async def story(app: App) -> None:
        live, (ann, _) = await app.playing(OPEN, OPEN)
        async with app.socket(live.name) as socket:
            await socket.begin(ann)
            answers = [await socket.ask("nonsense") for _ in range(7)]
            assert [answer and answer["code"] for answer in answers] == ["bad_message"] * 6 + [None]
            assert socket.closed == 4430

    run(tmp_path, story, Limits(messages=(20, 0.001)))


def test_chat_has_a_rate_of_each_player_whatever_the_number_of_connections(tmp_path: Path) -> None:
    async def story(app: App) -> None:
        live, (ann, bob) = await app.playing(OPEN, OPEN)

        async def say(token: str, number: int) -> str:
            async with app.socket(live.name) as socket:
                await socket.begin(token)
                socket.send({"type": "say", "id": f"s{number}", "text": "buy now"})
                while (message := await socket.next())["type"] == "update":
                    pass
                return str(message.get("code", "ack"))

        assert [await say(ann, number) for number in range(5)] == ["ack"] * 3 + ["slow_down"] * 2
        assert await say(bob, 0) == "ack"

    run(tmp_path, story, Limits(chat=(3, 0.001)))


def test_hints_have_a_rate_of_each_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(app: App) -> None:
        searches = []

        async def think(view: Any) -> list[Any]:
            searches.append(view)
            return []

        monkeypatch.setattr(app.hub.thinkers, "hint", think)
        live, _ = await app.playing(OPEN, OPEN)
        game = live.state.game
        assert game is not None
        assert game.decider is not None
        connection = Connection(live.state.seats[game.decider].token, PLENTY)
        for number in range(5):
            answer = await app.hub.receive(live, connection, models.AskHint(id=f"h{number}"))
            assert isinstance(answer, models.Hint)
        assert len(searches) == 1
        live.hint = None
        answer = await app.hub.receive(live, connection, models.AskHint(id="more"))
        assert isinstance(answer, models.Problem)
        assert answer.code == "slow_down"

    run(tmp_path, story, Limits(hints=(1, 0.001)))


def test_nothing_waits_for_a_hint(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(app: App) -> None:
        thought = asyncio.Event()

        async def think(_: Any) -> list[Any]:
            await asyncio.wait_for(thought.wait(), WAIT)
            return []

        monkeypatch.setattr(app.hub.thinkers, "hint", think)
        live, tokens = await app.playing(OPEN, OPEN)
        assert live.state.game is not None
        assert live.state.game.decider is not None
        async with app.socket(live.name) as socket:
            await socket.begin(tokens[live.state.game.decider])
            socket.send({"type": "hint", "id": "slow"})
            assert (await socket.ask({"type": "ping"}))["type"] == "pong"
            thought.set()
            assert (await socket.next())["id"] == "slow"

    run(tmp_path, story)


def test_an_address_has_so_many_connections(tmp_path: Path) -> None:
    async def story(app: App) -> None:
        table = (await app.create(OPEN, OPEN))["table"]["id"]
        async with app.socket(table) as one, app.socket(table) as two, app.socket(table) as three:
            assert [socket.accepted for socket in (one, two, three)] == [True, True, False]
        async with app.socket(table) as again:
            assert again.accepted

    run(tmp_path, story, Limits(connections=2))


def test_who_does_not_read_is_cut_off_and_the_others_play_on(tmp_path: Path) -> None:
    async def story(app: App) -> None:
        live, (ann, bob) = await app.playing(OPEN, OPEN)
        deaf, reads = Connection(hash_token(ann), app.hub.limits), Connection(hash_token(bob), app.hub.limits)
        app.hub.join(live, deaf)
        app.hub.join(live, reads)
        for number in range(10):
            said = models.Say(id=f"s{number}", text="hello?")
            assert isinstance(await app.hub.receive(live, reads, said), models.Ack)
            while not reads.outgoing.empty():
                assert reads.outgoing.get_nowait() is not None
        assert deaf.lagging
        assert deaf.outgoing.get_nowait() is None  # closes the socket: it can come back and gets everything anew

    run(tmp_path, story, Limits(waiting=4, chat=(100, 1)))


# --- names and words --------------------------------------------------------------------------------------------------


def test_names_and_words_are_sent_as_they_are_and_never_as_a_page(tmp_path: Path) -> None:
    """Escaping is the page's work: what is sent is JSON, and says so."""
    name, words = '<img src=x onerror="1">', "<script>alert('x')</script> & \"quotes\""

    async def story(app: App) -> None:
        seated = await app.create(OPEN, OPEN, name=name, public=True)
        table = seated["table"]["id"]
        for answer in (await app.get("/api/tables"), await app.get(f"/api/tables/{table}")):
            assert answer.headers["content-type"] == "application/json"
            assert answer.headers["x-content-type-options"] == "nosniff"
            assert name in json.dumps(answer.json(), ensure_ascii=False).replace('\\"', '"')
        async with app.socket(table) as socket:
            await socket.begin(seated["token"])
            update = await socket.ask({"type": "say", "id": "a", "text": words})
            assert update["said"]["text"] == words

    run(tmp_path, story)


UNSHOWABLE = ["", " ", "a\nb", "\u202egnp", "a\u200b", "\x1b[31m", "\ufeff", "x" * 41, 7, None, ["Ann"]]


@pytest.mark.parametrize("name", UNSHOWABLE)
def test_names_that_cannot_be_shown(tmp_path: Path, name: Any) -> None:
    async def story(app: App) -> None:
        table = (await app.create(OPEN, OPEN))["table"]["id"]
        for path, body in ((f"tables/{table}/join", {"name": name}), ("tables", wish(OPEN, OPEN) | {"name": name})):
            answer = await app.post(path, body)
            assert answer.status_code == 422
            assert answer.json()["code"] in ("bad_message", "bad_name")

    run(tmp_path, story)


# --- HTTP by its own description --------------------------------------------------------------------------------------

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
    negative_data_rejection,
]
OPERATIONS = [
    "POST /api/tables", "GET /api/tables", "GET /api/codes/{code}", "GET /api/tables/{table}",
    "POST /api/tables/{table}/join", "POST /api/tables/{table}/leave/{seat}", "POST /api/tables/{table}/seats",
    "POST /api/tables/{table}/start", "POST /api/tables/{table}/stand-in", "POST /api/tables/{table}/rematch",
    "GET /api/tables/{table}/edition", "GET /api/tables/{table}/record", "GET /api/tables/{table}/replay",
    "GET /api/tables/{table}/curve", "GET /api/editions",
    "GET /api/editions/{name}/board.svg", "GET /healthz", "GET /api/tables/{table}/board.svg",
    "GET /api/tables/{table}/cards", "POST /api/campaigns", "POST /api/campaigns/import",
    "GET /api/campaigns/{campaign}", "POST /api/campaigns/{campaign}/join", "POST /api/campaigns/{campaign}/companies",
    "POST /api/campaigns/{campaign}/read", "POST /api/campaigns/{campaign}/decide",
    "POST /api/campaigns/{campaign}/attend", "POST /api/campaigns/{campaign}/begin",
    "POST /api/campaigns/{campaign}/hand-over", "GET /api/campaigns/{campaign}/document",
    "GET /api/campaigns/{campaign}/edition", "GET /api/companies",
    "GET /api/campaigns/{campaign}/pictures/{picture}", "GET /api/campaigns/{campaign}/board.svg",
]  # fmt: skip


def test_every_request_is_tried(server: Server) -> None:
    paths = httpx.get(f"{server.address}/openapi.json", timeout=WAIT).json()["paths"]
    assert {f"{method.upper()} {path}" for path, operations in paths.items() for method in operations} == set(
        OPERATIONS
    )


@pytest.mark.parametrize("operation", OPERATIONS)
def test_http_answers_as_its_description_says(server: Server, operation: str) -> None:
    """Whatever is asked, in the described shape or not, of a table that is there or not."""
    schema = schemathesis.openapi.from_url(f"{server.address}/openapi.json")
    method, path = operation.split()
    seated = post(server.address, "tables", wish(OPEN, OPEN, BOT, public=True))
    there, token = {"table": seated["table"]["id"]}, seated["token"]
    if "{campaign}" in path:
        founded = post(server.address, "campaigns", founding())
        there, token = {"campaign": founded["campaign"]["id"]}, founded["token"]
    wanted = schema[path][method]
    cases = st.one_of(wanted.as_strategy(), wanted.as_strategy(generation_mode=schemathesis.GenerationMode.NEGATIVE))

    @settings(max_examples=40, database=None, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True)
    @given(case=cases, real=st.booleans(), known=st.booleans())
    def ask(case: Any, real: bool, known: bool) -> None:
        if real:
            case.path_parameters.update({name: id for name, id in there.items() if name in case.path_parameters})
        case.call_and_validate(checks=CHECKS, headers=bearer(token) if known else {})

    ask()
    assert all(json.loads(line)["level"] == "info" for line in server.log.splitlines())
