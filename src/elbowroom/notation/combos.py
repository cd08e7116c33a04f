"""The column of open combos: read from text, or dealt at random without what is named elsewhere."""

from __future__ import annotations

from elbowroom.masks import NOWHERE, bit, count, nth
from elbowroom.mistakes import Spot, quoted
from elbowroom.notation.seats import find_number
from elbowroom.rules.combo import Combo
from elbowroom.rules.rng import Rng
from elbowroom.rules.state import COLUMN, State

_MOST_COINS = 999


def read_column(s: State, data: object, spot: Spot) -> None:
    """Open combos from slot 1, each ``race power`` with the coins on it last."""
    if not isinstance(data, list) or len(data) > COLUMN:
        raise spot.wrong("write", form="[dwarves flying 2, humans merchant]")
    for number, item in enumerate(data):
        s.column.append(_combo(s, item, spot.at(number + 1)))


def _combo(s: State, data: object, spot: Spot) -> Combo:
    words = data.split() if isinstance(data, str) else []
    coins = words.pop() if len(words) == 3 else "0"
    if len(words) != 2 or not coins.isdigit() or len(coins) > 3:
        raise spot.wrong("write", form="dwarves flying 2")
    race = find_number(s.book.races, words[0], spot)
    power = NOWHERE
    if words[1] != s.book.no_power.key:
        power = find_number(s.book.powers, words[1], spot)
    if s.banners_unseen & bit(race) == 0:
        raise spot.wrong("twice", text=quoted(words[0]))
    s.banners_unseen &= ~bit(race)
    if power != NOWHERE:
        if s.badges_unseen & bit(power) == 0:
            raise spot.wrong("twice", text=quoted(words[1]))
        s.badges_unseen &= ~bit(power)
    return Combo(s.book, race, power, int(coins))


def deal_column(s: State, draws: list[str]) -> None:
    """Deal six random combos, leaving in the stacks what *draws* will need."""
    words = " ".join(draws).split()
    races = s.banners_unseen
    powers = s.badges_unseen
    for number, race in enumerate(s.book.races):
        if race.key in words:
            races &= ~bit(number)
    for number, power in enumerate(s.book.powers):
        if power.key in words:
            powers &= ~bit(number)
    rng = Rng(0)
    while len(s.column) < COLUMN and races != 0 and powers != 0:
        race_number = nth(races, rng.below(count(races)))
        power_number = nth(powers, rng.below(count(powers)))
        races &= ~bit(race_number)
        powers &= ~bit(power_number)
        s.banners_unseen &= ~bit(race_number)
        s.badges_unseen &= ~bit(power_number)
        s.column.append(Combo(s.book, race_number, power_number, 0))
