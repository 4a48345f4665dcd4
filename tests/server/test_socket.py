"""The server as a program: whole games over real sockets, coming back, and whatever else a network does."""

from __future__ import annotations

import asyncio
import hashlib
import json
import random
import signal
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import websockets

from branchline.server import models
from tests.kit.said import Said
from tests.kit.server import BOT, OPEN, WAIT, Player, post, wish
from tests.kit.server_process import Server


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("server")) as running:
        yield running


def playing(server: Server, *plans: models.SeatPlan, **options: Any) -> tuple[str, list[str], str]:
    """A game that has begun: the table, its players' tokens, and the commitment published before they joined."""
    seated = post(server.address, "tables", wish(*plans, **options))
    table, tokens = seated["table"]["id"], [seated["token"]]
    for number in range(1, sum(plan.kind == "open" for plan in plans)):
        tokens.append(post(server.address, f"tables/{table}/join", {"name": f"Player {number}"})["token"])
    post(server.address, f"tables/{table}/start", token=tokens[0])
    return table, tokens, seated["table"]["commitment"]


# --- whole games ------------------------------------------------------------------------------------------------------


def test_a_whole_game(server: Server, tmp_path: Path) -> None:
    """Two people, a bot and a spectator, one of them gone for a while: from the deal to a record that proves itself."""
    table, (ann, bob), commitment = playing(server, OPEN, OPEN, BOT, public=True)

    async def anns_game() -> Player:
        async with Player(server.host, table, ann) as player:
            await player.play(random.Random("Ann"))
            return player

    async def bobs_game() -> Player:
        chance = random.Random("Bob")
        async with Player(server.host, table, bob) as player:
            await player.play(chance, stop=lambda: player.number > 60)
        async with Player(server.host, table, bob) as player:
            assert player.received[0]["events"]  # everything so far
            await player.play(chance)
            return player

    async def watch() -> Player:
        async with Player(server.host, table) as spectator:
            assert spectator.seats == []
            await spectator.until(lambda message: message["table"]["state"] == "over")
            return spectator

    async def story() -> list[Player]:
        return list(await asyncio.gather(anns_game(), bobs_game(), watch()))

    played, resumed, watched = asyncio.run(story())
    assert played.sheets == resumed.sheets == watched.sheets
    assert len(played.sheets) == 3
    for player, seats in ((played, {0}), (resumed, {1}), (watched, {None})):
        assert {view["seat"] for message in player.received for view in message.get("views", [])} == seats
    assert not any(any(view["hand"]) for message in watched.received for view in message.get("views", []))
    check_record(server, table, commitment, played.sheets, tmp_path)


def check_record(server: Server, table: str, commitment: str, sheets: Any, folder: Path) -> None:
    answer = httpx.get(f"{server.address}/api/tables/{table}/record", timeout=WAIT)
    path = folder / "record.json"
    path.write_text(answer.text)
    assert Said("verify", path).code == 0
    record = answer.json()
    dealing = record["dealing"]
    assert hashlib.sha256(bytes.fromhex(dealing["secret"])).hexdigest() == dealing["commitment"] == commitment
    assert [sheet["total"] for sheet in record["sheets"]] == [sheet["total"] for sheet in sheets]


def test_the_players_own_nonces_are_in_the_record(server: Server) -> None:
    """So each can see that the deal depended on what they added."""
    seated = post(server.address, "tables", wish(OPEN, BOT) | {"nonce": "ab" * 16})
    table, token = seated["table"]["id"], seated["token"]
    post(server.address, f"tables/{table}/start", token=token)

    async def story() -> None:
        async with Player(server.host, table, token) as player:
            await player.play(random.Random(1))

    asyncio.run(story())
    record = httpx.get(f"{server.address}/api/tables/{table}/record", timeout=WAIT).json()
    assert record["dealing"]["nonces"] == ["ab" * 16, ""]


def test_two_people_at_one_screen_and_a_rematch(server: Server) -> None:
    seated = post(server.address, "tables", wish(OPEN, OPEN))
    table, token = seated["table"]["id"], seated["token"]
    both = post(server.address, f"tables/{table}/join", {"name": "Bob"}, token)
    assert both["seats"] == [0, 1]

    async def story() -> None:
        async with Player(server.host, table, token) as player, Player(server.host, table) as spectator:
            post(server.address, f"tables/{table}/start", token=token)
            await player.until(lambda message: message.get("what") == "started")
            assert [view["seat"] for view in player.views] == [0, 1]
            await player.play(random.Random(1))
            again = await asyncio.to_thread(post, server.address, f"tables/{table}/rematch", None, token)
            told = await spectator.until(lambda message: message.get("what") == "rematched")
            assert told["table"]["rematch"] == again["table"]["id"]
            assert again["table"]["setup"]["edition"] == "new-york"

    asyncio.run(story())


