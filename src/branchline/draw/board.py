"""`branchline draw`: an edition's board as a file."""

from collections.abc import Sequence
from itertools import combinations
from pathlib import Path
from typing import Any

from branchline.draw.claims import Claims, Player
from branchline.draw.compute import compute_layout
from branchline.draw.files import LAYOUT, read_facts, wrong
from branchline.draw.layout import BoardLayout, Pins, geography_of
from branchline.draw.part import cut_to, fits_part, is_slim, lay_out_part
from branchline.draw.render import draw_board
from branchline.draw.typeface import FOLDER as LETTERS
from branchline.draw.typeface import with_letters
from branchline.edition import Edition, OptionError, edition_folder, load_edition
from branchline.extras import needed
from branchline.game import Game
from branchline.game.names import plural
from branchline.game.view import View

LAYOUT_FILE, PART_FILES = "layout.json", "layout-*.json"
SUFFIXES = (".svg", ".png", ".pdf")


def pins_of(edition: Edition) -> Pins:
    """What the author of the board has fixed."""
    return Pins(
        cities={city.index: city.pin for city in edition.cities if city.pin},
        labels={city.index: city.label_pin for city in edition.cities if city.label_pin},
        routes={route.index: route.via for route in edition.routes if route.via},
    )


def make_layout(name_or_path: str | Path) -> BoardLayout:
    """Compute the layout of an edition anew and keep it with the edition."""
    edition, folder = load_edition(name_or_path), edition_folder(name_or_path)
    layout = compute_layout(edition, geography_of(folder), pins_of(edition))
    if folder is not None:
        (folder / LAYOUT_FILE).write_text(layout.to_json(), encoding="utf-8")
        make_parts(edition, folder, layout)
    return layout


def make_parts(edition: Edition, folder: Path, whole: BoardLayout) -> None:
    """Lay out anew what a map that grows begins with, and with one board or two more, where that would be slim."""
    first, more = ([part.id for part in edition.boards if part.start is start] for start in (True, False))
    for added in [(), *combinations(more, 1), *combinations(more, 2)] if more else []:
        cities = {city.index for city in edition.cities if city.board in (*first, *added)}
        if is_slim(cut_out(edition, whole, cities)):
            layout = lay_out_part(edition, geography_of(folder), cities)
            name = f"layout-{'-'.join(added) or 'start'}.json"
            (folder / name).write_text(layout.to_json(), encoding="utf-8")


def cut_out(edition: Edition, whole: BoardLayout, cities: set[int]) -> BoardLayout:
    """These cities, and the routes between them, cut out of the sheet."""
    return cut_to(whole, cities, [route.index for route in edition.routes if cities.issuperset(route.ends)])


def part_layout(edition: Edition, folder: Path, whole: BoardLayout, cities: set[int]) -> BoardLayout:
    """The layout of these cities: cut out of the whole sheet, or laid out anew where that is slim and was done."""
    cut = cut_out(edition, whole, cities)
    kept = (_read(path) for path in sorted(folder.glob(PART_FILES))) if is_slim(cut) else ()
    return next((layout for layout in kept if fits_part(edition, layout, cities)), cut)


def read_layout(edition: Edition, path: Path) -> BoardLayout | None:
    """The layout in a file; None where there is none, or the board has changed since."""
    if not path.exists():
        return None
    layout = _read(path)
    slots = [len(route.slots) for route in layout.routes]
    fits = len(layout.cities) == len(edition.cities) and slots == [route.length for route in edition.routes]
    return layout if fits else None


def _read(path: Path) -> BoardLayout:
    facts = read_facts(path, LAYOUT)
    try:
        return BoardLayout.from_facts(facts)
    except (ValueError, LookupError, TypeError, AttributeError):  # whatever is not there or not as it should be
        raise wrong(path, LAYOUT, "this is no layout; delete it, or make it anew") from None


def stored_layout(edition: Edition, folder: Path | None) -> BoardLayout:
    """The layout kept with the edition; computed where there is none or the board has changed since."""
    stored = None if folder is None else read_layout(edition, folder / LAYOUT_FILE)
    return stored or compute_layout(edition, geography_of(folder), pins_of(edition))


def draw_edition(edition: Edition, folder: Path | None, layout: BoardLayout | None = None, **how: Any) -> str:
    """The board as SVG, with the layout and the geography of the edition's folder; `how` is that of `draw_board`."""
    return draw_board(edition, layout or stored_layout(edition, folder), geography_of(folder), **how)


def claims_of(game: Game) -> Claims:
    """Who owns what in a game."""
    view = game.view()
    routes = {route.index: seat for seat in range(len(game.players)) for route in view.routes(seat)}
    stations = {city.index: seat for seat in range(len(game.players)) for city in view.stations(seat)}
    claimed = [event.details["route"] for event in game.events() if event.kind == "claimed"]
    last = claimed[-1] if claimed and isinstance(claimed[-1], int) else None
    # Points on the track; once the game is over those of the sheets.
    points = [sheet.total for sheet in game.sheets()] if game.is_over else view.record.public.points
    players = tuple(_player(view, seat, int(points[seat])) for seat in range(len(game.players)))
    return Claims(routes, stations, last, players)


def _player(view: View, seat: int, points: int) -> Player:
    """A player's points, pieces, stations, cards and tickets."""
    facts = [plural(count, piece) for piece, count in view.pieces(seat).items()]
    if view.edition.stations:
        facts.append(plural(int(view.record.public.stations[seat]), "station"))
    facts.append(plural(int(view.record.hand_size[seat]), "card"))
    facts.append(plural(int(view.record.ticket_count[seat]), "ticket"))
    return Player(view.players[seat], points, ", ".join(facts))


def ticket_numbers(edition: Edition, wanted: Sequence[str]) -> list[int]:
    """Tickets by their ids."""
    try:
        return [edition.ticket(name).index for name in wanted]
    except LookupError as error:
        raise OptionError(str(error.args[0])) from None


def _known_boards(edition: Edition, wanted: Sequence[str]) -> Sequence[str]:
    known = [part.id for part in edition.boards]
    for name in wanted:
        if name not in known:
            raise OptionError(f"{edition.title} has no board {name!r}, only {', '.join(known) or 'one piece'}")
    return wanted


def picture(svg: str, suffix: str, width: int) -> bytes:
    """The drawing as PNG or PDF. Needs the extra `pictures`."""
    vl_convert = needed("vl_convert", "pictures", suffix)
    vl_convert.register_font_directory(str(LETTERS))
    if suffix == ".pdf":
        return bytes(vl_convert.svg_to_pdf(svg))
    return bytes(vl_convert.svg_to_png(svg, scale=width / 1600))


def draw_file(
    name_or_path: str | Path,
    out: Path,
    dark: bool = False,
    claims: Path | None = None,
    tickets: Sequence[str] = (),
    width: int = 1600,
    boards: Sequence[str] = (),
) -> None:
    """Draw an edition's board into a file; its suffix says how."""

    if out.suffix not in SUFFIXES:
        raise OptionError(f"{out.name}: a board is drawn as {', '.join(SUFFIXES)}")
    edition, folder = load_edition(name_or_path), edition_folder(name_or_path)
    owners = claims_of(Game.load(claims, edition)) if claims else None
    svg = draw_edition(
        edition,
        folder,
        dark=dark,
        claims=owners,
        tickets=ticket_numbers(edition, tickets),
        boards=_known_boards(edition, boards),
    )
    data: Any = with_letters(svg).encode() if out.suffix == ".svg" else picture(svg, out.suffix, width)
    out.write_bytes(data)
