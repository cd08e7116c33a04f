"""How good forecasts are: how much of the results they explain, and whether chances come true."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from elbowroom.arena.learning.harvest import (
    BOARD,
    COINS,
    FINAL,
    LEFT,
    POSITION,
    SEATS,
    Floats,
    Harvest,
    Ints,
)

_MOST_SEATS: Final = 5
_NOBODY: Final = -1e9


def explained(results: Floats, forecasts: Floats) -> float:
    """R²: the share of the variance of *results* that *forecasts* explain."""
    variance = float(np.var(results))
    return 1 - float(np.mean((results - forecasts) ** 2)) / variance if variance > 0 else 0.0


class Forecasts:
    """Positions in which every seat still has a turn, with the expected coins of all seats."""

    def __init__(self, harvest: Harvest, expected: Floats) -> None:
        positions = harvest.facts[:, POSITION]
        order = np.argsort(positions, kind="stable")
        cuts = np.flatnonzero(np.diff(positions[order])) + 1
        begins = np.concatenate([[0], cuts])
        sizes = np.diff(np.concatenate([begins, [len(order)]]))
        whole = sizes == harvest.facts[order[begins], SEATS]
        self.first: Final[Ints] = order[begins[whole]]
        self.sizes: Final[Ints] = sizes[whole]
        self.facts: Final = harvest.facts[self.first]
        # Who has moved already has a turn less.
        self.left: Final[Ints] = np.maximum.reduceat(harvest.facts[order, LEFT], begins)[whole]
        place = np.arange(_MOST_SEATS)[None, :]
        self.present: Final[NDArray[np.bool_]] = place < self.sizes[:, None]
        rows = order[np.minimum(begins[whole][:, None] + place, len(order) - 1)]
        self.coins: Final[Ints] = harvest.facts[rows, COINS].astype(np.int64)
        sums = self.coins + expected[rows]
        self.expected: Final[Floats] = np.where(self.present, sums, _NOBODY)
        self.final: Final[Floats] = np.where(self.present, harvest.facts[rows, FINAL], _NOBODY)

    def margins(self, chosen: NDArray[np.bool_]) -> tuple[Floats, Floats]:
        """Of every seat, how far it ended before the mean of the others, and how far that was
        expected."""
        present = self.present[chosen]
        return _margins(self.final[chosen], present), _margins(self.expected[chosen], present)

    def shares(self, chosen: NDArray[np.bool_], spreads: Floats | float) -> Floats:
        """The chance of every seat to win, by forecasts and how far they are usually off."""
        values = self.expected[chosen] / (np.asarray(spreads).reshape(-1, 1))
        weights = np.exp(values - values.max(axis=1, keepdims=True)) * self.present[chosen]
        shares: Floats = weights / weights.sum(axis=1, keepdims=True)
        return shares

    def wins(self, chosen: NDArray[np.bool_]) -> Floats:
        """Of every seat its share of the victory, by coins."""
        final = self.final[chosen]
        first = final == final.max(axis=1, keepdims=True)
        wins: Floats = first / first.sum(axis=1, keepdims=True)
        return wins

    def loss(self, chosen: NDArray[np.bool_], spreads: Floats | float) -> float:
        """The mean logarithmic loss of the chances to win."""
        if not chosen.any():
            return 0.0
        shares = np.maximum(self.shares(chosen, spreads), 1e-9)
        return -float(np.sum(self.wins(chosen) * np.log(shares)) / chosen.sum())


def _margins(coins: Floats, present: NDArray[np.bool_]) -> Floats:
    seats = present.sum(axis=1, keepdims=True)
    total = np.where(present, coins, 0.0).sum(axis=1, keepdims=True)
    ahead = coins - (total - coins) / (seats - 1)
    return np.asarray(ahead[present])


@dataclass(frozen=True)
class Line:
    """One line of the report: a board (negative for all) and turns left (0 for all)."""

    board: int
    left: int
    samples: int
    outlook: float
    margin: float
    brier: float
    off: float


def line(
    forecasts: Forecasts, spreads: Floats, chosen: NDArray[np.bool_], board: int, left: int
) -> Line:
    """The figures of the *chosen* positions.

    ``brier`` is the mean squared error of chances, ``off`` how far chances and results lie
    apart in tenths of chances, on average.
    """
    results, expected = forecasts.margins(chosen)
    present = forecasts.present[chosen]
    earned = (forecasts.final - forecasts.coins)[chosen][present]
    coming = (forecasts.expected - forecasts.coins)[chosen][present]
    shares = forecasts.shares(chosen, spreads[chosen])[present]
    wins = forecasts.wins(chosen)[present]
    return Line(
        board,
        left,
        len(results),
        explained(earned, coming),
        explained(results, expected),
        float(np.mean((shares - wins) ** 2)),
        _off(shares, wins),
    )


def _off(shares: Floats, wins: Floats) -> float:
    tenths = np.minimum((shares * 10).astype(int), 9)
    times = np.bincount(tenths, minlength=10)
    apart = np.bincount(tenths, weights=shares - wins, minlength=10)
    return float(np.sum(np.abs(apart)) / times.sum())


def lines(forecasts: Forecasts, spreads: Floats) -> list[Line]:
    """All positions together, then by turns left, then by board."""
    left, boards = forecasts.left, forecasts.facts[:, BOARD]
    every = np.ones(len(left), bool)
    out = [line(forecasts, spreads, every, -1, 0)]
    out += [line(forecasts, spreads, left == n, -1, int(n)) for n in np.unique(left)]
    out += [line(forecasts, spreads, boards == n, int(n), 0) for n in np.unique(boards)]
    return out
