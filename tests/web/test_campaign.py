"""A campaign in a real Chromium: founding, the office between games, boxes, postcards, the vaults."""

from __future__ import annotations

import json
import re
import secrets
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from playwright.sync_api import Browser, Route, expect

from tests.kit.browser import Player, check_with_axe, needs_browser
from tests.kit.campaigns import RED, Shelf
from tests.kit.office import CHANGED, DECIDE, DESK, Guest, leave_for_good
from tests.kit.server_process import Server

pytestmark = needs_browser

SIZES = [(360, 640), (390, 844), (844, 390), (820, 1180), (1366, 650), (1440, 900), (1920, 1080)]
NO_KEY = 24 * "x"


@pytest.fixture(scope="module")
def shelf() -> Shelf:
    return Shelf()


@pytest.fixture
def other(browser: Browser, server: Server) -> Iterator[Player]:
    player = Player(browser, server)
    yield player
    player.close()
    assert player.errors == []


def bring(server: Server, document: Any, own: str = RED) -> Any:
    """A campaign from its document."""
    wish = {"document": document, "own": own, "options": {"pace": 0}, "id": secrets.token_hex(16)}
    answer = httpx.post(f"{server.address}/api/campaigns/import", json=wish, timeout=120)
    assert answer.status_code == 201, answer.text
    return answer.json()


def all_seen(view: Any) -> list[str]:
    cards = [f"card {card['id']}" for card in view["cards"]]
    return cards + [f"box {box['id']}" for box in view["boxes"]] + [f"game {one['game']}" for one in view["results"]]


def enter(player: Player, founded: Any, seen: list[str] | None = None) -> Guest:
    """Come back to an office whose key this device has, and where it has seen some things."""
    campaign = founded["campaign"]["id"]
    if player.page.url == "about:blank":
        player.open()
    player.page.evaluate(
        """([id, token, seen]) => {
            localStorage.setItem('branchline company ' + id, token)
            localStorage.setItem('branchline seen ' + id, JSON.stringify(seen))
        }""",
        [campaign, founded["token"], seen or []],
    )
    player.open(f"/?campaign={campaign}")
    player.page.wait_for_selector(".desk article")
    return Guest(player)


# --- a campaign of one's own ------------------------------------------------------------------------------------------


def test_one_person_and_bots_found_read_play_and_come_back_to_a_box(browser: Browser, server: Server) -> None:
    player = Player(browser, server, bypass_csp=True)  # axe is a script of somebody else's
    ann, page = Guest(player), player.page
    ann.settings()
    player.open()
    page.get_by_role("link", name="Found a campaign").click()
    expect(page.locator(".company")).to_have_count(5)
    check_with_axe(player)
    page.get_by_label("Played by").nth(1).select_option("easy")
    page.get_by_label("Played by").nth(2).select_option("nobody")
    ann.button("Found a campaign").click()
    expect(page.get_by_role("heading", name="An engraver on Arch Street")).to_be_visible()
    page.wait_for_selector(".story .print svg")
    check_with_axe(player)
    assert ann.go_on("evening") == ["story", "story", "story"]
    check_with_axe(player)
    ann.button("Begin game 1").click()
    player.at_table()
    expect(page.get_by_text("A coach beside the board can explain")).to_be_visible()  # in the first game
    table = page.url.rpartition("=")[2]
    leave_for_good(page, server, table)
    page.get_by_role("link", name="Back to the office").last.click()
    expect(page.get_by_role("heading", name="Pay slips of 1865, game 1")).to_be_visible()
    check_with_axe(player)
    kinds = ann.go_on("box")
    assert kinds[0] == "slips"
    page.reload()
    expect(page.locator(".desk .box")).to_be_visible()  # what this device has not shown it shows after a reload too
    expect(page.get_by_role("tabpanel")).to_contain_text("5 sheets")
    check_with_axe(player)
    ann.button("Go on").click()
    expect(page.get_by_role("tabpanel")).to_contain_text("6 sheets")
    ann.go_on("evening")
    expect(ann.button("Begin game 2")).to_be_visible()
    for drawer in ("Map", "Post", "Companies", "Rules", "Story", "Key and file"):
        page.get_by_role("tab", name=drawer).click()
        check_with_axe(player)
    player.close()
    assert player.errors == []


