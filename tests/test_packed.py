"""Plain Python needs no compiled package: the rules run without librt."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from elbowroom import new_game
from elbowroom.build_info import compiled
from elbowroom.rules.playout import play_out
from elbowroom.rules.rng import Rng

ROOT = Path(__file__).parents[1]

# Importing librt fails in the whole process.
BLOCK = """
import sys
sys.modules["librt"] = None
sys.modules["librt.vecs"] = None
"""
GAME = """
from elbowroom import new_game
from elbowroom.packed import append, vec
from elbowroom.rules.playout import play_out
from elbowroom.rules.rng import Rng

s = new_game("underground-2", seats=2)
print(play_out(s, Rng(5)), [s.coins[seat] for seat in range(2)], type(s.tokens))
print(append(vec[int]([1]), 2))
"""
SCENARIO = """
from elbowroom.notation.scenario import read_scenario, run_scenario

run_scenario(read_scenario(open("scenarios/decline.yaml").read(), "decline"))
print("passed")
"""

pytestmark = pytest.mark.skipif(compiled(), reason="compiled modules need librt")


def output_of(code: str) -> str:
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    process = subprocess.run(
        [sys.executable, "-c", BLOCK + code],
        cwd=ROOT,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert process.returncode == 0, process.stderr
    return process.stdout


def test_a_game_without_librt_is_the_same_game() -> None:
    s = new_game("underground-2", seats=2)
    decisions = play_out(s, Rng(5))
    coins = [s.coins[seat] for seat in range(2)]
    assert output_of(GAME) == f"{decisions} {coins} <class 'list'>\n[1, 2]\n"


def test_a_scenario_runs_without_librt() -> None:
    assert output_of(SCENARIO) == "passed\n"
