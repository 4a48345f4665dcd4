"""Clients that never finish what they begin: they lose their connections, and take none from anybody else."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import pytest
import uvicorn

from branchline.server import wire as wire_module
from branchline.server.limits import Limits
from branchline.server.serve import configure
from branchline.server.wire import raise_file_limit
from tests.kit.server import WAIT, App
from tests.stress.kit import request

Stream = tuple[asyncio.StreamReader, asyncio.StreamWriter]


@asynccontextmanager
async def served(app: App, limits: Limits | None = None, **more: Any) -> AsyncIterator[int]:
    """The application at a port of this machine."""
    config = configure(app.asgi, "127.0.0.1", 0, limits=limits, **more)
    config.lifespan = "off"  # the application lives already
    server = uvicorn.Server(config)
    task = asyncio.create_task(server.serve())
    async with asyncio.timeout(WAIT):
        while not server.started:
            await asyncio.sleep(0.01)
    try:
        yield server.servers[0].sockets[0].getsockname()[1]
    finally:
        server.should_exit = True
        await task


def run(folder: Path, story: Callable[[int], Coroutine[Any, Any, None]], **how: Any) -> None:
    async def told() -> None:
        async with App(folder) as app, served(app, **how) as port:
            await story(port)

    asyncio.run(told())


async def is_closed(stream: Stream) -> bool:
    """Does the server end it?"""
    try:
        async with asyncio.timeout(WAIT):
            while await stream[0].read(4096):
                pass
    except ConnectionError:
        pass
    stream[1].close()
    return True


HEAD = b"POST /api/tables HTTP/1.1\r\nhost: localhost\r\n"
SLOW = {
    "nothing": b"",
    "half a line": b"GET /ap",
    "half of the headers": HEAD,
    "half of a body": HEAD + b"content-type: application/json\r\ncontent-length: 100\r\n\r\n{",
    "pieces without an end": HEAD + b"content-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n1\r\n{\r\n",
    "half of a second request": b"GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\nGET /heal",
}


@pytest.mark.parametrize("sent", SLOW.values(), ids=SLOW.keys())
def test_a_request_that_does_not_end_is_ended(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, sent: bytes) -> None:
    monkeypatch.setattr(wire_module, "HEADER_SECONDS", 0.3)
    monkeypatch.setattr(wire_module, "BODY_SECONDS", 0.3)

    async def story(port: int) -> None:
        stream = await asyncio.open_connection("127.0.0.1", port)
        stream[1].write(sent)
        assert await is_closed(stream)

    run(tmp_path, story)


def test_a_byte_now_and_then_does_not_keep_a_request_alive(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(wire_module, "HEADER_SECONDS", 0.5)

    async def story(port: int) -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(b"GET / HTTP/1.1\r\nx: ")
        ended = asyncio.create_task(is_closed((reader, writer)))
        while not ended.done():
            writer.write(b"x")
            await asyncio.sleep(0.05)

    run(tmp_path, story)


def test_one_address_has_so_many_connections_and_others_have_theirs(tmp_path: Path) -> None:
    async def story(port: int) -> None:
        slow = [await asyncio.open_connection("127.0.0.1", port) for _ in range(5)]
        for _, writer in slow:
            writer.write(b"GET / HTTP")
        with pytest.raises(ConnectionError):
            await asyncio.wait_for(request(port, "GET", "/healthz"), WAIT)
        for _, writer in slow[:2]:
            writer.close()
        async with asyncio.timeout(WAIT):
            while True:  # until the server knows that they are gone
                try:
                    assert (await request(port, "GET", "/healthz"))[0] == 200
                    break
                except ConnectionError:
                    await asyncio.sleep(0.01)
        for _, writer in slow[2:]:
            writer.close()

    run(tmp_path, story, limits=Limits(open_requests=5))


@pytest.mark.parametrize("proxy", ["127.0.0.1", "127.0.0.0/8", "*"])
def test_a_proxy_brings_more_people_than_one_address_has(tmp_path: Path, proxy: str) -> None:
    async def story(port: int) -> None:
        slow = [await asyncio.open_connection("127.0.0.1", port) for _ in range(5)]
        assert (await request(port, "GET", "/healthz"))[0] == 200
        for _, writer in slow:
            writer.close()

    run(tmp_path, story, limits=Limits(open_requests=2), proxies=[proxy])


def test_descriptors_are_left_for_the_database(tmp_path: Path) -> None:
    async def story(port: int) -> None:
        open_ones = [await asyncio.open_connection("127.0.0.1", port) for _ in range(wire_module.SPARE_FILES)]
        with pytest.raises(ConnectionError):
            await asyncio.wait_for(request(port, "GET", "/healthz"), WAIT)
        for _, writer in open_ones:
            writer.close()

    run(tmp_path, story, limits=Limits(open_requests=10_000), files=10)


def test_a_second_request_has_no_more_time_than_the_first(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(wire_module, "HEADER_SECONDS", 0.5)

    async def story(port: int) -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(SLOW["half of a second request"])
        ended = asyncio.create_task(is_closed((reader, writer)))
        while not ended.done():
            writer.write(b"x")
            await asyncio.sleep(0.05)

    run(tmp_path, story)


@pytest.mark.parametrize("long", [b"x: " + b"y" * 40_000, b"\r\n".join([b"x: y"] * 20_000)])
def test_headers_have_an_end(tmp_path: Path, long: bytes) -> None:
    async def story(port: int) -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(b"GET / HTTP/1.1\r\nhost: localhost\r\n" + long + b"\r\n\r\n")
        assert (await asyncio.wait_for(reader.read(), WAIT)).startswith(b"HTTP/1.1 400")
        writer.close()

    run(tmp_path, story)


def test_an_answer_that_nobody_takes_is_given_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(wire_module, "ANSWER_SECONDS", 0.4)

    async def story(port: int) -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", port, limit=64)
        for _ in range(60):  # more than fits on the way
            writer.write(b"GET /api/editions HTTP/1.1\r\nhost: localhost\r\n\r\n")
        await asyncio.sleep(1.0)  # nothing is read meanwhile
        data = b""
        with suppress(ConnectionError):
            while piece := await asyncio.wait_for(reader.read(2**16), WAIT):
                data += piece
        assert data.count(b"HTTP/1.1 200") < 60
        writer.close()

    run(tmp_path, story)


def test_usual_requests_are_answered_as_ever(tmp_path: Path) -> None:
    """Several one after the other on one connection, with a pause between them."""

    async def story(port: int) -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        for _ in range(3):
            writer.write(b"GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n")
            assert b"200" in await asyncio.wait_for(reader.readuntil(b"}"), WAIT)
            await asyncio.sleep(0.1)
        writer.close()

    run(tmp_path, story)


def test_the_limit_of_files_is_raised_where_it_may_be() -> None:
    assert raise_file_limit() >= 256
