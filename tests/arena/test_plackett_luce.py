"""Our update of ratings against that of openskill."""

from __future__ import annotations

from random import Random

import pytest
from openskill.models import PlackettLuce

from elbowroom.arena.plackett_luce import MU, SIGMA, rate


def test_everybody_begins_as_in_openskill() -> None:
    first = PlackettLuce().rating()
    assert pytest.approx([first.mu, first.sigma]) == [MU, SIGMA]


@pytest.mark.parametrize("seed", range(20))
def test_ratings_change_as_in_openskill(seed: int) -> None:
    random = Random(seed)
    seats = random.randint(2, 5)
    players = [(random.uniform(5, 45), random.uniform(0.5, 9)) for _ in range(seats)]
    ranks = [random.randint(0, 3) for _ in range(seats)]  # ties are likely
    model = PlackettLuce()
    teams = [[model.rating(mu, sigma)] for mu, sigma in players]
    theirs = model.rate(teams, ranks=[float(rank) for rank in ranks])
    expected = [part for team in theirs for part in (team[0].mu, team[0].sigma)]
    assert [part for player in rate(players, ranks) for part in player] == pytest.approx(expected)


def test_winners_rise_and_everybody_is_better_known() -> None:
    winner, loser = rate([(MU, SIGMA), (MU, SIGMA)], [0, 1])
    assert winner[0] > MU > loser[0]
    assert max(winner[1], loser[1]) < SIGMA
