"""A campaign at the terminal: reading, deciding, playing, and where it stands."""

from collections.abc import Callable

import typer
from rich.box import SIMPLE_HEAD
from rich.markup import escape
from rich.panel import Panel
from rich.table import Table

from branchline.bots import make_bot
from branchline.bots.base import Bot
from branchline.campaign.bots import decide
from branchline.campaign.campaign import Campaign, Decision
from branchline.campaign.content import GAMES
from branchline.campaign.document import PERSON, CampaignFile
from branchline.campaign.entries import Decided, Played, Read
from branchline.cli import terminal
from branchline.cli.story import show_turn
from branchline.cli.terminal import card_name, player_name, print_hanging
from branchline.cli.watch import show_opening, show_sheets
from branchline.edition import OptionError
from branchline.edition.texts import LANGUAGES
from branchline.game import Game, Move, View
from branchline.game.view import members

Texts = dict[str, str]
TEXT_WIDTH = 80


def play_on(file: CampaignFile, language: str, games: int) -> None:
    """Go on until so many games are played, the campaign is over, or the player leaves (Ctrl-C, Ctrl-D or q)."""
    texts = _texts(file, language)
    played = 0
    try:
        while played < games:
            todo = file.campaign.todo
            if todo.kind == "over":
                _show_vaults(file.campaign, texts)
                return
            if todo.kind == "read":
                _read(file, todo.card, texts)
            elif todo.decision is not None:
                _decide(file, todo.decision, texts)
            else:
                _play(file, texts)
                played += 1
    except (typer.Abort, KeyboardInterrupt, EOFError):
        terminal.console.print("\nEverything is kept. Go on with the same command.")


def _texts(file: CampaignFile, language: str) -> Texts:
    if language not in LANGUAGES:
        raise OptionError(f"there is no story in {language!r}, only in {', '.join(LANGUAGES)}")
    return file.content.texts(language)


# --- reading and deciding ---------------------------------------------------------------------------------------------


def _panel(texts: Texts, key: str, title: str = "") -> Panel:
    body = escape(texts.get(f"{key}-text", ""))
    return Panel(
        body, title=f"[bold]{escape(title or texts.get(key, key))}[/]", width=min(TEXT_WIDTH, terminal.console.width)
    )


def _read(file: CampaignFile, card: str, texts: Texts) -> None:
    found = file.content.card(card)
    if found.box:
        terminal.console.print(_panel(texts, f"box-{found.box}"))
        box = next(box for box in file.content.boxes if box.id == found.box)
        for step in box.steps:
            _show_rule(texts, step)
    terminal.console.print(_panel(texts, f"story-{card}"))
    if PERSON in file.players.values() and found.kind != "story":
        typer.prompt("(Enter to go on)", default="", show_default=False)
    file.append(Read(card))


def _show_rule(texts: Texts, source: str) -> None:
    print_hanging(f"  [bold]{escape(texts.get(source, source))}[/]: ", escape(texts.get(f"{source}-text", "")))


def _decide(file: CampaignFile, decision: Decision, texts: Texts) -> None:
    campaign = file.campaign
    company = campaign.company(decision.company)
    named = [_option_text(campaign, decision, option, texts) for option in decision.options]
    if file.players[company.id] != PERSON:
        option = decide(campaign, decision)
        text = named[decision.options.index(option)]
        terminal.console.print(f"{escape(company.player)} {_QUESTIONS[decision.kind][0]}: {escape(text)}")
    else:
        terminal.console.print(f"[bold]{escape(company.player)}[/], {_question(campaign, decision)}")
        option = decision.options[_ask(named)]
    file.append(Decided(decision.company, option))


_QUESTIONS = {
    "banish": ("banishes", "which event shall leave the campaign for good?"),
    "settle": ("settles", "you were the first here. Which colour shall {route} have from now on?"),
    "choose": ("chooses", "you were last, so you choose:"),
}


def _question(campaign: Campaign, decision: Decision) -> str:
    question = _QUESTIONS[decision.kind][1]
    if decision.kind == "settle":
        route = campaign.content.edition.route(decision.about)
        ends = "–".join(campaign.content.edition.cities[end].name for end in route.ends)
        question = question.format(route=escape(ends))
    return question


