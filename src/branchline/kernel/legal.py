"""What may be done now: the set of legal actions, and why another one is refused.

`list_legal` fills the set; `why_not` judges one action from the rules' own predicates and says why not. They agree on
every action of every position: the tests compare them, since the set of claims is made with bit sets for speed.
"""

from branchline.kernel.bits import U0, add, has
from branchline.kernel.cards import can_draw, enough_to_draw
from branchline.kernel.choices import is_choice, list_choices
from branchline.kernel.codes import (
    ALLOWED,
    ANSWER_TUNNEL,
    CAN_ACT,
    CANNOT_PAY,
    CHOOSE_CARD,
    CHOOSE_OPTION,
    CHOOSE_PLAYER,
    CITY_HAS_STATION,
    CLOSED,
    FERRY_LIMIT,
    GAME_OVER,
    JOKER_SECOND,
    KEEP_TOO_FEW,
    KEEP_TOO_MANY,
    NO_CARDS,
    NO_FERRY_CARD,
    NO_STATION_LEFT,
    NO_SUCH_ACTION,
    NO_SUCH_CITY,
    NO_SUCH_ROUTE,
    NO_TICKETS,
    NOT_A_CHOICE,
    NOT_NOW,
    NOT_OFFERED,
    OVER,
    PARALLEL_CLOSED,
    PAY_ROUTE,
    PAY_STATION,
    SECOND_CARD,
    SLOT_EMPTY,
    TAKEN,
    TOO_FEW_CARDS,
    TOO_FEW_PIECES,
    TURN,
)
from branchline.kernel.effects import closed_by_effect
from branchline.kernel.numbers import (
    ACTION_WORDS,
    ACTIONS,
    CLAIM,
    DECLINE,
    DISPLAY,
    DRAW_PILE,
    DRAW_TICKETS,
    EMPTY,
    JOKER,
    KEEP,
    NOBODY,
    PASS,
    PAY,
    STATION,
    TAKE_DISPLAY,
    TAKE_FERRY,
)
from branchline.kernel.owners import owner
from branchline.kernel.payment import is_payment_number, list_payments, owed, payment_refusal
from branchline.kernel.routes import can_pay_route, enough_pieces, list_claims, parallel_closed
from branchline.kernel.rule import rule
from branchline.kernel.stations import can_pay_station, city_free, list_stations
from branchline.kernel.tickets import keep_least, keep_most, list_keeps, subset_size, tickets_left

# --- one action -------------------------------------------------------------------------------------------------------


@rule
def claim_refusal(board, state, route):
    """C-11 … C-13: may the deciding seat claim this route?"""
    table, seat = state.public, state.public.decider
    if route >= board.routes or not has(board.all_routes, route):
        return NO_SUCH_ROUTE
    if owner(table, route) != NOBODY:
        return TAKEN
    if parallel_closed(board, table, seat, route):
        return PARALLEL_CLOSED
    if not enough_pieces(board, state, seat, route):
        return TOO_FEW_PIECES
    if closed_by_effect(board, state, seat, route):
        return CLOSED
    if not can_pay_route(board, state, seat, route):
        return CANNOT_PAY
    return ALLOWED


@rule
def station_refusal(board, state, city):
    """EU-13, EU-14."""
    if not has(board.all_cities, city):
        return NO_SUCH_CITY
    seat = state.public.decider
    if state.public.stations[seat] == 0:
        return NO_STATION_LEFT
    if not city_free(state, city):
        return CITY_HAS_STATION
    if not can_pay_station(board, state, seat):
        return CANNOT_PAY
    return ALLOWED


@rule
def display_refusal(board, state, slot):
    """C-7, C-8, C-10."""
    table = state.public
    if slot >= board.display_size or table.display[slot] == EMPTY:
        return SLOT_EMPTY
    if table.phase == SECOND_CARD:
        return JOKER_SECOND if table.display[slot] == JOKER else ALLOWED
    return pile_refusal(board, state)


@rule
def pile_refusal(board, state):
    """C-10, LW-12: may cards be drawn as a turn?"""
    if enough_to_draw(board, state):
        return ALLOWED
    return TOO_FEW_CARDS if can_draw(state) else NO_CARDS


@rule
def ferry_refusal(board, state):
    """IT-3."""
    if state.public.ferry_pile == 0:
        return NO_FERRY_CARD
    if state.public.ferry[state.public.decider] >= board.ferry_limit:
        return FERRY_LIMIT
    return ALLOWED


