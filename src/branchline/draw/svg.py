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


def path(points: Any, closed: bool, unit: float = 0.5) -> str:
    """Relative steps, whole where they do, in multiples of a unit: half the bytes of absolute decimals."""
    rounded = np.round(np.asarray(points) / unit).astype(int)
    x, y = int(rounded[0, 0]), int(rounded[0, 1])
    parts = [f"M{num(x * unit)} {num(y * unit)}l"]
    steps = []
    for dx, dy in np.diff(rounded, axis=0):
        if dx or dy:
            steps.append(f"{num(dx * unit)} {num(dy * unit)}")
    if not steps:
        return ""
    return parts[0] + " ".join(steps).replace(" -", "-") + ("z" if closed else "")