def _option_text(campaign: Campaign, decision: Decision, option: str, texts: Texts) -> str:
    match decision.kind:
        case "banish":
            return f"{texts.get(option, option)}: {texts.get(f'{option}-text', '')}"
        case "choose":
            return texts.get(f"story-{decision.about}-option-{option}", option)
        case "settle":
            return f"{option} ({campaign.spaces_by_color[option]} spaces so far)"


def _ask(options: list[str]) -> int:
    """Let a person choose by number."""
    for number, option in enumerate(options, start=1):
        print_hanging(f"  [bold]{number:>3}[/]  ", escape(option))
    while True:
        answer = str(typer.prompt("number (q to leave)")).strip()
        if answer.lower() == "q":
            raise typer.Abort
        if answer.isdecimal() and 1 <= int(answer) <= len(options):
            return int(answer) - 1
        terminal.console.print(f"A number from 1 to {len(options)}, please.")


# --- one game ---------------------------------------------------------------------------------------------------------


def _play(file: CampaignFile, texts: Texts) -> None:
    """The next game; every move is kept, so that it goes on where it stopped."""
    from branchline.bots.search import think_together

    campaign = file.campaign
    terminal.console.rule(f"[bold]Game {campaign.game} of {GAMES}, {campaign.content.year(campaign.game)}[/]")
    game = file.game()
    kinds = [file.players[company.id] for company in campaign.present]
    show_opening(game, kinds)
    for company in campaign.present:
        _show_rule(texts, company.id)
    bots = think_together(None if kind == PERSON else make_bot(kind, seat) for seat, kind in enumerate(kinds))
    people = kinds.count(PERSON)
    shown = len(game.played)
    while game.decider is not None:
        seat, turn = game.decider, int(game.view().record.public.turn)
        shown = _take_turn(game, seat, bots, lambda: file.keep_moves(p.move.action for p in game.played), people)
        events = [event for number in range(shown, len(game.played)) for event in game.move_events(number)]
        if events:
            show_turn(game, events, seat, turn)
    show_sheets(game)
    file.append(Played(game.record()))
    _show_postcards(file, texts)


def _show_postcards(file: CampaignFile, texts: Texts) -> None:
    """LW-29: the open side of every postcard received is read aloud; the other is for its owner, during play."""
    for company, card in file.campaign.results[-1].postcards:
        number = file.content.edition.printed_of("postcard")[card].number
        title = f"Postcard {number}, for {file.campaign.company(company).player}"
        width = min(TEXT_WIDTH, terminal.console.width)
        terminal.console.print(Panel(escape(texts.get(card, card)), title=f"[bold]{escape(title)}[/]", width=width))


def _take_turn(game: Game, seat: int, bots: list[Bot | None], keep: Callable[[], None], people: int) -> int:
    """Let the deciding player decide until another one has to, or the turn is over; gives where its moves begin."""
    first = len(game.played)
    turn = int(game.view().record.public.turn)
    while game.decider == seat and int(game.view().record.public.turn) == turn:
        view, bot = game.view(seat), bots[seat]
        game.play(bot.choose(view) if bot else _ask_move(game, view, people))
        keep()
    return first


def _ask_move(game: Game, view: View, people: int) -> Move:
    seat = view.seat
    assert seat is not None
    if people > 1:  # the next one may not see what this one did
        terminal.console.clear()
        typer.prompt(f"{game.players[seat]}, are you there? (Enter)", default="", show_default=False)
    _show_table(game, view)
    legal = view.legal()
    return legal[_ask([move.text for move in legal])]


