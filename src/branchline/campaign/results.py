"""What a finished game leaves behind: pay slips, postcards, the start-player card, first claims of track beds."""

from collections import Counter
from dataclasses import replace
from typing import Any

from branchline.campaign.campaign import Campaign, Company, Result
from branchline.campaign.content import GAMES
from branchline.campaign.entries import Json
from branchline.campaign.errors import CampaignError
from branchline.game.dealing import Dealing


def check_record(campaign: Campaign, record: Json, dealing: Dealing) -> None:
    """Is it the record of the game that was to be played? Whether it holds is for `verify` to say."""
    try:
        facts = (record["table"], record["players"], record["dealing"]["secret"], record["finished"])
        sheets = sorted((int(sheet["seat"]), int(sheet["place"])) for sheet in record["sheets"])
    except (LookupError, TypeError, AttributeError, ValueError, ArithmeticError):
        raise CampaignError(f"game {campaign.game} is no record of a finished game") from None
    if facts[0] != campaign.setup.to_json():
        raise CampaignError(f"game {campaign.game} was played with another set-up than the campaign's")
    if facts[1] != [company.player for company in campaign.present]:
        raise CampaignError(f"game {campaign.game} was played by others than its companies")
    if facts[2] != dealing.secret.hex():
        raise CampaignError(f"game {campaign.game} was not dealt as the campaign's key says")
    if facts[3] is not True or [seat for seat, _ in sheets] != list(range(len(campaign.present))):
        raise CampaignError(f"game {campaign.game} is not finished")


def fold_in(campaign: Campaign, record: Json) -> tuple[Campaign, tuple[str, ...], tuple[tuple[str, str], ...]]:
    """The campaign with the game's results; the event cards that may be banished; beds to settle, with claimers."""
    present = [company.id for company in campaign.present]
    sheets = sorted(record["sheets"], key=lambda sheet: sheet["place"])
    told = _Told(record, present)
    slips = {present[sheet["seat"]]: int(sheet["total"]) for sheet in sheets}
    places = tuple(present[sheet["seat"]] for sheet in sheets)
    lowest = min(slips.values())
    received = _postcards(campaign, sheets, present)
    companies = []
    for company in campaign.companies:
        companies.append(_paid(company, slips.get(company.id, lowest), places[0], received, told.shown))
    result = Result(
        game=campaign.game,
        year=campaign.content.year(campaign.game),
        boards=campaign.boards,
        slips=tuple((company.id, slips.get(company.id, lowest)) for company in campaign.companies),
        places=places,
        postcards=received,
        shown=told.shown,
        events=told.events,
        tickets=tuple(
            (
                present[sheet["seat"]],
                sheet["tickets_fulfilled"],
                len(sheet["ticket_lines"]) - sheet["tickets_fulfilled"],
            )
            for sheet in sheets
        ),
    )
    settled = {route for route, _ in campaign.colors}
    beds = {route.id for route in campaign.content.edition.routes if route.bed} - settled
    changed = replace(
        campaign,
        companies=tuple(companies),
        starter=places[-1],  # LW-24
        results=(*campaign.results, result),
        banished=(*campaign.banished, *told.banished),
        given=(*campaign.given, *(card for _, card in received)),
        touched=tuple(sorted(_touched(campaign, told).items())),
    )
    past = tuple(dict.fromkeys(event for event in told.events if event not in told.banished))
    return changed, past, tuple((company, route) for company, route in told.claims if route in beds)


class _Told:
    """What the record's events tell that outlives the game."""

    def __init__(self, record: Json, present: list[str]) -> None:
        self.claims: tuple[tuple[str, str], ...] = ()
        self.events: tuple[str, ...] = ()
        self.banished: tuple[str, ...] = ()
        self.shown: tuple[tuple[str, str], ...] = ()
        for event in _events(record):
            match event.get("event"):
                case "claimed":
                    self.claims += ((present[event["seat"]], event["route"]),)
                case "turned_up_event":
                    self.events += (event["source"],)
                case "banished_event":
                    self.banished += (event["source"],)
                case "shows_postcard":
                    self.shown += ((present[event["seat"]], event["source"]),)


def _events(record: Json) -> list[Any]:
    events = list(record["setup"])
    for move in record["moves"]:
        events += move["events"]
    return [event for event in events if isinstance(event, dict)]


def _paid(
    company: Company, slip: int, winner: str, received: tuple[tuple[str, str], ...], shown: tuple[tuple[str, str], ...]
) -> Company:
    """LW-27, LW-29, LW-31: the pay slip into the vault; postcards met go, those received come.

    Who missed the game gets what the player in last place had.
    """
    met = tuple(card for owner, card in shown if owner == company.id)
    new = tuple(card for owner, card in received if owner == company.id)
    return replace(
        company,
        vault=(*company.vault, slip),
        victories=company.victories + (company.id == winner),
        office=(*(card for card in company.office if card not in met), *new),
        shown=(*company.shown, *met),
    )


def _postcards(campaign: Campaign, sheets: list[Json], present: list[str]) -> tuple[tuple[str, str], ...]:
    """LW-29, LW-30: fulfilled tickets bring their postcards, each once in a campaign; after the last game none."""
    if campaign.game == GAMES:
        return ()
    by_ticket = campaign.content.postcard_of_ticket
    received: list[tuple[str, str]] = []
    for sheet in sheets:
        for line in sheet["ticket_lines"]:
            card = by_ticket.get(line["ticket"])
            if card and line["fulfilled"] and card not in (*campaign.given, *(card for _, card in received)):
                received.append((present[sheet["seat"]], card))
    return tuple(received)


def _touched(campaign: Campaign, told: _Told) -> Counter[str]:
    """How many claimed routes end in each city."""
    edition, touched = campaign.content.edition, Counter[str]()
    for _, route in told.claims:
        for end in edition.route(route).ends:
            touched[edition.cities[end].id] += 1
    return touched
