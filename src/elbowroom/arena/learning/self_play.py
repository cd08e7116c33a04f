"""Games of self-play for training, in chunks that can run anywhere.

Some turns are left to a noisy quick player, so that training sees positions too that good players
avoid.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

import msgspec
import numpy as np
from mypy_extensions import i64

from elbowroom.arena.learning.harvest import Harvest
from elbowroom.arena.train import Planners
from elbowroom.atlas.read import atlas, board_names
from elbowroom.bots.evaluation import Evaluator
from elbowroom.bots.levels import HARD
from elbowroom.bots.linear_evaluation import linear_evaluator
from elbowroom.bots.position_facts import turns_left
from elbowroom.bots.preferences import GARRISONS
from elbowroom.bots.rollout import QuickPlayer
from elbowroom.bots.value.features import Sight, Survey
from elbowroom.bots.value.layout import NAMES, power_names, race_names
from elbowroom.bots.value.learnt_evaluation import LearntEvaluator
from elbowroom.bots.value.value_file import Recipe, Value
from elbowroom.packed import vec
from elbowroom.play.new_game import new_game
from elbowroom.rules.rng import Rng
from elbowroom.rules.state import CHANCE, OVER, PICK, State
from elbowroom.traits.catalogue import POWERS, RACES

CHUNK: Final = 20  # games
# The first generations play quickly: a beginning, and a value good enough to plan with. All games
# of later ones are planned, since quick games say little about those of good players.
QUICK: Final = 2
_MIXED: Final = 7  # one game in so many mixes the boxes
_FIRST_SHARE: Final = 4  # the first generation plays a quarter: it only has to be a beginning
BOARDS: Final = board_names()
_NOISE: Final = (0.0, 0.3, 0.8)
_WHIM: Final = (0, 15, 8, 25)
_STRAY: Final = 12  # per cent of the turns of planners that the quick player plays
_SEEDS: Final = 1_000_003
_PLACE: Final = {name: place for place, name in enumerate(NAMES)}
_RACE: Final = {race.key: place for place, race in enumerate(RACES)}
_POWER: Final = {power.key: place for place, power in enumerate(POWERS)}


@dataclass(frozen=True)
class Generation:
    """One round of self-play: all games with the same *value* (the JSON of a value file)."""

    number: int
    recipe: Recipe
    value: bytes

    def chunks(self) -> list[tuple[int, str, range]]:
        """For each chunk its board as number and name, and the numbers of its games."""
        games = self.recipe.games if self.number else max(self.recipe.games // _FIRST_SHARE, 1)
        chunks: list[tuple[int, str, range]] = []
        for board, name in enumerate(BOARDS):
            most = 2 * games if atlas(name).players == 2 else games
            firsts = range(0, most, CHUNK)
            chunks += [(board, name, range(n, min(n + CHUNK, most))) for n in firsts]
        return chunks


def play_chunk(generation: Generation, chunk: int) -> tuple[int, Harvest]:
    """Play the games of one chunk; returns its number too, since chunks end in any order."""
    board, name, numbers = generation.chunks()[chunk]
    evaluator = LearntEvaluator(msgspec.json.decode(generation.value, type=Value))
    gatherer = Gatherer(board)
    seed = (generation.recipe.seed * _SEEDS + generation.number) * _SEEDS
    for number in numbers:
        s = new_game(name, box="mixed" if number % _MIXED == 0 else "")
        player = Player(evaluator, seed + board * 100_003 + number, number, int(s.seats))
        if generation.number >= QUICK:
            player.plan(generation.recipe.nodes)
        player.play(s, gatherer)
    return chunk, gatherer.harvest()


class Player:
    """Plays all seats of one game."""

    def __init__(self, evaluator: Evaluator, seed: int, number: int, seats: int) -> None:
        self._evaluator, self._seed, self._seats = evaluator, seed, seats
        self._rng = Rng(seed)
        noise, whim = _NOISE[number % len(_NOISE)], _WHIM[number % len(_WHIM)]
        self._quick = QuickPlayer(evaluator, seed, noise, whim)
        chosen = [GARRISONS[int(self._rng.below(len(GARRISONS)))] for _ in range(seats)]
        self._quick.preferences = chosen
        self._planners: Planners | None = None

    def plan(self, nodes: int) -> None:
        """Let seats plan with so many nodes a turn."""
        strength = replace(HARD, nodes=nodes)
        self._planners = Planners(self._evaluator, self._seed, self._seats, strength)

    def play(self, s: State, gatherer: Gatherer) -> None:
        """Play *s*, a new game, to its end."""
        gatherer.begin(s)
        turn, strays = (s.round, s.turn), self._strays()
        while s.phase != OVER:
            picks = s.phase == PICK and s.decider != CHANCE
            if self._planners is None or strays:
                self._quick.step(s)
            else:
                self._planners.step(s)
            if picks:
                gatherer.add_pick(s)
            if (s.round, s.turn) != turn and s.phase != OVER:
                turn, strays = (s.round, s.turn), self._strays()
                gatherer.add(s)
        gatherer.end(s)

    def _strays(self) -> bool:
        return self._rng.below(100) < _STRAY


class Gatherer:
    """Collects the samples of the games of one chunk."""

    def __init__(self, board: int) -> None:
        self._board = board
        self._features: list[int] = []
        self._counts: list[int] = []
        self._sizes: list[int] = []
        self._facts: list[list[int]] = []
        self._picks: list[list[int]] = []
        self._game = self._position = 0

    def begin(self, s: State) -> None:
        """A new game begins."""
        self._races = _places([name for race in s.book.races for name in race_names(race.key)])
        names = [name for power in s.book.powers for name in power_names(power.key)]
        self._powers = _places(names)
        self._open: list[tuple[int, list[int]]] = []  # seat and row of what waits for the end
        self._open_picks: list[tuple[int, list[int]]] = []

    def add(self, s: State) -> None:
        """One sample for each seat that still has a turn."""
        survey = Survey(s)
        sight = Sight(self._races, self._powers)
        for seat in range(int(s.seats)):
            left = int(turns_left(s, seat))
            if left == 0:
                continue
            sight.look(s, survey, seat)
            size = int(sight.size)
            self._features += list(sight.features)[:size]
            self._counts += list(sight.counts)[:size]
            self._sizes.append(size)
            linear = round(100 * linear_evaluator().outlook(s, seat))
            facts = [self._position, self._game, self._board, left, int(s.seats)]
            self._open.append((seat, [*facts, int(s.coins[seat]), 0, linear]))
        self._position += 1

    def add_pick(self, s: State) -> None:
        """The seat whose turn it is has just picked."""
        army = s.active[s.turn]
        if army is None:
            return
        left, seats = int(turns_left(s, s.turn)), int(s.seats)
        race, power = _RACE[army.race.key], _POWER.get(army.power.key, -1)
        row = [self._board, left, seats, race, power, int(s.coins[s.turn])]
        self._open_picks.append((int(s.turn), row))

    def end(self, s: State) -> None:
        """The game is over: now it is known what everybody earned."""
        for seat, row in self._open:
            row[6] = int(s.coins[seat])
            self._facts.append(row)
        for seat, row in self._open_picks:
            row[5] = int(s.coins[seat]) - row[5]
            self._picks.append(row)
        self._game += 1

    def harvest(self) -> Harvest:
        """Everything that was collected."""
        return Harvest(
            np.array(self._features, np.int16),
            np.array(self._counts, np.uint8),
            np.array(self._sizes, np.int16),
            np.array(self._facts, np.int32),
            np.array(self._picks, np.int32),
        )


def _places(names: list[str]) -> vec[i64]:
    return vec[i64]([_PLACE[name] for name in names])
