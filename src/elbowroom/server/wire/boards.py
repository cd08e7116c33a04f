"""Boards as a page draws them: outlines, room for tokens, names, and the painted ground.

All lengths are in units of the board's SVG drawing.
"""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from elbowroom.atlas.atlas import Atlas
from elbowroom.atlas.ground import path, terse
from elbowroom.atlas.printed import terrain_message
from elbowroom.atlas.read import Board
from elbowroom.atlas.room import Box
from elbowroom.atlas.shapes import Shape, trace
from elbowroom.atlas.stand import MARGIN, Stand, ground, region_names, stands
from elbowroom.masks import regions_of
from elbowroom.server.wire.setup import Incoming, Seed
from elbowroom.words import ENGLISH, Words


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

    *name* is the one that the map gives it, empty where the words name the region by its slug.
    *words* is what its terrain is called in the word files; *label* is the name as it is drawn,
    *letters* how large.
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
    letters: int
    room: Rect
    path: str


class NewMap(Incoming):
    """A request for a generated map; without a *seed* the server chooses one."""

    box: Annotated[str, Meta(pattern=r"^(surface|underground)$")] = "surface"
    players: Annotated[int, Meta(ge=2, le=5)] = 4
    seed: Seed | None = None
    language: Annotated[str, Meta(max_length=20)] = "en"


class GeneratedMap(Struct):
    """A generated map: its key and seed, and a collection of its own, as JSON and as TOML text."""

    key: str
    seed: int
    content: str
    toml: str


class MapInfo(Struct):
    """A board: *margin* is the frame around it, *art* an SVG.

    *title* is the name of a home-made map, by language; built-in ones have none.
    """

    name: str
    box: str
    players: int
    rounds: int
    width: int
    height: int
    margin: int
    regions: list[MapRegion]
    art: str
    title: dict[str, str] = {}


def board_info(printed: Board, title: dict[str, str], language: str = ENGLISH) -> MapInfo:
    """All that a page needs to draw any board, with the names of our regions in *language*."""
    atlas, shapes = printed.atlas, trace(printed)
    names = region_names(printed, Words(language))
    places = stands(printed, names)
    return MapInfo(
        atlas.name,
        atlas.box,
        int(atlas.players),
        int(atlas.rounds),
        shapes.width,
        shapes.height,
        MARGIN,
        [_region(printed, *each) for each in zip(shapes.regions, places, strict=True)],
        ground(printed, names),
        title,
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
        stand.letters,
        _rect(stand.room),
        path(shape, terse),
    )


def _neighbours(atlas: Atlas, region: int) -> list[str]:
    return [atlas.sites[other].slug for other in regions_of(atlas.near[region])]


def _rect(box: Box) -> Rect:
    return Rect(box.left, box.top, box.width, box.height)
