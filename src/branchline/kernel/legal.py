"""What may be done now: the set of legal actions, and why another one is refused.

`list_legal` fills the set; `why_not` judges one action from the rules' own predicates and says why not. They agree on
every action of every position: the tests compare them, since the set of claims is made with bit sets for speed.
"""

from branchline.kernel.bits import U0, add, has
from branchline.kernel.cards import can_draw
from branchline.kernel.numbers import (
    ACTION_WORDS,
    ACTIONS,
    ANSWER_TUNNEL,
    CLAIM,
    DECLINE,
    DISPLAY,
    DRAW_PILE,
    DRAW_TICKETS,
    EMPTY,
    GREY,
    JOKER,
    KEEP,
    NOBODY,
    OVER,
    PASS,
    PAY,
    PAY_ROUTE,
    PAY_STATION,
    SECOND_CARD,
    STATION,
    TAKE_DISPLAY,
    TAKE_FERRY,
    TURN,
)
from branchline.kernel.payment import (
    color_fits,
    ferry_use_fits,
    is_payment_number,
    list_payments,
    list_route_payments,
    payment_color,
    payment_ferry_use,
    payment_jokers,
    pays,
    route_cards,
    route_floor,
)
from branchline.kernel.routes import can_pay_route, enough_pieces, list_claims, owner, parallel_closed
from branchline.kernel.rule import rule
from branchline.kernel.stations import can_pay_station, city_free, list_stations, station_cost
from branchline.kernel.tickets import keep_least, keep_most, list_keeps, subset_size, tickets_left

# --- reasons: index = code --------------------------------------------------------------------------------------------
ALLOWED = 0
GAME_OVER = 1
NO_SUCH_ACTION = 2
NOT_NOW = 3
NO_SUCH_ROUTE = 4
TAKEN = 5
PARALLEL_CLOSED = 6
TOO_FEW_PIECES = 7
CANNOT_PAY = 8
NO_SUCH_CITY = 9
NO_STATION_LEFT = 10
CITY_HAS_STATION = 11
SLOT_EMPTY = 12
NO_CARDS = 13
JOKER_SECOND = 14
NO_FERRY_CARD = 15
FERRY_LIMIT = 16
NO_TICKETS = 17
CAN_ACT = 18
KEEP_TOO_FEW = 19
KEEP_TOO_MANY = 20
NOT_OFFERED = 21
WRONG_COLOR = 22
TOO_FEW_JOKERS = 23
NOT_IN_HAND = 24
FERRY_CARD_USELESS = 25

REASONS = (
    "allowed",
    "the game is over",
    "there is no such action",
    "that is not what has to be decided now",
    "there is no such route on this board",
    "the route is taken",
    "the route is closed: a parallel route is taken",
    "too few pieces left for its spaces",
    "the hand cannot pay for it",
    "there is no such city for a station on this board",
    "no station left to build",
    "the city already has a station",
    "the display slot is empty",
    "no cards left in draw and discard pile",
    "a face-up joker cannot be the second card",
    "no ferry card left to take",
    "no more ferry cards may be held",
    "no tickets left",
    "passing is only for a player who cannot do anything else",
    "too few tickets kept",
    "too many tickets kept",
    "that ticket was not offered",
    "the route does not take that colour",
    "more jokers are required",
    "the hand does not hold these cards",
    "ferry cards cannot be used like that here",
)


# --- one action -------------------------------------------------------------------------------------------------------


@rule
def claim_refusal(board, state, route):
    """C-11 … C-13: may the deciding seat claim this route?"""
    seat = state.seat
    if route >= board.routes:
        return NO_SUCH_ROUTE
    if owner(state, route) != NOBODY:
        return TAKEN
    if parallel_closed(board, state, seat, route):
        return PARALLEL_CLOSED
    if not enough_pieces(board, state, seat, route):
        return TOO_FEW_PIECES
    if not can_pay_route(board, state, seat, route):
        return CANNOT_PAY
    return ALLOWED


@rule
def station_refusal(board, state, city):
    """EU-13, EU-14."""
    if not has(board.all_cities, city):
        return NO_SUCH_CITY
    if state.stations[state.seat] == 0:
        return NO_STATION_LEFT
    if not city_free(state, city):
        return CITY_HAS_STATION
    if not can_pay_station(board, state, state.seat):
        return CANNOT_PAY
    return ALLOWED


@rule
def display_refusal(board, state, slot):
    """C-7, C-8, C-10."""
    if slot >= board.display_size or state.display[slot] == EMPTY:
        return SLOT_EMPTY
    if state.phase == SECOND_CARD:
        return JOKER_SECOND if state.display[slot] == JOKER else ALLOWED
    return ALLOWED if can_draw(state) else NO_CARDS


@rule
def ferry_refusal(board, state):
    """IT-3."""
    if state.ferry_pile == 0:
        return NO_FERRY_CARD
    if state.ferry[state.seat] >= board.ferry_limit:
        return FERRY_LIMIT
    return ALLOWED


