"""The table of a campaign's next game: an ordinary one, with everybody seated and the cards dealt."""

from branchline.campaign.fold import dealing_of
from branchline.server.campaign.state import CampaignState
from branchline.server.campaign.telling import public_id
from branchline.server.entries import CampaignSeat, Created, PlayedFor
from branchline.server.keys import derived, new_code
from branchline.server.models import SeatPlan


def table_name(state: CampaignState, game: int) -> str:
    """There is exactly one table for each game, whoever makes it; and nobody guesses its name."""
    version = f" revision {state.campaign.revision}" if state.campaign.revision else ""
    return derived(f"campaign {state.id} game {game}{version}", state.key, 9)


def table_of(state: CampaignState, at: float) -> Created:
    """The first entry of that table. A person's token is that of the company, so that one key opens both."""
    campaign = state.campaign
    edition = campaign.content.edition
    present = [(company, state.holder(company.id)) for company in campaign.present]
    return Created(
        at=at,
        setup=campaign.setup,
        fingerprint=edition.fingerprint,
        seats=[
            SeatPlan() if holder.token else SeatPlan(kind="bot", level=holder.level or "normal")
            for _, holder in present
        ],
        options=state.options,
        secret=dealing_of(campaign).secret.hex(),
        code=new_code(),
        host=state.founded.host,
        campaign=PlayedFor(
            id=public_id(state.id),
            game=campaign.game,
            moves=state.moves,
            seats=[
                CampaignSeat(player=company.player, token=holder.token, stand_in=holder.stand_in)
                for company, holder in present
            ],
        ),
    )
