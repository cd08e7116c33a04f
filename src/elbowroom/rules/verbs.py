"""Small changes of a position: tokens, pieces, coins, questions.

Traits change a position through these functions only. The phases of a turn use them too; besides,
they write the fields that belong to the course of the turn, and change whole armies through
``rules.armies``.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from elbowroom.masks import EMPTY, NOWHERE, bit, lowest
from elbowroom.rules.events import Event, GainedTokens, TollPaid
from elbowroom.rules.pending import PENDING_KINDS, Pending
from elbowroom.rules.pieces import (
    BITS_OF_A_COUNT,
    CLOSING,
    FIRST_COUNTED,
    FIRST_FIND,
    IMMUNE,
    PIECE_KINDS,
    PIECES,
    is_counted,
)
from elbowroom.rules.state import BOARD, LEVELS, NOTHING_PENDING, Army, State
from elbowroom.traits.trait import Trait

# For each kind, the list in which it is the only thing that is pending.
_ALONE: Final = [[Pending(kind)] for kind in range(PENDING_KINDS)]

# ---------------------------------------------------------------------- defence and tokens


def set_defence(s: State, region: i64, value: i64) -> None:
    """Set what an attacker must overcome in *region*, and update ``within``."""
    _shift_defence(s, region, bit(region), value - s.defence[region])


def _shift_defence(s: State, region: i64, one: i64, change: i64) -> None:
    """The same by a *change*; *one* is the mask of the region."""
    if s.shared & BOARD != 0:
        s.own_board()
    old = s.defence[region]
    value = old + change
    s.defence[region] = value
    within = s.within
    while old < value and old < LEVELS:
        within[old] &= ~one
        old += 1
    if old > LEVELS:
        old = LEVELS
    while old > value:
        old -= 1
        within[old] |= one


def put_tokens(s: State, region: i64, tokens: i64) -> None:
    """Set the number of race tokens in *region*."""
    one = bit(region)
    _shift_defence(s, region, one, tokens - s.tokens[region])
    s.tokens[region] = tokens
    if tokens > 1:
        s.stacked |= one
        s.manned |= one
    else:
        s.stacked &= ~one
        s.manned = s.manned | one if tokens > 0 else s.manned & ~one


def remove_natives(s: State, region: i64) -> None:
    """Remove the Lost Tribes and monsters of *region* from the game."""
    one = bit(region)
    if s.tribes & one != 0:
        s.tribes &= ~one
        _shift_defence(s, region, one, -1)
    if s.monsters & one != 0:
        s.monsters &= ~one
        _shift_defence(s, region, one, -2)


def lay_tribe(s: State, region: i64) -> None:
    """Put a Lost Tribe into *region*."""
    s.tribes |= bit(region)
    set_defence(s, region, s.defence[region] + 1)


def lay_monsters(s: State, region: i64) -> None:
    """Put two monsters into *region*."""
    s.monsters |= bit(region)
    set_defence(s, region, s.defence[region] + 2)


def gain_tokens(s: State, me: Army, tokens: i64) -> i64:
    """Take up to *tokens* from the tray to the hand of *me*, with an event. Returns how many."""
    gained = draw_tokens(s, me, tokens)
    if s.journal is not None and gained > 0:
        s.journal.append(GainedTokens(me.seat, me.race.key, gained))
    return gained


def draw_tokens(s: State, me: Army, tokens: i64) -> i64:
    """The same without an event. Returns how many tokens came."""
    left = s.tray[me.race_number]
    gained = tokens if tokens < left else left
    if gained != 0:
        s.own_supply()
        s.tray[me.race_number] = left - gained
    me.hand += gained
    return gained


def discard_tokens(s: State, me: Army, tokens: i64) -> None:
    """Put *tokens* of *me*, already off the board, into the tray."""
    if tokens != 0:
        s.own_supply()
        s.tray[me.race_number] += tokens


def tokens_on_board(s: State, me: Army) -> i64:
    """How many tokens of *me* stand on the board."""
    total: i64 = 0
    mask = me.held
    while mask != 0:
        total += s.tokens[lowest(mask)]
        mask &= mask - 1
    return total


def spare(s: State, me: Army) -> i64:
    """The tokens of *me* on the board above one in each region."""
    total: i64 = 0
    mask = me.held & s.stacked
    while mask != 0:
        total += s.tokens[lowest(mask)] - 1
        mask &= mask - 1
    return total


def gather(s: State, me: Army) -> i64:
    """All tokens above one in each region come to hand (G8). Returns how many did."""
    lifted: i64 = 0
    mask = me.held & s.stacked
    while mask != 0:
        region = lowest(mask)
        mask &= mask - 1
        lifted += s.tokens[region] - 1
        put_tokens(s, region, 1)
    me.hand += lifted
    return lifted


# ---------------------------------------------------------------------- pieces


def place(s: State, kind: i64, region: i64, number: i64 = 1) -> None:
    """Put *number* pieces of *kind* into *region*."""
    piece = PIECES[kind]
    if not is_counted(kind) and s.where[kind] & bit(region) != 0:
        return
    s.own_pieces()
    s.where[kind] |= bit(region)
    if is_counted(kind):
        s.piles[(kind - FIRST_COUNTED) * s.atlas.size + region] += number
    if piece.defence != 0:
        set_defence(s, region, s.defence[region] + number * piece.defence)
    if piece.immune:
        s.sheltered |= bit(region)
    if piece.closes:
        s.shut |= bit(region)
    if kind >= FIRST_FIND:
        s.treasured |= bit(region)
    else:
        s.built |= bit(region)


def remove(s: State, kind: i64, region: i64) -> i64:
    """Take all pieces of *kind* from *region*. Returns how many there were."""
    one = bit(region)
    if s.where[kind] & one == 0:
        return 0
    s.own_pieces()
    number: i64 = 1
    if is_counted(kind):
        number = s.pile(kind, region)
        s.piles[(kind - FIRST_COUNTED) * s.atlas.size + region] = 0
    s.where[kind] &= ~one
    piece = PIECES[kind]
    if piece.defence != 0:
        set_defence(s, region, s.defence[region] - number * piece.defence)
    if kind >= FIRST_FIND:
        s.treasured = _where_finds_are(s)
        return number
    if piece.immune:
        s.sheltered = _where_any_is(s, IMMUNE)
    if piece.closes:
        s.shut = _where_any_is(s, CLOSING)
    other: i64 = 0
    while other < FIRST_FIND and s.where[other] & one == 0:
        other += 1
    if other == FIRST_FIND:
        s.built &= ~one
    return number


def _where_any_is(s: State, kinds: list[int]) -> i64:
    mask: i64 = EMPTY
    for kind in kinds:
        mask |= s.where[kind]
    return mask


def _where_finds_are(s: State) -> i64:
    mask: i64 = EMPTY
    where = s.where
    kind: i64 = FIRST_FIND
    while kind < PIECE_KINDS:
        mask |= where[kind]
        kind += 1
    return mask


def move_piece(s: State, kind: i64, region: i64) -> None:
    """Put the only piece of *kind* into *region*, from wherever it is."""
    if s.where[kind] != 0:
        remove(s, kind, lowest(s.where[kind]))
    place(s, kind, region)


def add_to_pool(me: Army, kind: i64, number: i64) -> None:
    """Add *number* pieces of *kind* to the hand of *me* (negative: remove them)."""
    me.pool += number << (kind * BITS_OF_A_COUNT)


def empty_pool(me: Army, kind: i64) -> None:
    """Remove all pieces of *kind* from the hand of *me*."""
    add_to_pool(me, kind, -me.pooled(kind))


def send_out(me: Army, kind: i64, number: i64) -> None:
    """*number* more pieces of *kind* must be placed at the end of the turn (or fewer, if < 0)."""
    me.pieces_out += number << (kind * BITS_OF_A_COUNT)


def lift(s: State, me: Army, kind: i64) -> None:
    """Take all pieces of *kind* in regions of *me* to its hand."""
    mask = s.where[kind] & me.held
    while mask != 0:
        add_to_pool(me, kind, remove(s, kind, lowest(mask)))
        mask &= mask - 1


def withdraw(s: State, me: Army, kind: i64) -> None:
    """Remove the pieces of *kind* from the regions and the hand of *me*."""
    mask = s.where[kind] & me.held
    while mask != 0:
        remove(s, kind, lowest(mask))
        mask &= mask - 1
    empty_pool(me, kind)


# ---------------------------------------------------------------------- coins


def pay(s: State, seat: i64, coins: i64) -> None:
    """Give *seat* so many coins from the bank (negative: take them)."""
    s.coins[seat] += coins


def pay_toll(s: State, payer: i64, army: Army, coins: i64) -> None:
    """Move *coins* from the seat *payer* to the owner of *army*."""
    s.coins[payer] -= coins
    s.coins[army.seat] += coins
    if s.journal is not None:
        s.journal.append(TollPaid(payer, army.seat, army.race.key, coins))


# ---------------------------------------------------------------------- between seats


def make_peace(s: State, seat: i64, other: i64) -> None:
    """The seat *other* may not attack the active army of *seat* until the next turn of *seat*;
    NOWHERE ends the peace."""
    if s.peace[seat] != other:
        s.own_supply()
        s.peace[seat] = other
        s.truces = s.truces & ~bit(seat) if other == NOWHERE else s.truces | bit(seat)


def bear_grudge(s: State, seat: i64, foe: i64) -> None:
    """*seat* remembers that *foe* attacked it."""
    s.own_supply()
    s.grudges[seat] |= bit(foe)


def forgive(s: State, seat: i64) -> None:
    """*seat* forgets who attacked it."""
    if s.grudges[seat] != 0:
        s.own_supply()
        s.grudges[seat] = 0


# ---------------------------------------------------------------------- questions and events


def count_up(s: State, me: Army, slot: i64, number: i64) -> None:
    """*me* remembers *number* more in a *slot* of the book, until its next turn begins."""
    counted = me.counted[:] if len(me.counted) > 0 else [0] * s.book.slots
    counted[slot] += number
    me.counted = counted


def ask(s: State, kind: i64, subject: i64 = NOWHERE, trait: Trait | None = None) -> None:
    """Add something to be settled after everything that is pending already."""
    if len(s.pending) > 0:
        s.pending = [*s.pending, Pending(kind, subject, trait)]
    elif subject == NOWHERE and trait is None:
        s.pending = _ALONE[kind]
    else:
        s.pending = [Pending(kind, subject, trait)]


def ask_first(s: State, kind: i64, subject: i64 = NOWHERE, trait: Trait | None = None) -> None:
    """Add something to be settled before everything that is pending already."""
    s.pending = [Pending(kind, subject, trait), *s.pending]


def resolve_first(s: State) -> Pending:
    """Take the first pending thing off the list, as settled. Returns it."""
    first = s.pending[0]
    s.pending = s.pending[1:] if len(s.pending) > 1 else NOTHING_PENDING
    return first


def tell(s: State, event: Event) -> None:
    """Write *event* into the journal, if anybody listens."""
    if s.journal is not None:
        s.journal.append(event)
