"""Reading an edition's two files, value by value: whatever is wrong is reported, and something harmless stands in."""

from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import replace

from branchline.edition.checks import Draft, check, check_unique
from branchline.edition.compile import TIE_BREAK_CODES
from branchline.edition.edition import Edition
from branchline.edition.effects import read_effects
from branchline.edition.facts import (
    GREY,
    BoardPart,
    Bonus,
    Cards,
    City,
    Ferries,
    Item,
    Piece,
    Provenance,
    Regions,
    Route,
    Stations,
    Ticket,
    Variant,
)
from branchline.edition.places import Table, show, suggestion
from branchline.kernel import numbers

FORMAT = 1
CONFIDENCES = ("rulebook", "verified", "one-source", "derived", "designed", "from-memory")

# Limits that the layout does not set. With them no score leaves 16 bits: 64 routes, 192 tickets and 4 stations of 60
# points, 96 landmarks of 20, 64 networks and a longest path of 200 are 30 520.
MAX_CARDS = 1000
MAX_POINTS = 60  # of one route, ticket or station
MAX_LANDMARK = 20
MAX_BONUS = 200  # of one network or of the longest path
MAX_VARIANTS = 20
MAX_BOARDS = 32
MAX_SETS = 20
MAX_SHEET = 4000.0  # a drawn sheet is 1600 units wide
MAX_LINES = 100  # sources or disagreements of one part


# --- reading edition.toml ---------------------------------------------------------------------------------------------
def read_numbers(root: Table) -> Edition:
    """Everything but the board. What is wrong is reported, and something harmless (0, "", ()) stands in for it."""
    _read_format(root)
    variants = _read_variants(root.table("variants"))
    pieces = _read_pieces(root)
    routes, scoring = root.table("routes"), root.table("scoring")
    tunnels, end = root.optional_table("tunnels"), root.table("end")
    effects = read_effects(root.optional_table("effects"))
    edition = Edition(
        name=root.name("name"),
        title=root.text("title"),
        version=root.text("version"),
        compatible_with=root.text("compatible_with", ""),
        players=_read_players(root),
        default_variant=root.choice("default_variant", [variant.name for variant in variants]),
        cards=_read_cards(root.table("cards")),
        pieces=pieces,
        parallel_from=routes.integer("parallel_from", 2, numbers.PLAYERS + 1),
        points_on_claim=routes.flag("points_on_claim"),
        tunnel_reveal=tunnels.integer("reveal", 1, numbers.COST) if tunnels else 0,
        stations=_read_stations(root.optional_table("stations")),
        ferries=_read_ferries(root.optional_table("ferries")),
        regions=_read_regions(root.optional_table("regions")),
        longest_path=scoring.integer("longest_path", 0, MAX_BONUS, 0),
        landmark=scoring.integer("landmark", 0, MAX_LANDMARK, 0),
        tie_breaks=_read_tie_breaks(scoring),
        trigger=_read_trigger(end, pieces),
        variants=variants,
        bonus=_read_bonus(root.optional_table("bonus")),
        playable=root.flag("playable", True),
        own_lines=effects.lines,
        sources=effects.sources,
        effects=effects.rows,
        provenance=_read_provenance(root),
    )
    for table in (routes, scoring, end, tunnels, root):
        if table:
            table.finish()
    return edition


def _read_format(root: Table) -> None:
    found = root.integer("format", 1, 10**6)
    if found and found != FORMAT:
        root.problem("unknown-format", f"format {found} is not known; this program reads format {FORMAT}", "format")


def _read_players(root: Table) -> tuple[int, int]:
    players = root.integers("players", 2, 2, numbers.PLAYERS)
    if len(players) == 2 and players[0] <= players[1]:
        return players[0], players[1]
    if players:
        root.problem("bad-players", "players should be [fewest, most]", "players")
    return 0, 0


def _read_cards(table: Table) -> Cards:
    cards = Cards(
        colors=tuple(table.names("colors", numbers.COLORS)),
        per_color=table.integer("per_color", 1, MAX_CARDS),
        jokers=table.integer("jokers", 0, MAX_CARDS),
        joker_name=table.name("joker_name"),
        hand=table.integer("hand", 1, MAX_CARDS),
        display=table.integer("display", 1, numbers.DISPLAY),
        joker_limit=table.integer("joker_limit", 1, numbers.DISPLAY + 1),
    )
    for color in cards.colors:
        if color in (GREY, cards.joker_name):
            table.problem("reserved-color", f"{show(color)} cannot be the name of a colour", "colors")
    if cards.total > MAX_CARDS:
        table.problem("too-many-cards", f"{cards.total} cards; at most {MAX_CARDS} are possible")
    table.finish()
    return cards


