"""Which regions an army may attack, whatever they cost (G10, G11, G11b, G14)."""

from __future__ import annotations

from mypy_extensions import i64

from elbowroom.masks import EMPTY, lowest
from elbowroom.rules.means import COPIES, MEANS
from elbowroom.rules.state import Army, State
from elbowroom.traits.trait import (
    ATTACKS_OWN_ACTIVE,
    ENTERS,
    ENTRY,
    JOINS,
    OPENS,
    REACH,
    STAYS_IN,
    TOLL,
    UNTOUCHABLE,
)


def around(s: State, me: Army, mask: i64) -> i64:
    """Every region adjacent to *mask* for *me*, extended adjacency included (G11b)."""
    return s.atlas.around(mask) | joined(s, me, mask)


def joined(s: State, me: Army, mask: i64) -> i64:
    """The regions that only a trait of *me* makes adjacent to *mask*."""
    out: i64 = EMPTY
    if me.hooks & JOINS == 0:
        return out
    for trait in me.traits:
        if trait.hooks & JOINS != 0:
            out |= trait.joins(s, me, mask)
    return out


def stands(s: State, me: Army) -> bool:
    """Whether *me* has a foothold, so that its next conquest is not a first one."""
    if me.held == 0:
        return False
    # House rule: a region taken over in the turn of the pick does not spare the entry.
    if s.options.reborn_still_first_conquest and me.fresh and me.conquests == 0:
        return me.takeovers == 0
    return True


def plain_reach(s: State, me: Army) -> i64:
    """What tokens alone can reach: the neighbours, or the way in (G10, G11)."""
    if stands(s, me):
        return me.near
    if me.hooks & ENTERS == 0:
        return s.atlas.entry
    mask: i64 = EMPTY
    for trait in me.traits:
        if trait.hooks & ENTERS != 0:
            mask |= trait.enters(s, me)
    return mask if mask != 0 else s.atlas.entry


def wide_reach(s: State, me: Army) -> i64:
    """What the traits of *me* reach wherever it stands: neighbours and more, but no entry."""
    foothold = stands(s, me)
    mask = me.near if foothold else EMPTY
    if me.hooks & REACH != 0:
        for trait in me.traits:
            if trait.hooks & REACH != 0:
                mask |= trait.reach(s, me)
    if foothold and me.hooks & JOINS != 0:
        mask |= joined(s, me, me.held)
    return mask


def full_reach(s: State, me: Army) -> i64:
    """Everything *me* can reach with all its traits."""
    mask = plain_reach(s, me)
    if me.hooks & (REACH | JOINS) != 0:
        mask |= wide_reach(s, me)
    if me.hooks & ENTRY != 0 and not stands(s, me):
        for trait in me.traits:
            if trait.hooks & ENTRY != 0:
                mask |= trait.entry(s, me)
    return mask


def opened_water(s: State, me: Army) -> i64:
    """The seas and lakes that are targets for *me*."""
    mask: i64 = EMPTY
    if me.hooks & OPENS != 0:
        for trait in me.traits:
            if trait.hooks & OPENS != 0:
                mask |= trait.opens(s, me)
    return mask


def keepable(s: State, me: Army) -> i64:
    """Regions that *me* may hold beyond the turn: land, and the water where it may stay."""
    mask = s.atlas.land | opened_water(s, me)
    if me.hooks & STAYS_IN != 0:
        for trait in me.traits:
            mask |= trait.stays_in(s, me)
    return mask


def own_regions(s: State, me: Army) -> i64:
    """Regions of its seat that *me* may not attack: its own and those of the active army (G14)."""
    mask = me.held
    if me.facts & ATTACKS_OWN_ACTIVE == 0:
        active = s.active[me.seat]
        if active is not None:
            mask |= active.held
    return mask


def impassable(s: State, me: Army) -> i64:
    """Chasms, and the seas and lakes that are no targets for *me*."""
    atlas = s.atlas
    return atlas.chasm | (atlas.sea | atlas.lake) & ~opened_water(s, me)


