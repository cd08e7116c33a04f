"""One printed board: what never changes during a game."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from elbowroom.masks import EMPTY, bit, lowest, regions_of, zeros
from elbowroom.packed import vec

SURFACE_TERRAIN: Final = ("farmland", "forest", "hill", "mountain", "swamp", "sea", "lake")
UNDERGROUND_TERRAIN: Final = ("mountain", "mud", "mushroom", "crystal", "mine", "river", "chasm")
SYMBOLS: Final = ("mine", "magic", "cavern", "volcano")


class Site:
    """One region as printed on the board."""

    def __init__(
        self,
        slug: str,
        name: str,
        terrain: str,
        symbols: list[str],
        edge: bool,
        tribe: bool,
        monsters: bool,
    ) -> None:
        self.slug: Final = slug
        self.name: Final = name
        self.terrain: Final = terrain
        self.symbols: Final = symbols
        self.edge: Final = edge
        self.tribe: Final = tribe
        self.monsters: Final = monsters


def _mask_of_flags(flags: list[bool]) -> i64:
    """The mask of the regions whose flag is set."""
    mask: i64 = EMPTY
    for region, up in enumerate(flags):
        if up:
            mask |= bit(region)
    return mask


class Atlas:
    """A board as masks: one for every terrain and symbol, and the neighbours of each region."""

    def __init__(
        self,
        name: str,
        box: str,
        players: int,
        rounds: int,
        sites: list[Site],
        borders: list[int],
    ) -> None:
        self.name: Final = name
        self.box: Final = box
        self.players: Final = players
        self.rounds: Final = rounds
        self.sites: Final = sites
        self.size: Final[i64] = len(sites)
        self.sea: i64 = self.having("sea")
        self.lake: i64 = self.having("lake")
        self.river: i64 = self.having("river")
        self.chasm: i64 = self.having("chasm")
        self.water: i64 = self.sea | self.lake | self.river
        self.land: i64 = bit(self.size) - 1 & ~self.water & ~self.chasm
        self.farmland: i64 = self.having("farmland")
        self.hill: i64 = self.having("hill")
        self.mountain: i64 = self.having("mountain")
        # Mixing the boxes (M2): mud is swamp, mushrooms are forest, crystals are magic.
        self.forest: i64 = self.having("forest") | self.having("mushroom")
        self.swamp: i64 = self.having("swamp") | self.having("mud")
        self.magic: i64 = self.having("crystal") | self.marked("magic")
        self.mine: i64 = self.having("mine") | self.marked("mine")
        self.cavern: i64 = self.marked("cavern")
        self.volcanic: i64 = self.marked("volcano")
        self.edge: i64 = _mask_of_flags([site.edge for site in sites])
        self.tribes: i64 = _mask_of_flags([site.tribe for site in sites])
        self.monsters: i64 = _mask_of_flags([site.monsters for site in sites])
        self.near: vec[i64] = zeros(self.size)
        self._set_borders(borders)
        self.coast: i64 = self.around(self.sea | self.lake) & self.land
        self.riverside: i64 = self.around(self.river) & self.land
        self.chasmside: i64 = self.around(self.chasm) & ~self.chasm
        self.swims: vec[i64] = zeros(self.size)
        self.alike: vec[i64] = vec[i64]([self.having(site.terrain) for site in sites])
        self._set_swims()
        # G10: the edge itself, or the shore of a sea that touches the edge.
        self.entry: i64 = (
            self.edge & (self.land | self.river) | self.around(self.sea & self.edge) & self.land
        )

    def having(self, terrain: str) -> i64:
        """The regions of *terrain*."""
        return _mask_of_flags([site.terrain == terrain for site in self.sites])

    def marked(self, symbol: str) -> i64:
        """The regions with *symbol*."""
        return _mask_of_flags([symbol in site.symbols for site in self.sites])

    def like(self, region: i64) -> i64:
        """The regions of the same terrain as *region*."""
        return self.alike[region]

    def around(self, mask: i64) -> i64:
        """Every region that borders a region of *mask*; never a chasm."""
        out: i64 = EMPTY
        near = self.near
        while mask != 0:
            out |= near[lowest(mask)]
            mask &= mask - 1
        return out

    def across(self, region: i64) -> i64:
        """What swimming armies reach from *region*: all rivers and banks, or its sea and shores."""
        return self.swims[region]

    def region(self, slug: str) -> int:
        """The number of the region *slug*, or -1."""
        for number, site in enumerate(self.sites):
            if site.slug == slug:
                return number
        return -1

    def _set_swims(self) -> None:
        for region in regions_of(self.riverside | self.river):
            self.swims[region] |= self.riverside | self.river
        left = self.sea | self.lake
        while left != 0:
            body = self._body_of_water(left & -left)
            left &= ~body
            reached = self.around(body) & self.land | body
            for region in regions_of(reached):
                self.swims[region] |= reached

    def _body_of_water(self, body: i64) -> i64:
        before: i64 = EMPTY
        while body != before:
            before = body
            body |= self.around(body) & (self.sea | self.lake)
        return body

    def _set_borders(self, borders: list[int]) -> None:
        # U2: nothing is adjacent to a chasm, but a chasm has the regions on its rim as neighbours.
        for region, mask in enumerate(borders):
            self.near[region] = mask & ~self.chasm
