"""A region that an army might conquer, as plain data; ``play.offers`` finds them."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from elbowroom.rules.reason import Reason

How = Literal["conquer", "roll", "roll-first", "means", "rebirth", "no"]


class Offer(Struct, frozen=True):
    """One region: what a plain conquest takes, and the special means that would also conquer it.

    *price* is in tokens, minus a die rolled before; *toll* in coins. *how* is the first of these
    ways that is possible: with tokens, with a die roll, with the die that Berserk armies roll
    before they choose a target, only with special means, by rebirth, or not at all. *odds* is the
    chance from 0 to 1 that a die roll is enough, where one is allowed. *by* are sets of special
    means, as marks. *reason* says why neither tokens nor a die can conquer it. A region that is not
    *open* cannot be attacked with plain tokens, whatever it costs.
    """

    region: int
    price: int
    toll: int
    how: How
    odds: float | None
    by: tuple[int, ...]
    reason: Reason | None
    open: bool

    @property
    def chance(self) -> float:
        """The chance, from 0 to 1, to take the region with plain tokens and the die."""
        return 1.0 if self.how == "conquer" else self.odds or 0.0

    @property
    def means(self) -> int:
        """The marks of all special means that can be part of taking the region."""
        marks = 0
        for each in self.by:
            marks |= each
        return marks


def percent(chance: float) -> int:
    """A chance from 0 to 1 in whole percent, so that all readers of a message see the same."""
    return round(100 * chance)
