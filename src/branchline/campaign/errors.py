"""What can be wrong with a campaign."""


class CampaignError(ValueError):
    """An entry that cannot be, or a file that is no campaign. The message is for people."""
