"""Boards that read well: the numbers hold on every shipped board and on maps nobody drew by hand."""

from __future__ import annotations

import gzip
import math
import random
import re
import xml.etree.ElementTree as ET
from dataclasses import replace
from itertools import combinations
from pathlib import Path

import pytest

from branchline.draw.board import LAYOUT_FILE, claims_of, draw_file, pins_of, stored_layout
from branchline.draw.check import layout_problems
from branchline.draw.claims import Claims, Player
from branchline.draw.compute import compute_layout
from branchline.draw.heat import ABOVE, BELOW, MIDDLE, RISING, UNKNOWN, gains_and_losses, ink_on, shares
from branchline.draw.layout import BoardLayout, geography_of
from branchline.draw.ownership import pairs
from branchline.draw.pieces import inside, piece
from branchline.draw.render import draw_board
from branchline.draw.sight import EYES, apart, light_of
from branchline.draw.theme import (
    CARD_FILLS,
    CARD_SYMBOLS,
    DARK,
    LIGHT,
    PLAYER_FILLS,
    PLAYER_GLYPHS,
    SPARE_SYMBOLS,
    theme_of,
)
from branchline.draw.typeface import text_width
from branchline.edition import FOLDER, OptionError, available_editions, load_edition
from branchline.game import Game

SVG = "{http://www.w3.org/2000/svg}"


def board(name: str, dark: bool = False, claims: Claims | None = None, tickets: tuple[int, ...] = ()) -> str:
    edition = load_edition(name)
    return draw_board(
        edition, stored_layout(edition, FOLDER / name), geography_of(FOLDER / name), dark, claims, tickets
    )


# --- layouts ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", available_editions())
def test_nothing_overlaps_on_a_shipped_board(name: str) -> None:
    edition = load_edition(name)
    layout = BoardLayout.from_json((FOLDER / name / LAYOUT_FILE).read_text(encoding="utf-8"))
    assert [len(route.slots) for route in layout.routes] == [route.length for route in edition.routes]
    assert layout_problems(edition, layout) == []


def custom_map(folder: Path, seed: int) -> Path:
    """A map of random places: each connected to near ones where no line crosses another."""
    chance = random.Random(seed)
    places: list[tuple[float, float]] = []
    while len(places) < 14 + seed:
        place = (chance.uniform(0, 16), chance.uniform(0, 10))
        if all(math.dist(place, other) > 1.5 for other in places):
            places.append(place)
    near = sorted(combinations(range(len(places)), 2), key=lambda pair: math.dist(places[pair[0]], places[pair[1]]))
    lines: list[tuple[int, int]] = []
    for a, b in near:
        degree = [sum(end in line for line in lines) for end in (a, b)]
        if max(degree) < 5 and not any(_cross(places, (a, b), line) for line in lines):
            lines.append((a, b))
    kept = _connected(len(places), lines)
    colors = ("blue", "green", "black", "pink", "red", "orange", "grey")
    routes = []
    for a, b in kept:
        length = max(1, min(4, round(math.dist(places[a], places[b]) / 1.3)))
        for color in chance.sample(colors, 2 if chance.random() < 0.25 else 1):
            routes.append(f'  {{ from = "c{a}", to = "c{b}", color = "{color}", length = {length} }},')
    cities = [
        f'  {{ id = "c{i}", name = "{chance.choice(["Ober", "Bad ", "Neu", "Sankt "])}{"abcdefgh"[i % 8] * 3}{i}", '
        f"lon = {x:.3f}, lat = {y:.3f} }},"
        for i, (x, y) in enumerate(places)
    ]
    tickets = [
        f'  {{ from = "c{a}", to = "c{b}", points = 5, sets = ["new-york"] }},'
        for a, b in chance.sample(list(combinations(range(len(places)), 2)), 12)
    ]
    text = (FOLDER / "new-york" / "edition.toml").read_text(encoding="utf-8")
    folder.mkdir()
    (folder / "edition.toml").write_text(text.replace('name = "new-york"', f'name = "random-{seed}"'), encoding="utf-8")
    parts = {"cities": cities, "routes": routes, "tickets": tickets}
    (folder / "board.toml").write_text(
        "\n".join(f"{name} = [\n" + "\n".join(rows) + "\n]" for name, rows in parts.items()) + "\n", encoding="utf-8"
    )
    return folder


