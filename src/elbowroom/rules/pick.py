"""Picking a combo (G4 to G6)."""

from __future__ import annotations

from mypy_extensions import i64

from elbowroom.masks import EMPTY, bit, lowest
from elbowroom.rules import armies, verbs
from elbowroom.rules.actions import PICK_SLOT
from elbowroom.rules.banners import open_slot
from elbowroom.rules.combo import Combo
from elbowroom.rules.events import Picked, Swapped
from elbowroom.rules.menu import Menu
from elbowroom.rules.state import Army, State
from elbowroom.traits.trait import PICKED, SWAPS_BADGE


def can_afford(s: State, slot: i64) -> bool:
    """Slot n (from 0) costs n coins; those lying on it may help only by house rule."""
    purse = s.coins[s.turn]
    if s.options.pay_with_combo_coins:
        purse += s.column[slot].coins
    return slot <= purse


def offer_picks(s: State, menu: Menu) -> None:
    """Add every slot that can be paid, and for some races the badge swaps."""
    plain: i64 = EMPTY
    swaps: i64 = EMPTY
    slot: i64 = 0
    for combo in s.column:
        if can_afford(s, slot):
            plain |= bit(slot)
            if combo.race.facts & SWAPS_BADGE != 0:
                swaps |= bit(slot)
        slot += 1
    menu.add(PICK_SLOT, plain)
    while swaps != 0:
        _offer_swaps(menu, lowest(swaps), slot)
        swaps &= swaps - 1


def _offer_swaps(menu: Menu, slot: i64, slots: i64) -> None:
    other: i64 = 0
    while other < slots:
        if other != slot:
            menu.add(PICK_SLOT, bit(slot), other + 1)
        other += 1


def pick(s: State, slot: i64, swap: i64) -> Army:
    """The seat takes the combo of *slot*, pays for it and gets its tokens."""
    s.column = s.column[:]  # copies of the position may share the old one
    if swap > 0:
        _swap_badges(s, slot, swap - 1)
    combo = s.column[slot]
    _pay_for(s, slot)
    del s.column[slot]
    me = armies.enlist(s, combo.race_number, combo.power_number, s.turn)
    extra = combo.race.extra + combo.power.extra
    tokens = verbs.draw_tokens(s, me, combo.race.tokens + combo.power.tokens + extra)
    if s.journal is not None:
        s.journal.append(Picked(s.turn, slot, combo.race.key, combo.power.key, tokens))
    open_slot(s)
    if me.hooks & PICKED != 0:
        for trait in me.traits:
            trait.picked(s, me)
    return me


def _pay_for(s: State, slot: i64) -> None:
    """One coin on each combo above; the coins on the combo itself are taken."""
    verbs.pay(s, s.turn, s.column[slot].coins - slot)
    above: i64 = 0
    while above < slot:
        combo = s.column[above]
        s.column[above] = Combo(s.book, combo.race_number, combo.power_number, combo.coins + 1)
        above += 1


def _swap_badges(s: State, slot: i64, other: i64) -> None:
    mine = s.column[slot]
    theirs = s.column[other]
    s.column[slot] = Combo(s.book, mine.race_number, theirs.power_number, mine.coins)
    s.column[other] = Combo(s.book, theirs.race_number, mine.power_number, theirs.coins)
    if s.journal is not None:
        s.journal.append(Swapped(s.turn, other, mine.race.key, theirs.power.key))
