"""Advice as messages: every difference has one, and only those that matter are told."""

from __future__ import annotations

from elbowroom.bots.advice_messages import comparison_message, figures_message
from elbowroom.bots.hint import FACTS, PARTS, Difference, Proposal
from elbowroom.words import Words
from elbowroom.words.message import Message
from elbowroom.words.speaker import Speaker


def said(*differences: Difference) -> str:
    return Speaker(Words()).say(comparison_message(differences))


def test_every_difference_has_its_words() -> None:
    for key in (*PARTS, *FACTS):
        assert said(Difference(key, 1.0, 3.0, 0.0)).startswith("compared with the best: ")
    assert said(Difference("odds", 0.5, 0.0, 0.0)) == "compared with the best: without the die"


def test_plans_that_are_as_good_say_so() -> None:
    assert comparison_message([]) == Message("hint-as-good")
    assert comparison_message([Difference("now", 3.0, 3.01, -0.01)]) == Message("hint-as-good")


def test_only_three_differences_are_told_and_the_die() -> None:
    several = [Difference(key, 1.0, 0.0, 0.0) for key in ("now", "later", "rival", "income")]
    sentence = said(*several, Difference("odds", 0.0, 1 / 3, 0.0))
    assert sentence == (
        "compared with the best: coins this turn −1, coins later −1, best rival’s coins −1, "
        "by the die, 33%"
    )


def test_numbers_are_rounded_before_anybody_shows_them() -> None:
    plan = Proposal(("stop",), 80.249, -0.051, 0.625, 0.0, 0.0, 0.0, {})
    assert figures_message(plan) == Message("hint-behind", {"coins": 80.2, "lead": 0.1, "win": 62})
