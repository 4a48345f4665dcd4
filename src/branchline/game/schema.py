"""The JSON Schema of written records, made from the vocabulary; `make protocol` writes docs/record.schema.json."""

from typing import Any

from branchline.game.record import FORMAT, VERSION
from branchline.kernel import numbers
from branchline.vocabulary import EVENTS, LINES, MARKS, PHASES, EventKind, Kind

Schema = dict[str, Any]

WHOLE: Schema = {"type": "integer"}
TEXT: Schema = {"type": "string", "minLength": 1}
FLAG: Schema = {"type": "boolean"}

# How each kind of value of an event is written; of a secret one nothing may be known.
WRITTEN: dict[Kind, str] = {
    "card": "card", "color": "card", "slot": "slot", "count": "whole", "flag": "flag", "route": "id", "city": "id",
    "ticket": "id", "seat": "seat", "option": "text", "line": "text", "cards": "cards",
    "source": "source", "token": "text", "marker": "text", "mark": "mark",
}  # fmt: skip


def _ref(name: str, about: str | None = None) -> Schema:
    return {**({"description": about} if about else {}), "$ref": f"#/$defs/{name}"}


def _list(items: Schema, about: str | None = None, **limits: Any) -> Schema:
    return {**({"description": about} if about else {}), "type": "array", "items": items, **limits}


def _object(properties: Schema, about: str | None = None) -> Schema:
    described = {"description": about} if about else {}
    return {
        **described,
        "type": "object",
        "properties": properties,
        "required": list(properties),
        "additionalProperties": False,
    }


def _event(event: EventKind) -> Schema:
    properties: Schema = {"event": {"const": event.name}}
    if event.seated:
        properties["seat"] = _ref("seat")
    for value in event.values:
        hidden = value.secret and not event.private
        properties[value.name] = _ref("hidden" if hidden else WRITTEN[value.kind])
    return _object(properties, event.about)


def _parts() -> Schema:
    """What the rest is made of."""
    last = numbers.PLAYERS - 1
    hidden = "A card or a ticket; null where a spectator does not see it and the game is not over."
    return {
        "seat": {"description": "A player, counted from 0.", **WHOLE, "minimum": 0, "maximum": last},
        "slot": {"description": "A place in the display, counted from 0.", **WHOLE, "minimum": 0, "maximum": 4},
        "count": {**WHOLE, "minimum": 0},
        "whole": WHOLE,
        "flag": FLAG,
        "text": TEXT,
        "card": {"description": "A colour, or the name of the edition's joker.", **TEXT},
        "cards": _list(_ref("hidden"), minItems=1, maxItems=numbers.DISPLAY),
        "id": {"description": "The id of a route, city or ticket of the edition.", **TEXT},
        "hidden": {"description": hidden, "type": ["string", "null"], "minLength": 1},
        "source": {
            "description": "What an effect is printed on: event, company, step or postcard; null for the rules.",
            "type": ["string", "null"],
            "minLength": 1,
        },
        "mark": {"description": "What a card bears beside its colour.", "enum": list(MARKS)},
        "hex": {"type": "string", "pattern": "^([0-9a-f]{2})*$", "maxLength": 2048},
        "hash": {"type": "string", "pattern": "^[0-9a-f]{64}$"},
        "name": {"type": "string", "minLength": 1, "maxLength": 40},
    }


def _move() -> Schema:
    phases = [phase.name for phase in PHASES if phase.name != "over"]
    number = "The decision's number in the action table (docs/record.md)."
    properties = {
        "seat": _ref("seat"),
        "phase": {"description": "What was decided.", "enum": phases},
        "action": {"description": number, **WHOLE, "minimum": 0, "maximum": numbers.ACTIONS - 1},
        "text": {"description": "The decision in words.", "type": "string"},
        "events": _list(_ref("event"), "Everything it caused, in order."),
    }
    return _object(properties, "One decision.")


