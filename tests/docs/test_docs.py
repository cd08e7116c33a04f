"""Everything that the pages show can be done, and everything that they link to is there."""

from __future__ import annotations

import contextlib
import io
import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from elbowroom.notation.scenario import read_scenario, run_scenario
from tests.docs.pages import PAGES, ROOT, Block, anchors, blocks, links, name_of, prose

each_page = pytest.mark.parametrize("page", PAGES, ids=name_of)

# Pages about running a server show a server at work; they need not end in a program.
WITHOUT_EXAMPLE = ("README.md", "docs/operations.md", "docs/server.md")
LARGEST_PICTURE = 300_000


def run_python(page: Path, block: Block, names: dict[str, object]) -> str:
    """What *block* prints; its lines are counted as in the page, for whoever reads a traceback."""
    code = compile("\n" * (block.line - 1) + block.text, str(page), "exec")
    printed = io.StringIO()
    with contextlib.redirect_stdout(printed):
        exec(code, names)
    return printed.getvalue()


@each_page
def test_the_python_of_a_page_runs_from_top_to_bottom_and_prints_what_the_page_says(
    page: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(ROOT)
    names: dict[str, object] = {"__name__": page.stem}
    for block in blocks(page):
        if block.language == "python":
            printed = run_python(page, block, names)
            assert block.expected is None or printed == block.expected, f"line {block.line}"


@each_page
def test_the_scenarios_of_a_page_hold(page: Path) -> None:
    for block in blocks(page):
        if block.language == "yaml":
            run_scenario(read_scenario(block.text, f"{name_of(page)}, line {block.line}"))


def commands(page: Path) -> list[str]:
    """The lines of *page* that are meant for a shell."""
    shell = [block.text for block in blocks(page) if block.language == "sh"]
    return [line for text in shell for line in text.splitlines() if line.strip()]


@each_page
def test_every_target_of_make_that_a_page_names_exists(page: Path) -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    targets = set(re.findall(r"^\.PHONY: (\w+)$", makefile, re.MULTILINE))
    named = re.findall(r"`make (\w+)", prose(page))
    named += [line.split()[1] for line in commands(page) if line.startswith("make ")]
    assert set(named) <= targets


@pytest.mark.parametrize("page", [p for p in PAGES if name_of(p) not in WITHOUT_EXAMPLE[1:]])
def test_the_commands_of_a_page_work(page: Path, tmp_path: Path) -> None:
    for name in ("docs", "examples", "scenarios", "tests"):
        (tmp_path / name).symlink_to(ROOT / name)
    for line in commands(page):
        words = shlex.split(line, comments=True)
        if words[0] == "make":
            continue
        assert words[0] in ("elbowroom", "python"), line
        program = ["-m", "elbowroom"] if words[0] == "elbowroom" else []
        done = subprocess.run(
            [sys.executable, *program, *words[1:]],
            cwd=tmp_path,
            env=os.environ | {"LC_ALL": "C.UTF-8", "PYTHONPATH": os.pathsep.join(sys.path)},
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, f"{line}\n{done.stdout}{done.stderr}"


@each_page
def test_every_link_of_a_page_leads_somewhere(page: Path) -> None:
    for link in links(page):
        path, _, anchor = link.partition("#")
        target = (page.parent / path).resolve() if path else page
        assert target.exists(), link
        assert not anchor or anchor in anchors(target), link


@each_page
def test_every_file_of_the_project_that_a_page_names_exists(page: Path) -> None:
    named = re.findall(
        r"`((?:src|tests|scenarios|docs|examples)/[\w/.-]+)`", prose(page)
    )
    assert [name for name in named if not (ROOT / name).exists()] == []


@each_page
def test_a_page_ends_in_something_that_can_be_run(page: Path) -> None:
    if name_of(page) not in WITHOUT_EXAMPLE:
        shown = [block for block in blocks(page) if block.language != "text"]
        assert shown, "no example"
        assert shown[-1].language == "python"


def test_every_page_can_be_reached_from_the_readme() -> None:
    seen = {PAGES[0]}
    waiting = [PAGES[0]]
    while waiting:
        page = waiting.pop()
        for link in links(page):
            target = (page.parent / link.partition("#")[0]).resolve()
            if target in PAGES and target not in seen:
                seen.add(target)
                waiting.append(target)
    assert [name_of(page) for page in PAGES if page not in seen] == []


def test_pictures_are_small() -> None:
    pictures = [file for file in (ROOT / "docs" / "pictures").iterdir() if file.suffix != ".py"]
    assert pictures
    for file in pictures:
        assert file.stat().st_size < LARGEST_PICTURE, file.name


def test_drawn_pictures_fetch_nothing_from_elsewhere() -> None:
    for file in (ROOT / "docs" / "pictures").glob("*.svg"):
        drawn = file.read_text(encoding="utf-8").replace("http://www.w3.org/", "")
        assert "://" not in drawn, file.name
