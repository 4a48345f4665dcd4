"""The editions that can be played, and their boards."""

import asyncio
from typing import Any

from fastapi import APIRouter, Response

from branchline.edition import SHIPPED
from branchline.server import models
from branchline.server.boards import board_picture, edition_info
from branchline.server.http.service import Shared
from branchline.server.refusals import Refused
from branchline.server.table.editions import table_editions

SVG: dict[str, Any] = {"content": {"image/svg+xml": {}}}

router = APIRouter()


@router.get("/api/editions")
async def editions(service: Shared) -> list[models.EditionInfo]:
    """Every edition that can be played."""
    return await asyncio.to_thread(lambda: [edition_info(name, service.layouts) for name in table_editions()])


@router.get("/api/editions/{name}/board.svg", response_class=Response, responses={200: SVG})
async def board(name: str, service: Shared, dark: bool = False, small: bool = False) -> Response:
    """The picture of an edition's board; a small one to choose by, without lettering."""
    if name not in table_editions():
        raise Refused("no_such_edition", "there is no such edition")
    text = await asyncio.to_thread(board_picture, name, dark, service.layouts, small)
    keep = "public, max-age=3600" if name in SHIPPED else "no-cache"  # the author of another may be at work on it
    return Response(text, media_type="image/svg+xml", headers={"cache-control": keep})
