"""The cards: hands, draw pile, discard pile and display (C-1 … C-10)."""

from __future__ import annotations

import pytest

from branchline.kernel.codes import FLUSHED, RESHUFFLED, SECOND_CARD, TOOK_DISPLAY, TURN, TURNED_UP
from branchline.kernel.numbers import CLAIM, DISPLAY, DRAW_PILE, EMPTY, JOKER, TAKE_DISPLAY
from tests.kit.table import Table, kinds, values

EDITIONS = ["europe", "italy", "new-york", "berlin"]


def jokers_shown(table: Table) -> int:
    return sum(card == JOKER for card in table.state.public.display)


def shown(table: Table) -> list[int]:
    return [int(card) for card in table.state.public.display]


def slot(number: int) -> int:
    return TAKE_DISPLAY + number


# --- set-up -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("edition", "colors", "each", "jokers", "hand"),
    [
        ("europe", 8, 12, 14, 4),  # EU-1
        ("italy", 8, 12, 14, 4),  # IT-1
        ("new-york", 6, 6, 8, 2),  # NY-1
        ("berlin", 6, 6, 8, 2),  # BE-1
    ],
)
def test_everybody_begins_with_a_hand_and_a_display_of_five_is_laid_out(
    edition: str, colors: int, each: int, jokers: int, hand: int
) -> None:
    for players in range(2, 5):
        table = Table(edition, players, setup=True)
        assert [int(cards) for cards in table.state.own["hand"].sum(axis=1)[:players]] == [hand] * players
        assert EMPTY not in shown(table)
        assert (
            table.state.public.discard_size + table.state.public.pile_size
            == colors * each + jokers - players * hand - DISPLAY
        )
        assert table.cards_in_play() == [each] * colors + [0] * (8 - colors) + [jokers]


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_first_display_is_flushed_too(edition: str) -> None:
    """EU-1, C-4: whatever the seed, the game never begins with three jokers face up."""
    flushed = 0
    for seed in range(150):
        table = Table(edition, seed=seed, setup=True)
        assert jokers_shown(table) < 3
        flushes = values(table.setup_events, FLUSHED)
        assert all(flush[:DISPLAY].count(JOKER) >= 3 for flush in flushes)
        assert table.state.public.discard_size == DISPLAY * len(flushes)
        flushed += len(flushes) > 0
    assert flushed > 0


# --- the draw pile ----------------------------------------------------------------------------------------------------


def test_there_is_no_hand_limit() -> None:
    """C-2: a player with nearly every card may draw two more."""
    table = Table().tidy().hand(1).display("red", "red", "blue", "green", "white").discard(pink=2).pile(away=0, black=3)
    held = int(table.state.own[0].hand.sum())
    assert held == 110 - 5 - 2 - 3
    table.play(DRAW_PILE, DRAW_PILE)
    assert table.state.own[0].hand.sum() == held + 2


def test_a_drawn_card_comes_from_the_pile_into_the_hand() -> None:
    table = Table().tidy().hand(0).pile(red=5)
    table.play(DRAW_PILE)
    assert table.state.own[0].hand[table.card("red")] == 1
    assert table.state.public.pile_size == table.state.pile[table.card("red")] == 4


@pytest.mark.slow
def test_every_card_of_the_pile_is_as_likely_as_the_next() -> None:
    """The pile is shuffled: nobody can say which of its cards lies on top."""
    table = Table()
    found = {table.card("red"): 0, table.card("blue"): 0, JOKER: 0}
    for seed in range(400):
        fresh = Table(seed=seed).tidy().display(*["pink"] * 5).pile(red=1, blue=2, joker=1)
        fresh.play(DRAW_PILE)
        found[int(fresh.state.own[0].hand.argmax())] += 1
    assert 70 < found[table.card("red")] < 130
    assert 160 < found[table.card("blue")] < 240
    assert 70 < found[JOKER] < 130


def test_the_discard_pile_is_shuffled_only_when_a_card_is_needed() -> None:
    """C-3: the last card of the pile leaves the discard pile alone; the next card needed shuffles it."""
    table = Table().tidy().hand(0).discard(blue=3).pile(red=1)
    first = table.play(DRAW_PILE)
    assert RESHUFFLED not in kinds(first)
    assert (table.state.public.pile_size, table.state.public.discard_size) == (0, 3)
    second = table.play(DRAW_PILE)
    assert values(second, RESHUFFLED) == [(3, 0, 0, 0, 0, 0)]
    assert (table.state.public.pile_size, table.state.public.discard_size) == (2, 0)
    assert table.state.own[0].hand[table.card("blue")] == 1


