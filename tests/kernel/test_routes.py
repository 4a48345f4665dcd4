"""Claiming routes (C-11 … C-13, EU-5, IT-7, NY-4, BE-3 … BE-5, BE-8)."""

from __future__ import annotations

import pytest

from branchline.kernel.codes import CHOSE_ROUTE, CLAIMED, PAID, PAY_ROUTE, TURN
from branchline.kernel.numbers import CLAIM, DRAW_PILE, ROUTES
from tests.kit.table import Table, kinds, members, values

# The number of players from which parallel routes may all be used: EU-5, IT-7, NY-4, BE-8.
ALL_PARALLELS_FROM = {"europe": 4, "italy": 4, "new-york": 3, "berlin": 3}
MOST_PLAYERS = {"europe": 5, "italy": 5, "new-york": 4, "berlin": 4}
EVERY_TABLE = [(edition, players) for edition, most in MOST_PLAYERS.items() for players in range(2, most + 1)]


def owners(table: Table, route: int) -> list[int]:
    return [seat for seat in range(5) if route in members(table.state.public.owned[seat])]


# --- one route --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("edition", "a", "b", "color", "spaces", "points"),
    [
        ("europe", "amsterdam", "bruxelles", "black", 1, 1),
        ("europe", "marseille", "pamplona", "red", 4, 7),
        ("italy", "salerno", "taranto", "white", 5, 10),
        ("new-york", "chelsea", "soho", "pink", 4, 0),  # NY-6: scored at the end
        ("berlin", "reichstag", "friedrichstrasse", "blue", 2, 2),
    ],
)
def test_a_claim_pays_a_card_and_places_a_piece_for_every_space(
    edition: str, a: str, b: str, color: str, spaces: int, points: int
) -> None:
    """C-11: the cards go to the discard pile, the route is the player's, the turn is over."""
    table = Table(edition).tidy()
    table.hand(0, **{color: spaces + 1, "joker": 1})
    pieces = int(table.state.public.pieces[0, 0])
    route = table.route(a, b, color)
    told = table.claim(route, color)
    assert kinds(told)[:3] == [CHOSE_ROUTE, PAID, CLAIMED]
    assert values(told, PAID) == [(table.card(color), spaces, 0, 0, 0, 0)]
    assert values(told, CLAIMED) == [(route, points, 0, 0, 0, 0)]
    assert owners(table, route) == [0]
    assert table.state.public.pieces[0, 0] == pieces - spaces
    assert table.state.public.discard[table.card(color)] == table.state.public.discard_size == spaces
    assert (int(table.state.own[0].hand[table.card(color)]), int(table.state.own[0].hand.sum())) == (1, 2)
    assert table.state.public.points[0] == points
    assert (table.state.public.decider, table.state.public.phase) == (1, TURN)


def test_jokers_stand_in_and_are_discarded_like_other_cards() -> None:
    """C-1, C-11."""
    table = Table().tidy().hand(0, red=2, joker=3)
    table.claim(table.route("marseille", "pamplona"), "red", jokers=2)
    assert (int(table.state.public.discard[table.card("red")]), int(table.state.public.discard[8])) == (2, 2)
    assert int(table.state.own[0].hand.sum()) == 1


def test_a_grey_route_takes_any_one_colour() -> None:
    """C-11: all cards of that one colour plus jokers, not two colours."""
    route = Table().route("berlin", "danzig")
    for color in ("red", "blue", "white"):
        table = Table().tidy().hand(0, **{color: 4})
        table.claim(route, color)
        assert owners(table, route) == [0]
    assert Table().tidy().hand(0, red=3, blue=3).refusal(CLAIM + route) == "the hand cannot pay for it"
    assert Table().tidy().hand(0, red=3, joker=1).refusal(CLAIM + route) == "allowed"


def test_a_coloured_route_takes_no_other_colour() -> None:
    """C-11."""
    table = Table().tidy().hand(0, blue=11)
    assert table.refusal(CLAIM + table.route("marseille", "pamplona")) == "the hand cannot pay for it"


def test_a_claim_is_two_decisions() -> None:
    """C-11: the route, then the payment; nothing is paid or owned between them."""
    table = Table().tidy().hand(0, red=4)
    route = table.route("marseille", "pamplona")
    table.play(CLAIM + route)
    assert (table.state.public.decider, table.state.public.phase, table.state.public.route) == (0, PAY_ROUTE, route)
    assert owners(table, route) == []
    assert table.state.own[0].hand.sum() == 4
    assert table.legal() == {table.payment("red")}


def test_any_free_route_may_be_claimed() -> None:
    """C-12: it need not touch the player's network."""
    table = Table().tidy().hand(0, joker=14).own(0, Table().route("cadiz", "lisboa"))
    claimable = {action for action in table.legal() if action < ROUTES}
    assert claimable == set(range(len(table.edition.routes))) - {table.route("cadiz", "lisboa")}


