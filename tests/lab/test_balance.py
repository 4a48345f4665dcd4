"""Studies of an edition: figures recounted another way, a page that needs nothing else, pictures."""

from __future__ import annotations

import json
import re
import xml.etree.ElementTree as ET
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import polars as pl
import pytest
from rich.console import Console

from branchline.cli import terminal
from branchline.edition import edition_folder, load_edition
from branchline.lab.balance import LEAST, Balance, ends, study
from branchline.lab.charts import charts_of
from branchline.lab.games import Setting
from branchline.lab.page import own_ids
from branchline.lab.report import heats_of, write_report
from branchline.lab.simulate import simulate_games
from tests.draw.test_draw import custom_map
from tests.kit.said import Said

NASTY = '"><script>alert(1)</script>&<b title="'
PICTURES = ("worth", "claimed", "order", "tickets", "keeping", "routes", "claims")
PNG = b"\x89PNG\r\n"


@pytest.fixture(autouse=True)
def eighty_columns(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(terminal, "console", Console(highlight=False, width=80))


@pytest.fixture(scope="module")
def run(tmp_path_factory: pytest.TempPathFactory) -> Path:
    out = tmp_path_factory.mktemp("balance") / "run"
    simulate_games(Setting.of("new-york", ("planner",), 3, seed=2), 600, out=out)
    return out


@pytest.fixture(scope="module")
def balance(run: Path) -> Balance:
    return study(run, load_edition("new-york"))


# --- figures ----------------------------------------------------------------------------------------------------------


def rows(run: Path, table: str) -> list[dict[str, Any]]:
    return pl.read_parquet(run / table / "*.parquet").to_dicts()


def test_the_order_of_play(run: Path, balance: Balance) -> None:
    seats = rows(run, "seats")
    assert [order.place for order in balance.orders] == ["first", "second", "third"]
    assert sum(order.win.value for order in balance.orders) == pytest.approx(1)
    for number, order in enumerate(balance.orders):
        mine = [seat for seat in seats if seat["order"] == number]
        assert len(mine) == balance.games == 600
        assert order.win.value == pytest.approx(sum(seat["win"] for seat in mine) / 600)
        assert order.points.value == pytest.approx(sum(seat["total"] for seat in mine) / 600)
        assert order.win.low < order.win.value < order.win.high


def test_what_tickets_bring(run: Path, balance: Balance) -> None:
    looks = rows(run, "tickets")
    assert {ticket.id for ticket in balance.tickets} == {ticket.id for ticket in balance.edition.tickets}
    for ticket in balance.tickets:
        mine = [look for look in looks if look["ticket"] == ticket.id]
        kept, returned = ([look for look in mine if look["kept"] is wanted] for wanted in (True, False))
        done = sum(look["fulfilled"] for look in kept)
        assert ticket.offered == len(mine)
        assert ticket.kept is not None
        assert ticket.kept.value == pytest.approx(len(kept) / len(mine))
        if not kept:  # the planner does not want every ticket
            assert (ticket.fulfilled, ticket.earned, ticket.gain) == (None, None, None)
            continue
        assert ticket.fulfilled is not None
        assert ticket.fulfilled.value == pytest.approx(done / len(kept))
        assert ticket.earned == pytest.approx(ticket.points * (2 * done / len(kept) - 1), abs=0.01)
        if min(len(kept), len(returned)) < LEAST:
            assert ticket.gain is None
        else:
            won, lost = (sum(look["win"] for look in looks) / len(looks) for looks in (kept, returned))
            assert ticket.gain is not None
            assert ticket.gain.value == pytest.approx(won - lost, abs=1e-6)
            assert ticket.gain.low < ticket.gain.value < ticket.gain.high


def test_what_routes_are_worth(run: Path, balance: Balance) -> None:
    claims, turns = rows(run, "routes"), {game["game"]: game["turns"] for game in rows(run, "games")}
    for route in balance.routes:
        mine = [claim for claim in claims if claim["route"] == route.id]
        assert route.claims == len(mine)
        assert route.claimed.value == pytest.approx(len(mine) / 600)
        if len(mine) < LEAST:
            assert route.worth is None
        else:
            assert route.worth is not None
            assert route.worth.value == pytest.approx(sum(claim["win"] for claim in mine) / len(mine) - 1 / 3)
            assert route.when == pytest.approx(sum(claim["turn"] / turns[claim["game"]] for claim in mine) / len(mine))


def test_the_best_come_first(balance: Balance) -> None:
    for best in ([gain for _, gain in balance.best_tickets], [worth for _, worth in balance.best_routes]):
        assert len(best) > 5
        assert best == sorted(best, key=lambda figure: -figure.value)
    assert ends([1, 2, 3, 4, 5], 2) == [1, 2, 4, 5]
    assert ends([1, 2, 3], 2) == [1, 2, 3]


# --- the page ---------------------------------------------------------------------------------------------------------


class Reader(HTMLParser):
    """What a browser would find on a page."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.open: list[str] = []
        self.words: list[str] = []
        self.feed(page)
        assert not self.open

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))
        if tag != "meta":
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.words.append(data)


def check_page(page: str) -> Reader:
    """Nothing is loaded, nothing runs, every id is unique and every reference leads to one, drawings have names."""
    reader = Reader(page)
    ids = [attributes["id"] for _, attributes in reader.tags if "id" in attributes]
    assert len(ids) == len(set(ids))
    for tag, attributes in reader.tags:
        assert tag not in ("script", "link", "iframe", "img", "object", "embed", "image", "base", "form")
        for name, value in attributes.items():
            assert name not in ("src", "srcset", "style", "action", "data")
            assert not name.startswith("on")
            if name.endswith("href"):
                assert value is not None
                assert value.startswith("#")
                assert value[1:] in ids
            if not name.startswith("xmlns"):
                assert "http" not in (value or "") or name == "http-equiv"
        if tag == "svg":
            assert attributes["role"] == "img"
            assert attributes["aria-label"]
    assert "@import" not in page
    assert not re.search(r"url\((?!#|data:font/woff2;base64,)", page)  # its letters are inside
    return reader


def test_the_page_needs_nothing_else(run: Path, balance: Balance, tmp_path: Path) -> None:
    path = write_report(balance, edition_folder("new-york"), tmp_path / "study")
    page = path.read_text(encoding="utf-8")
    reader = check_page(page)
    tags = [tag for tag, _ in reader.tags]
    assert tags.count("svg") == len(PICTURES)
    assert tags.count("h1") == 1
    assert ("html", {"lang": "en"}) in reader.tags
    assert "New York: balance" in reader.words
    assert "Content-Security-Policy" in page
    assert "prefers-color-scheme: dark" in page
    for name in [ticket.name for ticket in balance.tickets] + [route.name for route in balance.routes]:
        assert name in reader.words
    assert "Ticket to Ride" not in page
    for name in PICTURES:
        assert (tmp_path / "study" / f"{name}.png").read_bytes().startswith(PNG)


def test_an_edition_of_ones_own_is_studied_and_its_names_are_only_names(tmp_path: Path) -> None:
    folder = custom_map(tmp_path / "own", 1)
    for file, name in (("edition.toml", 'title = "New York"'), ("board.toml", 'name = "Sankt aaa0"')):
        text = (folder / file).read_text(encoding="utf-8")
        assert name in text
        nasty = f"{name.split()[0]} = {json.dumps(NASTY + '1')}"
        (folder / file).write_text(text.replace(name, nasty), encoding="utf-8")
    out = tmp_path / "study"
    said = Said("balance", folder, "--bots", "greedy", "-n", 60, "--out", out)
    assert said.code == 0, said.err
    assert said.out.splitlines()[-1].endswith("study/index.html")
    page = (out / "index.html").read_text(encoding="utf-8")
    reader = check_page(page)
    assert "<script" not in page
    assert f"{NASTY}1: balance" in reader.words


def test_a_study_for_people_and_for_programs(run: Path, tmp_path: Path) -> None:
    said = Said("balance", "new-york", "--from", run, "--out", tmp_path / "study")
    assert said.code == 0, said.err
    assert "600 games of new-york (standard)" in said.out
    assert max(map(len, said.out.splitlines()[:-1])) <= 80
    (told,) = Said("balance", "new-york", "--from", run, "--out", tmp_path / "study", "--json").json_lines
    assert told["games"] == 600
    assert told["bots"] == ["planner"] * 3
    assert [order["place"] for order in told["orders"]] == ["first", "second", "third"]
    assert told["tickets"][0]["kept"].keys() == {"value", "low", "high"}
    assert "is not one of Berlin" in Said("balance", "berlin", "--from", run, "--out", tmp_path / "other").err


def test_few_games_leave_dashes(tmp_path: Path) -> None:
    setting = Setting.of("berlin", ("greedy",))
    simulate_games(setting, 3, out=tmp_path / "run")
    balance = study(tmp_path / "run", setting.edition)
    assert balance.best_tickets == []
    assert "NaN" not in json.dumps(balance.to_json())
    page = write_report(balance, edition_folder("berlin"), tmp_path / "study").read_text(encoding="utf-8")
    check_page(page)
    assert "<td>–</td>" in page
    assert "nan" not in re.sub(r"<svg.*?</svg>", "", page, flags=re.DOTALL)


# --- pictures ---------------------------------------------------------------------------------------------------------


def test_every_chart_and_heat_map_says_what_it_shows(balance: Balance) -> None:
    charts, heats = charts_of(balance), heats_of(balance)
    assert {*charts, *heats} == set(PICTURES)
    assert all(told for told, _ in charts.values())
    shown = {route.index for route in balance.edition.routes}
    assert set(heats["claimed"].colors) == shown
    assert set(heats["worth"].colors) <= shown


def test_drawings_on_one_page_keep_their_ids_apart() -> None:
    svg = '<svg><g id="a"/><use href="#a"/><text>id="a" href="#a"</text></svg>'
    found = ET.fromstring(own_ids(svg, "one"))
    assert found[0].get("id") == "one-a"
    assert found[1].get("href") == "#one-a"
    assert found[2].text == 'id="a" href="#a"'
