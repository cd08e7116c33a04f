"""Fits a value to a harvest: the network, what picks are worth, and how far forecasts are off."""

from __future__ import annotations

from collections.abc import Callable
from math import cos, pi
from typing import Final

import numpy as np
from numpy.typing import NDArray

from elbowroom.arena.learning.harvest import LEFT, SEATS, Floats, Harvest, Ints
from elbowroom.arena.learning.network import Network, outlooks
from elbowroom.arena.learning.quality import Forecasts
from elbowroom.bots.value.layout import BUCKETS, NAMES, bucket_of
from elbowroom.bots.value.value_file import Recipe, Value
from elbowroom.traits.catalogue import POWERS, RACES

BATCH: Final = 2048
_RATE: Final = 2e-3
_WARM_UP: Final = 100  # steps
_PENALTY: Final = 40.0  # on what a race or a power is worth: rare ones stay near the mean
_SMALL: Final = 1e-3
_MOST_TURNS: Final = 13
_SPREADS: Final = np.geomspace(0.5, 60.0, 80)


def fit(harvest: Harvest, recipe: Recipe, progress: Callable[[int, int], None]) -> Value:
    """A value that explains *harvest*, without the games that are held out; *progress* is told how
    many steps are done, and of how many."""
    training = harvest.select(~harvest.is_held_out())
    network = _trained(training, recipe, progress)
    rows = network.rows()
    seen = np.bincount(training.features, minlength=len(NAMES)) > 0
    races, powers = _picks(training.picks)
    value = Value(
        recipe=recipe,
        digest=recipe.digest(),
        biases=network.biases().tolist(),
        outputs=network.outputs().tolist(),
        spreads=[100] * BUCKETS,
        features={name: rows[n].tolist() for n, name in enumerate(NAMES) if seen[n]},
        race_picks={race.key: races[n] for n, race in enumerate(RACES) if any(races[n])},
        power_picks={power.key: powers[n] for n, power in enumerate(POWERS) if any(powers[n])},
    )
    value.spreads = _spreads(training, value)
    return value


def _trained(harvest: Harvest, recipe: Recipe, progress: Callable[[int, int], None]) -> Network:
    rng = np.random.default_rng(recipe.seed)
    starts = harvest.starts()
    buckets = buckets_of(harvest.facts[:, LEFT], harvest.facts[:, SEATS])
    left = harvest.facts[:, LEFT].astype(np.float32)
    targets = harvest.targets().astype(np.float32)
    network = Network(recipe.hidden, _scales(harvest), float(np.mean(targets / left)), rng)
    samples = len(left)
    steps, done = recipe.epochs * -(-samples // BATCH), 0
    for _ in range(recipe.epochs):
        order = rng.permutation(samples)
        for begin in range(0, samples, BATCH):
            some = order[begin : begin + BATCH]
            x = counts(harvest, starts, some).astype(np.float32) * network.scales
            done += 1
            rate = _RATE * min(1.0, done / _WARM_UP) * (0.01 + (1 + cos(pi * done / steps)) / 2)
            network.step(x, buckets[some], left[some], targets[some], rate)
            progress(done, steps)
    return network


def _scales(harvest: Harvest) -> NDArray[np.float32]:
    """One over the usual count of each feature, where it has one."""
    squares = harvest.counts.astype(np.float64) ** 2
    total = np.bincount(harvest.features, weights=squares, minlength=len(NAMES))
    times = np.bincount(harvest.features, minlength=len(NAMES))
    usual = np.sqrt(np.maximum(total, 1) / np.maximum(times, 1))
    return (1 / usual).astype(np.float32)


def counts(harvest: Harvest, starts: Ints, some: Ints) -> Floats:
    """The counts of all features of *some* samples, a row for each."""
    sizes = harvest.sizes[some].astype(np.int64)
    before = np.concatenate([[0], np.cumsum(sizes)[:-1]])
    places = np.repeat(starts[some] - before, sizes) + np.arange(sizes.sum())
    cells = np.repeat(np.arange(len(some)), sizes) * len(NAMES) + harvest.features[places]
    # A feature may come several times, such as the income of two rivals.
    cell_count = len(some) * len(NAMES)
    weights = harvest.counts[places].astype(np.float64)
    flat = np.asarray(np.bincount(cells, weights=weights, minlength=cell_count), np.float64)
    return flat.reshape(len(some), len(NAMES))


def buckets_of(left: NDArray[np.integer], seats: NDArray[np.integer]) -> Ints:
    """The buckets for so many turns left at tables of so many seats."""
    table = [[bucket_of(turns, many) for many in range(6)] for turns in range(_MOST_TURNS)]
    return np.asarray(np.array(table, np.int64)[left, seats])


def expected(harvest: Harvest, value: Value) -> Floats:
    """The outlook of each sample by *value*, in coins."""
    blank = [0] * (len(value.biases) + BUCKETS)
    rows = np.array([value.features.get(name, blank) for name in NAMES], np.int64)
    biases, outputs = np.array(value.biases, np.int64), np.array(value.outputs, np.int64)
    starts = harvest.starts()
    buckets = buckets_of(harvest.facts[:, LEFT], harvest.facts[:, SEATS])
    parts = []
    for begin in range(0, len(buckets), BATCH):
        some = np.arange(begin, min(begin + BATCH, len(buckets)))
        x = counts(harvest, starts, some)
        parts.append(outlooks(rows, biases, outputs, x, buckets[some]))
    left: Floats = np.concatenate(parts) * harvest.facts[:, LEFT]
    return left


def _picks(picks: NDArray[np.int32]) -> tuple[list[list[int]], list[list[int]]]:
    """What each race and each power is worth when picked, in hundredths of a coin, for two seats
    and for more: a ridge regression beside the means of boards and turns left."""
    worth = []
    for chosen in (picks[:, 2] == 2, picks[:, 2] > 2):
        rows = picks[chosen]
        worth.append(_pick_worth(rows) if len(rows) else np.zeros(len(RACES) + len(POWERS)))
    both = np.rint(100 * np.array(worth)).astype(int).T.tolist()
    return both[: len(RACES)], both[len(RACES) :]


def _pick_worth(rows: NDArray[np.int32]) -> Floats:
    traits = len(RACES) + len(POWERS)
    width = traits + _MOST_TURNS * (int(rows[:, 0].max()) + 1)
    x = np.zeros((len(rows), width))
    share = np.minimum(rows[:, 1], 4) / 4
    line = np.arange(len(rows))
    x[line, traits + rows[:, 0] * _MOST_TURNS + np.minimum(rows[:, 1], _MOST_TURNS - 1)] = 1
    x[line, rows[:, 3]] = share
    badge = rows[:, 4] >= 0
    x[line[badge], len(RACES) + rows[badge, 4]] = share[badge]
    penalties = np.full(width, _SMALL)
    penalties[:traits] = _PENALTY
    products = x.T @ x + np.diag(penalties)
    return np.asarray(np.linalg.solve(products, x.T @ rows[:, 5])[:traits], np.float64)


def _spreads(harvest: Harvest, value: Value) -> list[int]:
    """For each bucket, in hundredths of a coin, the spread by which chances to win fit best."""
    forecasts = Forecasts(harvest, expected(harvest, value))
    buckets = buckets_of(forecasts.left, forecasts.facts[:, SEATS])
    out: list[int] = []
    for bucket in range(BUCKETS):
        chosen = buckets == bucket
        losses = [forecasts.loss(chosen, float(spread)) for spread in _SPREADS]
        best = float(_SPREADS[int(np.argmin(losses))]) if chosen.any() else 10.0
        out.append(round(100 * best))
    return out
