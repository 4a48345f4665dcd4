"""What tells one edition from another that plays differently."""

import hashlib
import json

from branchline.edition.facts import Effect, Facts, Route, Variant
from branchline.kernel import numbers


def fingerprint(edition: Facts) -> str:
    """SHA-256, in hexadecimal, of every fact that matters for play, as JSON without blanks and with sorted keys.

    Names as people read them do not matter, nor coordinates, notes and provenance: they may be mended. Everything a
    `Board` holds does, in the order of the file, and so does what records call things by: ids, colours, variants. Two
    editions with the same fingerprint play alike, action number by action number. (A hash of the `Board` bytes would
    change whenever a maximum of the layout does.)
    """
    text = json.dumps(
        _facts(edition) | _board_part_facts(edition) | _effect_facts(edition), sort_keys=True, separators=(",", ":")
    )
    return hashlib.sha256(text.encode()).hexdigest()


def _facts(edition: Facts) -> dict[str, object]:
    cards, stations, ferries = edition.cards, edition.stations, edition.ferries
    return {
        "players": edition.players,
        "cards": [
            cards.colors,
            cards.joker_name,
            cards.per_color,
            cards.jokers,
            cards.hand,
            cards.display,
            cards.joker_limit,
        ],
        "pieces": [piece.number for piece in edition.pieces],
        "trigger": edition.trigger,
        "parallel_from": edition.parallel_from,
        "points_on_claim": edition.points_on_claim,
        "tunnel_reveal": edition.tunnel_reveal,
        "stations": stations and [stations.number, stations.cost, stations.unbuilt_points],
        "ferries": ferries and [ferries.cards, ferries.hand_limit, ferries.waves_per_card],
        "scoring": [edition.longest_path, edition.landmark, edition.tie_breaks],
        "regions": _region_facts(edition),
        "areas": list(edition.areas.values()),
        "landmarks": [city.index for city in edition.cities if city.landmark],
        "ids": [[item.id for item in items] for items in (edition.cities, edition.routes, edition.tickets)],
        "routes": [_route_facts(edition, route) for route in edition.routes],
        "tickets": [[*ticket.ends, ticket.points, ticket.deck] for ticket in edition.tickets],
        "variants": {variant.name: _variant_facts(edition, variant) for variant in edition.variants},
    }


def _region_facts(edition: Facts) -> list[object] | None:
    if not edition.regions:
        return None
    names = edition.regions.names
    double = sorted(names.index(name) for name in edition.regions.double)
    members = [names.index(city.region) if city.region else numbers.NONE for city in edition.cities]
    return [len(names), double, _without_repeats(edition.regions.points), members]


def _without_repeats(points: tuple[int, ...]) -> list[int]:
    """The table up to where it no longer changes, so that the layout's maximum does not show."""
    end = len(points)
    while end > 1 and points[end - 1] == points[end - 2]:
        end -= 1
    return list(points[:end])


def _route_facts(edition: Facts, route: Route) -> list[object]:
    kind = edition.piece_names.index(route.piece)
    cost = [route.cards, route.length, kind, route.symbols, route.waves, route.tunnel, route.points]
    return [*route.ends, edition.color_index(route.color), *cost]


def _variant_facts(edition: Facts, variant: Variant) -> list[object]:
    keep = [variant.keep, variant.keep_long_max, variant.keep_with_long, variant.keep_without_long]
    tickets = [
        [ticket.index for ticket in edition.variant_tickets(variant.name, bonus)]
        for bonus in ([False, True] if edition.bonus else [False])
    ]
    return [variant.deal_long, variant.deal, keep, variant.unkept, variant.draw, variant.draw_keep, tickets]


def _effect_facts(edition: Facts) -> dict[str, object]:
    """Nothing where there are none: what an edition does not have does not change its fingerprint."""
    if not (edition.effects or edition.sources or edition.own_lines):
        return {}
    effects = [_row(effect) for effect in edition.effects]
    large = [city.index for city in edition.cities if city.big]
    facts: dict[str, object] = {
        "effects": effects,
        "sources": edition.sources,
        "lines": edition.own_lines,
        "large": large,
    }
    return facts | (_money_facts(edition) if edition.money else {})


def _money_facts(edition: Facts) -> dict[str, object]:
    """What only editions have that play for money."""
    assert edition.money
    cards, money = edition.cards, edition.money
    return {
        "money": [money.start, _without_repeats(money.pieces_left)],
        "more_cards": [cards.action, cards.marks, cards.no_draw_at],
        "triples_open": edition.triples_open,
        "tokens": edition.tokens,
        "markers": edition.markers,
        "ports": [city.index for city in edition.cities if city.port],
        "bridges": [route.index for route in edition.routes if route.bridge],
        "beds": [route.index for route in edition.routes if route.bed],
        "printed": [[card.id, card.kind, card.number, card.group, card.lightning] for card in edition.printed],
        "stages": [[v.fewer, v.boards, v.pieces, v.large, v.boxes, v.decks] for v in edition.variants],
    }


def _board_part_facts(edition: Facts) -> dict[str, object]:
    """Which part of a growing map each city lies on; nothing where the map does not grow."""
    return {"boards": [city.board for city in edition.cities]} if edition.boards else {}


def _row(effect: Effect) -> list[object]:
    row = [effect.when, effect.do, effect.source, effect.whom, effect.condition, effect.condition_value]
    more = [effect.condition_other, effect.region, effect.per, effect.per_most, effect.cost, effect.once, effect.order]
    arrival = [effect.arrival] if effect.arrival else []  # rows without one are as they always were
    return [*row, effect.amount, effect.where, *more, [_row(option) for option in effect.options], *arrival]
