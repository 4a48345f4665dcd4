"""Colours, symbols and glyphs: everything a drawing chooses that is not a place."""

import colorsys
from dataclasses import dataclass

# A colour of cards: its fill, and the ink for its symbol.
CARD_FILLS = {
    "pink": "#f3a6cb",
    "purple": "#b48be0",
    "blue": "#4a9be8",
    "orange": "#f59a3c",
    "white": "#ffffff",
    "green": "#5dbb63",
    "yellow": "#ffd93b",
    "black": "#4a4a4f",
    "red": "#e8574e",
    "grey": "#b9b6ae",
}
SPARE_FILLS = ("#8fd6d2", "#c9a27e", "#d7e36a", "#9aa5ff")  # for colours of custom maps we have no name for

# One symbol for each colour, about 13 units, drawn upright on every slot.
CARD_SYMBOLS = {
    "red": "M-5.5-5.5H5.5V5.5H-5.5Z",
    "blue": "M0-6.5A6.5 6.5 0 1 1 0 6.5A6.5 6.5 0 1 1 0-6.5Z",
    "green": "M0-6.8L6.6 5.4H-6.6Z",
    "yellow": "M0-7L2-2.3 7-2.1 3.1 1.1 4.4 6 0 3.2-4.4 6-3.1 1.1-7-2.1-2-2.3Z",
    "orange": "M0-7.2L7.2 0 0 7.2-7.2 0Z",
    "white": "M0-6.5A6.5 6.5 0 1 1 0 6.5A6.5 6.5 0 1 1 0-6.5ZM0-3A3 3 0 1 0 0 3A3 3 0 1 0 0-3Z",
    "black": "M-6.5-4.2L-4.2-6.5 0-2.3 4.2-6.5 6.5-4.2 2.3 0 6.5 4.2 4.2 6.5 0 2.3-4.2 6.5-6.5 4.2-2.3 0Z",
    "pink": "M0 6.6L-6 .6A3.6 3.6 0 0 1 0-4.2A3.6 3.6 0 0 1 6 .6Z",
    "purple": "M-3.4-6H3.4L6.8 0 3.4 6H-3.4L-6.8 0Z",
}
SPARE_SYMBOLS = (
    "M-6.5-2H6.5V2H-6.5Z",
    "M-2-6.5H2V6.5H-2Z",
    "M0 6.8L6.6-5.4H-6.6Z",
    "M-6.5-6.5H-2V6.5H-6.5ZM2-6.5H6.5V6.5H2Z",
)

# Players are dark and solid where free track is pale, so that nobody takes one for the other, whatever their eyes see
# of colours; `python -m tools.ownership` measures it. The glyphs are unlike every symbol of a card.
PLAYER_FILLS = ("#10357f", "#b8320a", "#0b7a55", "#9a1fa8", "#2b2019")
PLAYER_GLYPHS = (
    "M2.6-6.4A6.6 6.6 0 1 0 2.6 6.4A5.4 5.4 0 0 1 2.6-6.4Z",  # a moon
    "M2.2-7L-5.2 1.2H-1L-2.4 7 5.2-1.8H.8Z",  # a flash
    "M-6.5 5.5V-4.5L-3.2-.5 0-6.5 3.2-.5 6.5-4.5V5.5Z",  # a crown
    "M-4.8-7H-2.6V-6L6-2.6-2.6 1V7H-4.8Z",  # a flag
    "M-6.8.4A6.8 6.8 0 0 1 6.8.4H1.3V7H-1.3V.4Z",  # an umbrella
)

