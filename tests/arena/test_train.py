"""Training: the same numbers give the same weights, whatever there was before."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from io import StringIO
from pathlib import Path

import pytest

import elbowroom
from elbowroom.arena.ridge_regression import Ridge
from elbowroom.arena.train import MAPS, Lessons, deals, learn, one_game, write
from elbowroom.bots.evaluation import FEATURES, MOST_TURNS
from elbowroom.traits.catalogue import POWERS, RACES


def weights(text: str) -> dict[str, list[list[int]]]:
    """The tables of a written module."""
    found: dict[str, list[list[int]]] = {}
    exec(text, found)
    return found


def test_a_fit_finds_the_numbers_behind_the_data() -> None:
    fit = Ridge(3)
    for n in range(60):
        one, other = float(n % 7), float(n % 5)
        fit.add([(0, 1.0), (1, one), (2, other)], 4.0 + 2.0 * one - 3.0 * other)
    answer = fit.solve([0.001] * 3)
    assert answer == pytest.approx([4.0, 2.0, -3.0], abs=0.01)
    assert fit.error(answer) < 0.01


@pytest.mark.parametrize("planned", [False, True], ids=["quick", "planned"])
@pytest.mark.parametrize("map_name", ["surface-2", "underground-3"])
def test_a_game_gives_notes_of_every_seat_and_pick(map_name: str, planned: bool) -> None:
    notes, final = one_game(map_name, "", 5, 0, planned)
    again, _ = one_game(map_name, "", 5, 0, planned)
    seats = set(range(len(final)))
    assert {note.seat for note in notes if note.picked} == seats
    assert {note.seat for note in notes if not note.picked} == seats
    assert all(note.coins >= 0 for note in notes)
    assert [vars(note) for note in notes] == [vars(note) for note in again]


def test_every_map_is_played_and_those_for_two_more_often() -> None:
    counted = dict.fromkeys(MAPS, 0)
    for _, name, _ in deals(4):
        counted[name] += 1
    assert counted["surface-2"] == counted["underground-2"] == 12
    assert counted["surface-5"] == 4


def test_school_begins_with_weights_of_nought() -> None:
    out = StringIO()
    write([Lessons(), Lessons()], out)
    tables = weights(out.getvalue())
    rows = 2 * (MOST_TURNS + 1)
    sizes = {"OUTLOOK": FEATURES, "RACES": len(RACES), "POWERS": len(POWERS)}
    for name, size in sizes.items():
        assert tables[name] == [[0] * size] * rows


def test_what_is_learnt_is_sensible() -> None:
    out = StringIO()
    write(learn(2, 1, planned=False), out)
    outlook = weights(out.getvalue())["OUTLOOK"]
    early, late = outlook[8], outlook[1]
    assert early[0] > late[0]  # more turns, more coins


def test_the_same_numbers_give_the_same_weights(tmp_path: Path) -> None:
    source = Path(elbowroom.__file__).parents[1]
    texts = []
    for before in ("", "OUTLOOK = RACES = POWERS = [[7] * 48] * 22\n"):
        shutil.rmtree(tmp_path / "all", ignore_errors=True)
        shutil.copytree(
            source, tmp_path / "all", ignore=shutil.ignore_patterns("web", "__pycache__")
        )
        file = tmp_path / "all/elbowroom/bots/weights.py"
        file.write_text(before or file.read_text(encoding="utf-8"), encoding="utf-8")
        command = [sys.executable, "-m", "elbowroom.arena.train", "--games", "1", "--rounds", "2"]
        env = {**os.environ, "PYTHONPATH": str(tmp_path / "all")}
        subprocess.run(command, cwd=tmp_path, env=env, check=True, capture_output=True)
        texts.append(file.read_text(encoding="utf-8"))
    assert texts[0] == texts[1]
    assert len(weights(texts[0])["POWERS"]) == 2 * (MOST_TURNS + 1)
