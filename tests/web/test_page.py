"""The page in a real Chromium: games to the end, refresh, reconnecting, phones, keyboards, languages."""

from __future__ import annotations

import re
import time
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Route, expect

from tests.kit.browser import (
    BOT,
    OPEN,
    Player,
    check_with_axe,
    loaded_scripts,
    needs_browser,
    play_to_the_end,
    whole_game,
)
from tests.kit.server_process import Server
from tests.kit.written import island_edition
from tests.web.conftest import Sit

pytestmark = needs_browser


def test_a_game_against_bots_within_thirty_seconds_of_the_first_visit(player: Player) -> None:
    began = time.monotonic()
    player.play_now("new-york")
    expect(player.page.locator(".status")).to_contain_text("choose tickets")
    assert time.monotonic() - began < 30


def test_the_page_is_small(player: Player) -> None:
    """What is loaded of JavaScript until a game is played, compressed; rules, coach and campaigns come when wanted."""
    player.play_now("europe")
    scripts = loaded_scripts(player.page)
    later = {"Coach", "CampaignPage", "desk", "common", "europe", "de", "nl"}
    assert not later & {name.partition("-")[0] for name in scripts}
    assert sum(scripts.values()) <= 120_000


@whole_game
@pytest.mark.parametrize("edition", ["new-york", "berlin", "italy"])  # of Europe one is played where its log is read
def test_a_whole_game_in_two_browsers_with_a_bot(browser: Browser, server: Server, edition: str) -> None:
    ann, bob = Player(browser, server), Player(browser, server, 1024, 768)
    try:
        table = ann.make_table(edition, [OPEN, OPEN, BOT])
        bob.open(f"/?table={table}")
        bob.page.get_by_label("Your name").fill("Bob")
        bob.page.get_by_role("button", name="Take this seat").first.click()
        ann.open(f"/?table={table}")
        expect(ann.page.locator("#waiting-title")).to_be_visible()
        ann.page.get_by_role("button", name="Start the game").click()
        ann.at_table()
        play_to_the_end(ann, bob)
        for player in (ann, bob):
            expect(player.page.locator("#scores-title")).to_contain_text("Winner")
            assert player.errors == []
        totals = [player.page.locator(".total td").all_inner_texts() for player in (ann, bob)]
        assert totals[0] == totals[1]
        assert len(totals[0]) == 3
    finally:
        ann.close()
        bob.close()


def test_a_refresh_returns_to_the_seat(sit: Sit) -> None:
    """In every kind of decision: the same hand, tickets and question."""
    two = sit("europe", keep=False)
    status, seen = two.page.locator(".status"), set[str]()

    def refresh() -> None:
        two.catch_up()
        parts = [two.page.locator(name) for name in (".status", "#hand-title + ul", "#tickets-title + ul")]
        before = [part.inner_text() for part in parts]
        two.page.reload()
        two.player.at_table()
        expect(status).to_have_text(before[0])
        assert [part.inner_text() for part in parts] == before
        seen.add(before[0])

    while (seat := two.decider) is not two.ann:
        seat.keep_all()
    refresh()
    two.ann.keep_all()
    two.until(lambda ann: ann.legal("draw"))
    refresh()
    two.ann.move(two.ann.legal("draw")[0]["action"])
    refresh()
    two.ann.move(two.ann.legal("draw")[0]["action"])
    two.ann.move(two.until(lambda ann: ann.legal("tickets"))[0]["action"])
    refresh()
    assert len(seen) == 4
    assert all(text.startswith("Your turn") for text in seen)


@whole_game
def test_the_page_comes_back_after_the_server_was_killed(browser: Browser, tmp_path: Path) -> None:
    own = Server(tmp_path)
    player = Player(browser, own)
    try:
        player.play_now()
        own.kill()
        expect(player.page.locator(".status")).to_contain_text("Connection lost")
        own.start()
        expect(player.page.locator(".status")).not_to_contain_text("Connection lost")
        play_to_the_end(player)
    finally:
        player.close()
        own.stop()


