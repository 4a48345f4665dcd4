"""What every request passes first: the rate, the host, the origin, the size; and the headers every answer gets."""

import ipaddress
import logging
import re
import socket
from collections.abc import Awaitable, Callable, Iterable, MutableMapping
from typing import Any

from fastapi import HTTPException
from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Receive, Scope, Send

from branchline.server.limits import Buckets, Limits
from branchline.server.models import Code
from branchline.server.trouble import trouble

log = logging.getLogger("branchline.server")

BODY_BYTES = 16 * 1024
MORE_BYTES = {"/api/campaigns/import": 8 * 1024 * 1024}  # a whole campaign has about one million
HOST = re.compile(r"(\[(?P<v6>[0-9A-Fa-f:.%]+)\]|(?P<name>[^:\[\]/@\s]+))(:\d{1,5})?")

COSTS = {
    "replay": 8, "curve": 8, "record": 4, "play": 2, "edition": 2, "editions": 2, "rematch": 2,
    "import": 20, "document": 8, "follow": 2, "begin": 2, "pictures": 0.2,
}  # fmt: skip

HEADERS = {
    "content-security-policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
        "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ),
    "cache-control": "no-store",
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=()",
}


def address_of(scope: MutableMapping[str, Any]) -> str:
    """Who asks. Who has one address of IPv6 has a whole network of them: its first half counts."""
    client = scope.get("client")
    if not client:
        return "unknown"
    try:
        address = ipaddress.ip_address(client[0])
    except ValueError:
        return str(client[0])
    if isinstance(address, ipaddress.IPv6Address):
        return str(address.ipv4_mapped or ipaddress.ip_network((address, 64), strict=False))
    return str(address)


def cost_of(path: str) -> float:
    """What a request weighs, in ordinary ones: by the work it can make, and the length of the answer."""
    if not path.startswith("/api/"):
        return 1
    room, *rest = path.removeprefix("/api/").split("/")
    return COSTS.get(rest[min(1, len(rest) - 1)] if room in ("tables", "campaigns") and rest else room, 1)


def same_origin(headers: Headers) -> bool:
    """Does the request come from our own page, or from no page at all?"""
    origin, host = headers.get("origin"), headers.get("host")
    return origin is None or (bool(host) and origin in (f"http://{host}", f"https://{host}"))


class Hosts:
    """The names this server answers to.

    A page somewhere may have a name of its own that is made to lead to this machine; for a browser it then has the
    same origin. So names must be known. Addresses are: nobody can make one lead anywhere else.
    """

    def __init__(self, bound: str = "127.0.0.1", named: Iterable[str] = (), machine: str | None = None) -> None:
        machine = _plain(socket.gethostname() if machine is None else machine)
        self._names = {"localhost", machine, f"{machine.partition('.')[0]}.local", _plain(bound), *map(_plain, named)}

    def know(self, host: str) -> bool:
        """Is that, with or without a port, one of the names, or an address?"""
        if "*" in self._names:
            return True
        found = HOST.fullmatch(host)
        if not found:
            return False
        if found["v6"] is None:
            name = _plain(found["name"])
            return name in self._names or _is_address(name)
        return _is_address(found["v6"].partition("%")[0])


def _plain(name: str) -> str:
    return name.lower().removesuffix(".")


def _is_address(text: str) -> bool:
    try:
        ipaddress.ip_address(text)
    except ValueError:
        return False
    return True


class Shield:
    """Refuses what cannot be meant well before anything looks at it."""

    def __init__(self, app: ASGIApp, limits: Limits, hosts: Hosts) -> None:
        self.app, self._hosts = app, hosts
        self._requests = Buckets(*limits.requests)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One request, or one socket."""
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        problem = self._problem(scope)
        if scope["type"] == "websocket":
            if problem:
                await send({"type": "websocket.close", "code": 1008, "reason": problem[1]})
            else:
                await self.app(scope, receive, send)
            return
        answer = _Answer(send)
        if problem:
            await trouble(*problem)(scope, receive, answer.send)
            return
        try:
            await self.app(scope, _limited(receive, _most_bytes(scope)), answer.send)
        except Exception:
            log.exception("request", extra={"method": scope["method"], "path": scope["path"][:100]})
            if not answer.begun:
                await trouble(500, "broken", "something went wrong here")(scope, receive, answer.send)

    def _problem(self, scope: Scope) -> tuple[int, Code, str] | None:
        headers = Headers(scope=scope)
        if scope["path"] in ("/healthz", "/metrics"):
            return None
        if not self._requests.take(address_of(scope), cost_of(scope["path"])):
            return 429, "slow_down", "too many requests; try again in a moment"
        if not self._hosts.know(headers.get("host", "localhost")):
            return 421, "wrong_host", "this server is not known by that name; its operator can add it (--allowed-host)"
        if scope.get("method") not in ("GET", "HEAD", "OPTIONS") and not same_origin(headers):
            return 403, "wrong_origin", "requests are taken from our own pages only"
        length = headers.get("content-length", "0")
        if not length.isdecimal() or len(length) > 10 or int(length) > _most_bytes(scope):
            return _too_large(_most_bytes(scope))
        return None


def _most_bytes(scope: Scope) -> int:
    return MORE_BYTES.get(scope["path"], BODY_BYTES)


def _too_large(most: int) -> tuple[int, Code, str]:
    return 413, "too_large", f"a request has at most {most} bytes"


def _limited(receive: Receive, most: int) -> Receive:
    """A body without a length may not get too long either."""
    total = 0

    async def limited() -> Any:
        nonlocal total
        message = await receive()
        total += len(message.get("body", b""))
        if total > most:
            raise HTTPException(413, _too_large(most)[2])
        return message

    return limited


class _Answer:
    """Adds the headers, and knows whether the answer has begun."""

    def __init__(self, send: Callable[[Any], Awaitable[None]]) -> None:
        self._send = send
        self.begun = False

    async def send(self, message: Any) -> None:
        if message["type"] == "http.response.start":
            self.begun = True
            headers = MutableHeaders(scope=message)
            for name, value in HEADERS.items():
                headers.setdefault(name, value)
        await self._send(message)
