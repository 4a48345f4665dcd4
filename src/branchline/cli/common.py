"""What the commands share: their common options, and how they speak and fail."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Annotated, Any, NoReturn

import typer

INTERRUPTED = 130  # the exit code of what was ended with Ctrl-C
WRONG_USE = 2  # and of what cannot even begin

EditionName = Annotated[str, typer.Argument(help="A shipped edition, or a folder with one.", metavar="EDITION")]
Players = Annotated[int, typer.Option("--players", "-p", min=2, max=5, help="Number of players.")]
Variant = Annotated[str | None, typer.Option("--variant", help="A variant of the edition.")]
Seed = Annotated[int, typer.Option(help="The same seed plays the same games.")]
Workers = Annotated[int, typer.Option(min=0, max=1024, help="How many work at a time; 0 uses every core.")]
On = Annotated[str | None, typer.Option(help="Where to work: ray, or ray://host:port. Here without it.")]
Resume = Annotated[bool, typer.Option("--resume", help="Go on with what is in the --out folder.")]
Bonus = Annotated[bool, typer.Option("--bonus/--no-bonus", help="Add the edition's bonus tickets.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON for programs.")]


def fail(message: str, code: int = 1) -> NoReturn:
    """End with a message for people and an exit code."""
    typer.secho("error: ", fg="red", bold=True, nl=False, err=True)
    typer.echo(printable(message), err=True)
    raise typer.Exit(code)


def names(text: str) -> list[str]:
    """The names in a text, with commas between them."""
    return [name.strip() for name in text.split(",")]


def printable(message: str) -> str:
    """The message without anything a terminal might obey: names of files come from outside."""
    return "".join(c if c.isprintable() or c == "\n" else "�" for c in message)


@contextmanager
def clear_errors() -> Iterator[None]:
    """What a person can mend ends with its message; anything else is a bug and keeps its traceback."""
    from branchline.campaign.errors import CampaignError
    from branchline.edition import EditionError, OptionError
    from branchline.game.record import RecordError
    from branchline.lab.workers import StoppedError

    try:
        yield
    except StoppedError as stopped:
        typer.echo(printable(str(stopped)), err=True)
        raise typer.Exit(INTERRUPTED) from None
    except (CampaignError, EditionError, OptionError, RecordError) as error:
        fail(str(error))
    except BrokenPipeError:  # the reader has seen enough, as in `branchline show … | head`
        raise
    except OSError as error:
        fail(f"{error.filename}: {error.strerror}" if error.filename else str(error))


def print_json(value: Any) -> None:
    """One JSON value on one line."""
    print(json.dumps(value, ensure_ascii=False))
