"""A host who wants to play for others: a bot takes over who has been away for long, and nobody else."""

from __future__ import annotations

import time
from pathlib import Path

from branchline.server.table.clocks import AWAY_SECONDS
from tests.kit.server import OPEN, App, FakeTime, Room, clock, refused, run, trouble

__all__ = ["clock"]  # a fixture


def test_nobody_plays_for_a_player_who_is_there(clock: FakeTime) -> None:
    room = Room.playing(2)
    room.live.see((frozenset({0, 1}), 0))
    clock.pass_by(10 * AWAY_SECONDS)
    with refused("not_away"):
        room.stand_in("Ann", 1, "easy")
    room.stand_in("Ann", 0, "easy")  # for oneself it is one's own business
    room.stand_in("Ann", 0, None)


def test_the_time_somebody_is_away_is_counted_and_shown(clock: FakeTime) -> None:
    room = Room.playing(2)
    room.live.see((frozenset({0, 1}), 0))
    clock.pass_by(100)
    room.live.see((frozenset({0}), 0))
    clock.pass_by(AWAY_SECONDS - 1)
    info = room.live.info()
    assert (info.stand_in_after, [seat.away for seat in info.seats]) == (AWAY_SECONDS, [None, AWAY_SECONDS - 1])
    with refused("not_away"):
        room.stand_in("Ann", 1, "easy")
    room.live.see((frozenset({0, 1}), 0))  # back for a moment: it counts anew
    room.live.see((frozenset({0}), 0))
    clock.pass_by(AWAY_SECONDS - 1)
    with refused("not_away"):
        room.stand_in("Ann", 1, "easy")
    clock.pass_by(2)
    assert room.live.info().seats[1].away == AWAY_SECONDS
    room.stand_in("Ann", 1, "easy")
    with refused("no_change"):
        room.stand_in("Ann", 1, "easy")
    room.live.see((frozenset({0, 1}), 0))
    with refused("not_away"):  # nor is the bot made a weaker one while its player looks on
        room.stand_in("Ann", 1, "normal")


def test_after_a_restart_everybody_has_time_to_come_back(clock: FakeTime) -> None:
    room = Room.playing(2)
    clock.pass_by(10 * AWAY_SECONDS)
    room.live = type(room.live)("t1", room.state)  # as it is loaded
    with refused("not_away"):
        room.stand_in("Ann", 1, "easy")


def test_a_connection_counts(tmp_path: Path) -> None:
    async def story(app: App) -> None:
        live, (ann, bob) = await app.playing(OPEN, OPEN)
        wish = {"seat": 1, "level": "easy"}
        live.watch.gone[1] = time.monotonic() - AWAY_SECONDS - 1
        async with app.socket(live.name) as socket:
            await socket.begin(bob)
            trouble(await app.post(f"tables/{live.name}/stand-in", wish, ann), 409, "not_away")
        trouble(await app.post(f"tables/{live.name}/stand-in", wish, ann), 409, "not_away")
        live.watch.gone[1] -= AWAY_SECONDS
        assert (await app.post(f"tables/{live.name}/stand-in", wish, ann)).status_code == 200

    run(tmp_path, story)
