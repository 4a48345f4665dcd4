"""What a hand lacks to pay for a route."""

from branchline.kernel.numbers import COST, GREY, JOKER
from branchline.kernel.payment import USES, cards_beside, ferry_use_fits, jokers_wanted
from branchline.kernel.routes import route_price
from branchline.kernel.rule import rule


@rule
def _fewest_lacking(board, state, seat, route, short):
    """The fewest cards the payment lacks; of equal ways the one that lacks fewer jokers is told."""
    price, hand = route_price(board, state, seat, route), state.own[seat].hand
    jokers, least = hand[JOKER], 2 * COST + 1
    for use in range(USES):
        if not ferry_use_fits(board, state, seat, price[3], use):
            continue
        cards, floor = cards_beside(price, use), jokers_wanted(price, use)
        for color in range(board.colors):
            if price[1] == GREY or price[1] == color:
                no_jokers = max(0, floor - jokers)
                no_cards = max(0, cards - max(floor, jokers) - hand[color])
                if no_jokers + no_cards < least or (no_jokers + no_cards == least and no_jokers < short[2]):
                    least = no_jokers + no_cards
                    short[0], short[1], short[2] = no_cards, color, no_jokers


@rule
def list_shortages(board, state, seat, short):
    """For every route what its payment lacks: how many cards of a colour, of which, and how many jokers besides.

    Nothing is lacking exactly where `can_pay_route`.
    """
    for route in range(board.routes):
        _fewest_lacking(board, state, seat, route, short[route])
