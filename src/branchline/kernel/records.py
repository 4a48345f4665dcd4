"""The records everything is made of.

A game is one `State`: a fixed-size record that holds the whole position, hidden cards and the random generator
included. What an edition and its variant say is one `Board`. The rules are functions over these two.

All records are `align=True` so that the same source can be compiled for a GPU. Counts are signed 16-bit: they never
come near the limit, and plain arithmetic on them means the same compiled and interpreted.
"""

# Long because every record is declared in one place.
from typing import Any

import numpy as np

from branchline.kernel.numbers import (
    ACTION_WORDS,
    AGENDA,
    BLOSSOMS,
    CARD_KINDS,
    CASES,
    CITIES,
    CITY_WORDS,
    COLORS,
    COST,
    CROSSINGS,
    DISPLAY,
    EFFECTS,
    EVENT_VALUES,
    FERRY_CARDS,
    LINES,
    MARKERS,
    MARKS,
    MOMENTS,
    OFFER,
    OWN_LINES,
    PAIRED,
    PARALLELS,
    PIECE_KINDS,
    PIECES,
    PLAYERS,
    PRICE_EFFECTS,
    REGIONS,
    ROUTE_WORDS,
    ROUTES,
    SOURCE_WORDS,
    STATION_OPTIONS,
    STATIONS,
    TICKET_WORDS,
    TICKETS,
    TIE_BREAKS,
    TOKENS,
)


def record(fields: list[Any]) -> Any:
    """An aligned record type whose fields read as attributes, interpreted and compiled alike.

    NumPy forgets the alignment of a record inside another one, so those begin where anything may (`_check_nested`).
    Numba wants no unnamed bytes at the end of a record, so they get a name.
    """
    plain: Any = np.dtype(fields, align=True)
    last = plain.fields[plain.names[-1]]
    spare = plain.itemsize - last[1] - last[0].itemsize
    if spare:
        plain = np.dtype([*fields, ("padding", np.uint8, spare)], align=True)
    _check_nested(plain)
    return np.dtype((np.record, plain))


def _check_nested(dtype: Any) -> None:
    for name, (field, offset, *_) in dtype.fields.items():
        inner = field.base
        if inner.names:
            widest = max(inner.fields[part][0].base.alignment for part in inner.names)
            assert offset % widest == 0, f"{name} has to begin at a multiple of {widest} bytes: put it further up"


def new(dtype: Any, count: int | tuple[int, ...] = 1) -> Any:
    """An array of empty records; `new(STATE)[0]` is one to work with."""
    return np.zeros(count, dtype=dtype)


CHANCE = record(
    [
        ("counter", np.uint64),  # blocks made so far
        ("left", np.int64),  # words of the block not yet used
        ("key", np.uint32, 8),
        ("words", np.uint32, 16),
    ]
)

EFFECT = record(
    [
        ("source", np.int16),  # what must be in force for it, an index of the edition's sources
        ("when", np.int16),
        ("whom", np.int16),
        ("condition", np.int16),
        ("condition_value", np.int16),
        ("condition_other", np.int16),  # the second of two places, or a kind of token
        ("do", np.int16),
        ("amount", np.int16),
        ("where", np.int16),  # the line of the score sheet, source, colour, token or marker it is about
        ("region", np.int16),  # where a marker goes, or which tickets and routes are counted
        ("per", np.int16),  # the amount is for each of these
        ("per_most", np.int16),  # and no more than this
        ("cost", np.int16),  # dollars to pay for the option
        ("arrival", np.int16),  # dollars for whoever drives a marker to a railhead
        ("once", np.int16),  # 1: its source is spent when it has acted
    ]
)

