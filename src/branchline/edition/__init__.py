"""Editions: what a game is played with. Two text files are read, checked as a whole, and compiled into a `Board`.

An edition is a folder with `edition.toml` (numbers, options, variants) and `board.toml` (places, routes, tickets).
`docs/editions.md` describes both. `load_edition` returns an `Edition` or raises `EditionError`, which lists every
problem of both files with its line; `check_edition` returns that list.

    >>> edition = load_edition("europe")
    >>> edition.title, len(edition.cities), len(edition.routes)
    ('Europe', 47, 101)
    >>> int(edition.board(edition.setup("mega"))[0].deal_long)
    2

One way through this room: `errors`, `places` (what stands where in a file) → `facts` (what an edition is made of) →
`setup` (what lies on the table) → `compile` → `edition` → `checks` → `reader`, `board_reader` → `load`.
"""

from branchline.edition.compile import held_sources
from branchline.edition.edition import Edition
from branchline.edition.errors import EditionError, OptionError
from branchline.edition.facts import (
    GREY,
    BoardPart,
    Bonus,
    Cards,
    City,
    Ferries,
    Piece,
    Provenance,
    Regions,
    Route,
    Stations,
    Ticket,
    Variant,
)
from branchline.edition.files import read_plain_file
from branchline.edition.load import (
    FILES,
    FOLDER,
    SHIPPED,
    add_editions,
    available_editions,
    check_edition,
    edition_folder,
    load_edition,
)
from branchline.edition.places import Problem
from branchline.edition.setup import Setup, check_enough_tickets, check_seats, cities_on_the_table, tickets_on_the_table

__all__ = [
    "FILES", "FOLDER", "GREY", "SHIPPED", "BoardPart", "Bonus", "Cards", "City", "Edition",
    "EditionError", "Ferries", "OptionError", "Piece", "Problem", "Provenance", "Regions", "Route", "Setup", "Stations",
    "Ticket", "Variant", "add_editions", "available_editions", "check_edition", "check_enough_tickets", "check_seats",
    "cities_on_the_table", "edition_folder", "held_sources", "load_edition", "read_plain_file", "tickets_on_the_table",
]  # fmt: skip
