"""The first game that teaches, in a real Chromium: a learner, the coach, and the game itself."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Route, expect

from tests.kit.browser import Player, check_with_axe, needs_browser, whole_game
from tests.kit.server_process import Server

pytestmark = needs_browser
# What the coach says and points at, and what it lies on of what must stay free.
LOOK = """() => {
    const [page, coach] = [document.documentElement, document.querySelector('.coach')]
    if (!coach) return {}
    const boxOf = (one) => one.getBoundingClientRect()
    const mine = boxOf(coach)
    const lies = (box) => Math.min(mine.right, box.right) - Math.max(mine.left, box.left) > 1
        && Math.min(mine.bottom, box.bottom) - Math.max(mine.top, box.top) > 1
    const free = '.hand .card, [role=tab], .cards button, .actions button, .choice, .players li, div.frame, .status'
        + ', .ring'
    const {lesson, fact, ticket, route} = coach.dataset
    return {
        lesson, fact, ticket: ticket && Number(ticket), route: route && Number(route),
        dialog: document.querySelector('dialog') !== null,
        covered: [...document.querySelectorAll(free)].filter((one) => lies(boxOf(one))).map((one) => one.className),
        inside: mine.left >= 0 && mine.top >= 0 && mine.right <= innerWidth && mine.bottom <= innerHeight,
        rings: document.querySelectorAll('.rings .ring').length,
        ways: document.querySelectorAll('.halo.way').length,
        board: boxOf(document.querySelector('div.frame')).height,
        scrolls: page.scrollWidth > innerWidth || page.scrollHeight > innerHeight,
    }
}"""
# Looks and acts at once, so that no lesson can come between the two: an open lesson is read before anything is done.
STEP = """() => {
    const seen = (LOOK)()
    act()
    return seen
    function act() {
    window.drawn ??= 0  // cards since the last claim: a learner collects first
    const click = (name) => {
        const found = document.querySelector(name)
        found?.dispatchEvent(new MouseEvent('click', {bubbles: true}))
        return found !== null
    }
    if (seen.dialog) return void click('dialog .ways button:enabled')  // it lies over the coach, who waits
    if (seen.lesson) return
    if (!document.querySelector('.status.yours')) return
    if (click('.choices button:enabled')) return  // what an effect asks
    if (click('.choice input:not(:checked)') || click('section:has(.choice) button.main:enabled')) return
    if (window.drawn >= 4 && click('.route.can')) return void (window.drawn = 0)
    if (click('.card:enabled')) return void (window.drawn += 1)
    click('.route.can') || click('section:has(.card) button.main')
    }
}""".replace("LOOK", LOOK)
SIZES = [(360, 640), (844, 390), (390, 844), (820, 1180), (1440, 900)]


class Learner(Player):
    """Somebody who has never seen the game. The bot is told not to think about manners: it moves at once."""

    def __init__(self, browser: Browser, server: Server, *size: int, **context: Any) -> None:
        super().__init__(browser, server, *size, **context)
        self.wished: dict[str, Any] = {}
        self.view: Any = None  # as the server told it last
        self.page.route("**/api/tables", self._hurry)
        self.page.on("websocket", lambda socket: socket.on("framereceived", self._learn))

    def _learn(self, frame: str | bytes) -> None:
        message = json.loads(frame)
        if message.get("views"):
            self.view = message["views"][0]

    def _hurry(self, route: Route) -> None:
        if route.request.method != "POST":
            route.continue_()
            return
        self.wished = json.loads(route.request.post_data or "{}")
        options = {**self.wished.get("options", {}), "pace": 0}
        route.continue_(post_data=json.dumps({**self.wished, "options": options}))

    def begin(self, button: str = "Learn to play (5 minutes)") -> None:
        self.open()
        self.page.get_by_role("button", name=button).click()
        self.at_table()
        expect(self.coach).to_be_visible()

    @property
    def coach(self) -> Locator:
        return self.page.locator(".coach")

    def got_it(self) -> None:
        self.coach.locator("button.main").click()

    def learn(
        self, on_lesson: Callable[[str], None] = lambda lesson: None, until: str = "scores", seconds: float = 100
    ) -> list[str]:
        """Play, and read every lesson that comes; gives them in their order."""
        seen: list[str] = []
        end = time.monotonic() + seconds
        while until not in seen:
            assert time.monotonic() < end, f"no lesson about {until} after {seen}"
            told = self.page.evaluate(STEP)
            check_truth(self.view, told)
            lesson = told.get("lesson")
            if lesson and not told["dialog"]:
                assert lesson not in seen, "none comes twice"
                seen.append(lesson)
                on_lesson(lesson)
                self.got_it()
                self.page.wait_for_function(
                    "was => document.querySelector('.coach')?.dataset.lesson !== was", arg=lesson
                )
            self.page.wait_for_timeout(15)
        return seen


@pytest.fixture
def learner(browser: Browser, server: Server) -> Iterator[Learner]:
    learner = Learner(browser, server)
    yield learner
    learner.close()
    assert learner.errors == []


def check_truth(view: Any, told: dict[str, Any]) -> None:
    """What the coach says follows from what the server said."""
    fact = told.get("fact")
    if fact is None:
        return
    open_tickets = {line["ticket"] for line in view["tickets"] if not line["done"]}
    ways = {way["ticket"]: way for way in view["ways"] if way["ticket"] in open_tickets}
    possible = [way for way in ways.values() if way["pieces"] is not None]
    way: Any = ways.get(told["ticket"])
    claims = {move["route"] for move in view["legal"] if move["kind"] == "claim"}
    last = view["players"][view["seat"]]["turns_left"] == 1
    route = told.get("route")
    match fact:
        case "finish":
            assert route in way.get("finished_by", []), (told, way)
            assert route in claims
        case "claim" | "take" | "collect":
            assert way["pieces"] is not None
            assert route in way["routes"], (told, way)
            assert (route in claims) == (fact == "claim")
        case "needs":
            assert way["pieces"] is not None, told
        case "lost":
            assert way["pieces"] is None or (last and not way.get("finished_by", [])), told
        case "possible":
            assert len(possible) == len(ways) > 0
        case "done":
            assert not ways
        case "longest":
            assert any(route in way["routes"] for way in possible)
        case "off-way":
            assert not any(claims & set(way["routes"]) for way in possible)
            assert route is None
        case "spend":
            assert not any(way.get("finished_by", []) for way in possible)
        case "longest-free":
            assert not any(way["routes"] for way in possible)
        case _:
            raise AssertionError(fact)


def check_place(learner: Learner, lesson: str, sizes: list[tuple[int, int]]) -> None:
    """In windows of these sizes the coach covers nothing, and what it points at is seen."""
    for width, height in sizes:
        learner.page.set_viewport_size({"width": width, "height": height})
        until = time.monotonic() + 3
        while True:  # its rings follow what moves, four times a second
            learner.rest()
            told = learner.page.evaluate(LOOK)
            right = told["covered"] == [] and (told["rings"] or lesson == "goal" or told["fact"] == "off-way")
            if right or time.monotonic() > until:
                break
            learner.page.wait_for_timeout(50)
        at = f"{lesson} at {width} × {height}: {told}"
        assert right, at
        assert (told["inside"], told["scrolls"]) == (True, False), at
        assert told["board"] >= 100, at
        assert told["ways"] or told["fact"] in ("done", "lost", "longest-free", "spend", None), at


def test_a_learner_goes_from_the_start_page_to_the_recap(learner: Learner) -> None:
    """Through a whole game, with the lessons in a sensible order, and the game among those played here."""
    learner.begin()
    assert [seat["kind"] for seat in learner.wished["seats"]] == ["open", "bot"]
    assert (learner.wished["edition"], learner.wished["seats"][1]["level"]) == ("new-york", "easy")
    assert learner.wished["options"]["pace"] >= 1  # each move of the bot can be followed
    texts: dict[str, str] = {}
    seen = learner.learn(lambda lesson: texts.update({lesson: learner.coach.inner_text()}))
    assert seen[:3] == ["goal", "tickets", "draw"]
    assert {"colours", "claim", "blocked", "length", "landmarks", "ending", "last"} <= set(seen)
    assert seen.index("colours") < seen.index("claim")
    assert seen[-2:] == ["last", "scores"]
    assert "15 taxis" in texts["goal"]
    assert "1 → 1, 2 → 2, 3 → 4, 4 → 7" in texts["length"].replace("\xa0", " ")
    assert "9 places" in texts["landmarks"]

    expect(learner.coach).to_contain_text("Your first game")
    recap = learner.coach.inner_text()
    found = re.search(r"Your (-?\d+) points: (-?\d+) from routes, (-?\d+) from tickets, (-?\d+) from stars", recap)
    assert found, recap
    total, *parts = map(int, found.groups())
    assert total == sum(parts)
    learner.coach.get_by_role("link", name="Choose another board").click()
    expect(learner.page.get_by_text("New York: one game")).to_contain_text(f"best score {total}")
    expect(learner.page.get_by_text("You have played your first game with the coach")).to_be_visible()
    again = learner.page.get_by_role("button", name="Learn to play")
    expect(again).to_be_visible()
    expect(again).not_to_have_class("main")  # no longer the first thing
    assert learner.page.get_by_role("link", name="Go on").count() == 0


def test_the_recap_leads_to_a_stronger_bot(learner: Learner) -> None:
    learner.begin()
    learner.learn()
    learner.coach.get_by_role("button", name="Play a stronger bot").click()
    expect(learner.page.locator(".status")).to_contain_text("choose tickets")
    assert learner.wished["seats"][1]["level"] == "normal"
    assert learner.coach.count() == 0  # an ordinary game


def test_skipping_leaves_an_ordinary_game_and_the_coach_can_be_called_back(learner: Learner) -> None:
    learner.begin()
    learner.page.get_by_role("button", name="Skip lessons").click()
    expect(learner.coach).to_have_count(0)
    expect(learner.page.locator(".rings")).to_have_count(0)
    learner.page.reload()
    learner.at_table()
    call = learner.page.get_by_role("button", name="Call the coach")
    expect(call).to_be_visible()
    learner.choose_tickets()
    learner.page.locator(".pile:enabled").click()
    expect(learner.page.locator(".status")).to_contain_text("second card")
    assert learner.coach.count() == 0
    call.click()
    expect(learner.coach).to_have_attribute("data-lesson", "colours")


def test_a_pause_and_a_refresh_keep_the_place(learner: Learner) -> None:
    learner.begin()
    learner.got_it()
    expect(learner.coach).to_have_attribute("data-lesson", "tickets")
    learner.page.reload()
    expect(learner.coach).to_have_attribute("data-lesson", "tickets")
    status = learner.page.locator(".status").inner_text()
    learner.page.get_by_role("button", name="Pause").click()
    expect(learner.coach).to_have_count(0)
    learner.page.reload()
    back = learner.page.get_by_role("button", name="Back to the coach")
    expect(back).to_be_visible()
    expect(learner.page.locator(".status")).to_have_text(status)  # the table has waited
    back.click()
    expect(learner.coach).to_have_attribute("data-lesson", "tickets")
    learner.open()  # and it is found again from the start page
    learner.page.get_by_role("link", name="Go on with your lesson").click()
    expect(learner.coach).to_have_attribute("data-lesson", "tickets")


def test_the_coach_is_used_with_the_keyboard(learner: Learner) -> None:
    learner.begin()
    focused = "document.activeElement.textContent.trim()"
    for _ in range(10):
        learner.page.keyboard.press("Tab")
        if learner.page.evaluate(focused) == "Got it":
            break
    learner.page.keyboard.press("Enter")
    expect(learner.coach).to_have_attribute("data-lesson", "tickets")
    learner.page.keyboard.press("Enter")
    expect(learner.coach).not_to_have_attribute("data-lesson", "tickets")
    learner.page.wait_for_function("document.activeElement.className.startsWith('coach')")
    learner.page.keyboard.press("Escape")
    expect(learner.coach).to_have_count(0)
    learner.page.keyboard.press("Tab")
    expect(learner.page.get_by_role("button", name="Back to the coach")).to_be_focused()
    learner.page.keyboard.press("Enter")
    expect(learner.coach).to_be_visible()


def test_the_coach_says_what_the_search_would_do_and_points_at_it(learner: Learner) -> None:
    learner.begin()
    learner.learn(until="draw")
    learner.page.get_by_role("button", name="What would you do?").click()
    expect(learner.page.locator(".advice")).to_contain_text("I would")
    expect(learner.page.locator(".rings .ring")).to_have_count(1)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_with_the_coach_open(browser: Browser, server: Server, theme: str) -> None:
    learner = Learner(browser, server, color_scheme=theme, bypass_csp=True)
    try:
        learner.open()
        learner.page.wait_for_selector(".board")
        check_with_axe(learner)
        learner.begin()
        learner.learn(lambda lesson: check_with_axe(learner), until="draw")
        learner.page.get_by_role("button", name="Pause").click()
        check_with_axe(learner)
    finally:
        learner.close()


@whole_game
def test_the_coach_stands_beside_and_is_right(browser: Browser, server: Server) -> None:
    """Through a whole game, in windows of five sizes: nothing is covered, and all that is said is so."""
    learner = Learner(browser, server, 390, 844, has_touch=True)
    try:
        learner.begin()
        seen = learner.learn(lambda lesson: check_place(learner, lesson, SIZES))
        assert len(seen) >= 10
        assert learner.errors == []
    finally:
        learner.close()
