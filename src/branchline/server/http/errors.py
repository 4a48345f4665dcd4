"""Every problem is answered in the same shape: a stable code, and a text for people."""

import logging
from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException

from branchline.server.http.service import service_of
from branchline.server.models import Code, Trouble
from branchline.server.refusals import Refused
from branchline.server.store import StoreError
from branchline.server.trouble import first_mistake, trouble

log = logging.getLogger("branchline.server")

STATUS: dict[Code, int] = {
    "no_such_table": 404,
    "no_such_edition": 404,
    "no_such_campaign": 404,
    "wrong_token": 403,
    "not_host": 403,
    "not_yours": 403,
    "not_seated": 403,
    "bad_setting": 422,
    "bad_name": 422,
    "bad_campaign": 422,
    "no_such_company": 422,
    "name_unseen": 422,
    "name_marks": 422,
    "bad_message": 422,
    "no_such_seat": 422,
    "slow_down": 429,
}  # 409 for the others
CODES: dict[int, Code] = {404: "not_found", 405: "wrong_method", 413: "too_large"}  # of what no route answers
RESPONSES: dict[int | str, dict[str, Any]] = {
    status: {"model": Trouble, "description": text}
    for status, text in {
        "4XX": "Not carried out: the code says why",
        "422": "Not understood",
        "503": "The database cannot be used just now",
    }.items()
}


def answer_errors(app: FastAPI) -> None:
    """Whatever is raised while a request is answered becomes an answer."""

    @app.exception_handler(Refused)
    async def refused(request: Request, error: Refused) -> JSONResponse:
        service_of(request).hub.metrics.refused.labels(error.code).inc()
        return trouble(STATUS.get(error.code, 409), error.code, error.text)

    @app.exception_handler(StoreError)
    async def unavailable(_: Request, error: StoreError) -> JSONResponse:
        log.warning("store", extra={"error": str(error)})
        return trouble(503, "unavailable", "the database cannot be used just now")

    @app.exception_handler(RequestValidationError)
    async def invalid(_: Request, error: RequestValidationError) -> JSONResponse:
        return trouble(422, "bad_message", first_mistake(error.errors()))

    @app.exception_handler(HTTPException)
    async def other(_: Request, error: HTTPException) -> JSONResponse:
        code = CODES.get(error.status_code, "bad_request")
        return trouble(error.status_code, code, str(error.detail), error.headers)
