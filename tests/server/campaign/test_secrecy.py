"""What is not revealed to a company never reaches it: campaigns that differ in that alone say the same."""

from __future__ import annotations

import asyncio
import dataclasses
import json
import random
import secrets
from pathlib import Path
from typing import Any, get_args

from branchline.campaign.campaign import Campaign
from branchline.campaign.document import CampaignFile
from branchline.server import campaign_models as models
from branchline.server.campaign import applying, documents, evening, founding, proposals, telling
from branchline.server.campaign.state import CampaignState
from branchline.server.keys import hash_token
from branchline.server.refusals import AlreadyDone, Refused
from branchline.server.table import applying as table_applying
from branchline.server.table import telling as table_telling
from branchline.server.table.clocks import Moment
from tests.kit.campaigns import BLUE, GREEN, RED, Evening, Shelf
from tests.kit.server import App, bearer, run

NOW = Moment(at=1000.0, running=0.0)


# --- twins ------------------------------------------------------------------------------------------------------------


def state_of(document: Any) -> CampaignState:
    """A campaign of three persons on the server, without one."""
    wish = models.ImportCampaign(document=document, own=RED)
    entry = founding.brought_campaign(CampaignFile.of_json(document), wish, founding.Keys("k"), 1.0)
    state, _ = applying.begin("campaign:c1", entry)
    holders = tuple(dataclasses.replace(holder, token=holder.company, link=None) for holder in state.holders)
    return dataclasses.replace(state, holders=holders)


def twin_of(state: CampaignState, own: str | None, chance: random.Random) -> CampaignState:
    """The same campaign as far as a company knows it: another key, other postcards of others, other things to come."""
    campaign = state.campaign
    postcards = [*campaign.content.edition.printed_of("postcard")]
    shown = [card for company in campaign.companies for card in company.shown]
    mine = campaign.company(own).office if own else ()
    free = [card for card in postcards if card not in mine and card not in shown]
    chance.shuffle(free)
    companies = tuple(
        company if company.id == own else dataclasses.replace(company, office=tuple(free.pop() for _ in company.office))
        for company in campaign.companies
    )
    results = tuple(
        dataclasses.replace(
            result,
            postcards=tuple((who, card if who == own else chance.choice(postcards)) for who, card in result.postcards),
        )
        for result in campaign.results
    )
    changed = dataclasses.replace(
        campaign,
        companies=companies,
        results=results,
        key=secrets.token_hex(32),
        given=tuple(chance.sample(postcards, len(campaign.given))),
        unread=_other_cards(campaign, campaign.unread, chance),
        waiting=tuple(chance.sample([card.id for card in campaign.content.cards], len(campaign.waiting))),
        added_events=_other_events(campaign, chance),
    )
    founded = state.founded.model_copy(update={"key": changed.key})
    return dataclasses.replace(state, campaign=changed, founded=founded)


def _other_cards(campaign: Campaign, unread: tuple[str, ...], chance: random.Random) -> tuple[str, ...]:
    """The card on top lies open; those below it are other ones."""
    below = [card.id for card in campaign.content.cards if card.id not in (*campaign.read, *unread)] or [*unread[1:]]
    return (*unread[:1], *chance.choices(below, k=len(unread) - 1)) if unread else ()


def _other_events(campaign: Campaign, chance: random.Random) -> tuple[str, ...]:
    """Cards in the deck that have not been turned up are other ones; how many there are can be seen."""
    seen = telling.seen_events(campaign)
    known = {*seen, *campaign.deck, *campaign.banished} - {*campaign.added_events}
    others = [card for card in campaign.content.edition.printed_of("event") if card not in known and card not in seen]
    chance.shuffle(others)
    return tuple(event if event in seen else others.pop() for event in campaign.added_events)


