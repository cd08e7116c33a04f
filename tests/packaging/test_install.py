"""Installing the packages of a lock file: progress while it runs, reasons when it fails."""

from __future__ import annotations

import runpy
from pathlib import Path
from typing import Any

import pytest

INSTALL: dict[str, Any] = runpy.run_path(str(Path(__file__).parents[2] / "tools" / "install.py"))

OUTPUT = """Collecting alpha==1 (from -r some.lock (line 1))
  Downloading alpha-1-py3-none-any.whl (12 kB)
Collecting beta==2 (from -r some.lock (line 2))
Installing collected packages: beta, alpha
Successfully installed alpha-1 beta-2
""".splitlines(keepends=True)


def test_somebody_at_a_terminal_sees_how_far_it_is(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stdout.isatty", lambda: True)
    INSTALL["follow"](OUTPUT, 2)
    printed = capsys.readouterr().out
    assert [text in printed for text in ("1 of 2", "2 of 2", "unpacking")] == [True] * 3
    assert "\n" not in printed


def test_a_log_file_gets_no_progress(capsys: pytest.CaptureFixture[str]) -> None:
    lines = INSTALL["follow"](OUTPUT, 2)
    assert capsys.readouterr().out == ""
    assert lines[-1] == "Successfully installed alpha-1 beta-2"


def test_a_failure_shows_the_reason_and_what_to_do(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    lock = tmp_path / "some.lock"
    lock.write_text("alpha==1 --hash=sha256:00\n")
    names = INSTALL["main"].__globals__
    monkeypatch.setitem(names, "install", lambda *arguments: (1, ["no route to host"]))
    monkeypatch.setattr("subprocess.run", lambda *arguments, **options: None)
    assert INSTALL["main"](tmp_path / "environment", lock) == 1
    complaint = capsys.readouterr().err
    assert "no route to host" in complaint
    assert "some.lock" in complaint
