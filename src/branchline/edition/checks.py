"""What must hold of an edition as a whole: ids, costs, connections, tickets. Every problem is reported in its place."""

from dataclasses import dataclass
from math import comb

from branchline.edition.edition import Edition
from branchline.edition.effects import wrong_value
from branchline.edition.facts import EDITION_FILE, GREY, Cards, City, Route, Variant
from branchline.edition.lines import Place
from branchline.edition.places import MISSING_KEY, Table, show, suggestion
from branchline.kernel import numbers

MIN_SETTLING_CHANCE = 0.0001  # so that flushing the display takes no noticeable time


@dataclass(frozen=True)
class Draft:
    """An edition as far as it could be read, with the tables it came from, so that checks can name lines."""

    edition: Edition
    numbers: Table
    cities: list[Table]
    routes: list[Table]
    tickets: list[Table]


def check(draft: Draft) -> None:
    """Everything that takes more than one entry to see."""
    _check_cards(draft)
    _check_ids(draft)
    _check_cities(draft)
    _check_routes(draft)
    _check_neighbours(draft)
    _check_board(draft)
    _check_tickets(draft)
    _check_effects(draft)
    _check_marks(draft)
    _check_variants(draft)
    _check_bridges(draft)
    if draft.edition.tickets:
        _check_sets(draft)


def _check_effects(draft: Draft) -> None:
    """What conditions speak of is there; printed cards are looked at in their own files."""
    printed = {card.id for card in draft.edition.printed}
    for index, effect in enumerate(effect for effect in draft.edition.effects if effect.source not in printed):
        for place, row in [((), effect), *((("options", n), option) for n, option in enumerate(effect.options))]:
            wrong = wrong_value(draft.edition, row)
            if wrong:
                draft.numbers.problem("unknown-value", wrong, "effects", "rows", index, *place, "value")
    if len(draft.edition.effect_rows) > numbers.EFFECTS:
        message = f"{len(draft.edition.effect_rows)} effects and options in all; at most {numbers.EFFECTS} are possible"
        draft.numbers.problem("too-many-effects", message, "effects")
    prices = sum(row.when == "price" for row in draft.edition.effect_rows)
    if prices > numbers.PRICE_EFFECTS:
        message = f"{prices} effects change prices; at most {numbers.PRICE_EFFECTS} can"
        draft.numbers.problem("too-many-effects", message, "effects")


def _check_marks(draft: Draft) -> None:
    """Every mark is on a card of its own, and no paid card with one is ever taken back."""
    cards, numbers_of = draft.edition.cards, draft.numbers
    marks = sum(count for _, count in cards.marks)
    if 0 < cards.per_color < marks:
        message = f"{marks} marks of a colour, but only {cards.per_color} cards"
        numbers_of.problem("too-many-marks", message, "cards", "marks")
    if marks and draft.edition.tunnel_reveal:
        numbers_of.problem("marks-and-tunnels", "cards cannot bear marks where there are tunnels", "cards", "marks")


def _check_variants(draft: Draft) -> None:
    """What a variant puts on the table is there."""
    edition = draft.edition
    known = {
        "boards": {part.id for part in edition.boards},
        "large": {city.id for city in edition.cities},
        "boxes": {card.group for card in edition.printed if card.kind == "step"},
        "decks": {card.group for card in edition.printed if card.kind == "event"},
    }
    for variant in edition.variants:
        for key, names in known.items():
            for n, name in enumerate(getattr(variant, key) or ()):
                if name not in names:
                    message = f"there is no {show(name)} among the {key}{suggestion(name, names)}"
                    draft.numbers.problem(f"unknown-{key}", message, "variants", variant.name, key, n)
        _check_variant_pieces(draft, variant)


def _check_variant_pieces(draft: Draft, variant: Variant) -> None:
    """As many kinds as there are, none more than there are, and enough for the longest route and the trigger."""
    pieces = draft.edition.pieces
    if variant.pieces is None or not all(piece.number for piece in pieces):
        return
    if len(variant.pieces) != len(pieces):
        message = f"there are {len(pieces)} kinds of pieces, not {len(variant.pieces)}"
    elif any(number > piece.number for number, piece in zip(variant.pieces, pieces, strict=True)):
        message = "more pieces than a player has"
    elif sum(variant.pieces) <= draft.edition.trigger:
        message = f"{draft.edition.trigger} pieces left end the game; nobody has more"
    else:
        return
    draft.numbers.problem("bad-pieces", message, "variants", variant.name, "pieces")


