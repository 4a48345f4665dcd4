"""What lies in the box of Legends of the West, read from the edition's files alone: see `referee`.

A row is the table of the file, with its `source` and the number of its claim step (`order`) added.
"""

from __future__ import annotations

import tomllib
from collections import defaultdict
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

from tests.kit.referee import Box, Json, Route

FILES = {"event": "events.toml", "company": "companies.toml", "step": "steps.toml", "postcard": "postcards.toml"}
# LW-17: the steps in which something acts that is no step itself.
STEP_OF = {"event": 2, "company": 3, "postcard": 14}


@cache
def _read(path: Path) -> Json:
    return tomllib.loads(path.read_text(encoding="utf-8"))


@cache
def _texts(folder: Path) -> dict[str, str]:
    """The English texts: `name = text`, with further lines indented."""
    found: dict[str, str] = {}
    for path in sorted((folder / "text").glob("*.en.ftl")):
        name = ""
        for line in path.read_text(encoding="utf-8").splitlines():
            if line[:1] == " ":
                found[name] = f"{found[name]} {line.strip()}".strip()
            elif "=" in line and line[0] != "#":
                name, text = (part.strip() for part in line.split("=", 1))
                found[name] = text
    return found


class LegendsBox(Box):
    """The edition, the chosen variant, and what the table of one game has of it (LW-2, LW-8)."""

    def __init__(self, folder: Path, table: Json) -> None:
        super().__init__(folder, table["variant"], table.get("bonus", False))
        self.texts = _texts(folder)
        facts = _read(folder / "board.toml")
        self.pieces = dict(zip(self.rules["pieces"], self._chosen(table, "pieces", []), strict=True))
        self.boards = set(self._chosen(table, "boards", [board["id"] for board in facts["boards"]]))
        self.board_of = {city: entry["board"] for city, entry in self.cities.items()}
        self.on_table = [city for city, board in self.board_of.items() if board in self.boards]
        big = {city for city, entry in self.cities.items() if entry.get("big")} | set(self.variant.get("large", []))
        self.large = set(table.get("large", big))
        self.ports = {city for city, entry in self.cities.items() if entry.get("port")}
        self._lay_out_map(facts, table)
        self._read_cards(folder, table)

    def _chosen(self, table: Json, name: str, otherwise: list[Any]) -> list[Any]:
        chosen: list[Any] = table.get(name, self.variant.get(name, otherwise))
        return chosen

    def _lay_out_map(self, facts: Json, table: Json) -> None:
        """LW-15: what does not lie wholly on the table is not in the game."""
        colors = dict(table.get("colors", []))
        self.routes = {
            name: replace(route, color=colors.get(name, route.color))
            for name, route in self.routes.items()
            if route.ends <= set(self.on_table)
        }
        self.bridges = {name for name, route in self.routes.items() if facts["routes"][route.index].get("bridge")}
        self.beds = {name for name, route in self.routes.items() if facts["routes"][route.index].get("bed")}
        shown, without = set(self.on_table), set(table.get("without", []))
        self.tickets = {
            name: ticket
            for name, ticket in self.tickets.items()
            if ticket.ends[0] | ticket.ends[1] <= shown and name not in without
        }

    def _read_cards(self, folder: Path, table: Json) -> None:
        cards = {kind: _read(folder / file)[kind] for kind, file in FILES.items()}
        decks, boxes = self.variant["decks"], self.variant["boxes"]
        deck = [f"event-{card['id']}" for card in cards["event"] if card["deck"] in decks]
        steps = [f"step-{s['id']}" for s in cards["step"] if s["box"] in boxes and not s.get("trace")]
        chosen = set(table.get("events", deck))
        self.events = [f"event-{card['id']}" for card in cards["event"] if f"event-{card['id']}" in chosen]
        self.steps = set(table.get("sources", steps))
        companies = [f"company-{card['id']}" for card in cards["company"]]
        self.companies: list[str] = table.get("companies", companies)
        self.sources = [f"{kind}-{card['id']}" for kind in FILES for card in cards[kind]]
        rows = [
            {**row, "source": f"{kind}-{card['id']}", "order": STEP_OF.get(kind, card.get("number"))}
            for kind in FILES
            for card in cards[kind]
            for row in card.get("effects", [])
        ]
        self.rows: dict[str, list[Json]] = defaultdict(list)
        for row in sorted(rows, key=lambda row: int(row["order"])):
            self.rows[row["when"]].append(row)

    def company_color(self, seat: int) -> str:
        """LW-18."""
        return self.companies[seat].removeprefix("company-")

    def set_of(self, route: Route) -> list[Route]:
        """The routes between the same two cities, this one among them."""
        return [other for other in self.routes.values() if other.ends == route.ends]

    def switched(self, name: str) -> str:
        """The source that a row's `switch` names."""
        return next(source for source in self.sources if source.partition("-")[2] == name)
