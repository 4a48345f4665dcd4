"""The bots' records, beside the kernel's own."""

from typing import Any

import numpy as np

from branchline.kernel.numbers import (
    CARD_KINDS,
    CITIES,
    CITY_WORDS,
    PIECE_KINDS,
    PLAYERS,
    ROUTE_WORDS,
    ROUTES,
    STATIONS,
    TICKETS,
)
from branchline.kernel.records import (
    CHANCE,
    SCRATCH,
    SHEET,
    STATE,
    record,
)

# --- brains: which bot decides, and how -------------------------------------------------------------------------------
RANDOM = 0
GREEDY = 1
PLANNER = 2

GOALS = 64  # tickets of one seat a plan is made for; more than that nobody ever holds
OPTIONS = 32  # actions a bot weighs against each other
FILLERS = 3  # routes outside the plan that are kept in mind

# The planner's habits. Everything is worth points: what a turn, a card or a piece is worth decides between roads.
HABITS = {
    # the price of a way: what claiming a route costs beside what it scores
    "claim_price": 9.09,  # the turn in which it is claimed
    "lacking_price": 0.986,  # a card that has to be drawn for it
    "held_price": 0.819,  # a card of the hand
    "piece_price": 0.543,  # a piece
    "points_worth": 1.37,  # of the route's own points
    "tunnel_price": 4.32,  # the surcharge and the risk of a tunnel
    "symbol_price": 2.24,  # a joker that a ferry demands and the hand lacks
    "station_price": 5.71,  # a station, beside the cards and points it costs
    "region_worth": 0.589,  # of the points of a region more in the largest network
    # time: how many turns a player needs for the pieces left
    "claim_length": 3.88,  # pieces of one claim
    "hand_use": 0.902,  # of the cards in a hand that will be used
    # which tickets are pursued
    "ticket_worth": 5.43,  # of a ticket's points gained and not lost, against the price of its way
    "time_slack": 1.88,  # how much more than the turns left a plan may take
    "effort_worth": 1.1,  # of the price of the way, when tickets are chosen
    "doubt": 0.019,  # the chance that a way fails, for each route it still lacks
    "draw_effort": 1.25,  # the same when more tickets could be drawn
    "draw_bias": 14.9,  # what drawing tickets must promise
    "draw_turns": 19.5,  # turns that must be left beyond the plan
    # claims
    "plan_worth": 8.02,  # a step of the plan
    "stake_worth": 0.243,  # of the ticket points that depend on it
    "risk_worth": 0.614,  # of the detour if another takes the route first, times how likely that is
    "risk_base": 0.083,
    "risk_near": 0.155,  # for each opponent at one of its ends
    "risk_both": 0.242,  # for each opponent at both
    "filler_worth": 0.435,  # of the points of a route outside the plan
    "block_worth": 0.549,  # of a route that joins two parts of an opponent's network
    "longest_worth": 0.538,  # of a route that makes the network longer at one of its ends
    "join_worth": 0.5,  # of a route that joins two networks, for each piece of the smaller one
    "shortage_price": 3.73,  # a card that the plan then lacks
    "shortage_stake": 0.061,  # of the ticket points that depend on that card
    "piece_shortage": 5.21,  # a piece that the plan then lacks
    "joker_price": 1.95,
    "card_price": 0.262,  # a card the plan does not need
    # drawing
    "ferry_worth": 3.18,  # a ferry card the plan can use, against two other cards
    "draw_worth": 1.77,  # a turn spent on drawing
    "hand_room": 8.77,  # cards more than pieces left that a hand may hold before drawing is worth nothing
    "want_plan": 0.75,  # how much more a card for the plan is wanted than any other
    "want_stake": 0.091,  # for each ticket point that depends on it
    "want_filler": 0.451,
    "filler_fade": 0.516,  # how much less the second route outside the plan is wanted than the first
    "want_any": 0.168,
    "want_joker": 0.339,  # a joker, as a multiple of the card wanted most
    "want_near": 0.995,  # how much a card is wanted more the fewer are lacking beside it
}