def _cross(places: list[tuple[float, float]], one: tuple[int, int], two: tuple[int, int]) -> bool:
    if set(one) & set(two):
        return False
    (p, q), (r, s) = [[places[i] for i in line] for line in (one, two)]

    def side(a: tuple[float, float], b: tuple[float, float], c: tuple[float, float]) -> float:
        return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])

    return side(p, q, r) * side(p, q, s) < 0 and side(r, s, p) * side(r, s, q) < 0


def _connected(count: int, lines: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """A spanning tree of the shortest lines, and every second one of the rest."""
    root = list(range(count))

    def find(i: int) -> int:
        while root[i] != i:
            i = root[i]
        return i

    tree, rest = [], []
    for a, b in lines:
        if find(a) != find(b):
            root[find(a)] = find(b)
            tree.append((a, b))
        else:
            rest.append((a, b))
    return tree + rest[::2]


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(10))
def test_nothing_overlaps_on_a_map_nobody_drew(tmp_path: Path, seed: int) -> None:
    edition = load_edition(custom_map(tmp_path / "map", seed))
    layout = compute_layout(edition, pins=pins_of(edition))
    assert layout_problems(edition, layout) == []
    ET.fromstring(draw_board(edition, layout, {}))


@pytest.mark.slow
def test_the_same_board_is_laid_out_the_same(tmp_path: Path) -> None:
    edition = load_edition("berlin")
    geography = geography_of(FOLDER / "berlin")
    assert compute_layout(edition, geography).to_json() == compute_layout(edition, geography).to_json()


@pytest.mark.slow
def test_what_an_author_pins_stays_there(tmp_path: Path) -> None:
    folder = custom_map(tmp_path / "map", 3)
    text = (folder / "board.toml").read_text(encoding="utf-8")
    (folder / "board.toml").write_text(text.replace('{ id = "c0",', '{ id = "c0", pin = [300, 400],'), encoding="utf-8")
    edition = load_edition(folder)
    city = compute_layout(edition, pins=pins_of(edition)).cities[0]
    assert (city.x, city.y) == pytest.approx((300, 400), abs=1)


# --- drawings ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("dark", [False, True])
@pytest.mark.parametrize("name", available_editions())
def test_a_drawing_is_small_and_complete(name: str, dark: bool) -> None:
    edition, svg = load_edition(name), board(name, dark)
    assert len(svg.encode()) < 300_000
    assert len(gzip.compress(svg.encode())) < 80_000
    root = ET.fromstring(svg)
    routes = [g for g in root.iter(f"{SVG}g") if "data-route" in g.attrib]
    assert [g.attrib["data-route"] for g in routes] == [route.id for route in edition.routes]
    cities = [g for g in root.iter(f"{SVG}g") if "data-city" in g.attrib]
    assert [g.attrib["data-city"] for g in cities] == [city.id for city in edition.cities]
    names = {" ".join(span.text or "" for span in text) for text in root.iter(f"{SVG}text")}
    assert {city.name for city in edition.cities} <= names


def test_what_a_route_needs_is_on_its_slots() -> None:
    root = ET.fromstring(board("europe"))
    edition = load_edition("europe")
    for group in root.iter(f"{SVG}g"):
        if "data-route" in group.attrib:
            route = edition.route(group.attrib["data-route"])
            marks = [use.attrib["href"] for use in group.iter(f"{SVG}use")]
            assert marks.count("#loco") == route.symbols
            assert marks.count(f"#c-{route.color}") == (0 if route.color == "grey" else route.length)
            kind = "tunnel" if route.tunnel else "slot"
            assert marks.count(f"#{kind}-{route.color}") == route.length
    tunnel = next(g for g in root.iter(f"{SVG}g") if g.attrib.get("id") == "tunnel-grey")
    assert any("stroke-dasharray" in rect.attrib for rect in tunnel.iter(f"{SVG}rect"))


