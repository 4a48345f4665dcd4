"""A bot plays for somebody who looks on: the page asks nothing that the bot will decide."""

from __future__ import annotations

import httpx
from playwright.sync_api import expect

from tests.kit.browser import TAKE_A_TURN, Player, needs_browser
from tests.web.conftest import Sit

pytestmark = needs_browser

SLOW = 10.0  # seconds a bot takes for a move: long enough to look at the page meanwhile


def test_a_seat_that_a_bot_plays_is_asked_nothing(sit: Sit, player: Player) -> None:
    """A payment is being chosen when a bot takes the seat: no question is left, and the seat can be taken back."""
    two = sit("new-york", pace=SLOW)
    two.until(lambda ann: ann.legal("claim"))
    player.page.locator(".route.can").first.dispatch_event("click")
    expect(player.page.locator("dialog")).to_have_count(1)
    address = f"{player.server.address}/api/tables/{two.table}/stand-in"
    key = {"authorization": f"Bearer {two.ann.token}"}
    httpx.post(address, json={"seat": 0, "level": "easy"}, headers=key).raise_for_status()
    back = player.page.locator("button", has_text="Play myself again")  # by its text: a dialog would hide its role
    back.wait_for(state="attached")
    for asked in ("dialog", ".route.can", ".card:enabled", ".status.yours"):
        assert player.page.locator(asked).count() == 0, asked
    back.click()
    expect(back).to_have_count(0)
    two.until(lambda ann: ann.legal("claim"))
    expect(player.page.locator(".status")).to_have_text(TAKE_A_TURN)
    expect(player.page.locator(".route.can")).not_to_have_count(0)
