"""The network of the learnt evaluator, for training: the same sums in floating point, with numpy.

Output is coins a turn: direct weights (some shared by all buckets, some for each), and weights of
hidden units, which are cut off below 0 and above 1.
"""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from elbowroom.arena.learning.harvest import Floats, Ints
from elbowroom.bots.value.layout import BUCKETS, NAMES
from elbowroom.bots.value.value_file import (
    DIRECT_UNIT,
    HIDDEN_UNIT,
    MOST_WEIGHT,
    OUTPUT_UNIT,
)

Reals = NDArray[np.float32]

_MEAN: Final = 0.9  # how long Adam remembers slopes, and their squares
_SQUARE: Final = 0.999
# Rare features have small weights, and those of single buckets stay near what all share.
_DECAY: Final = {"hidden": 1e-2, "own": 1e-1, "shared": 1e-3}


class Network:
    """Weights and how they learn (Adam, with decay of weights)."""

    def __init__(self, hidden: int, scales: Reals, usual: float, rng: np.random.Generator) -> None:
        """*scales* are the factors of the counts, so that all features have the same size; *usual*
        is the mean of all targets, in coins a turn."""
        features = len(NAMES)
        self.scales: Final = scales
        self.weights: Final[dict[str, Reals]] = {
            "hidden": rng.normal(0, 0.15, (features, hidden)).astype(np.float32),
            "biases": np.full(hidden, 0.3, np.float32),
            "shared": np.zeros((features, 1), np.float32),
            "own": np.zeros((features, BUCKETS), np.float32),
            "outputs": rng.normal(0, 0.3, (hidden, BUCKETS)).astype(np.float32),
            "constants": np.full(BUCKETS, usual, np.float32),
        }
        self._means = {name: np.zeros_like(rows) for name, rows in self.weights.items()}
        self._squares = {name: np.zeros_like(rows) for name, rows in self.weights.items()}
        self._steps = 0

    def step(self, x: Reals, buckets: Ints, left: Reals, targets: Reals, rate: float) -> float:
        """Learn from one batch; returns its mean weighted squared error."""
        w = self.weights
        sums = x @ w["hidden"] + w["biases"]
        units = np.clip(sums, 0, 1)
        rows = np.arange(len(x))
        own = (x @ (w["own"] + w["shared"]))[rows, buckets]
        hidden = np.einsum("nh,hn->n", units, w["outputs"][:, buckets])
        errors = (own + hidden + w["constants"][buckets]) * left - targets
        # The longer the game, the less certain is every result: so errors count for less.
        slopes = errors / (1 + left) / len(x)
        self._learn(self._slopes(x, buckets, sums, units, slopes.astype(np.float32)), rate)
        return float(np.mean(errors * errors / (left * (1 + left))))

    def _slopes(
        self, x: Reals, buckets: Ints, sums: Reals, units: Reals, slopes: Reals
    ) -> dict[str, Reals]:
        """The slope of every weight; *slopes* are those of the outputs."""
        by_bucket = np.zeros((len(x), BUCKETS), np.float32)
        by_bucket[np.arange(len(x)), buckets] = slopes
        of_units = slopes[:, None] * self.weights["outputs"][:, buckets].T
        of_units *= (sums > 0) & (sums < 1)
        own = x.T @ by_bucket
        return {
            "hidden": x.T @ of_units,
            "biases": of_units.sum(0),
            "shared": own.sum(1, keepdims=True),
            "own": own,
            "outputs": units.T @ by_bucket,
            "constants": by_bucket.sum(0),
        }

    def _learn(self, slopes: dict[str, Reals], rate: float) -> None:
        self._steps += 1
        for name, slope in slopes.items():
            mean, square = self._means[name], self._squares[name]
            mean += (1 - _MEAN) * (slope - mean)
            square += (1 - _SQUARE) * (slope * slope - square)
            size = np.sqrt(square / (1 - _SQUARE**self._steps)) + 1e-8
            step = mean / (1 - _MEAN**self._steps) / size
            self.weights[name] -= rate * (step + _DECAY.get(name, 0.0) * self.weights[name])

    # ------------------------------------------------------------------ whole numbers

    def rows(self) -> Ints:
        """For each feature its weights to the hidden units, then those to the buckets."""
        direct = self.weights["own"] + self.weights["shared"]
        hidden = whole(self.weights["hidden"] * self.scales[:, None], HIDDEN_UNIT)
        return np.concatenate([hidden, whole(direct * self.scales[:, None], DIRECT_UNIT)], axis=1)

    def biases(self) -> Ints:
        """The biases of the hidden units."""
        return whole(self.weights["biases"], HIDDEN_UNIT)

    def outputs(self) -> Ints:
        """For each bucket the weights of the hidden units, then the constant."""
        weights = whole(self.weights["outputs"].T, OUTPUT_UNIT)
        constants = whole(self.weights["constants"][:, None], DIRECT_UNIT)
        return np.concatenate([weights, constants], axis=1)


def whole(weights: Reals, unit: int) -> Ints:
    """The nearest whole numbers, none larger than the file may have."""
    rounded = np.clip(np.rint(weights.astype(np.float64) * unit), -MOST_WEIGHT, MOST_WEIGHT)
    return rounded.astype(np.int64)


def outlooks(rows: Ints, biases: Ints, outputs: Ints, x: Floats, buckets: Ints) -> Floats:
    """Coins a turn by the whole numbers of a file, for counts *x*: what playing computes."""
    hidden = len(biases)
    sums = x @ rows[:, :hidden].astype(np.float64) + biases
    units = np.clip(sums, 0, HIDDEN_UNIT)
    direct = (x @ rows[:, hidden:].astype(np.float64))[np.arange(len(x)), buckets]
    answer: Floats = (direct + outputs[buckets, hidden]) / DIRECT_UNIT
    shares = np.einsum("nh,nh->n", units, outputs[buckets, :hidden].astype(np.float64))
    answer += shares / (HIDDEN_UNIT * OUTPUT_UNIT)
    return answer