@rule
def keep_refusal(board, state, subset):
    """C-14."""
    kept = subset_size(subset)
    if subset >> int(state.public.offered[state.public.decider]) > 0:
        return NOT_OFFERED
    if kept < keep_least(board, state):
        return KEEP_TOO_FEW
    if kept > keep_most(board, state):
        return KEEP_TOO_MANY
    return ALLOWED


@rule
def _turn_refusal(board, state, action):
    if action < STATION:
        return claim_refusal(board, state, action - CLAIM)
    if action < PASS:
        return station_refusal(board, state, action - STATION)
    if action == PASS:
        return ALLOWED if not _can_act(board, state) else CAN_ACT
    if action < TAKE_DISPLAY + DISPLAY:
        return display_refusal(board, state, action - TAKE_DISPLAY)
    if action == DRAW_PILE:
        return pile_refusal(board, state)
    if action == TAKE_FERRY:
        return ferry_refusal(board, state)
    if action == DRAW_TICKETS:
        return ALLOWED if tickets_left(state) > 0 else NO_TICKETS
    return NOT_NOW


@rule
def _can_act(board, state):
    """C-15: is there anything else to do than to pass?"""
    if enough_to_draw(board, state) or tickets_left(state) > 0 or ferry_refusal(board, state) == ALLOWED:
        return True
    for city in range(board.cities):
        if station_refusal(board, state, city) == ALLOWED:
            return True
    for route in range(board.routes):
        if claim_refusal(board, state, route) == ALLOWED:
            return True
    return False


@rule
def _exists(action):
    return 0 <= action < PAY or (action < ACTIONS and is_payment_number(action))


@rule
def _draw_refusal(board, state, action):
    """C-8: the second card."""
    if TAKE_DISPLAY <= action < TAKE_DISPLAY + DISPLAY:
        return display_refusal(board, state, action - TAKE_DISPLAY)
    if action == DRAW_PILE:
        return ALLOWED if can_draw(state) else NO_CARDS
    return NOT_NOW


@rule
def _pays_now(phase):
    return phase == PAY_ROUTE or phase == PAY_STATION or phase == ANSWER_TUNNEL


@rule
def _chooses_now(phase):
    return phase == CHOOSE_PLAYER or phase == CHOOSE_CARD or phase == CHOOSE_OPTION


@rule
def why_not(board, state, action):
    """Why the deciding seat may not do this now (a refusal of the vocabulary), or ALLOWED."""
    phase = state.public.phase
    if phase == OVER:
        return GAME_OVER
    if not _exists(action):
        return NO_SUCH_ACTION
    if phase == TURN:
        return _turn_refusal(board, state, action)
    if phase == SECOND_CARD:
        return _draw_refusal(board, state, action)
    if _pays_now(phase):
        if action >= PAY:
            return payment_refusal(board, state, state.public.decider, owed(state), action)
        return ALLOWED if phase == ANSWER_TUNNEL and action == DECLINE else NOT_NOW
    if _chooses_now(phase):
        if DECLINE <= action < KEEP:
            return ALLOWED if is_choice(board, state, phase, action) else NOT_A_CHOICE
        return NOT_NOW
    return keep_refusal(board, state, action - KEEP) if KEEP <= action < PAY else NOT_NOW


# --- all of them ------------------------------------------------------------------------------------------------------


@rule
def _list_display(board, state, words):
    table = state.public
    for slot in range(board.display_size):
        if table.display[slot] != EMPTY and (table.phase == TURN or table.display[slot] != JOKER):
            add(words, TAKE_DISPLAY + slot)


@rule
def _list_turn(board, state, words):
    seat = state.public.decider
    list_claims(board, state, seat, words)
    list_stations(board, state, seat, words)
    if enough_to_draw(board, state):
        _list_display(board, state, words)
        add(words, DRAW_PILE)
    if ferry_refusal(board, state) == ALLOWED:
        add(words, TAKE_FERRY)
    if tickets_left(state) > 0:
        add(words, DRAW_TICKETS)
    anything = U0
    for w in range(PASS // 64 + 1):
        anything |= words[w]
    if anything == U0:
        add(words, PASS)


@rule
def list_legal(board, state, words):
    """Fill the set of everything the deciding seat may do now."""
    for w in range(ACTION_WORDS):
        words[w] = 0
    phase = state.public.phase
    if phase == TURN:
        _list_turn(board, state, words)
    elif phase == SECOND_CARD:
        _list_display(board, state, words)
        if can_draw(state):
            add(words, DRAW_PILE)
    elif _pays_now(phase):
        list_payments(board, state, state.public.decider, owed(state), words)
        if phase == ANSWER_TUNNEL:
            add(words, DECLINE)
    elif _chooses_now(phase):
        list_choices(board, state, phase, words)
    elif phase != OVER:
        list_keeps(board, state, words)
