"""Every edition, variant and number of players in windows of every size: what cannot be seen or pressed there.

    python -m tools.windows              # everything: about half an hour
    python -m tools.windows europe mega  # one edition, or one variant of it

Whole games are played; the first decision of each kind is looked at in every size, and then made with the page.
"""

import argparse
from contextlib import ExitStack
from pathlib import Path
from tempfile import TemporaryDirectory

from branchline.edition import available_editions, load_edition
from tests.kit.browser import Player, open_browser
from tests.kit.server_process import Server
from tests.kit.windows import SIZES, walk_through
from tests.web.seat import Two


def main() -> None:
    """Walk, and say what is wrong."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("edition", nargs="?")
    parser.add_argument("variant", nargs="?")
    options = parser.parse_args()
    found = 0
    with ExitStack() as stack:
        server = stack.enter_context(Server(Path(stack.enter_context(TemporaryDirectory()))))
        browser = stack.enter_context(open_browser())
        for name in [options.edition] if options.edition else available_editions():
            edition = load_edition(name)
            for variant in [options.variant] if options.variant else [one.name for one in edition.table_variants]:
                for players in range(edition.players[0], edition.players[1] + 1):
                    player = Player(browser, server)
                    two = Two(player, name, others=players - 1, variant=variant, keep=False)
                    seen, wrong = walk_through(two, SIZES)
                    print(f"{name} {variant}, {players} players: {', '.join(sorted(seen))}; {len(wrong)} wrong")
                    for line in [*wrong, *player.errors]:
                        print(f"  {line}")
                    found += len(wrong) + len(player.errors)
                    two.close()
                    player.close()
    raise SystemExit(1 if found else 0)


if __name__ == "__main__":
    main()
