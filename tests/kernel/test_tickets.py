"""Tickets: dealing, choosing, drawing, keeping and putting back (C-2, C-14 and each edition's numbers)."""

from __future__ import annotations

from math import comb

import pytest

from branchline.kernel.codes import (
    CHOOSE_LONG_TICKETS,
    CHOOSE_TICKETS,
    CHOSE_TICKETS,
    KEEP_TICKETS,
    KEPT_TICKET,
    OFFERED_TICKET,
    RETURNED_TICKET,
    TURN,
)
from branchline.kernel.numbers import DRAW_PILE, DRAW_TICKETS, KEEP, NO_TICKET
from tests.kit.table import Table, edition_named, kinds, members, subset, values


def offered(table: Table, seat: int) -> list[int]:
    """The tickets the seat is looking at, in order."""
    return [int(ticket) for ticket in table.state.own[seat].offer if ticket != NO_TICKET]


def held(table: Table, seat: int) -> set[int]:
    return members(table.state.own[seat].held)


def pile(table: Table) -> set[int]:
    return members(table.state.ticket_pile)


def box(table: Table) -> set[int]:
    return members(table.state.box)


def under(table: Table) -> set[int]:
    return {ticket for ticket, batch in enumerate(table.state.under) if batch > 0}


def decks(table: Table, tickets: set[int] | list[int]) -> list[str]:
    return [table.edition.tickets[ticket].deck for ticket in tickets]


def least_kept(table: Table) -> int:
    return min((action - KEEP).bit_count() for action in table.legal())


def most_kept(table: Table) -> int:
    return max((action - KEEP).bit_count() for action in table.legal())


# --- which tickets there are ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("edition", "variant", "long", "normal"),
    [
        ("europe", "classic", 6, 40),  # EU-2
        ("europe", "1912", 6, 49),  # EU-20
        ("europe", "mega", 12, 89),  # EU-21
        ("europe", "big-cities", 0, 45),  # EU-22
        ("italy", "standard", 0, 56),  # IT-1
        ("new-york", "standard", 0, 18),  # NY-1
        ("berlin", "standard", 0, 22),  # BE-1
    ],
)
def test_each_variant_is_played_with_its_own_tickets(edition: str, variant: str, long: int, normal: int) -> None:
    table = Table(edition, variant=variant, setup=True)
    assert len(members(table.board.long_tickets)) == long
    assert len(members(table.board.normal_tickets)) == normal
    dealt = {ticket for seat in range(2) for ticket in offered(table, seat)}
    assert dealt | pile(table) | box(table) == members(table.board.long_tickets) | members(table.board.normal_tickets)


@pytest.mark.parametrize("variant", ["classic", "1912", "mega", "big-cities"])
def test_the_seven_bonus_tickets_may_be_added_to_any_variant(variant: str) -> None:
    """EU-23: as normal tickets; nothing else changes."""
    without, with_bonus = Table(variant=variant).board, Table(variant=variant, bonus=True).board
    added = members(with_bonus.normal_tickets) - members(without.normal_tickets)
    assert len(added) == 7
    assert members(without.normal_tickets) <= members(with_bonus.normal_tickets)
    assert members(with_bonus.long_tickets) == members(without.long_tickets)
    dealing = ("deal_long", "deal_normal", "keep_setup", "keep_with_long", "keep_without_long", "draw_tickets")
    assert [without[name] for name in dealing] == [with_bonus[name] for name in dealing]


def test_the_bonus_tickets_are_drawn_like_the_others() -> None:
    """EU-23: six of the Orient Express and Max."""
    edition = edition_named("europe")
    bonus = {ticket.index for ticket in edition.tickets if {"max", "orient-express"}.intersection(ticket.sets)}
    seen: set[int] = set()
    for seed in range(40):
        table = Table(bonus=True, seed=seed)
        told = table.play(DRAW_TICKETS)
        seen.update(value[0] for value in values(told, OFFERED_TICKET))
    assert len(bonus) == 7
    assert bonus.intersection(seen)


