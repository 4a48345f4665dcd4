"""Tunnels: cards are turned up after the payment, and those that match are paid again (EU-8 … EU-12)."""

from __future__ import annotations

from typing import Any

import pytest

from branchline.kernel.codes import (
    ANSWER_TUNNEL,
    CHOSE_ROUTE,
    CLAIMED,
    DECLINED,
    PAID,
    RESHUFFLED,
    REVEALED,
    SURCHARGE,
    TURN,
    TURNED_UP,
)
from branchline.kernel.numbers import CARD_KINDS, CLAIM, DECLINE, JOKER
from tests.kit.table import Events, Table, kinds, members, values


def tunnel_table(reveal: dict[str, int], **hand: int) -> Table:
    """Seat 0 holds the hand, and the draw pile is exactly what will be turned up."""
    return Table(players=3).tidy().hand(0, **hand).pile(**reveal)


def counts(table: Table, cards: Any) -> dict[str, int]:
    names = [*table.edition.cards.colors, "joker"]
    return {names[kind]: int(cards[kind]) for kind in range(CARD_KINDS) if cards[kind] > 0}


def dig(table: Table, color: str, jokers: int = 0, route: tuple[str, str] = ("madrid", "pamplona")) -> Events:
    """Pay for the tunnel: Madrid – Pamplona has three black spaces, Barcelona – Pamplona two grey ones."""
    return table.claim(table.route(*route), color, jokers)


def is_claimed(table: Table, route: tuple[str, str] = ("madrid", "pamplona")) -> bool:
    return table.route(*route) in members(table.state.public.owned[0])


# --- what matches -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("paid", "reveal", "extra"),
    [
        (("black", 0), {"red": 1, "blue": 1, "green": 1}, 0),  # EU-8: nothing matches, the claim stands as paid
        (("black", 0), {"black": 1, "blue": 2}, 1),  # EU-8: the colour of the payment
        (("black", 0), {"joker": 1, "blue": 2}, 1),  # EU-8: a locomotive
        (("black", 0), {"black": 1, "blue": 1, "joker": 1}, 2),  # EU-8: both
        (("black", 0), {"black": 3}, 3),
        (("black", 0), {"joker": 3}, 3),
        (("black", 2), {"black": 1, "joker": 1, "red": 1}, 2),  # EU-8: one card in the colour is enough to have one
        (("black", 2), {"white": 3}, 0),
        (("joker", 0), {"black": 3}, 0),  # EU-9: locomotives only, so the route's own colour does not count
        (("joker", 0), {"black": 2, "joker": 1}, 1),  # EU-9: but locomotives do
        (("joker", 0), {"red": 1, "joker": 2}, 2),
    ],
)
def test_cards_that_match_the_payment_must_be_paid_again(
    paid: tuple[str, int], reveal: dict[str, int], extra: int
) -> None:
    table = tunnel_table(reveal, black=6, joker=6)
    told = dig(table, *paid)
    color = table.card(paid[0])
    turned_up = [(value[0], value[1]) for value in values(told, REVEALED)]
    assert sorted(card for card, _ in turned_up) == sorted(
        table.card(name) for name, cards in reveal.items() for _ in range(cards)
    )
    assert all((matches == 1) == (card in (color, JOKER)) for card, matches in turned_up)
    assert is_claimed(table) == (extra == 0)
    if extra:
        assert values(told, SURCHARGE) == [(extra, 0, 0, 0, 0, 0)]
        assert (table.state.public.decider, table.state.public.phase, table.state.public.owed_cards) == (
            0,
            ANSWER_TUNNEL,
            extra,
        )
    else:
        assert CLAIMED in kinds(told)
        assert (table.state.public.decider, table.state.public.phase) == (1, TURN)


def test_a_grey_tunnel_is_matched_by_the_colour_it_was_paid_in() -> None:
    """EU-8: not by other colours of the hand."""
    table = tunnel_table({"red": 2, "blue": 1}, blue=4)
    dig(table, "blue", route=("barcelona", "pamplona"))
    assert table.state.public.owed_cards == 1


def test_routes_that_are_no_tunnels_turn_nothing_up() -> None:
    """EU-8: neither ordinary routes nor ferries."""
    for a, b in [("essen", "frankfurt"), ("athina", "smyrna")]:
        table = tunnel_table({"green": 3}, green=2, joker=2)
        told = table.claim(table.route(a, b), "green", 1)
        assert REVEALED not in kinds(told)
        assert is_claimed(table, (a, b))


