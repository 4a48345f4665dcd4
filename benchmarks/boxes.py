"""Does every box change what a good move is? Where planners build with its rule and without, on the same whole map.

    python -m benchmarks.boxes --games 300

Two planners play the same deals on all boards, with the rulebook's steps alone and with those of one box added. How
often each route is claimed is compared: the share of all claims that went elsewhere, beside the same figure for two
halves of the games without the box (which differ by chance alone), and the cities where claims became more and fewer.
Prints a table in Markdown for docs/legends.md.
"""

import argparse
from dataclasses import replace
from typing import Any

import numpy as np
from rich.progress import track

from branchline.campaign.content import Box, Content, load_content
from branchline.kernel.numbers import NOBODY
from branchline.lab.games import Setting

VARIANT = "all-boards"


def claims(content: Content, steps: tuple[str, ...], games: int, seed: int) -> Any:
    """For every game and route: was it claimed?"""
    sources = {source: number for number, source in enumerate(content.edition.sources)}
    usual = Setting.of(content.edition, ("planner",), seed=seed, variant=VARIANT)
    in_order = tuple(sorted(steps, key=sources.__getitem__))
    setting = Setting(content.edition, replace(usual.setup, sources=in_order), usual.bots, seed)
    return setting.play(0, games)["claimed_by"][:, : len(content.edition.routes)] != NOBODY


def moved(one: Any, other: Any) -> float:
    """The share of claims that one has elsewhere than the other."""
    shares = [claimed.sum(axis=0) / claimed.sum() for claimed in (one, other)]
    return float(np.abs(shares[0] - shares[1]).sum() / 2)


def places(content: Content, more: Any, fewer: Any, count: int = 3) -> str:
    """The cities at which most claims were won."""
    routes = content.edition.routes
    change = np.zeros(len(content.edition.cities))
    for route, by in zip(routes, more.mean(axis=0) - fewer.mean(axis=0), strict=True):
        change[list(route.ends)] += by
    first = np.argsort(-change)[:count]
    return ", ".join(f"{content.edition.cities[city].name} {change[city]:+.2f}" for city in first)


def row(content: Content, box: Box, rules: tuple[str, ...], without: Any, games: int, seed: int) -> str:
    """The line of one box."""
    steps = tuple(step if step.startswith("step-") else f"step-{step}" for step in box.steps)
    with_box = claims(content, rules + steps, games, seed)
    gained = places(content, with_box, without)
    lost = places(content, without, with_box).replace("+", "−")
    return f"| {box.id} | {', '.join(box.steps)} | {moved(with_box, without):.1%} | {gained} | {lost} |"


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    content = load_content("legends")
    rules = tuple(card.id for card in content.edition.printed if card.kind == "step" and card.group == "rules")
    without = claims(content, rules, options.games, options.seed)
    print("| box | steps | claims elsewhere | more at (claims a game) | fewer at |\n|---|---|---|---|---|")
    for box in track(content.boxes, "boxes", transient=True):
        print(row(content, box, rules, without, options.games, options.seed), flush=True)
    print(f"\ntwo halves of the games without a box: {moved(without[::2], without[1::2]):.1%}")


if __name__ == "__main__":
    main()
