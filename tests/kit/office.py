"""Somebody at the office of a campaign, in a browser."""

from __future__ import annotations

import time
from typing import Any

import httpx
from playwright.sync_api import Page

from tests.kit.browser import PATIENCE, Player
from tests.kit.server_process import Server

GO_ON = ("Turn the next card", "Lay the card down", "Go on", "Lift the lid")
# What lies on the desk: its kind, its words, its buttons.
DESK = """() => {
    const leaf = document.querySelector('.desk article')
    const names = [...leaf?.querySelectorAll('button') ?? []].map((button) => button.textContent.trim())
    return [leaf?.className.split(' ').at(1) ?? '', leaf?.innerText ?? '', names]
}"""
CHANGED = "before => (document.querySelector('.desk article')?.innerText ?? before) !== before"
DECIDE = ("Decide", "Strike it out", "Paint it")


class Guest:
    """Somebody at an office in a browser."""

    def __init__(self, player: Player) -> None:
        self.player, self.page = player, player.page
        self.seen: list[str] = []

    def settings(self) -> None:
        """Bots lose no time."""
        self.player.open()
        self.page.evaluate(
            "localStorage.setItem('branchline settings', JSON.stringify({name: 'Ann', pace: 'instant'}))"
        )

    def button(self, name: str) -> Any:
        return self.page.get_by_role("button", name=name, exact=True)

    @property
    def what(self) -> str:
        """What lies on the desk."""
        return str(self.page.locator(".desk article h2").inner_text())

    def go_on_once(self, kind: str, names: list[str]) -> str | None:
        """Do what is to be done; gives its kind, None if there is nothing but to wait."""
        for name in GO_ON:
            if name in names:
                self.button(name).click()
                return kind
        decisions = [name for name in DECIDE if name in names]
        if decisions and self.page.locator(".decision input").count():
            self.page.locator(".decision label").first.click()
            [button] = decisions
            self.button(button).click()
            return f"decision {button}"
        return None

    def go_on(self, until: str) -> list[str]:
        """Read, open, decide until that lies on the desk; waits where it is a bot's turn."""
        end = time.monotonic() + 2 * PATIENCE
        kinds: list[str] = []
        while True:
            kind, text, names = self.page.evaluate(DESK)  # at once: what bots decide changes it at any moment
            if kind == until:
                return kinds
            assert time.monotonic() < end, f"{until} did not come; there is {text}"
            done = self.go_on_once(kind, names)
            if done:
                kinds.append(done)
                self.page.wait_for_function(CHANGED, arg=text)
            else:
                self.page.wait_for_timeout(20)


def leave_for_good(page: Page, server: Server, table: str) -> None:
    """A bot plays one's own seat from now on; if nobody else is there, the game goes to its end."""
    token = page.evaluate("table => localStorage.getItem('branchline seat ' + table)", table)
    kinds = page.evaluate(
        "async table => (await (await fetch('/api/tables/' + table)).json()).seats.map(seat => seat.kind)", table
    )
    answers = [
        httpx.post(
            f"{server.address}/api/tables/{table}/leave/{seat}",
            headers={"authorization": f"Bearer {token}"},
            timeout=60,
        )
        for seat, kind in enumerate(kinds)
        if kind == "human"
    ]
    assert [answer.status_code for answer in answers].count(200) == 1, [answer.text for answer in answers]
