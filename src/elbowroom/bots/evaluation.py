"""What a position is worth to a seat: its coins, and those it may expect to the end of the game.

The expectation is a sum of a few features, with weights learnt from self-play for every number of
turns left (``bots.weights``, written by ``arena.train``).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from elbowroom.bots.weights import OUTLOOK, POWERS, RACES
from elbowroom.masks import EMPTY, count, lowest
from elbowroom.packed import vec
from elbowroom.rules.scoring import army_income
from elbowroom.rules.state import OVER, Army, State

FEATURES: Final = 15
MOST_TURNS: Final = 10
RACE_ROW: Final = 32
POWER_ROW: Final = 48

_WIN: Final = 12.0  # what a clear win is worth beyond its coins
_CLOSE: Final = 5.0  # a margin of which we are half sure, since purses are guessed at

_BLANK: Final = vec[float]([0.0] * FEATURES)


def _packed(rows: list[list[int]], width: int) -> vec[float]:
    """Weights in hundredths as one packed table, a row for each number of turns left."""
    flat: list[float] = []
    for row in rows:
        flat += [number / 100.0 for number in row] + [0.0] * (width - len(row))
    return vec[float](flat)


_OUTLOOK: Final = _packed(OUTLOOK, FEATURES)
_RACES: Final = _packed(RACES, RACE_ROW)
_POWERS: Final = _packed(POWERS, POWER_ROW)


def turns_left(s: State, seat: i64) -> i64:
    """The turns that *seat* has yet to score."""
    if s.phase == OVER:
        return 0
    left = s.atlas.rounds - s.round
    if seat > s.turn or (seat == s.turn and not s.scored):
        left += 1
    return left if left < MOST_TURNS else MOST_TURNS


def table_of(s: State, left: i64) -> i64:
    """The row of weights for so many turns left: two at a table play another game than many."""
    return left if s.seats == 2 else left + MOST_TURNS + 1


def foes_of(s: State, seat: i64) -> i64:
    """Every region next to an active army of another seat, and the ways in of new ones."""
    mask: i64 = EMPTY
    other: i64 = 0
    while other < s.seats:
        if other != seat:
            army = s.active[other]
            mask |= s.atlas.entry if army is None or army.held == 0 else army.near
        other += 1
    return mask


def tokens_of(s: State, army: Army) -> i64:
    """All tokens of *army*, on the board and in hand."""
    total = army.hand
    mask = army.held
    while mask != 0:
        total += s.tokens[lowest(mask)]
        mask &= mask - 1
    return total


def exposed(s: State, held: i64, foes: i64) -> float:
    """How much of *held* is easy to take for those who stand next to it."""
    mask = held & foes & ~s.sheltered
    total: float = 0.0
    while mask != 0:
        total += 2.0 / (1.0 + float(s.defence[lowest(mask)]))
        mask &= mask - 1
    return total


def features(s: State, seat: i64) -> vec[float]:
    """What the expectation of *seat* is made of."""
    row = _BLANK[:]
    foes = foes_of(s, seat)
    row[0] = 1.0
    mine = s.active[seat]
    if mine is None:
        row[1] = 1.0
    else:
        _look_at(s, mine, row, foes)
    for army in s.declined:
        if army.seat == seat:
            row[6] += float(army_income(s, army, None))
            row[7] += exposed(s, army.held, foes)
            row[8] += float(count(army.held))
    _look_around(s, seat, row)
    return row


def _look_at(s: State, mine: Army, row: vec[float], foes: i64) -> None:
    """The active army."""
    tokens = tokens_of(s, mine)
    regions = count(mine.held)
    row[2] = float(army_income(s, mine, None))
    row[3] = float(tokens)
    row[4] = float(regions)
    row[5] = exposed(s, mine.held, foes)
    row[14] = float(count(s.atlas.around(mine.held) & s.atlas.land & ~mine.held))


def _look_around(s: State, seat: i64, row: vec[float]) -> None:
    """The others, as far as they matter to *seat*."""
    share: float = 1.0 / float(s.seats - 1)
    other: i64 = 0
    while other < s.seats:
        army = s.active[other]
        if other != seat and army is not None:
            row[9] += share * float(tokens_of(s, army))
        other += 1
    row[10] = 1.0 if s.seats == 3 else 0.0
    row[11] = 1.0 if s.seats == 4 else 0.0
    row[12] = 1.0 if s.seats == 5 else 0.0
    row[13] = float(count(s.tribes | s.monsters))


def outlook(s: State, seat: i64) -> float:
    """Coins that *seat* may expect from now to the end of the game."""
    left = turns_left(s, seat)
    if left == 0:
        return 0.0
    row = features(s, seat)
    table = table_of(s, left)
    base = table * FEATURES
    total: float = 0.0
    n: i64 = 0
    while n < FEATURES:
        total += row[n] * _OUTLOOK[base + n]
        n += 1
    mine = s.active[seat]
    if mine is not None:
        total += _RACES[table * RACE_ROW + mine.race.number]
        if mine.power.number >= 0:
            total += _POWERS[table * POWER_ROW + mine.power.number]
    return total


def combo_worth(s: State, left: i64, race: i64, power: i64) -> float:
    """What a combo brings with so many turns left, as far as its names tell."""
    # The row of no turns is free for this: nobody has an outlook then.
    table = table_of(s, 0)
    share: float = 1.0 if left > 3 else float(left) / 4.0
    worth = _RACES[table * RACE_ROW + race]
    if power >= 0:
        worth += _POWERS[table * POWER_ROW + power]
    return share * worth


def standing(s: State, seat: i64) -> float:
    """Coins to the end compared with the others; the best of them counts twice."""
    mine: float = float(s.coins[seat]) + outlook(s, seat)
    most: float = -1000.0
    total: float = 0.0
    other: i64 = 0
    while other < s.seats:
        if other != seat:
            theirs: float = float(s.coins[other]) + outlook(s, other)
            total += theirs
            if theirs > most:
                most = theirs
        other += 1
    foes = float(s.seats - 1)
    return mine - (total + most) / (foes + 1.0)


def lead(s: State, seat: i64) -> float:
    """How a finished game is liked: by coins, but a win that is won by little is still a win."""
    most: i64 = -1000
    other: i64 = 0
    while other < s.seats:
        if other != seat and s.coins[other] > most:
            most = s.coins[other]
        other += 1
    margin = float(s.coins[seat] - most)
    size = margin if margin > 0.0 else -margin
    return margin + _WIN * margin / (size + _CLOSE)
