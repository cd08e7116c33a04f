"""Programs at the table: `bot`, `bot-check`, and seats like `cmd:./mybot` everywhere."""

from __future__ import annotations

import json
import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from elbowroom.bots.protocol import check
from elbowroom.bots.protocol.check import FAILED, LEFT_OUT, PASSED
from elbowroom.cli.commands.replay import seat_names
from elbowroom.cli.language import say
from elbowroom.cli.main import main
from elbowroom.play.match import Match
from elbowroom.words import entries
from tests.bots.protocol.programs import program, program_text
from tests.cli.run_result import Run

EXAMPLE = Path(__file__).parents[2] / "examples" / "bots" / "homebody.py"
HOMEBODY = f"cmd@30s:{shlex.join([sys.executable, str(EXAMPLE)])}"
MADE_UP = f"cmd:{shlex.join([sys.executable, '-c', 'raise SystemExit(1)'])}"


def test_a_bot_speaks_the_protocol_until_bye(run: Run) -> None:
    result = run("bot", "easy", stdin="hello 2\nwhat\nchoose 1 10\nbye\nhello 2\n")
    assert result.code == 0
    lines = result.out.splitlines()
    assert lines[0] == "hello 2 easy"
    assert lines[1].startswith("error ")
    assert len(lines) == 2


def test_a_bot_ends_with_its_input(run: Run) -> None:
    assert run("bot", stdin="hello 2\n").out == "hello 2 medium\n"


def test_a_bot_without_any_input_ends_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", None)
    assert main(["bot", "easy"]) == 0


def test_a_bot_accepts_bytes_that_are_not_utf_8() -> None:
    process = subprocess.run(
        [sys.executable, "-m", "elbowroom", "bot", "easy"],
        input=b"\xff\xfe\nhello 2\n",
        env=os.environ | {"PYTHONPATH": os.pathsep.join(sys.path), "LC_ALL": "C"},
        capture_output=True,
        check=True,
    )
    assert process.stdout == b"hello 2 easy\n"


@pytest.mark.parametrize(
    ("level", "message"), [("mean", "champion"), ("cmd:ls", "seat it"), ("hard@1m", "0.2s")]
)
def test_an_unknown_level_exits_2(run: Run, level: str, message: str) -> None:
    result = run("bot", level)
    assert result.code == 2
    assert message in result.err
    assert result.err.count("\n") == 1


# ---------------------------------------------------------------------------- bot-check


def test_the_example_passes(run: Run) -> None:
    result = run("bot-check", HOMEBODY)
    assert result.code == 0
    assert result.out.splitlines()[0] == "homebody, protocol 2"
    assert result.out.splitlines()[-1] == "All checks passed."
    assert result.out.count(" passed ") == 10


def test_a_failure_is_shown_and_exits_1(run: Run) -> None:
    result = run("bot-check", "--seconds", "30", shlex.join(program("def on_hello(): os._exit(0)")))
    assert result.code == 1
    assert "FAILED" in result.out
    assert result.out.splitlines()[-1] == "1 check failed."


def test_verdicts_for_machines(run: Run) -> None:
    result = run("bot-check", MADE_UP, "--json")
    data = json.loads(result.out)
    assert result.code == 1
    assert data["passed"] is False
    assert data["checks"][0]["facts"]["fault"] == "gone"


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["./no-such-program-here"], "can be run"),
        (["'"], "write it as: cmd:./mybot"),
        ([HOMEBODY, "--seconds", "0"], "0.01"),
    ],
)
def test_what_cannot_be_checked_exits_2(run: Run, arguments: list[str], message: str) -> None:
    result = run("bot-check", *arguments)
    assert result.code == 2
    assert message in result.err


def test_every_verdict_has_a_message() -> None:
    for verdict in (PASSED, FAILED, LEFT_OUT):
        assert say(f"check-bot-{verdict}")


def test_every_finding_has_a_message_and_every_message_is_used() -> None:
    source = Path(check.__file__).read_text(encoding="utf-8")
    keys = [key.removeprefix("check-finding-") for key in entries("en") if "check-finding-" in key]
    used = re.findall(r"""(?:True|False|LEFT_OUT|good|== 0|times\)), "([a-z-]+)\"""", source)
    assert set(used) == set(keys)


# ---------------------------------------------------------------------------- seats


