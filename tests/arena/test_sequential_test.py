"""The test that ends a contest as soon as its result is clear."""

from __future__ import annotations

import pytest

from bench.sequential_test import ABOVE, BELOW, BOUND, OPEN, evidence, verdict


def test_a_run_of_wins_reaches_the_goal() -> None:
    assert verdict([1.0] * 7, 0.75) == OPEN
    assert verdict([1.0] * 8, 0.75) == ABOVE


def test_an_even_contest_does_not() -> None:
    assert verdict([1.0, 0.0] * 20, 0.75) == BELOW
    assert verdict([1.0, 0.0] * 5, 0.75) == OPEN


def test_what_lies_between_goes_on() -> None:
    assert verdict([1.0, 1.0, 0.0, 1.0, 0.0] * 8, 0.75) == OPEN


def test_a_shared_victory_is_half_a_win_and_half_a_loss() -> None:
    assert evidence([0.5, 0.5], 0.7) == pytest.approx(evidence([1.0, 0.0], 0.7))
    assert pytest.approx(2.944, abs=0.001) == BOUND
