"""How much of a window is board and hand, and how large the largest empty part is.

    python -m tools.space                     # the table for docs/ui.md
    python -m tools.space europe --pictures DIR  # one edition, with a picture of each window

A game of two in which Ann has drawn for some turns, in tablets and wide screens.
"""

import argparse
from contextlib import ExitStack
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from branchline.edition import available_editions, load_edition
from tests.kit.browser import Player, open_browser
from tests.kit.server_process import Server
from tests.kit.windows import SPACE
from tests.web.seat import Two

SIZES = ((820, 1180), (1180, 820), (1440, 900), (1920, 1080), (2560, 1440), (3840, 2160))
TURNS = 5


def measure(player: Player, sizes: tuple[tuple[int, int], ...]) -> list[dict[str, Any]]:
    """Shares of windows of these sizes, in percent."""
    found = []
    for width, height in sizes:
        player.page.set_viewport_size({"width": width, "height": height})
        player.rest()
        found.append({"size": f"{width} × {height}", **player.page.evaluate(SPACE)})
    return found


def main() -> None:
    """Measure, and print a table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("edition", nargs="?")
    parser.add_argument("--pictures", type=Path)
    options = parser.parse_args()
    names = [options.edition] if options.edition else available_editions()
    rows: dict[str, list[str]] = {}
    with ExitStack() as stack:
        server = stack.enter_context(Server(Path(stack.enter_context(TemporaryDirectory()))))
        browser = stack.enter_context(open_browser())
        for name in names:
            player = Player(browser, server)
            two = Two(player, name)
            for _ in range(TURNS * len(two.seats)):
                two.decider.draw()
            two.until(lambda seat: True)
            for size in SIZES:
                [found] = measure(player, (size,))
                cell = f"{found['board']:.0f} + {found['hand']:.0f}, {found['empty']:.0f}"
                rows.setdefault(found["size"], []).append(cell)
                if options.pictures:
                    player.page.screenshot(path=options.pictures / f"{name}-{size[0]}x{size[1]}.png")
            two.close()
            player.close()
    print(f"| window | {' | '.join(load_edition(name).title for name in names)} |")
    print("|---" * (len(names) + 1) + "|")
    for window, cells in rows.items():
        print(f"| {window} | {' | '.join(cells)} |")


if __name__ == "__main__":
    main()
