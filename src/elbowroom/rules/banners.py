"""Banners and badges: back to the stacks, and into the column (G6, G7, G15)."""

from __future__ import annotations

from mypy_extensions import i64

from elbowroom.masks import EMPTY, NOWHERE, bit
from elbowroom.rules import armies, verbs
from elbowroom.rules.combo import Combo
from elbowroom.rules.events import ComboDrawn
from elbowroom.rules.pending import COMBO
from elbowroom.rules.state import COLUMN, NOTHING_PENDING, Army, State
from elbowroom.traits.trait import KEEPS_BADGE, SURVIVES_HOMELESS


def disband_if_gone(s: State, me: Army) -> None:
    """Remove a declined army without regions; of any other, discard a badge that is done."""
    if me.active:
        return
    if me.held == 0 and not _waits_in_hand(s, me):
        disband(s, me)
    else:
        release_badge(s, me)


def _waits_in_hand(s: State, me: Army) -> bool:
    if s.options.homeless_ghouls_lost or me.facts & SURVIVES_HOMELESS == 0:
        return False
    return me.hand > 0


def release_badge(s: State, me: Army) -> None:
    """The badge of a declined army is discarded unless something keeps it (R-503)."""
    if me.power_number == NOWHERE:
        return
    if me.power.hooks & KEEPS_BADGE != 0 and me.power.keeps_badge(s, me):
        return
    discard_badge(s, me)


def discard_badge(s: State, me: Army) -> None:
    """The badge of *me* joins the discards."""
    if me.power_number != NOWHERE:
        s.badges_discarded |= bit(me.power_number)
        me.power = s.book.no_power
        me.power_number = NOWHERE
        armies.refresh_traits(s, me)


def disband(s: State, me: Army) -> None:
    """*me* holds no region: its hand goes to the tray, banner and badge go back (G7)."""
    verbs.discard_tokens(s, me, me.hand)
    me.hand = 0
    me.displaced = 0
    discard_badge(s, me)
    armies.leave_table(s, me)
    return_banner(s, me.race_number)


def return_banner(s: State, race: i64) -> None:
    """To the empty slot with the smallest number, if there is one, else under the stack."""
    if free_slots(s) > 0:
        verbs.ask(s, COMBO, race)
    else:
        s.banners_back = [*s.banners_back, race]


def keep_unopened(s: State) -> None:
    """The game is over: banners on their way to the column stay in the stack, without a badge.

    Nothing else can be pending then; a decline in the last turn may have sent one back.
    """
    for pending in s.pending:
        s.banners_back = [*s.banners_back, pending.subject]
    s.pending = NOTHING_PENDING


def free_slots(s: State) -> i64:
    """Slots of the column with neither a combo nor one about to be drawn."""
    free = COLUMN - len(s.column)
    for pending in s.pending:
        if pending.kind == COMBO:
            free -= 1
    return free


def open_slot(s: State) -> None:
    """Ask for the next combo of the stacks, if a banner is left (G6)."""
    if s.banners_unseen != 0:
        verbs.ask(s, COMBO)
    elif len(s.banners_back) > 0:
        number = s.banners_back[0]
        s.banners_back = s.banners_back[1:]
        verbs.ask(s, COMBO, number)


def badge_stack(s: State) -> i64:
    """The badges that may be drawn next: the stack, or the discards when it is empty (G6)."""
    return s.badges_unseen if s.badges_unseen != 0 else s.badges_discarded


def take_badge(s: State, number: i64) -> None:
    """Badge *number* leaves the stack."""
    if s.badges_unseen == 0:
        s.badges_unseen = s.badges_discarded
        s.badges_discarded = EMPTY
    s.badges_unseen &= ~bit(number)


def turn_up(s: State, race: i64, power: i64) -> None:
    """A combo opens at the end of the column; *power* is NOWHERE when no badge is left (R-520)."""
    s.banners_unseen &= ~bit(race)
    if power != NOWHERE:
        take_badge(s, power)
    combo = Combo(s.book, race, power, 0)
    if s.journal is not None:
        s.journal.append(ComboDrawn(len(s.column), combo.race.key, combo.power.key))
    s.column = [*s.column, combo]
