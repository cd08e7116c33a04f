"""A board as one self-contained SVG picture in the style of a storybook atlas.

The caller passes the ``Words`` of the reader's language. Every region is a path whose id is its
slug; ids that begin with ``_`` belong to the picture.
"""

from __future__ import annotations

from xml.sax.saxutils import escape

from elbowroom.atlas.atlas import Site
from elbowroom.atlas.ground import WATER, Ground, plain, rect
from elbowroom.atlas.lettering import Block, fit_block
from elbowroom.atlas.palette import PALETTES, Palette
from elbowroom.atlas.printed import terrain_message
from elbowroom.atlas.read import Board
from elbowroom.atlas.room import rooms
from elbowroom.atlas.shapes import Shape, Shapes, trace
from elbowroom.words import Words

MARGIN = 250
"""The width of the page around the map."""

_FONT = "'Palatino Linotype','Book Antiqua',Palatino,'Iowan Old Style',Georgia,serif"


def picture(board: Board, words: Words, title: str = "") -> str:
    """The picture of *board*; *title* is shown above it and read aloud first."""
    return _Picture(board, words, title).text()


def describe_site(site: Site, box: str, words: Words) -> str:
    """A region in words: its name, its terrain and what is printed in it."""
    keys = [terrain_message(site.terrain, box)]
    keys += [f"symbol-{medal}" for medal in _medals(site)]
    return words.comma_list([words.region(site.slug, site.name), *map(words.text, keys)])


class _Picture:
    def __init__(self, board: Board, words: Words, title: str) -> None:
        self._board = board
        self._words = words
        self._title = title
        self._sites = board.atlas.sites
        self._palette: Palette = PALETTES[board.atlas.box]
        self._shapes: Shapes = trace(board)
        self._blocks = [
            self._block(site, shape)
            for site, shape in zip(self._sites, self._shapes.regions, strict=True)
        ]
        self._ground = Ground(board, [[block.box] for block in self._blocks], plain)

    def _block(self, site: Site, shape: Shape) -> Block:
        name = self._words.region(site.slug, site.name)
        return fit_block(name, _medals(site), rooms(shape.rings), shape.bounds.middle)

    def text(self) -> str:
        parts = [
            *self._opening(),
            "<defs>",
            *self._ground.definitions(),
            "</defs>",
            *self._page(),
            *self._regions(),
            '<g pointer-events="none">',
            *self._ground.paint(),
            *self._lettering(),
            "</g>",
            "</svg>",
        ]
        return "\n".join(parts) + "\n"

    def _opening(self) -> list[str]:
        width, height = (self._shapes.width + 2 * MARGIN, self._shapes.height + 2 * MARGIN)
        every = "\n".join(self._describe(site) for site in self._sites)
        return [
            '<svg xmlns="http://www.w3.org/2000/svg" '
            f'viewBox="{-MARGIN} {-MARGIN} {width} {height}" '
            'role="img" aria-labelledby="_title" aria-describedby="_desc">',
            f'<title id="_title">{escape(self._title or self._board.atlas.name)}</title>',
            f'<desc id="_desc">{escape(every)}</desc>',
        ]

    # --- the page around the map

    def _page(self) -> list[str]:
        width, height, frame = self._shapes.width, self._shapes.height, self._palette.frame
        lines = [
            rect(width, height, MARGIN, 'fill="url(#_g-page)"'),
            rect(width, height, 170, f'fill="none" stroke="{frame}" stroke-width="8"'),
            rect(width, height, 120, f'fill="none" stroke="{frame}" stroke-width="5"'),
            rect(width, height, 92, f'fill="none" stroke="{frame}" stroke-width="5"'),
            rect(
                width,
                height,
                106,
                f'fill="none" stroke="{frame}" stroke-width="28" stroke-dasharray="200 200"',
            ),
            rect(width, height, 40, f'fill="none" stroke="{frame}" stroke-width="14"'),
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
        titles = [f"<title>{escape(self._describe(site))}</title>" for site in self._sites]
        paths = [
            self._ground.region(shape, title)
            for shape, title in zip(self._shapes.regions, titles, strict=True)
        ]
        return ['<g fill-rule="evenodd">', *paths, "</g>"]

    def _describe(self, site: Site) -> str:
        return describe_site(site, self._board.atlas.box, self._words)

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
            self._ground.medal(key, spot)
            for key, spot in zip(block.medals, block.medal_spots(), strict=True)
        ]


def _medals(site: Site) -> list[str]:
    return site.symbols + ["tribe"] * site.tribe + ["monsters"] * site.monsters


def _name(site: Site, block: Block) -> list[str]:
    # Names of water are in italics, as on printed maps.
    slant = ' font-style="italic"' if site.terrain in WATER else ""
    x = block.box.middle[0]
    return [
        f'<text x="{x}" y="{y}" font-size="{block.size}"{slant}>{escape(line)}</text>'
        for line, y in zip(block.lines, block.baselines(), strict=True)
    ]
