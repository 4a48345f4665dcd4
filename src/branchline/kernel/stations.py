"""Stations (EU-13, EU-14). What they borrow at the end is in `score`."""

from branchline.kernel.bits import has, remove
from branchline.kernel.log import tell
from branchline.kernel.numbers import (
    BUILT_STATION,
    CHOSE_CITY,
    CITIES,
    CITY_WORDS,
    JOKER,
    NOBODY,
    PAY_STATION,
    STATION,
)
from branchline.kernel.payment import discard_payment, payment_color, payment_jokers, put_down
from branchline.kernel.rule import rule
from branchline.kernel.turn_end import end_turn


@rule
def station_cost(board, state, seat):
    """EU-14: the first costs one card, the next ones more. Only for a seat that has a station left."""
    return board.station_cost[board.stations - state.stations[seat]]


@rule
def can_pay_station(board, state, seat):
    """Has the seat a station left, and enough cards of one colour with its jokers?"""
    if state.stations[seat] == 0:
        return False
    cost = station_cost(board, state, seat)
    for color in range(board.colors):
        if state.hand[seat, color] + state.hand[seat, JOKER] >= cost:
            return True
    return False


@rule
def city_free(state, city):
    """EU-13: one station in a city."""
    return has(state.station_free, city)


@rule
def list_stations(board, state, seat, words):
    if can_pay_station(board, state, seat):
        for w in range(CITY_WORDS):
            words[STATION // 64 + w] |= state.station_free[w]


@rule
def hand_out_stations(board, state):
    for city in range(CITIES):
        state.station_owner[city] = NOBODY
    for w in range(CITY_WORDS):
        state.station_free[w] = board.all_cities[w]
    for seat in range(state.players):
        state.stations[seat] = board.stations


@rule
def choose_city(state, city, log):
    state.city = city
    state.phase = PAY_STATION
    tell(log, CHOSE_CITY, state.seat, city, 0, 0, 0, 0)


@rule
def build_station(board, state, action, log):
    seat, city = state.seat, state.city
    cards = station_cost(board, state, seat)
    put_down(state, seat, payment_color(action), cards, payment_jokers(action, cards), log, 0, 0)
    state.stations[seat] -= 1
    state.station_owner[city] = seat
    remove(state.station_free, city)
    tell(log, BUILT_STATION, seat, city, 0, 0, 0, 0)
    discard_payment(state)
    end_turn(board, state, log)
