"""What helps while one plays, in a real Chromium: hints that explain; see docs/ui-checklist.md, points 34 to 48."""

from __future__ import annotations

import json

from playwright.sync_api import expect

from tests.kit.browser import BOT, OPEN, Player, needs_browser
from tests.web.conftest import Sit
from tests.web.test_first_ten_minutes import facts

pytestmark = needs_browser


def test_hints_explain(sit: Sit, player: Player) -> None:
    """The best first, marked with its number where it is, and why in words: what the server says, of this position."""
    two = sit("new-york")
    two.until(lambda ann: len(ann.legal("claim")) >= 3)
    two.ann.socket.send(json.dumps({"type": "hint", "id": "h"}))
    thoughts = two.ann.hear_until(lambda message: message.get("id") == "h")["thoughts"][:3]
    player.page.get_by_role("button", name="Hint").click()  # one search for both
    lines = player.page.locator(".hints li")
    expect(lines).to_have_count(len(thoughts))
    known = facts(player.server, "new-york")
    moves = {move["action"]: move for move in two.ann.view["legal"]}
    for rank, (line, thought) in enumerate(zip(lines.all(), thoughts, strict=True), 1):
        expect(line).to_contain_text(f"wins {round(100 * thought['win_chance'])} %")
        for reason in thought["reasons"]:
            if reason["ticket"] is not None:
                expect(line).to_contain_text(known["tickets"][reason["ticket"]]["name"])
            if reason["kind"] == "points":
                expect(line).to_contain_text("point")
        mark = player.page.locator(f".marks .rank{rank}, .display [data-rank='{rank}']")
        expect(mark).to_have_count(1 if moves[thought["action"]]["kind"] in ("claim", "take", "draw", "tickets") else 0)
    assert any(thought["reasons"] for thought in thoughts)
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
