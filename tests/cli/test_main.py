"""The entry point: help, version, commands, and errors in one line."""

from __future__ import annotations

import subprocess
import sys

import pytest

from elbowroom.cli import main as door
from elbowroom.cli.language import plain, words
from elbowroom.cli.main import COMMANDS, SHOW_TRACEBACK, main
from tests.cli.run_result import Run

HEAVY = ("cyclopts", "rich", "fluent", "yaml", "elbowroom.rules", "elbowroom.traits")


def script(*arguments: str) -> list[str]:
    code = "import sys; from elbowroom.cli.main import main; sys.exit(main())"
    return [sys.executable, "-c", code, *arguments]


@pytest.mark.parametrize("arguments", [[], ["--help"], ["-h"], ["help"]])
def test_help_names_every_command(run: Run, arguments: list[str]) -> None:
    result = run(*arguments)
    assert result.code == 0
    for name in COMMANDS:
        assert f"  {name} " in result.out
        assert plain(f"help-{name}") in result.out


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_has_help_of_its_own(run: Run, name: str) -> None:
    result = run(name, "--help")
    assert result.code == 0
    assert f"elbowroom {name}" in result.out


def test_help_imports_no_heavy_modules() -> None:
    heavy = ", ".join(repr(name) for name in HEAVY)
    code = (
        "import sys; from elbowroom.cli.main import main; main(['--help']);"
        f"heavy = [name for name in ({heavy}) if name in sys.modules]; sys.exit(bool(heavy))"
    )
    subprocess.run([sys.executable, "-c", code], check=True, stdout=subprocess.DEVNULL)


def test_the_version_says_how_the_engine_was_built(run: Run) -> None:
    result = run("--version")
    assert result.code == 0
    assert result.out.startswith("elbowroom ")
    assert result.out.rstrip().endswith(("compiled", "plain"))


def test_plain_words_are_those_of_fluent() -> None:
    for key in ("app-about", "help-play", "help-option-seats"):
        assert plain(key) == words().text(key)


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["nonsense"], "nonsense"),
        (["play", "--nonsense"], "--nonsense"),
        (["play", "extra"], "extra"),
        (["play", "--seed", "x"], "--seed"),
        (["map", "nonsense"], "nonsense"),
        (["replay"], "FILE"),
        (["sim", "--games"], "--games"),
        (["bench", "--rounds", "0"], "1000"),
    ],
)
def test_a_wrong_command_line_is_one_line_and_exit_code_2(
    run: Run, arguments: list[str], message: str
) -> None:
    result = run(*arguments)
    assert result.code == 2
    assert result.out == ""
    assert message in result.err
    assert result.err.count("\n") == 1


def broken(path: object) -> str:
    raise RuntimeError("two\nlines")


def test_a_bug_is_reported_in_one_line(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv(SHOW_TRACEBACK, raising=False)
    monkeypatch.setattr("elbowroom.cli.commands.check.read_text", broken)
    assert main(["check", "some.yaml"]) == 70
    err = capsys.readouterr().err
    assert "RuntimeError: two lines" in err
    assert err.count("\n") == 1


def test_the_traceback_can_be_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(SHOW_TRACEBACK, "1")
    monkeypatch.setattr("elbowroom.cli.commands.check.read_text", broken)
    with pytest.raises(RuntimeError):
        main(["check", "some.yaml"])


def test_an_interrupted_command_has_its_own_exit_code(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(arguments: list[str]) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr(door, "_command", interrupted)
    assert main(["check", "x"]) == 130


def test_a_closed_pipe_is_not_an_error() -> None:
    shell = subprocess.Popen(
        script("map", "show", "surface-5", "--width", "200"),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    assert shell.stdout is not None
    assert shell.stderr is not None
    shell.stdout.close()
    assert shell.stderr.read() == b""
    shell.stderr.close()
    shell.wait()


def test_a_terminal_without_unicode_is_not_an_error() -> None:
    result = subprocess.run(
        script("map", "show", "surface-2"),
        capture_output=True,
        check=True,
        env={"PYTHONPATH": ":".join(sys.path), "PYTHONIOENCODING": "ascii", "COLUMNS": "80"},
    )
    assert b"Gull Sound" in result.stdout
    assert b"?" not in result.stdout


def test_the_program_can_be_run_as_a_module() -> None:
    result = subprocess.run(
        [sys.executable, "-m", "elbowroom.cli.main", "map", "list"],
        capture_output=True,
        text=True,
        check=True,
    )
    assert "surface-2" in result.stdout
