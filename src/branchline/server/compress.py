"""Answers to GET are sent compressed, and not sent again to whoever has them already.

Only GET: other answers may hold a key beside words of the one who asks, and the size of such an answer, compressed,
could tell the key. Files of the page are compressed when it is built (`http/page`).
"""

import asyncio
import gzip
from collections import OrderedDict
from hashlib import blake2b
from typing import Any

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

LEAST_BYTES = 1000  # smaller answers fit one packet anyway
LONG_BYTES = 32_000  # compressing takes milliseconds: others are not kept waiting
KEPT_ANSWERS = 64
KINDS = ("application/json", "image/svg+xml", "text/")


class Compress:
    """Compresses what is answered in one piece, and keeps it: the same boards are asked for again and again."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app
        self._kept: OrderedDict[str, bytes] = OrderedDict()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One request."""
        if scope["type"] == "http" and scope["method"] == "GET":
            send = _Answer(self, Headers(scope=scope), send).send
        await self.app(scope, receive, send)

    async def compressed(self, name: str, body: bytes) -> bytes:
        """The body compressed; `name` is its hash."""
        if name not in self._kept:
            long = len(body) > LONG_BYTES
            made = await asyncio.to_thread(gzip.compress, body, 9) if long else gzip.compress(body, 6)
            self._kept[name] = made
            while len(self._kept) > KEPT_ANSWERS:
                self._kept.popitem(last=False)
        self._kept.move_to_end(name)
        return self._kept[name]


class _Answer:
    """Holds the head of an answer back until its body is known."""

    def __init__(self, compress: Compress, asked: Headers, send: Send) -> None:
        self._compress, self._asked, self._send = compress, asked, send
        self._head: dict[str, Any] | None = None

    async def send(self, message: Message) -> None:
        if message["type"] == "http.response.start" and self._is_ours(message):
            self._head = dict(message)
            return
        head, self._head = self._head, None
        if head is None:
            await self._send(message)
            return
        body: bytes = message.get("body", b"")
        if not message.get("more_body") and len(body) >= LEAST_BYTES:
            head, body = await self._changed(head, body)
        await self._send(head)
        await self._send({**message, "body": body})

    @staticmethod
    def _is_ours(head: Message) -> bool:
        headers = Headers(raw=head["headers"])
        kind = headers.get("content-type", "")
        return head["status"] == 200 and kind.startswith(KINDS) and "content-encoding" not in headers

    async def _changed(self, head: dict[str, Any], body: bytes) -> tuple[dict[str, Any], bytes]:
        headers = MutableHeaders(raw=list(head["headers"]))
        headers.add_vary_header("accept-encoding")
        name = blake2b(body, digest_size=12).hexdigest()
        if "cache-control" in headers:  # else it is not kept
            tag = headers.setdefault("etag", f'W/"{name}"')
            if tag in [one.strip() for one in self._asked.get("if-none-match", "").split(",")]:
                del headers["content-length"]
                return {**head, "status": 304, "headers": headers.raw}, b""
        if "gzip" in self._asked.get("accept-encoding", ""):
            body = await self._compress.compressed(name, body)
            headers["content-encoding"], headers["content-length"] = "gzip", str(len(body))
        return {**head, "headers": headers.raw}, body
