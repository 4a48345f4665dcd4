"""From an edition to the `Board` record the rules read (see `kernel.records`), and to its fingerprint.

Both hold the same facts. An edition without problems always fits the record: `edition.check_edition` promises that.
"""

import hashlib
import json
from collections.abc import Iterable

import numpy as np
import numpy.typing as npt

from branchline.edition.facts import Facts, Route, Variant
from branchline.kernel import numbers, records

Board = npt.NDArray[np.record]
Words = npt.NDArray[np.uint64]

TIE_BREAK_CODES = {"tickets": numbers.BY_TICKETS, "longest": numbers.BY_LONGEST}


def compile_board(edition: Facts, variant: Variant, bonus: bool) -> Board:
    """A read-only array of one `Board` record."""
    boards = np.zeros(1, dtype=records.BOARD)
    board = boards[0]
    _set_counts(board, edition)
    _set_rules(board, edition)
    _set_dealing(board, variant)
    _set_cities(board, edition)
    _set_routes(board, edition)
    _set_tickets(board, edition, variant, bonus)
    _set_claim_sets(board, edition)
    boards.setflags(write=False)
    return boards


def bits(words: int, members: Iterable[int]) -> Words:
    """A bit set: member i is bit i % 64 of word i // 64."""
    numbers = [0] * words
    for member in members:
        numbers[member // 64] |= 1 << member % 64
    return np.array(numbers, dtype=np.uint64)


def _set_counts(board: np.record, edition: Facts) -> None:
    board.cities = len(edition.cities)
    board.routes = len(edition.routes)
    board.tickets = len(edition.tickets)
    board.colors = len(edition.cards.colors)
    board.regions = len(edition.regions.names) if edition.regions else 0
    board.players_min, board.players_max = edition.players


def _set_rules(board: np.record, edition: Facts) -> None:
    cards = edition.cards
    board.deck[: len(cards.colors)] = cards.per_color
    board.deck[numbers.JOKER] = cards.jokers
    board.hand_size, board.display_size, board.joker_limit = cards.hand, cards.display, cards.joker_limit
    board.pieces[: len(edition.pieces)] = [piece.number for piece in edition.pieces]
    board.trigger = edition.trigger
    board.parallel_from = edition.parallel_from
    board.points_on_claim = edition.points_on_claim
    board.tunnel_reveal = edition.tunnel_reveal
    if edition.stations:
        board.stations = edition.stations.number
        board.station_cost[: edition.stations.number] = edition.stations.cost
        board.station_points = edition.stations.unbuilt_points
    if edition.ferries:
        board.ferry_cards = edition.ferries.cards
        board.ferry_limit = edition.ferries.hand_limit
        board.ferry_waves = edition.ferries.waves_per_card
    board.longest_points = edition.longest_path
    board.landmark_points = edition.landmark
    board.tie_breaks[: len(edition.tie_breaks)] = [TIE_BREAK_CODES[name] for name in edition.tie_breaks]


def _set_dealing(board: np.record, variant: Variant) -> None:
    board.deal_long, board.deal_normal = variant.deal_long, variant.deal
    board.two_steps = variant.two_steps
    board.keep_long_max = variant.keep_long_max or 0
    board.keep_setup = variant.keep
    board.keep_with_long, board.keep_without_long = variant.keep_with_long, variant.keep_without_long
    board.unkept_to_box = variant.unkept == "box"
    board.draw_tickets, board.keep_drawn = variant.draw, variant.draw_keep


def _set_cities(board: np.record, edition: Facts) -> None:
    board.region[:] = board.next_terminal[:] = numbers.NONE
    stations = (city.index for city in edition.cities if not city.is_terminal)
    board.all_cities[:] = bits(numbers.CITY_WORDS, stations)
    for city in edition.cities:
        board.landmark[city.index] = city.landmark
    for terminals in edition.areas.values():
        board.next_terminal[list(terminals[:-1])] = terminals[1:]
    if edition.regions:
        _set_regions(board, edition)


def _set_regions(board: np.record, edition: Facts) -> None:
    assert edition.regions
    board.region_points[:] = edition.regions.points
    for index, name in enumerate(edition.regions.names):
        cities = [city.index for city in edition.cities if city.region == name]
        board.region[cities] = index
        board.region_cities[index] = bits(numbers.CITY_WORDS, cities)
        board.region_doubles[index] = name in edition.regions.double


def _set_routes(board: np.record, edition: Facts) -> None:
    kinds = edition.piece_names
    board.all_routes[:] = bits(numbers.ROUTE_WORDS, range(len(edition.routes)))
    board.parallels[:] = numbers.NONE
    for route in edition.routes:
        board.end_a[route.index], board.end_b[route.index] = route.ends
        board.color[route.index] = edition.color_index(route.color)
        board.cost[route.index], board.spaces[route.index] = route.cards, route.length
        board.piece[route.index] = kinds.index(route.piece)
        board.symbols[route.index], board.waves[route.index] = route.symbols, route.waves
        board.tunnel[route.index] = route.tunnel
        board.points[route.index] = route.points
        parallels = edition.parallels(route)
        board.parallels[route.index, : len(parallels)] = parallels


def _set_tickets(board: np.record, edition: Facts, variant: Variant, bonus: bool) -> None:
    for ticket in edition.tickets:
        board.ticket_a[ticket.index], board.ticket_b[ticket.index] = ticket.ends
        board.ticket_points[ticket.index] = ticket.points
    chosen = edition.variant_tickets(variant.name, bonus)
    board.normal_tickets[:] = bits(numbers.TICKET_WORDS, (t.index for t in chosen if t.deck == "normal"))
    board.long_tickets[:] = bits(numbers.TICKET_WORDS, (t.index for t in chosen if t.deck == "long"))


def _set_claim_sets(board: np.record, edition: Facts) -> None:
    """The bit sets with which legal claims are listed: affordable by colour, by jokers, by pieces."""
    for ferry_cards in range(numbers.FERRY_CARDS + 1):
        covered = {route.index: min(route.waves, ferry_cards * int(board.ferry_waves)) for route in edition.routes}
        for number in range(numbers.COST + 1):
            cheap = [route for route in edition.routes if route.cards - covered[route.index] <= number]
            for color, name in enumerate(edition.cards.colors):
                board.payable[ferry_cards, color, number] = _set_of(r for r in cheap if r.color in (name, "grey"))
            easy = (r for r in edition.routes if r.symbols + r.waves - covered[r.index] <= number)
            board.joker_enough[ferry_cards, number] = _set_of(easy)
    for kind, piece in enumerate(edition.piece_names):
        for number in range(numbers.COST + 1):
            short = (r for r in edition.routes if r.piece == piece and r.length <= number)
            board.short_enough[kind, number] = _set_of(short)


def _set_of(routes: Iterable[Route]) -> Words:
    return bits(numbers.ROUTE_WORDS, (route.index for route in routes))


# --- fingerprint ------------------------------------------------------------------------------------------------------
def fingerprint(edition: Facts) -> str:
    """SHA-256, in hexadecimal, of every fact that matters for play, as JSON without blanks and with sorted keys.

    Names as people read them do not matter, nor coordinates, notes and provenance: they may be mended. Everything a
    `Board` holds does, in the order of the file, and so does what records call things by: ids, colours, variants. Two
    editions with the same fingerprint play alike, action number by action number. (A hash of the `Board` bytes would
    change whenever a maximum of the layout does.)
    """
    text = json.dumps(_facts(edition), sort_keys=True, separators=(",", ":"))
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
