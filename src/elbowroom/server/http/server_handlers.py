"""HTTP operations about the server itself."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from elbowroom import build_info
from elbowroom.atlas.read import atlas as named_atlas
from elbowroom.atlas.read import board_names
from elbowroom.rules.options import SWITCHES
from elbowroom.rules.state import RULES
from elbowroom.server.http.content import content_body
from elbowroom.server.http.links import link_base
from elbowroom.server.http.responses import HttpError, json_response
from elbowroom.server.http.services import services_of
from elbowroom.server.operations.metrics import exposition
from elbowroom.server.wire import messages as wire
from elbowroom.server.wire.api import About, Health
from elbowroom.traits.catalogue import BOXES


async def about(request: Request) -> Response:
    """What can be played here."""
    maps = {name: int(named_atlas(name).players) for name in board_names()}
    version = build_info.version()
    services = services_of(request)
    bots, mail = services.hub.roster.names(), services.mail is not None
    protocol, switches = list(wire.VERSIONS), dict(SWITCHES)
    return json_response(
        About(
            version,
            int(RULES),
            protocol,
            list(BOXES),
            maps,
            switches,
            bots,
            mail,
            link_base(request),
        )
    )


async def show_content(request: Request) -> Response:
    """The facts of everything in the boxes, for cards."""
    return content_body().response(request)


async def health(request: Request) -> Response:
    """The process is alive."""
    return json_response(Health("ok"))


async def ready(request: Request) -> Response:
    """The database answers, is up to date and can be written; the error says what is wrong."""
    services = services_of(request)
    problem = "closing" if services.hub.closing else await services.store.problem()
    if problem:
        raise HttpError(503, problem)
    return json_response(Health("ok"))


async def metrics(request: Request) -> Response:
    """Figures for Prometheus."""
    body, media_type = exposition()
    return Response(body, headers={"content-type": media_type})
