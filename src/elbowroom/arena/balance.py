"""What races, powers and pairs are worth: how well the seats that picked them did in self-play."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import fmean, stdev

from elbowroom.arena.contest import Contest, play_to_end
from elbowroom.arena.ratings import NINETY
from elbowroom.arena.summary import wilson
from elbowroom.play.earnings import earnings


@dataclass(frozen=True)
class Pick:
    """One army of one game: what it brought, and which share of the victory its seat got."""

    game: int
    race: str
    power: str
    coins: int
    won: float


@dataclass(frozen=True)
class Worth:
    """All picks of a race, a power, or (with both names) a pair.

    *coins* is the mean of what the army brought until the end of the game, less its price; the true
    mean is with 90 % certainty at most *margin* away (0 if it was picked once only).
    *win_rate* is how often the seats that picked it won, with its 90 % interval. By chance alone it
    would be one in the number of seats.
    """

    race: str
    power: str
    picks: int
    coins: float
    margin: float
    win_rate: float
    low: float
    high: float


@dataclass(frozen=True)
class Balance:
    """The best first, by coins."""

    races: tuple[Worth, ...]
    powers: tuple[Worth, ...]
    pairs: tuple[Worth, ...]


def picks_of(contest: Contest, game: int) -> list[Pick]:
    """Play game number *game*, and list its armies."""
    # A bot that plays against itself need not change seats: every game is a new deal.
    match = play_to_end(contest, game * len(contest.bots)).match
    first = match.winners()
    return [
        Pick(
            game,
            army.race,
            army.power,
            army.coins,
            1 / len(first) if army.seat in first else 0.0,
        )
        for army in earnings(match).armies
    ]


def balance(picks: Iterable[Pick]) -> Balance:
    """The worths that follow from *picks*, which may come in any order."""
    ordered = sorted(picks, key=lambda pick: (pick.game, pick.race))
    return Balance(
        races=_worths(ordered, lambda pick: (pick.race, "")),
        powers=_worths(ordered, lambda pick: ("", pick.power)),
        pairs=_worths(ordered, lambda pick: (pick.race, pick.power)),
    )


def _worths(picks: Sequence[Pick], key: Callable[[Pick], tuple[str, str]]) -> tuple[Worth, ...]:
    groups: dict[tuple[str, str], list[Pick]] = defaultdict(list)
    for pick in picks:
        groups[key(pick)].append(pick)
    worths = [_worth(race, power, group) for (race, power), group in groups.items()]
    return tuple(sorted(worths, key=lambda each: (-each.coins, each.race, each.power)))


def _worth(race: str, power: str, picks: Sequence[Pick]) -> Worth:
    wins = sum(pick.won for pick in picks)
    low, high = wilson(wins, len(picks))
    coins = [pick.coins for pick in picks]
    return Worth(
        race=race,
        power=power,
        picks=len(picks),
        coins=fmean(coins),
        margin=NINETY * stdev(coins) / sqrt(len(coins)) if len(coins) > 1 else 0.0,
        win_rate=wins / len(picks),
        low=low,
        high=high,
    )
