"""Names of seas and lands: to be read, and on nothing."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from branchline.draw.board import stored_layout
from branchline.draw.check import Box, label_boxes, overlap, slot_boxes
from branchline.draw.layout import Label, geography_of
from branchline.draw.map_names import LAND_INK, SEA_INK
from branchline.draw.render import draw_board
from branchline.draw.theme import DARK, LIGHT, REGION_TINTS, Theme, at_night, mixed
from branchline.draw.typeface import text_width
from branchline.edition import available_editions, load_edition
from tests.draw.test_draw import contrast
from tests.kit.paths import EDITIONS

NAME = re.compile(
    r'<text transform="translate\(([-\d.]+) ([-\d.]+)\)rotate\(([-\d.]+)\)" text-anchor="middle" font-size="([\d.]+)" '
    r'font-style="italic" letter-spacing="[\d.]+" [^>]*>([^<]+)</text>'
)


@pytest.mark.parametrize("name", available_editions())
def test_no_name_of_the_map_lies_under_anything(name: str) -> None:
    edition = load_edition(name)
    layout = stored_layout(edition, EDITIONS / name)
    found = NAME.findall(draw_board(edition, layout, geography_of(EDITIONS / name)))
    assert found
    boxes = []
    for x, y, turn, size, text in found:
        high = float(size)
        long = high * (text_width(text, italic=True) + 0.25 * len(text))
        boxes.append(Box(text, float(x), float(y) - 0.33 * high, long, 0.7 * high, float(turn)))
    others = [*slot_boxes(edition, layout), *label_boxes(edition, layout)]
    for i, box in enumerate(boxes):
        assert [one.name for one in (*others, *boxes[:i]) if overlap(box, one) > 6] == [], box.name


def test_what_is_not_on_the_table_is_in_no_names_way() -> None:
    """A few boards that were laid out anew know no places for the names of other boards."""
    edition = load_edition("legends")
    layout = stored_layout(edition, EDITIONS / "legends")
    nowhere = [replace(city, label=Label(0, 0, 0, 0, [])) for city in layout.cities[1:]]
    part = replace(layout, cities=[*layout.cities[:1], *nowhere])
    assert NAME.search(draw_board(edition, part, geography_of(EDITIONS / "legends")))


@pytest.mark.parametrize("theme", [*LIGHT.values(), *DARK.values()])
def test_names_of_the_map_can_be_read(theme: Theme) -> None:
    sea = mixed(theme.sea, mixed(theme.sea_line, theme.ink, SEA_INK), 0.8)
    land = mixed(theme.land, mixed(theme.map_name, theme.ink, LAND_INK), 0.8)
    assert contrast(sea, theme.sea) > 2.8  # quiet: it is no part of the game
    assert contrast(land, theme.land) > 2.8


def test_regions_differ_at_night_as_they_do_by_day() -> None:
    """And whatever is written on them still stands out."""
    for theme in DARK.values():
        assert all(contrast(theme.ink, at_night(tint)) > 4.5 for tint in REGION_TINTS)
    assert len({at_night(tint) for tint in REGION_TINTS}) == len(REGION_TINTS)
