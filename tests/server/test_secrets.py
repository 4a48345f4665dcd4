"""What is hidden stays hidden: tables that differ in it alone tell others the same, and nothing of it is written."""

from __future__ import annotations

import asyncio
import dataclasses
import json
import logging
import random
import re
import secrets
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import numpy as np
import pytest
import websockets

from branchline.game.names import Move
from branchline.kernel import codes, numbers
from branchline.server import models
from branchline.server.logs import JsonFormatter
from branchline.server.refusals import Refused
from branchline.server.table import applying, proposals, taking_back, telling
from branchline.server.table.clocks import Moment
from branchline.server.table.state import ChosenAhead, Happened, TableState
from tests.kernel.test_views import shuffle_cards, shuffle_chance, shuffle_tickets
from tests.kit.server import BOT, OPEN, WAIT, App, Player, Room, bearer, every_variant, post, wish
from tests.kit.server_process import Server

SECRET_KINDS = (
    codes.DEALT_CARD, codes.DREW_CARD, codes.OFFERED_TICKET, codes.KEPT_TICKET, codes.RETURNED_TICKET,
)  # fmt: skip

NOW = Moment(at=1000.0, running=0.0)  # nothing that is told depends on when it is asked for


# --- twins ------------------------------------------------------------------------------------------------------------


def other_events(events: Any, seat: int, chance: np.random.Generator) -> Any:
    """The same events with other secrets, as far as the seat was not told them."""
    changed = events.copy()
    for event in changed:
        if event.kind in SECRET_KINDS and event.seat != seat:
            event["values"][0] = chance.integers(0, 5)
    return changed


def twin_of(table: TableState, seat: int, seed: int) -> TableState:
    """A table that differs only in what the seat (SPECTATOR: nobody) does not know: hands, piles, tickets, the key."""
    chance = np.random.default_rng(seed)
    assert table.game is not None
    game = table.game.copy()
    state = game._state
    shuffle_tickets(state, seat, chance)
    shuffle_cards(state, seat, chance)
    shuffle_chance(state, chance)
    game._setup_events = other_events(game._setup_events, seat, chance)
    for number, played in enumerate(game.played):
        move = played.move
        if move.kind == "keep" and played.seat != seat:
            move = Move(numbers.KEEP + 1, "keep", "keep something else")
        events = other_events(played.events, seat, chance)
        game.played[number] = dataclasses.replace(played, move=move, events=events)
    others = tuple(
        state if number == seat else dataclasses.replace(state, nonce=secrets.token_bytes(16))
        for number, state in enumerate(table.seats)
    )
    created = table.created.model_copy(update={"secret": secrets.token_hex(32)})
    ahead = {
        number: choice if number == seat else ChosenAhead(numbers.KEEP + int(chance.integers(1, 8)), choice.seconds)
        for number, choice in table.ahead.items()
    }
    return dataclasses.replace(table, game=game, created=created, seats=others, ahead=ahead)


def told(text: str, table: TableState) -> str:
    """A message as it is sent. The commitment is a hash of the secret: it is all that may differ with it."""
    return text.replace(telling.info(table, NOW).commitment, "commitment")


def update(table: TableState, token: str | None, happened: Happened) -> str:
    return told(telling.Updates(table, telling.info(table, NOW), happened).text(token), table)


def snapshot(table: TableState, token: str | None) -> str:
    return told(telling.snapshot(table, NOW, token).model_dump_json(), table)


def everything_told(table: TableState, token: str | None, happened: list[Happened]) -> list[str]:
    """Every message the holder of a token can get in this position, in the words of the protocol."""
    messages = [telling.snapshot(table, NOW, token), telling.info(table, NOW), telling.lobby_entry(table)]
    texts = [told(message.model_dump_json(), table) for message in messages]
    texts += [update(table, token, thing) for thing in happened]
    return texts + refusals_told(table, token)


def refusals_told(table: TableState, token: str | None) -> list[str]:
    """How every action and other wish of that token is answered."""
    answers = []
    for action in range(0, numbers.ACTIONS, 29):
        for actions in ([action], [action, numbers.PAY + action % 64]):
            wanted = models.Move(id="probe", number=table.number, actions=actions)
            answers.append(refusal(proposals.move, table, NOW, token or "", wanted))
    answers.append(refusal(taking_back.take_back, table, NOW, token or "", models.TakeBack(id="probe")))
    answers.append(refusal(proposals.rematch, table, NOW, token or "", "x"))
    return answers


def refusal(propose: Any, *wish: Any) -> str:
    try:
        propose(*wish)
    except Refused as refused:
        return f"{refused.code}: {refused.text}"
    return "granted"