LOCOMOTIVE_NAME = "locomotive"
LOCOMOTIVE = "M-8 4V-1H-5V-6H-1V-1H4V-4H7V4ZM-6 4.5A2.2 2.2 0 1 0-1.6 4.5ZM1 4.5A2.2 2.2 0 1 0 5.4 4.5Z"
# What stands for any colour, by its name; a name we do not know gets the locomotive.
JOKER_GLYPHS = {
    "locomotive": LOCOMOTIVE,
    "taxi": (
        "M-8.5 3V.2Q-8.5-1.4-6.5-1.8L-4.2-2.2-2-5.4H-1.5V-7H2V-5.4H3L5.2-2.2 7-1.6Q8.5-1.2 8.5.4V3H7"
        "A2.4 2.4 0 0 1 2.4 3H-2.2A2.4 2.4 0 0 1-6.8 3ZM-2.6-2.2H.1V-4.2H-1.2ZM1.3-2.2H3.4L2.2-4.2H1.3Z"
        "M-6 3.2A1.5 1.5 0 1 0-3 3.2A1.5 1.5 0 1 0-6 3.2ZM3.2 3.2A1.5 1.5 0 1 0 6.2 3.2A1.5 1.5 0 1 0 3.2 3.2Z"
    ),
    "bicycle": (
        "M-5.2-1.1A3.7 3.7 0 1 1-5.2 6.3A3.7 3.7 0 1 1-5.2-1.1ZM-5.2.3A2.3 2.3 0 1 0-5.2 4.9A2.3 2.3 0 1 0-5.2.3Z"
        "M5.2-1.1A3.7 3.7 0 1 1 5.2 6.3A3.7 3.7 0 1 1 5.2-1.1ZM5.2.3A2.3 2.3 0 1 0 5.2 4.9A2.3 2.3 0 1 0 5.2.3Z"
        "M-3.6-5.4H-.4V-4.2H-1.3L-.8-2.6H3.2L2.6-4.4H1V-5.6H3.5L5.7 2.4 4.6 2.7 3.8-.2 1 3.2H-5.2"
        "L-5.2 2-2-2.4-2.6-4.2H-3.6ZM-1.3-1.2L-3.4 2H-.2ZM-.1-1.4L1 1.2 3-1.4Z"
    ),
}
ANCHOR_GLYPH = "M0-5.6V5.4M-2.4-3H2.4M-5 1.6Q-4 5.4 0 5.6Q4 5.4 5 1.6"
PORT_FILL, INLAND_FILL = "#12527e", "#b8352b"
WAVE_GLYPH = "M-9 2Q-6.8-3-4.5 0T0 0 4.5 0 9-2"


@dataclass(frozen=True)
class Theme:
    """The colours of the sheet."""

    sea: str
    sea_line: str
    land: str
    land_line: str
    border: str
    river: str
    relief: str
    park: str
    ink: str  # lettering and outlines
    halo: str  # round slots and lettering
    rail: str
    frame: str
    paper: str
    map_name: str


LIGHT = {
    "europe": Theme("#cfe0e2", "#9dbcc0", "#f3ead2", "#8d7f5f", "#b39b6d", "#8fb4c4", "#cdbb90", "#dce6bd",
                    "#2b2620", "#fffaf0", "#7d6f55", "#5c4a2e", "#fbf5e6", "#8a7a58"),
    "italy": Theme("#c4dfe6", "#8bb8c4", "#f4ecd8", "#86754f", "#b59d70", "#7fb0c6", "#cbb98c", "#dce6bd",
                   "#2a2722", "#fffaf0", "#7a6d55", "#6a3d2c", "#fbf6ea", "#86754f"),
    "new-york": Theme("#bcd9ea", "#86b2cc", "#f1ece2", "#8b857a", "#c9c2b4", "#86b2cc", "#cfc8ba", "#cfe3b4",
                      "#25272b", "#ffffff", "#777268", "#23364d", "#f8f6f1", "#6f7f8f"),
    "berlin": Theme("#b9d8e6", "#7fb0c6", "#f2efe6", "#8c8778", "#cfc9ba", "#7fb0c6", "#d0c9b8", "#c8dfae",
                    "#26262a", "#ffffff", "#77736a", "#4a2d2d", "#faf8f2", "#6f8f5f"),
    "": Theme("#dde7ea", "#b3c5ca", "#f4efe2", "#8d8468", "#b8ab8a", "#9cbccb", "#d3c8a6", "#dce6bd",
              "#2a2822", "#fffdf6", "#7d7460", "#57503f", "#f6f1e4", "#8a8168"),
}  # fmt: skip

