"""How a refusal is said over HTTP, and what is wrong with a message."""

from typing import Any

from starlette.responses import JSONResponse

from branchline.server.models import Code, Trouble


def trouble(status: int, code: Code, text: str, headers: Any = None) -> JSONResponse:
    """The answer to a request that is not carried out."""
    return JSONResponse(Trouble(code=code, text=text).model_dump(), status, headers)


def first_mistake(errors: Any) -> str:
    """Where a message is wrong and why. What comes from the client may hold half characters, which cannot be sent."""
    place = ".".join(str(part) for part in errors[0]["loc"])
    return f"{place}: {errors[0]['msg']}"[:300].encode(errors="replace").decode()
