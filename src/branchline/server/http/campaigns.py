"""Campaigns over HTTP: founding them, coming by a link, reading and deciding between games, and going to the table."""

import asyncio
import time
from collections.abc import Callable
from typing import Annotated, TypeVar

from fastapi import APIRouter, Query, Request, Response
from fastapi.responses import JSONResponse

from branchline.server import campaign_models as models
from branchline.server.boards import table_info
from branchline.server.campaign import founding, proposals
from branchline.server.campaign.entries import CampaignEntry
from branchline.server.campaign.live import LiveCampaign
from branchline.server.campaign.state import CampaignState
from branchline.server.http.service import Bearer, Service, Shared, key_in, need
from branchline.server.keys import derived, hash_token, new_token
from branchline.server.models import EditionInfo
from branchline.server.refusals import Refused
from branchline.server.shield import address_of
from branchline.server.table.clocks import Moment

router = APIRouter()

Language = Annotated[models.Language, Query()]
Wish = TypeVar("Wish")


async def _known(service: Service, campaign: str, token: str | None) -> tuple[LiveCampaign, str]:
    """The campaign, and the token of somebody who plays in it or arranges it."""
    live = await service.find_campaign(campaign)
    known = need(token)
    await service.campaigns.surely(live, lambda: proposals.expect_known(live.state, known))
    return live, known


async def _do(service: Service, campaign: str, token: str | None) -> tuple[LiveCampaign, str]:
    """The same, for a change: it is kept for ever."""
    live, known = await _known(service, campaign, token)
    service.take_arranging(known)
    return live, known


async def _carry_out(
    service: Service,
    campaign: str,
    token: str | None,
    language: models.Language,
    proposal: Callable[[CampaignState, Moment, str, Wish], CampaignEntry],
    wish: Wish,
) -> models.CampaignView:
    """Let one of the `proposals` happen; gives the campaign as it then is."""
    live, known = await _do(service, campaign, token)
    await service.campaigns.carry_out(live, proposal, known, wish)
    return live.view(known, language)


def _founded(live: LiveCampaign, keys: founding.Keys, language: models.Language) -> models.CampaignFounded:
    return models.CampaignFounded(
        campaign=live.view(hash_token(keys.token), language),
        token=keys.token,
        links=founding.links_of(live.state.founded, keys),
    )


@router.post("/api/campaigns", status_code=201)
async def found(
    wish: models.NewCampaign, request: Request, service: Shared, language: Language = "en"
) -> models.CampaignFounded:
    """Found a campaign. The same request with the same id founds one campaign, whatever became of the first answer."""
    service.take_new_table(request)
    keys = founding.Keys(wish.id)
    live = await service.campaigns.found(
        keys, lambda: asyncio.to_thread(founding.new_campaign, wish, keys, time.time())
    )
    return _founded(live, keys, language)


@router.post("/api/campaigns/import", status_code=201)
async def bring(
    wish: models.ImportCampaign, request: Request, service: Shared, language: Language = "en"
) -> models.CampaignFounded:
    """Go on here with a campaign from its document: every game in it is checked, and its companies get new links."""
    service.take_new_table(request)
    keys = founding.Keys(wish.id)
    return _founded(await service.campaigns.bring(wish, keys), keys, language)


@router.get("/api/campaigns/{campaign}")
async def show(campaign: str, token: Bearer, service: Shared, language: Language = "en") -> models.CampaignView:
    """What the holder of the token may know; without one, who plays and how far they are."""
    live = await service.find_campaign(campaign)
    if token is not None:
        await service.campaigns.surely(live, lambda: proposals.expect_known(live.state, token))
    return live.view(token, language)


# --- companies --------------------------------------------------------------------------------------------------------


