"""What effects do, each deed on a small map; what acts once, what costs, and in which order steps act."""

from __future__ import annotations

from pathlib import Path

import pytest

from branchline.kernel import codes, numbers
from branchline.kernel.numbers import CARD, DECLINE, DRAW_TICKETS, JOKER, NONE, OPTION, SEAT
from branchline.vocabulary import DEEDS
from tests.kit.table import kinds, members, subset, values
from tests.kit.valley import claim, hold_source, money, valley

TESTED = {  # with the test that is about it
    "gain": "test_money_never_goes_below_nothing",
    "price": "test_effects",
    "draw_cards": "test_several_cards_are_drawn_one_by_one",
    "discard_card": "test_effects",
    "fine": "test_a_fine_takes_what_is_there",
    "switch_on": "test_effects",
    "switch_off": "test_effects",
    "choose": "test_an_option_costs_what_it_says",
    "nothing": "test_an_option_costs_what_it_says",
    "locomotives": "test_effect_words",
    "close": "test_effect_words",
    "take_tokens": "test_tokens_are_taken_and_all_sold",
    "sell_tokens": "test_tokens_are_taken_and_all_sold",
    "draw_tickets": "test_tickets_are_looked_at",
    "sell_card": "test_a_sale_may_be_declined",
    "trains_back": "test_trains_come_back_but_no_more_than_were_placed",
    "again": "test_another_turn_comes_once",
    "flush": "test_the_display_is_flushed",
    "turn_up_event": "test_effect_words",
    "banish_event": "test_a_banished_event_is_gone_and_the_next_one_comes",
    "move_marker": "test_effect_markers",
    "haunt": "test_effect_markers",
    "drive": "test_effect_markers",
    "toll": "test_effect_markers",
}


def test_every_deed_has_a_test() -> None:
    assert set(TESTED) == set(DEEDS)
    elsewhere = {"test_effects", "test_effect_words", "test_effect_markers"}
    assert set(TESTED.values()) <= elsewhere | set(globals())


# --- money ------------------------------------------------------------------------------------------------------------


def test_money_never_goes_below_nothing(tmp_path: Path) -> None:
    """LW-22: what is told is what was lost."""
    table = valley(tmp_path, 'when = "claimed", for = "all", do = "gain", amount = -7')
    table.state.public.money[:3] = [9, 4, 0]
    told = claim(table, "alder", "birch")
    assert money(table) == [2, 0, 0]
    assert [facts[0] for facts in values(told, codes.GAINED_MONEY)] == [-7, -4]


def test_a_fine_takes_what_is_there(tmp_path: Path) -> None:
    table = valley(tmp_path, 'when = "claimed", do = "fine", amount = 7')
    claim(table, "alder", "birch")
    assert table.legal() == {SEAT + 1, SEAT + 2}
    table.play(SEAT + 2)
    assert money(table) == [5, 5, 0]


CHEAP = '[{ do = "gain", amount = 1 }, { do = "again", cost = 6 }, { do = "draw_tickets", amount = 2, cost = 5 }]'


def test_an_option_costs_what_it_says(tmp_path: Path) -> None:
    """One that cannot be paid is no choice; one that costs nothing is always there."""
    table = valley(tmp_path, f'when = "claimed", do = "choose", options = {CHEAP}')
    told = claim(table, "alder", "birch")
    assert table.legal() == {OPTION, OPTION + 2}
    assert table.refusal(OPTION + 1) == "that is not one of the choices"
    told = table.play(OPTION + 2)
    assert money(table) == [0, 5, 5]
    assert [facts[0] for facts in values(told, codes.GAINED_MONEY)] == [-5]
    assert table.state.public.phase == codes.KEEP_TICKETS


def test_nothing_is_something_to_choose(tmp_path: Path) -> None:
    options = '[{ do = "nothing" }, { do = "flush", cost = 1 }]'
    table = valley(tmp_path, f'when = "claimed", do = "choose", options = {options}')
    claim(table, "alder", "birch")
    before = table.state.copy()
    table.play(OPTION)
    assert table.state.public.display.tolist() == before.public.display.tolist()
    assert money(table) == [5, 5, 5]


def test_tokens_are_taken_and_all_sold(tmp_path: Path) -> None:
    rows = (
        'when = "claimed", if = "bridge", do = "take_tokens", token = "timber", amount = 2',
        'when = "claimed", if = "large_city", do = "sell_tokens", token = "timber", amount = 3',
    )
    table = valley(tmp_path, *rows, 'when = "claimed", if = "color", value = "red", do = "again"')
    table.state.public.tokens[0] = [1, 1, 0, 0]
    claim(table, "cedar", "dale", "green")
    assert table.state.public.tokens[0].tolist() == [1, 3, 0, 0]
    table.play(DRAW_TICKETS, subset(0), DRAW_TICKETS, subset(0))
    told = claim(table, "alder", "birch")
    assert table.state.public.tokens[0].tolist() == [1, 0, 0, 0]
    assert money(table) == [14, 5, 5]
    assert [facts[:2] for facts in values(told, codes.SOLD_TOKENS)] == [(3, 1)]


