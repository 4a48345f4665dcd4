"""Light on the wire: what is sent compressed, what is not sent again, and what is never compressed."""

from __future__ import annotations

import gzip
from pathlib import Path

import pytest

from branchline.server.http import page as page_module
from tests.kit.server import BOT, OPEN, App, run, wish

PLAIN = {"accept-encoding": "identity"}
BOARD = "/api/editions/europe/board.svg"


def test_long_answers_are_compressed_for_those_who_can_read_it(tmp_path: Path) -> None:
    async def story(app: App) -> None:
        for path in (BOARD, "/api/editions"):
            small, plain = await app.get(path), await app.get(path, headers=PLAIN)
            assert small.headers["content-encoding"] == "gzip"
            assert "content-encoding" not in plain.headers
            assert int(small.headers["content-length"]) < int(plain.headers["content-length"]) / 4
            assert small.content == plain.content
            assert "accept-encoding" in small.headers["vary"].lower()
        assert "content-encoding" not in (await app.get("/api/tables")).headers  # short

    run(tmp_path, story)


def test_a_board_is_not_sent_again_to_those_who_have_it(tmp_path: Path) -> None:
    async def story(app: App) -> None:
        first = await app.get(BOARD)
        again = await app.get(BOARD, headers={"if-none-match": first.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")
        assert again.headers["cache-control"] == first.headers["cache-control"]
        dark = await app.get(BOARD, params={"dark": "true"}, headers={"if-none-match": first.headers["etag"]})
        assert dark.status_code == 200

    run(tmp_path, story)


def test_what_holds_a_key_is_not_compressed(tmp_path: Path) -> None:
    """Its size would tell something about the key to one who can put words beside it."""

    async def story(app: App) -> None:
        made = await app.post("tables", wish(OPEN, *[BOT] * 4, edition="europe", name="A" * 40))
        assert len(made.content) > 1000
        assert "token" in made.text
        assert "content-encoding" not in made.headers
        table = made.json()["table"]["id"]
        assert "etag" not in (await app.get(f"/api/tables/{table}")).headers  # it changes all the time

    run(tmp_path, story)


def test_files_are_sent_as_they_were_compressed_when_built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assets = tmp_path / "static" / "assets"
    assets.mkdir(parents=True)
    (assets / "index-1.js").write_text("plain")
    (assets / "index-1.js.br").write_bytes(b"brotli")
    (assets / "index-1.js.gz").write_bytes(gzip.compress(b"gzip"))
    monkeypatch.setattr(page_module, "PAGE", tmp_path / "static")

    async def story(app: App) -> None:
        async def raw(accepted: str) -> tuple[str | None, bytes]:
            async with app.http.stream("GET", "/assets/index-1.js", headers={"accept-encoding": accepted}) as answer:
                assert answer.headers["content-type"].startswith("text/javascript")
                assert "immutable" in answer.headers["cache-control"]
                return answer.headers.get("content-encoding"), b"".join([part async for part in answer.aiter_raw()])

        assert await raw("gzip, deflate, br") == ("br", b"brotli")
        encoding, body = await raw("gzip")
        assert (encoding, gzip.decompress(body)) == ("gzip", b"gzip")
        assert await raw("identity") == (None, b"plain")
        assert (await app.get("/assets/index-1.js.br")).status_code == 404

    run(tmp_path, story)
