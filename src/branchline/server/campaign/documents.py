"""A campaign as its document, and a document as a campaign: the same that the terminal keeps in a file."""

import json
from collections.abc import Iterable
from typing import Any

from branchline.campaign import CampaignError, CampaignFile, verify_campaign
from branchline.campaign import entries as steps
from branchline.campaign.document import PERSON
from branchline.server.campaign.entries import read_entry, steps_of
from branchline.server.campaign.founding import level_of
from branchline.server.campaign.state import CampaignState, Holder
from branchline.server.refusals import Refused

MAX_STEPS = 5000  # a whole campaign has some two hundred


def expect_document(state: CampaignState, token: str) -> None:
    """The document may be had: the campaign is over, or every person in it has agreed. It holds the key."""
    if not state.knows(token):
        raise Refused("wrong_token", "this is not the key of a company here")
    if not state.campaign.is_over and state.handed_out is None:
        raise Refused("not_agreed", "who reads the document can look ahead: everybody must agree first")


def write_document(state: CampaignState, stored: Iterable[str], moves: list[int]) -> str:
    """The document, letter for letter as the terminal writes it; `moves` are those of the game in progress."""
    entries: list[steps.Entry] = [step for body in stored for step in steps_of(read_entry(body))]
    players = {holder.company: _player(state, holder) for holder in state.holders}
    file = CampaignFile(state.campaign.content, state.key, entries, state.campaign, players, moves)
    return json.dumps(file.to_json(), ensure_ascii=False, separators=(",", ":")) + "\n"


def _player(state: CampaignState, holder: Holder) -> str:
    """A bot that was brought with the campaign keeps its name while nobody changes it."""
    if holder.level is None:
        return PERSON
    brought = state.founded.bots.get(holder.company, holder.level)
    return brought if level_of(brought) == holder.level else holder.level


def read_document(document: dict[str, Any]) -> CampaignFile:
    """The campaign of a document that anybody may have written: every game in it is played again."""
    written = document.get("entries")
    if isinstance(written, list) and len(written) > MAX_STEPS:
        raise Refused("bad_campaign", f"a campaign has at most {MAX_STEPS} entries")
    try:
        file = CampaignFile.of_json(document)
        verify_campaign(file)
    except CampaignError as error:
        raise Refused("bad_campaign", str(error)[:300].encode(errors="replace").decode()) from None
    except RecursionError:
        raise Refused("bad_campaign", "lists or objects are nested too deeply") from None
    return file
