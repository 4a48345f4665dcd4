"""Pictures of the page for people to look at, in every state, on every board, in every size and theme.

    make screenshots                                   # into the folder screenshots
    python -m tools.screenshots new-york --out FOLDER  # one edition, another folder
    python -m tools.screenshots office --sizes 390x844 1366x650  # the office of a campaign, in two sizes
    python -m tools.screenshots berlin --states middle scoring   # some states of a game only

A real server plays; what the page has to show is brought about over its API, so that a new design of the page needs
no change here, and the pictures come from the browser.
"""

import argparse
import html
import json
import random
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import httpx
from playwright.sync_api import Browser, Error, Page
from websockets.sync.client import ClientConnection, connect

from branchline.edition import available_editions
from branchline.server.models import PROTOCOL
from tests.kit.browser import BOT, OPEN, open_browser
from tests.kit.server_process import Server
from tools import office_pictures

SIZES = ((360, 640), (390, 844), (844, 390), (820, 1180), (1366, 650), (1440, 900), (1920, 1080))
THEMES = ("light", "dark")
STATES = ("waiting", "tickets", "middle", "paying", "scoring", "replay")
OFFICE = "office"
TRIES = 8  # games until one has a middle worth a picture


class Table:
    """A table with one player, who is us, and bots; or one that waits for a friend."""

    def __init__(self, server: Server, edition: str, *others: dict[str, str], seed: int = 0) -> None:
        self.server, self.chance = server, random.Random(seed)
        wish = {"edition": edition, "name": "Ann", "seats": [OPEN, *others], "options": {"pace": 0}}
        seated = self._post("tables", wish)
        self.id, self.token = seated["table"]["id"], seated["token"]

    def _post(self, path: str, body: Any = None) -> Any:
        key = {"authorization": f"Bearer {self.token}"} if hasattr(self, "token") else {}
        answer = httpx.post(f"{self.server.address}/api/{path}", json=body, headers=key, timeout=60)
        return answer.raise_for_status().json()

    @property
    def link(self) -> str:
        return f"{self.server.address}/?table={self.id}#key={self.token}"

    def start(self) -> None:
        self._post(f"tables/{self.id}/start")

    def play_until(self, wanted: Callable[[Any], bool]) -> bool:
        """Decide until we see what is wanted; False if the game is over before."""
        with connect(f"ws://{self.server.host}/api/tables/{self.id}/play", max_size=None) as socket:
            socket.send(json.dumps({"type": "hello", "protocol": PROTOCOL, "token": self.token}))
            for number, view in self._positions(socket):
                if wanted(view):
                    return True
                if view["legal"]:
                    actions = self._decide(view["legal"])
                    socket.send(json.dumps({"type": "move", "id": f"s{number}", "number": number, "actions": actions}))
        return False

    def _decide(self, legal: list[Any]) -> list[int]:
        """Anything, but draw tickets seldom: claims are what is to be seen, and cards to pay with."""
        usual = [move for move in legal if move["kind"] != "tickets"] or legal
        claims = [move for move in legal if move["kind"] == "claim"]
        move = self.chance.choice(claims if claims and self.chance.random() < 0.4 else usual)
        return [move["action"], *(payment["action"] for payment in (move.get("payments") or [])[:1])]

    def _positions(self, socket: ClientConnection) -> Iterator[tuple[int, Any]]:
        while True:
            message = json.loads(socket.recv(timeout=60))
            if message["type"] in ("snapshot", "update"):
                if message["views"]:
                    yield message["number"], message["views"][0]
                if message["table"]["state"] == "over":
                    return


def is_middle(view: Any) -> bool:
    """We have to decide, and can claim a route in two ways, after a good part of the game."""
    ways = [len(move["payments"]) for move in view["legal"] if move["kind"] == "claim"]
    return len(view["owners"]) - view["owners"].count(None) >= 8 and max(ways, default=0) > 1


