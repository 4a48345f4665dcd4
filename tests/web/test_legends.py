"""Legends of the West in a real Chromium: a first game from the start page, and every decision it asks for."""

from __future__ import annotations

import itertools
import re
import time
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.kit.browser import PATIENCE, Player, check_with_axe, needs_browser
from tests.kit.server import Room
from tests.kit.server_process import Server
from tests.kit.stored import key_of, play_turns, play_well, store_room
from tests.kit.west import LEGENDS
from tests.kit.windows import complaints

pytestmark = needs_browser

LAPTOP, PHONE = (1366, 650), (390, 844)
Sized = Callable[..., Player]


@pytest.fixture
def sized(browser: Browser, server: Server) -> Iterator[Sized]:
    """Somebody at a window of a size; nothing may have gone wrong there."""
    players: list[Player] = []

    def make(size: tuple[int, int], **context: Any) -> Player:
        players.append(Player(browser, server, *size, has_touch=size[0] < 800, bypass_csp=True, **context))
        return players[-1]

    yield make
    for player in players:
        player.close()
        assert player.errors == []


def sit_down(player: Player, room: Room, name: str, who: str = "Ann") -> None:
    """At a table that was put into the server's database."""
    if player.page.url == "about:blank":
        player.open()
    store_room(player.server.database, room, name)
    player.page.evaluate(f"localStorage.setItem('branchline seat {name}', '{key_of(who)}')")
    player.open(f"/?table={name}")
    player.at_table()


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_a_first_game_is_begun_and_played_on(sized: Sized, size: tuple[int, int]) -> None:
    """From the start page; money is the score, and the first event comes with its words."""
    player = sized(size)
    page = player.page
    page.add_init_script("localStorage.setItem('branchline settings', JSON.stringify({pace: 'instant'}))")
    player.play_now("legends", opponents="easy")
    expect(page.locator(".players .points").first).to_contain_text("$5")
    check_with_axe(player)
    player.choose_tickets()
    expect(page.locator(".event")).to_contain_text(re.compile("No event yet|Current event"))  # the bot may turn one up
    check_with_axe(player)
    left, until = page.locator(".players li.own .facts [title$=cars]").first, time.monotonic() + 2 * PATIENCE
    for turn in itertools.count():
        assert time.monotonic() < until, "nothing was claimed"
        player.act(turn)
        if left.get_attribute("title") != "20 cars":
            break
    check_with_axe(player)


# A company or a postcard for each kind of question, the words of it, and what choosing the first answer tells.
QUESTIONS: dict[str, tuple[dict[str, Any], str, str, str]] = {
    "sell": (
        {"companies": ("company-green", "company-red")},
        "choose_card",
        "Which card do you sell for $5?",
        "The Greenbrier Line, +$5",
    ),
    "discard": (
        {"companies": ("company-black", "company-red")},
        "choose_card",
        "Which card do you discard?",
        "Ann discards a card",
    ),
    "option": (
        {"companies": ("company-yellow", "company-red")},
        "choose_option",
        "What do you choose?",
        "Lantern & Lakes, +$3",
    ),
    "player": (
        {"held": ((0, "postcard-guest-who-never-paid"),)},
        "choose_player",
        "Whose company loses $5?",
        "Ann chooses Bob",
    ),
}


def question(options: dict[str, Any], phase: str) -> Room:
    """A first game in which Ann is asked that, and not by an event."""
    for _ in range(40):
        room = Room.playing(2, edition="legends", setup=LEGENDS.setup("first-game", **options))
        while room.state.stage == "playing":
            asked = room.live.snapshot("Ann").views[0].choice
            if room.game.decider == 0 and asked and asked.source is not None:
                if room.game.phase == phase and not LEGENDS.sources[asked.source].startswith("event"):
                    return room
                if phase == "choose_player" and LEGENDS.sources[asked.source].startswith("postcard"):
                    room.move(room.legal()[1].action)
                    continue
            if phase == "choose_player" and room.game.decider == 0 and (into := claims_into(room, "savannah")):
                room.move(into[0])
                continue
            play_well(room, 1)
    raise AssertionError("nobody was ever asked that")


def claims_into(room: Room, city: str) -> list[int]:
    at = LEGENDS.city(city).index
    return [m.action for m in room.legal() if m.route is not None and at in LEGENDS.routes[m.route].ends]


