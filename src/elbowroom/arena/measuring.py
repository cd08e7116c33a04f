"""How strong one home-made race or power is: bots play with it beside the built-in ones.

The same deals are played with the thing as it is, and with one token less and one more.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import hypot
from statistics import quantiles
from typing import Final

from elbowroom.arena.balance import Balance, Pick, Worth, balance
from elbowroom.arena.contest import Contest
from elbowroom.atlas.read import atlas
from elbowroom.errors import NotParsable
from elbowroom.homemade.compiling import Made
from elbowroom.homemade.definitions import RACE, Collection, Definition
from elbowroom.homemade.reading import canonical, read_tree

BOT: Final = "medium"
# The board to measure on: the first on which the thing works.
BOARDS: Final = ("surface-4", "underground-4")
# Things that were picked more rarely say nothing, and are in no ranking.
FEWEST_PICKS: Final = 5

WEAK, EVEN, STRONG = "weak", "even", "strong"


@dataclass(frozen=True)
class Trial:
    """The games with one number of tokens; *change* is 0 for the thing as it is."""

    change: int
    contest: Contest


@dataclass(frozen=True)
class Figures:
    """What the armies of the thing did: coins on average, and the share of victories.

    All intervals are of 90 %. By chance alone the share would be one in the number of seats.
    """

    picks: int
    coins: float
    coins_low: float
    coins_high: float
    win_rate: float
    win_low: float
    win_high: float


@dataclass(frozen=True)
class TokenChange:
    """What *change* tokens more (or less) on banner or badge bring, in coins."""

    change: int
    coins: float
    low: float
    high: float


@dataclass(frozen=True)
class Measurement:
    """How strong a thing is beside the built-in ones of its kind.

    *rank* counts from 1, the best, among *ranked* races or powers. Half of the built-in ones bring
    between *lower* and *upper* coins; *verdict* is ``weak``, ``even`` or ``strong`` if the interval
    of the thing lies below, at or above them. *figures* is None if bots hardly ever picked it.
    """

    key: str
    kind: str
    bot: str
    map: str
    games: int
    figures: Figures | None
    rank: int
    ranked: int
    lower: float
    upper: float
    verdict: str
    changes: tuple[TokenChange, ...]


def trials_of(collection: Collection, key: str, seed: int = 0) -> list[Trial]:
    """The games to play for the thing *key*, first of all as it is; raises KeyError."""
    thing = next((each for each in collection.definitions if each.key == key), None)
    if thing is None:
        raise KeyError(key)
    board = _board(thing)
    trials = [_trial(collection, thing, board, seed, change) for change in (0, -1, 1)]
    return [trial for trial in trials if trial is not None]


def _board(thing: Definition) -> str:
    made = Made(thing)
    return next((name for name in BOARDS if made.works_on(atlas(name), places=True)), BOARDS[0])


def _trial(
    collection: Collection, thing: Definition, board: str, seed: int, change: int
) -> Trial | None:
    """None if no banner or badge may have so many tokens, or no tray holds them (C1)."""
    table = "races" if thing.kind == RACE else "powers"
    facts = collection.tree[table][thing.key]
    alone = {thing.key: {**facts, "tokens": thing.tokens + change}}
    tree = {**collection.tree, "races": {}, "powers": {}, "maps": {}, table: alone}
    try:
        content = canonical(read_tree(tree, "content", taken=()).tree)
    except NotParsable:
        return None
    place = atlas(board)
    return Trial(change, Contest((BOT,) * place.players, board, place.box, seed, content=content))


def measure(
    thing: Definition, trials: Sequence[Trial], picks: Mapping[int, Sequence[Pick]], games: int
) -> Measurement:
    """What *picks*, by the change of their trial, say after so many *games* of each trial."""
    worths = _worths(thing, balance(picks[0]))
    built_in = [worth.coins for worth in worths if _key(worth) != thing.key]
    lower, _, upper = quantiles(built_in, n=4, method="inclusive") if len(built_in) > 1 else [0] * 3
    own = _own(thing, worths)
    return Measurement(
        key=thing.key,
        kind=thing.kind,
        bot=trials[0].contest.bots[0],
        map=trials[0].contest.map,
        games=games,
        figures=None if own is None else _figures(own),
        rank=len(worths) if own is None else worths.index(own) + 1,
        ranked=len(worths),
        lower=lower,
        upper=upper,
        verdict=EVEN if own is None else _verdict(own, lower, upper),
        changes=tuple(_changes(thing, own, picks)),
    )


def _worths(thing: Definition, worths: Balance) -> list[Worth]:
    """The races or powers that were picked often enough, the best first."""
    kind = worths.races if thing.kind == RACE else worths.powers
    return [worth for worth in kind if worth.picks >= FEWEST_PICKS]


def _key(worth: Worth) -> str:
    return worth.race or worth.power


def _own(thing: Definition, worths: Sequence[Worth]) -> Worth | None:
    return next((worth for worth in worths if _key(worth) == thing.key), None)


def _figures(worth: Worth) -> Figures:
    low, high = worth.coins - worth.margin, worth.coins + worth.margin
    return Figures(worth.picks, worth.coins, low, high, worth.win_rate, worth.low, worth.high)


def _verdict(worth: Worth, lower: float, upper: float) -> str:
    if worth.coins + worth.margin < lower:
        return WEAK
    return STRONG if worth.coins - worth.margin > upper else EVEN


def _changes(
    thing: Definition, own: Worth | None, picks: Mapping[int, Sequence[Pick]]
) -> list[TokenChange]:
    changes = []
    for change in sorted(each for each in picks if each):
        other = _own(thing, _worths(thing, balance(picks[change])))
        if own is not None and other is not None:
            difference, margin = other.coins - own.coins, hypot(other.margin, own.margin)
            changes.append(
                TokenChange(change, difference, difference - margin, difference + margin)
            )
    return changes
