"""Turns: who starts, what may be done, passing, the last round (C-6, C-15, C-16, and each edition's own rules)."""

from __future__ import annotations

from collections import Counter

import pytest

from branchline.kernel.codes import (
    CHOOSE_TICKETS,
    ENDED,
    KEEP_TICKETS,
    LAST_ROUND,
    OVER,
    PASSED,
    PAY_ROUTE,
    SECOND_CARD,
    STARTS,
    TOOK_FERRY_CARD,
    TURN,
)
from branchline.kernel.numbers import (
    CLAIM,
    DRAW_PILE,
    DRAW_TICKETS,
    NOBODY,
    NONE,
    PASS,
    STATION,
    TAKE_DISPLAY,
    TAKE_FERRY,
)
from tests.kit.table import Table, kinds, subset, values

EDITIONS = {"europe": 5, "italy": 5, "new-york": 4, "berlin": 4}  # and the most players
EVERY_TABLE = [(edition, players) for edition, most in EDITIONS.items() for players in range(2, most + 1)]


def draw_two(table: Table) -> None:
    """A turn that changes nothing but cards."""
    table.play(DRAW_PILE, DRAW_PILE)


# --- who starts and who follows ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(("edition", "players"), EVERY_TABLE)
def test_the_starter_is_random_from_the_seed(edition: str, players: int) -> None:
    """C-6, BE-1: every seat starts about as often as the others, and the same seed names the same starter."""
    starters = [
        int(Table(edition, players, seed=seed, starter=NOBODY, setup=True).state.public.starter) for seed in range(200)
    ]
    again = [
        int(Table(edition, players, seed=seed, starter=NOBODY, setup=True).state.public.starter) for seed in range(20)
    ]
    assert starters[:20] == again
    assert set(starters) == set(range(players))
    assert min(Counter(starters).values()) > 200 / players * 0.6


@pytest.mark.parametrize(("edition", "players"), EVERY_TABLE)
def test_the_starter_may_be_named_and_turns_go_clockwise(edition: str, players: int) -> None:
    """C-6: set-up choices and turns begin with the starter and go round in ascending seats."""
    for starter in range(players):
        table = Table(edition, players, starter=starter, setup=True)
        assert table.setup_events[0][:2] == (STARTS, starter)
        clockwise = [(starter + i) % players for i in range(players)]
        choosers = []
        while table.state.public.phase == CHOOSE_TICKETS:
            choosers.append(int(table.state.public.decider))
            table.play(max(table.legal()))
        assert choosers == clockwise
        movers = []
        for _ in range(2 * players):
            movers.append(int(table.state.public.decider))
            draw_two(table)
        assert movers == clockwise * 2
        assert table.state.public.turn == 2 * players + 1


def test_both_rounds_of_a_set_up_in_two_steps_go_clockwise() -> None:
    """C-6, EU-21."""
    table = Table(players=3, variant="mega", starter=1, setup=True)
    choosers = []
    while table.state.public.phase != TURN:
        choosers.append(int(table.state.public.decider))
        table.play(max(table.legal()))
    assert choosers == [1, 2, 0, 1, 2, 0]
    assert table.state.public.decider == 1


# --- one action -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("edition", "stations", "ferry_cards"),
    [
        ("europe", True, False),  # EU-3: cards, route, tickets, station
        ("italy", False, True),  # IT-2: cards, ferry card, route, tickets
        ("new-york", False, False),  # NY-2: cards, route, tickets
        ("berlin", False, False),  # BE-2: cards, route, tickets
    ],
)
def test_what_may_be_done_in_a_turn(edition: str, stations: bool, ferry_cards: bool) -> None:
    table = Table(edition).tidy().hand(0, red=4, joker=2)
    legal = table.legal()
    assert {*range(TAKE_DISPLAY, TAKE_DISPLAY + 5), DRAW_PILE, DRAW_TICKETS} <= legal
    assert any(CLAIM <= action < STATION for action in legal)
    assert any(STATION <= action < PASS for action in legal) == stations
    assert (TAKE_FERRY in legal) == ferry_cards
    assert all(action <= DRAW_TICKETS for action in legal)
    assert PASS not in legal


