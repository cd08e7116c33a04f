"""What home-made effects count: regions, fights, groups, tokens that others lose."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from elbowroom.masks import bit, count
from elbowroom.rules import verbs
from elbowroom.rules.groups import groups
from elbowroom.traits.region_sets import RegionSet
from elbowroom.traits.trait import Trait

if TYPE_CHECKING:
    from elbowroom.rules.state import Army, State


class Number:
    """Something that an army can count."""

    def value(self, s: State, me: Army) -> i64:
        """How many there are now."""
        raise NotImplementedError


class Fights(Number):
    """Non-empty regions conquered this turn."""

    def value(self, s: State, me: Army) -> i64:
        """How many."""
        return me.fights


class Conquests(Number):
    """Regions conquered this turn."""

    def value(self, s: State, me: Army) -> i64:
        """How many."""
        return me.conquests


class Groups(Number):
    """Connected groups of regions, by printed borders."""

    def value(self, s: State, me: Army) -> i64:
        """How many."""
        return groups(s, me, False)


class OwnRegions(Number):
    """Own regions in a set."""

    def __init__(self, where: RegionSet) -> None:
        self.where: Final = where

    def value(self, s: State, me: Army) -> i64:
        """How many."""
        return count(self.where.regions(s, me) & me.held)


class Counted(Number):
    """What another part of the same trait has counted this turn."""

    def __init__(self, slot: int) -> None:
        self.slot: Final[i64] = slot

    def value(self, s: State, me: Army) -> i64:
        """How many."""
        return me.tally(self.slot)


class ConquestCounter(Trait):
    """Counts conquests in a set of regions, or only fights."""

    def __init__(self, key: str, slot: int, where: RegionSet, fights: bool) -> None:
        super().__init__(key)
        self.slot: Final[i64] = slot
        self.where: Final = where
        self.fights: Final = fights

    def conquering(self, s: State, me: Army, region: i64, fight: bool) -> None:
        if (fight or not self.fights) and self.where.regions(s, me) & bit(region) != 0:
            verbs.count_up(s, me, self.slot, 1)


class KillCounter(Trait):
    """Counts tokens that other seats lose."""

    def __init__(self, key: str, slot: int) -> None:
        super().__init__(key)
        self.slot: Final[i64] = slot

    def killed(self, s: State, me: Army, tokens: i64) -> None:
        verbs.count_up(s, me, self.slot, tokens)