DARK = {
    "europe": Theme("#1c2a33", "#33505c", "#3a3a30", "#6f6a52", "#5d5844", "#3f6173", "#4d4b39", "#3f4a34",
                    "#f3ead2", "#14181b", "#8f876f", "#a08a5c", "#22221c", "#9a916f"),
    "italy": Theme("#182a33", "#2f5361", "#3b3830", "#716851", "#5f5742", "#3d6477", "#4f4937", "#3f4a34",
                   "#f4ecd8", "#14181b", "#8f866f", "#b0714f", "#22201c", "#9a8f6f"),
    "new-york": Theme("#14232f", "#2c4a60", "#34363a", "#63666c", "#505358", "#2c4a60", "#47494d", "#36482f",
                      "#eef0f3", "#101317", "#8b8f96", "#7da2c9", "#1d1f23", "#8fa3b5"),
    "berlin": Theme("#15252f", "#2c4d5f", "#36362f", "#66645a", "#525046", "#2f5266", "#49473d", "#37492f",
                    "#f1eee4", "#121416", "#8d897c", "#b98a8a", "#1f1f1b", "#8fa37f"),
    "": Theme("#1b2329", "#33444e", "#37362f", "#69655a", "#56523f", "#38566a", "#4b4839", "#3c4634",
              "#f0ead9", "#141619", "#8c8673", "#a0946f", "#20201b", "#948b70"),
}  # fmt: skip

REGION_TINTS = (
    "#f6d9b8", "#dfe6b5", "#f3c9c0", "#cfe3d0", "#e6d3ea", "#fbe7a9", "#d3e0f0", "#f0d2d9", "#d9e9c4", "#f7dfc9",
    "#cbe2e4", "#ead9c0", "#e2e0f2", "#f9ead0", "#d4e6d9", "#efd6c8", "#e5ecc9",
)  # fmt: skip


def theme_of(edition: str, dark: bool) -> Theme:
    """The edition's own theme, or the plain one for a map we do not know."""
    themes = DARK if dark else LIGHT
    return themes.get(edition, themes[""])


def joker_glyph(name: str) -> str:
    """What is drawn for an edition's jokers."""
    return JOKER_GLYPHS.get(name, LOCOMOTIVE)


def mixed(one: str, other: str, share: float) -> str:
    """One colour with a share of another.

    >>> mixed("#000000", "#ffffff", 0.5)
    '#808080'
    """
    pairs = [(int(one[at : at + 2], 16), int(other[at : at + 2], 16)) for at in (1, 3, 5)]
    return "#" + "".join(f"{round(a + (b - a) * share):02x}" for a, b in pairs)


def at_night(tint: str) -> str:
    """A pale tint as it is on a dark sheet: as different from the others as by day.

    >>> at_night("#f6d9b8")
    '#54422e'
    """
    hue, saturation, _ = colorsys.rgb_to_hsv(*(int(tint[at : at + 2], 16) / 255 for at in (1, 3, 5)))
    night = colorsys.hsv_to_rgb(hue, min(0.6, 1.8 * saturation), 0.33)
    return "#" + "".join(f"{round(255 * part):02x}" for part in night)


def card_fill(color: str, colors: tuple[str, ...]) -> str:
    """The fill of a card's colour; colours of custom maps get spare ones in turn."""
    if color in CARD_FILLS:
        return CARD_FILLS[color]
    unknown = [name for name in colors if name not in CARD_FILLS]
    return SPARE_FILLS[unknown.index(color) % len(SPARE_FILLS)]


def card_symbol(color: str, colors: tuple[str, ...]) -> str | None:
    """The symbol of a card's colour; grey has none: it takes any."""
    if color == "grey":
        return None
    if color in CARD_SYMBOLS:
        return CARD_SYMBOLS[color]
    unknown = [name for name in colors if name not in CARD_SYMBOLS]
    return SPARE_SYMBOLS[unknown.index(color) % len(SPARE_SYMBOLS)]