BOARD = record(
    [
        # bit sets of routes, for listing legal claims (see `legal`). The first index is the number of ferry cards held.
        ("payable", np.uint64, (FERRY_CARDS + 1, COLORS, COST + 1, ROUTE_WORDS)),  # colour, cards of it plus jokers
        ("joker_enough", np.uint64, (FERRY_CARDS + 1, COST + 1, ROUTE_WORDS)),  # jokers held
        ("short_enough", np.uint64, (PIECE_KINDS, COST + 1, ROUTE_WORDS)),  # pieces left of the kind
        ("price_routes", np.uint64, (PRICE_EFFECTS, ROUTE_WORDS)),  # that the effect on prices may be about
        ("price_settled", np.uint64, (1,)),  # effects on prices that are about all of these, always
        ("routes_at", np.uint64, (CITIES, ROUTE_WORDS)),  # routes that end in the city
        ("all_routes", np.uint64, ROUTE_WORDS),
        ("all_cities", np.uint64, CITY_WORDS),  # places where a station may stand
        ("normal_tickets", np.uint64, TICKET_WORDS),  # the tickets of the variant
        ("long_tickets", np.uint64, TICKET_WORDS),
        ("region_cities", np.uint64, (REGIONS, CITY_WORDS)),
        ("large", np.uint64, CITY_WORDS),  # large cities
        ("ports", np.uint64, CITY_WORDS),
        ("beds", np.uint64, ROUTE_WORDS),  # routes that are track beds
        ("in_force", np.uint64, SOURCE_WORDS),  # sources of effects that are on from the start
        ("seat_in_force", np.uint64, (PLAYERS, SOURCE_WORDS)),  # and those that are on for one seat: its company
        ("events", np.uint64, SOURCE_WORDS),  # the sources that are event cards of this game's deck
        # how many there are
        ("cities", np.int16),
        ("routes", np.int16),
        ("tickets", np.int16),
        ("colors", np.int16),
        ("regions", np.int16),
        ("players_min", np.int16),
        ("players_max", np.int16),
        ("effects_from", np.int16, MOMENTS + 1),  # the first effect of each moment, and the end of the last
        # cards
        ("deck", np.int16, CARD_KINDS),
        ("hand_size", np.int16),
        ("display_size", np.int16),
        ("joker_limit", np.int16),  # this many jokers in the display flush it
        ("action_cards", np.int16, PLAYERS + 1),  # shuffled into the deck, by number of players
        ("marked", np.int16, (MARKS, CARD_KINDS)),  # cards of the deck that bear a mark
        ("marks", np.int16),  # 1: some do
        ("no_draw_at", np.int16),  # with so few cards in both piles none may be drawn as a turn
        # pieces and routes
        ("pieces", np.int16, PIECE_KINDS),
        ("trigger", np.int16),  # this many pieces left start the last round
        ("parallel_from", np.int16),  # number of players from which parallel routes may all be used
        ("triples_open", np.int16),  # 1: three parallel routes may always all be used
        ("points_on_claim", np.int16),  # 1: routes score when claimed; 0: at the end
        ("tunnel_reveal", np.int16),
        # stations
        ("stations", np.int16),
        ("station_cost", np.int16, STATIONS),
        ("station_points", np.int16),  # for each one not built
        # ferry cards
        ("ferry_cards", np.int16),
        ("ferry_limit", np.int16),
        ("ferry_waves", np.int16),  # waves one ferry card covers
        # tickets
        ("deal_long", np.int16),
        ("deal_normal", np.int16),
        ("two_steps", np.int16),  # 1: long tickets are chosen first, then normal ones are dealt
        ("keep_long_max", np.int16),
        ("keep_setup", np.int16),
        ("keep_with_long", np.int16),
        ("keep_without_long", np.int16),
        ("unkept_to_box", np.int16),  # 1: tickets returned at set-up leave the game; 0: they go under the pile
        ("draw_tickets", np.int16),
        ("keep_drawn", np.int16),
        # scoring
        ("longest_points", np.int16),
        ("landmark_points", np.int16),
        ("region_points", np.int16, REGIONS * 2 + 1),  # by number of regions in one network
        ("tie_breaks", np.int16, TIE_BREAKS),
        ("plays_for_money", np.int16),  # 1: money and pieces left are lines of the sheet, and nobody ends below 0
        ("money", np.int16),  # at the start
        ("pieces_left_points", np.int16, PIECES + 1),  # by number of pieces not placed
        ("fewer_tickets", np.int16),  # 1: with too few tickets everybody is dealt fewer
        ("company_color", np.int16, PLAYERS),  # of each seat's company
        # each city
        ("region", np.int16, CITIES),
        ("landmark", np.int16, CITIES),
        ("next_terminal", np.int16, CITIES),  # the next terminal of the same area, NONE for the last and for cities
        # each region
        ("region_doubles", np.int16, REGIONS),  # 1: counts twice in a network with all its cities
        # each route
        ("end_a", np.int16, ROUTES),
        ("end_b", np.int16, ROUTES),
        ("color", np.int16, ROUTES),
        ("cost", np.int16, ROUTES),  # cards to pay
        ("spaces", np.int16, ROUTES),  # pieces to place
        ("piece", np.int16, ROUTES),  # kind of piece
        ("symbols", np.int16, ROUTES),  # cards that must be jokers
        ("waves", np.int16, ROUTES),  # cards that must be jokers or ferry cards
        ("tunnel", np.int16, ROUTES),
        ("crossing", np.int16, ROUTES),  # the bridge it goes over
        ("points", np.int16, ROUTES),
        ("parallels", np.int16, (ROUTES, PARALLELS)),  # NONE where there are fewer
        # each ticket: a city, or the first terminal of an area
        ("ticket_a", np.int16, TICKETS),
        ("ticket_b", np.int16, TICKETS),
        ("ticket_points", np.int16, TICKETS),
        # effects in the order of their moments: those of moment w begin at effects_from[w]
        ("effects", EFFECT, EFFECTS),
    ]
)