def test_own_campaigns_are_on_the_start_page(player: Player, server: Server, shelf: Shelf) -> None:
    founded = bring(server, shelf.document(shelf.before_game(4)))
    enter(player, founded)
    player.open()
    player.page.get_by_role("link", name="Red").click()
    expect(player.page.locator(".desk article")).to_be_visible()


# --- two who play -----------------------------------------------------------------------------------------------------


def test_a_friend_comes_by_a_link_and_reads_at_their_own_pace(player: Player, other: Player) -> None:
    ann, bob = Guest(player), Guest(other)
    ann.settings()
    player.open("/?campaign=new")
    player.page.get_by_label("Played by").nth(1).select_option("friend")
    ann.button("Found a campaign").click()
    link = player.page.get_by_label("Cardinal Central").input_value()
    other.page.goto(link)
    other.page.get_by_label("Your name").fill("Bob")
    bob.button("Come in").click()
    expect(other.page.get_by_role("heading", name="An engraver on Arch Street")).to_be_visible()
    player.page.get_by_role("link", name="To the office").click()
    ann.go_on("evening")
    expect(player.page.locator(".evening")).to_contain_text(re.compile("Bob( · begins)? · is here"))
    assert bob.what == "An engraver on Arch Street"  # it waits, though it has been turned
    sent: list[str] = []
    other.page.on("request", lambda request: sent.append(request.url) if request.method == "POST" else None)
    bob.go_on("evening")
    assert sent == []


def test_nobody_is_sent_the_postcards_of_another(player: Player, other: Player, server: Server, shelf: Shelf) -> None:
    entries, mine = _with_post(shelf)
    founded = bring(server, shelf.document(entries))
    heard: list[str] = []
    other.page.on("response", lambda response: heard.append(_body(response)))
    other.page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: heard.append(str(frame))))
    [link] = [one["link"] for one in founded["links"] if one["company"] != RED][:1]
    other.open(f"/?campaign={founded['campaign']['id']}#link={link}")
    other.page.get_by_role("button", name="Come in").click()
    other.page.wait_for_selector(".desk article")
    for drawer in ("Post", "Companies", "Rules", "Story", "Key and file", "Map"):
        other.page.get_by_role("tab", name=drawer).click()
    other.rest()
    ann = enter(player, founded, all_seen(founded["campaign"]))
    player.page.get_by_role("tab", name="Post").click()
    card = player.page.locator(".postcard").first
    expect(card).to_contain_text(mine["text"][:40])
    expect(card).not_to_contain_text(mine["secret"][:30])
    ann.page.get_by_role("button", name="Turn over").first.click()
    expect(card).to_contain_text(mine["secret"][:30])
    told = "\n".join(heard)
    assert founded["campaign"]["companies"][0]["name"] in told  # it was listened to
    for text in (mine["id"], mine["text"], mine["secret"]):
        assert json.dumps(text)[1:-1] not in told
        assert text not in told


def _with_post(shelf: Shelf) -> tuple[int, Any]:
    """How many entries there are when red has a postcard that nobody has seen, and its words."""
    for entries in range(1, len(shelf.finished["entries"])):
        campaign = shelf.campaign(entries)
        office = campaign.company(RED).office
        if office and campaign.todo.kind == "play":
            texts = campaign.content.texts()
            return entries, {"id": office[0], "text": texts[office[0]], "secret": texts[f"{office[0]}-secret"]}
    raise AssertionError("red never gets post")


def _body(response: Any) -> str:
    try:
        return str(response.text())
    except Exception:  # a picture, or an answer without a body
        return ""


# --- the end ----------------------------------------------------------------------------------------------------------


