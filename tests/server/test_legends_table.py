"""Legends of the West at tables: which stages can be opened, what is on the table, and what views tell of it."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from branchline.draw.board import PART_FILES, cut_out, part_layout, stored_layout
from branchline.draw.check import layout_problems
from branchline.draw.layout import BoardLayout
from branchline.draw.part import _only, is_slim
from branchline.edition import cities_on_the_table
from branchline.edition.setup import companies_of, event_deck, large_cities, sources_in_force
from branchline.server import models
from branchline.server.boards import edition_info, table_info, table_picture
from branchline.server.printed import cards_told
from branchline.server.table import proposals
from tests.kit.paths import EDITIONS
from tests.kit.server import OPEN, App, Room, refused, run, trouble, wish
from tests.kit.stored import play_well
from tests.kit.west import LEGENDS, START

FOLDER = EDITIONS / "legends"


def west(variant: str = "first-game", players: int = 2, **options: Any) -> Room:
    return Room.playing(players, edition="legends", setup=LEGENDS.setup(variant, **options))


def view_of(room: Room, token: str | None = None) -> models.SeatView:
    return room.live.snapshot(token).views[0]


# --- what can be opened -----------------------------------------------------------------------------------------------


def test_only_the_first_game_can_be_opened_by_anybody(tmp_path: Path) -> None:
    """The later stages would tell a campaign's players what they have still to find; they are not even named."""

    async def story(app: App) -> None:
        editions = {one["name"]: one for one in (await app.get("/api/editions")).json()}
        assert editions["legends"]["variants"] == [["first-game", "First game, 1865"]]
        assert (await app.post("tables", wish(OPEN, OPEN, edition="legends"))).status_code == 201
        for variant in ("all-boards", "fourth-game", "nonsense"):
            answer = await app.post("tables", wish(OPEN, OPEN, edition="legends") | {"variant": variant})
            text = trouble(answer, 422, "bad_setting")
            assert "first-game" in text
            assert not any(other.name in text for other in LEGENDS.variants[1:] if other.name != variant)

    run(tmp_path, story)


def test_an_edition_that_grows_is_offered_with_its_first_boards() -> None:
    told = edition_info("legends")
    shown = {city.id for city in told.cities if city}
    assert shown == {city.id for city in LEGENDS.cities if city.board in START}
    assert told.piece_counts == [20]
    assert told.effects == [""] * len(LEGENDS.effect_rows)
    assert told.money is not None
    assert told.money.pieces_left == [16, 12, 9, 7, 6, 4, 4, 4, 2, 2, 2, 0]


@pytest.mark.parametrize("variant", [variant.name for variant in LEGENDS.variants])
def test_a_table_has_the_parts_that_are_in_play(variant: str) -> None:
    setup = LEGENDS.setup(variant)
    told, drawn = table_info(setup), table_picture(setup, False)
    on_table = cities_on_the_table(LEGENDS, setup)
    large = large_cities(LEGENDS, setup)
    for city, one in zip(LEGENDS.cities, told.cities, strict=True):
        assert (one is not None) == (city.index in on_table) == (f'data-city="{city.id}"' in drawn)
        if one is not None:
            assert (one.large, one.port) == (city.id in large, city.port)
            assert 0 < one.x < told.width
            assert 0 < one.y < told.height
    for route, line in zip(LEGENDS.routes, told.routes, strict=True):
        assert (line is not None) == on_table.issuperset(route.ends)
        if line is not None:
            assert (line.bridge, line.bed) == (route.bridge, route.bed)
            assert f'data-route="{route.id}"' in drawn


def test_the_colours_that_a_campaign_settled_are_told_and_drawn() -> None:
    bed = next(route for route in LEGENDS.routes if route.bed)
    setup = LEGENDS.setup("all-boards", colors=((bed.id, "red"),))
    line = table_info(setup).routes[bed.index]
    assert line is not None
    assert line.color == LEGENDS.cards.colors.index("red")
    group = table_picture(setup, False).split(f'data-route="{bed.id}"')[1].split("</g>")[0]
    assert group.count("#slot-red") == bed.length


@pytest.mark.parametrize("file", sorted(path.name for path in FOLDER.glob(PART_FILES)))
def test_a_few_boards_are_laid_out_anew_so_that_screens_show_them_large(file: str) -> None:
    """Each layout is of a part that would be slim if it were cut out of the sheet, and nothing overlaps in it."""
    layout = BoardLayout.from_json((FOLDER / file).read_text(encoding="utf-8"))
    drawn = {end for route, line in zip(LEGENDS.routes, layout.routes, strict=True) if line.slots for end in route.ends}
    whole = stored_layout(LEGENDS, FOLDER)
    assert is_slim(cut_out(LEGENDS, whole, drawn))
    assert part_layout(LEGENDS, FOLDER, whole, drawn) == layout
    assert not is_slim(layout)
    part, places = _only(LEGENDS, drawn)
    layout.cities = [layout.cities[city] for city in sorted(places)]
    layout.routes = [route for route in layout.routes if route.slots]
    assert layout_problems(part, layout) == []


