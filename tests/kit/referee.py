"""A stranger's referee: follows the record of a finished game with the rules and the edition's two files alone.

It imports nothing of the program and shares no code with it. What the rules settle it works out by itself and compares.
What chance settles (who starts, cards and tickets drawn) it takes from the events, and checks that it was there to be
drawn; with `check_deal` also that the key of the game deals exactly that. Rule ids are those of docs/rules;
docs/record.md says what a record holds and how the key deals.
"""

from __future__ import annotations

import hashlib
import itertools
import json
import struct
import tomllib
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NoReturn

Json = dict[str, Any]
Way = tuple[str, int, int, int, int]  # colour, cards of it, jokers, ferry cards, waves they cover

# The type of every value an event may have; whatever is not named is a whole number.
VALUE_TYPES = {
    **dict.fromkeys(("event", "card", "color", "route", "city", "ticket"), str),
    **dict.fromkeys(("source", "option", "token", "marker", "mark"), str),
    **dict.fromkeys(("matches", "everybody_passed"), bool),
    "cards": list,
}
PAYMENT = ("color", "of_color", "jokers", "ferry_cards", "waves")

# The action table of docs/record.md.
STATION, PASS, TAKE, DRAW, FERRY, TICKETS, DECLINE, KEEP, PAY = 256, 352, 353, 358, 359, 360, 361, 384, 448
JOKER_COLOR = 8
FERRY_USES = [(0, 0), (1, 1), (1, 2), (2, 2), (2, 3), (2, 4)]


class Foul(AssertionError):  # noqa: N818 - what a referee calls
    """The record breaks a rule in the move of that number; 0 is the set-up."""

    def __init__(self, move: int, text: str) -> None:
        super().__init__(f"move {move}: {text}")
        self.move = move


# --- what the edition's files say -------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Route:
    """A route of the board file."""

    index: int
    id: str
    ends: frozenset[str]
    color: str
    cards: int
    length: int
    piece: str
    points: int
    symbols: int
    waves: int
    tunnel: bool


@dataclass(frozen=True)
class Ticket:
    """A ticket of the board file; either end is one or more cities, of which any will do (IT-8)."""

    id: str
    ends: tuple[frozenset[str], frozenset[str]]
    points: int


class Box:
    """The edition and the chosen variant."""

    def __init__(self, folder: Path, variant: str, bonus: bool) -> None:
        self.rules = tomllib.loads((folder / "edition.toml").read_text(encoding="utf-8"))
        board = tomllib.loads((folder / "board.toml").read_text(encoding="utf-8"))
        self.variant: Json = self.rules["variants"][variant]
        self.joker: str = self.rules["cards"]["joker_name"]
        self.colors: list[str] = self.rules["cards"]["colors"]
        self.cities: dict[str, Json] = {city["id"]: city for city in board["cities"]}
        self.city_numbers = {city: number for number, city in enumerate(self.cities)}
        self.routes = {route.id: route for route in self._routes(board["routes"])}
        sets = {*self.variant["sets"], *(self.rules["bonus"]["sets"] if bonus else [])}
        chosen = [(facts, ticket) for facts, ticket in self._tickets(board["tickets"]) if sets & set(facts["sets"])]
        self.tickets = {ticket.id: ticket for _, ticket in chosen}
        self.long = {ticket.id for facts, ticket in chosen if facts.get("deck") == "long"}

    def _routes(self, all_facts: list[Json]) -> Iterator[Route]:
        first_piece = next(iter(self.rules["pieces"]))
        for index, facts in enumerate(all_facts):
            ends = frozenset((facts["from"], facts["to"]))
            family = [other for other in all_facts if {other["from"], other["to"]} == ends]
            twins = [other for other in family if other["color"] == facts["color"]]
            words = [facts["from"], facts["to"]]
            words += [facts["color"]] if len(twins) < len(family) else []
            words += [str(next(i for i, twin in enumerate(twins, 1) if twin is facts))] if len(twins) > 1 else []
            cards = int(facts.get("cards") or facts["length"])
            piece: str = facts.get("piece", first_piece)
            yield Route(
                index=index,
                id=facts.get("id", "-".join(words)),
                ends=ends,
                color=facts["color"],
                cards=cards,
                length=facts["length"],
                piece=piece,
                points=self.rules["points"][piece][str(cards)],
                symbols=facts.get("symbols", 0),
                waves=facts.get("waves", 0),
                tunnel=facts.get("tunnel", False),
            )

    def _tickets(self, all_facts: list[Json]) -> Iterator[tuple[Json, Ticket]]:
        def plain(facts: Json) -> str:
            return f"{facts['from']}-{facts['to']}".lower().replace(" ", "-")

        count = Counter(plain(facts) for facts in all_facts)
        for facts in all_facts:
            name = plain(facts) if count[plain(facts)] == 1 else f"{plain(facts)}-{facts['sets'][0]}"
            ends = (self._place(facts["from"]), self._place(facts["to"]))
            yield facts, Ticket(facts.get("id", name), ends, facts["points"])

    def _place(self, name: str) -> frozenset[str]:
        terminals = frozenset(city for city, facts in self.cities.items() if facts.get("area") == name)
        return terminals or frozenset((name,))


