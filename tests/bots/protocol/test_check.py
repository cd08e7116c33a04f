"""The conformance check: correct programs pass, and every kind of mistake is found."""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path

import pytest

from elbowroom.bots.protocol import check
from elbowroom.bots.protocol.check import FAILED, GAMES, LEFT_OUT, Examiner, match_with_retreat
from tests.bots.protocol.programs import program

EXAMPLE = Path(__file__).parents[3] / "examples" / "bots" / "homebody.py"
PATIENCE = 30.0
HASTE = 0.02
CHECKS = ["hello", "games", "legal", "time", "unknown", "retreats", "single"]
CHECKS += ["why", "chatter", "bye", "eof"]


def verdicts(words: list[str], seconds: float = PATIENCE) -> dict[str, str]:
    examiner = Examiner(words, seconds, games=GAMES[:1])
    return {one.check: one.verdict for one in examiner.examine()}


def failed(change: str, seconds: float = PATIENCE) -> set[str]:
    findings = verdicts(program(change), seconds)
    return {check for check, verdict in findings.items() if verdict == FAILED}


def test_the_example_can_be_seated_anywhere() -> None:
    games = 0

    def count() -> None:
        nonlocal games
        games += 1

    examiner = Examiner([sys.executable, str(EXAMPLE)], PATIENCE, count)
    findings = {one.check: one for one in examiner.examine()}
    assert list(findings) == CHECKS
    assert [one.check for one in findings.values() if one.verdict == FAILED] == []
    assert json.dumps([one.facts for one in findings.values()])
    assert findings["why"].verdict == LEFT_OUT
    assert findings["games"].facts["games"] == len(GAMES) == games
    assert examiner.name == "homebody"


def test_the_example_is_short_and_imports_nothing_of_this_project() -> None:
    source = EXAMPLE.read_text(encoding="utf-8")
    assert sum(bool(line.strip()) for line in source.splitlines()) <= 30
    assert "elbowroom" not in source
    assert os.access(EXAMPLE, os.X_OK)


def test_built_in_bots_pass_all_checks() -> None:
    findings = verdicts([sys.executable, "-m", "elbowroom", "bot", "random"])
    assert set(findings) == set(CHECKS)
    assert set(findings.values()) == {"passed"}


def test_the_games_cover_both_boxes_and_all_numbers_of_seats() -> None:
    assert {box for _, box, _ in GAMES} == {"surface", "underground", "mixed"}
    assert {name[-1] for name, _, _ in GAMES} == set("2345")


def test_a_retreat_is_decided_in_the_turn_of_another_seat() -> None:
    match = match_with_retreat()
    assert match.decider != match.state.turn + 1
    assert len(match.legal()) > 1


def test_a_program_without_a_hello_gets_no_other_check() -> None:
    assert verdicts(["./no-such-program-here"]) == {"hello": FAILED}
    assert failed("def on_hello(): os._exit(0)") == {"hello"}
    assert failed('def on_hello(): say("hello 1 me")') == {"hello"}


def test_an_illegal_answer_is_found() -> None:
    change = 'def on_choose(n, o): say("play", n, "conquer the world" if n == "5" else o[0])'
    assert failed(change) == {"legal"}


def test_a_late_answer_is_found() -> None:
    change = 'def on_choose(n, o): time.sleep(1 if n == "3" else 0); say("play", n, o[0])'
    assert "time" in failed(change, HASTE)


def test_a_program_that_ends_in_the_middle_is_found() -> None:
    change = 'def on_choose(n, o): say("play", n, o[0]) if n != "7" else os._exit(1)'
    assert failed(change) == {"games", "retreats", "single", "bye"}


def test_a_program_that_fails_on_unknown_lines_is_found() -> None:
    change = """
WORDS = "hello new view actions choose why over error bye".split()
sys.stdin = (line if line.split() and line.split()[0] in WORDS else os._exit(1)
             for line in sys.stdin)
"""
    assert "unknown" in failed(change)


def test_a_program_that_ignores_retreats_is_found() -> None:
    change = """
sys.stdin = iter(sys.stdin)
class Views:
    def __iter__(self):
        global view
        for line in sys.__stdin__:
            if line.startswith("view "):
                view = json.loads(line[5:])
            yield line
sys.stdin = Views()
def on_choose(number, options):
    say("play", number, options[0] if view["turn"] == view["viewer"] else "end")
"""
    assert failed(change) == {"legal", "retreats", "single"}


def test_other_lines_are_reported_but_allowed() -> None:
    change = 'def on_choose(n, o): say("thinking"); say("play", n, o[0])'
    findings = verdicts(program(change))
    assert findings["chatter"] == LEFT_OUT
    assert FAILED not in findings.values()


def test_a_program_that_does_not_exit_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(check, "PATIENCE", 0.3)
    assert failed("import atexit; atexit.register(time.sleep, 60)") == {"bye", "eof"}


def test_a_program_that_exits_with_an_error_is_found() -> None:
    assert failed("import atexit; atexit.register(os._exit, 4)") == {"bye", "eof"}
