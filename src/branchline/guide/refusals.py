"""Every refusal of a position at once, and the payments that could follow a claim or a station."""

from branchline.kernel.legal import why_not
from branchline.kernel.numbers import ACTION_WORDS, ACTIONS, CLAIM, STATION
from branchline.kernel.payment import list_payments
from branchline.kernel.routes import route_price
from branchline.kernel.rule import rule
from branchline.kernel.stations import station_price


@rule
def list_refusals(board, state, reasons):
    """Write for every action why the deciding seat may not do it now, or ALLOWED."""
    for action in range(ACTIONS):
        reasons[action] = why_not(board, state, action)


@rule
def list_payments_after(board, state, actions, words, cards):
    """Fill for each of these legal claims and stations the set of payments that may follow, and say how many cards
    they are."""
    seat = state.public.decider
    for a in range(len(actions)):
        for w in range(ACTION_WORDS):
            words[a, w] = 0
        route = actions[a] - CLAIM
        is_claim = actions[a] < STATION
        price = route_price(board, state, seat, route) if is_claim else station_price(board, state, seat)
        list_payments(board, state, seat, price, words[a])
        cards[a] = price[0]
