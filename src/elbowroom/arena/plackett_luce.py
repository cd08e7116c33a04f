"""Ratings after a game of several seats: the model of Plackett and Luce, as Weng and Lin update it.

Everybody begins at ``MU`` with the uncertainty ``SIGMA``; the numbers are those of openskill.
(R. Weng, C.-J. Lin: A Bayesian Approximation Method for Online Ranking. JMLR 12, 2011.)
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, sqrt
from typing import Final

MU: Final = 25.0
SIGMA: Final = MU / 3
# How much luck there is in a game, how much strength may change from one game to the next, and
# the least part of the uncertainty that a game leaves.
_BETA: Final = MU / 6
_TAU: Final = MU / 300
_KAPPA: Final = 0.0001

Strength = tuple[float, float]
"""The mean and the standard deviation of what is known of somebody's strength."""


def rate(players: Sequence[Strength], ranks: Sequence[int]) -> list[Strength]:
    """What is known of the *players* after a game; the lower rank is better, equal ones share."""
    known = [(mu, sqrt(sigma**2 + _TAU**2)) for mu, sigma in players]
    scale = sqrt(sum(sigma**2 + _BETA**2 for _, sigma in known))
    weights = [exp(mu / scale) for mu, _ in known]
    # For every place: the weights of all who came there or later.
    rest = [sum(w for w, r in zip(weights, ranks, strict=True) if r >= rank) for rank in ranks]
    return [_updated(i, known[i], weights[i], rest, ranks, scale) for i in range(len(known))]


def _updated(
    own: int, known: Strength, weight: float, rest: list[float], ranks: Sequence[int], scale: float
) -> Strength:
    mu, sigma = known
    gain = shrinking = 0.0
    for other, rank in enumerate(ranks):
        if rank <= ranks[own]:
            share, tied = weight / rest[other], ranks.count(rank)
            gain += ((1 if other == own else 0) - share) / tied
            shrinking += share * (1 - share) / tied
    shrinking *= (sigma / scale) ** 3
    return mu + gain * sigma**2 / scale, sigma * sqrt(max(1 - shrinking, _KAPPA))
