"""Every word an effect can be written with, each on a small map: when, for, if, per."""

from __future__ import annotations

from pathlib import Path

import pytest

from branchline.kernel import codes, numbers
from branchline.kernel.numbers import CLAIM, DRAW_PILE, DRAW_TICKETS, OPTION, TAKE_DISPLAY
from branchline.vocabulary import CONDITIONS, MOMENTS, PER, WHOM
from tests.kit.table import Table, kinds, subset
from tests.kit.valley import claim, hold_source, money, valley

GAIN = 'when = "claimed", do = "gain", amount = 1'


def tickets_turn(table: Table) -> None:
    """A turn that changes nothing on the board."""
    table.play(DRAW_TICKETS, subset(0))


# --- when -------------------------------------------------------------------------------------------------------------


def test_set_up_acts_once_before_the_first_turn(tmp_path: Path) -> None:
    table = valley(tmp_path, 'when = "set_up", for = "all", do = "gain", amount = 2')
    assert money(table) == [7, 7, 7]
    tickets_turn(table)
    assert money(table) == [7, 7, 7]


def test_turns_and_rounds_begin(tmp_path: Path) -> None:
    """`round_begins` is the starter's turn; the extra turn of an effect begins no round."""
    rows = ('when = "turn_begins", do = "gain", amount = 1', 'when = "round_begins", do = "gain", amount = 10')
    table = valley(tmp_path, *rows, 'when = "claimed", do = "again"')
    assert money(table) == [16, 5, 5]
    claim(table, "alder", "birch")
    assert (int(table.state.public.decider), money(table)) == (0, [17, 5, 5])
    for _ in range(3):
        tickets_turn(table)
    assert money(table) == [28, 6, 6]


def test_tickets_kept_is_not_the_set_up(tmp_path: Path) -> None:
    table = valley(tmp_path, 'when = "tickets_kept", do = "gain", amount = 1')
    assert money(table) == [5, 5, 5]
    tickets_turn(table)
    assert money(table) == [6, 5, 5]


def test_the_last_round_is_begun_by_somebody(tmp_path: Path) -> None:
    """What is in force for everybody acts for that player; what another one holds acts for its holder alone."""
    row = 'when = "last_round", do = "gain", amount = 3, once = true'
    rows = [f'{row}, source = "{name}"' for name in ("snow", "mail")]
    table = valley(tmp_path, *rows, setup={"sources": ("snow",)})
    hold_source(table, 2, "mail")
    table.state.public.pieces[0, 0] = 4
    told = claim(table, "alder", "birch")
    assert money(table) == [8, 5, 8]
    assert [(kind, seat) for kind, seat, _ in told if kind == codes.SHOWS_POSTCARD] == [(codes.SHOWS_POSTCARD, 2)]


def test_the_end_of_a_game_asks_everybody(tmp_path: Path) -> None:
    """A row for the actor acts for each player who has its source."""
    rows = (
        'when = "game_ends", source = "mail", do = "gain", amount = 3, once = true',
        'when = "game_ends", source = "snow", do = "gain", amount = 1',
    )
    table = valley(tmp_path, *rows, setup={"sources": ("snow",)})
    hold_source(table, 1, "mail")
    table.state.public.turns_left = 1
    told = table.play(DRAW_TICKETS, subset(0))
    assert table.state.public.phase == codes.OVER
    assert money(table) == [6, 9, 6]
    assert kinds(told).index(codes.SHOWS_POSTCARD) < kinds(told).index(codes.ENDED)


EVENTS = """
[[event]]
id = "fair"
deck = "start"
effects = [{ when = "turned_up", for = "all", do = "gain", amount = 2 }]

[[event]]
id = "rain"
deck = "start"
effects = [{ when = "turned_up", do = "gain", amount = 7 }]
"""


def test_turned_up_acts_for_the_event_that_was(tmp_path: Path) -> None:
    table = valley(tmp_path, 'when = "claimed", do = "turn_up_event"', events=EVENTS)
    claim(table, "alder", "birch")
    first = money(table)
    assert first in ([7, 7, 7], [12, 5, 5])
    claim(table, "cedar", "dale", "green")
    assert money(table) == ([7, 14, 7] if first == [7, 7, 7] else [14, 7, 7])


