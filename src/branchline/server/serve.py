"""`branchline serve`: the server as a program."""

import asyncio
import logging
import os
import threading
import webbrowser
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import uvicorn

from branchline.edition import OptionError, add_editions
from branchline.folders import data_folder
from branchline.server import memory
from branchline.server.app import create_app
from branchline.server.boards import lay_out_boards
from branchline.server.limits import Limits
from branchline.server.logs import start_logging
from branchline.server.shield import Hosts
from branchline.server.store import Store, StoreError, default_database
from branchline.server.wire import raise_file_limit, wire

DRAIN_SECONDS = 8  # open requests get this long to finish
MUCH = (1e9, 1e9)
UNLIMITED = Limits(
    messages=MUCH,
    chat=MUCH,
    requests=MUCH,
    tables=MUCH,
    mutes=MUCH,
    take_backs=MUCH,
    arranging=MUCH,
    connections=1_000_000,
    open_requests=1_000_000,
)

log = logging.getLogger("branchline.server")


class _Server(uvicorn.Server):
    """Says where it is once it can be used."""

    def __init__(self, config: uvicorn.Config, browse: bool) -> None:
        super().__init__(config)
        self._browse = browse
        self._collecting: asyncio.Task[None] | None = None

    async def startup(self, sockets: list[object] | None = None) -> None:  # type: ignore[override]
        """Start, then tell."""
        await super().startup(sockets)  # type: ignore[arg-type]
        if not self.started:
            return
        memory.settle()
        self._collecting = asyncio.create_task(memory.collect_now_and_then())
        port = self.servers[0].sockets[0].getsockname()[1]
        host = "localhost" if self.config.host in ("127.0.0.1", "0.0.0.0", "::") else self.config.host
        address = f"http://{host}:{port}/"
        print(f"Branchline is at {address} (stop with Ctrl-C)", flush=True)
        if self._browse:
            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()

    async def shutdown(self, sockets: list[object] | None = None) -> None:  # type: ignore[override]
        """Stop."""
        if self._collecting:
            self._collecting.cancel()
        await super().shutdown(sockets)  # type: ignore[arg-type]


def configure(
    app: Any, host: str, port: int, proxies: Iterable[str] = (), limits: Limits | None = None, files: int = 1_000_000
) -> uvicorn.Config:
    """How the application is served. Who asks is believed of nobody but the proxies that are named."""
    trusted = [*proxies, *os.environ.get("FORWARDED_ALLOW_IPS", "").replace(",", " ").split()]
    return uvicorn.Config(
        app,
        host=host,
        port=port,
        http=wire(limits or Limits(), trusted, files),
        log_config=None,
        server_header=False,
        proxy_headers=bool(trusted),
        forwarded_allow_ips=trusted,
        ws_max_size=64 * 1024,
        ws_ping_interval=20.0,
        timeout_graceful_shutdown=DRAIN_SECONDS,
    )


def serve(
    host: str,
    port: int,
    database: str | None,
    browse: bool,
    limited: bool = True,
    editions: Iterable[Path] = (),
    names: Iterable[str] = (),
    proxies: Iterable[str] = (),
) -> None:
    """Run until stopped. `editions` are folders with editions beside those that come with the program.

    `names` are those of the server beside its addresses, `proxies` the addresses of those that say who asks.
    """
    start_logging()
    layouts = data_folder() / "layouts"
    for folder in editions:
        add_editions(folder)
    lay_out_boards(layouts)
    store = Store(database or default_database(data_folder()))
    try:
        store.open()
    except StoreError as error:
        raise OptionError(str(error)) from error
    limits = Limits() if limited else UNLIMITED
    app = create_app(store, limits, layouts=layouts, hosts=Hosts(host, names))
    _Server(configure(app, host, port, proxies, limits, raise_file_limit()), browse).run()
