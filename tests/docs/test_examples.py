"""The programs under examples: each runs as it is and is short."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.docs.pages import ROOT

EXAMPLES = sorted((ROOT / "examples").glob("*.py"))
MOST_LINES = 44

# A few words that an example prints only if it works.
SAID = {
    "open_spiel_search": "the search prefers: ",
    "pettingzoo_greedy": "game 2: seat_1 earned ",
    "my_race": "conquer peak  out of conquer shore, conquer peak, stop",
    "positions_by_code": "seat 1 sees the coins [",
    "price_of_everything": "declining now is refused: why-first-turn",
    "random_game": "  wins",
    "replay_a_record": "chance followed the seed: True",
}

each_example = pytest.mark.parametrize("example", EXAMPLES, ids=lambda path: path.stem)


def run(*words: str) -> subprocess.CompletedProcess[str]:
    """Run a program in a separate process, with the same package as these tests."""
    return subprocess.run(
        [sys.executable, *words],
        env=os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)},
        capture_output=True,
        text=True,
        check=False,
    )


@each_example
def test_an_example_runs_and_prints_its_result(example: Path) -> None:
    process = run(str(example))
    assert process.returncode == 0, process.stderr
    assert SAID[example.stem] in process.stdout


@each_example
def test_an_example_can_be_read_at_a_glance(example: Path) -> None:
    assert len(example.read_text(encoding="utf-8").splitlines()) <= MOST_LINES


def test_any_golden_game_can_be_replayed() -> None:
    process = run(
        str(ROOT / "examples/replay_a_record.py"), str(ROOT / "tests/games/surface-2-1.game")
    )
    assert process.returncode == 0, process.stderr
    assert "won by seat" in process.stdout