def test_skulls_that_come_up_together_are_one_moment(tmp_path: Path) -> None:
    table = valley(tmp_path, 'when = "skull", do = "gain", amount = 1').pile(away=1, red=2)
    table.state.own[1].marked[codes.MARK_SKULL, table.card("red")] -= 2
    table.state.pile_marked[codes.MARK_SKULL, table.card("red")] = 2
    table.display(None, None, "green", "white", "black")
    table.state.own[1].hand[table.card("blue")] += 1  # what the display gave back
    table.state.own[1].hand[table.card("red")] += 1
    table.state.pile[table.card("blue")] -= 1
    table.state.pile[table.card("red")] -= 1
    table.state.public.pile_size -= 2
    table.play(TAKE_DISPLAY + 2)
    assert (table.state.public.display_mark == codes.MARK_SKULL + 1).sum() == 2
    assert money(table) == [6, 5, 5]


def test_every_moment_has_a_test() -> None:
    """Prices and options are tested in test_effects and test_effect_deeds."""
    assert set(MOMENTS) == {
        "set_up", "turn_begins", "claimed", "tickets_kept", "last_round", "game_ends", "price", "chosen", "turned_up",
        "skull", "round_begins",
    }  # fmt: skip


# --- for --------------------------------------------------------------------------------------------------------------

STRUCK = {  # seat 1 acts; money is 9 9 5 and trains are 12 12 8 before the claim, which takes two
    "actor": [9, 6, 5],
    "all": [6, 6, 2],
    "others": [6, 9, 2],
    "richest": [6, 6, 5],
    "poorest": [9, 9, 2],
    "left": [9, 9, 2],
    "most_trains": [6, 9, 5],
    "fewest_trains": [9, 9, 2],
}


@pytest.mark.parametrize("whom", WHOM)
def test_whom_a_row_is_for(tmp_path: Path, whom: str) -> None:
    """Who that is, is settled before the first of them is struck: both of the richest lose."""
    table = valley(tmp_path, f'when = "claimed", for = "{whom}", do = "gain", amount = -3')
    tickets_turn(table)
    table.state.public.money[:3] = [9, 9, 5]
    table.state.public.pieces[:3, 0] = [12, 12, 8]
    claim(table, "alder", "birch")
    assert money(table) == STRUCK[whom]


def test_all_who_are_tied_for_the_least_gain(tmp_path: Path) -> None:
    table = valley(tmp_path, 'when = "claimed", for = "poorest", do = "gain", amount = 4')
    table.state.public.money[:3] = [3, 8, 3]
    claim(table, "alder", "birch")
    assert money(table) == [7, 8, 7]


def test_whoever_is_asked_first_does_not_change_who_is_asked_next(tmp_path: Path) -> None:
    """A decision in between: the first of the richest pays, and the second is asked all the same."""
    options = '[{ do = "gain", amount = -4 }, { do = "nothing" }]'
    table = valley(tmp_path, f'when = "claimed", for = "richest", do = "choose", options = {options}')
    claim(table, "alder", "birch")
    asked = []
    while table.state.public.phase == codes.CHOOSE_OPTION:
        asked.append(int(table.state.public.decider))
        table.play(OPTION)
    assert asked == [0, 1, 2]
    assert money(table) == [1, 1, 1]


# --- if ---------------------------------------------------------------------------------------------------------------

COMPANIES = '[[company]]\nid = "red"\n\n[[company]]\nid = "green"\n'
AB, CD, DE, EF, FG = ("alder", "birch"), ("cedar", "dale"), ("dale", "elm"), ("elm", "fir"), ("fir", "gorse")

