"""What a position is worth to a seat: the interface behind search, play-outs and advice.

An evaluator predicts coins. Everything that compares positions (``standing``, ``value``) follows
from that, so a new evaluator implements only two methods.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from elbowroom.packed import vec
from elbowroom.rules.state import OVER, State

_WIN: Final = 12.0  # coins that a clear win is worth beyond its margin
_CLOSE: Final = 5.0  # the margin that counts as half a win: purses are estimates

_SPREAD: Final = 1.0
_SPREAD_OF_A_TURN: Final = 1.6


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

    def spread(self, s: State, left: i64) -> float:
        """How far expected coins are usually off with *left* turns left, in coins: who is ahead by
        so much wins two and a half times as often."""
        return _SPREAD + _SPREAD_OF_A_TURN * float(left)

    def expected(self, s: State) -> vec[float]:
        """Coins that each seat is expected to have at the end."""
        out = vec[float]([0.0] * s.seats)
        seat: i64 = 0
        while seat < s.seats:
            out[seat] = float(s.coins[seat]) + self.outlook(s, seat)
            seat += 1
        return out

    def standing(self, s: State, seat: i64) -> float:
        """Expected coins of *seat* at the end, minus the mean of the others; the best of the others
        counts twice."""
        return _ahead(self.expected(s), seat)

    def value(self, s: State, seat: i64) -> float:
        """How good *s* is for *seat*: the margin of a finished game, else the standing."""
        return final_margin(s, seat) if s.phase == OVER else self.standing(s, seat)

    def values(self, s: State) -> vec[float]:
        """How good *s* is for each seat."""
        expected = self.expected(s)
        out = vec[float]([0.0] * s.seats)
        seat: i64 = 0
        while seat < s.seats:
            out[seat] = final_margin(s, seat) if s.phase == OVER else _ahead(expected, seat)
            seat += 1
        return out


def _ahead(coins: vec[float], seat: i64) -> float:
    """What *seat* has beyond the mean of the others; the best of the others counts twice."""
    most: float = -1000.0
    total: float = 0.0
    other: i64 = 0
    while other < len(coins):
        if other != seat:
            total += coins[other]
            if coins[other] > most:
                most = coins[other]
        other += 1
    return coins[seat] - (total + most) / float(len(coins))


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
