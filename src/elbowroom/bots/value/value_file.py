"""The data file of the learnt evaluator: keyed by the names of features and the keys of traits.

All weights are whole numbers, so that playing adds exact numbers on every machine. What is not in
the file has a neutral value: 0 for a feature, the mean of its kind for a race or a power.
"""

from __future__ import annotations

import hashlib
from importlib.resources import files
from pathlib import Path
from typing import Final

import msgspec

from elbowroom.bots.value.layout import BUCKETS
from elbowroom.errors import NotParsable

FILE: Final = "value.json"
# What the input is written as that turns a hidden unit on. The evaluator has 16 bits for the sum of
# a unit, so that sums up to 32 times this fit; in games they stay below 10 times.
HIDDEN_UNIT: Final = 1024
# A coin a turn, in the direct weights and for a hidden unit that is fully on.
DIRECT_UNIT: Final = 8192
OUTPUT_UNIT: Final = 1024
# The evaluator adds up so many hidden units at once.
UNITS: Final = 16
# No weight is larger; those of training stay far below.
MOST_WEIGHT: Final = 2**19 - 1


class Recipe(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """How a file was trained; equal recipes give files of equal quality.

    Each of the *generations* plays *games* games on every board, twice as many on boards for two;
    the first one a quarter of that. Where seats plan, they have so many *nodes* a turn. *hidden* is
    how many hidden units there are, *epochs* how many times training sees every sample.
    """

    seed: int
    generations: int
    games: int
    nodes: int
    hidden: int
    epochs: int

    def digest(self) -> str:
        """The fingerprint of the recipe."""
        return hashlib.sha256(msgspec.json.encode(self, order="sorted")).hexdigest()


class Value(msgspec.Struct, forbid_unknown_fields=True):
    """A whole file.

    ``features`` has a row for each feature: first the weights to the hidden units, then the direct
    ones, one for each bucket. ``outputs`` has a row for each bucket: the weights of the hidden
    units, then a constant. ``spreads``, in hundredths of a coin, say for each bucket how far a
    forecast is usually off; picks are hundredths of a coin for two seats and for more.
    """

    recipe: Recipe
    digest: str
    biases: list[int]
    outputs: list[list[int]]
    spreads: list[int]
    features: dict[str, list[int]]
    race_picks: dict[str, list[int]]
    power_picks: dict[str, list[int]]


def blank_value(hidden: int = UNITS) -> Value:
    """A value before any training: every position is worth its coins."""
    recipe = Recipe(seed=0, generations=0, games=0, nodes=0, hidden=hidden, epochs=0)
    return Value(
        recipe=recipe,
        digest=recipe.digest(),
        biases=[0] * hidden,
        outputs=[[0] * (hidden + 1) for _ in range(BUCKETS)],
        spreads=[1000] * BUCKETS,
        features={},
        race_picks={},
        power_picks={},
    )


def read_value(data: bytes, source: str) -> Value:
    """The value in *data*; *source* names it in error messages."""
    try:
        value = msgspec.json.decode(data, type=Value)
    except msgspec.MsgspecError as error:
        raise NotParsable(source, "", str(error)) from error
    if value.digest != value.recipe.digest():
        raise NotParsable(source, "digest", "it is not that of the recipe")
    hidden = len(value.biases)
    if hidden != value.recipe.hidden or hidden % UNITS:
        reason = f"{value.recipe.hidden} units, a multiple of {UNITS}"
        raise NotParsable(source, "biases", reason)
    if len(value.outputs) != BUCKETS or len(value.spreads) != BUCKETS:
        raise NotParsable(source, "outputs", f"it needs {BUCKETS} rows, as many as spreads")
    rows = [*value.features.items(), ("biases", value.biases + [0] * BUCKETS)]
    for name, row in rows:
        if len(row) != hidden + BUCKETS or any(abs(weight) > MOST_WEIGHT for weight in row):
            raise NotParsable(source, name, f"{hidden + BUCKETS} weights up to {MOST_WEIGHT}")
    return value


def shipped_value() -> Value:
    """The value that comes with the game."""
    return read_value(files("elbowroom.bots.value").joinpath(FILE).read_bytes(), FILE)


def write_value(value: Value) -> bytes:
    """The text of a file: a line for each feature."""
    parts = msgspec.json.encode(value, order="sorted").replace(b'],"', b'],\n"')
    return parts + b"\n"


def replace_file(value: Value, path: Path) -> None:
    """Write *value* to *path* atomically."""
    draft = path.with_suffix(".new")
    draft.write_bytes(write_value(value))
    draft.replace(path)
