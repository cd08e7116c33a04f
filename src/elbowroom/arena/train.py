"""Trains the weights of the linear evaluator by self-play.

``python -m elbowroom.arena.train --games 400 --seed 1 --rounds 3`` writes the weights file; the
same numbers give the same file, whatever weights existed before. The first round is played with
blank weights and each later round with those of the round before: by the quick player, except for
the last round, which planners like ``hard``, with more nodes, play.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.progress import track

from elbowroom.arena.ridge_regression import Ridge
from elbowroom.atlas.read import atlas, board_names
from elbowroom.bots.evaluation import Evaluator
from elbowroom.bots.levels import HARD, Strength, Thinker
from elbowroom.bots.linear_evaluation import FEATURES, LinearEvaluator, features
from elbowroom.bots.position_facts import turns_left
from elbowroom.bots.redeployment import perform
from elbowroom.bots.rollout import QuickPlayer
from elbowroom.bots.weights import UNIT, TableWeights, Weights, blank_weights, replace_file
from elbowroom.play.new_game import new_game
from elbowroom.rules.apply import apply
from elbowroom.rules.chance import draw
from elbowroom.rules.rng import Rng
from elbowroom.rules.state import CHANCE, OVER, PICK, State
from elbowroom.traits.catalogue import POWERS, RACES

OUTPUT: Final = Path(__file__).parents[1] / "bots/weights.json"
MAPS: Final = board_names()
MOST_TURNS: Final = max(atlas(name).rounds for name in MAPS)
PLANNER: Final = replace(HARD, nodes=1_000)
# How the games of the quick player vary, so that there is something to learn from.
NOISE: Final = (0.0, 0.3, 0.8)
WHIM: Final = (0, 15, 8, 25)
# Regularization: the penalty on the weights of features, and on those of races and powers.
_PENALTY: Final = 3.0
_TRAIT_PENALTY: Final = 40.0

_RACE_KEYS: Final = [race.key for race in RACES]
_POWER_KEYS: Final = [power.key for power in POWERS]
_RACE_COLUMN: Final = {key: len(FEATURES) + n for n, key in enumerate(_RACE_KEYS)}
_FIRST_POWER: Final = len(FEATURES) + len(RACES)
_POWER_COLUMN: Final = {key: _FIRST_POWER + n for n, key in enumerate(_POWER_KEYS)}
_COLUMNS: Final = _FIRST_POWER + len(POWERS)


class Sample:
    """One seat at the end of a turn, or right after it picked a combo."""

    def __init__(self, s: State, seat: int, picked: bool) -> None:
        self.seat = seat
        self.left = min(int(turns_left(s, seat)), MOST_TURNS)
        self.coins = int(s.coins[seat])
        self.picked = picked
        army = s.active[seat]
        self.race = "" if army is None else army.race.key
        self.power = "" if army is None else army.power.key
        self.row = [] if picked else list(features(s, seat))

    def traits(self, share: float) -> list[tuple[int, float]]:
        """The columns of race and power, each with *share* as its value."""
        columns = (_RACE_COLUMN.get(self.race), _POWER_COLUMN.get(self.power))
        return [(column, share) for column in columns if column is not None]


class Planners:
    """All seats plan; one step is a plan up to the next result of chance, or such a result."""

    def __init__(
        self, evaluator: Evaluator, seed: int, seats: int, strength: Strength = PLANNER
    ) -> None:
        self._rng = Rng(seed)
        self._seats = [Thinker(seed * 7 + seat, strength, evaluator) for seat in range(seats)]

    def step(self, s: State) -> None:
        """Play one step."""
        if s.decider == CHANCE:
            apply(s, draw(s, self._rng))
            return
        seat, turn = s.decider, (s.round, s.turn)
        plan = self._seats[int(seat)].choose_in(s.copy())
        # A pick is sampled before its army fights, so it is a step of its own.
        for packed in plan[:1] if s.phase == PICK else plan:
            if s.decider != seat or (s.round, s.turn) != turn:
                return
            perform(s, packed)


def play_one(
    s: State, evaluator: Evaluator, seed: int, number: int, planned: bool
) -> tuple[list[Sample], list[int]]:
    """Play *s*, a new game; returns its samples and the coins at its end."""
    noise, whim = NOISE[number % len(NOISE)], WHIM[number % len(WHIM)]
    quick = QuickPlayer(evaluator, seed, noise, whim)
    player = Planners(evaluator, seed, int(s.seats)) if planned else quick
    samples: list[Sample] = []
    turn = (s.round, s.turn)
    while s.phase != OVER:
        picks = s.phase == PICK and s.decider != CHANCE
        player.step(s)
        if picks:
            samples.append(Sample(s, int(s.turn), True))
        if (s.round, s.turn) != turn and s.phase != OVER:
            turn = (s.round, s.turn)
            samples += [Sample(s, seat, False) for seat in range(s.seats)]
    return samples, [int(s.coins[seat]) for seat in range(s.seats)]


class Fits:
    """The regressions for tables of one size: one for each number of turns left, one for picks."""

    def __init__(self) -> None:
        self.by_turns_left = [Ridge(_COLUMNS) for _ in range(MOST_TURNS + 1)]
        # Beside the traits, a column for each number of turns left on each map.
        self.picks = Ridge(_COLUMNS + (MOST_TURNS + 1) * len(MAPS))

    def add(self, sample: Sample, final: int, map_number: int) -> None:
        """Add one sample with the coins that its seat had at the end."""
        target = float(final - sample.coins)
        if sample.picked:
            share = min(sample.left, 4) / 4
            column = _COLUMNS + sample.left * len(MAPS) + map_number
            self.picks.add([(column, 1.0), *sample.traits(share)], target)
        elif sample.left > 0:
            row = [(n, value) for n, value in enumerate(sample.row) if value]
            self.by_turns_left[sample.left].add([*row, *sample.traits(1.0)], target)

    def weights(self) -> TableWeights:
        """The fitted weights."""
        penalties = [_PENALTY] * len(FEATURES) + [_TRAIT_PENALTY] * (_COLUMNS - len(FEATURES))
        picks = self.picks.solve([*penalties, *([_PENALTY] * (self.picks.size - _COLUMNS))])
        turns = [each.solve(penalties) for each in self.by_turns_left[1:]]
        return TableWeights(
            features={key: _rounded(turns, n) for n, key in enumerate(FEATURES)},
            races={key: _rounded(turns, n) for key, n in _RACE_COLUMN.items()},
            powers={key: _rounded(turns, n) for key, n in _POWER_COLUMN.items()},
            race_picks={key: round(100 * picks[n]) for key, n in _RACE_COLUMN.items()},
            power_picks={key: round(100 * picks[n]) for key, n in _POWER_COLUMN.items()},
        )


def _rounded(turns: Sequence[Sequence[float]], column: int) -> list[int]:
    return [round(100 * row[column]) for row in turns]


def deals(games: int) -> list[tuple[int, str, int]]:
    """*games* on every map, as (number of the map, its name, number of the game).

    Three times as many on maps for two: their games have fewer samples, and fewer maps are for two.
    """
    return [
        (map_number, name, number)
        for map_number, name in enumerate(MAPS)
        for number in range(3 * games if atlas(name).players == 2 else games)
    ]


def train_round(evaluator: Evaluator, games: int, seed: int, planned: bool) -> Weights:
    """Play with *evaluator*, every sixth game with both boxes mixed; returns the new weights."""
    two, more = Fits(), Fits()
    console = Console(stderr=True)
    for map_number, name, number in track(deals(games), "", console=console):
        s = new_game(name, box="mixed" if number % 6 == 5 else "")
        samples, final = play_one(s, evaluator, seed * 1_000_003 + number, number, planned)
        fits = two if len(final) == 2 else more
        for sample in samples:
            fits.add(sample, final[sample.seat], map_number)
    return Weights(UNIT, list(range(1, MOST_TURNS + 1)), two.weights(), more.weights())


def train(games: int, seed: int, rounds: int) -> Weights:
    """All rounds, from blank weights."""
    weights = blank_weights(MOST_TURNS)
    for number in range(1, rounds + 1):
        evaluator = LinearEvaluator(weights)
        weights = train_round(evaluator, games, seed + number - 1, planned=number == rounds)
    return weights


def main(arguments: list[str] | None = None) -> None:
    """Train and write the weights file."""
    parser = argparse.ArgumentParser(prog="python -m elbowroom.arena.train")
    parser.add_argument("--games", type=int, default=400, help="games on each map in a round")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--output", type=Path, default=OUTPUT, help="the weights file")
    options = parser.parse_args(arguments)
    replace_file(train(options.games, options.seed, options.rounds), options.output)


if __name__ == "__main__":
    main()