def _check_bridges(draft: Draft) -> None:
    bridges = {frozenset(route.ends): route.index for route in reversed(draft.edition.routes) if route.bridge}
    if len(bridges) > numbers.CROSSINGS:
        table = draft.routes[sorted(bridges.values())[numbers.CROSSINGS]]
        message = f"{len(bridges)} bridges; at most {numbers.CROSSINGS} are possible"
        table.problem("too-many-bridges", message, "bridge")


def _check_cards(draft: Draft) -> None:
    """C-4, C-7: the first hands and the display can be dealt."""
    cards, most = draft.edition.cards, draft.edition.players[1]
    needed = most * cards.hand + cards.display
    if 0 < cards.total < needed:
        message = f"{cards.total} cards are too few: hands for {most} players and the display take {needed}"
        draft.numbers.problem("too-few-cards", message, "cards", "hand")
    if _settling_chance(cards) < MIN_SETTLING_CHANCE:
        message = f"with {cards.jokers} jokers and a limit of {cards.joker_limit} the display may not come to rest"
        draft.numbers.problem("restless-display", message, "cards", "jokers")


def _settling_chance(cards: Cards) -> float:
    """How likely new display cards are to stay when it is hardest: few ordinary cards outside the hands (C-4)."""
    ordinary = cards.display - cards.joker_limit + 1
    if cards.jokers < cards.joker_limit or ordinary <= 0 or 0 in (cards.display, cards.joker_limit):
        return 1.0
    return comb(cards.jokers, cards.joker_limit - 1) / comb(cards.jokers + ordinary, cards.display)


def _check_ids(draft: Draft) -> None:
    edition = draft.edition
    check_unique("city", [city.id for city in edition.cities], draft.cities)
    check_unique("route", [route.id for route in edition.routes], draft.routes)
    check_unique("ticket", [ticket.id for ticket in edition.tickets], draft.tickets)


def check_unique(what: str, ids: list[str], tables: list[Table]) -> None:
    """No two entries of a list have the same id."""
    seen: set[str] = set()
    for item_id, table in zip(ids, tables, strict=True):
        if item_id in seen:
            hint = "" if "id" in table else "; give one of them an id of its own"
            table.problem(f"duplicate-{what}", f"there is already a {what} {show(item_id)}{hint}", "id")
        if item_id:
            seen.add(item_id)


def _check_cities(draft: Draft) -> None:
    for city, table in zip(draft.edition.cities, draft.cities, strict=True):
        _check_region(draft.edition, city, table)
        if city.id in draft.edition.areas:
            table.problem("ambiguous-place", f"{show(city.id)} is a city and an area", "id")
        if city.is_terminal and (city.region or city.landmark):
            table.problem("bad-terminal", "a terminal lies in no region and is no landmark")
    _check_regions_have_cities(draft)


def _check_region(edition: Edition, city: City, table: Table) -> None:
    names = edition.regions.names if edition.regions else ()
    if city.region and not edition.regions:
        table.problem("unknown-region", f"{EDITION_FILE} has no table [regions]", "region")
    elif city.region and names and city.region not in names:
        hint = suggestion(city.region, names)
        table.problem("unknown-region", f"there is no region {show(city.region)}{hint}", "region")
    elif edition.regions and not city.region and not city.is_terminal and "region" not in table:
        table.problem(MISSING_KEY, f"city {show(city.id)} has no region")


def _check_regions_have_cities(draft: Draft) -> None:
    used = {city.region for city in draft.edition.cities}
    for index, name in enumerate(draft.edition.regions.names if draft.edition.regions else ()):
        if name not in used:
            draft.numbers.problem("empty-region", f"no city lies in region {show(name)}", "regions", "names", index)


