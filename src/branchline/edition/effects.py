"""Reading the effects of an edition: rows of data that act in play (see docs/editions.md and `kernel.effects`).

They stand in `[effects]` of edition.toml, and on printed cards in files of their own (`edition.printed`).
"""

from dataclasses import dataclass, field

from branchline.edition.facts import GREY, Effect, Facts
from branchline.edition.places import Table, show, suggestion
from branchline.kernel import numbers
from branchline.vocabulary import CONDITIONS, DEEDS, LINES, MOMENTS, PER, WHOM

MAX_AMOUNT = 50  # of one effect
MAX_COST = 20  # dollars of an option

COUNTED = (
    "gain", "price", "draw_cards", "fine", "locomotives", "take_tokens", "sell_tokens", "draw_tickets", "sell_card",
    "trains_back", "drive", "toll",
)  # fmt: skip
SIGNED = ("gain", "price", "fine")  # fewer than 0 means the opposite
ONLY_PRICE = ("price", "locomotives", "close")
NUMBERED = (
    "length", "short", "ports", "large_cities", "money_at_most", "trains_at_most", "tickets_at_least",
    "tokens_at_least",
)  # fmt: skip
NAMED = ("color", "region", "within", "city", "marker", "joins_cities", "joins_regions")
ANY_MOMENT = [moment for moment in MOMENTS if moment != "chosen"]


@dataclass(frozen=True)
class Words:
    """What rows may name: declared by the edition before its rows are read."""

    sources: tuple[str, ...] = ()
    lines: tuple[str, ...] = ()
    tokens: tuple[str, ...] = ()
    markers: tuple[str, ...] = ()


@dataclass(frozen=True)
class Effects:
    """What `[effects]` holds."""

    words: Words = field(default_factory=Words)
    rows: tuple[Effect, ...] = ()


def read_effects(table: Table | None, lines: tuple[str, ...] = ()) -> Effects:
    """All of it; what is wrong is reported and left out. `lines` are those the edition has for another reason."""
    if not table:
        return Effects(Words(lines=lines))
    own = tuple(table.names("lines", numbers.OWN_LINES)) if "lines" in table else ()
    words = Words(
        sources=tuple(table.names("sources", numbers.SOURCES)) if "sources" in table else (),
        lines=(*lines, *own),
        tokens=tuple(table.names("tokens", numbers.TOKENS)) if "tokens" in table else (),
        markers=tuple(table.names("markers", numbers.MARKERS)) if "markers" in table else (),
    )
    for line in own:
        if line in (*LINES, *lines):
            table.problem("line-taken", f"every score sheet has {show(line)} already", "lines")
    rows = read_rows(table, "rows", words) if "rows" in table else ()
    table.finish()
    return Effects(words, rows)


def read_rows(table: Table, key: str, words: Words, source: str | None = None, order: int = 0) -> tuple[Effect, ...]:
    """The rows of a list; those of a printed card all belong to it."""
    rows = tuple(_read_row(row, words, source, order) for row in table.tables(key, numbers.EFFECTS))
    count = len(rows) + sum(len(row.options) for row in rows)
    if count > numbers.EFFECTS:
        table.problem("too-many-effects", f"{count} rows and options; at most {numbers.EFFECTS} are possible", key)
    return rows


def _read_row(table: Table, words: Words, source: str | None, order: int) -> Effect:
    when = table.choice("when", ANY_MOMENT)
    if source is None:
        source = table.text("source", "") or None
        _check_known(table, "source", source, words.sources)
    options: tuple[Effect, ...] = ()
    if "options" in table:
        options = tuple(_read_option(row, words, source) for row in table.tables("options", numbers.OPTIONS))
        if options and all(option.cost > 0 for option in options):
            table.problem("bad-options", "one option at least has to cost nothing", "options")
    effect = _read_deed(table, when or ANY_MOMENT[0], words, source, order, options)
    _check_moment(table, effect)
    _check_counting(table, effect)
    table.finish()
    return effect


def _read_option(table: Table, words: Words, source: str | None) -> Effect:
    effect = _read_deed(table, "chosen", words, source, 0, ())
    if effect.do in ("choose", "drive", "toll", *ONLY_PRICE):
        table.problem("bad-option", f"an option cannot be to {effect.do}", "do")
    for key in ("for", "if", "once"):
        if key in table:
            table.problem("bad-option", f"{key} belongs to the row that has the options", key)
    _check_counting(table, effect)
    table.finish()
    return effect


def _read_deed(
    table: Table, when: str, words: Words, source: str | None, order: int, options: tuple[Effect, ...]
) -> Effect:
    do = table.choice("do", DEEDS)
    condition = table.choice("if", CONDITIONS, CONDITIONS[0]) or CONDITIONS[0]
    per = table.choice("per", PER, PER[0]) or PER[0]
    token = table.text("token", "") or None
    _check_known(table, "token", token, words.tokens)
    other = table.text("other") if condition in ("joins_cities", "joins_regions") else None
    if condition == "tokens_at_least" or per == "tokens":
        other = token or table.text("token")
    return Effect(
        when=when,
        do=do or DEEDS[0],
        source=source,
        whom=table.choice("for", WHOM, WHOM[0]) or WHOM[0],
        condition=condition,
        condition_value=_read_value(table, condition),
        condition_other=other,
        amount=_read_amount(table, do),
        where=_read_where(table, do, words, token),
        region=table.text("region", "") or None,
        per=per,
        per_most=table.integer("most", 1, 99, 99) if per != PER[0] else 99,
        cost=table.integer("cost", 1, MAX_COST, 0) if when == "chosen" else 0,
        arrival=table.integer("arrival", 1, MAX_AMOUNT, 0) if do == "drive" else 0,
        once=table.flag("once", False),
        order=order,
        options=options,
        text=table.text("text", ""),
    )