# --- the answer -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("hand", "paid", "reveal", "answers"),
    [
        # EU-8: one more card of that colour or a locomotive for each
        ({"black": 5, "joker": 2}, ("black", 0), {"black": 1, "red": 2}, [("black", 0), ("joker", 0)]),
        ({"black": 5, "joker": 2}, ("black", 0), {"black": 2, "red": 1}, [("black", 0), ("black", 1), ("joker", 0)]),
        ({"black": 4, "joker": 1}, ("black", 0), {"black": 2, "red": 1}, [("black", 1)]),
        ({"black": 3, "joker": 3}, ("black", 0), {"black": 2, "joker": 1}, [("joker", 0)]),
        ({"black": 6, "joker": 0}, ("black", 0), {"joker": 3}, [("black", 0)]),
        # EU-8: other colours do not help
        ({"black": 3, "red": 5}, ("black", 0), {"black": 1, "red": 2}, []),
        # EU-9: after locomotives only, the extra cards must be locomotives
        ({"black": 5, "joker": 4}, ("joker", 0), {"joker": 1, "red": 2}, [("joker", 0)]),
        ({"black": 5, "joker": 4}, ("joker", 0), {"joker": 2, "red": 1}, []),
    ],
)
def test_every_way_to_pay_the_surcharge_is_offered(
    hand: dict[str, int], paid: tuple[str, int], reveal: dict[str, int], answers: list[tuple[str, int]]
) -> None:
    """EU-8, EU-9; and it may always be declined (EU-10)."""
    table = tunnel_table(reveal, **hand)
    dig(table, *paid)
    assert table.legal() == {DECLINE, *(table.payment(*answer) for answer in answers)}


def test_paying_the_surcharge_claims_the_tunnel() -> None:
    """EU-8: the extra cards are paid too, but no more pieces are placed."""
    table = tunnel_table({"black": 1, "red": 1, "joker": 1}, black=4, joker=2)
    dig(table, "black")
    told = table.play(table.payment("black", 1))
    assert kinds(told)[:2] == [PAID, CLAIMED]
    assert values(told, PAID) == [(table.card("black"), 1, 1, 0, 0, 0)]
    assert is_claimed(table)
    assert table.state.public.pieces[0, 0] == 45 - 3
    assert table.state.public.points[0] == 4
    assert counts(table, table.state.own[0].hand) == {"joker": 1}
    assert (table.state.public.decider, table.state.public.phase, table.state.public.owed_cards) == (1, TURN, 0)


@pytest.mark.parametrize(
    ("action", "reason"),
    [
        (("red", 0), "the route does not take that colour"),
        (("black", 0), "the hand does not hold these cards"),
        (("black", 0, 1, 1), "ferry cards cannot be used like that here"),
    ],
)
def test_a_wrong_surcharge_is_refused_with_the_reason(action: tuple[str, int], reason: str) -> None:
    """EU-8."""
    table = tunnel_table({"black": 2, "white": 1}, black=4, red=4, joker=1)
    dig(table, "black")
    assert table.refusal(table.payment(*action)) == reason


def test_only_locomotives_follow_locomotives() -> None:
    """EU-9."""
    table = tunnel_table({"joker": 1, "white": 2}, black=4, joker=4)
    dig(table, "joker")
    assert table.refusal(table.payment("black")) == "the route does not take that colour"


def test_who_will_not_pay_takes_the_payment_back() -> None:
    """EU-10: the route stays free and the turn is over."""
    table = tunnel_table({"black": 1, "white": 2}, black=4, joker=2)
    dig(table, "black", 1)
    assert counts(table, table.state.own[0].hand) == {"black": 2, "joker": 1}
    told = table.play(DECLINE)
    assert kinds(told)[0] == DECLINED
    assert values(told, DECLINED) == [(table.route("madrid", "pamplona"), 0, 0, 0, 0, 0)]
    assert counts(table, table.state.own[0].hand) == {"black": 4, "joker": 2}
    assert not is_claimed(table)
    assert (int(table.state.public.pieces[0, 0]), int(table.state.public.points[0])) == (45, 0)
    assert (table.state.public.decider, table.state.public.phase) == (1, TURN)
    table.hand(1, black=3)
    assert CLAIM + table.route("madrid", "pamplona") in table.legal()


def test_who_cannot_pay_has_to_decline() -> None:
    """EU-10."""
    table = tunnel_table({"black": 1, "white": 2}, black=3)
    dig(table, "black")
    assert table.legal() == {DECLINE}
    table.play(DECLINE)
    assert counts(table, table.state.own[0].hand) == {"black": 3}


def test_nothing_can_be_declined_but_a_tunnel() -> None:
    """EU-10: whoever chose an ordinary route pays for it."""
    table = tunnel_table({"red": 3}, green=2)
    assert table.refusal(DECLINE) == "that is not what has to be decided now"
    table.play(CLAIM + table.route("essen", "frankfurt"))
    assert table.refusal(DECLINE) == "that is not what has to be decided now"


