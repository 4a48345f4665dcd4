"""A campaign: twelve linked games of one edition, as a fold over its entries (see docs/legends.md).

`content` is what was written for it, `campaign` the state and what is to be done next, `fold` how an entry changes it,
`document` the file its players hold, `bots` the decisions of companies nobody plays, `chronicle` what happened.
"""

from branchline.campaign.campaign import Campaign, Decision, Todo
from branchline.campaign.content import Content, load_content
from branchline.campaign.document import CampaignFile, verify_campaign
from branchline.campaign.errors import CampaignError

__all__ = [
    "Campaign", "CampaignError", "CampaignFile", "Content", "Decision", "Todo", "load_content", "verify_campaign",
]  # fmt: skip
