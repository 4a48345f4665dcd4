"""How fast the page is in a real Chromium against a real server on this machine, written into docs/ui.md.

python -m benchmarks.page    # about two minutes; let the machine rest meanwhile
"""

import os
import re
import statistics
import time
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from datetime import date
from itertools import pairwise
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser, Page, ViewportSize

from benchmarks.measure import processor
from tests.kit.browser import BOT, loaded_scripts, open_browser, watch_wire
from tests.kit.server import Room
from tests.kit.server_process import Server
from tests.kit.stored import key_of, play_turns, store_room
from tests.kit.west import LEGENDS
from tools.screenshots import Table

DOCS = Path(__file__).parent.parent / "docs" / "ui.md"
ECHOES, VISITS, BREAKS = 20, 5, 5
SIZE: ViewportSize = {"width": 1280, "height": 860}
BOARD = ".frame svg .route"
LOST, TURN, SECOND = "Connection lost", "Your turn: take a turn", "second card"  # in the page's words
NOTICED_SECONDS = 25.0  # until the page notices that nothing comes any more
AWAY_SECONDS = 2.0  # then it tries in vain for so long

# From the key's event to the frame after the one that shows the card lifted, and the one that shows the next question.
ECHO = """() => {
  let began = 0
  addEventListener('keydown', (event) => (began = event.timeStamp), { once: true, capture: true })
  const drawn = (place, ready) => new Promise((done) => {
    const watch = new MutationObserver(() => {
      if (!ready()) return
      watch.disconnect()
      requestAnimationFrame(() => requestAnimationFrame((now) => done(now - began)))
    })
    watch.observe(place, { childList: true, characterData: true, attributes: true, subtree: true })
  })
  const lifted = drawn(document.body, () => document.querySelector('.card.taking') !== null)
  const late = new Promise((_, fail) => setTimeout(() => fail(new Error('no echo')), 20000))
  return Promise.race([late, Promise.all([lifted, drawn(document.querySelector('.status'), () => true)])])
}"""
# When the status begins or ceases to say something, in seconds since 1970; null if it takes too long.
SEEN = """([text, there, longest]) => new Promise((done) => {
  const status = document.querySelector('.status')
  const look = () => {
    if (status.textContent.includes(text) === there) done((performance.timeOrigin + performance.now()) / 1000)
  }
  new MutationObserver(look).observe(status, { childList: true, characterData: true, subtree: true })
  setTimeout(() => done(null), 1000 * longest)
  look()
})"""
# Times of all frames until told to stop.
FRAMES = """() => {
  window.frames_ = []
  const count = (now) => { window.frames_.push(now); window.counting = requestAnimationFrame(count) }
  window.counting = requestAnimationFrame(count)
}"""
STOP = "() => { cancelAnimationFrame(window.counting); return window.frames_ }"


def our_turn(server: Server) -> str:
    """The link to a table in Europe where we have to decide, tickets chosen."""
    table = Table(server, "europe", BOT)
    table.start()
    table.play_until(lambda view: view["phase"] == "turn" and view["legal"])
    return table.link


def all_boards(server: Server) -> str:
    """The link to a game of Legends on all its boards, the largest map there is."""
    room = play_turns(Room.playing(2, edition="legends", setup=LEGENDS.setup("all-boards")), 40)
    table = store_room(server.database, room, "west")
    return f"{server.address}/?table={table}#key={key_of(('Ann', 'Bob')[room.game.decider or 0])}"


def visit(browser: Browser, link: str) -> tuple[Page, float]:
    """The table in a browser that was never there, and the milliseconds until a move can be made on its board."""
    page = browser.new_context(viewport=SIZE).new_page()
    page.goto(link)
    page.wait_for_selector(BOARD)
    page.wait_for_selector(".card:enabled")
    return page, float(page.evaluate("performance.now()"))


def echo(page: Page) -> tuple[float, float]:
    """Milliseconds from the key that draws a card until it is lifted, and until the answer is drawn."""
    assert page.evaluate(SEEN, [TURN, True, 30])
    page.evaluate(f"() => {{ window.echo = ({ECHO})() }}")
    page.keyboard.press("0")
    lifted, done = page.evaluate("() => window.echo")
    page.keyboard.press("0")
    assert page.evaluate(SEEN, [SECOND, False, 30])
    return lifted, done


