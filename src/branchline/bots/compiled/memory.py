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
ROWS = 64  # rows of effects that can act when one seat claims a route; more than that are never in force
FILLERS = 3  # routes outside the plan that are kept in mind

# How much a plan looks at points on its way: those that look at them are long, those that do not are there soonest.
POINT_SHARES = (1.0, 0.6, 0.25, 0.0)

# The planner's habits. Everything is worth points: what a turn, a card or a piece is worth decides between roads.
HABITS = {
    # the price of a way: what claiming a route costs beside what it scores
    "claim_price": 4.25,  # the turn in which it is claimed
    "lacking_price": 0.672,  # a card that has to be drawn for it
    "held_price": 0.329,  # a card of the hand
    "display_worth": 0.4,  # of a card of the display, as if it were held
    "piece_price": 0.627,  # a piece
    "points_worth": 1.92,  # of the route's own points
    "tunnel_price": 3.48,  # the surcharge and the risk of a tunnel
    "symbol_price": 4.31,  # a joker that a ferry demands and the hand lacks
    "wave_price": 1.33,  # a wave that no ferry card covers yet
    "station_price": 7.71,  # a station, beside the cards and points it costs
    "region_worth": 0.512,  # of the points of a region more in the largest network
    # time: how many turns a player needs for the pieces left
    "claim_length": 5.31,  # pieces of one claim
    "hand_use": 0.756,  # of the cards in a hand that will be used
    "card_pace": 4.32,  # cards of a plan drawn in a turn
    "late_turns": 8.0,  # the last turns, in which cards and pieces lose their worth
    "time_slack": 0.5,  # the share of the turns left that a plan may take to be as likely done as not
    "time_base": 0.88,  # how unsure the turns left are, in turns,
    "time_doubt": 0.0583,  # and for each of them
    # which tickets are pursued, and when more are drawn
    "ticket_worth": 1.5,  # of a ticket's points gained and not lost
    "turn_worth": 2.74,  # what a turn brings that the plan does not take
    "piece_worth": 0.824,  # and a piece
    "doubt": 0.0077,  # the chance that a way fails, for each route it still lacks
    "doubt_bare": 0.0161,  # the same without a station left
    "draw_faith": 0.719,  # of what drawing tickets promises
    "later_turns": 5.5,  # a ticket that has to be kept and nobody has seen yet, while long ones are chosen (EU-21)
    # claims
    "plan_worth": 7.98,  # a step of the plan
    "stake_worth": 0.365,  # of the ticket points that depend on it
    "risk_worth": 0.912,  # of the detour if another takes the route first, times how likely that is
    "risk_base": 0.083,
    "risk_near": 0.43,  # for each opponent at one of its ends
    "risk_both": 0.207,  # for each opponent at both
    "risk_ready": 1.66,  # how much more if its hand is large enough
    "delay_price": 1.06,  # of the ticket points that a turn spent otherwise puts in doubt
    "end_price": 0.556,  # of the ticket points that ending the game leaves undone
    "end_worth": 5.29,  # ending the game while ahead, or letting it go on while behind
    "filler_worth": 0.195,  # of the points of a route outside the plan
    "filler_late": 0.41,  # the same at the end, when there is no other use for cards and pieces
    "block_worth": 0.549,  # of a route that joins two parts of an opponent's network
    "longest_worth": 0.459,  # of a route that makes the network longer at one of its ends
    "join_worth": 0.5,  # of a route that joins two networks, for each piece of the smaller one
    "shortage_price": 2.25,  # a card that the plan then lacks
    "shortage_stake": 0.0487,  # of the ticket points that depend on that card
    "piece_shortage": 5.58,  # a piece that the plan then lacks
    "joker_price": 2.88,
    "card_price": 0.262,  # a card the plan does not need
    # drawing
    "ferry_worth": 2.17,  # a ferry card the plan can use, against two other cards
    "draw_worth": 1.55,  # a turn spent on drawing
    "hand_room": 8.77,  # cards more than pieces left that a hand may hold before drawing is worth nothing
    "want_plan": 0.655,  # how much more a card for the plan is wanted than any other
    "want_stake": 0.0482,  # for each ticket point that depends on it
    "want_filler": 0.412,
    "filler_fade": 0.516,  # how much less the second route outside the plan is wanted than the first
    "want_any": 0.168,
    "want_joker": 0.224,  # a joker, as a multiple of the card wanted most
    "want_near": 0.976,  # how much a card is wanted more the fewer are lacking beside it
}