# --- cards and tickets ------------------------------------------------------------------------------------------------


def test_several_cards_are_drawn_one_by_one(tmp_path: Path) -> None:
    """An action card among them is settled before the next is drawn, and does not count."""
    events = '[[event]]\nid = "fair"\ndeck = "start"\neffects = [{ when = "turned_up", do = "gain", amount = 1 }]\n'
    table = valley(tmp_path, 'when = "claimed", do = "draw_cards", amount = 3', events=events)
    table.discard(black=5).pile()
    table.state.public.pile_actions = 1
    table.state.own[1].hand[table.card("red")] -= 2
    table.state.own[0].hand[table.card("red")] += 2
    told = table.claim(table.route("alder", "birch"), "red")
    wanted = (codes.ACTION_CARD, codes.TURNED_UP_EVENT, codes.DREW_CARD)
    assert [kind for kind in kinds(told) if kind in wanted][:3] == list(wanted)
    assert kinds(told).count(codes.DREW_CARD) == 3
    assert money(table)[0] >= 6


def test_tickets_are_looked_at(tmp_path: Path) -> None:
    """By the one the row is for; at least as many are kept as in a turn. That is no drawing of tickets as a turn."""
    rows = ('when = "claimed", for = "left", do = "draw_tickets", amount = 2', 'when = "tickets_kept", do = "again"')
    table = valley(tmp_path, *rows)
    claim(table, "alder", "birch")
    assert (table.state.public.phase, table.state.public.decider) == (codes.KEEP_TICKETS, 1)
    assert table.legal() == {subset(0), subset(1), subset(0, 1)}
    table.play(subset(1))
    assert (table.state.public.phase, table.state.public.decider) == (codes.TURN, 1)
    assert table.state.public.again == 0


@pytest.mark.parametrize(("color", "wanted"), [("", {"black", "joker"}), (', color = "blue"', {"joker"})])
def test_a_sale_may_be_declined(tmp_path: Path, color: str, wanted: set[str]) -> None:
    """LW-20: a joker stands for the colour that is wanted."""
    table = valley(tmp_path, f'when = "claimed", do = "sell_card", amount = 4{color}').hand(0, red=2, black=1, joker=1)
    table.claim(table.route("alder", "birch"), "red")
    assert table.legal() == {DECLINE} | {CARD + table.card(name) for name in wanted}
    table.play(CARD + JOKER)
    assert money(table) == [9, 5, 5]
    table = valley(tmp_path / "again", f'when = "claimed", do = "sell_card", amount = 4{color}')
    table.hand(0, red=2, joker=1).claim(table.route("alder", "birch"), "red")
    table.play(DECLINE)
    assert (money(table), int(table.state.own[0].hand[JOKER])) == ([5, 5, 5], 1)


def test_the_display_is_flushed(tmp_path: Path) -> None:
    table = valley(tmp_path, 'when = "claimed", do = "flush"')
    told = claim(table, "alder", "birch")
    assert kinds(told).count(codes.FLUSHED) >= 1
    assert kinds(told).count(codes.TURNED_UP) >= 5
    assert table.cards_in_play() == [int(n) for n in table.board.deck]


# --- pieces and turns -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("before", "after"), [(12, 12), (11, 11), (8, 8)])
def test_trains_come_back_but_no_more_than_were_placed(tmp_path: Path, before: int, after: int) -> None:
    table = valley(tmp_path, 'when = "claimed", do = "trains_back", amount = 2')
    table.state.public.pieces[0, 0] = before
    told = claim(table, "alder", "birch")
    assert table.state.public.pieces[0, 0] == after
    assert values(told, codes.TRAINS_BACK)[0][0] == 2
    table = valley(tmp_path / "short", 'when = "claimed", do = "trains_back", amount = 5')
    claim(table, "cedar", "dale", "green")
    assert table.state.public.pieces[0, 0] == 12


def test_another_turn_comes_once(tmp_path: Path) -> None:
    """However often it is granted: once a turn, not again in that turn, and never to somebody else."""
    again = 'when = "claimed", do = "again"'
    table = valley(tmp_path, again, again, f'{again}, for = "left"')
    deciders = [int(table.state.public.decider)]
    for ends in (("alder", "birch"), ("elm", "fir"), ("birch", "cedar")):
        claim(table, *ends)
        deciders.append(int(table.state.public.decider))
    assert deciders == [0, 0, 1, 1]


def test_the_last_round_waits_for_another_turn(tmp_path: Path) -> None:
    table = valley(tmp_path, 'when = "claimed", do = "again"')
    table.state.public.pieces[0, 0] = 4
    assert codes.LAST_ROUND not in kinds(claim(table, "alder", "birch"))
    told = table.play(DRAW_TICKETS, subset(0))
    assert codes.LAST_ROUND in kinds(told)
    assert table.state.public.turns_left == 3


# --- events and what acts once ----------------------------------------------------------------------------------------

EVENTS = '[[event]]\nid = "fair"\ndeck = "start"\n\n[[event]]\nid = "rain"\ndeck = "start"\n'


