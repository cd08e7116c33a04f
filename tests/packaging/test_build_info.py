"""The program knows its version, and whether it is compiled."""

from __future__ import annotations

import os
import tomllib
from importlib import import_module
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.metadata import PackageNotFoundError
from pathlib import Path

import pytest

from elbowroom import build_info

ROOT = Path(__file__).parents[2]
ENGINE = ("masks.py", "atlas/atlas.py", "rules/*.py", "traits/*.py", "traits/*/*.py")
PLANNER = ("rollout.py", "planner.py", "turn_tree.py")


def engine_modules() -> list[str]:
    package = ROOT / "src" / "elbowroom"
    files = [path for pattern in ENGINE for path in package.glob(pattern)]
    files += [package / "bots" / name for name in PLANNER]
    parts = [path.relative_to(ROOT / "src").with_suffix("").parts for path in files]
    return [".".join(names) for names in parts if names[-1] != "__init__"]


def test_the_engine_is_compiled_as_a_whole_or_not_at_all() -> None:
    files = [import_module(name).__file__ or "" for name in engine_modules()]
    kinds = {file.endswith(tuple(EXTENSION_SUFFIXES)) for file in files}
    assert kinds == {build_info.compiled()}


@pytest.mark.skipif("ELBOWROOM_EXPECT" not in os.environ, reason="make says which build it tests")
def test_the_tests_run_over_the_build_that_they_are_meant_for() -> None:
    assert build_info.compiled() == (os.environ["ELBOWROOM_EXPECT"] == "compiled")


@pytest.mark.parametrize(
    ("file", "compiled"),
    [
        ("rules/apply.py", False),
        (f"rules/apply{EXTENSION_SUFFIXES[0]}", True),
        (f"rules/apply{EXTENSION_SUFFIXES[-1]}", True),
    ],
)
def test_the_file_of_the_engine_shows_how_it_was_built(
    monkeypatch: pytest.MonkeyPatch, file: str, compiled: bool
) -> None:
    monkeypatch.setattr(import_module("elbowroom.rules.apply"), "__file__", file)
    assert build_info.compiled() == compiled


def test_the_version_is_that_of_the_project() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert build_info.version() in (project["version"], build_info.NOT_INSTALLED)


def test_a_source_tree_that_was_never_installed_still_has_a_version(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def unknown(name: str) -> str:
        raise PackageNotFoundError(name)

    monkeypatch.setattr(build_info, "version_of", unknown)
    assert build_info.version() == build_info.NOT_INSTALLED