def test_the_discard_pile_is_shuffled_to_replace_a_display_card() -> None:
    """C-3, C-7."""
    table = Table().tidy().display("red", "red", "red", "red", "red").discard(blue=3).pile()
    told = table.play(slot(2))
    assert kinds(told) == [TOOK_DISPLAY, RESHUFFLED, TURNED_UP]
    assert shown(table)[2] == table.card("blue")
    assert table.state.public.pile_size == 2


# --- the display ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("edition", EDITIONS)
def test_three_jokers_flush_the_display_between_the_first_and_the_second_card(edition: str) -> None:
    """C-4, C-7: the replacement of the first card is the third joker; the second card is chosen from a new display."""
    table = Table(edition).tidy().display("joker", "red", "joker", "blue", "green").discard(blue=4, green=5, black=5)
    table.pile(joker=1)
    everything = table.cards_in_play()
    told = table.play(slot(1))
    flushed = [table.card(name) for name in ("joker", "joker", "joker", "blue", "green")]
    assert list(values(told, FLUSHED)[0][:DISPLAY]) == flushed
    assert jokers_shown(table) < 3
    assert EMPTY not in shown(table)
    assert (table.state.public.decider, table.state.public.phase) == (0, SECOND_CARD)
    assert table.cards_in_play() == everything


def test_the_flushed_cards_go_to_the_discard_pile() -> None:
    """C-4: all five of them, also the ordinary ones; the new ones come from the draw pile while it lasts."""
    for seed in range(100):
        table = Table(seed=seed).tidy().display("joker", "red", "joker", "blue", "green").pile(white=9, joker=1)
        told = table.play(slot(1))
        if FLUSHED in kinds(told):
            break
    assert [int(table.state.public.discard[table.card(name)]) for name in ("joker", "blue", "green")] == [3, 1, 1]
    assert table.state.public.discard_size == DISPLAY
    assert shown(table) == [table.card("white")] * 5
    assert table.state.public.pile_size == 4


def test_three_jokers_flush_the_display_after_the_second_card() -> None:
    """C-4: the display is in order before the next player chooses."""
    table = Table().tidy().display("joker", "red", "joker", "blue", "green").discard(white=9, black=9).pile(joker=2)
    table.play(DRAW_PILE)
    assert jokers_shown(table) == 2
    told = table.play(slot(1))
    assert FLUSHED in kinds(told)
    assert jokers_shown(table) < 3
    assert (table.state.public.decider, table.state.public.phase) == (1, TURN)


def test_two_jokers_do_not_flush_the_display() -> None:
    """C-4."""
    table = Table().tidy().display("joker", "red", "green", "blue", "green").discard(white=9).pile(joker=1)
    told = table.play(slot(1))
    assert FLUSHED not in kinds(told)
    assert shown(table) == [table.card(name) for name in ("joker", "joker", "green", "blue", "green")]


def test_the_display_is_flushed_again_while_it_has_three_jokers() -> None:
    """C-4: among ten jokers and four ordinary cards most new displays are flushed again."""
    most = 0
    for seed in range(20):
        table = Table(seed=seed).tidy().display("joker", "red", "joker", "blue", "green").discard(joker=9, white=2)
        told = table.pile(joker=1).play(slot(1))
        flushes = values(told, FLUSHED)
        assert all(flush[:DISPLAY].count(JOKER) >= 3 for flush in flushes)
        assert jokers_shown(table) < 3
        assert kinds(told).count(TURNED_UP) == 1 + DISPLAY * len(flushes)
        most = max(most, len(flushes))
    assert most >= 3


@pytest.mark.parametrize(
    ("ordinary", "flushes"),
    [
        (0, False),
        (1, False),
        (2, False),  # decided in C-4: no display of five with fewer than three jokers can be made of these
        (3, True),  # but with three ordinary cards it can, with two jokers beside them
        (4, True),
    ],
)
def test_the_display_is_left_alone_when_no_better_one_can_be_made(ordinary: int, flushes: bool) -> None:
    """C-4: what counts is every card outside the hands, in the display, the draw pile and the discard pile."""
    names = ["red", "joker", "joker", "joker", "joker"]
    table = Table().tidy().hand(0, pink=2).display(*names).discard(white=ordinary, joker=2).pile(joker=4)
    told = table.play(slot(0))
    assert (FLUSHED in kinds(told)) == flushes
    assert (jokers_shown(table) < 3) == flushes


