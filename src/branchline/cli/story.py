"""What happened in a turn, as a sentence."""

from collections.abc import Iterable, Iterator
from typing import Any

from rich.cells import cell_len
from rich.markup import escape

from branchline.cli import terminal
from branchline.cli.terminal import card_name, player_name, print_hanging
from branchline.edition import Cards
from branchline.game import Game
from branchline.game.names import Event, Names, plural


def _payment(cards: Cards, details: Any) -> str:
    parts = [f"{details['of_color']} {card_name(cards.names[details['color']])}"] if details["of_color"] else []
    if details["jokers"]:
        parts.append(f"{details['jokers']} {card_name(cards.joker_name)}{'' if details['jokers'] == 1 else 's'}")
    if details["ferry_cards"]:
        parts.append(f"{plural(details['ferry_cards'], 'ferry card')} for {plural(details['waves'], 'wave')}")
    return " + ".join(parts)


def number_in(event: Event, name: str) -> int:
    """An index among the event's details."""
    found = event.details[name]
    assert isinstance(found, int)
    return found


def _tickets(names: Names, events: list[Event], kind: str) -> str:
    return escape(", ".join(names.ticket(number_in(event, "ticket")) for event in events if event.kind == kind))


def _drawn(cards: Cards, events: list[Event]) -> str:
    """`takes red and draws a card`: the cards of a turn; those drawn unseen have a name only after the end."""
    verbs = ["takes" if event.kind == "took_display" else "draws" for event in events]
    drawn = ["a card" if e.details["card"] is None else card_name(cards.names[number_in(e, "card")]) for e in events]
    if drawn == ["a card", "a card"]:
        return "draws 2 cards"
    if len(set(verbs)) == 1:
        return f"{verbs[0]} {' and '.join(drawn)}"
    return " and ".join(f"{verb} {card}" for verb, card in zip(verbs, drawn, strict=True))


def _tunnel(cards: Cards, revealed: list[Event]) -> str:
    shown = [card_name(cards.names[number_in(e, "card")]) + " (match)" * bool(e.details["matches"]) for e in revealed]
    matches = sum(bool(e.details["matches"]) for e in revealed)
    cost = f"{plural(matches, 'card')} more to pay" if matches else "nothing more to pay"
    return f"the tunnel shows {', '.join(shown) or 'no cards'}: {cost}"


def _claim(words: Names, events: dict[str, list[Event]]) -> Iterator[str]:
    chosen = words.edition.routes[number_in(events["chose_route"][0], "route")]
    name = escape(words.route(chosen.index))
    payments = [_payment(words.edition.cards, event.details) for event in events.get("paid", [])]
    if not payments:  # in a game that stopped here
        yield f"wants to claim {name}"
        return
    points = f" for {plural(chosen.points, 'point')}" if words.edition.points_on_claim else ""
    if not chosen.tunnel:
        yield f"claims {name}{points}, paying {payments[0]}"
        return
    yield f"digs at {name}, paying {payments[0]}"
    yield _tunnel(words.edition.cards, events.get("revealed", []))
    if len(payments) > 1:
        yield f"pays {payments[1]}"
    if "declined" in events:
        yield "gives up and takes the cards back"
    if "claimed" in events:
        yield f"claims it{points}"


CONSEQUENCES = (
    "turned_up_event", "banished_event", "gained", "took_tokens", "sold_tokens", "moved_marker", "trains_back",
    "shows_postcard", "has_another_turn", "bridged", "chose_option", "chose_player", "discarded",
)  # fmt: skip


def _consequences(game: Game, told: Iterable[Event], seat: int) -> list[str]:
    """What effects did in a turn, in the order it happened."""
    parts = []
    own = f"{game.players[seat]} "
    for event in told:
        if event.kind == "gained_money":
            dollars = number_in(event, "count")
            source = event.details["source"]
            why = game.edition.source_name(source) if isinstance(source, int) else "the rules"
            who = "" if event.seat == seat or event.seat is None else f"{game.players[event.seat]} "
            parts.append(f"{who}{'+' if dollars > 0 else '−'}${abs(dollars)} ({why})")
        elif event.kind in CONSEQUENCES:
            parts.append(event.text.removeprefix(own))
    return [escape(part) for part in parts]


def _story(game: Game, told: Iterable[Event], seat: int) -> str:
    """What a player did in a turn, as one sentence without the name."""
    told = list(told)
    words = Names(game.edition, game.view().board)
    joker = game.edition.cards.joker_name
    events: dict[str, list[Event]] = {}
    for event in told:
        events.setdefault(event.kind, []).append(event)
    parts: list[str] = []
    claimed = next((place for place, event in enumerate(told) if event.kind == "claimed"), len(told))
    cards = [event for event in told[:claimed] if event.kind in ("took_display", "drew_card") and event.seat == seat]
    bonus = [event for event in told[claimed:] if event.kind == "drew_card" and event.seat == seat]
    if cards:
        parts.append(_drawn(game.edition.cards, cards))
    if "took_ferry_card" in events:
        parts.append("takes a ferry card")
    if "chose_route" in events:
        parts += _claim(words, events)
    if "chose_city" in events:
        city = escape(game.edition.cities[number_in(events["chose_city"][0], "city")].name)
        paid = [_payment(game.edition.cards, event.details) for event in events.get("paid", [])]
        parts.append(f"builds a station in {city}, paying {paid[0]}" if paid else f"wants a station in {city}")
    if "offered_ticket" in events:
        parts.append(f"draws {plural(len(events['offered_ticket']), 'ticket')}")
    if "kept_ticket" in events or "returned_ticket" in events:
        parts.append(f"keeps {_tickets(words, list(told), 'kept_ticket') or 'no ticket'}")
        if "returned_ticket" in events:
            parts.append(f"returns {_tickets(words, list(told), 'returned_ticket')}")
    elif "chose_tickets" in events:
        chose = events["chose_tickets"][0].details
        parts.append(f"keeps {plural(int(str(chose['kept'])), 'ticket')} and returns {chose['returned']}")
    if "passed" in events:
        parts.append("passes")
    if bonus:
        parts.append(_drawn(game.edition.cards, bonus))
    parts += _consequences(game, told, seat)
    story = "; ".join(parts)
    if "flushed" in events:
        story += f" [dim](too many {escape(joker)}s in the display: new cards{_times(events['flushed'])})[/]"
    if "reshuffled" in events:
        story += f" [dim](the discard pile is shuffled{_times(events['reshuffled'])})[/]"
    return story


def _times(events: list[Event]) -> str:
    return f", {len(events)} times" if len(events) > 1 else ""


def show_turn(game: Game, events: list[Event], seat: int, turn: int) -> None:
    """One turn: its number, whose it was, and what happened."""
    name = player_name(game, seat) + " " * (max(map(cell_len, game.players)) - cell_len(game.players[seat]))
    print_hanging(f"[dim]{turn or '':>4}[/] {name} ", _story(game, events, seat))
    for event in events:
        if event.kind == "last_round":
            terminal.console.rule(
                f"last round: {player_name(game, seat)} has few pieces left, everybody has one more turn"
            )
        elif event.kind == "ended":
            terminal.console.rule(escape(event.text))