def test_the_page_comes_back_when_the_network_does(player: Player) -> None:
    player.play_now()
    status = player.page.locator(".status")
    expect(status).to_contain_text("Your turn")
    before = status.inner_text()
    player.context.set_offline(True)
    expect(status).to_contain_text("Connection lost")
    player.page.wait_for_timeout(1500)  # it tries in vain, and does not pretend otherwise meanwhile
    assert "Connection lost" in status.inner_text()
    player.context.set_offline(False)
    expect(status).to_have_text(before)
    player.choose_tickets()
    expect(status).not_to_have_text(before)
    player.errors = [text for text in player.errors if "ERR_INTERNET_DISCONNECTED" not in text]


def test_cards_are_drawn_with_the_keyboard(player: Player) -> None:
    table = player.make_table("berlin", [OPEN, BOT])
    player.open(f"/?table={table}")
    player.at_table()
    player.choose_tickets()
    cards = player.page.locator("#hand-title + ul .hidden-visually")

    def held() -> int:
        return sum(int(text.split("×")[0]) for text in cards.all_inner_texts())

    before = held()
    player.page.keyboard.press("0")
    expect(player.page.locator(".status")).to_contain_text("second card")
    player.page.wait_for_function("n => document.querySelectorAll('#hand-title + ul li').length >= 1", arg=before)
    assert held() == before + 1


def test_a_city_is_found_by_its_name(player: Player) -> None:
    table = player.make_table("europe", [OPEN, BOT])
    player.open(f"/?table={table}")
    player.at_table()
    player.page.get_by_label("Find a city").fill("athi")
    expect(player.page.locator(".marks .found")).to_have_count(1)


@whole_game
def test_two_players_on_one_device_do_not_see_each_others_hands(player: Player) -> None:
    table = player.make_table("new-york", [OPEN, OPEN])
    player.open(f"/?table={table}")
    player.page.get_by_label("Another player on this device").fill("Bea")
    player.page.locator("li", has_text="Another player").get_by_role("button", name="Take this seat").click()
    player.page.get_by_role("button", name="Start the game").click()
    expect(player.page.locator(".cover h2")).to_contain_text("Hand the device to")
    assert player.page.locator("#hand-title").count() == 0
    player.page.locator(".cover button").click()
    expect(player.page.locator("#hand-title")).to_be_visible()
    play_to_the_end(player)


@whole_game
def test_a_finished_game_is_replayed_and_followed_by_a_rematch(player: Player) -> None:
    table = player.make_table("new-york", [OPEN, BOT])
    player.open(f"/?table={table}")
    player.at_table()
    play_to_the_end(player)
    player.page.get_by_text("Dealt fairly: check").click()
    expect(player.page.locator("details li", has_text="✓")).to_have_count(1)
    expect(player.page.locator("details li", has_text="✗")).to_have_count(0)
    pieces = player.page.locator(".route use[href^='#piece']")
    at_the_end = pieces.count()
    player.page.get_by_role("button", name="Replay").click()
    expect(player.page.locator("#replay-title")).to_be_visible()
    assert pieces.count() == 0
    slider = player.page.get_by_role("slider")
    slider.fill(str(slider.get_attribute("max")))
    expect(pieces).to_have_count(at_the_end)
    player.page.locator("#replay-title").click()
    player.page.keyboard.press("ArrowLeft")
    expect(slider).to_have_value(str(int(slider.get_attribute("max") or 0) - 1))
    curve = player.page.locator("figure svg[role=img]")
    expect(curve.locator("polyline")).to_have_count(2)
    curve.click(position={"x": 1, "y": 10})  # a click goes to that moment
    expect(slider).to_have_value("0")
    player.page.clock.install()
    player.page.get_by_role("button", name="Play", exact=True).click()  # by itself, turn by turn
    glow, seen = player.page.locator(".glows .glow"), 0
    while not seen:
        before = slider.input_value()
        player.page.clock.run_for(1500)
        expect(slider).not_to_have_value(before)
        seen = glow.count()  # what is claimed in a turn is marked on the board
    expect(pieces).to_have_count(seen)
    player.page.get_by_role("button", name="Pause", exact=True).click()
    player.page.get_by_role("button", name="One turn back").click()
    expect(glow).to_have_count(0)
    chances = player.page.locator("figure li").all_inner_texts()
    assert sum(int(re.findall(r"(\d+) %", chance)[0]) for chance in chances) in (99, 100, 101)
    player.page.get_by_role("button", name="Rematch").click()
    expect(player.page.locator(".status")).to_contain_text("choose tickets")
    assert table not in player.page.url


