"""Effects that move markers over the map, and tolls for bridges."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

from branchline.kernel import codes, numbers
from branchline.kernel.numbers import CLAIM, DRAW_TICKETS, NOBODY, NONE
from tests.kit.table import Table, kinds, subset
from tests.kit.valley import claim, money, valley


def at(table: Table, marker: int = 0) -> str | None:
    city = int(table.state.public.marker[marker])
    return None if city == NONE else table.edition.cities[city].id


def placed(tmp_path: Path, row: str, city: str, marker: int = 0, **options: Any) -> Table:
    table = valley(tmp_path, row, **options)
    table.state.public.marker[marker] = table.city(city)
    return table


def test_a_marker_goes_to_any_city_of_the_region(tmp_path: Path) -> None:
    row = 'when = "tickets_kept", do = "move_marker", marker = "herd", region = "south"'
    table = valley(tmp_path, row)
    assert at(table) is None
    found: Counter[str | None] = Counter()
    for seed in range(40):
        again = Table(table.edition, players=3, seed=seed)
        again.play(DRAW_TICKETS, subset(0))
        found[at(again)] += 1
    assert set(found) == {"elm", "fir", "gorse"}


def test_a_marker_stays_where_its_region_is_not_on_the_table(tmp_path: Path) -> None:
    row = 'when = "claimed", do = "move_marker", marker = "herd", region = "south"'
    table = valley(tmp_path, row, players=2, setup={"boards": ("north",)})
    claim(table, "alder", "birch")
    assert at(table) is None


def test_a_ghost_runs_where_nobody_has_built(tmp_path: Path) -> None:
    row = 'when = "tickets_kept", do = "haunt", marker = "ghost"'
    table = placed(tmp_path, row, "gorse", 1)
    table.play(DRAW_TICKETS, subset(0))
    assert at(table, 1) == "fir"
    table.own(0, table.route("elm", "fir"), table.route("fir", "gorse"))
    table.play(DRAW_TICKETS, subset(0))
    assert at(table, 1) == "fir"  # every way is taken
    away = valley(tmp_path / "away", row)
    away.play(DRAW_TICKETS, subset(0))
    assert at(away, 1) is None  # it stands nowhere


DRIVE = (
    'when = "claimed", if = "marker", value = "herd", do = "drive", marker = "herd", region = "south", '
    "amount = 2, arrival = 4"
)


def test_a_herd_is_driven_to_a_railhead(tmp_path: Path) -> None:
    """Along the claimed route and on along anybody's; owners earn by the route, the driver at a large city or port."""
    table = placed(tmp_path, DRIVE, "birch")
    table.own(1, table.route("birch", "cedar"))
    claim(table, "alder", "birch")  # to Alder, a large city
    assert money(table) == [5 + 2 + 4, 5, 5]
    assert at(table) in {"elm", "fir", "gorse"}
    table = placed(tmp_path / "far", DRIVE.replace("arrival = 4", "arrival = 7"), "gorse")
    claim(table, "fir", "gorse")  # Fir is a port
    assert money(table) == [5 + 2 + 7, 5, 5]


def test_a_herd_stops_where_the_tracks_end(tmp_path: Path) -> None:
    """Nobody reaches a railhead, so there is no pay for the driver; no city is walked to twice."""
    table = placed(tmp_path, DRIVE, "dale", setup={"large": ("fir",)})
    table.own(2, table.route("elm", "fir"))
    claim(table, "dale", "elm")  # on to Fir along the route of seat 2
    assert money(table) == [5 + 2 + 4, 5, 7]
    table = placed(tmp_path / "short", DRIVE, "dale", setup={"large": ()})
    claim(table, "dale", "elm")
    assert (at(table), money(table)) == ("elm", [7, 5, 5])


def test_a_claim_elsewhere_leaves_the_herd(tmp_path: Path) -> None:
    table = placed(tmp_path, DRIVE, "gorse")
    claim(table, "alder", "birch")
    assert (at(table), money(table)) == ("gorse", [5, 5, 5])


TOLL = 'when = "claimed", if = "bridge", do = "toll", amount = 3'


def test_the_first_over_a_bridge_is_paid_by_those_who_follow(tmp_path: Path) -> None:
    """Parallel routes go over the same bridge; nobody pays what is not there, or for the own bridge."""
    table = valley(tmp_path, TOLL)
    told = claim(table, "cedar", "dale", "green")
    assert codes.BRIDGED in kinds(told)
    assert money(table) == [5, 5, 5]
    claim(table, "cedar", "dale", "blue")
    assert money(table) == [8, 2, 5]
    claim(table, "fir", "gorse")  # another bridge
    owners = table.state.public.crossing_owner.tolist()
    assert sorted(owners[:2]) == [0, 2]
    assert owners[2:] == [NOBODY] * (numbers.CROSSINGS - 2)
    poor = valley(tmp_path / "poor", TOLL)
    claim(poor, "cedar", "dale", "green")
    poor.state.public.money[1] = 1
    assert CLAIM + poor.route("cedar", "dale", "green") not in poor.legal()
    claim(poor, "cedar", "dale", "blue")
    assert money(poor) == [6, 0, 5]
