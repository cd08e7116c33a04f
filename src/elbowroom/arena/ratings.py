"""Ratings of the bots of a contest: one number for strength, and how certain it is (openskill).

Every game is a ranking of its seats. A bot with several seats is rated for each of them, and gets
the mean of these ratings.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from statistics import fmean
from typing import Final

from elbowroom.arena.contest import Contest, Result

NINETY: Final = 1.6449
"""Standard deviations on each side of the middle nine tenths."""


@dataclass(frozen=True)
class Rating:
    """Strength on the scale of openskill, on which every bot begins at 25."""

    mu: float
    sigma: float
    low: float
    high: float
    """The 90 % interval of the true strength."""


def ratings(contest: Contest, results: Sequence[Result]) -> dict[str, Rating]:
    """The rating of every bot after *results* in this order; empty if openskill is missing."""
    try:
        from openskill.models import PlackettLuce
    except ImportError:
        return {}
    model = PlackettLuce()
    first = model.rating()
    current = dict.fromkeys(contest.bots, (first.mu, first.sigma))
    for result in results:
        teams = [[model.rating(*current[bot])] for bot in contest.bots]
        rated = model.rate(teams, ranks=[float(rank) for rank in ranks(result)])
        updated: dict[str, list[tuple[float, float]]] = {bot: [] for bot in current}
        for bot, team in zip(contest.bots, rated, strict=True):
            updated[bot].append((team[0].mu, team[0].sigma))
        current = {bot: _mean(seats) for bot, seats in updated.items()}
    return {bot: _rating(mu, sigma) for bot, (mu, sigma) in current.items()}


def ranks(result: Result) -> list[int]:
    """The rank of every place, 0 for winners; those with equal coins share one."""
    order = [(-won, -coins) for won, coins in zip(result.won, result.coins, strict=True)]
    return [sum(other < mine for other in order) for mine in order]


def _mean(seats: Sequence[tuple[float, float]]) -> tuple[float, float]:
    return fmean(mu for mu, _ in seats), fmean(sigma for _, sigma in seats)


def _rating(mu: float, sigma: float) -> Rating:
    return Rating(
        mu=round(mu, 2),
        sigma=round(sigma, 2),
        low=round(mu - NINETY * sigma, 2),
        high=round(mu + NINETY * sigma, 2),
    )
