"""Who will win, in hundredths: a few rounds played on again and again, then valued.

In the last of ``ROUNDS`` rounds of the quick player ``eye`` foresees the coins of every seat to the
end of the game; what may still happen is put into ``_spread``, measured over games of the quick
player. The end of the game itself is exact.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import exp
from typing import Final

from elbowroom.bots.evaluation import outlook, turns_left
from elbowroom.bots.rollout import Habit
from elbowroom.play.match import Match
from elbowroom.play.retell import retell
from elbowroom.play.view import View, imagine
from elbowroom.rules.rng import Rng
from elbowroom.rules.scoring import winners
from elbowroom.rules.state import OVER, State

NODES: Final = 3_000
ROUNDS: Final = 3
_GUESSES: Final = 8  # at what a view hides
_NEXT: Final = 7919


@dataclass
class Forecast:
    """What the seats are expected to have at the end, and how often each wins; sums of samples."""

    seats: int
    weight: float = 0.0

    def __post_init__(self) -> None:
        self._coins = [0.0] * self.seats
        self._shares = [0.0] * self.seats

    def add(self, s: State, weight: float = 1.0) -> None:
        """One more position that the game may come to."""
        self.weight += weight
        for seat, share in enumerate(_shares(s)):
            self._coins[seat] += weight * (float(s.coins[seat]) + outlook(s, seat))
            self._shares[seat] += weight * share

    @property
    def coins(self) -> list[float]:
        """Expected coins at the end of the game, by seat from 0."""
        return [total / self.weight for total in self._coins]

    @property
    def shares(self) -> list[float]:
        """Expected share of the victory, by seat from 0; the shares add up to 1."""
        return [total / self.weight for total in self._shares]


def _spread(left: int) -> float:
    """By how many coins forecasts are wrong with so many turns left."""
    return 1.0 + 1.6 * left


def _shares(s: State) -> list[float]:
    """How the victory is shared, or is expected to be."""
    seats = range(int(s.seats))
    if s.phase == OVER:
        first = winners(s)
        return [1 / len(first) if seat in first else 0.0 for seat in seats]
    spread = _spread(max(int(turns_left(s, seat)) for seat in seats))
    values = [(float(s.coins[seat]) + outlook(s, seat)) / spread for seat in seats]
    weights = [exp(value - max(values)) for value in values]
    return [weight / sum(weights) for weight in weights]


class Sampler:
    """Plays positions on; the same number of a sample is the same luck for every position."""

    def __init__(self, seed: int, rounds: int = ROUNDS) -> None:
        self.seed = seed
        self.rounds = rounds
        self.habit = Habit(seed)

    @property
    def nodes(self) -> int:
        """What has been spent."""
        return int(self.habit.nodes)

    def sample(self, s: State, number: int, seen: Forecast) -> None:
        """Play *s* on for some rounds, and add what it led to.

        Whoever has just moved stands best: so the last round is looked at after each of its turns.
        """
        at = s.copy()
        self.habit.rng = Rng(self.seed + _NEXT * number)
        self.habit.play_turns(at, (self.rounds - 1) * at.seats)
        ends: list[State] = []
        for _ in range(int(at.seats)):
            self.habit.play_turns(at, 1)
            ends.append(at.copy())
        for end in ends if at.phase != OVER else [at]:
            seen.add(end, 1.0 / len(ends) if at.phase != OVER else 1.0)


def win_chances(position: State | View, nodes: int = NODES, seed: int = 0) -> list[float]:
    """The chance of every seat to win, from seat 0; they add up to 1.

    The same *nodes* and *seed* give the same answer everywhere. What a view hides is guessed.
    """
    guesses = _guesses(position, seed)
    seen = Forecast(int(guesses[0].seats))
    sampler = Sampler(seed)
    sample = 0
    while sample < len(guesses) or (sampler.nodes < nodes and guesses[0].phase != OVER):
        sampler.sample(guesses[sample % len(guesses)], sample, seen)
        sample += 1
    return seen.shares


def _guesses(position: State | View, seed: int) -> list[State]:
    if isinstance(position, State):
        return [position]
    hidden = any(seat.coins is None for seat in position.seats)
    return [imagine(position, seed + guess) for guess in range(_GUESSES if hidden else 1)]


@dataclass(frozen=True)
class ChanceRow:
    """The chances after the turn of *seat* (from 1) in *round*; at the beginning both are 0."""

    round: int
    seat: int
    chances: tuple[float, ...]


def chance_rows(match: Match, nodes: int = NODES, seed: int = 0) -> Iterator[ChanceRow]:
    """One row before the first turn and one after each, as they are found."""
    for number, seat, s in turn_ends(match):
        yield ChanceRow(number, seat, tuple(win_chances(s, nodes, seed)))


def chances_of_record(match: Match, nodes: int = NODES, seed: int = 0) -> list[ChanceRow]:
    """All rows of *match*, played or loaded; the last row of a finished game is how it ended.

    This looks into every purse: it is for games that are over, and for records.
    """
    return list(chance_rows(match, nodes, seed))


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


def mixed(states: Sequence[State], weights: Sequence[float], sample: int, seed: int) -> State:
    """One of *states* by its weight; the same sample falls on the same part of every list."""
    point = Rng(seed + _NEXT * sample).below(100_000) / 100_000
    for s, weight in zip(states, weights, strict=True):
        point -= weight
        if point < 0:
            return s
    return states[-1]
