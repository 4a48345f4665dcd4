"""The position as one seat sees it: the map, the networks, and how much time is left."""

import numpy as np

from branchline.kernel.bits import U0, U1, add, bit, count_bits, lowest
from branchline.kernel.network import _find
from branchline.kernel.numbers import CARD_KINDS, CITIES, CITY_WORDS, DISPLAY, EMPTY, NONE, PLAYERS, ROUTE_WORDS
from branchline.kernel.rule import rule
from branchline.kernel.turn_order import pieces_left

CARDS_A_TURN = 1.9  # a display joker is one card, everything else two


@rule
def survey_map(board, mind):
    """List the routes at each city."""
    first, link = mind.first, mind.link
    for city in range(CITIES + 1):
        first[city] = 0
    for route in range(board.routes):
        first[board.end_a[route]] += 1
        first[board.end_b[route]] += 1
    total = 0
    for city in range(CITIES + 1):
        total += first[city]
        first[city] = total
    for route in range(board.routes):  # filling from the back leaves `first` where each city begins
        a, b = board.end_a[route], board.end_b[route]
        first[a] -= 1
        link[first[a]] = route
        first[b] -= 1
        link[first[b]] = route


@rule
def _survey_networks(board, state, seat, mind):
    """Own networks, and the cities each player has reached."""
    root = mind.root
    for city in range(board.cities):
        root[city] = city
    for player in range(PLAYERS):
        for w in range(CITY_WORDS):
            mind.near[player, w] = U0
    for player in range(state.public.players):
        for w in range(ROUTE_WORDS):
            routes = state.public.owned[player, w]
            while routes != U0:
                route = w * 64 + lowest(routes)
                routes &= routes - U1
                a, b = np.int64(board.end_a[route]), np.int64(board.end_b[route])
                add(mind.near[player], a)
                add(mind.near[player], b)
                if player == seat:
                    root[_find(root, a)] = _find(root, b)
    for city in range(board.cities):
        root[city] = _find(root, city)
        mind.extent[city] = 0
    for w in range(ROUTE_WORDS):
        routes = state.public.owned[seat, w]
        while routes != U0:
            route = w * 64 + lowest(routes)
            routes &= routes - U1
            mind.extent[root[board.end_a[route]]] += board.spaces[route]


@rule
def _survey_regions(board, state, seat, mind):
    """The network with the most regions: more of them are worth most there (IT-9)."""
    mind.main_root = NONE
    mind.main_regions = U0
    if board.regions == 0:
        return
    for city in range(board.cities):
        if mind.root[city] != city:
            continue
        regions, cities = U0, 0
        for other in range(board.cities):
            if mind.root[other] == city:
                cities += 1
                if board.region[other] != NONE:
                    regions |= bit(board.region[other])
        if cities > 1 and count_bits(regions) > count_bits(mind.main_regions):
            mind.main_root = city
            mind.main_regions = regions


@rule
def cards_in_hand(state, player):
    """How many cards a player holds: everybody sees that."""
    cards = 0
    for kind in range(CARD_KINDS):
        cards += state.own[player].hand[kind]
    return cards


@rule
def room_in_hand(state, seat, brain):
    """Cards are worth little to a hand that has enough for all pieces left: a share of 0 … 1."""
    room = brain.hand_room + pieces_left(state, seat) - cards_in_hand(state, seat)
    return min(1.0, max(0.0, room / brain.hand_room))


@rule
def _turns_to_end(board, state, brain, player):
    """How many turns the player needs to place the pieces that are left: claims, and drawing what the hand lacks."""
    pieces = pieces_left(state, player) - board.trigger
    cards = cards_in_hand(state, player)
    return max(0.0, pieces / brain.claim_length) + max(0.0, (pieces - brain.hand_use * cards) / CARDS_A_TURN)


@rule
def _survey_time(board, state, brain, mind):
    """Turns the seat can expect, this one included. How many cards the others hold everybody sees."""
    if state.public.turns_left != NONE:
        mind.turns_left = np.float64((state.public.turns_left + state.public.players - 1) // state.public.players)
        return
    turns = 1000.0
    for player in range(state.public.players):
        turns = min(turns, _turns_to_end(board, state, brain, player))
    mind.turns_left = turns + 1.0


@rule
def _survey_spending(state, seat, brain, mind):
    """How early it is. A hand full of cards takes turns to spend: those are not there for drawing more."""
    cards = min(cards_in_hand(state, seat), pieces_left(state, seat))
    spare = mind.turns_left - 1.0 - brain.spend_share * cards / brain.claim_length
    mind.time = min(1.0, max(0.0, spare / brain.late_turns))


@rule
def survey(board, state, seat, brain, mind):
    """Look at the position with the eyes of the seat."""
    _survey_networks(board, state, seat, mind)
    _survey_regions(board, state, seat, mind)
    _survey_time(board, state, brain, mind)
    _survey_spending(state, seat, brain, mind)
    for kind in range(CARD_KINDS):
        mind.visible[kind] = 0
    for slot in range(DISPLAY):
        if state.public.display[slot] != EMPTY:
            mind.visible[state.public.display[slot]] += 1


@rule
def region_gain(board, mind, city):
    """Points that the city's region would add to the main network; later regions are worth more, so look two ahead."""
    region = board.region[city]
    if mind.main_root == NONE or region == NONE or mind.main_regions & bit(region) != U0:
        return 0.0
    count = count_bits(mind.main_regions)
    return (board.region_points[min(count + 3, 2 * board.regions)] - board.region_points[count]) / 3.0
