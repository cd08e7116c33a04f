"""The chance of every seat to win: a few more rounds are played many times, then evaluated.

The quick player plays ``ROUNDS`` rounds; in the last of them the evaluator predicts the coins of
every seat at the end of the game, and says how far that is usually off. The result of a finished
game is exact.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import exp
from typing import Final

from elbowroom.bots.evaluation import Evaluator
from elbowroom.bots.position_facts import turns_left
from elbowroom.bots.rollout import QuickPlayer
from elbowroom.bots.value.learnt_evaluation import learnt_evaluator
from elbowroom.play.match import Match
from elbowroom.play.observation import Observation, imagine
from elbowroom.play.retell import retell
from elbowroom.rules.rng import Rng
from elbowroom.rules.scoring import winners
from elbowroom.rules.state import OVER, State

NODES: Final = 3_000
ROUNDS: Final = 1
_GUESSES: Final = 8  # positions to sample from if purses are hidden
_NEXT: Final = 7919


@dataclass
class Forecast:
    """Expected coins and win shares of all seats at the end of the game; a sum of samples."""

    seats: int
    evaluator: Evaluator
    weight: float = 0.0

    def __post_init__(self) -> None:
        self._coins = [0.0] * self.seats
        self._shares = [0.0] * self.seats

    def add(self, s: State, weight: float = 1.0) -> None:
        """Add one more position that the game may reach."""
        self.weight += weight
        coins = list(self.evaluator.expected(s))
        for seat, share in enumerate(_shares(s, coins, self.evaluator)):
            self._coins[seat] += weight * coins[seat]
            self._shares[seat] += weight * share

    @property
    def coins(self) -> list[float]:
        """Expected coins at the end of the game, by seat from 0."""
        return [total / self.weight for total in self._coins]

    @property
    def shares(self) -> list[float]:
        """Expected share of the victory, by seat from 0; the shares add up to 1."""
        return [total / self.weight for total in self._shares]


def _shares(s: State, coins: list[float], evaluator: Evaluator) -> list[float]:
    """Each seat's share of the victory, or its expected share; *coins* are expected at the end."""
    seats = range(int(s.seats))
    if s.phase == OVER:
        first = winners(s)
        return [1 / len(first) if seat in first else 0.0 for seat in seats]
    spread = evaluator.spread(s, max(int(turns_left(s, seat)) for seat in seats))
    values = [number / spread for number in coins]
    weights = [exp(value - max(values)) for value in values]
    return [weight / sum(weights) for weight in weights]


class Sampler:
    """Plays on from positions; samples of the same number get the same dice and draws."""

    def __init__(self, evaluator: Evaluator, seed: int, rounds: int = ROUNDS) -> None:
        self.seed = seed
        self.rounds = rounds
        self.quick = QuickPlayer(evaluator, seed)

    @property
    def nodes(self) -> int:
        """The nodes used so far."""
        return int(self.quick.nodes)

    def sample(self, s: State, number: int, forecast: Forecast) -> None:
        """Play on from *s* for some rounds, and add the result to *forecast*.

        The seat that has just played stands best, so the last round is evaluated after each turn.
        """
        at = s.copy()
        self.quick.rng = Rng(self.seed + _NEXT * number)
        self.quick.play_turns(at, (self.rounds - 1) * at.seats)
        ends: list[State] = []
        for _ in range(int(at.seats)):
            self.quick.play_turns(at, 1)
            ends.append(at.copy())
        for end in ends if at.phase != OVER else [at]:
            forecast.add(end, 1.0 / len(ends) if at.phase != OVER else 1.0)


def win_chances(
    position: State | Observation,
    nodes: int = NODES,
    seed: int = 0,
    evaluator: Evaluator | None = None,
) -> list[float]:
    """The chance of every seat to win, from seat 0; they add up to 1.

    The same *nodes* and *seed* give the same answer everywhere. Hidden purses are guessed.
    """
    evaluator = evaluator or learnt_evaluator()
    guesses = _guesses(position, seed)
    forecast = Forecast(int(guesses[0].seats), evaluator)
    sampler = Sampler(evaluator, seed)
    sample = 0
    while sample < len(guesses) or (sampler.nodes < nodes and guesses[0].phase != OVER):
        sampler.sample(guesses[sample % len(guesses)], sample, forecast)
        sample += 1
    return forecast.shares


def _guesses(position: State | Observation, seed: int) -> list[State]:
    if isinstance(position, State):
        return [position]
    number = _GUESSES if any(position.hidden) else 1
    return [imagine(position, seed + guess) for guess in range(number)]


def turn_ends(match: Match) -> Iterator[tuple[int, int, State]]:
    """Round, seat (from 1) and position after each turn; before the first one they are 0, 0."""
    first = True
    for moment in retell(match):
        before, after = moment.before, moment.after
        if first:
            yield 0, 0, before
            first = False
        if (before.round, before.turn) != (after.round, after.turn) or after.phase == OVER:
            yield int(before.round), int(before.turn) + 1, after


def draw_state(states: Sequence[State], weights: Sequence[float], sample: int, seed: int) -> State:
    """One of *states* by weight; equal samples pick the same part of every list."""
    point = Rng(seed + _NEXT * sample).below(100_000) / 100_000
    for s, weight in zip(states, weights, strict=True):
        point -= weight
        if point < 0:
            return s
    return states[-1]
