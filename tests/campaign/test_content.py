"""What was written for the campaign: all of it is there, in three languages, and all of it can be reached."""

from __future__ import annotations

import itertools
import re
from dataclasses import replace

import pytest

from branchline.campaign.boxes import next_box
from branchline.campaign.campaign import Campaign, Company, OpenBox
from branchline.campaign.content import Content, check_content, load_content
from branchline.edition.texts import LANGUAGES


@pytest.fixture(scope="module")
def content() -> Content:
    return load_content()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_is_there_in_every_language(content: Content, language: str) -> None:
    texts = content.texts(language)
    assert set(content.wanted_texts()) == texts.keys()  # and nothing that nobody reads
    assert all(text.strip() for text in texts.values())
    assert check_content("legends") == []


def test_translations_say_the_same_numbers(content: Content) -> None:
    """A dollar or a card more in one language would be another game."""
    english = content.texts("en")
    for language in LANGUAGES[1:]:
        for key, text in content.texts(language).items():
            if key.endswith(("-text", "-secret")) and not key.startswith("story-"):
                numbers, theirs = (sorted(re.findall(r"\d+", said)) for said in (english[key], text))
                assert theirs == numbers, f"{language}: {key}"


def test_the_counts(content: Content) -> None:
    printed = content.edition.printed
    kinds = {kind: [card for card in printed if card.kind == kind] for kind in ("event", "company", "step", "postcard")}
    assert sum(card.group == "start" for card in kinds["event"]) == 7
    assert len(kinds["event"]) >= 7 + 24
    assert len(kinds["company"]) == 5
    assert sorted(card.number for card in kinds["postcard"]) == list(range(1, 78))
    assert {card.number for card in kinds["step"]} == set(range(1, 15))
    assert len(content.boxes) == 8 + 1
    assert len(content.cards) >= 45
    assert len(content.postcard_of_ticket) >= 30


def test_every_postcard_can_be_received_and_met(content: Content) -> None:
    """Each is some ticket's, and needs no board that the ticket does not."""
    edition = content.edition
    start = {part.id for part in edition.boards if part.start}
    cards = edition.printed_of("postcard")
    assert set(content.postcard_of_ticket.values()) == set(cards)
    for ticket, card in content.postcard_of_ticket.items():
        ends = {edition.cities[end].board for end in edition.ticket(ticket).ends}
        assert set(cards[card].boards) <= ends | start


def test_every_event_comes_into_play(content: Content) -> None:
    """From the start, from a box, or from the deck that story cards draw on, often enough for all of it."""
    boxes = {event for box in content.boxes for event in box.instructions.events}
    later = [card.id for card in content.edition.printed if card.kind == "event" and card.group == "later"]
    sure = sum(bool(card.instructions.next_of) for card in content.cards)
    chosen = sum(any(option.next_of for option in card.options.values()) for card in content.cards)
    assert sure <= len(later) <= sure + chosen
    for card in content.edition.printed:
        if card.kind == "event" and card.group not in ("start", "later"):
            assert card.id in boxes


def test_every_order_of_boxes_comes_out(content: Content) -> None:
    """Wherever the companies go: one box before each of the games 2 to 10, each in time, at most 3 in force."""
    companies = (Company("company-red", "A"), Company("company-blue", "B"))
    orders = set()

    def open_all(campaign: Campaign) -> None:
        if campaign.game > 10:
            orders.add(tuple(box.id for box in campaign.boxes))
            assert len(campaign.boxes) == len(content.boxes)
            return
        offered = set()
        for border in itertools.chain([()], (((city, 9),) for box in content.boxes for city in box.touches)):
            box = next_box(replace(campaign, touched=border))
            assert box is not None
            if box.id in offered:
                continue
            offered.add(box.id)
            assert campaign.game <= box.latest
            opened = replace(campaign, boxes=(*campaign.boxes, OpenBox(box.id, campaign.game)))
            assert sum(not opened.is_resting(other) for other in opened.open_boxes) <= 3
            open_all(replace(opened, game=campaign.game + 1))

    open_all(Campaign(content, companies, game=2))
    assert len(orders) > 20


def test_story_cards_are_as_long_as_they_should_be(content: Content) -> None:
    texts = content.texts("en")
    for card in content.cards:
        assert 35 <= len(texts[f"story-{card.id}-text"].split()) <= 90, card.id
    for game in range(1, 13):
        assert content.cards_at(game, "before")[-1].kind == "pause"
    assert content.cards_at(12, "after")[-1].kind == "stop"
