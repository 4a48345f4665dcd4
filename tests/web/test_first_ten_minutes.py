"""The picky player's first ten minutes, point by point (docs/ui-checklist.md), held against what the server says."""

from __future__ import annotations

import random
import re
import time
from collections.abc import Callable, Iterator
from itertools import combinations
from typing import Any

import httpx
import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.kit.browser import BOT, OPEN, PATIENCE, TAKE_A_TURN, Player, check_with_axe, needs_browser
from tests.kit.server_process import Server
from tests.web.conftest import Sit
from tests.web.seat import Seat, Two

pytestmark = needs_browser
THUMB = 0.4 * 844  # on a phone of 844 pixels a thumb reaches what is below this
EDITIONS = ["new-york", "berlin", "italy", "europe"]


@pytest.fixture
def phone(browser: Browser, server: Server) -> Iterator[Player]:
    phone = Player(browser, server, 390, 844, has_touch=True, is_mobile=True, reduced_motion="reduce", bypass_csp=True)
    yield phone
    phone.close()
    assert phone.errors == []


def facts(server: Server, edition: str) -> Any:
    editions = httpx.get(f"{server.address}/api/editions", timeout=PATIENCE).json()
    return next(one for one in editions if one["name"] == edition)


def ids(found: Locator, name: str = "route") -> set[str]:
    return set(found.evaluate_all("(all, name) => all.map((one) => one.dataset[name])", name))


def route_on(page: Page, id: str) -> Locator:
    return page.locator(f".route[data-route='{id}']")


def click_route(two: Two, id: str) -> None:
    """As a mouse does: in the middle of one of its spaces."""
    two.player.rest()
    box = route_on(two.page, id).locator("use").first.bounding_box()
    assert box is not None
    two.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


def hand_on(page: Page) -> str:
    return page.locator("#hand-title + ul").inner_text()


# --- 2, 3: with friends, by the rules ---------------------------------------------------------------------------------


def test_friends_join_by_the_link_and_by_the_code(browser: Browser, server: Server, player: Player) -> None:
    player.open()
    player.page.get_by_label("Your name").fill("Ann")
    player.page.get_by_role("combobox", name="Players").select_option("3")
    player.page.get_by_label("Opponents").select_option("friends")
    player.page.get_by_role("button", name="Start the game").click()
    link = player.page.get_by_role("textbox", name="Copy the link").input_value()
    expect(player.page.locator("svg.qr")).to_have_attribute("aria-label", link)
    code = re.search(r"the code (\w{6})", player.page.locator(".invite").inner_text())
    assert code
    bob, cleo = Player(browser, server), Player(browser, server)
    try:
        bob.page.goto(link)
        cleo.open()
        cleo.page.get_by_role("textbox", name="Code").fill(code[1].lower())
        cleo.page.get_by_role("button", name="Join", exact=True).click()
        for friend, name in ((bob, "Bob"), (cleo, "Cleo")):
            friend.page.get_by_label("Your name").fill(name)
            friend.page.get_by_role("button", name="Take this seat").first.click()
            expect(player.page.locator(".seats")).to_contain_text(name)
        player.page.get_by_role("button", name="Start the game").click()
        for one in (player, bob, cleo):
            expect(one.page.locator("#players-title + ul")).to_contain_text("Ann")
            expect(one.page.locator("#players-title + ul li")).to_have_count(3)
        assert bob.errors == cleo.errors == []
    finally:
        bob.close()
        cleo.close()


@pytest.mark.parametrize("edition", ["europe", "new-york"])
def test_exactly_the_legal_moves_are_offered(sit: Sit, server: Server, edition: str) -> None:
    two, known = sit(edition), facts(server, edition)

    def compare() -> None:
        two.catch_up()
        legal = {known["routes"][move["route"]]["id"] for move in two.ann.legal("claim")}
        expect(two.page.locator(".route.can")).to_have_count(len(legal))
        assert ids(two.page.locator(".route.can")) == ids(two.page.locator(".route[role=button]")) == legal
        cities = {known["cities"][move["city"]]["id"] for move in two.ann.legal("station")}
        assert ids(two.page.locator(".city.can"), "city") == cities
        cards = [bool(two.ann.legal("draw"))] + [
            any(move["slot"] == slot for move in two.ann.legal("take")) for slot in range(5)
        ]
        buttons = two.page.locator(".display .card")
        assert [buttons.nth(at).is_enabled() for at in (5, 0, 1, 2, 3, 4)] == cards
        assert two.page.locator(".stack").first.is_enabled() == bool(two.ann.legal("tickets"))

    two.until(lambda ann: len(ann.legal("claim")) >= 3)
    compare()
    two.ann.move(two.ann.legal("draw")[0]["action"])  # a second card, and no locomotive from the display
    expect(two.page.locator(".status")).to_contain_text("second card")
    compare()


