"""What effects do, each deed on a small map; what acts once, what costs, and in which order steps act."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from branchline.kernel import codes, numbers
from branchline.kernel.numbers import CARD, CLAIM, DECLINE, DRAW_TICKETS, JOKER, NOBODY, NONE, OPTION, SEAT
from branchline.vocabulary import DEEDS
from tests.kit.table import Table, kinds, members, subset, values
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
    "move_marker": "test_a_marker_goes_to_any_city_of_the_region",
    "haunt": "test_a_ghost_runs_where_nobody_has_built",
    "drive": "test_a_herd_is_driven_to_a_railhead",
    "toll": "test_the_first_over_a_bridge_is_paid_by_those_who_follow",
}


def test_every_deed_has_a_test() -> None:
    assert set(TESTED) == set(DEEDS)
    assert all(name in globals() or name in ("test_effects", "test_effect_words") for name in TESTED.values())


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
    table = valley(tmp_path, 'when = "claimed", do = "choose", options = [{ do = "nothing" }, { do = "flush", cost = 1 }]')
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
    rows = ('when = "claimed", do = "again"', 'when = "claimed", do = "again"', 'when = "claimed", for = "left", do = "again"')
    table = valley(tmp_path, *rows)
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
        'effects = [{ when = "turned_up", do = "gain", amount = 1, once = true }]\n\n[[event]]\nid = "rain"\ndeck = "start"\n'
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
POSTCARDS = '[[postcard]]\nnumber = 1\nid = "sea"\neffects = [{ when = "claimed", do = "gain", amount = 14, once = true }]\n'


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


# --- markers and bridges ----------------------------------------------------------------------------------------------


def at(table: Table, marker: int = 0) -> str | None:
    city = int(table.state.public.marker[marker])
    return None if city == NONE else table.edition.cities[city].id


def placed(tmp_path: Path, row: str, city: str, marker: int = 0, **options: Any) -> Table:
    table = valley(tmp_path, row, **options)
    table.state.public.marker[marker] = table.city(city)
    return table


def test_a_marker_goes_to_any_city_of_the_region(tmp_path: Path) -> None:
    row = 'when = "tickets_kept", do = "move_marker", marker = "herd", region = "south"'
    table = valley(tmp_path, row)
    assert at(table) is None
    found: Counter[str | None] = Counter()
    for seed in range(40):
        again = Table(table.edition, players=3, seed=seed)
        again.play(DRAW_TICKETS, subset(0))
        found[at(again)] += 1
    assert set(found) == {"elm", "fir", "gorse"}


def test_a_marker_stays_where_its_region_is_not_on_the_table(tmp_path: Path) -> None:
    row = 'when = "claimed", do = "move_marker", marker = "herd", region = "south"'
    table = valley(tmp_path, row, players=2, setup={"boards": ("north",)})
    claim(table, "alder", "birch")
    assert at(table) is None


def test_a_ghost_runs_where_nobody_has_built(tmp_path: Path) -> None:
    row = 'when = "tickets_kept", do = "haunt", marker = "ghost"'
    table = placed(tmp_path, row, "gorse", 1)
    table.play(DRAW_TICKETS, subset(0))
    assert at(table, 1) == "fir"
    table.own(0, table.route("elm", "fir"), table.route("fir", "gorse"))
    table.play(DRAW_TICKETS, subset(0))
    assert at(table, 1) == "fir"  # every way is taken
    away = valley(tmp_path / "away", row)
    away.play(DRAW_TICKETS, subset(0))
    assert at(away, 1) is None  # it stands nowhere


DRIVE = 'when = "claimed", if = "marker", value = "herd", do = "drive", marker = "herd", amount = 2, region = "south"'


def test_a_herd_is_driven_to_a_railhead(tmp_path: Path) -> None:
    """Along the claimed route and on along anybody's; owners earn for each route, the driver at a large city or port."""
    table = placed(tmp_path, DRIVE, "birch")
    table.own(1, table.route("birch", "cedar"))
    claim(table, "alder", "birch")  # to Alder, a large city
    assert money(table) == [5 + 2 + 4, 5, 5]
    assert at(table) in {"elm", "fir", "gorse"}
    table = placed(tmp_path / "far", DRIVE, "gorse")
    claim(table, "fir", "gorse")  # Fir is a port
    assert money(table) == [5 + 2 + 4, 5, 5]


def test_a_herd_stops_where_the_tracks_end(tmp_path: Path) -> None:
    """Nobody reaches a railhead, so there is no pay for the driver; no city is walked to twice."""
    table = placed(tmp_path, DRIVE, "dale", setup={"large": ("fir",)})
    table.own(2, table.route("elm", "fir"))
    claim(table, "dale", "elm")  # on to Fir along the route of seat 2
    assert money(table) == [5 + 2 + 4, 5, 7]
    table = placed(tmp_path / "short", DRIVE, "dale", setup={"large": ()})
    claim(table, "dale", "elm")
    assert (at(table), money(table)) == ("elm", [7, 5, 5])


def test_a_claim_elsewhere_leaves_the_herd(tmp_path: Path) -> None:
    table = placed(tmp_path, DRIVE, "gorse")
    claim(table, "alder", "birch")
    assert (at(table), money(table)) == ("gorse", [5, 5, 5])


TOLL = 'when = "claimed", if = "bridge", do = "toll", amount = 3'


def test_the_first_over_a_bridge_is_paid_by_those_who_follow(tmp_path: Path) -> None:
    """Parallel routes go over the same bridge; nobody pays what is not there, or for the own bridge."""
    table = valley(tmp_path, TOLL)
    told = claim(table, "cedar", "dale", "green")
    assert codes.BRIDGED in kinds(told)
    assert money(table) == [5, 5, 5]
    claim(table, "cedar", "dale", "blue")
    assert money(table) == [8, 2, 5]
    claim(table, "fir", "gorse")  # another bridge
    owners = table.state.public.crossing_owner.tolist()
    assert sorted(owners[:2]) == [0, 2]
    assert owners[2:] == [NOBODY] * (numbers.CROSSINGS - 2)
    poor = valley(tmp_path / "poor", TOLL)
    claim(poor, "cedar", "dale", "green")
    poor.state.public.money[1] = 1
    assert CLAIM + poor.route("cedar", "dale", "green") not in poor.legal()
    claim(poor, "cedar", "dale", "blue")
    assert money(poor) == [6, 0, 5]