ROUTES = [  # a condition of the route, one that is so and one that is not
    ('"always"', AB, None),
    ('"color", value = "red"', AB, EF),
    ('"color", value = "grey"', ("alder", "dale"), AB),
    ('"length", value = 4', DE, ("birch", "cedar")),
    ('"short", value = 1', CD, AB),
    ('"region", value = "south"', DE, AB),
    ('"within", value = "south"', EF, DE),
    ('"city", value = "dale"', DE, AB),
    ('"large_city"', DE, CD),
    ('"port"', CD, DE),
    ('"bridge"', FG, EF),
    ('"track_bed"', DE, EF),
    ('"company"', AB, EF),
    ('"marker", value = "herd"', FG, EF),
    ('"frontier"', FG, AB),
    ('"joins_cities", value = "alder", other = "dale"', ("alder", "dale"), AB),
    ('"joins_regions", value = "north", other = "south"', DE, EF),
    ('"ports", value = 2', ("birch", "cedar"), EF),
    ('"large_cities", value = 2', DE, EF),
]


@pytest.mark.parametrize(("condition", "so", "not_so"), ROUTES, ids=[row[0].split('"')[1] for row in ROUTES])
def test_conditions_of_a_claim(
    tmp_path: Path, condition: str, so: tuple[str, str], not_so: tuple[str, str] | None
) -> None:
    """Seat 0 has alder–birch and alder–dale where networks are asked about, seat 2 birch–cedar at the frontier."""
    for number, (ends, gained) in enumerate(((so, 1), (not_so, 0))):
        if ends is None:
            continue
        table = valley(tmp_path / str(number), f"{GAIN}, if = {condition}", companies=COMPANIES)
        table.state.public.marker[0] = table.city("gorse")
        if '"ports"' in condition or "large_cities" in condition or ("joins_regions" in condition):
            table.own(0, table.route("alder", "birch"), table.route("alder", "dale"))
        if "frontier" in condition:
            table.own(2, table.route("birch", "cedar"))
        claim(table, *ends)
        assert money(table) == [5 + gained, 5, 5]


PLAYERS = [
    ("money_at_most", '"money_at_most", value = 5', True),
    ("money_at_most", '"money_at_most", value = 4', False),
    ("trains_at_most", '"trains_at_most", value = 10', True),
    ("trains_at_most", '"trains_at_most", value = 9', False),
    ("tickets_at_least", '"tickets_at_least", value = 2', True),
    ("tickets_at_least", '"tickets_at_least", value = 3', False),
    ("tokens_at_least", '"tokens_at_least", value = 2, token = "timber"', True),
    ("tokens_at_least", '"tokens_at_least", value = 2, token = "ore"', False),
]


@pytest.mark.parametrize(("name", "condition", "so"), PLAYERS)
def test_conditions_of_a_player(tmp_path: Path, name: str, condition: str, so: bool) -> None:
    table = valley(tmp_path, f"{GAIN}, if = {condition}")
    table.state.public.tokens[0] = [1, 2, 0, 0]
    claim(table, "alder", "birch")
    assert money(table)[0] == 5 + so


def test_every_condition_has_a_test() -> None:
    assert {row[0].split('"')[1] for row in ROUTES} | {row[0] for row in PLAYERS} == set(CONDITIONS)


def test_who_has_no_company_has_none_of_a_grey_route(tmp_path: Path) -> None:
    table = valley(tmp_path, f'{GAIN}, if = "company"')
    claim(table, "alder", "dale")
    assert money(table) == [5, 5, 5]


# --- per --------------------------------------------------------------------------------------------------------------

COUNTS = {  # what a claim of dale–elm counts for a seat that has alder–dale, birch–cedar, two tickets, ore and a card
    "once": ("", 1),
    "spaces": ("", 4),
    "ports": ("", 1),
    "large": ("", 2),
    "regions": ("", 2),
    "pickaxes": ("", 2),
    "tokens": ('token = "timber"', 2),
    "tickets": ("", 2),
    "done_points": ("", 6),
    "missed_points": ("", 4),
    "worst_missed": ("", 4),
    "routes_in": ('region = "north"', 3),
    "trains": ("", 8),
    "cards": ("", 1),
}


