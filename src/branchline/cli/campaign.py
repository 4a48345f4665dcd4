"""`branchline campaign …`: a campaign of twelve linked games in the terminal."""

import json
import shutil
from pathlib import Path
from typing import Annotated, Any

import typer

from branchline.cli.common import AsJson, Players, Seed, clear_errors, fail, names, print_json

app = typer.Typer(name="campaign", no_args_is_help=True, help="A campaign of twelve linked games: Legends of the West.")

File = Annotated[Path, typer.Argument(help="The campaign's file.", metavar="FILE")]
Language = Annotated[str, typer.Option(help="The language of the story: en, de or nl.")]

COLORS = ("blue", "red", "green", "yellow", "black")


def _load(path: Path) -> Any:
    from branchline.campaign import CampaignFile

    file = CampaignFile.load(path)
    if file.revised:
        edition = file.content.edition.title
        typer.echo(f"There is another version of {edition} than before: the campaign goes on with it.", err=True)
    return file


def _companies(text: str) -> tuple[list[tuple[str, str]], dict[str, str]]:
    """`Ann:red,Bob:blue,planner:green`: who plays which company. A bot's name in place of a person's makes it a bot."""
    from branchline.bots import bot_names

    seats, bots = [], {}
    for place, item in enumerate(names(text)):
        who, _, color = item.partition(":")
        company = f"company-{color.strip() or COLORS[place % len(COLORS)]}"
        if who in bot_names():
            bots[company] = who
            who = f"{who.title()} {place + 1}"
        seats.append((company, who))
    return seats, bots


@app.command()
def new(
    path: File,
    companies: Annotated[
        str, typer.Option(help="Players with their companies' colours, in order of seats; a bot's name is a bot.")
    ] = "You:red,normal:blue,normal:green",
    seed: Annotated[str | None, typer.Option(help="The same seed is the same campaign.")] = None,
) -> None:
    """Found a campaign and write its file."""
    from branchline.campaign import CampaignFile

    with clear_errors():
        if path.exists():
            fail(f"{path} is there already")
        seats, bots = _companies(companies)
        file = CampaignFile.found(seats, bots, seed)
        file.path = path
        file.save()
        typer.echo(f"{path}: a campaign of {len(seats)} companies. Play it with: branchline campaign play {path}")


@app.command()
def play(
    path: File,
    language: Language = "en",
    games: Annotated[int, typer.Option(min=1, help="Stop after so many games.")] = 12,
) -> None:
    """Go on with a campaign: read, decide and play. Stop at any moment; nothing is lost."""
    from branchline.cli.campaign_table import play_on

    with clear_errors():
        play_on(_load(path), language, games)


@app.command()
def status(path: File, language: Language = "en") -> None:
    """Where a campaign stands, and which rules are in force."""
    from branchline.cli.campaign_table import show_status

    with clear_errors():
        show_status(_load(path), language)


@app.command()
def story(path: File, language: Language = "en") -> None:
    """Read again what has been read so far."""
    from branchline.cli.campaign_table import show_story

    with clear_errors():
        show_story(_load(path), language)


@app.command()
def chronicle(path: File, language: Language = "en") -> None:
    """What happened, game by game."""
    from branchline.campaign.chronicle import chronicle as told
    from branchline.campaign.chronicle import founded

    with clear_errors():
        file = _load(path)
        for line in told(founded(file.campaign, file.entries), file.entries, file.content.texts(language)):
            typer.echo(line)


@app.command()
def absent(
    path: File, companies: Annotated[str, typer.Argument(help="Colours, with commas; none: nobody.")] = ""
) -> None:
    """Say who misses the next game."""
    from branchline.campaign.entries import Attending

    with clear_errors():
        file = _load(path)
        away = tuple(f"company-{color}" for color in names(companies) if color)
        file.append(Attending(away))
        typer.echo(
            "Everybody plays." if not away else f"Away from game {file.campaign.game}: {', '.join(names(companies))}"
        )


@app.command(name="export")
def export_(path: File, to: Annotated[Path, typer.Argument(help="The copy to write.")]) -> None:
    """Write a checked copy of a campaign's file."""
    with clear_errors():
        file = _load(path)
        file.save(to)
        typer.echo(f"{to}: game {min(file.campaign.game, 12)} of 12")


@app.command(name="import")
def import_(source: Annotated[Path, typer.Argument(help="A campaign from somewhere else.")], path: File) -> None:
    """Check somebody's campaign file completely and take it over."""
    from branchline.campaign import verify_campaign

    with clear_errors():
        if path.exists():
            fail(f"{path} is there already")
        trusted = verify_campaign(_load(source))
        shutil.copyfile(source, path)
        typer.echo(f"{path}: taken over; every game in it holds{_on_trust(trusted)}")


@app.command()
def verify(path: File) -> None:
    """Replay a campaign: every entry, every game, every deal."""
    from branchline.campaign import verify_campaign

    with clear_errors():
        file = _load(path)
        trusted = verify_campaign(file)
        games = len(file.campaign.results) - len(trusted)
        typer.echo(f"{path}: holds. {len(file.entries)} entries, {games} games replayed{_on_trust(trusted)}")


def _on_trust(games: tuple[int, ...]) -> str:
    if not games:
        return ""
    told = ", ".join(map(str, games))
    return f". Played with an earlier version of the edition, so they cannot be replayed: games {told}"


@app.command()
def simulate(
    campaigns: Annotated[int, typer.Option(min=1, help="How many campaigns.")] = 1,
    players: Players = 3,
    bots: Annotated[str, typer.Option(help="The bots, by company; the last one takes the companies left.")] = "planner",
    seed: Seed = 0,
    as_json: AsJson = False,
) -> None:
    """Let bots play whole campaigns; with --json one object a campaign."""
    from rich.progress import track

    from branchline.campaign.simulate import bot_campaign, play_campaign, told

    with clear_errors():
        numbers = range(seed, seed + campaigns)
        shown = numbers if as_json else track(numbers, "campaigns", transient=True)
        for number in shown:
            file = bot_campaign(players, names(bots), number)
            for _ in play_campaign(file, number):
                pass
            result = {"seed": number, "players": players, **told(file.campaign)}
            if as_json:
                print_json(result)
            else:
                typer.echo(f"{number}: {json.dumps(result['vault'])} winner {result['winner']}")
