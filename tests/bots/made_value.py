"""A value with made-up weights, so that tests do not depend on what was learnt."""

from __future__ import annotations

from elbowroom.bots.value.layout import BUCKETS, NAMES
from elbowroom.bots.value.value_file import Recipe, Value
from elbowroom.traits.catalogue import POWERS, RACES

HIDDEN = 16


def made_value() -> Value:
    """Every feature counts, in both directions; hidden units are off, on or in between."""
    recipe = Recipe(seed=1, generations=1, games=1, nodes=1, hidden=HIDDEN, epochs=1)
    rows = [
        [(7 * n + 131 * k + n * k) % 51 - 25 for k in range(HIDDEN)]
        + [(7 * n + 131 * k + n * k) % 401 - 200 for k in range(BUCKETS)]
        for n in range(len(NAMES))
    ]
    return Value(
        recipe=recipe,
        digest=recipe.digest(),
        biases=[60 * (k - 2) for k in range(HIDDEN)],
        outputs=[[100 * (k - 5) for k in range(HIDDEN)] + [30_000 + n] for n in range(BUCKETS)],
        spreads=[300 + 100 * n for n in range(BUCKETS)],
        features=dict(zip(NAMES, rows, strict=True)),
        race_picks={race.key: [10 * n, 5 * n] for n, race in enumerate(RACES)},
        power_picks={power.key: [7 * n, 3 * n] for n, power in enumerate(POWERS)},
    )