def test_a_taken_route_is_not_free() -> None:
    """C-11, C-12: neither for its owner nor for anybody else."""
    table = Table(players=4).tidy().hand(0, joker=14)
    route = table.route("cadiz", "lisboa")
    for seat in (0, 1):
        assert table.own(seat, route).refusal(CLAIM + route) == "the route is taken"
        assert CLAIM + route not in table.legal()
        table.state.public.owned[seat] = 0


def test_only_one_route_is_claimed_in_a_turn() -> None:
    """C-12."""
    table = Table().tidy().hand(0, joker=14)
    table.claim(table.route("cadiz", "lisboa"), "joker")
    assert table.state.public.decider == 1


@pytest.mark.parametrize(
    ("pieces", "reason"),
    [(4, "allowed"), (3, "too few pieces left for its spaces"), (0, "too few pieces left for its spaces")],
)
def test_every_space_needs_a_piece(pieces: int, reason: str) -> None:
    """C-12: a route is claimed whole."""
    table = Table().tidy().hand(0, red=4)
    table.state.public.pieces[0, 0] = pieces
    claim = CLAIM + table.route("marseille", "pamplona")
    assert table.refusal(claim) == reason
    assert (claim in table.legal()) == (reason == "allowed")


def test_there_are_no_other_routes() -> None:
    table = Table().tidy().hand(0, joker=14)
    for route in range(len(table.edition.routes), ROUTES):
        assert table.refusal(CLAIM + route) == "there is no such route on this board"


# --- parallel routes --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("edition", "a", "b", "first", "second"),
    [
        ("europe", "frankfurt", "paris", "orange", "white"),  # EU-5
        ("italy", "bari", "taranto", "pink", "yellow"),  # IT-7
        ("new-york", "chinatown", "wall-street", "green", "pink"),  # NY-4
        ("berlin", "gleisdreieck", "nollendorfplatz", "blue", "green"),  # BE-8
        ("berlin", "friedrichstrasse", "museumsinsel", "black", "purple"),  # BE-8
    ],
)
def test_the_second_of_two_parallel_routes(edition: str, a: str, b: str, first: str, second: str) -> None:
    """C-13: never for the owner of the first; for the others if there are enough players."""
    for players in range(2, MOST_PLAYERS[edition] + 1):
        table = Table(edition, players).tidy().hand(0, **{first: 3}).hand(1, **{second: 3})
        parallel = table.route(a, b, second)
        table.claim(table.route(a, b, first), first)
        for _ in range(players):  # the owner's next turn comes after everybody's
            seat = int(table.state.public.decider)
            table.hand(seat, **{second: 3})
            closed = seat == 0 or players < ALL_PARALLELS_FROM[edition]
            expected = "the route is closed: a parallel route is taken" if closed else "allowed"
            assert table.refusal(CLAIM + parallel) == expected
            assert (CLAIM + parallel in table.legal()) == (not closed)
            table.hand(seat).play(DRAW_PILE, DRAW_PILE)


@pytest.mark.parametrize(("edition", "players"), EVERY_TABLE)
def test_every_parallel_route_of_the_board_closes_the_same_way(edition: str, players: int) -> None:
    """C-13, EU-5, IT-7, NY-4, BE-8: whichever of the routes is taken first, and whoever takes it."""
    table = Table(edition, players)
    before = table.states.copy()
    for route in table.edition.routes:
        others = {r.index for r in table.edition.routes if set(r.ends) == set(route.ends)} - {route.index}
        for owner in range(players):
            table.own(owner, route.index)
            for seat in range(players):
                closed = others if seat == owner or players < ALL_PARALLELS_FROM[edition] else set()
                table.state.public.decider = seat
                open_routes = members(table.state.public.open[seat])
                assert open_routes == set(range(len(table.edition.routes))) - {route.index} - closed
                for other in others:
                    is_closed = table.refusal(CLAIM + other) == "the route is closed: a parallel route is taken"
                    assert is_closed == (other in closed)
            table.states[:] = before


@pytest.mark.parametrize("players", [2, 3])
def test_one_taken_route_closes_a_triple_for_few_players(players: int) -> None:
    """IT-7: with two or three players only one of the three may be used."""
    table = Table("italy", players).tidy().hand(0, white=4)
    table.claim(table.route("napoli", "roma", "white"), "white")
    for _ in range(players):
        table.hand(int(table.state.public.decider), red=4, yellow=4)
        for color in ("red", "yellow"):
            route = table.route("napoli", "roma", color)
            assert table.refusal(CLAIM + route) == "the route is closed: a parallel route is taken"
        table.hand(int(table.state.public.decider)).play(DRAW_PILE, DRAW_PILE)


