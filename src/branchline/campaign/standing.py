"""How a campaign stands after a game, as plain data: what is left of it when its edition changes.

Numbers and cards of an edition may be mended while campaigns run. What was played under the old ones cannot be replayed
then, so every finished game says how the campaign stood after it: ids of the edition's files, and what they are worth.
"""

from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from functools import cache
from types import UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

from branchline.campaign.campaign import Campaign
from branchline.campaign.content import FIRST_TRAINS, GAMES, MAX_TRAINS_ADDED, Content
from branchline.campaign.errors import CampaignError

Json = dict[str, Any]

# What belongs to the reader and not to the campaign: the edition's content, the key, under which version it is.
_BESIDE = ("content", "key", "board", "revision", "lapsed", "trusted")
LARGEST = 1_000_000


def standing(campaign: Campaign) -> Json:
    """The campaign as it stands."""
    return {name: _plain(getattr(campaign, name)) for name in _names()}


def restored(campaign: Campaign, data: Json) -> Campaign:
    """The campaign as it stood, under the edition as it is now; CampaignError says which card or place is missing."""
    hints = _hints(Campaign)
    if not isinstance(data, dict) or data.keys() != set(_names()):
        raise CampaignError(f"how the campaign stood after game {campaign.game} is damaged")
    try:
        values = {name: _read(hints[name], data[name]) for name in _names()}
    except (TypeError, ValueError):
        raise CampaignError(f"how the campaign stood after game {campaign.game} is damaged") from None
    found = Campaign(campaign.content, key=campaign.key, **values)
    for kind, id in missing(found):
        raise CampaignError(
            f"the campaign cannot go on with this version of {campaign.content.edition.title}: it has had the {kind} "
            f"{id!r}, which is not there any more. Nothing is lost: with a version that has it the campaign goes on"
        )
    _expect_sense(campaign, found)
    return found


def missing(campaign: Campaign) -> Iterator[tuple[str, str]]:
    """What a campaign has had and its edition does not know: what it is, and its id."""
    known = _known(campaign.content)
    for kind, ids in _held(campaign):
        for id in ids:
            if id not in known[kind]:
                yield kind, id


def _known(content: Content) -> dict[str, set[str]]:
    edition = content.edition
    return {
        "company": set(edition.printed_of("company")),
        "postcard": set(edition.printed_of("postcard")),
        "event card": set(edition.printed_of("event")),
        "story card": {card.id for card in content.cards},
        "box": {box.id for box in content.boxes},
        "board": {part.id for part in edition.boards},
        "city": {city.id for city in edition.cities},
        "track bed": {route.id for route in edition.routes if route.bed},
        "colour": set(edition.cards.colors),
    }


def _held(campaign: Campaign) -> Iterator[tuple[str, list[str]]]:
    """All ids of a campaign by what they are."""
    results, pending = campaign.results, campaign.pending
    yield "company", [company.id for company in campaign.companies]
    yield "postcard", [card for company in campaign.companies for card in (*company.office, *company.shown)]
    yield "postcard", [card for result in results for _, card in (*result.postcards, *result.shown)]
    yield "postcard", list(campaign.given)
    yield "event card", [*campaign.added_events, *campaign.banished]
    yield "event card", [event for result in results for event in result.events]
    yield "event card", [event for decision in pending if decision.kind == "banish" for event in decision.options]
    yield "story card", [*campaign.unread, *campaign.waiting, *campaign.read]
    yield "story card", [decision.about for decision in pending if decision.kind == "choose"]
    yield "box", [box.id for box in campaign.boxes]
    yield "board", [board for result in results for board in result.boards]
    yield "city", [*campaign.large, *(city for city, _ in campaign.touched)]
    yield "track bed", [route for route, _ in campaign.colors]
    yield "track bed", [route for _, route in campaign.to_settle]
    yield "track bed", [decision.about for decision in pending if decision.kind == "settle"]
    yield "colour", [color for _, color in campaign.colors]
    yield "colour", [color for decision in pending if decision.kind == "settle" for color in decision.options]


def _expect_sense(before: Campaign, after: Campaign) -> None:
    """What anybody may have written still makes a campaign that can be gone on with."""
    companies = {company.id for company in before.companies}
    asked = [decision.company for decision in after.pending] + [company for company, _ in after.to_settle]
    named = [company for result in after.results for company in (*dict(result.slips), *result.places)]
    choices = [decision for decision in after.pending if decision.kind == "choose"]
    sensible = (
        [company.id for company in after.companies] == [company.id for company in before.companies]
        and after.game == before.game + 1 <= GAMES + 1
        and [result.game for result in after.results] == list(range(1, after.game))
        and all(result.places and set(dict(result.slips)) == companies for result in after.results)
        and companies.issuperset((*asked, *named, *after.absent, after.starter))
        and not after.absent
        and len({box.id for box in after.boxes}) == len(after.boxes)
        and FIRST_TRAINS <= after.trains <= FIRST_TRAINS + MAX_TRAINS_ADDED * GAMES
        and all(decision.options for decision in after.pending)
        and all(set(c.options) <= set(after.content.card(c.about).options) for c in choices)
    )
    if not sensible:
        raise CampaignError(f"how the campaign stood after game {before.game} is damaged")


# --- plain data -------------------------------------------------------------------------------------------------------


@cache
def _names() -> tuple[str, ...]:
    return tuple(field.name for field in fields(Campaign) if field.name not in _BESIDE)


@cache
def _hints(kind: Any) -> dict[str, Any]:
    return get_type_hints(kind)


def _plain(value: Any) -> Any:
    if is_dataclass(value):
        return {field.name: _plain(getattr(value, field.name)) for field in fields(value)}
    return [_plain(item) for item in value] if isinstance(value, tuple) else value


def _read(kind: Any, value: Any) -> Any:
    """A value of that type, made of what `_plain` wrote; TypeError or ValueError for anything else."""
    if isinstance(kind, type) and is_dataclass(kind):
        hints = _hints(kind)
        if not isinstance(value, dict) or value.keys() != hints.keys():
            raise TypeError(f"no {kind}")
        return kind(**{name: _read(hints[name], item) for name, item in value.items()})
    if get_origin(kind) is tuple:
        return _read_tuple(get_args(kind), value)
    if get_origin(kind) is Literal:
        if value not in get_args(kind):
            raise ValueError(f"not one of {get_args(kind)}")
        return value
    assert get_origin(kind) not in (Union, UnionType), "a campaign has a value for everything"
    if type(value) is not kind or (kind is int and abs(value) > LARGEST):
        raise TypeError(f"no {kind}")
    return value


def _read_tuple(kinds: tuple[Any, ...], value: Any) -> tuple[Any, ...]:
    if not isinstance(value, list):
        raise TypeError("no list")
    if kinds[-1] is Ellipsis:
        return tuple(_read(kinds[0], item) for item in value)
    return tuple(_read(kind, item) for kind, item in zip(kinds, value, strict=True))
