"""The boards as a page draws them: outlines, room for tokens, names, and the painted ground."""

from __future__ import annotations

import gzip
import hashlib
from functools import cache
from typing import Final

from msgspec import Struct
from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import Response

from elbowroom.atlas.atlas import Atlas
from elbowroom.atlas.ground import path, terse
from elbowroom.atlas.read import Board, board, board_names
from elbowroom.atlas.room import Box
from elbowroom.atlas.shapes import Shape, trace
from elbowroom.atlas.stand import LETTERS, MARGIN, Stand, ground, stands
from elbowroom.masks import regions_of
from elbowroom.server.http.context import HttpError
from elbowroom.server.wire.messages import encode

_KEPT: Final = "public, max-age=3600, stale-while-revalidate=604800"


class Rect(Struct):
    """A rectangle on the board."""

    x: int
    y: int
    width: int
    height: int


class LabelLine(Struct):
    """A line of a name; x is its middle, y its baseline."""

    text: str
    x: int
    y: int


class MapRegion(Struct):
    """A region as printed."""

    slug: str
    name: str
    terrain: str
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


class Kept(Struct, frozen=True):
    """An answer that is the same for everybody."""

    body: bytes
    packed: bytes
    tag: str


@cache
def map_info(name: str) -> MapInfo:
    """All that a page needs of one board."""
    some = board(name)
    atlas, shapes, found = some.atlas, trace(some), stands(some)
    return MapInfo(
        atlas.name,
        atlas.box,
        int(atlas.players),
        int(atlas.rounds),
        shapes.width,
        shapes.height,
        MARGIN,
        LETTERS,
        [_region(some, *both) for both in zip(shapes.regions, found, strict=True)],
        ground(some),
    )


def _region(some: Board, shape: Shape, stand: Stand) -> MapRegion:
    site = some.atlas.sites[shape.region]
    return MapRegion(
        site.slug,
        site.name,
        site.terrain,
        site.symbols,
        site.edge,
        site.tribe,
        site.monsters,
        _neighbours(some.atlas, shape.region),
        [LabelLine(line, x, y) for line, (x, y) in stand.baselines()],
        _rect(stand.room),
        path(shape, terse),
    )


def _neighbours(atlas: Atlas, region: int) -> list[str]:
    return [atlas.sites[other].slug for other in regions_of(atlas.near[region])]


def _rect(box: Box) -> Rect:
    return Rect(box.left, box.top, box.width, box.height)


@cache
def _kept(name: str) -> Kept:
    body = encode(map_info(name))
    tag = hashlib.blake2b(body, digest_size=12).hexdigest()
    return Kept(body, gzip.compress(body, 9, mtime=0), f'"{tag}"')


async def draw_ahead() -> None:
    """Draw every board, one after the other, beside whatever else is going on."""
    for name in board_names():
        await run_in_threadpool(_kept, name)


async def show_map(request: Request) -> Response:
    """One board; it changes only with the program, so that browsers may keep it."""
    name = request.path_params["map"]
    if name not in board_names():
        raise HttpError(404, "no-such-map")
    # The first time a map is drawn takes a while; others shall not wait for it.
    kept = await run_in_threadpool(_kept, name)
    headers = {"cache-control": _KEPT, "etag": kept.tag, "vary": "accept-encoding"}
    if kept.tag in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    packed = "gzip" in request.headers.get("accept-encoding", "")
    if packed:
        headers["content-encoding"] = "gzip"
    return Response(
        kept.packed if packed else kept.body, headers=headers, media_type="application/json"
    )