def test_a_route_is_described_as_the_rules_have_it(sit: Sit, server: Server) -> None:
    """Ferries, tunnels, and why the twin of a taken route is closed; how ties are broken is in the rules."""
    two, known = sit("europe"), facts(server, "europe")
    for route in known["routes"]:
        label = route_on(two.page, route["id"]).get_attribute("aria-label") or ""
        assert ("tunnel" in label) == route["tunnel"], route["id"]
        assert (f"{route['symbols']} must be locomotive" in label) == (route["symbols"] > 0), route["id"]
    two.page.get_by_role("button", name="Rules").click()
    rules = two.page.locator("dialog .page")
    rules.locator("summary").last.click()
    expect(rules).to_contain_text("Ties: more fulfilled tickets, then the longer longest route")

    two, known = sit("new-york"), facts(server, "new-york")
    twins = twins_of(known)
    move = two.until(lambda bob: next((one for one in bob.legal("claim") if one["route"] in twins), None), two.bob)
    two.bob.claim(move)
    expect(two.page.locator(".status")).to_contain_text("Your turn")
    for twin in twins[move["route"]]:
        shut = route_on(two.page, known["routes"][twin]["id"])
        expect(shut).to_have_attribute("aria-label", re.compile("closed: a parallel one is taken"))


def twins_of(known: Any) -> dict[int, list[int]]:
    ends = [sorted(route["ends"]) for route in known["routes"]]
    return {
        a: [b for b in range(len(ends)) if b != a and ends[b] == ends[a]]
        for a in range(len(ends))
        if ends.count(ends[a]) > 1
    }


# --- 5, 14, 15: who does what -----------------------------------------------------------------------------------------


def test_it_is_plain_whose_turn_it_is(sit: Sit) -> None:
    two = sit("new-york")
    status, now = two.page.locator(".status"), two.page.locator("#players-title + ul li[aria-current=true]")
    expect(status).to_have_text("Your turn: take a turn")
    expect(status).to_have_css("background-color", "rgb(48, 53, 60)")  # the ink of New York
    expect(now).to_contain_text("Ann")
    expect(two.page).to_have_title(re.compile("^● Your turn"))
    two.ann.draw()
    expect(status).to_have_text("Bob has to decide: take a turn")
    expect(status).not_to_have_css("background-color", "rgb(48, 53, 60)")
    expect(now).to_contain_text("Bob")
    expect(now).to_have_count(1)
    expect(now).not_to_have_css("box-shadow", re.compile(r"^rgb\S+ \S+ \S+ 4px 0px 0px 0px inset$"))
    expect(two.page).to_have_title("Branchline")


def test_all_that_is_public_of_the_others_is_shown(sit: Sit, server: Server) -> None:
    """Pieces, cards, tickets, stations and points of everybody, as a spectator is told them."""
    two, known = sit("europe", others=2), facts(server, "europe")
    two.bob.claim(two.until(lambda bob: next(iter(bob.legal("station")), None), two.bob))
    for seat in two.seats[1:]:
        before = sum(owner is not None for owner in two.ann.look()["owners"])
        while sum(owner is not None for owner in two.ann.look()["owners"]) == before:  # a tunnel may be declined
            seat.claim(two.until(lambda one: next(iter(one.legal("claim")), None), seat))
    watcher = Seat(server.host, two.table, None)
    view = watcher.look()
    watcher.close()
    expect(two.page.locator(".players .now")).to_contain_text(("Ann", "Bob", "Cleo")[view["decider"]])
    panels = two.page.locator("#players-title + ul li")
    expect(panels).to_have_count(3)
    for at, shown in enumerate(view["players"]):
        titles = panels.nth(at).locator(".facts > span").evaluate_all("all => all.map((one) => one.title)")
        wanted = [
            (shown["pieces"][0], "car"),
            (shown["cards"], "card"),
            (shown["tickets"], "ticket"),
            (shown["stations"], "station"),
        ]
        assert titles == [f"one {word}" if n == 1 else f"{n} {word}s" for n, word in wanted]
        visible = panels.nth(at).locator(".facts > span [aria-hidden]:not(svg)").all_inner_texts()
        assert visible == [str(n) for n, _ in wanted]
        assert panels.nth(at).locator(".points [aria-hidden]").inner_text() == str(shown["points"])
        owned = sum(known["routes"][route]["length"] for route, owner in enumerate(view["owners"]) if owner == at)
        assert two.page.locator(f".route use[href^='#piece{at}-']").count() == owned
        built = {known["cities"][int(city)]["name"] for city, seat in view["stations"].items() if seat == at}
        name = ("Ann", "Bob", "Cleo")[at]
        houses = two.page.locator(f".marks g[aria-label^='{name} builds']")
        assert {str(one.get_attribute("aria-label")).rpartition(" in ")[2] for one in houses.all()} == built
    assert view["stations"]


