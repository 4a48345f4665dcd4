"""From an edition and a setup to the `Board` record the rules read (see `kernel.records`).

An edition without problems always fits the record: `edition.check_edition` promises that.
"""

from collections.abc import Callable, Iterable
from dataclasses import replace

import numpy as np
import numpy.typing as npt

from branchline import vocabulary
from branchline.edition.facts import Effect, Facts, Route, Variant
from branchline.edition.setup import (
    Setup,
    cities_on_the_table,
    companies_of,
    event_deck,
    large_cities,
    sources_in_force,
    tickets_on_the_table,
)
from branchline.kernel import numbers, records

Board = npt.NDArray[np.record]
Words = npt.NDArray[np.uint64]

TIE_BREAK_CODES = {"tickets": numbers.BY_TICKETS, "longest": numbers.BY_LONGEST, "later": numbers.BY_LATER}


def compile_board(facts: Facts, setup: Setup) -> Board:
    """A read-only array of one `Board` record."""
    edition = _on_the_table(facts, setup)
    boards = np.zeros(1, dtype=records.BOARD)
    board = boards[0]
    _set_counts(board, edition)
    _set_rules(board, edition)
    _set_dealing(board, edition.variant(setup.variant))
    _set_cities(board, edition, setup)
    _set_routes(board, edition, setup)
    _set_tickets(board, edition, setup)
    _set_claim_sets(board, edition)
    _set_effects(board, edition, setup)
    boards.setflags(write=False)
    return boards


def _on_the_table(facts: Facts, setup: Setup) -> Facts:
    """The facts with what the setup settles: colours of routes, numbers of pieces."""
    colors, pieces = dict(setup.colors), facts.pieces
    numbers_of = facts.variant(setup.variant).pieces if setup.pieces is None else setup.pieces
    if numbers_of is not None:
        pieces = tuple(replace(piece, number=n) for piece, n in zip(pieces, numbers_of, strict=True))
    routes = tuple(replace(route, color=colors.get(route.id, route.color)) for route in facts.routes)
    return replace(facts, pieces=pieces, routes=routes)


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
    board.action_cards[: len(cards.action)] = cards.action
    board.no_draw_at, board.marks = cards.no_draw_at, bool(cards.marks)
    for mark, count in cards.marks:
        board.marked[vocabulary.MARKS.index(mark), : len(cards.colors)] = count
    board.pieces[: len(edition.pieces)] = [piece.number for piece in edition.pieces]
    board.trigger = edition.trigger
    board.parallel_from = edition.parallel_from
    board.triples_open = edition.triples_open
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
    if edition.money:
        board.plays_for_money, board.money = True, edition.money.start
        board.pieces_left_points[:] = edition.money.pieces_left
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
    board.fewer_tickets = variant.fewer


def _set_cities(board: np.record, edition: Facts, setup: Setup) -> None:
    board.region[:] = board.next_terminal[:] = numbers.NONE
    shown = cities_on_the_table(edition, setup)
    stations = (city.index for city in edition.cities if not city.is_terminal and city.index in shown)
    large = large_cities(edition, setup)
    board.large[:] = bits(numbers.CITY_WORDS, (city.index for city in edition.cities if city.id in large))
    board.ports[:] = bits(numbers.CITY_WORDS, (city.index for city in edition.cities if city.port))
    board.all_cities[:] = bits(numbers.CITY_WORDS, stations)
    for city in edition.cities:
        board.landmark[city.index] = city.landmark
    for terminals in edition.areas.values():
        board.next_terminal[list(terminals[:-1])] = terminals[1:]
    for index, name in enumerate(edition.region_names):
        cities = [city.index for city in edition.cities if name == (city.region if edition.regions else city.board)]
        board.region[cities] = index
        board.region_cities[index] = bits(numbers.CITY_WORDS, cities)
    if edition.regions:
        board.region_points[:] = edition.regions.points
        for index, name in enumerate(edition.regions.names):
            board.region_doubles[index] = name in edition.regions.double


def _set_routes(board: np.record, edition: Facts, setup: Setup) -> None:
    kinds, shown = edition.piece_names, cities_on_the_table(edition, setup)
    board.all_routes[:] = _set_of(route for route in edition.routes if shown.issuperset(route.ends))
    board.parallels[:] = board.crossing[:] = numbers.NONE
    board.beds[:] = _set_of(route for route in edition.routes if route.bed)
    crossings = sorted({tuple(sorted(route.ends)) for route in edition.routes if route.bridge})
    for city in edition.cities:
        board.routes_at[city.index] = _set_of(route for route in edition.routes if city.index in route.ends)
    for route in edition.routes:
        board.end_a[route.index], board.end_b[route.index] = route.ends
        board.color[route.index] = edition.color_index(route.color)
        board.cost[route.index], board.spaces[route.index] = route.cards, route.length
        board.piece[route.index] = kinds.index(route.piece)
        board.symbols[route.index], board.waves[route.index] = route.symbols, route.waves
        board.tunnel[route.index] = route.tunnel
        board.points[route.index] = route.points
        if route.bridge:
            board.crossing[route.index] = crossings.index(tuple(sorted(route.ends)))
        parallels = edition.parallels(route)
        board.parallels[route.index, : len(parallels)] = parallels