def _show_table(game: Game, view: View) -> None:
    """What a player wants to see before deciding."""
    public, edition = view.record.public, view.edition
    table = Table(box=SIMPLE_HEAD)
    for column in ("player", "money", "trains", "cards", "tickets", *edition.tokens):
        table.add_column(column, justify="left" if column == "player" else "right")
    for seat in range(len(game.players)):
        tokens = [str(int(count)) if count else "" for count in public.tokens[seat][: len(edition.tokens)]]
        counts = [f"${public.money[seat]}", str(sum(view.pieces(seat).values()))]
        counts += [str(int(view.record.hand_size[seat])), str(int(view.record.ticket_count[seat]))]
        table.add_row(player_name(game, seat), *counts, *tokens)
    terminal.console.print(table)
    if public.event >= 0:
        event = edition.sources[int(public.event)]
        print_hanging(
            "event:    ",
            f"[bold]{escape(edition.texts.get(event, event))}[/] " + escape(edition.texts.get(f"{event}-text", "")),
        )
    for place, marker in enumerate(edition.markers):
        if public.marker[place] >= 0:
            print_hanging(f"{marker + ':':<10}", escape(edition.cities[int(public.marker[place])].name))
    print_hanging("display:  ", ", ".join(card_name(card) if card else "–" for card in view.display))
    print_hanging(
        "hand:     ", ", ".join(f"{count} {card_name(card)}" for card, count in view.hand.items()) or "no cards"
    )
    for source in members(view.record.own.in_force):
        postcard = edition.sources[source]
        print_hanging("postcard: ", escape(edition.texts.get(f"{postcard}-secret", postcard)))
    print_hanging("tickets:  ", escape(", ".join(view.names.ticket(ticket.index) for ticket in view.tickets)) or "none")


# --- where it stands --------------------------------------------------------------------------------------------------


def show_status(file: CampaignFile, language: str) -> None:
    """Standings, what is to be done, and every rule in force with why."""
    campaign, texts = file.campaign, _texts(file, language)
    when = (
        "over"
        if campaign.is_over
        else f"before game {campaign.game} of {GAMES}, {campaign.content.year(campaign.game)}"
    )
    terminal.console.rule(f"[bold]{escape(campaign.content.edition.title)}[/]: {when}")
    table = Table(box=SIMPLE_HEAD)
    for column in ("company", "player", "plays", "games won", "vault", "postcards"):
        table.add_column(column, justify="left" if column in ("company", "player", "plays") else "right")
    for company in campaign.companies:
        vault = f"${sum(company.vault)}" if campaign.is_over else f"{len(company.vault)} slips"
        row = (texts.get(company.id, company.id), company.player, file.players[company.id])
        counts = (str(company.victories), vault, f"{len(company.office)} held, {len(company.shown)} met")
        table.add_row(*map(escape, row), *counts)
    terminal.console.print(table)
    if campaign.is_over:
        _show_vaults(campaign, texts)
        return
    starter = campaign.company(campaign.starter).player
    print_hanging("begins:   ", escape(starter))
    print_hanging("trains:   ", str(campaign.trains))
    boards = {part.id: part.name for part in campaign.content.edition.boards}
    print_hanging("boards:   ", escape(", ".join(boards[board] for board in campaign.boards)))
    cities = {city.id: city.name for city in campaign.content.edition.cities}
    print_hanging("large:    ", escape(", ".join(cities[city] for city in campaign.large_cities)))
    print_hanging("events:   ", escape(", ".join(texts.get(event, event) for event in campaign.deck)))
    terminal.console.print("[bold]after a claim[/]")
    numbers = campaign.content.edition.printed_of("step")
    for step in sorted(campaign.steps, key=lambda step: numbers[step].number):
        print_hanging(
            f"  {numbers[step].number:>3}  [bold]{escape(texts.get(step, step))}[/]: ",
            escape(texts.get(f"{step}-text", "")),
        )


def show_story(file: CampaignFile, language: str) -> None:
    """All cards read so far."""
    texts = _texts(file, language)
    for card in file.campaign.read:
        terminal.console.print(_panel(texts, f"story-{card}"))


def _show_vaults(campaign: Campaign, texts: Texts) -> None:
    """LW-32: the pay slips, game by game, and who won."""
    table = Table(box=SIMPLE_HEAD, title="the vaults", title_style="bold")
    table.add_column("game")
    for company in campaign.companies:
        table.add_column(escape(f"{company.player}\n{texts.get(company.id, company.id)}"), justify="right")
    for result in campaign.results:
        slips = dict(result.slips)
        table.add_row(f"{result.game}, {result.year}", *(f"${slips[company.id]}" for company in campaign.companies))
    table.add_section()
    table.add_row("[bold]total[/]", *(f"[bold]${worth}[/]" for worth in campaign.vaults.values()))
    terminal.console.print(table)
    winners = " and ".join(campaign.company(company).player for company in campaign.winners)
    terminal.console.print(f"[bold]{escape(winners)}[/] wins the campaign.")
