"""What is done with editions: `editions`, `check`, `draw`, `layout`."""

import sys
from pathlib import Path
from typing import Annotated

import typer

from branchline.cli.common import AsJson, EditionName, clear_errors, print_json


def editions(json_: AsJson = False) -> None:
    """List the editions: players, variants, and how sure we are of their data."""
    from branchline.cli.tables import edition_facts, show_editions

    facts = edition_facts()
    if json_:
        for edition in facts:
            print_json(edition)
    else:
        show_editions(facts)


def check(
    edition: Annotated[Path, typer.Argument(help="An edition's folder, or one of its files.", metavar="FILE")],
    json_: AsJson = False,
) -> None:
    """Check an edition: every problem at once, each with its place in the file."""
    from dataclasses import asdict

    from branchline.campaign.content import check_content, has_campaign
    from branchline.edition import check_edition, load_edition

    problems = check_edition(str(edition))
    if not problems and has_campaign(str(edition)):
        problems = check_content(str(edition))
    if json_:
        for problem in problems:
            print_json(asdict(problem))
    elif problems:
        for problem in problems:
            print(problem)
        print(f"{len(problems)} problem{'s' if len(problems) > 1 else ''} found", file=sys.stderr)
    else:
        facts = load_edition(str(edition))
        counts = f"{len(facts.cities)} places, {len(facts.routes)} routes, {len(facts.tickets)} tickets"
        print(f"{facts.title}: no problems ({counts})")
    if problems:
        raise typer.Exit(1)


def draw(
    edition: EditionName,
    out: Annotated[Path | None, typer.Option(help="The file: .svg, .png or .pdf.  [default: EDITION.svg]")] = None,
    theme: Annotated[str, typer.Option(help="light or dark.")] = "light",
    claims: Annotated[Path | None, typer.Option(help="A record whose last position is shown on the board.")] = None,
    tickets: Annotated[str, typer.Option(help="Tickets to ring, by their ids, with commas between.")] = "",
    boards: Annotated[str, typer.Option(help="Parts to show of a map that grows, with commas between.")] = "",
    width: Annotated[int, typer.Option(min=200, max=8000, help="Width of a .png in pixels.")] = 1600,
) -> None:
    """Draw an edition's board."""
    from branchline.draw.board import draw_file
    from branchline.edition import OptionError

    with clear_errors():
        if theme not in ("light", "dark"):
            raise OptionError(f"there is no theme {theme!r}, only light and dark")
        path = out or Path(f"{Path(edition).name}.svg")
        wanted, parts = ([name.strip() for name in text.split(",") if name.strip()] for text in (tickets, boards))
        draw_file(edition, path, theme == "dark", claims, wanted, width, parts)
    print(f"{path}: drawn")


def layout(edition: EditionName) -> None:
    """Compute an edition's layout anew and keep it as layout.json with the edition."""
    from branchline.draw.board import make_layout
    from branchline.draw.check import layout_problems
    from branchline.edition import load_edition

    with clear_errors():
        print("laying out: up to a minute on a crowded board …", file=sys.stderr)
        problems = layout_problems(load_edition(edition), make_layout(edition))
    for problem in problems:
        print(problem)
    print("everything has room" if not problems else f"{len(problems)} places are too tight", file=sys.stderr)