def pan(page: Page, seconds: float = 3.0) -> tuple[float, float]:
    """Frames a second while the enlarged board is dragged about, and the longest wait for one in milliseconds."""
    for _ in range(2):
        page.get_by_role("button", name="Zoom in").click()
    box = page.locator("div.frame").bounding_box()
    assert box is not None
    middle = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(*middle)
    page.mouse.down()
    page.evaluate(FRAMES)
    until, step = time.monotonic() + seconds, 0
    while time.monotonic() < until:
        step += 1
        page.mouse.move(middle[0] + 150 * ((step % 40) / 20 - 1), middle[1] + 90 * ((step % 26) / 13 - 1))
    frames = page.evaluate(STOP)
    page.mouse.up()
    gaps = [after - before for before, after in pairwise(frames)]
    return 1000 * len(gaps) / sum(gaps), max(gaps)


def come_back(page: Page, interrupt: Callable[[], None], mend: Callable[[], None]) -> float:
    """Milliseconds from the mended connection until the page has the table again."""
    interrupt()
    assert page.evaluate(SEEN, [LOST, True, NOTICED_SECONDS]), "the page has not noticed"
    time.sleep(AWAY_SECONDS)
    page.evaluate(f"() => {{ window.back = ({SEEN})(['{LOST}', false, 30]) }}")
    mend()
    mended = time.time()
    back = float(page.evaluate("() => window.back"))
    return 1000 * max(0.0, back - mended)


def spread(values: Sequence[float], unit: str, digits: int = 0) -> str:
    """The median, and the worst."""
    return f"{statistics.median(values):.{digits}f} {unit} (worst of {len(values)}: {max(values):.{digits}f} {unit})"


def on_the_wire(browser: Browser, server: Server) -> tuple[float, float]:
    """Bytes from nothing to the start page, and from nothing to a board of Europe one can play on."""
    totals = []
    for link, ready in ((server.address, ".board img"), (our_turn(server), ".card:enabled")):
        page = browser.new_context(viewport=SIZE).new_page()
        sizes = watch_wire(page)
        page.goto(link)
        page.wait_for_selector(ready)
        page.wait_for_load_state("networkidle")
        totals.append(sum(sizes))
    return totals[0], totals[1]


def measure(browser: Browser, server: Server) -> list[tuple[str, str]]:
    """What was measured, and how it came out."""
    visits = []
    for _ in range(VISITS):
        page, milliseconds = visit(browser, our_turn(server))
        visits.append(milliseconds)
    scripts = loaded_scripts(page)
    lifted, done = zip(*(echo(page) for _ in range(ECHOES)), strict=True)
    frames, longest = pan(page)
    west, west_longest = pan(visit(browser, all_boards(server))[0])
    restarts = [come_back(page, server.kill, server.start) for _ in range(BREAKS)]
    network = [
        come_back(page, lambda: page.context.set_offline(True), lambda: page.context.set_offline(False))
        for _ in range(BREAKS)
    ]
    start, playing = on_the_wire(browser, server)
    return [
        ("over the wire to the start page, nothing cached", f"{start / 1000:.0f} kB"),
        ("over the wire to a Europe one can play on, nothing cached", f"{playing / 1000:.0f} kB"),
        ("JavaScript until a game is played, compressed", f"{sum(scripts.values()) / 1000:.1f} kB"),
        ("from navigation to a board one can play on (Europe, nothing cached)", spread(visits, "ms")),
        ("echo of a move: from the key until the card is lifted", spread(lifted, "ms")),
        ("from the key until the server's answer is drawn", spread(done, "ms")),
        ("panning Europe, enlarged", f"{frames:.0f} frames a second (longest frame {longest:.0f} ms)"),
        (
            "panning Legends with all boards, enlarged",
            f"{west:.0f} frames a second (longest frame {west_longest:.0f} ms)",
        ),
        ("back at the table once a killed server is up again", spread(restarts, "ms")),
        ("back at the table once the network is there again", spread(network, "ms")),
    ]


def main() -> None:
    with ExitStack() as stack:
        server = stack.enter_context(Server(Path(stack.enter_context(TemporaryDirectory()))))
        browser = stack.enter_context(open_browser())
        rows = measure(browser, server)
        load = f"with {os.getloadavg()[0]:.1f} programs at work on average"
        where = f"{date.today()}, {processor()}, {load}, Chromium {browser.version} without a graphics card"
    lines = [
        f"Measured on {where}:",
        "",
        "| what | |",
        "|---|---|",
        *(f"| {what} | {figure} |" for what, figure in rows),
    ]
    print("\n".join(lines))
    text = DOCS.read_text(encoding="utf-8")
    marks = re.compile(r"(<!-- figures -->\n).*?(\n<!-- end -->)", re.DOTALL)
    DOCS.write_text(marks.sub(lambda found: found[1] + "\n".join(lines) + found[2], text), encoding="utf-8")


if __name__ == "__main__":
    main()
