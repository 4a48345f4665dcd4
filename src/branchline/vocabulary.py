"""The words of the game, each declared once: phases, events, refusals and lines of the score sheet.

The kernel's numbers (`kernel.codes`), what others may see of an event (`kernel.observe`), the words of records and
messages (`game.names`, `server.models`), and the test that every language has a text for each of them all come from
here. A number is a word's place in its list: new words go to the end.
"""
# Long because it is one list of words.

from dataclasses import dataclass
from typing import Literal

# What a value of an event stands for: it says how the number is shown and written.
Kind = Literal[
    "card", "color", "cards", "slot", "count", "flag", "route", "city", "ticket", "seat", "option", "line",
    "source", "token", "marker", "mark",
]  # fmt: skip


@dataclass(frozen=True, slots=True)
class Phase:
    """A kind of decision. `text` ends the sentence "Ann has to …"."""

    name: str
    text: str


@dataclass(frozen=True, slots=True)
class Value:
    """One value of an event. A secret one is known to the event's own seat only, until the game is over."""

    name: str
    kind: Kind
    secret: bool = False


@dataclass(frozen=True, slots=True)
class EventKind:
    """Something that can happen. `text` tells it, with its values in braces (see `game.names`); `about` explains it to
    readers of records.

    Of a private event the others learn nothing at all, not even that it happened. What caused an event that reveals
    something new cannot be taken back.
    """

    name: str
    text: str
    about: str
    values: tuple[Value, ...] = ()
    seated: bool = True  # it is somebody's
    private: bool = False
    reveals: bool = False


@dataclass(frozen=True, slots=True)
class RefusalKind:
    """Why something may not be done. The name is stable: programs may rely on it."""

    name: str
    text: str


CARD, COLOR, SLOT = Value("card", "card"), Value("color", "color"), Value("slot", "slot")
ROUTE, CITY, TICKET = Value("route", "route"), Value("city", "city"), Value("ticket", "ticket")
COUNT, SOURCE = Value("count", "count"), Value("source", "source")
SECRET_CARD, SECRET_TICKET = Value("card", "card", secret=True), Value("ticket", "ticket", secret=True)

PHASES = (
    Phase("choose_long_tickets", "choose long tickets"),  # set-up
    Phase("choose_tickets", "choose tickets"),  # set-up
    Phase("turn", "take a turn"),
    Phase("second_card", "draw a second card"),
    Phase("pay_route", "pay for the route"),
    Phase("answer_tunnel", "pay the surcharge or decline"),
    Phase("pay_station", "pay for the station"),
    Phase("keep_tickets", "keep tickets"),
    Phase("over", "do nothing more"),
    Phase("choose_player", "choose a player"),
    Phase("choose_card", "choose a card"),
    Phase("choose_option", "choose"),
)

