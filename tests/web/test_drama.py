"""Moments of a game, in a real Chromium that wants motion: what moves, and that nobody has to wait for it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.kit.browser import Player, needs_browser
from tests.kit.server_process import Server
from tests.web.conftest import Sit
from tests.web.test_first_ten_minutes import facts, play_by_chance

pytestmark = needs_browser

# What was set in motion, by what it was: kept from the beginning, since nothing lasts.
WATCH = """
    window.moved = []
    const animate = Element.prototype.animate
    Element.prototype.animate = function (...how) {
        const kind = this.getAttribute('href')?.startsWith('#piece') ? 'piece' : this.getAttribute('class')
        moved.push([kind, how[1].delay ?? 0])
        return animate.apply(this, how)
    }
"""


@pytest.fixture
def lively(browser: Browser, server: Server) -> Iterator[Player]:
    player = Player(browser, server, reduced_motion="no-preference")
    player.context.add_init_script(WATCH)
    yield player
    player.close()
    assert player.errors == []


def test_pieces_roll_and_cards_fly(sit: Sit, lively: Player) -> None:
    """Pieces one after the other, a card for each that was taken or paid; the next move can be made at once."""
    two = sit("europe", lively)
    page = lively.page
    move = two.until(lambda bob: next((one for one in bob.legal("claim") if one.get("payments")), None), two.bob)
    page.evaluate("moved.length = 0")
    two.bob.claim(move)
    two.catch_up()
    length = facts(lively.server, "europe")["routes"][move["route"]]["length"]
    moved = page.evaluate("moved")
    if any(event["kind"] == "claimed" for event in two.ann.events[-8:]):  # not given up at a tunnel
        delays = [delay for kind, delay in moved if kind == "piece"]
        assert len(delays) == length
        assert delays == sorted(set(delays))
    assert len([kind for kind, _ in moved if kind == "flying"]) >= move["payments"][0]["of_color"]
    expect(page.locator(".flying")).to_have_count(0)  # nothing stays behind


def test_the_last_round_has_its_light_and_the_winner_a_finale(sit: Sit, lively: Player) -> None:
    two = sit("new-york", lively)
    page = lively.page
    expect(page.locator(".drama.last")).to_have_count(0)
    play_by_chance(two, last=lambda: expect(page.locator(".drama.last")).to_have_count(1))
    page.get_by_role("button", name="Skip").click()
    expect(page.locator(".finale")).to_contain_text("Winner")
    expect(page.locator(".drama.last")).to_have_count(0)
    hit = "() => getComputedStyle(document.querySelector('.drama')).pointerEvents"
    assert page.evaluate(hit) == "none"  # every click goes through


def test_who_wants_no_motion_has_none(sit: Sit, player: Player) -> None:
    player.context.add_init_script(WATCH)
    two = sit("new-york")
    move = two.until(lambda bob: next(iter(bob.legal("claim")), None), two.bob)
    player.page.evaluate("moved.length = 0")
    two.bob.claim(move)
    two.catch_up()
    assert [kind for kind, _ in player.page.evaluate("moved") if kind in ("piece", "flying")] == []