def _read_amount(table: Table, do: str) -> int:
    if do not in COUNTED:
        return 0
    most = {"draw_tickets": numbers.OFFER, "locomotives": numbers.COST}.get(do, MAX_AMOUNT)
    return table.integer("amount", -MAX_AMOUNT if do in SIGNED else 1, most)


def _read_where(table: Table, do: str, words: Words, token: str | None) -> str | None:
    match do:
        case "gain" | "fine":
            line = table.text("line", "money" if "money" in words.lines else None)
            _check_known(table, "line", line, words.lines)
            return line
        case "switch_on" | "switch_off":
            switch = _printed_name(table.text("switch"), words.sources)
            _check_known(table, "switch", switch, words.sources)
            return switch
        case "take_tokens" | "sell_tokens":
            return token or table.text("token")
        case "move_marker" | "haunt" | "drive":
            marker = table.text("marker")
            _check_known(table, "marker", marker, words.markers)
            return marker
        case "sell_card":
            return table.text("color", "") or None
        case _:
            return None


def _printed_name(name: str, sources: tuple[str, ...]) -> str:
    """A printed card may be named without its kind, as its own file names it."""
    return next((source for source in sources if source.partition("-")[2] == name), name)


def _read_value(table: Table, condition: str) -> str | int | None:
    if condition in NUMBERED:
        return table.integer("value", 0, numbers.PIECES)
    return table.text("value") if condition in NAMED else None


def _check_known(table: Table, key: str, name: str | None, known: tuple[str, ...]) -> None:
    if name and name not in known:
        table.problem(f"unknown-{key}", f"there is no {key} {show(name)}{suggestion(name, known)}", key)


def _check_counting(table: Table, effect: Effect) -> None:
    """What is counted can be: tickets are looked at so many at a time, and a region is named where one is asked for."""
    if effect.per != PER[0] and effect.do not in COUNTED:
        table.problem("bad-per", f'do = "{effect.do}" is not for each of something', "per")
    if effect.per != PER[0] and effect.do in ("draw_tickets", *ONLY_PRICE):
        table.problem("bad-per", f'do = "{effect.do}" has a fixed amount', "per")
    if effect.per == "pickaxes" and effect.when not in ("claimed", "chosen"):
        table.problem("bad-per", 'per = "pickaxes" belongs to when = "claimed"', "per")
    if effect.per == "routes_in" and effect.region is None:
        table.problem("no-region", 'per = "routes_in" needs a region', "per")


def _check_moment(table: Table, effect: Effect) -> None:
    """Prices change when they are asked for, and nothing else happens then; a choice has options."""
    if (effect.do in ONLY_PRICE) != (effect.when == "price"):
        table.problem("bad-moment", f'do = "{effect.do}" does not go with when = "{effect.when}"', "do")
    if (effect.do == "choose") != bool(effect.options):
        table.problem("bad-options", 'do = "choose" has options, and nothing else has', "do")
    if effect.once and effect.source is None:
        table.problem("no-source", "once = true needs a source that can be spent", "once")
    if effect.once and effect.when == "price":
        table.problem(
            "bad-moment", "asking for a price spends nothing; put once = true on what the claim brings", "once"
        )
    if effect.do in ("drive", "toll") and effect.when != "claimed":
        table.problem("bad-moment", f'do = "{effect.do}" belongs to when = "claimed"', "do")
    if effect.do == "toll" and effect.condition != "bridge":
        table.problem("bad-moment", 'do = "toll" belongs to if = "bridge"', "do")


def wrong_value(edition: Facts, effect: Effect) -> str | None:
    """What is wrong with what a row speaks of, now that the board is read; None if nothing is."""
    for what, value in _named(effect):
        known: tuple[str, ...]
        match what:
            case "color":
                known = (*edition.cards.colors, GREY)
            case "region":
                known = edition.region_names
            case "city":
                known = tuple(city.id for city in edition.cities)
            case _:
                known = edition.markers
        if value and str(value) not in known:  # one that is missing was reported before
            return f"there is no {what} {show(value)}{suggestion(str(value), known)}"
    return None


def _named(effect: Effect) -> list[tuple[str, object]]:
    """What a row names of the board: a kind of thing and its id."""
    kinds = {"within": "region", "joins_regions": "region", "joins_cities": "city"}
    named: list[tuple[str, object]] = []
    if effect.condition in NAMED:
        named.append((kinds.get(effect.condition, effect.condition), effect.condition_value))
    if effect.condition in ("joins_cities", "joins_regions"):
        named.append((kinds[effect.condition], effect.condition_other))
    if effect.region is not None:
        named.append(("region", effect.region))
    if effect.do == "sell_card" and effect.where is not None:
        named.append(("color", effect.where))
    return named
