"""Reading edition.toml, value by value: whatever is wrong is reported, and something harmless stands in."""

from collections.abc import Iterable

from branchline.edition.compile import TIE_BREAK_CODES
from branchline.edition.edition import Edition
from branchline.edition.effects import read_effects
from branchline.edition.facts import (
    GREY,
    Bonus,
    Cards,
    Ferries,
    Money,
    Piece,
    Provenance,
    Regions,
    Stations,
    Variant,
)
from branchline.edition.places import Table, show, suggestion
from branchline.kernel import numbers
from branchline.vocabulary import MARKS

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
MAX_ACTION_CARDS = 12  # more could pile up more events than the agenda holds
MONEY_LINES = ("money", "pieces")  # of the score sheet where money is the score
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
    money = _read_money(root.optional_table("money"))
    effects = read_effects(root.optional_table("effects"), MONEY_LINES if money else ())
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
        money=money,
        triples_open=routes.flag("triples_open", False),
        tokens=effects.words.tokens,
        markers=effects.words.markers,
        own_lines=effects.words.lines,
        sources=effects.words.sources,
        effects=effects.rows,
        provenance=read_provenance(root),
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
        action=_read_action_cards(table.optional_table("action")),
        marks=_read_marks(table.optional_table("marks")),
        no_draw_at=table.integer("no_draw_at", 0, MAX_CARDS, 0),
    )
    for color in cards.colors:
        if color in (GREY, cards.joker_name):
            table.problem("reserved-color", f"{show(color)} cannot be the name of a colour", "colors")
    if cards.total > MAX_CARDS:
        table.problem("too-many-cards", f"{cards.total} cards; at most {MAX_CARDS} are possible")
    table.finish()
    return cards


def _read_action_cards(table: Table | None) -> tuple[int, ...]:
    """How many there are for each number of players, from none at all."""
    if not table:
        return ()
    found = table.by_number(2, numbers.PLAYERS, 0, MAX_ACTION_CARDS)
    return tuple(found.get(players, 0) for players in range(numbers.PLAYERS + 1))


def _read_marks(table: Table | None) -> tuple[tuple[str, int], ...]:
    if not table:
        return ()
    marks = tuple((mark, table.integer(mark, 0, MAX_CARDS, 0)) for mark in MARKS)
    table.finish()
    return marks


def _read_money(table: Table | None) -> Money | None:
    """Money as the score, and what pieces left over bring: the last entry counts for all after it."""
    if not table:
        return None
    left = table.integers("pieces_left", numbers.PIECES + 1, 0, MAX_POINTS)
    money = Money(
        table.integer("start", 0, MAX_POINTS), tuple((left + left[-1:] * numbers.PIECES)[: numbers.PIECES + 1])
    )
    table.finish()
    return money if left else Money(money.start, (0,) * (numbers.PIECES + 1))


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
        fewer=table.flag("fewer", False),
        boards=_names_if_there(table, "boards", MAX_BOARDS),
        pieces=tuple(table.integers("pieces", numbers.PIECE_KINDS, 1, numbers.PIECES)) if "pieces" in table else None,
        large=_names_if_there(table, "large", numbers.CITIES),
        boxes=_names_if_there(table, "boxes", MAX_BOARDS) or (),
        decks=_names_if_there(table, "decks", MAX_BOARDS) or (),
        at_tables=table.flag("at_tables", True),
    )
    table.finish()
    _check_dealing(variant, table)
    return variant


def _names_if_there(table: Table, key: str, most: int) -> tuple[str, ...] | None:
    return tuple(table.names(key, most)) if key in table else None


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


def read_provenance(root: Table) -> tuple[Provenance, ...]:
    """How sure we are of each part of what a file says."""
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
