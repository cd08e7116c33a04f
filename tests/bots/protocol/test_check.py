"""The conformance check: good programs pass, and every way to be bad is found."""

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
    found = verdicts(program(change), seconds)
    return {check for check, verdict in found.items() if verdict == FAILED}


def test_the_example_can_be_seated_anywhere() -> None:
    done = 0

    def count() -> None:
        nonlocal done
        done += 1

    examiner = Examiner([sys.executable, str(EXAMPLE)], PATIENCE, count)
    findings = {one.check: one for one in examiner.examine()}
    assert list(findings) == CHECKS
    assert [one.check for one in findings.values() if one.verdict == FAILED] == []
    assert json.dumps([one.facts for one in findings.values()])
    assert findings["why"].verdict == LEFT_OUT
    assert findings["games"].facts["games"] == len(GAMES) == done
    assert examiner.name == "homebody"


def test_the_example_is_short_and_knows_nothing_of_us() -> None:
    source = EXAMPLE.read_text(encoding="utf-8")
    assert sum(bool(line.strip()) for line in source.splitlines()) <= 30
    assert "elbowroom" not in source
    assert os.access(EXAMPLE, os.X_OK)


def test_our_own_bots_pass_all_checks() -> None:
    found = verdicts([sys.executable, "-m", "elbowroom", "bot", "random"])
    assert set(found) == set(CHECKS)
    assert set(found.values()) == {"passed"}


def test_the_games_cover_both_boxes_and_all_numbers_of_seats() -> None:
    assert {box for _, box, _ in GAMES} == {"surface", "underground", "mixed"}
    assert {name[-1] for name, _, _ in GAMES} == set("2345")


def test_a_retreat_is_decided_in_the_turn_of_another_seat() -> None:
    match = match_with_retreat()
    assert match.decider != match.state.turn + 1
    assert len(match.legal()) > 1


def test_a_program_that_does_not_exist_or_says_no_hello_is_asked_nothing_else() -> None:
    assert verdicts(["./no-such-program-here"]) == {"hello": FAILED}
    assert failed("def on_hello(): os._exit(0)") == {"hello"}
    assert failed('def on_hello(): say("hello 1 me")') == {"hello"}


def test_an_answer_that_is_no_option_is_found() -> None:
    change = 'def on_choose(n, o): say("play", n, "conquer the world" if n == "5" else o[0])'
    assert failed(change) == {"legal"}


def test_a_late_answer_is_found() -> None:
    change = 'def on_choose(n, o): time.sleep(1 if n == "3" else 0); say("play", n, o[0])'
    assert "time" in failed(change, HASTE)


def test_an_end_in_the_middle_is_found() -> None:
    change = 'def on_choose(n, o): say("play", n, o[0]) if n != "7" else os._exit(1)'
    assert failed(change) == {"games", "retreats", "single", "bye"}


def test_a_program_that_stumbles_over_unknown_lines_is_found() -> None:
    change = """
WORDS = "hello new view actions choose why over error bye".split()
sys.stdin = (line if line.split() and line.split()[0] in WORDS else os._exit(1)
             for line in sys.stdin)
"""
    assert "unknown" in failed(change)


def test_a_program_that_does_not_listen_to_retreats_is_found() -> None:
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


def test_chatter_is_mentioned_and_forgiven() -> None:
    change = 'def on_choose(n, o): say("thinking"); say("play", n, o[0])'
    found = verdicts(program(change))
    assert found["chatter"] == LEFT_OUT
    assert FAILED not in found.values()


def test_a_program_that_will_not_leave_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(check, "PATIENCE", 0.3)
    assert failed("import atexit; atexit.register(time.sleep, 60)") == {"bye", "eof"}


def test_a_program_that_leaves_in_anger_is_found() -> None:
    assert failed("import atexit; atexit.register(os._exit, 4)") == {"bye", "eof"}
