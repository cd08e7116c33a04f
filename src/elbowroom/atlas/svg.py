"""A board as one self-contained SVG picture, in the manner of a storybook atlas.

No word is fixed here: the caller gives ``words``, which turns the keys ``terrain-forest``,
``symbol-mine``, ``symbol-tribe`` and so on into the reader's language. Every region is a path whose
id is its slug; ids that begin with ``_`` belong to the picture.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from importlib.resources import files
from xml.sax.saxutils import escape, quoteattr

from elbowroom.atlas.atlas import Site
from elbowroom.atlas.hexes import OUTSIDE
from elbowroom.atlas.lettering import Block, fitted
from elbowroom.atlas.palette import PALETTES, Palette
from elbowroom.atlas.read import Board
from elbowroom.atlas.room import Point, rooms
from elbowroom.atlas.scatter import scattered
from elbowroom.atlas.shapes import Border, Shape, Shapes, trace

Words = Callable[[str], str]

MARGIN = 250
"""The width of the page around the map."""

_WATER = ("sea", "lake", "river")
_FONT = "'Palatino Linotype','Book Antiqua',Palatino,'Iowan Old Style',Georgia,serif"
_COAST, _LINE = 15, 9


def picture(board: Board, words: Words, title: str = "") -> str:
    """The picture of *board*; *title* is written above it and read out first."""
    return _Picture(board, words, title).text()


def described(site: Site, box: str, words: Words) -> str:
    """A region in words: its name, its terrain and what is printed in it."""
    below = box == "underground" and site.terrain == "mountain"
    keys = ["terrain-black-mountain" if below else f"terrain-{site.terrain}"]
    keys += [f"symbol-{medal}" for medal in _medals(site)]
    return ", ".join([site.name, *(words(key) for key in keys)])


@cache
def _drawer(name: str) -> str:
    """The definitions of one file of drawings."""
    file = files("elbowroom.atlas").joinpath("art", f"{name}.svg")
    found = re.search(r"<defs>\n(.*)</defs>", file.read_text(encoding="utf-8"), re.DOTALL)
    assert found, "a file of drawings has its definitions in <defs>"
    return found[1]


class _Picture:
    def __init__(self, board: Board, words: Words, title: str) -> None:
        self._board = board
        self._words = words
        self._title = title
        self._sites = board.atlas.sites
        self._palette: Palette = PALETTES[board.atlas.box]
        self._shapes: Shapes = trace(board)
        self._blocks = [
            fitted(site.name, _medals(site), rooms(shape.rings), shape.bounds.middle)
            for site, shape in zip(self._sites, self._shapes.regions, strict=True)
        ]

    def text(self) -> str:
        parts = [
            *self._opening(),
            *self._definitions(),
            *self._page(),
            *self._regions(),
            '<g pointer-events="none">',
            *self._rims(),
            *self._glows(),
            *self._textures(),
            *self._drawings(),
            *self._borders(),
            *self._lettering(),
            "</g>",
            "</svg>",
        ]
        return "\n".join(parts) + "\n"

    def _opening(self) -> list[str]:
        width, height = (self._shapes.width + 2 * MARGIN, self._shapes.height + 2 * MARGIN)
        every = "; ".join(self._described(site) for site in self._sites)
        return [
            '<svg xmlns="http://www.w3.org/2000/svg" '
            f'viewBox="{-MARGIN} {-MARGIN} {width} {height}" '
            'role="img" aria-labelledby="_title" aria-describedby="_desc">',
            f'<title id="_title">{escape(self._title or self._board.atlas.name)}</title>',
            f'<desc id="_desc">{escape(every)}</desc>',
        ]

    def _definitions(self) -> list[str]:
        paints = self._palette.terrain
        used = [terrain for terrain in paints if self._has(terrain)]
        return [
            "<defs>",
            *(
                _wash(f"_g-{terrain}", paints[terrain].middle, paints[terrain].rim)
                for terrain in used
            ),
            _wash("_g-page", self._palette.page, self._palette.page_rim),
            *(
                f'<clipPath id="_c{shape.region}"><use href="#{self._sites[shape.region].slug}"/>'
                "</clipPath>"
                for shape in self._shapes.regions
            ),
            _drawer(self._board.atlas.box) + _drawer("medals") + "</defs>",
        ]

    def _has(self, terrain: str) -> bool:
        return any(site.terrain == terrain for site in self._sites)

    # --- the page around the map

    def _page(self) -> list[str]:
        width, height, frame = self._shapes.width, self._shapes.height, self._palette.frame
        lines = [
            _rect(width, height, MARGIN, 'fill="url(#_g-page)"'),
            _rect(width, height, 170, f'fill="none" stroke="{frame}" stroke-width="8"'),
            _rect(width, height, 120, f'fill="none" stroke="{frame}" stroke-width="5"'),
            _rect(width, height, 92, f'fill="none" stroke="{frame}" stroke-width="5"'),
            _rect(
                width,
                height,
                106,
                f'fill="none" stroke="{frame}" stroke-width="28" stroke-dasharray="200 200"',
            ),
            _rect(width, height, 40, f'fill="none" stroke="{frame}" stroke-width="14"'),
        ]
        corners = [(x, y) for x in (-145, width + 145) for y in (-145, height + 145)]
        lines += [
            f'<g color="{frame}"><circle cx="{x}" cy="{y}" r="90" fill="{self._palette.page}" '
            f'stroke="{frame}" stroke-width="8"/><use href="#_compass" x="{x}" y="{y}"/></g>'
            for x, y in corners
        ]
        return [*lines, *self._ribbon()] if self._title else lines

    def _ribbon(self) -> list[str]:
        middle, half = self._shapes.width // 2, 40 * len(self._title) + 120
        paper, frame = self._palette.page, self._palette.frame
        return [
            f'<path d="M{middle - half} -215H{middle + half}l-40 70l40 70H{middle - half}l40 -70Z" '
            f'fill="{paper}" stroke="{frame}" stroke-width="8" stroke-linejoin="round"/>',
            f'<text x="{middle}" y="-108" text-anchor="middle" font-family="{_FONT}" '
            f'font-size="104" font-weight="bold" fill="{frame}">{escape(self._title)}</text>',
        ]

    # --- the regions

    def _regions(self) -> list[str]:
        paths = [self._region(shape) for shape in self._shapes.regions]
        return ['<g fill-rule="evenodd">', *paths, "</g>"]

    def _region(self, shape: Shape) -> str:
        site = self._sites[shape.region]
        return (
            f'<path id={quoteattr(site.slug)} class="region {site.terrain}" '
            f'fill="url(#_g-{site.terrain})" d="{_path(shape)}">'
            f"<title>{escape(self._described(site))}</title></path>"
        )

    def _described(self, site: Site) -> str:
        return described(site, self._board.atlas.box, self._words)

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
        if site.terrain in _WATER:
            return [("#ffffff", 120, 0.12), ("#ffffff", 76, 0.14), ("#ffffff", 38, 0.2)]
        return [(rim, 90, 0.35), (rim, 44, 0.5)]

    def _glows(self) -> list[str]:
        """Underground every room has a light of its own; a volcano has the brightest."""
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
        for shape, block in zip(self._shapes.regions, self._blocks, strict=True):
            for key, (x, y) in scattered(self._board, self._shapes, shape, block.box):
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
            f'<path stroke-width="{_LINE}" d="{_lines(lines)}"/>',
            f'<path stroke-width="{_COAST}" d="{_lines(coasts)}"/>',
            _rect(self._shapes.width, self._shapes.height, 0, 'stroke-width="16"'),
            "</g>",
        ]

    def _is_coast(self, border: Border) -> bool:
        one, other = (self._sites[region].terrain for region in border.regions)
        return (one in _WATER) != (other in _WATER)

    def _lettering(self) -> list[str]:
        palette = self._palette
        lines = [
            f'<g text-anchor="middle" font-family="{_FONT}" font-weight="bold" '
            f'fill="{palette.letters}" stroke="{palette.halo}" stroke-width="16" '
            'stroke-linejoin="round" paint-order="stroke">'
        ]
        for site, block in zip(self._sites, self._blocks, strict=True):
            lines += _name(site, block)
        lines.append("</g>")
        for block in self._blocks:
            lines += self._medal_row(block)
        return lines

    def _medal_row(self, block: Block) -> list[str]:
        return [
            f'<g transform="translate({x} {y})">{self._ground(key)}<use href="#_{key}"/></g>'
            for key, (x, y) in zip(block.medals, block.medal_spots(), strict=True)
        ]

    def _ground(self, key: str) -> str:
        """Round under what is printed on the board, square under what stands there and leaves."""
        look = f'fill="{self._palette.medal}" stroke="{self._palette.ink}" stroke-width="6"'
        if key in ("tribe", "monsters"):
            return f'<rect x="-50" y="-50" width="100" height="100" rx="16" {look}/>'
        return f'<circle r="52" {look}/>'


def _medals(site: Site) -> list[str]:
    return site.symbols + ["tribe"] * site.tribe + ["monsters"] * site.monsters


def _light(site: Site) -> str:
    return "_ember" if "volcano" in site.symbols else "_lamp"


def _wash(id_: str, middle: str, rim: str) -> str:
    return (
        f'<radialGradient id="{id_}" r=".72"><stop stop-color="{middle}"/>'
        f'<stop offset=".35" stop-color="{middle}"/><stop offset="1" stop-color="{rim}"/>'
        "</radialGradient>"
    )


def _rect(width: int, height: int, out: int, look: str) -> str:
    """The rectangle of the map, *out* larger on every side."""
    wide, high = width + 2 * out, height + 2 * out
    return f'<rect x="{-out}" y="{-out}" width="{wide}" height="{high}" {look}/>'


def _path(shape: Shape) -> str:
    return "".join(f"M{_points(ring)}Z" for ring in shape.rings)


def _bounds(shape: Shape) -> str:
    box = shape.bounds
    return f"M{box.left} {box.top}H{box.right}V{box.bottom}H{box.left}Z"


def _lines(borders: list[Border]) -> str:
    return "".join(f"M{_points(border.points)}" for border in borders)


def _points(points: tuple[Point, ...]) -> str:
    return "L".join(f"{x} {y}" for x, y in points)


def _name(site: Site, block: Block) -> list[str]:
    # Water is lettered in italics, as map makers do.
    slant = ' font-style="italic"' if site.terrain in _WATER else ""
    x = block.box.middle[0]
    return [
        f'<text x="{x}" y="{y}" font-size="{block.size}"{slant}>{escape(line)}</text>'
        for line, y in zip(block.lines, block.baselines(), strict=True)
    ]
