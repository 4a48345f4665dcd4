"""Names for numbers: actions, events, phases and cards in the words of the edition.

The kernel speaks in numbers; people, records and messages get these words. Nothing here decides anything.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from branchline.edition import Edition
from branchline.kernel import numbers

PHASES = (
    "choose_long_tickets",
    "choose_tickets",
    "turn",
    "second_card",
    "pay_route",
    "answer_tunnel",
    "pay_station",
    "keep_tickets",
    "over",
)

PHASE_TEXTS = (
    "choose long tickets",
    "choose tickets",
    "take a turn",
    "draw a second card",
    "pay for the route",
    "pay the surcharge or decline",
    "pay for the station",
    "keep tickets",
    "do nothing more",
)

# The name of each kind of event and of its values, in the kernel's order.
EVENTS: tuple[tuple[str, tuple[str, ...]], ...] = (
    ("starts", ()),
    ("dealt_card", ("card",)),
    ("turned_up", ("slot", "card")),
    ("flushed", ("cards",)),
    ("reshuffled", ("count",)),
    ("offered_ticket", ("ticket",)),
    ("kept_ticket", ("ticket",)),
    ("returned_ticket", ("ticket",)),
    ("chose_tickets", ("kept", "returned")),
    ("took_display", ("slot", "card")),
    ("drew_card", ("card",)),
    ("took_ferry_card", ()),
    ("chose_route", ("route",)),
    ("paid", ("color", "of_color", "jokers", "ferry_cards", "waves")),
    ("revealed", ("card", "matches")),
    ("surcharge", ("count",)),
    ("declined", ("route",)),
    ("claimed", ("route", "points")),
    ("chose_city", ("city",)),
    ("built_station", ("city",)),
    ("passed", ()),
    ("last_round", ()),
    ("ended", ("everybody_passed",)),
)
assert len(EVENTS) == numbers.EVENT_KINDS

Value = int | str | bool | None | tuple[str | None, ...]


@dataclass(frozen=True, slots=True)
class Move:
    """One legal decision: the number every program uses, and words for people."""

    action: int
    kind: str
    text: str

    def __str__(self) -> str:
        return self.text


@dataclass(frozen=True)
class Event:
    """Something that happened, told to somebody: what they may not know is None."""

    kind: str
    seat: int | None
    details: Mapping[str, Value]
    text: str

    def __str__(self) -> str:
        return self.text

    def to_json(self) -> dict[str, Any]:
        """The event as a record holds it: seat and details by name."""
        told: dict[str, Any] = {"event": self.kind}
        if self.seat is not None:
            told["seat"] = self.seat
        return told | {name: list(v) if isinstance(v, tuple) else v for name, v in self.details.items()}


def plural(count: int, noun: str) -> str:
    """`1 card`, `2 cards`.

    >>> plural(1, "taxi"), plural(3, "subway")
    ('1 taxi', '3 subways')
    """
    return f"{count} {noun}{'' if count == 1 else 's'}"


class Names:
    """The words of one edition."""

    def __init__(self, edition: Edition, board: Any) -> None:
        self.edition = edition
        self.board = board
        self.cards = [*edition.cards.colors, *[""] * (numbers.COLORS - len(edition.cards.colors))]
        self.cards.append(edition.cards.joker_name)
        self.place_names = {city.id: city.name for city in edition.cities}  # an area's name is its id already

    # --- things -------------------------------------------------------------------------------------------------------

    def card(self, kind: int) -> str | None:
        """A card's colour, or the joker's name; None for no card or an unknown one."""
        return None if kind < 0 else self.cards[kind]

    def city(self, city: int) -> str:
        """The city's name as printed on the board."""
        return self.edition.cities[city].name

    def route(self, route: int) -> str:
        """Both ends, and what tells the route from its parallels: `Berlin–Frankfurt (black)`."""
        facts = self.edition.routes[route]
        ends = "–".join(self.city(end) for end in facts.ends)
        twins = self.edition.parallels(facts)
        if not twins:
            return ends
        if any(self.edition.routes[twin].color == facts.color for twin in twins):
            place = sorted([route, *twins]).index(route) + 1
            return f"{ends} ({facts.color} {place})"
        return f"{ends} ({facts.color})"

    def ticket(self, ticket: int) -> str:
        """Both places and the points: `Athína–Edinburgh (21)`."""
        return f"{self.ticket_name(ticket)} ({self.edition.tickets[ticket].points})"

    def ticket_name(self, ticket: int) -> str:
        """Both places: `Athína–Edinburgh`."""
        return "–".join(self.place_names.get(place, place) for place in self.edition.tickets[ticket].places)

    def payment(self, color: int, of_color: int, jokers: int, ferry_cards: int) -> str:
        """`2 red + 1 locomotive`."""
        parts = []
        if of_color:
            parts.append(f"{of_color} {self.card(color)}")
        if jokers:
            parts.append(plural(jokers, self.edition.cards.joker_name))
        if ferry_cards:
            parts.append(plural(ferry_cards, "ferry card"))
        return " + ".join(parts) or "nothing"

    # --- actions ------------------------------------------------------------------------------------------------------

    def move(self, view: Any, action: int) -> Move:
        """An action in the position a seat sees."""
        if action < numbers.STATION:
            return Move(action, "claim", f"claim {self.route(action)}")
        if action < numbers.SIMPLE:
            return Move(action, "station", f"build a station in {self.city(action - numbers.STATION)}")
        if action >= numbers.PAY:
            return Move(action, "pay", f"pay {self._payment_of(view, action)}")
        if action >= numbers.KEEP:
            return Move(action, "keep", self._keep_text(view, action - numbers.KEEP))
        if numbers.TAKE_DISPLAY <= action < numbers.DRAW_PILE:
            slot = action - numbers.TAKE_DISPLAY
            return Move(action, "take", f"take {self.card(view.display[slot])} from slot {slot + 1}")
        kind, text = {
            numbers.PASS: ("pass", "pass"),
            numbers.DRAW_PILE: ("draw", "draw from the pile"),
            numbers.TAKE_FERRY: ("ferry", "take a ferry card"),
            numbers.DRAW_TICKETS: ("tickets", "draw tickets"),
            numbers.DECLINE: ("decline", "decline and take the cards back"),
        }[action]
        return Move(action, kind, text)

    def _payment_of(self, view: Any, action: int) -> str:
        color, rest = divmod(action - numbers.PAY, 64)
        use, jokers = divmod(rest, numbers.JOKER_CHOICES)
        ferry_cards, waves = numbers.FERRY_USES[use]
        cards = self._cards_to_pay(view) - waves
        if color == numbers.JOKER:
            jokers = cards
        text = self.payment(color, cards - jokers, jokers, ferry_cards)
        return f"{text} ({plural(waves, 'wave')})" if ferry_cards else text

    def _cards_to_pay(self, view: Any) -> int:
        if view.phase == numbers.PAY_ROUTE:
            return int(self.board.cost[view.route])
        if view.phase == numbers.PAY_STATION:
            return int(self.board.station_cost[self.board.stations - view.stations[view.decider]])
        return int(view.surcharge)

    def _keep_text(self, view: Any, subset: int) -> str:
        kept = [self.ticket(int(t)) for i, t in enumerate(view.offer) if subset >> i & 1]
        return f"keep {', '.join(kept)}" if kept else "keep none"

    # --- events -------------------------------------------------------------------------------------------------------

    def event(self, event: Any, players: tuple[str, ...]) -> Event:
        """A kernel's event in words. Numbers that were hidden are None."""
        kind, names = EVENTS[event["kind"]]
        seat = None if event["seat"] < 0 else int(event["seat"])
        numbers = event["values"].tolist()
        details: dict[str, Value] = {}
        if kind == "flushed":
            details["cards"] = tuple(self.card(n) for n in numbers[: self.edition.cards.display])
        else:
            details = {name: self._value(name, number) for name, number in zip(names, numbers, strict=False)}
        who = "" if seat is None else players[seat]
        return Event(kind, seat, details, self._event_text(kind, who, numbers, details))

    def _value(self, name: str, number: int) -> Value:
        if name in ("card", "color"):
            return self.card(number)
        if name in ("matches", "everybody_passed"):
            return bool(number)
        if name in ("route", "city", "ticket"):
            if number < 0:
                return None
            if name == "route":
                return self.edition.routes[number].id
            return self.edition.cities[number].id if name == "city" else self.edition.tickets[number].id
        return number

    def _event_text(self, kind: str, who: str, numbers: list[int], told: Mapping[str, Value]) -> str:
        first = numbers[0]
        match kind:
            case "starts":
                return f"{who} starts"
            case "dealt_card":
                return f"{who} is dealt {told['card'] or 'a card'}"
            case "turned_up":
                return f"{told['card']} is turned up in slot {first + 1}"
            case "flushed":
                return f"too many {self.edition.cards.joker_name}s in the display: all cards are discarded"
            case "reshuffled":
                return f"the discard pile ({plural(first, 'card')}) becomes the draw pile"
            case "offered_ticket":
                return f"{who} looks at {'a ticket' if first < 0 else self.ticket(first)}"
            case "kept_ticket":
                return f"{who} keeps {self.ticket(first)}"
            case "returned_ticket":
                return f"{who} returns {self.ticket(first)}"
            case "chose_tickets":
                return f"{who} keeps {plural(first, 'ticket')} and returns {numbers[1]}"
            case "took_display":
                return f"{who} takes {told['card']} from slot {first + 1}"
            case "drew_card":
                return f"{who} draws {told['card'] or 'a card'} from the pile"
            case "took_ferry_card":
                return f"{who} takes a ferry card"
            case "chose_route":
                return f"{who} wants to claim {self.route(first)}"
            case "paid":
                return f"{who} pays {self.payment(first, numbers[1], numbers[2], numbers[3])}"
            case "revealed":
                return f"the tunnel shows {told['card']}{': a match' if told['matches'] else ''}"
            case "surcharge":
                return f"{who} has to pay {plural(first, 'card')} more"
            case "declined":
                return f"{who} takes the cards back and leaves {self.route(first)}"
            case "claimed":
                points = f" for {plural(numbers[1], 'point')}" if self.edition.points_on_claim else ""
                return f"{who} claims {self.route(first)}{points}"
            case "chose_city":
                return f"{who} wants to build a station in {self.city(first)}"
            case "built_station":
                return f"{who} builds a station in {self.city(first)}"
            case "passed":
                return f"{who} passes"
            case "last_round":
                return f"{who} starts the last round: everybody has one more turn"
            case _:
                return "everybody passed: the game is over" if first else "the game is over"
