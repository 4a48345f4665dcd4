"""A whole campaign in two browsers and with a bot: twelve evenings, and a reload at every kind of moment.

    python -m tests.stress.campaign_pages --games 12 --turns 3

Ann founds it and Bob comes by his link. Both read, open boxes and decide; at each table both play a few turns, reload
in the middle of one, and leave the rest to bots. After every reload the same thing lies on the desk, or the same cards
are in the hand. At the end the document is verified by the program.
"""

from __future__ import annotations

import argparse
import json
import tempfile
import time
from collections import Counter
from pathlib import Path
from typing import Any

from playwright.sync_api import expect

from branchline.campaign.document import CampaignFile, verify_campaign
from tests.kit.browser import PATIENCE, TAKE_A_TURN, Player, open_browser
from tests.kit.office import CHANGED, DESK, Guest, leave_for_good
from tests.kit.server_process import Server

HAND = "() => document.querySelector('.hand').innerText"
ACTS = 12  # clicks, or looks whether there is something to click, that a turn takes


class Visitor(Guest):
    """Somebody who reloads the page the first time that something new lies on the desk, each evening."""

    def __init__(self, player: Player) -> None:
        super().__init__(player)
        self.reloads: Counter[str] = Counter()
        self.tonight: set[str] = set()

    def look(self) -> tuple[str, str, list[str]]:
        """What lies on the desk, also after a reload."""
        kind, text, names = self.page.evaluate(DESK)
        if kind and kind not in self.tonight:
            self.tonight.add(kind)
            self.reloads[kind] += 1
            self.page.reload()
            self.page.wait_for_selector(".desk article")
            again = self.page.evaluate(DESK)
            # Others go on meanwhile, but nobody skips what this one has not seen.
            assert again[0] == kind or kind in ("evening", "decision", "slips"), f"{kind} became {again[0]}"
            kind, text, names = again
        return kind, text, names

    def reload_at_own_turn(self) -> bool:
        """Nobody else does anything then, so the hand stays what it is."""
        self.player.rest()
        if self.page.locator(".status").inner_text() != TAKE_A_TURN:
            return False
        hand = self.page.evaluate(HAND)
        self.page.reload()
        self.player.at_table()
        self.page.wait_for_function(f"hand => ({HAND})() === hand", arg=hand)
        self.reloads["table"] += 1
        return True

    def step(self) -> str:
        """Do one thing, if there is one; gives what lies on the desk."""
        kind, text, names = self.look()
        if kind not in ("evening", "vaults") and self.go_on_once(kind, names):
            self.page.wait_for_function(CHANGED, arg=text)
        return kind


def found(ann: Visitor, bob: Visitor) -> str:
    """Ann with Bob and a bot; gives the campaign's id."""
    ann.settings()
    bob.settings()
    ann.player.open("/?campaign=new")
    ann.page.get_by_label("Played by").nth(1).select_option("friend")
    ann.page.get_by_label("Played by").nth(2).select_option("easy")
    ann.button("Found a campaign").click()
    link = ann.page.get_by_label("Cardinal Central").input_value()
    bob.page.goto(link)
    bob.page.get_by_label("Your name").fill("Bob")
    bob.button("Come in").click()
    ann.page.get_by_role("link", name="To the office").click()
    ann.page.wait_for_selector(".desk article")
    return str(ann.page.url.rpartition("campaign=")[2].partition("#")[0])


def until_both(guests: tuple[Visitor, Visitor], wanted: str) -> None:
    """Both go on, turn and turn about, until that lies on both desks."""
    end = time.monotonic() + 6 * PATIENCE
    while {guest.step() for guest in guests} != {wanted}:
        assert time.monotonic() < end, [guest.page.evaluate(DESK) for guest in guests]
        guests[0].page.wait_for_timeout(20)


def evening(guests: tuple[Visitor, Visitor], server: Server, game: int, turns: int) -> None:
    """One game: a few turns each, a reload, and bots play it to its end."""
    guests[0].button(f"Begin game {game}").click()
    guests[0].player.at_table()
    table = guests[0].page.url.rpartition("=")[2]
    expect(guests[1].button("To the table")).to_be_visible()
    guests[1].button("To the table").click()
    guests[1].player.at_table()
    reloaded: set[Visitor] = set()
    for step in range(ACTS * turns):
        for guest in guests:
            guest.player.act(step)
            if step > ACTS and guest not in reloaded and guest.reload_at_own_turn():
                reloaded.add(guest)
    for guest in guests:
        leave_for_good(guest.page, server, table)
    for guest in guests:
        guest.page.get_by_role("link", name="Back to the office").last.click()
        guest.page.wait_for_selector(".desk .slips")  # once the bots have ended the game
        guest.tonight.clear()


def run(games: int, turns: int) -> dict[str, Any]:
    """Play; gives the figures."""
    began = time.monotonic()
    with Server(Path(tempfile.mkdtemp())) as server, open_browser() as browser:
        guests = Visitor(Player(browser, server)), Visitor(Player(browser, server, 390, 844))
        for guest in guests:
            guest.page.set_default_timeout(4000 * PATIENCE)  # hundreds of moves of bots are drawn meanwhile
        campaign = found(*guests)
        try:
            for game in range(1, games + 1):
                until_both(guests, "evening")
                evening(guests, server, game, turns)
                print(f"game {game} of {games}, {time.monotonic() - began:.0f} s", flush=True)
            until_both(guests, "vaults" if games == 12 else "evening")
        except BaseException:
            for number, guest in enumerate(guests):
                print(guest.player.errors, guest.player.told, guest.page.url)
                guest.page.screenshot(path=server.folder / f"guest-{number}.png")
            print(f"what it looked like: {server.folder}", flush=True)
            raise
        token = guests[0].page.evaluate("id => localStorage.getItem('branchline company ' + id)", campaign)
        problems = [error for guest in guests for error in guest.player.errors]
        figures: dict[str, Any] = {
            "games": games,
            "seconds": round(time.monotonic() - began),
            "reloads": dict(guests[0].reloads + guests[1].reloads),
            "problems": problems,
        }
        if games == 12:
            document = guests[0].page.evaluate(
                """async ([id, token]) => (await fetch(`/api/campaigns/${id}/document`,
                    {headers: {authorization: `Bearer ${token}`}})).text()""",
                [campaign, token],
            )
            file = CampaignFile.of_json(json.loads(document))
            verify_campaign(file)
            figures["verified"] = len(file.campaign.results)
        return figures


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=12)
    parser.add_argument("--turns", type=int, default=3, help="of each person at each table")
    options = parser.parse_args()
    print(json.dumps(run(options.games, options.turns)))


if __name__ == "__main__":
    main()
