"""What an effect depends on: whether its condition holds, and how many times its amount counts."""

from branchline.kernel.bits import U0, U1, has, lowest, size
from branchline.kernel.codes import (
    IF_ALWAYS,
    IF_BRIDGE,
    IF_CITY,
    IF_COLOR,
    IF_COMPANY,
    IF_FRONTIER,
    IF_JOINS_CITIES,
    IF_JOINS_REGIONS,
    IF_LARGE_CITIES,
    IF_LARGE_CITY,
    IF_LENGTH,
    IF_MARKER,
    IF_MONEY_AT_MOST,
    IF_PORT,
    IF_PORTS,
    IF_REGION,
    IF_SHORT,
    IF_TICKETS_AT_LEAST,
    IF_TOKENS_AT_LEAST,
    IF_TRACK_BED,
    IF_TRAINS_AT_MOST,
    IF_WITHIN,
    MARK_PICKAXE,
    PER_CARDS,
    PER_DONE_POINTS,
    PER_LARGE,
    PER_MISSED_POINTS,
    PER_ONCE,
    PER_PICKAXES,
    PER_PORTS,
    PER_REGIONS,
    PER_ROUTES_IN,
    PER_SPACES,
    PER_TICKETS,
    PER_TOKENS,
    PER_TRAINS,
    PER_WORST_MISSED,
)
from branchline.kernel.numbers import CARD_KINDS, NONE, PIECE_KINDS, TICKET_WORDS
from branchline.kernel.reach import (
    is_frontier,
    joined,
    joins_regions,
    most_in_network,
    most_regions,
    routes_in,
    ticket_done,
)
from branchline.kernel.rule import rare_rule, rule

# --- if ---------------------------------------------------------------------------------------------------------------


@rare_rule
def holds(board, state, seat, effect, route):
    """Is the condition true of the player, and of the route that is claimed or asked about (NONE: there is none)?"""
    if effect.condition == IF_ALWAYS:
        return True
    if effect.condition < IF_JOINS_CITIES:  # those about the route come first
        return route != NONE and _of_route(board, state, seat, effect, route)
    return _of_player(board, state, seat, effect, route)


@rare_rule
def _of_route(board, state, seat, effect, route):
    condition, value = effect.condition, effect.condition_value
    a, b = board.end_a[route], board.end_b[route]
    if condition == IF_COLOR:
        return board.color[route] == value
    if condition == IF_LENGTH:
        return board.spaces[route] >= value
    if condition == IF_SHORT:
        return board.spaces[route] <= value
    if condition == IF_REGION:
        return board.region[a] == value or board.region[b] == value
    if condition == IF_WITHIN:
        return board.region[a] == value and board.region[b] == value
    if condition == IF_CITY:
        return a == value or b == value
    if condition == IF_LARGE_CITY:
        return has(board.large, a) or has(board.large, b)
    if condition == IF_PORT:
        return has(board.ports, a) or has(board.ports, b)
    if condition == IF_BRIDGE:
        return board.crossing[route] != NONE
    if condition == IF_TRACK_BED:
        return has(board.beds, route)
    if condition == IF_COMPANY:
        return board.company_color[seat] != NONE and board.color[route] == board.company_color[seat]
    if condition == IF_MARKER:
        return state.public.marker[value] == a or state.public.marker[value] == b
    return condition == IF_FRONTIER and is_frontier(board, state.public, seat, route)


@rare_rule
def _of_player(board, state, seat, effect, route):
    condition, value, other = effect.condition, effect.condition_value, effect.condition_other
    table = state.public
    if condition == IF_MONEY_AT_MOST:
        return table.money[seat] <= value
    if condition == IF_TRAINS_AT_MOST:
        return _trains(table, seat) <= value
    if condition == IF_TICKETS_AT_LEAST:
        return size(state.own[seat].held) >= value
    if condition == IF_TOKENS_AT_LEAST:
        return table.tokens[seat, other] >= value
    if condition == IF_JOINS_CITIES:
        return joined(board, table, seat, value, other)
    if condition == IF_JOINS_REGIONS:
        return joins_regions(board, table, seat, value, other)
    if condition == IF_PORTS:
        return most_in_network(board, table, seat, route, board.ports) >= value
    return condition == IF_LARGE_CITIES and most_in_network(board, table, seat, route, board.large) >= value


@rule
def _trains(table, seat):
    trains = 0
    for kind in range(PIECE_KINDS):
        trains += table.pieces[seat, kind]
    return trains


# --- how many ---------------------------------------------------------------------------------------------------------


@rare_rule
def amount_of(board, state, seat, effect, route):
    """The amount, times what it is for each of, and no more than the most."""
    if effect.per == PER_ONCE:
        return int(effect.amount)
    return min(int(effect.amount) * _how_many(board, state, seat, effect, route), int(effect.per_most))


@rare_rule
def _how_many(board, state, seat, effect, route):
    table, per = state.public, effect.per
    if per == PER_SPACES:
        return int(board.spaces[route]) if route != NONE else 0
    if per == PER_PORTS:
        return most_in_network(board, table, seat, route, board.ports)
    if per == PER_LARGE:
        return most_in_network(board, table, seat, route, board.large)
    if per == PER_REGIONS:
        return most_regions(board, table, seat, route)
    if per == PER_PICKAXES:
        return int(table.marks_paid[MARK_PICKAXE])
    if per == PER_TOKENS:
        return int(table.tokens[seat, effect.condition_other])
    if per == PER_TICKETS:
        return size(state.own[seat].held)
    if per == PER_ROUTES_IN:
        return routes_in(board, table, seat, effect.region)
    if per == PER_TRAINS:
        return _trains(table, seat)
    if per == PER_CARDS:
        cards = 0
        for kind in range(CARD_KINDS):
            cards += state.own[seat].hand[kind]
        return cards
    if per == PER_DONE_POINTS or per == PER_MISSED_POINTS or per == PER_WORST_MISSED:
        return _ticket_points(board, state, seat, per, effect.region)
    return 0


@rare_rule
def _ticket_points(board, state, seat, per, region):
    """Points of the seat's tickets that are fulfilled or missed, of all of them or those that end in the region."""
    total, worst = 0, 0
    for w in range(TICKET_WORDS):
        tickets = state.own[seat].held[w]
        while tickets != U0:
            ticket = w * 64 + lowest(tickets)
            tickets &= tickets - U1
            a, b = board.ticket_a[ticket], board.ticket_b[ticket]
            counts = region == NONE or board.region[a] == region or board.region[b] == region
            if counts and ticket_done(board, state.public, seat, ticket) == (per == PER_DONE_POINTS):
                total += board.ticket_points[ticket]
                worst = max(worst, int(board.ticket_points[ticket]))
    return worst if per == PER_WORST_MISSED else total
