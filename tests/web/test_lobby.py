"""The start page, in a real Chromium: tables that come and go, quick match, names of the world, an app at home."""

from __future__ import annotations

from playwright.sync_api import Browser, expect

from tests.kit.browser import OPEN, Player, needs_browser
from tests.kit.server_process import Server
from tests.web.conftest import Sit

pytestmark = needs_browser


def test_the_lobby_lives_and_a_quick_match_finds_a_seat(browser: Browser, server: Server, player: Player) -> None:
    """A table appears without a reload, with its variant, its clock and its age; one click sits down at it."""
    page = player.page
    player.open()
    before = page.locator("#lobby-title + ul a").count()
    host = Player(browser, server)
    try:
        clock = {"turn_seconds": 90, "game_seconds": None}
        table = host.make_table("europe", [OPEN, OPEN], "mega", public=True, clock=clock)
        host.open(f"/?table={table}")
        line = page.locator("#lobby-title + ul li", has=page.locator(f"a[href*='{table}']"))
        expect(line).to_have_count(1)
        for text in ("Mega", "one seat open", "90 sec a turn", "this minute"):
            expect(line).to_contain_text(text)
        assert page.locator("#lobby-title + ul a").count() == before + 1
        page.locator("input[value=europe]").check(force=True)
        page.get_by_label("Variant").select_option("mega")
        page.get_by_label("Your name").fill("محمد \U0001f469\u200d\U0001f680")
        page.get_by_role("button", name="Quick match").click()
        page.wait_for_url(f"**/?table={table}")
        expect(host.page.locator("strong", has_text="محمد")).to_be_visible()
        player.open()
        page.get_by_label("Your name").fill("A\u3164")
        page.locator("input[value=italy]").check(force=True)
        page.get_by_role("button", name="Quick match").click()
        expect(page.get_by_role("alert")).to_have_text("The name has characters that nobody can see.")
        page.get_by_label("Your name").fill("Ann")
        page.get_by_role("button", name="Quick match").click()  # nobody waits: a table of one's own
        page.wait_for_url("**/?table=*")
        assert table not in page.url
    finally:
        host.close()
    player.errors[:] = [one for one in player.errors if "422" not in one]  # the refused name


def test_the_start_page_remembers_and_starts_above_the_fold(browser: Browser, server: Server) -> None:
    """On a phone, for who comes for the first time: the button that starts is in sight; what was chosen is still so."""
    phone = Player(browser, server, 390, 844, has_touch=True, is_mobile=True)
    try:
        page = phone.page
        phone.open()
        expect(page.locator(".board img")).not_to_have_count(0)
        phone.rest()
        start = page.get_by_role("button", name="Start the game")
        expect(start).to_be_in_viewport(ratio=1)
        assert page.evaluate("document.documentElement.scrollWidth") <= 390
        page.locator("input[value=berlin]").check(force=True)
        page.get_by_label("Opponents").select_option("hard")
        start.tap()
        phone.at_table()
        page.evaluate("""() => localStorage.setItem('branchline games', JSON.stringify([
            {table: 'abc', edition: 'europe', points: 87, won: true}]))""")
        phone.open()
        expect(page.locator("input[value=berlin]")).to_be_checked()
        expect(page.get_by_label("Opponents")).to_have_value("hard")
        link = page.get_by_role("link", name="Europe: 87 points, won")
        expect(link).to_have_attribute("href", "/?table=abc")
        assert phone.errors == []
    finally:
        phone.close()


def test_the_page_starts_without_a_network_but_shows_no_old_table(sit: Sit, player: Player) -> None:
    """As an app from the home screen: the start page is there and says what is missing; of a table nothing is kept."""
    page, context = player.page, player.context
    two = sit("new-york")
    player.open()
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    kept = "async () => (await (await caches.open('page')).keys()).map((one) => new URL(one.url).pathname)"
    page.wait_for_function(f"async () => (await ({kept})()).some((path) => path.endsWith('.css'))")
    player.open(f"/?table={two.table}")
    player.at_table()
    assert not [path for path in page.evaluate(kept) if path.startswith("/api")]
    manifest = page.evaluate("async () => (await fetch('/manifest.webmanifest')).json()")
    assert {icon["sizes"] for icon in manifest["icons"]} >= {"192x192", "512x512"}
    for icon in manifest["icons"]:
        assert page.evaluate("async (path) => (await fetch(path)).status", icon["src"]) == 200
    context.set_offline(True)
    player.open()
    expect(page.get_by_role("status")).to_contain_text("No connection")
    expect(page.get_by_role("button", name="Settings")).to_be_visible()
    player.open(f"/?table={two.table}")
    expect(page.get_by_role("alert")).to_contain_text("The server does not answer")
    expect(page.locator(".frame")).to_have_count(0)
    context.set_offline(False)
    player.at_table()  # by itself
    player.errors[:] = [one for one in player.errors if "ERR_INTERNET_DISCONNECTED" not in one]


def test_notices_of_ones_turn_are_asked_for_and_come(sit: Sit, player: Player) -> None:
    """Nobody is asked before they want them; then one comes when the page is not looked at."""
    player.context.add_init_script(
        """
        window.shown = []
        window.asked = 0
        window.Notification = class {
            static permission = 'default'
            static async requestPermission() { asked += 1; return (Notification.permission = 'granted') }
            constructor(title, {body}) { shown.push(body) }
        }
        ServiceWorkerRegistration.prototype.showNotification = async (title, {body}) => void shown.push(body)
        """
    )
    two = sit("new-york")
    page = player.page
    assert page.evaluate("asked") == 0
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Tell me when it is my turn").check()
    page.wait_for_function("() => asked === 1")
    page.keyboard.press("Escape")
    two.ann.draw()
    two.catch_up()
    assert page.evaluate("shown") == []
    page.evaluate("Object.defineProperty(document, 'hidden', {get: () => true})")
    two.bob.draw()
    page.wait_for_function("() => shown.length === 1")
    assert page.evaluate("shown") == ["Your turn"]
