"""The operations of HTTP about the server and its people; those at tables have their own file."""

from __future__ import annotations

from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from elbowroom import build_info
from elbowroom.atlas.read import atlas as named_atlas
from elbowroom.atlas.read import board_names
from elbowroom.rules.options import SWITCHES
from elbowroom.rules.state import RULES
from elbowroom.server.http.content import content_text
from elbowroom.server.http.context import (
    HttpError,
    json,
    services_of,
)
from elbowroom.server.operations.metrics import exposition
from elbowroom.server.wire import messages as wire
from elbowroom.server.wire.api import About, Health
from elbowroom.traits.catalogue import BOXES

_CONTENT_SECONDS: Final = 3600


# ---------------------------------------------------------------------- the server itself


async def about(request: Request) -> Response:
    """What can be played here."""
    maps = {name: int(named_atlas(name).players) for name in board_names()}
    version = build_info.version()
    bots = services_of(request).hub.roster.names()
    return json(
        About(version, int(RULES), list(wire.VERSIONS), list(BOXES), maps, dict(SWITCHES), bots)
    )


async def show_content(request: Request) -> Response:
    """Everything in the boxes, for cards; new only with a new version."""
    return Response(
        content_text(), media_type="application/json",
        headers={"cache-control": f"public, max-age={_CONTENT_SECONDS}"},
    )  # fmt: skip


async def health(request: Request) -> Response:
    """The process is alive."""
    return json(Health("ok"))


async def ready(request: Request) -> Response:
    """The database answers and has our tables."""
    services = services_of(request)
    if services.hub.closing or not await services.store.ready():
        raise HttpError(503, "not-ready")
    return json(Health("ok"))


async def metrics(request: Request) -> Response:
    """Figures for Prometheus."""
    body, kind = exposition()
    return Response(body, headers={"content-type": kind})
