"""The weights of the linear evaluator: a data file keyed by feature, trait and turns left.

All weights are whole hundredths of a coin. What is not in the file has a neutral value: 0 for
a feature, the mean of its kind for a race or a power, so that a new trait is picked neither first
nor last.
"""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path
from typing import Final

import msgspec

from elbowroom.errors import NotParsable

FILE: Final = "weights.json"
UNIT: Final = "hundredths of a coin"


class TableWeights(msgspec.Struct, forbid_unknown_fields=True):
    """Weights for tables of one size; every list has one weight for each entry of ``turns_left``.

    ``races`` and ``powers`` count for an army in play; the picks say what a combo is worth at the
    moment of its pick, with at least four turns left.
    """

    features: dict[str, list[int]] = {}
    races: dict[str, list[int]] = {}
    powers: dict[str, list[int]] = {}
    race_picks: dict[str, int] = {}
    power_picks: dict[str, int] = {}


class Weights(msgspec.Struct, forbid_unknown_fields=True):
    """A whole weights file; ``turns_left`` counts from 1 without a gap."""

    unit: str
    turns_left: list[int]
    two_seats: TableWeights
    more_seats: TableWeights


def blank_weights(most_turns: int) -> Weights:
    """Weights before any training: every position is worth its coins."""
    turns = list(range(1, most_turns + 1))
    return Weights(UNIT, turns, TableWeights(), TableWeights())


def read_weights(text: str, source: str) -> Weights:
    """The weights in *text*; *source* names it in error messages."""
    try:
        weights = msgspec.json.decode(text, type=Weights)
    except msgspec.MsgspecError as error:
        raise NotParsable(source, "", str(error)) from error
    turns = len(weights.turns_left)
    if weights.unit != UNIT or weights.turns_left != list(range(1, turns + 1)) or not turns:
        reason = f"unit must be {UNIT!r}, and turns_left must count from 1"
        raise NotParsable(source, "turns_left", reason)
    for table in (weights.two_seats, weights.more_seats):
        for columns in (table.features, table.races, table.powers):
            for name, column in columns.items():
                if len(column) != turns:
                    raise NotParsable(source, name, f"it needs {turns} weights, not {len(column)}")
    return weights


def write_weights(weights: Weights) -> str:
    """The text of a weights file: a line for each feature and trait."""
    pretty = msgspec.json.format(msgspec.json.encode(weights), indent=1).decode()
    return _joined(pretty) + "\n"


def _joined(pretty: str) -> str:
    """The same JSON with each list of numbers on one line."""
    lines: list[str] = []
    inside = False
    for line in pretty.split("\n"):
        if inside:
            lines[-1] += line.strip() if line.strip().startswith("]") else f"{line.strip()} "
            inside = not line.strip().startswith("]")
        else:
            lines.append(line)
            inside = line.endswith("[")
    return "\n".join(lines).replace(" ]", "]")


def shipped_weights() -> Weights:
    """The weights that come with the game."""
    file = files("elbowroom.bots").joinpath(FILE)
    return read_weights(file.read_text(encoding="utf-8"), FILE)


def replace_file(weights: Weights, path: Path) -> None:
    """Write *weights* to *path* atomically."""
    draft = path.with_suffix(".new")
    draft.write_text(write_weights(weights), encoding="utf-8")
    draft.replace(path)
