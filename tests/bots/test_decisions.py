"""Stored decisions: the levels decide in these positions as they did when they were frozen."""

from __future__ import annotations

from pathlib import Path

from bench import decisions
from elbowroom.build_info import compiled

STORED = Path(__file__).parent / "decisions.json"
# The plain build checks only a few of them.
STEP = 1 if compiled() else 10


def test_the_levels_decide_as_they_did() -> None:
    assert decisions.differences(decisions.read(STORED)[::STEP]) == []


def test_a_set_of_decisions_is_stored_and_compared(tmp_path: Path) -> None:
    file = tmp_path / "few.json"
    arguments = [str(file), "--positions", "1", "--levels", "easy"]
    assert decisions.main(["store", *arguments]) == 0
    stored = decisions.read(file)
    games = len(list(decisions.GAMES.glob("*.game")))
    assert [each.seed for each in stored] == list(range(1, games + 1))
    assert decisions.main(["check", str(file)]) == 0
    for plan in (each.plans for each in stored):
        plan["easy"].append("end")
    decisions.write(file, stored)
    assert decisions.main(["check", str(file)]) == 1
