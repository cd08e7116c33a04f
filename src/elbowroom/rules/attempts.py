"""What an army may attempt now: conquests and rolls (G12 to G18)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from elbowroom.masks import EMPTY, bit, lowest
from elbowroom.rules.actions import CONQUER, ROLL, ROLL_FIRST
from elbowroom.rules.conquest import (
    fighting_force,
    means_of,
    muster,
    race_tokens,
    strike,
)
from elbowroom.rules.means import (
    ANY_BAG,
    ANYWHERE,
    BY_DRAGON,
    CHEAPER_BY_TWO,
    FROM_HAND,
    MEANS,
    PER_OPPONENT,
    PRICED,
    SUBSTITUTES,
    priced_sets,
)
from elbowroom.rules.menu import Menu
from elbowroom.rules.pieces import FIRST_FIND, PIECES
from elbowroom.rules.price import Prices
from elbowroom.rules.reach import (
    closed,
    plain_reach,
    stands,
    targets_past,
    wary,
    wide_reach,
)
from elbowroom.rules.state import Army, State
from elbowroom.traits.trait import (
    ROLLS_FOR,
    ROLLS_FREELY,
)

MOST_OF_DIE: Final = 3


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
