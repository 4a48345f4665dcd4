"""First tickets are chosen by everybody at the same time, in two browsers."""

from __future__ import annotations

from collections.abc import Iterator

import httpx
import pytest
from playwright.sync_api import Browser, expect

from tests.kit.browser import OPEN, Player, check_with_axe, needs_browser
from tests.kit.server_process import Server

pytestmark = needs_browser


@pytest.fixture
def two(browser: Browser, server: Server) -> Iterator[list[Player]]:
    """Ann and Bob, whose first tickets are dealt."""
    ann = Player(browser, server, bypass_csp=True)  # axe is a script of somebody else's
    bob = Player(browser, server, 390, 844, bypass_csp=True)
    table = ann.make_table("new-york", [OPEN, OPEN])
    joined = httpx.post(f"{server.address}/api/tables/{table}/join", json={"name": "Bob"}, timeout=60).json()
    host = ann.page.evaluate("table => localStorage.getItem('branchline seat ' + table)", table)
    key = {"authorization": f"Bearer {host}"}
    assert httpx.post(f"{server.address}/api/tables/{table}/start", headers=key, timeout=60).status_code == 200
    ann.open(f"/?table={table}")
    bob.open(f"/?table={table}#key={joined['token']}")
    for one in (ann, bob):
        one.at_table()
        one.page.wait_for_selector("#offer-title")
    yield [ann, bob]
    for one in (ann, bob):
        one.close()
        assert one.errors == []


def keep(player: Player, *tickets: int) -> None:
    """Choose these of the tickets on offer, and no others."""
    for number, box in enumerate(player.page.locator(".choice input").all()):
        box.set_checked(number in tickets)
    player.page.locator("section:has(.choice) button.main").click()


def look_at_tickets(player: Player) -> None:
    """On a phone they are behind a tab, and the cards come back to the front when all is chosen."""
    tab = player.page.get_by_role("tab", name="Tickets")
    if tab.count():
        expect(player.page.locator("#offer-title")).to_have_count(0)
        tab.click()


def test_who_is_second_in_order_does_not_wait_and_may_choose_again(two: list[Player]) -> None:
    status = "Choose your tickets"
    [waiting] = [one for one in two if one.page.locator(".status").inner_text() == status]
    [first] = [one for one in two if one is not waiting]
    keep(waiting, 0)
    expect(waiting.page.locator(".status")).to_contain_text("Waiting for")
    look_at_tickets(waiting)
    expect(waiting.page.get_by_role("heading", name="Your tickets are chosen")).to_be_visible()
    expect(first.page.locator("#offer-title")).to_be_visible()  # nothing has happened to the other one's choice
    check_with_axe(waiting)
    waiting.page.reload()
    waiting.at_table()
    look_at_tickets(waiting)
    waiting.page.get_by_role("button", name="Choose again").click()
    keep(waiting, 0, 1)
    look_at_tickets(waiting)
    expect(waiting.page.locator(".settled li")).to_have_count(2)
    keep(first, 0)
    for one in two:
        expect(one.page.locator("#offer-title")).to_have_count(0)
        expect(one.page.locator(".settled")).to_have_count(0)
    look_at_tickets(waiting)
    expect(waiting.page.locator(".held .ticket")).to_have_count(2)
