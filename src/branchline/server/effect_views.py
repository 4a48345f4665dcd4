"""What a view tells of effects: events, steps, markers and marks in play, and what somebody has to choose for them.

Everything comes from the fields that the kernel calls public or the seat's own; nothing is listed that is not in play.
"""

from typing import Any

from branchline.edition.setup import companies_of
from branchline.game import Game
from branchline.game.view import members
from branchline.kernel import codes, numbers
from branchline.server.models import Choice, Deed
from branchline.vocabulary import DEEDS, MARKS

_CHOOSING = (codes.CHOOSE_PLAYER, codes.CHOOSE_CARD, codes.CHOOSE_OPTION)
_DEEDS: dict[str, Deed] = {"sell_card": "sell_card", "discard_card": "discard_card", "fine": "fine"}


def public_effects(game: Game, facts: Any) -> dict[str, Any]:
    """What everybody sees of them. `facts` are the fields of a spectator's view."""
    edition, display = game.edition, game.edition.cards.display
    steps = {edition.sources.index(name) for name in edition.printed_of("step")}
    now = {source for source in members(facts.in_force) if source in steps}
    return {
        "choice": _choice(game, facts),
        "display_marks": [MARKS[mark - 1] if mark > 0 else None for mark in facts.display_mark[:display]],
        "action_cards": facts.pile_actions,
        "event": None if facts.event < 0 or not edition.printed else facts.event,
        "events_past": list(members(facts.events_past)),
        "events_left": sum(1 for _ in members(facts.events_left)),
        "in_force": sorted(now - set(members(facts.spent))),
        "markers": {name: city for name, city in zip(edition.markers, facts.marker, strict=False) if city >= 0},
        "bridges": _bridges(game, facts),
    }


def player_effects(game: Game, facts: Any, seat: int) -> dict[str, Any]:
    """What everybody sees of one player's."""
    edition = game.edition
    companies = companies_of(edition, game.setup.open) if edition.companies else ()
    held = zip(edition.tokens, facts.tokens[seat], strict=False)
    return {
        "money": facts.money[seat],
        "tokens": {name: count for name, count in held if count},
        "company": edition.sources.index(companies[seat].id) if seat < len(companies) else None,
    }


def own_effects(game: Game, own: Any) -> dict[str, Any]:
    """What the seat alone knows: marks on its cards, and its postcards."""
    colors = len(game.edition.cards.colors)
    counts = {mark: [*row[:colors], row[numbers.JOKER]] for mark, row in zip(MARKS, own.marked, strict=True)}
    return {
        "hand_marks": {mark: row for mark, row in counts.items() if any(row)},
        "postcards": list(members(own.in_force)),
    }


def option_effect(view: Any, option: int) -> int:
    """The row of an option that the seat has to choose from now."""
    return int(view.public.choice_from) + option


def _choice(game: Game, facts: Any) -> Choice | None:
    if facts.phase not in _CHOOSING:
        return None
    effect = game._board.effects[facts.choice_from]
    deed: Deed = "choose" if facts.phase == codes.CHOOSE_OPTION else _DEEDS[DEEDS[effect.do]]
    color = int(effect.where) if deed == "sell_card" and effect.where >= 0 else None
    source = int(effect.source)
    return Choice(
        source=None if source < 0 else source,
        deed=deed,
        amount=0 if deed == "choose" else int(effect.amount),
        color=color,
    )


def _bridges(game: Game, facts: Any) -> dict[int, int]:
    """Routes over bridges that somebody has bridged."""
    if not game.edition.printed:
        return {}
    owners, crossing = facts.crossing_owner, game._boards["crossing"][0].tolist()
    found = ((route, crossing[route]) for route in members(game._boards["all_routes"][0]))
    return {route: owners[over] for route, over in found if over >= 0 and owners[over] >= 0}
