"""Changes of whole armies: the regions they hold, the traits that apply to them, their end."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from elbowroom.masks import INTERPRETED, bit, count
from elbowroom.packed import append, vec
from elbowroom.rules import verbs
from elbowroom.rules.army import NO_TRAITS
from elbowroom.rules.events import Abandoned, ArmyGone
from elbowroom.rules.pieces import COUNT, FIGHTING, FIRST_FIND, PIECE_KINDS, PIECES, POOL, STAYS
from elbowroom.rules.state import Army, State
from elbowroom.traits.trait import (
    HOMELESS,
    LEAVES_THE_RIVER,
    LENDS,
    OFFERS,
    WORKS_IN_DECLINE,
    Trait,
)

# Places in the row of traits of an army before it grows: race, power, and two finds.
_USUAL_TRAITS: Final = 4

# ---------------------------------------------------------------------- regions


def occupy(s: State, me: Army, region: i64, tokens: i64, pieces: i64 = 0) -> None:
    """*me* holds *region* with so many tokens and fighting pieces from its hand."""
    me.hand -= tokens
    one = bit(region)
    me.held |= one
    me.near |= s.atlas.near[region]
    verbs.put_tokens(s, region, tokens)
    if pieces > 0:
        _send_pieces(s, me, region, pieces)
    if s.treasured & one != 0:
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
    one = bit(region)
    me.held &= ~one
    me.near = s.atlas.around(me.held)
    if s.built & one != 0:
        _clear_pieces(s, me, region, abandoned)
    if s.treasured & one != 0:
        refresh_traits(s, me)
    if me.held == 0 and me.hooks & HOMELESS != 0:
        for trait in me.traits:
            trait.homeless(s, me)
    return tokens


def _clear_pieces(s: State, me: Army, region: i64, abandoned: bool) -> None:
    """*me* loses *region*: each piece there goes where its row in the table says."""
    one = bit(region)
    kind: i64 = 0
    while kind < FIRST_FIND:
        if s.where[kind] & one != 0:
            piece = PIECES[kind]
            fate = piece.abandoned if abandoned else piece.lost
            if fate != STAYS:
                number = verbs.remove(s, kind, region)
                if fate == POOL and me.active:
                    # In decline nothing is placed anew: the piece is free for its next owner.
                    verbs.add_to_pool(me, kind, number)
        kind += 1


def abandon(s: State, me: Army, region: i64) -> None:
    """The tokens of *region* return to hand and the region is given up."""
    me.hand += release(s, me, region, True)
    if s.journal is not None:
        s.journal.append(Abandoned(me.seat, region, me.race.key))


# ---------------------------------------------------------------------- armies and traits


def _applies(me: Army, trait: Trait) -> bool:
    return me.active or trait.facts & WORKS_IN_DECLINE != 0


def refresh_traits(s: State, me: Army) -> None:
    """Collect the traits that apply to *me*: race, power, then finds and what is lent (U4)."""
    lent: Trait | None = None
    before = me.hooks
    me.hooks = 0
    me.facts = me.lasting
    me.traits = NO_TRAITS
    _add_trait(me, me.race)
    _add_trait(me, me.power)
    if s.treasured & (me.held | me.left) != 0:
        facts = me.facts
        lent = _add_finds(s, me)
        if not me.active:
            # What it holds or is lent works there, but changes nothing of how it declined.
            me.facts = facts
    if lent is not me.lent:
        _exchange_lent(s, me, lent)
    # Most finds change nothing of what is watched.
    if me.hooks != before or me.hooks & ~s.watch != 0:
        _recount_watch(s)


def _add_trait(me: Army, trait: Trait) -> None:
    """Add *trait* if it applies to *me*, or those of its parts that do."""
    if len(trait.parts) > 0:
        for part in trait.parts:
            _add_trait(me, part)
    elif _applies(me, trait) and not _is_offered(me, trait):
        _add(me, trait)


def _add(me: Army, trait: Trait) -> None:
    me.traits = append(me.traits if len(me.traits) > 0 else _new_row(), trait)
    me.hooks |= trait.hooks
    me.facts |= trait.facts


def _new_row() -> vec[Trait]:
    return vec[Trait]() if INTERPRETED else vec[Trait](capacity=_USUAL_TRAITS)


def _is_offered(me: Army, trait: Trait) -> bool:
    """Whether the same choices come from another side already: they are one use."""
    if trait.hooks & OFFERS == 0:
        return False
    return any(type(other) is type(trait) for other in me.traits)


def _add_finds(s: State, me: Army) -> Trait | None:
    """Add the places and relics in the regions of *me*, and what they lend. Returns the latter."""
    lent: Trait | None = None
    mine = me.held | me.left
    where = s.where
    kind: i64 = FIRST_FIND
    while kind < PIECE_KINDS:
        if where[kind] & mine != 0:
            borrowed = _add_find(s, me, s.book.finds[kind - FIRST_FIND], where[kind])
            if borrowed is not None:
                lent = borrowed
        kind += 1
    return lent


def _add_find(s: State, me: Army, find: Trait, there: i64) -> Trait | None:
    """Add the *find* that lies *there*, if *me* has it, and what it lends. Returns the latter."""
    if there & me.held == 0 and find.facts & LEAVES_THE_RIVER == 0:
        return None
    if _applies(me, find):
        _add(me, find)
    if find.hooks & LENDS != 0:
        borrowed = find.lends(s, me)
        if borrowed is not None and _applies(me, borrowed):
            _add_trait(me, borrowed)
            return borrowed
    return None


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
    s.own_armies()
    s.active[seat] = me
    _bring_pieces(me, race)
    _bring_pieces(me, power)
    refresh_traits(s, me)
    return me


def _bring_pieces(me: Army, trait: Trait) -> None:
    if len(trait.brings) > 0:
        for kind, number in trait.brings.items():
            room = COUNT - me.pooled(kind)
            verbs.add_to_pool(me, kind, number if number < room else room)


def leave_table(s: State, me: Army) -> None:
    """Remove *me*, a declined army whose tokens are off the board already."""
    s.declined.remove(me)
    if s.acting is me:
        s.acting = None
    _recount_watch(s)
    if s.journal is not None:
        s.journal.append(ArmyGone(me.seat, me.race.key))
