"""The table of a game of Legends of the West: cards with marks, money, and what rows ask about it: see `referee`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator, Iterator
from pathlib import Path
from typing import Any

from tests.kit.legends_box import LegendsBox
from tests.kit.referee import Json, Referee, Route, Way, connects, networks

Card = tuple[str, str]  # its colour or the joker, and the mark it bears
Flow = Generator[tuple[str, int], Json, None]  # yields who has to decide what, and is sent the move

MARKS = ("pickaxe", "skull")
ACTION: Card = ("an action card", "")
DEAREST = 10  # cards a claim can cost


class LegendsTable(Referee):
    """Everything on the table, and questions about it. Nothing here takes a decision."""

    box: LegendsBox

    def __init__(self, record: Json, folder: Path, check_deal: bool) -> None:
        super().__init__(record, folder, check_deal)
        table = record["table"]
        self.box = LegendsBox(folder, table)
        cards = self.rules["cards"]
        marked = {(color, mark): cards["marks"][mark] for color in self.box.colors for mark in MARKS}
        plain = {(color, ""): cards["per_color"] - sum(cards["marks"].values()) for color in self.box.colors}
        self.deck: Counter[Card] = Counter(marked | plain | {(self.box.joker, ""): cards["jokers"]})
        self.discarded: Counter[Card] = Counter()
        self.shown: list[Card | None] = [None] * cards["display"]
        self.marks: list[Counter[Card]] = [Counter() for _ in range(self.players)]  # of the cards in hand
        self.in_play = self.again = False  # after the set-up; the player has another turn
        self.pickaxes = 0  # LW-17, step 1: among the cards paid for this claim
        self.pieces = [Counter(self.box.pieces) for _ in range(self.players)]
        self.unseen = set(self.box.tickets)
        self.money = [self.rules["money"]["start"]] * self.players  # LW-3
        self.tokens: list[Counter[str]] = [Counter() for _ in range(self.players)]
        self.markers: dict[str, str] = {}
        self.bridge_owners: dict[frozenset[str], int] = {}
        self.sources = set(self.box.steps)
        self.spent: set[str] = set()
        self.event = ""  # the current one; LW-7: none at the start
        self.to_come, self.past = set(self.box.events), set[str]()
        self.cards_held: list[set[str]] = [set() for _ in range(self.players)]
        for seat, postcard in table.get("held", []):
            if seat < self.players:
                self.cards_held[seat].add(postcard)

    # --- cards (LW-4, LW-5, LW-12, LW-13) -----------------------------------------------------------------------------

    def can_draw(self) -> bool:
        """Is there any card but action cards?"""
        outside = self.deck + self.discarded
        return outside.total() > outside[ACTION]

    def may_draw_in_turn(self) -> bool:
        """LW-12."""
        enough = self.deck.total() + self.discarded.total() > self.rules["cards"]["no_draw_at"]
        return enough and self.can_draw()

    def pile_has_top(self) -> bool:
        return self.deck.total() > 0 or self.discarded.total() > self.discarded[ACTION]

    def draw_top(self, kind: str, mark_kind: str, **known: Any) -> Card:
        """The top card as an event of this kind tells it, its mark as one of the other kind; or an action card."""
        if self.deck.total() == 0:
            self.take("reshuffled", count=self.discarded.total())
            self.deck, self.discarded = self.discarded, Counter()
        if self.next_kind() == "action_card":
            self.take("action_card")
            card = ACTION
        else:
            name = self.take(kind, "card", **known)["card"]
            mark = self.take(mark_kind, "mark", **known)["mark"] if self.next_kind() == mark_kind else ""
            card = (name, mark)
        self.require(self.deck[card] > 0, f"there is no {' with a '.join(filter(None, card))} left in the draw pile")
        names = [*self.box.colors, self.box.joker]
        order = [*((name, mark) for name in names for mark in (*MARKS, "")), ACTION]
        self.require_chance(card, [each for each in order for _ in range(self.deck[each])])
        self.deck[card] -= 1
        if card == ACTION:
            self.discarded[card] += 1
        return card

    def into_hand(self, seat: int, card: Card) -> None:
        self.hands[seat][card[0]] += 1
        if card[1]:
            self.marks[seat][card] += 1

    def out_of_hand(self, seat: int, name: str, count: int) -> Counter[Card]:
        """Cards that leave the hand: with pickaxes first, with skulls last. They have left `hands` already."""
        marks, left = self.marks[seat], Counter[Card]()
        pickaxe, skull = (name, "pickaxe"), (name, "skull")
        plain = self.hands[seat][name] + count - marks[pickaxe] - marks[skull]
        left[pickaxe] = min(count, marks[pickaxe])
        left[(name, "")] = min(count - left[pickaxe], plain)
        left[skull] = count - left[pickaxe] - left[(name, "")]
        marks[pickaxe] -= left[pickaxe]
        marks[skull] -= left[skull]
        return left

    def tell_marks(self, seat: int, cards: Counter[Card]) -> None:
        for mark in MARKS:
            count = sum(number for card, number in cards.items() if card[1] == mark)
            if count:
                self.take("paid_marks", seat=seat, count=count, mark=mark)

    def must_flush(self) -> bool:
        """C-4: too many jokers, unless no display of the cards outside the hands would have fewer."""
        limit = self.rules["cards"]["joker_limit"]
        shown = Counter(card[0] for card in self.shown if card)
        if shown[self.box.joker] < limit:
            return False
        outside = Counter(shown)
        for card, count in (self.deck + self.discarded).items():
            if card != ACTION:
                outside[card[0]] += count
        slots = min(len(self.shown), outside.total())
        return bool(slots - (outside.total() - outside[self.box.joker]) < limit)

    def flush(self) -> None:
        self.take("flushed", cards=[card and card[0] for card in self.shown])
        self.discarded.update(card for card in self.shown if card)
        self.shown = [None] * len(self.shown)

    # --- money (LW-11, LW-22) -----------------------------------------------------------------------------------------

    def earn(self, seat: int, amount: int, source: str) -> None:
        """Nobody ever has less than nothing."""
        change = max(amount, -self.money[seat])
        if change:
            self.take("gained_money", seat=seat, count=change, source=source)
            self.money[seat] += change

    # --- prices -------------------------------------------------------------------------------------------------------

    def price_rows(self, route: Route, do: str) -> list[Json]:
        return [
            row
            for row in self.box.rows["price"]
            if row["do"] == do and self.in_force(row, self.seat) and self.is_true(row, self.seat, route)
        ]

    def route_ways(self, route: Route) -> Iterator[Way]:
        """At least one card remains of a price, and one for each locomotive that it asks for."""
        jokers = route.symbols + sum(row["amount"] for row in self.price_rows(route, "locomotives"))
        cards = route.cards + sum(row["amount"] for row in self.price_rows(route, "price"))
        for way in self.ways(route.color, min(max(cards, jokers, 1), DEAREST), jokers):
            yield (*way, 0, 0)

    def why_no_claim(self, route: Route) -> str:
        """LW-16: two of three players' double routes close each other, triple ones never do."""
        owners = [self.owners[other.id] for other in self.box.set_of(route) if other.id in self.owners]
        if route.id in self.owners:
            return "it is taken"
        if self.seat in owners:
            return "a parallel route is the player's own"
        few = self.players < self.rules["routes"]["parallel_from"]
        if owners and few and len(self.box.set_of(route)) < 3:
            return "a parallel route is taken"
        if self.pieces[self.seat][route.piece] < route.length:
            return "there are too few pieces"
        if self.price_rows(route, "close"):
            return "it is closed"
        return "" if any(self.route_ways(route)) else "the hand cannot pay"

    # --- what is in force, and for whom -------------------------------------------------------------------------------

    def in_force(self, row: Json, seat: int) -> bool:
        """A sticker, the current event, one's own company; or a postcard of one's own."""
        source = row["source"]
        known = source in self.sources or source in (self.event, self.box.companies[seat])
        return (known and source not in self.spent) or source in self.cards_held[seat]

    def clockwise(self) -> list[int]:
        return [(self.seat + i) % self.players for i in range(self.players)]

    def concerned(self, row: Json) -> list[int]:
        """The end of a game is nobody's act, and whoever holds something for the last round is asked too."""
        whom, seats = row.get("for", "actor"), self.clockwise()
        measures = {
            "richest": lambda seat: self.money[seat],
            "poorest": lambda seat: -self.money[seat],
            "most_trains": lambda seat: self.pieces[seat].total(),
            "fewest_trains": lambda seat: -self.pieces[seat].total(),
        }
        if whom in measures:
            best = max(map(measures[whom], seats))
            return [seat for seat in seats if measures[whom](seat) == best]
        if whom == "actor" and row["when"] == "last_round":
            return [seat for seat in seats if seat == self.seat or row["source"] in self.cards_held[seat]]
        if whom == "actor" and row["when"] != "game_ends":
            return [self.seat]
        return {"others": seats[1:], "left": seats[1:2]}.get(whom, seats)

    # --- if -----------------------------------------------------------------------------------------------------------

    def is_true(self, row: Json, seat: int, route: Route | None) -> bool:
        kind = row.get("if", "always")
        if kind == "always":
            return True
        if kind in ("money_at_most", "trains_at_most", "tickets_at_least", "tokens_at_least"):
            return self._is_true_of_player(kind, row, seat)
        if kind in ("joins_cities", "joins_regions", "ports", "large_cities"):
            return self._is_true_of_networks(kind, row, seat, route)
        return route is not None and self._is_true_of_route(kind, row, seat, route)

    def _is_true_of_player(self, kind: str, row: Json, seat: int) -> bool:
        value: int = row["value"]
        if kind == "money_at_most":
            return bool(self.money[seat] <= value)
        if kind == "trains_at_most":
            return self.pieces[seat].total() <= value
        if kind == "tickets_at_least":
            return len(self.held[seat]) >= value
        return self.tokens[seat][row["token"]] >= value

    def _is_true_of_networks(self, kind: str, row: Json, seat: int, route: Route | None) -> bool:
        if kind == "ports":
            return bool(self.most(seat, route, self.box.ports) >= row["value"])
        if kind == "large_cities":
            return bool(self.most(seat, route, self.box.large) >= row["value"])
        ends = {row["value"], row["other"]}
        if kind == "joins_cities":
            return any(ends <= network for network in self.own_networks(seat))
        return any(ends <= {self.box.board_of[city] for city in network} for network in self.own_networks(seat))

    def _is_true_of_route(self, kind: str, row: Json, seat: int, route: Route) -> bool:
        value = row.get("value")
        boards = [self.box.board_of[city] for city in route.ends]
        others = [self.box.routes[name] for name, owner in self.owners.items() if owner != seat]
        answers: dict[str, bool] = {
            "color": route.color == value,
            "length": isinstance(value, int) and route.length >= value,
            "short": isinstance(value, int) and route.length <= value,
            "region": value in boards,
            "within": boards == [value, value],
            "city": value in route.ends,
            "large_city": bool(route.ends & self.box.large),
            "port": bool(route.ends & self.box.ports),
            "bridge": route.id in self.box.bridges,
            "track_bed": route.id in self.box.beds,
            "company": route.color == self.box.company_color(seat),
            "marker": self.markers.get(str(value)) in route.ends,
            "frontier": not any(other.ends & route.ends for other in others),
        }
        return answers[kind]

    # --- how many -----------------------------------------------------------------------------------------------------

    def own_networks(self, seat: int) -> list[set[str]]:
        return networks(self.own_routes(seat))

    def in_question(self, seat: int, route: Route | None) -> list[set[str]]:
        """The network with the route, or all of them where no route is spoken of."""
        own = networks([*self.own_routes(seat), *([route] if route else [])])
        return [network for network in own if route is None or route.ends <= network]

    def most(self, seat: int, route: Route | None, cities: set[str]) -> int:
        return max((len(network & cities) for network in self.in_question(seat, route)), default=0)

    def most_boards(self, seat: int, route: Route | None) -> int:
        found = ({self.box.board_of[city] for city in network} for network in self.in_question(seat, route))
        return max(map(len, found), default=0)

    def ticket_points(self, row: Json, seat: int, done: bool) -> list[int]:
        """Points of the tickets held that are fulfilled or not, and end in the row's region if it names one."""
        own, found = self.own_networks(seat), []
        for ticket in (self.box.tickets[name] for name in self.held[seat]):
            boards = {self.box.board_of[city] for end in ticket.ends for city in end}
            if connects(own, ticket) == done and row.get("region") in (None, *boards):
                found.append(ticket.points)
        return found

    def count(self, row: Json, seat: int, route: Route | None) -> int:
        """How many there are of what the row's amount is for each of."""
        match row["per"]:
            case "spaces":
                return route.length if route else 0
            case "ports":
                return self.most(seat, route, self.box.ports)
            case "large":
                return self.most(seat, route, self.box.large)
            case "regions":
                return self.most_boards(seat, route)
            case "pickaxes":
                return self.pickaxes
            case "tokens":
                return self.tokens[seat][row["token"]]
            case "tickets":
                return len(self.held[seat])
            case "done_points":
                return sum(self.ticket_points(row, seat, done=True))
            case "missed_points":
                return sum(self.ticket_points(row, seat, done=False))
            case "worst_missed":
                return max(self.ticket_points(row, seat, done=False), default=0)
            case "routes_in":
                boards = [{self.box.board_of[city] for city in own.ends} for own in self.own_routes(seat)]
                return sum(row["region"] in each for each in boards)
            case "trains":
                return self.pieces[seat].total()
            case "cards":
                return self.hands[seat].total()
            case other:
                raise ValueError(f"nobody knows how to count {other}")

    def amount(self, row: Json, seat: int, route: Route | None) -> int:
        """The product, and no more than the most."""
        amount: int = row.get("amount", 0)
        return min(amount * self.count(row, seat, route), row.get("most", 99)) if "per" in row else amount
