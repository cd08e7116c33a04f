"""Conquests: what taking a region does (G12 to G19)."""

from __future__ import annotations

from mypy_extensions import i64

from elbowroom.masks import NOWHERE, bit, lowest
from elbowroom.rules import armies, verbs
from elbowroom.rules.banners import disband_if_gone
from elbowroom.rules.events import Conquered, Lost, Pricked
from elbowroom.rules.force import helpers, race_tokens
from elbowroom.rules.means import MEANS, PAST_TOKENS, PER_OPPONENT, SUBSTITUTES
from elbowroom.rules.pending import FIND
from elbowroom.rules.pieces import FIRST_FIND, PIECE_KINDS, RETURNING, count_in
from elbowroom.rules.price import Prices
from elbowroom.rules.reach import is_untouchable, toll_of
from elbowroom.rules.state import Army, State
from elbowroom.rules.substitution import strike
from elbowroom.traits.trait import (
    ATTACKED,
    CONQUERED,
    CONQUERING,
    DEFEATED,
    FALLEN,
    HAS_SETTLED,
    KILLED,
    LOSSES,
    SETTLED,
    THORNS,
    WOUNDS,
)


def conquer(s: State, me: Army, region: i64, by: i64, all_in: bool = False) -> None:
    """*me* takes *region*: pays its price less the die, or everything in hand after a last roll."""
    prices = Prices(s, me)
    if all_in:
        tokens = me.hand
        pieces = _helpers_against(prices, me, region, by)
    else:
        cost = prices.due(region, by)
        pieces = _pieces_paid(prices, me, region, by, cost)
        tokens = cost - pieces
    s.die = NOWHERE
    _take(s, me, region, by, tokens, pieces)


def _helpers_against(prices: Prices, me: Army, region: i64, by: i64) -> i64:
    """Pieces in hand that fight like tokens in a conquest of *region*."""
    if prices.wary & bit(region) != 0 or by & SUBSTITUTES != 0:
        return 0
    return helpers(me)


def _pieces_paid(prices: Prices, me: Army, region: i64, by: i64, cost: i64) -> i64:
    """How many of these pay a part of *cost*: they go before tokens."""
    pieces = _helpers_against(prices, me, region, by)
    spared: i64 = 1 if prices.s.options.hammer_needs_dwarf and pieces > 0 else 0
    return pieces if pieces < cost - spared else cost - spared


def _take(s: State, me: Army, region: i64, by: i64, tokens: i64, pieces: i64) -> None:
    one = bit(region)
    foe = s.holder(region)
    prize = s.monsters & one != 0
    _count_conquest(s, me, foe, region)
    verbs.remove_natives(s, region)
    if s.journal is not None:
        s.journal.append(Conquered(me.seat, region, me.race.key, tokens + pieces, by))
    if foe is not None:
        note_attack(s, me, foe)
        _drive_out(s, me, foe, region, by)
    if by & SUBSTITUTES != 0:
        tokens = _substitute(s, me, foe, by)
    armies.occupy(s, me, region, tokens, pieces)
    if foe is not None and foe.hooks & THORNS != 0:
        _prick(s, me, foe, region)
    if by != 0:
        _lay_means(s, me, region, by)
    _change_hands(s, region)
    if not me.active:
        # Without its power a declined army has no right to stay in a river that it takes now.
        me.barred |= one & s.atlas.river
    _notify_conquered(s, me, region)
    if s.atlas.land & one != 0:
        me.lasting |= HAS_SETTLED
    notify_settled(s, me, region)
    if prize:
        verbs.ask(s, FIND, region)
    if foe is not None:
        disband_if_gone(s, foe)


def _notify_conquered(s: State, me: Army, region: i64) -> None:
    if me.hooks & CONQUERED != 0:
        for trait in me.traits:
            if trait.hooks & CONQUERED != 0:
                trait.conquered(s, me, region)


def notify_settled(s: State, me: Army, region: i64) -> None:
    """Tell the traits of *me* that *region* is theirs now."""
    if me.hooks & SETTLED != 0:
        for trait in me.traits:
            trait.settled(s, me, region)


def _count_conquest(s: State, me: Army, foe: Army | None, region: i64) -> None:
    not_empty = s.bodies(region) > 0
    if not_empty and foe is not None and foe.seat == me.seat and not foe.active:
        not_empty = s.options.own_decline_non_empty
    if me.hooks & CONQUERING != 0:
        for trait in me.traits:
            trait.conquering(s, me, region, not_empty)
    me.conquests += 1
    if not_empty:
        me.fights += 1


def note_attack(s: State, me: Army, foe: Army) -> None:
    """Remember whom *me* attacked, and let the armies of that seat know."""
    if foe.seat == me.seat:
        return
    if foe.active:
        me.assaulted |= bit(foe.seat)
    warn(s, foe.seat, me.seat)


def warn(s: State, victim: i64, foe: i64) -> None:
    """Tell every army of *victim* that *foe* attacked its seat."""
    if s.watch & ATTACKED == 0:
        return
    for active in s.active:
        if active is not None and active.seat == victim:
            _warn_army(s, active, foe)
    for army in s.declined:
        if army.seat == victim:
            _warn_army(s, army, foe)


def _warn_army(s: State, army: Army, foe: i64) -> None:
    if army.hooks & ATTACKED != 0:
        for trait in army.traits:
            trait.attacked(s, army, foe)


def losses_of(s: State, army: Army, usual: i64) -> i64:
    """Tokens that *army* loses for good where an ordinary one loses *usual*."""
    lost = usual
    if army.hooks & LOSSES != 0:
        for trait in army.traits:
            if trait.hooks & LOSSES != 0:
                least = trait.losses(s, army, usual)
                lost = least if least < lost else lost
    return lost


