"""What lies under the routes: land, water, regions, borders, hills and the names of seas."""

from collections.abc import Iterator, Sequence
from typing import Any

from branchline.draw.clipping import clipped
from branchline.draw.geography import DETAIL, Layer, layers_of
from branchline.draw.layout import BoardLayout
from branchline.draw.map_names import map_names
from branchline.draw.svg import num, path
from branchline.draw.theme import REGION_TINTS, Theme, at_night

FILLED = ("land", "country", "board", "region", "water", "lake", "park", "island")
SMALL_DETAIL = 4.0
UNIT, SMALL_UNIT = 0.5, 2.0
LINES = ("border", "river", "street", "bridge", "rail")


def background(
    layout: BoardLayout,
    geography: dict[str, Any],
    theme: Theme,
    dark: bool,
    boards: Sequence[str],
    small: bool = False,
) -> Iterator[str]:
    """All that lies under the routes. `boards` are the parts to show of a map that grows.

    A `small` picture has coasts without their smallest bays, and no names.
    """
    layers = list(layers_of(geography, layout, SMALL_DETAIL if small else DETAIL))
    size = f'width="{num(layout.width)}" height="{num(round(layout.height))}"'
    yield f'<g class="map" clip-path="url(#sheet)"><rect {size} fill="{theme.sea if layers else theme.paper}"/>'
    if not layers:
        yield from _plain_background(layout, theme)
    regions = [layer.name for layer in layers if layer.kind in ("region", "board")]
    if boards:
        layers = [layer for layer in layers if layer.kind != "board" or layer.name in boards]
        layers = [clipped(layer, layout.width, layout.height, closed=layer.kind in FILLED) for layer in layers]
    for layer in layers:
        if layer.kind in FILLED:
            yield _filled(layer, regions, theme, dark, small)
    for layer in layers:
        if layer.kind in LINES:
            yield _line(layer, theme, small)
        elif layer.kind == "relief":
            yield "" if small else _relief(layer, theme)
    if not small:
        yield from map_names((layer for layer in layers if layer.kind in ("sea_name", "land_name")), layout, theme)
    yield "</g>"


def _plain_background(layout: BoardLayout, theme: Theme) -> Iterator[str]:
    """A map without geography: a quiet grid of latitude and longitude lines."""
    for x in range(100, int(layout.width), 100):
        yield f'<path d="M{x} 0V{num(layout.height)}" stroke="{theme.sea_line}" stroke-opacity=".25"/>'
    for y in range(100, int(layout.height), 100):
        yield f'<path d="M0 {y}H{num(layout.width)}" stroke="{theme.sea_line}" stroke-opacity=".25"/>'


def _filled(layer: Layer, regions: list[str], theme: Theme, dark: bool, small: bool) -> str:
    d = "".join(path(points, True, SMALL_UNIT if small else UNIT) for points in layer.paths if len(points) > 2)
    if not d:
        return ""
    if layer.kind == "land":
        coast = f'<path d="{d}" fill="none" stroke="{theme.sea_line}" stroke-opacity=".5" stroke-width="9"/>'
        line = f'stroke="{theme.land_line}" stroke-width="1.4" fill-rule="evenodd"'
        return f'{"" if small else coast}<path d="{d}" fill="{theme.land}" {line}/>'
    if layer.kind == "country":
        return ""  # told by its borders
    if layer.kind in ("region", "board"):
        tint = REGION_TINTS[regions.index(layer.name) % len(REGION_TINTS)]
        tint = at_night(tint) if dark else tint
        line = f'stroke="{theme.land_line}" stroke-opacity=".55" stroke-width="1" fill-rule="evenodd"'
        return f'<path d="{d}" fill="{tint}" fill-opacity=".9" {line}/>'
    fill = {"park": theme.park, "island": theme.land}.get(layer.kind, theme.sea)
    line = theme.land_line if layer.kind == "island" else theme.sea_line
    if layer.kind == "park":
        line = theme.park
    return f'<path d="{d}" fill="{fill}" stroke="{line}" stroke-width="1" fill-rule="evenodd"/>'


def _line(layer: Layer, theme: Theme, small: bool) -> str:
    d = "".join(path(points, False, SMALL_UNIT if small else UNIT) for points in layer.paths if len(points) > 1)
    look = {
        "border": f'stroke="{theme.border}" stroke-width="1.6" stroke-dasharray="7 3 1.5 3" stroke-opacity=".8"',
        "river": f'stroke="{theme.river}" stroke-width="2" stroke-opacity=".8"',
        "street": f'stroke="{theme.border}" stroke-width="2" stroke-opacity=".55"',
        "bridge": f'stroke="{theme.land_line}" stroke-width="4" stroke-opacity=".6"',
        "rail": f'stroke="{theme.land_line}" stroke-width="1.6" stroke-dasharray="2 4" stroke-opacity=".6"',
    }[layer.kind]
    return f'<path d="{d}" fill="none" {look} stroke-linejoin="round"/>' if d else ""


def _relief(layer: Layer, theme: Theme) -> str:
    sizes = layer.facts["points"][2::3]
    hills = "".join(
        f'<use href="#hill" transform="translate({num(x)} {num(y)})scale({num(0.6 + 0.22 * size)})"/>'
        for (x, y), size in zip(layer.paths[0], sizes, strict=True)
    )
    return f'<g stroke="{theme.relief}">{hills}</g>'
