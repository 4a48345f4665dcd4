"""A real Chromium, and a player who clicks."""

from __future__ import annotations

import gzip
import shutil
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Error, Page, sync_playwright

from tests.kit.paths import ROOT
from tests.kit.server_process import Server

CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
FLAGS = [
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync",
]  # fmt: skip
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
STATIC = ROOT / "src" / "branchline" / "server" / "static"

OPEN, BOT = {"kind": "open"}, {"kind": "bot", "level": "normal"}

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
    """Somebody at a browser."""

    def __init__(self, browser: Browser, server: Server, width: int = 1280, height: int = 860, **context: Any) -> None:
        self.server = server
        self.context = browser.new_context(viewport={"width": width, "height": height}, **context)
        self.page: Page = self.context.new_page()
        self.page.set_default_timeout(10_000)
        self.errors: list[str] = []
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self.page.on("console", self._console)

    def _console(self, message: Any) -> None:
        # A socket that breaks is what some tests are about.
        if message.type == "error" and "WebSocket" not in message.text and "ERR_CONNECTION" not in message.text:
            self.errors.append(message.text)

    def open(self, path: str = "/") -> None:
        self.page.goto(self.server.address + path)

    def play_now(self, edition: str = "new-york", name: str = "Ann", opponents: str = "normal") -> None:
        """From the start page to the table."""
        self.open()
        self.page.locator(f"input[value={edition}]").check(force=True)
        self.page.get_by_label("Your name").fill(name)
        self.page.get_by_label("Opponents").select_option(opponents)
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

    def choose_tickets(self) -> None:
        """Keep all offered tickets, and wait for one's first turn; nothing else is done on the way."""
        while self.page.locator(".status").inner_text() != "Your turn: take a turn":
            if self.page.locator(".choice input").count():
                self.act(0)
            self.page.wait_for_timeout(30)

    def act(self, turn: int) -> None:
        """Do whatever can be done, by clicking: pay, keep tickets, choose, claim every other time, draw."""
        page = self.page
        try:
            page.set_default_timeout(600)
            if page.locator("dialog .ways button:enabled").count():
                page.locator("dialog .ways button:enabled").first.click()
            elif page.locator(".cover button").count():
                page.locator(".cover button").click()
            elif page.locator(".choice input").count():
                for box in page.locator(".choice input").all():
                    box.check()
                page.locator("section:has(.choice) button.main:enabled").click()
            elif page.locator(".choices button:enabled").count():
                page.locator(".choices button:enabled").first.click()
            elif turn % 2 and page.locator(".route.can").count():
                page.locator(".route.can").first.dispatch_event("click")
            elif page.locator(".card:enabled").count():
                page.locator(".card:enabled").first.click()
            elif page.locator(".route.can").count():
                page.locator(".route.can").first.dispatch_event("click")
            elif page.locator("button:text-is('Pass')").count():
                page.locator("button:text-is('Pass')").click()
            else:
                page.wait_for_timeout(30)
        except Error:
            pass  # it changed under the mouse: look again
        finally:
            page.set_default_timeout(10_000)

    def close(self) -> None:
        self.context.close()


def loaded_scripts(page: Page) -> dict[str, int]:
    """The scripts the page has loaded so far, and how many bytes each has when compressed."""
    names = page.evaluate("performance.getEntriesByType('resource').map((entry) => new URL(entry.name).pathname)")
    scripts = {Path(name).name for name in names if name.endswith(".js")}
    return {name: len(gzip.compress((STATIC / "assets" / name).read_bytes())) for name in scripts}


def check_with_axe(player: Player) -> None:
    player.page.add_script_tag(path=AXE)
    found = player.page.evaluate(
        "async () => (await axe.run()).violations.map(v => [v.id, v.nodes.map(n => n.html.slice(0, 120))])"
    )
    assert found == []


def play_to_the_end(*players: Player, seconds: float = 400) -> None:
    """All of them click until the scores are there."""
    until = time.monotonic() + seconds
    turn = 0
    while not all(player.is_over for player in players):
        assert time.monotonic() < until, "the game does not end"
        turn += 1
        for player in players:
            player.act(turn)
