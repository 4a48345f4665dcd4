"""What helps while one plays, in a real Chromium: hints that explain; see docs/ui-checklist.md, points 34 to 48."""

from __future__ import annotations

import json
import math
from typing import Any

from playwright.sync_api import expect

from tests.kit.browser import BOT, OPEN, Player, needs_browser
from tests.web.conftest import Sit
from tests.web.test_first_ten_minutes import facts

pytestmark = needs_browser


def test_hints_explain(sit: Sit, player: Player) -> None:
    """The best first, marked with its number where it is, and why in words: what the server says, of this position."""
    two = sit("new-york")
    thoughts: list[Any] = []
    while not any(thought["reasons"] for thought in thoughts):  # until there is more to say than a chance
        if thoughts:
            two.ann.draw()
        two.until(lambda ann: len(ann.legal("claim")) >= 3)
        two.ann.socket.send(json.dumps({"type": "hint", "id": f"h{two.ann.number}"}))
        thoughts = two.ann.hear_until(lambda message: "thoughts" in message)["thoughts"][:3]
    two.catch_up()
    player.page.get_by_role("button", name="Hint").click()  # one search for both
    lines = player.page.locator(".hints li")
    expect(lines).to_have_count(len(thoughts))
    known = facts(player.server, "new-york")
    moves = {move["action"]: move for move in two.ann.view["legal"]}
    for rank, (line, thought) in enumerate(zip(lines.all(), thoughts, strict=True), 1):
        expect(line).to_contain_text(f"wins {math.floor(100 * thought['win_chance'] + 0.5)} %")
        for reason in thought["reasons"]:
            if reason["ticket"] is not None:
                expect(line).to_contain_text(known["tickets"][reason["ticket"]]["name"])
            if reason["kind"] == "points":
                expect(line).to_contain_text("point")
        mark = player.page.locator(f".marks .rank{rank}, .display [data-rank='{rank}']")
        expect(mark).to_have_count(1 if moves[thought["action"]]["kind"] in ("claim", "take", "draw", "tickets") else 0)
    two.ann.draw()
    two.catch_up()
    expect(player.page.locator(".hints, .rank, [data-rank]")).to_have_count(0)  # it was for that position only


def test_alone_with_bots_one_goes_back_and_practises(player: Player) -> None:
    """After a card was seen and the bot has moved, too; from then on the table says what it is."""
    player.open(f"/?table={player.make_table('new-york', [OPEN, BOT])}")
    player.at_table()
    player.choose_tickets()
    page, hand = player.page, player.page.locator(".hand")
    held, back = hand.inner_text(), page.get_by_role("button", name="Take back")
    pile = page.get_by_role("button", name="Draw from the pile")
    for _ in range(2):
        pile.click()
        player.rest()
    expect(page.locator(".practice")).to_have_count(0)
    expect(page.locator(".status")).to_have_text("Your turn: take a turn")  # the bot has had its turn
    back.click()
    expect(page.locator(".practice")).to_have_text("Practice")
    expect(page.locator(".status")).to_have_text("Your turn: draw a second card")
    back.click()
    expect(page.locator(".status")).to_have_text("Your turn: take a turn")
    expect(hand).to_have_text(held, use_inner_text=True)


def test_a_plan_is_marked_counted_and_kept_to_oneself(sit: Sit, player: Player) -> None:
    """Marked by clicking; what it still takes is counted; it is there again after a reload, and nothing is sent."""
    two = sit("europe")
    page = player.page
    sent: list[str] = []
    page.on("request", lambda request: sent.append(request.method))
    page.on("websocket", lambda socket: socket.on("framesent", lambda frame: sent.append(str(frame))))
    known = facts(player.server, "europe")["routes"]
    route = next(n for n, one in enumerate(known) if one["color"] is not None and not one["symbols"])
    page.locator("#tab-tickets").click()
    page.get_by_role("button", name="Mark routes").click()
    spot = page.locator(f"g.route[data-route='{known[route]['id']}'] use").first
    spot.click(force=True)
    expect(page.locator("dialog")).to_have_count(0)  # it is marked, not claimed
    marks = page.locator(f"[data-planned='{route}']")
    expect(marks).to_have_count(known[route]["length"])
    plan = page.locator(".plan")
    have = min(two.ann.view["hand"][known[route]["color"]], known[route]["cards"])
    expect(plan.locator(".cards")).to_contain_text(f"{have} of {known[route]['cards']}")
    expect(plan.locator(".sum")).to_contain_text(f"{45 - known[route]['length']} cars left then")
    page.reload()
    player.at_table()
    expect(marks).to_have_count(known[route]["length"])
    page.locator("#tab-tickets").click()
    page.get_by_role("button", name="Add the way for").first.click()
    expect(page.locator("[data-planned]")).not_to_have_count(known[route]["length"])
    page.get_by_role("button", name="Clear").click()
    expect(page.locator("[data-planned]")).to_have_count(0)
    assert not [one for one in sent if "plan" in one or one == "POST"]
