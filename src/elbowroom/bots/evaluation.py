"""What a position is worth to a seat: the interface behind search, play-outs and advice.

An evaluator predicts coins. Everything that compares positions (``standing``, ``value``) follows
from that, so a new evaluator implements only two methods.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from elbowroom.bots.position_facts import turns_left
from elbowroom.packed import vec
from elbowroom.rules.state import OVER, State

_WIN: Final = 12.0  # coins that a clear win is worth beyond its margin
_CLOSE: Final = 5.0  # the margin that counts as half a win: purses are estimates

# At tables of more than two, coins that the whole victory is worth: with even chances a coin more
# is then worth about as much as it is among two.
_VICTORY: Final = 50.0
_SPREAD_AT_THE_END: Final = 1.0  # nearly nothing: only who is ahead counts

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
        """How good *s* is for each seat, in coins.

        Between two it is the lead. Among more it is the chance to win: who is ahead matters more
        than who is last, and coins matter less to who has hardly a chance.
        """
        expected = self.expected(s)
        if s.seats > 2:
            return _shares_of_victory(expected, self._spread_of(s))
        out = vec[float]([0.0] * s.seats)
        seat: i64 = 0
        while seat < s.seats:
            out[seat] = final_margin(s, seat) if s.phase == OVER else _ahead(expected, seat)
            seat += 1
        return out

    def _spread_of(self, s: State) -> float:
        """How far the expected coins of *s* are usually off: by who has most turns left."""
        left: i64 = 0
        seat: i64 = 0
        while seat < s.seats:
            turns = turns_left(s, seat)
            if turns > left:
                left = turns
            seat += 1
        return self.spread(s, left) if left > 0 else _SPREAD_AT_THE_END


def _shares_of_victory(coins: vec[float], spread: float) -> vec[float]:
    """``_VICTORY``, divided by the chances to win with so many expected *coins*.

    Who is a spread behind has about 1 / e of the chance. A power is taken instead of an
    exponential function, which is not the same to the last bit on every machine.
    """
    most = coins[0]
    seat: i64 = 1
    while seat < len(coins):
        if coins[seat] > most:
            most = coins[seat]
        seat += 1
    out = vec[float]([0.0] * len(coins))
    total: float = 0.0
    seat = 0
    while seat < len(coins):
        part = 1.0 / (1.0 + (most - coins[seat]) / (8.0 * spread))
        part *= part
        part *= part
        part *= part
        out[seat] = part
        total += part
        seat += 1
    seat = 0
    while seat < len(coins):
        out[seat] = _VICTORY * out[seat] / total
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