def everything_told(state: CampaignState, own: str | None) -> list[str]:
    """Every message the holder of a token can get at this stage, in every language, and every refusal."""
    told = [
        telling.view(state, (frozenset({0}), frozenset({1})), own, language).model_dump_json()
        for language in get_args(models.Language)
    ]
    told.append(str(sorted(telling.revealed_pictures(state, own))))
    token = own or "nobody"
    every_card = [card.id for card in state.campaign.content.cards]
    read = [models.ReadCard(id="probe", card=card) for card in every_card]
    told += [answer(proposals.read, state, NOW, token, wish) for wish in read]
    told += [answer(proposals.decide, state, NOW, token, models.Decide(id="probe", option=o)) for o in ("red", "x")]
    told.append(answer(proposals.attend, state, NOW, token, models.Attend(id="probe", company=BLUE, present=False)))
    told.append(answer(proposals.expect_game, state, token))
    told.append(answer(documents.expect_document, state, token))
    return told


def answer(propose: Any, *wish: Any) -> str:
    try:
        propose(*wish)
    except (Refused, AlreadyDone) as refused:
        return f"{type(refused).__name__}: {refused}"
    return "granted"


def test_hidden_things_change_nothing_that_others_are_told(shelf: Shelf) -> None:
    """At many stages of a whole campaign, to each company and to a spectator."""
    chance = random.Random("twins")
    entries = len(shelf.finished["entries"])
    differed = 0
    for stage in range(1, entries, 9):
        state = state_of(shelf.document(stage))
        for own in (RED, BLUE, GREEN, None):
            twin = twin_of(state, own, chance)
            assert everything_told(state, own) == everything_told(twin, own), (stage, own)
            # The twin is another campaign: somebody who holds other postcards is told of them.
            others = [company.id for company in state.campaign.companies if company.office and company.id != own]
            differed += any(everything_told(state, other) != everything_told(twin, other) for other in others)
    assert differed > 10


def test_the_table_of_a_game_tells_nothing_that_others_hold(shelf: Shelf) -> None:
    """Snapshots and what everybody sees of the table, where other seats hold other postcards and other events come."""
    chance = random.Random("tables")
    state = state_of(shelf.document(shelf.before_game(6)))
    assert sum(len(company.office) for company in state.campaign.companies) > 3
    for own in (RED, BLUE, None):
        twin = twin_of(state, own, chance)
        same_key = dataclasses.replace(twin, campaign=dataclasses.replace(twin.campaign, key=state.key))
        told = []
        for campaign in (state, same_key):
            created = evening.table_of(campaign, 5.0).model_copy(update={"code": "ABCDEF"})
            table, _ = table_applying.begin("t1", created)
            told.append(table_telling.snapshot(table, NOW, own).model_dump_json())
            told.append(table_telling.lobby_entry(table).model_dump_json())
        assert told[:2] == told[2:]
        for text in told:
            setup = json.loads(text).get("setup") or json.loads(text)["table"]["setup"]
            assert setup["held"] == []
            assert setup["events"] is None


# --- through the front door -------------------------------------------------------------------------------------------


def hidden_from(campaign: Campaign, own: str | None) -> set[str]:
    """Words that must not reach a company: postcards of others, cards to come, closed boxes, events nobody has seen."""
    content, edition = campaign.content, campaign.content.edition
    shown = {card for company in campaign.companies for card in company.shown}
    mine = {*campaign.company(own).office} if own else set()
    names = {card for card in edition.printed_of("postcard") if card not in mine | shown}
    names |= {card for card in edition.printed_of("event") if card not in telling.seen_events(campaign)}
    opened = {box.id for box in campaign.boxes}
    names |= {f"box-{box.id}" for box in content.boxes if box.id not in opened}
    names |= {f"story-{card.id}" for card in content.cards if card.id not in (*campaign.read, *campaign.unread[:1])}
    words = {campaign.key}
    for language in get_args(models.Language):
        texts = content.texts(language)
        for name in names:
            words |= {name, *(texts[key] for key in (f"{name}-text", f"{name}-secret") if key in texts)}
            if name.startswith("postcard"):
                words.add(texts[name])
    return words


