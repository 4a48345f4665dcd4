"""A campaign of two friends at two processes on PostgreSQL, and the process that plays killed when a game is over.

    python -m tests.stress.campaign_pair --kills 50

Ann is connected to the one and Bob to the other, with a bot at the table. When the game ends, the process that stored
its last entry is killed at once, up to a quarter of a second later, or as soon as the campaign has the game. The other
one alone must then take the game in, once, and go on; only then is the first started again.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import tempfile
import time
from collections import Counter
from pathlib import Path
from typing import Any

import psycopg

from tests.kit.server_process import Server
from tests.stress.campaign import COMPANIES, LATEST, Host, count_counted, count_played
from tests.stress.kit import WAIT, Json, Player, patiently
from tests.stress.postgres import postgres


class Friends(Host):
    """Ann, who founds the campaign, Bob and a bot. `port` is the process that Ann asks."""

    def __init__(self, port: int) -> None:
        super().__init__(port, 3, "easy")
        self.tokens: dict[str, str] = {}

    async def found(self) -> None:
        ann, bob, bot = COMPANIES[:3]
        companies = [{"company": ann, "name": "Ann"}, {"company": bob, "name": "Bob"}]
        wish: Json = {
            "companies": [*companies, {"company": bot, "kind": "bot", "level": "easy"}],
            "own": ann,
            "options": {"pace": 0.0},
        }
        made = await patiently(self.port, "POST", "/api/campaigns", wish)
        self.id, self.token = made["campaign"]["id"], made["token"]
        link = {"link": made["links"][0]["link"]}
        joined = await patiently(self.port, "POST", f"/api/campaigns/{self.id}/join", link)
        self.tokens = {ann: self.token, bob: joined["token"]}

    async def go_on(self) -> Any:
        """Read and decide until a game is to be played, or the campaign is over."""
        async with asyncio.timeout(WAIT):
            while (view := await self.view())["todo"]["kind"] not in ("play", "over"):
                await self._step(view["todo"])
        return view

    async def _step(self, todo: Any) -> None:
        self._messages += 1
        name = f"s{self._messages}"
        if todo["kind"] == "read":
            await self.ask("read", {"id": name, "card": todo["card"]["id"]})
        elif (company := todo["decision"]["company"]) in self.tokens:
            wish = {"id": name, "option": todo["decision"]["options"][0]["id"]}
            await patiently(self.port, "POST", f"/api/campaigns/{self.id}/decide", wish, self.tokens[company])
        else:
            await asyncio.sleep(0.01)

    async def check(self, games: int) -> int:
        """The document, once both have agreed to hand it out."""
        for token in self.tokens.values():
            if token != self.token:
                wish = {"id": "d1"}
                await patiently(self.port, "POST", f"/api/campaigns/{self.id}/hand-over", wish, token)
        return await super().check(games)

    async def play(self, servers: list[Server], seed: int) -> tuple[str, Server]:
        """The next game, each at another process; gives its table and the process that stored its end.

        Bots are played by the process at which somebody last did something.
        """
        table = await self.begin()
        players = [
            Player(lambda server=server: server.port, table, token, seed + number)  # type: ignore[misc]
            for number, (server, token) in enumerate(zip(servers, self.tokens.values(), strict=True))
        ]
        async with asyncio.timeout(2 * WAIT), asyncio.TaskGroup() as group:
            for player in players:
                group.create_task(player.play())
        last = [max(player.acknowledged.values(), default=0) for player in players]
        return table, servers[last.index(max(last))]


def wait_a_moment(database: str, campaign: str, chance: random.Random) -> None:
    """Not at all, a little, or until the campaign has the game."""
    until, how = time.monotonic() + LATEST, chance.randrange(3)
    if how == 1:
        time.sleep(chance.uniform(0.0, LATEST))
    if how == 2:
        with psycopg.connect(database, autocommit=True) as connection:
            count = "SELECT max(number) FROM entries WHERE table_id = %s"
            first = connection.execute(count, (f"campaign:{campaign}",)).fetchone()
            while time.monotonic() < until:
                if connection.execute(count, (f"campaign:{campaign}",)).fetchone() != first:
                    break


async def kill_who_plays(servers: list[Server], database: str, kills: int, seed: int) -> Json:
    """Game after game; gives the figures."""
    began, chance = time.monotonic(), random.Random(seed)
    found: Counter[str] = Counter()
    killed: Counter[int] = Counter()
    campaigns: list[tuple[Friends, int]] = []
    while found.total() < kills:
        friends, games = Friends(servers[0].port), 0
        await friends.found()
        while found.total() < kills and (view := await friends.go_on())["todo"]["kind"] == "play":
            games = view["game"]
            table, playing = await friends.play(servers, chance.getrandbits(30))
            wait_a_moment(database, friends.id, chance)
            playing.kill()
            killed[servers.index(playing)] += 1
            before = count_played(database, friends.id, games), count_counted(database, table)
            found["before" if before == (0, 0) else "between" if before == (1, 0) else "after"] += 1
            [other] = [server for server in servers if server is not playing]
            friends.port = other.port
            await friends.until_game(games + 1)
            async with asyncio.timeout(WAIT):
                while count_counted(database, table) == 0:
                    await asyncio.sleep(0.05)
            after = count_played(database, friends.id, games), count_counted(database, table)
            assert after == (1, 1), f"game {games} of {friends.id}: {after}"
            await asyncio.to_thread(playing.start)
            friends.port = playing.port  # who was away knows everything, too
            print(f"{found.total()} of {kills}, {time.monotonic() - began:.0f} s", flush=True)
        campaigns.append((friends, games))
    for friends, games in campaigns:
        await friends.check(games)
    return {
        "kills": kills,
        "of_each_process": [killed[0], killed[1]],
        "killed_before_it_was_folded_in": found["before"],
        "killed_before_the_table_knew": found["between"],
        "killed_after_both": found["after"],
        "campaigns": len(campaigns),
        "lost": 0,
        "twice": 0,
        "seconds": round(time.monotonic() - began),
    }


def run(folder: Path, kills: int, seed: int = 1) -> Json:
    """Two processes on a database of their own."""
    with postgres() as cluster:
        database = cluster.new_database()
        first, second = folder / "first", folder / "second"
        first.mkdir()
        second.mkdir()
        with Server(first, database=database) as one, Server(second, database=database) as two:
            return asyncio.run(kill_who_plays([one, two], database, kills, seed))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--kills", type=int, default=50)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        print(json.dumps(run(Path(folder), asked.kills, asked.seed), indent=2))


if __name__ == "__main__":
    main()