def _set_tickets(board: np.record, edition: Facts, setup: Setup) -> None:
    for ticket in edition.tickets:
        board.ticket_a[ticket.index], board.ticket_b[ticket.index] = ticket.ends
        board.ticket_points[ticket.index] = ticket.points
    chosen = tickets_on_the_table(edition, setup)
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


def _set_effects(board: np.record, edition: Facts, setup: Setup) -> None:
    rows = edition.effect_rows
    board.in_force[:] = _sources(edition, sources_in_force(edition, setup))
    board.events[:] = _sources(edition, event_deck(edition, setup))
    board.company_color[:] = numbers.NONE
    for seat, company in enumerate(companies_of(edition, setup)):
        board.company_color[seat] = edition.color_index(company.color)
        board.seat_in_force[seat] = _sources(edition, [company.id])
    for moment in range(numbers.MOMENTS + 1):
        board.effects_from[moment] = sum(vocabulary.MOMENTS.index(row.when) < moment for row in rows)
    for index, effect in enumerate(rows):
        row = board.effects[index]
        row.source = numbers.NONE if effect.source is None else edition.sources.index(effect.source)
        row.when = vocabulary.MOMENTS.index(effect.when)
        row.whom = vocabulary.WHOM.index(effect.whom)
        row.condition = vocabulary.CONDITIONS.index(effect.condition)
        row.condition_value = _value(edition, effect.condition, effect.condition_value)
        row.condition_other = _other(edition, effect)
        row.do = vocabulary.DEEDS.index(effect.do)
        row.amount = len(effect.options) or effect.amount
        row.where = _where(edition, effect)
        row.region = numbers.NONE if effect.region is None else edition.region_names.index(effect.region)
        row.per, row.per_most = vocabulary.PER.index(effect.per), effect.per_most
        row.cost, row.arrival, row.once = effect.cost, effect.arrival, effect.once
    first = board.effects_from[vocabulary.MOMENTS.index("price")]
    for index, effect in enumerate(row for row in rows if row.when == "price"):
        value = int(board.effects[first + index].condition_value)
        board.price_routes[index] = _set_of(r for r in edition.routes if _may_hold(board, effect.condition, value, r))
        if effect.condition in PRINTED_CONDITIONS:
            board.price_settled |= bits(1, [index])


# Conditions that the printed board answers, whatever happens in a game.
PRINTED_CONDITIONS: dict[str, Callable[[np.record, int, Route], bool]] = {
    "always": lambda board, value, route: True,
    "color": lambda board, value, route: board.color[route.index] == value,
    "length": lambda board, value, route: route.length >= value,
    "short": lambda board, value, route: route.length <= value,
    "region": lambda board, value, route: value in (board.region[end] for end in route.ends),
    "within": lambda board, value, route: all(board.region[end] == value for end in route.ends),
    "city": lambda board, value, route: value in route.ends,
    "bridge": lambda board, value, route: route.bridge,
    "track_bed": lambda board, value, route: route.bed,
}


def _may_hold(board: np.record, condition: str, value: int, route: Route) -> bool:
    """Could the condition hold for the route? Rules ask only about these; where it depends on more, it could."""
    return condition not in PRINTED_CONDITIONS or bool(PRINTED_CONDITIONS[condition](board, value, route))


def _sources(edition: Facts, names: Iterable[str]) -> Words:
    return bits(numbers.SOURCE_WORDS, (edition.sources.index(name) for name in names))


def held_sources(edition: Facts, setup: Setup) -> list[tuple[int, Words]]:
    """What single seats hold in secret: a seat, and a source as a set."""
    return [(seat, _sources(edition, [postcard])) for seat, postcard in setup.held]


def _value(edition: Facts, condition: str, value: str | int | None) -> int:
    """The kernel's number for what a condition speaks of."""
    match condition:
        case "color":
            return edition.color_index(str(value))
        case "region" | "within" | "joins_regions":
            return edition.region_names.index(str(value))
        case "city" | "joins_cities":
            return edition.city(str(value)).index
        case "marker":
            return edition.markers.index(str(value))
        case _:
            return value if isinstance(value, int) else 0


def _other(edition: Facts, effect: Effect) -> int:
    """The second place, or the kind of token."""
    if effect.condition_other is None:
        return 0
    if effect.condition in ("joins_cities", "joins_regions"):
        return _value(edition, effect.condition, effect.condition_other)
    return edition.tokens.index(effect.condition_other)


def _where(edition: Facts, effect: Effect) -> int:
    """The line it is written on, the source it switches, the colour, token or marker; or the first of its options."""
    if effect.options:
        return next(row for row, other in enumerate(edition.effect_rows) if other is effect.options[0])
    match effect.do:
        case "gain" | "fine":
            return edition.lines.index(str(effect.where))
        case "switch_on" | "switch_off":
            return edition.sources.index(str(effect.where))
        case "take_tokens" | "sell_tokens":
            return edition.tokens.index(str(effect.where))
        case "move_marker" | "haunt" | "drive":
            return edition.markers.index(str(effect.where))
        case "sell_card":
            return numbers.NONE if effect.where is None else edition.color_index(effect.where)
        case _:
            return 0
