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
    """One region as printed on the board.

    *name* is the one that the map gives it; without it the words name the region, by its *slug*.
    """

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


def _having(sites: list[Site], terrain: str) -> i64:
    """The regions of *terrain*."""
    return _mask_of_flags([site.terrain == terrain for site in sites])


def _marked(sites: list[Site], symbol: str) -> i64:
    """The regions that carry *symbol*."""
    return _mask_of_flags([symbol in site.symbols for site in sites])


def _around(near: vec[i64], mask: i64) -> i64:
    """Every region that borders a region of *mask*."""
    out: i64 = EMPTY
    while mask != 0:
        out |= near[lowest(mask)]
        mask &= mask - 1
    return out


def _one_lake(near: vec[i64], body: i64, water: i64) -> i64:
    """All regions of *water* that are connected with *body*."""
    before: i64 = EMPTY
    while body != before:
        before = body
        body |= _around(near, body) & water
    return body


class Atlas:
    """A board as masks: one for every terrain and symbol, and the neighbours of each region."""

    # Every attribute is assigned in __init__ before any method is called: so compiled code need
    # not check at each use whether it is there.
    def __init__(
        self, name: str, box: str, players: int, rounds: int, sites: list[Site], borders: list[int]
    ) -> None:
        self.name: Final = name
        self.box: Final = box
        self.players: Final = players
        self.rounds: Final = rounds
        self.sites: Final = sites
        self.size: Final[i64] = len(sites)
        self.sea: i64 = _having(sites, "sea")
        self.lake: i64 = _having(sites, "lake")
        self.river: i64 = _having(sites, "river")
        self.chasm: i64 = _having(sites, "chasm")
        self.water: i64 = self.sea | self.lake | self.river
        self.land: i64 = bit(self.size) - 1 & ~self.water & ~self.chasm
        self.farmland: i64 = _having(sites, "farmland")
        self.hill: i64 = _having(sites, "hill")
        self.mountain: i64 = _having(sites, "mountain")
        # Mixing the boxes (M2): mud is swamp, mushrooms are forest, crystals are magic.
        self.forest: i64 = _having(sites, "forest") | _having(sites, "mushroom")
        self.swamp: i64 = _having(sites, "swamp") | _having(sites, "mud")
        self.magic: i64 = _having(sites, "crystal") | _marked(sites, "magic")
        self.mine: i64 = _having(sites, "mine") | _marked(sites, "mine")
        self.cavern: i64 = _marked(sites, "cavern")
        self.volcanic: i64 = _marked(sites, "volcano")
        self.edge: i64 = _mask_of_flags([site.edge for site in sites])
        self.tribes: i64 = _mask_of_flags([site.tribe for site in sites])
        self.monsters: i64 = _mask_of_flags([site.monsters for site in sites])
        # U2: nothing is adjacent to a chasm, but a chasm knows what lies on its rim.
        self.near: vec[i64] = vec[i64]([mask & ~self.chasm for mask in borders])
        self.coast: i64 = _around(self.near, self.sea | self.lake) & self.land
        self.riverside: i64 = _around(self.near, self.river) & self.land
        self.chasmside: i64 = _around(self.near, self.chasm) & ~self.chasm
        self.alike: vec[i64] = vec[i64]([_having(sites, site.terrain) for site in sites])
        # G10: the edge itself, or the shore of a sea that touches the edge.
        shore = _around(self.near, self.sea & self.edge) & self.land
        self.entry: i64 = self.edge & (self.land | self.river) | shore
        self.swims: vec[i64] = zeros(self.size)
        self._set_swims()

    def like(self, region: i64) -> i64:
        """The regions of the same terrain as *region*."""
        return self.alike[region]

    def around(self, mask: i64) -> i64:
        """Every region that borders a region of *mask*; chasms are never among them."""
        return _around(self.near, mask)

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
        water = self.sea | self.lake
        left = water
        while left != 0:
            body = _one_lake(self.near, left & -left, water)
            left &= ~body
            reached = self.around(body) & self.land | body
            for region in regions_of(reached):
                self.swims[region] |= reached
