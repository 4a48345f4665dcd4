"""Written games: `show`, `verify`."""

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from branchline.cli.common import AsJson, clear_errors, fail, print_json, printable

if TYPE_CHECKING:
    from branchline.edition import Edition

EditionFolder = Annotated[
    Path | None, typer.Option("--edition", help="Folder of the edition, if the record was played on one of your own.")
]
RecordFile = Annotated[Path, typer.Argument(help="A written record.", metavar="RECORD")]


def show(record: RecordFile, edition: EditionFolder = None) -> None:
    """Show a written game: every turn, then the score sheets."""
    from branchline.cli.watch import show_game
    from branchline.edition import load_edition
    from branchline.game import Game
    from branchline.game.record import RecordError

    with clear_errors():
        facts = load_edition(edition) if edition else None
        try:
            game = Game.load(record, facts)
        except RecordError as error:
            fail(f"{record.name}: {error}")
        show_game(game)


def verify(
    records: Annotated[list[Path], typer.Argument(help="Written records.", metavar="RECORD...")],
    edition: EditionFolder = None,
    json_: AsJson = False,
) -> None:
    """Replay records and check their rules, their scores and the dealing commitment."""
    from branchline.edition import load_edition

    with clear_errors():
        facts = load_edition(edition) if edition else None
        results = [_verify(record, facts, json_) for record in records]
    if not all(results):
        raise typer.Exit(1)


def _verify(path: Path, edition: "Edition | None", json_: bool) -> bool:
    """Check one record, and say what was found."""
    from branchline.game.record import RecordError
    from branchline.game.verify import verify_record

    try:
        game = verify_record(path, edition)
    except RecordError as error:
        if json_:
            print_json({"file": str(path), "valid": False, "problem": str(error)})
        else:
            print(printable(f"{path.name}: {error}"), file=sys.stderr)
        return False
    sheets = game.sheets() if game.is_over else []
    if json_:
        totals = {sheet.player: sheet.total for sheet in sheets}
        facts = {"moves": len(game.played), "finished": game.is_over, "totals": totals}
        print_json({"file": str(path), "valid": True, **facts})
        return True
    end = "scores right: " + ", ".join(f"{sheet.player} {sheet.total}" for sheet in sheets)
    rules = f"{len(game.played)} moves by the rules, dealt as committed"
    print(printable(f"{path.name} holds: {rules}, {end if sheets else 'unfinished'}"))
    return True
