"""Finding and loading editions: those that come with the program, those that were added, and any folder."""

from pathlib import Path

from branchline.edition.board_reader import read_board
from branchline.edition.edition import Edition
from branchline.edition.effects import Words
from branchline.edition.errors import EditionError
from branchline.edition.facts import BOARD_FILE, EDITION_FILE
from branchline.edition.places import Document, Problem, suggestion
from branchline.edition.printed import PrintedCards, check_printed, read_printed, with_printed
from branchline.edition.reader import read_numbers

SHIPPED = ("europe", "italy", "new-york", "berlin", "legends")
FOLDER = Path(__file__).parent.parent / "editions"
FILES = EDITION_FILE, BOARD_FILE

_added: dict[str, Path] = {}  # editions of the operator's own, by name: see `add_editions`


def available_editions() -> tuple[str, ...]:
    """The names of the editions that come with the program, then of those that were added."""
    return (*SHIPPED, *_added)


def add_editions(folder: Path) -> list[str]:
    """Let the editions in the subfolders of a folder be found by their names, like those that come with the program.

    All of them or none: EditionError lists every problem of every one, a name that is taken among them.
    """
    try:
        places = sorted(place for place in folder.iterdir() if any((place / name).exists() for name in FILES))
    except OSError as error:
        raise EditionError([Problem(str(folder), 0, "unreadable", f"cannot be read: {error.strerror}")]) from None
    problems = [] if places else [Problem(str(folder), 0, "no-editions", f"no folder in it has an {EDITION_FILE}")]
    added: dict[str, Path] = {}
    for place in places:
        edition, wrong = _read_edition(place)
        if edition is not None and not wrong:
            wrong = _unwelcome(edition, place, _added | added)
            added[edition.name] = place
        problems += wrong
    if problems:
        raise EditionError(problems)
    _added.update(added)
    return list(added)


def _unwelcome(edition: Edition, place: Path, added: dict[str, Path]) -> list[Problem]:
    """Why an edition that can be read cannot be added to those there are."""
    file = str(place / EDITION_FILE)
    if edition.name in SHIPPED:
        return [Problem(file, 0, "name-taken", f"the name {edition.name} belongs to an edition of the program")]
    if edition.name in added:
        return [Problem(file, 0, "name-taken", f"the edition in {added[edition.name]} is called {edition.name} too")]
    if not edition.playable:
        return [Problem(file, 0, "not-playable", f"{edition.title} can be drawn but not played")]
    return []


def load_edition(name_or_path: str | Path) -> Edition:
    """The edition of that name, or in that folder, or to which that file belongs.

    The name of a shipped or added edition wins over a folder called the same; write `./europe` for the folder.
    """
    edition, problems = _read_edition(name_or_path)
    if edition is None or problems:
        raise EditionError(problems)
    return edition


def edition_folder(name_or_path: str | Path) -> Path | None:
    """The folder an edition's files lie in; None if there is no such edition."""
    folder = _locate(name_or_path)
    return None if isinstance(folder, Problem) else folder


def check_edition(name_or_path: str | Path) -> list[Problem]:
    """Everything that is wrong with an edition; an empty list means that it loads, compiles and can be played."""
    return _read_edition(name_or_path)[1]


def _read_edition(name_or_path: str | Path) -> tuple[Edition | None, list[Problem]]:
    folder = _locate(name_or_path)
    if isinstance(folder, Problem):
        return None, [folder]
    numbers, board = Document(folder / EDITION_FILE), Document(folder / BOARD_FILE)
    edition = read_numbers(numbers.root) if numbers.readable else None
    printed = PrintedCards()
    if edition:
        printed = read_printed(folder, Words(edition.sources, edition.own_lines, edition.tokens, edition.markers))
        edition = with_printed(edition, printed)
    if edition and board.readable:
        edition = read_board(numbers.root, board.root, edition)
        check_printed(edition, printed)
    problems = [*sorted(numbers.problems, key=_by_line), *sorted(board.problems, key=_by_line), *printed.problems]
    return edition, problems


def _by_line(problem: Problem) -> int:
    return problem.line


def _locate(name_or_path: str | Path) -> Path | Problem:
    if name_or_path in SHIPPED:
        return FOLDER / str(name_or_path)
    if isinstance(name_or_path, str) and name_or_path in _added:
        return _added[name_or_path]
    path = Path(name_or_path)
    if path.name in FILES:
        return path.parent
    try:
        if path.is_dir():
            return path
    except (OSError, ValueError):  # names no file system can hold
        pass
    return Problem(str(name_or_path), 0, "unknown-edition", _unknown_edition(str(name_or_path)))


def _unknown_edition(name: str) -> str:
    known = available_editions()
    return f"there is no edition or folder of this name; the editions are {', '.join(known)}{suggestion(name, known)}"
