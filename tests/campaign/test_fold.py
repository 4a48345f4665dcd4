"""The campaign's own rules, LW-24 … LW-33, on a whole campaign of bots and on entries that cannot be."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

import pytest

from branchline.campaign.campaign import Campaign
from branchline.campaign.document import CampaignFile
from branchline.campaign.entries import Attending, Decided, Entry, Named, Played, Read, from_json, to_json
from branchline.campaign.errors import CampaignError
from branchline.campaign.fold import apply
from branchline.campaign.simulate import bot_campaign, step
from branchline.edition import GREY

Stages = list[Campaign]


def before_games(stages: Stages) -> Stages:
    """The campaign as it stood before each game."""
    return [campaign for campaign in stages if campaign.todo.kind == "play"]


def after_games(finished: CampaignFile, stages: Stages) -> list[tuple[Campaign, Campaign]]:
    """The campaign before and after each game was folded in."""
    pairs = zip(finished.entries[1:], pairwise(stages), strict=True)
    return [(before, after) for entry, (before, after) in pairs if isinstance(entry, Played)]


def test_twelve_games_are_played(finished: CampaignFile) -> None:
    """LW-28: twelve games, one every three years from 1865 on."""
    assert [(result.game, result.year) for result in finished.campaign.results] == [
        (game, 1865 + 3 * (game - 1)) for game in range(1, 13)
    ]
    assert finished.campaign.is_over


def test_the_last_player_begins_the_next_game(finished: CampaignFile, stages: Stages) -> None:
    """LW-24, LW-9: the player in last place takes the start-player card, and who has it begins."""
    for _, after in after_games(finished, stages):
        assert after.starter == after.results[-1].places[-1]
    for campaign in before_games(stages):
        assert campaign.present[campaign.setup.starter or 0].id == campaign.starter


def test_an_absent_starter_hands_the_card_on(stages: Stages) -> None:
    """LW-9: if the holder is absent, a player who is there takes the card."""
    campaign = before_games(stages)[3]
    changed = apply(campaign, Attending((campaign.starter,)))
    assert changed.starter != campaign.starter
    assert changed.starter in {company.id for company in changed.present}
    assert len(changed.setup.companies or ()) == len(campaign.companies) - 1


def test_the_starter_banishes_an_event_of_the_discard_pile(finished: CampaignFile, stages: Stages) -> None:
    """LW-25: openly, one of those turned up; it never comes back."""
    banished = []
    for campaign in stages:
        decision = campaign.todo.decision
        if decision is not None and decision.kind == "banish":
            assert decision.company == campaign.starter
            assert set(decision.options) <= set(campaign.results[-1].events)
            banished.append(campaign)
    assert banished
    for campaign in before_games(stages):
        assert not set(campaign.deck) & set(campaign.banished)


def test_nothing_is_banished_from_an_empty_pile(finished: CampaignFile, stages: Stages) -> None:
    """LW-25: with an empty pile nothing is banished, so nobody is asked."""
    for _, after in after_games(finished, stages):
        asked = [decision for decision in after.pending if decision.kind == "banish"]
        assert bool(asked) == (bool(after.results[-1].events) and not after.is_over)


def test_the_story_is_read_on_after_each_game(stages: Stages) -> None:
    """LW-26, LW-7: cards are read up to the pause, in their order, and a game begins only then."""
    for game, campaign in enumerate(before_games(stages), start=1):
        wanted = [card.id for card in campaign.content.cards_at(game, "before")]
        assert list(campaign.read[-len(wanted) :]) == wanted
        assert campaign.content.card(campaign.read[-1]).kind == "pause"


def test_pay_slips_go_into_the_vault(finished: CampaignFile) -> None:
    """LW-27, LW-22: one slip a game, and none is below 0."""
    for company in finished.campaign.companies:
        slips = [dict(result.slips)[company.id] for result in finished.campaign.results]
        assert list(company.vault) == slips
        assert min(slips) >= 0


def test_what_changes_stays_changed(stages: Stages) -> None:
    """LW-28, LW-2, LW-8: boards, trains, large cities and settled colours only ever grow."""
    games = before_games(stages)
    assert games[0].trains == 20
    for earlier, later in pairwise(games):
        assert set(earlier.boards) <= set(later.boards)
        assert earlier.trains <= later.trains
        assert set(earlier.large_cities) <= set(later.large_cities)
        assert dict(earlier.colors).items() <= dict(later.colors).items()
    assert set(games[-1].boards) == {part.id for part in games[-1].content.edition.boards}


def test_track_beds_are_grey_until_they_are_settled(finished: CampaignFile, stages: Stages) -> None:
    """Whoever first claims a bed settles it, in one of the rarest colours; from then on it has that colour."""
    campaign = before_games(stages)[0]
    beds = {route.id for route in campaign.content.edition.routes if route.bed}
    assert dict(campaign.setup.colors).keys() <= beds
    assert set(dict(campaign.setup.colors).values()) <= {GREY}
    last = before_games(stages)[-1]
    settled = dict(last.colors)
    assert settled
    assert {route: color for route, color in last.setup.colors if color != GREY} == settled
    for stage in stages:
        decision = stage.todo.decision
        if decision is not None and decision.kind == "settle":
            spaces = stage.spaces_by_color
            offered = max(spaces[color] for color in decision.options)
            assert all(spaces[color] >= offered for color in spaces.keys() - set(decision.options))


def test_a_fulfilled_ticket_brings_its_postcard_once(finished: CampaignFile, stages: Stages) -> None:
    """LW-30, LW-29: it comes into the office, and can be met only in a later game; after game 12 there are none."""
    received: list[str] = []
    for before, after in after_games(finished, stages):
        result = after.results[-1]
        for company, card in result.postcards:
            received.append(card)
            assert card in after.company(company).office
            assert card not in before.company(company).office
        for company, card in result.shown:
            assert card in before.company(company).office
            assert card not in after.company(company).office
    assert received
    assert len(set(received)) == len(received)
    assert finished.campaign.results[-1].postcards == ()


def test_postcards_are_held_in_secret(stages: Stages) -> None:
    """LW-29: what a seat holds is in the setup, but not in what everybody may know of it."""
    campaign = next(c for c in before_games(stages) if any(company.office for company in c.companies))
    held = {card for company in campaign.companies for card in company.office}
    assert {card for _, card in campaign.setup.held} == held
    assert campaign.setup.open.held == ()
    assert not any(card in str(campaign.setup.open.to_json()) for card in held)


def test_a_missed_game_counts_as_the_last_place(stages: Stages) -> None:
    """LW-31: the company stays, and gets what the player in last place had."""
    file = bot_campaign(3, ["random"], seed=8)
    while file.campaign.todo.kind != "play":
        step(file)
    away = file.campaign.companies[1].id
    file.append(Attending((away,)))
    step(file, 8)
    result = file.campaign.results[0]
    slips = dict(result.slips)
    assert away not in result.places
    assert slips[away] == min(slips[company] for company in result.places)
    assert file.campaign.absent == ()


def test_the_fullest_vault_wins(finished: CampaignFile) -> None:
    """LW-32."""
    vaults = finished.campaign.vaults
    assert all(vaults[company] == max(vaults.values()) for company in finished.campaign.winners)
    blank = replace(finished.campaign, companies=tuple(replace(c, vault=(7,)) for c in finished.campaign.companies))
    most = max(company.victories for company in blank.companies)
    assert blank.winners == tuple(company.id for company in blank.companies if company.victories == most)


def test_boxes_open_on_the_campaign_s_instruction(stages: Stages) -> None:
    """LW-33: one before each of the games 2 to 10; what is in it is on the table, for everybody, from then on."""
    opened = {box.since: box.id for box in stages[-1].boxes}
    assert sorted(opened) == list(range(2, 11))
    for game, campaign in enumerate(before_games(stages), start=1):
        there = {box.id for box in campaign.boxes}
        assert there == {box for since, box in opened.items() if since <= game}
        in_force = [box for box in campaign.open_boxes if not campaign.is_resting(box)]
        assert len(in_force) <= 3
        steps = set(campaign.setup.sources or ())
        assert all(set(box.steps) <= steps for box in in_force)
        assert all(
            set(box.trace) <= steps and not set(box.steps) & steps for box in campaign.open_boxes if box not in in_force
        )


@pytest.mark.parametrize(
    ("entry", "message"),
    [
        (Read("pause-12"), "not to be read now"),
        (Decided("company-red", "company-blue"), "nothing is to be decided"),
        (Attending(("company-black",)), "only companies of the campaign"),
        (Attending(("company-blue", "company-red")), "a game needs 2 companies"),
        (Played({}), "no record of a finished game"),
    ],
)
def test_an_entry_that_cannot_be_is_refused(stages: Stages, entry: Entry, message: str) -> None:
    campaign = before_games(stages)[0]
    with pytest.raises(CampaignError, match=message):
        apply(campaign, entry)


def test_somebody_else_plays_a_company(stages: Stages) -> None:
    entry = from_json(to_json(Named("company-red", "Rosa")))
    named = apply(stages[3], entry)
    assert [company.player for company in named.companies] == ["Blue", "Rosa", "Green"]
    assert replace(named, companies=stages[3].companies) == stages[3]
    for wrong in (Named("company-black", "Rosa"), Named("company-red", "Blue"), Named("company-red", "\n")):
        with pytest.raises(CampaignError):
            apply(stages[3], wrong)


def test_another_game_is_not_folded_in(finished: CampaignFile, stages: Stages) -> None:
    """A record of another table, other players or another deal is not this game."""
    campaign = before_games(stages)[0]
    record = next(entry.record for entry in finished.entries if isinstance(entry, Played))
    apply(campaign, Played(record))
    for change, message in (
        ({"table": record["table"] | {"pieces": [25]}}, "another set-up"),
        ({"players": ["A", "B", "C"]}, "played by others"),
        ({"dealing": record["dealing"] | {"secret": "00" * 32}}, "not dealt as"),
        ({"finished": False}, "not finished"),
    ):
        with pytest.raises(CampaignError, match=message):
            apply(campaign, Played(record | change))