def _read_pieces(root: Table) -> tuple[Piece, ...]:
    counts, points = root.table("pieces"), root.table("points")
    kinds = counts.names_of("kinds of pieces", numbers.PIECE_KINDS)
    pieces = tuple(_read_piece(kind, counts, points) for kind in kinds)
    total = sum(piece.number for piece in pieces)
    if total > numbers.PIECES:
        counts.problem("too-many-pieces", f"{total} pieces for each player; at most {numbers.PIECES} are possible")
    points.finish()
    return pieces


def _read_piece(kind: str, counts: Table, points: Table) -> Piece:
    table = points.table(kind)
    by_cards = table.by_number(1, numbers.COST, 0, MAX_POINTS)
    table.finish()
    return Piece(
        name=kind,
        number=counts.integer(kind, 1, numbers.PIECES),
        points=tuple(by_cards.get(cards) for cards in range(numbers.COST + 1)),
    )


def _read_stations(table: Table | None) -> Stations | None:
    if not table:
        return None
    number = table.integer("number", 1, numbers.STATIONS)
    cost = table.integers("cost", numbers.STATIONS, 1, numbers.COST)
    if number and cost and len(cost) != number:
        table.problem("bad-station-cost", f"cost should have {number} entries, one for each station", "cost")
    stations = Stations(number, tuple(cost), table.integer("unbuilt_points", 0, MAX_POINTS))
    table.finish()
    return stations


def _read_ferries(table: Table | None) -> Ferries | None:
    if not table:
        return None
    ferries = Ferries(
        cards=table.integer("cards", 1, MAX_CARDS),
        hand_limit=table.integer("hand_limit", 1, numbers.FERRY_CARDS),
        waves_per_card=table.integer("waves_per_card", 1, 2),
    )
    table.finish()
    return ferries


def _read_regions(table: Table | None) -> Regions | None:
    if not table:
        return None
    names = table.texts("names", numbers.REGIONS)
    double = table.texts("double", numbers.REGIONS, required=False)
    for name in double:
        if names and name not in names:
            table.problem("unknown-region", f"there is no region {show(name)}{suggestion(name, names)}", "double")
    points = _read_region_points(table.table("points"))
    table.finish()
    return Regions(tuple(names), tuple(double), points)


def _read_region_points(table: Table) -> tuple[int, ...]:
    """The points for every number of regions: 0 before the first entry, the last entry for all after it."""
    most = numbers.REGIONS * 2
    points = table.by_number(1, most, 0, MAX_BONUS)
    table.finish()
    if not points:
        return (0,) * (most + 1)
    first, last = min(points), max(points)
    for number in range(first, last):
        if number not in points:
            table.problem("gap", f"there is no entry for {number} regions")
    return tuple(points.get(min(number, last), 0) for number in range(most + 1))


def _read_tie_breaks(scoring: Table) -> tuple[str, ...]:
    names = scoring.texts("tie_breaks", numbers.TIE_BREAKS, required=False)
    for name in names:
        if name not in TIE_BREAK_CODES:
            known = ", ".join(TIE_BREAK_CODES)
            scoring.problem("unknown-tie-break", f"{show(name)} is no tie-break; there are {known}", "tie_breaks")
    return tuple(names)


def _read_trigger(end: Table, pieces: Iterable[Piece]) -> int:
    trigger = end.integer("trigger", 0, numbers.PIECES)
    total = sum(piece.number for piece in pieces)
    if 0 < total <= trigger:
        end.problem("bad-trigger", f"a player starts with {total} pieces; {trigger} would end the game", "trigger")
    return trigger


def _read_variants(table: Table) -> tuple[Variant, ...]:
    return tuple(_read_variant(name, table.table(name)) for name in table.names_of("variants", MAX_VARIANTS))


def _read_variant(name: str, table: Table) -> Variant:
    two_steps = "keep_long_max" in table
    variant = Variant(
        name=name,
        title=table.text("title"),
        sets=tuple(table.names("sets", MAX_SETS)),
        deal_long=table.integer("deal_long", int(two_steps), numbers.OFFER, None if two_steps else 0),
        deal=table.integer("deal", 1, numbers.OFFER),
        keep=0 if two_steps else table.integer("keep", 1, numbers.OFFER),
        draw=table.integer("draw", 1, numbers.OFFER),
        draw_keep=table.integer("draw_keep", 1, numbers.OFFER),
        unkept=table.choice("unkept", ("box", "under")),
        keep_long_max=table.integer("keep_long_max", 0, numbers.OFFER) if two_steps else None,
        keep_with_long=table.integer("keep_with_long", 1, numbers.OFFER) if two_steps else 0,
        keep_without_long=table.integer("keep_without_long", 1, numbers.OFFER) if two_steps else 0,
    )
    table.finish()
    _check_dealing(variant, table)
    return variant


