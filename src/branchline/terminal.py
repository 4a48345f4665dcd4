"""Games and figures for people at a terminal."""

import math
import time
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from rich.box import SIMPLE_HEAD
from rich.cells import cell_len
from rich.console import Console
from rich.markup import escape
from rich.table import Table
from rich.text import Text

from branchline.edition import Cards, OptionError, available_editions, load_edition
from branchline.game import Game
from branchline.game.names import Event, Names, plural
from branchline.game.sheet import Sheet

NAMES = ("Ada", "Ben", "Cleo", "Dov", "Eve")
PLAYER_STYLES = ("bold blue", "bold red", "bold green", "bold yellow", "bold magenta")
CARD_STYLES = {"pink": "magenta", "purple": "magenta", "orange": "dark_orange", "black": "bright_black"}
PLAIN_COLORS = ("blue", "red", "green", "yellow", "white")

console = Console(highlight=False)


def _player(game: Game, seat: int) -> str:
    return f"[{PLAYER_STYLES[seat]}]{escape(game.players[seat])}[/]"


def _card(name: str) -> str:
    style = CARD_STYLES.get(name, name if name in PLAIN_COLORS else "bold")
    return f"[{style}]{escape(name)}[/]"


def _print_hanging(lead: str, story: str) -> None:
    """A line that goes on below its beginning when it is longer than the terminal is wide."""
    before, text = Text.from_markup(lead), Text.from_markup(story)
    indent = before.cell_len if before.cell_len < console.width // 2 else 4
    for number, line in enumerate(text.wrap(console, max(20, console.width - indent))):
        line.rstrip()
        console.print(Text.assemble(before if number == 0 else " " * indent, line), soft_wrap=True)


# --- the story of a turn ----------------------------------------------------------------------------------------------


def _payment(cards: Cards, details: Any) -> str:
    parts = [f"{details['of_color']} {_card(cards.names[details['color']])}"] if details["of_color"] else []
    if details["jokers"]:
        parts.append(f"{details['jokers']} {_card(cards.joker_name)}{'' if details['jokers'] == 1 else 's'}")
    if details["ferry_cards"]:
        parts.append(f"{plural(details['ferry_cards'], 'ferry card')} for {plural(details['waves'], 'wave')}")
    return " + ".join(parts)


def _tickets(names: Names, events: list[Event], kind: str) -> str:
    return escape(", ".join(names.ticket(_number(event, "ticket")) for event in events if event.kind == kind))


def _number(event: Event, name: str) -> int:
    """An index among the event's details."""
    found = event.details[name]
    assert isinstance(found, int)
    return found


def _drawn(cards: Cards, events: list[Event]) -> str:
    """`takes red and draws a card`: the cards of a turn; those drawn unseen have a name only after the end."""
    verbs = ["takes" if event.kind == "took_display" else "draws" for event in events]
    drawn = ["a card" if e.details["card"] is None else _card(cards.names[_number(e, "card")]) for e in events]
    if drawn == ["a card", "a card"]:
        return "draws 2 cards"
    if len(set(verbs)) == 1:
        return f"{verbs[0]} {' and '.join(drawn)}"
    return " and ".join(f"{verb} {card}" for verb, card in zip(verbs, drawn, strict=True))


def _tunnel(cards: Cards, revealed: list[Event]) -> str:
    shown = [_card(cards.names[_number(e, "card")]) + (" (match)" if e.details["matches"] else "") for e in revealed]
    matches = sum(bool(e.details["matches"]) for e in revealed)
    cost = f"{plural(matches, 'card')} more to pay" if matches else "nothing more to pay"
    return f"the tunnel shows {', '.join(shown) or 'no cards'}: {cost}"


def _claim(words: Names, events: dict[str, list[Event]]) -> Iterator[str]:
    chosen = words.edition.routes[_number(events["chose_route"][0], "route")]
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


def _story(game: Game, told: Iterable[Event]) -> str:
    """What a player did in a turn, as one sentence without the name."""
    words = Names(game.edition, game.view().board)
    joker = game.edition.cards.joker_name
    events: dict[str, list[Event]] = {}
    for event in told:
        events.setdefault(event.kind, []).append(event)
    parts: list[str] = []
    cards = [event for event in told if event.kind in ("took_display", "drew_card")]
    if cards:
        parts.append(_drawn(game.edition.cards, cards))
    if "took_ferry_card" in events:
        parts.append("takes a ferry card")
    if "chose_route" in events:
        parts += _claim(words, events)
    if "chose_city" in events:
        city = escape(game.edition.cities[_number(events["chose_city"][0], "city")].name)
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
    name = _player(game, seat) + " " * (max(map(cell_len, game.players)) - cell_len(game.players[seat]))
    _print_hanging(f"[dim]{turn or '':>4}[/] {name} ", _story(game, events))
    for event in events:
        if event.kind == "last_round":
            console.rule(f"last round: {_player(game, seat)} has few pieces left, everybody has one more turn")
        elif event.kind == "ended":
            console.rule(escape(event.text))


