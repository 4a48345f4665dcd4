"""What then is: the value that an entry makes of a campaign. Nothing is checked here but what the campaign checks."""

import sys
from collections.abc import Mapping
from dataclasses import replace

from branchline.campaign import Campaign, CampaignError
from branchline.campaign import entries as steps
from branchline.campaign.content import load_content
from branchline.campaign.fold import apply as apply_step
from branchline.campaign.fold import found
from branchline.server.campaign import entries
from branchline.server.campaign.entries import CampaignEntry, steps_of
from branchline.server.campaign.state import CampaignState, Happened, Holder
from branchline.server.entries import FromClient
from branchline.server.refusals import Refused

REMEMBERED = 200  # client messages whose repeats are recognised


def begin(name: str, entry: CampaignEntry) -> tuple[CampaignState, Happened]:
    """A campaign after its first entry."""
    if not isinstance(entry, entries.Founded):
        raise ValueError(f"a campaign begins by being founded, not with {entry.kind}")
    holders = tuple(Holder(h.company, h.level, h.link, h.token) for h in entry.holdings)
    slim = entry.model_copy(update={"steps": [], "moves": ()})  # the store has them; they may be long
    campaign = begun(entry)
    # Who brings a document has had it: the others shall know.
    handed_out = campaign.game if entry.brought else None
    state = CampaignState(name, slim, campaign, holders, at=entry.at, handed_out=handed_out, moves=entry.moves)
    return state, Happened(state.number, entry.kind)


def begun(entry: entries.Founded) -> Campaign:
    """The campaign that the steps of its first entry make."""
    first, *others = steps_of(entry)
    assert isinstance(first, steps.Founded)
    content = load_content(first.edition)
    try:
        campaign = found(content, first, entry.key)
    except CampaignError as error:
        if first.board == content.fingerprint:
            raise
        raise Refused("edition_changed", str(error)) from None
    for step in others:
        campaign = _stepped(campaign, step)
    return campaign


def _stepped(campaign: Campaign, step: steps.Entry) -> Campaign:
    """One step more. What was done with an earlier version of the edition may need what this one no longer has."""
    try:
        return apply_step(campaign, step)
    except CampaignError as error:
        if campaign.is_current:
            raise
        raise Refused("edition_changed", str(error)) from None


def apply(state: CampaignState, entry: CampaignEntry) -> tuple[CampaignState, Happened]:
    """The campaign after one more entry."""
    number = state.number + 1
    campaign = state.campaign
    for step in steps_of(entry):
        campaign = _stepped(campaign, step)
    counted = replace(state, campaign=campaign, number=number, at=entry.at, done=_remembered(state.done, entry, number))
    return _after(counted, entry), Happened(number, entry.kind)


def _remembered(
    done: Mapping[tuple[str, str], int], entry: CampaignEntry, number: int
) -> Mapping[tuple[str, str], int]:
    if not (isinstance(entry, FromClient) and entry.token and entry.message):
        return done
    more = {**done, (sys.intern(entry.token), entry.message): number}
    if len(more) > REMEMBERED:
        del more[next(iter(more))]
    return more


def _after(state: CampaignState, entry: CampaignEntry) -> CampaignState:
    match entry:
        case entries.TookCompany():
            return state.with_holder(Holder(entry.company, token=entry.token))
        case entries.Linked():
            return state.with_holder(replace(state.holder(entry.company), link=entry.link))
        case entries.BotSet():
            holder = state.holder(entry.company)
            if holder.token:
                return state.with_holder(replace(holder, stand_in=entry.level))
            return state.with_holder(Holder(entry.company, level=entry.level))
        case entries.TableMade():
            return replace(state, tables={**state.tables, entry.game: entry.table})
        case entries.Agreed():
            return _agreed(state, entry)
        case entries.Stepped():
            if entry.step["entry"] == "revised":  # the game in progress cannot go on with other numbers
                tables = {game: table for game, table in state.tables.items() if game < state.campaign.game}
                return replace(state, moves=(), tables=tables)
            # Whoever else sits down to it begins another game.
            return replace(state, moves=()) if entry.step["entry"] in ("attending", "played") else state
        case entries.Founded():
            raise ValueError("a campaign is founded once")


def _agreed(state: CampaignState, entry: entries.Agreed) -> CampaignState:
    own = frozenset() if entry.company is None else frozenset({entry.company})
    agreed = state.agreed | own if entry.agree else state.agreed - own
    handed_out = state.handed_out
    if handed_out is None and entry.agree and state.persons <= agreed:
        handed_out = state.campaign.game
    return replace(state, agreed=agreed, handed_out=handed_out)
