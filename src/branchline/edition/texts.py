"""Texts of an edition's cards by language: plain Fluent messages in `text/*.LANGUAGE.ftl` beside edition.toml.

A message is `name = text`; lines that begin with a blank go on with it. There is nothing to fill in, so this is all of
Fluent that is needed here.
"""

from functools import lru_cache
from pathlib import Path

LANGUAGES = ("en", "de", "nl")
FOLDER = "text"


@lru_cache(maxsize=64)
def read_texts(folder: Path, language: str) -> dict[str, str]:
    """All messages of a language, from all files of the folder; none where there is no such folder."""
    texts: dict[str, str] = {}
    for file in sorted((folder / FOLDER).glob(f"*.{language}.ftl")):
        texts |= parse_messages(file.read_text(encoding="utf-8"))
    return texts


def parse_messages(text: str) -> dict[str, str]:
    """The messages of one file.

    >>> parse_messages("# a comment\\nsnow = Snow on\\n    the hills\\n\\nsun = Sun\\n")
    {'snow': 'Snow on the hills', 'sun': 'Sun'}
    """
    messages: dict[str, list[str]] = {}
    current: list[str] = []
    for line in text.splitlines():
        if line.startswith("#") or not line.strip():
            continue
        if line[0].isspace():
            current.append(line.strip())
            continue
        name, _, value = line.partition("=")
        current = messages[name.strip()] = [value.strip()]
    return {name: " ".join(part for part in parts if part) for name, parts in messages.items()}
