"""Stations (EU-13, EU-14). What they borrow at the end is in `score`."""

from branchline.kernel.agenda import ask
from branchline.kernel.bits import has, remove
from branchline.kernel.codes import BUILT_STATION, CHOSE_CITY, PAY_STATION
from branchline.kernel.log import tell
from branchline.kernel.numbers import CITIES, CITY_WORDS, GREY, JOKER, NOBODY, STATION
from branchline.kernel.payment import discard_payment, owe, put_down
from branchline.kernel.rule import rule


@rule
def station_cost(board, state, seat):
    """EU-14: the first costs one card, the next ones more. Only for a seat that has a station left."""
    return board.station_cost[board.stations - state.public.stations[seat]]


@rule
def can_pay_station(board, state, seat):
    """Has the seat a station left, and enough cards of one colour with its jokers?"""
    if state.public.stations[seat] == 0:
        return False
    hand = state.own[seat].hand
    cost = station_cost(board, state, seat)
    for color in range(board.colors):
        if hand[color] + hand[JOKER] >= cost:
            return True
    return False


@rule
def city_free(state, city):
    """EU-13: one station in a city."""
    return has(state.public.station_free, city)


@rule
def list_stations(board, state, seat, words):
    if can_pay_station(board, state, seat):
        for w in range(CITY_WORDS):
            words[STATION // 64 + w] |= state.public.station_free[w]


@rule
def hand_out_stations(board, state):
    table = state.public
    for city in range(CITIES):
        table.station_owner[city] = NOBODY
    for w in range(CITY_WORDS):
        table.station_free[w] = board.all_cities[w]
    for seat in range(table.players):
        table.stations[seat] = board.stations


@rule
def station_price(board, state, seat):
    """What the next station costs (see `payment`)."""
    return int(station_cost(board, state, seat)), GREY, 0, 0


@rule
def choose_city(board, state, city, log):
    seat = state.public.seat
    state.public.city = city
    cards, color, symbols, waves = station_price(board, state, seat)
    owe(state, cards, color, symbols, waves)
    tell(log, CHOSE_CITY, seat, city, 0, 0, 0, 0)
    ask(state, seat, PAY_STATION)


@rule
def build_station(state, action, log):
    table = state.public
    seat, city = table.seat, table.city
    put_down(state, seat, action, log)
    table.stations[seat] -= 1
    table.station_owner[city] = seat
    remove(table.station_free, city)
    tell(log, BUILT_STATION, seat, city, 0, 0, 0, 0)
    discard_payment(state)
