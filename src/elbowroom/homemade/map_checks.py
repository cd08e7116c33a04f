"""What is wrong with a map, all of it at once and region by region.

The reader of boards stops at the first mistake, which is right for a file. Whoever is painting a
map wants to see all of them, while there are still hexagons that belong to no region.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from elbowroom.atlas import hexes
from elbowroom.atlas.atlas import Atlas, Site
from elbowroom.atlas.printed import (
    BOXES,
    MOST_MONSTER_REGIONS,
    slug,
    unfit_terrain,
    unreachable,
)
from elbowroom.atlas.read import FEWEST_PLAYERS, MOST_PLAYERS
from elbowroom.errors import Mistake
from elbowroom.homemade.definitions import FEWEST_ENTRIES, FEWEST_LAND, MOST_COLUMNS, MOST_ROWS
from elbowroom.masks import MOST_REGIONS, count, mask_of
from elbowroom.mistakes import Spot, quoted

# A hexagon that belongs to no region yet.
BLANK: Final = "."


@dataclass(frozen=True)
class Sketch:
    """A map that may be unfinished: rows of letters, and the table of every letter that is drawn.

    ``cells`` has the number of the letter of every hexagon, ``OUTSIDE`` for a blank one.
    """

    rows: list[str]
    letters: list[str]
    tables: list[Mapping[str, object]]
    cells: list[list[int]]

    def name(self, region: int) -> str:
        """The name of a region as mistakes quote it."""
        table = self.tables[region]
        return quoted(table.get("name") or table.get("slug") or self.letters[region])


def map_mistakes(table: Mapping[str, object], spot: Spot) -> list[Mistake]:
    """Everything that is wrong with the drawing of a map; empty as well if *table* has another form
    than that of a map, of which the reader of boards complains."""
    rows, tables = _rows(table.get("grid")), _tables(table.get("regions"))
    if rows is None or tables is None:
        return []
    if mistakes := _size_mistakes(rows, tables, spot):
        return mistakes
    sketch = _sketch(rows, tables)
    if sketch is None:
        return []
    mistakes = _blanks(sketch, spot.at("grid"))
    patches = _patches(sketch)
    mistakes += _pieces(sketch, patches, spot.at("regions"))
    mistakes += _names(sketch, spot.at("regions"))
    atlas = _atlas(table, sketch, patches)
    return mistakes + (_atlas_mistakes(atlas, sketch, spot.at("regions")) if atlas else [])


# ---------------------------------------------------------------------- the drawing


def _rows(grid: object) -> list[str] | None:
    if not isinstance(grid, str):
        return None
    rows = [line.strip() for line in grid.strip().split("\n")]
    return rows if rows[0] and all(len(row) == len(rows[0]) for row in rows) else None


def _tables(regions: object) -> dict[str, Mapping[str, object]] | None:
    if not isinstance(regions, Mapping):
        return None
    tables = {str(letter): table for letter, table in regions.items()}
    if not all(len(letter) == 1 and isinstance(tables[letter], Mapping) for letter in tables):
        return None
    return dict(sorted(tables.items()))


def _size_mistakes(rows: list[str], tables: Mapping[str, object], spot: Spot) -> list[Mistake]:
    sizes = (
        ("grid", "map-columns", len(rows[0]), MOST_COLUMNS),
        ("grid", "map-rows", len(rows), MOST_ROWS),
        ("regions", "map-regions", len(tables), MOST_REGIONS),
    )
    return [
        spot.at(place).wrong(key, amount=amount, most=most)
        for place, key, amount, most in sizes
        if amount > most
    ]


def _sketch(rows: list[str], tables: dict[str, Mapping[str, object]]) -> Sketch | None:
    """None if a letter has no table, or a table no hexagon."""
    places = {letter: place for place, letter in enumerate(tables)} | {BLANK: hexes.OUTSIDE}
    if set("".join(rows)) - {BLANK} != set(tables) - {BLANK} or BLANK in tables:
        return None
    cells = [[places[letter] for letter in row] for row in rows]
    return Sketch(rows, list(tables), list(tables.values()), cells)


def _patches(sketch: Sketch) -> list[list[hexes.Cell]]:
    """The hexagons of every region."""
    patches: list[list[hexes.Cell]] = [[] for _ in sketch.letters]
    for row, line in enumerate(sketch.cells):
        for column, region in enumerate(line):
            if region != hexes.OUTSIDE:
                patches[region].append((row, column))
    return patches


# ---------------------------------------------------------------------- what is wrong with it


def _blanks(sketch: Sketch, spot: Spot) -> list[Mistake]:
    amount = sum(row.count(BLANK) for row in sketch.rows)
    return [spot.wrong("map-blank", amount=amount)] if amount else []


def _pieces(sketch: Sketch, patches: list[list[hexes.Cell]], spot: Spot) -> list[Mistake]:
    parts = [len(hexes.pieces(patch)) for patch in patches]
    return [
        spot.at(sketch.letters[region]).wrong("map-pieces", name=sketch.name(region), amount=amount)
        for region, amount in enumerate(parts)
        if amount > 1
    ]


def _names(sketch: Sketch, spot: Spot) -> list[Mistake]:
    """Names that an action could not tell apart."""
    seen: set[str] = set()
    mistakes = []
    for region, letter in enumerate(sketch.letters):
        short = slug(sketch.name(region))
        if short and short in seen:
            mistakes.append(spot.at(letter).at("name").wrong("map-name", name=sketch.name(region)))
        seen.add(short)
    return mistakes


def _atlas(
    table: Mapping[str, object], sketch: Sketch, patches: list[list[hexes.Cell]]
) -> Atlas | None:
    """The board as far as it is drawn; None if box, players or a terrain make no sense."""
    box, players = table.get("box"), table.get("players")
    terrains = [str(each.get("terrain", "")) for each in sketch.tables]
    if box not in BOXES or not isinstance(players, int):
        return None
    if not FEWEST_PLAYERS <= players <= MOST_PLAYERS:
        return None
    if any(unfit_terrain(str(box), terrain) for terrain in terrains):
        return None
    edge = {region for line in (sketch.cells[0], sketch.cells[-1]) for region in line}
    edge |= {region for line in sketch.cells for region in (line[0], line[-1])}
    sites = [
        Site(letter, "", terrain, [], place in edge, False, one.get("monsters") is True)
        for place, (letter, terrain, one) in enumerate(
            zip(sketch.letters, terrains, sketch.tables, strict=True)
        )
    ]
    borders = [
        {hexes.at(sketch.cells, near) for cell in patch for near in hexes.around(cell)}
        for patch in patches
    ]
    masks = [mask_of(sorted(near - {place, hexes.OUTSIDE})) for place, near in enumerate(borders)]
    return Atlas("", str(box), players, 1, sites, masks)


def _atlas_mistakes(atlas: Atlas, sketch: Sketch, spot: Spot) -> list[Mistake]:
    """Regions that nobody can reach, and too little or too much for the players."""
    mistakes = [
        spot.at(sketch.letters[region]).wrong("map-cut-off", name=sketch.name(region))
        for region in unreachable(atlas)
    ]
    players = atlas.players
    needs = (("land", atlas.land, FEWEST_LAND), ("entries", atlas.entry, FEWEST_ENTRIES))
    for what, mask, each in needs:
        amount, least = int(count(mask)), each * players
        if amount < least:
            mistakes.append(spot.wrong(f"map-{what}", amount=amount, players=players, least=least))
    monsters = int(count(atlas.monsters))
    if atlas.box == "underground" and not monsters:
        mistakes.append(spot.wrong("map-monsters", usual=players + 2))
    if monsters > MOST_MONSTER_REGIONS:
        mistakes.append(spot.wrong("map-many-monsters", amount=monsters, most=MOST_MONSTER_REGIONS))
    return mistakes
