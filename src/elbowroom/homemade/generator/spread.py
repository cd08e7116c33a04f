"""Deals terrain, symbols and natives out over the regions of a board, as evenly as on ours.

A *deal* is improved by exchanging things between regions as long as that makes it more even: fewer
neighbours that are alike, and openings on all sides that cost about the same.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cached_property

from elbowroom.rules.rng import Rng

_TRIES_PER_REGION = 60
_TRIES_FOR_OPENINGS = 200
# What unevenness costs.
_SAME_TERRAIN, _SAME_SYMBOL, _TWO_SYMBOLS, _NATIVES_BESIDE, _OPENING = 6, 4, 3, 2, 12
# The price of land, and how many regions an army takes in its first turn, about.
_GROUND, _SURCHARGE = 2, 1
_REGIONS_OF_AN_OPENING = 4
_TOO_DEAR = 99


@dataclass
class Deal:
    """What is in each region; *natives* are Lost Tribes or monsters."""

    near: list[list[int]]
    sides: list[list[int]]
    terrain: list[str]
    land: list[int]
    symbols: dict[str, list[int]] = field(default_factory=dict)
    natives: list[int] = field(default_factory=list)

    @cached_property
    def pairs(self) -> list[tuple[int, int]]:
        """Land regions that are neighbours."""
        land = set(self.land)
        return [
            (one, other) for one in self.land for other in self.near[one] if one < other in land
        ]


def take_spread(regions: list[int], count: int, near: list[list[int]], rng: Rng) -> list[int]:
    """*count* of the regions, none next to another as long as that is possible."""
    left = list(regions)
    chosen: list[int] = []
    while len(chosen) < count:
        free = [each for each in left if not set(near[each]) & set(chosen)] or left
        region = free[rng.below(len(free))]
        left.remove(region)
        chosen.append(region)
    return chosen


# ---------------------------------------------------------------------- how even a deal is


def unevenness(deal: Deal) -> int:
    """How much stands beside its like; 0 is the best."""
    marked = [set(regions) for regions in deal.symbols.values()]
    natives, terrain = set(deal.natives), deal.terrain
    total = 0
    for one, other in deal.pairs:
        total += _SAME_TERRAIN * (terrain[one] == terrain[other])
        total += _NATIVES_BESIDE * (one in natives and other in natives)
        for marks in marked:
            total += _SAME_SYMBOL * (one in marks and other in marks)
    several = sum(len(marks) for marks in marked) - len(set().union(*marked))
    return total + _TWO_SYMBOLS * several


def opening_gap(deal: Deal) -> int:
    """How many tokens more the dearest side asks for a good opening than the cheapest one."""
    sides = openings(deal)
    return max(sides) - min(sides)


def openings(deal: Deal) -> list[int]:
    """For every side of the board, the tokens that its best opening costs."""
    return [
        min((_opening(deal, entry) for entry in side), default=_TOO_DEAR) for side in deal.sides
    ]


def _opening(deal: Deal, entry: int) -> int:
    """What the first regions cost that begin with *entry*, the cheapest neighbour first."""
    land = set(deal.land)
    held = [entry]
    cost = _price(deal, entry)
    while len(held) < _REGIONS_OF_AN_OPENING:
        reach = {other for each in held for other in deal.near[each] if other in land}
        free = sorted(reach - set(held), key=lambda region: (_price(deal, region), region))
        if not free:
            return _TOO_DEAR
        held.append(free[0])
        cost += _price(deal, free[0])
    return cost


def _price(deal: Deal, region: int) -> int:
    mountain = deal.terrain[region] == "mountain"
    return _GROUND + _SURCHARGE * (mountain + (region in deal.natives))


# ---------------------------------------------------------------------- making it more even


def improve(deal: Deal, rng: Rng) -> None:
    """Exchange things between regions as long as the deal becomes more even."""
    changes = _changes(deal, rng)
    now = unevenness(deal)
    for _ in range(_TRIES_PER_REGION * len(deal.land)):
        undo = changes[rng.below(len(changes))]()
        after = unevenness(deal)
        if after > now:
            undo()
        else:
            now = after


def level_openings(deal: Deal, most: int, rng: Rng) -> bool:
    """Exchange things until no side opens better than another by more than *most* tokens; whether
    that was possible."""
    changes = _changes(deal, rng)
    now = unevenness(deal) + _OPENING * opening_gap(deal)
    for _ in range(_TRIES_FOR_OPENINGS):
        if opening_gap(deal) <= most:
            return True
        undo = changes[rng.below(len(changes))]()
        after = unevenness(deal) + _OPENING * opening_gap(deal)
        if after > now:
            undo()
        else:
            now = after
    return opening_gap(deal) <= most


def _changes(deal: Deal, rng: Rng) -> list[Callable[[], Callable[[], None]]]:
    """What may change: terrain is swapped, symbols and natives move. Each returns its undoing."""
    lists = [each for each in (*deal.symbols.values(), deal.natives) if each]
    return [lambda: _swap_terrain(deal, rng), *(_mover(deal, each, rng) for each in lists)]


def _swap_terrain(deal: Deal, rng: Rng) -> Callable[[], None]:
    one, other = (deal.land[rng.below(len(deal.land))] for _ in range(2))

    def swap() -> None:
        deal.terrain[one], deal.terrain[other] = deal.terrain[other], deal.terrain[one]

    swap()
    return swap


def _mover(deal: Deal, regions: list[int], rng: Rng) -> Callable[[], Callable[[], None]]:
    """Moves one thing of a list to a region that has none of its kind; the result moves it back."""

    def move() -> Callable[[], None]:
        place = rng.below(len(regions))
        before = regions[place]
        target = deal.land[rng.below(len(deal.land))]
        if target not in regions:
            regions[place] = target

        def back() -> None:
            regions[place] = before

        return back

    return move