@pytest.mark.parametrize("known", [0, 1, 3])
def test_the_cards_taken_back_have_been_seen(known: int) -> None:
    """EU-10, C-19: everybody knows that these cards are in the hand now."""
    table = tunnel_table({"black": 1, "white": 2}, black=4, joker=2)
    table.state.public.known[0, table.card("black")] = known
    dig(table, "black", 1)
    table.play(DECLINE)
    assert counts(table, table.state.public.known[0]) == {"black": max(known, 2), "joker": 1}


# --- where the cards lie ----------------------------------------------------------------------------------------------


def test_while_a_tunnel_is_resolved_its_cards_lie_on_the_table() -> None:
    """EU-11: the payment is not in the discard pile, nor are the cards turned up."""
    table = tunnel_table({"black": 1, "white": 2}, black=4, joker=2)
    everything = table.cards_in_play()
    dig(table, "black", 1)
    assert counts(table, table.state.public.paid) == {"black": 2, "joker": 1}
    assert counts(table, table.state.public.revealed) == {"black": 1, "white": 2}
    assert (table.state.public.discard_size, table.state.public.pile_size) == (0, 0)
    assert table.cards_in_play() == everything


@pytest.mark.parametrize("answer", ["pay", "decline"])
def test_the_cards_turned_up_are_discarded_at_the_end_of_the_turn(answer: str) -> None:
    """EU-11, EU-10: with the payment if the tunnel was paid for, without it otherwise."""
    table = tunnel_table({"black": 1, "white": 2}, black=4, joker=2)
    dig(table, "black", 1)
    table.play(table.payment("black") if answer == "pay" else DECLINE)
    discarded = {"black": 4, "white": 2, "joker": 1} if answer == "pay" else {"black": 1, "white": 2}
    assert counts(table, table.state.public.discard) == discarded
    assert table.state.public.discard_size == sum(discarded.values())
    assert counts(table, table.state.public.revealed) == counts(table, table.state.public.paid) == {}


def test_the_cards_turned_up_without_a_match_are_discarded_too() -> None:
    """EU-11."""
    table = tunnel_table({"red": 2, "white": 1}, black=3)
    dig(table, "black")
    assert counts(table, table.state.public.discard) == {"black": 3, "red": 2, "white": 1}


def test_the_discard_pile_is_shuffled_to_turn_up_three_cards() -> None:
    """C-3, EU-8, EU-11: but without the payment."""
    table = Table().tidy().hand(0, black=6).discard(white=5).pile(red=1)
    told = dig(table, "black")
    assert kinds(told)[:6] == [CHOSE_ROUTE, PAID, REVEALED, RESHUFFLED, REVEALED, REVEALED]
    assert values(told, RESHUFFLED) == [(5, 0, 0, 0, 0, 0)]
    assert counts(table, table.state.public.discard) == {"black": 3, "red": 1, "white": 2}
    assert counts(table, table.state.pile) == {"white": 3}


@pytest.mark.parametrize(
    ("discard", "pile", "turned_up", "extra"),
    [
        ({"black": 1}, {"white": 1}, 2, 1),  # EU-12: fewer than three, only those count
        ({}, {"black": 1}, 1, 1),
        ({"joker": 2}, {}, 2, 2),
        ({}, {"red": 2}, 2, 0),
        ({}, {}, 0, 0),  # EU-12: none, no risk – the payment itself cannot be turned up (EU-11)
    ],
)
def test_with_fewer_than_three_cards_only_those_count(
    discard: dict[str, int], pile: dict[str, int], turned_up: int, extra: int
) -> None:
    """EU-12: draw and discard pile together."""
    table = Table().tidy().hand(0, black=6).discard(**discard).pile(**pile)
    told = dig(table, "black")
    assert kinds(told).count(REVEALED) == turned_up
    assert table.state.public.owed_cards == extra
    assert is_claimed(table) == (extra == 0)


def test_the_display_is_not_turned_up() -> None:
    """EU-12: its cards are in neither pile; slots left empty are filled when the tunnel is done (C-5)."""
    table = Table().tidy().hand(0, black=6).display("black", "black", None, None, None).pile()
    told = dig(table, "black")
    assert kinds(told) == [CHOSE_ROUTE, PAID, CLAIMED, RESHUFFLED, TURNED_UP, TURNED_UP, TURNED_UP]
    assert is_claimed(table)


def test_a_tunnel_cannot_be_claimed_without_its_full_length_in_cards() -> None:
    """EU-8: the length is paid first."""
    table = tunnel_table({"red": 3}, black=2)
    assert table.refusal(CLAIM + table.route("madrid", "pamplona")) == "the hand cannot pay for it"