def _usual_losses(s: State, me: Army, foe: Army) -> i64:
    """Tokens that *foe* loses with a region to *me* unless it is spared: one, more or fewer."""
    usual: i64 = 1
    if foe.seat != me.seat and not is_untouchable(s, foe):
        usual += wounds_of(s, me)
    return usual if usual > 0 else 0


def wounds_of(s: State, army: Army) -> i64:
    """Tokens that opponents lose to *army* besides the usual one; below zero if fewer."""
    wounds: i64 = 0
    if army.hooks & WOUNDS != 0:
        for trait in army.traits:
            wounds += trait.wounds(s, army)
    return wounds


def thorns_of(s: State, army: Army) -> i64:
    """Tokens that an opponent loses for conquering a region of *army*."""
    thorns: i64 = 0
    for trait in army.traits:
        thorns += trait.thorns(s, army)
    return thorns


def thorns_at(prices: Prices, me: Army, region: i64, by: i64) -> i64:
    """Tokens that *me* would lose of those that conquer *region*, to thorns there."""
    s = prices.s
    foe = s.holder(region)
    if foe is None:
        return 0
    cost = prices.due(region, by)
    tokens = cost - _pieces_paid(prices, me, region, by, cost)
    hand = race_tokens(s, me)
    if 0 < hand < tokens:
        # Only a die could take it, and with it go all that are in hand.
        tokens = hand
    return _pricked(s, me, foe, tokens)


def _pricked(s: State, me: Army, foe: Army, tokens: i64) -> i64:
    """How many of the *tokens* that take a region of *foe* are lost; the last one stays."""
    thorns = thorns_of(s, foe) if foe.seat != me.seat else 0
    if thorns < tokens:
        return thorns
    return tokens - 1 if tokens > 0 else 0


def _prick(s: State, me: Army, foe: Army, region: i64) -> None:
    """*me* loses some of the tokens that have just conquered *region*."""
    there = s.tokens[region]
    lost = _pricked(s, me, foe, there)
    if lost > 0:
        verbs.put_tokens(s, region, there - lost)
        verbs.discard_tokens(s, me, lost)
        if s.journal is not None:
            s.journal.append(Pricked(me.seat, region, me.race.key, lost))


def _drive_out(s: State, me: Army, foe: Army, region: i64, by: i64) -> None:
    """The defenders lose what they lose; the others go to hand until the end of the turn (G15)."""
    if foe.seat != me.seat:
        toll = toll_of(s, foe)
        if toll > 0:
            verbs.pay_toll(s, me.seat, foe, toll)
        if foe.hooks & DEFEATED != 0:
            for trait in foe.traits:
                trait.defeated(s, foe, me.seat, region)
    lost: i64 = 0
    if by & PAST_TOKENS == 0:
        lost = losses_of(s, foe, _usual_losses(s, me, foe))
    if by & SUBSTITUTES != 0:
        lost = s.tokens[region]
    lost = evict(s, foe, region, lost, foe.active and foe.seat == me.seat)
    if me.hooks & KILLED != 0 and foe.seat != me.seat:
        for trait in me.traits:
            trait.killed(s, me, lost)


def evict(s: State, foe: Army, region: i64, lost: i64, at_hand: bool) -> i64:
    """*foe* leaves *region*, losing up to *lost* tokens; *at_hand*: the others may act at once.

    Returns how many tokens it lost.
    """
    pool = foe.pool
    tokens = armies.release(s, foe, region, False)
    if lost > tokens:
        lost = tokens
    verbs.discard_tokens(s, foe, lost)
    foe.hand += tokens - lost
    if s.journal is not None:
        s.journal.append(Lost(foe.seat, region, foe.race.key, lost))
    if at_hand:
        if not s.acted:
            foe.lifted += tokens - lost
    else:
        foe.displaced += tokens - lost
        if foe.pool != pool:
            _drive_out_pieces(foe, pool)
    return lost


def _drive_out_pieces(foe: Army, before: i64) -> None:
    """What came to hand since *before* is placed again at the end of the turn."""
    for kind in RETURNING:
        # With the region a lent power may be gone, and its pieces with it.
        number = foe.pooled(kind) - count_in(before, kind)
        if number > 0:
            verbs.send_out(foe, kind, number)


def _substitute(s: State, me: Army, foe: Army | None, by: i64) -> i64:
    """The new token comes from the tray, or from the hand where the means allows it."""
    assert foe is not None
    if by & PER_OPPONENT != 0:
        me.struck |= strike(by & PER_OPPONENT, foe.seat)
    verbs.gain_tokens(s, me, 1)
    return 1


def _lay_means(s: State, me: Army, region: i64, by: i64) -> None:
    """What helped to conquer a region now lies there, and is used for this turn.

    A relic comes from another region of *me*, so its traits stay what they are.
    """
    me.used |= by & ~PER_OPPONENT
    marks = by
    while marks != 0:
        piece = MEANS[lowest(marks)].piece
        marks &= marks - 1
        if piece < 0:
            continue
        if piece < FIRST_FIND:
            verbs.empty_pool(me, piece)
        verbs.move_piece(s, piece, region)


def _change_hands(s: State, region: i64) -> None:
    """Places and relics of a conquered region learn that it fell."""
    one = bit(region)
    kind: i64 = FIRST_FIND if s.treasured & one != 0 else PIECE_KINDS
    while kind < PIECE_KINDS:
        if s.where[kind] & one != 0:
            find = s.book.finds[kind - FIRST_FIND]
            if find.hooks & FALLEN != 0:
                find.fallen(s, region)
        kind += 1