DUE = record([("kind", np.int16), ("seat", np.int16), ("value", np.int16)])

# --- what everybody knows: the same record in a State and in every View ----------------------------------------------
PUBLIC = record(
    [
        ("owned", np.uint64, (PLAYERS, ROUTE_WORDS)),  # routes of each seat
        ("open", np.uint64, (PLAYERS, ROUTE_WORDS)),  # routes neither taken nor closed to the seat
        ("station_free", np.uint64, CITY_WORDS),  # cities where no station stands
        ("in_force", np.uint64, SOURCE_WORDS),  # sources of effects that are on for everybody
        ("spent", np.uint64, SOURCE_WORDS),  # sources that have acted and will not again in this game
        ("events_left", np.uint64, SOURCE_WORDS),  # event cards that may be turned up next
        ("events_past", np.uint64, SOURCE_WORDS),  # event cards turned up so far, the current one included
        ("station_owner", np.int8, CITIES),
        ("known", np.int16, (PLAYERS, CARD_KINDS)),  # cards of each hand that every attentive player knows
        ("discard", np.int16, CARD_KINDS),
        ("paid", np.int16, CARD_KINDS),  # on the table while a tunnel is being resolved
        ("revealed", np.int16, CARD_KINDS),  # turned up for the tunnel
        ("display", np.int16, DISPLAY),
        ("display_mark", np.int16, DISPLAY),  # the mark of each card in the display, 0 for none
        ("known_marked", np.int8, (PLAYERS, MARKS, CARD_KINDS)),  # of the known cards those with a mark
        ("discard_marked", np.int8, (MARKS, CARD_KINDS)),
        ("crossing_owner", np.int8, CROSSINGS),  # who bridged it first in this game
        ("pieces", np.int16, (PLAYERS, PIECE_KINDS)),
        ("points", np.int16, PLAYERS),  # on the score track
        ("money", np.int16, PLAYERS),
        ("tokens", np.int16, (PLAYERS, TOKENS)),
        ("marker", np.int16, MARKERS),  # the city where each marker stands
        ("marks_paid", np.int16, MARKS),  # cards with a mark among those paid last
        ("gained", np.int16, (PLAYERS, OWN_LINES)),  # by effects, for each line an edition adds to the score sheet
        ("ferry", np.int16, PLAYERS),  # ferry cards in hand
        ("stations", np.int16, PLAYERS),  # stations not yet built
        ("offered", np.int16, PLAYERS),  # how many tickets the seat is looking at
        ("kept_at_setup", np.int16, PLAYERS),
        ("long_kept", np.int16, PLAYERS),  # where long tickets are chosen first: how many were kept
        ("agenda", DUE, AGENDA),  # what is due, the next thing last (see `turn.advance`)
        ("due", np.int16),  # how many things are
        ("owed_cards", np.int16),  # what has to be paid now: cards in all, besides those that ferry cards save,
        ("owed_color", np.int16),  # of which colour,
        ("owed_symbols", np.int16),  # how many of them jokers,
        ("owed_waves", np.int16),  # and how many jokers or ferry cards
        ("ferry_pile", np.int16),
        ("pile_size", np.int16),  # cards, without action cards
        ("discard_size", np.int16),
        ("pile_actions", np.int16),  # action cards
        ("discard_actions", np.int16),
        ("event", np.int16),  # the current event card: a source
        ("again", np.int16),  # 1: the seat has another turn after this one; 2: this is that turn
        ("under_size", np.int16),  # tickets put back underneath
        ("under_begun", np.int16),  # 1: some of the first batch has been drawn
        ("players", np.int16),
        ("starter", np.int16),
        ("seat", np.int16),  # whose turn it is
        ("decider", np.int16),  # who decides: nearly always the same
        ("phase", np.int16),  # what is decided
        ("turn", np.int16),  # turns begun so far
        ("turns_left", np.int16),  # turns still to play in the last round, NONE before it
        ("passes", np.int16),  # passes in a row
        ("route", np.int16),  # the route being paid for
        ("city", np.int16),  # the city a station is being paid for
        ("choices", np.int16),  # how many options there are to choose from
        ("choice_from", np.int16),  # and the first of them: an index of the board's effects
    ]
)

