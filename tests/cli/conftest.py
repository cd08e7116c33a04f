"""The program called as from a terminal of 80 by 24, with prepared input."""

from __future__ import annotations

import io

import pytest

from elbowroom.cli.main import main
from tests.cli.run_result import Run, RunResult


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    """Call the program with arguments; ``stdin`` has the lines of the keyboard."""
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("LINES", "24")
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    # A bug must show its traceback, not only a one-line message.
    monkeypatch.setenv("ELBOWROOM_TRACEBACK", "1")

    def call(*arguments: str, stdin: str = "") -> RunResult:
        monkeypatch.setattr("sys.stdin", io.StringIO(stdin))
        capsys.readouterr()
        code = main(list(arguments))
        output = capsys.readouterr()
        return RunResult(code, output.out, output.err)

    return call
