"""Reading board.toml, value by value: places, routes and tickets, and the ids of those the file gives none."""

from collections import Counter
from collections.abc import Callable
from dataclasses import replace

from branchline.edition.checks import Draft, check, check_unique
from branchline.edition.edition import Edition
from branchline.edition.facts import GREY, BoardPart, City, Item, Route, Ticket
from branchline.edition.places import Table, show, suggestion
from branchline.edition.reader import MAX_BOARDS, MAX_POINTS, MAX_SETS, MAX_SHEET, read_provenance
from branchline.kernel import numbers


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
    edition = replace(edition, provenance=edition.provenance + read_provenance(root))
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
        port=table.flag("port", False),
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
        bridge=table.flag("bridge", False),
        bed=table.flag("bed", False),
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