@pytest.mark.parametrize(("edition", "variant", "bonus"), every_variant())
def test_hidden_things_change_nothing_that_others_are_told(edition: str, variant: str, bonus: bool) -> None:
    """Every message to every player and to a spectator, in positions of a whole game before its end."""
    chance = random.Random(f"twins {edition} {variant}")
    room = Room.playing(3, edition=edition, variant=variant, bonus=bonus)
    room.say("Ann", text="hello")
    happened: list[Happened] = []
    compared = 0
    while room.state.stage == "playing":
        if room.state.number in (4, 6, 8) or room.state.number % 15 == 0:
            compare(room, happened[-12:], seed=compared)
            compared += 1
        happened.append(room.random_move(chance))
    assert compared > 3


def compare(room: Room, happened: list[Happened], seed: int) -> None:
    for token in room.tokens():
        seat = numbers.SPECTATOR if token is None else room.state.seats_of(token)[0]
        twin = twin_of(room.state, seat, seed)
        assert twin.game is not None
        assert twin.game.state_bytes() != room.game.state_bytes()
        assert everything_told(twin, token, happened) == everything_told(room.state, token, happened)


def test_at_one_device_only_who_plays_is_told_their_secrets() -> None:
    """Two at one device and a third elsewhere: whatever the other's hand and tickets are, the messages are the same."""
    chance = random.Random("one device")
    room = Room(OPEN, OPEN, OPEN)
    room.join("Ann")
    room.join("Bob", token="Ann")
    room.join("Cleo")
    room.start()
    happened: list[Happened] = []
    compared = {0: 0, 1: 0, None: 0}
    while room.state.stage == "playing":
        decider = room.game.decider
        last = next((played.seat for played in reversed(room.game.played) if played.seat != 2), numbers.SPECTATOR)
        looking = decider if decider in (0, 1) else last
        who = decider if decider in (0, 1) else None
        if compared[who] < 4 or room.state.number % 9 == 0:
            twin = twin_of(room.state, looking, seed=room.state.number)
            assert everything_told(twin, "Ann", happened[-12:]) == everything_told(room.state, "Ann", happened[-12:])
            compared[who] += 1
            views = telling.snapshot(room.state, NOW, "Ann").views
            assert [view.seat for view in views] == [0, 1]
            assert [bool(view.legal) for view in views] == [decider == 0, decider == 1]
        happened.append(room.random_move(chance))
    assert min(compared.values()) >= 4
    assert all(any(view.tickets) for view in telling.snapshot(room.state, NOW, "Ann").views)  # at the end all is open


def test_a_twin_is_noticed_by_who_may_know() -> None:
    """Otherwise the test above would prove nothing."""
    room = Room.playing(3, edition="europe")
    twin = twin_of(room.state, 0, 1)
    assert snapshot(twin, "Ann") == snapshot(room.state, "Ann")
    assert snapshot(twin, "Bob") != snapshot(room.state, "Bob")


@pytest.mark.parametrize("action", [numbers.DRAW_PILE, numbers.DRAW_TICKETS])
def test_what_another_draws_and_keeps_shows_in_nothing(action: int) -> None:
    """The same decision of another player, with other hidden cards: everybody else is told the same."""
    room = Room.playing(2, 1, edition="europe")
    room.play_until(
        lambda: room.game.decider == 1 and room.game.phase == "turn" and room.game.view().record.public.turn > 9
    )
    assert room.game.refusal(action) is None
    for token, seat in (("Ann", 0), (None, numbers.SPECTATOR)):
        twins = [room.state, twin_of(room.state, seat, 3)]
        told_of_draw = [drawn(table, token, action) for table in twins]
        assert told_of_draw[0] == told_of_draw[1]


def drawn(table: TableState, token: str | None, *actions: int) -> list[str]:
    """What is told of another's draw, and of what follows in the same turn."""
    messages: list[str] = []
    pending = list(actions)
    while pending and table.decider == 1:
        move = models.Move(id=f"draw{len(messages)}", number=table.number, actions=[pending.pop()])
        table, happened = applying.apply(table, proposals.move(table, NOW, "Bob", move))
        messages.append(update(table, token, happened))
        assert table.game is not None
        if table.game.phase in ("second_card", "keep_tickets"):
            pending = [{"second_card": numbers.DRAW_PILE, "keep_tickets": numbers.KEEP + 1}[table.game.phase]]
    assert len(messages) == 2
    return messages


def test_http_tells_the_same_of_twins(tmp_path: Path) -> None:
    async def story() -> None:
        async with App(tmp_path) as app:
            live, tokens = await app.playing(OPEN, OPEN, public=True)
            real = live.state
            paths = [f"/api/tables/{real.id}", f"/api/codes/{real.created.code}", "/api/tables", "/api/editions"]
            paths += [
                f"/api/tables/{real.id}/record",
                f"/api/tables/{real.id}/replay",
                f"/api/tables/{real.id}/curve",
                "/healthz",
                f"/api/tables/{real.id}/play",
            ]

            async def answers() -> list[str]:
                got = [await app.get(path, headers=bearer(tokens[0])) for path in paths]
                texts = [answer.text.replace(live.info().commitment, "commitment") for answer in got]
                return [re.sub(r'"away":\d+', '"away":0', text) for text in texts]  # time passes

            before = await answers()
            for seed in range(3):
                live.state = twin_of(real, 0, seed)
                assert await answers() == before

    asyncio.run(story())


