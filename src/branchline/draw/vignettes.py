"""Small engravings for the cards of a campaign: companies, events, boxes, postcards and story.

What a card shows is one line of `pictures.toml` in the edition's folder, as one would tell an engraver:

    harbour-regatta = "day sea: yacht, yacht far left, cup"

a sky, a ground, and things from the vocabulary (`motifs`) with words for their places. The drawing is made from that
line alone, in one hand: ink lines, hatching, two tints. All colours are CSS variables with fallbacks, so that a page in
dark shows the same plate printed light on dark, and nothing has an id, so that many may stand on one page.
"""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from zlib import crc32

from branchline.draw.engraving import ACCENT, FALLBACKS, INK, Hand, color, group, reach, strokes
from branchline.draw.frames import frame, size_of
from branchline.draw.grounds import GROUNDS
from branchline.draw.motifs import MOTIFS
from branchline.draw.skies import SKIES
from branchline.draw.theme import CARD_FILLS
from branchline.edition import edition_folder

FILE = "pictures.toml"
EDITION = "legends"
KINDS = ("company", "event", "box", "postcard", "story")

NEAR = {"table": 110, "floor": 126, "sheet": 120, "nothing": 116, "rails": 128}  # where things stand, by the ground
ELSEWHERE = 126
LEFT, TOP, RIGHT, BOTTOM = 13, 12, 227, 139  # how far things reach
# Where things stand that say nothing of their place, by how many they are.
PLACES = {1: (120,), 2: (80, 168), 3: (52, 120, 190), 4: (38, 94, 150, 204)}
SIDES = {"left": 58, "right": 184, "middle": 120}
SIZES = {"tiny": 0.4, "small": 0.68, "large": 1.3}
FAR, FAR_SIZE, HIGH, HIGH_SIZE = 97, 0.42, 60, 0.55


class PictureError(ValueError):
    """A line that no picture can be made from."""


@dataclass(frozen=True)
class Thing:
    """A motif in its place."""

    motif: str
    x: float
    y: float
    size: float
    flipped: bool = False


@dataclass(frozen=True)
class Scene:
    """What is to be seen on a picture."""

    sky: str
    ground: str
    things: tuple[Thing, ...]


def parse(line: str) -> Scene:
    """A line of the file as a scene.

    >>> parse("dusk sea: steamer, swallow high left").things[1]
    Thing(motif='swallow', x=58, y=60, size=0.55, flipped=False)
    """
    head, _, tail = line.partition(":")
    sky, ground = head.split()
    if sky not in SKIES or ground not in GROUNDS:
        raise PictureError(f"no such sky or ground: {head!r}")
    told = [words.split() for words in tail.split(",") if words.strip()]
    standing = [words for words in told if not {"far", "high", *SIDES} & set(words)]
    places = dict(zip(map(id, standing), PLACES[max(len(standing), 1)], strict=False))
    near = NEAR.get(ground, ELSEWHERE)
    return Scene(sky, ground, tuple(_thing(words, places.get(id(words), SIDES["middle"]), near) for words in told))


def _thing(words: list[str], x: float, y: float) -> Thing:
    motif, *places = words
    if motif not in MOTIFS:
        raise PictureError(f"no such motif: {motif!r}")
    size = 1.0
    for word in places:
        if word in SIDES:
            x = SIDES[word]
        elif word == "far":
            y, size = FAR, size * FAR_SIZE
        elif word == "high":
            y, size = HIGH, size * HIGH_SIZE
        elif word in SIZES:
            size *= SIZES[word]
        elif word != "flip":
            raise PictureError(f"no such place: {word!r}")
    return Thing(motif, x, y, round(size, 3), "flip" in places)


@cache
def pictures(edition: str = EDITION) -> Mapping[str, str]:
    """The line of every card that has a picture, by the card's id; none where nobody has written any."""
    folder = edition_folder(edition)
    if folder is None or not (folder / FILE).exists():
        return {}
    read = tomllib.loads((folder / FILE).read_text(encoding="utf-8"))
    return {f"{kind}-{name}": line for kind in KINDS for name, line in read.get(kind, {}).items()}


@cache
def vignette(card: str, edition: str = EDITION) -> str:
    """The picture of a card as SVG text, without a title: what it is called is for the page to say."""
    kind = card.partition("-")[0]
    return draw(parse(pictures(edition)[card]), kind, card)


def draw(scene: Scene, kind: str, card: str = "") -> str:
    """A scene in the frame of its kind; the card's id guides what the hand does not decide."""
    hand = Hand(crc32(card.encode()))
    width, height = size_of(kind)
    things = "".join(_place(thing) for thing in sorted(scene.things, key=lambda thing: thing.y))
    if kind == "company":  # a medallion, in the company's colour
        body = frame(kind) + group(things, x=-45, y=-4)
        company = card.removeprefix("company-")
        body = body.replace(color(ACCENT), f"var(--company-{company},{CARD_FILLS.get(company, FALLBACKS[ACCENT])})")
    else:
        body = frame(kind) + SKIES[scene.sky](hand) + GROUNDS[scene.ground](hand) + things
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" fill="none" stroke="{color(INK)}" '
        f'stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round">{body}</svg>'
    )


def _place(thing: Thing) -> str:
    """The thing where it was told to be, or as near as the frame lets it."""
    motif = MOTIFS[thing.motif]
    left, top, right, bottom = (side * thing.size for side in reach(motif))
    if thing.flipped:
        left, right = -right, -left
    x = max(min(thing.x, RIGHT - right), LEFT - left)
    y = max(min(thing.y, BOTTOM - bottom), TOP - top)
    return group(strokes(motif), round(x), round(y), thing.size, thing.flipped)