def test_a_turn_is_exactly_one_action() -> None:
    """C-6, C-12: after a claim, a draw of tickets or a ferry card it is the next player's turn."""
    table = Table("italy", players=4).tidy().hand(0, blue=2)
    table.claim(table.route("bergamo", "verona", "blue"), "blue")
    assert (table.state.public.decider, table.state.public.phase) == (1, TURN)
    table.play(DRAW_TICKETS, subset(0))
    assert (table.state.public.decider, table.state.public.phase) == (2, TURN)
    table.play(TAKE_FERRY)
    assert (table.state.public.decider, table.state.public.phase) == (3, TURN)


@pytest.mark.parametrize(
    ("action", "phase"), [(DRAW_PILE, SECOND_CARD), (DRAW_TICKETS, KEEP_TICKETS), (CLAIM, PAY_ROUTE)]
)
def test_an_action_that_has_begun_is_finished_by_the_same_player(action: int, phase: int) -> None:
    """C-6."""
    table = Table().tidy().hand(0, black=1)
    table.play(action)
    assert (table.state.public.decider, table.state.public.phase) == (0, phase)
    assert not table.legal().intersection(range(PASS))


# --- ferry cards ------------------------------------------------------------------------------------------------------


def test_a_ferry_card_is_taken_from_the_ferry_pile() -> None:
    """IT-3: one in a turn; there are ten."""
    table = Table("italy")
    assert table.state.public.ferry_pile == 10
    told = table.play(TAKE_FERRY)
    assert kinds(told) == [TOOK_FERRY_CARD]
    assert (int(table.state.public.ferry[0]), int(table.state.public.ferry_pile), int(table.state.public.decider)) == (
        1,
        9,
        1,
    )


def test_nobody_may_hold_more_than_two_ferry_cards() -> None:
    """IT-3."""
    table = Table("italy")
    table.play(TAKE_FERRY, TAKE_FERRY, TAKE_FERRY, TAKE_FERRY)
    assert table.state.public.ferry[0] == 2
    assert TAKE_FERRY not in table.legal()
    assert table.refusal(TAKE_FERRY) == "no more ferry cards may be held"


def test_ten_ferry_cards_are_two_for_each_of_five_players() -> None:
    """IT-3: so nobody is ever without one to take for lack of cards."""
    table = Table("italy", players=5)
    for _ in range(10):
        table.play(TAKE_FERRY)
    assert table.state.public.ferry_pile == 0
    assert [int(cards) for cards in table.state.public.ferry] == [2] * 5
    assert TAKE_FERRY not in table.legal()


def test_used_ferry_cards_return_to_the_ferry_pile() -> None:
    """IT-3: decided; they can be taken again."""
    table = Table("italy").tidy().hand(0, red=4)
    table.play(TAKE_FERRY, TAKE_FERRY, TAKE_FERRY)
    table.play(DRAW_PILE, DRAW_PILE)
    assert table.state.public.ferry_pile == 7
    table.hand(0, red=4).claim(table.route("ancona", "croazia-ancona"), "red", ferry_cards=1, waves=2)
    assert (int(table.state.public.ferry[0]), int(table.state.public.ferry_pile)) == (1, 8)
    draw_two(table)
    assert TAKE_FERRY in table.legal()


def test_other_editions_have_no_ferry_cards() -> None:
    """EU-3, NY-2, BE-2."""
    for edition in ("europe", "new-york", "berlin"):
        assert Table(edition).refusal(TAKE_FERRY) == "no ferry card left to take"


# --- passing ----------------------------------------------------------------------------------------------------------


def stuck_table(
    edition: str = "new-york", players: int = 3, rich: int = 0, free: int | None = None, gaps: int = 0
) -> Table:
    """Nobody can do anything: all routes taken (but a free one), nothing to draw, and one player has all the cards.

    `gaps` slots of the display are empty.
    """
    table = Table(edition, players).tickets_left()
    for seat in range(players):
        table.hand(seat)
    table.display(*["blue", "green", "black", "red", "orange"][gaps:], *[None] * gaps).pile(away=rich)
    table.own(0, *(route.index for route in table.edition.routes if route.index != free))
    table.state.public.stations[:] = 0
    table.state.public.ferry[:players] = table.board.ferry_limit
    table.state.public.ferry_pile -= players * table.board.ferry_limit
    return table


