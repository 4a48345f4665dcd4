"""Several players at one device: between two of them the page holds nothing that only one may know."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.kit.browser import OPEN, Player, needs_browser

pytestmark = needs_browser

# Everything the page holds, not only what is seen of it: texts, titles, names for screen readers, fields.
HELD = "() => document.documentElement.outerHTML + document.title"
# What is only there for whoever may look.
PERSONAL = (
    ".hand, .choice, .choices, .ticket, .can, .way, .asked, .fresh, .tip, .hints, dialog, "
    ".cards button:enabled, .actions button, .actions select"
)


def sit_down_together(player: Player, edition: str) -> None:
    table = player.make_table(edition, [OPEN, OPEN])
    player.open(f"/?table={table}")
    player.page.get_by_label("Another player on this device").fill("Bea")
    player.page.locator("li", has_text="Another player").get_by_role("button", name="Take this seat").click()
    player.page.get_by_role("button", name="Start the game").click()
    player.at_table()


def secrets_of(player: Player) -> list[str]:
    """The tickets that whoever looks now can see, as the page and its log name them."""
    cards = player.page.locator(".card .places").all()
    pairs = [re.split(r"\s*–\s*", re.sub(r"\s+", " ", card.inner_text().replace("\n", " – "))) for card in cards]
    return [f"{pair[0]}–{pair[-1]} (" for pair in pairs]


def check_the_cover(player: Player, known: list[str]) -> None:
    """Whoever takes the device over learns nothing, whatever tab is opened."""
    page = player.page
    expect(page.locator(".cover button")).to_be_visible()
    player.rest()
    for tab in ("log", "chat", "tickets", "cards"):
        if not page.locator(f"#tab-{tab}").count():
            continue
        page.locator(f"#tab-{tab}").click()
        assert page.locator(PERSONAL).count() == 0, tab
        held = page.evaluate(HELD)
        assert [name for name in known if name in held] == [], tab
        for label in re.findall(r'(?:aria-label|title)="([^"]*)"', held):
            assert not re.search("short|You can claim", label), label
    page.locator("#tab-log").click()
    for line in page.locator("#panel-log .text").all_text_contents():
        assert not re.search(r"(from the pile|is dealt a card|looks at a ticket).*:", line), line
    if page.locator("#tab-cards").count():
        page.locator("#tab-cards").click()
    page.locator(".cover button").click()
    expect(page.locator(".cover")).to_have_count(0)


@pytest.mark.parametrize("width", [390, 1280])
def test_nothing_is_told_between_two_players(player: Player, width: int) -> None:
    """After tickets were chosen, after cards were drawn, after a route was claimed."""
    page = player.page
    page.set_viewport_size({"width": width, "height": 844})
    sit_down_together(player, "new-york")
    known: list[str] = []
    check_the_cover(player, known)
    for _ in range(2):  # both choose tickets
        page.wait_for_selector(".choice")
        known += secrets_of(player)
        page.locator(".choice input").first.check()
        page.locator("section:has(.choice) button.main").click()
        check_the_cover(player, known)
    for turn in range(8):
        expect(page.locator(".status")).to_contain_text("take a turn")
        known += secrets_of(player)
        routes = page.locator(".route.can")
        if turn > 3 and routes.count():
            routes.first.dispatch_event("click")
            page.locator("dialog .ways button").first.click()
            expect(page.locator("dialog")).to_have_count(0)
        else:
            for status in ("second card", None):
                page.locator(".card.pile").click()
                if status:
                    expect(page.locator(".status")).to_contain_text(status)
        if turn in (0, 1, 7):
            check_the_cover(player, known)
        else:
            page.locator(".cover button").click()
    assert len(known) >= 4
