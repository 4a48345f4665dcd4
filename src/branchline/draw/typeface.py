"""The letters of maps: Alegreya, lively and narrow, with an italic for seas as engravers had it.

Cut to what we need and kept in `type` by `tools/typefaces`. The page has the same files, so a drawing in it has
none; a file that is opened alone has them inside, and PNG and PDF are drawn with them.
"""

import json
from base64 import b64encode
from functools import cache
from pathlib import Path

FOLDER = Path(__file__).parent / "type"
# Ours, what stands in for it while it is loaded, and what is nearest on a machine that does not have it.
FAMILY = "Alegreya,'Alegreya Meanwhile','Iowan Old Style','Palatino Linotype',Palatino,serif"

# What a drawing says of a text, and the file with these letters.
_FACES = {
    "": ("alegreya-400", "font-weight:400;font-style:normal"),
    'font-weight="bold"': ("alegreya-700", "font-weight:700;font-style:normal"),
    'font-style="italic"': ("alegreya-400-italic", "font-weight:400;font-style:italic"),
}


def text_width(text: str, bold: bool = False, italic: bool = False) -> float:
    """How wide a text is, for letters of size 1; one that we do not have is as wide as an M, to be sure.

    >>> text_width("Wien") < text_width("Wien", bold=True) < text_width("Winnipeg")
    True
    """
    widths = _widths()["700" if bold else "400-italic" if italic else "400"]
    return sum(widths.get(letter, widths["M"]) for letter in text)


@cache
def _widths() -> dict[str, dict[str, float]]:
    read: dict[str, dict[str, float]] = json.loads((FOLDER / "widths.json").read_text(encoding="utf-8"))
    return read


def with_letters(svg: str) -> str:
    """A drawing that is opened alone: with the letters it uses inside."""
    head, end, tail = svg.partition("</title>")
    return f"{head}{end}<style>{letters_for(svg)}</style>{tail}"


def letters_for(text: str) -> str:
    """The letters that drawings in a text use, as rules of a style sheet."""
    return "".join(_rule(file, look) for said, (file, look) in _FACES.items() if said in text)


@cache
def _rule(file: str, look: str) -> str:
    data = b64encode((FOLDER / f"{file}.woff2").read_bytes()).decode()
    return f"@font-face{{font-family:Alegreya;{look};src:url(data:font/woff2;base64,{data})}}"
