"""Pieces that no army owns and that empty the region they enter (U-pentacle)."""

from __future__ import annotations

from mypy_extensions import i64

from elbowroom.masks import bit
from elbowroom.rules import verbs
from elbowroom.rules.banners import disband_if_gone
from elbowroom.rules.conquest import evict, losses_of, warn
from elbowroom.rules.events import Roamed
from elbowroom.rules.pending import FIND
from elbowroom.rules.pieces import FIRST_FIND, PIECES, SUPPLY
from elbowroom.rules.reach import is_untouchable, toll_of
from elbowroom.rules.state import Army, State
from elbowroom.traits.trait import DEFEATED


def roaming_field(s: State, mover: i64, beside: i64) -> i64:
    """Where *mover* may send the piece from the regions of *beside*."""
    closed = s.shut | s.sheltered
    counts = s.options.balrog_counts_as_player
    for army in s.armies():
        # Neither their protection nor their toll is meant for the armies' own seat.
        if army.seat == mover:
            continue
        if is_untouchable(s, army) or (counts and toll_of(s, army) > s.coins[mover]):
            closed |= army.held
    seat: i64 = 0
    while seat < s.seats:
        friend = s.active[seat]
        if s.peace[seat] == mover and friend is not None:
            closed |= friend.held
        seat += 1
    return s.atlas.around(beside) & ~closed


def roam(s: State, kind: i64, region: i64) -> None:
    """The piece of *kind* enters *region*: its occupants lose two tokens, the others retreat."""
    mover = s.turn
    s.roamed |= bit(kind)
    foe = s.holder(region)
    prize = s.monsters & bit(region) != 0 and s.options.balrog_counts_as_player
    verbs.remove_natives(s, region)
    if foe is not None:
        _drive_out(s, foe, region, mover)
    _wreck_pieces(s, region)
    verbs.move_piece(s, kind, region)
    if s.journal is not None:
        s.journal.append(Roamed(mover, region, PIECES[kind].key))
    if prize:
        verbs.ask(s, FIND, region)
    if foe is not None:
        disband_if_gone(s, foe)


def _wreck_pieces(s: State, region: i64) -> None:
    """Remove from *region* the pieces that an army would lose with it, whoever built them."""
    kind: i64 = 0
    while kind < FIRST_FIND:
        if PIECES[kind].lost == SUPPLY:
            verbs.remove(s, kind, region)
        kind += 1


def _drive_out(s: State, foe: Army, region: i64, mover: i64) -> None:
    if s.options.balrog_counts_as_player and foe.seat != mover:
        _as_a_player(s, foe, region, mover)
    # Who loses nothing in a conquest loses nothing here; all others lose two.
    lost: i64 = 0 if losses_of(s, foe, 1) == 0 else 2
    evict(s, foe, region, lost, foe is s.acting or (foe.active and foe.seat == mover))


def _as_a_player(s: State, foe: Army, region: i64, mover: i64) -> None:
    """House rule: whoever moves the piece counts as the attacker."""
    toll = toll_of(s, foe)
    if toll > 0:
        verbs.pay_toll(s, mover, foe, toll)
    if foe.hooks & DEFEATED != 0:
        for trait in foe.traits:
            trait.defeated(s, foe, mover, region)
    warn(s, foe.seat, mover)
