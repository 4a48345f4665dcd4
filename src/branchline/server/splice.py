"""JSON put together from pieces that are written already: what many are told is written once."""

from collections.abc import Iterable


def joined(*objects: str) -> str:
    """One object with the fields of several, none of which is empty."""
    return "{" + ",".join(text[1:-1] for text in objects) + "}"


def listed(pieces: Iterable[str]) -> str:
    """A list of them."""
    return "[" + ",".join(pieces) + "]"


def completed(text: str, **fields: str) -> str:
    """An object that is not empty, with more fields."""
    return text[:-1] + "".join(f',"{name}":{value}' for name, value in fields.items()) + "}"
