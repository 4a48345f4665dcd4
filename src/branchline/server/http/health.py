"""How the server is: for balancers and for Prometheus."""

from fastapi import APIRouter, Response
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from branchline import __version__
from branchline.server import models
from branchline.server.http.service import Shared

router = APIRouter()


@router.get("/healthz", responses={503: {"model": models.Health}})
async def health(response: Response, service: Shared) -> models.Health:
    """Can tables be read and written? Anybody may ask at any rate, so the database is not asked each time."""
    status = await service.pulse.status()
    response.status_code = 200 if status == "ok" else 503
    return models.Health(status=status, version=__version__)


@router.get("/metrics", include_in_schema=False)
async def metrics(service: Shared) -> Response:
    """Figures for Prometheus."""
    return Response(generate_latest(service.hub.metrics.registry), media_type=CONTENT_TYPE_LATEST)
