"""One whole campaign, played once for all tests of this folder."""

from __future__ import annotations

import pytest

from branchline.campaign.campaign import Campaign
from branchline.campaign.chronicle import founded
from branchline.campaign.document import CampaignFile
from branchline.campaign.entries import Founded
from branchline.campaign.fold import apply
from branchline.campaign.simulate import bot_campaign, play_campaign


@pytest.fixture(scope="session")
def finished() -> CampaignFile:
    """A finished campaign of three companies. It is shared: do not change it."""
    file = bot_campaign(3, ["greedy"], seed=3)
    for _ in play_campaign(file, 3):
        pass
    return file


@pytest.fixture(scope="session")
def stages(finished: CampaignFile) -> list[Campaign]:
    """The campaign after its founding and after every entry."""
    campaign = founded(finished.campaign, finished.entries)
    found = [campaign]
    for entry in finished.entries:
        if not isinstance(entry, Founded):
            campaign = apply(campaign, entry)
            found.append(campaign)
    return found
