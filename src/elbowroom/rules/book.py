"""What is in play at one table, with the numbers that its positions use."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from elbowroom.masks import EMPTY, NOWHERE, bit
from elbowroom.rules.contents import Contents
from elbowroom.traits.trait import Trait


class Book:
    """What is in play: the banners, badges, places and relics of a table.

    A race or a power is known by its key. Its number is its place in the lists of this book, and
    means nothing without it.
    """

    def __init__(
        self,
        contents: Contents,
        races: list[Trait],
        powers: list[Trait],
        finds: list[Trait],
        no_power: Trait,
        without: list[str],
        slots: int = 0,
    ) -> None:
        """*finds* are all places and relics in the order of their pieces, or none of them;
        *no_power* stands in where a badge is missing; *without* are the keys that the table leaves
        out: such races and powers are not in the lists, such finds are there but never found;
        *slots* is how many things the home-made traits count in a turn."""
        self.contents: Final = contents
        self.box: Final = contents.box
        self.races: Final = races
        self.powers: Final = powers
        self.finds: Final = finds
        self.no_power: Final = no_power
        self.without: Final = without
        self.slots: Final = slots
        # The finds that can come to light, as bits.
        self.hidden: Final[i64] = _hidden(contents, finds, without)

    def power(self, number: i64) -> Trait:
        """The power with this number; what stands in for a badge when it is NOWHERE."""
        return self.powers[number] if number >= 0 else self.no_power

    def race_number(self, key: str) -> int:
        """The number of the race with this key in this book; NOWHERE if it is not in it."""
        return _number(self.races, key)

    def power_number(self, key: str) -> int:
        """The number of the power with this key in this book; NOWHERE if it is not in it."""
        return _number(self.powers, key)


def _hidden(contents: Contents, finds: list[Trait], without: list[str]) -> i64:
    mask: i64 = EMPTY
    known = contents.finds()
    for number, find in enumerate(finds):
        if find.key in known and find.key not in without:
            mask |= bit(number)
    return mask


def _number(traits: list[Trait], key: str) -> int:
    for number, trait in enumerate(traits):
        if trait.key == key:
            return number
    return NOWHERE
