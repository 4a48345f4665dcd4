"""Whole campaigns played by bots, for balance and for tests."""

from collections.abc import Iterator, Sequence

from branchline.bots import make_bot
from branchline.campaign.bots import decide
from branchline.campaign.campaign import Campaign
from branchline.campaign.document import CampaignFile
from branchline.campaign.entries import Decided, Json, Played, Read
from branchline.game import Game

COMPANIES = ("company-blue", "company-red", "company-green", "company-yellow", "company-black")


def play_campaign(file: CampaignFile, seed: int | str = 0) -> Iterator[Campaign]:
    """Go on with a campaign to its end, every company by its bot; gives the campaign after each game."""
    while not file.campaign.is_over or file.campaign.todo.kind != "over":
        if step(file, seed):
            yield file.campaign


def step(file: CampaignFile, seed: int | str = 0) -> bool:
    """The next thing of a campaign, done by bots; gives whether that was a game."""
    todo = file.campaign.todo
    if todo.kind == "read":
        file.append(Read(todo.card))
    elif todo.decision is not None:
        file.append(Decided(todo.decision.company, decide(file.campaign, todo.decision)))
    elif todo.kind == "play":
        file.append(Played(play_game(file, seed).record()))
        return True
    return False


def play_game(file: CampaignFile, seed: int | str = 0) -> Game:
    """The next game, to its end."""
    game = file.game()
    kinds = [file.players[company.id] for company in file.campaign.present]
    bots = [make_bot(kind, f"{seed} {file.campaign.game} {seat}") for seat, kind in enumerate(kinds)]
    while game.decider is not None:
        game.play(bots[game.decider].choose(game.view(game.decider)))
    return game


def bot_campaign(players: int, bots: Sequence[str], seed: int | str) -> CampaignFile:
    """A new campaign of bots; the last one named takes the companies left."""
    companies = [(company, company.partition("-")[2].title()) for company in COMPANIES[:players]]
    kinds = {company: bots[min(seat, len(bots) - 1)] for seat, (company, _) in enumerate(companies)}
    return CampaignFile.found(companies, kinds, seed)


def told(campaign: Campaign) -> Json:
    """A campaign's results as plain data."""
    games = [
        {
            "game": result.game,
            "year": result.year,
            "money": {_short(company): slip for company, slip in result.slips},
            "winner": _short(result.places[0]),
            "boards": list(result.boards),
            "tickets": {_short(company): [done, missed] for company, done, missed in result.tickets},
            "events": [event.partition("-")[2] for event in result.events],
            "postcards": {"received": len(result.postcards), "met": len(result.shown)},
        }
        for result in campaign.results
    ]
    return {
        "games": games,
        "vault": {_short(company): worth for company, worth in campaign.vaults.items()},
        "winner": " and ".join(_short(company) for company in campaign.winners),
    }


def _short(company: str) -> str:
    return company.partition("-")[2]