# Where games are short, other habits are better.
SHORT_GAME = 20  # pieces of a player, at most
SHORT_HABITS = {
    "claim_price": 5.42,
    "lacking_price": 0.618,
    "held_price": 0.362,
    "display_worth": 0.435,
    "piece_price": 0.406,
    "points_worth": 2.06,
    "tunnel_price": 4.32,
    "symbol_price": 3.27,
    "wave_price": 1.25,
    "station_price": 5.07,
    "region_worth": 0.529,
    "claim_length": 4.4,
    "hand_use": 0.927,
    "card_pace": 2.83,
    "late_turns": 5.15,
    "time_slack": 0.765,
    "time_base": 0.757,
    "time_doubt": 0.0584,
    "ticket_worth": 1.0,
    "turn_worth": 2.67,
    "piece_worth": 0.451,
    "doubt": 0.0092,
    "doubt_bare": 0.0295,
    "draw_faith": 0.904,
    "plan_worth": 8.74,
    "stake_worth": 0.254,
    "risk_worth": 1.16,
    "risk_base": 0.105,
    "risk_near": 0.25,
    "risk_both": 0.241,
    "risk_ready": 1.84,
    "delay_price": 0.629,
    "end_price": 0.545,
    "end_worth": 5.08,
    "filler_worth": 0.348,
    "filler_late": 0.76,
    "block_worth": 0.47,
    "longest_worth": 0.538,
    "shortage_price": 3.55,
    "shortage_stake": 0.0381,
    "piece_shortage": 3.42,
    "joker_price": 2.08,
    "card_price": 0.194,
    "ferry_worth": 2.48,
    "draw_worth": 2.55,
    "want_plan": 0.875,
    "want_stake": 0.0637,
    "want_filler": 0.353,
    "filler_fade": 0.637,
    "want_any": 0.151,
    "want_joker": 0.371,
    "want_near": 1.13,
}

# Where no station can borrow a missing link, what is not built in time is lost: other habits again.
BARE_HABITS = {
    "claim_price": 6.21,
    "lacking_price": 0.829,
    "held_price": 0.362,
    "display_worth": 0.977,
    "piece_price": 0.582,
    "points_worth": 0.804,
    "tunnel_price": 2.29,
    "symbol_price": 3.3,
    "wave_price": 0.698,
    "region_worth": 0.58,
    "claim_length": 4.92,
    "hand_use": 1.2,
    "card_pace": 4.12,
    "late_turns": 9.38,
    "time_slack": 0.455,
    "time_base": 0.583,
    "time_doubt": 0.13,
    "ticket_worth": 4.26,
    "turn_worth": 6.39,
    "piece_worth": 0.769,
    "doubt": 0.0055,
    "doubt_bare": 0.0135,
    "draw_faith": 1.09,
    "plan_worth": 18.1,
    "stake_worth": 1.5,
    "risk_worth": 0.509,
    "risk_base": 0.0938,
    "risk_near": 0.673,
    "risk_both": 0.193,
    "risk_ready": 1.21,
    "delay_price": 2.91,
    "end_price": 0.329,
    "end_worth": 11.2,
    "filler_worth": 0.0898,
    "filler_late": 0.587,
    "block_worth": 0.448,
    "longest_worth": 0.333,
    "join_worth": 0.438,
    "shortage_price": 1.46,
    "shortage_stake": 0.0778,
    "piece_shortage": 6.36,
    "joker_price": 3.97,
    "card_price": 0.324,
    "ferry_worth": 4.35,
    "draw_worth": 4.43,
    "hand_room": 7.72,
    "want_plan": 0.396,
    "want_stake": 0.165,
    "want_filler": 0.695,
    "filler_fade": 0.589,
    "want_any": 0.366,
    "want_joker": 0.37,
    "want_near": 0.758,
}

# Where money is the score, every claim brings some, and tickets bring less than they do elsewhere.
MONEY_HABITS = {
    "filler_worth": 0.6,
    "filler_late": 0.8,
}

GAMES = {"long": HABITS, "bare": HABITS | BARE_HABITS, "short": HABITS | SHORT_HABITS, "money": HABITS | MONEY_HABITS}

# `quick`: 1 saves time in playouts: a plan holds for the whole turn, its style for some; detours are not worked out.
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

# `noise`: how many points worse a choice may be and still be made now and then; 0 always takes the best.
BRAIN = record([*((games, WAYS) for games in GAMES), ("kind", np.int64), ("noise", np.float64)])

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
        ("visible", np.int64, CARD_KINDS),  # cards in the display
        ("cost", np.float64, ROUTES),  # of claiming the route; INFINITE if impossible
        ("bonus", np.float64, ROUTES),  # points it brings
        ("price", np.float64, ROUTES),  # of using it: the cost, less some of the points
        ("hand_left", np.int64, CARD_KINDS),  # cards not yet set aside for a planned route
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


def new_brain(kind: int, noise: float = 0.0, **habits: float) -> Any:
    """A brain of that kind, with the usual habits (and none of a beginner's) except those named."""
    brain = np.zeros(1, BRAIN)[0]
    brain.kind = kind
    brain.noise = noise
    for games, usual in GAMES.items():
        for name, value in (usual | habits).items():
            brain[games][name] = value
    return brain