def test_a_banished_event_is_gone_and_the_next_one_comes(tmp_path: Path) -> None:
    """LW-14: at once; it does not come again when the deck is shuffled."""
    rows = (
        'when = "claimed", if = "color", value = "red", do = "turn_up_event"',
        'when = "claimed", if = "color", value = "blue", do = "banish_event"',
    )
    table = valley(tmp_path, *rows, events=EVENTS)
    claim(table, "elm", "fir")  # there is none to banish
    assert table.state.public.event == NONE
    claim(table, "alder", "birch")
    first = int(table.state.public.event)
    told = claim(table, "birch", "cedar")
    assert values(told, codes.BANISHED_EVENT)[0][0] == first
    second = int(table.state.public.event)
    assert second not in (first, NONE)
    told = claim(table, "cedar", "dale", "blue")  # banishes the second; there is no third
    assert table.state.public.event == NONE
    assert not members(table.state.public.events_left) | members(table.state.public.events_past)


def test_a_source_that_acts_once_is_spent(tmp_path: Path) -> None:
    """For everybody, whoever was first; all of its rows rest then."""
    rows = (
        'when = "claimed", source = "snow", do = "gain", amount = 1',
        'when = "claimed", source = "snow", if = "bridge", do = "gain", amount = 10, once = true',
    )
    table = valley(tmp_path, *rows, setup={"sources": ("snow",)})
    claim(table, "alder", "birch")
    claim(table, "cedar", "dale", "green")
    claim(table, "fir", "gorse")
    assert money(table) == [6, 16, 5]


def test_an_event_turned_up_again_acts_again(tmp_path: Path) -> None:
    events = (
        '[[event]]\nid = "fair"\ndeck = "start"\n'
        'effects = [{ when = "turned_up", do = "gain", amount = 1, once = true }]\n\n'
        '[[event]]\nid = "rain"\ndeck = "start"\n'
    )
    table = valley(tmp_path, 'when = "tickets_kept", do = "turn_up_event"', events=events)
    for _ in range(4):
        table.play(DRAW_TICKETS, subset(0))
    assert sum(money(table)) == 15 + 2


def test_a_postcard_is_shown_when_it_acts_and_hidden_before(tmp_path: Path) -> None:
    """LW-29: the others see the same with and without it; its holder sees it."""
    row = 'when = "claimed", source = "mail", if = "bridge", do = "gain", amount = 4, once = true'
    table, other = (valley(tmp_path / name, row) for name in ("with", "without"))
    hold_source(table, 0, "mail")
    for seat in (1, 2, numbers.SPECTATOR):
        assert table.view(seat).tobytes() == other.view(seat).tobytes()
    assert members(table.view(0).own.in_force) == {table.edition.sources.index("mail")}
    told = claim(table, "cedar", "dale", "green")
    shown = kinds(told).index(codes.SHOWS_POSTCARD)
    assert (told[shown][1], told[shown][2][0]) == (0, table.edition.sources.index("mail"))
    assert shown < kinds(told).index(codes.GAINED_MONEY)
    assert not table.state.own[0].in_force.any()
    assert money(table) == [9, 5, 5]


def test_a_postcard_acts_for_its_holder_alone(tmp_path: Path) -> None:
    row = 'when = "claimed", source = "mail", do = "gain", amount = 4, once = true'
    table = valley(tmp_path, row)
    hold_source(table, 1, "mail")
    claim(table, "alder", "birch")
    assert money(table) == [5, 5, 5]
    claim(table, "elm", "fir")
    assert money(table) == [5, 9, 5]


STEPS = """
[[step]]
number = 12
id = "late"
box = "rules"
effects = [{ when = "claimed", do = "gain", amount = 12 }]

[[step]]
number = 1
id = "first"
box = "rules"
effects = [{ when = "claimed", do = "gain", amount = 1 }]

[[step]]
number = 3
id = "beside"
box = "rules"
effects = [{ when = "claimed", do = "gain", amount = 4 }]
"""
COMPANIES = '[[company]]\nid = "red"\neffects = [{ when = "claimed", do = "gain", amount = 3 }]\n'
POSTCARDS = """
[[postcard]]
number = 1
id = "sea"
effects = [{ when = "claimed", do = "gain", amount = 14, once = true }]
"""


def test_rows_act_in_the_order_of_the_numbered_steps(tmp_path: Path) -> None:
    """LW-17: an event is step 2, a company step 3, a postcard step 14; within a step in the order of the files."""
    events = '[[event]]\nid = "fair"\ndeck = "start"\neffects = [{ when = "claimed", do = "gain", amount = 2 }]\n'
    table = valley(
        tmp_path,
        setup={"sources": ("step-late", "step-first", "step-beside", "event-fair")},
        steps=STEPS, companies=COMPANIES, postcards=POSTCARDS, events=events,
    )  # fmt: skip
    hold_source(table, 0, "postcard-sea")
    told = claim(table, "alder", "birch")
    assert [facts[0] for facts in values(told, codes.GAINED_MONEY)] == [1, 2, 3, 4, 12, 14]
