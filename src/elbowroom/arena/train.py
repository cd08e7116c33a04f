"""Learns the weights of ``bots.weights`` from games that the quick player plays with itself.

``python -m elbowroom.arena.train --games 600 --seed 1 --rounds 3`` writes the file, and the same
numbers give the same file. Every round plays with the weights of the round before, so each is a
process of its own.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
from pathlib import Path
from typing import TextIO

from elbowroom.arena.ridge import Ridge
from elbowroom.bots import eye
from elbowroom.bots.habit import Habit
from elbowroom.play.match import new_game
from elbowroom.rules.state import CHANCE, OVER, PICK, State
from elbowroom.traits.catalogue import POWERS, RACES

MAPS = [f"{box}-{players}" for box in ("surface", "underground") for players in (2, 3, 4, 5)]
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


def one_game(map_name: str, box: str, seed: int, number: int) -> tuple[list[Note], list[int]]:
    """The notes of one game, and the coins at its end."""
    s = new_game(map_name, box=box)
    player = Habit(seed, NOISE[number % len(NOISE)], WHIM[number % len(WHIM)])
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


def learn(games: int, seed: int) -> list[Lessons]:
    """Play *games* on every map, some of them with both boxes: what two learn, and what more do."""
    lessons = [Lessons(), Lessons()]
    for place, map_name in enumerate(MAPS):
        # Two make fewer notes a game, and only two boards are theirs.
        for number in range(games if map_name[-1] != "2" else 3 * games):
            box = "mixed" if number % 6 == 5 else ""
            notes, final = one_game(map_name, box, seed * 1_000_003 + number, number)
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


def main() -> None:
    """Learn in rounds."""
    reader = argparse.ArgumentParser(prog="python -m elbowroom.arena.train")
    reader.add_argument("--games", type=int, default=600)
    reader.add_argument("--seed", type=int, default=1)
    reader.add_argument("--rounds", type=int, default=3)
    reader.add_argument("--out", type=Path, default=Path(__file__).parents[1] / "bots/weights.py")
    given = reader.parse_args()
    lessons = learn(given.games, given.seed)
    with given.out.open("w", encoding="utf-8") as out:
        write(lessons, out)
    if given.rounds > 1:
        again = ["--games", given.games, "--seed", given.seed + 1, "--rounds", given.rounds - 1]
        command = [sys.executable, "-m", __spec__.name, *map(str, again), "--out", str(given.out)]
        subprocess.run(command, check=True)


if __name__ == "__main__":
    main()
