"""What is printed on cards and stickers, for those who have been shown them: nothing else leaves the server.

Steps and companies lie open from the start. An event is told once it was turned up, a postcard to its holder, and to
everybody once it was shown or something came of it.
"""

from collections.abc import Iterable, Iterator
from typing import Any, Literal

from branchline.draw.tokens import MARKER_GLYPHS, TOKEN_GLYPHS
from branchline.draw.vignettes import pictures, vignette
from branchline.edition import Edition, edition_folder
from branchline.edition.facts import Effect, Printed
from branchline.edition.setup import companies_of, sources_in_force
from branchline.edition.texts import read_texts
from branchline.game import Game
from branchline.server.models import CardInfo, TableCards, Thing
from branchline.server.table.sharing import in_sight
from branchline.server.table.state import TableState
from branchline.vocabulary import EVENTS

Language = Literal["en", "de", "nl"]

_SOURCES = [next((i for i, value in enumerate(kind.values) if value.kind == "source"), None) for kind in EVENTS]
_OPTIONS = [next((i for i, value in enumerate(kind.values) if value.kind == "option"), None) for kind in EVENTS]
_ACTS_IN = {"event": "step-current-event", "company": "step-company-route"}  # cards that act in a step of the rulebook


def cards_told(state: TableState, token: str | None, language: Language) -> TableCards:
    """Everything the holder of a token (None: a spectator) has been shown."""
    edition, setup = state.edition, state.created.setup
    folder = edition_folder(edition.name)
    if not edition.printed or folder is None:
        return TableCards(cards=[], tokens={}, markers={})
    shown = {*sources_in_force(edition, setup.open)}
    shown |= {company.id for company in companies_of(edition, setup.open)[: len(state.seats)]}
    seats = in_sight(state, token)
    shown |= {card for seat, card in setup.held if seat in seats}
    if state.game is not None:
        shown |= {edition.sources[source] for source in _told_of(state.game)}
    texts = read_texts(folder, language)
    rows = [row for row in edition.effect_rows if row.source in shown]
    return TableCards(
        cards=[_card(edition, card, texts) for card in edition.printed if card.id in shown],
        tokens=_things("token", _named(edition.tokens, rows), texts, TOKEN_GLYPHS),
        markers=_things("marker", _named(edition.markers, rows), texts, MARKER_GLYPHS),
    )


def _told_of(game: Game) -> set[int]:
    """The sources that everybody has heard of in this game."""
    told = set[int]()
    for events in (game._setup_events, *(played.events for played in game.played)):
        for event in events:
            at, option = _SOURCES[event.kind], _OPTIONS[event.kind]
            if at is not None:
                told.add(int(event["values"][at]))
            if option is not None:
                told.add(int(game._board.effects[event["values"][option]].source))
    if game.decider is not None and game.phase in ("choose_player", "choose_card", "choose_option"):
        told.add(int(game._board.effects[game._state.public.choice_from].source))
    return {source for source in told if source >= 0}


def _named(words: Iterable[str], rows: Iterable[Effect]) -> Iterator[str]:
    """Those of the words that the rows speak of."""
    spoken = {word for row in rows for word in (row.where, row.condition_value, row.condition_other)}
    return (word for word in words if word in spoken)


def _things(kind: str, names: Iterable[str], texts: dict[str, str], glyphs: dict[str, str]) -> dict[str, Thing]:
    return {name: Thing(title=texts.get(f"{kind}-{name}", name), picture=glyphs.get(name)) for name in names}


def _card(edition: Edition, card: Printed, texts: dict[str, str]) -> CardInfo:
    is_postcard = card.kind == "postcard"
    kind: Any = card.kind
    return CardInfo(
        source=edition.sources.index(card.id),
        kind=kind,
        number=_number(edition, card),
        title="" if is_postcard else texts[card.id],
        text=texts[card.id if is_postcard else f"{card.id}-text"],
        secret=texts[f"{card.id}-secret"] if is_postcard else None,
        lightning=card.lightning,
        color=edition.color_index(card.color) if card.color else None,
        options=_options(edition, card, texts),
        picture=vignette(card.id, edition.name) if card.id in pictures(edition.name) else None,
    )


def _number(edition: Edition, card: Printed) -> int | None:
    steps = edition.printed_of("step")
    return steps[_ACTS_IN[card.kind]].number if _ACTS_IN.get(card.kind) in steps else card.number or None


def _options(edition: Edition, card: Printed, texts: dict[str, str]) -> dict[int, str]:
    """By row, as the kernel counts them."""
    rows = edition.effect_rows
    options = [option for effect in edition.effects if effect.source == card.id for option in effect.options]
    at = {id(row): number for number, row in enumerate(rows)}
    return {at[id(option)]: texts[f"{card.id}-option-{n}"] for n, option in enumerate(options, start=1)}
