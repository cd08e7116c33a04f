"""The ground of a board as SVG: terrain, textures, drawings and inked borders, without words.

The printed picture and the board to play on both stand on it. Every region is a path whose id is
its slug; ids that begin with ``_`` belong to the picture.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from functools import cache
from importlib.resources import files
from itertools import pairwise
from xml.sax.saxutils import quoteattr

from elbowroom.atlas.atlas import Site
from elbowroom.atlas.hexes import OUTSIDE
from elbowroom.atlas.palette import PALETTES, Palette
from elbowroom.atlas.read import Board
from elbowroom.atlas.room import Box, Point
from elbowroom.atlas.scatter import scatter
from elbowroom.atlas.shapes import Border, Shape, Shapes, trace

WATER = ("sea", "lake", "river")
_COAST, _LINE = 15, 9


@cache
def _drawer(name: str) -> str:
    """The definitions of one file of drawings."""
    file = files("elbowroom.atlas").joinpath("art", f"{name}.svg")
    match = re.search(r"<defs>\n(.*)</defs>", file.read_text(encoding="utf-8"), re.DOTALL)
    assert match, "a file of drawings has its definitions in <defs>"
    return match[1]


Pen = Callable[[Sequence[Point]], str]
"""A function that turns a line into SVG path data."""


class Ground:
    """The ground of *board*; ``taken`` has the boxes of every region that drawings must avoid."""

    def __init__(self, board: Board, reserved: Sequence[Sequence[Box]], pen: Pen) -> None:
        self._pen = pen
        self._board = board
        self._reserved = reserved
        self._sites = board.atlas.sites
        self._palette: Palette = PALETTES[board.atlas.box]
        self._shapes: Shapes = trace(board)

    def definitions(self) -> list[str]:
        """The definitions that the rest refers to, for ``<defs>``."""
        paints = self._palette.terrain
        used = [terrain for terrain in paints if self._has(terrain)]
        return [
            *(wash(f"_g-{name}", paints[name].middle, paints[name].rim) for name in used),
            wash("_g-page", self._palette.page, self._palette.page_rim),
            *(
                f'<clipPath id="_c{shape.region}"><use href="#{self._sites[shape.region].slug}"/>'
                "</clipPath>"
                for shape in self._shapes.regions
            ),
            (_drawer(self._board.atlas.box) + _drawer("medals")).rstrip(),
        ]

    def region(self, shape: Shape, inner: str = "") -> str:
        """One region in its colour."""
        site = self._sites[shape.region]
        end = f">{inner}</path>" if inner else "/>"
        return (
            f'<path id={quoteattr(site.slug)} class="region {site.terrain}" '
            f'fill="url(#_g-{site.terrain})" d="{path(shape, self._pen)}"{end}'
        )

    def paint(self) -> list[str]:
        """Textures, drawings and borders, painted over the colours."""
        return [
            *self._rims(),
            *self._glows(),
            *self._textures(),
            *self._drawings(),
            *self._borders(),
        ]

    def medal(self, key: str, spot: Point, scale: float = 1) -> str:
        """The medal of something printed in a region, or of natives at the beginning."""
        x, y = spot
        size = "" if scale == 1 else f" scale({scale})"
        return (
            f'<g transform="translate({x} {y}){size}">{self._under(key)}<use href="#_{key}"/></g>'
        )

    def _under(self, key: str) -> str:
        """A round background for printed symbols, a square one for natives, which may leave."""
        look = f'fill="{self._palette.medal}" stroke="{self._palette.ink}" stroke-width="6"'
        if key in ("tribe", "monsters"):
            return f'<rect x="-50" y="-50" width="100" height="100" rx="16" {look}/>'
        return f'<circle r="52" {look}/>'

    def _has(self, terrain: str) -> bool:
        return any(site.terrain == terrain for site in self._sites)

    def _textures(self) -> list[str]:
        return [
            f'<path clip-path="url(#_c{shape.region})" fill="url(#_t-{site.terrain})" '
            f'd="{_bounds(shape)}"/>'
            for site, shape in zip(self._sites, self._shapes.regions, strict=True)
        ]

    def _rims(self) -> list[str]:
        """A band of deeper colour inside every border, as on a map coloured by hand."""
        return [
            f'<g clip-path="url(#_c{shape.region})" fill="none" stroke-linejoin="round">'
            + "".join(
                f'<use href="#{site.slug}" stroke="{colour}" stroke-width="{width}" '
                f'stroke-opacity="{opacity}"/>'
                for colour, width, opacity in self._bands(site)
            )
            + "</g>"
            for site, shape in zip(self._sites, self._shapes.regions, strict=True)
        ]

    def _bands(self, site: Site) -> list[tuple[str, int, float]]:
        rim = self._palette.terrain[site.terrain].rim
        if site.terrain in WATER:
            return [("#ffffff", 120, 0.12), ("#ffffff", 76, 0.14), ("#ffffff", 38, 0.2)]
        return [(rim, 90, 0.35), (rim, 44, 0.5)]

    def _glows(self) -> list[str]:
        """The glow of each underground region; a volcano is the brightest."""
        if self._board.atlas.box != "underground":
            return []
        return [
            f'<ellipse clip-path="url(#_c{shape.region})" cx="{shape.label[0]}" '
            f'cy="{shape.label[1]}" rx="{shape.room.width * 0.9:.0f}" '
            f'ry="{shape.room.height:.0f}" fill="url(#{_light(site)})"/>'
            for site, shape in zip(self._sites, self._shapes.regions, strict=True)
            if site.terrain != "chasm" or "volcano" in site.symbols
        ]

    def _drawings(self) -> list[str]:
        lines: list[str] = []
        for shape, reserved in zip(self._shapes.regions, self._reserved, strict=True):
            for key, (x, y) in scatter(self._board, self._shapes, shape, reserved):
                lines.append(f'<use href="#_{key}" x="{x}" y="{y}"/>')
        return lines

    # --- ink

    def _borders(self) -> list[str]:
        ink = self._palette.ink
        inner = [border for border in self._shapes.borders if border.regions[1] != OUTSIDE]
        coasts = [border for border in inner if self._is_coast(border)]
        lines = [border for border in inner if not self._is_coast(border)]
        opening = f'<g fill="none" stroke="{ink}" stroke-linejoin="round" stroke-linecap="round">'
        return [
            opening,
            f'<path stroke-width="{_LINE}" d="{self._path_data(lines)}"/>',
            f'<path stroke-width="{_COAST}" d="{self._path_data(coasts)}"/>',
            rect(self._shapes.width, self._shapes.height, 0, 'stroke-width="16"'),
            "</g>",
        ]

    def _path_data(self, borders: Sequence[Border]) -> str:
        return "".join(self._pen(border.points) for border in borders)

    def _is_coast(self, border: Border) -> bool:
        one, other = (self._sites[region].terrain for region in border.regions)
        return (one in WATER) != (other in WATER)


def _light(site: Site) -> str:
    return "_ember" if "volcano" in site.symbols else "_lamp"


def wash(id_: str, middle: str, rim: str) -> str:
    """A colour that deepens outwards."""
    return (
        f'<radialGradient id="{id_}" r=".72"><stop stop-color="{middle}"/>'
        f'<stop offset=".35" stop-color="{middle}"/><stop offset="1" stop-color="{rim}"/>'
        "</radialGradient>"
    )


def rect(width: int, height: int, out: int, look: str) -> str:
    """The rectangle of the map, *out* larger on every side."""
    wide, high = width + 2 * out, height + 2 * out
    return f'<rect x="{-out}" y="{-out}" width="{wide}" height="{high}" {look}/>'


def path(shape: Shape, pen: Pen) -> str:
    """The outline of a region as path data."""
    return "".join(f"{pen(ring)}Z" for ring in shape.rings)


def plain(points: Sequence[Point]) -> str:
    """A line from point to point."""
    return "M" + "L".join(f"{x} {y}" for x, y in points)


def terse(points: Sequence[Point]) -> str:
    """The same line in fewer characters: a point, then relative steps."""
    (x, y), *_ = points
    steps = [(u - x, v - y) for (x, y), (u, v) in pairwise(points)]
    return f"M{x} {y}l" + " ".join(f"{x} {y}" for x, y in steps).replace(" -", "-")


def _bounds(shape: Shape) -> str:
    box = shape.bounds
    return f"M{box.left} {box.top}H{box.right}V{box.bottom}H{box.left}Z"
