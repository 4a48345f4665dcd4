"""Whole campaigns of bots: is the campaign in balance, and is everything in it reached?

    python -m benchmarks.campaigns --campaigns 40 --players 5 --bots planner

Prints tables in Markdown for docs/legends.md. A campaign that ends with an error is an error of this program.
"""

import argparse
import statistics
import time
from collections import Counter, defaultdict

from rich.progress import track

from branchline.campaign.campaign import Campaign
from branchline.campaign.document import CampaignFile
from branchline.campaign.entries import Played
from branchline.campaign.simulate import bot_campaign, play_campaign

LEVELS = ["random", "greedy", "easy", "normal", "planner"]
# 'hard' and 'expert' are the search with more time than two hundred campaigns have: it sits in every tenth.
SEARCH, SEARCHES = "search@6", 10


class Tally:
    """What is counted over campaigns."""

    def __init__(self) -> None:
        self.money: defaultdict[int, list[int]] = defaultdict(list)  # by game
        self.vaults: defaultdict[str, list[int]] = defaultdict(list)  # by company
        self.winners: Counter[str] = Counter()
        self.orders: Counter[tuple[str, ...]] = Counter()
        self.earned: Counter[str] = Counter()  # dollars by source
        self.acted: Counter[str] = Counter()  # times
        self.moves: defaultdict[int, list[int]] = defaultdict(list)  # decisions by game
        self.reached: set[str] = set()
        self.early: list[float] = []  # place after game 4 and at the end, as correlation
        self.seconds: list[float] = []

    def add(self, file: CampaignFile) -> None:
        """Count a finished campaign."""
        campaign = file.campaign
        for result in campaign.results:
            self.money[result.game] += [slip for _, slip in result.slips]
            self.reached |= {
                *result.events,
                *(card for _, card in result.postcards),
                *(card for _, card in result.shown),
            }
        for company, worth in campaign.vaults.items():
            self.vaults[company].append(worth)
        self.winners.update(campaign.winners)
        self.orders[tuple(box.id for box in campaign.boxes)] += 1
        self.reached |= {f"story-{card}" for card in campaign.read} | {f"box-{box.id}" for box in campaign.boxes}
        self.early.append(_agreement(campaign))
        for game, entry in enumerate((e for e in file.entries if isinstance(e, Played)), start=1):
            self.moves[game].append(len(entry.record["moves"]))
            for move in entry.record["moves"]:
                for event in move["events"]:
                    if event["event"] == "gained_money" and event["source"]:
                        self.earned[event["source"]] += event["count"]
                        self.acted[event["source"]] += 1
                    if event.get("source"):
                        self.reached.add(event["source"])


def _agreement(campaign: Campaign) -> float:
    """How the standing after game 4 agrees with the end: the correlation of the vaults."""
    early = [sum(company.vault[:4]) for company in campaign.companies]
    late = [sum(company.vault) for company in campaign.companies]
    if len(set(early)) == 1 or len(set(late)) == 1:
        return 0.0
    return statistics.correlation(early, late)


def _row(*cells: object) -> None:
    print("| " + " | ".join(f"{cell:.1f}" if isinstance(cell, float) else str(cell) for cell in cells) + " |")


def _print(tally: Tally, campaigns: int, everything: set[str]) -> None:
    print("| game | median | lowest | highest | decisions |\n|---|---|---|---|---|")
    for game, slips in tally.money.items():
        _row(game, statistics.median(slips), min(slips), max(slips), round(statistics.mean(tally.moves[game])))
    ratio = statistics.median(tally.money[12]) / max(1, statistics.median(tally.money[1]))
    longer = statistics.mean(tally.moves[12]) / statistics.mean(tally.moves[1])
    print(f"\nmedian of game 12 over game 1: {ratio:.1f}; decisions: {longer:.2f} times")
    print(f"standing after game 4 and the end: correlation {statistics.mean(tally.early):.2f}")
    print("\n| company | mean vault | campaigns won |\n|---|---|---|")
    for company, worths in tally.vaults.items():
        _row(company, round(statistics.mean(worths)), f"{tally.winners[company]} of {campaigns}")
    print("\n| source | dollars a campaign | times | dollars each |\n|---|---|---|---|")
    for source, dollars in sorted(tally.earned.items(), key=lambda item: -abs(item[1]))[:20]:
        _row(source, round(dollars / campaigns), tally.acted[source] / campaigns, dollars / tally.acted[source])
    left = ", ".join(sorted(everything - tally.reached)) or "nothing"
    print(f"\n{len(tally.orders)} orders of boxes; never reached: {left}")
    print(f"{statistics.mean(tally.seconds):.1f} s a campaign")


def _mixed(number: int) -> list[str]:
    """Bots of all levels, others in each campaign."""
    turn = number % len(LEVELS)
    bots = LEVELS[turn:] + LEVELS[:turn]
    return [SEARCH, *bots[1:]] if number % SEARCHES == 0 else bots


def main() -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--campaigns", type=int, default=20)
    parser.add_argument("--players", type=int, default=0, help="2 to 5; 0: each in turn")
    parser.add_argument("--bots", default="planner", help="bots by company, with commas; 'mixed' draws levels in turn")
    parser.add_argument("--seed", type=int, default=0)
    wish = parser.parse_args()
    tally = Tally()
    for number in track(range(wish.seed, wish.seed + wish.campaigns), "campaigns", transient=True):
        bots = _mixed(number) if wish.bots == "mixed" else wish.bots.split(",")
        file = bot_campaign(wish.players or 2 + number % 4, bots, number)
        began = time.process_time()
        for _ in play_campaign(file, number):
            pass
        tally.seconds.append(time.process_time() - began)
        tally.add(file)
    content = file.content
    everything = {card.id for card in content.edition.printed if card.kind in ("event", "postcard")}
    everything |= {f"story-{card.id}" for card in content.cards} | {f"box-{box.id}" for box in content.boxes}
    _print(tally, wish.campaigns, everything)


if __name__ == "__main__":
    main()
