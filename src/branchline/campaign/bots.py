"""Decisions of companies nobody plays: which event to banish, what to settle, what to choose between games."""

from branchline.campaign.campaign import Campaign, Decision
from branchline.campaign.content import Instructions
from branchline.edition.facts import Effect


def decide(campaign: Campaign, decision: Decision) -> str:
    """What a bot's company answers."""
    match decision.kind:
        case "banish":
            return min(decision.options, key=lambda event: (_liking(campaign, decision.company, event), event))
        case "settle":
            return _settle(campaign, decision)
        case "choose":
            options = campaign.content.card(decision.about).options
            return max(decision.options, key=lambda option: _worth(campaign, decision.company, options[option]))


def _settle(campaign: Campaign, decision: Decision) -> str:
    """Its own colour, which pays it from now on; else one that is no other company's; else the rarest."""
    colors = {c.id: campaign.content.edition.printed_of("company")[c.id].color for c in campaign.companies}
    own = colors[decision.company]
    if own in decision.options:
        return own
    return next((color for color in decision.options if color not in colors.values()), decision.options[0])


def _worth(campaign: Campaign, company: str, option: Instructions) -> float:
    """Trains are good for everybody; a large city is good where the company's tracks are, so go by all tracks there."""
    touched = dict(campaign.touched)
    return (
        option.trains * 1.5
        + sum(1.0 + 0.5 * touched.get(city, 0) for city in option.large)
        + 2.2 * bool(option.next_of)
    )


def _liking(campaign: Campaign, company: str, event: str) -> float:
    """How much a company wants an event to stay: what it pays, less what it costs."""
    rows = [row for row in campaign.content.edition.effects if row.source == event]
    color = campaign.content.edition.printed_of("company")[company].color
    return sum(_row_liking(row, color) for row in rows)


def _row_liking(row: Effect, color: str) -> float:
    own = row.condition == "color" and row.condition_value == color
    match row.do:
        case "gain":
            return row.amount * (0.5 if row.whom in ("actor", "all") else -0.3) * (2.0 if own else 1.0)
        case "price":
            return -1.0 * row.amount * (2.0 if own else 1.0)
        case "close" | "locomotives":
            return -2.0
        case "fine" | "discard_card":
            return -1.5
        case _:
            return 0.5
