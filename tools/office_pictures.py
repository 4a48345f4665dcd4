"""The office of a campaign, for `tools.screenshots`: founding and joining, story, box, decisions, drawers, vaults."""

import secrets
from collections.abc import Callable
from typing import Any, Protocol

import httpx
from playwright.sync_api import Page

from branchline.campaign.campaign import Todo
from tests.kit.campaigns import RED, Shelf
from tests.kit.server_process import Server

DRAWERS = ("Map", "Post", "Companies", "Rules", "Story", "Key and file")
DECISIONS = ("banish", "settle", "choose")
STATES = (
    "founding", "joining", "story", "box", "slips", "evening", *(f"decision-{kind}" for kind in DECISIONS),
    *(f"drawer-{drawer.lower().replace(' ', '-')}" for drawer in DRAWERS), "vaults", "verdict",
)  # fmt: skip


class Shooting(Protocol):
    """What takes the pictures."""

    def shoot(self, name: str, link: str, ready: str, then: Callable[[Page], None]) -> None: ...


class Offices:
    """Campaigns at any stage of one that bots have played, brought to the server."""

    def __init__(self, server: Server) -> None:
        self.server, self.shelf = server, Shelf()

    def bring(self, entries: int | None, own: str = RED) -> Any:
        wish = {"document": self.shelf.document(entries), "own": own, "id": secrets.token_hex(16)}
        answer = httpx.post(f"{self.server.address}/api/campaigns/import", json=wish, timeout=120)
        return answer.raise_for_status().json()

    def link(self, founded: Any) -> str:
        return f"{self.server.address}/?campaign={founded['campaign']['id']}#key={founded['token']}"

    def until(self, wanted: Callable[[Todo], bool], game: int = 2) -> tuple[int, Todo]:
        """How many entries there are when that is to be done, not before that game."""
        for entries in range(self.shelf.before_game(game), len(self.shelf.finished["entries"])):
            if wanted(todo := self.shelf.campaign(entries).todo):
                return entries, todo
        raise LookupError("that never has to be done")


def seen_but(founded: Any, last: Callable[[str], bool]) -> Callable[[Page], None]:
    """The device has seen everything but what the caller wants to look at."""
    view = founded["campaign"]
    names = [f"card {card['id']}" for card in view["cards"]] + [f"box {box['id']}" for box in view["boxes"]]
    names += [f"game {result['game']}" for result in view["results"]]
    seen = [name for name in names if not last(name)]

    def come_back(page: Page) -> None:
        page.evaluate("([id, seen]) => localStorage.setItem('branchline seen ' + id, JSON.stringify(seen))",
                      [view["id"], seen])  # fmt: skip
        page.reload()
        page.wait_for_selector(".desk article")
        page.wait_for_load_state("networkidle")

    return come_back


def shoot_office(camera: Shooting, server: Server) -> None:
    """Every state of the office."""
    offices = Offices(server)

    def shoot(state: str, founded: Any, last: Callable[[str], bool], *then: Callable[[Page], None]) -> None:
        def all_of_it(page: Page) -> None:
            for do in (seen_but(founded, last), *then):
                do(page)

        camera.shoot(f"office/{state}", offices.link(founded), ".desk article", all_of_it)

    camera.shoot("office/founding", f"{server.address}/?campaign=new", ".company", lambda page: None)
    third = offices.bring(offices.shelf.before_game(3))
    link = f"{server.address}/?campaign={third['campaign']['id']}#link={third['links'][0]['link']}"
    camera.shoot("office/joining", link, "form", lambda page: None)
    first = third["campaign"]["cards"][0]["id"]
    shoot("story", third, lambda name: name == f"card {first}")
    shoot("box", third, lambda name: name == f"box {third['campaign']['boxes'][-1]['id']}", lift_the_lid)
    shoot("slips", third, lambda name: name == "game 2")
    shoot("evening", third, lambda name: False)
    for kind in DECISIONS:
        entries, todo = offices.until(lambda todo, kind=kind: todo.decision is not None and todo.decision.kind == kind)  # type: ignore[misc]
        assert todo.decision is not None
        shoot(f"decision-{kind}", offices.bring(entries, todo.decision.company), lambda name: False)
    late = offices.bring(offices.shelf.before_game(9))
    for drawer in DRAWERS:
        name = drawer.lower().replace(" ", "-")
        shoot(f"drawer-{name}", late, lambda name: False, lambda page, drawer=drawer: open_drawer(page, drawer))  # type: ignore[misc]
    over = offices.bring(None)
    shoot("vaults", over, lambda name: False, lambda page: turn_over(page, "Turn over game 1"))
    shoot("verdict", over, lambda name: False, lambda page: turn_over(page, "All at once"))


def lift_the_lid(page: Page) -> None:
    """If it is still closed."""
    lid = page.get_by_role("button", name="Lift the lid")
    if lid.count():
        lid.click()
        page.wait_for_load_state("networkidle")


def open_drawer(page: Page, drawer: str) -> None:
    """One of the drawers below the desk."""
    page.get_by_role("tab", name=drawer).click()
    page.wait_for_load_state("networkidle")


def turn_over(page: Page, button: str) -> None:
    """Slips of the vaults."""
    page.get_by_role("button", name=button).click()
