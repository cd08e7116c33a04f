"""The examples of the pages work, and the targets of their links exist."""

from __future__ import annotations

import contextlib
import io
import os
import re
import shlex
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

from elbowroom.notation.scenario import read_scenario, run_scenario
from tests.docs.pages import PAGES, ROOT, Block, anchors, blocks, links, name_of, prose

# Pages about the server show its messages, and do not end with a program.
OF_THE_SERVER = ("docs/operations.md", "docs/server.md")
LARGEST_PICTURE = 300_000


def each(pages: Sequence[Path]) -> pytest.MarkDecorator:
    assert pages
    return pytest.mark.parametrize("page", pages, ids=name_of)


def blocks_in(page: Path, language: str) -> list[Block]:
    return [block for block in blocks(page) if block.language == language]


def having(language: str) -> list[Path]:
    return [page for page in PAGES if blocks_in(page, language)]


# ---------------------------------------------------------------------------- code


def run_python(page: Path, block: Block, names: dict[str, object]) -> str:
    """What *block* prints; tracebacks have the line numbers of the page."""
    code = compile("\n" * (block.line - 1) + block.text, str(page), "exec")
    printed = io.StringIO()
    with contextlib.redirect_stdout(printed):
        exec(code, names)
    return printed.getvalue()


@each(having("python"))
def test_the_python_of_a_page_runs_from_top_to_bottom_and_prints_what_the_page_says(
    page: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(ROOT)
    names: dict[str, object] = {"__name__": page.stem}
    for block in blocks_in(page, "python"):
        printed = run_python(page, block, names)
        assert block.expected is None or printed == block.expected, f"line {block.line}"


@each(having("yaml"))
def test_the_scenarios_of_a_page_hold(page: Path) -> None:
    for block in blocks_in(page, "yaml"):
        run_scenario(read_scenario(block.text, f"{name_of(page)}, line {block.line}"))


@each([page for page in PAGES if name_of(page) not in ("README.md", *OF_THE_SERVER)])
def test_a_page_ends_in_something_that_can_be_run(page: Path) -> None:
    runnable = [block for block in blocks(page) if block.language != "text"]
    assert runnable[-1].language == "python"


# ---------------------------------------------------------------------------- commands


def commands(page: Path) -> list[list[str]]:
    """The lines of *page* that are meant for a shell, as words."""
    lines = [line for block in blocks_in(page, "sh") for line in block.text.splitlines()]
    return [shlex.split(line, comments=True) for line in lines if line.strip()]


@each([page for page in PAGES if "`make " in prose(page) or blocks_in(page, "sh")])
def test_every_target_of_make_that_a_page_names_exists(page: Path) -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    targets = re.findall(r"^\.PHONY: (\w+)$", makefile, re.MULTILINE)
    names = re.findall(r"`make (\w+)", prose(page))
    names += [words[1] for words in commands(page) if words[0] == "make"]
    assert set(names) <= set(targets)


@each(having("sh"))
def test_the_commands_of_a_page_work(page: Path, tmp_path: Path) -> None:
    for name in ("collections", "docs", "examples", "scenarios", "tests"):
        (tmp_path / name).symlink_to(ROOT / name)
    for words in commands(page):
        assert words[0] in ("elbowroom", "make"), words
        if words[0] == "elbowroom":
            process = subprocess.run(
                [sys.executable, "-m", *words],
                cwd=tmp_path,
                env=os.environ | {"LC_ALL": "C.UTF-8", "PYTHONPATH": os.pathsep.join(sys.path)},
                stdin=subprocess.DEVNULL,
                capture_output=True,
                text=True,
                check=False,
            )
            assert process.returncode == 0, f"{words}\n{process.stdout}{process.stderr}"


# ---------------------------------------------------------------------------- links


@each([page for page in PAGES if links(page)])
def test_every_link_of_a_page_has_a_target(page: Path) -> None:
    for link in links(page):
        path, _, anchor = link.partition("#")
        target = (page.parent / path).resolve() if path else page
        assert target.exists(), link
        assert not anchor or anchor in anchors(target), link


@each(PAGES)
def test_every_file_of_the_project_that_a_page_names_exists(page: Path) -> None:
    names = re.findall(r"`((?:src|tests|scenarios|docs|examples)/[\w/.-]+)`", prose(page))
    assert [name for name in names if not (ROOT / name).exists()] == []


def test_every_page_can_be_reached_from_the_readme() -> None:
    visited = {PAGES[0]}
    waiting = [PAGES[0]]
    while waiting:
        page = waiting.pop()
        for link in links(page):
            target = (page.parent / link.partition("#")[0]).resolve()
            if target in PAGES and target not in visited:
                visited.add(target)
                waiting.append(target)
    assert [name_of(page) for page in PAGES if page not in visited] == []


# ---------------------------------------------------------------------------- pictures

PICTURES = sorted((ROOT / "docs" / "pictures").glob("*.svg"))


@pytest.mark.parametrize("picture", PICTURES, ids=lambda path: path.name)
def test_a_picture_is_small_and_fetches_nothing_from_elsewhere(picture: Path) -> None:
    drawn = picture.read_text(encoding="utf-8")
    assert len(drawn.encode()) < LARGEST_PICTURE
    assert "://" not in drawn.replace("http://www.w3.org/", "")


@pytest.mark.parametrize("picture", PICTURES, ids=lambda path: path.name)
def test_a_picture_is_shown_somewhere(picture: Path) -> None:
    assert any(picture.name in prose(page) for page in PAGES)