# --- set-up -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("edition", "variant", "long", "normal", "least", "to_box"),
    [
        ("europe", "classic", 1, 3, 2, True),  # EU-2
        ("europe", "1912", 1, 3, 2, True),  # EU-20
        ("europe", "big-cities", 0, 5, 2, False),  # EU-22
        ("italy", "standard", 0, 5, 3, False),  # IT-1
        ("new-york", "standard", 0, 2, 1, False),  # NY-1
        ("berlin", "standard", 0, 2, 1, False),  # BE-1
    ],
)
@pytest.mark.parametrize("players", [2, 4])
def test_the_set_up_deals_tickets_to_choose_from(
    edition: str, variant: str, long: int, normal: int, least: int, to_box: bool, players: int
) -> None:
    """C-14, EU-2, EU-20, EU-22, IT-1, NY-1, BE-1: how many of which kind, and how many must be kept."""
    table = Table(edition, players, variant, setup=True)
    dealt = [offered(table, seat) for seat in range(players)]
    returned: set[int] = set()
    for seat in range(players):
        assert (table.state.public.decider, table.state.public.phase) == (seat, CHOOSE_TICKETS)
        assert decks(table, dealt[seat]) == ["long"] * long + ["normal"] * normal
        assert least_kept(table) == least
        assert len(table.legal()) == sum(comb(long + normal, kept) for kept in range(least, long + normal + 1))
        assert table.refusal(subset(*range(least - 1))) == "too few tickets kept"
        assert table.refusal(subset(long + normal)) == "that ticket was not offered"
        told = table.play(subset(*range(least)))
        assert held(table, seat) == set(dealt[seat][:least])
        returned.update(dealt[seat][least:])
        assert values(told, CHOSE_TICKETS) == [(least, long + normal - least, 0, 0, 0, 0)]
    assert table.state.public.phase == TURN
    if to_box:
        # EU-2: returned tickets and all undealt long ones leave the game
        assert under(table) == set()
        assert box(table) == returned | (members(table.board.long_tickets) - {t for tickets in dealt for t in tickets})
    else:
        assert under(table) == returned
        assert len({int(table.state.under[ticket]) for ticket in returned}) == 1  # shuffled together
        assert box(table) == set()


def test_either_kind_of_ticket_may_be_kept_at_set_up() -> None:
    """EU-2: two normal ones will do, and so will the long one and one other; one alone will not."""
    table = Table(setup=True)
    assert table.refusal(subset(1, 3)) == "allowed"
    assert table.refusal(subset(0, 2)) == "allowed"
    assert table.refusal(subset(0)) == table.refusal(subset()) == "too few tickets kept"
    assert table.refusal(subset(0, 1, 2, 3)) == "allowed"


def test_everybody_chooses_from_different_tickets() -> None:
    """EU-2: at the same time, before anybody's tickets come back."""
    table = Table(players=5, setup=True)
    dealt = [ticket for seat in range(5) for ticket in offered(table, seat)]
    assert len(set(dealt)) == 20
    assert not set(dealt).intersection(pile(table))


@pytest.mark.parametrize("variant", ["classic", "1912"])
def test_tickets_in_the_box_never_come_back(variant: str) -> None:
    """EU-2, EU-20: draw and return until the pile is empty, and none of them has been seen again."""
    table = Table(variant=variant, players=2, setup=True)
    while table.state.public.phase == CHOOSE_TICKETS:
        table.play(subset(0, 1))
    gone = box(table)
    assert len(gone) == 2 * 2 + 6 - 2
    while DRAW_TICKETS in table.legal():
        told = table.play(DRAW_TICKETS)
        assert not gone.intersection(value[0] for value in values(told, OFFERED_TICKET))
        table.play(subset(0))
    assert box(table) == gone
    assert pile(table) == under(table) == set()


# --- set-up in two steps ----------------------------------------------------------------------------------------------


def test_long_tickets_are_chosen_before_the_normal_ones_are_dealt() -> None:
    """EU-21: two long ones each; one or none is kept."""
    table = Table(variant="mega", players=3, setup=True)
    first = [offered(table, seat) for seat in range(3)]
    for seat in range(3):
        assert (table.state.public.decider, table.state.public.phase) == (seat, CHOOSE_LONG_TICKETS)
        assert decks(table, first[seat]) == ["long", "long"]
        assert table.legal() == {subset(), subset(0), subset(1)}
        assert table.refusal(subset(0, 1)) == "too many tickets kept"
        table.play([subset(), subset(0), subset(1)][seat])
    assert table.state.public.phase == CHOOSE_TICKETS
    assert [decks(table, offered(table, seat)) for seat in range(3)] == [["normal"] * 5] * 3
    assert [held(table, seat) for seat in range(3)] == [set(), {first[1][0]}, {first[2][1]}]


