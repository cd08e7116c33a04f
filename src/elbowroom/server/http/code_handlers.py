"""HTTP operations about short codes: friends read one aloud, others type it to find the table."""

from __future__ import annotations

import time
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from elbowroom.server.http.callers import address_of
from elbowroom.server.http.requests import table_of
from elbowroom.server.http.responses import HttpError, json_response
from elbowroom.server.http.services import services_of
from elbowroom.server.identity.short_codes import new_short_code, read_short_code
from elbowroom.server.live.seat import OPEN
from elbowroom.server.wire.people import CodeTarget, ShortCode

# A waiting room that is still there after so many seconds gets another code.
_KEPT: Final = 7 * 24 * 3600.0
# Two tables hardly ever draw the same code.
_TRIES: Final = 5


async def have_code(request: Request) -> Response:
    """The short code of a table that waits for people; it gets one when it is first asked for."""
    table = await table_of(request)
    if table.game.status != OPEN:
        raise HttpError(409, "already-started")
    store, now = services_of(request).community, time.time()
    for _ in range(_TRIES):
        code = await store.give_code(table.row.id, new_short_code(), now, now + _KEPT)
        if code:
            return json_response(ShortCode(code))
    raise HttpError(503, "busy")


async def find_code(request: Request) -> Response:
    """The table that waits for people under a short code. Guesses are limited."""
    services = services_of(request)
    limits = services.limits
    if not limits.short_codes.take(address_of(request)) or not limits.all_short_codes.take(""):
        raise HttpError(429, "too-fast")
    code = read_short_code(request.path_params["code"])
    game = await services.community.game_of_code(code, time.time()) if code else None
    if game is None:
        raise HttpError(404, "no-such-code")
    return json_response(CodeTarget(game))