def test_the_vaults_are_turned_over_year_by_year(browser: Browser, server: Server, shelf: Shelf) -> None:
    player = Player(browser, server, color_scheme="dark", bypass_csp=True)
    founded = bring(server, shelf.document())
    guest = enter(player, founded, all_seen(founded["campaign"]))
    expect(player.page.locator(".vaults .slip.face")).to_have_count(0)
    guest.button("Turn over game 1").click()
    expect(player.page.locator(".vaults .slip.face")).to_have_count(3)
    for drawer in ("Map", "Post", "Companies", "Rules", "Story", "Key and file"):
        player.page.get_by_role("tab", name=drawer).click()
        check_with_axe(player)
    player.page.reload()
    guest.button("Turn over game 2").click()
    guest.button("All at once").click()
    [winner] = [one for one in founded["campaign"]["companies"] if one["id"] in founded["campaign"]["winners"]][:1]
    expect(player.page.locator(".verdict")).to_contain_text(winner["name"])
    expect(player.page.locator(".vaults .winner .sum")).to_have_text(f"${winner['vault']:,}")
    player.close()
    assert player.errors == []


# --- windows, languages, keys -----------------------------------------------------------------------------------------


def test_every_window_shows_what_is_to_be_done(player: Player, server: Server, shelf: Shelf) -> None:
    founded = bring(server, shelf.document(shelf.before_game(3)))
    for width, height in SIZES:
        player.page.set_viewport_size({"width": width, "height": height})
        for seen, name in (([], "Turn the next card"), (all_seen(founded["campaign"]), "Begin game 3")):
            enter(player, founded, seen)
            button = player.page.get_by_role("button", name=name)
            button.scroll_into_view_if_needed()
            expect(button).to_be_in_viewport(ratio=0.98)  # a browser scrolls by whole pixels, letters are not
            assert player.page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0, (width, height, name)


@pytest.mark.parametrize("kind", ["banish", "settle", "choose"])
def test_everybody_can_decide(browser: Browser, server: Server, shelf: Shelf, kind: str) -> None:
    entries, company = _deciding(shelf, kind)
    founded = bring(server, shelf.document(entries), company)
    player = Player(browser, server, 390, 844, bypass_csp=True)
    guest = enter(player, founded, all_seen(founded["campaign"]))
    expect(player.page.locator(".decision .kind")).to_have_text("You decide")
    if kind == "settle":
        player.page.wait_for_selector(".decision .ring")
    check_with_axe(player)
    player.page.locator(".decision input").first.focus()
    player.page.keyboard.press("Space")
    check_with_axe(player)
    _, before, names = player.page.evaluate(DESK)
    assert guest.go_on_once("decision", names) in {f"decision {name}" for name in DECIDE}
    player.page.wait_for_function(CHANGED, arg=before)
    player.close()
    assert player.errors == []


def test_what_another_company_decides_is_seen(browser: Browser, server: Server, shelf: Shelf) -> None:
    entries, company = _deciding(shelf, "banish")
    own = next(one for one in shelf.finished["players"] if one != company)
    founded = bring(server, shelf.document(entries), own)
    player = Player(browser, server, color_scheme="dark", bypass_csp=True)
    enter(player, founded, all_seen(founded["campaign"]))
    expect(player.page.locator(".decision input")).to_have_count(0)
    expect(player.page.locator(".decision")).to_be_visible()
    check_with_axe(player)
    player.close()
    assert player.errors == []


def _deciding(shelf: Shelf, kind: str) -> tuple[int, str]:
    """How many entries there are when a company decides that, and which one."""
    for entries in range(shelf.before_game(2), len(shelf.finished["entries"])):
        decision = shelf.campaign(entries).todo.decision
        if decision is not None and decision.kind == kind:
            return entries, decision.company
    raise AssertionError(f"nobody has to {kind}")


def test_who_comes_by_a_link_and_who_waits_for_them(browser: Browser, server: Server, shelf: Shelf) -> None:
    founded = bring(server, shelf.document(shelf.before_game(3), green="easy"))
    host = Player(browser, server)
    ann = enter(host, founded, all_seen(founded["campaign"]))
    expect(ann.button("Begin game 3")).to_be_disabled()
    expect(host.page.locator(".evening")).to_contain_text("Still to come by their links: Blue.")
    guest = Player(browser, server, 360, 640, color_scheme="dark", bypass_csp=True)
    [link] = [one["link"] for one in founded["links"]]
    guest.open(f"/?campaign={founded['campaign']['id']}#link={link}")
    guest.page.get_by_label("Your name").fill("Bob")
    check_with_axe(guest)
    guest.page.get_by_role("button", name="Come in").click()
    expect(ann.button("Begin game 3")).to_be_enabled()
    ann.button("Begin game 3").click()
    host.at_table()
    guest.page.get_by_role("button", name=re.compile("Skip")).click()
    expect(guest.page.locator(".evening")).to_contain_text(re.compile("Red( · begins)? · at the table"))
    for one in (host, guest):
        one.close()
        assert one.errors == []


