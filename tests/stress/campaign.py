"""Whole campaigns through the server, and the server killed between "game over" and "folded in", again and again.

    python -m tests.stress.campaign            # twelve games of bots, from the founding to the vaults
    python -m tests.stress.campaign --kills 100

A spectator at the table sees the game end; at that moment, up to a quarter of a second later, or as soon as the game is
in the campaign, the server is killed without warning and started again. Every game must then be in the campaign once,
and its table must know it. At the end the campaign's document is replayed completely.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import sqlite3
import tempfile
import time
from collections import Counter
from contextlib import closing
from pathlib import Path
from typing import Any

from branchline.campaign import CampaignFile, verify_campaign
from branchline.server.models import PROTOCOL
from branchline.server.store import Store
from tests.kit.server_process import Server
from tests.stress.kill9 import stored_moves
from tests.stress.kit import WAIT, Json, open_line, patiently, percentile

GAMES = 12
COMPANIES = ("company-blue", "company-red", "company-green", "company-yellow", "company-black")
LATEST = 0.25  # seconds after the end of a game that the server is killed at the latest


class Host:
    """Founds a campaign of bots and turns its cards."""

    def __init__(self, port: int, players: int, level: str) -> None:
        self.port, self.players, self.level = port, players, level
        self.id = self.token = ""
        self._messages = 0

    async def found(self) -> None:
        companies = [{"company": c, "kind": "bot", "level": self.level} for c in COMPANIES[: self.players]]
        wish: Json = {"companies": companies, "options": {"pace": 0.0}}
        made = await patiently(self.port, "POST", "/api/campaigns", wish)
        self.id, self.token = made["campaign"]["id"], made["token"]

    async def ask(self, what: str, wish: Json) -> Any:
        return await patiently(self.port, "POST", f"/api/campaigns/{self.id}/{what}", wish, self.token)

    async def view(self) -> Any:
        return await patiently(self.port, "GET", f"/api/campaigns/{self.id}", token=self.token)

    async def go_on(self) -> Any:
        """Read until a game is to be played, or the campaign is over; bots decide by themselves."""
        async with asyncio.timeout(WAIT):
            while (view := await self.view())["todo"]["kind"] not in ("play", "over"):
                if view["todo"]["kind"] == "read":
                    self._messages += 1
                    await self.ask("read", {"id": f"r{self._messages}", "card": view["todo"]["card"]["id"]})
                else:
                    await asyncio.sleep(0.01)
        return view

    async def begin(self) -> str:
        """The table of the next game, where bots begin at once."""
        return str((await self.ask("begin", {}))["table"])

    async def until_game(self, game: int) -> Any:
        """The view once the campaign waits for that game."""
        async with asyncio.timeout(WAIT):
            while (view := await self.view())["game"] < game:
                await asyncio.sleep(0.02)
        return view

    async def check(self, games: int) -> int:
        """The document, replayed; gives its size."""
        await self.ask("hand-over", {"id": "d1"})
        document = await patiently(self.port, "GET", f"/api/campaigns/{self.id}/document", token=self.token)
        file = CampaignFile.of_json(document)
        verify_campaign(file)
        assert [result.game for result in file.campaign.results] == list(range(1, games + 1))
        return len(json.dumps(document))


async def watch_to_the_end(port: int, table: str) -> None:
    """Wait as a spectator until the game is over."""
    over = asyncio.get_running_loop().create_future()

    def heard(text: bytes) -> None:
        message = json.loads(text)
        if message["type"] in ("snapshot", "update") and message["table"]["state"] == "over" and not over.done():
            over.set_result(None)

    def ended(code: int | None) -> None:
        if not over.done():
            over.set_exception(ConnectionResetError(f"closed with {code}"))

    line = await open_line(port, table, heard, ended)
    line.send({"type": "hello", "protocol": PROTOCOL})
    try:
        await asyncio.wait_for(over, WAIT)
    finally:
        line.close()


# --- a whole campaign -------------------------------------------------------------------------------------------------


async def play_whole(server: Server, players: int, level: str) -> Json:
    began = time.monotonic()
    host = Host(server.port, players, level)
    await host.found()
    seconds = []
    view = await host.go_on()
    while view["todo"]["kind"] == "play":
        started, game = time.monotonic(), view["game"]
        await host.begin()
        await host.until_game(game + 1)
        seconds.append(time.monotonic() - started)
        view = await host.go_on()
    assert len(view["winners"]) >= 1
    assert all(len(company["slips"]) == GAMES for company in view["companies"])
    return {
        "players": players,
        "level": level,
        "games": len(seconds),
        "cards_read": len(view["cards"]),
        "boxes": len(view["boxes"]),
        "game_seconds_p50_max": [round(percentile(seconds, 0.5), 1), round(max(seconds), 1)],
        "document_bytes": await host.check(GAMES),
        "seconds": round(time.monotonic() - began, 1),
    }


# --- killed at the worst moment ---------------------------------------------------------------------------------------


def count_played(database: str, campaign: str, game: int) -> int:
    """How often the store has that game in the campaign."""
    store = Store(database)
    try:
        entries = stored_moves(store, f"campaign:{campaign}").values()
        played = [entry for entry in entries if entry["kind"] == "stepped" and entry["step"]["entry"] == "played"]
        return len(played[game - 1 :])
    finally:
        store.close()


def count_counted(database: str, table: str) -> int:
    """How often the store says that the table's result was taken in."""
    store = Store(database)
    try:
        return sum(entry["kind"] == "counted" for entry in stored_moves(store, table).values())
    finally:
        store.close()