def test_the_last_move_of_another_is_marked(sit: Sit, server: Server) -> None:
    two, known = sit("new-york"), facts(server, "new-york")
    move = two.until(lambda bob: next(iter(bob.legal("claim")), None), two.bob)
    two.bob.claim(move)
    last = two.page.locator(".halo.last")
    expect(last).to_have_count(1)
    assert last.evaluate("one => [...one.parentElement.children].indexOf(one)") == move["route"]
    expect(last.locator("rect").first).to_have_css("fill", "rgb(255, 210, 63)")
    a, b = (known["cities"][city]["name"] for city in known["routes"][move["route"]]["ends"])
    done = two.page.locator("#players-title + ul li", has_text="Bob").locator(".done")
    expect(done).to_contain_text(f"claims {a}–{b}")
    expect(two.page.locator("[aria-live=polite].hidden-visually")).to_contain_text(f"Bob claims {a}–{b}")
    two.ann.draw()
    two.decider.draw()
    expect(done).to_have_text("draws a card from the pile")


# --- 6, 7, 19: what a board looks like --------------------------------------------------------------------------------


SYMBOLS = """() => Object.fromEntries([...document.querySelectorAll('.route')].map((group) => [group.dataset.route,
    [...group.querySelectorAll("use[href^='#c-']")]
        .filter((use) => getComputedStyle(use).visibility === 'visible')
        .map((use) => [use.getAttribute('href'), use.getBoundingClientRect()])
        .map(([name, box]) => [name, Math.max(box.width, box.height)])]))"""


@pytest.mark.parametrize(("edition", "pixels"), [("new-york", 11), ("berlin", 10), ("europe", 6), ("italy", 4)])
def test_every_colour_has_its_symbol_without_asking(player: Player, server: Server, edition: str, pixels: int) -> None:
    """On every space and every card, 12 pixels and more if one looks closer. Contrasts: tests/draw/test_draw.py."""
    known = facts(server, edition)
    player.page.set_viewport_size({"width": 1600, "height": 900})
    player.open(f"/?table={player.make_table(edition, [OPEN, BOT])}")
    player.at_table()

    def smallest() -> float:
        drawn = player.page.evaluate(SYMBOLS)
        for route in known["routes"]:
            color = None if route["color"] is None else known["cards"][route["color"]]
            wanted = [] if color is None else [f"#c-{color}"] * route["length"]
            assert [name for name, _ in drawn[route["id"]]] == wanted, route["id"]
        return float(min(size for symbols in drawn.values() for _, size in symbols))

    player.rest()
    assert smallest() >= pixels
    closer = player.page.get_by_role("button", name="Zoom in")
    for _ in range(20):
        if closer.is_disabled():
            break
        closer.click()
    player.rest()
    assert smallest() >= 12
    symbols = {look["symbol"] for look in known["looks"]}
    assert len(symbols) == len(known["cards"])
    faces = player.page.locator(".display .face svg, .hand .card svg")
    expect(faces).not_to_have_count(0)
    joker = known["looks"][-1]["picture"]["ink"]  # what stands for any colour is told by its drawing
    paths = "(one) => [...one.querySelectorAll('path')].map((path) => path.getAttribute('d'))"
    for face in faces.all():
        own = {*face.evaluate(paths)}
        assert own & symbols or joker in own


