"""The coach of a first game of Legends of the West, in a real Chromium."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from tests.kit.browser import check_with_axe, needs_browser, whole_game
from tests.kit.server_process import Server
from tests.web.test_first_game import Learner, check_place

pytestmark = needs_browser

SIZES = [(360, 640), (844, 390)]


@whole_game
def test_a_coach_is_offered_and_explains_what_is_on_the_table(browser: Browser, server: Server) -> None:
    """Whoever says yes is told of money, tickets, what claims set off, events and the pay slip, when they are there."""
    learner = Learner(browser, server, 390, 844, has_touch=True, bypass_csp=True)
    page, texts = learner.page, dict[str, str]()

    def look(lesson: str) -> None:
        texts[lesson] = learner.coach.inner_text()
        check_place(learner, lesson, SIZES)
        if lesson in ("money", "company", "slip"):
            check_with_axe(learner)

    try:
        learner.play_now("legends", opponents="easy")
        check_with_axe(learner)
        page.get_by_role("button", name="Yes, please").click()
        expect(learner.coach).to_have_attribute("data-lesson", "money")
        seen = learner.learn(look, until="slip", seconds=200)
        assert seen[:3] == ["money", "west-tickets", "west-draw"]
        assert {"colours", "actions", "claim", "company", "trains"} <= set(seen)
        assert "You begin with $5 and 20 trains" in texts["money"]
        assert "0 → $16, 1 → $12" in texts["trains"].replace("\xa0", " ")
        company = learner.view["players"][learner.view["seat"]]["company"]
        assert company is not None
        assert "postcards" not in seen or learner.view["postcards"]
        expect(learner.coach).to_contain_text("in coins")
        assert page.locator(".frame.zoomed").count() == 0  # the whole board, however small the window
        assert learner.errors == []
    finally:
        learner.close()


def test_whoever_declines_or_just_plays_is_not_bothered(browser: Browser, server: Server) -> None:
    learner = Learner(browser, server)
    page = learner.page
    try:
        learner.play_now("legends", opponents="easy")
        invitation = page.locator(".invitation")
        expect(invitation).to_contain_text("Legends of the West")
        learner.choose_tickets()
        expect(invitation).to_have_count(0)
        learner.play_now("legends", opponents="easy")
        page.get_by_role("button", name="No, thanks").click()
        expect(invitation).to_have_count(0)
        learner.play_now("legends", opponents="easy")
        page.wait_for_selector(".choice")
        assert invitation.count() == learner.coach.count() == 0
        learner.play_now("new-york")
        page.wait_for_selector(".choice")
        assert invitation.count() == 0
    finally:
        learner.close()


@pytest.mark.parametrize(("language", "words"), [("de", "Geld ist die Wertung"), ("nl", "Geld is de score")])
def test_it_speaks_the_learners_language(browser: Browser, server: Server, language: str, words: str) -> None:
    learner = Learner(browser, server, locale=language)
    try:
        table = learner.make_table("legends", [{"kind": "open"}, {"kind": "bot", "level": "easy"}])
        learner.open(f"/?table={table}")
        learner.page.locator(".invitation button.main").click()
        expect(learner.coach).to_contain_text(words)
    finally:
        learner.close()