def sheltered_from(s: State, me: Army) -> i64:
    """Regions of other seats with an immune piece, and those that nobody holds."""
    if s.sheltered == 0:
        return EMPTY
    return s.sheltered & ~s.lands_of(me.seat)


def at_peace(s: State, me: Army) -> i64:
    """Regions of active armies at peace with the seat of *me*; peace binds only active armies."""
    mask: i64 = EMPTY
    if s.truces == 0 or not me.active:
        return mask
    seat: i64 = 0
    while seat < s.seats:
        if s.peace[seat] == me.seat:
            army = s.active[seat]
            if army is not None:
                mask |= army.held
        seat += 1
    return mask


def beyond_purse(s: State, me: Army) -> i64:
    """Regions whose toll the seat of *me* cannot pay."""
    mask: i64 = EMPTY
    if s.watch & TOLL == 0:
        return mask
    for army in s.active:
        if army is not None and army.hooks & TOLL != 0:
            mask |= _too_dear(s, me, army)
    for army in s.declined:
        if army.hooks & TOLL != 0:
            mask |= _too_dear(s, me, army)
    return mask


def _too_dear(s: State, me: Army, army: Army) -> i64:
    if army.seat == me.seat or toll_of(s, army) <= s.coins[me.seat]:
        return EMPTY
    return army.held


def toll_of(s: State, army: Army) -> i64:
    """Coins that an opponent pays for conquering a region of *army*."""
    toll: i64 = 0
    if army.hooks & TOLL != 0:
        for trait in army.traits:
            toll += trait.toll(s, army)
    return toll


def toll_at(s: State, me: Army, region: i64) -> i64:
    """Coins that *me* pays for conquering *region*."""
    foe = s.holder(region)
    if foe is None or foe.seat == me.seat:
        return 0
    return toll_of(s, foe)


def wary(s: State, me: Army) -> i64:
    """Regions of opponents against which no trait of *me* is of any help."""
    mask: i64 = EMPTY
    if s.watch & UNTOUCHABLE == 0:
        return mask
    for army in s.active:
        if army is not None and army.hooks & UNTOUCHABLE != 0:
            mask |= _not_to_be_helped_against(s, me, army)
    for army in s.declined:
        if army.hooks & UNTOUCHABLE != 0:
            mask |= _not_to_be_helped_against(s, me, army)
    return mask


def _not_to_be_helped_against(s: State, me: Army, army: Army) -> i64:
    if army.seat == me.seat or not is_untouchable(s, army):
        return EMPTY
    return army.held


def is_untouchable(s: State, army: Army) -> bool:
    """Whether foreign traits are of no use against *army*."""
    if army.hooks & UNTOUCHABLE != 0:
        for trait in army.traits:
            if trait.hooks & UNTOUCHABLE != 0 and trait.untouchable(s, army):
                return True
    return False


def closed(s: State, me: Army) -> i64:
    """Regions that *me* may not attack by any means."""
    mask = own_regions(s, me) | impassable(s, me) | s.shut | me.barred
    return mask | sheltered_from(s, me) | at_peace(s, me) | beyond_purse(s, me)


def targets(s: State, me: Army) -> i64:
    """Every region that *me* may attack now, whatever the cost."""
    return targets_past(s, me, wary(s, me))


def targets_past(s: State, me: Army, guarded: i64) -> i64:
    """The same where the *guarded* (wary) regions are known already."""
    mask = full_reach(s, me)
    if guarded != 0:
        # Only a power could enter a sea, and no power helps against these.
        mask = mask & ~guarded | plain_reach(s, me) & guarded & ~(s.atlas.sea | s.atlas.lake)
    return mask & ~closed(s, me)


def copied_there(s: State, by: i64) -> i64:
    """Regions with the relic that *by* copies: the copy does not work there."""
    mask: i64 = EMPTY
    copies = by & COPIES
    while copies != 0:
        mask |= s.where[MEANS[lowest(copies)].copied]
        copies &= copies - 1
    return mask