@pytest.mark.parametrize(("kept_long", "least"), [((), 3), ((0,), 2), ((1,), 2)])
def test_who_kept_a_long_ticket_may_keep_fewer_normal_ones(kept_long: tuple[int, ...], least: int) -> None:
    """EU-21: at least two with a long one, at least three without."""
    table = Table(variant="mega", setup=True)
    table.play(subset(*kept_long), subset(0))
    assert table.state.public.decider == 0
    assert least_kept(table) == least
    assert most_kept(table) == 5
    assert table.refusal(subset(*range(least - 1))) == "too few tickets kept"
    table.play(subset(*range(least)))
    assert len(held(table, 0)) == len(kept_long) + least
    assert least_kept(table) == 2  # the other player kept one


def test_unkept_long_tickets_leave_the_game_and_normal_ones_go_under_the_pile() -> None:
    """EU-21: the normal ones of all players shuffled together."""
    table = Table(variant="mega", setup=True)
    table.play(subset(), subset(0))
    normal = [offered(table, seat) for seat in range(2)]
    table.play(subset(0, 1, 2), subset(0, 1))
    assert box(table) == members(table.board.long_tickets) - held(table, 1)
    assert under(table) == {*normal[0][3:], *normal[1][2:]}
    assert len({int(table.state.under[ticket]) for ticket in under(table)}) == 1


# --- drawing during play ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("edition", "variant", "drawn"),
    [
        ("europe", "classic", 3),  # EU-4
        ("europe", "1912", 3),  # EU-20
        ("europe", "mega", 3),  # EU-21
        ("europe", "big-cities", 4),  # EU-22
        ("italy", "standard", 4),  # IT-4
        ("new-york", "standard", 2),  # NY-3
        ("berlin", "standard", 2),  # BE-7
    ],
)
def test_drawing_tickets(edition: str, variant: str, drawn: int) -> None:
    """C-14: look at so many, keep at least one, put the rest under the pile; then the turn is over."""
    for kept in range(1, drawn + 1):
        table = Table(edition, players=3, variant=variant)
        before, left, lying_under = held(table, 0), pile(table), under(table)
        table.play(DRAW_TICKETS)
        assert (table.state.public.decider, table.state.public.phase) == (0, KEEP_TICKETS)
        looked_at = offered(table, 0)
        assert len(looked_at) == drawn
        assert set(looked_at) <= left
        assert (least_kept(table), most_kept(table), len(table.legal())) == (1, drawn, 2**drawn - 1)
        told = table.play(subset(*range(kept)))
        assert held(table, 0) == before | set(looked_at[:kept])
        assert under(table) == lying_under | set(looked_at[kept:])
        assert pile(table) == left - set(looked_at)
        assert kinds(told) == [KEPT_TICKET] * kept + [RETURNED_TICKET] * (drawn - kept) + [CHOSE_TICKETS]
        assert offered(table, 0) == []
        assert (table.state.public.decider, table.state.public.phase) == (1, TURN)


def test_at_least_one_drawn_ticket_must_be_kept() -> None:
    """C-14, EU-4."""
    table = Table()
    table.play(DRAW_TICKETS)
    assert table.refusal(subset()) == "too few tickets kept"


@pytest.mark.parametrize("positions", [(0, 2), (1,), (0, 1, 2)])
def test_any_of_the_drawn_tickets_may_be_kept(positions: tuple[int, ...]) -> None:
    """C-14."""
    table = Table()
    table.play(DRAW_TICKETS)
    looked_at = offered(table, 0)
    before = held(table, 0)
    table.play(subset(*positions))
    assert held(table, 0) - before == {looked_at[position] for position in positions}


@pytest.mark.parametrize(
    ("edition", "left"), [("europe", 2), ("europe", 1), ("italy", 3), ("italy", 1), ("new-york", 1), ("berlin", 1)]
)
def test_with_fewer_tickets_left_all_of_them_are_drawn(edition: str, left: int) -> None:
    """C-14; NY-3, BE-7: a single last ticket must be kept."""
    table = Table(edition).tickets_left(*range(left))
    assert DRAW_TICKETS in table.legal()
    table.play(DRAW_TICKETS)
    assert sorted(offered(table, 0)) == list(range(left))
    assert least_kept(table) == 1
    if left == 1:
        assert table.legal() == {subset(0)}
    table.play(subset(0))
    assert len(under(table)) == left - 1


