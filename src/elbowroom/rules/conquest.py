"""Conquests: what may be tried, and what taking a region does (G12 to G19)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from elbowroom.masks import EMPTY, NOWHERE, bit, lowest
from elbowroom.rules import verbs
from elbowroom.rules.actions import CONQUER, ROLL, ROLL_FIRST
from elbowroom.rules.banners import disband_if_gone
from elbowroom.rules.means import (
    ANY_BAG,
    ANYWHERE,
    BY_DRAGON,
    CHEAPER_BY_TWO,
    FROM_HAND,
    MEANS,
    PAST_TOKENS,
    PER_OPPONENT,
    PRICED,
    SUBSTITUTES,
    priced_sets,
)
from elbowroom.rules.menu import Menu
from elbowroom.rules.pieces import ENCAMPMENT, FIRST_FIND, PIECE_KINDS, PIECES
from elbowroom.rules.price import Prices
from elbowroom.rules.reach import (
    closed,
    plain_reach,
    stands,
    targets_past,
    toll_of,
    wary,
    wide_reach,
)
from elbowroom.rules.state import FIND, PENDING_KINDS, Army, State
from elbowroom.traits.trait import (
    ATTACKED,
    CONQUERED,
    DEFEATED,
    FALLEN,
    HAS_SETTLED,
    HELPERS,
    LOSSES,
    MUSTERS,
    ROLLS_FOR,
    ROLLS_FREELY,
    SETTLED,
)
from elbowroom.traits.trait import MEANS as HAS_MEANS

MOST_OF_DIE: Final = 3


# ---------------------------------------------------------------------- what is in hand


def muster(s: State, me: Army) -> i64:
    """Tokens that the first action of the campaign brings, as far as the tray holds them."""
    if s.acted or me.hooks & MUSTERS == 0:
        return 0
    tokens: i64 = 0
    for trait in me.traits:
        tokens += trait.musters(s, me)
    left = s.tray[me.race.number]
    return tokens if tokens < left else left


def race_tokens(s: State, me: Army) -> i64:
    """Race tokens in hand for a conquest, counting those that ready would lift (G8)."""
    if me.ready:
        return me.hand
    return me.hand + verbs.spare(s, me) + muster(s, me)


def helpers(s: State, me: Army) -> i64:
    """Things in hand that fight like tokens."""
    tokens: i64 = 0
    if me.hooks & HELPERS != 0:
        for trait in me.traits:
            tokens += trait.helpers(s, me)
    return tokens


def fighting_force(s: State, me: Army, hand: i64) -> i64:
    """Everything in hand that can pay a price (G13)."""
    if s.options.hammer_needs_dwarf and hand < 1:
        return 0
    return hand + helpers(s, me)


def means_of(s: State, me: Army) -> i64:
    """The special means that *me* may still use this turn, as marks."""
    marks: i64 = 0
    if me.hooks & HAS_MEANS == 0:
        return marks
    for trait in me.traits:
        marks |= trait.means(s, me)
    marks &= ~me.used
    if me.used & ANY_BAG != 0:
        marks &= ~ANY_BAG
    return marks


# ---------------------------------------------------------------------- what may be tried


def offer_conquests(s: State, me: Army, menu: Menu) -> None:
    """Add every conquest and every roll that is open to *me* now."""
    hand = race_tokens(s, me)
    force = fighting_force(s, me, hand)
    marks = means_of(s, me)
    if s.die >= 0:
        # Berserk: after the roll, a conquest that pays with it, or none.
        marks &= PRICED
    if force < 1:
        if marks & SUBSTITUTES != 0 and not s.options.substitution_needs_token:
            _offer_substitutions(s, me, menu, marks, hand)
        return
    prices = Prices(s, me)
    among = targets_past(s, me, prices.wary)
    die: i64 = s.die if s.die > 0 else 0
    must_roll = s.options.berserk_must_roll and me.facts & ROLLS_FREELY != 0 and s.die < 0
    paid = _affordable(prices, among, hand, force + die)
    menu.add(CONQUER, paid & prices.wary if must_roll else paid)
    if marks != 0:
        if must_roll:
            _offer_means(s, me, menu, prices, among, hand, force, marks & ~PRICED)
        else:
            _offer_means(s, me, menu, prices, among, hand, force, marks)
    if s.die < 0:
        _offer_rolls(s, me, menu, prices, among, paid, hand, force, marks)


def _affordable(prices: Prices, among: i64, hand: i64, force: i64) -> i64:
    """Regions of *among* that *force* can pay; on wary ones only the *hand* counts."""
    guarded = among & prices.wary
    mask = prices.within(force, among & ~guarded)
    if guarded != 0 and hand > 0:
        mask |= prices.within(hand, guarded)
    return mask


def _offer_means(
    s: State, me: Army, menu: Menu, prices: Prices, among: i64, hand: i64, force: i64, marks: i64
) -> None:
    """The dragon, the substitutions, and every combination of relics that pay a price."""
    if marks & BY_DRAGON != 0:
        menu.add(CONQUER, among & ~prices.wary, BY_DRAGON)
    if marks & SUBSTITUTES != 0:
        _offer_substitutions(s, me, menu, marks, hand)
    if marks & PRICED != 0:
        die: i64 = s.die if s.die > 0 else 0
        for by in priced_sets(marks):
            field = relic_field(s, me, prices, among, by)
            menu.add(CONQUER, prices.within_by(force + die, field, by), by)


def relic_field(s: State, me: Army, prices: Prices, among: i64, by: i64) -> i64:
    """The regions where the relics of *by* may be used together."""
    field = among
    if by & ANYWHERE != 0:
        field = (s.atlas.land | s.atlas.water) & ~closed(s, me)
    for means in MEANS:
        if by & means.mark != 0 and means.copied >= 0:
            # The Bag does not work where the relic that it copies already lies.
            field &= ~s.where[means.copied]
    return field & ~prices.wary


def _offer_substitutions(s: State, me: Army, menu: Menu, marks: i64, hand: i64) -> None:
    field = substitution_field(s, me)
    if field == 0:
        return
    left = s.tray[me.race.number]
    if not me.ready:
        left -= muster(s, me)
    for means in MEANS:
        if marks & means.mark & SUBSTITUTES == 0:
            continue
        if left == 0 and (means.mark & FROM_HAND == 0 or hand < 1):
            continue
        mask = lone_tokens(s, me, means.mark) & field
        if means.copied >= 0:
            mask &= ~s.where[means.copied]
        menu.add(CONQUER, mask, means.mark)


def substitution_field(s: State, me: Army) -> i64:
    """Where a token may be substituted: what *me* reaches, but by no mere entry (R-198)."""
    mask = wide_reach(s, me)
    if s.options.sorcerer_entry and not stands(s, me):
        mask |= plain_reach(s, me)
    return mask & ~closed(s, me) & ~wary(s, me) & ~_fended_off(s)


def _fended_off(s: State) -> i64:
    """Regions with a piece that no substitution gets past."""
    mask: i64 = EMPTY
    kind: i64 = 0
    while kind < FIRST_FIND:
        if PIECES[kind].stops_substitution:
            mask |= s.where[kind]
        kind += 1
    return mask


def lone_tokens(s: State, me: Army, mark: i64) -> i64:
    """Regions with a single active token of an opponent not yet struck by this means."""
    mask: i64 = EMPTY
    for army in s.active:
        if army is None or army.seat == me.seat:
            continue
        if mark & PER_OPPONENT != 0 and me.struck & strike(mark, army.seat) != 0:
            continue
        held = army.held
        while held != 0:
            region = lowest(held)
            held &= held - 1
            if s.tokens[region] == 1:
                mask |= bit(region)
    return mask


def strike(mark: i64, seat: i64) -> i64:
    """The bit in ``struck`` for one means against one opponent."""
    return mark * bit(8 * seat)


# ---------------------------------------------------------------------- dice


def _offer_rolls(
    s: State,
    me: Army,
    menu: Menu,
    prices: Prices,
    among: i64,
    paid: i64,
    hand: i64,
    force: i64,
    marks: i64,
) -> None:
    """The dice; *paid* are the regions that need none."""
    special = wisp_field(s, me, prices)
    freely = me.facts & ROLLS_FREELY != 0
    if freely and _can_hope(s, me, prices, among, force, marks):
        menu.once(ROLL_FIRST)
    rolled = EMPTY
    if special != 0:
        rolled = _wisp_targets(prices, among & special, force, marks)
    if not (s.die_spent and s.options.single_die_per_turn):
        ordinary = among & ~special
        if freely:
            ordinary &= prices.wary
        # G18: the price exceeds the hand by one to three.
        limit: i64 = hand + MOST_OF_DIE if hand > 0 else 0
        rolled |= _affordable(prices, ordinary & ~paid, limit, force + MOST_OF_DIE)
    menu.add(ROLL, rolled)
    if marks & PRICED != 0:
        _offer_rolls_by(s, me, menu, prices, among, force, marks, special, freely)


def _can_hope(s: State, me: Army, prices: Prices, among: i64, force: i64, marks: i64) -> bool:
    """Whether the best roll would let some region be paid."""
    if prices.within(force + MOST_OF_DIE, among & ~prices.wary) != 0:
        return True
    for by in priced_sets(marks):
        field = relic_field(s, me, prices, among, by)
        if prices.within_by(force + MOST_OF_DIE, field, by) != 0:
            return True
    return False


def wisp_field(s: State, me: Army, prices: Prices) -> i64:
    """Regions that have a die of their own before the conquest."""
    mask: i64 = EMPTY
    if me.hooks & ROLLS_FOR != 0:
        for trait in me.traits:
            if trait.hooks & ROLLS_FOR != 0:
                mask |= trait.rolls_for(s, me)
    return mask & ~prices.wary


def _wisp_targets(prices: Prices, among: i64, force: i64, marks: i64) -> i64:
    reserve: i64 = 2 if marks & CHEAPER_BY_TWO != 0 else 0
    return prices.within(force + MOST_OF_DIE + reserve, among)


def _offer_rolls_by(
    s: State,
    me: Army,
    menu: Menu,
    prices: Prices,
    among: i64,
    force: i64,
    marks: i64,
    special: i64,
    freely: bool,
) -> None:
    """Rolls with relics named before the die."""
    spent = freely or (s.die_spent and s.options.single_die_per_turn)
    for by in priced_sets(marks):
        field = relic_field(s, me, prices, among, by)
        mask: i64 = EMPTY
        if not spent:
            ordinary = field & ~special
            mask = prices.within_by(force + MOST_OF_DIE, ordinary, by)
            mask &= ~prices.within_by(force, ordinary, by)
        if by & CHEAPER_BY_TWO == 0:
            # The Sword is not named before the die of these: it is chosen after it.
            left = marks & CHEAPER_BY_TWO
            if by & ANY_BAG != 0:
                left &= ~ANY_BAG
            reserve: i64 = 2 if left != 0 else 0
            mask |= prices.within_by(force + MOST_OF_DIE + reserve, field & special, by)
        menu.add(ROLL, mask, by)


# ---------------------------------------------------------------------- what a conquest does


def conquer(s: State, me: Army, region: i64, by: i64, all_in: bool = False) -> None:
    """*me* takes *region*: pays its price less the die, or everything in hand after a last roll."""
    prices = Prices(s, me)
    cost = prices.at(region, by)
    guarded = prices.wary & bit(region) != 0
    if s.die > 0 and not guarded and by & (BY_DRAGON | SUBSTITUTES) == 0:
        cost -= s.die
        if cost < 1:
            cost = 1
    hammers: i64 = 0
    if not guarded and by & SUBSTITUTES == 0:
        hammers = helpers(s, me)
    if all_in:
        tokens = me.hand
    else:
        spared: i64 = 1 if s.options.hammer_needs_dwarf and hammers > 0 else 0
        if hammers > cost - spared:
            hammers = cost - spared
        tokens = cost - hammers
    s.die = NOWHERE
    _take(s, me, region, by, tokens, hammers)


def _take(s: State, me: Army, region: i64, by: i64, tokens: i64, hammers: i64) -> None:
    foe = s.holder(region)
    not_empty = s.bodies(region) > 0
    prize = s.monsters & bit(region) != 0
    _count_conquest(s, me, foe, not_empty)
    verbs.remove_natives(s, region)
    s.tell("conquered", me.seat, region, tokens + hammers, me.race.key)
    if foe is not None:
        note_attack(s, me, foe)
        _drive_out(s, me, foe, region, by)
    if by & SUBSTITUTES != 0:
        tokens = _substitute(s, me, foe, by)
    verbs.settle(s, me, region, tokens, hammers)
    _lay_means(s, me, region, by)
    _change_hands(s, region)
    if not me.active:
        # Without its power a declined army has no right to stay in a river that it takes now.
        me.barred |= bit(region) & s.atlas.river
    for trait in me.traits:
        if trait.hooks & CONQUERED != 0:
            trait.conquered(s, me, region)
    if s.atlas.land & bit(region) != 0:
        me.lasting |= HAS_SETTLED
    settled(s, me, region)
    if prize:
        s.pending.append(FIND + PENDING_KINDS * region)
    if foe is not None:
        disband_if_gone(s, foe)


def settled(s: State, me: Army, region: i64) -> None:
    """Tell the traits of *me* that *region* is theirs now."""
    if me.hooks & SETTLED != 0:
        for trait in me.traits:
            trait.settled(s, me, region)


def _count_conquest(s: State, me: Army, foe: Army | None, not_empty: bool) -> None:
    me.conquests += 1
    if not_empty and foe is not None and foe.seat == me.seat and not foe.active:
        not_empty = s.options.own_decline_non_empty
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
    for army in s.armies():
        if army.seat == victim and army.hooks & ATTACKED != 0:
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


def _drive_out(s: State, me: Army, foe: Army, region: i64, by: i64) -> None:
    """The defenders lose what they lose; the others go to hand until the end of the turn (G15)."""
    if foe.seat != me.seat:
        toll = toll_of(s, foe)
        if toll > 0:
            verbs.pay_between(s, me.seat, foe.seat, toll)
        if foe.hooks & DEFEATED != 0:
            for trait in foe.traits:
                trait.defeated(s, foe, me.seat)
    lost: i64 = 0 if by & PAST_TOKENS != 0 else losses_of(s, foe, 1)
    if by & SUBSTITUTES != 0:
        lost = s.tokens[region]
    evict(s, foe, region, lost, foe.active and foe.seat == me.seat)


def evict(s: State, foe: Army, region: i64, lost: i64, at_hand: bool) -> None:
    """*foe* leaves *region*, losing up to *lost* tokens; *at_hand*: the others may act at once."""
    camps = foe.pooled(ENCAMPMENT)
    tokens = verbs.release(s, foe, region, False)
    if lost > tokens:
        lost = tokens
    verbs.discard_tokens(s, foe, lost)
    foe.hand += tokens - lost
    s.tell("lost", foe.seat, region, lost, foe.race.key)
    if not at_hand:
        foe.displaced += tokens - lost
        # With the region a lent power may be gone, and its encampments with it.
        if foe.pooled(ENCAMPMENT) > camps:
            foe.camps_out += foe.pooled(ENCAMPMENT) - camps


def _substitute(s: State, me: Army, foe: Army | None, by: i64) -> i64:
    """The new token comes from the tray, or from the hand where the means allows it."""
    assert foe is not None
    if by & PER_OPPONENT != 0:
        me.struck |= strike(by & PER_OPPONENT, foe.seat)
    verbs.gain_tokens(s, me, 1)
    return 1


def _lay_means(s: State, me: Army, region: i64, by: i64) -> None:
    """What helped to conquer a region now lies there, and is used for this turn."""
    if by == 0:
        return
    me.used |= by & ~PER_OPPONENT
    moved = False
    for means in MEANS:
        if by & means.mark == 0 or means.piece < 0:
            continue
        if means.piece < FIRST_FIND:
            verbs.empty_pool(me, means.piece)
        verbs.move_piece(s, means.piece, region)
        moved = moved or means.piece >= FIRST_FIND
    if moved:
        verbs.retrait(s, me)


def _change_hands(s: State, region: i64) -> None:
    """Places and relics of a conquered region learn that it fell."""
    one = bit(region)
    if s.treasured & one == 0:
        return
    kind: i64 = FIRST_FIND
    while kind < PIECE_KINDS:
        if s.where[kind] & one != 0:
            find = s.book.finds[kind - FIRST_FIND]
            if find.hooks & FALLEN != 0:
                find.fallen(s, region)
        kind += 1