COVERED = """() => {
    const covered = []
    const frame = document.querySelector('.frame').getBoundingClientRect()
    const tools = [...document.querySelectorAll('.tools button')].map((one) => one.getBoundingClientRect())
    const slots = [...document.querySelectorAll('.routes use')].flatMap((use) =>
        /^#(slot|tunnel)/.test(use.getAttribute('href')) ? [{use, place: use.getScreenCTM().inverse()}] : [])
    const inside = (p, box) => p.x > box.left && p.x < box.right && p.y > box.top && p.y < box.bottom
    const names = [...document.querySelectorAll('.labels text')]
    const shown = names.filter((text) => !text.classList.contains('waits')) // the others come when one looks closer
    for (const line of shown.flatMap((text) => [...text.querySelectorAll('tspan')])) {
        const box = line.getBoundingClientRect()
        const points = [0.04, 0.25, 0.5, 0.75, 0.96].flatMap((u) =>
            [0.3, 0.5, 0.7].map((v) => new DOMPoint(box.left + u * box.width, box.top + v * box.height)))
        const on = (p, place) => {
            const {x, y} = p.matrixTransform(place)
            return Math.abs(x) < 26 && Math.abs(y) < 10 // a space, turned as it lies
        }
        const name = line.textContent
        if (points.some((p) => !inside(p, frame))) covered.push([name, 'the edge'])
        if (points.some((p) => tools.some((tool) => inside(p, tool)))) covered.push([name, 'a button'])
        const grown = Number(line.parentElement.getAttribute('font-size')) > 22 // may stand on a space, never under it
        for (const {use, place} of grown ? [] : slots)
            if (points.some((p) => on(p, place))) covered.push([name, use.closest('.route').dataset.route])
    }
    return {covered, names: names.length, slots: slots.length}
}"""


@pytest.mark.parametrize("edition", EDITIONS)
def test_no_name_is_covered(player: Player, server: Server, edition: str) -> None:
    """By a space, and so by no piece; by no button that floats over the board; on every screen."""
    known = facts(server, edition)
    player.open(f"/?table={player.make_table(edition, [OPEN, BOT])}")
    player.at_table()
    for size in ((1280, 800), (1600, 900), (820, 1180), (390, 844)):
        player.page.set_viewport_size({"width": size[0], "height": size[1]})
        player.rest()
        found = player.page.evaluate(COVERED)
        assert found["names"] == len(known["cities"])
        assert found["slots"] == sum(route["length"] for route in known["routes"])
        assert found["covered"] == [], size


# --- 9 to 12: claiming ------------------------------------------------------------------------------------------------


def test_what_can_be_claimed_is_outlined_steadily(sit: Sit) -> None:
    two = sit("new-york")
    two.until(lambda ann: len(ann.legal("claim")) >= 2)
    routes = {move["route"] for move in two.ann.legal("claim")}
    expect(two.page.locator(".halo.can")).to_have_count(len(routes))
    looks = two.page.locator(".halos > *").evaluate_all(
        """all => all.map((one) => getComputedStyle(one.firstChild))
            .map((look) => [look.stroke, look.animationName, look.strokeWidth])"""
    )
    for route, (stroke, animation, width) in enumerate(looks):
        assert (stroke != "none") == (route in routes), route
        assert animation == "none"
        assert float(width.removesuffix("px")) > 0


def several_payments(ann: Seat) -> Any:
    """A claim that can be paid with jokers and without."""
    for move in ann.legal("claim"):
        jokers = {payment["jokers"] for payment in move["payments"]}
        if 0 in jokers and len(jokers) > 1:
            return move
    return None


def test_no_joker_is_spent_unasked(sit: Sit, server: Server) -> None:
    two, known = sit("new-york"), facts(server, "new-york")
    move = two.until(several_payments)
    before, hand = two.ann.look(), hand_on(two.page)
    click_route(two, known["routes"][move["route"]]["id"])
    ways = two.page.locator("dialog .ways li")
    expect(ways).to_have_count(len(move["payments"]))
    two.page.wait_for_timeout(300)  # time enough to pay, if it were so
    assert two.ann.look()["hand"] == before["hand"]  # a click alone pays nothing
    assert hand_on(two.page) == hand
    texts = ways.all_inner_texts()
    jokers = [int(found[1]) if (found := re.search(r"(\d+)× taxi", text)) else 0 for text in texts]
    assert jokers == sorted(payment["jokers"] for payment in move["payments"])
    assert jokers[0] == 0
    ways.first.get_by_role("button").click()
    expect(two.page.locator("dialog")).to_have_count(0)
    after = two.ann.look()
    assert after["owners"][move["route"]] == after["seat"]
    assert after["hand"][-1] == before["hand"][-1]


