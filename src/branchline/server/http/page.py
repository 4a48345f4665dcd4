"""The page that plays, and its files; `make web` builds it, and a wheel has it inside."""

import mimetypes
import os
import re
from pathlib import Path
from typing import Any

from fastapi import FastAPI, Request
from fastapi.responses import PlainTextResponse
from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.responses import Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

PAGE = Path(__file__).parent.parent / "static"
FILE = re.compile(r"[A-Za-z0-9_-][A-Za-z0-9_.-]{0,90}\.(html|js|css|svg|png|woff2|webmanifest)")

ICONS = ("icon.svg", "icon-192.png", "icon-512.png", "icon-mask.png", "manifest.webmanifest")
COMPRESSED = {"br": ".br", "gzip": ".gz"}  # made when the page is built, best first

mimetypes.add_type("text/javascript", ".js")  # machines have ideas of their own
mimetypes.add_type("application/manifest+json", ".webmanifest")
mimetypes.add_type("font/woff2", ".woff2")


class PageFiles(StaticFiles):
    """The files of one folder, of the kinds a page is made of, and how long they may be kept."""

    def __init__(self, folder: Path, keep: str) -> None:
        super().__init__(directory=folder, check_dir=False)
        self.config_checked = True  # the page may be built later
        self._keep = keep

    def lookup_path(self, path: str) -> tuple[str, os.stat_result | None]:
        """Where a file is; nothing else in the folder is anybody's business."""
        return super().lookup_path(path) if FILE.fullmatch(path) else ("", None)

    def file_response(
        self, full_path: Any, stat_result: os.stat_result, scope: Scope, status_code: int = 200
    ) -> Response:
        """The file, compressed if it was built so and the browser can read it, or that it has not changed."""
        accepted = Headers(scope=scope).get("accept-encoding", "")
        for encoding, ending in COMPRESSED.items():
            small = Path(f"{full_path}{ending}")
            if encoding in accepted and small.exists():
                answer = super().file_response(small, small.stat(), scope, status_code)
                answer.headers["content-encoding"] = encoding
                break
        else:
            answer = super().file_response(full_path, stat_result, scope, status_code)
        answer.headers["cache-control"] = self._keep
        answer.headers["vary"] = "accept-encoding"
        return answer


def serve_page(app: FastAPI) -> None:
    """The page at the root, its files beside it."""
    page, icons = PageFiles(PAGE, "no-cache"), PageFiles(PAGE, "public, max-age=86400")

    @app.get("/", include_in_schema=False)
    async def index(request: Request) -> Response:
        try:
            return await page.get_response("index.html", request.scope)
        except HTTPException:
            return PlainTextResponse("The page has not been built: run `make web`, or install the wheel.", 503)

    @app.get("/worker.js", include_in_schema=False)
    async def worker(request: Request) -> Response:
        return await page.get_response("worker.js", request.scope)

    async def icon(request: Request) -> Response:
        return await icons.get_response(request.url.path[1:], request.scope)

    for name in ICONS:
        app.add_api_route(f"/{name}", icon, include_in_schema=False)

    # The names of assets change with their contents.
    app.mount("/assets", PageFiles(PAGE / "assets", "public, max-age=31536000, immutable"))
