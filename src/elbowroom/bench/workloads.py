"""What is measured: whole games of uniformly random play, and copies of a position.

Every workload returns the number of decisions (a choice of a seat among at least two legal
actions; chance does not count) and the processor time that they took.
"""

from __future__ import annotations

import time
from dataclasses import dataclass

from elbowroom.play.new_game import new_game
from elbowroom.rules.apply import apply
from elbowroom.rules.chance import draw
from elbowroom.rules.legal import legal_actions
from elbowroom.rules.playout import play_out
from elbowroom.rules.rng import Rng
from elbowroom.rules.state import CHANCE, OVER, State

MIDGAME = 150


@dataclass(frozen=True)
class Lap:
    """The result of one workload."""

    games: int
    decisions: int
    seconds: float

    @property
    def pace(self) -> float:
        """Decisions in a second of processor time."""
        return self.decisions / self.seconds


def playouts(map: str, games: int, seed: int, box: str = "") -> Lap:
    """Games inside the engine, without a list of legal actions in Python."""
    start = new_game(map, box=box)
    decisions = 0
    began = time.process_time()
    for number in range(games):
        decisions += play_out(start.copy(), Rng(seed + number))
    return Lap(games, decisions, time.process_time() - began)


def loop(map: str, games: int, seed: int) -> Lap:
    """Games in a Python loop over ``legal_actions`` and ``apply``."""
    start = new_game(map)
    decisions = 0
    began = time.process_time()
    for number in range(games):
        decisions += _one_game(start.copy(), Rng(seed + number))
    return Lap(games, decisions, time.process_time() - began)


def _one_game(s: State, rng: Rng) -> int:
    decisions = 0
    while s.phase != OVER:
        if s.decider == CHANCE:
            apply(s, draw(s, rng))
            continue
        actions = legal_actions(s)
        if len(actions) > 1:
            decisions += 1
        apply(s, actions[rng.below(len(actions))])
    return decisions


def midgame(map: str, seed: int) -> State:
    """A position in the middle of a random game."""
    s, rng = new_game(map), Rng(seed)
    for _ in range(MIDGAME):
        if s.decider == CHANCE:
            apply(s, draw(s, rng))
        else:
            actions = legal_actions(s)
            apply(s, actions[rng.below(len(actions))])
    return s


def copy_seconds(map: str, copies: int, seed: int) -> float:
    """Processor time of one copy of a position."""
    s = midgame(map, seed)
    began = time.process_time()
    for _ in range(copies):
        s.copy()
    return (time.process_time() - began) / copies


def state_bytes(map: str, copies: int, seed: int) -> float:
    """Memory of one position: how much the process grows by many copies."""
    s = midgame(map, seed)
    positions = [s.copy() for _ in range(copies // 10)]
    before = _resident()
    positions += [s.copy() for _ in range(copies)]
    return (_resident() - before) / copies


def _resident() -> int:
    with open("/proc/self/statm") as file:
        pages = int(file.read().split()[1])
    return pages * 4096
