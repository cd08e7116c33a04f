"""A rough rating of conquests and rolls: what a region brings for the tokens that it takes."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from elbowroom.bots.preferences import Preferences
from elbowroom.bots.redeployment import pack
from elbowroom.masks import bit, count, lowest, zeros
from elbowroom.packed import append, vec
from elbowroom.rules.actions import CONQUER, DETAILS, ROLL
from elbowroom.rules.menu import Menu
from elbowroom.rules.quote import Quote, quote_for
from elbowroom.rules.reach import toll_of
from elbowroom.rules.rng import Rng
from elbowroom.rules.state import Army, State
from elbowroom.traits.trait import BONUS, PAYS, STAYS_IN, TOLL

_OWN_DECLINED: Final = -1.3
_NONE: Final = vec[float]()


class Targets:
    """The conquests and rolls of one decision, each with its rating; higher is better."""

    def __init__(self, s: State, me: Army, menu: Menu, preferences: Preferences) -> None:
        self.packed: vec[i64] = zeros(0)
        self.rating: vec[float] = _NONE[:]
        self.roll_packed: vec[i64] = zeros(0)
        self.roll_rating: vec[float] = _NONE[:]
        self.s: State = s
        self.me: Army = me
        self.preferences: Preferences = preferences
        self.quote: Quote = quote_for(s, me)
        self.fight: float = float(_fight_bonus(s, me))
        self.mine: i64 = s.lands_of(me.seat)
        self.hurt: float = 1.0 / float(s.seats - 1)
        row: i64 = 0
        while row < menu.size:
            kind = menu.codes[row] % DETAILS
            if kind == CONQUER:
                self._add_conquests(menu.codes[row], menu.masks[row])
            elif kind == ROLL:
                self._add_rolls(menu.codes[row], menu.masks[row])
            row += 1

    def _add_conquests(self, code: i64, mask: i64) -> None:
        effort = self.preferences.effort
        quote = self.quote
        while mask != 0:
            region = lowest(mask)
            mask &= mask - 1
            cost = quote.due(region, code // DETAILS)
            gain = self.gain(region)
            self.packed = append(self.packed, pack(code, region))
            self.rating = append(self.rating, gain / (effort + float(cost)) if gain > 0 else gain)

    def _add_rolls(self, code: i64, mask: i64) -> None:
        while mask != 0:
            region = lowest(mask)
            mask &= mask - 1
            odds = self.quote.odds(region, code // DETAILS)
            self.roll_packed = append(self.roll_packed, pack(code, region))
            self.roll_rating = append(self.roll_rating, odds * self.gain(region))

    def gain(self, region: i64) -> float:
        """What *region* is worth to its new owner, in coins; harm to opponents counts too."""
        s = self.s
        preferences = self.preferences
        one = bit(region)
        if self.mine & one != 0:
            return _OWN_DECLINED
        total: float = 1.0
        if s.atlas.river & one != 0 and self.me.hooks & STAYS_IN == 0:
            total = preferences.bridge
        else:
            total += float(self._trait_coins(one))
        if s.monsters & one != 0:
            total += preferences.find
        if s.bodies(region) > 0:
            total += self.fight
            foe = s.holder(region)
            if foe is not None:
                total += self.hurt * (preferences.hurt if foe.active else preferences.hurt_declined)
                if foe.hooks & TOLL != 0:
                    total -= float(2 * toll_of(s, foe))
        free = count(s.atlas.near[region] & s.atlas.land & ~self.mine)
        return total + preferences.openness * float(free)

    def _trait_coins(self, one: i64) -> i64:
        coins: i64 = 0
        for trait in self.me.traits:
            if trait.hooks & PAYS != 0 and trait.pays(self.s, self.me) & one != 0:
                coins += 1
        return coins

    def best(self, noise: float, rng: Rng) -> i64:
        """The index of the best conquest, or -1; *noise* randomizes the ratings."""
        best: i64 = -1
        most: float = 0.0
        n: i64 = 0
        while n < len(self.packed):
            rating = self.rating[n]
            if noise > 0.0:
                rating *= 1.0 + noise * float(rng.below(1000)) / 1000.0
            if rating > most:
                most = rating
                best = n
            n += 1
        return best

    def best_roll(self) -> i64:
        """The index of the best roll, or -1."""
        best: i64 = -1
        most: float = 0.0
        n: i64 = 0
        while n < len(self.roll_packed):
            if self.roll_rating[n] > most:
                most = self.roll_rating[n]
                best = n
            n += 1
        return best

    def roll_for(self, packed: i64) -> i64:
        """The packed roll for the same conquest, if rolling is legal for it too; or -1."""
        roll = packed + (ROLL - CONQUER) * pack(1, 0, 0)
        n: i64 = 0
        while n < len(self.roll_packed):
            if self.roll_packed[n] == roll:
                return roll
            n += 1
        return -1


def _fight_bonus(s: State, me: Army) -> i64:
    """Coins that the traits pay for one more conquest of a region that was not empty."""
    if me.hooks & BONUS == 0:
        return 0
    now: i64 = 0
    more: i64 = 0
    for trait in me.traits:
        if trait.hooks & BONUS != 0:
            now += trait.bonus(s, me)
            me.fights += 1
            more += trait.bonus(s, me)
            me.fights -= 1
    return more - now
