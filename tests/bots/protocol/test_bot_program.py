"""Built-in bots as programs that speak the protocol."""

from __future__ import annotations

import pytest

from elbowroom.bots.levels import Champion, Easy, Hard
from elbowroom.bots.protocol import messages as m
from elbowroom.bots.protocol.bot_program import BotProgram, limit_time
from elbowroom.play.match import Match


def answers_to(*lines: str) -> list[str]:
    answers: list[str] = []
    BotProgram("easy", Easy).talk(lines, answers.append)
    return answers


def questions(match: Match, number: int = 1) -> list[str]:
    observation = match.observe(match.decider)
    return [
        m.line_of(m.NEW, m.game_of(observation, 5)),
        m.line_of(m.VIEW, observation.view),
        m.line_of(m.ACTIONS, match.legal()),
        f"choose {number} 1000",
    ]


def test_a_bot_says_hello_is_ready_and_plays_what_it_would_play_anyway() -> None:
    match = Match("surface-2", seed=4)
    answers = answers_to("hello 2", *questions(match, 17), "bye", "hello 2")
    choice = Easy(5).decide(match.observe(1))
    assert answers == ["hello 2 easy", "ready", f"play 17 {choice}"]


def test_every_game_has_its_own_bot() -> None:
    lines = questions(Match("underground-3", seed=4))
    answers = answers_to(*lines, *lines)
    assert answers[0:2] == answers[2:4]


def test_it_explains_what_it_played_and_plans_to_play() -> None:
    match = Match("surface-2", seed=4)
    match.submit("pick 1")
    answers = answers_to(*questions(match), "why")
    why = m.content_of(answers[-1].removeprefix("why "), m.Why, "why")
    assert f"play 1 {why.action}" == answers[1]


def test_unknown_lines_are_ignored() -> None:
    assert answers_to("", "  ", "weather fine", "hello 2", 'over {"any": 1}', "error no") == [
        "hello 2 easy"
    ]


@pytest.mark.parametrize(
    ("line", "named"),
    [
        ("choose 1 100", "come first"),
        ("view {}", "view"),
        ("view not json", "view"),
        ("actions {}", "actions"),
        ('new {"seat": "one"}', "new"),
    ],
)
def test_what_cannot_be_read_is_answered_with_an_error_of_one_line(line: str, named: str) -> None:
    answers = answers_to(line)
    assert len(answers) == 1
    assert answers[0].startswith("error ")
    assert named in answers[0]


def test_an_invalid_view_is_an_error_and_the_bot_goes_on() -> None:
    match = Match("surface-2", seed=4)
    lines = [line.replace(match.view(1).code, "e2.broken") for line in questions(match)]
    answers = answers_to(*lines, "hello 2")
    assert answers[1].startswith("error code: ")
    assert answers[2] == "hello 2 easy"


def test_a_bot_thinks_no_longer_than_the_time_for_a_decision() -> None:
    champion, hard = Champion(1), Hard(1)
    limit_time(champion, 0.5)
    assert champion.strength.seconds == 0.5
    limit_time(champion, 5.0)
    assert champion.strength.seconds == 0.5
    limit_time(hard, 0.25)
    assert hard.strength.seconds == 0.25
    assert hard.strength.nodes == Hard.strength.nodes
