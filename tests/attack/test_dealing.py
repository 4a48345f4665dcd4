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
from tests.kit.server import BOT, OPEN, App, run, trouble, wish

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

    run(tmp_path, story)


def test_who_has_lost_the_nonce_can_start_and_the_record_does_not_pretend(tmp_path: Path) -> None:
    async def story(app: App) -> None:
        ann = await sealed(app, OPEN, BOT)
        table = ann["table"]["id"]
        started = await app.post(f"tables/{table}/start", token=ann["token"])
        assert started.status_code == 200, started.text
        assert started.json()["seats"][0]["seal"] is None
        game = (await app.hub.find(table)).state.game
        assert game is not None
        assert "seals" not in game.record()["dealing"]

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