@pytest.mark.parametrize("players", [4, 5])
def test_a_triple_route_serves_three_of_many_players(players: int) -> None:
    """IT-7, C-13: all three may be used, but nobody owns two of them."""
    table = Table("italy", players)
    colors = ["red", "white", "yellow"]
    claims = [CLAIM + table.route("napoli", "roma", color) for color in colors]
    for seat, color in enumerate(colors):
        table.hand(seat, red=4, white=4, yellow=4).claim(claims[seat], color)
        table.hand(seat)
    for _ in range(players):
        seat = int(table.state.public.decider)
        table.hand(seat, red=4, white=4, yellow=4)
        assert not table.legal().intersection(claims)
        table.hand(seat).play(DRAW_PILE, DRAW_PILE)
    assert [owners(table, claim) for claim in claims] == [[0], [1], [2]]


def test_the_owner_of_one_of_a_triple_may_have_neither_of_the_others() -> None:
    """IT-7, C-13: while they are still free."""
    table = Table("italy", 4).own(0, Table("italy").route("napoli", "roma", "white"))
    table.hand(0, red=4, yellow=4)
    for color in ("red", "yellow"):
        claim = CLAIM + table.route("napoli", "roma", color)
        assert table.refusal(claim) == "the route is closed: a parallel route is taken"


def test_routes_that_merely_share_a_city_are_not_parallel() -> None:
    """C-13."""
    table = Table().tidy().hand(0, joker=14).own(0, Table().route("paris", "dieppe"))
    assert table.refusal(CLAIM + table.route("paris", "brest")) == "allowed"


# --- two kinds of pieces ----------------------------------------------------------------------------------------------


def test_a_tram_route_takes_one_card_and_one_tram_for_every_space() -> None:
    """BE-3."""
    table = Table("berlin").tidy().hand(0, black=3)
    table.claim(table.route("checkpoint-charlie", "moritzplatz"), "black")
    assert [int(pieces) for pieces in table.state.public.pieces[0]] == [11 - 3, 5]
    assert table.state.public.discard_size == 3


def test_a_grey_tram_route_takes_any_colour() -> None:
    """BE-3, C-11."""
    table = Table("berlin").tidy().hand(0, red=1, joker=1)
    table.claim(table.route("potsdamer-platz", "checkpoint-charlie"), "red", jokers=1)
    assert [int(pieces) for pieces in table.state.public.pieces[0]] == [11 - 2, 5]


@pytest.mark.parametrize(
    ("a", "b", "color", "cards"),
    [
        ("charlottenburger-tor", "hansaplatz", "orange", 1),
        ("kurfuerstendamm", "charlottenburger-tor", "blue", 2),
        ("moritzplatz", "hallesches-tor", "green", 3),
        ("museum-fuer-naturkunde", "alexanderplatz", "black", 4),
        ("hansaplatz", "museum-fuer-naturkunde", "red", 4),  # grey
    ],
)
def test_a_subway_route_takes_its_cards_and_one_subway(a: str, b: str, color: str, cards: int) -> None:
    """BE-4: as many cards as are printed beside the field."""
    table = Table("berlin").tidy()
    table.hand(0, **{color: cards})
    table.claim(table.route(a, b, color if table.edition.routes[table.route(a, b)].color != "grey" else None), color)
    assert [int(pieces) for pieces in table.state.public.pieces[0]] == [11, 4]
    assert table.state.public.discard_size == cards


def test_a_subway_route_takes_no_fewer_cards_than_are_printed() -> None:
    """BE-4: although only one subway is placed."""
    table = Table("berlin").tidy().hand(0, green=2)
    assert table.refusal(CLAIM + table.route("moritzplatz", "hallesches-tor", "green")) == "the hand cannot pay for it"


@pytest.mark.parametrize(
    ("trams", "subways", "tram_route", "subway_route"),
    [
        (2, 1, True, True),
        (1, 5, False, True),  # BE-3, BE-5: subways cannot stand on the tram's spaces
        (11, 0, True, False),  # BE-4, BE-5: nor trams on the subway's field
        (0, 0, False, False),
    ],
)
def test_only_pieces_of_the_right_kind_can_be_placed(
    trams: int, subways: int, tram_route: bool, subway_route: bool
) -> None:
    """BE-5."""
    table = Table("berlin").tidy().hand(0, joker=8)
    table.state.public.pieces[0] = [trams, subways]
    tram = CLAIM + table.route("reichstag", "friedrichstrasse")
    subway = CLAIM + table.route("kurfuerstendamm", "nollendorfplatz")
    assert ((tram in table.legal()), (subway in table.legal())) == (tram_route, subway_route)
    if not tram_route:
        assert table.refusal(tram) == "too few pieces left for its spaces"
    if not subway_route:
        assert table.refusal(subway) == "too few pieces left for its spaces"