# --- chance -----------------------------------------------------------------------------------------------------------


class Chance:
    """The random numbers of a game: ChaCha with eight rounds, keyed by the secret and the nonces."""

    def __init__(self, dealing: Json) -> None:
        digest = hashlib.sha256(b"branchline deal 1" + bytes.fromhex(dealing["secret"]))
        for nonce in map(bytes.fromhex, dealing["nonces"]):
            digest.update(len(nonce).to_bytes(4, "big") + nonce)
        self.key = struct.unpack("<8I", digest.digest())
        self.counter = 0
        self.words: list[int] = []

    def _block(self) -> list[int]:
        high, low = divmod(self.counter, 2**32)
        start: list[int] = [*struct.unpack("<4I", b"expand 32-byte k"), *self.key, low, high, 0, 0]
        x = list(start)

        def turn(a: int, b: int, by: int) -> int:
            word = x[a] ^ x[b]
            return int((word << by | word >> (32 - by)) & 0xFFFFFFFF)

        columns = [(0, 4, 8, 12), (1, 5, 9, 13), (2, 6, 10, 14), (3, 7, 11, 15)]
        diagonals = [(0, 5, 10, 15), (1, 6, 11, 12), (2, 7, 8, 13), (3, 4, 9, 14)]
        for a, b, c, d in (columns + diagonals) * 4:
            for by_d, by_b in ((16, 12), (8, 7)):
                x[a] = (x[a] + x[b]) & 0xFFFFFFFF
                x[d] = turn(d, a, by_d)
                x[c] = (x[c] + x[d]) & 0xFFFFFFFF
                x[b] = turn(b, c, by_b)
        self.counter += 1
        return [(word + first) & 0xFFFFFFFF for word, first in zip(x, start, strict=True)]

    def below(self, n: int) -> int:
        """A number of 0 … n - 1, all equally likely."""
        while True:
            self.words = self.words or self._block()
            high, low = divmod(self.words.pop(0) * n, 2**32)
            if low >= 2**32 % n:
                return high


# --- networks ---------------------------------------------------------------------------------------------------------


def networks(routes: Iterable[Route]) -> list[set[str]]:
    """The cities that the routes connect, network by network."""
    found: list[set[str]] = []
    for route in routes:
        touched = [network for network in found if network & route.ends]
        found = [network for network in found if not network & route.ends]
        found.append(set(route.ends).union(*touched))
    return found


def connects(cities: list[set[str]], ticket: Ticket) -> bool:
    """C-17, IT-8."""
    return any(network & ticket.ends[0] and network & ticket.ends[1] for network in cities)


def has_longer_trail(routes: list[Route], length: int) -> bool:
    """EU-18: is there a path longer than that, no route used twice? Tried out from every city."""

    def search(city: str, left: frozenset[Route], so_far: int) -> bool:
        if so_far > length:
            return True
        reachable = next((network for network in networks(left) if city in network), set())
        if so_far + sum(route.length for route in left if route.ends <= reachable) <= length:
            return False
        for route in left:
            if city in route.ends:
                (other,) = route.ends - {city}
                if search(other, left - {route}, so_far + route.length):
                    return True
        return False

    return any(search(city, frozenset(routes), 0) for city in {city for route in routes for city in route.ends})


# --- the referee ------------------------------------------------------------------------------------------------------


