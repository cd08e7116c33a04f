"""Sets of regions that home-made effects name: what is printed is known, the rest is looked up.

A set is built once for a board. Whatever of it depends on printed words alone is one mask; only
the rest is worked out for the position, in bounded work.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from elbowroom.masks import EMPTY, bit, lowest
from elbowroom.rules.price import own_declined
from elbowroom.rules.reach import around

if TYPE_CHECKING:
    from elbowroom.rules.state import Army, State

CROWD: Final = 3  # tokens that make a crowd


class RegionSet:
    """Some regions, as an army sees them in a position."""

    def regions(self, s: State, me: Army) -> i64:
        """The mask of them."""
        raise NotImplementedError


class Printed(RegionSet):
    """Regions that the board alone decides."""

    def __init__(self, mask: i64) -> None:
        self.mask: Final[i64] = mask

    def regions(self, s: State, me: Army) -> i64:
        """Always the same."""
        return self.mask


# ---------------------------------------------------------------------- what stands there


class EmptyRegions(RegionSet):
    """Regions without race tokens, Lost Tribes and monsters (G17)."""

    def regions(self, s: State, me: Army) -> i64:
        """Counted token by token: a region may be held by pieces alone."""
        mask = (s.atlas.land | s.atlas.water) & ~s.tribes & ~s.monsters
        left = mask
        while left != 0:
            region = lowest(left)
            left &= left - 1
            if s.tokens[region] > 0:
                mask &= ~bit(region)
        return mask


class TribeRegions(RegionSet):
    """Regions with a Lost Tribe."""

    def regions(self, s: State, me: Army) -> i64:
        """As they lie."""
        return s.tribes


class MonsterRegions(RegionSet):
    """Regions with monsters."""

    def regions(self, s: State, me: Army) -> i64:
        """As they lie."""
        return s.monsters


class FindRegions(RegionSet):
    """Regions with a piece whose kind is from *first* on and below *end*: a place or a relic."""

    def __init__(self, first: int, end: int) -> None:
        self.first: Final[i64] = first
        self.end: Final[i64] = end

    def regions(self, s: State, me: Army) -> i64:
        """As they lie."""
        mask: i64 = EMPTY
        kind = self.first
        while kind < self.end:
            mask |= s.where[kind]
            kind += 1
        return mask


# ---------------------------------------------------------------------- whose they are


class HeldRegions(RegionSet):
    """The regions of the army itself."""

    def regions(self, s: State, me: Army) -> i64:
        """All of them."""
        return me.held


class LoneRegions(RegionSet):
    """Those of its regions with a single one of its tokens."""

    def regions(self, s: State, me: Army) -> i64:
        """Those with a token and no second one."""
        return me.held & s.manned & ~s.stacked


class CrowdRegions(RegionSet):
    """Those of its regions with three or more of its tokens."""

    def regions(self, s: State, me: Army) -> i64:
        """Counted now."""
        mask: i64 = EMPTY
        left = me.held
        while left != 0:
            region = lowest(left)
            left &= left - 1
            if s.tokens[region] >= CROWD:
                mask |= bit(region)
        return mask


class RivalRegions(RegionSet):
    """Regions of the active armies of other seats."""

    def regions(self, s: State, me: Army) -> i64:
        """All of them."""
        mask: i64 = EMPTY
        for army in s.active:
            if army is not None and army.seat != me.seat:
                mask |= army.held
        return mask


class RuinRegions(RegionSet):
    """Regions of the declined armies of other seats."""

    def regions(self, s: State, me: Army) -> i64:
        """All of them."""
        mask: i64 = EMPTY
        for army in s.declined:
            if army.seat != me.seat:
                mask |= army.held
        return mask


class OwnRuinRegions(RegionSet):
    """Regions of the other declined armies of its own seat."""

    def regions(self, s: State, me: Army) -> i64:
        """All of them."""
        return own_declined(s, me)


# ---------------------------------------------------------------------- put together


class AnyOf(RegionSet):
    """What is in one set or the other."""

    def __init__(self, left: RegionSet, right: RegionSet) -> None:
        self.left: Final = left
        self.right: Final = right

    def regions(self, s: State, me: Army) -> i64:
        """The union."""
        return self.left.regions(s, me) | self.right.regions(s, me)


class BothOf(RegionSet):
    """What is in both sets."""

    def __init__(self, left: RegionSet, right: RegionSet) -> None:
        self.left: Final = left
        self.right: Final = right

    def regions(self, s: State, me: Army) -> i64:
        """The intersection."""
        return self.left.regions(s, me) & self.right.regions(s, me)


class NoneOf(RegionSet):
    """Every region and chasm of the *board* that is not in the set."""

    def __init__(self, board: i64, inner: RegionSet) -> None:
        self.board: Final[i64] = board
        self.inner: Final = inner

    def regions(self, s: State, me: Army) -> i64:
        """The complement."""
        return self.board & ~self.inner.regions(s, me)


class BesideOf(RegionSet):
    """What borders a region of the set on the printed board."""

    def __init__(self, inner: RegionSet) -> None:
        self.inner: Final = inner

    def regions(self, s: State, me: Army) -> i64:
        """The neighbours."""
        return s.atlas.around(self.inner.regions(s, me))


class NearOf(RegionSet):
    """What is adjacent to a region of the set as the army counts neighbours (G11b)."""

    def __init__(self, inner: RegionSet) -> None:
        self.inner: Final = inner

    def regions(self, s: State, me: Army) -> i64:
        """The neighbours, extended adjacency included."""
        return around(s, me, self.inner.regions(s, me))