def test_a_misclick_costs_nothing(sit: Sit, server: Server) -> None:
    two, known = sit("new-york"), facts(server, "new-york")
    move = two.until(lambda ann: next(iter(ann.legal("claim")), None))
    id = known["routes"][move["route"]]["id"]
    before, hand, dialog = two.ann.look(), hand_on(two.page), two.page.locator("dialog")
    for close in (
        lambda: two.page.keyboard.press("Escape"),
        lambda: dialog.get_by_role("button", name="Close").click(),
    ):
        click_route(two, id)
        expect(dialog).to_be_visible()
        close()
        expect(dialog).to_have_count(0)
    assert two.ann.look() == before
    click_route(two, id)
    dialog.locator(".ways button").first.click()
    pieces = route_on(two.page, id).locator("use[href^='#piece']")
    expect(pieces).to_have_count(known["routes"][move["route"]]["length"])
    expect(two.page.locator(".halo.last")).to_have_count(1)
    two.page.get_by_role("button", name="Take back").click()
    expect(pieces).to_have_count(0)
    expect(two.page.locator(".halo.last")).to_have_count(0)
    expect(two.page.locator(".status")).to_have_text(TAKE_A_TURN)
    two.catch_up()
    assert hand_on(two.page) == hand
    assert two.ann.look() == before


def test_the_right_one_of_two_parallel_routes_is_claimed(sit: Sit, server: Server) -> None:
    two, known = sit("new-york"), facts(server, "new-york")
    twins = twins_of(known)

    def both(ann: Seat) -> Any:
        legal = [move["route"] for move in ann.legal("claim")]
        return next(([a, b] for a in legal for b in twins.get(a, []) if a < b and b in legal), None)

    pair = two.until(both)
    title = two.page.locator("dialog h2")
    names = set()
    for route in pair:
        click_route(two, known["routes"][route]["id"])
        expect(title).to_be_visible()
        names.add(title.inner_text())
        two.page.keyboard.press("Escape")
        expect(title).to_have_count(0)
    assert len(names) == 2  # told apart by name too
    click_route(two, known["routes"][pair[1]]["id"])
    two.page.locator("dialog .ways button").first.click()
    expect(two.page.locator("dialog")).to_have_count(0)
    owners = two.ann.look()["owners"]
    assert [owners[route] for route in pair] == [None, two.ann.view["seat"]]


# --- 16, 17: tickets and bots -----------------------------------------------------------------------------------------


def fulfil_a_ticket(two: Two) -> int:
    """Ann builds the way to the nearest ticket; gives it once it is there. From then on the page's clock stands."""
    for _ in range(120):
        seat = two.decider
        if seat is not two.ann:
            seat.draw()
            continue
        open_ones = {line["ticket"] for line in seat.view["tickets"] if not line["done"]}
        way = min(
            (way for way in seat.view["ways"] if way["ticket"] in open_ones and way["pieces"]),
            key=lambda way: way["pieces"],
        )
        wanted = next((move for move in seat.legal("claim") if move["route"] in way["routes"]), None)
        if wanted is None:
            seat.draw()
        elif len(way["routes"]) == 1:
            two.catch_up()
            two.page.clock.pause_at(two.page.evaluate("Date.now()") / 1000 + 5)
            seat.claim(wanted)
            return int(way["ticket"])
        else:
            seat.claim(wanted)
    raise AssertionError("no ticket was fulfilled")


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_a_fulfilled_ticket_is_celebrated_briefly(browser: Browser, server: Server, sit: Sit, motion: Any) -> None:
    ann = Player(browser, server, reduced_motion=motion)
    try:
        ann.page.clock.install()
        two, known = sit("new-york", ann), facts(server, "new-york")
        ticket = fulfil_a_ticket(two)
        toast, card = ann.page.locator(".toast.fresh"), ann.page.locator(".card.fresh")
        expect(toast).to_contain_text(f"Ticket fulfilled: {known['tickets'][ticket]['name']}")
        expect(card).to_have_count(1)
        moving = [one.evaluate("one => getComputedStyle(one).animationName") != "none" for one in (toast, card)]
        assert moving == [motion == "no-preference"] * 2
        ann.page.clock.fast_forward(10_000)
        expect(ann.page.locator(".toast")).to_have_count(0)
        expect(card).to_have_count(0)
        assert ann.errors == []
    finally:
        ann.close()