@rule
def keep_refusal(board, state, subset):
    """C-14."""
    kept = subset_size(subset)
    if subset >> int(state.offered[state.seat]) > 0:
        return NOT_OFFERED
    if kept < keep_least(board, state):
        return KEEP_TOO_FEW
    if kept > keep_most(board, state):
        return KEEP_TOO_MANY
    return ALLOWED


@rule
def cards_refusal(state, wanted, cards, floor, action):
    """C-1, C-11, EU-7: do the cards of this payment pay `cards` cards of colour `wanted`?"""
    color = payment_color(action)
    jokers = payment_jokers(action, cards)
    if not color_fits(wanted, color):
        return WRONG_COLOR
    if jokers < floor:
        return TOO_FEW_JOKERS
    if not pays(state, state.seat, wanted, cards, floor, color, jokers):
        return NOT_IN_HAND
    return ALLOWED


@rule
def payment_refusal(board, state, action):
    """May this payment be made for what is being paid now: a route, a station or a tunnel's surcharge?"""
    use = payment_ferry_use(action)
    if state.phase == PAY_ROUTE:
        route = state.route
        if not ferry_use_fits(board, state, state.seat, route, use):
            return FERRY_CARD_USELESS
        cards = route_cards(board, route, use)
        return cards_refusal(state, board.color[route], cards, route_floor(board, route, use), action)
    if use > 0:
        return FERRY_CARD_USELESS
    if state.phase == PAY_STATION:
        return cards_refusal(state, GREY, station_cost(board, state, state.seat), 0, action)
    return cards_refusal(state, state.paid_color, state.surcharge, 0, action)


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
        return ALLOWED if can_draw(state) else NO_CARDS
    if action == TAKE_FERRY:
        return ferry_refusal(board, state)
    if action == DRAW_TICKETS:
        return ALLOWED if tickets_left(state) > 0 else NO_TICKETS
    return NOT_NOW


@rule
def _can_act(board, state):
    """C-15: is there anything else to do than to pass?"""
    if can_draw(state) or tickets_left(state) > 0 or ferry_refusal(board, state) == ALLOWED:
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
    return 0 <= action <= DECLINE or KEEP <= action < PAY or (action < ACTIONS and is_payment_number(action))


@rule
def why_not(board, state, action):
    """Why the deciding seat may not do this now (an index of REASONS), or ALLOWED."""
    phase = state.phase
    if phase == OVER:
        return GAME_OVER
    if not _exists(action):
        return NO_SUCH_ACTION
    if phase == TURN:
        return _turn_refusal(board, state, action)
    if phase == SECOND_CARD:
        if TAKE_DISPLAY <= action < TAKE_DISPLAY + DISPLAY:
            return display_refusal(board, state, action - TAKE_DISPLAY)
        if action == DRAW_PILE:
            return ALLOWED if can_draw(state) else NO_CARDS
        return NOT_NOW
    if phase == PAY_ROUTE or phase == PAY_STATION or phase == ANSWER_TUNNEL:
        if action >= PAY:
            return payment_refusal(board, state, action)
        return ALLOWED if phase == ANSWER_TUNNEL and action == DECLINE else NOT_NOW
    return keep_refusal(board, state, action - KEEP) if KEEP <= action < PAY else NOT_NOW


# --- all of them ------------------------------------------------------------------------------------------------------


@rule
def _list_display(board, state, words):
    for slot in range(board.display_size):
        if state.display[slot] != EMPTY and (state.phase == TURN or state.display[slot] != JOKER):
            add(words, TAKE_DISPLAY + slot)


@rule
def _list_turn(board, state, words):
    seat = state.seat
    list_claims(board, state, seat, words)
    list_stations(board, state, seat, words)
    if can_draw(state):
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
    phase = state.phase
    if phase == TURN:
        _list_turn(board, state, words)
    elif phase == SECOND_CARD:
        _list_display(board, state, words)
        if can_draw(state):
            add(words, DRAW_PILE)
    elif phase == PAY_ROUTE:
        list_route_payments(board, state, state.seat, state.route, words)
    elif phase == ANSWER_TUNNEL:
        list_payments(board, state, state.seat, state.paid_color, state.surcharge, 0, 0, words)
        add(words, DECLINE)
    elif phase == PAY_STATION:
        list_payments(board, state, state.seat, GREY, station_cost(board, state, state.seat), 0, 0, words)
    elif phase != OVER:
        list_keeps(board, state, words)


@rule
def list_payments_after(board, state, action, words):
    """Fill the set of payments that may follow a legal claim or station."""
    for w in range(ACTION_WORDS):
        words[w] = 0
    if action < STATION:
        list_route_payments(board, state, state.seat, action, words)
    else:
        list_payments(board, state, state.seat, GREY, station_cost(board, state, state.seat), 0, 0, words)


@rule
def list_refusals(board, state, reasons):
    """Write for every action why the deciding seat may not do it now, or ALLOWED."""
    for action in range(ACTIONS):
        reasons[action] = why_not(board, state, action)
