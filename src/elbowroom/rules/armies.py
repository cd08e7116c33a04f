"""Changes of whole armies: the regions they hold, the traits that apply to them, their end."""

from __future__ import annotations

from mypy_extensions import i64

from elbowroom.masks import bit, count
from elbowroom.rules import verbs
from elbowroom.rules.events import Abandoned, ArmyGone
from elbowroom.rules.pieces import COUNT, FIGHTING, FIRST_FIND, PIECES, STAYS
from elbowroom.rules.state import Army, State
from elbowroom.traits.trait import (
    HOMELESS,
    LEAVES_THE_RIVER,
    LENDS,
    OFFERS,
    WORKS_IN_DECLINE,
    Trait,
)

# ---------------------------------------------------------------------- regions


def occupy(s: State, me: Army, region: i64, tokens: i64, pieces: i64 = 0) -> None:
    """*me* holds *region* with so many tokens and fighting pieces from its hand."""
    me.hand -= tokens
    me.held |= bit(region)
    me.near |= s.atlas.near[region]
    verbs.put_tokens(s, region, tokens)
    _send_pieces(s, me, region, pieces)
    if holds_find(s, region):
        refresh_traits(s, me)


def _send_pieces(s: State, me: Army, region: i64, pieces: i64) -> None:
    for kind in FIGHTING:
        number = me.pooled(kind)
        if number > pieces:
            number = pieces
        if number > 0:
            verbs.add_to_pool(me, kind, -number)
            verbs.place(s, kind, region, number)
            pieces -= number


def release(s: State, me: Army, region: i64, abandoned: bool) -> i64:
    """*me* no longer holds *region*. Returns its tokens, which the caller puts somewhere."""
    tokens = s.tokens[region]
    verbs.put_tokens(s, region, 0)
    me.held &= ~bit(region)
    me.near = s.atlas.around(me.held)
    verbs.clear_pieces(s, me, region, abandoned)
    if holds_find(s, region):
        refresh_traits(s, me)
    if me.held == 0 and me.hooks & HOMELESS != 0:
        for trait in me.traits:
            trait.homeless(s, me)
    return tokens


def abandon(s: State, me: Army, region: i64) -> None:
    """The tokens of *region* return to hand and the region is given up."""
    me.hand += release(s, me, region, True)
    if s.journal is not None:
        s.journal.append(Abandoned(me.seat, region, me.race.key))


def holds_find(s: State, region: i64) -> bool:
    """Whether a place or a relic lies in *region*."""
    return s.treasured & bit(region) != 0


# ---------------------------------------------------------------------- armies and traits


def _applies(me: Army, trait: Trait) -> bool:
    return me.active or trait.facts & WORKS_IN_DECLINE != 0


def refresh_traits(s: State, me: Army) -> None:
    """Collect the traits that apply to *me*: race, power, then finds and what is lent (U4)."""
    traits: list[Trait] = []
    lent: Trait | None = None
    _add_trait(me, me.race, traits)
    _add_trait(me, me.power, traits)
    own = len(traits)
    if s.treasured & (me.held | me.left) != 0:
        lent = _add_finds(s, me, traits)
    me.traits = traits
    me.hooks = 0
    me.facts = me.lasting
    for place, trait in enumerate(traits):
        me.hooks |= trait.hooks
        # What is lent to a declined army works there, but changes nothing of how it declined.
        if me.active or place < own:
            me.facts |= trait.facts
    if lent is not me.lent:
        _exchange_lent(s, me, lent)
    _recount_watch(s)


def _add_trait(me: Army, trait: Trait, traits: list[Trait]) -> None:
    """Add *trait* if it applies to *me*, or those of its parts that do."""
    if len(trait.parts) > 0:
        for part in trait.parts:
            _add_trait(me, part, traits)
    elif _applies(me, trait) and not _is_offered(trait, traits):
        traits.append(trait)


def _is_offered(trait: Trait, traits: list[Trait]) -> bool:
    """Whether the same choices come from another side already: they are one use."""
    if trait.hooks & OFFERS == 0:
        return False
    return type(trait) in [type(other) for other in traits]


def _add_finds(s: State, me: Army, traits: list[Trait]) -> Trait | None:
    """Add the places and relics in the regions of *me*, and what they lend. Returns the latter."""
    lent: Trait | None = None
    kind: i64 = FIRST_FIND
    for find in s.book.finds:
        reach = me.held
        if find.facts & LEAVES_THE_RIVER != 0:
            reach |= me.left
        here = s.where[kind] & reach != 0
        kind += 1
        if not here:
            continue
        if _applies(me, find):
            traits.append(find)
        if find.hooks & LENDS != 0:
            borrowed = find.lends(s, me)
            if borrowed is not None and _applies(me, borrowed):
                _add_trait(me, borrowed, traits)
                lent = borrowed
    return lent


def _exchange_lent(s: State, me: Army, lent: Trait | None) -> None:
    """The pieces of a lent power come with it, and go with it as if its army had declined."""
    before = me.lent
    me.lent = lent
    if before is not None:
        for kind in before.brings:
            if me.active or PIECES[kind].declined != STAYS:
                verbs.withdraw(s, me, kind)
            verbs.empty_pool(me, kind)
    if lent is not None and me.active:
        for kind, number in lent.brings.items():
            left = COUNT - me.pooled(kind)
            if PIECES[kind].declined == STAYS:
                # An earlier holder may have left some on the board at its decline.
                left = PIECES[kind].supply - count(s.where[kind])
            verbs.add_to_pool(me, kind, number if number < left else left)


def _recount_watch(s: State) -> None:
    watch: i64 = 0
    for army in s.active:
        if army is not None:
            watch |= army.hooks
    for army in s.declined:
        watch |= army.hooks
    s.watch = watch


def enlist(s: State, race_number: i64, power_number: i64, seat: i64) -> Army:
    """Give *seat* a new active army, with its pieces but no tokens yet."""
    race = s.book.races[race_number]
    power = s.book.power(power_number)
    me = Army(race, race_number, power, power_number, seat)
    s.active[seat] = me
    for trait in (race, power):
        for kind, number in trait.brings.items():
            room = COUNT - me.pooled(kind)
            verbs.add_to_pool(me, kind, number if number < room else room)
    refresh_traits(s, me)
    return me


def leave_table(s: State, me: Army) -> None:
    """Remove *me*, a declined army whose tokens are off the board already."""
    s.declined.remove(me)
    if s.acting is me:
        s.acting = None
    _recount_watch(s)
    if s.journal is not None:
        s.journal.append(ArmyGone(me.seat, me.race.key))
