"""The application: what comes in passes the shield, and is answered over HTTP or goes on over a socket."""

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from fastapi import FastAPI

from branchline import __version__
from branchline.bots.compiled.exports import make_bots_ready
from branchline.edition import SHIPPED
from branchline.game import Game
from branchline.kernel.prepare import make_ready
from branchline.server import campaign_sockets, present, sockets
from branchline.server.campaign.keeper import Campaigns
from branchline.server.compress import Compress
from branchline.server.http import campaign_pictures, editions, health, tables
from branchline.server.http import campaigns as campaigns_room
from branchline.server.http.errors import RESPONSES, answer_errors
from branchline.server.http.page import serve_page
from branchline.server.http.service import Service
from branchline.server.hub import Hub
from branchline.server.limits import Buckets, Limits
from branchline.server.pulse import Pulse
from branchline.server.shield import Hosts, Shield
from branchline.server.store import Store

log = logging.getLogger("branchline.server")


def create_app(
    store: Store,
    limits: Limits | None = None,
    threads: int = 0,
    layouts: Path | None = None,
    hosts: Hosts | None = None,
) -> FastAPI:
    """The application. It owns the store from now on; `layouts` is where computed layouts of boards are kept."""
    limits = limits or Limits()
    hub = Hub(store, limits, threads)
    campaigns = Campaigns(hub)
    service = Service(hub, campaigns, layouts, Buckets(*limits.tables), Buckets(*limits.arranging), Pulse(store))

    @asynccontextmanager
    async def life(_: FastAPI) -> AsyncIterator[None]:
        for prepare in (make_ready, make_bots_ready, _warm_up, store.open):
            await asyncio.to_thread(prepare)
        await campaigns.open()
        await hub.open()
        log.info("open")
        yield
        await campaigns.close()
        await hub.close()
        service.look_back.close()
        await asyncio.to_thread(store.close)
        log.info("closed")

    app = FastAPI(
        title="Branchline",
        version=__version__,
        lifespan=life,
        docs_url=None,
        redoc_url=None,
        redirect_slashes=False,
        responses=RESPONSES,
    )
    app.state.service = service
    app.add_middleware(Compress)
    app.add_middleware(Shield, limits=limits, hosts=hosts or Hosts())
    answer_errors(app)
    for room in (tables, sockets, campaigns_room, campaign_pictures, campaign_sockets, editions, health):
        app.include_router(room.router)
    serve_page(app)
    return app


def _warm_up() -> None:
    """Load the compiled rules, which the first table after a start would otherwise wait a second for."""
    game = Game.new(SHIPPED[0], players=2, seed=0)
    present.seat_view(game, 0)
    game.play(game.legal()[0])
