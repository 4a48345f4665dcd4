"""A real Chromium, and a player who clicks."""

from __future__ import annotations

import gzip
import re
import shutil
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright

from tests.kit.paths import ROOT
from tests.kit.server_process import Server

CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
FLAGS = [
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync",
]  # fmt: skip
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
STATIC = ROOT / "src" / "branchline" / "server" / "static"

PATIENCE = 30.0  # seconds: longer than anything takes, on a busy machine too
expect.set_options(timeout=1000 * PATIENCE)

OPEN, BOT = {"kind": "open"}, {"kind": "bot", "level": "normal"}
TAKE_A_TURN = "Your turn: take a turn"

# Nothing moves any more, and what was changed is drawn. What breathes for ever is not waited for.
REST = """async () => {
    const frame = () => new Promise((done) => requestAnimationFrame(done))
    const moving = () => document.getAnimations().filter((one) =>
        one.playState === 'running' && one.effect.getComputedTiming().endTime !== Infinity)
    do {
        await frame()
        await frame()
        await Promise.all(moving().map((one) => one.finished.catch(() => {})))
    } while (moving().length)
}"""

# Looks and clicks at once, so that nothing can change in between; gives whether there was something to do. A button
# that is covered by something else is not clicked, as no mouse could.
ACT = """(claim) => {
    const open = (one) => {
        one.scrollIntoView({block: 'nearest', inline: 'nearest'})
        const {left, top, width, height} = one.getBoundingClientRect()
        const hit = document.elementFromPoint(left + width / 2, top + height / 2)
        return (one.closest('label') ?? one).contains(hit)
    }
    const press = (name, wanted = open) => {
        const found = [...document.querySelectorAll(name)].find(wanted)
        found?.dispatchEvent(new MouseEvent('click', {bubbles: true, cancelable: true}))
        return found !== undefined
    }
    if (press('dialog .ways button:enabled')) return true
    if (document.querySelector('dialog')) return false
    if (press('.cover button')) return true
    if (document.querySelector('.choice'))
        return press('section:has(.choice) button.main:enabled') || press('.choice input:not(:checked)')
            || press('.choice input')
    if (press('.choices button:enabled')) return true
    const route = () => press('.route.can', () => true)
    const cards = document.querySelector('.card:enabled')
    return (claim && route()) || press('.card:enabled') || (!cards && route())
        || press('button:enabled', (one) => one.textContent.trim() === 'Pass' && open(one))
}"""
NUMBER = re.compile(r'"number":(\d+)')

# For tests in which a whole game is played by clicking, on a busy machine too.
whole_game = pytest.mark.timeout(300)

needs_browser = pytest.mark.skipif(
    CHROMIUM is None or not (STATIC / "index.html").exists(),
    reason="needs Chromium (make browser) and the built page (make web)",
)


@contextmanager
def open_browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield browser
        browser.close()