def test_passing_is_only_for_a_player_who_cannot_do_anything() -> None:
    """C-15."""
    table = Table("new-york")
    assert PASS not in table.legal()
    assert table.refusal(PASS) == "passing is only for a player who cannot do anything else"


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_player_without_any_legal_action_passes(edition: str) -> None:
    """C-15."""
    table = stuck_table(edition)
    assert table.legal() == {PASS}
    assert table.play(PASS) == [(PASSED, 0, (0, 0, 0, 0, 0, 0))]
    assert (table.state.public.decider, table.state.public.phase) == (1, TURN)


@pytest.mark.parametrize(
    "what", ["card", "discarded card", "ticket", "returned ticket", "route", "station", "ferry card"]
)
def test_any_one_thing_left_to_do_forbids_passing(what: str) -> None:
    """C-15."""
    edition = {"station": "europe", "ferry card": "italy"}.get(what, "new-york")
    table = stuck_table(edition, free=5 if what == "route" else None)
    if what == "card":
        table.hand(0, blue=5).pile(away=1, red=1)
    elif what == "discarded card":
        table.hand(0, blue=5).discard(red=1).pile(away=1)
    elif what == "ticket":
        table.tickets_left(3)
    elif what == "returned ticket":
        table.state.under[3], table.state.public.under_size = 1, 1
    elif what == "station":
        table.state.public.stations[0] = 1
    elif what == "ferry card":
        table.state.public.ferry[0] = 1
    assert table.legal()
    assert PASS not in table.legal()
    assert table.refusal(PASS) == "passing is only for a player who cannot do anything else"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_game_ends_at_once_when_everybody_passes_in_a_row(players: int) -> None:
    """C-15."""
    table = stuck_table(players=players)
    for seat in range(players - 1):
        table.play(PASS)
        assert (table.state.public.decider, table.state.public.phase) == (seat + 1, TURN)
    told = table.play(PASS)
    assert kinds(told) == [PASSED, ENDED]
    assert values(told, ENDED)[0][0] == 1
    assert (table.state.public.decider, table.state.public.phase) == (NOBODY, OVER)
    assert table.legal() == set()


def test_the_last_of_all_passes_may_be_the_last_turn_of_all() -> None:
    """C-15, C-16: it is told as everybody passing."""
    table = stuck_table(players=2)
    table.state.public.turns_left = 2
    table.play(PASS)
    assert values(table.play(PASS), ENDED)[0][0] == 1
    assert table.refusal(PASS) == table.refusal(DRAW_PILE) == "the game is over"


def test_passes_count_only_in_a_row() -> None:
    """C-15: whoever does something begins the count anew, and the cards paid may give the others something to do."""
    table = stuck_table(rich=1, free=5)
    table.play(PASS)
    assert table.state.public.passes == 1
    assert table.legal() == {CLAIM + 5}
    table.claim(5, "orange")
    assert table.state.public.passes == 0
    assert (table.state.public.decider, table.state.public.phase) == (2, TURN)
    assert DRAW_PILE in table.legal()
    assert PASS not in table.legal()


# --- the last round ---------------------------------------------------------------------------------------------------

TRIGGERS = {"europe": 2, "italy": 2, "new-york": 2, "berlin": 1}


def test_the_trigger_of_each_edition() -> None:
    """EU-17, IT-12, NY-5: two or fewer pieces; BE-9: one or none."""
    assert {edition: int(Table(edition).board.trigger) for edition in EDITIONS} == TRIGGERS


def one_route_from_the_end(edition: str, players: int, left: int, seat: int) -> tuple[Table, int]:
    """The seat can claim a route of two spaces and will then have `left` pieces."""
    table = Table(edition, players, starter=seat).tidy().hand(seat, joker=4)
    route = next(
        r for r in table.edition.routes if (r.length, r.cards, r.symbols, r.waves, r.tunnel) == (2, 2, 0, 0, False)
    )
    table.state.public.pieces[seat, :] = 0
    table.state.public.pieces[seat, table.board.piece[route.index]] = left + 2
    return table, route.index


