"""Contests of two sides (``bench.contest``)."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]


def contest(folder: Path, seats: str, *more: str) -> dict[str, Any]:
    """Play; it counts CPU time in all of its process, so it gets one of its own."""
    command = [
        sys.executable,
        "-m",
        "bench.contest",
        seats,
        "--resume",
        str(folder / "games.jsonl"),
    ]
    done = subprocess.run([*command, *more], capture_output=True, text=True, cwd=ROOT, check=True)
    answer: dict[str, Any] = json.loads(done.stdout)
    return answer


def test_of_odd_seats_each_side_has_the_larger_number_equally_often(tmp_path: Path) -> None:
    seats = ("easy,random,easy", "--map", "surface-3", "--games", "7", "--goal", "0.501")
    result = contest(tmp_path, *seats)
    assert [part["contest"]["bots"] for part in result["parts"]] == [
        ["easy", "random", "easy"],
        ["random", "easy", "random"],
    ]
    assert [part["bots"][0]["games"] for part in result["parts"]] == [3, 3]
    assert result["first"]["bot"] == "easy"
    assert result["first"]["games"] == 6
    assert result["first"]["win_rate"] > 0.8
    assert contest(tmp_path, *seats) == result  # nothing is played twice


def test_it_stops_when_the_result_is_clear(tmp_path: Path) -> None:
    result = contest(tmp_path, "easy,random", "--games", "60", "--goal", "0.9")
    assert result["test"] == {"goal": 0.9, "verdict": "above"}
    assert result["first"]["games"] == 6  # 1.8 to the power of 6 is more than 19