# --- a game -----------------------------------------------------------------------------------------------------------


def show_opening(game: Game, kinds: Sequence[str] = ()) -> None:
    """Who plays what."""
    variant = game.edition.variant(game.setup.variant).title
    bonus = ", with bonus tickets" if game.setup.bonus else ""
    console.rule(f"[bold]{escape(game.edition.title)}[/] ({escape(variant)}{bonus})")
    names = [_player(game, seat) for seat in range(len(game.players))]
    if kinds:
        names = [f"{name} ({escape(kind)})" for name, kind in zip(names, kinds, strict=True)]
    _print_hanging("players:    ", ", ".join(names))
    display = [game.edition.cards.names[_number(e, "card")] for e in game.setup_events() if e.kind == "turned_up"]
    display = display[-game.edition.cards.display :]  # those before were flushed
    _print_hanging("display:    ", ", ".join(map(_card, display)))
    console.print(f"commitment: [dim]{game.dealing.commitment}[/]", soft_wrap=True)


def _show_position(game: Game) -> None:
    """What everybody knows of an unfinished game."""
    view = game.view()
    record = view.record
    table = Table(box=SIMPLE_HEAD, title="unfinished", title_style="bold")
    table.add_column("player")
    columns = ["points", *(f"{name}s" for name in game.edition.piece_names)]
    columns += ["stations"] if game.edition.stations else []
    columns += ["ferry cards"] if game.edition.ferries else []
    for column in (*columns, "cards", "tickets", "routes"):
        table.add_column(column, justify="right")
    for seat in range(len(game.players)):
        counts = [int(record.points[seat]), *view.pieces(seat).values()]
        counts += [int(record.stations[seat])] if game.edition.stations else []
        counts += [int(record.ferry[seat])] if game.edition.ferries else []
        counts += [int(record.hand_size[seat]), int(record.ticket_count[seat]), len(view.routes(seat))]
        table.add_row(_player(game, seat), *map(str, counts))
    console.print(table)
    _print_hanging("display: ", ", ".join(_card(card) if card else "–" for card in view.display))
    _print_hanging("next:    ", escape(view.position().split(" | ")[0].partition(": ")[2]))


def _places(game: Game, path: tuple[int, ...]) -> str:
    """The cities along a path of routes."""
    ends = [game.edition.routes[route].ends for route in path]
    if not ends:
        return ""
    for start in ends[0]:
        cities = [start]
        for a, b in ends:
            if cities[-1] in (a, b):
                cities.append(a + b - cities[-1])
        if len(cities) == len(ends) + 1:
            return "–".join(game.edition.cities[city].name for city in cities)
    return ""


def _show_lines(game: Game, sheet: Sheet) -> None:
    """The tickets of a player one by one, and what stations and the longest path were."""
    console.print(_player(game, sheet.seat))
    words = Names(game.edition, game.view().board)
    lines = sorted(sheet.ticket_lines, key=lambda line: -abs(line.points))
    for lead, style, fulfilled in (("fulfilled", "green", True), ("missed", "red", False)):
        names = [
            f"{escape(words.ticket_name(line.ticket))} [{style}]{line.points:+}[/]"
            for line in lines
            if line.fulfilled == fulfilled
        ]
        if names:
            _print_hanging(f"  {lead:<14}", ", ".join(names))
    for loan in sheet.borrowed:
        city = game.edition.cities[loan.city].name
        route = "nothing" if loan.route is None else words.route(loan.route)
        _print_hanging(f"  {'station':<14}", escape(f"{city} borrows {route}"))
    if sheet.longest_path:
        path = f"{sheet.longest_length}: {_places(game, sheet.longest_path)}"
        _print_hanging(f"  {'longest path':<14}", escape(path))


def show_sheets(game: Game) -> None:
    """The score sheets side by side, then every ticket."""
    sheets = sorted(game.sheets(), key=lambda sheet: sheet.place)
    table = Table(box=SIMPLE_HEAD, title="score", title_style="bold")
    table.add_column("")
    for sheet in sheets:
        table.add_column(_player(game, sheet.seat), justify="right", overflow="fold")
    table.add_row("place", *(f"{sheet.place}." for sheet in sheets))
    for line in game.edition.lines:
        if any(sheet.lines[line] for sheet in sheets):
            table.add_row(line, *(str(sheet.lines[line]) for sheet in sheets))
    table.add_row("[bold]total[/]", *(f"[bold]{sheet.total}[/]" for sheet in sheets), end_section=True)
    table.add_row("tickets fulfilled", *(f"{s.tickets_fulfilled} of {len(s.ticket_lines)}" for s in sheets))
    if any(sheet.longest_length for sheet in sheets):
        table.add_row("longest path", *(str(sheet.longest_length) for sheet in sheets))
    if any(sheet.networks for sheet in sheets):
        networks = (sorted(sheet.networks, reverse=True) for sheet in sheets)
        table.add_row("regions by network", *(" + ".join(map(str, counts)) or "–" for counts in networks))
    console.print(table)
    for sheet in sheets:
        _show_lines(game, sheet)


