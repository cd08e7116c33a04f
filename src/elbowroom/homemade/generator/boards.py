"""A whole map from a seed: as large as ours for that many players, and as varied."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from elbowroom.atlas import hexes
from elbowroom.atlas.printed import BOXES
from elbowroom.atlas.read import FEWEST_PLAYERS, MOST_PLAYERS
from elbowroom.errors import Mistake
from elbowroom.homemade.definitions import HomeMap
from elbowroom.homemade.fields import Fields
from elbowroom.homemade.generator.division import Grid, divide
from elbowroom.homemade.generator.names import Namer
from elbowroom.homemade.generator.spread import Deal, improve, level_openings, take_spread
from elbowroom.homemade.map_reading import read_maps
from elbowroom.mistakes import Spot, quoted
from elbowroom.rules.rng import Rng
from elbowroom.words import ENGLISH, Words

MOST_SEED: Final = 2**53 - 1
_LETTERS: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789"
_LAND: Final = {
    "surface": ("mountain", "farmland", "forest", "hill", "swamp"),
    "underground": ("mountain", "mud", "mushroom", "crystal", "mine"),
}
_SYMBOLS: Final = ("mine", "magic", "cavern")
# Boards that cannot be played, that have a region which is too small, or whose sides differ by more
# tokens than this, are made again.
LARGEST_GAP: Final = 1
# Hexagons; smaller regions have no room for a name and tokens.
SMALLEST_REGION: Final = 25
_MOST_ATTEMPTS: Final = 40


@dataclass(frozen=True)
class Measure:
    """The size of a board: hexagons, regions, how many of them are water or chasm, rounds, and how
    many have natives."""

    columns: int
    rows: int
    land: int
    seas: int
    lakes: int
    rivers: int
    chasms: int
    natives: int
    rounds: int

    @property
    def regions(self) -> int:
        """All regions."""
        return self.land + self.seas + self.lakes + self.rivers + self.chasms


_MEASURES: Final = {
    ("surface", 2): Measure(38, 29, 20, 2, 1, 0, 0, 9, 10),
    ("surface", 3): Measure(44, 33, 27, 2, 1, 0, 0, 10, 10),
    ("surface", 4): Measure(49, 38, 36, 2, 1, 0, 0, 14, 9),
    ("surface", 5): Measure(55, 42, 45, 2, 1, 0, 0, 18, 8),
    ("underground", 2): Measure(42, 32, 21, 0, 0, 3, 4, 4, 10),
    ("underground", 3): Measure(45, 35, 26, 0, 0, 4, 4, 5, 10),
    ("underground", 4): Measure(53, 40, 35, 0, 0, 5, 4, 6, 9),
    ("underground", 5): Measure(58, 45, 45, 0, 0, 5, 4, 7, 8),
}


def generate(box: str, players: int, seed: int, language: str = ENGLISH) -> HomeMap:
    """The map of a seed; only its names depend on the *language*."""
    _check(box, players, seed)
    for attempt in range(_MOST_ATTEMPTS):
        rng = Rng((seed * _MOST_ATTEMPTS + attempt) & MOST_SEED)
        made = _attempt(box, players, rng)
        if made is None:
            continue
        grid, deal = made
        table = _table(box, players, grid, deal, Namer(Words(language), box, rng))
        table["name"] = {language: table["name"]}
        try:
            return read_map(f"{box}-{players}-seed-{seed}", table)
        except Mistake:
            continue
    raise Spot("", "seed").wrong("map-seed", seed=str(seed))


def read_map(key: str, table: dict[str, Any]) -> HomeMap:
    """The map that *table* describes."""
    return read_maps(Fields({"maps": {key: table}}, Spot("")), ())[0]


def _check(box: str, players: int, seed: int) -> None:
    if box not in BOXES:
        raise Spot("", "box").wrong("choice", text=quoted(box), known=BOXES)
    bounds = {"players": (players, FEWEST_PLAYERS, MOST_PLAYERS), "seed": (seed, 0, MOST_SEED)}
    for key, (value, least, most) in bounds.items():
        if not least <= value <= most:
            raise Spot("", key).wrong("number", text=quoted(value), least=least, most=most)


def _attempt(box: str, players: int, rng: Rng) -> tuple[Grid, Deal] | None:
    """A board, or None if it turned out badly."""
    measure = _MEASURES[box, players]
    grid = divide(measure.columns, measure.rows, measure.regions, rng)
    grid = _numbered(grid, measure.regions)
    sizes = [len(patch) for patch in hexes.cells_by_region(grid, measure.regions)]
    if min(sizes) < SMALLEST_REGION:
        return None
    near, sides = _neighbours(grid, measure.regions), _sides(grid)
    dig = _below if measure.rivers else _above
    special = dig(measure, near, sides, rng)
    if special is None:
        return None
    deal = _dealt(box, measure, near, sides, special, rng)
    improve(deal, rng)
    return (grid, deal) if level_openings(deal, LARGEST_GAP, rng) else None


# ---------------------------------------------------------------------- the grid


def _numbered(grid: Grid, regions: int) -> Grid:
    """The same grid, its regions numbered as they are met row by row."""
    order: list[int] = []
    for line in grid:
        order += [region for region in dict.fromkeys(line) if region not in order]
    places = {region: place for place, region in enumerate(order)}
    return [[places[region] for region in line] for line in grid]


def _neighbours(grid: Grid, regions: int) -> list[list[int]]:
    patches = hexes.cells_by_region(grid, regions)
    borders = [
        {hexes.at(grid, near) for cell in patch for near in hexes.around(cell)} for patch in patches
    ]
    return [sorted(each - {place, hexes.OUTSIDE}) for place, each in enumerate(borders)]


def _sides(grid: Grid) -> list[list[int]]:
    """The regions on the upper, lower, left and right side."""
    lines = (grid[0], grid[-1], [row[0] for row in grid], [row[-1] for row in grid])
    return [sorted(set(line)) for line in lines]


# ---------------------------------------------------------------------- water and chasms


def _above(
    measure: Measure, near: list[list[int]], sides: list[list[int]], rng: Rng
) -> dict[int, str] | None:
    """Two seas on opposite sides, and a lake inside."""
    edge = {region for side in sides for region in side}
    first = 2 * rng.below(2)
    one, other = (sides[first + place][rng.below(len(sides[first + place]))] for place in range(2))
    inside = [
        region
        for region in range(measure.regions)
        if region not in edge and one not in near[region] and other not in near[region]
    ]
    if one == other or other in near[one] or not inside:
        return None
    return {one: "sea", other: "sea", inside[rng.below(len(inside))]: "lake"}


def _below(
    measure: Measure, near: list[list[int]], sides: list[list[int]], rng: Rng
) -> dict[int, str] | None:
    """A river that comes from the edge, and chasms apart from each other."""
    edge = sorted({region for side in sides for region in side})
    river = [edge[rng.below(len(edge))]]
    away = _steps_from(river[0], near)
    while len(river) < measure.rivers:
        # It never turns back: each part is one step further from where it comes from, and inside.
        further = [region for region in near[river[-1]] if away[region] == len(river)]
        further = [region for region in further if region not in edge] or further
        if not further:
            return None
        river.append(further[rng.below(len(further))])
    dry = [region for region in range(measure.regions) if region not in river]
    chasms = take_spread(dry, measure.chasms, near, rng)
    return dict.fromkeys(river, "river") | dict.fromkeys(chasms, "chasm")


def _steps_from(start: int, near: list[list[int]]) -> list[int]:
    """How many borders lie between *start* and every region."""
    steps = [len(near)] * len(near)
    steps[start], frontier = 0, [start]
    for region in frontier:
        for other in near[region]:
            if steps[other] > steps[region] + 1:
                steps[other] = steps[region] + 1
                frontier.append(other)
    return steps


# ---------------------------------------------------------------------- land


def _dealt(
    box: str,
    measure: Measure,
    near: list[list[int]],
    sides: list[list[int]],
    special: dict[int, str],
    rng: Rng,
) -> Deal:
    """Terrain in equal parts, and as many of each symbol as there are regions of a terrain."""
    land = [region for region in range(measure.regions) if region not in special]
    kinds = _LAND[box]
    left = [kinds[place % len(kinds)] for place in range(len(land))]
    terrain = [
        special[region] if region in special else left.pop(rng.below(len(left)))
        for region in range(measure.regions)
    ]
    dry = [[region for region in side if region not in special] for side in sides]
    deal = Deal(near, dry, terrain, land)
    share = len(land) // len(kinds)
    symbols = _SYMBOLS if box == "surface" else ()
    deal.symbols = {symbol: take_spread(land, share, near, rng) for symbol in symbols}
    deal.natives = take_spread(land, measure.natives, near, rng)
    return deal


def _table(box: str, players: int, grid: Grid, deal: Deal, namer: Namer) -> dict[str, Any]:
    """The map in the format of the boards."""
    chasms = [region for region, kind in enumerate(deal.terrain) if kind == "chasm"]
    native = "tribe" if box == "surface" else "monsters"
    regions = {}
    for region, terrain in enumerate(deal.terrain):
        symbols = [symbol for symbol, places in deal.symbols.items() if region in places]
        regions[_LETTERS[region]] = {
            "terrain": terrain,
            # Every second chasm has a volcano, as on our boards.
            "symbols": ["volcano"] if region in chasms[::2] else symbols,
            native: region in deal.natives,
            "name": namer.region(terrain),
        }
    return {
        "name": namer.title(),
        "box": box,
        "players": players,
        "rounds": _MEASURES[box, players].rounds,
        "grid": "\n".join("".join(_LETTERS[region] for region in line) for line in grid),
        "regions": regions,
    }
