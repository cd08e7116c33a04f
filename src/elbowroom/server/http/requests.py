"""Reading requests: the body, numbers in the query, the table in the path."""

from __future__ import annotations

from typing import TypeVar

import msgspec
from starlette.requests import Request

from elbowroom.server.http.responses import HttpError
from elbowroom.server.http.services import services_of
from elbowroom.server.live.other_rules import OTHER_RULES, ForeignGame
from elbowroom.server.live.table import Table
from elbowroom.server.wire.encoding import decode

T = TypeVar("T")


async def read(request: Request, kind: type[T]) -> T:
    """The body of a request as a struct of type *kind*."""
    try:
        return decode(await request.body(), kind)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise HttpError(400, "malformed") from error


def number_in(request: Request, name: str, default: int, least: int, most: int) -> int:
    """The number *name* in the query of a request."""
    text = request.query_params.get(name, str(default))
    if not (text.isascii() and text.isdigit() and len(text) < 12 and least <= int(text) <= most):
        raise HttpError(400, "malformed")
    return int(text)


async def table_of(request: Request) -> Table:
    """The table that the path names."""
    table = await services_of(request).hub.find(request.path_params["table"])
    if table is None:
        raise HttpError(404, "no-such-table")
    return table


async def playable_table(request: Request) -> Table:
    """The table that the path names, if its game follows the rules of this version."""
    table = await table_of(request)
    if isinstance(table.game, ForeignGame):
        raise HttpError(409, OTHER_RULES)
    return table
