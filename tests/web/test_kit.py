"""The clicking player of these tests does what it says, and no more."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.kit.browser import BOT, OPEN, TAKE_A_TURN, Player, needs_browser

pytestmark = needs_browser


@pytest.mark.parametrize(("edition", "variant", "kept"), [("new-york", None, 2), ("europe", "mega", 6)])
def test_choosing_tickets_keeps_those_offered_and_draws_nothing(
    player: Player, edition: str, variant: str | None, kept: int
) -> None:
    player.open(f"/?table={player.make_table(edition, [OPEN, BOT], variant)}")
    player.at_table()
    for _ in range(2):  # a second time there is nothing to do
        player.choose_tickets()
        assert player.page.locator(".status").inner_text() == TAKE_A_TURN
        player.page.locator("#tab-log").click()
        log = player.page.locator("#panel-log li", has_text="Ann")
        expect(log).not_to_have_count(0)
        assert not [line for line in log.all_inner_texts() if "draws" in line or "takes" in line or "claims" in line]
        player.page.locator("#tab-tickets").click()
        expect(player.page.locator("#tickets-title + ul .ticket")).to_have_count(kept)


def test_acting_clicks_nothing_that_is_covered(player: Player) -> None:
    player.open(f"/?table={player.make_table('new-york', [OPEN, BOT])}")
    player.at_table()
    player.choose_tickets()
    player.page.evaluate("""() => document.body.append(Object.assign(document.createElement('div'), {
        id: 'veil', style: 'position: fixed; inset: 0; z-index: 99'}))""")
    player.act(0)
    player.page.evaluate("document.getElementById('veil').remove()")
    assert player.page.locator(".status").inner_text() == TAKE_A_TURN
    player.page.locator("#tab-log").click()
    taken = player.page.locator("#panel-log .text", has_text=re.compile("Ann (draws|takes)"))
    assert taken.count() == 0
    player.act(0)
    expect(taken).to_have_count(1)
