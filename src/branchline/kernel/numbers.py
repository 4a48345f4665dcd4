"""The numbers all records and rules share: maxima, special values, and the one action table.

Nothing here knows an edition by name, and no size depends on a map: one compilation serves every map.
"""

import numpy as np

from branchline import vocabulary

# --- fixed maxima -----------------------------------------------------------------------------------------------------
PLAYERS = 5
CITIES = 96
ROUTES = 256
TICKETS = 192
COLORS = 8
CARD_KINDS = COLORS + 1  # the colours, then the joker
DISPLAY = 5  # face-up cards
OFFER = 6  # tickets looked at in one go
PIECE_KINDS = 2
PIECES = 64  # pieces of one player, all kinds together; so nobody ever owns more than 64 routes
COST = 10  # cards one claim can cost
PARALLELS = 3  # other routes between the same two places
STATIONS = 4  # stations of one player
REGIONS = 32
FERRY_CARDS = 2  # ferry cards in one hand
TIE_BREAKS = 2
FEWEST_DEALT = 2  # tickets everybody gets at least where there are too few (LW-6)
AGENDA = 24  # things due at one time
SOURCES = 192  # of effects: event cards, stickers, companies, postcards …
EFFECTS = 512
PRICE_EFFECTS = 64  # of them those that change prices: the bits of a word
OPTIONS = 8  # to choose from in one decision
OWN_LINES = 8  # of the score sheet, beside those every edition has
FIRST_OWN_LINE = len(vocabulary.LINES)
LINES = FIRST_OWN_LINE + OWN_LINES
MONEY_LINE = FIRST_OWN_LINE  # where an edition plays for money, these two are its first lines
PIECES_LINE = FIRST_OWN_LINE + 1
MOMENTS = len(vocabulary.MOMENTS)
TOKENS = 4  # kinds of tokens
MARKERS = 4  # figures that stand in a city
MARKS = len(vocabulary.MARKS)  # that a card can bear beside its colour
CROSSINGS = 16  # bridges; parallel routes share one
WALK = 5  # routes a marker is driven along at most

ROUTE_WORDS = ROUTES // 64
CITY_WORDS = 2
TICKET_WORDS = TICKETS // 64
SOURCE_WORDS = SOURCES // 64

# --- special values ---------------------------------------------------------------------------------------------------
JOKER = COLORS  # the card kind that stands for any colour
GREY = -1  # the colour of a route that takes any one colour
EMPTY = -1  # a display slot without a card
ACTION_CARD = -2  # drawn instead of a card: the next event is turned up (LW-13)
NOBODY = -1
SPECTATOR = -1
NONE = -1
NO_TICKET = 255
NOBODY_ASKED = -1  # as a phase: the rules go on by themselves

# --- the action table: every decision of every edition is one number below ACTIONS -----------------------------------
# Sets of actions are 16 words of 64 bits. Each family starts at a word (simple actions share the cities' second word),
# so that legal routes, cities and payments are whole words of the set.
ACTIONS = 1024
ACTION_WORDS = ACTIONS // 64

CLAIM = 0  # + route
STATION = CLAIM + ROUTES  # + city
SIMPLE = STATION + CITIES  # 32 numbers, all of them used
PASS = SIMPLE
TAKE_DISPLAY = SIMPLE + 1  # + slot
DRAW_PILE = TAKE_DISPLAY + DISPLAY
TAKE_FERRY = DRAW_PILE + 1
DRAW_TICKETS = TAKE_FERRY + 1
DECLINE = DRAW_TICKETS + 1
# Families are nouns, and the phase is the verb: a player, a kind of card or an option, whatever it is chosen for.
SEAT = DECLINE + 1  # + seat
CARD = SEAT + PLAYERS  # + kind
OPTION = CARD + CARD_KINDS  # + place among the options
assert OPTION + OPTIONS == SIMPLE + 32
KEEP = SIMPLE + 32  # + bit set over the offered tickets, in the order they were offered
PAY = KEEP + 2**OFFER  # + colour * 64 + ferry use * 10 + jokers; a payment of jokers only has colour JOKER, jokers 0

PAY_WORD = PAY // 64
JOKER_CHOICES = COST  # a payment with a colour holds 0 … COST - 1 jokers

# How ferry cards can be used in one payment: (ferry cards, waves they cover). A card covers one or two waves.
FERRY_USES = ((0, 0), (1, 1), (1, 2), (2, 2), (2, 3), (2, 4))
FERRY_USE_CARDS = np.array([use[0] for use in FERRY_USES], dtype=np.int64)
FERRY_USE_WAVES = np.array([use[1] for use in FERRY_USES], dtype=np.int64)

# --- tie-breaks -------------------------------------------------------------------------------------------------------
BY_TICKETS = 1  # more fulfilled tickets
BY_LONGEST = 2  # the longer longest path
BY_LATER = 3  # the later place in the turn order

# --- working space
PAIRED = PIECES + 3  # nodes of one pairing are 1 … PAIRED - 1: odd cities, and the two ends of the path
BLOSSOMS = PAIRED // 2
CASES = 2 * PIECES + 1  # of the path search, one inside the other
STATION_OPTIONS = 24  # neighbours of one city, and so networks that a borrowed route can lead to

# --- events: what a step did, for people, records and referees; their kinds are in `codes` ----------------------------
EVENT_VALUES = 6

# --- what can be due (see `turn.advance`), with what its value is -----------------------------------------------------
DUE_CHOOSE_TICKETS = 0  # set-up: the seat chooses; the phase
DUE_DEAL_NORMAL = 1  # set-up: after the long tickets everybody gets the others
DUE_BEGIN_TURN = 2
DUE_TAKE_TURN = 3
DUE_NEXT_TURN = 4  # after the seat's
DUE_SECOND_CARD = 5
DUE_TUNNEL = 6  # to be dug before the claim; the colour it was paid in
DUE_CLAIM = 7  # the route
DUE_EFFECTS = 8  # from the effect that is the value; for which player stands in the seat (see `effects.act`)
DUE_FINISH = 9  # 1 if everybody passed
DUE_DRAW = 10  # so many cards from the pile
DUE_DISPLAY = 11  # go on with the display after an event
DUE_EVENT = 12  # an event card is turned up
DUE_MOMENT = 13  # the effects of a moment
DUE_DRAW_TICKETS = 14  # the seat looks at so many tickets
