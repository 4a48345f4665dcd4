"""The boards as the page gets them, facts and pictures. One that comes without a layout is laid out once and kept."""

import logging
import time
from functools import lru_cache
from hashlib import sha256
from pathlib import Path

from branchline import __version__
from branchline.draw.board import LAYOUT_FILE, draw_edition, part_layout, read_layout, stored_layout
from branchline.draw.files import MOST_BYTES
from branchline.draw.layout import BoardLayout, geography_of
from branchline.edition import (
    FILES,
    SHIPPED,
    Edition,
    EditionError,
    Problem,
    Setup,
    available_editions,
    edition_folder,
    load_edition,
    read_plain_file,
)
from branchline.edition.setup import boards_on_the_table
from branchline.server.edition_facts import as_on_table, edition_message
from branchline.server.models import EditionInfo

log = logging.getLogger("branchline.server")

GEOGRAPHY_FILE = "geography.json"


def lay_out_boards(layouts: Path) -> None:
    """Make sure that every added edition has a layout and can be drawn; EditionError says which cannot."""
    for name in available_editions()[len(SHIPPED) :]:
        try:
            board_picture(name, False, layouts)
        except EditionError:
            raise
        except Exception as error:  # the files are their author's: whatever they do, it is told as theirs
            reason = f"the board cannot be drawn: {type(error).__name__} {error}"
            raise EditionError([Problem(str(_folder(name) / GEOGRAPHY_FILE), 0, "undrawable", reason)]) from None


@lru_cache(maxsize=64)
def edition_info(name: str, layouts: Path | None = None) -> EditionInfo:
    """What a client needs to know of an edition; `layouts` is where computed layouts are kept."""
    edition, setup = load_edition(name), _told_beforehand(name)
    if setup is not None:
        return table_info(setup, layouts)
    return edition_message(edition, _layout(name, layouts))


@lru_cache(maxsize=64)
def table_info(setup: Setup, layouts: Path | None = None) -> EditionInfo:
    """The same of what is on a table: nothing is listed that is not."""
    edition = load_edition(setup.edition)
    return edition_message(edition, _part(setup.edition, boards_on_the_table(edition, setup), layouts), setup)


@lru_cache(maxsize=64)
def board_picture(name: str, dark: bool, layouts: Path | None = None, small: bool = False) -> str:
    """An edition's board as SVG; a small one without lettering."""
    edition, setup = load_edition(name), _told_beforehand(name)
    if setup is not None:
        return table_picture(setup, dark, layouts, small)
    return draw_edition(edition, _folder(name), _layout(name, layouts), dark=dark, small=small)


@lru_cache(maxsize=64)
def table_picture(setup: Setup, dark: bool, layouts: Path | None = None, small: bool = False) -> str:
    """The board on a table as SVG: only the parts that are there, as they are there."""
    edition = load_edition(setup.edition)
    layout = _part(setup.edition, boards_on_the_table(edition, setup), layouts)
    boards = boards_on_the_table(edition, setup) or ()
    return draw_edition(
        as_on_table(edition, setup), _folder(setup.edition), layout, dark=dark, boards=boards, small=small
    )


def has_own_picture(setup: Setup) -> bool:
    """Does the table look different from its edition? Where a map grows, it may."""
    return bool(load_edition(setup.edition).boards)


def _told_beforehand(name: str) -> Setup | None:
    """What everybody may see of an edition with stages that would tell too much; None: all of it."""
    edition = load_edition(name)
    offered = edition.table_variants
    return None if len(offered) == len(edition.variants) else edition.setup(offered[0].name)


@lru_cache(maxsize=64)
def _part(name: str, boards: tuple[str, ...] | None, layouts: Path | None) -> BoardLayout:
    """The layout of what is on a table: all of it, or some boards of a map that grows."""
    edition, whole = load_edition(name), _layout(name, layouts)
    if boards is None:
        return whole
    return part_layout(edition, _folder(name), whole, {city.index for city in edition.cities if city.board in boards})


def _folder(name: str) -> Path:
    folder = edition_folder(name)
    assert folder is not None, name
    return folder


@lru_cache(maxsize=64)
def _layout(name: str, layouts: Path | None) -> BoardLayout:
    edition, folder = load_edition(name), _folder(name)
    if layouts is None or read_layout(edition, folder / LAYOUT_FILE):
        return stored_layout(edition, folder)
    geography_of(folder)  # better told before it is laid out, which takes a while
    # Not in the edition's own folder: that is its author's.
    kept = layouts / f"{name}-{_digest(folder)}.json"
    return read_layout(edition, kept) or _lay_out(edition, folder, kept)


def _lay_out(edition: Edition, folder: Path, kept: Path) -> BoardLayout:
    log.info("laying out", extra={"edition": edition.name})
    began = time.monotonic()
    layout = stored_layout(edition, folder)
    kept.parent.mkdir(parents=True, exist_ok=True)
    kept.write_text(layout.to_json(), encoding="utf-8")
    log.info("laid out", extra={"edition": edition.name, "seconds": round(time.monotonic() - began, 1)})
    return layout


def _digest(folder: Path) -> str:
    """Of everything a layout follows from: the edition's files, and the program that lays out."""
    files = [folder / name for name in (*FILES, GEOGRAPHY_FILE)]
    parts = [__version__.encode(), *(read_plain_file(path, MOST_BYTES) if path.exists() else b"" for path in files)]
    return sha256(b"\0".join(parts)).hexdigest()[:16]
