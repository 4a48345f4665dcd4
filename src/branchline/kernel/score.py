"""The score sheet: every line by itself, the total last.

C-17, C-18, EU-15 … EU-19, IT-9 … IT-13, NY-6, BE-10, LW-22, LW-23.
"""

from branchline.kernel.bits import U0, U1, add, bit, count_bits, has, lowest
from branchline.kernel.codes import (
    LINE_LANDMARKS,
    LINE_LONGEST,
    LINE_REGIONS,
    LINE_ROUTES,
    LINE_STATIONS,
    LINE_TICKETS,
)
from branchline.kernel.copying import clear_record
from branchline.kernel.longest_path import longest_path
from branchline.kernel.network import connect, join, part, part_all, same_network
from branchline.kernel.numbers import (
    BY_LATER,
    BY_LONGEST,
    BY_TICKETS,
    CITIES,
    FIRST_OWN_LINE,
    LINES,
    MONEY_LINE,
    NOBODY,
    NONE,
    OWN_LINES,
    PIECES,
    PIECES_LINE,
    PLAYERS,
    REGIONS,
    ROUTE_WORDS,
    STATION_OPTIONS,
    STATIONS,
    TICKET_WORDS,
    TIE_BREAKS,
)
from branchline.kernel.owners import owner
from branchline.kernel.rule import rule
from branchline.kernel.turn_order import pieces_left

# --- routes and places they touch -------------------------------------------------------------------------------------


@rule
def _route_points(board, state, seat):
    points = 0
    for w in range(ROUTE_WORDS):
        routes = state.public.owned[seat, w]
        while routes != U0:
            points += board.points[w * 64 + lowest(routes)]
            routes &= routes - U1
    return points


@rule
def _landmark_points(board, state, seat, scratch):
    """NY-6: one point for each attraction that at least one own route touches."""
    if board.landmark_points == 0:
        return 0
    _mark_touched(board, state, seat, scratch)
    points = 0
    for city in range(board.cities):
        if board.landmark[city] and scratch.total[city] > 0:
            points += board.landmark_points
    return points


@rule
def _mark_touched(board, state, seat, scratch):
    """`scratch.total` of a city is above 0 where the seat has a route."""
    for city in range(CITIES):
        scratch.total[city] = 0
    for w in range(ROUTE_WORDS):
        routes = state.public.owned[seat, w]
        while routes != U0:
            route = w * 64 + lowest(routes)
            routes &= routes - U1
            scratch.total[board.end_a[route]] = 1
            scratch.total[board.end_b[route]] = 1


# --- regions (IT-9 … IT-11) -------------------------------------------------------------------------------------------


@rule
def _region_in_one_network(board, scratch, region):
    """IT-10: the root of the network that has all of the region's cities, or NONE."""
    root = NONE
    for city in range(board.cities):
        if board.region[city] == region:
            if scratch.total[city] == 0 or (root != NONE and scratch.root[city] != root):
                return NONE
            root = scratch.root[city]
    return root


@rule
def _region_points(board, state, seat, scratch, sheet):
    """IT-9: each network by itself; the sheet lists how many regions each of them counts."""
    _mark_touched(board, state, seat, scratch)
    for city in range(board.cities):
        scratch.network_regions[city] = 0
    for city in range(board.cities):
        if scratch.total[city] > 0 and board.region[city] != NONE:
            scratch.network_regions[scratch.root[city]] |= bit(board.region[city])
    for region in range(board.regions):
        if board.region_doubles[region]:
            root = _region_in_one_network(board, scratch, region)
            if root != NONE:
                scratch.network_regions[root] |= bit(REGIONS + region)
    points = 0
    networks = 0
    for city in range(board.cities):
        regions = count_bits(scratch.network_regions[city])
        if regions > 0:
            points += board.region_points[regions]
            sheet.network_regions[seat, networks] = regions
            networks += 1
    sheet.networks[seat] = networks
    return points


# --- tickets and what stations borrow for them (C-17, EU-15) ----------------------------------------------------------


@rule
def _fulfilled(board, scratch, ticket):
    return same_network(board, scratch.root, scratch.joined, board.ticket_a[ticket], board.ticket_b[ticket])