class Player:
    """Somebody at a browser, who wants little motion unless a test looks at it."""

    def __init__(self, browser: Browser, server: Server, width: int = 1280, height: int = 860, **context: Any) -> None:
        self.server = server
        context = {"reduced_motion": "reduce", **context}
        self.context = browser.new_context(viewport={"width": width, "height": height}, **context)
        self.page: Page = self.context.new_page()
        self.page.set_default_timeout(1000 * PATIENCE)
        self.errors: list[str] = []
        self.told = -1  # the number of the last position the page was sent
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self.page.on("console", self._console)
        self.page.on("websocket", lambda socket: socket.on("framereceived", self._hear))

    def _hear(self, frame: str | bytes) -> None:
        if isinstance(frame, str) and frame.startswith(('{"type":"snapshot"', '{"type":"update"')):
            found = NUMBER.search(frame)
            assert found is not None
            self.told = int(found[1])

    def _console(self, message: Any) -> None:
        # A socket that breaks is what some tests are about, and the worker that cannot be had then.
        usual = ("WebSocket", "ERR_CONNECTION", "occurred when fetching the script")
        if message.type == "error" and not any(words in message.text for words in usual):
            self.errors.append(f"{message.text} {message.location.get('url', '')}")

    def open(self, path: str = "/") -> None:
        self.page.goto(self.server.address + path)

    def play_now(self, edition: str = "new-york", name: str = "Ann", opponents: str = "normal") -> None:
        """From the start page to the table, where bots do not let anybody wait."""
        self.open()
        self.page.locator(f"input[value={edition}]").check(force=True)
        self.page.get_by_label("Your name").fill(name)
        self.page.get_by_label("Opponents").select_option(opponents)
        self.page.get_by_label("Pace of bots").select_option("instant")
        self.page.get_by_role("button", name="Start the game").click()
        self.at_table()

    def at_table(self) -> None:
        self.page.wait_for_selector(".frame svg .route")

    def make_table(self, edition: str, seats: list[dict[str, str]], variant: str | None = None, **options: Any) -> str:
        """A table with any options, through the API; gives its id."""
        options = {"pace": 0, **options}
        wish = {"edition": edition, "variant": variant, "name": "Ann", "seats": seats, "options": options}
        if self.page.url == "about:blank":
            self.open()
        table: str = self.page.evaluate(
            """async (wish) => {
                const post = (path, headers, body) => fetch(path, {method: 'POST', headers, body})
                const asJson = {'content-type': 'application/json'}
                const seated = await (await post('/api/tables', asJson, JSON.stringify(wish))).json()
                localStorage.setItem('branchline seat ' + seated.table.id, seated.token)
                const ready = !seated.table.seats.some((seat) => seat.kind === 'open')
                const key = {authorization: `Bearer ${seated.token}`}
                if (ready) await post(`/api/tables/${seated.table.id}/start`, key)
                return seated.table.id
            }""",
            wish,
        )
        return table

    @property
    def is_over(self) -> bool:
        return self.page.locator("#scores-title").count() > 0

    def catch_up(self, number: int) -> None:
        """Wait until the page shows the position of that number, or a later one."""
        until = time.monotonic() + PATIENCE
        while self.told < number:
            assert time.monotonic() < until, f"the page was told of {self.told}, not of {number}"
            self.page.wait_for_timeout(5)
        self.rest()

    def rest(self) -> None:
        """Wait until nothing on the page moves."""
        self.page.evaluate(REST)

    def choose_tickets(self) -> None:
        """Keep as many of the offered tickets as may be, and wait for one's first turn; nothing else is done."""
        until = time.monotonic() + PATIENCE
        offered_or_turn = """turn => document.querySelector('.choice')
            || document.querySelector('.status')?.textContent.trim() === turn"""
        title = self.page.locator("#offer-title")
        while True:
            self.page.wait_for_function(offered_or_turn, arg=TAKE_A_TURN)
            if not title.count():
                return
            assert time.monotonic() < until, "tickets are offered again and again"
            offer = title.inner_text()
            boxes, keep = (
                self.page.locator(".choice input").all(),
                self.page.locator("section:has(.choice) button.main"),
            )
            for box in boxes:
                box.check()
            while boxes and keep.is_disabled():  # so many may not be kept
                boxes.pop().uncheck()
            keep.click()
            expect(self.page.locator("#offer-title", has_text=offer)).to_have_count(0)

    def act(self, turn: int) -> None:
        """Do whatever can be done now, by clicking: pay, keep tickets, claim every other time, draw."""
        if not self.page.evaluate(ACT, turn % 2 == 1):
            self.page.wait_for_timeout(15)

    def close(self) -> None:
        self.context.close()


def loaded_scripts(page: Page) -> dict[str, int]:
    """The scripts the page has loaded so far, and how many bytes each has when compressed."""
    names = page.evaluate("performance.getEntriesByType('resource').map((entry) => new URL(entry.name).pathname)")
    scripts = {Path(name).name for name in names if name.endswith(".js")}
    return {name: len(gzip.compress((STATIC / "assets" / name).read_bytes())) for name in scripts}


def watch_wire(page: Page) -> list[float]:
    """Fills up with the bytes of every answer and every message from now on, as they came over the wire; nothing is
    taken from what was kept before."""
    wire = page.context.new_cdp_session(page)
    wire.send("Network.enable")
    wire.send("Network.setCacheDisabled", {"cacheDisabled": True})
    wire.send("Network.setBypassServiceWorker", {"bypass": True})
    sizes: list[float] = []
    wire.on("Network.loadingFinished", lambda event: sizes.append(event["encodedDataLength"]))
    wire.on("Network.webSocketFrameReceived", lambda event: sizes.append(len(event["response"]["payloadData"])))
    return sizes


def check_with_axe(player: Player) -> None:
    player.rest()
    player.page.add_script_tag(path=AXE)
    found = player.page.evaluate(
        "async () => (await axe.run()).violations.map(v => [v.id, v.nodes.map(n => n.html.slice(0, 120))])"
    )
    assert found == [], found


def play_to_the_end(*players: Player, seconds: float = 240) -> None:
    """All of them click until the scores are there."""
    until = time.monotonic() + seconds
    turn = 0
    while not all(player.is_over for player in players):
        assert time.monotonic() < until, "the game does not end"
        turn += 1
        for player in players:
            player.act(turn)
