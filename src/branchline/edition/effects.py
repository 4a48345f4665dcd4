"""Reading the effects of an edition: rows of `[effects]` in edition.toml (see docs/editions.md)."""

from dataclasses import dataclass

from branchline.edition.facts import GREY, Effect, Facts
from branchline.edition.places import Table, show, suggestion
from branchline.kernel import numbers
from branchline.vocabulary import CONDITIONS, DEEDS, LINES, MOMENTS, WHOM

MAX_AMOUNT = 50  # of one effect

COUNTED = ("gain", "price", "draw_cards", "fine")  # deeds with an amount
ANY_MOMENT = [moment for moment in MOMENTS if moment != "chosen"]


@dataclass(frozen=True)
class Effects:
    """What `[effects]` holds."""

    sources: tuple[str, ...] = ()
    lines: tuple[str, ...] = ()
    rows: tuple[Effect, ...] = ()


def read_effects(table: Table | None) -> Effects:
    """All of it; what is wrong is reported and left out."""
    if not table:
        return Effects()
    sources = tuple(table.names("sources", numbers.SOURCES)) if "sources" in table else ()
    lines = tuple(table.names("lines", numbers.OWN_LINES)) if "lines" in table else ()
    for line in lines:
        if line in LINES:
            table.problem("line-taken", f"every score sheet has {show(line)} already", "lines")
    rows = tuple(_read_row(row, sources, lines) for row in table.tables("rows", numbers.EFFECTS))
    count = len(rows) + sum(len(row.options) for row in rows)
    if count > numbers.EFFECTS:
        table.problem("too-many-effects", f"{count} rows and options; at most {numbers.EFFECTS} are possible", "rows")
    table.finish()
    return Effects(sources, lines, rows)


def _read_row(table: Table, sources: tuple[str, ...], lines: tuple[str, ...]) -> Effect:
    when = table.choice("when", ANY_MOMENT)
    source = table.text("source", "") or None
    _check_known(table, "source", source, sources)
    options: tuple[Effect, ...] = ()
    if "options" in table:
        options = tuple(_read_option(row, sources, lines) for row in table.tables("options", numbers.OPTIONS))
    effect = _read_deed(table, when or ANY_MOMENT[0], sources, lines, source=source, options=options)
    _check_moment(table, effect)
    table.finish()
    return effect


def _read_option(table: Table, sources: tuple[str, ...], lines: tuple[str, ...]) -> Effect:
    effect = _read_deed(table, "chosen", sources, lines)
    if effect.do in ("choose", "price"):
        table.problem("bad-option", f"an option cannot be to {effect.do}", "do")
    table.finish()
    return effect


def _read_deed(
    table: Table,
    when: str,
    sources: tuple[str, ...],
    lines: tuple[str, ...],
    source: str | None = None,
    options: tuple[Effect, ...] = (),
) -> Effect:
    do = table.choice("do", DEEDS)
    condition = table.choice("if", CONDITIONS, CONDITIONS[0]) or CONDITIONS[0]
    where = None
    if do in ("gain", "fine"):
        where = table.text("line")
        _check_known(table, "line", where, lines)
    elif do in ("switch_on", "switch_off"):
        where = table.text("switch")
        _check_known(table, "switch", where, sources)
    return Effect(
        when=when,
        do=do or DEEDS[0],
        source=source,
        whom=table.choice("for", WHOM, WHOM[0]) or WHOM[0],
        condition=condition,
        condition_value=_read_value(table, condition),
        amount=table.integer("amount", -MAX_AMOUNT, MAX_AMOUNT) if do in COUNTED else 0,
        where=where,
        options=options,
        text=table.text("text", ""),
    )


def _read_value(table: Table, condition: str) -> str | int | None:
    if condition == "length":
        return table.integer("value", 1, numbers.COST)
    return None if condition in ("always", "large_city") else table.text("value")


def _check_known(table: Table, key: str, name: str | None, known: tuple[str, ...]) -> None:
    if name and name not in known:
        table.problem(f"unknown-{key}", f"there is no {key} {show(name)}{suggestion(name, known)}", key)


def _check_moment(table: Table, effect: Effect) -> None:
    """Prices change when they are asked for, and nothing else happens then; a choice has options."""
    if (effect.do == "price") != (effect.when == "price"):
        table.problem("bad-moment", 'do = "price" belongs to when = "price", and nothing else does', "do")
    if (effect.do == "choose") != bool(effect.options):
        table.problem("bad-options", 'do = "choose" has options, and nothing else has', "do")


def wrong_value(edition: Facts, effect: Effect) -> str | None:
    """What is wrong with what a condition speaks of, now that the board is read; None if nothing is."""
    known: list[str] = []
    match effect.condition:
        case "color":
            known = [*edition.cards.colors, GREY]
        case "region":
            known = list(edition.regions.names) if edition.regions else []
        case "city":
            known = [city.id for city in edition.cities]
        case _:
            return None
    value = str(effect.condition_value)
    return None if value in known else f"there is no {effect.condition} {show(value)}{suggestion(value, known)}"
