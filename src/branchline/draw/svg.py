"""Numbers, texts and lines as SVG writes them."""

from typing import Any
from xml.sax.saxutils import escape

import numpy as np


def attribute(text: str) -> str:
    """Text for the inside of an attribute."""
    return escape(text, {'"': "&quot;"})


def num(value: float) -> str:
    """A short number."""
    return f"{value:.1f}".rstrip("0").rstrip(".") if value % 1 else f"{value:.0f}"


def path(points: Any, closed: bool) -> str:
    """Relative whole steps where they do: half the bytes of absolute decimals."""
    rounded = np.round(np.asarray(points) * 2).astype(int)
    x, y = int(rounded[0, 0]), int(rounded[0, 1])
    parts = [f"M{num(x / 2)} {num(y / 2)}l"]
    steps = []
    for dx, dy in np.diff(rounded, axis=0):
        if dx or dy:
            steps.append(f"{num(dx / 2)} {num(dy / 2)}")
    if not steps:
        return ""
    return parts[0] + " ".join(steps).replace(" -", "-") + ("z" if closed else "")
