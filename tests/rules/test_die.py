"""The faces of the reinforcement die, and the chances that follow."""

from __future__ import annotations

import pytest

from elbowroom import Rng, chance_outcomes, draw
from elbowroom.rules.die import FACES, HIGHEST, SIDES, at_least, share, weight
from tests.rules.refusals.given import rolling


def test_three_faces_are_blank_and_the_others_show_one_to_three() -> None:
    assert sorted(FACES) == [0, 0, 0, 1, 2, 3]
    assert (SIDES, HIGHEST) == (6, 3)


def test_the_weights_of_all_that_it_shows_are_its_faces() -> None:
    assert [weight(shown) for shown in range(HIGHEST + 1)] == [3, 1, 1, 1]
    assert sum(share(shown) for shown in range(HIGHEST + 1)) == pytest.approx(1)


@pytest.mark.parametrize(("missing", "sixths"), [(-1, 6), (0, 6), (1, 3), (2, 2), (3, 1), (4, 0)])
def test_the_chance_of_at_least_that_much(missing: int, sixths: int) -> None:
    assert at_least(missing) == pytest.approx(sixths / 6)


def test_every_face_may_fall_and_no_other() -> None:
    s = rolling().s
    outcomes = {int(act.index): int(number) for act, number in chance_outcomes(s)}
    assert outcomes == {shown: weight(shown) for shown in range(HIGHEST + 1)}
    assert {int(draw(s, Rng(seed)).index) for seed in range(60)} == set(FACES)
