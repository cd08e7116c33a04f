"""Leaving a game at the terminal and going on with it, and tables that cannot be set."""

from __future__ import annotations

from pathlib import Path

import pytest

from elbowroom.cli.main import main
from elbowroom.cli.terminal.keyboard import Keyboard
from elbowroom.play.match import Match
from elbowroom.play.record import load_match
from tests.cli.run_result import Run

# Two people above; the first army is Diplomat Ghouls with ten tokens.
TWO = ("play", "--seats", "you:Ada,you:Bo", "--seed", "1114", "--open-coins")
ALONE = ("play", "--seats", "you:Ada,easy", "--seed", "1114")


def lines(*texts: str) -> str:
    return "\n".join(texts) + "\n"


# ---------------------------------------------------------------------- leaving and going on


def test_the_end_of_the_input_ends_the_game(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "evening.game"
    result = run(*ALONE, "--save", str(file), stdin=lines("1"))
    assert result.code == 1
    assert "The input ended before the game did." in result.out
    assert load_match(file.read_text(encoding="utf-8")).state.active[0] is not None


def test_quit_asks_where_to_save_the_game(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "evening.game"
    stdin = lines("1", "quit", "stay", "c butterfold", "q", "/no/such/folder/x", str(file))
    result = run(*ALONE, stdin=stdin)
    assert result.code == 0
    assert "/no/such/folder/x cannot be written" in result.out
    assert f"Saved: {file}" in result.out
    assert "Goodbye." in result.out
    assert "2 conquer" not in file.read_text(encoding="utf-8")
    assert "1 conquer butterfold" in file.read_text(encoding="utf-8")


def test_a_saved_game_continues_where_it_ended(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "evening.game"
    run(*ALONE, stdin=lines("1", "c butterfold", f"save {file}", "quit", "no"))
    result = run("play", "--load", str(file), stdin=lines("c mumb", "quit"))
    assert result.code == 0
    assert "surface-2 (Surface): Ada, Easy 2" in result.out
    assert "Ada conquers Mumblewood" in result.out
    again = load_match(file.read_text(encoding="utf-8"))
    assert [entry.text for entry in again.history if entry.seat][-1] == "conquer mumblewood"


def test_others_may_take_the_seats_of_a_saved_game(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "evening.game"
    run(*ALONE, stdin=lines("1", f"save {file}", "quit", "no"))
    result = run("play", "--load", str(file), "--seats", "easy,random")
    assert result.code == 0
    assert "Final result" in result.out
    wrong = run("play", "--load", str(file), "--seats", "easy,random,easy")
    assert wrong.code == 2


def test_names_of_a_foreign_record_become_people(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "foreign.game"
    run(*ALONE, stdin=lines("1", f"save {file}", "quit", "no"))
    text = file.read_text(encoding="utf-8")
    file.write_text(text.replace("you:Ada | easy", "Zoe"), encoding="utf-8")
    result = run("play", "--load", str(file), stdin=lines("quit"))
    assert "surface-2 (Surface): Zoe, Player 2" in result.out


def test_an_interruption_saves_the_game(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "evening.game"

    def interrupted(keyboard: Keyboard, prompt: str) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr(Keyboard, "ask", interrupted)
    result = run(*ALONE, "--save", str(file))
    assert result.code == 130
    assert "Goodbye." in result.out
    assert file.read_text(encoding="utf-8").startswith("elbowroom-record 1")


def test_an_interrupted_bot_prints_no_traceback(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(match: Match, bot: object) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("elbowroom.cli.terminal.session.ask", interrupted)
    assert run("play", "--seats", "easy,you").code == 130


def test_a_missing_stdin_is_the_end_of_input(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", None)
    assert main(["play", "--seats", "you,easy", "--seed", "1"]) == 1


# ---------------------------------------------------------------------- tables that cannot be set


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--seats", "you"], "two to five"),
        (["--seats", "you,you,you,you,you,you"], "not 6"),
        (["--seats", "you,bob"], "bob"),
        (["--seats", "you:a|b,easy"], "a|b"),
        (["--seats", f"you:{'x' * 21},easy"], "20"),
        (["--map", "nowhere"], "underground-5"),
        (["--map", "surface-3", "--seats", "you,easy"], "surface-3 is a map for 3 seats, not 2"),
        (["--map", "surface-2", "--box", "underground"], "surface or mixed"),
        (["--box", "moon"], "surface, underground or mixed"),
        (["--option", "see_entry=false"], "sea_entry"),
        (["--option", "sea_entry=perhaps"], "sea_entry=false"),
        (["--seed", "-1"], "-1"),
        (["--load", "/no/such/file"], "/no/such/file"),
        (["--load", "/no/such/file", "--map", "surface-2"], "--map"),
        (["--save", "/no/such/folder/file"], "/no/such/folder/file"),
    ],
)
def test_wrong_options_are_one_line_and_exit_code_2(
    run: Run, arguments: list[str], message: str
) -> None:
    result = run("play", *arguments)
    assert result.code == 2
    assert message in result.err
    assert result.err.count("\n") == 1


def test_a_malformed_saved_game_names_file_and_line(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "evening.game"
    file.write_text("elbowroom-record 1\nnonsense\n", encoding="utf-8")
    result = run("play", "--load", str(file))
    assert result.code == 2
    assert f"{file}:1: " in result.err
