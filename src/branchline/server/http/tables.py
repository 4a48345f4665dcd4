"""Tables over HTTP: setting them up, taking seats, and looking back at finished games."""

import asyncio
from contextlib import suppress

from fastapi import APIRouter, Request, Response
from fastapi.responses import JSONResponse

from branchline.server import models
from branchline.server.boards import has_own_picture, table_info, table_picture
from branchline.server.http.editions import SVG
from branchline.server.http.service import Bearer, Shared, key_in, need
from branchline.server.keys import derived, hash_token, new_token
from branchline.server.live import LiveTable
from branchline.server.printed import Language, cards_told
from branchline.server.refusals import AlreadyDone, Refused
from branchline.server.shield import address_of
from branchline.server.table import proposals
from branchline.server.table.editions import table_editions

FOR_EVER = {"cache-control": "private, max-age=31536000, immutable"}  # a finished game does not change

router = APIRouter()


def _seated(live: LiveTable, token: str) -> models.Seated:
    return models.Seated(table=live.info(), token=token, seats=live.state.seats_of(hash_token(token)))


@router.post("/api/tables", status_code=201)
async def create_table(wish: models.NewTable, request: Request, service: Shared) -> models.Seated:
    """Set a table up and take its first open seat."""
    service.take_new_table(request)
    return _seated(*await service.hub.set_up(wish))


@router.get("/api/tables")
async def lobby(service: Shared) -> list[models.LobbyEntry]:
    """Public tables, the newest first; not those whose host has gone."""
    rows = await asyncio.wrap_future(service.hub.store.lobby())
    tables = [models.LobbyEntry.model_validate_json(text) for (text,) in rows]
    return [table for table in tables if table.setup.edition in table_editions() and service.hub.is_waited_at(table)]


@router.get("/api/codes/{code}")
async def find_code(code: str, service: Shared) -> models.TableInfo:
    """The table with that code."""
    rows = await asyncio.wrap_future(service.hub.store.find_code(code[:20]))
    if not rows:
        raise Refused("no_such_table", "there is no table with that code")
    return (await service.hub.find(rows[0][0])).info()


@router.get("/api/tables/{table}")
async def show_table(table: str, service: Shared) -> models.TableInfo:
    """The table as everybody sees it."""
    return (await service.find(table)).info()


# --- seats ------------------------------------------------------------------------------------------------------------


@router.get("/api/tables/{table}/edition")
async def show_edition(table: str, service: Shared) -> models.EditionInfo:
    """What is on the table: cards, pieces, places, routes and tickets of this game, and no others."""
    setup = (await service.find(table)).state.created.setup.open
    info = await asyncio.to_thread(table_info, setup, service.layouts)
    if not has_own_picture(setup):
        return info
    return info.model_copy(update={"board": f"/api/tables/{table}/board.svg"})


@router.get("/api/tables/{table}/board.svg", response_class=Response, responses={200: SVG})
async def board(table: str, service: Shared, dark: bool = False) -> Response:
    """The board of this table: only the parts of it that are there."""
    setup = (await service.find(table)).state.created.setup.open
    text = await asyncio.to_thread(table_picture, setup, dark, service.layouts)
    return Response(text, media_type="image/svg+xml", headers={"cache-control": "private, max-age=3600"})


@router.get("/api/tables/{table}/cards")
async def cards(table: str, token: Bearer, service: Shared, language: Language = "en") -> models.TableCards:
    """What is printed on the cards and stickers that the holder of the token has been shown, in that language."""
    return cards_told((await service.find(table)).state, token, language)


@router.post("/api/tables/{table}/join")
async def join(table: str, wish: models.JoinTable, token: Bearer, request: Request, service: Shared) -> models.Seated:
    """Take a seat. With the token of another seat at the table both are on one device."""
    live = await service.find(table)
    service.take_arranging(address_of(request.scope))
    secret = derived(f"token {table}", wish.id, 24) if wish.id else new_token()
    if token is not None and await service.has_seat(live, token):
        secret = key_in(request)
    with suppress(AlreadyDone):
        await service.hub.carry_out(live, proposals.join, hash_token(secret), wish)
    seated = _seated(live, secret)
    if not seated.seats:  # taken before, and lost since
        raise Refused("not_seated", "that seat is not yours any more")
    return seated


@router.post("/api/tables/{table}/leave/{seat}")
async def leave(table: str, seat: int, token: Bearer, service: Shared) -> models.TableInfo:
    """Give a seat up: before the start it is open again, later a bot plays on."""
    return await service.do(table, token, proposals.leave, seat)


@router.post("/api/tables/{table}/seats")
async def change_seat(table: str, wish: models.ChangeSeat, token: Bearer, service: Shared) -> models.TableInfo:
    """Before the start: a seat becomes open or a bot's, or two seats are swapped."""
    return await service.do(table, token, proposals.change, wish)


@router.post("/api/tables/{table}/start")
async def start(table: str, token: Bearer, service: Shared, wish: models.StartTable | None = None) -> models.TableInfo:
    """Deal the cards."""
    return await service.do(table, token, proposals.start, wish)


@router.post("/api/tables/{table}/stand-in")
async def stand_in(table: str, wish: models.StandIn, token: Bearer, service: Shared) -> models.TableInfo:
    """A bot plays for an absent player, or the player takes the seat back."""
    return await service.do(table, token, proposals.stand_in, wish)


# --- finished games ---------------------------------------------------------------------------------------------------


@router.post("/api/tables/{table}/rematch")
async def rematch(
    table: str, token: Bearer, request: Request, service: Shared, wish: models.Rematch | None = None
) -> models.Seated:
    """A seat at a new table with the same settings; the old one says where it is. Asking again gives the same seat."""
    need(token)
    live = await service.find(table)
    if live.state.rematch is None:
        service.take_new_table(request)
    return _seated(*await service.hub.rematch(live, key_in(request), wish.seal if wish else None))


@router.get("/api/tables/{table}/record", response_class=JSONResponse)
async def record(table: str, service: Shared) -> Response:
    """The written record of a finished game: the dealing secret is opened in it."""
    live, game = await service.finished(table)
    if live.state.created.campaign is not None:  # it names what companies hold in secret for games to come
        raise Refused("not_allowed", "the record of a campaign's game is in the campaign's document")
    if game.setup.held:  # a stranger needs to know them to check it; they are kept for other games
        raise Refused("not_allowed", "this record tells what players still hold in secret")
    name = f"{live.state.created.setup.edition}-{live.state.created.code}.json"
    headers = FOR_EVER | {"content-disposition": f'attachment; filename="{name}"'}
    return Response(await service.look_back.record(table, game), media_type="application/json", headers=headers)


@router.get("/api/tables/{table}/replay", response_model=models.Replay)
async def replay(table: str, service: Shared) -> Response:
    """A finished game, decision by decision."""
    _, game = await service.finished(table)
    return Response(await service.look_back.replay(table, game), media_type="application/json", headers=FOR_EVER)


@router.get("/api/tables/{table}/curve")
async def curve(table: str, service: Shared) -> models.Curve:
    """How likely each seat was to win, through a finished game; takes seconds when it is asked for first."""
    return await service.hub.curve(*await service.finished(table))
