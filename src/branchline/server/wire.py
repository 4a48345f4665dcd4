"""One connection of HTTP: how long a client may take for each part of a request, and how many of them it may have.

A request that never ends costs a client nothing, and the server a descriptor. So headers, body and answer have their
time; connections are counted for each address, and for all of them together.
"""

import asyncio
import ipaddress
from collections import Counter
from collections.abc import Collection
from contextlib import suppress
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from branchline.server.limits import Limits
from branchline.server.shield import address_of

HEADER_SECONDS = 10.0  # from the connection, or from a request's first byte, to the end of its headers
BODY_SECONDS = 20.0  # from there to the end of its body
ANSWER_SECONDS = 120.0  # from there until the answer is taken; the longest thinking takes some seconds
HEADER_BYTES = 32 * 1024  # of a request's path and headers together
SPARE_FILES = 100  # descriptors that are kept for the database and for files

try:
    import resource
except ImportError:  # not on Windows, where there is no such limit
    resource = None  # type: ignore[assignment]


def raise_file_limit() -> int:
    """Let this process have as many descriptors as the system allows it; gives how many those are."""
    if resource is None:
        return 1_000_000
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    except (ValueError, OSError):  # macOS says "no limit" and does not mean it
        return soft
    return hard if hard != resource.RLIM_INFINITY else 1_000_000


Network = ipaddress.IPv4Network | ipaddress.IPv6Network


def _networks(named: Collection[str]) -> list[Network]:
    found: list[Network] = []
    for name in [*named, *(("0.0.0.0/0", "::/0") if "*" in named else ())]:
        with suppress(ValueError):  # no address: a name is nobody's here
            found.append(ipaddress.ip_network(name, strict=False))
    return found


def _is_in(address: str, networks: Collection[Network]) -> bool:
    try:
        place = ipaddress.ip_address(address)
    except ValueError:
        return False
    return any(place in network for network in networks)


class Wire(HttpToolsProtocol):
    """The same, with an end. `wire` makes the class that a server uses."""

    counts: Counter[str]  # open connections of each address
    limits: Limits
    trusted: Collection[Network] = ()  # proxies: their connections are other people's
    most = 1_000_000  # of all addresses together

    _timer: asyncio.TimerHandle | None = None
    _address: str | None = None
    _header_bytes = 0
    _is_reading = False  # has a request begun that is not complete?

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Somebody connects; who has too many connections already is turned away."""
        super().connection_made(transport)
        address = address_of({"client": self.client})
        is_proxy = self.client is not None and _is_in(self.client[0], self.trusted)
        if self.counts.total() >= self.most or (not is_proxy and self.counts[address] >= self.limits.open_requests):
            transport.abort()
            return
        self._address = address
        self.counts[address] += 1
        self._within(HEADER_SECONDS)

    def connection_lost(self, exc: Exception | None) -> None:
        """It is gone."""
        self._let_go()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        """It becomes a socket, which has limits of its own."""
        self._let_go()
        super().handle_websocket_upgrade()

    def on_message_begin(self) -> None:
        """A request begins."""
        super().on_message_begin()
        self._header_bytes, self._is_reading = 0, True
        self._within(HEADER_SECONDS)

    def on_url(self, url: bytes) -> None:
        """A piece of its path."""
        self._count(len(url))
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        """One of its headers."""
        self._count(len(name) + len(value))
        super().on_header(name, value)

    def on_headers_complete(self) -> None:
        """All of them."""
        self._within(BODY_SECONDS)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """The whole request."""
        self._is_reading = False
        self._within(ANSWER_SECONDS)
        super().on_message_complete()

    def on_response_complete(self) -> None:
        """It is answered. Another may have begun or wait already; if not, the keep-alive time runs."""
        self._within(ANSWER_SECONDS if self.pipeline else HEADER_SECONDS if self._is_reading else None)
        super().on_response_complete()

    def _count(self, size: int) -> None:
        self._header_bytes += size
        if self._header_bytes > HEADER_BYTES:
            raise ValueError("the headers are too long")  # the parser makes a refusal of it

    def _within(self, seconds: float | None) -> None:
        if self._timer:
            self._timer.cancel()
        self._timer = None if seconds is None else self.loop.call_later(seconds, self.transport.abort)

    def _let_go(self) -> None:
        self._within(None)
        if self._address is not None:
            self.counts[self._address] -= 1
            if not self.counts[self._address]:
                del self.counts[self._address]
            self._address = None


def wire(limits: Limits, trusted: Collection[str] = (), files: int = 1_000_000) -> type[Wire]:
    """How a server that may have so many files open speaks HTTP. Proxies are addresses, networks, or `*` for all."""
    facts: dict[str, Any] = {"counts": Counter(), "limits": limits, "trusted": _networks(trusted)}
    return type("CountedWire", (Wire,), facts | {"most": max(SPARE_FILES, files - SPARE_FILES)})