@rule
def _list_options(board, state, seat, scratch):
    """For each station the routes of others at its city, one for each network they would connect it with."""
    stations = 0
    for city in range(board.cities):
        if state.public.station_owner[city] != seat:
            continue
        scratch.station_city[stations] = city
        options = 0
        for route in range(board.routes):
            if board.end_a[route] != city and board.end_b[route] != city:
                continue
            if owner(state.public, route) == NOBODY or has(state.public.owned[seat], route):
                continue
            leads_to = scratch.root[board.end_a[route] + board.end_b[route] - city]
            useful = leads_to != scratch.root[city]
            for i in range(options):
                other = scratch.option_route[stations, i]
                if scratch.root[board.end_a[other] + board.end_b[other] - city] == leads_to:
                    useful = False
            if useful and options < STATION_OPTIONS:
                scratch.option_route[stations, options] = route
                options += 1
        scratch.options[stations] = options
        stations += 1
    return stations


@rule
def _borrow(board, scratch, stations):
    """Connect what the current choice of each station connects."""
    for i in range(stations):
        if scratch.choice[i] != NONE:
            route = scratch.option_route[i, scratch.choice[i]]
            join(scratch.joined, scratch.root[board.end_a[route]], scratch.root[board.end_b[route]])


@rule
def _give_back(board, scratch, stations):
    """The opposite of `_borrow`: every network stands for itself again."""
    for i in range(stations):
        if scratch.choice[i] != NONE:
            route = scratch.option_route[i, scratch.choice[i]]
            part(scratch.joined, scratch.root[board.end_a[route]], scratch.root[board.end_b[route]])


@rule
def _next_choice(scratch, stations):
    """Count the choices up like the digits of a number, each from NONE; False after the last."""
    for i in range(stations):
        scratch.choice[i] += 1
        if scratch.choice[i] < scratch.options[i]:
            return True
        scratch.choice[i] = NONE
    return False


@rule
def _score_own(board, state, seat, scratch, sheet):
    """Tickets as own routes fulfil them; gives the number of those they do not."""
    pending = 0
    for w in range(TICKET_WORDS):
        tickets = state.own[seat].held[w]
        while tickets != U0:
            ticket = w * 64 + lowest(tickets)
            tickets &= tickets - U1
            if _fulfilled(board, scratch, ticket):
                _fulfil(board, seat, ticket, sheet)
            else:
                sheet.lines[seat, LINE_TICKETS] -= board.ticket_points[ticket]
                scratch.pending[pending] = ticket
                pending += 1
    return pending


@rule
def _fulfil(board, seat, ticket, sheet):
    add(sheet.done[seat], ticket)
    sheet.lines[seat, LINE_TICKETS] += board.ticket_points[ticket]
    sheet.tickets_done[seat] += 1


@rule
def _score_borrowed(board, state, seat, pending, scratch, sheet):
    """EU-15: try every choice of borrowed routes; the most points count, then the most fulfilled tickets."""
    stations = _list_options(board, state, seat, scratch)
    for i in range(stations):
        scratch.choice[i] = NONE
    best_points, best_done = 0, 0
    while _next_choice(scratch, stations):
        _borrow(board, scratch, stations)
        points, done = 0, 0
        for i in range(pending):
            if _fulfilled(board, scratch, scratch.pending[i]):
                points += board.ticket_points[scratch.pending[i]]
                done += 1
        _give_back(board, scratch, stations)
        if points > best_points or (points == best_points and done > best_done):
            best_points, best_done = points, done
            for i in range(stations):
                chosen = scratch.choice[i]
                sheet.borrowed[seat, i] = NONE if chosen == NONE else scratch.option_route[i, chosen]
    for i in range(stations):
        route = sheet.borrowed[seat, i]
        if route != NONE:
            join(scratch.joined, scratch.root[board.end_a[route]], scratch.root[board.end_b[route]])


@rule
def _score_tickets(board, state, seat, scratch, sheet):
    """C-17: plus for fulfilled tickets, minus for the others; stations help where own routes do not (EU-15)."""
    part_all(scratch)
    pending = _score_own(board, state, seat, scratch, sheet)
    if pending == 0 or state.public.stations[seat] == board.stations:
        return
    _score_borrowed(board, state, seat, pending, scratch, sheet)
    for i in range(pending):
        ticket = scratch.pending[i]
        if _fulfilled(board, scratch, ticket):
            sheet.lines[seat, LINE_TICKETS] += board.ticket_points[ticket]  # it was taken off before
            _fulfil(board, seat, ticket, sheet)