def _show_moves(game: Game, shown: int, turn: int) -> int:
    """Show the moves from that number on, turn by turn; gives the number of the last turn."""
    while shown < len(game.played):
        seat, first = game.played[shown].seat, shown
        turn += game.played[shown].phase == "turn"
        events = game.move_events(shown)
        shown += 1
        beginnings = ("turn", "choose_tickets", "choose_long_tickets")
        while shown < len(game.played) and game.played[shown].phase not in beginnings:
            events += game.move_events(shown)
            shown += 1
        dealt = {"offered_ticket"} if game.played[first].phase == "choose_long_tickets" else set()
        show_turn(game, [event for event in events if event.kind not in dealt], seat, turn)
    return turn


def watch(
    edition: str, players: int, variant: str | None, bonus: bool, bots: list[str], seed: str | None, delay: float
) -> Game:
    """Let bots play a game and show it turn by turn."""
    from branchline.bots import make_bot
    from branchline.lab.games import seat_bots

    if not math.isfinite(delay):
        raise OptionError("the delay is a number of seconds")
    kinds = seat_bots(bots, players)
    minds = [make_bot(kind, seat) for seat, kind in enumerate(kinds)]
    game = Game.new(edition, variant=variant, bonus=bonus, players=NAMES[:players], seed=seed)
    show_opening(game, kinds)
    turn = 0
    while game.decider is not None:
        seat, shown, number = game.decider, len(game.played), int(game.view().record.turn)
        while game.decider == seat and game.view().record.turn == number:
            game.play(minds[seat].choose(game.view(seat)))
        turn = _show_moves(game, shown, turn)
        time.sleep(delay)
    show_sheets(game)
    return game


def show_game(game: Game) -> None:
    """A whole written game: every turn's story and the sheets; of an unfinished one only what everybody knows."""
    show_opening(game)
    _show_moves(game, 0, 0)
    if game.is_over:
        show_sheets(game)
    else:
        _show_position(game)


# --- figures ----------------------------------------------------------------------------------------------------------


def edition_facts() -> list[dict[str, Any]]:
    """What is to be known about each shipped edition."""
    facts = []
    for name in available_editions():
        edition = load_edition(name)
        facts.append(
            {
                "edition": edition.name,
                "title": edition.title,
                "version": edition.version,
                "compatible_with": edition.compatible_with,
                "players": list(edition.players),
                "variants": [variant.name for variant in edition.variants],
                "bonus_tickets": edition.bonus is not None,
                "cities": sum(city.area is None for city in edition.cities),
                "routes": len(edition.routes),
                "tickets": len(edition.tickets),
                "designed_tickets": sum(ticket.designed for ticket in edition.tickets),
                "designed_parts": list(edition.designed_parts),
                "confidence": {item.part: item.confidence for item in edition.provenance},
            }
        )
    return facts


def show_editions(facts: list[dict[str, Any]]) -> None:
    """A table of the editions, then what of them is our own design."""
    table = Table(box=SIMPLE_HEAD)
    table.add_column("edition")
    for column in ("players", "cities", "routes", "tickets"):
        table.add_column(column, justify="right")
    table.add_column("variants")
    for edition in facts:
        table.add_row(
            f"[bold]{edition['edition']}[/]",
            "–".join(str(n) for n in edition["players"]),
            *(str(edition[name]) for name in ("cities", "routes", "tickets")),
            ", ".join(edition["variants"]) + (" (and --bonus)" if edition["bonus_tickets"] else ""),
        )
    console.print(table)
    for edition in facts:
        designed = [part for part in edition["designed_parts"] if not part.startswith("tickets")]
        if edition["designed_tickets"]:
            designed.append(f"{edition['designed_tickets']} of {edition['tickets']} tickets")
        if designed:
            _print_hanging(f"[bold]{edition['edition']}[/]: ", "designed by this project: " + ", ".join(designed))
    _print_hanging("", "[dim]How sure we are of each part: docs/editions.md, or branchline editions --json[/]")


def show_bench(rows: Iterable[dict[str, Any]]) -> None:
    """The benchmark, a line as soon as it is measured."""
    header = (
        f"{'edition':<12}{'variant':<12}{'players':>7}{'threads':>8}{'decisions/s':>14}{'games/s':>10}{'per game':>10}"
    )
    for number, row in enumerate(rows):
        if number == 0:
            console.print(
                f"state {row['state_bytes']} bytes; rules compiled once in {row['compile_seconds']} s; "
                f"a new Python deals a game after {row['load_seconds']} s",
                style="dim",
            )
            console.print(header, style="bold")
        console.print(
            f"{escape(row['edition']):<12}{escape(row['variant']):<12}{row['players']:>7}{row['threads']:>8}"
            f"{row['decisions_per_second']:>14,}{row['games_per_second']:>10,}{row['decisions_per_game']:>10}"
        )
