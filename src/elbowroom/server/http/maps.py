"""The boards of the game and of tables, for pages."""

from __future__ import annotations

import secrets
from functools import cache
from typing import Final

from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import Response

from elbowroom.atlas.read import board, board_names
from elbowroom.homemade.content import stored_content
from elbowroom.server.http.cached_body import CachedBody, cached_body
from elbowroom.server.http.callers import address_of
from elbowroom.server.http.requests import playable_table, read
from elbowroom.server.http.responses import HttpError, json_response
from elbowroom.server.http.services import services_of
from elbowroom.server.wire.boards import MapInfo, NewMap, board_info
from elbowroom.server.wire.encoding import encode
from elbowroom.words import ENGLISH, best_language

# Seeds are short enough to tell a friend.
_MOST_CHOSEN_SEED: Final = 10**6
_CACHE: Final = "public, max-age=3600, stale-while-revalidate=604800"
# The board of a table never changes, but an address may be that of a private table.
_CACHE_OF_A_TABLE: Final = "private, max-age=604800, immutable"


@cache
def map_info(name: str, language: str = ENGLISH) -> MapInfo:
    """All that a page needs to draw a built-in board, with names in *language*."""
    return board_info(board(name), {}, language)


@cache
def _map_body(name: str, language: str) -> CachedBody:
    return cached_body(encode(map_info(name, language)), "application/json", _CACHE)


def _language(request: Request) -> str:
    """The language that the page shows; English where it is not complete."""
    return best_language([request.query_params.get("language", ENGLISH)])


async def draw_all() -> None:
    """Draw every board, one after the other in a thread, so that nobody waits for the first.

    Those in other languages than English wait until somebody asks for them.
    """
    for name in board_names():
        await run_in_threadpool(_map_body, name, ENGLISH)


async def show_map(request: Request) -> Response:
    """One board, with names in the ``language`` that the page shows.

    It changes only with the program, so browsers may keep it for a while.
    """
    name = request.path_params["map"]
    if name not in board_names():
        raise HttpError(404, "no-such-map")
    # Drawing a map for the first time takes a while; other requests must not wait for it.
    body = await run_in_threadpool(_map_body, name, _language(request))
    return body.response(request)


async def new_map(request: Request) -> Response:
    """Generate a map."""
    body = await read(request, NewMap)
    seed = secrets.randbelow(_MOST_CHOSEN_SEED) if body.seed is None else body.seed
    question = (body.box, body.players, seed, best_language([body.language]))
    shares = (f"address {address_of(request)}",)
    made = await services_of(request).drawing.new_map(question, shares)
    if made is None:
        raise HttpError(503, "busy")
    return json_response(made, 201)


async def show_table_map(request: Request) -> Response:
    """The board of a table: a built-in one, or one that the table brings along."""
    setup = (await playable_table(request)).game.setup
    made = stored_content(setup.content).map(setup.map) if setup.content else None
    if made is None:
        body = await run_in_threadpool(_map_body, setup.map, _language(request))
        return body.response(request)
    shares = (f"table {request.path_params['table']}", f"address {address_of(request)}")
    drawing = await services_of(request).drawing.board(made, shares)
    if drawing is None:
        raise HttpError(503, "busy")
    return cached_body(drawing, "application/json", _CACHE_OF_A_TABLE).response(request)