@pytest.mark.parametrize(
    ("kind", "size"), [("sell", PHONE), ("discard", LAPTOP), ("option", LAPTOP), ("player", PHONE)], ids=str
)
def test_what_an_effect_asks_is_asked_in_its_own_words(sized: Sized, kind: str, size: tuple[int, int]) -> None:
    options, phase, title, told = QUESTIONS[kind]
    room = question(options, phase)
    player = sized(size)
    sit_down(player, room, f"west-{kind}-{size[0]}")
    page = player.page
    expect(page.get_by_role("heading", name=title)).to_be_in_viewport()
    assert complaints(player, ((768, 1024), (820, 1180), size)) == []
    source = room.live.snapshot("Ann").views[0].choice
    assert source is not None
    assert source.source is not None
    asked = page.locator(".choices", has=page.get_by_role("heading", name=title))
    if kind != "player":
        asked = asked.filter(has=page.locator(".source", has_text=LEGENDS.source_name(source.source)))
    expect(asked).to_have_count(1)
    texts = page.locator(".choices button").all_inner_texts()
    assert len(texts) == len(room.legal())
    assert ("Keep all cards" in [text.strip() for text in texts]) == (kind == "sell")
    check_with_axe(player)
    page.locator(".choices button").first.click()
    expect(asked).to_have_count(0)  # an event that comes up now may ask something else
    page.get_by_role("tab", name="Log").click()
    expect(page.get_by_role("list", name="What happened")).to_contain_text(told)


def test_everything_in_force_is_told_in_the_readers_language(sized: Sized) -> None:
    """The steps of this table in order, whose company does what, and signs; nothing of boards that are not there."""
    room = play_turns(Room.playing(2, edition="legends", setup=LEGENDS.setup("eighth-game")), 50)
    player = sized(LAPTOP, locale="de-DE")
    sit_down(player, room, "west-in-force")
    page = player.page
    page.get_by_role("button", name="Regeln").click()
    steps = page.locator(".in-force ol li")
    expect(steps.filter(has_text="Die Hauptbuchbande")).to_have_count(1)
    numbers = [int(text) for text in page.locator(".in-force ol .number").all_inner_texts()]
    assert numbers == sorted(numbers)
    expect(page.locator(".in-force")).to_contain_text("Bluewater & Western")
    expect(page.locator(".in-force .key")).to_contain_text("Gleisbett")
    for sign in ("Die Hauptbuchbande", "Die Herde", "Der Geisterzug"):
        expect(page.locator(".sheet .figure").filter(has=page.locator("circle"))).not_to_have_count(0)
        assert page.locator(f'.sheet .figure[aria-label^="{sign}"]').count() == 1
    assert "Seattle" not in page.content()
    assert "San Francisco" not in page.content()
    check_with_axe(player)


def test_a_postcard_is_read_by_its_holder_alone(sized: Sized) -> None:
    """Its secret side is on the page of one player and in nothing that the other's page holds."""
    secret = "Once your own tracks join Savannah and Pittsburgh"
    setup = LEGENDS.setup("first-game", held=((0, "postcard-cake-in-savannah"),))
    room = play_turns(Room.playing(2, edition="legends", setup=setup), 6)
    ann, bob = sized(LAPTOP), sized(LAPTOP)
    sit_down(ann, room, "west-postcard")
    bob.open()
    bob.page.evaluate(f"localStorage.setItem('branchline seat west-postcard', '{key_of('Bob')}')")
    heard: list[str] = []
    bob.page.on("response", lambda answer: heard.append(answer.text()) if "/api/" in answer.url else None)
    bob.page.on("websocket", lambda socket: socket.on("framereceived", lambda text: heard.append(str(text))))
    bob.open("/?table=west-postcard")
    bob.at_table()
    for player in (ann, bob):
        player.page.get_by_role("tab", name="Tickets").click()
    expect(ann.page.locator("#postcards-title + ul")).to_contain_text(secret)
    expect(bob.page.locator("#tickets-title")).to_be_visible()
    assert bob.page.locator("#postcards-title").count() == 0
    assert any("Cardinal Central" in text for text in heard)  # the search would have found something
    assert not any("Palmetto" in text or "cake-in-savannah" in text for text in heard)


def test_the_pay_slip_is_told_line_by_line(sized: Sized) -> None:
    room = play_well(Room.playing(2, edition="legends"), 2000)
    player = sized(LAPTOP)
    sit_down(player, room, "west-over")
    page = player.page
    page.get_by_role("button", name="Skip").click()
    sheets = room.live.snapshot(None).sheets
    assert sheets is not None
    rows = page.locator("table.slip").first.locator("tr")
    expect(rows.first).to_have_text(f"Coins${sheets[0].lines['money']}")
    left = room.live.snapshot(None).views[0].players[0].pieces[0]
    expect(rows.nth(1)).to_contain_text("train left" if left == 1 else "trains left")
    expect(rows.last).to_have_text(f"Total${sheets[0].total}")
    assert page.locator(".total td").first.inner_text() == f"${sheets[0].total}"
    page.get_by_text("What trains left over are worth").first.click()
    told = page.locator(".slip + details").first.locator("[aria-current=true] strong")
    expect(told).to_have_text(f"${sheets[0].lines['pieces']}")
    check_with_axe(player)
