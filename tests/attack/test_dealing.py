"""A server that would like to choose the deal: nonces are sealed at first, and opened when all of them are in."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from branchline.game import Game
from branchline.game.dealing import Dealing, seal_of
from branchline.game.record import RecordError
from branchline.game.verify import verify_record
from branchline.server import models
from branchline.server.refusals import AlreadyDone
from branchline.server.table import proposals
from tests.kit.server import BOT, NAMES, OPEN, App, FakeTime, Room, clock, refused, run, trouble, wish

__all__ = ["clock"]  # a fixture

NONCE, OTHER = "5a" * 16, "a5" * 16
SEAL = seal_of(bytes.fromhex(NONCE))


def test_a_seal_is_what_the_docs_say() -> None:
    assert SEAL == "62be8830f110e2b5ee99924edd218e5ad10d4b24714a298f94b31c9fa50ce9bf"


async def sealed(app: App, *plans: Any) -> Any:
    answer = await app.post("tables", wish(*plans) | {"seal": SEAL})
    assert answer.status_code == 201, answer.text
    return answer.json()


async def stored(app: App, table: str) -> str:
    return "\n".join([body for _, body in app.hub.store.entries(table).result(10)])


def test_the_server_learns_the_hosts_nonce_when_nothing_can_be_changed_any_more(tmp_path: Path) -> None:
    async def story(app: App) -> None:
        ann = await sealed(app, OPEN, OPEN)
        table, commitment = ann["table"]["id"], ann["table"]["commitment"]
        assert [seat["seal"] for seat in ann["table"]["seats"]] == [SEAL, None]
        bob = await app.join(table, "Bob")
        assert [seat["seal"] for seat in bob["table"]["seats"]] == [SEAL, None]
        assert NONCE not in await stored(app, table)
        trouble(await app.post(f"tables/{table}/start", {"nonce": OTHER}, ann["token"]), 422, "bad_setting")
        started = await app.post(f"tables/{table}/start", {"nonce": NONCE}, ann["token"])
        assert started.status_code == 200, started.text
        live = await app.hub.find(table)
        await app.finish(live, [ann["token"], bob["token"]])
        text = (await app.get(f"/api/tables/{table}/record")).text
        dealing = verify_record(text).record()["dealing"]
        assert (dealing["commitment"], dealing["nonces"][0], dealing["seals"]) == (commitment, NONCE, [SEAL, None])
        forged = json.loads(text)
        forged["dealing"]["seals"][0] = seal_of(bytes.fromhex(OTHER))
        with pytest.raises(RecordError, match="the nonce of seat 0 is not the one that was sealed"):
            verify_record(json.dumps(forged))

    run(tmp_path, story)


def test_a_seal_goes_with_its_player_and_with_the_seat(tmp_path: Path) -> None:
    async def story(app: App) -> None:
        ann = await sealed(app, OPEN, OPEN)
        table = ann["table"]["id"]
        bob = await app.join(table, "Bob")
        await app.post(f"tables/{table}/seats", {"seat": 0, "swap_with": 1}, ann["token"])
        info = (await app.get(f"/api/tables/{table}")).json()
        assert [seat["seal"] for seat in info["seats"]] == [None, SEAL]
        await app.post(f"tables/{table}/leave/1", token=ann["token"])
        await app.join(table, "Cleo")
        info = (await app.get(f"/api/tables/{table}")).json()
        assert [seat["seal"] for seat in info["seats"]] == [None, None]
        started = await app.post(f"tables/{table}/start", {"nonce": NONCE}, bob["token"])
        trouble(started, 422, "bad_setting")  # the new host sealed nothing
        assert (await app.post(f"tables/{table}/start", token=bob["token"])).status_code == 200

    run(tmp_path, story)


def test_who_has_lost_the_nonce_can_start_and_the_record_does_not_pretend(tmp_path: Path) -> None:
    async def story(app: App) -> None:
        ann = await sealed(app, OPEN, BOT)
        table = ann["table"]["id"]
        started = await app.post(f"tables/{table}/start", token=ann["token"])
        assert started.status_code == 200, started.text
        game = (await app.hub.find(table)).state.game
        assert game is not None
        dealing = game.record()["dealing"]
        assert (dealing["nonces"], dealing["seals"]) == (["", ""], [SEAL, None])
        verify_record(game.save())

    run(tmp_path, story)


# --- everybody seals --------------------------------------------------------------------------------------------------


def seated(players: int = 3) -> Room:
    """Everybody has sealed the nonce of their number; nobody has told it."""
    room = Room(*[OPEN] * players)
    for number, name in enumerate(NAMES[:players]):
        room.join(name, seal=seal_of(bytes([number] * 16)))
    return room


def nonce(number: int) -> str:
    return bytes([number] * 16).hex()


def start(room: Room, told: str | None = None) -> Any:
    return room.do(room.propose(proposals.start, "Ann", models.StartTable(nonce=told)))


def tell(room: Room, name: str, told: str) -> Any:
    return room.do(room.propose(proposals.open_seal, name, models.OpenSeal(id=f"o{name}", nonce=told)))


def test_all_nonces_are_told_when_all_are_sealed() -> None:
    room = seated()
    with refused("not_allowed"):
        tell(room, "Bob", nonce(1))
    start(room, nonce(0))
    assert (room.state.stage, room.live.info().opening) == ("open", True)
    assert [seat.opened for seat in room.live.info().seats] == [True, False, False]
    assert all(nonce(number) not in room.live.info().model_dump_json() for number in range(3))
    with refused("bad_setting"):
        tell(room, "Bob", nonce(2))
    tell(room, "Cleo", nonce(2))
    with pytest.raises(AlreadyDone):
        tell(room, "Cleo", nonce(2))
    tell(room, "Bob", nonce(1))
    assert (room.state.stage, room.live.info().opening) == ("playing", False)
    assert room.game.dealing.nonces == tuple(bytes([number] * 16) for number in range(3))
    assert room.game.dealing.broken_seals() == []
    assert room.reloaded().info() == room.live.info()


def test_nobody_comes_or_goes_once_a_nonce_is_known() -> None:
    """Who came last could try nonces until the deal suits."""
    room = seated()
    start(room, nonce(0))
    for attempt in (
        lambda: room.leave("Bob", 1),
        lambda: room.change("Ann", seat=1, plan=OPEN),
        lambda: room.change("Ann", seat=1, swap_with=2),
        lambda: room.join("Dan"),
        lambda: start(room),
        lambda: start(room, nonce(0)),
    ):
        with refused("opening"):
            attempt()


def test_who_does_not_tell_is_not_waited_for_for_ever(clock: FakeTime) -> None:
    room = seated()
    start(room, nonce(0))
    tell(room, "Bob", nonce(1))
    clock.pass_by(proposals.OPENING_SECONDS - 1)
    with refused("opening"):
        start(room)
    clock.pass_by(1)
    start(room)
    assert room.state.stage == "playing"
    assert room.game.dealing.nonces == (bytes(16), bytes([1] * 16), b"")
    assert room.game.dealing.seals == tuple(seal_of(bytes([number] * 16)) for number in range(3))
    with refused("not_allowed"):
        tell(room, "Cleo", nonce(2))


def test_the_last_nonce_deals_the_cards_for_everybody(tmp_path: Path) -> None:
    async def story(app: App) -> None:
        ann = await sealed(app, OPEN, OPEN)
        table = ann["table"]["id"]
        joined = await app.post(f"tables/{table}/join", {"name": "Bob", "seal": seal_of(bytes.fromhex(OTHER))})
        async with app.socket(table) as socket:
            await socket.begin(joined.json()["token"])
            await app.post(f"tables/{table}/start", {"nonce": NONCE}, ann["token"])
            update = await socket.next()
            assert (update["what"], update["table"]["opening"]) == ("opened", True)
            update = await socket.ask({"type": "open", "id": "o", "nonce": OTHER})
            assert (update["what"], update["table"]["state"]) == ("started", "playing")
            assert (await socket.next())["type"] == "ack"

    run(tmp_path, story)


def test_a_rematch_is_sealed_too(tmp_path: Path) -> None:
    async def story(app: App) -> None:
        live, tokens = await app.playing(OPEN, OPEN)
        await app.finish(live, tokens)
        answer = await app.post(f"tables/{live.name}/rematch", {"seal": SEAL}, tokens[1])
        assert [seat["seal"] for seat in answer.json()["table"]["seats"]] == [SEAL, None]
        again = await app.post(f"tables/{live.name}/rematch", {"seal": SEAL}, tokens[1])
        assert again.json()["token"] == answer.json()["token"]

    run(tmp_path, story)


@pytest.mark.parametrize("seals", [5, ["x", None], [SEAL], [SEAL.upper(), None], [SEAL, None, None]])
def test_seals_of_a_record_have_their_shape(seals: Any) -> None:
    game = Game.new("new-york", players=2, dealing=Dealing(b"s" * 32, (b"a", b"b")))
    record = game.record()
    record["dealing"]["seals"] = seals
    with pytest.raises(RecordError, match="seals should be"):
        verify_record(json.dumps(record))
