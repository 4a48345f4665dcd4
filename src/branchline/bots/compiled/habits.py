"""The planner's habits, for each kind of game.

Everything is worth points: what a turn, a card or a piece is worth decides between roads. Other games ask for other
habits, so every habit has one number for each kind (`ways_for` in `planner` says which a board is). They were found by
self-play (`tools/tune_planner.py`); where a kind of game knows nothing of what a habit is about, its number is an
accident.
"""

SHORT_GAME = 20  # pieces of a player, at most

KINDS = (
    "long",
    "lands",  # regions joined bring points
    "short",  # few pieces
    "pair",  # few pieces, of two kinds
    "money",  # money is the score: every claim brings some, and tickets bring less than they do elsewhere
)

# fmt: off
HABITS = {
    # long, lands, short, pair, money
    # --- the price of a way: what claiming a route costs beside what it scores
    # the turn in which it is claimed
    "claim_price":     (6.53,    5.48,    10.4,    18.0,    10.2),
    # a card that has to be drawn for it
    "lacking_price":   (2.25,    1.6,     1.03,    1.56,    1.54),
    # a card of the hand
    "held_price":      (0.594,   0.372,   0.507,   0.493,   0.183),
    # of a card of the display, as if it were held
    "display_worth":   (0.516,   0.304,   0.165,   0.057,   0.232),
    # a piece
    "piece_price":     (0.668,   0.229,   0.647,   0.964,   0.809),
    # of the route's own points
    "points_worth":    (1.66,    1.65,    1.76,    1.58,    1.99),
    # the surcharge and the risk of a tunnel
    "tunnel_price":    (3.15,    2.77,    4.32,    4.32,    4.59),
    # a joker that a ferry demands and the hand lacks
    "symbol_price":    (5.79,    3.44,    3.27,    3.27,    4.75),
    # a wave that no ferry card covers yet
    "wave_price":      (1.33,    1.32,    1.25,    1.25,    1.33),
    # a station, beside the cards and points it costs
    "station_price":   (4.93,    6.11,    5.07,    5.07,    5.6),
    # of the points of a region more in the largest network
    "region_worth":    (0.512,   0.465,   0.529,   0.529,   0.415),
    # --- time: how many turns a player needs for the pieces left
    # pieces of one claim
    "claim_length":    (7.63,    16.9,    14.3,    10.8,    8.06),
    # of the cards in a hand that will be used
    "hand_use":        (0.546,   0.626,   0.474,   0.294,   0.614),
    # cards of a plan drawn in a turn
    "card_pace":       (1.89,    2.23,    4.51,    3.04,    3.02),
    # the last turns, in which cards and pieces lose their worth
    "late_turns":      (12.8,    17.1,    6.99,    5.28,    14.0),
    # the share of the turns left that a plan may take to be as likely done as not
    "time_slack":      (1.0,     0.894,   0.901,   1.84,    0.823),
    # how unsure the turns left are, in turns,
    "time_base":       (1.22,    1.78,    0.681,   1.49,    0.909),
    # and for each of them
    "time_doubt":      (0.024,   0.0202,  0.0643,  0.291,   0.029),
    # --- which tickets are pursued, and when more are drawn
    # of a ticket's points gained and not lost
    "ticket_worth":    (1.09,    2.02,    1.03,    1.68,    1.59),
    # what a turn brings that the plan does not take
    "turn_worth":      (1.82,    2.12,    3.09,    2.9,     3.42),
    # and a piece
    "piece_worth":     (0.786,   1.36,    0.363,   0.352,   0.215),
    # the chance that a way fails, for each route it still lacks
    "doubt":           (0.0057,  0.006,   0.0122,  0.0226,  0.00597),
    # the same without a station left
    "doubt_bare":      (0.0213,  0.0969,  0.0204,  0.008,   0.0208),
    # of what drawing tickets promises
    "draw_faith":      (1.0,     1.15,    0.948,   0.507,   0.867),
    # like time_slack, for tickets that could be drawn
    "draw_slack":      (0.55,    0.355,   0.17,    0.321,   0.0984),
    # a ticket that has to be kept and nobody has seen yet, while long ones are chosen (EU-21)
    "later_turns":     (6.27,    1.61,    5.5,     5.5,     5.37),
    # --- claims
    # a step of the plan
    "plan_worth":      (4.23,    7.02,    2.12,    1.59,    1.94),
    # of its own points
    "step_points":     (0.576,   0.697,   1.43,    3.92,    1.9),
    # of the ticket points that depend on it
    "stake_worth":     (0.122,   0.0895,  0.125,   0.145,   0.0888),
    # of the detour if another takes the route first, times how likely that is
    "risk_worth":      (1.11,    0.619,   1.24,    0.459,   2.32),
    "risk_base":       (0.0401,  0.0345,  0.0705,  0.0609,  0.0546),
    # for each opponent at one of its ends
    "risk_near":       (0.502,   0.468,   0.5,     0.305,   0.127),
    # for each opponent at both
    "risk_both":       (0.139,   0.173,   0.521,   1.38,    0.734),
    # how much more if its hand is large enough
    "risk_ready":      (0.915,   1.27,    3.0,     20.1,    4.34),
    # of the ticket points that a turn spent otherwise puts in doubt
    "delay_price":     (1.45,    3.99,    2.05,    3.51,    7.35),
    # of the ticket points that ending the game leaves undone
    "end_price":       (1.08,    0.954,   0.362,   0.284,   0.153),
    # ending the game while ahead, or letting it go on while behind
    "end_worth":       (8.79,    7.18,    4.29,    3.01,    5.25),
    # of the points of a route outside the plan
    "filler_worth":    (0.155,   0.393,   0.737,   4.08,    1.12),
    # the same at the end, when there is no other use for cards and pieces
    "filler_late":     (0.684,   0.409,   0.915,   1.05,    1.07),
    # how much more once the plan stands
    "filler_free":     (0.0272,  0.0399,  0.0374,  0.0256,  0.0166),
    # a piece for one, which could bring points elsewhere
    "filler_piece":    (0.838,   0.399,   0.407,   0.409,   0.268),
    # of a card it lacks, in turns, when the best of them are chosen,
    "filler_wait":     (1.14,    0.926,   0.0198,  0.0204,  0.0137),
    # and of any card and piece it takes
    "filler_size":     (0.669,   0.781,   0.12,    0.116,   0.113),
    # of the turns that claiming with the whole hand takes: they are not there for drawing
    "spend_share":     (0.137,   0.204,   0.184,   0.149,   0.28),
    # of a route that joins two parts of an opponent's network
    "block_worth":     (0.42,    0.519,   0.567,   0.205,   0.565),
    # of a route that makes the network longer at one of its ends
    "longest_worth":   (0.344,   0.234,   0.538,   0.538,   0.434),
    # of a route that joins two networks, for each piece of the smaller one
    "join_worth":      (0.372,   0.198,   0.5,     0.5,     0.709),
    # a card that the plan then lacks
    "shortage_price":  (1.46,    1.07,    0.271,   0.105,   0.191),
    # of the ticket points that depend on that card
    "shortage_stake":  (0.0255,  0.0252,  0.107,   0.0648,  0.0568),
    # a piece that the plan then lacks
    "piece_shortage":  (7.65,    7.06,    7.86,    11.0,    6.63),
    "joker_price":     (3.52,    2.34,    2.19,    4.92,    2.33),
    # a card the plan does not need
    "card_price":      (0.614,   0.547,   0.16,    0.107,   0.0755),
    # --- drawing
    # a ferry card the plan can use, against two other cards
    "ferry_worth":     (2.17,    1.85,    2.48,    2.48,    5.19),
    # a turn spent on drawing
    "draw_worth":      (3.25,    2.94,    2.4,     3.88,    2.84),
    # how much more while there is much time
    "draw_early":      (9.1,     12.9,    7.13,    17.8,    4.39),
    # of what the cards to be had are wanted more than two of the pile
    "draw_eager":      (1.67,    1.53,    3.6,     2.16,    4.03),
    # of the chance that a better card takes the place of the first one drawn
    "draw_fresh":      (0.612,   0.529,   0.493,   0.54,    0.227),
    # cards more than pieces left that a hand may hold before drawing is worth nothing
    "hand_room":       (5.74,    9.37,    5.66,    2.61,    3.48),
    # how much more a card for the plan is wanted than any other
    "want_plan":       (0.642,   0.303,   1.79,    0.698,   2.13),
    # for each ticket point that depends on it
    "want_stake":      (0.0413,  0.0847,  0.0696,  0.0995,  0.0491),
    "want_filler":     (0.242,   0.14,    0.0969,  0.167,   0.0544),
    # how much more for each point that the route brings
    "want_points":     (0.0263,  0.0201,  0.0218,  0.0426,  0.0536),
    # how much less the second route outside the plan is wanted than the first
    "filler_fade":     (0.722,   0.676,   0.251,   0.659,   0.486),
    "want_any":        (0.123,   0.122,   0.052,   0.129,   0.0516),
    # a joker, as a multiple of the card wanted most
    "want_joker":      (0.3,     0.101,   0.169,   0.0614,  0.0913),
    # how much more at the end
    "joker_late":      (0.441,   0.587,   0.143,   0.397,   0.137),
    # how much a card is wanted more the fewer are lacking beside it
    "want_near":       (0.74,    1.08,    2.9,     2.26,    4.12),
}
# fmt: on

GAMES = {kind: {name: numbers[place] for name, numbers in HABITS.items()} for place, kind in enumerate(KINDS)}