# `noise`: how many points worse a choice may be and still be made now and then; 0 always takes the best.
# `quick`: 1 saves time in playouts: a plan holds for the whole turn, and detours are not worked out.
BRAIN = record(
    [("kind", np.int64), ("quick", np.int64), ("noise", np.float64), *((name, np.float64) for name in HABITS)]
)

# --- what a seat's bot keeps while it thinks --------------------------------------------------------------------------
MIND = record(
    [
        ("chance", CHANCE),  # the bot's own
        # the map: the routes of each city are link[first[city]] … link[first[city + 1] - 1]
        ("first", np.int64, CITIES + 1),
        ("link", np.int64, 2 * ROUTES),
        # the position as the seat sees it
        ("root", np.int64, CITIES),  # own networks
        ("extent", np.int64, CITIES),  # pieces of the network with that root
        ("near", np.uint64, (PLAYERS, CITY_WORDS)),  # cities at which each player has routes
        ("main_root", np.int64),  # the network with the most regions
        ("main_regions", np.uint64),
        ("turns_left", np.float64),  # turns the seat can expect to have
        ("price", np.float64, ROUTES),  # of using the route; INFINITE if impossible
        ("hand_left", np.int64, CARD_KINDS),  # cards not yet set aside for a planned route
        # shortest ways
        ("distance", np.float64, CITIES),
        ("via", np.int64, CITIES),  # the route by which a city is reached
        ("frontier", np.uint64, CITY_WORDS),  # cities reached whose own routes have not been followed
        # the plan
        ("goal", np.int64, GOALS),  # tickets, the most valuable first
        ("goals", np.int64),
        ("planned", np.uint64, ROUTE_WORDS),
        ("stake", np.float64, ROUTES),  # ticket points that depend on a planned route
        ("plan_color", np.int64, ROUTES),  # the colour a planned route is to be paid in
        ("plan_lack", np.int64, ROUTES),  # cards the hand lacks for it
        ("plan_cards", np.int64, ROUTES),  # cards of the colour set aside for it
        ("plan_pieces", np.int64, PIECE_KINDS),
        ("plan_turns", np.float64),
        ("plan_routes", np.int64),
        ("plan_stations", np.int64),
        ("station_route", np.int64, STATIONS),  # routes of others that the plan borrows
        ("worth", np.float64),  # points the plan promises
        ("given_up", np.int64),  # tickets that could be fulfilled but for time or price
        ("bonus", np.float64, ROUTES),  # what effects give for claiming it
        ("gain", np.float64, ROUTES),  # points an open route outside the plan brings by itself
        ("filler", np.int64, FILLERS),  # the best routes outside the plan, NONE where there are fewer
        ("filler_lack", np.int64, FILLERS),
        ("filler_held", np.int64, FILLERS),
        ("filler_color", np.int64, FILLERS),
        # cards
        ("need", np.int64, CARD_KINDS),  # of each colour for the whole plan
        ("need_worth", np.float64, CARD_KINDS),  # what a card of the plan is worth at most
        ("want", np.float64, CARD_KINDS),  # worth of one card more
        ("gains", np.float64, TICKETS),  # of tickets that could be drawn, sorted
        # what can be done, the best first
        ("options", np.int64),
        ("option", np.int64, OPTIONS),
        ("option_worth", np.float64, OPTIONS),
        ("stamp", np.int64),  # the turn the plan was made for
    ]
)

# --- the search's tree ------------------------------------------------------------------------------------------------
DEPTH = 64  # own decisions the tree is followed

# What one thread works with.
DESK = record([("state", STATE), ("scratch", SCRATCH), ("sheet", SHEET), ("chance", CHANCE)])

NODE = record(
    [
        ("action", np.int64),
        ("child", np.int64),  # the first of them
        ("sibling", np.int64),
        ("visits", np.float64),
        ("value", np.float64),  # sums over the visits
        ("wins", np.float64),
        ("margin", np.float64),
    ]
)


def new_brain(kind: int, **habits: float) -> Any:
    """A brain of that kind, with the usual habits (and no noise) except those named."""
    brain = np.zeros(1, BRAIN)[0]
    brain.kind = kind
    for name, value in {**HABITS, **habits}.items():
        brain[name] = value
    return brain