EVENTS = (
    EventKind(
        "starts",
        "{who} starts",
        "This player takes the first turn.",
    ),
    EventKind(
        "dealt_card",
        "{who} is dealt {card}",
        "A card of the first hand.",
        (SECRET_CARD,),
        reveals=True,
    ),
    EventKind(
        "turned_up",
        "{card} is turned up in slot {slot}",
        "A card from the draw pile fills a slot of the display.",
        (SLOT, CARD),
        seated=False,
        reveals=True,
    ),
    EventKind(
        "flushed",
        "too many {joker}s in the display: all cards are discarded",
        "Too many jokers: the whole display is discarded. The cards are listed by slot, null for an empty one.",
        (Value("cards", "cards"),),
        seated=False,
        reveals=True,
    ),
    EventKind(
        "reshuffled",
        "the discard pile ({count:card}) becomes the draw pile",
        "The discard pile, of this many cards, becomes the draw pile.",
        (COUNT,),
        seated=False,
        reveals=True,
    ),
    EventKind(
        "offered_ticket",
        "{who} looks at {ticket}",
        "The player looks at this ticket.",
        (SECRET_TICKET,),
        reveals=True,
    ),
    EventKind(
        "kept_ticket",
        "{who} keeps {ticket}",
        "The player keeps it. Told after the end only.",
        (SECRET_TICKET,),
        private=True,
    ),
    EventKind(
        "returned_ticket",
        "{who} returns {ticket}",
        "The player gives it back. Told after the end only.",
        (SECRET_TICKET,),
        private=True,
    ),
    EventKind(
        "chose_tickets",
        "{who} keeps {kept:ticket} and returns {returned}",
        "How many tickets were kept and returned.",
        (Value("kept", "count"), Value("returned", "count")),
    ),
    EventKind(
        "took_display",
        "{who} takes {card} from slot {slot}",
        "The player takes a card from the display.",
        (SLOT, CARD),
    ),
    EventKind(
        "drew_card",
        "{who} draws {card} from the pile",
        "The player takes the unseen top card of the draw pile.",
        (SECRET_CARD,),
        reveals=True,
    ),
    EventKind(
        "took_ferry_card",
        "{who} takes a ferry card",
        "The player takes a ferry card.",
    ),
    EventKind(
        "chose_route",
        "{who} wants to claim {route}",
        "The player wants to claim this route, and pays next.",
        (ROUTE,),
    ),
    EventKind(
        "paid",
        "{who} pays {payment}",
        "Cards are laid down: some of one colour, jokers, and ferry cards that cover so many waves. The colour of a "
        "payment of jokers only is the joker's name.",
        (
            COLOR,
            Value("of_color", "count"),
            Value("jokers", "count"),
            Value("ferry_cards", "count"),
            Value("waves", "count"),
        ),
    ),
    EventKind(
        "revealed",
        "the tunnel shows {card}{matches:: a match}",
        "A card is turned up for a tunnel; does it have to be paid for?",
        (CARD, Value("matches", "flag")),
        reveals=True,
    ),
    EventKind(
        "surcharge",
        "{who} has to pay {count:card} more",
        "So many cards have to be paid on top, or the tunnel is given up.",
        (COUNT,),
    ),
    EventKind(
        "declined",
        "{who} takes the cards back and leaves {route}",
        "The player takes the payment back; the route stays free.",
        (ROUTE,),
    ),
    EventKind(
        "claimed",
        "{who} claims {route}{for_points}",
        "The route is the player's. Points are 0 where routes score at the end of the game.",
        (ROUTE, Value("points", "count")),
    ),
    EventKind(
        "chose_city",
        "{who} wants to build a station in {city}",
        "The player wants to build a station here, and pays next.",
        (CITY,),
    ),
    EventKind(
        "built_station",
        "{who} builds a station in {city}",
        "The station stands.",
        (CITY,),
    ),
    EventKind(
        "passed",
        "{who} passes",
        "The player cannot do anything.",
    ),
    EventKind(
        "last_round",
        "{who} starts the last round: everybody has one more turn",
        "The player has few pieces left: everybody has one more turn.",
    ),
    EventKind(
        "ended",
        "{everybody_passed:everybody passed: }the game is over",
        "The game is over, after the last round or because everybody passed in a row.",
        (Value("everybody_passed", "flag"),),
        seated=False,
        reveals=True,
    ),
    EventKind(
        "gained",
        "{who} gains {count:point} ({line})",
        "An effect gives points on a line of the score sheet; fewer than 0 are lost.",
        (COUNT, Value("line", "line")),
    ),
    EventKind(
        "chose_option",
        "{who} chooses {option}",
        "What the player chose of what an effect offers.",
        (Value("option", "option"),),
    ),
    EventKind(
        "chose_player",
        "{who} chooses {player}",
        "The player an effect shall strike.",
        (Value("player", "seat"),),
    ),
    EventKind(
        "discarded",
        "{who} discards {card}",
        "The player puts a card on the discard pile.",
        (CARD,),
    ),
    EventKind(
        "action_card",
        "an action card comes off the pile",
        "An action card comes off the draw pile and is discarded; the next event is turned up.",
        seated=False,
        reveals=True,
    ),
    EventKind(
        "turned_up_event",
        "the event is {source}",
        "An event card becomes the current one.",
        (SOURCE,),
        seated=False,
        reveals=True,
    ),
    EventKind(
        "banished_event",
        "{who} banishes {source}",
        "The current event card leaves the game for good.",
        (SOURCE,),
    ),
    EventKind(
        "shows_mark",
        "the card in slot {slot} bears a {mark}",
        "A card in the display bears a mark.",
        (SLOT, Value("mark", "mark")),
        seated=False,
        reveals=True,
    ),
    EventKind(
        "drew_mark",
        "{who}'s new card bears a {mark}",
        "The card just drawn bears a mark. Told after the end only.",
        (Value("mark", "mark", secret=True),),
        private=True,
    ),
    EventKind(
        "paid_marks",
        "{who} pays with {count} {mark}",
        "So many of the cards just paid or discarded bear the mark.",
        (COUNT, Value("mark", "mark")),
    ),
    EventKind(
        "gained_money",
        "{who} gains ${count} ({source})",
        "An effect gives money; fewer than 0 dollars are lost. The source is null where the effect has none.",
        (COUNT, SOURCE),
    ),
    EventKind(
        "took_tokens",
        "{who} takes {count} {token} ({source})",
        "An effect gives tokens.",
        (COUNT, Value("token", "token"), SOURCE),
    ),
    EventKind(
        "sold_tokens",
        "{who} sells {count} {token}",
        "All tokens of a kind are sold; the money follows.",
        (COUNT, Value("token", "token")),
    ),
    EventKind(
        "moved_marker",
        "the {marker} goes to {city}",
        "A marker goes to a city.",
        (Value("marker", "marker"), CITY),
        seated=False,
        reveals=True,
    ),
    EventKind(
        "trains_back",
        "{who} takes {count:piece} back",
        "The player has so many pieces more to place.",
        (COUNT,),
    ),
    EventKind(
        "shows_postcard",
        "{who} shows {source}",
        "What the player held in secret has acted, and everybody sees it.",
        (SOURCE,),
    ),
    EventKind(
        "has_another_turn",
        "{who} has another turn",
        "The same player has another turn.",
    ),
    EventKind(
        "bridged",
        "{who} is the first to bridge {route}",
        "Whoever claims a route over the same bridge later pays this player.",
        (ROUTE,),
    ),
)