# --- the longest path (EU-18) -----------------------------------------------------------------------------------------


@rule
def _needs_longest(board):
    """Is the longest path worth points or a tie-break?"""
    needed = board.longest_points != 0
    for i in range(TIE_BREAKS):
        needed |= board.tie_breaks[i] == BY_LONGEST
    return needed


@rule
def _measure_path(board, state, seat, scratch, sheet):
    longest_path(board, state, seat, scratch)
    sheet.longest_length[seat] = scratch.path_length
    sheet.path_routes[seat] = scratch.path_edges
    for i in range(scratch.path_edges):
        sheet.path[seat, i] = scratch.path[i]


@rule
def _award_longest(board, state, sheet):
    """All tied players get the points; a path of no length is none."""
    longest = 1
    for seat in range(state.public.players):
        longest = max(longest, sheet.longest_length[seat])
    for seat in range(state.public.players):
        sheet.lines[seat, LINE_LONGEST] = board.longest_points if sheet.longest_length[seat] == longest else 0


# --- the sheet --------------------------------------------------------------------------------------------------------


@rule
def _beats(board, state, sheet, seat, other):
    """C-18, LW-23: does `seat` place before `other`? The edition's tie-breaks in their order."""
    if sheet.total[seat] != sheet.total[other]:
        return sheet.total[seat] > sheet.total[other]
    for i in range(TIE_BREAKS):
        if board.tie_breaks[i] == BY_TICKETS and sheet.tickets_done[seat] != sheet.tickets_done[other]:
            return sheet.tickets_done[seat] > sheet.tickets_done[other]
        if board.tie_breaks[i] == BY_LONGEST and sheet.longest_length[seat] != sheet.longest_length[other]:
            return sheet.longest_length[seat] > sheet.longest_length[other]
        if board.tie_breaks[i] == BY_LATER:
            return _turns_after_starter(state, seat) > _turns_after_starter(state, other)
    return False


@rule
def _turns_after_starter(state, seat):
    return (seat - state.public.starter) % state.public.players


@rule
def _clear_sheet(sheet):
    clear_record(sheet)
    for seat in range(PLAYERS):
        for i in range(STATIONS):
            sheet.borrowed[seat, i] = NONE
        for i in range(PIECES):
            sheet.path[seat, i] = NONE


@rule
def _write_lines(board, state, seat, scratch, sheet):
    lines = sheet.lines[seat]
    lines[LINE_ROUTES] = _route_points(board, state, seat)
    _score_tickets(board, state, seat, scratch, sheet)
    lines[LINE_STATIONS] = state.public.stations[seat] * board.station_points
    if board.regions > 0:
        lines[LINE_REGIONS] = _region_points(board, state, seat, scratch, sheet)
    lines[LINE_LANDMARKS] = _landmark_points(board, state, seat, scratch)
    for line in range(OWN_LINES):
        lines[FIRST_OWN_LINE + line] = state.public.gained[seat, line]
    if board.plays_for_money:  # LW-22
        lines[MONEY_LINE] = state.public.money[seat]
        lines[PIECES_LINE] = board.pieces_left_points[pieces_left(state, seat)]
    if _needs_longest(board):
        _measure_path(board, state, seat, scratch, sheet)


@rule
def write_sheet(board, state, scratch, sheet):
    """Score the position as if the game ended now."""
    _clear_sheet(sheet)
    players = state.public.players
    for seat in range(players):
        connect(board, state, seat, scratch)
        _write_lines(board, state, seat, scratch, sheet)
    if board.longest_points != 0:
        _award_longest(board, state, sheet)
    for seat in range(players):
        for line in range(LINES):
            sheet.total[seat] += sheet.lines[seat, line]
        if board.plays_for_money:  # LW-22
            sheet.total[seat] = max(0, sheet.total[seat])
    for seat in range(players):
        place = 1
        for other in range(players):
            if _beats(board, state, sheet, other, seat):
                place += 1
        sheet.place[seat] = place