# --- what is written --------------------------------------------------------------------------------------------------

NONCE = "0123456789abcdef" * 2
TALK = "the purple elephant"


def test_nothing_secret_is_logged_or_stored_in_the_clear(tmp_path: Path) -> None:
    """A whole game with everything going wrong that a client can make go wrong."""
    with Server(tmp_path) as server:
        seated = post(server.address, "tables", wish(OPEN, OPEN, BOT) | {"nonce": NONCE})
        table, ann = seated["table"]["id"], seated["token"]
        bob = post(server.address, f"tables/{table}/join", {"name": "Bob"})["token"]
        post(server.address, f"tables/{table}/start", token=ann)
        asyncio.run(played_badly(server, table, [ann, bob]))
        ask_badly(server, table, ann)
        record = httpx.get(f"{server.address}/api/tables/{table}/record", timeout=WAIT).json()
        stored = b"".join(path.read_bytes() for path in tmp_path.glob("served.db*"))
        server.stop()
    lines = [json.loads(line) for line in server.log.splitlines()]
    assert {line["event"] for line in lines} == {"open", "closed"}, lines
    secret = record["dealing"]["secret"]
    nonces = [nonce for nonce in record["dealing"]["nonces"] if nonce]
    assert NONCE in nonces
    for hidden in (ann, bob, secret, TALK, *nonces):
        assert hidden not in server.log
    for token in (ann, bob):
        assert token.encode() not in stored
    assert secret.encode() in stored  # the search would have found something


async def played_badly(server: Server, table: str, tokens: list[str]) -> None:
    players = [Player(server.host, table, token) for token in tokens]
    hidden: list[str] = []
    async with players[0], players[1]:
        for player in players:
            for text in ("{", "x" * 9000, json.dumps({"type": "hello", "protocol": 1, "token": player.token, "x": 1})):
                await player.socket.send(text)
                await player.until(lambda message: message["type"] == "error")
            assert (await player.ask("move", number=0, actions=[1]))["type"] == "error"
            assert (await player.ask("say", text=TALK))["type"] == "ack"
        await wrong_hellos(server, table, tokens)
        await asyncio.gather(*(player.play(random.Random(1)) for player in players))
        for player, other in zip(players, reversed(players), strict=True):
            before_the_end = json.dumps(player.received[:-3])
            assert other.token is not None
            hidden = [NONCE, other.token]
            assert not any(secret in before_the_end for secret in hidden)


async def wrong_hellos(server: Server, table: str, tokens: list[str]) -> None:
    """A token at another table, and one that is cut off: refused, and not repeated."""
    for where, token, code in ((table, "x" * 32, "wrong_token"), ("nowhere", tokens[0], "no_such_table")):
        async with websockets.connect(f"ws://{server.host}/api/tables/{where}/play") as socket:
            with suppress(websockets.ConnectionClosed):  # refused before it was said
                await socket.send(json.dumps({"type": "hello", "protocol": models.PROTOCOL, "token": token}))
            answer = await asyncio.wait_for(socket.recv(), WAIT)
            assert json.loads(answer)["code"] == code
            assert token not in str(answer)


def ask_badly(server: Server, table: str, token: str) -> None:
    with httpx.Client(base_url=server.address, headers=bearer(token), timeout=WAIT) as http:
        for path, body in (("start", None), ("join", {"name": TALK, "nonce": "x"}), ("seats", {"seat": 9})):
            answer = http.post(f"/api/tables/{table}/{path}", json=body)
            assert answer.is_client_error
            assert token not in answer.text
        assert http.get(f"/api/tables/{token}").status_code == 404


def test_a_log_line_says_what_kind_of_thing_went_wrong_and_where_but_quotes_nothing() -> None:
    try:
        raise ValueError("a token: hunter2")
    except ValueError as error:
        cause = (type(error), error, error.__traceback__)
    record = logging.LogRecord("x", logging.ERROR, "f.py", 1, "bot", None, cause)
    record.table, record.password = "t1", "hunter2"
    text = JsonFormatter().format(record)
    line = json.loads(text)
    assert (line["event"], line["error"], line["table"]) == ("bot", "ValueError", "t1")
    assert "test_secrets.py" in line["trace"][0]
    assert "hunter2" not in text
    assert "\n" not in text


# --- the end ----------------------------------------------------------------------------------------------------------


def test_at_the_end_everything_is_opened() -> None:
    room = Room.playing(2)
    before = room.live.info().commitment
    room.play_until(lambda: room.state.stage == "over")
    events = room.live.snapshot(None).events
    assert all(event.details["card"] is not None for event in events if event.kind in ("drew_card", "dealt_card"))
    assert all(event.details["ticket"] is not None for event in events if event.kind == "kept_ticket")
    record = json.loads(room.game.save())
    assert (record["dealing"]["commitment"], record["dealing"]["secret"]) == (before, room.state.created.secret)
