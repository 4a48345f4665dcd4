"""A game at the terminal: turn by turn while bots play it, or as it was written down."""

import math
import time
from collections.abc import Sequence

from rich.box import SIMPLE_HEAD
from rich.markup import escape
from rich.table import Table

from branchline.cli import terminal
from branchline.cli.story import number_in, show_turn
from branchline.cli.terminal import card_name, player_name, print_hanging
from branchline.edition import OptionError
from branchline.game import Game
from branchline.game.names import Names
from branchline.game.sheet import Sheet

NAMES = ("Ada", "Ben", "Cleo", "Dov", "Eve")


def show_opening(game: Game, kinds: Sequence[str] = ()) -> None:
    """Who plays what."""
    variant = game.edition.variant(game.setup.variant).title
    bonus = ", with bonus tickets" if game.setup.bonus else ""
    terminal.console.rule(f"[bold]{escape(game.edition.title)}[/] ({escape(variant)}{bonus})")
    names = [player_name(game, seat) for seat in range(len(game.players))]
    if kinds:
        names = [f"{name} ({escape(kind)})" for name, kind in zip(names, kinds, strict=True)]
    print_hanging("players:    ", ", ".join(names))
    display = [game.edition.cards.names[number_in(e, "card")] for e in game.setup_events() if e.kind == "turned_up"]
    display = display[-game.edition.cards.display :]  # those before were flushed
    print_hanging("display:    ", ", ".join(map(card_name, display)))
    terminal.console.print(f"commitment: [dim]{game.dealing.commitment}[/]", soft_wrap=True)


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
        counts = [int(record.public.points[seat]), *view.pieces(seat).values()]
        counts += [int(record.public.stations[seat])] if game.edition.stations else []
        counts += [int(record.public.ferry[seat])] if game.edition.ferries else []
        counts += [int(record.hand_size[seat]), int(record.ticket_count[seat]), len(view.routes(seat))]
        table.add_row(player_name(game, seat), *map(str, counts))
    terminal.console.print(table)
    print_hanging("display: ", ", ".join(card_name(card) if card else "–" for card in view.display))
    print_hanging("next:    ", escape(view.position().split(" | ")[0].partition(": ")[2]))


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
    terminal.console.print(player_name(game, sheet.seat))
    words = Names(game.edition, game.view().board)
    lines = sorted(sheet.ticket_lines, key=lambda line: -abs(line.points))
    for lead, style, fulfilled in (("fulfilled", "green", True), ("missed", "red", False)):
        names = [
            f"{escape(words.ticket_name(line.ticket))} [{style}]{line.points:+}[/]"
            for line in lines
            if line.fulfilled == fulfilled
        ]
        if names:
            print_hanging(f"  {lead:<14}", ", ".join(names))
    for loan in sheet.borrowed:
        city = game.edition.cities[loan.city].name
        route = "nothing" if loan.route is None else words.route(loan.route)
        print_hanging(f"  {'station':<14}", escape(f"{city} borrows {route}"))
    if sheet.longest_path:
        path = f"{sheet.longest_length}: {_places(game, sheet.longest_path)}"
        print_hanging(f"  {'longest path':<14}", escape(path))


def show_sheets(game: Game) -> None:
    """The score sheets side by side, then every ticket."""
    sheets = sorted(game.sheets(), key=lambda sheet: sheet.place)
    table = Table(box=SIMPLE_HEAD, title="score", title_style="bold")
    table.add_column("")
    for sheet in sheets:
        table.add_column(player_name(game, sheet.seat), justify="right", overflow="fold")
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
    terminal.console.print(table)
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
    from branchline.bots.search import think_together
    from branchline.lab.games import seat_bots

    if not math.isfinite(delay):
        raise OptionError("the delay is a number of seconds")
    kinds = seat_bots(bots, players)
    minds = think_together(make_bot(kind, seat) for seat, kind in enumerate(kinds))
    game = Game.new(edition, variant=variant, bonus=bonus, players=NAMES[:players], seed=seed)
    show_opening(game, kinds)
    turn = 0
    while game.decider is not None:
        seat, shown, number = game.decider, len(game.played), int(game.view().record.public.turn)
        while game.decider == seat and game.view().record.public.turn == number:
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