@pytest.mark.parametrize(
    ("language", "rules", "own", "common"),
    [
        ("en", "Rules", "Tram route:", "Claim a route: choose"),
        ("de", "Regeln", "Tramstrecke:", "Strecke bauen:"),
        ("nl", "Regels", "Tramroute:", "Een route bouwen:"),
    ],
)
def test_the_rules_are_one_click_away(
    browser: Browser, server: Server, language: str, rules: str, own: str, common: str
) -> None:
    """In the reader's language, and only in that one."""
    player = Player(browser, server, locale=language)
    try:
        table = player.make_table("berlin", [OPEN, BOT])
        player.open(f"/?table={table}")
        player.at_table()
        before = loaded_scripts(player.page)
        player.page.get_by_role("button", name=rules).click()
        page = player.page.locator("dialog .page")
        page.locator("summary").last.click()
        expect(page).to_contain_text(own)
        expect(page).to_contain_text(common)
        expect(page).to_have_attribute("lang", language)
        fresh = set(loaded_scripts(player.page)) - set(before)
        assert sorted(name.partition("-")[0] for name in fresh) == ["berlin", "common"]
        assert player.errors == []
    finally:
        player.close()


@whole_game
def test_a_board_of_ones_own_is_offered_and_played(browser: Browser, tmp_path: Path) -> None:
    island_edition(tmp_path / "maps" / "island")
    with Server(tmp_path, "--editions", str(tmp_path / "maps")) as own:
        player = Player(browser, own)
        try:
            player.play_now("island")
            player.page.get_by_role("button", name="Rules").click()
            rules = player.page.locator("dialog .page")
            rules.locator("summary").last.click()
            expect(rules).to_contain_text("Claim a route:")
            player.page.keyboard.press("Escape")
            play_to_the_end(player)
            assert player.errors == []
        finally:
            player.close()


def test_who_is_there_is_seen_at_once_and_a_guest_is_sent_away(browser: Browser, server: Server) -> None:
    ann, bob = Player(browser, server), Player(browser, server)
    try:
        table = ann.make_table("new-york", [OPEN, OPEN])
        ann.open(f"/?table={table}")
        bob.open(f"/?table={table}")
        bob.page.get_by_label("Your name").fill("Bob")
        bob.page.get_by_role("button", name="Take this seat").click()
        seat = ann.page.locator("li", has_text="Bob")
        expect(seat).to_be_visible()
        expect(seat).not_to_contain_text("not here now")
        bob.open()
        expect(seat).to_contain_text("not here now")
        bob.open(f"/?table={table}")
        expect(seat).not_to_contain_text("not here now")

        ann.page.get_by_role("button", name="Send Bob away").click()
        expect(bob.page.locator(".toast")).to_contain_text("no seat at this table any more")
        bob.page.reload()
        expect(bob.page.get_by_role("button", name="Take this seat")).to_be_visible()
        bob.page.get_by_role("button", name="Take this seat").click()
        expect(seat).to_be_visible()

        # Away while it happens: the key in the device opens nothing any more, and the page says so.
        expect(bob.page.get_by_role("button", name="Leave")).to_be_visible()
        bob.open()
        ann.page.get_by_role("button", name="Send Bob away").click()
        expect(seat).to_have_count(0)  # before he is back
        bob.open(f"/?table={table}")
        expect(bob.page.locator(".toast")).to_contain_text("not known here just now")
        expect(bob.page.get_by_role("button", name="Take this seat")).to_be_visible()
        assert ann.errors == bob.errors == []
    finally:
        ann.close()
        bob.close()


