"""The table screen in a real Chromium: what is in sight, tickets, routes, fingers, payments, tunnels, scores."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.kit.browser import BOT, OPEN, TAKE_A_TURN, Player, needs_browser, play_to_the_end, whole_game
from tests.kit.server_process import Server
from tests.web.conftest import Sit
from tests.web.test_first_ten_minutes import facts, play_by_chance, tap_between

pytestmark = needs_browser


@pytest.fixture
def phone(browser: Browser, server: Server) -> Iterator[Player]:
    player = Player(browser, server, 390, 844, has_touch=True, is_mobile=True)
    yield player
    player.close()
    assert player.errors == []


def sit_down(player: Player, edition: str, seats: list[dict[str, str]] | None = None, **options: Any) -> None:
    table = player.make_table(edition, seats or [OPEN, BOT], **options)
    player.open(f"/?table={table}")
    player.at_table()


# --- layout -----------------------------------------------------------------------------------------------------------


def test_the_phone_has_a_sheet_with_tabs(phone: Player) -> None:
    sit_down(phone, "europe")
    expect(phone.page.locator("#tab-tickets")).to_have_attribute("aria-selected", "true")  # what is to be decided
    phone.choose_tickets()
    expect(phone.page.locator("#tab-cards")).to_have_attribute("aria-selected", "true")
    phone.page.locator("#tab-tickets").tap()
    expect(phone.page.locator("#tickets-title + ul .ticket")).not_to_have_count(0)
    phone.rest()
    before = phone.page.locator(".frame").bounding_box()
    phone.page.locator(".grip").tap()
    phone.rest()
    after = phone.page.locator(".frame").bounding_box()
    assert before is not None
    assert after is not None
    assert after["height"] < before["height"] - 100


# --- tickets ----------------------------------------------------------------------------------------------------------


def test_an_offered_ticket_says_what_it_needs_and_is_ringed(player: Player) -> None:
    sit_down(player, "europe")
    cards = player.page.locator(".choice")
    expect(cards).not_to_have_count(0)
    for text in cards.all_inner_texts():
        assert re.search(r"\d+ cars still needed", text)
    rings = player.page.locator(".marks .ticket")
    cards.first.hover()
    expect(rings).to_have_count(2)
    expect(player.page.locator(".routes .route:not(.way)").first).to_have_css("opacity", re.compile(r"0\.3[5-9]|0\.4"))
    needed = re.search(r"(\d+) cars still needed", cards.first.inner_text())
    assert needed
    spaces = player.page.locator(
        ".routes .route.way use[data-drawn^='#slot'], .routes .route.way use[data-drawn^='#tunnel']"
    )
    assert spaces.count() == int(needed[1])


def test_mega_europe_chooses_tickets_in_two_steps(player: Player) -> None:
    sit_down(player, "europe", variant="mega")
    title = player.page.locator("#offer-title")
    expect(title).to_have_text("Step 1 of 2: long tickets")
    player.page.locator(".choice input").first.check()
    player.page.locator(".offer button.main").click()
    expect(title).to_have_text("Step 2 of 2: normal tickets")
    expect(player.page.locator(".held .ticket")).to_have_count(1)


# --- routes -----------------------------------------------------------------------------------------------------------


def point_at(route: Locator) -> None:
    """Move the mouse to the first space of a route that nothing lies over: some may be under a button of the board."""
    for space in route.locator("use").all():
        box = space.bounding_box()
        assert box is not None
        middle = [box["x"] + box["width"] / 2, box["y"] + box["height"] / 2]
        if route.evaluate("(route, [x, y]) => route.contains(document.elementFromPoint(x, y))", middle):
            route.page.mouse.move(*middle)
            return
    raise AssertionError("no space of the route can be pointed at")


def test_a_tip_says_whether_a_route_can_be_claimed(player: Player) -> None:
    """With the reason of the server, in the cards that are lacking."""
    sit_down(player, "europe")
    player.choose_tickets()
    tip = player.page.locator(".tip")
    player.page.locator(".route:not(.can) use").first.hover(force=True)
    expect(tip).to_contain_text("short")
    point_at(player.page.locator(".route.can").first)
    expect(tip).to_contain_text("You can claim this")
    player.page.locator("#tab-log").focus()
    player.page.locator(".route.can").first.focus()
    player.page.keyboard.press("Tab")
    player.page.keyboard.press("Shift+Tab")  # it may be the only one
    expect(tip).to_contain_text("You can claim this")


def test_a_finger_between_two_routes_is_asked_which_one(sit: Sit, phone: Player) -> None:
    """If both can be claimed, and it matters which."""
    names = tap_between(sit("europe", phone))
    rows = phone.page.locator("dialog .rows li")
    texts = rows.all_inner_texts()
    for name in names:
        assert any(name in text for text in texts), (name, texts)
    for row in rows.locator("> *").all():
        size = row.bounding_box()
        assert size is not None
        assert size["height"] >= 44
    phone.page.keyboard.press("Escape")
    expect(phone.page.locator("dialog")).to_have_count(0)


def test_a_mouse_takes_the_route_under_it(sit: Sit, player: Player) -> None:
    """Of each pair of parallel routes that can be claimed, exactly the one that is clicked."""
    two = sit("new-york")
    two.until(lambda ann: len(ann.legal("claim")) >= 3)
    for route in player.page.locator(".route.can").all()[:5]:
        label = route.get_attribute("aria-label")
        assert label
        box = route.locator("use").first.bounding_box()
        assert box is not None
        player.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        expect(player.page.locator("dialog h2")).to_have_text("Claim " + label.split(":")[0])
        player.page.keyboard.press("Escape")
        expect(player.page.locator("dialog")).to_have_count(0)


def test_a_station_is_built_by_clicking_a_city(player: Player) -> None:
    sit_down(player, "europe")
    player.choose_tickets()
    city = player.page.locator(".city[data-city='roma']")
    expect(city).to_have_attribute("role", "button")
    city.click()
    expect(player.page.locator("dialog h2")).to_have_text("Station in Roma")
    player.page.keyboard.press("Escape")
    city.focus()
    player.page.keyboard.press("Enter")
    expect(player.page.locator("dialog h2")).to_have_text("Station in Roma")
    player.page.keyboard.press("Enter")  # the first payment has the focus
    expect(player.page.locator(".marks g[aria-label*='Roma']")).to_have_count(1)


def test_a_city_that_was_searched_for_lists_its_routes(player: Player) -> None:
    sit_down(player, "europe")
    player.choose_tickets()
    player.page.get_by_label("Find a city").fill("pal")
    player.page.keyboard.press("Enter")
    expect(player.page.locator("dialog h2")).to_have_text("Palermo")
    expect(player.page.locator("dialog .rows")).to_contain_text("Palermo–Smyrna")


# --- cards ------------------------------------------------------------------------------------------------------------


def test_a_key_pressed_too_early_is_not_lost(player: Player) -> None:
    """The second key comes before the server has answered the first."""
    sit_down(player, "europe")
    player.choose_tickets()
    player.page.evaluate("for (const key of '00') dispatchEvent(new KeyboardEvent('keydown', {key, bubbles: true}))")
    player.page.locator("#tab-log").click()
    drawn = player.page.locator("#panel-log .text", has_text="Ann draws a card from the pile")
    expect(drawn).to_have_count(2)


def test_take_back_says_why_not(sit: Sit, player: Player) -> None:
    """With people; alone with bots one may go back."""
    sit("europe")
    button = player.page.get_by_role("button", name="Take back")
    player.page.keyboard.press("0")
    expect(player.page.locator(".status")).to_contain_text("second card")
    expect(button).to_be_disabled()
    expect(player.page.locator("#no-take-back")).to_contain_text("cannot be taken back")


def test_the_sound_is_off_with_one_click(player: Player) -> None:
    sit_down(player, "new-york")
    button = player.page.get_by_role("button", name="Sound")
    expect(button).to_have_attribute("aria-pressed", "true")
    button.click()
    expect(button).to_have_attribute("aria-pressed", "false")
    player.page.reload()
    expect(player.page.get_by_role("button", name="Sound")).to_have_attribute("aria-pressed", "false")


# --- paying -----------------------------------------------------------------------------------------------------------


def test_a_tunnel_shows_its_three_cards(sit: Sit, server: Server, player: Player) -> None:
    """With those that match marked; giving up takes the cards back."""
    two = sit("europe")
    tunnels = {at for at, route in enumerate(facts(server, "europe")["routes"]) if route["tunnel"]}
    for _ in range(30):  # until cards match; a claim that costs nothing more goes through
        move = two.until(lambda ann: next((one for one in ann.legal("claim") if one["route"] in tunnels), None))
        two.ann.move(move["action"], move["payments"][0]["action"])
        if two.ann.legal("decline"):
            break
    cards = player.page.locator("dialog .turned li")
    expect(cards).to_have_count(3)
    matching = player.page.locator("dialog .turned li.matches").count()
    assert matching >= 1
    said = player.page.locator("dialog").inner_text()
    assert ("one more card" if matching == 1 else f"{matching} more cards") in said
    player.page.keyboard.press("Escape")  # it has to be answered
    expect(cards).to_have_count(3)
    player.page.locator("dialog .decline button").click()
    expect(player.page.locator("dialog")).to_have_count(0)
    player.page.locator("#tab-log").click()
    expect(player.page.locator("#panel-log")).to_contain_text("up and takes the cards back")


# --- the end ----------------------------------------------------------------------------------------------------------


def test_the_last_round_is_announced_and_the_scores_are_told_step_by_step(sit: Sit, player: Player) -> None:
    player.page.clock.install()
    two = sit("europe", others=2)
    turns = player.page.locator(".players .turns")

    def last_round() -> None:
        expect(player.page.locator(".last").first).to_be_visible()
        expect(turns.filter(has_text="one turn left")).not_to_have_count(0)

    play_by_chance(two, last=last_round)
    # From here on the scores wait for a click.
    player.page.clock.pause_at(player.page.evaluate("Date.now()") / 1000 + 5)
    title = player.page.locator("#scores-title")
    player.page.get_by_role("button", name="Step").click()
    first = player.page.locator(".total td").all_inner_texts()
    player.page.get_by_role("button", name="Skip").click()
    expect(title).to_contain_text("Winner")
    last = player.page.locator(".total td").all_inner_texts()
    assert first != last
    longest = player.page.locator("details[open] button", has_text="longest path")
    if longest.count():
        longest.click()
        expect(player.page.locator(".marks .stroke")).to_have_count(1)
    player.page.get_by_role("button", name="Tell it again").click()
    expect(title).to_have_text("Scores")
    player.page.get_by_role("button", name="2× speed").click()
    player.page.clock.resume()
    expect(title).to_contain_text("Winner")
    assert player.page.locator(".total td").all_inner_texts() == last


def test_everybody_sees_the_regions_of_italy(player: Player) -> None:
    sit_down(player, "italy", [OPEN, BOT])
    player.choose_tickets()
    expect(player.page.locator(".players [title*='in the largest network']")).to_have_count(2)


@whole_game
def test_a_player_who_leaves_is_shown_as_away(browser: Browser, server: Server) -> None:
    ann, bob = Player(browser, server), Player(browser, server)
    try:
        table = ann.make_table("new-york", [OPEN, OPEN])
        bob.open(f"/?table={table}")
        bob.page.get_by_label("Your name").fill("Bob")
        bob.page.get_by_role("button", name="Take this seat").first.click()
        ann.open(f"/?table={table}")
        ann.page.get_by_role("button", name="Start the game").click()
        ann.at_table()
        expect(ann.page.locator("#tab-tickets")).to_be_visible()  # begun: Bob's part of the deal has been opened
        expect(ann.page.locator(".players li.away")).to_have_count(0)
        token = bob.page.evaluate(f"localStorage.getItem('branchline seat {table}')")
        bob.close()
        expect(ann.page.locator(".players li.away")).to_contain_text("Bob")
        ann.page.locator("#tab-chat").click()
        expect(ann.page.get_by_role("button", name="Let a bot play for Bob")).to_be_disabled()  # he may come back
        leave = f"{server.address}/api/tables/{table}/leave/1"
        httpx.post(leave, headers={"authorization": f"Bearer {token}"}).raise_for_status()
        expect(ann.page.locator("#players-title + ul")).to_contain_text("a bot plays")
        ann.page.locator("#tab-tickets").click()
        play_to_the_end(ann)
        assert ann.errors == []
    finally:
        ann.close()


def test_a_claim_that_is_not_legal_any_more_is_not_asked_about(sit: Sit, player: Player) -> None:
    """A route clicked just before another move of one's own is carried out."""
    two = sit("new-york")
    two.until(lambda ann: ann.legal("claim"))
    expect(player.page.locator(".status")).to_have_text(TAKE_A_TURN)
    player.page.locator(".route.can").first.dispatch_event("click")
    expect(player.page.locator("dialog")).to_be_visible()
    player.page.locator(".card.pile").dispatch_event("click")  # a first card: no claim in this turn
    expect(player.page.locator(".status")).to_contain_text("second card")
    expect(player.page.locator("dialog")).to_have_count(0)
