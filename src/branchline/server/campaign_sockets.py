"""One WebSocket for each one at a campaign: hello, then the whole view after everything that happens."""

import asyncio
from contextlib import suppress
from typing import Any

from fastapi import APIRouter, WebSocket
from pydantic import TypeAdapter

from branchline.server import campaign_models
from branchline.server.campaign.keeper import Campaigns
from branchline.server.campaign.live import CampaignConnection, LiveCampaign
from branchline.server.http.service import Service, Shared
from branchline.server.keys import hash_token
from branchline.server.models import PROTOCOL, Ping, Pong, Problem, Resync
from branchline.server.refusals import Refused
from branchline.server.sockets import (
    BAD_HELLO,
    COST,
    HELLO_SECONDS,
    NO_DATABASE,
    NONSENSE,
    RESTARTING,
    TOO_FAST,
    UNKNOWN_TABLE,
    counted,
    next_message,
    refuse,
    send_all,
)
from branchline.server.store import StoreError

_CLIENT: TypeAdapter[Any] = TypeAdapter(campaign_models.CampaignClientMessage)

router = APIRouter()


@router.websocket("/api/campaigns/{campaign}/follow")
async def follow(socket: WebSocket, campaign: str, service: Shared) -> None:
    """Follow a campaign: everything one may know of it, now and whenever it changes."""
    await counted(service, socket, campaign, lambda: _serve(service, socket, campaign))


async def _serve(service: Service, socket: WebSocket, campaign: str) -> None:
    campaigns = service.campaigns
    try:
        live = await service.find_campaign(campaign)
        hello = await asyncio.wait_for(next_message(socket, campaigns.limits, _CLIENT), HELLO_SECONDS)
        connection = await campaigns.surely(live, lambda: _admit(campaigns, live, hello))
    except Refused as refused:
        close = UNKNOWN_TABLE if refused.code == "no_such_campaign" else BAD_HELLO
        await refuse(socket, refused.code, refused.text, close)
        return
    except StoreError as error:
        campaigns.report(error)
        await refuse(socket, "unavailable", NO_DATABASE, RESTARTING)
        return
    except TimeoutError:
        await refuse(socket, "bad_message", "no hello came", BAD_HELLO)
        return
    campaigns.join(live, connection)
    sender = asyncio.create_task(send_all(socket, connection))
    try:
        await _receive_all(campaigns, socket, live, connection)
    finally:
        campaigns.leave(live, connection)
        sender.cancel()


def _admit(campaigns: Campaigns, live: LiveCampaign, hello: Any) -> CampaignConnection:
    if not isinstance(hello, campaign_models.CampaignHello):
        raise Refused("bad_message", "the first message is hello")
    if hello.protocol != PROTOCOL:
        raise Refused("wrong_protocol", f"this server speaks protocol {PROTOCOL}; reload the page")
    token = hash_token(hello.token) if hello.token else None
    if token is not None and not live.state.knows(token):
        raise Refused("wrong_token", "this is not the key of a company here")
    return CampaignConnection(token, hello.language, campaigns.limits)


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
