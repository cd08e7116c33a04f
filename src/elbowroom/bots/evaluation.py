"""What a position is worth to a seat: the interface behind search, play-outs and advice.

An evaluator predicts coins. Everything that compares positions (``standing``, ``value``) follows
from that, so a new evaluator implements only two methods.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from elbowroom.rules.state import OVER, State

_WIN: Final = 12.0  # coins that a clear win is worth beyond its margin
_CLOSE: Final = 5.0  # the margin that counts as half a win: purses are estimates


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluator:
    """Predicts coins. A base class, not a Protocol, because compiled code calls it directly."""

    def outlook(self, s: State, seat: i64) -> float:
        """Coins that *seat* is expected to earn from now to the end of the game."""
        raise NotImplementedError

    def combo_worth(self, s: State, left: i64, race: i64, power: i64) -> float:
        """Coins that the pick of a combo is worth compared with others, with *left* turns to play.

        *race* and *power* are numbers of the book of *s*; *power* is negative for no badge.
        """
        raise NotImplementedError

    def standing(self, s: State, seat: i64) -> float:
        """Expected coins of *seat* at the end, minus the mean of the others; the best of the others
        counts twice."""
        mine: float = float(s.coins[seat]) + self.outlook(s, seat)
        most: float = -1000.0
        total: float = 0.0
        other: i64 = 0
        while other < s.seats:
            if other != seat:
                theirs: float = float(s.coins[other]) + self.outlook(s, other)
                total += theirs
                if theirs > most:
                    most = theirs
            other += 1
        opponents = float(s.seats - 1)
        return mine - (total + most) / (opponents + 1.0)

    def value(self, s: State, seat: i64) -> float:
        """How good *s* is for *seat*: the margin of a finished game, else the standing."""
        return final_margin(s, seat) if s.phase == OVER else self.standing(s, seat)


def final_margin(s: State, seat: i64) -> float:
    """Coins ahead of the best opponent at the end of a game, plus a bonus that makes even a narrow
    win better than a narrow loss."""
    most: i64 = -1000
    other: i64 = 0
    while other < s.seats:
        if other != seat and s.coins[other] > most:
            most = s.coins[other]
        other += 1
    margin = float(s.coins[seat] - most)
    size = margin if margin > 0.0 else -margin
    return margin + _WIN * margin / (size + _CLOSE)
