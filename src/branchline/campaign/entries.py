"""Entries: what happened in a campaign, one after the other. A campaign is its list of entries."""

from dataclasses import dataclass
from typing import Any, ClassVar

from branchline.campaign.errors import CampaignError

Json = dict[str, Any]


@dataclass(frozen=True)
class Founded:
    """The companies, with whoever plays each, in order of seats; and the hash of the campaign's key."""

    kind: ClassVar[str] = "founded"
    companies: tuple[tuple[str, str], ...]
    edition: str
    board: str  # the fingerprint of what it is played with
    commitment: str


@dataclass(frozen=True)
class Read:
    """A story card was read."""

    kind: ClassVar[str] = "read"
    card: str


@dataclass(frozen=True)
class Decided:
    """A company decided what it was asked."""

    kind: ClassVar[str] = "decided"
    company: str
    option: str


@dataclass(frozen=True)
class Attending:
    """Who misses the next game (LW-31); it can be said until the game is finished."""

    kind: ClassVar[str] = "attending"
    absent: tuple[str, ...]


@dataclass(frozen=True)
class Played:
    """A game was played to its end: its whole record, and how the campaign stood after it (see `standing`)."""

    kind: ClassVar[str] = "played"
    record: Json
    after: Json | None = None


@dataclass(frozen=True)
class Revised:
    """From here on the campaign is played with another version of its edition."""

    kind: ClassVar[str] = "revised"
    board: str


@dataclass(frozen=True)
class Named:
    """Somebody else plays a company from now on, or is called otherwise."""

    kind: ClassVar[str] = "named"
    company: str
    player: str


Entry = Founded | Read | Decided | Attending | Played | Named | Revised
KINDS: dict[str, Any] = {entry.kind: entry for entry in (Founded, Read, Decided, Attending, Played, Named, Revised)}
_OPTIONAL = ("after",)


def to_json(entry: Entry) -> Json:
    """The entry as the document holds it."""
    values = {name: getattr(entry, name) for name in entry.__dataclass_fields__ if name != "kind"}
    written = {name: _listed(value) for name, value in values.items() if value is not None}
    return {"entry": entry.kind} | written


def from_json(data: Any) -> Entry:
    """The opposite of `to_json`; CampaignError for what is no entry."""
    if not isinstance(data, dict) or not isinstance(data.get("entry"), str) or data["entry"] not in KINDS:
        raise CampaignError("this is no entry of a campaign")
    kind = KINDS[data["entry"]]
    names = [name for name in kind.__dataclass_fields__ if name != "kind"]
    if data.keys() | set(_OPTIONAL) != {"entry", *names, *_OPTIONAL} or not data.keys() <= {"entry", *names}:
        raise CampaignError(f"an entry {data['entry']!r} has the fields {', '.join(names)}")
    values = {name: _SHAPES[name](name, data[name]) for name in names if name in data}
    return kind(**values)  # type: ignore[no-any-return]


def _listed(value: Any) -> Any:
    return [_listed(item) for item in value] if isinstance(value, tuple) else value


def _text(name: str, value: Any) -> str:
    if not isinstance(value, str) or len(value) > 200:
        raise CampaignError(f"{name} should be a text")
    return value


def _texts(name: str, value: Any) -> tuple[str, ...]:
    if not isinstance(value, list):
        raise CampaignError(f"{name} should be a list")
    return tuple(_text(name, item) for item in value)


def _pairs(name: str, value: Any) -> tuple[tuple[str, str], ...]:
    if not isinstance(value, list) or not all(isinstance(pair, list) and len(pair) == 2 for pair in value):
        raise CampaignError(f"{name} should be a list of pairs")
    return tuple((_text(name, a), _text(name, b)) for a, b in value)


def _object(name: str, value: Any) -> Json:
    if not isinstance(value, dict):
        raise CampaignError(f"{name} should be an object")
    return value


_SHAPES: dict[str, Any] = {
    "companies": _pairs,
    "edition": _text,
    "board": _text,
    "commitment": _text,
    "card": _text,
    "company": _text,
    "player": _text,
    "option": _text,
    "absent": _texts,
    "record": _object,
    "after": _object,
}
