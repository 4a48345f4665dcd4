"""What an edition's effects ask is chosen in the tray, and told in words; their points stand beside the others."""

from __future__ import annotations

import shutil
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, expect

from branchline.edition import edition_folder
from tests.kit.browser import Player, check_with_axe, needs_browser
from tests.kit.server_process import Server
from tests.web.seat import Two

pytestmark = needs_browser

EFFECTS = """
[effects]
lines = ["tolls"]

[[effects.rows]]
when = "claimed"
do = "choose"

[[effects.rows.options]]
do = "gain"
line = "tolls"
amount = 3
text = "3 points of tolls"

[[effects.rows.options]]
do = "fine"
line = "tolls"
amount = 2
text = "somebody else pays 2"

[[effects.rows.options]]
do = "discard_card"
text = "a card of your own goes"
"""


@pytest.fixture(scope="module")
def tolls(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with a New York where whoever claims a route has a choice."""
    folder = tmp_path_factory.mktemp("tolls")
    known = edition_folder("new-york")
    assert known is not None
    shutil.copytree(known, folder / "editions" / "tolls")
    edition = folder / "editions" / "tolls" / "edition.toml"
    text = edition.read_text(encoding="utf-8").replace('name = "new-york"', 'name = "tolls"')
    edition.write_text(text + EFFECTS, encoding="utf-8")
    with Server(folder, "--editions", str(folder / "editions")) as server:
        yield server


@pytest.fixture(params=[1280, 390])
def player(browser: Browser, tolls: Server, request: pytest.FixtureRequest) -> Iterator[Player]:
    """Ann, at a laptop and with a phone."""
    phone = request.param < 1000
    player = Player(browser, tolls, width=request.param, has_touch=phone, bypass_csp=True)
    yield player
    player.close()
    assert player.errors == []


@pytest.fixture
def two(player: Player) -> Iterator[Two]:
    """Ann has claimed a route on the page, and two others watch."""
    two = Two(player, "tolls", others=2)
    two.until(lambda ann: ann.legal("claim") and sum(ann.view["hand"]) > 4)
    page = two.page
    expect(page.locator(".status")).to_contain_text("take a turn")
    page.locator(".route.can").first.dispatch_event("click")
    page.locator("dialog .ways button").first.click()
    expect(page.locator("dialog")).to_have_count(0)
    yield two
    two.close()


def choices(two: Two) -> Locator:
    return two.page.locator(".choices button")


def said(two: Two) -> Locator:
    """The log, which may be behind a tab."""
    if two.page.get_by_role("tab", name="Log").count():
        two.page.get_by_role("tab", name="Log").click()
    return two.page.get_by_role("list", name="What happened")


def test_an_option_is_chosen(player: Player, two: Two) -> None:
    expect(two.page.locator(".status")).to_have_text("Your turn: make a choice")
    expect(choices(two)).to_have_text(["3 points of tolls", "somebody else pays 2", "a card of your own goes"])
    expect(two.page.locator(".choices")).to_be_in_viewport(ratio=1)
    check_with_axe(player)
    choices(two).first.click()
    expect(two.page.locator(".choices")).to_have_count(0)
    own = two.page.locator(".players li").nth(two.ann.look()["seat"])
    expect(own.locator(".points small")).to_have_text("+3")
    expect(own.locator(".points")).to_contain_text("tolls: 3")
    expect(said(two)).to_contain_text("Ann chooses: 3 points of tolls")
    expect(said(two)).to_contain_text("Ann gains 3 points (tolls)")


def test_a_player_is_chosen(two: Two) -> None:
    choices(two).nth(1).click()
    expect(two.page.locator(".status")).to_have_text("Your turn: choose a player")
    expect(two.page.get_by_role("heading", name="Which player do you choose?")).to_be_visible()
    choices(two).filter(has_text="Cleo").click()
    cleo = two.page.locator(".players li").filter(has_text="Cleo")
    expect(cleo.locator(".points small")).to_have_text("−2")
    expect(said(two)).to_contain_text("Ann chooses Cleo")
    expect(said(two)).to_contain_text("Cleo loses 2 points (tolls)")


def test_a_card_is_chosen(two: Two) -> None:
    choices(two).nth(2).click()
    expect(two.page.locator(".status")).to_have_text("Your turn: choose a card")
    hand = two.ann.look()["hand"]
    expect(choices(two)).to_have_count(sum(count > 0 for count in hand))
    name = choices(two).first.inner_text().strip()
    choices(two).first.click()
    expect(choices(two)).to_have_count(0)
    expect(said(two)).to_contain_text(f"Ann discards a card: {name}")
    assert sum(two.ann.look()["hand"]) == sum(hand) - 1
