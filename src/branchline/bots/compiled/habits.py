"""The planner's habits, for each kind of game.

Everything is worth points: what a turn, a card or a piece is worth decides between roads.
"""

HABITS = {
    # the price of a way: what claiming a route costs beside what it scores
    "claim_price": 5.37,  # the turn in which it is claimed
    "lacking_price": 0.933,  # a card that has to be drawn for it
    "held_price": 0.328,  # a card of the hand
    "display_worth": 0.35,  # of a card of the display, as if it were held
    "piece_price": 0.68,  # a piece
    "points_worth": 1.74,  # of the route's own points
    "tunnel_price": 2.46,  # the surcharge and the risk of a tunnel
    "symbol_price": 5.06,  # a joker that a ferry demands and the hand lacks
    "wave_price": 1.33,  # a wave that no ferry card covers yet
    "station_price": 6.11,  # a station, beside the cards and points it costs
    "region_worth": 0.512,  # of the points of a region more in the largest network
    # time: how many turns a player needs for the pieces left
    "claim_length": 5.45,  # pieces of one claim
    "hand_use": 0.8,  # of the cards in a hand that will be used
    "card_pace": 3.09,  # cards of a plan drawn in a turn
    "late_turns": 10.3,  # the last turns, in which cards and pieces lose their worth
    "time_slack": 0.642,  # the share of the turns left that a plan may take to be as likely done as not
    "time_base": 0.462,  # how unsure the turns left are, in turns,
    "time_doubt": 0.0302,  # and for each of them
    # which tickets are pursued, and when more are drawn
    "ticket_worth": 1.38,  # of a ticket's points gained and not lost
    "turn_worth": 2.26,  # what a turn brings that the plan does not take
    "piece_worth": 0.911,  # and a piece
    "doubt": 0.0066,  # the chance that a way fails, for each route it still lacks
    "doubt_bare": 0.0253,  # the same without a station left
    "draw_faith": 0.666,  # of what drawing tickets promises
    "draw_slack": 0.307,  # like time_slack, for tickets that could be drawn
    "ticket_reach": 0.31,  # how much more than any step of the plan drawing tickets may be worth
    "later_turns": 3.79,  # a ticket that has to be kept and nobody has seen yet, while long ones are chosen (EU-21)
    # claims
    "plan_worth": 6.0,  # a step of the plan
    "step_points": 0.739,  # of its own points
    "stake_worth": 0.242,  # of the ticket points that depend on it
    "risk_worth": 0.64,  # of the detour if another takes the route first, times how likely that is
    "risk_base": 0.0734,
    "risk_near": 0.328,  # for each opponent at one of its ends
    "risk_both": 0.141,  # for each opponent at both
    "risk_ready": 1.81,  # how much more if its hand is large enough
    "delay_price": 1.38,  # of the ticket points that a turn spent otherwise puts in doubt
    "end_price": 0.839,  # of the ticket points that ending the game leaves undone
    "end_worth": 4.67,  # ending the game while ahead, or letting it go on while behind
    "filler_worth": 0.315,  # of the points of a route outside the plan
    "filler_late": 0.509,  # the same at the end, when there is no other use for cards and pieces
    "filler_free": 0.0167,  # how much more once the plan stands
    "filler_piece": 0.627,  # a piece for one, which could bring points elsewhere
    "filler_wait": 0.5,  # of a card it lacks, in turns, when the best of them are chosen,
    "filler_size": 0.3,  # and of any card and piece it takes
    "spend_share": 0.21,  # of the turns that claiming with the whole hand takes: they are not there for drawing
    "block_worth": 0.593,  # of a route that joins two parts of an opponent's network
    "longest_worth": 0.736,  # of a route that makes the network longer at one of its ends
    "join_worth": 0.245,  # of a route that joins two networks, for each piece of the smaller one
    "shortage_price": 3.64,  # a card that the plan then lacks
    "shortage_stake": 0.0396,  # of the ticket points that depend on that card
    "piece_shortage": 7.65,  # a piece that the plan then lacks
    "joker_price": 3.32,
    "card_price": 0.249,  # a card the plan does not need
    # drawing
    "ferry_worth": 2.17,  # a ferry card the plan can use, against two other cards
    "draw_worth": 2.6,  # a turn spent on drawing
    "draw_early": 2.54,  # how much more while there is much time
    "draw_eager": 1.04,  # of what the cards to be had are wanted more than two of the pile
    "hand_room": 9.06,  # cards more than pieces left that a hand may hold before drawing is worth nothing
    "want_plan": 0.698,  # how much more a card for the plan is wanted than any other
    "want_stake": 0.0345,  # for each ticket point that depends on it
    "want_filler": 0.642,
    "want_points": 0.05,  # how much more for each point that the route brings
    "filler_fade": 0.358,  # how much less the second route outside the plan is wanted than the first
    "want_any": 0.0939,
    "want_joker": 0.125,  # a joker, as a multiple of the card wanted most
    "joker_late": 0.317,  # how much more at the end
    "want_near": 1.08,  # how much a card is wanted more the fewer are lacking beside it
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
    "draw_slack": 0.765,
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
    "filler_piece": 0.406,
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
    "ticket_reach": 0.0,
    "later_turns": 5.5,
    "step_points": 1.0,
    "filler_free": 0.0,
    "filler_size": 0.0,
    "spend_share": 0.0,
    "join_worth": 0.5,
    "draw_early": 0.0,
    "draw_eager": 0.0,
    "hand_room": 8.77,
    "want_points": 0.0,
    "joker_late": 0.0,
}

