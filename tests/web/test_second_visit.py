"""What is expected by those who come back: see docs/ui-checklist.md, points 26 to 50."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Browser, expect

from tests.kit.browser import BOT, OPEN, Player, needs_browser, watch_wire
from tests.kit.server_process import Server
from tests.web.conftest import Sit
from tests.web.test_first_ten_minutes import facts, middle_of, play_by_chance, show_all

pytestmark = needs_browser

# The share of what two glyphs cover together that both of them cover, sampled.
ALIKE = """async () => {
    const editions = await (await fetch('/api/editions')).json()
    const pen = document.createElement('canvas').getContext('2d')
    const covers = ({symbol}) => {
        const path = new Path2D(symbol)
        const found = []
        for (let x = -9; x <= 9; x += 0.5)
            for (let y = -9; y <= 9; y += 0.5) found.push(pen.isPointInPath(path, x, y, 'evenodd'))
        return found
    }
    return editions.flatMap(({name, looks, player_looks}) =>
        player_looks.flatMap((player, seat) => looks.map((card, kind) => {
            const [a, b] = [covers(player), covers(card)]
            const both = a.filter((one, at) => one && b[at]).length
            return [both / a.filter((one, at) => one || b[at]).length, `${name}: player ${seat}, card ${kind}`]
        })))
}"""


def test_players_have_signs_of_their_own(player: Player) -> None:
    """No glyph of a player is like the symbol of a card, drawn on each other."""
    player.open()
    alike = player.page.evaluate(ALIKE)
    assert alike
    assert max(alike)[0] < 0.72, max(alike)


def test_a_claimed_route_carries_the_pieces_of_its_edition(sit: Sit, player: Player) -> None:
    """Trams and subways stand in the place of the free spaces, as `branchline draw` draws them."""
    two = sit("berlin")
    move = two.until(lambda ann: next(iter(ann.legal("claim")), None))
    route = player.page.locator("g.route").nth(move["route"])
    free = route.locator("use[href^='#slot']").count()
    assert free >= 1
    two.ann.claim(move)
    two.catch_up()
    expect(route.locator("use[href^='#slot']")).to_have_count(0)
    expect(route.locator("use[href='#piece0-tram'], use[href='#piece0-subway']")).to_have_count(free)
    assert player.page.locator("defs #piece0-tram path").count() >= 4


# How high the letters of each name that is shown are, in pixels; how many names are shown, and how many there are.
LETTERS = """() => {
    const shown = [...document.querySelectorAll('.sheet text')].filter((one) =>
        !one.closest('.route') && getComputedStyle(one).display !== 'none')
    const height = (one) => Number(one.getAttribute('font-size')) * one.getScreenCTM().a
    const level = shown.filter((one) => !/rotate/.test(one.getAttribute('transform') ?? ''))
    return {
        least: Math.min(...level.map(height)),
        names: shown.filter((one) => one.closest('.labels')).length,
        all: document.querySelectorAll('.labels text').length,
    }
}"""


@pytest.mark.parametrize("edition", ["europe", "italy"])
def test_names_are_readable_at_every_size(player: Player, edition: str) -> None:
    """Twelve pixels at least, in every window and however near; what has no room comes when one looks closer."""
    player.open(f"/?table={player.make_table(edition, [OPEN, BOT])}")
    player.at_table()
    for size, share in (((1366, 650), 0.5), ((390, 844), 0.2), ((844, 390), 0.1), ((1920, 1080), 0.9)):
        player.page.set_viewport_size({"width": size[0], "height": size[1]})
        player.rest()
        found = player.page.evaluate(LETTERS)
        assert found["least"] >= 11.9, size
        assert found["names"] >= share * found["all"], size
    player.page.set_viewport_size({"width": 390, "height": 844})
    closer = player.page.get_by_role("button", name="Zoom in")
    shown = [player.page.evaluate(LETTERS)["names"]]
    while closer.is_enabled():
        closer.click()
        player.rest()
        found = player.page.evaluate(LETTERS)
        assert found["least"] >= 11.9
        shown.append(found["names"])
    assert shown[-1] >= 0.95 * found["all"], shown


# What is changed of the board, but for where it lies and how the mouse looks on it.
CHANGED = """() => {
    window.changed = new Set()
    const sheet = document.querySelector('.sheet')
    new MutationObserver((records) => {
        for (const {target, attributeName} of records) {
            const lies = target === sheet && ['style', 'class'].includes(attributeName)
            if (!lies) window.changed.add(`${target.nodeName} ${attributeName}`)
        }
    }).observe(sheet, {subtree: true, childList: true, attributes: true, characterData: true})
}"""


def test_a_board_that_is_moved_is_not_painted_anew(sit: Sit, player: Player) -> None:
    """Sixty frames a second, without a graphics card too: nothing of it changes but where it lies."""
    two = sit("europe")
    player.page.get_by_role("button", name="Zoom in").click()
    player.rest()
    player.page.evaluate(CHANGED)
    box = player.page.locator("div.frame").bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    lie = player.page.locator(".sheet").get_attribute("style")
    player.page.mouse.move(x, y)
    player.page.mouse.down()
    for step in range(5):
        player.page.mouse.move(x - 20 * step, y - 10 * step)
    player.page.mouse.up()
    player.rest()
    assert player.page.locator(".sheet").get_attribute("style") != lie
    assert player.page.evaluate("[...changed]") == []
    two.ann.draw()
    two.bob.draw()
    two.catch_up()
    changed = player.page.evaluate("[...changed]")
    assert any(one.startswith("g ") for one in changed), "more can be claimed, or at least told of"
    assert not any(one.startswith(("text ", "tspan ")) for one in changed), changed  # names are where they were


def test_little_goes_over_the_wire_and_nothing_jumps(player: Player) -> None:
    """Under 200 kB to the start page and 400 kB to a playable Europe, both with nothing kept from before."""
    sizes = watch_wire(player.page)
    player.open()
    player.page.evaluate(
        """() => {
            window.jumps = 0
            const add = (one) => (window.jumps += one.hadRecentInput ? 0 : one.value)
            const watch = new PerformanceObserver((list) => list.getEntries().forEach(add))
            watch.observe({type: 'layout-shift', buffered: true})
        }"""
    )
    expect(player.page.locator(".board img")).not_to_have_count(0)
    player.page.wait_for_load_state("networkidle")
    player.rest()
    assert sum(sizes) < 200_000, sum(sizes)
    assert player.page.evaluate("window.jumps") < 0.1
    sizes.clear()
    player.open(f"/?table={player.make_table('europe', [OPEN, BOT])}")
    player.at_table()
    player.page.wait_for_load_state("networkidle")
    assert 50_000 < sum(sizes) < 400_000, sum(sizes)


def test_the_panels_agree_with_the_sheet(sit: Sit, player: Player) -> None:
    """In New York, where routes count at the end only, too: while playing, while scores are told, and afterwards."""
    player.page.clock.install()
    two = sit("new-york")
    player.page.clock.resume()
    panels = player.page.locator(".players .points [aria-hidden]")
    move = two.until(lambda ann: next(iter(ann.legal("claim")), None))
    two.ann.claim(move)
    two.catch_up()
    expect(panels.first).to_have_text(str(facts(player.server, "new-york")["routes"][move["route"]]["points"]))
    play_by_chance(two)
    player.page.clock.pause_at(player.page.evaluate("Date.now()") / 1000 + 5)
    totals, step = player.page.locator(".total td"), player.page.get_by_role("button", name="Step")
    lit = player.page.locator(".players li.lit .name strong")
    names = set()
    expect(step).to_have_count(1)
    while step.count():
        step.click()
        expect(panels).to_have_text([text.strip() for text in totals.all_inner_texts()])
        expect(lit).not_to_have_count(0)
        said = player.page.locator(".said").all_inner_texts()
        if said and ": " in said[0]:  # of one player's ticket
            assert [said[0].split(":")[0]] == lit.all_inner_texts()
            names.add(said[0].split(":")[0])
    assert names == {"Ann", "Bob"}
    assert panels.all_inner_texts() == [str(sheet["total"]) for sheet in two.ann.sheets]


def test_a_finger_hits_what_it_means(browser: Browser, server: Server, sit: Sit) -> None:
    """Of taps on the middle of routes, on a phone that shows the whole board, fewer than one in five is asked about."""
    phone = Player(browser, server, 390, 844, has_touch=True, is_mobile=True)
    try:
        two, known = sit("europe", phone), facts(server, "europe")["routes"]
        two.until(lambda ann: len(ann.legal("claim")) >= 12)
        show_all(phone.page)
        asked, hit = [], 0
        for route in known[::4]:
            phone.page.touchscreen.tap(*middle_of(phone.page, route["id"]))
            label = phone.page.locator(f"[data-route='{route['id']}']").get_attribute("aria-label") or ""
            expect(phone.page.locator("dialog, .tip")).not_to_have_count(0)
            if phone.page.locator("dialog .rows").count():
                asked.append(route["id"])
            hit += label.split(":")[0] in phone.page.locator("dialog, .tip").inner_text()
            if phone.page.locator("dialog").count():
                phone.page.keyboard.press("Escape")
                expect(phone.page.locator("dialog")).to_have_count(0)
        assert len(asked) < len(known[::4]) / 5, asked
        assert hit > len(known[::4]) / 2
        assert phone.errors == []
    finally:
        phone.close()


def test_a_phone_opens_on_what_matters(browser: Browser, server: Server, sit: Sit) -> None:
    """Where the tickets lead; one tap shows all."""
    phone = Player(browser, server, 390, 844, has_touch=True, is_mobile=True)
    try:
        two = sit("europe", phone)
        phone.rest()
        inside = """(cities) => {
            const frame = document.querySelector('.frame').getBoundingClientRect()
            return cities.every((id) => {
                const {left, top, right, bottom} = document.querySelector(`[data-city="${id}"]`).getBoundingClientRect()
                return left >= frame.left && top >= frame.top && right <= frame.right && bottom <= frame.bottom
            })
        }"""
        known = facts(server, "europe")
        cities = {city for line in two.ann.view["tickets"] for city in known["tickets"][line["ticket"]]["ends"]}
        assert phone.page.evaluate(inside, [known["cities"][city]["id"] for city in cities])
        show_all(phone.page)
        assert phone.page.evaluate(inside, [city["id"] for city in known["cities"]])
    finally:
        phone.close()


def test_at_the_end_all_of_the_board_is_shown(browser: Browser, server: Server, sit: Sit) -> None:
    """On a phone too, and when the finished game is opened anew."""
    phone = Player(browser, server, 568, 320, has_touch=True, is_mobile=True)
    try:
        two = sit("new-york", phone)
        expect(phone.page.locator(".frame.zoomed")).to_have_count(1)
        play_by_chance(two)
        expect(phone.page.locator(".frame.zoomed")).to_have_count(0)
        phone.open(f"/?table={two.table}")
        phone.at_table()
        phone.rest()
        expect(phone.page.locator(".frame.zoomed")).to_have_count(0)
    finally:
        phone.close()


SEEN = """(one) => {
    const {left, top, right, bottom} = one.getBoundingClientRect()
    const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
    const inside = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight
    return inside && (one.contains(hit) || hit?.contains(one))
}"""


def test_five_on_a_phone_have_names_and_one_hears_what_they_say(browser: Browser, server: Server, sit: Sit) -> None:
    """Names are not cut off; one tap shows all that can be known of everybody; messages are in sight in the chat."""
    phone = Player(browser, server, 360, 640, has_touch=True, is_mobile=True)
    try:
        two = sit("europe", phone, others=4)
        cut = "all => all.filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => one.textContent)"
        assert phone.page.locator(".players.strip .name").evaluate_all(cut) == []
        phone.page.get_by_role("button", name="Everything about the players").tap()
        rows = phone.page.locator("dialog li")
        expect(rows).to_have_count(5)
        for name, row in zip(("Ann", "Bob", "Cleo", "Dan", "Eve"), rows.all(), strict=True):
            expect(row).to_contain_text(name)
            assert row.locator(".facts > span:visible").count() == 4  # cars, cards, tickets, stations
            expect(row.locator(".done")).not_to_have_text("")
        phone.page.keyboard.press("Escape")
        phone.page.locator("#tab-chat").tap()
        said = phone.page.locator("#panel-chat ol li")
        for number, text in enumerate(("Hello there", "And once more"), start=1):  # hearing one does not close the chat
            two.bob.socket.send(json.dumps({"type": "say", "id": f"c{number}", "text": text}))
            expect(said).to_have_count(number)
        phone.rest()
        for line in said.all():
            assert line.evaluate(SEEN)
        expect(phone.page.locator("main.high")).to_have_count(1)
        phone.page.locator("#tab-tickets").tap()  # the board comes back
        expect(phone.page.locator("main.high")).to_have_count(0)
    finally:
        phone.close()
