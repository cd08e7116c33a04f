"""Something in a region, as plain data; ``notation.board`` finds it there."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

ThingKind = Literal["race", "tribe", "monsters", "piece", "place", "relic"]


@dataclass(frozen=True)
class Thing:
    """Something in a region, by its key: tokens of a race, a native, a piece, a place or a relic.

    *count* is how many of it are there. *power* is the key of the power that a place lends, if it
    lends one.
    """

    kind: ThingKind
    key: str
    count: int
    power: str