@pytest.mark.parametrize(("pace", "seconds"), [("instant", 0.0), ("calm", 1.6)])
def test_the_pace_of_bots_is_chosen(player: Player, server: Server, pace: str, seconds: float) -> None:
    player.open()
    player.page.get_by_label("Pace of bots").select_option(pace)
    player.page.get_by_role("button", name="Start the game").click()
    player.at_table()
    table = player.page.url.rpartition("=")[2]
    made = httpx.get(f"{server.address}/api/tables/{table}", timeout=PATIENCE).json()
    assert made["options"]["pace"] == seconds
    player.choose_tickets()
    status = player.page.locator(".status")
    player.page.keyboard.press("0")
    expect(status).to_contain_text("second card")
    began = time.monotonic()
    player.page.keyboard.press("0")
    expect(status).to_have_text(TAKE_A_TURN)
    assert time.monotonic() - began >= seconds
    player.open()  # and it is remembered
    expect(player.page.get_by_label("Pace of bots")).to_have_value(pace)


# --- 18: a phone ------------------------------------------------------------------------------------------------------


def within_reach(phone: Player, selector: str, width: int = 44) -> None:
    found = phone.page.locator(selector)
    expect(found).not_to_have_count(0)
    phone.rest()
    for one in found.all():
        box = one.bounding_box()
        assert box is not None
        assert box["y"] >= THUMB, one
        assert box["y"] + box["height"] <= 844, one
        assert box["height"] >= 44, one
        assert box["width"] >= width, one


