"""One WebSocket for each one at a campaign: hello, then the whole view after everything that happens."""

from collections.abc import Coroutine
from contextlib import suppress
from typing import Any

from fastapi import APIRouter, WebSocket
from pydantic import TypeAdapter

from branchline.server import campaign_models
from branchline.server.campaign.keeper import Campaigns
from branchline.server.campaign.live import CampaignConnection, LiveCampaign
from branchline.server.http.service import Shared
from branchline.server.models import Ping, Pong, Problem, Resync
from branchline.server.refusals import Refused
from branchline.server.sockets import COST, NONSENSE, TOO_FAST, attend, counted, next_message, read_hello

_CLIENT: TypeAdapter[Any] = TypeAdapter(campaign_models.CampaignClientMessage)

router = APIRouter()


@router.websocket("/api/campaigns/{campaign}/follow")
async def follow(socket: WebSocket, campaign: str, service: Shared) -> None:
    """Follow a campaign: everything one may know of it, now and whenever it changes."""
    campaigns = service.campaigns

    def admit(live: LiveCampaign, hello: Any) -> CampaignConnection:
        said, token = read_hello(hello, campaign_models.CampaignHello)
        if token is not None and not live.state.knows(token):
            raise Refused("wrong_token", "this is not the key of a company here")
        return CampaignConnection(token, said.language, campaigns.limits)

    def receive_all(live: LiveCampaign, connection: CampaignConnection) -> Coroutine[Any, Any, None]:
        return _receive_all(campaigns, socket, live, connection)

    def find() -> Coroutine[Any, Any, LiveCampaign]:
        return service.find_campaign(campaign)

    await counted(service, socket, campaign, lambda: attend(socket, campaigns, find, _CLIENT, admit, receive_all))


async def _receive_all(
    campaigns: Campaigns, socket: WebSocket, live: LiveCampaign, connection: CampaignConnection
) -> None:
    """Answer until the client goes or sends too many."""
    while True:
        weight = NONSENSE
        try:
            message = await next_message(socket, campaigns.limits, _CLIENT)
            weight = COST.get(message.type, COST["resync"] if message.type == "hello" else 1.0)
        except Refused as refused:
            campaigns.metrics.refused.labels(refused.code).inc()
            connection.send(Problem(id=None, code=refused.code, text=refused.text).model_dump_json())
            message = None
        if not connection.messages.take(weight):
            with suppress(RuntimeError):
                await socket.close(TOO_FAST)
            return
        match message:
            case Ping():
                connection.send(Pong(at=message.at).model_dump_json())
            case Resync():
                campaigns.show(live, connection)
            case campaign_models.CampaignHello():
                connection.language = message.language
                campaigns.show(live, connection)