def _check_routes(draft: Draft) -> None:
    for route, table in zip(draft.edition.routes, draft.routes, strict=True):
        _check_ends(draft.edition, route, table)
        _check_pieces(draft.edition, route, table)
        _check_ferry(draft.edition, route, table)
        _check_payment(draft.edition, route, table)


def _check_neighbours(draft: Draft) -> None:
    """A station may borrow any route at its city: all of them are tried, so there is a limit."""
    neighbours: dict[int, set[int]] = {}
    for route in draft.edition.routes:
        for end, other in (route.ends, route.ends[::-1]):
            neighbours.setdefault(end, set()).add(other)
    for city, table in zip(draft.edition.cities, draft.cities, strict=True):
        found = len(neighbours.get(city.index, ()))
        if found > numbers.STATION_OPTIONS:
            message = f"{found} neighbouring cities; at most {numbers.STATION_OPTIONS} are possible"
            table.problem("too-many-neighbours", message, "id")


def _check_ends(edition: Edition, route: Route, table: Table) -> None:
    first, last = route.ends
    if numbers.NONE in route.ends:
        return
    if first == last:
        table.problem("self-route", f"the route leads from {show(edition.cities[first].id)} to itself", "to")
    elif edition.routes_between(first, last).index(route.index) > numbers.PARALLELS:
        most = numbers.PARALLELS + 1
        table.problem("too-many-parallels", f"at most {most} routes between the same two cities are possible")


def _check_pieces(edition: Edition, route: Route, table: Table) -> None:
    piece = next((piece for piece in edition.pieces if piece.name == route.piece), None)
    if not piece:
        return
    if 0 < piece.number < route.length:
        message = f"the route takes {route.length} pieces; a player has {piece.number} of kind {show(piece.name)}"
        table.problem("too-few-pieces", message, "length")
    if route.cards and piece.points[route.cards] is None:
        message = f"[points.{piece.name}] has no entry for {route.cards} cards"
        table.problem("no-points", message, "cards" if "cards" in table else "length")


def _check_ferry(edition: Edition, route: Route, table: Table) -> None:
    key = "waves" if route.waves else "symbols"
    special = route.symbols + route.waves
    if route.cards and special > route.cards:
        table.problem("too-many-symbols", f"{special} symbols and waves, but only {route.cards} cards to pay", key)
    if special and route.color not in (GREY, ""):
        table.problem("colored-ferry", f"only grey routes have symbols or waves; this one is {route.color}", key)
    if special and route.tunnel:
        table.problem("tunnel-ferry", "a tunnel has no symbols and no waves", "tunnel")
    if route.waves and not edition.ferries:
        table.problem("waves-without-ferries", f"waves need ferry cards: {EDITION_FILE} has no table [ferries]", key)
    if route.tunnel and not edition.tunnel_reveal:
        table.problem("tunnel-without-rule", f"{EDITION_FILE} has no table [tunnels]", "tunnel")


def _check_payment(edition: Edition, route: Route, table: Table) -> None:
    """The whole deck in one hand, with all the ferry cards a hand can hold, pays for the route."""
    cards, ferries = edition.cards, edition.ferries
    covered = min(route.waves, ferries.hand_limit * ferries.waves_per_card) if ferries else 0
    needed = route.symbols + route.waves - covered
    if needed > cards.jokers:
        message = f"the route takes {needed} jokers; the deck has {cards.jokers}"
        table.problem("too-few-jokers", message, "waves" if route.waves else "symbols")
    elif 0 < cards.per_color + cards.jokers < route.cards - covered:
        message = f"the deck has {cards.per_color} cards of a colour and {cards.jokers} jokers: too few for this route"
        table.problem("unpayable", message, "cards" if "cards" in table else "length")


def _check_board(draft: Draft) -> None:
    """The board hangs together, and nothing passes through a terminal."""
    edition = draft.edition
    if any(numbers.NONE in route.ends for route in edition.routes):
        return  # reported; until it is mended nobody knows what is connected
    neighbors = _neighbors(edition)
    _check_terminals(draft, neighbors)
    group = _groups(neighbors)
    apart = [city for city in edition.cities if group[city.index] != 0]
    if apart:
        more = f" (nor can {len(apart) - 1} others)" if len(apart) > 1 else ""
        message = f"city {show(apart[0].id)} cannot be reached from {show(edition.cities[0].id)}{more}"
        draft.cities[apart[0].index].problem("disconnected", message)
    _check_reach(draft, group)