def _check_dealing(variant: Variant, table: Table) -> None:
    """Nobody is offered more tickets than fit in an offer, or has to keep more than offered."""
    together = variant.deal if variant.two_steps or not variant.deal else variant.deal_long + variant.deal
    if together > numbers.OFFER:
        message = f"{together} tickets are dealt at once; at most {numbers.OFFER} are possible"
        table.problem("offer-too-large", message, "deal")
    limits = {
        "keep": together,
        "keep_long_max": variant.deal_long,
        "keep_with_long": variant.deal,
        "keep_without_long": variant.deal,
        "draw_keep": variant.draw,
    }
    for key, offered in limits.items():
        if 0 < offered < (getattr(variant, key) or 0):
            table.problem("keep-too-many", f"{key} is more than the {offered} tickets offered", key)


def _read_bonus(table: Table | None) -> Bonus | None:
    if not table:
        return None
    bonus = Bonus(table.text("title"), tuple(table.names("sets", MAX_SETS)))
    table.finish()
    return bonus


def _read_provenance(root: Table) -> tuple[Provenance, ...]:
    table = root.optional_table("provenance")
    return tuple(_read_part(part, table.table(part)) for part in table.entries()) if table else ()


def _read_part(part: str, table: Table) -> Provenance:
    provenance = Provenance(
        part=part,
        confidence=table.choice("confidence", CONFIDENCES),
        note=table.text("note", ""),
        sources=tuple(table.texts("sources", MAX_LINES, required=False)),
        disagreements=tuple(table.texts("disagreements", MAX_LINES, required=False)),
    )
    table.finish()
    return provenance


# --- reading board.toml -----------------------------------------------------------------------------------------------
def read_board(options: Table, root: Table, edition: Edition) -> Edition:
    """The places, routes and tickets of an edition whose numbers are read; then the whole is checked."""
    city_tables = list(root.tables("cities", numbers.CITIES))
    route_tables = list(root.tables("routes", numbers.ROUTES))
    ticket_tables = list(root.tables("tickets", numbers.TICKETS))
    edition = replace(edition, boards=_read_boards(root))
    edition = replace(edition, cities=_each(_read_city, city_tables, edition))
    edition = replace(edition, routes=_each(_read_route, route_tables, edition))
    edition = replace(edition, tickets=_each(_read_ticket, ticket_tables, edition))
    edition = replace(edition, routes=_with_route_ids(edition), tickets=_with_ticket_ids(edition))
    edition = replace(edition, provenance=edition.provenance + _read_provenance(root))
    root.finish()
    check(Draft(edition, options, city_tables, route_tables, ticket_tables))
    return edition


def _each(read: Callable[[Table, int, Edition], Item], tables: list[Table], edition: Edition) -> tuple[Item, ...]:
    items = tuple(read(table, index, edition) for index, table in enumerate(tables))
    for table in tables:
        table.finish()
    return items


def _read_city(table: Table, index: int, edition: Edition) -> City:
    return City(
        index=index,
        id=table.name("id"),
        name=table.text("name"),
        lon=table.number("lon", -180, 180),
        lat=table.number("lat", -90, 90),
        region=table.text("region", "") or None,
        area=table.text("area", "") or None,
        landmark=table.flag("landmark", False),
        big=table.flag("big", False),
        board=_read_board_part(table, edition),
        pin=table.point("pin", MAX_SHEET),
        label_pin=table.point("label_pin", MAX_SHEET),
    )


def _read_board_part(table: Table, edition: Edition) -> str | None:
    part = table.text("board", "") or None
    known = [item.id for item in edition.boards]
    if part is not None and part not in known:
        table.problem("unknown-board", f"there is no board {show(part)}{suggestion(part, known)}", "board")
    return part


def _read_boards(root: Table) -> tuple[BoardPart, ...]:
    """The parts of a map that grows; most maps are of one piece."""
    if "boards" not in root:
        return ()
    tables = list(root.tables("boards", MAX_BOARDS))
    parts = tuple(BoardPart(table.name("id"), table.text("name"), table.flag("start", False)) for table in tables)
    check_unique("board", [part.id for part in parts], tables)
    for table in tables:
        table.finish()
    return parts


