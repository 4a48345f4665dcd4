"""Our own letters, a place for every edition, and a rulebook people read."""

from itertools import combinations

import pytest
from playwright.sync_api import Browser, expect

from branchline.edition import available_editions
from tests.kit.browser import BOT, OPEN, Player, check_with_axe, needs_browser
from tests.kit.server_process import Server
from tests.web.test_first_ten_minutes import facts

pytestmark = needs_browser

# By which family of letters something is shown, if it is there.
FAMILY = """(one) => getComputedStyle(one).fontFamily.split(',')[0]"""
LOADED = """() => [...document.fonts].filter(({status}) => status === 'loaded').map(({family, style, weight}) =>
    `${family.replaceAll('"', '')} ${style} ${weight}`)"""
COLOURS = """() => ['--paper', '--accent', '--tint'].map((name) =>
    getComputedStyle(document.documentElement).getPropertyValue(name).trim()).join(' ')"""


def sit_down(player: Player, edition: str) -> None:
    player.open(f"/?table={player.make_table(edition, [OPEN, BOT])}")
    player.at_table()


def test_maps_and_headings_have_one_typeface_and_texts_another(player: Player) -> None:
    player.open()
    assert player.page.locator("h1").first.evaluate(FAMILY) == "Alegreya"
    assert player.page.locator("body").evaluate(FAMILY) == "Cabin"
    sit_down(player, "europe")
    assert player.page.locator(".labels text").first.evaluate(FAMILY) == "Alegreya"
    loaded = player.page.evaluate(LOADED)
    for wanted in ("Cabin normal", "Alegreya normal 100", "Alegreya normal 600", "Alegreya italic"):
        assert any(one.startswith(wanted) for one in loaded), loaded


def test_five_editions_are_five_places(player: Player) -> None:
    """Each has colours of its own at the table, its own joker and its own drawings; the start page has none of them."""
    player.open()
    plain = player.page.evaluate(COLOURS)
    seen, drawn = {}, {}
    for edition in ("europe", "new-york", "berlin"):
        sit_down(player, edition)
        seen[edition] = player.page.evaluate(COLOURS)
        looks = facts(player.server, edition)["looks"]
        drawn[edition] = [look["picture"]["ink"] for look in looks]
        on_cards = player.page.locator(".card svg path").evaluate_all(
            "(all) => all.map((one) => one.getAttribute('d'))"
        )
        assert {*on_cards} & {*drawn[edition]}
        symbols = [look["symbol"] for look in looks]
        assert {*on_cards} & {*symbols}, "colours are told by symbols too"
    for one, other in combinations(seen, 2):
        assert seen[one] != seen[other] != plain
        assert not {*drawn[one]} & {*drawn[other]}
    player.open()
    expect(player.page.locator(".board img")).not_to_have_count(0)
    assert player.page.evaluate(COLOURS) == plain
    cards = player.page.locator(".board")
    colours = cards.evaluate_all("(all) => all.map((one) => one.style.getPropertyValue('--accent'))")
    assert len({*colours}) == len(colours) == len(available_editions())


TOLD = {
    "europe": ["Ferry:", "Tunnel:", "Build a station", "The longest path:"],
    "italy": ["Take a ferry card.", "Ferry:", "Regions:"],
    "new-york": ["Stars:", "Counted at the end of the game."],
    "berlin": ["Subway:"],
    "legends": ["Money:", "In force at this table"],
}


@pytest.mark.parametrize("edition", available_editions())
def test_the_rulebook_is_made_from_the_edition(browser: Browser, server: Server, edition: str) -> None:
    """The basics, what is special here, nothing that is not; what routes are worth is in sight at once, on a phone."""
    player = Player(browser, server, width=390, height=844, has_touch=True, bypass_csp=True)
    sit_down(player, edition)
    player.page.get_by_role("button", name="Rules").click()
    book = player.page.locator("dialog .book")
    for words in ("Take two cards,", "Claim a route:", "Draw tickets:", "How it ends"):
        expect(book).to_contain_text(words)
    page = player.page.locator("dialog .page")
    for own in TOLD.values():
        for words in own:
            if words in TOLD[edition]:
                expect(page).to_contain_text(words)
            else:
                expect(page).not_to_contain_text(words)
    routes = [route for route in facts(player.server, edition)["routes"] if route]
    worth = {(route["cards"], route["points"]) for route in routes if route["points"]}
    pairs = book.locator(".points .pair").all_inner_texts()
    told = {tuple(map(int, pair.split())) for pair in pairs if "$" not in pair}
    assert told == worth
    assert ("0\n$16" in pairs) is (edition == "legends")  # there what trains left over pay
    box = book.locator(".points").bounding_box()
    assert box is not None
    assert box["y"] + box["height"] <= 844
    expect(book.locator(".part svg")).to_have_count(1)
    wide = page.evaluate("(one) => one.scrollWidth - one.clientWidth")
    assert wide <= 0, "nothing has to be pushed aside on a phone"
    check_with_axe(player)
    assert player.errors == []
    player.close()
