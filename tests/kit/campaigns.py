"""Campaigns on the server as tests use them: founded, read, decided and played through HTTP."""

from __future__ import annotations

import asyncio
import itertools
from typing import Any

from branchline.campaign.campaign import Campaign
from branchline.campaign.document import CampaignFile
from branchline.campaign.simulate import bot_campaign, play_campaign
from branchline.server.campaign.keeper import Campaigns
from branchline.server.campaign.live import LiveCampaign
from branchline.server.campaign.telling import PREFIX
from branchline.server.keys import hash_token
from tests.kit.server import WAIT, App, bearer

RED, BLUE, GREEN = "company-red", "company-blue", "company-green"
_ids = itertools.count()


def message_id() -> str:
    return f"m{next(_ids)}"


def request_id() -> str:
    return f"{next(_ids):032x}"


def founding(**more: Any) -> dict[str, Any]:
    """Ann founds a campaign with Bob and a bot."""
    companies = [
        {"company": RED, "name": "Ann"},
        {"company": BLUE, "name": "Bob"},
        {"company": GREEN, "kind": "bot", "level": "easy"},
    ]
    return {"companies": companies, "own": RED, "options": {"pace": 0}, "id": request_id()} | more


class Evening:
    """A campaign at an application, with the tokens of those who play it."""

    def __init__(self, app: App, founded: Any) -> None:
        self.app, self.id = app, founded["campaign"]["id"]
        self.tokens = {RED: founded["token"]}
        self.links = {link["company"]: link["link"] for link in founded["links"]}
        self.campaigns: Campaigns = app.asgi.state.service.campaigns

    @classmethod
    async def founded(cls, app: App, **more: Any) -> Evening:
        answer = await app.post("campaigns", founding(**more))
        assert answer.status_code == 201, answer.text
        return cls(app, answer.json())

    @classmethod
    async def brought(cls, app: App, document: Any, **more: Any) -> Evening:
        """A campaign from its document, everybody there."""
        wish = {"document": document, "own": RED, "options": {"pace": 0}, "id": request_id()} | more
        answer = await app.post("campaigns/import", wish)
        assert answer.status_code == 201, answer.text
        evening = cls(app, answer.json())
        for company in evening.links:
            await evening.join(company)
        return evening

    @classmethod
    async def of_two(cls, app: App, **more: Any) -> Evening:
        """Ann and Bob are there, and a bot."""
        evening = await cls.founded(app, **more)
        await evening.join(BLUE)
        return evening

    async def join(self, company: str, name: str | None = None) -> Any:
        wish = {"link": self.links[company], "id": request_id()} | ({"name": name} if name else {})
        answer = await self.app.post(f"campaigns/{self.id}/join", wish)
        assert answer.status_code == 200, answer.text
        self.tokens[company] = answer.json()["token"]
        return answer.json()

    async def ask(self, what: str, wish: Any, company: str | None = RED, status: int = 200) -> Any:
        token = None if company is None else self.tokens[company]
        answer = await self.app.post(f"campaigns/{self.id}/{what}", wish, token)
        assert answer.status_code == status, answer.text
        return answer.json()

    async def refused(self, what: str, wish: Any, code: str, company: str | None = RED) -> str:
        token = None if company is None else self.tokens[company]
        answer = await self.app.post(f"campaigns/{self.id}/{what}", wish, token)
        assert answer.status_code >= 400, answer.text
        assert answer.json()["code"] == code, answer.text
        return str(answer.json()["text"])

    async def view(self, company: str | None = RED, language: str = "en") -> Any:
        headers = bearer(self.tokens[company]) if company else {}
        answer = await self.app.get(f"/api/campaigns/{self.id}?language={language}", headers=headers)
        assert answer.status_code == 200, answer.text
        return answer.json()

    async def live(self) -> LiveCampaign:
        return await self.campaigns.find(PREFIX + self.id)

    async def until(self, wanted: Any, company: str = RED) -> Any:
        """The view, once something holds."""
        async with asyncio.timeout(WAIT):
            while not wanted(view := await self.view(company)):
                await asyncio.sleep(0.01)
        return view

    async def go_on(self) -> Any:
        """Read and decide until a game is to be played, or everything is over."""
        while True:
            view = await self.until(lambda view: view["todo"]["kind"] != "decide" or self._person_decides(view))
            todo = view["todo"]
            if todo["kind"] == "read":
                await self.ask("read", {"id": message_id(), "card": todo["card"]["id"]})
            elif todo["kind"] == "decide":
                decision = todo["decision"]
                wish = {"id": message_id(), "option": decision["options"][0]["id"]}
                await self.ask("decide", wish, decision["company"])
            else:
                return view

    def _person_decides(self, view: Any) -> bool:
        return view["todo"]["decision"]["company"] in self.tokens

    async def begin(self, company: str = RED) -> Any:
        return await self.ask("begin", None, company)

    async def play(self) -> Any:
        """The next game, to its end: bots play for everybody. Gives the view when it is taken in."""
        begun = await self.begin()
        live = await self.app.hub.find(begun["table"])
        for company, token in self.tokens.items():
            for seat in live.state.seats_of(hash_token(token)):
                answer = await self.app.post(f"tables/{live.name}/leave/{seat}", None, self.tokens[company])
                assert answer.status_code == 200, answer.text
        return await self.until(lambda view: view["game"] > begun["game"])


class Shelf:
    """One campaign of three, played by bots to its end, and its document at every stage."""

    def __init__(self) -> None:
        file = bot_campaign(3, ["planner"], seed=3)
        for _ in play_campaign(file, 3):
            pass
        self.finished: Any = file.to_json()

    def document(self, entries: int | None = None, **players: str) -> Any:
        """The document after so many entries; persons play unless a bot is named for a colour."""
        kinds = {company: players.get(company.partition("-")[2], "person") for company in self.finished["players"]}
        return self.finished | {"entries": self.finished["entries"][:entries], "players": kinds}

    def before_game(self, game: int) -> int:
        """How many entries there are when a game is to be played."""
        played = [n for n, entry in enumerate(self.finished["entries"]) if entry["entry"] == "played"]
        return played[game - 1]

    def campaign(self, entries: int | None = None) -> Campaign:
        """The campaign after so many entries."""
        return CampaignFile.of_json(self.document(entries)).campaign