# --- what only the seat itself knows ----------------------------------------------------------------------------------
OWN = record(
    [
        ("held", np.uint64, TICKET_WORDS),  # tickets kept
        ("in_force", np.uint64, SOURCE_WORDS),  # sources of effects that are on for this seat alone
        ("hand", np.int16, CARD_KINDS),
        ("marked", np.int8, (MARKS, CARD_KINDS)),  # cards of the hand that bear a mark
        ("offer", np.uint8, OFFER),  # tickets being looked at
    ]
)

# --- the whole position: whatever is named here and not in PUBLIC or OWN is hidden from everybody ---------------------
STATE = record(
    [
        ("chance", CHANCE),
        ("public", PUBLIC),
        ("own", OWN, PLAYERS),
        ("ticket_pile", np.uint64, TICKET_WORDS),  # tickets nobody has looked at since the shuffle
        ("box", np.uint64, TICKET_WORDS),  # tickets out of the game
        # The tickets put back underneath: each return is a batch, and a batch is drawn in random order.
        ("under", np.uint8, TICKETS),  # batch number of each ticket under the pile, 0 = not there
        ("returned_by", np.int8, TICKETS),  # who put the ticket back (under the pile or into the box) and so knows
        ("pile", np.int16, CARD_KINDS),
        ("pile_marked", np.int8, (MARKS, CARD_KINDS)),
        ("under_first", np.int16),  # the batch drawn next
        ("under_last", np.int16),  # the newest batch
    ]
)

VIEW = record(
    [
        ("public", PUBLIC),
        ("own", OWN),
        # remembered: what the seat put back itself
        ("my_box", np.uint64, TICKET_WORDS),  # tickets it put into the box
        ("my_under", np.uint8, TICKETS),  # tickets it put back: which return, counted from the oldest = 1; 0 = none
        # counted: what everybody sees of what is hidden
        ("hand_size", np.int16, PLAYERS),
        ("ticket_count", np.int16, PLAYERS),
        ("ticket_pile_size", np.int16),  # never looked at since the shuffle
        ("under_batches", np.int16),  # the returns under the pile, oldest first
        ("under_batch_size", np.uint8, TICKETS),
        ("legal", np.uint64, ACTION_WORDS),  # what it may do now; empty unless it is the decider
        ("seat", np.int16),  # whose view, or SPECTATOR
    ]
)

# A decision that everybody saw being made: what a spectator knew then, and what was chosen.
SIGHT = record([("seen", VIEW), ("action", np.int64)])

SHEET = record(
    [
        ("done", np.uint64, (PLAYERS, TICKET_WORDS)),  # fulfilled tickets
        ("lines", np.int16, (PLAYERS, LINES)),  # named by the vocabulary, then by the edition
        ("total", np.int16, PLAYERS),
        ("place", np.int16, PLAYERS),  # 1 = first; tied players share a place
        ("tickets_done", np.int16, PLAYERS),
        ("longest_length", np.int16, PLAYERS),
        ("path_routes", np.int16, PLAYERS),
        ("path", np.int16, (PLAYERS, PIECES)),  # the longest path, route by route
        ("borrowed", np.int16, (PLAYERS, STATIONS)),  # the route each station borrows, in order of cities
        ("networks", np.int16, PLAYERS),
        ("network_regions", np.int16, (PLAYERS, PIECES)),  # regions counted in each separate network
    ]
)


