"""Pictures of a campaign over HTTP: the cards that are revealed, and the map as far as it is found."""

import asyncio
from dataclasses import replace

from fastapi import APIRouter, Response

from branchline.campaign.content import load_content
from branchline.draw.vignettes import vignette
from branchline.edition import Setup
from branchline.server import campaign_models as models
from branchline.server.boards import table_picture
from branchline.server.campaign import proposals
from branchline.server.campaign.live import LiveCampaign
from branchline.server.campaign.telling import revealed_pictures
from branchline.server.http.editions import SVG
from branchline.server.http.service import Bearer, Service, Shared, need
from branchline.server.refusals import Refused

router = APIRouter()

# Only the browser of who may see it keeps it.
PRIVATE = {"cache-control": "private, max-age=86400"}


@router.get("/api/companies")
async def companies(language: models.Language = "en") -> list[models.CompanyCard]:
    """The companies a campaign can be founded with. They are no secret: everybody chooses one."""
    content = load_content()
    texts = content.texts(language)
    return [
        models.CompanyCard(
            id=card.id,
            name=texts.get(card.id, ""),
            text=texts.get(f"{card.id}-text", ""),
            color=card.color,
            picture=vignette(card.id),
        )
        for card in content.edition.printed_of("company").values()
    ]


@router.get("/api/campaigns/{campaign}/pictures/{picture}", response_class=Response, responses={200: SVG})
async def picture(campaign: str, picture: str, token: Bearer, service: Shared) -> Response:
    """The picture of a card that is revealed to the holder of the token."""
    live, known = await _known(service, campaign, token)
    if picture not in revealed_pictures(live.state, known):
        raise Refused("not_found", "there is no such picture")
    return Response(vignette(picture), media_type="image/svg+xml", headers=PRIVATE)


@router.get("/api/campaigns/{campaign}/board.svg", response_class=Response, responses={200: SVG})
async def board(campaign: str, token: Bearer, service: Shared, dark: bool = False, before: bool = False) -> Response:
    """The map as it lies on the table of the next game, or (`before`) as it was before the last box was opened."""
    live, _ = await _known(service, campaign, token)
    text = await asyncio.to_thread(table_picture, _setup(live, before), dark, service.layouts)
    return Response(text, media_type="image/svg+xml", headers={"cache-control": "no-store"})


def _setup(live: LiveCampaign, before: bool) -> Setup:
    campaign = live.state.campaign
    return (replace(campaign, boxes=campaign.boxes[:-1]) if before else campaign).setup.open


async def _known(service: Service, campaign: str, token: str | None) -> tuple[LiveCampaign, str]:
    live = await service.find_campaign(campaign)
    known = need(token)
    await service.campaigns.surely(live, lambda: proposals.expect_known(live.state, known))
    return live, known