def test_programs_play_in_sim(run: Run) -> None:
    seats = f"{HOMEBODY},random"
    result = run("sim", "--games", "2", "--seats", seats)
    assert result.code == 0
    assert "1  homebody.py" in result.out
    data = json.loads(run("sim", "--games", "2", "--seats", seats, "--json").out)
    assert data["seats"][0]["faults"] == 0
    again = json.loads(run("sim", "--games", "2", "--seats", seats, "--json").out)
    assert data["seats"] == again["seats"]


def test_sim_reports_the_faults_of_a_program(run: Run) -> None:
    bad = program_text("def on_choose(n, o): say('play', n, 'x' if n == '1' else o[0])")
    result = run("sim", "--games", "2", "--seats", f"{bad},random")
    assert "Seat 1 answered with something that is not a legal action: 2 times" in result.out


def test_programs_play_in_the_arena(run: Run) -> None:
    result = run("arena", "--games", "2", "--seats", f"{HOMEBODY},random", "--json")
    data = json.loads(result.out)
    assert result.code == 0
    assert data["games"] == 2
    assert [line["faults"] for line in data["results"]] == [{}, {}]


def test_the_arena_reports_the_faults_of_a_program(run: Run, tmp_path: Path) -> None:
    bad = program_text("def on_choose(n, o): say('play', n, 'x' if n == '1' else o[0])")
    contest = ("arena", "--games", "2", "--seats", f"{bad},random")
    result = run(*contest, "--resume", str(tmp_path / "bad.jsonl"))
    assert "that is not a legal action: 2 times" in re.sub(r"\s+", " ", result.out)
    again = run(*contest, "--resume", str(tmp_path / "bad.jsonl"), "--json")
    assert [line["faults"] for line in json.loads(again.out)["results"]] == [{"no-option": 2}, {}]


def test_the_arena_does_not_mention_faults_if_there_are_none(run: Run) -> None:
    result = run("arena", "--games", "2", "--seats", f"{HOMEBODY},random")
    assert "answer" not in result.out
    assert "protocol" not in result.out


def test_programs_and_budgets_play_at_the_table(run: Run) -> None:
    result = run("play", "--seats", f"hard@20n,{HOMEBODY}", "--seed", "1")
    assert result.code == 0
    assert "Hard 1" in result.out
    assert "homebody.py 2" in result.out


def test_the_table_reports_a_program_that_fails(run: Run) -> None:
    bad = program_text("def on_choose(n, o): say('play', n, 'x' if n == '1' else o[0])")
    result = run("play", "--seats", f"{bad},random", "--seed", "1")
    assert "answers with something that is not a legal action; as little" in result.out


@pytest.mark.parametrize("command", ["play", "sim", "arena"])
def test_a_program_without_the_protocol_exits_2(run: Run, command: str) -> None:
    result = run(command, "--seats", f"{MADE_UP},random")
    assert result.code == 2
    assert "did not say hello" in result.err
    assert result.err.count("\n") == 1


@pytest.mark.parametrize("command", ["play", "sim", "arena"])
def test_a_missing_program_exits_2(run: Run, command: str) -> None:
    result = run(command, "--seats", "cmd:./no-such-program-here,random")
    assert result.code == 2
    assert "can be run here" in result.err


def test_no_record_starts_a_program(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "evening.game"
    run("play", "--seats", f"you:Ada,{HOMEBODY}", "--seed", "1", "--save", str(file), stdin="1\n")
    text = file.read_text(encoding="utf-8")
    assert "you:Ada | cmd:homebody.py" in text
    result = run("play", "--load", str(file))
    assert result.code == 2
    assert "--seats" in result.err
    again = run("play", "--load", str(file), "--seats", f"you:Ada,{HOMEBODY}")
    assert again.code == 1  # nobody types


def test_a_replay_calls_programs_and_levels_by_their_names() -> None:
    match = Match("surface-3", names=["cmd:homebody.py", "champion@50n", "you:Ada"])
    assert seat_names(match) == ["homebody.py 1", "Champion 2", "Ada"]


def test_a_saved_game_continues_with_the_budgets_of_its_bots(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "evening.game"
    seats = "you:Ada,champion@50n"
    run("play", "--seats", seats, "--seed", "1", "--save", str(file), stdin="1\n")
    assert "you:Ada | champion@50n" in file.read_text(encoding="utf-8")
    assert "Champion 2" in run("play", "--load", str(file)).out
