"""The letters of maps: all that are needed are there, and a file has them inside."""

import json
import re
from base64 import b64decode
from pathlib import Path

import pytest

from branchline.draw.board import draw_file
from branchline.draw.layout import LABEL_SIZE, label_scale
from branchline.draw.typeface import FOLDER, text_width
from branchline.edition import FOLDER as EDITIONS
from branchline.edition import available_editions, load_edition
from tests.kit.paths import ROOT


def spans(style: str) -> set[int]:
    """The letters of a file that the page fetches first, as the page is told."""
    css = (ROOT / "web" / "src" / "type.css").read_text(encoding="utf-8")
    found = re.search(rf"/{style}\.woff2.*?unicode-range:(.*?);", css, re.DOTALL)
    assert found is not None
    codes = set()
    for first, last in re.findall(r"u\+([0-9a-f]+)(?:-([0-9a-f]+))?", found[1]):
        codes |= set(range(int(first, 16), int(last or first, 16) + 1))
    return codes


@pytest.mark.parametrize("name", available_editions())
def test_every_name_on_a_map_has_its_letters(name: str) -> None:
    edition = load_edition(name)
    names = "".join(city.name for city in edition.cities)
    assert set(map(ord, names)) <= spans("alegreya-400") & spans("alegreya-700")
    geography = json.loads((EDITIONS / name / "geography.json").read_text(encoding="utf-8"))
    areas = "".join(layer.get("name", "") for layer in geography["layers"] if layer["kind"].endswith("_name"))
    assert set(map(ord, areas)) <= spans("alegreya-400-italic")


@pytest.mark.parametrize("language", ["en", "de", "nl"])
def test_every_text_of_the_page_has_its_letters(language: str) -> None:
    text = (ROOT / "web" / "src" / "messages" / f"{language}.ftl").read_text(encoding="utf-8")
    letters = {ord(letter) for letter in text if letter.isalpha()}
    assert letters <= spans("cabin-text") & spans("alegreya-700")


@pytest.mark.parametrize("name", available_editions())
def test_names_fit_their_boxes(name: str) -> None:
    """What a layout keeps free for a name is what its letters need."""
    edition = load_edition(name)
    layout = json.loads((EDITIONS / name / "layout.json").read_text(encoding="utf-8"))
    size = LABEL_SIZE * label_scale(layout["scale"])
    for city, place in zip(edition.cities, layout["cities"], strict=True):
        needed = size * max(text_width(line, city.big) for line in place["label"]["lines"])
        assert needed <= place["label"]["width"] < needed + 5, city.name


def test_a_file_has_its_letters_inside(tmp_path: Path) -> None:
    """All three faces of a board with names of seas and of big cities, as fonts a browser reads."""
    draw_file("italy", tmp_path / "italy.svg")
    svg = (tmp_path / "italy.svg").read_text(encoding="utf-8")
    fonts = re.findall(r"url\(data:font/woff2;base64,([^)]*)\)", svg)
    assert len(fonts) == len({*fonts}) >= 2
    assert all(b64decode(font).startswith(b"wOF2") for font in fonts)
    assert len(svg.encode()) < 350_000


def test_a_picture_is_drawn_with_them(tmp_path: Path) -> None:
    draw_file("berlin", tmp_path / "berlin.pdf")
    assert b"Alegreya" in (tmp_path / "berlin.pdf").read_bytes()


def test_the_licences_are_there() -> None:
    for family in ("Alegreya", "Cabin"):
        assert "SIL Open Font License, Version 1.1" in (FOLDER / f"OFL-{family}.txt").read_text(encoding="utf-8")
