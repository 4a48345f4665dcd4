"""The command line: `branchline …`. Heavy modules are imported by the commands that need them."""

import sys
from io import TextIOWrapper
from typing import Annotated

import typer

from branchline.cli import campaign, editions, lab, play, records, server

app = typer.Typer(
    name="branchline",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)


def _show_version(wanted: bool) -> None:
    if wanted:
        from branchline import __version__

        typer.echo(f"branchline {__version__}")
        raise typer.Exit


@app.callback()
def options(
    version: Annotated[
        bool, typer.Option("--version", callback=_show_version, is_eager=True, help="Show the version and exit.")
    ] = False,
) -> None:
    """Play, check and study the Ticket to Ride family of games."""


# In the order in which they are listed to those who ask for help.
for command in (
    play.play,
    editions.editions,
    editions.check,
    editions.draw,
    editions.layout,
    lab.simulate,
    lab.tournament,
    lab.balance,
    records.show,
    records.verify,
    lab.bench,
    server.serve,
    server.schema,
):
    app.command()(command)
app.add_typer(campaign.app)


def main() -> None:
    """The program."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal without accents shows the rest
    app()
