"""The bots' records, beside the kernel's own."""

from typing import Any

import numpy as np

from branchline.bots.compiled.habits import GAMES, HABITS
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

BEST_ONLY, ALL_WEIGHED = 1, 2  # ways to be quick

GOALS = 64  # tickets of one seat a plan is made for; more than that nobody ever holds
OPTIONS = 32  # actions a bot weighs against each other
ROWS = 64  # rows of effects that can act when one seat claims a route; more than that are never in force
FILLERS = 3  # routes outside the plan that are kept in mind

# How much a plan looks at points on its way: those that look at them are long, those that do not are there soonest.
POINT_SHARES = (1.0, 0.6, 0.25, 0.0)

# `quick`: 1 saves time in playouts: a plan holds for the whole turn, its style for some; detours are not worked out;
# and only the best option is looked for. 2 saves the same time, but weighs all options.
# `forgets`: the share of its tickets that a seat forgets; `haste`: points by which it overrates what it can claim now
# beside its own routes. Both are 0 but for bots that play like beginners.
WAYS = record(
    [
        ("quick", np.int64),
        ("forgets", np.float64),
        ("haste", np.float64),
        *((name, np.float64) for name in HABITS),
    ]
)

BRAIN = record([*((games, WAYS) for games in GAMES), ("kind", np.int64)])

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
        ("time", np.float64),  # how early it is: 1 while there is time to draw, 0 when only claims count
        ("visible", np.int64, CARD_KINDS),  # cards in the display
        ("cost", np.float64, ROUTES),  # of claiming the route; INFINITE if impossible
        ("bonus", np.float64, ROUTES),  # points it brings
        ("price", np.float64, ROUTES),  # of using it: the cost, less some of the points
        ("hand_left", np.int64, CARD_KINDS),  # cards not yet set aside for a planned route
        ("most_left", np.int64),  # the colour there is most of among these
        # shortest ways
        ("distance", np.float64, CITIES),
        ("via", np.int64, CITIES),  # the route by which a city is reached
        ("frontier", np.uint64, CITY_WORDS),  # cities reached whose own routes have not been followed
        # what the way from the network to each city takes, when more tickets could be drawn
        ("joined", np.int64, CITIES),  # networks of own and planned routes
        ("turns", np.float64, ROUTES),
        ("way_turns", np.float64, CITIES),
        ("way_points", np.float64, CITIES),
        ("way_pieces", np.int64, CITIES),
        # the plan
        ("goal", np.int64, GOALS),  # tickets, the most valuable first
        ("goals", np.int64),
        ("style", np.int64),  # of planning
        ("restyle", np.int64),  # the turn from which it is chosen anew in playouts
        ("planned", np.uint64, ROUTE_WORDS),
        ("stake", np.float64, ROUTES),  # ticket points that depend on a planned route
        ("plan_color", np.int64, ROUTES),  # the colour a planned route is to be paid in
        ("plan_lack", np.int64, ROUTES),  # cards of the colour the hand lacks for it
        ("plan_symbols", np.int64, ROUTES),  # jokers it lacks
        ("plan_cards", np.int64, ROUTES),  # cards of the colour set aside for it
        ("plan_pieces", np.int64, PIECE_KINDS),
        ("plan_waves", np.int64),  # that no ferry card covers yet
        ("waves_left", np.int64),  # that ferry cards cover, not yet set aside
        ("plan_turns", np.float64),
        ("plan_routes", np.int64),
        ("plan_stations", np.int64),
        ("station_route", np.int64, STATIONS),  # routes of others that the plan borrows
        ("worth", np.float64),  # points the plan promises
        ("given_up", np.int64),  # tickets that could be fulfilled but for time or price
        ("pending", np.float64),  # ticket points that the plan is to bring
        ("delay", np.float64),  # ticket points that one turn less puts in doubt
        ("secured", np.float64),  # points of tickets that are fulfilled, less those of the others
        ("lead", np.float64),  # points the seat is ahead, as far as it knows
        ("row", np.int64, ROWS),  # of effects that act when the seat claims a route
        ("rows", np.int64),
        ("earns", np.float64, ROUTES),  # what effects give for claiming it
        ("gain", np.float64, ROUTES),  # points an open route outside the plan brings by itself
        ("filler", np.int64, FILLERS),  # the best routes outside the plan, NONE where there are fewer
        ("filler_lack", np.int64, FILLERS),
        ("filler_held", np.int64, FILLERS),
        ("filler_color", np.int64, FILLERS),
        # cards
        ("need", np.int64, CARD_KINDS),  # of each colour for the whole plan
        ("need_worth", np.float64, CARD_KINDS),  # what a card of the plan is worth at most
        ("want", np.float64, CARD_KINDS),  # worth of one card more
        ("unseen", np.float64, CARD_KINDS),  # cards of each kind that the seat sees nowhere
        ("all_unseen", np.float64),
        ("gains", np.float64, TICKETS),  # of tickets that could be drawn, sorted
        # what can be done, the best first
        ("kept", np.int64),  # how many of them, at most
        ("options", np.int64),
        ("option", np.int64, OPTIONS),
        ("option_worth", np.float64, OPTIONS),
        ("stamp", np.int64),  # the turn the plan was made for
    ]
)

CLUE_WORDS = ROUTE_WORDS + CITY_WORDS  # what was built that tickets should explain: routes, then cities

# What is believed of the others' tickets (`intents`).
BELIEF = record(
    [
        ("weight", np.float64, (PLAYERS, TICKETS)),  # how likely each player holds each one, but for clues, in any unit
        ("clues", np.uint64, (PLAYERS, CLUE_WORDS)),  # what each player's tickets should explain
        ("explains", np.uint64, (PLAYERS, TICKETS, CLUE_WORDS)),  # the clues that each ticket would
        ("told", np.float64, PLAYERS),  # how well each player's moves fit the tickets dealt to it, as a logarithm
        # while tickets are dealt
        ("left", np.uint64, CLUE_WORDS),  # clues that a player's other tickets leave unexplained
        ("odds", np.float64, TICKETS),  # of each that can lie in one place
    ]
)

# A decision of the past, with a guess of what was hidden then (`hindsight`).
SCENE = record([("state", STATE), ("action", np.int64)])

# What one thread plays games out with.
DESK = record(
    [
        ("dealt", STATE),  # a guess of everything hidden
        ("state", STATE),  # the game that is played out from there
        ("scratch", SCRATCH),
        ("sheet", SHEET),
        ("chance", CHANCE),
        ("belief", BELIEF),
    ]
)


def new_brain(kind: int, **habits: float) -> Any:
    """A brain of that kind, with the usual habits (and none of a beginner's) except those named."""
    brain = np.zeros(1, BRAIN)[0]
    brain.kind = kind
    for games, usual in GAMES.items():
        for name, value in (usual | habits).items():
            brain[games][name] = value
    return brain
