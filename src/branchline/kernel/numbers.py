"""The numbers all records and rules share: maxima, special values, phases, kinds of events, and the one action table.

Nothing here knows an edition by name, and no size depends on a map: one compilation serves every map.
"""

import numpy as np

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

ROUTE_WORDS = ROUTES // 64
CITY_WORDS = 2
TICKET_WORDS = TICKETS // 64

# --- special values ---------------------------------------------------------------------------------------------------
JOKER = COLORS  # the card kind that stands for any colour
GREY = -1  # the colour of a route that takes any one colour
EMPTY = -1  # a display slot without a card
NOBODY = -1
SPECTATOR = -1
NONE = -1
NO_TICKET = 255

# --- phases: what is being decided ------------------------------------------------------------------------------------
CHOOSE_LONG = 0  # set-up: which of the offered long tickets to keep
CHOOSE_TICKETS = 1  # set-up: which of the offered tickets to keep
TURN = 2  # which action to take
SECOND_CARD = 3  # which second card to draw
PAY_ROUTE = 4  # how to pay for the chosen route
ANSWER_TUNNEL = 5  # pay the tunnel's surcharge, or decline
PAY_STATION = 6  # how to pay for the station in the chosen city
KEEP_TICKETS = 7  # which of the drawn tickets to keep
OVER = 8

# --- the action table: every decision of every edition is one number below ACTIONS -----------------------------------
# Sets of actions are 16 words of 64 bits. Each family starts at a word (simple actions share the cities' second word),
# so that legal routes, cities and payments are whole words of the set.
ACTIONS = 1024
ACTION_WORDS = ACTIONS // 64

CLAIM = 0  # + route
STATION = CLAIM + ROUTES  # + city
SIMPLE = STATION + CITIES  # 32 numbers, of which these are used; the rest is left for later editions
PASS = SIMPLE
TAKE_DISPLAY = SIMPLE + 1  # + slot
DRAW_PILE = TAKE_DISPLAY + DISPLAY
TAKE_FERRY = DRAW_PILE + 1
DRAW_TICKETS = TAKE_FERRY + 1
DECLINE = DRAW_TICKETS + 1
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

# --- working space
PAIRED = PIECES + 3  # nodes of one pairing are 1 … PAIRED - 1: odd cities, and the two ends of the path
BLOSSOMS = PAIRED // 2
CASES = 2 * PIECES + 1  # of the path search, one inside the other
STATION_OPTIONS = 24  # neighbours of one city, and so networks that a borrowed route can lead to

# --- events: what a step did, for people, records and referees --------------------------------------------------------
EVENT_VALUES = 6

STARTS = 0  # seat begins the game
DEALT_CARD = 1  # secret: card
TURNED_UP = 2  # slot, card
FLUSHED = 3  # the display's five cards
RESHUFFLED = 4  # number of cards
OFFERED_TICKET = 5  # secret: ticket
KEPT_TICKET = 6  # secret: ticket
RETURNED_TICKET = 7  # secret: ticket
CHOSE_TICKETS = 8  # number kept, number returned
TOOK_DISPLAY = 9  # slot, card
DREW_CARD = 10  # secret: card
TOOK_FERRY = 11
CHOSE_ROUTE = 12  # route
PAID = 13  # colour, cards of it, jokers, ferry cards, waves they cover
REVEALED = 14  # card, 1 if it matches
SURCHARGED = 15  # cards to pay
DECLINED = 16  # route
CLAIMED = 17  # route, points scored now
CHOSE_CITY = 18  # city
BUILT_STATION = 19  # city
PASSED = 20
LAST_ROUND = 21  # seat triggered it
ENDED = 22  # 1 if everybody passed
EVENT_KINDS = 23