def rich_claim(table: Table) -> None:
    """Seat 0 claims dale–elm with two pickaxes and keeps a card."""
    table.own(0, table.route("alder", "dale"), table.route("birch", "cedar"))
    table.hold(0, table.ticket("alder", "cedar"), table.ticket("alder", "elm"))
    table.state.public.tokens[0] = [1, 2, 0, 0]
    table.hand(0, red=4, black=1).mark(0, "pickaxe", red=2)
    table.claim(table.route("dale", "elm"), "red")


@pytest.mark.parametrize("per", PER)
def test_what_an_amount_is_for_each_of(tmp_path: Path, per: str) -> None:
    more, count = COUNTS[per]
    table = valley(tmp_path, ", ".join(part for part in (GAIN, f'per = "{per}"', more) if part))
    rich_claim(table)
    assert money(table)[0] == 5 + count


@pytest.mark.parametrize(("per", "count"), [("done_points", 6), ("missed_points", 0), ("worst_missed", 0)])
def test_tickets_of_a_region(tmp_path: Path, per: str, count: int) -> None:
    table = valley(tmp_path, f'{GAIN}, per = "{per}", region = "south"')
    rich_claim(table)
    assert money(table)[0] == 5 + count


def test_the_most_an_amount_can_be(tmp_path: Path) -> None:
    """`most` is of the whole amount, not of what is counted."""
    table = valley(tmp_path, 'when = "claimed", do = "gain", amount = 2, per = "spaces", most = 5')
    claim(table, "dale", "elm")
    assert money(table)[0] == 10


def test_without_a_route_the_best_network_counts(tmp_path: Path) -> None:
    rows = [f'when = "turn_begins", do = "gain", amount = 1, per = "{per}"' for per in ("ports", "large", "regions")]
    table = valley(tmp_path, *rows, 'when = "turn_begins", do = "gain", amount = 1, per = "spaces"')
    table.own(1, *(table.route(*ends) for ends in (("birch", "cedar"), ("alder", "birch"), EF)))
    tickets_turn(table)
    assert money(table) == [5, 5 + 2 + 1 + 1, 5]


def test_what_counts_nothing_has_not_acted(tmp_path: Path) -> None:
    """A source that acts once is not spent on it."""
    row = 'when = "claimed", source = "mail", do = "gain", amount = 1, per = "pickaxes", once = true'
    table = valley(tmp_path, row)
    hold_source(table, 0, "mail")
    assert codes.SHOWS_POSTCARD not in kinds(claim(table, "alder", "birch"))
    for _ in range(2):
        tickets_turn(table)
    table.hand(0, blue=3).mark(0, "pickaxe", blue=1)
    assert codes.SHOWS_POSTCARD in kinds(table.claim(table.route("birch", "cedar"), "blue"))
    assert money(table) == [6, 5, 5]


def test_what_is_discarded_later_does_not_change_what_was_paid(tmp_path: Path) -> None:
    """Pickaxes are those of the claim, also after a card was sold in between."""
    rows = ('when = "claimed", do = "sell_card", amount = 1', f'{GAIN}, per = "pickaxes"')
    table = valley(tmp_path, *rows).hand(0, red=2, black=1).mark(0, "pickaxe", red=2)
    table.claim(table.route("alder", "birch"), "red")
    table.play(numbers.CARD + table.card("black"))
    assert money(table)[0] == 5 + 1 + 2


def test_a_claim_that_is_dear_for_another_row_is_listed_as_it_is_judged(tmp_path: Path) -> None:
    rows = (
        'when = "price", if = "bridge", do = "locomotives", amount = 1',
        'when = "price", if = "region", value = "south", do = "close"',
    )
    table = valley(tmp_path, *rows).hand(0, green=3, blue=3, red=4)
    legal = table.legal()
    assert legal == {action for action in range(numbers.ACTIONS) if table.refusal(action) == "allowed"}
    assert CLAIM + table.route("dale", "elm") not in legal
    assert CLAIM + table.route("cedar", "dale", "green") not in legal
    table.hand(0, green=3, joker=1)
    assert CLAIM + table.route("cedar", "dale", "green") in table.legal()
    table.play(CLAIM + table.route("cedar", "dale", "green"))
    assert table.legal() == {table.payment("joker")}
    assert DRAW_PILE not in table.legal()