def middle_of(page: Page, route: str) -> tuple[float, float]:
    """Of the space in the middle of a route, on the screen."""
    spaces = route_on(page, route).locator("use[data-drawn^='#slot'], use[data-drawn^='#tunnel']").all()
    box = spaces[len(spaces) // 2].bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def show_all(page: Page) -> None:
    """Of the board, if it is enlarged."""
    button = page.get_by_role("button", name="Whole board")
    if button.is_visible():
        button.click()
    expect(button).not_to_be_visible()


def tap_between(two: Two) -> list[str]:
    """With a finger between two parallel routes that can both be claimed; gives the names of both."""
    known = facts(two.player.server, "europe")["routes"]

    def pair(ann: Seat) -> list[int] | None:
        can = [move["route"] for move in ann.legal("claim")]
        for pair in combinations(can, 2):
            one, other = (known[route] for route in pair)
            if sorted(one["ends"]) == sorted(other["ends"]) and one["color"] != other["color"]:
                return [*pair]
        return None

    routes = two.until(pair)
    show_all(two.page)
    two.player.rest()
    (x, y), (u, v) = (middle_of(two.page, known[route]["id"]) for route in routes)
    two.page.touchscreen.tap((x + u) / 2, (y + v) / 2)
    expect(two.page.locator("dialog .rows li")).not_to_have_count(0)
    labels = [route_on(two.page, known[route]["id"]).get_attribute("aria-label") or "" for route in routes]
    return [label.split(":")[0] for label in labels]


def test_a_whole_turn_with_one_thumb(sit: Sit, phone: Player, server: Server) -> None:
    """Tickets, cards, a route and its payment: all in the lower 60 % of the screen, and large enough."""
    two, known = sit("europe", phone, keep=False), facts(server, "europe")
    while (seat := two.decider) is not two.ann:
        seat.keep_all()
    page = two.page
    within_reach(phone, ".choice")
    within_reach(phone, ".offer button.main")
    two.ann.keep_all()
    two.until(lambda ann: len(ann.legal("claim")) >= 3)
    expect(page.locator("#tab-cards")).to_have_attribute("aria-selected", "true")
    within_reach(phone, ".display .card, .display .stack", width=40)
    within_reach(phone, "[role=tab]")
    within_reach(phone, ".actions button")
    within_reach(phone, ".tools button:visible", width=40)

    grip = page.locator(".grip").bounding_box()
    assert grip is not None
    page.mouse.move(195, grip["y"] + 12)
    page.mouse.down()
    page.mouse.move(195, grip["y"] + 120, steps=4)
    page.mouse.up()
    show_all(page)
    phone.rest()
    middles = page.locator(".route").evaluate_all(
        "all => all.map((one) => { const box = one.getBoundingClientRect(); return box.top + box.height / 2 })"
    )
    assert sorted(middles)[3] >= THUMB - 15  # three of Europe's, in the far north, are a little higher
    ids = [known["routes"][move["route"]]["id"] for move in two.ann.legal("claim")]
    boxes = [route_on(page, route).locator("use").first.bounding_box() for route in ids]
    box = max((box for box in boxes if box is not None), key=lambda box: box["y"])
    assert box["y"] + box["height"] / 2 >= THUMB - 15
    page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(page.locator("dialog")).to_be_visible()
    if page.locator("dialog .rows").count():  # several under the finger
        within_reach(phone, "dialog .rows button")
        page.locator("dialog .rows button").first.tap()
    within_reach(phone, "dialog .ways button")
    within_reach(phone, "dialog .head button")
    page.locator("dialog .ways button").first.tap()
    expect(page.locator("dialog .head button")).to_have_count(0)


# --- 20, 22: the whole game in words ----------------------------------------------------------------------------------


def play_by_chance(two: Two, seed: int = 1, last: Callable[[], None] = lambda: None) -> None:
    """To the end, over the sockets: build what can be built, else anything."""
    chance, told = random.Random(seed), False
    while (view := two.ann.look())["decider"] is not None:
        if view["turns_left"] is not None and not told:
            told = True
            last()
        seat = two.decider
        moves = seat.legal("claim") if chance.random() < 0.8 else []
        move = chance.choice(
            moves
            or [one for one in seat.view["legal"] if one["kind"] != "tickets" or chance.random() < 0.1]
            or seat.view["legal"]
        )
        if move.get("payments"):
            seat.move(move["action"], chance.choice(move["payments"])["action"])
        else:
            seat.move(move["action"])
    two.catch_up()


@pytest.mark.parametrize(("language", "edition"), [("en", "europe"), ("de", "new-york"), ("nl", "berlin")])
def test_the_log_explains_a_whole_game(browser: Browser, server: Server, sit: Sit, language: str, edition: str) -> None:
    """One line a turn that opens to one for every event, in the reader's words: no codes, no other language."""
    ann = Player(browser, server, locale=language)
    try:
        two, known = sit(edition, ann), facts(server, edition)
        play_by_chance(two, last=lambda: expect(ann.page.locator("p.last")).to_be_visible())
        ann.page.locator("#tab-log").click()
        lines = ann.page.locator("#panel-log .text")
        while (more := ann.page.locator("#panel-log > button")).count():
            more.click()
        events = two.ann.events
        expect(lines).to_have_count(len(events))
        turns = ann.page.locator("#panel-log .list > li")
        assert turns.count() < len(events) / 2  # most have several steps
        steps = turns.evaluate_all("all => all.map(one => [...one.querySelectorAll('.text')].map(t => t.textContent))")
        texts = [text for turn in reversed(steps) for text in turn]
        names = [one["id"] for one in [*known["routes"], *known["tickets"]]]
        for text, event in zip(texts, events, strict=True):
            assert len(text) > 5, event
            assert not re.search(r"[_{}\[\]]|undefined|null|NaN|event-|card-", text), text
            assert not any(name in text for name in names), text
            for name in ("Ann", "Bob"):
                assert (name in text) == (name in event["text"]), text
            assert language == "en" or text != event["text"], text
        assert len({event["kind"] for event in events}) >= 10
        assert ann.errors == []
    finally:
        ann.close()


# --- 24, 25: sound, keyboard, language --------------------------------------------------------------------------------

LISTEN = """
    let touched = false // what drives the browser here counts as a person otherwise
    addEventListener('keydown', () => (touched = true), true)
    Object.defineProperty(navigator, 'userActivation', {get: () => ({hasBeenActive: touched})})
    window.tones = []
    const ramp = AudioParam.prototype.linearRampToValueAtTime
    AudioParam.prototype.linearRampToValueAtTime = function (value, at) {
        tones.push(value)
        return ramp.call(this, value, at)
    }
    const made = AudioContext
    window.contexts = 0
    window.AudioContext = class extends made { constructor() { super(); contexts += 1 } }
"""


def test_sounds_are_few_quiet_and_come_after_a_touch(sit: Sit, player: Player) -> None:
    player.page.add_init_script(LISTEN)
    two = sit("new-york")
    two.ann.draw()
    two.bob.draw()
    expect(player.page.locator(".status")).to_contain_text("Your turn")
    assert player.page.evaluate("[contexts, tones.length]") == [0, 0]  # nobody has touched the page

    def loudest() -> float:
        player.page.keyboard.press("0")
        expect(player.page.locator(".status")).to_contain_text("second card")
        player.page.wait_for_function("() => tones.length > 0")
        return float(player.page.evaluate("Math.max(...tones)"))

    before = loudest()
    assert 0 < before <= 0.1
    player.page.get_by_role("button", name="Settings").click()
    slider = player.page.get_by_label("Volume")
    slider.focus()
    for _ in range(4):
        player.page.keyboard.press("ArrowLeft")
    player.page.keyboard.press("Escape")
    expect(player.page.locator("dialog")).to_have_count(0)
    player.page.evaluate("tones = []")
    player.page.keyboard.press("0")
    player.page.wait_for_function("() => tones.length > 0")
    assert player.page.evaluate("Math.max(...tones)") == pytest.approx(before * 40 / 60)
    player.page.get_by_role("button", name="Sound").click()
    player.page.evaluate("tones = []")
    two.decider.draw()
    expect(player.page.locator(".status")).to_contain_text("Your turn")
    assert player.page.evaluate("tones.length") == 0


def tab_to(page: Page, wanted: str) -> None:
    for _ in range(150):
        page.keyboard.press("Tab")
        if page.evaluate("wanted => document.activeElement.matches(wanted)", wanted):
            return
    raise AssertionError(f"no {wanted} by the tab key")


def test_turns_of_each_kind_by_keyboard_alone(sit: Sit) -> None:
    two = sit("new-york", keep=False)
    while (seat := two.decider) is not two.ann:
        seat.keep_all()
    page = two.page
    expect(page.locator(".choice input")).to_have_count(2)
    tab_to(page, ".choice input")
    page.keyboard.press("Space")
    tab_to(page, ".offer button.main")
    page.keyboard.press("Enter")
    expect(page.locator(".choice")).to_have_count(0)
    assert len(two.ann.look()["tickets"]) == 1

    two.until(lambda ann: True)
    cards = sum(two.ann.look()["hand"])
    expect(page.locator(".status")).to_have_text(TAKE_A_TURN)
    page.keyboard.press("0")
    expect(page.locator(".status")).to_contain_text("second card")
    slot = next(at for at, kind in enumerate(two.ann.look()["display"]) if kind != len(two.ann.view["hand"]) - 1)
    page.keyboard.press(str(slot + 1))
    expect(page.locator(".status")).to_contain_text("Bob has to decide")
    assert sum(two.ann.look()["hand"]) == cards + 2

    two.until(lambda ann: ann.legal("claim"))
    expect(page.locator(".route.can")).to_have_count(len(two.ann.legal("claim")))
    tab_to(page, ".route.can")
    page.keyboard.press("Enter")
    expect(page.locator("dialog .ways button").first).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("dialog")).to_have_count(0)
    assert two.ann.look()["seat"] in two.ann.view["owners"]

    two.until(lambda ann: ann.legal("tickets"))
    expect(page.locator(".status")).to_have_text(TAKE_A_TURN)
    tab_to(page, ".stack")
    page.keyboard.press("Enter")
    expect(page.locator(".choice input")).to_have_count(2)


