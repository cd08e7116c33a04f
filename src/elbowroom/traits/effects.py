"""What home-made races and powers are made of: one small trait for each effect.

An army has the effects of its home-made race or power among its traits as if each were a trait of
its own, with the key of the whole. So all that the rules ask of traits holds for them too.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from elbowroom.masks import EMPTY, bit
from elbowroom.rules import verbs
from elbowroom.rules.pieces import HOLE, LAIR
from elbowroom.rules.reach import keepable, stands
from elbowroom.rules.scoring import active_beside, is_first_turn
from elbowroom.traits.numbers import Number
from elbowroom.traits.region_sets import RegionSet
from elbowroom.traits.trait import KEEPS_BADGE, WORKS_IN_DECLINE, Trait

if TYPE_CHECKING:
    from elbowroom.rules.state import Army, State

# When an effect works.
ACTIVE: Final = 0
DECLINED: Final = 1
ALWAYS: Final = 2


class HomeMade(Trait):
    """A home-made race or power as a whole: its numbers, its pieces and its parts."""

    def __init__(
        self,
        key: str,
        tokens: int,
        tray: int,
        extra: int,
        brings: dict[int, int],
        parts: list[Trait],
    ) -> None:
        facts = 0
        for part in parts:
            facts |= part.facts
        super().__init__(key, tokens, tray, extra, facts, brings)
        self.parts = parts

    def keeps_badge(self, s: State, me: Army) -> bool:
        keepers = [part for part in self.parts if part.hooks & KEEPS_BADGE != 0]
        return any(part.keeps_badge(s, me) for part in keepers)


class Timed(Trait):
    """An effect that works while its army is active, in decline, or always."""

    def __init__(self, key: str, when: int) -> None:
        super().__init__(key, facts=EMPTY if when == ACTIVE else WORKS_IN_DECLINE)
        self.when: Final[i64] = when

    def sleeps(self, me: Army) -> bool:
        """Whether it waits for the decline of *me*."""
        return self.when == DECLINED and me.active

    def keeps_badge(self, s: State, me: Army) -> bool:
        return self.when != ACTIVE


# ---------------------------------------------------------------------- prices and reach


class Cheaper(Trait):
    """Regions that cost one token less."""

    def __init__(self, key: str, where: RegionSet) -> None:
        super().__init__(key)
        self.where: Final = where

    def cheaper(self, s: State, me: Army) -> i64:
        return self.where.regions(s, me)


class Dearer(Trait):
    """Regions that cost one token more."""

    def __init__(self, key: str, where: RegionSet) -> None:
        super().__init__(key)
        self.where: Final = where

    def dearer(self, s: State, me: Army) -> i64:
        return self.where.regions(s, me)


class Unguarded(Trait):
    """Regions priced as if nobody stood there."""

    def __init__(self, key: str, where: RegionSet) -> None:
        super().__init__(key)
        self.where: Final = where

    def as_if_empty(self, s: State, me: Army) -> i64:
        return self.where.regions(s, me)


class Entry(Trait):
    """Regions where the first conquest may start as well."""

    def __init__(self, key: str, where: RegionSet) -> None:
        super().__init__(key)
        self.where: Final = where

    def entry(self, s: State, me: Army) -> i64:
        return self.where.regions(s, me)


class Reach(Trait):
    """Regions always in reach, or once the army stands on the board."""

    def __init__(self, key: str, where: RegionSet, first: bool) -> None:
        super().__init__(key)
        self.where: Final = where
        self.first: Final = first

    def reach(self, s: State, me: Army) -> i64:
        if self.first or stands(s, me):
            return self.where.regions(s, me)
        return EMPTY


class Join(Trait):
    """Printed regions that are next to each other."""

    def __init__(self, key: str, mask: i64) -> None:
        super().__init__(key)
        self.mask: Final[i64] = mask

    def joins(self, s: State, me: Army, regions: i64) -> i64:
        return self.mask if self.mask & regions != 0 else EMPTY


class Wounds(Trait):
    """Opponents lose more tokens with a region, or fewer."""

    def __init__(self, key: str, tokens: int) -> None:
        super().__init__(key)
        self.more: Final[i64] = tokens

    def wounds(self, s: State, me: Army) -> i64:
        return self.more


# ---------------------------------------------------------------------- coins


class CoinsEach(Timed):
    """A coin more for each own region in a set."""

    def __init__(self, key: str, when: int, where: RegionSet) -> None:
        super().__init__(key, when)
        self.where: Final = where

    def pays(self, s: State, me: Army) -> i64:
        return EMPTY if self.sleeps(me) else self.where.regions(s, me)


class CoinsFor(Timed):
    """Coins for every so many of a number."""

    def __init__(self, key: str, when: int, coins: int, per: int, number: Number) -> None:
        super().__init__(key, when)
        self.coins: Final[i64] = coins
        self.per: Final[i64] = per
        self.number: Final = number

    def bonus(self, s: State, me: Army) -> i64:
        return 0 if self.sleeps(me) else self.coins * (self.number.value(s, me) // self.per)


class CoinsEachTurn(Timed):
    """Coins each turn."""

    def __init__(self, key: str, when: int, coins: int) -> None:
        super().__init__(key, when)
        self.coins: Final[i64] = coins

    def bonus(self, s: State, me: Army) -> i64:
        if self.sleeps(me):
            return 0
        if me.held == 0 and (not me.active or s.options.alchemist_needs_tokens):
            return 0
        return self.coins


class CoinsOnce(Trait):
    """Coins at the end of the first turn."""

    def __init__(self, key: str, coins: int) -> None:
        super().__init__(key)
        self.coins: Final[i64] = coins

    def bonus(self, s: State, me: Army) -> i64:
        return self.coins if is_first_turn(s, me, self.key) else 0


class CoinsForLosses(Timed):
    """Coins from the bank whenever an opponent conquers one of its regions."""

    def __init__(self, key: str, when: int, coins: int, where: RegionSet) -> None:
        super().__init__(key, when)
        self.coins: Final[i64] = coins
        self.where: Final = where

    def defeated(self, s: State, me: Army, foe: i64, region: i64) -> None:
        if not self.sleeps(me) and self.where.regions(s, me) & bit(region) != 0:
            verbs.pay(s, me.seat, self.coins)


class CoinsFromNeighbours(Timed):
    """Coins from each opponent with an active token next door."""

    def __init__(self, key: str, when: int, coins: int) -> None:
        super().__init__(key, when)
        self.coins: Final[i64] = coins

    def collects(self, s: State, me: Army, payer: i64) -> i64:
        if self.sleeps(me):
            return 0
        beside = active_beside(s, me.held, payer)
        # House rule: declined tokens pay like active ones.
        if s.options.thieving_declined_too:
            beside = s.lands_of(payer) & me.near & ~s.sheltered
        return 0 if beside == 0 else self.coins


# ---------------------------------------------------------------------- tokens and defence


class TokensFor(Trait):
    """Tokens from the tray at redeployment, for every so many of a number."""

    def __init__(self, key: str, tokens: int, per: int, number: Number) -> None:
        super().__init__(key)
        self.gain: Final[i64] = tokens
        self.per: Final[i64] = per
        self.number: Final = number

    def gathered(self, s: State, me: Army) -> None:
        verbs.gain_tokens(s, me, self.gain * (self.number.value(s, me) // self.per))


class Attackers(Trait):
    """Tokens that fight but do not stand guard."""

    def __init__(self, key: str, tokens: int) -> None:
        super().__init__(key)
        self.back: Final[i64] = tokens

    def held_back(self, s: State, me: Army) -> i64:
        return self.back


class Lairs(Trait):
    """A lair in every printed region of a set that it takes."""

    def __init__(self, key: str, mask: i64) -> None:
        super().__init__(key)
        self.mask: Final[i64] = mask

    def settled(self, s: State, me: Army, region: i64) -> None:
        if self.mask & bit(region) != 0:
            verbs.place(s, LAIR, region)


class Shelters(Trait):
    """A hole in the ground in the first regions it takes and may keep, while there are any."""

    def conquered(self, s: State, me: Army, region: i64) -> None:
        if keepable(s, me) & bit(region) & ~s.where[HOLE] != 0 and me.pooled(HOLE) > 0:
            verbs.add_to_pool(me, HOLE, -1)
            verbs.place(s, HOLE, region)


class Spared(Timed):
    """No token is lost when a region falls."""

    def losses(self, s: State, me: Army, usual: i64) -> i64:
        return usual if self.sleeps(me) else 0


class Toll(Timed):
    """Opponents pay for every region of it that they conquer."""

    def __init__(self, key: str, when: int, coins: int) -> None:
        super().__init__(key, when)
        self.coins: Final[i64] = coins

    def toll(self, s: State, me: Army) -> i64:
        return 0 if self.sleeps(me) else self.coins


class Thorns(Timed):
    """Opponents lose tokens with every region of it that they conquer."""

    def __init__(self, key: str, when: int, tokens: int) -> None:
        super().__init__(key, when)
        self.pricks: Final[i64] = tokens

    def thorns(self, s: State, me: Army) -> i64:
        return 0 if self.sleeps(me) else self.pricks


class StaysBeside(Trait):
    """Keeps the badge of a power that has borrowed a race which works in decline."""

    def __init__(self, key: str) -> None:
        super().__init__(key, facts=WORKS_IN_DECLINE)

    def keeps_badge(self, s: State, me: Army) -> bool:
        return True