def _neighbors(edition: Edition) -> list[set[int]]:
    neighbors: list[set[int]] = [set() for _ in edition.cities]
    for first, last in (route.ends for route in edition.routes):
        neighbors[first].add(last)
        neighbors[last].add(first)
    return neighbors


def _groups(neighbors: list[set[int]]) -> list[int]:
    """For each city the lowest city that it is connected with."""
    group = [numbers.NONE] * len(neighbors)
    for start in range(len(neighbors)):
        waiting = [start] if group[start] == numbers.NONE else []
        while waiting:
            city = waiting.pop()
            if group[city] == numbers.NONE:
                group[city] = start
                waiting += neighbors[city]
    return group


def _check_terminals(draft: Draft, neighbors: list[set[int]]) -> None:
    """IT-8: routes into an area are not connected with each other, so each neighbouring city has its own terminal."""
    for city in draft.edition.cities:
        beside = sorted(draft.edition.cities[index].id for index in neighbors[city.index])
        if city.is_terminal and len(beside) > 1:
            message = f"terminal {show(city.id)} would connect {', '.join(beside)}; give each its own terminal"
            draft.cities[city.index].problem("terminal-passage", message)


def _check_reach(draft: Draft, group: list[int]) -> None:
    for ticket, table in zip(draft.edition.tickets, draft.tickets, strict=True):
        if numbers.NONE in ticket.ends:
            continue
        starts, ends = (
            {group[city] for city in draft.edition.areas.get(place, (end,))}
            for place, end in zip(ticket.places, ticket.ends, strict=True)
        )
        if not starts & ends:
            message = f"{show(ticket.places[1])} cannot be reached from {show(ticket.places[0])}"
            table.problem("unreachable-ticket", message)


def _check_tickets(draft: Draft) -> None:
    for ticket, table in zip(draft.edition.tickets, draft.tickets, strict=True):
        if ticket.places[0] == ticket.places[1] and ticket.places[0]:
            table.problem("self-ticket", f"the ticket leads from {show(ticket.places[0])} to itself", "to")


def _check_sets(draft: Draft) -> None:
    """Every set is used, every set used exists, and every variant has enough tickets for the most players."""
    edition = draft.edition
    known = {name for ticket in edition.tickets for name in ticket.sets}
    used: list[tuple[Place, str]] = []
    for variant in edition.variants:
        used += [(("variants", variant.name, "sets"), name) for name in variant.sets]
    used += [(("bonus", "sets"), name) for name in (edition.bonus.sets if edition.bonus else ())]
    for place, name in used:
        if name not in known:
            message = f"no ticket is in set {show(name)}{suggestion(name, known)}"
            draft.numbers.problem("unknown-set", message, *place)
    _check_sets_are_used(draft, {name for _, name in used})
    for variant in edition.variants:
        _check_enough_tickets(draft, variant)


def _check_sets_are_used(draft: Draft, used: set[str]) -> None:
    for ticket, table in zip(draft.edition.tickets, draft.tickets, strict=True):
        for name in ticket.sets:
            if name not in used:
                message = f"no variant uses set {show(name)}{suggestion(name, used)}"
                table.problem("unused-set", message, "sets")
        used = used.union(ticket.sets)  # one report for each set


def _check_enough_tickets(draft: Draft, variant: Variant) -> None:
    tickets = draft.edition.tickets
    most = draft.edition.players[1]
    for deck, key, dealt in (("normal", "deal", variant.deal), ("long", "deal_long", variant.deal_long)):
        there = sum(ticket.deck == deck and not set(variant.sets).isdisjoint(ticket.sets) for ticket in tickets)
        if there < most * (min(dealt, numbers.FEWEST_DEALT) if variant.fewer else dealt):
            message = f"{most} players are dealt {most * dealt} {deck} tickets; the sets have {there}"
            draft.numbers.problem("too-few-tickets", message, "variants", variant.name, key)
