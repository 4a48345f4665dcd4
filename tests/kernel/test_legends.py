"""Legends of the West: turns, events and claims (LW-10 … LW-21)."""

from __future__ import annotations

import pytest

from branchline.kernel import codes, numbers
from branchline.kernel.numbers import CARD, CLAIM, DECLINE, DRAW_PILE, DRAW_TICKETS, JOKER, OPTION, TAKE_DISPLAY
from tests.kit.table import kinds, members, subset, values
from tests.kit.west import LEGENDS, action_card_next, current, legends, money, put, source

# --- turns ------------------------------------------------------------------------------------------------------------


def test_a_turn_is_one_of_three() -> None:
    """LW-10: cards, a route, or three tickets of which one is kept."""
    table = legends().hand(0, green=1)
    route = table.route("albany", "boston")
    assert {CLAIM + route, DRAW_PILE, TAKE_DISPLAY, DRAW_TICKETS} <= table.legal()
    table.play(DRAW_TICKETS)
    assert table.state.public.offered[0] == 3
    assert table.refusal(subset()) == "too few tickets kept"
    table.play(subset(1))
    assert (table.state.public.phase, table.state.public.decider) == (codes.TURN, 1)


def test_claiming_scores_nothing_by_itself() -> None:
    """LW-11: money is the score, and everybody sees it."""
    table = legends().hand(0, red=2)
    table.claim(table.route("buffalo", "detroit", "red"), "red")
    assert table.state.public.points.tolist() == [0] * 5
    assert money(table) == [5, 5]
    table.state.public.money[0] = 23
    for seat in (1, numbers.SPECTATOR):
        assert table.view(seat).public.money[0] == 23


@pytest.mark.parametrize(("pile", "discarded", "actions"), [(8, 0, 0), (3, 5, 0), (2, 0, 6)])
def test_with_eight_cards_left_nothing_can_be_drawn_as_a_turn(pile: int, discarded: int, actions: int) -> None:
    """LW-12: draw and discard pile together, action cards among them."""
    table = legends().discard(blue=discarded).pile(red=pile)
    table.state.public.pile_actions, table.state.public.discard_actions = 0, actions
    assert not {DRAW_PILE, TAKE_DISPLAY} & table.legal()
    assert table.refusal(DRAW_PILE) == table.refusal(TAKE_DISPLAY) != "allowed"
    table.state.own[1].hand[table.card("red")] -= 1
    table.state.pile[table.card("red")] += 1
    table.state.public.pile_size += 1
    table.play(DRAW_PILE)
    assert table.state.public.phase == codes.SECOND_CARD  # what was begun is finished
    assert DRAW_PILE in table.legal()


def test_an_action_card_that_is_drawn_turns_up_an_event_and_is_replaced() -> None:
    """LW-13: the event is current at once, the card is discarded, and another one is drawn."""
    table = action_card_next(legends(), "event-white-on-the-sheet", red=12)
    told = table.play(DRAW_PILE)
    wanted = [codes.ACTION_CARD, codes.TURNED_UP_EVENT, codes.RESHUFFLED]
    assert [kind for kind in kinds(told) if kind in wanted] == wanted
    assert table.state.public.event == source("event-white-on-the-sheet")
    assert source("event-white-on-the-sheet") in members(table.state.public.in_force)
    assert table.state.own[0].hand.sum() == 1
    assert table.state.public.phase == codes.SECOND_CARD
    assert table.state.public.pile_actions == 1  # it was shuffled in again with the discards


def test_an_action_card_for_the_display_turns_up_an_event_and_is_replaced() -> None:
    """LW-13."""
    table = action_card_next(legends(), "event-limited-express", red=12)
    told = table.play(TAKE_DISPLAY)
    assert kinds(told).count(codes.TURNED_UP_EVENT) == 1
    assert kinds(told).index(codes.TURNED_UP_EVENT) < kinds(told).index(codes.TURNED_UP)
    assert (table.state.public.display != numbers.EMPTY).all()


def test_the_whole_event_deck_comes_again() -> None:
    """LW-13: when every event was turned up, all but the current one are shuffled."""
    table = current(action_card_next(legends(), red=12), "event-limited-express")
    put(table.state.public.events_past, "event-limited-express", "event-white-on-the-sheet")
    table.play(DRAW_PILE)
    assert table.state.public.event == source("event-white-on-the-sheet")
    assert members(table.state.public.events_past) == {
        source("event-limited-express"),
        source("event-white-on-the-sheet"),
    }


def test_an_event_lasts_until_the_next_one() -> None:
    """LW-14."""
    table = current(legends(companies=("company-red", "company-blue")), "event-white-on-the-sheet").hand(0, green=4)
    table.claim(table.route("atlanta", "savannah"), "green")
    assert money(table) == [8, 5]
    action_card_next(table, "event-boatload-of-whitewash", red=12).play(DRAW_PILE, DRAW_PILE)
    table.claim(table.route("charlotte", "lewisburg"), "green")
    assert money(table) == [8, 5]


