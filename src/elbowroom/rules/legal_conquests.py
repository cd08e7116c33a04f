"""The legal conquests and rolls of an army (G12 to G18)."""

from __future__ import annotations

from mypy_extensions import i64

from elbowroom.masks import EMPTY
from elbowroom.rules.actions import CONQUER, ROLL, ROLL_FIRST
from elbowroom.rules.force import fighting_force, means_of, race_tokens
from elbowroom.rules.means import (
    DISCOUNTS,
    FLAT,
    PRICED,
    SUBSTITUTES,
    priced_sets,
)
from elbowroom.rules.menu import Menu
from elbowroom.rules.quote import Quote
from elbowroom.rules.state import Army, State
from elbowroom.rules.substitution import has_substitute, replaceable, substitution_field


def offer_conquests(s: State, me: Army, menu: Menu) -> None:
    """Add every conquest and every roll that is open to *me* now."""
    hand = race_tokens(s, me)
    force = fighting_force(s, me, hand)
    if force < 1:
        if s.die < 0 and not s.options.substitution_needs_token:
            _offer_substitutions(s, me, menu, means_of(s, me), hand)
        return
    quote = Quote(s, me, hand, force)
    targets = quote.targets()
    paid = quote.payable(targets)
    menu.add(CONQUER, paid & quote.wary if quote.must_roll() else paid)
    if quote.means != 0:
        _offer_means(quote, menu)
    if s.die < 0:
        _offer_rolls(quote, menu, targets, paid)


def _offer_means(quote: Quote, menu: Menu) -> None:
    """Conquests by means: at a flat price, by substitution, and by relics that pay a price."""
    means = quote.means
    if quote.s.die < 0:
        # After a free roll: a conquest that pays with it, or none.
        _offer_flat(quote, menu)
        _offer_substitutions(quote.s, quote.me, menu, means, quote.hand)
    if means & PRICED != 0 and not quote.must_roll():
        for by in priced_sets(means):
            menu.add(CONQUER, quote.payable_by(by), by)


def _offer_flat(quote: Quote, menu: Menu) -> None:
    marks = quote.means & FLAT
    while marks != 0:
        mark = marks & -marks
        marks ^= mark
        menu.add(CONQUER, quote.field(mark), mark)


def _offer_substitutions(s: State, me: Army, menu: Menu, marks: i64, hand: i64) -> None:
    marks &= SUBSTITUTES
    if marks == 0:
        return
    field = substitution_field(s, me)
    if field == 0:
        return
    while marks != 0:
        mark = marks & -marks
        marks ^= mark
        if has_substitute(s, me, mark, hand):
            menu.add(CONQUER, replaceable(s, me, mark, field), mark)


# ---------------------------------------------------------------------- dice


def _offer_rolls(quote: Quote, menu: Menu, targets: i64, paid: i64) -> None:
    """The dice; *paid* are the *targets* that plain tokens can pay."""
    if quote.rolls_freely() and _has_hope(quote):
        menu.once(ROLL_FIRST)
    menu.add(ROLL, _rolls(quote, targets, 0, paid))
    if quote.means & PRICED != 0:
        for by in priced_sets(quote.means):
            menu.add(ROLL, _rolls(quote, quote.field(by), by, quote.payable_by(by)), by)


def _has_hope(quote: Quote) -> bool:
    """Whether the best throw before the conquests would let some region be paid."""
    mask = quote.hopeful(quote.targets() & ~quote.wary)
    if quote.means & PRICED != 0:
        for by in priced_sets(quote.means):
            mask |= quote.hopeful(quote.field(by), by)
    return mask != 0


def _rolls(quote: Quote, field: i64, by: i64, paid: i64) -> i64:
    """The regions of *field* for which the die may be thrown; *paid* are those that need none."""
    own = field & quote.own_die
    mask: i64 = EMPTY
    if own != 0 and by & DISCOUNTS == 0:
        # What lowers a price is named after the die of these regions, not before.
        mask = quote.hopeful(own, by, quote.reserve(by))
    if not quote.die_is_spent():
        # G18: the price exceeds the hand by one to three.
        ordinary = field & ~own & ~paid
        if quote.rolls_freely():
            ordinary &= quote.wary
        mask |= quote.hopeful(ordinary, by)
    return mask
