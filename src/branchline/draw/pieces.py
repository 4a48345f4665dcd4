"""What stands on a route: free track, hollow and pale, and the players' pieces, which are solid and stand on it.

Both are drawn round the middle of a space, lying along it. The page puts the same pieces on the same places.
"""

from branchline.draw.layout import HALO, SLOT_LENGTH, SLOT_WIDTH
from branchline.draw.svg import num
from branchline.draw.theme import mixed

INK, LIGHT = "#16130f", "#fffaf0"
RIM = 3.0  # of a free space, in its full colour; what it encloses is pale
PALE = 0.62  # how much of what it encloses is paper

_SIDE = "M-23.5 5.5V-5Q-23.5-10.5-18-10.5H18Q23.5-10.5 23.5-5V5.5Z"
_WHEELS = ((-16, 6.5, 3), (-9, 6.5, 3), (9, 6.5, 3), (16, 6.5, 3))
_WINDOWS = "M-20.5-6.5h4v4h-4zM-14-6.5h4v4h-4zM10-6.5h4v4h-4zM16.5-6.5h4v4h-4z"
# By the name of a piece: what its outline is, its wheels, its windows, and what is drawn as thin lines.
_SHAPES: dict[str, tuple[str, tuple[tuple[float, float, float], ...], str, str]] = {
    "car": (_SIDE, _WHEELS, _WINDOWS, "M-26 4h2.5M23.5 4h2.5"),
    "tram": (
        "M-24.5 6L-22.5-5.5Q-22-8.5-18.5-8.5H18.5Q22-8.5 22.5-5.5L24.5 6Z",
        ((-14, 7, 2.4), (-9, 7, 2.4), (9, 7, 2.4), (14, 7, 2.4)),
        "M-20-6h5v5h-5zM-13.5-6h5v5h-5zM8.5-6h5v5h-5zM15-6h5v5h-5z",
        "M-5-8.5L0-12.5 5-8.5M-5-12.5H5",
    ),
    "subway": (
        "M-25 6V-8Q-25-9.5-23.5-9.5H14Q22-9.5 25 0V6Z",
        ((-17, 7, 2.2), (-12, 7, 2.2), (12, 7, 2.2), (17, 7, 2.2)),
        "M-22-6.5h4v4.5h-4zM-11.5-6.5h3v4.5h-3zM8.5-6.5h3v4.5h-3zM15-6.5Q19-6.5 20.5-2H15Z",
        "M-16-9v14.5M-13.5-9v14.5M12.5-9v14.5",
    ),
    "taxi": (
        "M-24.5 6V1Q-24.5-2.5-20-3.3L-13-4.5-8.5-10.5H9.5L15-4.5 21-3Q25-2 25 2V6Z",
        ((-14.5, 6, 4.2), (15, 6, 4.2)),
        "M-11-4.5L-7.5-8.8H-6V-4.5ZM6.5-8.8H8.7L12.3-4.5H6.5Z",
        "M-4-12.5H4M-24 1.5h3M21.5 1.5h3",
    ),
}


def inside(fill: str) -> str:
    """What a free space of that colour encloses."""
    return mixed(fill, LIGHT, PALE)


def track(fill: str, tunnel: bool, hollow: bool = True) -> str:
    """A space for one piece: light round ink round its colour, and pale inside, as if pressed into the paper.

    A tunnel's ink is thick and broken. One that is not hollow has one colour all over.
    """
    length, width = SLOT_LENGTH, SLOT_WIDTH
    inset = 1.5 if tunnel else 0.75
    ink = f'stroke="{INK}" stroke-width="{"3" if tunnel else "1.5"}"' + (' stroke-dasharray="7 4"' if tunnel else "")
    parts = [_box(length + 2 * HALO, width + 2 * HALO, 5, f'fill="{LIGHT}"')]
    parts.append(_box(length - 2 * inset, width - 2 * inset, 3, f'fill="{fill}" {ink}'))
    if hollow:
        rim = 2 * (RIM + inset)
        parts.append(_box(length - rim, width - rim, 2, f'fill="{inside(fill)}"'))
        x, y = (length - rim) / 2 - 0.6, (width - rim) / 2 - 0.6
        shade = f'fill="none" stroke="{INK}" stroke-opacity=".38" stroke-width="1.2"'
        parts.append(f'<path d="M{num(-x)} {num(y)}V{num(-y)}H{num(x)}" {shade}/>')
    return "".join(parts)


def piece(fill: str, name: str) -> str:
    """A piece of that colour standing on its space: a bed, a shadow, a body with a light roof and dark wheels."""
    outline, wheels, windows, lines = _SHAPES.get(name, _SHAPES["car"])
    dark, light = mixed(fill, "#000000", 0.45), mixed(fill, "#ffffff", 0.45)
    return "".join(
        (
            _box(SLOT_LENGTH + 2 * HALO, SLOT_WIDTH + 2 * HALO, 5, f'fill="{LIGHT}"'),
            _box(SLOT_LENGTH - 1.5, SLOT_WIDTH - 1.5, 3, f'fill="{dark}" stroke="{INK}" stroke-width="1.5"'),
            f'<path d="{outline}" transform="translate(1.5 3)" fill="#000" fill-opacity=".4"/>',
            f'<path d="{outline}" fill="{fill}" stroke="{LIGHT}" stroke-width="3.4" stroke-linejoin="round"/>',
            *(f'<circle cx="{num(x)}" cy="{num(y)}" r="{num(r)}" fill="{INK}"/>' for x, y, r in wheels),
            f'<path d="{outline}" fill="{fill}" stroke="{INK}" stroke-width="1.2" stroke-linejoin="round"/>',
            f'<path d="{lines}" fill="none" stroke="{INK}" stroke-width="1.6" stroke-linecap="round"/>',
            f'<path d="{windows}" fill="{light}"/>',
            f'<path d="M-16-9H16" fill="none" stroke="{light}" stroke-width="1.8" stroke-linecap="round"/>'
            if name != "taxi"
            else "",
        )
    )


def _box(length: float, width: float, round: float, look: str) -> str:
    at = f'x="{num(-length / 2)}" y="{num(-width / 2)}" width="{num(length)}" height="{num(width)}"'
    return f'<rect {at} rx="{num(round)}" {look}/>'
