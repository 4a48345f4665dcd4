"""Cards have drawings by colour and edition, and every edition is a place with colours of its own."""

from dataclasses import astuple, fields
from itertools import combinations

import pytest

from branchline.draw.cards import drawing_names, picture
from branchline.draw.engraving import _points
from branchline.draw.palette import DARK, LIGHT, Palette, palette_of
from branchline.draw.sight import apart, light_of
from branchline.edition import available_editions, load_edition
from tests.draw.test_draw import contrast

INK = {False: ("#24211c", "#665f52", "#1d6b37", "#a3201a"), True: ("#f0ece2", "#b5afa2", "#7fd79a", "#ff9d94")}


def distance(one: str, other: str) -> float:
    return apart(light_of(one), light_of(other), "all colours")


def drawings(name: str) -> list[str]:
    cards = load_edition(name).cards
    return drawing_names(name, cards.colors, cards.joker_name)


def test_the_joker_is_what_drives_there() -> None:
    jokers = {name: drawings(name)[-1] for name in available_editions()}
    assert jokers == {
        "europe": "locomotive",
        "italy": "locomotive",
        "legends": "locomotive",
        "new-york": "taxi",
        "berlin": "bicycle",
    }


@pytest.mark.parametrize("name", available_editions())
def test_every_kind_of_card_has_a_drawing_of_its_own(name: str) -> None:
    names = drawings(name)
    assert len(set(names)) == len(names)
    for one in map(picture, names):
        points = [point for path in (one.ink, one.light, one.pen) for point in _points(path)]
        assert all(-18.1 <= x <= 18.1 and -14 <= y <= 12.3 for x, y in points), one


def test_towns_and_railways_share_no_drawing() -> None:
    towns = {*drawings("new-york"), *drawings("berlin")}
    assert not towns & {*drawings("europe"), *drawings("italy"), *drawings("legends")}
    assert not {*drawings("new-york")} & {*drawings("berlin")}


def test_a_map_of_ones_own_has_drawings_too() -> None:
    assert drawing_names("my-map", ("teal", "red"), "balloon") == ["van", "coach", "locomotive"]


@pytest.mark.parametrize("dark", [False, True])
@pytest.mark.parametrize("name", [*available_editions(), "my-map"])
def test_everything_is_readable_in_the_colours_of_an_edition(name: str, dark: bool) -> None:
    palette = palette_of(name, dark)
    for ground in (palette.paper, palette.panel, palette.ticket):
        for ink in (*INK[dark], palette.accent):
            assert contrast(ink, ground) >= 4.5, (ink, ground)
    assert contrast(palette.accent_ink, palette.accent) >= 4.5


@pytest.mark.parametrize("palettes", [LIGHT, DARK], ids=["light", "dark"])
def test_no_two_editions_look_alike(palettes: dict[str, Palette]) -> None:
    """Accents and ornaments are far apart, and no paper is another's."""
    own = [palettes[name] for name in available_editions()]
    for one, other in combinations(own, 2):
        assert one.paper != other.paper
        assert distance(one.accent, other.accent) > 14 or distance(one.tint, other.tint) > 25
    assert all(len(astuple(one)) == len(fields(one)) for one in own)
