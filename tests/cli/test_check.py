"""`elbowroom check`: one line for each scenario, the closing line, the exit codes."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.run_result import Run

HOLDS = """
title: A region costs two tokens
map: surface-2
phase: conquest
seats:
  - army: {race: orcs, power: hill, hand: 3}
  - {}
board: {butterfold: 1 orcs}
steps:
  - cost: {mumblewood: 2}
"""
FAILS = HOLDS.replace("mumblewood: 2", "mumblewood: 3")
MALFORMED = HOLDS.replace("surface-2", "nowhere")
STRANGE_STEP = HOLDS.replace("cost: {mumblewood: 2}", "do: fly mumblewood")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "below").mkdir()
    (tmp_path / "a.yaml").write_text(HOLDS, encoding="utf-8")
    (tmp_path / "below" / "b.yml").write_text(HOLDS, encoding="utf-8")
    (tmp_path / "notes.txt").write_text("no scenario", encoding="utf-8")
    return tmp_path


def test_a_folder_is_searched_and_every_scenario_has_a_line(run: Run, folder: Path) -> None:
    result = run("check", str(folder))
    assert result.code == 0
    lines = result.out.splitlines()
    assert lines[-1] == "2 passed, 0 failed"
    assert len(lines) == 3
    assert all("A region costs two tokens" in line for line in lines[:2])


def test_quiet_prints_only_the_closing_line(run: Run, folder: Path) -> None:
    assert run("check", "--quiet", str(folder)).out == "2 passed, 0 failed\n"


def test_a_failed_step_is_named_and_exits_1(run: Run, folder: Path) -> None:
    file = folder / "c.yaml"
    file.write_text(FAILS, encoding="utf-8")
    result = run("check", str(folder))
    assert result.code == 1
    assert result.out.splitlines()[-1] == "2 passed, 1 failed"
    failed = [line for line in result.out.splitlines() if line.startswith("FAILED")]
    assert len(failed) == 1
    assert f"{file}: steps[1].cost.mumblewood: expected: 3; found: 2" in failed[0]


@pytest.mark.parametrize("text", [MALFORMED, STRANGE_STEP, "", "[1, 2", "title: x\x00"])
def test_a_malformed_file_is_named_and_exits_2(run: Run, folder: Path, text: str) -> None:
    file = folder / "c.yaml"
    file.write_text(text, encoding="utf-8")
    result = run("check", str(folder))
    assert result.code == 2
    assert str(file) in result.err
    assert result.out.splitlines()[-1] == "2 passed, 0 failed"


def test_a_binary_file_exits_2(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "c.yaml"
    file.write_bytes(b"\xff\xfe\x00")
    result = run("check", str(file))
    assert result.code == 2
    assert str(file) in result.err


def test_malformed_files_decide_the_exit_code(run: Run, tmp_path: Path) -> None:
    (tmp_path / "a.yaml").write_text(FAILS, encoding="utf-8")
    (tmp_path / "b.yaml").write_text(MALFORMED, encoding="utf-8")
    assert run("check", str(tmp_path)).code == 2


def test_a_missing_path_exits_2(run: Run, tmp_path: Path) -> None:
    result = run("check", str(tmp_path / "nothing.yaml"))
    assert result.code == 2
    assert "nothing.yaml" in result.err
    assert result.out == "0 passed, 0 failed\n"


def test_a_folder_without_scenarios_exits_2(run: Run, tmp_path: Path) -> None:
    result = run("check", str(tmp_path))
    assert result.code == 2
    assert str(tmp_path) in result.err


def test_nothing_to_check_exits_2(run: Run) -> None:
    assert run("check").code == 2
