"""The column of open combos: read from text, or dealt at random around what is named elsewhere."""

from __future__ import annotations

from elbowroom.masks import bit, count, nth
from elbowroom.notation.seats import find_trait
from elbowroom.notation.wrong import Wrong
from elbowroom.rules.rng import Rng
from elbowroom.rules.state import COLUMN, Combo, State

_MOST_COINS = 999


def read_column(s: State, given: object, wrong: Wrong) -> None:
    """Open combos from slot 1, each ``race power`` with the coins on it last."""
    if not isinstance(given, list) or len(given) > COLUMN:
        raise wrong.at("column", "write at most six combos such as 'dwarves flying 2'")
    for number, item in enumerate(given):
        s.column.append(_combo(s, item, f"column, slot {number + 1}", wrong))


def _combo(s: State, given: object, place: str, wrong: Wrong) -> Combo:
    words = given.split() if isinstance(given, str) else []
    coins = words.pop() if len(words) == 3 else "0"
    if len(words) != 2 or not coins.isdigit() or len(coins) > 3:
        raise wrong.at(place, f"{given!r} is no combo; write it as 'dwarves flying 2'")
    race = find_trait(s.book.races, words[0], "race", place, wrong)
    power = s.book.no_power
    if words[1] != power.key:
        power = find_trait(s.book.powers, words[1], "power", place, wrong)
    if s.banners_unseen & bit(race.number) == 0:
        raise wrong.at(place, f"the {race.key} are at the table twice")
    s.banners_unseen &= ~bit(race.number)
    if power.number >= 0:
        if s.badges_unseen & bit(power.number) == 0:
            raise wrong.at(place, f"the power {power.key} is at the table twice")
        s.badges_unseen &= ~bit(power.number)
    return Combo(race, power, int(coins))


def deal_column(s: State, named: list[str]) -> None:
    """Six combos at random, leaving in the stacks what *named* draws will bring."""
    words = " ".join(named).split()
    races = s.banners_unseen
    powers = s.badges_unseen
    for race in s.book.races:
        if race.key in words:
            races &= ~bit(race.number)
    for power in s.book.powers:
        if power.key in words:
            powers &= ~bit(power.number)
    rng = Rng(0)
    while len(s.column) < COLUMN and races != 0 and powers != 0:
        race_number = nth(races, rng.below(count(races)))
        power_number = nth(powers, rng.below(count(powers)))
        races &= ~bit(race_number)
        powers &= ~bit(power_number)
        s.banners_unseen &= ~bit(race_number)
        s.badges_unseen &= ~bit(power_number)
        s.column.append(Combo(s.book.race_at[race_number], s.book.power_at[power_number], 0))