REFUSALS = (
    RefusalKind("allowed", "allowed"),
    RefusalKind("game_over", "the game is over"),
    RefusalKind("no_such_action", "there is no such action"),
    RefusalKind("not_now", "that is not what has to be decided now"),
    RefusalKind("no_such_route", "there is no such route on this board"),
    RefusalKind("taken", "the route is taken"),
    RefusalKind("parallel_closed", "the route is closed: a parallel route is taken"),
    RefusalKind("too_few_pieces", "too few pieces left for its spaces"),
    RefusalKind("cannot_pay", "the hand cannot pay for it"),
    RefusalKind("no_such_city", "there is no such city for a station on this board"),
    RefusalKind("no_station_left", "no station left to build"),
    RefusalKind("city_has_station", "the city already has a station"),
    RefusalKind("slot_empty", "the display slot is empty"),
    RefusalKind("no_cards", "no cards left in draw and discard pile"),
    RefusalKind("joker_second", "a face-up joker cannot be the second card"),
    RefusalKind("no_ferry_card", "no ferry card left to take"),
    RefusalKind("ferry_limit", "no more ferry cards may be held"),
    RefusalKind("no_tickets", "no tickets left"),
    RefusalKind("can_act", "passing is only for a player who cannot do anything else"),
    RefusalKind("keep_too_few", "too few tickets kept"),
    RefusalKind("keep_too_many", "too many tickets kept"),
    RefusalKind("not_offered", "that ticket was not offered"),
    RefusalKind("wrong_color", "the route does not take that colour"),
    RefusalKind("too_few_jokers", "more jokers are required"),
    RefusalKind("not_in_hand", "the hand does not hold these cards"),
    RefusalKind("ferry_card_useless", "ferry cards cannot be used like that here"),
    RefusalKind("not_a_choice", "that is not one of the choices"),
    RefusalKind("too_few_cards", "too few cards in draw and discard pile to draw as a turn"),
    RefusalKind("closed", "the route is closed for now"),
)

