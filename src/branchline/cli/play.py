"""`branchline play`."""

from typing import Annotated

import typer

from branchline.cli.common import Bonus, Players, Variant, clear_errors, names


def play(
    edition: Annotated[str, typer.Argument(help="A shipped edition, or a folder with one.")] = "europe",
    players: Players = 2,
    variant: Variant = None,
    bonus: Bonus = False,
    bots: Annotated[str, typer.Option(help="The bots, by seat; the last one takes the seats left.")] = "normal",
    seed: Annotated[str | None, typer.Option(help="The same seed plays the same game.")] = None,
    delay: Annotated[float, typer.Option(min=0, help="Seconds to wait after each turn.")] = 0.0,
) -> None:
    """Watch bots play a game in the terminal."""
    from branchline.cli.watch import watch

    with clear_errors():
        watch(edition, players, variant, bonus, names(bots), seed, delay)
