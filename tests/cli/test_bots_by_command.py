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
from tests.bots.protocol.programs import program, written
from tests.cli.calling import Run

EXAMPLE = Path(__file__).parents[2] / "examples" / "bots" / "homebody.py"
HOMEBODY = f"cmd@30s:{shlex.join([sys.executable, str(EXAMPLE)])}"
MADE_UP = f"cmd:{shlex.join([sys.executable, '-c', 'raise SystemExit(1)'])}"


def test_a_bot_speaks_the_protocol_until_bye(run: Run) -> None:
    ran = run("bot", "easy", typed="hello 2\nwhat\nchoose 1 10\nbye\nhello 2\n")
    assert ran.code == 0
    lines = ran.out.splitlines()
    assert lines[0] == "hello 2 easy"
    assert lines[1].startswith("error ")
    assert len(lines) == 2


def test_a_bot_ends_with_its_input(run: Run) -> None:
    assert run("bot", typed="hello 2\n").out == "hello 2 medium\n"


def test_a_bot_without_any_input_ends_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", None)
    assert main(["bot", "easy"]) == 0


def test_a_bot_forgives_bytes_that_are_no_text() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "elbowroom", "bot", "easy"],
        input=b"\xff\xfe\nhello 2\n",
        env=os.environ | {"PYTHONPATH": os.pathsep.join(sys.path), "LC_ALL": "C"},
        capture_output=True,
        check=True,
    )
    assert done.stdout == b"hello 2 easy\n"


@pytest.mark.parametrize(
    ("level", "named"), [("mean", "champion"), ("cmd:ls", "seat it"), ("hard@1m", "0.2s")]
)
def test_what_cannot_speak_exits_2(run: Run, level: str, named: str) -> None:
    ran = run("bot", level)
    assert ran.code == 2
    assert named in ran.err
    assert ran.err.count("\n") == 1


# ---------------------------------------------------------------------------- bot-check


def test_the_example_passes(run: Run) -> None:
    ran = run("bot-check", HOMEBODY)
    assert ran.code == 0
    assert ran.out.splitlines()[0] == "homebody, protocol 2"
    assert ran.out.splitlines()[-1] == "All checks passed."
    assert ran.out.count("passed") == 10


def test_a_failure_is_shown_and_exits_1(run: Run) -> None:
    ran = run("bot-check", "--seconds", "30", shlex.join(program("def on_hello(): os._exit(0)")))
    assert ran.code == 1
    assert "FAILED" in ran.out
    assert ran.out.splitlines()[-1] == "1 check failed."


def test_verdicts_for_machines(run: Run) -> None:
    ran = run("bot-check", MADE_UP, "--json")
    found = json.loads(ran.out)
    assert ran.code == 1
    assert found["passed"] is False
    assert found["checks"][0]["facts"]["fault"] == "gone"


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        (["./no-such-program-here"], "can be run"),
        (["'"], "quotation"),
        ([HOMEBODY, "--seconds", "0"], "0.01"),
    ],
)
def test_what_cannot_be_checked_exits_2(run: Run, arguments: list[str], named: str) -> None:
    ran = run("bot-check", *arguments)
    assert ran.code == 2
    assert named in ran.err


def test_every_verdict_has_its_word() -> None:
    for verdict in (PASSED, FAILED, LEFT_OUT):
        assert say(f"check-bot-{verdict}")


def test_whatever_is_found_has_a_sentence_and_every_sentence_can_be_found() -> None:
    source = Path(check.__file__).read_text(encoding="utf-8")
    known = [key.removeprefix("check-finding-") for key in entries("en") if "check-finding-" in key]
    said = re.findall(r"""(?:True|False|LEFT_OUT|good|== 0|times\)), "([a-z-]+)\"""", source)
    assert set(said) == set(known)


# ---------------------------------------------------------------------------- seats


def test_programs_play_in_sim(run: Run) -> None:
    seats = f"{HOMEBODY},random"
    ran = run("sim", "--games", "2", "--seats", seats)
    assert ran.code == 0
    assert "1  homebody.py" in ran.out
    found = json.loads(run("sim", "--games", "2", "--seats", seats, "--json").out)
    assert found["seats"][0]["faults"] == 0
    again = json.loads(run("sim", "--games", "2", "--seats", seats, "--json").out)
    assert found["seats"] == again["seats"]


