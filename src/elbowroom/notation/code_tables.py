"""The numbers that a position code has for pieces, finds and means."""

from __future__ import annotations

from functools import lru_cache

from elbowroom.masks import bit
from elbowroom.notation.stream import Parts
from elbowroom.rules.actions import COPY_OF
from elbowroom.rules.contents import Contents
from elbowroom.rules.means import PER_OPPONENT, means_named
from elbowroom.rules.pieces import FIRST_FIND, piece_named
from elbowroom.rules.substitution import strike


class Tables:
    """How the contents of a game number pieces, finds and means, at so many seats.

    *parts* has the letters of parts of positions, by all that these depend on.
    """

    def __init__(self, contents: Contents, with_finds: bool, seats: int) -> None:
        finds = contents.finds() if with_finds else []
        self.kinds = [piece_named(key) for key in contents.pieces + finds]
        self.marks = [bit(kind) for kind in self.kinds]
        self.finds = [bit(piece_named(key) - FIRST_FIND) for key in finds]
        self.means = [int(means_named(key)) for key in contents.means]
        self.in_hand = [kind for kind in self.kinds if kind < FIRST_FIND]
        self.in_hand_marks = [bit(kind) for kind in self.in_hand]
        self.strikes = [
            strike(mark, seat)
            for mark in self.means
            if mark & PER_OPPONENT
            for seat in range(seats)
        ]
        self.moves = self.marks + [bit(COPY_OF + kind) for kind in self.kinds if kind >= FIRST_FIND]
        self.parts: Parts = {}


@lru_cache(maxsize=32)
def tables_of(contents: Contents, with_finds: bool, seats: int, slots: int) -> Tables:
    """*slots* only keeps the parts of books apart that count more or fewer things."""
    return Tables(contents, with_finds, seats)