@pytest.mark.parametrize(("edition", "players"), EVERY_TABLE)
def test_the_trigger_gives_everybody_exactly_one_more_turn(edition: str, players: int) -> None:
    """C-16, EU-17, IT-12, NY-5, BE-9: that player included, whichever seat it is."""
    for seat in range(players):
        for left in range(TRIGGERS[edition] + 1):
            table, route = one_route_from_the_end(edition, players, left, seat)
            told = table.claim(route, "joker")
            assert told[-1][:2] == (LAST_ROUND, seat)
            movers = []
            while table.state.public.phase != OVER:
                movers.append(int(table.state.public.decider))
                assert table.state.public.turns_left == players - len(movers) + 1
                draw_two(table)
            assert movers == [(seat + 1 + i) % players for i in range(players)]


@pytest.mark.parametrize(("edition", "players"), EVERY_TABLE)
def test_one_piece_more_does_not_trigger(edition: str, players: int) -> None:
    """C-16."""
    table, route = one_route_from_the_end(edition, players, TRIGGERS[edition] + 1, 0)
    told = table.claim(route, "joker")
    assert LAST_ROUND not in kinds(told)
    for _ in range(2 * players):
        draw_two(table)
    assert table.state.public.turns_left == NONE
    assert table.state.public.phase == TURN


@pytest.mark.parametrize(
    ("trams", "subways", "triggers"),
    [
        (0, 0, True),
        (1, 0, True),
        (0, 1, True),  # BE-9: one piece, whichever it is
        (1, 1, False),  # BE-9: trams and subways together are two
        (0, 2, False),
        (2, 0, False),
    ],
)
@pytest.mark.parametrize("kind", ["tram", "subway"])
def test_trams_and_subways_count_together(trams: int, subways: int, triggers: bool, kind: str) -> None:
    """BE-9: also when the last one placed is of the other kind."""
    table = Table("berlin").tidy().hand(0, joker=4)
    route = next(r for r in table.edition.routes if r.piece == kind and r.length == 1 and r.cards <= 2)
    table.state.public.pieces[0] = [trams, subways]
    table.state.public.pieces[0, table.board.piece[route.index]] += 1
    told = table.claim(route.index, "joker")
    assert (LAST_ROUND in kinds(told)) == triggers


def test_the_last_round_ends_the_game_for_scoring() -> None:
    """C-16: the end is told once, not as a round of passes."""
    table, route = one_route_from_the_end("new-york", 2, 0, 0)
    table.claim(route, "joker")
    draw_two(table)
    told = table.play(DRAW_PILE, DRAW_PILE)
    assert values(told, ENDED) == [(0, 0, 0, 0, 0, 0)]
    assert kinds(told).count(LAST_ROUND) == 0
    assert (table.state.public.decider, table.state.public.phase) == (NOBODY, OVER)


def test_a_second_player_at_the_trigger_does_not_prolong_the_last_round() -> None:
    """C-16: exactly one more turn."""
    table, route = one_route_from_the_end("europe", 3, 0, 0)
    table.claim(route, "joker")
    table.hand(1, joker=4).state.public.pieces[1, 0] = 2
    told = table.claim(table.route("barcelona", "madrid"), "joker")
    assert LAST_ROUND not in kinds(told)
    draw_two(table)
    draw_two(table)
    assert table.state.public.phase == OVER


def test_the_last_turn_may_be_any_action() -> None:
    """C-16: also one of several decisions; the game ends when it is finished."""
    table, route = one_route_from_the_end("europe", 2, 0, 0)
    table.claim(route, "joker")
    draw_two(table)
    table.play(DRAW_TICKETS)
    assert table.state.public.phase == KEEP_TICKETS
    table.play(subset(0))
    assert table.state.public.phase == OVER


def test_a_pass_is_a_turn_of_the_last_round() -> None:
    """C-15, C-16."""
    table = stuck_table(players=3, free=5, gaps=2)  # the two cards paid fill the gaps, so there is nothing to draw
    table.state.public.pieces[0, 0] = 3
    table.claim(5, "orange")
    assert table.state.public.turns_left == 3
    for seat in (1, 2):
        assert table.state.public.decider == seat
        table.play(PASS)
    assert table.state.public.decider == 0
    told = table.play(PASS)
    assert table.state.public.phase == OVER
    assert kinds(told).count(ENDED) == 1
