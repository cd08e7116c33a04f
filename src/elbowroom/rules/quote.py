"""What a conquest takes, and whether the army can pay it: the one place that knows (G12 to G18).

Legal actions, rolls, explanations, refusals, offers, the terminal and the bots all read a quote.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from elbowroom.masks import EMPTY, bit
from elbowroom.rules.actions import Action
from elbowroom.rules.die import HIGHEST, at_least
from elbowroom.rules.force import fighting_force, means_of, race_tokens
from elbowroom.rules.means import (
    ANYWHERE,
    COPIES,
    DISCOUNT,
    DISCOUNTS,
    MEANS,
)
from elbowroom.rules.price import Prices
from elbowroom.rules.reach import closed, copied_there, targets_past, toll_at
from elbowroom.rules.state import CONQUEST, START, Army, State
from elbowroom.traits.trait import CONQUERS_BY, ROLLS_FOR, ROLLS_FREELY

# A mask that nobody has asked for yet; masks are never negative.
_UNKNOWN: Final = -1


@mypyc_attr(acyclic=True, free_list_len=1)
class Quote(Prices):
    """The conquests of one army at one moment: prices, what is in hand, and the die between them.

    Tokens are counted before the army has lifted them (``race_tokens``). *by* is always a set of
    marks of ``rules.means``; 0 is a plain conquest.
    """

    def __init__(self, s: State, me: Army, hand: i64, force: i64) -> None:
        """*hand* are the race tokens of *me*, *force* all that fights; see ``quote_for``."""
        super().__init__(s, me)
        self.me: Army = me
        self.hand: i64 = hand
        self.force: i64 = force
        self.means: i64 = 0
        if me.hooks & CONQUERS_BY != 0:
            self.means = means_of(s, me)
        self._targets: i64 = _UNKNOWN
        # The last answers about means, and for which: most armies have one set of them.
        self._field_by: i64 = 0
        self._field: i64 = EMPTY
        self._paid_by: i64 = 0
        self._paid: i64 = EMPTY
        # Regions that have a die of their own before the conquest.
        self.own_die: i64 = EMPTY
        if me.hooks & ROLLS_FOR != 0:
            self.own_die = _own_die(s, me) & ~self.wary

    # ------------------------------------------------------------------ where

    def targets(self) -> i64:
        """Every region that may be attacked with plain tokens, whatever it costs."""
        if self._targets < 0:
            self._targets = targets_past(self.s, self.me, self.wary)
        return self._targets

    def field(self, by: i64) -> i64:
        """The same for the means *by*; substitutions have a field of their own."""
        if by == 0:
            return self.targets()
        if by != self._field_by:
            self._field_by = by
            self._field = self._field_of(by)
        return self._field

    def _field_of(self, by: i64) -> i64:
        mask = self.targets()
        if by & ANYWHERE != 0:
            mask = (self.s.atlas.land | self.s.atlas.water) & ~closed(self.s, self.me)
        return mask & ~copied_there(self.s, by) & ~self.wary

    # ------------------------------------------------------------------ one region

    def strength(self, region: i64) -> i64:
        """Tokens in hand that count against *region*: against some only those of the race do."""
        if self.wary & bit(region) != 0:
            return self.hand
        return self.force

    def missing(self, region: i64, by: i64 = 0) -> i64:
        """Tokens that lack for *region*, less the die that shows; 0 or below: it can be paid."""
        price = self.at(region, by) - self.die_against(region)
        return price - self.strength(region)

    def odds(self, region: i64, by: i64 = 0) -> float:
        """The chance, from 0 to 1, that *region* can be paid once a die has been thrown for it."""
        lack = self.at(region, by) - self.strength(region)
        if self.own_die & bit(region) != 0:
            lack -= self.reserve(by)
        return at_least(lack)

    def toll(self, region: i64) -> i64:
        """Coins to be paid to the holder of *region*."""
        return toll_at(self.s, self.me, region)

    # ------------------------------------------------------------------ many regions at once

    def payable(self, field: i64) -> i64:
        """The regions of *field* that plain tokens can pay now, with the die that shows."""
        return self._within_force(self._force_now(), self.hand, field)

    def payable_by(self, by: i64) -> i64:
        """The regions in the field of the means *by* that can be paid with them now."""
        if by != self._paid_by:
            self._paid_by = by
            self._paid = self.within_by(self._force_now(), self.field(by), by)
        return self._paid

    def _force_now(self) -> i64:
        if self.s.die > 0:
            return self.force + self.s.die
        return self.force

    def hopeful(self, field: i64, by: i64 = 0, reserve: i64 = 0) -> i64:
        """The regions of *field* that the best throw could pay, with a *reserve* of tokens."""
        best = self.force + HIGHEST + reserve
        if by != 0:
            return self.within_by(best, field, by)
        return self._within_force(best, self.hand + HIGHEST, field)

    def _within_force(self, force: i64, hand: i64, field: i64) -> i64:
        """Regions of *field* that *force* can pay, or *hand* where nothing else counts."""
        guarded = field & self.wary
        if guarded == 0:
            return self.within(force, field)
        mask = self.within(force, field & ~guarded)
        if self.hand > 0:
            mask |= self.within(hand, guarded)
        return mask

    # ------------------------------------------------------------------ the die

    def rolls_freely(self) -> bool:
        """Whether the die is thrown before the conquests, and not for one region."""
        return self.me.facts & ROLLS_FREELY != 0

    def must_roll(self) -> bool:
        """Whether only the die opens the regions against which it counts (house rule)."""
        return self.s.options.berserk_must_roll and self.s.die < 0 and self.rolls_freely()

    def die_is_spent(self) -> bool:
        """Whether there is no other final attempt in this turn (house rule)."""
        return self.s.die_spent and self.s.options.single_die_per_turn

    def discounts_left(self, by: i64) -> i64:
        """The means besides *by* that lower a price, to be named after a die for one region."""
        marks = self.means & DISCOUNTS
        if by & COPIES != 0:
            # Only one piece copies, and it copies one relic.
            marks &= ~COPIES
        return marks

    def reserve(self, by: i64) -> i64:
        """Tokens that such a means would save."""
        if self.discounts_left(by) == 0:
            return 0
        return DISCOUNT

    def ways_after_die(self, region: i64, by: i64, face: i64) -> list[int]:
        """The sets of means that pay *region* when its own die shows *face*, *by* first."""
        marks = self.discounts_left(by)
        ways: list[int] = [by]
        ways += [by | means.mark for means in MEANS if marks & means.mark != 0]
        strength = self.strength(region) + face
        return [way for way in ways if self.at(region, way) <= strength]


def _own_die(s: State, me: Army) -> i64:
    mask: i64 = EMPTY
    for trait in me.traits:
        if trait.hooks & ROLLS_FOR != 0:
            mask |= trait.rolls_for(s, me)
    return mask


def quote_for(s: State, me: Army) -> Quote:
    """The quote for *me*."""
    hand = race_tokens(s, me)
    return Quote(s, me, hand, fighting_force(s, me, hand))


def current_quote(s: State) -> Quote | None:
    """The quote for the army that may conquer now, or None where nobody may."""
    me = s.acting
    if me is None or len(s.pending) > 0 or (s.phase != START and s.phase != CONQUEST):
        return None
    return quote_for(s, me)


def odds_of(s: State, act: Action) -> float:
    """The chance, from 0 to 1, that the die of the roll *act* is enough."""
    assert s.acting is not None, "somebody rolls"
    return quote_for(s, s.acting).odds(act.index, act.detail)
