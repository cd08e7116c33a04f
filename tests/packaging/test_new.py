"""`make new` lays out a race, a power and a board that pass every check as they are."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
VENV = ROOT / ".venv"
CACHE = ".mypy_cache"
PARTS = ("src", "tests", "tools")
# The copy borrows the installed tools: it must never install itself into them.
MAKE = ("make", "--old-file=.venv/.ready", "--old-file=.venv/.packages")
CREATED = (("RACE=mole-men",), ("POWER=lucky", "BOX=underground"), ("BOARD=the-docks", "PLAYERS=2"))
# Tests about every race, power and board, besides their own tests.
ABOUT_EVERYTHING = (
    *("tests/traits/races/test_mole_men.py", "tests/traits/powers/test_lucky.py"),
    *("tests/traits/test_catalogue.py", "tests/words/test_words.py", "tests/docs/test_tables.py"),
    *("tests/test_rule_coverage.py", "tests/games/test_games.py", "tests/notation/test_code.py"),
)


def run(command: list[str], folder: Path, **variables: str) -> None:
    """Run *command* in *folder*; if it fails, show everything that it printed."""
    environment: Mapping[str, str] = {**os.environ, **variables}
    process = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True)
    assert process.returncode == 0, process.stdout + process.stderr


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the project with one new thing of each kind."""
    if not (ROOT / ".git").exists() or not (VENV / ".ready").exists():
        pytest.skip("needs a checkout that `make` has set up")
    copy = tmp_path_factory.mktemp("new") / "elbowroom"
    process = subprocess.run(
        ["git", "ls-files", "-z"], cwd=ROOT, check=True, capture_output=True, text=True
    )
    for name in filter(None, process.stdout.split("\0")):
        (copy / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(ROOT / name, copy / name)
    # The tools that are installed already, and what the type checker knows: both take minutes.
    (copy / ".venv").symlink_to(VENV)
    (copy / "web" / "node_modules").symlink_to(ROOT / "web" / "node_modules")
    if (ROOT / CACHE).exists():
        shutil.copytree(ROOT / CACHE, copy / CACHE)
    for words in CREATED:
        run([*MAKE, "new", *words], copy, PYTHONPATH=str(copy / "src"))
    return copy


def changed(tree: Path) -> list[str]:
    """The Python files of the copy that are new or not as they are here."""
    files = [file.relative_to(tree) for part in PARTS for file in (tree / part).rglob("*.py")]
    return [
        str(name)
        for name in files
        if not (ROOT / name).exists() or (ROOT / name).read_bytes() != (tree / name).read_bytes()
    ]


def test_new_things_pass_the_checks_of_their_own_files(tree: Path) -> None:
    python = [".venv/bin/python", "-m"]
    files = changed(tree)
    assert "src/elbowroom/traits/races/mole_men.py" in files
    run([*python, "ruff", "format", "--check", "."], tree)
    run([*python, "ruff", "check", "."], tree)
    run([*python, "mypy", *files], tree, PYTHONPATH=str(tree / "src"))
    run([*python, "codespell_lib"], tree)


@pytest.mark.slow  # the type checker reads everything that knows the catalogue: a minute
def test_new_things_pass_all_checks(tree: Path) -> None:
    run([*MAKE, "check"], tree, PYTHONPATH=str(tree / "src"))


def test_new_things_pass_their_own_tests_and_those_about_everything(tree: Path) -> None:
    pytest_ = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", *ABOUT_EVERYTHING]
    run(pytest_, tree, PYTHONPATH=str(tree / "src"), ELBOWROOM_EXPECT="plain")


def test_new_things_hold_in_their_scenarios(tree: Path) -> None:
    scenarios = [str(path) for path in tree.glob("scenarios/*/*no-ability-yet.yaml")]
    assert len(scenarios) == 2
    check = [sys.executable, "-m", "elbowroom.cli.main", "check", *scenarios]
    run(check, tree, PYTHONPATH=str(tree / "src"))