@pytest.mark.parametrize(
    ("locale", "language", "hand"),
    [("de-AT", "de", "Deine Karten"), ("nl-BE", "nl", "Je kaarten"), ("fr", "en", "Your cards")],
)
def test_the_browsers_language_is_spoken(
    browser: Browser, server: Server, locale: str, language: str, hand: str
) -> None:
    player = Player(browser, server, locale=locale)
    try:
        player.open(f"/?table={player.make_table('new-york', [OPEN, BOT])}")
        player.at_table()
        expect(player.page.locator("html")).to_have_attribute("lang", language)
        expect(player.page.locator("#hand-title")).to_have_text(hand)
        assert player.errors == []
    finally:
        player.close()


# --- for everybody: axe on what the other tests do not open -----------------------------------------------------------


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_on_a_phone(sit: Sit, phone: Player, theme: Any) -> None:
    phone.page.emulate_media(color_scheme=theme, reduced_motion="reduce")
    two = sit("europe", phone)
    for tab in ("cards", "tickets", "log", "chat"):
        two.page.locator(f"#tab-{tab}").tap()
        check_with_axe(phone)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_where_a_finger_chooses(sit: Sit, phone: Player, theme: Any) -> None:
    phone.page.emulate_media(color_scheme=theme, reduced_motion="reduce")
    tap_between(sit("europe", phone))
    check_with_axe(phone)


def test_axe_finds_nothing_in_the_scores_at_night(browser: Browser, server: Server, sit: Sit) -> None:
    ann = Player(browser, server, 390, 844, color_scheme="dark", reduced_motion="reduce", bypass_csp=True)
    try:
        two = sit("new-york", ann)
        play_by_chance(two)
        expect(two.page.locator("#scores-title")).to_have_text("Scores")
        check_with_axe(ann)
        two.page.get_by_role("button", name="Skip").click()
        expect(two.page.locator("#scores-title")).to_contain_text("Winner")
        check_with_axe(ann)
        ann.page.set_viewport_size({"width": 1280, "height": 800})
        check_with_axe(ann)
    finally:
        ann.close()
