"""Small drawings for cards: a car of each trade, by colour and edition; in towns what drives there.

They are written in `cards.toml`. An edition without a set of its own gets the railway's, so a map of one's own has
drawings from its first day; what stands for any colour is drawn by its name.
"""

import re
import tomllib
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from branchline.draw.engraving import lines
from branchline.draw.svg import num
from branchline.draw.theme import LOCOMOTIVE_NAME

FILE = Path(__file__).parent / "cards.toml"
_ROW = re.compile(r"N\(([^)]*)\)")
_WHEEL = re.compile(r"W\(([^)]*)\)")
_RAIL = "R(-18 11.4 36 .8)"
# What a drawing stands on.
_GROUNDS = {
    "": "",
    "bogies": f"R(-17 5.7 34 1)W(-13 2.1)W(-8.4 2.1)W(8.4 2.1)W(13 2.1){_RAIL}",
    "engine": f"W(-12.6 3)W(-5.6 3)W(1.4 3)W(9 2){_RAIL}",
    "pair": f"W(-6 2.3)W(6 2.3){_RAIL}",
    "trucks": f"W(-12 2)W(0 2)W(12 2){_RAIL}",
    "two": "O(-9.2 7.8 3)O(-9.2 7.8 1.1)O(11.2 7.8 3)O(11.2 7.8 1.1)R(-18 11.4 36 .8)",
    "waves": "M-18 11Q-15.7 9.4-13.5 11T-9 11T-4.5 11T0 11T4.5 11T9 11T13.5 11T18 11V12.2H-18Z",
}


@dataclass(frozen=True)
class Picture:
    """Three paths: what is filled with ink by the even-odd rule, what lies light on it, what is drawn with a pen."""

    ink: str
    light: str
    pen: str


@cache
def _file() -> dict[str, Any]:
    return tomllib.loads(FILE.read_text(encoding="utf-8"))


def drawing_names(edition: str, colors: tuple[str, ...], joker: str) -> list[str]:
    """The name of the drawing of each colour, and of the joker last.

    >>> drawing_names("", ("red", "teal", "ochre"), "handcar")
    ['coach', 'van', 'coach', 'locomotive']
    """
    own, usual = _file()["sets"].get(edition, {}), _file()["sets"][""]
    unknown = [color for color in colors if color not in own and color not in usual]
    others = usual["others"]
    named = [own.get(color) or usual.get(color) or others[unknown.index(color) % len(others)] for color in colors]
    return [*named, joker if joker in _file()["drawings"] else LOCOMOTIVE_NAME]


@cache
def picture(name: str) -> Picture:
    """A drawing by its name."""
    facts = _file()["drawings"][name]
    ground = _GROUNDS[facts.get("on", "")]
    return Picture(_path(facts["ink"] + ground), _path(facts["light"]), _path(facts.get("pen", "")))


def _path(text: str) -> str:
    rows = _ROW.sub(lambda found: _row(*map(float, found[1].split())), text)
    return lines(_WHEEL.sub(lambda found: _wheel(*map(float, found[1].split())), rows))


def _row(x: float, y: float, width: float, height: float, step: float, count: float) -> str:
    return "".join(f"R({num(x + step * at)} {num(y)} {num(width)} {num(height)})" for at in range(int(count)))


def _wheel(x: float, radius: float) -> str:
    middle = f"{num(x)} {num(11.2 - radius)}"
    return f"O({middle} {num(radius)})O({middle} {num(radius * 0.4)})"
