"""Tables of Legends of the West: what is hidden stays hidden, in every message and every answer."""

from __future__ import annotations

import asyncio
import dataclasses
import json
import random
import re
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from branchline.edition import Setup, cities_on_the_table
from branchline.edition.setup import event_deck, sources_in_force
from branchline.edition.texts import LANGUAGES, read_texts
from branchline.kernel import codes, numbers
from branchline.server import models
from branchline.server.boards import table_info, table_picture
from branchline.server.printed import Language, cards_told
from branchline.server.table import telling
from branchline.server.table.state import Happened, TableState
from tests.kernel.test_views import shuffle_postcards
from tests.kit.paths import EDITIONS
from tests.kit.server import App, Room, bearer
from tests.kit.west import LEGENDS
from tests.server.test_secrets import NOW, everything_told, snapshot, twin_of

HELD = ((0, "postcard-cake-in-savannah"), (0, "postcard-second-cake"), (1, "postcard-hotel-register"))
OTHERS = ("postcard-wedding-by-wire", "postcard-pittsburgh-time", "postcard-lightning-rods")


def a_setup(variant: str = "eighth-game", **options: Any) -> Setup:
    return LEGENDS.setup(variant, held=HELD, **options)


def west(players: int = 3, setup: Setup | None = None) -> Room:
    return Room.playing(players, edition="legends", setup=setup or a_setup())


def of_others(seat: int) -> tuple[tuple[int, str], ...]:
    """Other postcards in the hands of everybody but that seat."""
    return tuple((at, card if at == seat else OTHERS[n]) for n, (at, card) in enumerate(HELD))