def test_the_first_game_fills_a_screen() -> None:
    told = table_info(LEGENDS.setup("first-game"))
    assert told.width > told.height


# --- what views tell --------------------------------------------------------------------------------------------------


def test_a_view_tells_money_company_and_what_is_in_force() -> None:
    room = west("eighth-game", 3, companies=("company-black", "company-red", "company-green"))
    room.play_until(lambda: room.game.phase == "turn")  # markers are placed when everybody has tickets
    view = view_of(room)
    assert [player.money for player in view.players] == [5, 5, 5]
    companies = companies_of(LEGENDS, room.state.created.setup)
    assert [LEGENDS.sources[player.company or 0] for player in view.players] == [card.id for card in companies]
    assert {LEGENDS.sources[step] for step in view.in_force} == set(sources_in_force(LEGENDS, room.state.created.setup))
    assert set(view.markers) == {"gang", "herd", "ghost"}
    assert view.event is None
    assert view.events_past == []
    assert view.events_left == len(event_deck(LEGENDS, room.state.created.setup))


def test_a_view_follows_the_game() -> None:
    """Money, tokens, marks, markers and events are those of the position, through whole games."""
    room = west("all-boards", 3)
    chance, seen = random.Random(4), set[str]()
    while room.state.stage == "playing":
        if room.state.number % 9 == 0:
            for seat in range(3):
                check_view(room, seat, seen)
        room.random_move(chance)
    assert seen >= {"event", "mark", "marked hand", "tokens", "bridge"}


def check_view(room: Room, seat: int, seen: set[str]) -> None:
    view, record = view_of(room, ("Ann", "Bob", "Cleo")[seat]), room.game.view(seat).record
    public = record.public
    assert [player.money for player in view.players] == public.money[:3].tolist()
    for player, counts in zip(view.players, public.tokens.tolist(), strict=False):
        assert player.tokens == {name: n for name, n in zip(LEGENDS.tokens, counts, strict=True) if n}
        seen |= {"tokens"} if player.tokens else set()
    assert [0 if mark is None else 1 + ("pickaxe", "skull").index(mark) for mark in view.display_marks] == (
        public.display_mark.tolist()
    )
    marked = {mark: sum(counts) for mark, counts in view.hand_marks.items()}
    assert sum(marked.values()) == int(record.own.marked.sum())
    assert view.event == (None if public.event < 0 else int(public.event))
    assert (view.event is None) == (not view.events_past)
    assert view.markers.items() <= dict(zip(LEGENDS.markers, public.marker.tolist(), strict=True)).items()
    for route, owner in view.bridges.items():
        assert LEGENDS.routes[route].bridge
        assert 0 <= owner < 3
        seen.add("bridge")
    seen |= {name for name, there in (("event", view.event), ("mark", any(view.display_marks))) if there is not None}
    seen |= {"marked hand"} if marked else set()


def test_a_choice_says_what_asks_and_what_for() -> None:
    """Every kind of question of a whole stage, with its card, its sum and its options."""
    room, seen = west("all-boards", 3), set[str]()
    chance = random.Random(2)
    for _ in range(4000):
        if room.state.stage != "playing":
            room = west("all-boards", 3)
        if room.game.phase in ("choose_player", "choose_card", "choose_option"):
            view = view_of(room, room.decider)
            assert view.choice is not None
            seen.add(view.choice.deed)
            check_choice(room, view)
        if seen >= {"choose", "sell_card", "discard_card"}:
            break
        room.move(chance.choice(room.game.legal()).action)
    assert seen >= {"choose", "sell_card", "discard_card"}


def check_choice(room: Room, view: models.SeatView) -> None:
    assert view.choice is not None
    assert view.choice.source is not None
    card = next(card for card in cards_told(room.state, None, "de").cards if card.source == view.choice.source)
    assert (view.choice.amount > 0) == (view.choice.deed == "sell_card")
    for move in view.legal:
        if move.kind == "option":
            assert move.effect in card.options
            assert move.text
    assert any(move.kind == "decline" for move in view.legal) == (view.choice.deed == "sell_card")


def test_what_happened_names_tokens_markers_and_marks() -> None:
    room = play_well(west("all-boards", 2), 200)
    details = [(event.kind, event.details) for event in room.live.snapshot(None).events]
    assert {told["marker"] for kind, told in details if kind == "moved_marker"} >= {"gang", "herd", "ghost"}
    assert {told["mark"] for kind, told in details if kind == "shows_mark"} <= {"pickaxe", "skull"}
    assert all(isinstance(told["token"], str) for kind, told in details if kind == "took_tokens")
    assert all(
        told["source"] is None or isinstance(told["source"], int) for kind, told in details if kind == "gained_money"
    )


def test_a_rematch_of_a_stage_nobody_may_open_is_refused() -> None:
    room = play_well(west("fourth-game"), 5000)
    assert room.state.stage == "over"
    wanted = proposals.next_table(room.state, "Ann", "x")
    with refused("bad_setting"):
        proposals.create(wanted, "Ann", 0.0)
