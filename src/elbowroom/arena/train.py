"""Learns the weights of ``bots.weights`` from games that our own players play with themselves.

``python -m elbowroom.arena.train --games 400 --seed 1 --rounds 3`` writes the file, and the same
numbers give the same file, whatever weights there were before: school begins with none. The quick
player plays the first rounds, each with the weights of the round before, and planners like
``hard``, with more time, play the last one. Weights are read when a program starts, so each round
is a process of its own.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from typing import TextIO

from rich.console import Console
from rich.progress import track

from elbowroom.arena.ridge_regression import Ridge
from elbowroom.bots import evaluation as eye
from elbowroom.bots.levels import HARD, Thinker
from elbowroom.bots.redeployment import perform
from elbowroom.bots.rollout import Habit
from elbowroom.play.match import new_game
from elbowroom.rules.apply import apply
from elbowroom.rules.chance import draw
from elbowroom.rules.rng import Rng
from elbowroom.rules.state import CHANCE, OVER, PICK, State
from elbowroom.traits.catalogue import POWERS, RACES

WEIGHTS = Path(__file__).parents[1] / "bots/weights.py"
MAPS = [f"{box}-{players}" for box in ("surface", "underground") for players in (2, 3, 4, 5)]
PLANNER = replace(HARD, nodes=1_000)
NOISE = (0.0, 0.3, 0.8)
WHIM = (0, 15, 8, 25)
_LEASH = 3.0
_LEASH_OF_TRAITS = 40.0
_FIRST_RACE = eye.FEATURES
_FIRST_POWER = _FIRST_RACE + len(RACES)
_SIZE = _FIRST_POWER + len(POWERS)
_TURNS = eye.MOST_TURNS + 1

_HEAD = '''"""Learnt weights, in hundredths of a coin: one row for each number of turns left.

The rows go from no turn to ten, first for two at the table, then again for more.