def test_a_lightning_event_acts_once_and_stays_on_top() -> None:
    """LW-14: everybody is asked in turn from the one who drew it; nothing happens at the next turn."""
    table = action_card_next(legends(players=3).hand(2, blue=1), "event-telegraph-fever", red=12)
    table.play(DRAW_PILE)
    asked = []
    while table.state.public.phase == codes.CHOOSE_OPTION:
        asked.append(int(table.state.public.decider))
        assert {OPTION, OPTION + 1, OPTION + 2} <= table.legal()
        table.play(OPTION + 2)
    assert asked == [0, 1, 2]
    assert (table.state.public.phase, table.state.public.decider) == (codes.SECOND_CARD, 0)
    table.state.public.pile_actions = 0
    table.play(DRAW_PILE)
    assert table.state.public.phase == codes.TURN
    assert table.state.public.event == source("event-telegraph-fever")


# --- claims -----------------------------------------------------------------------------------------------------------


def test_a_route_needs_both_cities_on_the_board() -> None:
    """LW-15."""
    table = legends().hand(0, blue=4, red=4)
    route = table.route("chicago", "davenport")
    assert CLAIM + route not in table.legal()
    assert table.refusal(CLAIM + route) == "there is no such route on this board"
    assert CLAIM + route in legends(variant="fourth-game").hand(0, blue=4).legal()


@pytest.mark.parametrize(("players", "open_"), [(2, False), (3, False), (4, True), (5, True)])
def test_one_of_a_double_route_with_few_players(players: int, open_: bool) -> None:
    """LW-16: and nobody has both."""
    table = legends(players)
    first, second = table.route("baltimore", "norfolk", "blue"), table.route("baltimore", "norfolk", "white")
    table.own(1, first).hand(0, white=1)
    assert (CLAIM + second in table.legal()) == open_
    table = legends(players)
    table.own(0, first).hand(0, white=1)
    assert CLAIM + second not in table.legal()


@pytest.mark.parametrize("players", [2, 5])
def test_all_three_of_a_triple_route_always(players: int) -> None:
    """LW-16: but one for each player."""
    table = legends(players)
    blue, red, white = (table.route("baltimore", "philadelphia", color) for color in ("blue", "red", "white"))
    table.own(1, blue).hand(0, red=1, white=1)
    assert {CLAIM + red, CLAIM + white} <= table.legal()
    table.own(0, red)
    assert CLAIM + white not in table.legal()
    assert table.refusal(CLAIM + white) == "the route is closed: a parallel route is taken"


def test_the_numbered_steps_are_followed_in_order() -> None:
    """LW-17: the event is step 2, the company step 3, the large city step 12; a step nobody has found is skipped."""
    table = current(legends(companies=("company-blue", "company-red")), "event-white-on-the-sheet").hand(0, blue=2)
    told = table.claim(table.route("baltimore", "lewisburg"), "blue")
    claimed = kinds(told).index(codes.CLAIMED)
    after = [(kind, facts) for kind, _, facts in told[claimed + 1 :]][:3]
    assert [kind for kind, _ in after] == [codes.GAINED_MONEY, codes.GAINED_MONEY, codes.DREW_CARD]
    paid = [(3, source("event-white-on-the-sheet")), (3, source("company-blue"))]
    assert [facts[:2] for _, facts in after[:2]] == paid
    bare = legends(sources=()).hand(0, red=2)
    assert codes.DREW_CARD not in kinds(bare.claim(bare.route("philadelphia", "pittsburgh"), "red"))


@pytest.mark.parametrize(("ends", "dollars"), [(("baltimore", "norfolk"), 2), (("mobile", "savannah"), 3)])
def test_the_blue_company_is_paid_by_length(ends: tuple[str, str], dollars: int) -> None:
    """LW-18: for a route of its colour, of any length."""
    table = legends(companies=("company-blue", "company-red")).hand(0, blue=4)
    table.claim(table.route(*ends, "blue"), "blue")
    assert money(table) == [5 + dollars, 5]


def test_the_red_company_is_paid_for_large_cities() -> None:
    """LW-18: at once; another company's colour gives nothing."""
    table = legends(companies=("company-red", "company-blue")).hand(0, red=2).hand(1, red=1)
    table.claim(table.route("philadelphia", "pittsburgh"), "red")
    assert money(table) == [7, 5]
    table.claim(table.route("albany", "montreal"), "red")
    assert money(table) == [7, 5]


