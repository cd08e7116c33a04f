"""Sets of regions as integers: bit r is set when region r is in the set.

A board has at most 61 regions, so a mask stays an unboxed machine word when the package is
compiled. This is the only module that knows how bits are counted and scanned.
"""

from __future__ import annotations

from typing import Final, TypeVar

from mypy_extensions import i64, mypyc_attr

from elbowroom.packed import vec

T = TypeVar("T")

Region = i64
Mask = i64

MOST_REGIONS: Final = 61
# With its type, such a constant is a machine number in a conditional expression too; a plain
# literal there makes the compiler box both.
EMPTY: Final[i64] = 0
NOWHERE: Final[i64] = -1

_TOP: Final = 0x2000000000000000

# The methods of int are the quickest way when interpreted and the slowest when compiled. Compiled
# modules leave out what follows ``if INTERPRETED``: setup.py tells the compiler that it is false.
INTERPRETED: Final = __file__.endswith(".py")
_PLACE_OF: Final[dict[int, int]] = {2**place: place for place in range(64)}
_bit_count: Final = int.bit_count
_DE_BRUIJN: Final = 0x03F79D71B4CB0A89


def _places() -> vec[i64]:
    table = [0] * 64
    for place in range(62):
        table[((2**place * _DE_BRUIJN) >> 58) & 63] = place
    return vec[i64](table)


_PLACE: Final = _places()


def bit(region: i64) -> i64:
    """The mask of one region (``1 << region`` is computed in 32 bits by the compiler)."""
    return _TOP >> (MOST_REGIONS - region)


def below(n: i64) -> i64:
    """The mask of the regions 0 to n - 1."""
    return bit(n) - 1


def count(mask: i64) -> i64:
    """How many regions *mask* holds."""
    if INTERPRETED:
        return _bit_count(mask)
    x = mask - ((mask >> 1) & 0x1555555555555555)
    x = (x & 0x3333333333333333) + ((x >> 2) & 0x3333333333333333)
    x = (x + (x >> 4)) & 0x0F0F0F0F0F0F0F0F
    x = x + (x >> 8)
    x = x + (x >> 16)
    x = x + (x >> 32)
    return x & 0x7F


def lowest(mask: i64) -> i64:
    """The region with the smallest number; *mask* must not be empty."""
    if INTERPRETED:
        return _PLACE_OF[mask & -mask]
    # A lone bit times this constant has a different top six bits for every place of the bit.
    return _PLACE[(((mask & -mask) * _DE_BRUIJN) >> 58) & 63]


def put_selected(out: list[T], place: i64, items: list[T], mask: i64) -> i64:
    """Write the items whose numbers are in *mask* into *out*, in order, from *place* on.

    Returns the place behind the last one. Interpreted, a call of ``lowest`` for each item would add
    three percent to a decision.
    """
    if INTERPRETED:
        while mask != 0:
            low = mask & -mask
            out[place] = items[_PLACE_OF[low]]
            place += 1
            mask ^= low
    else:
        while mask != 0:
            out[place] = items[lowest(mask)]
            place += 1
            mask &= mask - 1
    return place


def nth(mask: i64, n: i64) -> i64:
    """The region that has *n* smaller ones in *mask*."""
    while n > 0:
        mask &= mask - 1
        n -= 1
    return lowest(mask)


def regions_of(mask: i64) -> list[int]:
    """The regions of *mask*, smallest first."""
    out: list[int] = []
    if INTERPRETED:
        while mask != 0:
            low = mask & -mask
            out.append(_PLACE_OF[low])
            mask ^= low
    else:
        while mask != 0:
            out.append(lowest(mask))
            mask &= mask - 1
    return out


def mask_of(regions: list[int]) -> i64:
    """The mask of a list of regions."""
    mask: i64 = EMPTY
    for region in regions:
        mask |= bit(region)
    return mask


def zeros(n: i64) -> vec[i64]:
    """A packed row of *n* zeros."""
    return vec[i64]([0] * n)


@mypyc_attr(acyclic=True, free_list_len=1)
class Tally:
    """A small number for every region at once, stored as bit planes.

    Three planes are enough for what is in the boxes. Numbers above 7 carry into another tally,
    which exists only then.
    """

    def __init__(self) -> None:
        self.ones: i64 = EMPTY
        self.twos: i64 = EMPTY
        self.fours: i64 = EMPTY
        self.eights: Tally | None = None  # how often each region has passed eight

    def add(self, mask: i64) -> None:
        """One more for each region of *mask*."""
        carry = self.ones & mask
        self.ones ^= mask
        high = self.twos & carry
        self.twos ^= carry
        over = self.fours & high
        self.fours ^= high
        if over != 0:
            self._carry(over)

    def _carry(self, mask: i64) -> None:
        eights = self.eights
        if eights is None:
            eights = Tally()
            self.eights = eights
        eights.add(mask)

    def at(self, region: i64) -> i64:
        """The number of *region*."""
        one = bit(region)
        number: i64 = 0
        if self.ones & one != 0:
            number = 1
        if self.twos & one != 0:
            number += 2
        if self.fours & one != 0:
            number += 4
        if self.eights is not None:
            number += 8 * self.eights.at(region)
        return number

    def most(self) -> i64:
        """No region has a number above this."""
        if self.eights is not None:
            return 8 * self.eights.most() + 7
        if self.fours != 0:
            return 7
        return 3 if self.twos != 0 else 1

    def exactly(self, number: i64) -> i64:
        """The regions whose number is *number*."""
        ones = self.ones if number & 1 != 0 else ~self.ones
        twos = self.twos if number & 2 != 0 else ~self.twos
        fours = self.fours if number & 4 != 0 else ~self.fours
        mask = ones & twos & fours
        if self.eights is not None:
            mask &= self.eights.exactly(number >> 3)
        return mask