def test_waves_and_card_counts_are_shown() -> None:
    root = ET.fromstring(board("italy"))
    waves = sum(use.attrib["href"] == "#wave" for use in root.iter(f"{SVG}use"))
    assert waves == sum(route.waves for route in load_edition("italy").routes)
    subway = next(route for route in load_edition("berlin").routes if route.cards != route.length)
    group = next(g for g in ET.fromstring(board("berlin")).iter(f"{SVG}g") if g.attrib.get("data-route") == subway.id)
    assert [text.text for text in group.iter(f"{SVG}text")] == [str(subway.cards)]


def test_a_game_is_shown_with_owners_stations_and_the_last_route(tmp_path: Path) -> None:
    from branchline.lab.games import Setting

    game = Setting.of("europe", players=3, seed=1).play_written(0)
    claims = claims_of(game)
    root = ET.fromstring(board("europe", claims=claims))
    pieces = [use.attrib["href"] for use in root.iter(f"{SVG}use") if use.attrib["href"].startswith("#piece")]
    for seat in range(3):
        spaces = sum(route.length for route in game.view().routes(seat))
        assert pieces.count(f"#piece{seat}-car") == spaces
    assert sum(g.attrib.get("class") == "station" for g in root.iter(f"{SVG}g")) == len(claims.stations) > 0
    assert [g.attrib["data-route"] for g in root.iter(f"{SVG}g") if g.attrib.get("class") == "route last"]
    game.save(tmp_path / "game.json")
    draw_file("europe", tmp_path / "game.svg", claims=tmp_path / "game.json", tickets=["athina-edinburgh"])
    assert ET.parse(tmp_path / "game.svg").getroot().tag == f"{SVG}svg"


@pytest.mark.slow
def test_files_are_written_as_their_name_says(tmp_path: Path) -> None:
    draw_file("new-york", tmp_path / "a.png", width=800)
    assert (tmp_path / "a.png").read_bytes()[:8] == b"\x89PNG\r\n\x1a\n"
    draw_file("new-york", tmp_path / "a.pdf", dark=True)
    assert (tmp_path / "a.pdf").read_bytes()[:5] == b"%PDF-"
    with pytest.raises(OptionError, match=r"drawn as \.svg"):
        draw_file("new-york", tmp_path / "a.gif")
    with pytest.raises(OptionError, match="no ticket"):
        draw_file("new-york", tmp_path / "a.svg", tickets=["nowhere"])


# --- colours ----------------------------------------------------------------------------------------------------------


def luminance(color: str) -> float:
    red, green, blue = light_of(color)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, two: str) -> float:
    high, low = sorted((luminance(one), luminance(two)), reverse=True)
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize("name", [*available_editions(), "a map of yours"])
@pytest.mark.parametrize("dark", [False, True])
def test_lettering_and_outlines_stand_out(name: str, dark: bool) -> None:
    theme = theme_of(name, dark)
    assert contrast(theme.ink, theme.halo) >= 4.5
    for ground in (theme.land, theme.sea, theme.paper, theme.park):
        assert contrast(theme.ink, ground) >= 4.5
    # A slot is told from the map by its ink outline inside a light halo: one of the two always stands out.
    for ground in (theme.land, theme.sea, theme.paper, theme.park):
        assert max(contrast("#16130f", ground), contrast("#fffaf0", ground)) >= 3


def test_every_colour_has_a_symbol_that_stands_out_on_it() -> None:
    for name in available_editions():
        for color in load_edition(name).cards.colors:
            assert color in CARD_SYMBOLS
            ink = "#ffffff" if color == "black" else "#1d1a16"
            assert contrast(ink, CARD_FILLS[color]) >= 4.5, color  # on a card
            assert contrast("#1d1a16", inside(CARD_FILLS[color])) >= 4.5, color  # on the board
    assert len(set(CARD_SYMBOLS.values())) == len(CARD_SYMBOLS)


