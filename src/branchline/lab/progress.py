"""A progress bar on the error stream, for people who wait at a terminal."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

Advance = Callable[[int, str], None]  # games done, and how it stands


@contextmanager
def progress_bar(title: str, games: int, done: int = 0) -> Iterator[Advance]:
    """A bar for so many games, some of which are done already."""
    console = Console(stderr=True)
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
        TextColumn("{task.fields[standing]}", markup=False),
    )
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task(title, total=games, completed=done, standing="")
        yield lambda more, standing: progress.update(task, advance=more, standing=standing)