class Referee:
    """Everything on the table, and the events still to be explained."""

    def __init__(self, record: Json, folder: Path, check_deal: bool) -> None:
        self.record = record
        self.chance = Chance(record["dealing"]) if check_deal else None
        self.number = 0
        self.box = Box(folder, record["table"]["variant"], record["table"].get("bonus", False))
        self.rules = self.box.rules
        self.players = len(record["players"])
        joker, cards = self.box.joker, self.rules["cards"]
        self.pile = Counter(dict.fromkeys(self.box.colors, cards["per_color"]) | {joker: cards["jokers"]})
        self.discard: Counter[str] = Counter()
        self.paid: Counter[str] = Counter()
        self.revealed: Counter[str] = Counter()
        self.display: list[str | None] = [None] * cards["display"]
        self.hands: list[Counter[str]] = [Counter() for _ in range(self.players)]
        self.pieces = [Counter(self.rules["pieces"]) for _ in range(self.players)]
        self.owners: dict[str, int] = {}
        self.ferries = [0] * self.players
        self.ferry_pile = self.rules.get("ferries", {"cards": 0})["cards"]
        self.stations: dict[str, int] = {}
        self.long = set(self.box.long)
        self.unseen = set(self.box.tickets) - self.box.long
        self.under: list[set[str]] = [set()]  # batches of tickets put back, the oldest first
        self.offers: list[list[str]] = [[] for _ in range(self.players)]
        self.held: list[set[str]] = [set() for _ in range(self.players)]
        self.kept_long = [0] * self.players
        self.turns_left: int | None = None
        self.passes = 0
        self.phase, self.seat, self.starter = "", 0, 0
        self.route: Route | None = None
        self.city = ""
        self.paid_color, self.surcharge = "", 0
        self.events: list[Json] = []

    # --- saying what is wrong -----------------------------------------------------------------------------------------

    def foul(self, text: str) -> NoReturn:
        raise Foul(self.number, text)

    def require(self, fine: object, text: str) -> None:
        if not fine:
            self.foul(text)

    def require_same(self, what: str, told: Any, found: Any) -> None:
        """Equal as JSON: 1 and true differ."""
        if json.dumps(told, sort_keys=True) != json.dumps(found, sort_keys=True):
            self.foul(f"{what} is told as {told!r}, but is {found!r}")

    def require_chance(self, told: Any, choices: Sequence[Any]) -> None:
        """What was drawn is what the key of the game draws."""
        if self.chance:
            self.require_same("what was drawn", told, choices[self.chance.below(len(choices))])

    # --- events -------------------------------------------------------------------------------------------------------

    def open(self, events: list[Json]) -> None:
        for event in events:
            for name, value in event.items():
                self.require(type(value) is VALUE_TYPES.get(name, int), f"{name} of {event} is of the wrong type")
        self.events = list(events)

    def next_kind(self) -> str:
        return str(self.events[0]["event"]) if self.events else ""

    def take(self, kind: str, *free: str, **known: Any) -> Json:
        """The next event: of this kind, with exactly these known values, and the free ones whatever they are."""
        if not self.events:
            self.foul(f"{kind} {known or ''} is missing")
        event = self.events.pop(0)
        told = {name: value for name, value in event.items() if name not in free}
        self.require_same("the next event", told, {"event": kind, **known})
        self.require(all(name in event for name in free), f"{event} does not say everything")
        return event

    def close(self) -> None:
        self.require(not self.events, f"{self.events[:1]} should not have happened")

    # --- cards (C-3 … C-5) --------------------------------------------------------------------------------------------

    def can_draw(self) -> bool:
        return self.pile.total() + self.discard.total() > 0

    def draw(self, kind: str, *free: str, **known: Any) -> Json:
        """A card off the draw pile, told by an event of this kind; the discard pile is shuffled when it is needed."""
        if self.pile.total() == 0:
            self.require(self.can_draw(), "there is no card to draw")
            self.take("reshuffled", count=self.discard.total())
            self.pile, self.discard = self.discard, Counter()
        event = self.take(kind, "card", *free, **known)
        card = event["card"]
        self.require(self.pile[card] > 0, f"there is no {card} left in the draw pile")
        kinds = [*self.box.colors, self.box.joker]
        self.require_chance(card, [kind for kind in kinds for _ in range(self.pile[kind])])
        self.pile[card] -= 1
        return event

    def must_flush(self) -> bool:
        """C-4: too many jokers, unless no display of the cards outside the hands would have fewer."""
        limit = self.rules["cards"]["joker_limit"]
        if self.display.count(self.box.joker) < limit:
            return False
        outside = self.pile + self.discard + Counter(card for card in self.display if card)
        shown = min(len(self.display), outside.total())
        fewest_jokers = shown - (outside.total() - outside[self.box.joker])
        return bool(fewest_jokers < limit)

    def settle_display(self) -> None:
        while True:
            for slot, card in enumerate(self.display):
                if card is None and self.can_draw():
                    self.display[slot] = self.draw("turned_up", slot=slot)["card"]
            if not self.must_flush():
                return
            self.take("flushed", cards=self.display)
            self.discard.update(card for card in self.display if card)
            self.display = [None] * len(self.display)

    # --- set-up -------------------------------------------------------------------------------------------------------

    def round_from_starter(self) -> list[int]:
        return [(self.starter + i) % self.players for i in range(self.players)]

    def check_head(self) -> None:
        dealing = self.record["dealing"]
        opened = hashlib.sha256(bytes.fromhex(dealing["secret"])).hexdigest()
        self.require_same("the commitment", dealing["commitment"], opened)
        self.require(len(dealing["nonces"]) in (0, self.players), "there should be one nonce from each seat")
        self.require_same("the edition", self.record["edition"], self.rules["name"])
        fewest, most = self.rules["players"]
        self.require(fewest <= self.players <= most, f"{self.players} players")
        self.require(self.record["finished"] is True, "the game is not finished")

    def set_up(self) -> None:
        """EU-1, EU-2, IT-1, NY-1, BE-1: cards, the display, tickets to choose from."""
        self.open(self.record["setup"])
        self.starter = self.take("starts", "seat")["seat"]
        self.require(self.starter in range(self.players), "nobody sits where the starter should")
        if "starter" not in self.record["table"]:
            self.require_chance(self.starter, range(self.players))
        else:
            self.require_same("the starter", self.record["table"]["starter"], self.starter)
        for seat in self.round_from_starter():
            for _ in range(self.rules["cards"]["hand"]):
                self.hands[seat][self.draw("dealt_card", seat=seat)["card"]] += 1
        self.settle_display()
        two_steps = "keep_long_max" in self.box.variant
        for seat in self.round_from_starter():
            for _ in range(self.box.variant.get("deal_long", 0)):
                self.offer(seat, self.long)
            if not two_steps:
                self.deal_normal(seat)
        self.seat, self.phase = self.starter, "choose_long_tickets" if two_steps else "choose_tickets"
        self.close()

    def deal_normal(self, seat: int) -> None:
        for _ in range(self.box.variant["deal"]):
            self.offer(seat, self.unseen)

    # --- tickets (C-14) -----------------------------------------------------------------------------------------------

    def offer(self, seat: int, source: set[str]) -> None:
        ticket = self.take("offered_ticket", "ticket", seat=seat)["ticket"]
        self.require(ticket in source, f"{ticket} cannot be drawn now")
        self.require_chance(ticket, [name for name in self.box.tickets if name in source])
        source.remove(ticket)
        self.offers[seat].append(ticket)

    def keep(self, move: Json, seat: int, least: int, most: int) -> list[str]:
        """The seat keeps some of its offer; gives those it returns."""
        kept, returned, chosen = 0, [], 0
        for position, ticket in enumerate(self.offers[seat]):
            if self.next_kind() == "kept_ticket":
                self.take("kept_ticket", seat=seat, ticket=ticket)
                self.held[seat].add(ticket)
                kept, chosen = kept + 1, chosen | 1 << position
            else:
                self.take("returned_ticket", seat=seat, ticket=ticket)
                returned.append(ticket)
        self.take("chose_tickets", seat=seat, kept=kept, returned=len(returned))
        self.require(least <= kept <= most, f"{kept} tickets kept, where {least} to {most} may be")
        self.require_same("the action", move["action"], KEEP + chosen)
        self.offers[seat] = []
        return returned

    def choose_long_tickets(self, move: Json) -> None:
        """EU-21: long tickets first; what is not kept leaves the game."""
        offered = len(self.offers[self.seat])
        self.kept_long[self.seat] = offered - len(self.keep(move, self.seat, 0, self.box.variant["keep_long_max"]))
        self.next_chooser()

    def choose_tickets(self, move: Json) -> None:
        variant = self.box.variant
        least = variant.get("keep", 0)
        if "keep_long_max" in variant:
            least = variant["keep_with_long" if self.kept_long[self.seat] else "keep_without_long"]
        returned = self.keep(move, self.seat, least, len(self.offers[self.seat]))
        if variant["unkept"] == "under":
            self.under[0].update(returned)  # shuffled together, one batch
        self.next_chooser()

    def next_chooser(self) -> None:
        self.seat = (self.seat + 1) % self.players
        if self.seat != self.starter:
            return
        if self.phase == "choose_long_tickets":
            for seat in self.round_from_starter():
                self.deal_normal(seat)
            self.phase = "choose_tickets"
        else:
            self.under = [batch for batch in self.under if batch]
            self.phase = "turn"

    def tickets_left(self) -> int:
        return len(self.unseen) + sum(map(len, self.under))

    def draw_tickets(self, move: Json) -> None:
        self.require_same("the action", move["action"], TICKETS)
        for _ in range(min(self.box.variant["draw"], self.tickets_left())):
            self.offer(self.seat, self.unseen or self.under[0])
            self.under = [batch for batch in self.under if batch]
        self.require(self.offers[self.seat], "there is no ticket to draw")
        self.phase = "keep_tickets"

    def keep_tickets(self, move: Json) -> None:
        offered = len(self.offers[self.seat])
        least = min(self.box.variant["draw_keep"], offered)  # NY-3, BE-7: the last one
        returned = self.keep(move, self.seat, least, offered)
        if returned:
            self.under.append(set(returned))
        self.end_turn()

    # --- a turn (C-6 … C-10) ------------------------------------------------------------------------------------------

    def turn(self, move: Json) -> None:
        actions = {
            "took_display": self.take_display,
            "reshuffled": self.draw_card,
            "drew_card": self.draw_card,
            "took_ferry_card": self.take_ferry_card,
            "chose_route": self.choose_route,
            "chose_city": self.choose_city,
            "offered_ticket": self.draw_tickets,
            "passed": self.pass_turn,
        }
        kind = self.next_kind()
        if kind not in actions:
            self.foul(f"a turn cannot begin with {kind or 'nothing'}")
        actions[kind](move)

    def second_card(self, move: Json) -> None:
        self.take_display(move) if self.next_kind() == "took_display" else self.draw_card(move)

    def take_display(self, move: Json) -> None:
        self.require(self.phase == "second_card" or self.can_draw(), "C-10: no cards may be drawn now")
        event = self.take("took_display", "slot", "card", seat=self.seat)
        slot, card = event["slot"], event["card"]
        self.require(slot in range(len(self.display)), f"there is no slot {slot}")
        self.require(card == self.display[slot], f"{card} does not lie in slot {slot}")
        self.require_same("the action", move["action"], TAKE + slot)
        is_joker = card == self.box.joker
        self.require(not (is_joker and self.phase == "second_card"), "C-8: a display joker as the second card")
        self.display[slot] = None
        self.hands[self.seat][card] += 1
        self.settle_display()
        self.after_card(only_card=is_joker)

    def draw_card(self, move: Json) -> None:
        self.require_same("the action", move["action"], DRAW)
        self.hands[self.seat][self.draw("drew_card", seat=self.seat)["card"]] += 1
        self.after_card(only_card=False)

    def after_card(self, only_card: bool) -> None:
        """C-8, C-9: is there a second card to choose?"""
        choice = self.can_draw() or any(card not in (None, self.box.joker) for card in self.display)
        if self.phase == "second_card" or only_card or not choice:
            self.end_turn()
        else:
            self.phase = "second_card"

    def can_take_ferry_card(self) -> bool:
        """IT-3."""
        return bool(self.ferry_pile > 0 and self.ferries[self.seat] < self.rules["ferries"]["hand_limit"])

    def take_ferry_card(self, move: Json) -> None:
        self.take("took_ferry_card", seat=self.seat)
        self.require(self.can_take_ferry_card(), "no ferry card may be taken now")
        self.require_same("the action", move["action"], FERRY)
        self.ferry_pile -= 1
        self.ferries[self.seat] += 1
        self.end_turn()

    def pass_turn(self, move: Json) -> None:
        """C-15: only with nothing else to do."""
        self.take("passed", seat=self.seat)
        self.require_same("the action", move["action"], PASS)
        self.require(not self.can_draw(), "C-15: a pass, but cards can be drawn")
        self.require(not self.tickets_left(), "C-15: a pass, but tickets can be drawn")
        self.require(not self.can_take_ferry_card(), "C-15: a pass, but a ferry card can be taken")
        for city in self.box.cities:
            self.require(self.why_no_station(city), f"C-15: a pass, but a station can be built in {city}")
        for route in self.box.routes.values():
            self.require(self.why_no_claim(route), f"C-15: a pass, but {route.id} can be claimed")
        self.passes += 1
        if self.passes == self.players:
            self.take("ended", everybody_passed=True)
            self.phase = "over"
        else:
            self.next_turn()

    # --- paying (C-1, C-11) -------------------------------------------------------------------------------------------

    def ways(self, color: str, cards: int, fewest_jokers: int) -> Iterator[tuple[str, int, int]]:
        """Every payment of so many cards from the seat's hand: one colour, jokers standing in."""
        hand, joker = self.hands[self.seat], self.box.joker
        for jokers in range(fewest_jokers, min(cards, hand[joker]) + 1):
            for kind in (joker,) if jokers == cards else self.box.colors if color == "grey" else (color,):
                if jokers == cards or (kind != joker and hand[kind] >= cards - jokers):
                    yield kind, cards - jokers, jokers

    def route_ways(self, route: Route) -> Iterator[Way]:
        """EU-7: a joker for each symbol. IT-5, IT-6: a joker for each wave, or a ferry card for one or more of them."""
        per_card = self.rules.get("ferries", {"waves_per_card": 0})["waves_per_card"]
        for ferry_cards in range(self.ferries[self.seat] + 1):
            for waves in range(ferry_cards, min(route.waves, ferry_cards * per_card) + 1):
                jokers = route.symbols + route.waves - waves
                for way in self.ways(route.color, route.cards - waves, jokers):
                    yield (*way, ferry_cards, waves)

    def pay(self, move: Json, ways: Iterable[Way]) -> str:
        """The cards leave the hand but are not discarded yet; gives the colour of the payment."""
        event = self.take("paid", *PAYMENT, seat=self.seat)
        told = tuple(event[name] for name in PAYMENT)
        self.require(told in list(ways), f"{told} does not pay, or is not in the hand {dict(self.hands[self.seat])}")
        color, of_color, jokers, ferry_cards, waves = told
        number = self.box.colors.index(color) if color in self.box.colors else JOKER_COLOR
        use = FERRY_USES.index((ferry_cards, waves))
        action = PAY + 64 * number + 10 * use + (jokers if number != JOKER_COLOR else 0)
        self.require_same("the action", move["action"], action)
        cards = Counter({color: of_color}) + Counter({self.box.joker: jokers})
        self.hands[self.seat] -= cards
        self.paid += cards
        self.ferries[self.seat] -= ferry_cards
        self.ferry_pile += ferry_cards
        return str(color)

    # --- routes (C-11 … C-13) -----------------------------------------------------------------------------------------

    def why_no_claim(self, route: Route) -> str:
        if route.id in self.owners:
            return "it is taken"
        few = self.players < self.rules["routes"]["parallel_from"]
        for other in self.box.routes.values():
            if other.ends == route.ends and other.id in self.owners and (few or self.owners[other.id] == self.seat):
                return "a parallel route is taken"
        if self.pieces[self.seat][route.piece] < route.length:
            return "there are too few pieces"
        return "" if any(self.route_ways(route)) else "the hand cannot pay"

    def choose_route(self, move: Json) -> None:
        name = self.take("chose_route", "route", seat=self.seat)["route"]
        self.require(name in self.box.routes, f"there is no route {name}")
        self.route = self.box.routes[name]
        why_not = self.why_no_claim(self.route)
        self.require(not why_not, f"{name} cannot be claimed: {why_not}")
        self.require_same("the action", move["action"], self.route.index)
        self.phase = "pay_route"

    def pay_route(self, move: Json) -> None:
        assert self.route
        self.paid_color = self.pay(move, list(self.route_ways(self.route)))
        if self.route.tunnel:
            self.dig()
        if not self.surcharge:
            self.claim()

    def dig(self) -> None:
        """EU-8, EU-9, EU-11, EU-12: the payment is not in the discard pile meanwhile."""
        for _ in range(self.rules["tunnels"]["reveal"]):
            if self.can_draw():
                event = self.draw("revealed", "matches", seat=self.seat)
                self.revealed[event["card"]] += 1
                self.require_same("matches", event["matches"], event["card"] in (self.paid_color, self.box.joker))
                self.surcharge += event["matches"]
        if self.surcharge:
            self.take("surcharge", seat=self.seat, count=self.surcharge)
            self.phase = "answer_tunnel"

    def answer_tunnel(self, move: Json) -> None:
        assert self.route
        if self.next_kind() == "declined":  # EU-10
            self.take("declined", seat=self.seat, route=self.route.id)
            self.require_same("the action", move["action"], DECLINE)
            self.hands[self.seat] += self.paid
            self.paid = Counter()
            self.end_turn()
            return
        self.pay(move, [(*way, 0, 0) for way in self.ways(self.paid_color, self.surcharge, 0)])
        self.claim()

    def claim(self) -> None:
        """EU-6, BE-6; NY-6: no points before the end."""
        assert self.route
        points = self.route.points if self.rules["routes"]["points_on_claim"] else 0
        self.take("claimed", seat=self.seat, route=self.route.id, points=points)
        self.owners[self.route.id] = self.seat
        self.pieces[self.seat][self.route.piece] -= self.route.length
        self.end_turn()

    # --- stations (EU-13, EU-14) --------------------------------------------------------------------------------------

    def station_ways(self) -> list[Way]:
        facts = self.rules.get("stations", {"number": 0})
        built = list(self.stations.values()).count(self.seat)
        return [(*way, 0, 0) for way in self.ways("grey", facts["cost"][built], 0)] if built < facts["number"] else []

    def why_no_station(self, city: str) -> str:
        if city in self.stations:
            return "it has a station"
        if self.box.cities[city].get("area"):
            return "it is no city"
        return "" if self.station_ways() else "no station is left, or the hand cannot pay"

    def choose_city(self, move: Json) -> None:
        self.city = self.take("chose_city", "city", seat=self.seat)["city"]
        self.require(self.city in self.box.cities, f"there is no city {self.city}")
        why_not = self.why_no_station(self.city)
        self.require(not why_not, f"no station can be built in {self.city}: {why_not}")
        self.require_same("the action", move["action"], STATION + self.box.city_numbers[self.city])
        self.phase = "pay_station"

    def pay_station(self, move: Json) -> None:
        self.pay(move, self.station_ways())
        self.take("built_station", seat=self.seat, city=self.city)
        self.stations[self.city] = self.seat
        self.end_turn()

    # --- the end of a turn (C-6, C-16) --------------------------------------------------------------------------------

    def end_turn(self) -> None:
        """Payment and revealed cards are discarded (EU-11), and the display is brought in order (C-5)."""
        self.discard += self.paid + self.revealed
        self.paid, self.revealed, self.surcharge = Counter(), Counter(), 0
        self.settle_display()
        self.passes = 0
        self.next_turn()

    def next_turn(self) -> None:
        if self.turns_left is not None:
            self.turns_left -= 1
        elif self.pieces[self.seat].total() <= self.rules["end"]["trigger"]:
            self.take("last_round", seat=self.seat)
            self.turns_left = self.players
        if self.turns_left == 0:
            self.take("ended", everybody_passed=False)
            self.phase = "over"
        else:
            self.seat, self.phase = (self.seat + 1) % self.players, "turn"

    # --- the sheets ---------------------------------------------------------------------------------------------------

    def own_routes(self, seat: int) -> list[Route]:
        return [self.box.routes[name] for name, owner in self.owners.items() if owner == seat]

    def check_sheets(self) -> None:
        sheets = self.record["sheets"]
        self.require(len(sheets) == self.players, "there should be one sheet for each player")
        for seat, sheet in enumerate(sheets):
            self.require_same("player", sheet["player"], self.record["players"][seat])
            self.require_same("seat", sheet["seat"], seat)
            self.require_same("routes", sheet["routes"], sum(route.points for route in self.own_routes(seat)))
            self.check_tickets(seat, sheet)
            unbuilt = self.rules.get("stations", {"number": 0})["number"] - list(self.stations.values()).count(seat)
            station_points = self.rules.get("stations", {"unbuilt_points": 0})["unbuilt_points"]
            self.require_same("stations", sheet["stations"], unbuilt * station_points)
            self.check_path(seat, sheet)
            self.check_regions(seat, sheet)
            touched = {city for route in self.own_routes(seat) for city in route.ends}
            seen = sum(self.box.cities[city].get("landmark", False) for city in touched)
            self.require_same("landmarks", sheet["landmarks"], seen * self.rules["scoring"].get("landmark", 0))
        self.check_longest(sheets)
        for sheet in sheets:
            self.require_same("total", sheet["total"], self.total(sheet))
        ranks = [self.rank(sheet) for sheet in sheets]
        for sheet, rank in zip(sheets, ranks, strict=True):
            self.require_same("place", sheet["place"], 1 + sum(other > rank for other in ranks))

    def total(self, sheet: Json) -> int:
        return sum(sheet[line] for line in ("routes", "tickets", "stations", "longest", "regions", "landmarks"))

    def rank(self, sheet: Json) -> list[int]:
        """C-18, EU-19, IT-13, NY-7, BE-10: the total, then the edition's tie-breaks."""
        names = {"tickets": "tickets_fulfilled", "longest": "longest_length"}
        return [sheet["total"], *(sheet[names[name]] for name in self.rules["scoring"].get("tie_breaks", []))]

    def check_tickets(self, seat: int, sheet: Json) -> None:
        """C-17, EU-15: every ticket's line, with the routes that the stations borrow, and no better choice of them."""
        own = self.own_routes(seat)
        cities = [city for city in self.box.cities if self.stations.get(city) == seat]
        self.require_same("the stations", [loan["city"] for loan in sheet["borrowed"]], cities)
        for loan in sheet["borrowed"]:
            if loan["route"] is not None:
                self.require(loan["route"] in self.owners, f"{loan['route']} is borrowed, but nobody owns it")
                self.require(self.owners[loan["route"]] != seat, f"{loan['route']} is borrowed by its owner")
                self.require(loan["city"] in self.box.routes[loan["route"]].ends, f"{loan} does not fit together")
        borrowed = [self.box.routes[loan["route"]] for loan in sheet["borrowed"] if loan["route"]]
        connected = networks(own + borrowed)
        listed = sorted(line["ticket"] for line in sheet["ticket_lines"])
        self.require_same("the tickets", listed, sorted(self.held[seat]))
        for line in sheet["ticket_lines"]:
            ticket = self.box.tickets[line["ticket"]]
            done = connects(connected, ticket)
            points = ticket.points if done else -ticket.points
            self.require_same(f"ticket {ticket.id}", line, {"ticket": ticket.id, "points": points, "fulfilled": done})
        points = sum(line["points"] for line in sheet["ticket_lines"])
        fulfilled = sum(line["fulfilled"] for line in sheet["ticket_lines"])
        self.require_same("tickets", sheet["tickets"], points)
        self.require_same("tickets_fulfilled", sheet["tickets_fulfilled"], fulfilled)
        if cities:
            best = self.best_tickets(seat, cities)
            self.require(best == (points, fulfilled), f"stations could help to {best}, not only {(points, fulfilled)}")

    def best_tickets(self, seat: int, cities: list[str]) -> tuple[int, int]:
        """The most points, then the most tickets, over all routes the stations might borrow."""
        own = networks(self.own_routes(seat))
        tickets = [self.box.tickets[name] for name in self.held[seat]]
        open_tickets = [ticket for ticket in tickets if not connects(own, ticket)]
        sure = len(tickets) - len(open_tickets)
        points = sum(-t.points if t in open_tickets else t.points for t in tickets)

        def network_of(city: str) -> frozenset[str]:
            return frozenset(next((network for network in own if city in network), {city}))

        options = []
        for city in cities:
            ways = {frozenset((network_of(city),))}  # borrowing nothing; routes into the same network help alike
            for name, owner in self.owners.items():
                route = self.box.routes[name]
                if owner != seat and city in route.ends:
                    ways.add(frozenset(network_of(end) for end in route.ends))
            options.append(ways)
        best = (points, sure)
        for choice in itertools.product(*options):
            joined: list[set[str]] = [set(network) for network in own]
            for way in choice:
                touched = [network for network in joined if any(network & part for part in way)]
                joined = [network for network in joined if network not in touched]
                joined.append(set().union(*way, *touched))
            done = [ticket for ticket in open_tickets if connects(joined, ticket)]
            best = max(best, (points + 2 * sum(ticket.points for ticket in done), sure + len(done)))
        return best

    def check_path(self, seat: int, sheet: Json) -> None:
        """EU-18: a path over own routes, none of them twice, as long as it is said to be, and none is longer."""
        scoring = self.rules["scoring"]
        path = sheet["longest_path"]
        if not scoring.get("longest_path") and "longest" not in scoring.get("tie_breaks", []):
            self.require_same("longest_path", [path, sheet["longest_length"]], [[], 0])
            return
        self.require(all(self.owners.get(name) == seat for name in path), "the longest path uses a route of others")
        self.require(len(set(path)) == len(path), "the longest path uses a route twice")
        routes = [self.box.routes[name] for name in path]
        self.require_same("longest_length", sheet["longest_length"], sum(route.length for route in routes))
        if routes:
            ends = set(routes[0].ends)  # where the path so far may end
            for route in routes[1:]:
                ends = {other for end in ends if end in route.ends for other in route.ends - {end}}
            self.require(ends, "the longest path has a gap")
        self.require(
            not has_longer_trail(self.own_routes(seat), sheet["longest_length"]), f"seat {seat} has a longer path"
        )

    def check_longest(self, sheets: list[Json]) -> None:
        """All tied players get the bonus; nobody for no path at all."""
        longest = max(1, *(sheet["longest_length"] for sheet in sheets))
        for sheet in sheets:
            bonus = self.rules["scoring"].get("longest_path", 0) if sheet["longest_length"] == longest else 0
            self.require_same("longest", sheet["longest"], bonus)

    def check_regions(self, seat: int, sheet: Json) -> None:
        """IT-9, IT-10: each network by itself; a region counts twice in a network with all its cities."""
        facts = self.rules.get("regions")
        if facts is None:
            self.require_same("regions", [sheet["regions"], sheet["networks"]], [0, []])
            return
        of_city = {city: entry["region"] for city, entry in self.box.cities.items() if "region" in entry}
        counts = []
        for network in networks(self.own_routes(seat)):
            regions = {of_city[city] for city in network if city in of_city}
            twice = [
                name for name in facts["double"] if all(city in network for city in of_city if of_city[city] == name)
            ]
            counts.append(len(regions) + len(twice))
        table = {int(number): points for number, points in facts["points"].items()}
        points = sum(table.get(min(count, max(table)), 0) for count in counts)
        self.require_same("networks", sorted(sheet["networks"]), sorted(counts))
        self.require_same("regions", sheet["regions"], points)

    # --- all of it ----------------------------------------------------------------------------------------------------

    def check(self) -> None:
        self.check_head()
        self.set_up()
        phases = {
            "choose_long_tickets": self.choose_long_tickets,
            "choose_tickets": self.choose_tickets,
            "turn": self.turn,
            "second_card": self.second_card,
            "pay_route": self.pay_route,
            "answer_tunnel": self.answer_tunnel,
            "pay_station": self.pay_station,
            "keep_tickets": self.keep_tickets,
        }
        for number, move in enumerate(self.record["moves"], 1):
            self.number = number
            self.require(self.phase != "over", "the game is over already")
            self.require_same("the player to decide", move["seat"], self.seat)
            self.require_same("the phase", move["phase"], self.phase)
            self.open(move["events"])
            phases[self.phase](move)
            self.close()
        self.require(self.phase == "over", "the game is not over yet")
        self.check_sheets()


def referee(record: Json, folder: Path, check_deal: bool = True) -> None:
    """Check the record of a finished game against the edition in the folder; `Foul` on the first wrong thing."""
    Referee(record, folder, check_deal).check()