def test_the_display_counts_its_own_ordinary_cards_before_it_is_flushed() -> None:
    """C-4: two ordinary cards face up and one in the discard pile are three."""
    table = Table().tidy().display("joker", "joker", "red", "blue", "green").discard(white=1).pile(joker=1)
    told = table.play(slot(4))
    assert FLUSHED in kinds(told)
    assert jokers_shown(table) == 2


def test_a_display_that_could_not_be_flushed_is_flushed_when_cards_come_back() -> None:
    """C-4: at any moment – also when a paid card makes a better display possible."""
    table = Table().tidy().hand(0, black=1).display("joker", "joker", "joker", "blue", "green").pile()
    assert DRAW_PILE not in table.legal()
    told = table.claim(table.route("amsterdam", "bruxelles"), "black")
    assert FLUSHED in kinds(told)
    assert jokers_shown(table) == 2
    assert table.state.public.decider == 1


def test_a_display_that_still_cannot_be_flushed_stays() -> None:
    """C-4: the cards that came back are jokers."""
    table = Table().tidy().hand(0, joker=1).display("joker", "joker", "joker", "blue", "green").pile()
    told = table.claim(table.route("amsterdam", "bruxelles"), "joker")
    assert FLUSHED not in kinds(told)
    assert jokers_shown(table) == 3


def test_an_empty_slot_stays_empty_until_cards_come_back() -> None:
    """C-5: the slot is filled at once when a payment reaches the discard pile, before the next player's turn."""
    table = Table().tidy().hand(1, green=2).display("red", "red", "blue", "white", "pink").pile(blue=1)
    table.play(DRAW_PILE, slot(3))
    assert shown(table)[3] == EMPTY
    assert table.refusal(slot(3)) == "the display slot is empty"
    told = table.claim(table.route("essen", "frankfurt"), "green")
    assert [value[:2] for value in values(told, TURNED_UP)] == [(3, table.card("green"))]
    assert shown(table)[3] == table.card("green")
    assert (table.state.public.pile_size, table.state.public.discard_size) == (1, 0)


def test_as_many_slots_are_filled_as_cards_come_back() -> None:
    """C-5."""
    table = Table().tidy().hand(0, green=2).display("red", "red", None, None, None).pile()
    table.claim(table.route("essen", "frankfurt"), "green")
    assert shown(table) == [table.card(name) for name in ("red", "red", "green", "green")] + [EMPTY]
    assert (table.state.public.pile_size, table.state.public.discard_size) == (0, 0)


# --- drawing cards ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("first", "second"),
    [(slot(0), slot(0)), (slot(4), slot(1)), (slot(2), DRAW_PILE), (DRAW_PILE, slot(3)), (DRAW_PILE, DRAW_PILE)],
)
def test_two_cards_are_drawn_one_after_the_other(first: int, second: int) -> None:
    """C-7: each from the display or from the pile; then it is the next player's turn."""
    table = Table(players=3).tidy().hand(0).display("red", "red", "blue", "white", "pink").pile(green=9)
    table.play(first)
    assert (table.state.public.decider, table.state.public.phase) == (0, SECOND_CARD)
    assert table.state.own[0].hand.sum() == 1
    table.play(second)
    assert (table.state.public.decider, table.state.public.phase) == (1, TURN)
    assert table.state.own[0].hand.sum() == 2
    assert EMPTY not in shown(table)


def test_a_taken_display_card_is_replaced_before_the_second_choice() -> None:
    """C-7: the new card may be the second one."""
    table = Table().tidy().hand(0).display("red", "red", "blue", "white", "pink").pile(green=9)
    table.play(slot(3))
    assert shown(table)[3] == table.card("green")
    table.play(slot(3))
    assert table.state.own[0].hand[table.card("white")] == table.state.own[0].hand[table.card("green")] == 1


def test_nothing_but_a_second_card_may_follow_the_first() -> None:
    """C-6, C-7: exactly one action in a turn."""
    table = Table().tidy().hand(0, black=4).display("red", "joker", "blue", "white", "pink").pile(green=9)
    table.play(DRAW_PILE)
    assert table.legal() == {DRAW_PILE, slot(0), slot(2), slot(3), slot(4)}
    assert table.refusal(CLAIM + table.route("amsterdam", "bruxelles")) == "that is not what has to be decided now"