def _sheet() -> Schema:
    worth = {"description": "Minus its value if it is not fulfilled.", **WHOLE}
    loan = "Each of the player's stations and the route it borrows; null where none helps."
    networks = "Regions counted in each separate network, where the edition has regions."
    properties = {
        "player": _ref("name"),
        "seat": _ref("seat"),
        "place": {"description": "1 is the winner; tied players share a place.", **WHOLE, "minimum": 1, "maximum": 5},
        "total": {"description": "The sum of the lines.", **WHOLE},
        **dict.fromkeys(LINES, WHOLE),
        "tickets_fulfilled": _ref("count"),
        "longest_length": {"description": "0 where the edition does not ask for it.", **WHOLE, "minimum": 0},
        "longest_path": _list(_ref("id"), "Its routes, from one end to the other."),
        "ticket_lines": _list(_object({"ticket": _ref("id"), "points": worth, "fulfilled": FLAG})),
        "borrowed": _list(_object({"city": _ref("id"), "route": _ref("hidden")}), loan),
        "networks": _list(_ref("count"), networks),
    }
    sheet = _object(properties, "A player's score.")
    own = {"description": "Lines the edition adds of its own.", "type": "object", "additionalProperties": WHOLE}
    return {**sheet, "properties": {**properties, "lines": own}}


def _table() -> Schema:
    names = _list(TEXT)
    properties = {
        "edition": TEXT,
        "variant": TEXT,
        "bonus": {"description": "Were the bonus tickets added?", **FLAG},
        "starter": _ref("seat", "The seat that was named to begin; without it chance decided."),
        "boards": {"description": "The parts of a growing map that were there.", **names},
        "colors": _list({**names, "minItems": 2, "maxItems": 2}, "Routes whose colour was settled, with the colour."),
        "large": {"description": "The large cities.", **names},
        "pieces": _list(_ref("count"), "For each player, by kind."),
        "sources": {"description": "Sources of effects that were in force from the start.", **names},
        "events": {"description": "The event cards of the deck.", **names},
        "companies": {"description": "The company of each seat.", **names},
        "without": {"description": "Tickets that were banished before.", **names},
        "held": _list(
            {"type": "array", "prefixItems": [_ref("seat"), TEXT], "items": False, "minItems": 2},
            "Postcards: a seat, and what it held in secret.",
        ),
    }
    about = "What lay on the table before the deal; only what is not as usual is named."
    return {**_object(properties, about), "required": ["edition", "variant"]}


def _dealing() -> Schema:
    properties = {
        "commitment": _ref("hash", "SHA-256 of the secret, published before the game."),
        "nonces": _list(_ref("hex"), "What each seat added, or nothing at all.", maxItems=numbers.PLAYERS),
        "secret": _ref("hash"),
    }
    about = "By seat: what was published of its nonce before any was known; null where it was told openly."
    seal = {"type": ["string", "null"], "pattern": "^[0-9a-f]{64}$"}
    dealing = _object(properties, "What the deal comes from.")
    return {**dealing, "properties": {**properties, "seals": _list(seal, about, maxItems=numbers.PLAYERS)}}


def record_schema() -> Schema:
    """The whole schema. Records of version 1 are read too, but not written any more."""
    properties = {
        "format": {"const": FORMAT},
        "version": {"const": VERSION},
        "edition": {"description": "The edition's name.", **TEXT},
        "edition_version": {"description": "The version of its data.", **TEXT},
        "board": _ref("hash", "The edition's fingerprint."),
        "table": _table(),
        "table_hash": _ref("hash", "SHA-256 of the table as JSON without blanks and with sorted keys."),
        "players": _list(_ref("name"), "Names by seat.", minItems=2, maxItems=numbers.PLAYERS, uniqueItems=True),
        "dealing": _dealing(),
        "finished": FLAG,
        "setup": _list(_ref("event"), "What happened before the first decision."),
        "moves": _list(_ref("move")),
        "sheets": _list(_ref("sheet"), "The score sheets by seat.", minItems=2, maxItems=numbers.PLAYERS),
    }
    about = "Something that happened, as everybody saw it; after the end of the game with everything that was hidden."
    whole = _object(properties)
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Branchline record",
        "description": f"The written record of a game, version {VERSION}. docs/record.md explains it.",
        **whole,
        "required": [name for name in properties if name != "sheets"],
        "if": {"properties": {"finished": {"const": True}}},
        "then": {"required": ["sheets"]},
        "else": {"not": {"required": ["sheets"]}},
        "$defs": {
            **_parts(),
            "event": {"description": about, "oneOf": [_ref(event.name) for event in EVENTS]},
            "move": _move(),
            "sheet": _sheet(),
            **{event.name: _event(event) for event in EVENTS},
        },
    }