# The lines of every score sheet; an edition may add lines of its own after them. The total is their sum.
LINES = ("routes", "tickets", "stations", "longest", "regions", "landmarks")

# What a card can bear beside its colour.
MARKS = ("pickaxe", "skull")

# --- effects: a row says when · whom · if · do (see `kernel.effects` and docs/editions.md) ----------------------------
MOMENTS = (
    "set_up",  # everything is dealt, before the first turn
    "turn_begins",
    "claimed",  # the acting player has claimed a route
    "tickets_kept",  # the acting player has drawn and kept tickets
    "last_round",
    "game_ends",  # after the last turn, before scoring
    "price",  # a route's price is asked for
    "chosen",  # an option of a `choose`; written below it
    "turned_up",  # this event card has just been turned up
    "skull",  # cards with a skull were turned up in the display
    "round_begins",  # the starter's turn begins
)
WHOM = (  # in order of seats from the acting player
    "actor",
    "all",
    "others",
    "richest",  # in money; everybody who is tied
    "poorest",
    "left",  # the next player
    "most_trains",  # pieces left; everybody who is tied
    "fewest_trains",
)
CONDITIONS = (
    "always",
    "color",  # the route has it
    "length",  # the route has at least so many spaces
    "region",  # the route touches it
    "city",  # the route ends there
    "large_city",  # the route ends in one
    "short",  # the route has at most so many spaces
    "within",  # both ends of the route are in the region
    "port",  # the route ends in one
    "bridge",  # the route goes over one
    "track_bed",  # the route is one
    "company",  # the route has the colour of the player's company
    "marker",  # the route ends where the marker stands
    "frontier",  # no other player's route ends where this one does
    "joins_cities",  # a network of the player connects the two
    "joins_regions",  # a network of the player touches both
    "ports",  # a network of the player, with the route if there is one, has so many of them
    "large_cities",  # likewise
    "money_at_most",
    "trains_at_most",
    "tickets_at_least",
    "tokens_at_least",
)
DEEDS = (
    "gain",  # points on a line of the score sheet; fewer than 0 are lost
    "price",  # so many cards more, fewer below 0
    "draw_cards",
    "discard_card",  # one of the player's choice
    "fine",  # a player of one's choice loses so many points on a line
    "switch_on",  # a source of effects
    "switch_off",
    "choose",  # one of several effects
    "nothing",  # an option to decline
    "locomotives",  # so many of the cards of a price must be jokers
    "close",  # the route cannot be claimed
    "take_tokens",
    "sell_tokens",  # all of a kind, for so many dollars each
    "draw_tickets",
    "sell_card",  # the player may discard one card, of a colour or a joker instead (LW-20), for so many dollars
    "trains_back",
    "again",  # another turn after this one
    "flush",  # the display is discarded and filled
    "turn_up_event",
    "banish_event",
    "move_marker",  # to a random city of a region
    "haunt",  # a marker moves along a random route nobody has claimed
    "drive",  # a marker walks along the claimed route, and on along others; every owner gains
    "toll",  # the first over a bridge owns it; who comes later pays
)
PER = (  # what an amount is multiplied with
    "once",
    "spaces",  # of the route
    "ports",  # in the network of the route, or else in the best one
    "large",
    "regions",
    "pickaxes",  # among the cards paid
    "tokens",  # of the kind, held
    "tickets",  # held
    "done_points",  # of fulfilled tickets that end in the region
    "missed_points",  # of tickets that are not fulfilled
    "worst_missed",
    "routes_in",  # own routes that touch the region
    "trains",  # left
    "cards",  # in hand
)
