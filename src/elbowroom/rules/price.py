"""What a region costs (G12)."""

from __future__ import annotations

from mypy_extensions import i64

from elbowroom.masks import EMPTY, Tally, bit, lowest
from elbowroom.rules.means import CHEAPER_BY_TWO, FLAT, PAST_TOKENS, SUBSTITUTES
from elbowroom.rules.reach import wary
from elbowroom.rules.state import LEVELS, Army, State
from elbowroom.traits.trait import AS_IF_EMPTY, CHEAPER, DEARER


def own_declined(s: State, me: Army) -> i64:
    """Regions of the declined armies of the seat of *me*."""
    mask: i64 = EMPTY
    for army in s.declined:
        if army.seat == me.seat and army is not me:
            mask |= army.held
    return mask


def seems_empty(s: State, me: Army) -> i64:
    """Regions where the tokens do not count for *me*."""
    mask: i64 = EMPTY
    if me.hooks & AS_IF_EMPTY != 0:
        for trait in me.traits:
            if trait.hooks & AS_IF_EMPTY != 0:
                mask |= trait.as_if_empty(s, me)
    return mask


class Prices:
    """The prices of all regions for one army at one moment, ready for many questions."""

    def __init__(self, s: State, me: Army) -> None:
        self.s: State = s
        self.wary: i64 = wary(s, me)
        self.less: Tally | None = None
        self.more: Tally | None = None
        if me.hooks & (CHEAPER | DEARER) != 0:
            self._count_discounts(me)
        self.empty: i64 = seems_empty(s, me) & ~self.wary
        self.free: i64 = EMPTY
        if not s.options.own_decline_adds_cost:
            self.free = own_declined(s, me)

    def _count_discounts(self, me: Army) -> None:
        less = Tally()
        more = Tally()
        for trait in me.traits:
            if trait.hooks & CHEAPER != 0:
                less.add(trait.cheaper(self.s, me) & ~self.wary)
            if trait.hooks & DEARER != 0:
                more.add(trait.dearer(self.s, me))
        self.less = less
        self.more = more

    def at(self, region: i64, by: i64 = 0) -> i64:
        """The price of *region*, by special means or not; never below one but for substitution."""
        if by & SUBSTITUTES != 0:
            return 0
        if by & FLAT != 0:
            return 1
        one = bit(region)
        cost = self.s.defence[region]
        if self.empty & one != 0 or by & PAST_TOKENS != 0:
            cost -= self.s.bodies(region)
        elif self.free & one != 0:
            cost -= self.s.tokens[region]
        if self.less is not None:
            cost -= self.less.at(region)
        if self.more is not None:
            cost += self.more.at(region)
        if by & CHEAPER_BY_TWO != 0:
            cost -= 2
        return cost if cost > 1 else 1

    def within(self, tokens: i64, among: i64) -> i64:
        """The regions of *among* whose price is at most *tokens*."""
        odd = (self.empty | self.free) & among
        mask = self._by_defence(tokens) & among & ~odd
        while odd != 0:
            region = lowest(odd)
            odd &= odd - 1
            if self.at(region) <= tokens:
                mask |= bit(region)
        return mask

    def within_by(self, tokens: i64, among: i64, by: i64) -> i64:
        """The same for a conquest by special means."""
        if by & PAST_TOKENS == 0:
            return self.within(tokens + 2 if by & CHEAPER_BY_TWO != 0 else tokens, among)
        mask: i64 = EMPTY
        while among != 0:
            region = lowest(among)
            among &= among - 1
            if self.at(region, by) <= tokens:
                mask |= bit(region)
        return mask

    def _by_defence(self, tokens: i64) -> i64:
        less = self.less
        more = self.more
        if less is None or more is None:
            return self._level(tokens)
        mask: i64 = EMPTY
        down: i64 = 0
        most = less.most()
        while down <= most:
            mask |= less.exactly(down) & self._with_surcharge(tokens + down, more)
            down += 1
        return mask

    def _with_surcharge(self, tokens: i64, more: Tally) -> i64:
        if more.ones | more.twos | more.fours == 0:
            return self._level(tokens)
        mask: i64 = EMPTY
        up: i64 = 0
        most = more.most()
        while up <= most:
            mask |= more.exactly(up) & self._level(tokens - up)
            up += 1
        return mask

    def _level(self, tokens: i64) -> i64:
        if tokens < 0:
            return EMPTY
        return self.s.within[tokens if tokens < LEVELS else LEVELS - 1]
