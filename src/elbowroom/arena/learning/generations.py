"""Learning from nothing, generation by generation; a folder remembers what is done.

The first generation values coins only. Each later one plays with the value that was fitted to the
one before; from the third on, all seats plan. A fit to planned games uses the last two generations
of them.

A folder has ``recipe.json``, and for each generation its games (``games-G-C.npz``, C is a
chunk of games) and its value (``value-G.json``). Whatever is there is not done again.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import msgspec
import numpy as np

from elbowroom.arena.learning.fitting import buckets_of, expected, fit
from elbowroom.arena.learning.harvest import LINEAR, SEATS, Harvest, joined, load
from elbowroom.arena.learning.quality import Forecasts, Line, lines
from elbowroom.arena.learning.self_play import BOARDS, QUICK, Generation
from elbowroom.bots.linear_evaluation import linear_evaluator
from elbowroom.bots.value.value_file import (
    Recipe,
    Value,
    blank_value,
    read_value,
    replace_file,
    write_value,
)
from elbowroom.errors import ElbowroomError
from elbowroom.play.new_game import new_game

Play = Callable[[Generation, Sequence[int]], Iterator[tuple[int, Harvest]]]
Progress = Callable[[int, int], None]


class OtherRecipe(ElbowroomError):
    """The folder belongs to another recipe."""


class Workshop:
    """A folder in which a value is being learnt."""

    def __init__(self, folder: Path, recipe: Recipe) -> None:
        self.folder = folder
        self.recipe = recipe
        folder.mkdir(parents=True, exist_ok=True)
        note = folder / "recipe.json"
        if not note.exists():
            note.write_bytes(msgspec.json.encode(recipe))
        elif msgspec.json.decode(note.read_bytes(), type=Recipe) != recipe:
            raise OtherRecipe(str(folder))

    def generation(self, number: int) -> Generation:
        """Generation *number*, from 0; its predecessor must be finished."""
        value = self.value(number - 1) if number else blank_value()
        return Generation(number, self.recipe, write_value(value))

    def missing(self, generation: Generation) -> list[int]:
        """The chunks of games that are still to be played."""
        chunks = range(len(generation.chunks()))
        return [chunk for chunk in chunks if not self._games(generation.number, chunk).exists()]

    def play(self, generation: Generation, play: Play) -> Iterator[int]:
        """Play what is missing; yields the numbers of the chunks as they are written."""
        for chunk, harvest in play(generation, self.missing(generation)):
            harvest.save(self._games(generation.number, chunk))
            yield chunk

    def has_value(self, number: int) -> bool:
        """Whether generation *number* is finished."""
        return self._value(number).exists()

    def value(self, number: int) -> Value:
        """The value of a finished generation."""
        return read_value(self._value(number).read_bytes(), self._value(number).name)

    def fit(self, number: int, progress: Progress) -> None:
        """Fit a value to the games of generation *number*, which are all there, and to those of the
        one before, if both are planned."""
        first = number - 1 if number > QUICK else number
        parts = [self.harvest(each) for each in range(first, number + 1)]
        replace_file(fit(joined(parts), self.recipe, progress), self._value(number))

    def harvest(self, number: int) -> Harvest:
        """All games of a generation."""
        chunks = range(len(self.generation(number).chunks()))
        return joined([load(self._games(number, chunk)) for chunk in chunks])

    def quality(self) -> tuple[list[Line], list[Line]]:
        """How good forecasts are on the held-out games of the last generation: those of the
        linear evaluator, and those of the last value."""
        last = self.recipe.generations - 1
        whole = self.harvest(last)
        harvest = whole.select(whole.is_held_out())
        value = self.value(last)
        before = Forecasts(harvest, harvest.facts[:, LINEAR] / 100)
        after = Forecasts(harvest, expected(harvest, value))
        linear, s = linear_evaluator(), new_game(BOARDS[0])
        usual = np.array([linear.spread(s, left) for left in before.left.tolist()])
        buckets = buckets_of(after.left, after.facts[:, SEATS])
        spreads = np.array(value.spreads)[buckets] / 100
        return lines(before, usual), lines(after, spreads)

    def last_file(self) -> Path:
        """The file of the last value."""
        return self._value(self.recipe.generations - 1)

    def _games(self, number: int, chunk: int) -> Path:
        return self.folder / f"games-{number}-{chunk:05}.npz"

    def _value(self, number: int) -> Path:
        return self.folder / f"value-{number}.json"
