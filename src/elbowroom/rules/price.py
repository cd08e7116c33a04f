"""What a region costs (G12)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from elbowroom.masks import EMPTY, Tally, bit, lowest
from elbowroom.rules.means import DISCOUNT, DISCOUNTS, FLAT, PAST_TOKENS, SUBSTITUTES
from elbowroom.rules.pieces import AS_TOKENS
from elbowroom.rules.reach import wary
from elbowroom.rules.state import LEVELS, Army, State
from elbowroom.traits.trait import AS_IF_EMPTY, CHEAPER, DEARER, UNTOUCHABLE

# Tokens that empty ground costs.
GROUND: Final = 2
RIVER: Final = 1
MOUNTAIN_SURCHARGE: Final = 1


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
    for trait in me.traits:
        if trait.hooks & AS_IF_EMPTY != 0:
            mask |= trait.as_if_empty(s, me)
    return mask


def defenders(s: State, region: i64) -> i64:
    """What does not count in *region* where tokens do not: race tokens, natives, and the pieces
    that defend like race tokens."""
    return s.bodies(region) + token_pieces(s, region)


def token_pieces(s: State, region: i64) -> i64:
    """How many pieces in *region* defend like race tokens."""
    number: i64 = 0
    if s.built & bit(region) == 0:
        return number
    for kind in AS_TOKENS:
        number += s.pile(kind, region)
    return number


@mypyc_attr(acyclic=True, free_list_len=1)
class Prices:
    """The prices of all regions for one army at one moment, ready for many questions.

    Prices are in tokens. ``at`` is the price of a region whatever the die shows, ``due`` what a
    conquest takes out of the hand now.
    """

    def __init__(self, s: State, me: Army) -> None:
        self.s: State = s
        self.wary: i64 = EMPTY
        if s.watch & UNTOUCHABLE != 0:
            self.wary = wary(s, me)
        self.less: Tally | None = None
        self.more: Tally | None = None
        if me.hooks & CHEAPER != 0:
            self.less = _discounts(s, me, self.wary)
        if me.hooks & DEARER != 0:
            self.more = _surcharges(s, me)
        self.empty: i64 = EMPTY
        if me.hooks & AS_IF_EMPTY != 0:
            self.empty = seems_empty(s, me) & ~self.wary
        self.free: i64 = EMPTY
        if not s.options.own_decline_adds_cost:
            self.free = own_declined(s, me)

    # ------------------------------------------------------------------ one region

    def at(self, region: i64, by: i64 = 0) -> i64:
        """The price of *region*, by special means or not; never below one but for substitution."""
        return self._less_die(region, by, 0)

    def due(self, region: i64, by: i64 = 0) -> i64:
        """The same less the die that shows, again never below one."""
        return self._less_die(region, by, self.die_against(region))

    def die_against(self, region: i64) -> i64:
        """What the die that shows is worth against *region*: it is a trait's, so not everywhere."""
        if self.s.die <= 0 or self.wary & bit(region) != 0:
            return 0
        return self.s.die

    def _less_die(self, region: i64, by: i64, die: i64) -> i64:
        if by & SUBSTITUTES != 0:
            return 0
        if by & FLAT != 0:
            return 1
        one = bit(region)
        cost = self.s.defence[region] - die
        if self.empty & one != 0 or by & PAST_TOKENS != 0:
            cost -= defenders(self.s, region)
        elif self.free & one != 0:
            cost -= self.s.tokens[region]
        if self.less is not None:
            cost -= self.less.at(region)
        if self.more is not None:
            cost += self.more.at(region)
        if by & DISCOUNTS != 0:
            cost -= DISCOUNT
        if cost < 1:
            cost = 1
        return cost

    # ------------------------------------------------------------------ many regions at once

    def within(self, tokens: i64, field: i64) -> i64:
        """The regions of *field* whose price is at most *tokens*."""
        odd = (self.empty | self.free) & field
        if self.less is None and self.more is None:
            mask = self._level(tokens) & field & ~odd
        else:
            mask = self._by_defence(tokens) & field & ~odd
        while odd != 0:
            region = lowest(odd)
            odd &= odd - 1
            if self.at(region) <= tokens:
                mask |= bit(region)
        return mask

    def within_by(self, tokens: i64, field: i64, by: i64) -> i64:
        """The same for a conquest by special means that pay a price."""
        if by & PAST_TOKENS == 0:
            if by & DISCOUNTS != 0:
                tokens += DISCOUNT
            return self.within(tokens, field)
        # Where nothing stands there is nothing to look past.
        s = self.s
        peopled = field & (s.manned | s.tribes | s.monsters | s.built)
        mask = self.within_by(tokens, field & ~peopled, by & ~PAST_TOKENS)
        while peopled != 0:
            region = lowest(peopled)
            peopled &= peopled - 1
            if self.at(region, by) <= tokens:
                mask |= bit(region)
        return mask

    def _by_defence(self, tokens: i64) -> i64:
        """Regions whose defence *tokens* overcome, with discounts and surcharges."""
        less = self.less
        if less is None:
            return self._with_surcharge(tokens)
        mask: i64 = EMPTY
        down: i64 = 0
        most = less.most()
        while down <= most:
            mask |= less.exactly(down) & self._with_surcharge(tokens + down)
            down += 1
        return mask

    def _with_surcharge(self, tokens: i64) -> i64:
        more = self.more
        if more is None:
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
        if tokens >= LEVELS:
            # Not a conditional expression: that would box the index.
            tokens = LEVELS - 1
        return self.s.within[tokens]


def _discounts(s: State, me: Army, guarded: i64) -> Tally:
    less = Tally()
    for trait in me.traits:
        if trait.hooks & CHEAPER != 0:
            less.add(trait.cheaper(s, me) & ~guarded)
    return less


def _surcharges(s: State, me: Army) -> Tally:
    more = Tally()
    for trait in me.traits:
        if trait.hooks & DEARER != 0:
            more.add(trait.dearer(s, me))
    return more
