"""The boards as a page draws them: outlines, room for tokens, names, and the painted ground.

All lengths are in units of the board's SVG drawing.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from msgspec import Struct
from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import Response

from elbowroom.atlas.atlas import Atlas
from elbowroom.atlas.ground import path, terse
from elbowroom.atlas.printed import terrain_message
from elbowroom.atlas.read import Board, board, board_names
from elbowroom.atlas.room import Box
from elbowroom.atlas.shapes import Shape, trace
from elbowroom.atlas.stand import LETTERS, MARGIN, Stand, ground, stands
from elbowroom.masks import regions_of
from elbowroom.server.http.cached_body import CachedBody, cached_body
from elbowroom.server.http.responses import HttpError
from elbowroom.server.wire.encoding import encode

_CACHE: Final = "public, max-age=3600, stale-while-revalidate=604800"


class Rect(Struct):
    """A rectangle on the board."""

    x: int
    y: int
    width: int
    height: int


class LabelLine(Struct):
    """A line of a region's name; *x* is its middle, *y* its baseline."""

    text: str
    x: int
    y: int


class MapRegion(Struct):
    """A region as printed; *room* is where its tokens go, *path* its outline as SVG.

    *words* is what its terrain is called in the word files.
    """

    slug: str
    name: str
    terrain: str
    words: str
    symbols: list[str]
    edge: bool
    tribe: bool
    monsters: bool
    neighbours: list[str]
    label: list[LabelLine]
    room: Rect
    path: str


class MapInfo(Struct):
    """A board: *margin* is the frame around it, *letters* the size of the names, *art* an SVG."""

    name: str
    box: str
    players: int
    rounds: int
    width: int
    height: int
    margin: int
    letters: int
    regions: list[MapRegion]
    art: str


@cache
def map_info(name: str) -> MapInfo:
    """All that a page needs to draw one board."""
    printed = board(name)
    atlas, shapes = printed.atlas, trace(printed)
    return MapInfo(
        atlas.name,
        atlas.box,
        int(atlas.players),
        int(atlas.rounds),
        shapes.width,
        shapes.height,
        MARGIN,
        LETTERS,
        [_region(printed, *each) for each in zip(shapes.regions, stands(printed), strict=True)],
        ground(printed),
    )


def _region(printed: Board, shape: Shape, stand: Stand) -> MapRegion:
    site = printed.atlas.sites[shape.region]
    return MapRegion(
        site.slug,
        site.name,
        site.terrain,
        terrain_message(site.terrain, printed.atlas.box),
        site.symbols,
        site.edge,
        site.tribe,
        site.monsters,
        _neighbours(printed.atlas, shape.region),
        [LabelLine(line, x, y) for line, (x, y) in stand.baselines()],
        _rect(stand.room),
        path(shape, terse),
    )


def _neighbours(atlas: Atlas, region: int) -> list[str]:
    return [atlas.sites[other].slug for other in regions_of(atlas.near[region])]


def _rect(box: Box) -> Rect:
    return Rect(box.left, box.top, box.width, box.height)


@cache
def _map_body(name: str) -> CachedBody:
    return cached_body(encode(map_info(name)), "application/json", _CACHE)


async def draw_all() -> None:
    """Draw every board, one after the other in a thread, so that nobody waits for the first."""
    for name in board_names():
        await run_in_threadpool(_map_body, name)


async def show_map(request: Request) -> Response:
    """One board; it changes only with the program, so browsers may keep it for a while."""
    name = request.path_params["map"]
    if name not in board_names():
        raise HttpError(404, "no-such-map")
    # Drawing a map for the first time takes a while; other requests must not wait for it.
    body = await run_in_threadpool(_map_body, name)
    return body.response(request)
