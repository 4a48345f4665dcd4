"""The terminal: where everything is printed, and how players and cards look there."""

from rich.console import Console
from rich.markup import escape
from rich.text import Text

from branchline.game import Game

PLAYER_STYLES = ("bold blue", "bold red", "bold green", "bold yellow", "bold magenta")
CARD_STYLES = {"pink": "magenta", "purple": "magenta", "orange": "dark_orange", "black": "bright_black"}
PLAIN_COLORS = ("blue", "red", "green", "yellow", "white")

console = Console(highlight=False)


def player_name(game: Game, seat: int) -> str:
    """A player, in the colour of the seat."""
    return f"[{PLAYER_STYLES[seat]}]{escape(game.players[seat])}[/]"


def card_name(name: str) -> str:
    """A card, in its own colour where the terminal has it."""
    style = CARD_STYLES.get(name, name if name in PLAIN_COLORS else "bold")
    return f"[{style}]{escape(name)}[/]"


def print_hanging(lead: str, story: str) -> None:
    """A line that goes on below its beginning when it is longer than the terminal is wide."""
    before, text = Text.from_markup(lead), Text.from_markup(story)
    indent = before.cell_len if before.cell_len < console.width // 2 else 4
    for number, line in enumerate(text.wrap(console, max(20, console.width - indent))):
        line.rstrip()
        console.print(Text.assemble(before if number == 0 else " " * indent, line), soft_wrap=True)