class Camera:
    """One page for each size and theme."""

    def __init__(self, browser: Browser, folder: Path, sizes: list[str], states: list[str] | None = None) -> None:
        self.folder, self.states = folder, states  # all of them, if none are named
        self.pages: dict[tuple[str, str], Page] = {}
        for width, height in (map(int, size.split("x")) for size in sizes):
            for theme in THEMES:
                context = browser.new_context(
                    viewport={"width": width, "height": height},
                    color_scheme=theme,  # type: ignore[arg-type]
                    reduced_motion="reduce",
                    has_touch=width < 1000,
                )
                context.set_default_timeout(60_000)
                self.pages[f"{width}x{height}", theme] = context.new_page()

    def shoot(self, name: str, link: str, ready: str, then: Callable[[Page], None] = lambda page: None) -> None:
        """The page behind a link, once there is what it has to show and something was done with it."""
        if self.states and name.rpartition("/")[2] not in self.states:
            return
        for (size, theme), page in self.pages.items():
            page.goto(link)
            try:
                page.wait_for_selector(ready)
                page.wait_for_load_state("networkidle")
                then(page)
            except Error as error:
                print(f"  {name} {size} {theme}: {error.message.splitlines()[0]}")
            path = self.folder / f"{name}-{size}-{theme}.png"
            path.parent.mkdir(parents=True, exist_ok=True)
            page.screenshot(path=path, full_page=not page.locator("dialog").count())  # a dialog covers what is seen
            page.goto("about:blank")  # the others shall not wait for it
        print(name)


def open_payment(page: Page) -> None:
    """Choose a route that can be paid for."""
    for route in page.locator(".route.can").all():
        route.dispatch_event("click")
        if page.locator("dialog li").count() > 1:
            return
        page.keyboard.press("Escape")
    page.locator(".route.can").first.dispatch_event("click")
    page.wait_for_selector("dialog")


def tell_scores(page: Page) -> None:
    """To the end of the telling."""
    page.get_by_role("button", name="Skip").click()
    page.wait_for_selector(".row button:has-text('↻')")


def open_replay(page: Page) -> None:
    """To the middle of the game."""
    page.get_by_role("button", name="Replay").click()
    slider = page.get_by_role("slider")
    slider.fill(str(int(slider.get_attribute("max") or 0) // 2))


def shoot_edition(camera: Camera, server: Server, edition: str) -> None:
    """A game from the invitation to its replay."""
    board = ".frame svg .route"
    camera.shoot(f"{edition}/waiting", Table(server, edition, OPEN, BOT).link, "#waiting-title")
    for seed in range(TRIES):
        table = Table(server, edition, BOT, BOT, seed=seed)
        table.start()
        if seed == 0:
            camera.shoot(f"{edition}/tickets", table.link, board)
        if table.play_until(is_middle):
            break
    camera.shoot(f"{edition}/middle", table.link, board)
    camera.shoot(f"{edition}/paying", table.link, board, open_payment)
    table.play_until(lambda view: False)
    camera.shoot(f"{edition}/scoring", table.link, "#scores-title", tell_scores)
    camera.shoot(f"{edition}/replay", table.link, "#scores-title", open_replay)


def write_index(folder: Path, shown: list[str], windows: list[str]) -> Path:
    """All pictures on one page, a row for each state."""
    sizes = [f"{window}-{theme}" for window in windows for theme in THEMES]
    rows = []
    states = [f"{one}/{state}" for one in shown for state in (office_pictures.STATES if one == OFFICE else STATES)]
    for name in ("start", *states):
        pictures = "".join(
            f'<td><a href="{name}-{size}.png"><img src="{name}-{size}.png" alt="{name} {size}" loading="lazy"></a></td>'
            for size in sizes
        )
        rows.append(f"<tr><th>{html.escape(name)}</th>{pictures}</tr>")
    head = "".join(f"<th>{size}</th>" for size in sizes)
    style = "body{font:14px system-ui}img{width:200px;border:1px solid #999}td,th{vertical-align:top;padding:4px}"
    text = f'<!doctype html><meta charset="utf-8"><title>Branchline</title><style>{style}</style>'
    path = folder / "index.html"
    path.write_text(f"{text}<table><tr><th></th>{head}</tr>{''.join(rows)}</table>", encoding="utf-8")
    return path


def main() -> None:
    """Take all pictures, or those of the editions named."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("shown", nargs="*", default=[*available_editions(), OFFICE], help="editions, or office")
    parser.add_argument("--sizes", nargs="+", default=[f"{width}x{height}" for width, height in SIZES])
    parser.add_argument("--states", nargs="+", help=f"of a game: {', '.join(STATES)}")
    parser.add_argument("--out", type=Path, default=Path("screenshots"))
    options = parser.parse_args()
    with ExitStack() as stack:
        server = stack.enter_context(Server(Path(stack.enter_context(TemporaryDirectory()))))
        camera = Camera(stack.enter_context(open_browser()), options.out, options.sizes, options.states)
        camera.shoot("start", server.address, ".board img")
        for one in options.shown:
            if one == OFFICE:
                office_pictures.shoot_office(camera, server)
            else:
                shoot_edition(camera, server, one)
    print(f"look at {write_index(options.out, options.shown, options.sizes).resolve()}")


if __name__ == "__main__":
    main()