PAIRING = record(
    [
        ("cost", np.int16, (PAIRED, PAIRED)),
        ("match", np.int16, PAIRED + BLOSSOMS),
        ("price", np.int32, PAIRED + BLOSSOMS),
        ("near", np.int8, (PAIRED + BLOSSOMS, PAIRED + BLOSSOMS)),  # [x, y]: the node of x with the best edge to y
        ("outer", np.int16, PAIRED + BLOSSOMS),  # the outermost blossom (or node) it is in, 0 if not in use
        ("parent", np.int16, PAIRED + BLOSSOMS),  # the node of the tree it was reached from
        ("label", np.int16, PAIRED + BLOSSOMS),
        ("slack", np.int16, PAIRED + BLOSSOMS),  # the node in an even place with the best edge to it
        ("seen", np.int16, PAIRED + BLOSSOMS),
        ("visit", np.int16),
        ("queue", np.int16, PAIRED),
        ("queued", np.int16),
        ("todo", np.int16, (PAIRED + BLOSSOMS, 2)),
        ("blossoms", np.int16),
        ("member", np.int8, (PAIRED + BLOSSOMS, PAIRED)),  # [b, node]: the part of b that holds the node, 0 if none
        ("ring", np.int8, (BLOSSOMS, PAIRED)),
        ("ring_size", np.int16, BLOSSOMS),
    ]
)

SCRATCH = record(
    [
        # networks: two cities with the same root are connected
        ("root", np.int16, CITIES),
        ("joined", np.int16, CITIES),  # roots connected by borrowed routes
        ("network_regions", np.uint64, CITIES),  # set of regions of the network with this root
        # path search: the routes of one seat as edges
        ("edge_route", np.int16, PIECES),
        ("edge_a", np.int16, PIECES),
        ("edge_b", np.int16, PIECES),
        ("edge_length", np.int16, PIECES),
        ("city_edges", np.uint64, CITIES),  # edges at each city
        ("total", np.int16, CITIES),  # length of all edges of the network with this root
        ("stack_city", np.int16, PIECES + 1),
        ("stack_edge", np.int16, PIECES + 1),
        ("stack_options", np.uint64, PIECES + 1),
        # path search: what has to be left out
        ("pairing", PAIRING),
        ("distance", np.int16, (PIECES + 1, PIECES + 1)),  # between cities by their numbers
        ("number", np.int16, CITIES),  # of the network's cities
        ("city", np.int16, PIECES + 1),
        ("odd", np.int16, PAIRED),  # the city of each node of the pairing
        ("piece", np.int16, CITIES),  # which piece of the kept routes a city is in
        ("allowed", np.uint64, CASES),
        ("wanted", np.uint64, CASES),
        ("ways_out", np.uint64, CASES),
        ("inside", np.uint64, CASES),
        ("outside", np.uint64, CASES),
        ("best", np.uint64),  # the edges of the longest trail found
        ("path_length", np.int16),
        ("path_edges", np.int16),
        ("path", np.int16, PIECES),
        # station choice
        ("station_city", np.int16, STATIONS),
        ("options", np.int16, STATIONS),
        ("option_route", np.int16, (STATIONS, STATION_OPTIONS)),
        ("choice", np.int16, STATIONS),
        ("pending", np.int16, TICKETS),  # tickets that own routes alone do not fulfil
        # the way to a ticket: by pieces of the second kind used
        ("spent", np.int16, (PIECES + 1, CITIES)),  # the fewest of the first kind to the city
        ("via", np.int16, (PIECES + 1, CITIES)),  # the route it was reached by
        # legal actions
        ("legal", np.uint64, ACTION_WORDS),
    ]
)

# --- events: what a step did, for people, records and referees
EVENT = record([("kind", np.int32), ("seat", np.int16), ("values", np.int16, EVENT_VALUES)])


def new_scratch() -> Any:
    """Working space for scoring and playouts; one for each thread."""
    return new(SCRATCH)