async def everything_heard(evening: Evening, table: str, own: str | None) -> list[str]:
    """Every answer and message about a campaign and the table of a game, to a company or a spectator."""
    app, token = evening.app, evening.tokens[own] if own else None
    headers = bearer(token) if token else {}
    heard = []
    for language in get_args(models.Language):
        async with app.campaign_socket(evening.id) as socket:
            hello = {"type": "hello", "protocol": 2, "language": language}
            socket.send(hello | ({"token": token} if token else {}))
            heard.append(json.dumps(await socket.next(), ensure_ascii=False))
        heard.append((await app.get(f"/api/campaigns/{evening.id}?language={language}", headers=headers)).text)
        heard.append((await app.get(f"/api/tables/{table}/cards?language={language}", headers=headers)).text)
    for path in ("document", "edition", "board.svg", "board.svg?before=true"):
        heard.append((await app.get(f"/api/campaigns/{evening.id}/{path}", headers=headers)).text)
    for path in ("", "/edition", "/board.svg", "/record", "/replay"):
        heard.append((await app.get(f"/api/tables/{table}{path}", headers=headers)).text)
    async with app.socket(table) as socket:
        heard.append(json.dumps(await socket.begin(token), ensure_ascii=False))
    return heard


def test_every_answer_and_message_keeps_what_is_hidden(tmp_path: Path, shelf: Shelf) -> None:
    """While a game is going on, and when it is over."""

    async def story(app: App) -> None:
        evening = await Evening.brought(app, shelf.document(shelf.before_game(6)))
        live = await evening.live()
        live.become(dataclasses.replace(live.state, handed_out=None))  # as if it had been founded here
        table = (await evening.begin(BLUE))["table"]
        for _ in ("playing", "over"):
            for own in (BLUE, None):
                heard = await everything_heard(evening, table, own)
                for word in hidden_from(live.state.campaign, own):
                    found = [text[:80] for text in heard if word in text]
                    assert not found, (word, found)
            if live.state.campaign.game == 6:
                await evening.play()

    run(tmp_path, story)


def test_a_picture_is_shown_to_whom_its_card_is(tmp_path: Path, shelf: Shelf) -> None:
    async def story(app: App) -> None:
        evening = await Evening.brought(app, shelf.document(shelf.before_game(6)))
        campaign = shelf.campaign(shelf.before_game(6))
        held = {company.id: company.office for company in campaign.companies if company.office}
        assert len(held) > 1
        content = campaign.content
        closed = next(f"box-{box.id}" for box in content.boxes if box.id not in {found.id for found in campaign.boxes})
        unread = next(f"story-{card.id}" for card in reversed(content.cards) if card.id not in campaign.read)
        for own in held:
            for other, cards in held.items():
                for card in (cards[0], closed, unread):
                    path = f"/api/campaigns/{evening.id}/pictures/{card}"
                    answer = await app.get(path, headers=bearer(evening.tokens[own]))
                    assert answer.is_success == (card in held[own]), (own, other, card)

    run(tmp_path, story)


def test_a_spectator_knows_names_only(tmp_path: Path, shelf: Shelf) -> None:
    async def story(app: App) -> None:
        evening = await Evening.brought(app, shelf.document(shelf.before_game(6)))
        view = await evening.view(None)
        assert [company["player"] for company in view["companies"]] == ["Blue", "Red", "Green"]
        assert view["game"] == 6
        empty = ("cards", "boards", "boxes", "steps", "events", "large", "postcards", "results", "winners")
        assert all(view[name] == [] for name in empty)
        assert view["todo"] is None
        assert view["table"] is None
        assert all(company["slips"] == [] and company["vault"] == 0 for company in view["companies"])

    run(tmp_path, story)


def test_a_key_is_stored_as_its_hash(tmp_path: Path) -> None:
    async def story(app: App) -> None:
        evening = await Evening.of_two(app)
        rows = await asyncio.wrap_future(app.hub.store.entries(f"campaign:{evening.id}"))
        text = "".join(body for _, body in rows)
        for secret in (*evening.tokens.values(), *evening.links.values()):
            assert secret not in text
        assert hash_token(evening.tokens[RED]) in text

    run(tmp_path, story)