def _read_route(table: Table, index: int, edition: Edition) -> Route:
    length = table.integer("length", 1, numbers.COST)
    cards = table.integer("cards", 1, numbers.COST, length)
    kinds = edition.piece_names
    piece = table.choice("piece", kinds, kinds[0] if kinds else "")
    points = next((kind.points[cards] for kind in edition.pieces if kind.name == piece), None)
    return Route(
        index=index,
        id=table.name("id", ""),
        ends=(_read_city_id(table, "from", edition), _read_city_id(table, "to", edition)),
        color=_read_color(table, edition),
        length=length,
        cards=cards,
        piece=piece,
        points=points or 0,
        symbols=table.integer("symbols", 1, numbers.COST, 0),
        waves=table.integer("waves", 1, numbers.COST, 0),
        tunnel=table.flag("tunnel", False),
        via=table.point("via", MAX_SHEET),
    )


def _read_city_id(table: Table, key: str, edition: Edition) -> int:
    """The index of a city, NONE if unknown."""
    wanted = table.text(key)
    known = {city.id: city.index for city in reversed(edition.cities) if city.id}
    if wanted and known and wanted not in known:
        table.problem("unknown-city", f"there is no city {show(wanted)}{suggestion(wanted, known)}", key)
    return known.get(wanted, numbers.NONE)


def _read_color(table: Table, edition: Edition) -> str:
    color = table.text("color")
    known = (*edition.cards.colors, GREY)
    if color and edition.cards.colors and color not in known:
        message = f"there is no colour {show(color)}, only {', '.join(known)}{suggestion(color, known)}"
        table.problem("unknown-color", message, "color")
    return color


def _read_ticket(table: Table, index: int, edition: Edition) -> Ticket:
    return Ticket(
        index=index,
        id=table.name("id", ""),
        places=(table.text("from"), table.text("to")),
        ends=(_read_place(table, "from", edition), _read_place(table, "to", edition)),
        points=table.integer("points", 1, MAX_POINTS),
        deck=table.choice("deck", ("normal", "long"), "normal"),
        sets=tuple(table.names("sets", MAX_SETS)),
        designed=table.flag("designed", False),
        note=table.text("note", ""),
    )


def _read_place(table: Table, key: str, edition: Edition) -> int:
    """The index of a city, or of the first terminal of an area; NONE if unknown."""
    wanted = table.text(key)
    if wanted in edition.areas:
        return edition.areas[wanted][0]
    cities = {city.id: city for city in reversed(edition.cities) if city.id}
    if wanted not in cities:
        if wanted and cities:
            hint = suggestion(wanted, [*cities, *edition.areas])
            table.problem("unknown-place", f"there is no city or area {show(wanted)}{hint}", key)
        return numbers.NONE
    city = cities[wanted]
    if city.is_terminal:
        message = f"{show(wanted)} is a terminal; a ticket names its area, {show(city.area)}"
        table.problem("terminal-in-ticket", message, key)
    return city.index


# --- ids --------------------------------------------------------------------------------------------------------------
def _with_route_ids(edition: Edition) -> tuple[Route, ...]:
    return tuple(route if route.id else replace(route, id=_route_id(edition, route)) for route in edition.routes)


def _route_id(edition: Edition, route: Route) -> str:
    """`from-to`; for parallels the colour is added, and a number where several have the same colour."""
    if numbers.NONE in route.ends:
        return ""
    words = [edition.cities[end].id for end in route.ends]
    family = [edition.routes[index] for index in edition.routes_between(*route.ends)]
    twins = [other.index for other in family if other.color == route.color]
    if len(twins) < len(family):
        words.append(route.color)
    if len(twins) > 1:
        words.append(str(twins.index(route.index) + 1))
    return "-".join(words)


def _with_ticket_ids(edition: Edition) -> tuple[Ticket, ...]:
    plain = Counter(map(_plain_ticket_id, edition.tickets))
    return tuple(ticket if ticket.id else replace(ticket, id=_ticket_id(ticket, plain)) for ticket in edition.tickets)


def _ticket_id(ticket: Ticket, plain: Counter[str]) -> str:
    """`from-to`, and the first set where several tickets have the same ends."""
    words = _plain_ticket_id(ticket)
    return f"{words}-{ticket.sets[0]}" if words and plain[words] > 1 and ticket.sets else words


def _plain_ticket_id(ticket: Ticket) -> str:
    if numbers.NONE in ticket.ends:
        return ""
    return "-".join(ticket.places).lower().replace(" ", "-")