# --- resynchronising --------------------------------------------------------------------------------------------------


def test_after_a_gap_everything_comes_anew(server: Server) -> None:
    table, (ann, bob), _ = playing(server, OPEN, OPEN)

    async def story() -> None:
        async with Player(server.host, table, ann) as one, Player(server.host, table, bob) as two:
            deciding = one if one.view["legal"] else two
            other = two if deciding is one else one
            await deciding.move(random.Random(1))
            await asyncio.wait_for(other.socket.recv(), WAIT)  # lost on the way
            await deciding.ask("say", text="did you see that?")
            with pytest.raises(AssertionError, match="a gap"):
                await other.next()
            snapshot = await other.resync()
            fresh = Player(server.host, table, other.token)
            async with fresh:
                for key in ("number", "seats", "views", "events", "chat", "sheets"):
                    assert snapshot[key] == fresh.received[0][key]

    asyncio.run(story())


def test_a_move_goes_on_after_chat_and_reconnection(server: Server) -> None:
    """The number of the last update seen is enough, whatever that was about."""
    table, (ann, bob), _ = playing(server, OPEN, OPEN)

    async def story() -> None:
        async with Player(server.host, table, ann) as one:
            await one.ask("say", emote="train")
        for token in (ann, bob):
            async with Player(server.host, table, token) as player:
                assert player.received[0]["chat"][0]["emote"] == "train"
                if player.view["legal"]:
                    assert (await player.move(random.Random(1)))["type"] == "ack"
                    return

    asyncio.run(story())


def test_another_protocol_is_told_so(server: Server) -> None:
    table, _, _ = playing(server, OPEN, BOT)

    async def story() -> None:
        for protocol in (0, models.PROTOCOL + 1, 10**30):
            async with websockets.connect(f"ws://{server.host}/api/tables/{table}/play") as socket:
                await socket.send(json.dumps({"type": "hello", "protocol": protocol}))
                assert json.loads(await asyncio.wait_for(socket.recv(), WAIT))["code"] == "wrong_protocol"
                await asyncio.wait_for(socket.wait_closed(), WAIT)
                assert socket.close_code == 4400

    asyncio.run(story())


# --- at the table -----------------------------------------------------------------------------------------------------


def test_hints_are_for_who_has_to_decide(server: Server) -> None:
    table, (ann, bob), _ = playing(server, OPEN, OPEN)

    async def story() -> None:
        async with Player(server.host, table, ann) as one, Player(server.host, table, bob) as two:
            deciding, other = (one, two) if one.view["legal"] else (two, one)
            refused = await other.ask("hint")
            assert (refused["type"], refused["code"]) == ("error", "not_your_turn")
            first, second = await asyncio.gather(deciding.ask("hint"), ask_too(server, table, deciding.token))
            assert first["thoughts"] == second["thoughts"]  # one search for both
            best = first["thoughts"][0]
            assert best["action"] in [move["action"] for move in deciding.view["legal"]]
            offer = deciding.view["offer"]
            assert best["reasons"]  # why these tickets: each needs so many pieces
            for reason in best["reasons"]:
                assert (reason["kind"], reason["ticket"] in offer) == ("ticket_near", True)
                assert str(reason["count"]) in reason["text"]

    asyncio.run(story())


async def ask_too(server: Server, table: str, token: str | None) -> Any:
    async with Player(server.host, table, token) as twin:
        return await twin.ask("hint")


def test_a_bot_stands_in_until_the_player_is_back(server: Server) -> None:
    table, (ann, bob), _ = playing(server, OPEN, OPEN)

    async def story() -> None:
        async with Player(server.host, table, ann) as one:
            post(server.address, f"tables/{table}/leave/1", None, bob)
            await one.play(random.Random(1), stop=lambda: one.number > 20)
            assert one.table["seats"][1]["stand_in"] == "hard"
            post(server.address, f"tables/{table}/stand-in", {"seat": 1, "level": None}, bob)
            told = await one.until(lambda message: message.get("what") == "stood_in" and message["number"] > 20)
            assert told["table"]["seats"][1]["stand_in"] is None

    asyncio.run(story())


def test_who_is_swapped_is_told_the_new_seat(server: Server) -> None:
    seated = post(server.address, "tables", wish(OPEN, OPEN))
    table, ann = seated["table"]["id"], seated["token"]
    bob = post(server.address, f"tables/{table}/join", {"name": "Bob"})["token"]

    async def story() -> None:
        async with Player(server.host, table, bob) as player:
            assert player.seats == [1]
            post(server.address, f"tables/{table}/seats", {"seat": 0, "swap_with": 1}, ann)
            await player.until(lambda message: message.get("what") == "swapped")
            assert player.seats == [0]
            assert [seat["here"] for seat in player.table["seats"]] == [True, False]

    asyncio.run(story())