def test_the_green_company_may_sell_a_card() -> None:
    """LW-18, LW-20: a locomotive is a card like any other; or nothing is sold."""
    table = legends(companies=("company-green", "company-blue")).hand(0, green=2, joker=1)
    table.claim(table.route("knoxville", "nashville"), "green")
    assert table.legal() == {CARD + JOKER, DECLINE}
    table.play(CARD + JOKER)
    price = next(row.amount for row in LEGENDS.effects if row.source == "company-green")
    assert money(table) == [5 + price, 5]
    assert table.state.public.discard[JOKER] == 1
    table = legends(companies=("company-green", "company-blue")).hand(0, green=2)
    table.claim(table.route("knoxville", "nashville"), "green")  # no card left, nothing to ask
    assert (table.state.public.phase, table.state.public.decider) == (codes.TURN, 1)


def test_the_yellow_company_chooses() -> None:
    """LW-18: three dollars, or tickets."""
    for option, dollars, phase in ((OPTION, 8, codes.TURN), (OPTION + 1, 5, codes.KEEP_TICKETS)):
        table = legends(companies=("company-yellow", "company-blue")).hand(0, yellow=1)
        table.claim(table.route("atlanta", "charlotte"), "yellow")
        table.play(option)
        assert (money(table)[0], table.state.public.phase) == (dollars, phase)


def test_the_black_company_draws_two_and_discards_one() -> None:
    """LW-18."""
    table = legends(companies=("company-black", "company-blue")).hand(0, black=3)
    table.claim(table.route("atlanta", "mobile"), "black")
    assert table.state.own[0].hand.sum() == 2
    table.play(min(table.legal()))
    assert table.state.own[0].hand.sum() == 1
    assert table.cards_in_play() == [int(n) for n in table.board.deck]


@pytest.mark.parametrize(
    ("ends", "color", "drawn"),
    [
        (("new-york", "philadelphia"), "white", 1),
        (("albany", "boston"), "green", 1),
        (("atlanta", "nashville"), "red", 0),
    ],
)
def test_a_large_city_draws_one_card(ends: tuple[str, str], color: str, drawn: int) -> None:
    """LW-19: one card, also for two large cities."""
    table = legends(players=5, companies=tuple(f"company-{c}" for c in ("black", "blue", "yellow", "green", "red")))
    table.hand(0, **{color: 2})
    told = table.claim(table.route(*ends, color), color)
    assert kinds(told).count(codes.DREW_CARD) == drawn


def test_a_large_city_draws_a_card_for_every_claim() -> None:
    """LW-19: again for every such claim; a setup says which cities are large."""
    table = legends(large=("atlanta",), companies=("company-black", "company-blue")).hand(0, red=2, yellow=1)
    assert kinds(table.claim(table.route("atlanta", "nashville"), "red")).count(codes.DREW_CARD) == 1
    table.play(DRAW_TICKETS, subset(0))
    assert kinds(table.claim(table.route("atlanta", "charlotte"), "yellow")).count(codes.DREW_CARD) == 1


def test_a_locomotive_stands_for_the_colour_a_card_asks_for() -> None:
    """LW-20: Orange Crates ask for a yellow card; one locomotive for one of them, nothing else."""
    table = current(legends(variant="fourth-game"), "event-orange-crates").hand(0, white=8, joker=1, black=1)
    route = next(r for r in LEGENDS.routes if {"tampa", "jacksonville"} == {LEGENDS.cities[c].id for c in r.ends})
    color = "white" if route.color == "grey" else route.color
    table.hand(0, **{color: route.length, "joker": 1, "black": 1 if color != "black" else route.length})
    table.claim(route.index, color)
    while table.state.public.phase != codes.CHOOSE_CARD:
        table.play(min(table.legal()))
    assert CARD + JOKER in table.legal()
    assert CARD + table.card("black") not in table.legal()
    before = money(table)[0]
    table.play(CARD + JOKER)
    assert money(table)[0] >= before + 5


@pytest.mark.parametrize(("left", "last_round"), [(3, False), (2, True)])
def test_two_trains_left_start_the_last_round(left: int, last_round: bool) -> None:
    """LW-21: everybody has one more turn, that player too."""
    table = legends().hand(0, green=2)
    table.state.public.pieces[0, 0] = left + 2
    told = table.claim(table.route("knoxville", "nashville"), "green")
    assert (codes.LAST_ROUND in kinds(told)) == last_round
    if last_round:
        table.play(DRAW_TICKETS, subset(0), DRAW_TICKETS, subset(0))
        assert table.state.public.phase == codes.OVER


def test_an_event_may_give_another_turn_but_only_one() -> None:
    """LW-14: The Limited Express, and claiming again in that turn."""
    table = current(legends(companies=("company-black", "company-red")), "event-limited-express").hand(0, blue=7)
    told = table.claim(table.route("atlanta", "charleston"), "blue")
    assert codes.HAS_ANOTHER_TURN in kinds(told)
    assert (table.state.public.phase, table.state.public.decider) == (codes.TURN, 0)
    told = table.claim(table.route("mobile", "savannah", "blue"), "blue")
    assert codes.HAS_ANOTHER_TURN not in kinds(told)
    assert table.state.public.decider == 1
    assert values(told, codes.CLAIMED)