@pytest.mark.parametrize("eye", EYES)
def test_players_are_told_apart_by_every_eye(eye: str) -> None:
    """By their colours, which without any colours at all is not possible for five, and by glyphs in any case."""
    assert len(set(PLAYER_GLYPHS)) == len(PLAYER_GLYPHS) == len(PLAYER_FILLS)
    for one, two in combinations(PLAYER_FILLS, 2):
        assert eye == "grey" or apart(light_of(one), light_of(two), eye) > 15, (one, two)
    for color in PLAYER_FILLS:
        assert contrast("#ffffff", color) >= 4.5  # its glyph


@pytest.mark.parametrize("name", available_editions())
def test_a_claimed_route_is_never_taken_for_a_free_one(name: str) -> None:
    """By the distance of every piece to every free space of its board; `python -m tools.ownership` lists them."""
    least = {"grey": 14, "all colours": 35}
    for pair in pairs(load_edition(name)):
        assert pair.distance >= least.get(pair.eye, 18), pair
    assert not set(PLAYER_GLYPHS) & {*CARD_SYMBOLS.values(), *SPARE_SYMBOLS}


@pytest.mark.parametrize(
    ("edition", "names"), [("europe", ["car"]), ("new-york", ["taxi"]), ("berlin", ["tram", "subway"])]
)
def test_pieces_look_like_what_they_are(edition: str, names: list[str]) -> None:
    drawn = board(edition)
    shapes = {piece(PLAYER_FILLS[0], name) for name in names}
    assert len(shapes) == len(names)
    for name in names:
        assert f'<g id="piece0-{name}">{piece(PLAYER_FILLS[0], name)}</g>' in drawn
    assert piece("#123456", "airship") == piece("#123456", "car")  # of a map of one's own


def test_light_and_dark_know_the_same_editions() -> None:
    assert set(LIGHT) == set(DARK)


def test_a_game_keeps_its_view_for_the_drawing() -> None:
    """The drawing of a running game shows only what everybody knows."""
    game = Game.new("europe", players=["Ann", "Bob"], seed=1)
    claims = claims_of(game)
    assert (claims.routes, claims.stations, claims.last) == ({}, {}, None)
    assert [player.name for player in claims.players] == ["Ann", "Bob"]
    assert claims.players[0].facts == "45 cars, 3 stations, 4 cards, 0 tickets"


def test_a_highlighted_ticket_dims_the_rest_and_keeps_what_leads_there() -> None:
    edition = load_edition("europe")
    own = edition.route(
        "london-dieppe-1" if any(r.id == "london-dieppe-1" for r in edition.routes) else "dieppe-london-1"
    )
    far = edition.route("cadiz-lisboa")
    ticket = next(t.index for t in edition.tickets if "dieppe" in t.places)
    svg = board("europe", claims=Claims({own.index: 0, far.index: 1}), tickets=(ticket,))
    after_veil = svg.split('class="veil"')[1]
    assert f'data-route="{own.id}"' in after_veil
    assert f'data-route="{far.id}"' not in after_veil
    assert after_veil.count("#c2185b") == 2


def test_players_stand_on_the_score_track_and_in_the_strip() -> None:
    players = (Player("Ann & Co", 7, "3 cars"), Player("Bob", 107, "2 cars"))
    root = ET.fromstring(board("europe", claims=Claims(players=players)))
    markers = [g.attrib["transform"] for g in root.iter(f"{SVG}g") if g.attrib.get("class") == "marker"]
    assert len(set(markers)) == 2  # 7 and 107 points are the same step, side by side
    assert {"Ann & Co · 7", "Bob · 107"} <= {text.text for text in root.iter(f"{SVG}text")}