def wait_a_moment(database: str, campaign: str, chance: random.Random) -> None:
    """Not at all, a little, or until the campaign has the game: then its table may not know it yet."""
    until, how = time.monotonic() + LATEST, chance.randrange(3)
    if how == 1:
        time.sleep(chance.uniform(0.0, LATEST))
    if how == 2:
        with closing(sqlite3.connect(database.removeprefix("sqlite:///"))) as connection:
            count = "SELECT max(number) FROM entries WHERE table_id = ?"
            first = connection.execute(count, (f"campaign:{campaign}",)).fetchone()
            while time.monotonic() < until:
                if connection.execute(count, (f"campaign:{campaign}",)).fetchone() != first:
                    break


async def kill_at_the_end(server: Server, database: str, kills: int, seed: int) -> Json:
    """Play game after game, and kill the server when each is over."""
    began, chance = time.monotonic(), random.Random(seed)
    found: Counter[str] = Counter()
    hosts: list[tuple[Host, int]] = []
    while found.total() < kills:
        host, games = Host(server.port, 2, "easy"), 0
        await host.found()
        while found.total() < kills and (view := await host.go_on())["todo"]["kind"] == "play":
            games = view["game"]
            table = await host.begin()
            await watch_to_the_end(server.port, table)
            wait_a_moment(database, host.id, chance)
            server.kill()
            before = count_played(database, host.id, games), count_counted(database, table)
            found["before" if before == (0, 0) else "between" if before == (1, 0) else "after"] += 1
            await asyncio.to_thread(server.start)
            await host.until_game(games + 1)
            async with asyncio.timeout(WAIT):
                while count_counted(database, table) == 0:
                    await asyncio.sleep(0.05)
            after = count_played(database, host.id, games), count_counted(database, table)
            assert after == (1, 1), f"game {games} of {host.id}: {after}"
        hosts.append((host, games))
    for host, games in hosts:
        await host.check(games)
    return {
        "kills": kills,
        "killed_before_it_was_folded_in": found["before"],
        "killed_before_the_table_knew": found["between"],
        "killed_after_both": found["after"],
        "campaigns": len(hosts),
        "lost": 0,
        "twice": 0,
        "seconds": round(time.monotonic() - began),
    }


def run(folder: Path, kills: int = 0, seed: int = 1, players: int = 3, level: str = "normal") -> Json:
    """One of the two, in a folder of its own."""
    database = f"sqlite:///{folder}/campaign.db"
    with Server(folder, database=database) as server:
        if kills:
            return asyncio.run(kill_at_the_end(server, database, kills, seed))
        return asyncio.run(play_whole(server, players, level))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--kills", type=int, nargs="?", const=100, default=0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--level", default="normal")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        print(json.dumps(run(Path(folder), asked.kills, asked.seed, asked.players, asked.level), indent=2))


if __name__ == "__main__":
    main()