# Where no station can borrow a missing link, what is not built in time is lost: other habits again.
BARE_HABITS = {
    "claim_price": 6.78,
    "lacking_price": 0.82,
    "held_price": 0.324,
    "display_worth": 0.773,
    "piece_price": 0.794,
    "points_worth": 0.555,
    "tunnel_price": 1.83,
    "symbol_price": 7.3,
    "wave_price": 0.476,
    "region_worth": 1.02,
    "claim_length": 5.37,
    "hand_use": 1.02,
    "card_pace": 4.33,
    "late_turns": 13.4,
    "time_slack": 0.423,
    "time_base": 0.961,
    "time_doubt": 0.164,
    "ticket_worth": 3.63,
    "turn_worth": 6.54,
    "piece_worth": 0.791,
    "doubt": 0.0055,
    "doubt_bare": 0.01,
    "draw_faith": 1.02,
    "draw_slack": 0.405,
    "plan_worth": 14.0,
    "stake_worth": 1.08,
    "risk_worth": 0.378,
    "risk_base": 0.124,
    "risk_near": 0.857,
    "risk_both": 0.218,
    "risk_ready": 1.2,
    "delay_price": 3.6,
    "end_price": 0.355,
    "end_worth": 9.58,
    "filler_worth": 0.128,
    "filler_late": 0.544,
    "filler_piece": 0.619,
    "block_worth": 0.533,
    "longest_worth": 0.316,
    "join_worth": 0.421,
    "shortage_price": 1.02,
    "shortage_stake": 0.0715,
    "piece_shortage": 6.25,
    "joker_price": 4.4,
    "card_price": 0.335,
    "ferry_worth": 4.0,
    "draw_worth": 4.12,
    "hand_room": 8.47,
    "want_plan": 0.35,
    "want_stake": 0.0934,
    "want_filler": 0.552,
    "filler_fade": 0.489,
    "want_any": 0.499,
    "want_joker": 0.366,
    "want_near": 0.915,
    "ticket_reach": 2.48,
    "step_points": 1.08,
    "filler_free": 0.104,
    "filler_wait": 0.499,
    "filler_size": 0.146,
    "spend_share": 0.0828,
    "draw_early": 2.43,
    "draw_eager": 0.727,
    "want_points": 0.0233,
    "joker_late": 0.202,
}

# Where money is the score, every claim brings some, and tickets bring less than they do elsewhere. What helps in long
# games on other maps does not help here.
MONEY_HABITS = {
    "claim_price": 4.25,
    "lacking_price": 0.672,
    "held_price": 0.329,
    "display_worth": 0.4,
    "piece_price": 0.627,
    "points_worth": 1.92,
    "tunnel_price": 3.48,
    "symbol_price": 4.31,
    "station_price": 7.71,
    "claim_length": 5.31,
    "hand_use": 0.756,
    "card_pace": 4.32,
    "late_turns": 8.0,
    "time_slack": 0.5,
    "time_base": 0.88,
    "time_doubt": 0.0583,
    "ticket_worth": 1.5,
    "turn_worth": 2.74,
    "piece_worth": 0.824,
    "doubt": 0.0077,
    "doubt_bare": 0.0161,
    "draw_faith": 0.719,
    "draw_slack": 0.5,
    "ticket_reach": 0.0,
    "later_turns": 5.5,
    "plan_worth": 7.98,
    "step_points": 1.0,
    "stake_worth": 0.365,
    "risk_worth": 0.912,
    "risk_base": 0.083,
    "risk_near": 0.43,
    "risk_both": 0.207,
    "risk_ready": 1.66,
    "delay_price": 1.06,
    "end_price": 0.556,
    "end_worth": 5.29,
    "filler_worth": 0.6,
    "filler_late": 0.8,
    "filler_free": 0.0,
    "filler_size": 0.0,
    "spend_share": 0.0,
    "block_worth": 0.549,
    "longest_worth": 0.459,
    "join_worth": 0.5,
    "shortage_price": 2.25,
    "shortage_stake": 0.0487,
    "piece_shortage": 5.58,
    "joker_price": 2.88,
    "card_price": 0.262,
    "draw_worth": 1.55,
    "draw_early": 0.0,
    "draw_eager": 0.0,
    "hand_room": 8.77,
    "want_plan": 0.655,
    "want_stake": 0.0482,
    "want_filler": 0.412,
    "want_points": 0.0,
    "filler_fade": 0.516,
    "want_any": 0.168,
    "want_joker": 0.224,
    "joker_late": 0.0,
    "want_near": 0.976,
}

GAMES = {"long": HABITS, "bare": HABITS | BARE_HABITS, "short": HABITS | SHORT_HABITS, "money": HABITS | MONEY_HABITS}