@pytest.mark.slow
def test_parts_of_a_growing_map_are_shown_one_by_one() -> None:
    edition = load_edition("legends")
    layout, geography = stored_layout(edition, FOLDER / "legends"), geography_of(FOLDER / "legends")
    assert len(edition.boards) == 13

    def cities(boards: list[str]) -> set[str]:
        root = ET.fromstring(draw_board(edition, layout, geography, boards=boards))
        shown = {g.attrib["data-route"] for g in root.iter(f"{SVG}g") if "data-route" in g.attrib}
        found = {g.attrib["data-city"] for g in root.iter(f"{SVG}g") if "data-city" in g.attrib}
        for route in edition.routes:
            assert (route.id in shown) == all(edition.cities[end].id in found for end in route.ends)
        return found

    everything = cities([])
    assert everything == {city.id for city in edition.cities}
    for part in edition.boards:
        assert cities([part.id]) == {city.id for city in edition.cities if city.board == part.id}


def test_a_map_that_is_only_drawn_is_not_played() -> None:
    with pytest.raises(OptionError, match="can be drawn but not played"):
        Game.new(replace(load_edition("berlin"), playable=False))


# --- heat maps --------------------------------------------------------------------------------------------------------


def test_a_heat_map_colours_every_route_by_its_figure() -> None:
    edition = load_edition("berlin")
    values = {route.index: (route.index - 20) / 100 for route in edition.routes[:-1]}
    heat = gains_and_losses("Gains & losses", values)
    assert heat.color(0) == BELOW[1]
    assert heat.color(20) == MIDDLE
    assert heat.color(50) == ABOVE[-1]
    drawing = draw_board(edition, stored_layout(edition, FOLDER / "berlin"), geography_of(FOLDER / "berlin"), heat=heat)
    root = ET.fromstring(drawing)
    assert root.get("aria-label") == "Berlin: Gains & losses"
    routes = {group.get("data-route"): group for group in root.iter(f"{SVG}g") if group.get("class") == "route"}
    for route in edition.routes:
        group = routes[route.id]
        assert group.get("color") == heat.color(route.index)
        assert len(group.findall(f"{SVG}use")) == route.length
        (figure,) = group.findall(f"{SVG}text")
        assert figure.text == (f"{route.index - 20:+.1f}" if route.index in values else "–")
    legend = next(group for group in root.iter(f"{SVG}g") if group.get("class") == "legend")
    texts = [text.text for text in legend.iter(f"{SVG}text")]
    assert texts == ["Gains & losses", *(text for _, text in heat.legend)]


def test_shares_grow_darker() -> None:
    heat = shares("Shares", {0: 0.0, 1: 0.19, 2: 0.21, 3: 0.5, 4: 1.0})
    assert [heat.color(route) for route in range(6)] == [RISING[0], RISING[0], RISING[1], RISING[2], RISING[4], UNKNOWN]
    assert [text for _, text in heat.legend] == ["0–20%", "20–40%", "40–60%", "60–80%", "80–100%"]
    assert shares("Small shares", {0: 0.5}).legend[-1] == (RISING[-1], "40–50%")


def test_figures_read_on_every_colour_of_a_heat_map() -> None:
    for color in (*BELOW, MIDDLE, *ABOVE, *RISING, UNKNOWN):
        assert contrast(ink_on(color), color) >= 4.5, color


@pytest.mark.parametrize("name", available_editions())
def test_names_of_areas_lie_inside_the_frame(name: str) -> None:
    root = ET.fromstring(board(name))
    width, height = (float(root.attrib[side]) for side in ("width", "height"))
    shown = root.findall(f".//{SVG}g[@class='map']/{SVG}text")
    assert shown or name not in ("europe", "italy", "berlin")
    for text in shown:
        x, y, turn = map(float, re.findall(r"-?[\d.]+", text.attrib["transform"]))
        said = text.text or ""
        half = (text_width(said, italic=True) + 0.25 * len(said)) * float(text.attrib["font-size"]) / 2
        along, across = abs(half * math.cos(math.radians(turn))), abs(half * math.sin(math.radians(turn)))
        assert along + 30 < x < width - 30 - along, text.text
        assert across + 30 < y < height - 30 - across, text.text


def test_titles_with_quotes_stay_titles() -> None:
    edition = replace(load_edition("berlin"), title='"><b>&')
    drawing = draw_board(edition, stored_layout(edition, FOLDER / "berlin"), {})
    assert ET.fromstring(drawing).get("aria-label") == '"><b>&'