def test_the_office_speaks_german_at_once(player: Player, server: Server, shelf: Shelf) -> None:
    guest = enter(player, bring(server, shelf.document(1)))
    assert guest.what == "An engraver on Arch Street"
    guest.button("Settings").click()
    player.page.get_by_label("Language").select_option("de")
    expect(player.page.locator(".desk h2")).not_to_have_text("An engraver on Arch Street")
    expect(player.page.get_by_role("button", name="Nächste Karte umdrehen")).to_be_attached()


def test_the_keyboard_is_enough(player: Player, server: Server, shelf: Shelf) -> None:
    founded = bring(server, shelf.document(shelf.before_game(2)))
    seen = all_seen(founded["campaign"])
    guest = enter(player, founded, [one for one in seen if one != "card mrs-ames"])
    guest.button("Turn the next card").or_(guest.button("Go on")).focus()
    player.page.keyboard.press("Enter")
    expect(player.page.get_by_role("heading", name="Who plays tonight?")).to_be_focused()
    player.page.get_by_role("tab", name="Map").focus()
    player.page.keyboard.press("ArrowRight")
    expect(player.page.get_by_role("tab", name="Post")).to_be_focused()
    player.page.keyboard.press("End")
    expect(player.page.get_by_role("tabpanel")).to_contain_text("Your key")


def test_a_picture_may_come_when_its_card_has_been_laid_aside(player: Player, server: Server, shelf: Shelf) -> None:
    founded = bring(server, shelf.document(shelf.before_game(2)))
    held: list[Route] = []
    player.page.route("**/pictures/**", lambda picture: held.append(picture))
    guest = enter(player, founded, [one for one in all_seen(founded["campaign"]) if one != "card mrs-ames"])
    guest.button("Turn the next card").or_(guest.button("Go on")).click()
    expect(player.page.get_by_role("heading", name="Who plays tonight?")).to_be_visible()
    assert held
    with player.page.expect_response("**/pictures/**") as late:
        for picture in held:
            picture.continue_()
    late.value.finished()
    player.page.evaluate("() => new Promise((done) => setTimeout(done))")  # what it set off has happened


def test_a_key_that_is_not_known_is_kept_and_the_page_says_so(player: Player, server: Server, shelf: Shelf) -> None:
    founded = bring(server, shelf.document(1))
    campaign = founded["campaign"]["id"]
    player.open()
    player.page.evaluate("([id, key]) => localStorage.setItem('branchline company ' + id, key)", [campaign, NO_KEY])
    player.open(f"/?campaign={campaign}")
    expect(player.page.get_by_role("alert")).to_be_visible()
    assert player.page.evaluate("id => localStorage.getItem('branchline company ' + id)", campaign) == NO_KEY
    player.open(f"/?campaign={campaign}#key={founded['token']}")
    expect(player.page.locator(".desk article")).to_be_visible()
    assert all("403" in error for error in player.errors)  # that it was refused is what this is about
    player.errors.clear()


def test_a_campaign_goes_on_from_its_file(player: Player, server: Server, shelf: Shelf, tmp_path: Any) -> None:
    file = tmp_path / "west.json"
    file.write_text(json.dumps(shelf.document(shelf.before_game(2), blue="greedy", green="greedy")))
    player.open("/?campaign=new")
    player.page.get_by_text("Go on with a campaign from its file").click()
    player.page.get_by_label("The file").set_input_files(file)
    player.page.get_by_label("Which company is yours?").select_option(label="Red")
    player.page.get_by_role("button", name="Go on here").click()
    expect(player.page.locator(".desk article")).to_be_visible()
    player.page.get_by_role("tab", name="Companies").click()
    player.page.get_by_role("button", name="Invite a friend to play it").first.click()  # a bot plays on until then
    expect(player.page.get_by_label("Invitation for")).to_have_value(re.compile("#link="))