def test_no_tickets_can_be_drawn_from_an_empty_pile() -> None:
    """C-14."""
    table = Table().tickets_left()
    assert DRAW_TICKETS not in table.legal()
    assert table.refusal(DRAW_TICKETS) == "no tickets left"


def test_there_is_no_limit_to_the_tickets_of_a_player() -> None:
    """C-2: somebody may draw them all."""
    table = Table("new-york", players=2)
    while DRAW_TICKETS in table.legal():
        if table.state.public.decider == 0:
            table.play(DRAW_TICKETS)
            table.play(max(table.legal()))  # keep them all
        else:
            table.play(DRAW_PILE, DRAW_PILE)
    assert len(held(table, 0)) + len(held(table, 1)) == 18
    assert len(held(table, 1)) == 2


def test_kept_tickets_cannot_be_given_back() -> None:
    """C-14: there is no decision about them but when they are offered."""
    table = Table()
    assert not any(KEEP <= action < KEEP + 64 for action in table.legal())
    assert table.refusal(subset(0)) == "that is not what has to be decided now"


# --- under the pile ---------------------------------------------------------------------------------------------------


def test_tickets_put_back_are_drawn_after_those_nobody_has_seen() -> None:
    """C-14: they lie underneath."""
    table = Table().tickets_left(10, 11, 12, 13)
    table.play(DRAW_TICKETS)
    fresh = pile(table)
    back = set(offered(table, 0)[1:])
    table.play(subset(0), DRAW_TICKETS)
    assert set(offered(table, 1)) == fresh | back


def test_the_tickets_put_back_first_are_drawn_first() -> None:
    """C-14: each return lies under the ones before it."""
    table = Table(players=3).tickets_left(*range(10, 19))
    returns = []
    for seat in range(3):
        table.play(DRAW_TICKETS)
        returns.append(set(offered(table, seat)[1:]))
        table.play(subset(0))
    assert pile(table) == set()
    table.play(DRAW_TICKETS)
    looked_at = offered(table, 0)
    assert set(looked_at[:2]) == returns[0]
    assert looked_at[2] in returns[1]
    table.play(subset(0, 1, 2), DRAW_TICKETS)
    looked_at = offered(table, 1)
    assert {looked_at[0]} == returns[1] - held(table, 0)
    assert set(looked_at[1:]) == returns[2]


def test_a_return_after_the_last_ones_were_drawn_is_drawn_again() -> None:
    """C-14: whoever keeps one of three leaves two for the next, and that one leaves one."""
    table = Table(players=3).tickets_left(10, 11, 12)
    table.play(DRAW_TICKETS)
    first = offered(table, 0)
    table.play(subset(1), DRAW_TICKETS)
    assert set(offered(table, 1)) == {first[0], first[2]}
    last = offered(table, 1)[1]
    table.play(subset(0), DRAW_TICKETS)
    assert offered(table, 2) == [last]
    assert table.legal() == {subset(0)}
    table.play(subset(0))
    assert DRAW_TICKETS not in table.legal()


def test_the_order_within_a_return_is_random() -> None:
    """C-14: nobody learns anything from the order in which tickets come back, not even who put them there."""
    orders = set()
    for seed in range(60):
        table = Table("italy", seed=seed).tickets_left(10, 11, 12, 13)
        table.play(DRAW_TICKETS)
        table.play(subset(offered(table, 0).index(10)), DRAW_TICKETS)
        orders.add(tuple(offered(table, 1)))
    assert len(orders) == 6


def test_the_returns_at_set_up_are_shuffled_together() -> None:
    """IT-1, EU-22, NY-1, BE-1: so the first ones drawn again may be anybody's."""
    owners = set()
    for seed in range(30):
        table = Table("new-york", seed=seed, setup=True)
        second = offered(table, 1)[1]
        table.play(subset(0), subset(0))
        table.state.ticket_pile[:] = 0  # as if everything above had been drawn
        table.play(DRAW_TICKETS)
        owners.add(1 if offered(table, 0)[0] == second else 0)
    assert owners == {0, 1}


def test_tickets_put_back_lie_in_the_pile_for_everybody() -> None:
    """C-14: the one who put them back may draw them again too."""
    table = Table().tickets_left(10, 11, 12)
    table.play(DRAW_TICKETS)
    back = set(offered(table, 0)[1:])
    table.play(subset(0), DRAW_PILE, DRAW_PILE, DRAW_TICKETS)
    assert set(offered(table, 0)) == back
