"""What each player may know (C-19, C-20): views, events, and positions guessed from a view."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import numpy as np
import pytest

from branchline.edition.setup import event_deck, sources_in_force
from branchline.kernel import bits, codes, numbers, records
from branchline.kernel import exports as kernel
from branchline.kernel.codes import ANSWER_TUNNEL, OVER
from branchline.kernel.numbers import (
    CARD_KINDS,
    CLAIM,
    DECLINE,
    DRAW_PILE,
    DRAW_TICKETS,
    JOKER,
    NO_TICKET,
    NOBODY,
    NONE,
    SPECTATOR,
    STATION,
    TAKE_DISPLAY,
)
from branchline.vocabulary import EVENTS, PHASES
from tests.kit.flat import column
from tests.kit.games import EVERY_SETTING, EVERY_VARIANT, STYLES, Setting, as_states, play_game
from tests.kit.invariants import check_states
from tests.kit.rules import call
from tests.kit.table import Table, edition_named, key_of, members, subset


def view_of(board: Any, state: Any, seat: int) -> Any:
    """A fresh view: what stood in the record before shows in nothing."""
    view = records.new(records.VIEW)[0]
    kernel.observe(board, state, seat, view)
    return view


def counts(table: Table, cards: Any) -> dict[str, int]:
    names = [*table.edition.cards.colors, "joker"]
    return {names[kind]: int(cards[kind]) for kind in range(CARD_KINDS) if cards[kind] > 0}


def slot(number: int) -> int:
    return TAKE_DISPLAY + number


# --- public: what lies on the table -----------------------------------------------------------------------------------


@pytest.mark.parametrize("setting", EVERY_VARIANT, ids=lambda setting: setting.name)
def test_everybody_sees_the_table(setting: Setting) -> None:
    """C-19: board, pieces, display, discard pile, scores, and how many cards and tickets there are where."""
    states = play_game(setting, seed=1).states
    for state in states[::7]:
        for seat in (SPECTATOR, *range(setting.players)):
            view = view_of(setting.board, state, seat)
            assert view.public.tobytes() == state.public.tobytes()
            assert view.seat == seat
            assert view.hand_size.tolist() == state.own["hand"].sum(axis=1).tolist()
            assert view.ticket_count.tolist() == [len(members(held)) for held in state.own["held"]]
            assert view.ticket_pile_size == len(members(state.ticket_pile))
            assert view.under_batch_size.sum() == state.public.under_size


@pytest.mark.parametrize("setting", EVERY_VARIANT, ids=lambda setting: setting.name)
def test_a_player_sees_the_own_cards_tickets_and_choices(setting: Setting) -> None:
    """C-19, C-20: and only the one who decides is shown what may be decided."""
    states = play_game(setting, seed=1).states
    words = np.zeros(numbers.ACTION_WORDS, np.uint64)
    for state in states[::7]:
        kernel.legal(setting.board, state, words)
        for seat in range(setting.players):
            view = view_of(setting.board, state, seat)
            assert view.own.tobytes() == state.own[seat].tobytes()
            assert view.legal.tolist() == (
                words.tolist() if state.public.decider == seat else [0] * numbers.ACTION_WORDS
            )


@pytest.mark.parametrize("setting", EVERY_VARIANT, ids=lambda setting: setting.name)
def test_a_spectator_holds_nothing(setting: Setting) -> None:
    """C-20."""
    for state in play_game(setting, seed=1).states[::7]:
        view = view_of(setting.board, state, SPECTATOR)
        for name in ("my_box", "my_under", "legal"):
            assert not view[name].any(), name
        for name in ("hand", "marked", "held", "in_force"):
            assert not view.own[name].any(), name
        assert (view.own.offer == NO_TICKET).all()


# --- public: memory ---------------------------------------------------------------------------------------------------


def test_a_card_taken_from_the_display_is_known() -> None:
    """C-19: everybody saw it; a card from the pile nobody saw."""
    table = Table(players=3).tidy().display("red", "blue", "green", "white", "joker").pile(red=9)
    table.play(slot(1), DRAW_PILE)
    for seat in (0, 1, 2, SPECTATOR):
        assert counts(table, table.view(seat).public.known[0]) == {"blue": 1}
    table.play(slot(4))
    assert counts(table, table.view(0).public.known[1]) == {"joker": 1}


def test_the_cards_dealt_at_set_up_are_not_known() -> None:
    """C-20."""
    assert not Table(players=5).state.public.known.any()


@pytest.mark.parametrize(
    ("known", "left"),
    [
        (0, 0),
        (1, 0),
        (2, 0),  # it may have been these two that were paid
        (3, 1),  # one of them at least is still there
        (4, 2),
    ],
)
def test_cards_that_were_paid_are_no_longer_known(known: int, left: int) -> None:
    """C-19: what every attentive player can still be sure of."""
    table = Table().tidy().hand(0, green=4, joker=1)
    table.state.public.known[0, table.card("green")] = known
    table.state.public.known[0, JOKER] = 1
    table.claim(table.route("essen", "frankfurt"), "green")
    assert counts(table, table.state.public.known[0]) == {**({"green": left} if left else {}), "joker": 1}


def test_cards_shown_at_a_tunnel_and_taken_back_are_known() -> None:
    """C-19, EU-10: while they lie on the table they are seen there."""
    table = Table().tidy().hand(0, black=4, red=1).pile(black=1, white=2)
    table.claim(table.route("madrid", "pamplona"), "black")
    assert table.state.public.phase == ANSWER_TUNNEL
    assert counts(table, table.view(1).public.paid) == {"black": 3}
    assert counts(table, table.view(1).public.revealed) == {"black": 1, "white": 2}
    assert counts(table, table.view(1).public.known[0]) == {}
    table.play(DECLINE)
    assert counts(table, table.view(1).public.known[0]) == {"black": 3}


def test_a_player_knows_the_tickets_put_back() -> None:
    """C-20: and nobody else does. Everybody sees how many came back each time."""
    table = Table(players=3)
    table.play(DRAW_TICKETS)
    back = {int(ticket) for ticket in table.state.own[0].offer[1:3]}
    table.play(subset(0))
    assert {int(ticket) for ticket in np.flatnonzero(table.view(0).my_under)} == back
    for seat in (1, 2, SPECTATOR):
        view = table.view(seat)
        assert not view.my_under.any()
        assert (int(view.public.under_size), int(view.under_batches), int(view.under_batch_size[0])) == (2, 1, 2)


def test_a_player_knows_the_tickets_put_into_the_box() -> None:
    """C-20, EU-2."""
    table = Table(players=2, setup=True)
    back = {int(ticket) for ticket in table.state.own[0].offer[2:4]}
    table.play(subset(0, 1))
    assert members(table.view(0).my_box) == back
    assert members(table.view(1).my_box) == members(table.view(SPECTATOR).my_box) == set()


def test_a_player_forgets_what_lies_under_the_pile_once_some_of_it_was_drawn() -> None:
    """C-14, C-20: nobody is told which of the tickets another player drew."""
    table = Table(players=2).tickets_left(10, 11, 12, 13, 14)
    table.play(DRAW_TICKETS, subset(0))
    assert np.count_nonzero(table.view(0).my_under) == 2
    table.play(DRAW_TICKETS)  # the last two that nobody had seen, and one of those put back
    assert (int(table.state.public.under_size), int(table.view(0).public.under_begun)) == (1, 1)
    assert not table.view(0).my_under.any()
    back = int(table.state.own[1].offer[1])
    table.play(subset(0, 2))
    assert not table.view(0).my_under.any()
    assert np.flatnonzero(table.view(1).my_under).tolist() == [back]


# --- secret: nothing hidden shows in a view ---------------------------------------------------------------------------


def hidden_tickets(state: Any, seat: int) -> list[int]:
    """The tickets of the game whose place the seat does not know."""
    known = set()
    if seat != SPECTATOR:
        known |= members(state.own[seat].held) | {int(ticket) for ticket in state.own[seat].offer}
        for ticket in np.flatnonzero(state.returned_by == seat):
            partly_drawn = state.under[ticket] == state.under_first and state.public.under_begun
            if call(bits.has, state.box, ticket) or (state.under[ticket] > 0 and not partly_drawn):
                known.add(int(ticket))
    return [ticket for ticket in all_tickets(state) if ticket not in known]


def all_tickets(state: Any) -> list[int]:
    found = members(state.ticket_pile) | members(state.box)
    for held in state.own["held"]:
        found |= members(held)
    found |= {int(ticket) for ticket in state.own["offer"].flatten() if ticket != NO_TICKET}
    return sorted(found | {int(ticket) for ticket in np.flatnonzero(state.under)})


def shuffle_tickets(state: Any, seat: int, random: np.random.Generator) -> None:
    """Every ticket the seat cannot place takes the place of another one."""
    hidden = hidden_tickets(state, seat)
    moved = dict(zip(hidden, [int(ticket) for ticket in random.permutation(hidden)], strict=True))
    old = state.copy()
    for words in (*state.own["held"], state.ticket_pile, state.box):
        before = members(words)
        words[:] = 0
        for ticket in before:
            call(bits.add, words, moved.get(ticket, ticket))
    for ticket, place in moved.items():
        state.under[place] = old.under[ticket]
        state.returned_by[place] = old.returned_by[ticket]
    for other in range(state.public.players):
        for i, ticket in enumerate(old.own[other].offer):
            state.own[other].offer[i] = moved.get(int(ticket), int(ticket))


def shuffle_cards(state: Any, seat: int, random: np.random.Generator) -> None:
    """The cards of other hands that nobody saw, and the draw pile, are dealt again."""
    others = [other for other in range(state.public.players) if other != seat]
    unseen = state.pile.copy()
    for other in others:
        unseen += state.own[other].hand - state.public.known[other]
    cards = random.permutation(np.repeat(np.arange(CARD_KINDS), unseen))
    for other in others:
        missing = int(state.own[other].hand.sum() - state.public.known[other].sum())
        state.own[other].hand = state.public.known[other] + np.bincount(cards[:missing], minlength=CARD_KINDS)
        cards = cards[missing:]
    state.pile[:] = np.bincount(cards, minlength=CARD_KINDS)
    shuffle_marks(state, others, random)


def shuffle_marks(state: Any, others: list[int], random: np.random.Generator) -> None:
    """The marks of the cards nobody saw are dealt again, among the cards as they lie now."""
    for kind in range(CARD_KINDS):
        unseen = state.pile_marked[:, kind] + sum(
            state.own[other].marked[:, kind] - state.public.known_marked[other, :, kind] for other in others
        )
        unknown = state.own["hand"][:, kind] - state.public.known[:, kind]
        places = [other for other in others for _ in range(unknown[other])]
        places += [NOBODY] * int(state.pile[kind])
        chosen = random.permutation(places)[: int(unseen.sum())].tolist()
        state.pile_marked[:, kind] = 0
        for other in others:
            state.own[other].marked[:, kind] = state.public.known_marked[other, :, kind]
        for place, mark in zip(chosen, np.repeat(np.arange(numbers.MARKS), unseen).tolist(), strict=True):
            where = state.pile_marked if place == NOBODY else state.own[place].marked
            where[mark, kind] += 1


def shuffle_postcards(state: Any, seat: int, random: np.random.Generator) -> None:
    """The others hold other postcards, or none."""
    for other in range(state.public.players):
        if other != seat:
            state.own[other].in_force[:] = random.integers(0, 2**63, numbers.SOURCE_WORDS, dtype=np.uint64)


def shuffle_chance(state: Any, random: np.random.Generator) -> None:
    state.chance.key[:] = random.integers(0, 2**32, 8)
    state.chance.words[:] = random.integers(0, 2**32, 16)
    state.chance.counter = random.integers(0, 1000)
    state.chance.left = random.integers(0, 16)


def positions(setting: Setting, each: int) -> list[Any]:
    """Positions before the end from games in every style: some of each phase that occurs."""
    found = []
    for number, style in enumerate(STYLES):
        states = play_game(setting, seed=20 + number, style=style).states
        for phase in range(len(PHASES)):
            if phase == OVER:
                continue
            here = states[column(states, "phase") == phase]
            found += [here[i : i + 1].copy()[0] for i in range(0, len(here), max(1, len(here) // each))]
    return found


def phases_of(setting: Setting) -> set[int]:
    """Every decision there is in a game of this setting."""
    board = setting.board
    phases = {codes.CHOOSE_TICKETS, codes.TURN, codes.SECOND_CARD, codes.PAY_ROUTE, codes.KEEP_TICKETS}
    if board.two_steps:
        phases.add(codes.CHOOSE_LONG_TICKETS)
    if board.tunnel_reveal:
        phases.add(codes.ANSWER_TUNNEL)
    if board.stations:
        phases.add(codes.PAY_STATION)
    return phases | asked_in(setting)


def asked_in(setting: Setting) -> set[int]:
    """What the effects ask that are in force or can come to be."""
    edition = edition_named(setting.edition)
    setup = edition.setup(setting.variant, bonus=setting.bonus)
    companies = [company.id for company in edition.companies[: setting.players]]
    there = {None, *sources_in_force(edition, setup), *event_deck(edition, setup), *companies}
    rows = [row for effect in edition.effects if effect.source in there for row in (effect, *effect.options)]
    asks = {
        "choose": codes.CHOOSE_OPTION,
        "fine": codes.CHOOSE_PLAYER,
        "discard_card": codes.CHOOSE_CARD,
        "sell_card": codes.CHOOSE_CARD,
    }
    return {asks[row.do] for row in rows if row.do in asks}


@pytest.mark.slow
@pytest.mark.parametrize("setting", EVERY_VARIANT, ids=lambda setting: setting.name)
def test_a_view_does_not_change_when_only_hidden_things_do(setting: Setting) -> None:
    """C-20: other hands with their marks, tickets, postcards, the piles, the box and chance itself, in every phase."""
    random = np.random.default_rng(11)
    phases = set()
    for state in positions(setting, each=3):
        phases.add(int(state.public.phase))
        for seat in (SPECTATOR, *range(setting.players)):
            changed = state.copy()
            shuffle_cards(changed, seat, random)
            shuffle_tickets(changed, seat, random)
            shuffle_postcards(changed, seat, random)
            shuffle_chance(changed, random)
            assert changed.tobytes() != state.tobytes()
            for viewer in {seat, SPECTATOR}:
                before, after = (view_of(setting.board, s, viewer) for s in (state, changed))
                assert after.tobytes() == before.tobytes(), different_fields(before, after)
    assert phases == phases_of(setting)


def different_fields(before: Any, after: Any) -> list[str]:
    return [name for name in records.VIEW.names if not np.array_equal(before[name], after[name])]


@pytest.mark.parametrize("setting", EVERY_VARIANT, ids=lambda setting: setting.name)
def test_a_view_shows_nothing_of_the_record_it_is_written_into(setting: Setting) -> None:
    """C-20: a view that was used for another seat or another game before."""
    used = records.new(records.VIEW)[0]
    for state in positions(setting, each=1):
        for seat in (0, 1, SPECTATOR):
            kernel.observe(setting.board, state, seat, used)
            assert used.tobytes() == view_of(setting.board, state, seat).tobytes()


# --- secret: events ---------------------------------------------------------------------------------------------------

# The events whose values are secret, and whether others may know that it happened at all.
SECRET_EVENTS = {
    codes.DEALT_CARD: True,
    codes.DREW_CARD: True,
    codes.OFFERED_TICKET: True,
    codes.KEPT_TICKET: False,
    codes.RETURNED_TICKET: False,
    codes.DREW_MARK: False,
}


def shown_to(event: Any, seat: int) -> tuple[bool, Any]:
    shown = records.new(records.EVENT)
    told = kernel.show_events(np.asarray(event).reshape(1), seat, shown)
    return bool(told), shown[0]


def an_event(kind: int, seat: int, *facts: int) -> Any:
    event = records.new(records.EVENT)[0]
    event.kind, event.seat = kind, seat
    event.values[: len(facts)] = facts
    return event


@pytest.mark.parametrize("kind", range(len(EVENTS)))
def test_everybody_hears_of_public_events_in_full(kind: int) -> None:
    """C-19."""
    event = an_event(kind, 1, 3, 4, 5, 2, 1)
    for seat in (0, 1, SPECTATOR):
        told, shown = shown_to(event, seat)
        if kind not in SECRET_EVENTS or seat == 1:
            assert told
            assert shown.tobytes() == event.tobytes()


@pytest.mark.parametrize("kind", SECRET_EVENTS)
def test_nobody_else_learns_a_secret_from_an_event(kind: int) -> None:
    """C-20: whatever the secret is, the same is shown."""
    for seat in (0, 2, SPECTATOR):
        told, shown = shown_to(an_event(kind, 1, 3), seat)
        told_of_another, shown_of_another = shown_to(an_event(kind, 1, 7), seat)
        assert told == told_of_another == SECRET_EVENTS[kind]
        assert shown.tobytes() == shown_of_another.tobytes()
        if told:
            assert (int(shown.kind), int(shown.seat), int(shown.values[0])) == (kind, 1, NONE)


def test_events_of_nobody_are_shown_to_spectators() -> None:
    """C-19: a spectator is not the seat of events that have none."""
    told, shown = shown_to(an_event(codes.TURNED_UP, NOBODY, 2, 5), SPECTATOR)
    assert told
    assert shown.values[:2].tolist() == [2, 5]


def test_the_events_of_a_game_tell_others_nothing_secret() -> None:
    """C-19, C-20: drawn cards and tickets are secret, everything else that happens at the table is not."""
    table = Table(players=2)
    for action in (DRAW_PILE, DRAW_PILE, DRAW_TICKETS, subset(0)):
        seat = int(table.state.public.decider)
        table.log[0].kind = 0
        kernel.play(table.board, table.state, action, table.log)
        for event in table.log[1 : int(table.log[0].kind) + 1]:
            told, shown = shown_to(event, 1 - seat)
            if event.kind in SECRET_EVENTS:
                assert not told or shown.values[0] == NONE


# --- guessing the rest ------------------------------------------------------------------------------------------------


def guess(board: Any, view: Any, chance: Any, state: Any = None) -> Any:
    state = records.new(records.STATE)[0] if state is None else state
    kernel.determinize(board, view, chance, state)
    return state


def a_chance(seed: int) -> Any:
    chance = records.new(records.CHANCE)[0]
    kernel.begin_chance(chance, key_of(seed))
    return chance


@pytest.mark.slow
@pytest.mark.parametrize("setting", EVERY_SETTING, ids=lambda setting: setting.name)
def test_a_guessed_position_looks_the_same_to_the_seat(setting: Setting) -> None:
    """C-19, C-20: at every decision, for every seat and a spectator; and nothing is lost or made."""
    style = list(STYLES)[EVERY_SETTING.index(setting) % len(STYLES)]
    chance, view, seen = a_chance(1), records.new(records.VIEW)[0], records.new(records.VIEW)[0]
    states = play_game(setting, seed=30, style=style).states[:-1]
    guessed = records.new(records.STATE, len(states) * (setting.players + 1))
    number = 0
    for state in states:
        for seat in range(-1, setting.players):
            kernel.observe(setting.board, state, seat, view)
            kernel.determinize(setting.board, view, chance, guessed[number])
            kernel.observe(setting.board, guessed[number], seat, seen)
            assert seen.tobytes() == view.tobytes(), different_fields(view, seen)
            number += 1
    check_states(setting, guessed)


def test_a_display_that_was_not_flushed_tells_what_is_not_in_the_pile() -> None:
    """C-4, C-19: three jokers left face up mean that fewer than three ordinary cards are outside the hands."""
    table = Table("new-york", players=3).tidy().display("joker", "joker", "joker", "red", "blue").pile(joker=2)
    for seed in range(50):
        for seat in (SPECTATOR, 0, 1, 2):
            state = guess(table.board, table.view(seat), a_chance(seed))
            assert state.pile[JOKER] == 2


@pytest.mark.parametrize(
    ("edition", "hand", "a", "b"),
    [
        ("europe", {"white": 4, "joker": 2}, "palermo", "smyrna"),  # six spaces with two symbols
        ("europe", {"black": 3}, "madrid", "pamplona"),
        ("europe", {"red": 2, "blue": 1}, "paris", None),  # a second station
        ("italy", {"blue": 3, "joker": 2}, "messina", "salerno"),  # seven spaces, two waves covered by a ferry card
        ("new-york", {"pink": 4}, "chelsea", "soho"),
        ("berlin", {"green": 3}, "moritzplatz", "hallesches-tor"),  # a subway
    ],
)
def test_who_chose_a_route_or_a_city_can_pay_for_it_in_every_guess(
    edition: str, hand: dict[str, int], a: str, b: str | None
) -> None:
    """C-11, C-19: nobody may choose what the hand cannot pay for, so the others know that it can."""
    table = Table(edition).tidy().hand(0, **hand)
    if b is None:
        table.station(0, "wien").play(STATION + table.city(a))
    else:
        table.state.public.ferry[0] = min(1, table.board.ferry_limit)
        table.play(CLAIM + table.route(a, b))
    words = np.zeros(numbers.ACTION_WORDS, np.uint64)
    for seed in range(30):
        for seat in (SPECTATOR, 1):
            state = guess(table.board, table.view(seat), a_chance(seed))
            kernel.legal(table.board, state, words)
            assert words.any()


@pytest.mark.slow
@pytest.mark.parametrize("setting", EVERY_VARIANT, ids=lambda setting: setting.name)
def test_a_guessed_position_can_be_played_to_the_end(setting: Setting) -> None:
    """There is always something to decide, every invariant holds on the way, and the guess has chance of its own."""
    board, chance = setting.board, a_chance(2)
    words, log = np.zeros(numbers.ACTION_WORDS, np.uint64), records.new(records.EVENT)
    somebody = random.Random(2)  # one guess from each position: soon it is a random game like any other
    for state in positions(setting, each=1):
        seat = somebody.choice([SPECTATOR, *range(setting.players)])
        guessed = guess(board, view_of(board, state, seat), chance)
        assert guessed.chance.key.tolist() != state.chance.key.tolist()
        played = [guessed.tobytes()]
        while guessed.public.phase != OVER:
            kernel.legal(board, guessed, words)
            assert words.any(), f"seat {guessed.public.decider} can do nothing in phase {guessed.public.phase}"
            log[0].kind = 0
            kernel.play(board, guessed, kernel.choose_random(words, chance), log)
            played.append(guessed.tobytes())
        check_states(setting, as_states(played))


def test_a_guess_overwrites_whatever_was_in_the_record() -> None:
    """The same view and the same chance give the same position, whatever the record held before."""
    setting = EVERY_VARIANT[2]
    used = play_game(setting, seed=3).states[-1:].copy()[0]
    for state in positions(setting, each=1):
        view = view_of(setting.board, state, 0)
        fresh = guess(setting.board, view, a_chance(3))
        guess(setting.board, view, a_chance(3), used)
        used.chance.words[:] = fresh.chance.words  # words not drawn from yet
        assert used.tobytes() == fresh.tobytes()


def chi_square(found: dict[Any, int], expected: dict[Any, float]) -> float:
    assert set(found) <= set(expected)
    return sum((found.get(value, 0) - count) ** 2 / count for value, count in expected.items())


def test_unseen_cards_are_dealt_with_equal_chances() -> None:
    """Every card nobody has seen is as likely in the other hand as any other."""
    table = Table().tidy().hand(0, red=4, joker=2).hand(1, blue=3, green=2)
    table.state.public.known[1, table.card("green")] = 2
    view, chance, state = table.view(0), a_chance(4), records.new(records.STATE)[0]
    deals = 4000
    found: Counter[int] = Counter()
    for _ in range(deals):
        guess(table.board, view, chance, state)
        for kind in range(CARD_KINDS):
            found[kind] += int(state.own[1].hand[kind] - state.public.known[1, kind])
    unseen = table.state.pile + table.state.own[1].hand - table.state.public.known[1]
    expected = {kind: 3 * deals * int(unseen[kind]) / int(unseen.sum()) for kind in range(CARD_KINDS)}
    assert chi_square(found, expected) < 26  # one in a thousand at eight degrees of freedom


def test_each_deal_of_a_few_unseen_cards_has_its_exact_chance() -> None:
    """Two reds and two blues unseen, two of them in the other hand: 1, 4 and 1 of 6 ways."""
    table = Table("new-york").tidy().hand(1, red=1, blue=1).pile(away=0, red=1, blue=1)
    view, chance, state = table.view(0), a_chance(5), records.new(records.STATE)[0]
    found: Counter[int] = Counter()
    for _ in range(3000):
        found[int(guess(table.board, view, chance, state).own[1].hand[table.card("red")])] += 1
    assert chi_square(found, {0: 500.0, 1: 2000.0, 2: 500.0}) < 14


def test_unseen_tickets_are_dealt_with_equal_chances() -> None:
    """Every ticket the seat has not seen is as likely as any other in the other's hand and under the pile."""
    table = Table("italy")
    table.play(DRAW_TICKETS, subset(0), DRAW_TICKETS, subset(0))
    view, chance, state = table.view(0), a_chance(6), records.new(records.STATE)[0]
    own = members(view.own.held) | {int(ticket) for ticket in np.flatnonzero(view.my_under)}
    unknown = set(range(56)) - own
    held: Counter[int] = Counter()
    under: Counter[int] = Counter()
    deals = 2000
    for _ in range(deals):
        guess(table.board, view, chance, state)
        held.update(members(state.own[1].held))
        under.update(ticket for ticket in np.flatnonzero(state.under).tolist() if ticket not in own)
    for found in (held, under):
        total = sum(found.values())
        assert total % deals == 0
        expected = {ticket: total / len(unknown) for ticket in unknown}
        assert chi_square(found, expected) < 85  # one in a thousand at 45 to 46 degrees of freedom