def test_an_answer_that_gets_lost_costs_no_seat(player: Player) -> None:
    """The server set the table up, the answer did not come through: the page asks again and gets the same one."""
    answers = []

    def lose_the_first(route: Route) -> None:
        answers.append(route.fetch().json())
        if len(answers) == 1:
            route.abort()
        else:
            route.fulfill(json=answers[-1], status=201)

    player.page.route("**/api/tables", lambda route: lose_the_first(route) if is_post(route) else route.fallback())
    player.play_now()
    assert len(answers) == 2
    assert answers[0]["token"] == answers[1]["token"]
    assert answers[0]["table"]["id"] in player.page.url
    player.errors.clear()  # the browser's own word about the lost answer


@pytest.mark.parametrize("times", [1, 100])
def test_a_board_that_does_not_come_is_asked_for_again_and_then_told(player: Player, times: int) -> None:
    asked = []

    def lose(route: Route) -> None:
        asked.append(route)
        if len(asked) <= times:
            route.abort()
        else:
            route.continue_()

    player.page.route("**/board.svg**", lose)
    table = player.make_table("new-york", [OPEN, BOT])
    player.open(f"/?table={table}")
    expect(player.page.locator("#hand-title")).to_be_visible()
    if times == 1:
        expect(player.page.locator(".board svg .route").first).to_be_visible()
        assert player.page.get_by_role("alert").count() == 0
    else:
        expect(player.page.get_by_role("alert")).to_contain_text("The server does not answer.", timeout=20_000)
    player.errors.clear()  # the browser's own words about what was lost


def is_post(route: Route) -> bool:
    return route.request.method == "POST"


@pytest.mark.parametrize("width", [390, 820, 1280])
@pytest.mark.parametrize("edition", ["europe", "new-york"])
def test_nothing_sticks_out_sideways(browser: Browser, server: Server, width: int, edition: str) -> None:
    player = Player(browser, server, width, 844, has_touch=width < 1000)
    try:
        player.play_now(edition)
        for path in (player.page.url, server.address + "/"):
            player.page.goto(path)
            player.page.wait_for_selector(".status, .board")
            assert player.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        small = player.page.evaluate(
            "[...document.querySelectorAll('button')].filter(b => b.getBoundingClientRect().height < 24).length"
        )
        assert small == 0
    finally:
        player.close()


@whole_game
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing(browser: Browser, server: Server, theme: str) -> None:
    player = Player(browser, server, color_scheme=theme, bypass_csp=True)  # axe is a script of somebody else's
    try:
        player.open()
        player.page.wait_for_selector(".board")
        check_with_axe(player)
        player.page.get_by_role("button", name="Settings").click()
        check_with_axe(player)
        table = player.make_table("new-york", [OPEN, BOT])
        player.open(f"/?table={table}")
        player.at_table()
        check_with_axe(player)
        play_to_the_end(player)
        check_with_axe(player)
    finally:
        player.close()


def test_names_are_only_text(player: Player) -> None:
    player.play_now(name='<img src=x onerror="document.title=1">')
    expect(player.page.locator("#players-title + ul")).to_contain_text("<img src=x")
    assert player.page.locator("aside img").count() == 0


def test_options_of_a_new_table_hold_and_the_table_is_found_again(player: Player) -> None:
    player.open()
    player.page.get_by_text("More options").click()
    player.page.get_by_label("Time for a turn").select_option("60 seconds")
    player.page.get_by_label("Hints allowed").uncheck()
    player.page.get_by_role("button", name="Start the game").click()
    player.at_table()
    expect(player.page.locator(".clock")).to_have_text(re.compile(r"^(1:00|0:\d\d)$"))
    player.choose_tickets()
    assert player.page.get_by_role("button", name="Hint").count() == 0
    table = player.page.url
    player.open()
    player.page.get_by_role("region", name="Go on playing").get_by_role("link").click()
    player.at_table()
    assert player.page.url == table