Written by ``python -m elbowroom.arena.train``; not meant to be changed by hand. The rows of no turn
say of races and powers what they bring from the pick on, with at least four turns left.
"""

from __future__ import annotations

from typing import Final
'''


class Note:
    """What one seat looked like at the end of a turn, or which combo it picked."""

    def __init__(self, s: State, seat: int, picked: bool) -> None:
        self.seat = seat
        self.left = int(eye.turns_left(s, seat))
        self.coins = int(s.coins[seat])
        self.picked = picked
        army = s.active[seat]
        self.race = -1 if army is None else int(army.race.number)
        self.power = -1 if army is None else int(army.power.number)
        self.row = [] if picked else list(eye.features(s, seat))


class Planners:
    """Everybody plans; one step is a plan up to the next chance, or a chance."""

    def __init__(self, seed: int, seats: int) -> None:
        self._rng = Rng(seed)
        self._seats = [Thinker(seed * 7 + seat, PLANNER) for seat in range(seats)]

    def step(self, s: State) -> None:
        """Play on."""
        if s.decider == CHANCE:
            apply(s, draw(s, self._rng))
            return
        seat, turn = s.decider, (s.round, s.turn)
        plan = self._seats[int(seat)].choose_in(s.copy())
        # What was picked is written down before it fights.
        for packed in plan[:1] if s.phase == PICK else plan:
            if s.decider != seat or (s.round, s.turn) != turn:
                return
            perform(s, packed)


def one_game(
    map_name: str, box: str, seed: int, number: int, planned: bool
) -> tuple[list[Note], list[int]]:
    """The notes of one game, and the coins at its end."""
    s = new_game(map_name, box=box)
    quick = Habit(seed, NOISE[number % len(NOISE)], WHIM[number % len(WHIM)])
    player = Planners(seed, int(s.seats)) if planned else quick
    notes: list[Note] = []
    turn = (s.round, s.turn)
    while s.phase != OVER:
        picks = s.phase == PICK and s.decider != CHANCE
        player.step(s)
        if picks:
            notes.append(Note(s, int(s.turn), True))
        if (s.round, s.turn) != turn and s.phase != OVER:
            turn = (s.round, s.turn)
            notes += [Note(s, seat, False) for seat in range(s.seats)]
    return notes, [int(s.coins[seat]) for seat in range(s.seats)]


class Lessons:
    """One fit for each number of turns left, and one for the combos."""

    def __init__(self) -> None:
        self.outlook = [Ridge(_SIZE) for _ in range(_TURNS)]
        self.combos = Ridge(_SIZE + _TURNS * 8)

    def add(self, note: Note, final: int, place: int) -> None:
        """Learn from one note what followed it; *place* tells the maps apart."""
        target = float(final - note.coins)
        if note.picked:
            share = min(note.left, 4) / 4
            row = [(_SIZE + note.left * 8 + place, 1.0)]
            self.combos.add([*row, *_traits(note, share)], target)
        elif note.left > 0:
            row = [(n, value) for n, value in enumerate(note.row) if value]
            self.outlook[note.left].add([*row, *_traits(note, 1.0)], target)

    def tables(self) -> tuple[list[list[float]], list[list[float]], list[list[float]]]:
        """The weights of features, races and powers, by turns left."""
        leash = [_LEASH] * _FIRST_RACE + [_LEASH_OF_TRAITS] * (_SIZE - _FIRST_RACE)
        fits = [self.combos.solve([*leash, *([_LEASH] * _TURNS * 8)])[:_SIZE]]
        fits += [each.solve(leash) for each in self.outlook[1:]]
        fits[0][:_FIRST_RACE] = [0.0] * _FIRST_RACE
        return (
            [fit[:_FIRST_RACE] for fit in fits],
            [fit[_FIRST_RACE:_FIRST_POWER] for fit in fits],
            [fit[_FIRST_POWER:] for fit in fits],
        )


def _traits(note: Note, share: float) -> list[tuple[int, float]]:
    row = [(_FIRST_RACE + note.race, share)] if note.race >= 0 else []
    return [*row, (_FIRST_POWER + note.power, share)] if note.power >= 0 else row


def deals(games: int) -> list[tuple[int, str, int]]:
    """*games* on every map; two make fewer notes a game, and only two boards are theirs."""
    return [
        (place, map_name, number)
        for place, map_name in enumerate(MAPS)
        for number in range(games if map_name[-1] != "2" else 3 * games)
    ]


def learn(games: int, seed: int, planned: bool) -> list[Lessons]:
    """Play, some games with both boxes: what two at a table learn, and what more do."""
    lessons = [Lessons(), Lessons()]
    told = Console(stderr=True)
    for place, map_name, number in track(deals(games), "", console=told):
        box = "mixed" if number % 6 == 5 else ""
        notes, final = one_game(map_name, box, seed * 1_000_003 + number, number, planned)
        for note in notes:
            lessons[len(final) > 2].add(note, final[note.seat], place)
    return lessons


def write(lessons: list[Lessons], out: TextIO) -> None:
    """The module ``bots.weights``."""
    out.write(_HEAD)
    few, many = (each.tables() for each in lessons)
    for name, first, then in zip(("OUTLOOK", "RACES", "POWERS"), few, many, strict=True):
        out.write(f"\n# fmt: off\n{name}: Final[list[list[int]]] = [\n")
        for row in first + then:
            out.writelines(_lines([round(100 * weight) for weight in row]))
        out.write("]\n# fmt: on\n")


def _lines(row: list[int]) -> list[str]:
    """One row of a table, broken before it gets too long."""
    parts = [row[n : n + 15] for n in range(0, len(row), 15)]
    lines = ["     " + " ".join(f"{number}," for number in part) + "\n" for part in parts]
    lines[0] = "    [" + lines[0].lstrip()
    lines[-1] = lines[-1].rstrip("\n") + "],\n"
    return lines


def keep(lessons: list[Lessons]) -> None:
    """Write the file as a whole, or not at all."""
    fresh = WEIGHTS.with_suffix(".new")
    with fresh.open("w", encoding="utf-8") as out:
        write(lessons, out)
    fresh.replace(WEIGHTS)


def main(arguments: list[str] | None = None) -> None:
    """Go to school, or (with ``--round``) through one round of it."""
    reader = argparse.ArgumentParser(prog="python -m elbowroom.arena.train")
    reader.add_argument("--games", type=int, default=400)
    reader.add_argument("--seed", type=int, default=1)
    reader.add_argument("--rounds", type=int, default=3)
    reader.add_argument("--round", type=int, default=0, help=argparse.SUPPRESS)
    given = reader.parse_args(arguments)
    if given.round:
        planned = given.round == given.rounds
        keep(learn(given.games, given.seed + given.round - 1, planned))
        return
    keep([Lessons(), Lessons()])
    command = [sys.executable, "-m", "elbowroom.arena.train", "--games", str(given.games)]
    command += ["--seed", str(given.seed), "--rounds", str(given.rounds)]
    for number in range(1, given.rounds + 1):
        subprocess.run([*command, "--round", str(number)], check=True)


if __name__ == "__main__":
    main()