def test_a_display_joker_as_the_first_card_is_the_only_one() -> None:
    """C-8."""
    table = Table().tidy().hand(0).display("red", "joker", "blue", "white", "pink").pile(green=9)
    table.play(slot(1))
    assert (table.state.public.decider, table.state.public.phase) == (1, TURN)
    assert table.state.own[0].hand.sum() == table.state.own[0].hand[JOKER] == 1
    assert shown(table)[1] == table.card("green")


@pytest.mark.parametrize("first", [DRAW_PILE, slot(0)])
def test_a_display_joker_may_not_be_the_second_card(first: int) -> None:
    """C-8: neither after an unseen card nor after a display card."""
    table = Table().tidy().display("red", "joker", "blue", "white", "pink").pile(green=9)
    table.play(first)
    assert slot(1) not in table.legal()
    assert table.refusal(slot(1)) == "a face-up joker cannot be the second card"


def test_a_joker_that_replaced_the_first_card_may_not_be_the_second() -> None:
    """C-7, C-8."""
    table = Table().tidy().display("red", "green", "blue", "white", "pink").pile(joker=2)
    table.play(slot(0))
    assert table.refusal(slot(0)) == "a face-up joker cannot be the second card"


@pytest.mark.parametrize("second", [DRAW_PILE, slot(0)])
def test_a_joker_drawn_unseen_is_an_ordinary_draw(second: int) -> None:
    """C-8: as the first card it leaves the second, as the second it is allowed."""
    table = Table().tidy().hand(0).display("red", "green", "blue", "white", "pink").pile(joker=2)
    table.play(DRAW_PILE)
    assert (table.state.public.decider, table.state.public.phase) == (0, SECOND_CARD)
    table.play(second)
    assert table.state.public.decider == 1
    assert table.state.own[0].hand[JOKER] == (2 if second == DRAW_PILE else 1)


@pytest.mark.parametrize("names", [["joker"] * 5, ["joker", "joker", None, None, None], [None] * 5])
def test_the_action_ends_after_one_card_if_no_second_may_be_taken(names: list[str | None]) -> None:
    """C-9: only jokers in the display, or nothing at all, and nothing left to draw."""
    table = Table().tidy().hand(0).display(*names).pile(red=1)
    table.play(DRAW_PILE)
    assert (table.state.public.decider, table.state.public.phase) == (1, TURN)
    assert table.state.own[0].hand.sum() == 1


def test_the_action_ends_after_one_card_if_its_replacement_is_the_last_joker() -> None:
    """C-9: the first card may also come from the display."""
    table = Table().tidy().hand(0).display("red", "joker", "joker", "joker", "joker").pile(joker=1)
    table.play(slot(0))
    assert (table.state.public.decider, table.state.public.phase) == (1, TURN)


def test_the_second_card_may_come_from_the_discard_pile() -> None:
    """C-3, C-9: only jokers in the display and an empty draw pile, but there is something to shuffle."""
    table = Table().tidy().display(*["joker"] * 5).discard(joker=2).pile(red=1)
    table.play(DRAW_PILE)
    assert (table.state.public.decider, table.state.public.phase) == (0, SECOND_CARD)
    assert table.legal() == {DRAW_PILE}


def test_a_second_card_may_be_taken_from_the_display_when_the_piles_are_empty() -> None:
    """C-9, C-10: the action has begun, and there is an ordinary card to take."""
    table = Table().tidy().hand(0).display("joker", "joker", "blue", None, None).pile(red=1)
    table.play(DRAW_PILE)
    assert table.legal() == {slot(2)}
    assert table.refusal(DRAW_PILE) == "no cards left in draw and discard pile"
    table.play(slot(2))
    assert table.state.own[0].hand[table.card("blue")] == 1


def test_no_cards_can_be_drawn_when_both_piles_are_empty() -> None:
    """C-10: then the face-up cards cannot be taken either."""
    table = Table().tidy().hand(0).display("red", "joker", "blue", "white", "pink").pile()
    drawing = [DRAW_PILE, *(slot(i) for i in range(5))]
    assert not table.legal().intersection(drawing)
    assert {table.refusal(action) for action in drawing} == {"no cards left in draw and discard pile"}


def test_cards_can_be_drawn_when_only_the_discard_pile_has_some() -> None:
    """C-3, C-10."""
    table = Table().tidy().hand(0).display("red", "joker", "blue", "white", "pink").discard(green=1).pile()
    assert table.legal() >= {DRAW_PILE, *(slot(i) for i in range(5))}
