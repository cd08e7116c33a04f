"""`elbowroom train`: a small run from nothing, resumed, as a table and as JSON."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from elbowroom.bots.value.value_file import read_value
from tests.cli.run_result import Run

TINY = ("--games", "1", "--generations", "2", "--nodes", "5", "--epochs", "1")


def test_training_begins_with_nothing_and_is_not_done_twice(run: Run, tmp_path: Path) -> None:
    folder = tmp_path / "learning"
    done = run("train", str(folder), *TINY, "--json")
    assert done.code == 0
    data = json.loads(done.out)
    assert data["recipe"]["games"] == 1
    assert len(data["linear"]) == len(data["learnt"]) > 8
    value = read_value((folder / "value-1.json").read_bytes(), "value-1.json")
    assert value.digest == data["digest"]
    assert len(value.features) > 100
    assert "Generation 2 of 2: training" in done.err
    stamps = {path: path.stat().st_mtime_ns for path in folder.iterdir()}
    again = run("train", str(folder), *TINY)
    assert again.code == 0
    assert "Generation" not in again.err
    assert all(word in again.out for word in ("surface-2", "R²", "→"))
    assert {path: path.stat().st_mtime_ns for path in folder.iterdir()} == stamps
    other = run("train", str(folder), *TINY, "--seed", "2")
    assert other.code == 2
    assert "other settings" in other.err


@pytest.mark.parametrize("option", ["--games", "--generations", "--nodes", "--epochs"])
def test_numbers_out_of_range_are_refused(run: Run, tmp_path: Path, option: str) -> None:
    done = run("train", str(tmp_path), option, "0")
    assert done.code == 2
    assert "must be between 1 and 1000000" in done.err