def test_sim_tells_what_a_program_did_not_do(run: Run) -> None:
    bad = written("def on_choose(n, o): say('play', n, 'x' if n == '1' else o[0])")
    ran = run("sim", "--games", "2", "--seats", f"{bad},random")
    assert "Seat 1 answered with something that is not a legal action: 2 times" in ran.out


def test_programs_play_in_the_arena(run: Run) -> None:
    ran = run("arena", "--games", "2", "--seats", f"{HOMEBODY},random", "--json")
    found = json.loads(ran.out)
    assert ran.code == 0
    assert found["games"] == 2
    assert [line["faults"] for line in found["results"]] == [{}, {}]


def test_the_arena_tells_what_a_program_did_not_do(run: Run, tmp_path: Path) -> None:
    bad = written("def on_choose(n, o): say('play', n, 'x' if n == '1' else o[0])")
    contest = ("arena", "--games", "2", "--seats", f"{bad},random")
    ran = run(*contest, "--resume", str(tmp_path / "bad.jsonl"))
    assert "that is not a legal action: 2 times" in re.sub(r"\s+", " ", ran.out)
    again = run(*contest, "--resume", str(tmp_path / "bad.jsonl"), "--json")
    assert [line["faults"] for line in json.loads(again.out)["results"]] == [{"no-option": 2}, {}]


def test_the_arena_says_nothing_of_faults_where_there_are_none(run: Run) -> None:
    ran = run("arena", "--games", "2", "--seats", f"{HOMEBODY},random")
    assert "answer" not in ran.out
    assert "protocol" not in ran.out


def test_programs_and_budgets_play_at_the_table(run: Run) -> None:
    ran = run("play", "--seats", f"hard@20n,{HOMEBODY}", "--seed", "1")
    assert ran.code == 0
    assert "Hard 1" in ran.out
    assert "homebody.py 2" in ran.out


def test_the_table_hears_of_a_program_that_fails(run: Run) -> None:
    bad = written("def on_choose(n, o): say('play', n, 'x' if n == '1' else o[0])")
    ran = run("play", "--seats", f"{bad},random", "--seed", "1")
    assert "answers with something that is not a legal action; as little" in ran.out


@pytest.mark.parametrize("command", ["play", "sim", "arena"])
def test_a_program_that_is_no_bot_exits_2(run: Run, command: str) -> None:
    ran = run(command, "--seats", f"{MADE_UP},random")
    assert ran.code == 2
    assert "did not say hello" in ran.err
    assert ran.err.count("\n") == 1


@pytest.mark.parametrize("command", ["play", "sim", "arena"])
def test_a_program_that_is_not_there_exits_2(run: Run, command: str) -> None:
    ran = run(command, "--seats", "cmd:./no-such-program-here,random")
    assert ran.code == 2
    assert "can be run here" in ran.err


def test_no_record_starts_a_program(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "evening.game"
    run("play", "--seats", f"you:Ada,{HOMEBODY}", "--seed", "1", "--save", str(file), typed="1\n")
    text = file.read_text(encoding="utf-8")
    assert "you:Ada | cmd:homebody.py" in text
    ran = run("play", "--load", str(file))
    assert ran.code == 2
    assert "--seats" in ran.err
    again = run("play", "--load", str(file), "--seats", f"you:Ada,{HOMEBODY}")
    assert again.code == 1  # nobody types


def test_a_replay_calls_programs_and_levels_by_their_names() -> None:
    match = Match("surface-3", names=["cmd:homebody.py", "champion@50n", "you:Ada"])
    assert seat_names(match) == ["homebody.py 1", "Champion 2", "Ada"]


def test_a_saved_game_goes_on_with_the_budgets_of_its_bots(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "evening.game"
    seats = "you:Ada,champion@50n"
    run("play", "--seats", seats, "--seed", "1", "--save", str(file), typed="1\n")
    assert "you:Ada | champion@50n" in file.read_text(encoding="utf-8")
    assert "Champion 2" in run("play", "--load", str(file)).out