def test_a_move_sent_twice_from_two_windows_is_made_once(server: Server) -> None:
    table, (ann,), _ = playing(server, OPEN, BOT)

    async def story() -> None:
        async with Player(server.host, table, ann) as one, Player(server.host, table, ann) as two:
            await one.until_my_turn()
            move = {"id": "same", "number": one.position, "actions": [one.view["legal"][0]["action"]]}
            answers = await asyncio.gather(one.ask("move", **move), two.ask("move", **move))
            assert [answer["type"] for answer in answers] == ["ack", "ack"]
            assert answers[0]["number"] == answers[1]["number"]

    asyncio.run(story())


def test_of_two_moves_for_one_position_one_is_made(server: Server) -> None:
    table, (ann,), _ = playing(server, OPEN, BOT)

    async def story() -> None:
        async with Player(server.host, table, ann) as one, Player(server.host, table, ann) as two:
            await one.until_my_turn()
            actions = [one.view["legal"][0]["action"]]
            answers = await asyncio.gather(
                *(player.ask("move", number=one.position, actions=actions) for player in (one, two))
            )
            assert sorted(answer["type"] for answer in answers) == ["ack", "error"]
            refused = next(answer for answer in answers if answer["type"] == "error")
            assert refused["code"] in ("old_position", "not_your_turn")

    asyncio.run(story())


# --- what a network does ----------------------------------------------------------------------------------------------


def test_frames_that_are_no_messages(server: Server) -> None:
    """Bytes and long texts are answered; broken text and what is much too long end the connection."""
    table, (ann,), _ = playing(server, OPEN, BOT, pace=10)

    async def story() -> None:
        async with Player(server.host, table, ann) as player:
            await player.socket.send(b'{"type": "ping"}')
            assert (await player.until(lambda message: message["type"] == "error"))["code"] == "bad_message"
            await player.socket.send(" " * 10_000)
            assert (await player.until(lambda message: message["type"] == "error"))["code"] == "too_large"
            assert (await ping(player))["at"] == 7
            await player.socket.send(" " * 100_000)
            assert await player.closed() == 1009
        async with Player(server.host, table, ann) as player:
            await player.socket.send(b"\xff\xfe", text=True)
            assert await player.closed() == 1007
        for first in (b"\x00", "null", '{"type": "ping"}', "[" * 5000):
            async with websockets.connect(f"ws://{server.host}/api/tables/{table}/play") as socket:
                await socket.send(first)
                assert json.loads(await asyncio.wait_for(socket.recv(), WAIT))["code"] == "bad_message"
                await asyncio.wait_for(socket.wait_closed(), WAIT)
                assert socket.close_code == 4400

    asyncio.run(story())


async def ping(player: Player) -> Any:
    await player.socket.send('{"type": "ping", "at": 7}')
    return await player.until(lambda message: message["type"] == "pong")


def test_pages_of_others_cannot_connect(server: Server) -> None:
    async def story() -> None:
        for origin in ("http://evil.example", "null", "http://["):
            with pytest.raises(websockets.InvalidStatus) as refused:
                async with websockets.connect(
                    f"ws://{server.host}/api/tables/x/play", additional_headers={"origin": origin}
                ):
                    pass
            assert refused.value.response.status_code == 403
        async with websockets.connect(
            f"ws://{server.host}/api/tables/x/play", additional_headers={"origin": server.address}
        ) as socket:
            assert json.loads(await asyncio.wait_for(socket.recv(), WAIT))["code"] == "no_such_table"

    asyncio.run(story())


def test_after_a_restart_the_game_goes_on(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        table, (ann, bob), _ = playing(server, OPEN, OPEN)
        number = asyncio.run(stopped_in_the_middle(server, table, ann, bob))
    with Server(tmp_path) as server:
        asyncio.run(finished(server, table, [ann, bob], number))


async def stopped_in_the_middle(server: Server, table: str, ann: str, bob: str) -> int:
    """Some moves, then a polite end: everybody is told to come back."""
    async with Player(server.host, table, ann) as one, Player(server.host, table, bob) as two:
        games = [
            player.play(random.Random(1), stop=lambda: one.number > 15 or two.number > 15) for player in (one, two)
        ]
        await asyncio.gather(*games)
        stopping = asyncio.create_task(asyncio.to_thread(server.stop))
        codes = (await one.closed(), await two.closed())
        assert codes == (1012, 1012)
        assert await stopping in (0, -signal.SIGTERM)
        return max(one.number, two.number)


async def finished(server: Server, table: str, tokens: list[str], number: int) -> None:
    players = [Player(server.host, table, token) for token in tokens]
    async with players[0], players[1]:
        assert [player.number for player in players] == [number, number]
        await asyncio.gather(*(player.play(random.Random(2)) for player in players))
        assert players[0].sheets == players[1].sheets