def west_twin(table: TableState, seat: int, seed: int) -> TableState:
    """A table that differs in what the seat does not know: also in postcards, marks, and events still to come."""
    twin = twin_of(table, seat, seed)
    chance = np.random.default_rng(seed)
    assert twin.game is not None
    shuffle_postcards(twin.game._state, seat, chance)
    for events in (twin.game._setup_events, *(played.events for played in twin.game.played)):
        for event in events:
            if event.kind == codes.DREW_MARK and event.seat != seat:
                event["values"][0] = 1 - event["values"][0]
    unseen = [n for n in range(len(LEGENDS.sources)) if LEGENDS.sources[n] in LEGENDS.printed_of("event")]
    public, board = twin.game._state.public, twin.game._board
    coming = [n for n in unseen if int(public.events_left[n // 64]) >> n % 64 & 1]
    spare = [n for n in unseen if not int(board.events[n // 64]) >> n % 64 & 1]
    events_of = list(event_deck(LEGENDS, table.created.setup))
    for old, new in zip(coming[:2], spare, strict=False):
        public.events_left[old // 64] ^= np.uint64(1 << old % 64)
        public.events_left[new // 64] ^= np.uint64(1 << new % 64)
        events_of[events_of.index(LEGENDS.sources[old])] = LEGENDS.sources[new]
    setup = dataclasses.replace(table.created.setup, held=of_others(seat), events=tuple(events_of))
    return dataclasses.replace(twin, created=twin.created.model_copy(update={"setup": setup}))


def all_told(table: TableState, token: str | None, happened: list[Happened]) -> list[str]:
    setup = table.created.setup.open
    cards = [cards_told(table, token, language).model_dump_json() for language in ("en", "nl")]
    return [*everything_told(table, token, happened), *cards, table_info(setup).model_dump_json()]


@pytest.mark.parametrize("variant", ["first-game", "eighth-game"])
def test_hidden_things_change_nothing_that_others_are_told(variant: str) -> None:
    """Postcards of others, marks drawn unseen, and events that have still to be turned up."""
    chance = random.Random(variant)
    room = west(setup=a_setup(variant))
    happened: list[Happened] = []
    compared = 0
    while room.state.stage == "playing" and compared < 6:
        if room.state.number % 19 == 5:
            for token in room.tokens():
                seat = numbers.SPECTATOR if token is None else room.state.seats_of(token)[0]
                twin = west_twin(room.state, seat, compared)
                assert all_told(twin, token, happened[-8:]) == all_told(room.state, token, happened[-8:])
            compared += 1
        happened.append(room.random_move(chance))
    assert compared >= 4  # a short game ends before the last


def test_a_twin_is_noticed_by_who_may_know() -> None:
    """Otherwise the test above would prove nothing."""
    room = west()
    twin = west_twin(room.state, 0, 1)
    assert snapshot(twin, "Ann") == snapshot(room.state, "Ann")
    assert snapshot(twin, "Bob") != snapshot(room.state, "Bob")
    assert cards_told(twin, "Bob", "en") != cards_told(room.state, "Bob", "en")


def test_a_shared_device_gets_the_postcards_of_who_plays_alone() -> None:
    room = Room(*[models.SeatPlan()] * 3, edition="legends", setup=a_setup())
    for name in ("Ann", "Bob"):
        room.join(name, token="one device")
    room.join("Cid")
    room.start(str(room.state.host))
    chance, seen = random.Random(1), set[int]()
    for _ in range(12):
        cards = {LEGENDS.sources[card.source] for card in cards_told(room.state, "one device", "en").cards}
        decider = room.state.decider
        if decider in (0, 1):
            assert {card for _, card in HELD} & cards == {card for seat, card in HELD if seat == decider}
            seen.add(decider)
        room.random_move(chance)
    assert seen == {0, 1}


def told_texts(table: TableState, token: str | None, language: Language) -> str:
    """Everything that reaches a page, as one text."""
    setup = table.created.setup.open
    parts = [
        telling.snapshot(table, NOW, token).model_dump_json(),
        telling.lobby_entry(table).model_dump_json(),
        table_info(setup).model_dump_json(),
        table_picture(setup, False),
        cards_told(table, token, language).model_dump_json(),
    ]
    return json.dumps(parts, ensure_ascii=False).replace("\\", "")


@pytest.mark.parametrize("language", LANGUAGES)
def test_only_what_is_on_the_table_is_ever_named(language: Language) -> None:
    """Cities, tickets and texts of cards that nobody has seen appear in nothing that is sent; those seen do."""
    setup = a_setup("fourth-game")
    room = west(2, setup)
    room.play_until(lambda: room.live.snapshot(None).views[0].event is not None)
    texts = read_texts(EDITIONS / "legends", language)
    shown = {"Ann": cards_told(room.state, "Ann", language), None: cards_told(room.state, None, language)}
    for token, cards in shown.items():
        told = told_texts(room.state, token, language)
        known = {LEGENDS.sources[card.source] for card in cards.cards}
        for card in LEGENDS.printed:
            said = card.id if card.kind == "postcard" else f"{card.id}-text"
            assert (texts[said].replace("\\", "") in told) == (card.id in known), card.id
            assert card.id in known or card.id not in told
        on_table = cities_on_the_table(LEGENDS, setup)
        for city in LEGENDS.cities:
            assert (f'"{city.id}"' in told) == (city.index in on_table), city.id
    steps = set(sources_in_force(LEGENDS, setup))
    own = {card for seat, card in HELD if seat == 0}
    events = {LEGENDS.sources[n] for n in room.live.snapshot(None).views[0].events_past}
    companies = {"company-blue", "company-red"}
    assert events
    assert {LEGENDS.sources[card.source] for card in shown[None].cards} >= steps | events | companies
    assert own <= {LEGENDS.sources[card.source] for card in shown["Ann"].cards}


def test_http_tells_the_same_of_twins_and_never_the_record(tmp_path: Path) -> None:
    async def story() -> None:
        async with App(tmp_path) as app:
            seated = await app.create(*Room.full(2).live.state.created.seats, edition="legends")
            table = seated["table"]["id"]
            live = await app.hub.find(table)
            live.become(dataclasses.replace(west(2).state, id=table))
            real = live.state
            paths = [f"/api/tables/{table}{part}" for part in ("", "/edition", "/cards?language=de", "/board.svg")]
            paths += ["/api/editions", "/api/editions/legends/board.svg", "/api/tables"]

            async def answers() -> list[str]:
                got = [await app.get(path, headers=bearer("nobody")) for path in paths]
                assert {answer.status_code for answer in got} == {200}
                texts = [answer.text.replace(live.info().commitment, "commitment") for answer in got]
                return [re.sub(r'"away":\d+', '"away":0', text) for text in texts]  # time passes

            before = await answers()
            live.state = west_twin(real, numbers.SPECTATOR, 2)
            assert await answers() == before
            assert "denver" in before[1]
            assert "denver" not in before[4]  # what is offered to everybody tells of the first game alone
            assert "denver" not in before[5]

    asyncio.run(story())


def test_a_record_that_tells_what_players_hold_is_not_given_out(tmp_path: Path) -> None:
    async def story() -> None:
        async with App(tmp_path) as app:
            seated = await app.create(*Room.full(2).live.state.created.seats, edition="legends")
            live = await app.hub.find(seated["table"]["id"])
            room = west(2, a_setup("first-game"))
            room.play_until(lambda: room.state.stage == "over")
            live.become(dataclasses.replace(room.state, id=live.name))
            assert (await app.get(f"/api/tables/{live.name}/record")).status_code == 409
            replay = await app.get(f"/api/tables/{live.name}/replay")
            assert "postcard-hotel-register" not in replay.text

    asyncio.run(story())
