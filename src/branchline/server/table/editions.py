"""The edition a table plays."""

from functools import lru_cache

from branchline.edition import Edition, available_editions, load_edition
from branchline.server.entries import Created
from branchline.server.refusals import Refused


@lru_cache(maxsize=16)
def shared_edition(name: str) -> Edition:
    """An edition; all its tables share it."""
    return load_edition(name)


def table_editions() -> list[str]:
    """The names of the editions that tables can be opened for."""
    return [name for name in available_editions() if shared_edition(name).table_variants]


def find_edition(name: str, missing: str) -> Edition:
    """An edition by its name; loading would take a folder of this machine too."""
    if name not in table_editions():
        raise Refused("no_such_edition", missing)
    return shared_edition(name)


def edition_of(created: Created) -> Edition:
    """The edition a table was made with; another version of it would replay another game."""
    name = created.setup.edition
    if created.campaign is not None and name in available_editions():
        edition = shared_edition(name)
    else:
        edition = find_edition(name, f"the edition {name} is not there any more")
    if edition.fingerprint != created.fingerprint:
        raise Refused("edition_changed", f"the table was made with another version of {edition.title}")
    return edition
