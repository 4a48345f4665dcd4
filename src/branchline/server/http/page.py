"""The page that plays, and its files; `make web` builds it, and a wheel has it inside."""

import mimetypes
import os
import re
from pathlib import Path
from typing import Any

from fastapi import FastAPI, Request
from fastapi.responses import PlainTextResponse
from starlette.exceptions import HTTPException
from starlette.responses import Response
from starlette.staticfiles import StaticFiles

PAGE = Path(__file__).parent.parent / "static"
FILE = re.compile(r"[A-Za-z0-9_-][A-Za-z0-9_.-]{0,90}\.(html|js|css|svg)")

mimetypes.add_type("text/javascript", ".js")  # machines have ideas of their own


class PageFiles(StaticFiles):
    """The files of one folder, of the kinds a page is made of, and how long they may be kept."""

    def __init__(self, folder: Path, keep: str) -> None:
        super().__init__(directory=folder, check_dir=False)
        self.config_checked = True  # the page may be built later
        self._keep = keep

    def lookup_path(self, path: str) -> tuple[str, os.stat_result | None]:
        """Where a file is; nothing else in the folder is anybody's business."""
        return super().lookup_path(path) if FILE.fullmatch(path) else ("", None)

    def file_response(self, *file: Any, **more: Any) -> Response:
        """The file, or that it has not changed."""
        answer = super().file_response(*file, **more)
        answer.headers["cache-control"] = self._keep
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

    @app.get("/icon.svg", include_in_schema=False)
    async def icon(request: Request) -> Response:
        return await icons.get_response("icon.svg", request.scope)

    # The names of assets change with their contents.
    app.mount("/assets", PageFiles(PAGE / "assets", "public, max-age=31536000, immutable"))
