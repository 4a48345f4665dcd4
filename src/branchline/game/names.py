"""Names for numbers: actions, events and cards in the words of the edition.

The kernel speaks in numbers; people, records and messages get these words. Nothing here decides anything.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from branchline.edition import GREY, Edition
from branchline.game.moves import SIMPLE, Move, Payment, payment_of
from branchline.kernel import numbers
from branchline.vocabulary import EVENTS, MARKS, PHASES, REFUSALS, Value

__all__ = ["Event", "Move", "Names", "Payment", "plural"]

PHASE_NAMES = tuple(phase.name for phase in PHASES)
PHASE_TEXTS = tuple(phase.text for phase in PHASES)
REFUSAL_TEXTS = {refusal.name: refusal.text for refusal in REFUSALS}

Detail = int | bool | None | tuple[int | None, ...]


@dataclass(frozen=True)
class Event:
    """Something that happened, told to somebody: what they may not know is None.

    The vocabulary names the details; routes, cities, tickets and cards among them are indexes of the edition's lists.
    """

    kind: str
    seat: int | None
    details: Mapping[str, Detail]
    text: str

    def __str__(self) -> str:
        return self.text


def plural(count: int, noun: str) -> str:
    """`1 card`, `2 cards`.

    >>> plural(1, "taxi"), plural(3, "subway")
    ('1 taxi', '3 subways')
    """
    return f"{count} {noun}{'' if count == 1 else 's'}"


class _Count(int):
    """A number in a text: `{count:card}` is `2 cards`."""

    def __format__(self, noun: str) -> str:
        return plural(self, noun) if noun else str(int(self))


class _Flag:
    """Something in a text that is true or not: `{matches:: a match}` is `: a match` or nothing."""

    def __init__(self, on: bool) -> None:
        self.on = on

    def __format__(self, text: str) -> str:
        return text if self.on else ""


class Names:
    """The words of one edition."""

    def __init__(self, edition: Edition, board: Any) -> None:
        self.edition = edition
        self.board = board
        self._ticket_names = [edition.ticket_name(ticket) for ticket in edition.tickets]

    # --- things -------------------------------------------------------------------------------------------------------

    def kind(self, card: int) -> int | None:
        """A kind of card as the edition counts them, the joker last; None for no card or an unknown one."""
        return None if card < 0 else len(self.edition.cards.colors) if card == numbers.JOKER else int(card)

    def card(self, card: int) -> str | None:
        """The name of the kernel's kind of card: a colour, or the joker's name; None for no card or an unknown one."""
        kind = self.kind(card)
        return None if kind is None else self.edition.cards.names[kind]

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
        color = self.route_color(route)
        if any(self.route_color(twin) == color for twin in twins):
            place = sorted([route, *twins]).index(route) + 1
            return f"{ends} ({color} {place})"
        return f"{ends} ({color})"

    def route_color(self, route: int) -> str:
        """The colour of the route on this table, where a campaign may have settled another than the edition's."""
        color = int(self.board.color[route])
        return GREY if color == numbers.GREY else self.edition.cards.colors[color]

    def ticket(self, ticket: int) -> str:
        """Both places and the points: `Athína–Edinburgh (21)`."""
        return f"{self.ticket_name(ticket)} ({self.edition.tickets[ticket].points})"

    def ticket_name(self, ticket: int) -> str:
        """Both places: `Athína–Edinburgh`."""
        return self._ticket_names[ticket]

    def payment(self, payment: Payment) -> str:
        """`2 red + 1 locomotive`."""
        cards, parts = self.edition.cards, []
        if payment.of_color and payment.color is not None:
            parts.append(f"{payment.of_color} {cards.names[payment.color]}")
        if payment.jokers:
            parts.append(plural(payment.jokers, cards.joker_name))
        if payment.ferry_cards:
            parts.append(plural(payment.ferry_cards, "ferry card"))
        return " + ".join(parts) or "nothing"

    # --- moves --------------------------------------------------------------------------------------------------------

    def move(self, view: Any, action: int) -> Move:
        """An action in the position a seat sees (a view's record)."""
        if action < numbers.STATION:
            return Move(action, "claim", f"claim {self.route(action)}", route=action - numbers.CLAIM)
        if action < numbers.SIMPLE:
            city = action - numbers.STATION
            return Move(action, "station", f"build a station in {self.city(city)}", city=city)
        if action >= numbers.PAY:
            return self._pay(action, int(view.public.owed_cards))
        if action >= numbers.KEEP:
            return self._keep(view.own.offer, action)
        if numbers.TAKE_DISPLAY <= action < numbers.DRAW_PILE:
            return self._take(view.public.display, action)
        if action >= numbers.SEAT:
            return self._choice(view, action)
        kind = SIMPLE[action]
        texts = {"draw": "draw from the pile", "ferry": "take a ferry card", "tickets": "draw tickets"}
        if kind == "decline":
            tunnel = PHASE_NAMES[view.public.phase] == "answer_tunnel"
            return Move(action, kind, "decline and take the cards back" if tunnel else "keep all cards")
        return Move(action, kind, texts.get(kind, kind))

    def pay(self, action: int, cards: int) -> Move:
        """A payment of a price of so many cards, whatever has to be decided now."""
        return self._pay(action, cards)

    def _pay(self, action: int, cards: int) -> Move:
        payment = payment_of(action, cards, len(self.edition.cards.colors))
        covered = f" ({plural(payment.waves, 'wave')})" if payment.ferry_cards else ""
        return Move(action, "pay", f"pay {self.payment(payment)}{covered}", payment=payment)

    def _keep(self, offer: Any, action: int) -> Move:
        chosen = action - numbers.KEEP
        tickets = tuple(int(ticket) for place, ticket in enumerate(offer) if chosen >> place & 1)
        kept = ", ".join(self.ticket(ticket) for ticket in tickets)
        return Move(action, "keep", f"keep {kept or 'none'}", tickets=tickets)

    def _take(self, display: Any, action: int) -> Move:
        slot = action - numbers.TAKE_DISPLAY
        card = int(display[slot])
        return Move(action, "take", f"take {self.card(card)} from slot {slot + 1}", slot=slot, card=self.kind(card))

    def _choice(self, view: Any, action: int) -> Move:
        """A player, a card or an option, whatever it is chosen for."""
        if action >= numbers.OPTION:
            option = action - numbers.OPTION
            return Move(action, "option", f"choose {self.option(view, option)}", option=option)
        if action >= numbers.CARD:
            card = action - numbers.CARD
            return Move(action, "card", f"choose {self.card(card)}", card=self.kind(card))
        player = action - numbers.SEAT
        return Move(action, "player", f"choose player {player + 1}", player=player)

    def option(self, view: Any, option: int) -> str:
        """What one of the options says that the seat has to choose from now."""
        return self.edition.effect_text(int(view.public.choice_from) + option)

    # --- events -------------------------------------------------------------------------------------------------------

    def event(self, event: Any, players: tuple[str, ...]) -> Event:
        """A kernel's event in words. Numbers that were hidden are None."""
        kind = EVENTS[event["kind"]]
        seat = None if event["seat"] < 0 else int(event["seat"])
        values = event["values"].tolist()
        details: dict[str, Detail] = {}
        texts: dict[str, Any] = {"who": "" if seat is None else players[seat], "joker": self.edition.cards.joker_name}
        for value, number in zip(kind.values, values, strict=False):
            details[value.name] = self._detail(value, number, values)
            texts[value.name] = self._text(value, number, players)
        if kind.name == "paid":
            cards = {name: detail for name, detail in details.items() if name != "color"}
            color = details["color"] if values[0] != numbers.JOKER else None
            texts["payment"] = self.payment(Payment(color=color, **cards))  # type: ignore[arg-type]
        if kind.name == "claimed":
            points = plural(values[1], "point")
            texts["for_points"] = f" for {points}" if self.edition.points_on_claim else ""
        return Event(kind.name, seat, details, kind.text.format(**texts))

    def _detail(self, value: Value, number: int, values: list[int]) -> Detail:
        if value.kind in ("card", "color"):
            return self.kind(number)
        if value.kind == "cards":
            return tuple(self.kind(card) for card in values[: self.edition.cards.display])
        if value.kind == "flag":
            return bool(number)
        return None if number < 0 and value.kind in ("route", "city", "ticket", "source", "mark") else number

    def _text(self, value: Value, number: int, players: tuple[str, ...]) -> Any:
        match value.kind:
            case "card" | "color":
                return self.card(number) or "a card"
            case "flag":
                return _Flag(bool(number))
            case "count":
                return _Count(number)
            case "slot":
                return number + 1
            case "ticket":
                return "a ticket" if number < 0 else self.ticket(number)
            case "route":
                return self.route(number)
            case "city":
                return self.city(number)
            case "seat":
                return players[number]
            case "option":
                return self.edition.effect_text(number)
            case "line":
                return self.edition.lines[number]
            case "source":
                return "by the rules" if number < 0 else self.edition.source_name(number)
            case "token":
                return self.edition.tokens[number]
            case "marker":
                return self.edition.markers[number]
            case "mark":
                return "a mark" if number < 0 else MARKS[number]
            case _:
                return number

    def written(self, event: Event) -> dict[str, Any]:
        """The event as a record holds it: for strangers, so with the ids of the edition's files instead of indexes."""
        told: dict[str, Any] = {"event": event.kind}
        if event.seat is not None:
            told["seat"] = event.seat
        kinds = {value.name: value.kind for kind in EVENTS if kind.name == event.kind for value in kind.values}
        return told | {name: self._written(kinds[name], detail) for name, detail in event.details.items()}

    def _written(self, kind: str, detail: Any) -> Any:
        edition = self.edition
        if detail is None:
            return None
        match kind:
            case "card" | "color":
                return edition.cards.names[detail]
            case "cards":
                return [None if card is None else edition.cards.names[card] for card in detail]
            case "route":
                return edition.routes[detail].id
            case "city":
                return edition.cities[detail].id
            case "ticket":
                return edition.tickets[detail].id
            case "line":
                return edition.lines[detail]
            case "option":
                return edition.effect_text(detail)
            case "source":
                return edition.sources[detail]
            case "token":
                return edition.tokens[detail]
            case "marker":
                return edition.markers[detail]
            case "mark":
                return MARKS[detail]
            case _:
                return detail
