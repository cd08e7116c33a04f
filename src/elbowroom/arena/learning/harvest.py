"""What self-play leaves behind: features of positions, and the coins that seats still earned."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

Ints = NDArray[np.int64]
Floats = NDArray[np.float64]

# The columns of the facts of a sample.
POSITION: Final = 0  # samples of one position have the same number
GAME: Final = 1
BOARD: Final = 2
LEFT: Final = 3
SEATS: Final = 4
COINS: Final = 5
FINAL: Final = 6  # coins at the end of the game
LINEAR: Final = 7  # what the linear evaluator expects, in hundredths of a coin
FACTS: Final = 8
HELD_OUT: Final = 10  # one game in so many is never trained with


@dataclass
class Harvest:
    """Samples: each has *sizes* features, which follow each other in *features* and *counts*.

    *picks* has a row for each pick: board, turns left, seats, race, power (places in the catalogue,
    negative for none) and the coins earned from then on.
    """

    features: NDArray[np.int16]
    counts: NDArray[np.uint8]
    sizes: NDArray[np.int16]
    facts: NDArray[np.int32]
    picks: NDArray[np.int32]

    def save(self, path: Path) -> None:
        """Write to *path* atomically."""
        draft = path.with_suffix(".new.npz")
        np.savez_compressed(draft, **vars(self))
        draft.replace(path)

    def starts(self) -> Ints:
        """Where the features of each sample begin, and where those of the last one end."""
        return np.concatenate([[0], np.cumsum(self.sizes, dtype=np.int64)])

    def select(self, chosen: NDArray[np.bool_]) -> Harvest:
        """Only the *chosen* samples."""
        kept = np.repeat(chosen, self.sizes)
        return Harvest(
            self.features[kept],
            self.counts[kept],
            self.sizes[chosen],
            self.facts[chosen],
            self.picks,
        )

    def is_held_out(self) -> NDArray[np.bool_]:
        """For each sample whether its game is one to test with."""
        chosen: NDArray[np.bool_] = self.facts[:, GAME] % HELD_OUT == 0
        return chosen

    def targets(self) -> Floats:
        """The coins that each sample's seat still earned."""
        return (self.facts[:, FINAL] - self.facts[:, COINS]).astype(np.float64)


def load(path: Path) -> Harvest:
    """What ``save`` wrote."""
    with np.load(path) as file:
        return Harvest(**{name: file[name] for name in file.files})


def joined(parts: Sequence[Harvest]) -> Harvest:
    """All *parts* as one; games and positions are numbered on."""
    facts = []
    games = positions = 0
    for part in parts:
        rows = part.facts.copy()
        rows[:, GAME] += games
        rows[:, POSITION] += positions
        games, positions = next_number(rows, GAME), next_number(rows, POSITION) or positions
        facts.append(rows)
    arrays: dict[str, Any] = {
        name: np.concatenate([getattr(part, name) for part in parts])
        for name in ("features", "counts", "sizes", "picks")
    }
    return Harvest(facts=np.concatenate(facts), **arrays)


def next_number(rows: NDArray[np.int32], column: int) -> int:
    """The first number that no row has; for games a round one, so that the same stay held out."""
    most = int(rows[:, column].max(initial=-1)) + 1
    return -(-most // HELD_OUT) * HELD_OUT if column == GAME else most
