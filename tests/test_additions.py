"""Additions invalidate nothing: records, codes, weights and scenarios name everything by key.

A race, a power, an option and a board are added at the front of their lists, in a copy of the
sources; so the copy is always plain Python, whatever build is tested.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[1]
SOURCES = ROOT / "src" / "elbowroom"
COPIED = ("*.py", "*.toml", "*.txt", "*.ftl", "*.json")


def copy_of_the_sources(folder: Path) -> Path:
    """The package without its page and without compiled modules."""
    for pattern in COPIED:
        for file in SOURCES.rglob(pattern):
            place = file.relative_to(SOURCES)
            if place.parts[0] != "web":
                (folder / "elbowroom" / place).parent.mkdir(parents=True, exist_ok=True)
                shutil.copy(file, folder / "elbowroom" / place)
    return folder / "elbowroom"


def insert(file: Path, after: str, line: str) -> None:
    """Put *line* behind the only place where *after* stands."""
    text = file.read_text(encoding="utf-8")
    assert text.count(after) == 1, (file, after)
    file.write_text(text.replace(after, f"{after}{line}\n"), encoding="utf-8")


def add_at_the_front(package: Path) -> None:
    """A race and a power in each box, a house rule and a board."""
    catalogue = package / "traits" / "catalogue.py"
    for box in ("SURFACE", "UNDERGROUND"):
        key = f"aaa-{box.lower()}"
        race, power = f'Trait("{key}-race", tokens=5, tray=10)', f'Trait("{key}-power", tokens=4)'
        insert(catalogue, f"{box}_RACES: Final[list[Trait]] = [\n", f"    {race},")
        insert(catalogue, f"{box}_POWERS: Final[list[Trait]] = [\n", f"    {power},")
    end_of_docstring = 'Their order means nothing.\n    """\n'
    insert(package / "rules" / "options.py", end_of_docstring, "\n    aaa_option: bool = True")
    boards = package / "atlas" / "boards"
    board = (boards / "surface-2.toml").read_text(encoding="utf-8")
    board = board.replace('name = "surface-2"', 'name = "aaa-board"', 1)
    (boards / "aaa-board.toml").write_text(board, encoding="utf-8")


def replay_everything(sources: Path) -> dict[str, Any]:
    """What ``tests.replay_everything`` prints about the package in *sources*."""
    paths = os.pathsep.join([str(sources), str(ROOT)])
    process = subprocess.run(
        [sys.executable, "-m", "tests.replay_everything"],
        cwd=ROOT, env=os.environ | {"PYTHONPATH": paths}, capture_output=True, text=True,
    )  # fmt: skip
    assert process.returncode == 0, process.stderr
    result: dict[str, Any] = json.loads(process.stdout)
    return result


@pytest.fixture(scope="module")
def results(tmp_path_factory: pytest.TempPathFactory) -> tuple[dict[str, Any], dict[str, Any]]:
    """Everything replayed before and after the additions."""
    before = copy_of_the_sources(tmp_path_factory.mktemp("before"))
    after = copy_of_the_sources(tmp_path_factory.mktemp("after"))
    add_at_the_front(after)
    return replay_everything(before.parent), replay_everything(after.parent)


Results = tuple[dict[str, Any], dict[str, Any]]


def test_new_games_have_the_additions_first(results: Results) -> None:
    before, after = (result["present"] for result in results)
    contents = (before.pop("contents"), after.pop("contents"))
    assert after == {
        "race": "aaa-surface-race",
        "power": "aaa-surface-power",
        "option": "aaa_option",
        "board": "aaa-board",
    }
    assert not set(after.values()) & set(before.values())
    assert contents[0] != contents[1]


def test_every_golden_game_replays_to_the_same_end(results: Results) -> None:
    before, after = results
    assert after["games"] == before["games"]
    assert all(" True True " in line for line in after["games"].values())


def test_every_stored_code_is_read_as_it_was(results: Results) -> None:
    before, after = results
    assert {code: line[:2] for code, line in after["codes"].items()} == {
        code: line[:2] for code, line in before["codes"].items()
    }
    assert all(same for same, _, _ in after["codes"].values())


def test_every_scenario_still_holds(results: Results) -> None:
    _, after = results
    assert {name: error for name, error in after["scenarios"].items() if error} == {}


def test_the_weights_give_every_position_the_same_value(results: Results) -> None:
    before, after = results
    assert [line[2] for line in after["codes"].values()] == [
        line[2] for line in before["codes"].values()
    ]