def test_long_tickets_are_guessed_as_likely_as_they_are_kept() -> None:
    """EU-2: who kept two of one long and three normal tickets holds the long one in half of the cases."""
    table = Table(setup=True)
    table.play(subset(1, 2), subset(1, 2))
    view, chance, state = table.view(0), a_chance(7), records.new(records.STATE)[0]
    long = members(table.board.long_tickets)
    found = Counter(len(long & members(guess(table.board, view, chance, state).own[1].held)) for _ in range(1000))
    assert set(found) == {0, 1}
    assert chi_square(found, {0: 500.0, 1: 500.0}) < 11


@pytest.mark.parametrize("kept", [0, 1])
def test_long_tickets_chosen_first_are_guessed_as_many_as_were_kept(kept: int) -> None:
    """EU-21: everybody saw how many."""
    table = Table(variant="mega", setup=True)
    table.play(subset(), subset(*range(kept)))
    long = members(table.board.long_tickets)
    for seed in range(20):
        state = guess(table.board, table.view(0), a_chance(seed))
        assert len(long & members(state.own[1].held)) == kept


def test_what_is_known_is_kept_in_a_guess() -> None:
    """C-19: cards known to be in a hand, the own hand and tickets, and the tickets put back."""
    table = Table(players=3).tidy().hand(0, red=2).hand(1, blue=3, green=2)
    table.state.public.known[1, table.card("blue")] = 2
    table.play(DRAW_TICKETS, subset(1))
    for seed in range(20):
        state = guess(table.board, table.view(0), a_chance(seed))
        assert state.own[1].hand[table.card("blue")] >= 2
        assert state.own[0].hand.tolist() == table.state.own[0].hand.tolist()
        assert state.own[0].held.tolist() == table.state.own[0].held.tolist()
        assert (state.under > 0).tolist() == (table.state.under > 0).tolist()
