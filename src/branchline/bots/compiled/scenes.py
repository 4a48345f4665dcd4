"""The positions in which others made their decisions, with guesses of the cards they had then.

A guess begins with cards that a player may hold now and goes back, decision by decision: a card taken from the display
is not there yet, what was paid is still in the hand, and the card drawn from the pile is any of those that nobody has
seen. So whoever paid four blue cards had most of them when it took the last. Where that does not come out even (a card
was taken out of the hand in some other way), the guess begins anew with any cards the player could have held there.
"""

from branchline.kernel.chance import below
from branchline.kernel.codes import ANSWER_TUNNEL, SECOND_CARD, TURN
from branchline.kernel.determinize import guess
from branchline.kernel.numbers import CARD_KINDS, DECLINE, DRAW_PILE, JOKER, NONE, PAY, TAKE_DISPLAY
from branchline.kernel.payment import cards_paid, owed, payment_color
from branchline.kernel.rule import rule


@rule
def _forget_pile_card(seen, seat, hand, chance):
    """Take a card out of the hand that may have come from the pile: any that nobody has seen."""
    unknown = 0
    for kind in range(CARD_KINDS):
        unknown += max(0, hand[kind] - seen.public.known[seat, kind])
    place = below(chance, max(1, unknown))
    for kind in range(CARD_KINDS):
        count = max(0, hand[kind] - seen.public.known[seat, kind])
        if place < count:
            hand[kind] -= 1
            return
        place -= count


@rule
def _go_back(seen, action, seat, hand, chance):
    """From the cards that a player had after a decision to those it had before."""
    if TAKE_DISPLAY <= action < DRAW_PILE:
        hand[seen.public.display[action - TAKE_DISPLAY]] -= 1
    elif action == DRAW_PILE:
        _forget_pile_card(seen, seat, hand, chance)
    elif action >= PAY:
        plain, jokers = cards_paid(owed(seen), action)
        hand[JOKER] += jokers
        if plain > 0:
            hand[payment_color(action)] += plain
    elif action == DECLINE and seen.public.phase == ANSWER_TUNNEL:  # what was paid went back into the hand
        for kind in range(CARD_KINDS):
            hand[kind] -= seen.public.paid[kind]


@rule
def _can_be(seen, seat, hand):
    """Is it as many cards as everybody saw, and are those that everybody knows among them?"""
    cards = 0
    for kind in range(CARD_KINDS):
        if hand[kind] < seen.public.known[seat, kind]:
            return False
        cards += hand[kind]
    return cards == seen.hand_size[seat]


@rule
def _swap(state, seat, kind, other):
    """The player gets a card of a kind, and one of the other kind lies where that one was; False if there is none."""
    if state.pile[kind] > 0:
        state.pile[kind] -= 1
        state.pile[other] += 1
    else:
        holder = NONE
        for player in range(state.public.players):
            if player != seat and state.own[player].hand[kind] > state.public.known[player, kind]:
                holder = player
        if holder == NONE:
            return False
        state.own[holder].hand[kind] -= 1
        state.own[holder].hand[other] += 1
    state.own[seat].hand[kind] += 1
    state.own[seat].hand[other] -= 1
    return True


@rule
def _surplus(state, seat, hand):
    """A kind of which the player holds more than in that hand."""
    for kind in range(CARD_KINDS):
        if state.own[seat].hand[kind] > hand[kind]:
            return kind
    return NONE


@rule
def _lay_hand(state, seat, hand):
    """Let the player hold those cards, as far as there are so many."""
    for kind in range(CARD_KINDS):
        while state.own[seat].hand[kind] < hand[kind]:
            if not _swap(state, seat, kind, _surplus(state, seat, hand)):
                break


@rule
def _tells(view, sight):
    """Does a decision say something of the tickets that its player holds now? It had others before it drew more."""
    seat, phase = sight.seen.public.decider, sight.seen.public.phase
    return (phase == TURN or phase == SECOND_CARD) and sight.seen.ticket_count[seat] == view.ticket_count[seat]


@rule
def _guess_back(board, view, sights, chance, now, n, scenes):
    """One guess of all positions, from what the others may hold now; gives how many decisions there are."""
    guess(board, view, chance, now)
    decision = 0
    for i in range(len(sights) - 1, -1, -1):
        seen, action, seat = sights[i].seen, sights[i].action, sights[i].seen.public.decider
        if seat == view.seat:
            continue
        hand = now.own[seat].hand
        _go_back(seen, action, seat, hand, chance)
        even = board.marks == 0 and _can_be(seen, seat, hand)
        if even and not _tells(view, sights[i]):
            continue
        state = scenes[decision, n].state
        guess(board, seen, chance, state)
        if even:
            _lay_hand(state, seat, hand)
        for kind in range(CARD_KINDS):
            hand[kind] = state.own[seat].hand[kind]
        if _tells(view, sights[i]):
            scenes[decision, n].action = action
            decision += 1
    return decision


@rule
def set_scenes(board, view, sights, chance, now, scenes):
    """The decisions that tell something, the latest first, each as often guessed as there are columns.

    Gives how many there are; `now` is a position to work with.
    """
    decisions = 0
    for n in range(scenes.shape[1]):
        decisions = _guess_back(board, view, sights, chance, now, n, scenes)
    return decisions
