"""Summary of a contest: win rates with intervals, coins and their sources."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from math import sqrt
from statistics import fmean, pstdev, quantiles

from elbowroom.arena.contest import Contest, Result
from elbowroom.arena.ratings import NINETY, Rating, ratings
from elbowroom.play.earnings import SOURCES


@dataclass(frozen=True)
class BotSummary:
    """One bot, all its seats together."""

    bot: str
    games: int
    seats: int
    win_rate: float
    low: float
    high: float
    mean_coins: float
    deviation: float
    tenths: tuple[int, ...]
    sources: dict[str, float]
    rating: Rating | None = None
    faults: dict[str, int] = field(default_factory=dict)


def summarize(contest: Contest, results: Sequence[Result]) -> list[BotSummary]:
    """One summary for each bot, in the order in which they were named."""
    ordered = sorted(results, key=lambda result: result.game)
    if not ordered:
        return []
    rated = ratings(contest, ordered)
    return [_summary(bot, contest, ordered, rated.get(bot)) for bot in dict.fromkeys(contest.bots)]


def _summary(
    bot: str, contest: Contest, results: Sequence[Result], rating: Rating | None
) -> BotSummary:
    places = [place for place, name in enumerate(contest.bots) if name == bot]
    wins = sum(result.won[place] for result in results for place in places)
    coins = [result.coins[place] for result in results for place in places]
    low, high = wilson(wins, len(results))
    return BotSummary(
        bot=bot,
        games=len(results),
        seats=len(places),
        win_rate=wins / len(results),
        low=low,
        high=high,
        mean_coins=fmean(coins),
        deviation=pstdev(coins),
        tenths=_tenths(coins),
        sources=_sources([result.sources[place] for result in results for place in places]),
        rating=rating,
        faults=_faults(
            [result.faults[place] for result in results for place in places if result.faults]
        ),
    )


def wilson(wins: float, games: int, deviations: float = NINETY) -> tuple[float, float]:
    """The 90 % interval (Wilson) of the true share of wins."""
    square = deviations * deviations
    share = wins / games
    middle = share + square / (2 * games)
    width = deviations * sqrt(share * (1 - share) / games + square / (4 * games * games))
    return (middle - width) / (1 + square / games), (middle + width) / (1 + square / games)


def _tenths(coins: Sequence[int]) -> tuple[int, ...]:
    """The minimum, the nine deciles, and the maximum."""
    if len(coins) < 2:
        return (coins[0],) * 11
    return (min(coins), *(round(step) for step in quantiles(coins, n=10)), max(coins))


def _faults(counts: Sequence[dict[str, int]]) -> dict[str, int]:
    """The sum of all counts, sorted by kind."""
    total: Counter[str] = Counter()
    for each in counts:
        total.update(each)
    return dict(sorted(total.items()))


def _sources(earnings: Sequence[dict[str, int]]) -> dict[str, float]:
    keys = [key for key in SOURCES if any(key in each for each in earnings)]
    return {key: round(fmean(each.get(key, 0) for each in earnings), 2) for key in keys}
