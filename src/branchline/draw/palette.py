"""The colours in which a page shows an edition, from its picture on the start page to the finale."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Palette:
    """Of the paper everything lies on, and what is printed on it. Text and accent are readable on paper and panel."""

    paper: str
    panel: str
    line: str
    accent: str
    accent_ink: str  # on the accent
    edge: str  # round the board
    ticket: str
    tint: str  # for ornaments, never for text


LIGHT = {
    # Navy and brass.
    "europe": Palette("#f6f0e1", "#fffdf6", "#d9cdb0", "#1b4f80", "#ffffff", "#e6dcc2", "#fdf5df", "#c39a3b"),
    # Terracotta and the sea.
    "italy": Palette("#f9eee3", "#fffaf4", "#e3cbb3", "#9a3d1c", "#ffffff", "#dfe8e4", "#fff3e4", "#2f8f83"),
    # Asphalt and taxis.
    "new-york": Palette("#f0f1f2", "#ffffff", "#cdd1d6", "#30353c", "#ffdf6b", "#dfe3e8", "#fff8dc", "#f5b800"),
    # Lime trees and clinker.
    "berlin": Palette("#eff3ea", "#fcfefa", "#cbd6c2", "#2a6238", "#ffffff", "#dfe8d6", "#f6f7e6", "#b8452f"),
    # Leather and lamp oil.
    "legends": Palette("#f3e7d0", "#fdf6e7", "#d6c19a", "#7a4415", "#ffffff", "#e4d3b1", "#fbeed2", "#a83f24"),
    "": Palette("#faf7f0", "#ffffff", "#d9d2c2", "#0b5f8a", "#ffffff", "#ece5d3", "#fdf6e3", "#0b5f8a"),
}

DARK = {
    "europe": Palette("#151b24", "#1f2732", "#3d4856", "#93c4ee", "#10222d", "#10151c", "#2a2c2b", "#c39a3b"),
    "italy": Palette("#201815", "#2c221e", "#54423a", "#f2a883", "#33150a", "#15211f", "#33271f", "#2f8f83"),
    "new-york": Palette("#17181b", "#232529", "#45494f", "#ffd54a", "#2a2200", "#101114", "#2e2c24", "#f5b800"),
    "berlin": Palette("#151c17", "#202923", "#3f4b42", "#94d6a0", "#0f2414", "#101612", "#292d25", "#d2654f"),
    "legends": Palette("#1e1811", "#2a2219", "#54452f", "#e5b67f", "#2d1b06", "#151009", "#312718", "#c25a3b"),
    "": Palette("#1b1d20", "#26292d", "#43474d", "#7cc4ea", "#10222d", "#15171a", "#2e2d2a", "#7cc4ea"),
}


def palette_of(edition: str, dark: bool) -> Palette:
    """The edition's own, or the plain one for a map we do not know."""
    palettes = DARK if dark else LIGHT
    return palettes.get(edition, palettes[""])
