"""One real server and one real Chromium for all tests of the page."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.kit.browser import Player, open_browser
from tests.kit.server_process import Server
from tests.web.seat import Two

Sit = Callable[..., Two]


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("server")) as server:
        yield server


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with open_browser() as browser:
        yield browser


@pytest.fixture
def player(browser: Browser, server: Server) -> Iterator[Player]:
    """Somebody at a laptop; nothing may have gone wrong on the page."""
    player = Player(browser, server)
    yield player
    player.close()
    assert player.errors == []


@pytest.fixture
def sit(player: Player) -> Iterator[Sit]:
    """Sets a table up for the player and others."""
    tables: list[Two] = []

    def sit(edition: str, ann: Player = player, **how: Any) -> Two:
        tables.append(Two(ann, edition, **how))
        return tables[-1]

    yield sit
    for table in tables:
        table.close()
