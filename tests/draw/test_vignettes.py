"""Pictures of a campaign's cards."""

import re
from xml.etree import ElementTree

import pytest

from branchline.campaign import load_content
from branchline.draw.engraving import reach
from branchline.draw.motifs import MOTIFS
from branchline.draw.vignettes import PictureError, parse, pictures, vignette

MOST_BYTES = 4096


def _cards() -> set[str]:
    content = load_content()
    printed = {card.id for card in content.edition.printed if card.kind != "step"}
    return printed | {f"box-{box.id}" for box in content.boxes} | {f"story-{card.id}" for card in content.cards}


def test_every_card_has_a_picture_and_every_picture_a_card() -> None:
    assert set(pictures()) == _cards()


def test_no_two_cards_have_the_same_picture() -> None:
    seen: dict[str, str] = {}
    for card, line in pictures().items():
        same = seen.setdefault(line, card)
        assert same == card, f"{card} looks like {same}"


@pytest.mark.parametrize("card", sorted(pictures()))
def test_a_picture_is_small_well_formed_and_may_stand_beside_others(card: str) -> None:
    svg = vignette(card)
    assert len(svg.encode()) <= MOST_BYTES
    root = ElementTree.fromstring(svg)
    assert root.tag == "{http://www.w3.org/2000/svg}svg"
    for element in root.iter():
        assert not {"id", "class", "style", "href"} & set(element.attrib)
        assert element.tag.rpartition("}")[2] in {"svg", "g", "path"}
        for name in ("fill", "stroke"):
            color = element.get(name, "none")
            assert color == "none" or re.fullmatch(r"var\(--(print|company)-[a-z]+,#[0-9a-f]{6}\)", color), color


def test_a_card_looks_the_same_every_time() -> None:
    drawn = vignette("event-harbour-regatta")
    vignette.cache_clear()
    assert vignette("event-harbour-regatta") == drawn


def test_every_motif_is_used_and_drawn_about_its_foot() -> None:
    used = {thing.motif for line in pictures().values() for thing in parse(line).things}
    assert used == set(MOTIFS)
    for name, motif in MOTIFS.items():
        left, top, right, bottom = reach(motif)
        assert left < 0 < right, name
        assert -105 <= top < bottom <= 24, name


@pytest.mark.parametrize(
    "line", ["dawn sea: steamer", "day lake: steamer", "day sea: submarine", "day sea: steamer under"]
)
def test_a_word_nobody_can_draw_is_refused(line: str) -> None:
    with pytest.raises(PictureError):
        parse(line)
