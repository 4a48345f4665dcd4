"""Whatever is heard of the table leaves what somebody has opened, typed, marked or enlarged as it is."""

from __future__ import annotations

import json

from playwright.sync_api import Page, expect

from tests.kit.browser import Player, needs_browser
from tests.web.conftest import Sit
from tests.web.seat import Seat, Two

pytestmark = needs_browser

LIE = "document.querySelector('.sheet').style.transform"


def hear(two: Two, text: str) -> None:
    """Bob plays, says something, and another who looks on comes and goes."""
    two.bob.draw()
    two.bob.socket.send(json.dumps({"type": "say", "id": text, "text": text}))
    two.bob.hear_until(lambda message: message.get("id") == text)
    Seat(two.player.server.host, two.table, None).close()
    two.catch_up()


def mark_a_route(page: Page) -> None:
    page.get_by_role("tab", name="Tickets").click()
    page.get_by_role("button", name="Mark routes").click()
    page.locator(".route:not(.can)").first.dispatch_event("click")
    page.get_by_role("button", name="Done").click()


def test_what_is_open_stays_open(sit: Sit, player: Player) -> None:
    """The enlarged board, a plan, a turn of the log, a message that is being written, the rulebook where it is read."""
    two, page = sit("new-york"), player.page
    two.ann.draw()
    two.catch_up()
    for _ in range(2):
        page.get_by_role("button", name="Zoom in").click()
    mark_a_route(page)
    planned = page.locator("[data-planned]")
    spaces = planned.count()
    assert spaces
    page.get_by_role("tab", name="Log").click()
    page.locator("aside.panel details").last.locator("summary").click()
    lie = page.evaluate(LIE)
    hear(two, "one")
    assert page.evaluate(LIE) == lie
    expect(page.locator("aside.panel details[open]")).to_have_count(1)
    assert planned.count() == spaces

    two.ann.draw()
    two.catch_up()
    page.get_by_role("tab", name="Chat").click()
    line = page.locator("aside.panel form input")
    line.fill("I was about to s")
    hear(two, "two")
    expect(page.locator("aside.panel")).to_contain_text("two")
    expect(line).to_have_value("I was about to s")
    expect(line).to_be_focused()

    two.ann.draw()
    two.catch_up()
    page.get_by_role("button", name="Rules").click()
    read = "document.querySelector('dialog .page').scrollTop"
    page.evaluate("document.querySelector('dialog .page').scrollTo(0, 200)")
    before = page.evaluate(read)
    assert before
    hear(two, "three")
    assert page.evaluate(read) == before
    expect(page.locator("dialog")).to_have_count(1)