@router.post("/api/campaigns/{campaign}/join")
async def join(
    campaign: str, wish: models.JoinCampaign, request: Request, service: Shared, language: Language = "en"
) -> models.JoinedCampaign:
    """Come by a company's link: the token that is given for it is the company's from then on."""
    live = await service.find_campaign(campaign)
    service.take_arranging(address_of(request.scope))
    token = derived(f"company {campaign} {wish.link}", wish.id, 24) if wish.id else new_token()
    await service.campaigns.carry_out(live, proposals.join, hash_token(token), hash_token(wish.link), wish)
    company = live.state.company_of(hash_token(token))
    if company is None:
        raise Refused("not_seated", "that company is not yours any more")
    return models.JoinedCampaign(campaign=live.view(hash_token(token), language), token=token, company=company)


@router.post("/api/campaigns/{campaign}/companies")
async def change(
    campaign: str, wish: models.ChangeCompany, token: Bearer, service: Shared, language: Language = "en"
) -> models.CompanyChanged:
    """Who plays a company from now on: a bot, a person again, or whoever comes by the new link."""
    live, known = await _do(service, campaign, token)
    await service.campaigns.carry_out(live, proposals.change, known, wish)
    link = proposals.link_of(live.state, wish)
    is_new = live.state.holder(wish.company).link == hash_token(link)
    answer = models.CompanyLink(company=wish.company, link=link) if is_new else None
    return models.CompanyChanged(campaign=live.view(known, language), link=answer)


# --- between games ----------------------------------------------------------------------------------------------------


@router.post("/api/campaigns/{campaign}/read")
async def read(
    campaign: str, wish: models.ReadCard, token: Bearer, service: Shared, language: Language = "en"
) -> models.CampaignView:
    """The card on top has been read; anybody may turn it."""
    return await _carry_out(service, campaign, token, language, proposals.read, wish)


@router.post("/api/campaigns/{campaign}/decide")
async def decide(
    campaign: str, wish: models.Decide, token: Bearer, service: Shared, language: Language = "en"
) -> models.CampaignView:
    """What the own company decides."""
    return await _carry_out(service, campaign, token, language, proposals.decide, wish)


@router.post("/api/campaigns/{campaign}/attend")
async def attend(
    campaign: str, wish: models.Attend, token: Bearer, service: Shared, language: Language = "en"
) -> models.CampaignView:
    """Who plays the next game."""
    return await _carry_out(service, campaign, token, language, proposals.attend, wish)


@router.post("/api/campaigns/{campaign}/begin")
async def begin(
    campaign: str, token: Bearer, request: Request, service: Shared, _: models.BeginGame | None = None
) -> models.Begun:
    """The table of the next game, or of the one in progress. The key of the company opens its seat there."""
    live, known = await _do(service, campaign, token)
    table = await service.campaigns.begin(live, known)
    played = table.state.created.campaign
    return models.Begun(
        table=table.name,
        game=played.game if played else live.state.campaign.game,
        token=key_in(request),
        seats=table.state.seats_of(known),
    )


# --- the document -----------------------------------------------------------------------------------------------------


@router.post("/api/campaigns/{campaign}/hand-over")
async def hand_over(
    campaign: str, wish: models.HandOver, token: Bearer, service: Shared, language: Language = "en"
) -> models.CampaignView:
    """The own company agrees that the campaign's document is handed out, which says what is to come."""
    return await _carry_out(service, campaign, token, language, proposals.agree, wish)


@router.get("/api/campaigns/{campaign}/document", response_class=JSONResponse)
async def document(campaign: str, token: Bearer, service: Shared) -> Response:
    """The campaign as one file, for the terminal or for another server: of a finished one, or once all have agreed."""
    live, known = await _known(service, campaign, token)
    text = await service.campaigns.document(live, known)
    name = f"{live.state.campaign.content.edition.name}-campaign.json"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(text, media_type="application/json", headers=headers)


# --- the map ----------------------------------------------------------------------------------------------------------


@router.get("/api/campaigns/{campaign}/edition")
async def edition(campaign: str, token: Bearer, service: Shared) -> EditionInfo:
    """The map as it lies on the table of the next game: places, routes and tickets that have been found, no others."""
    live, _ = await _known(service, campaign, token)
    info = await asyncio.to_thread(table_info, live.state.campaign.setup.open, service.layouts)
    return info.model_copy(update={"board": f"/api/campaigns/{campaign}/board.svg"})
