"""Redeployment, retreats and the placements of the end of a turn (G15, G20; RULES 2.2, 4 and 5)."""

from __future__ import annotations

from mypy_extensions import i64

from elbowroom.masks import EMPTY, NOWHERE, bit, lowest
from elbowroom.rules import armies, verbs
from elbowroom.rules.actions import ABANDON, COPY_OF, DEPLOY, END, PLACE
from elbowroom.rules.events import Deployed, Placed
from elbowroom.rules.menu import Menu
from elbowroom.rules.pieces import COPIER, EXPIRING_IN_HAND, FIRST_FIND, PIECES, RETURNING, count_in
from elbowroom.rules.reach import keepable
from elbowroom.rules.state import RETREAT, Army, State
from elbowroom.traits.trait import GATHERED, HELD_BACK


def gather_army(s: State, me: Army) -> None:
    """Conquests end: one token stays in each region, the rest and all gains are in hand."""
    s.die = NOWHERE
    leave_river(s, me)
    verbs.gather(s, me)
    _lift_pieces(s, me)
    if me.hooks & GATHERED != 0:
        for trait in me.traits:
            trait.gathered(s, me)


def _lift_pieces(s: State, me: Army) -> None:
    """The redeployment begins: take back to hand what the table says."""
    if s.built & me.held == 0:
        return
    kind: i64 = 0
    while kind < FIRST_FIND:
        if s.where[kind] & me.held != 0 and PIECES[kind].lifted:
            verbs.lift(s, me, kind)
        kind += 1


def leave_river(s: State, me: Army) -> None:
    """The river is emptied unless a trait may stay there (U1)."""
    mask = me.held & s.atlas.river
    if mask == 0:
        return
    mask &= ~keepable(s, me) | me.barred
    # U4: what lies there may still be placed at the end of this turn, if it may leave the river.
    me.left = mask & s.treasured
    while mask != 0:
        me.hand += armies.release(s, me, lowest(mask), True)
        mask &= mask - 1


def held_back(s: State, me: Army) -> i64:
    """Tokens that stay in hand when the redeployment ends."""
    tokens: i64 = 0
    if me.hooks & HELD_BACK != 0:
        for trait in me.traits:
            # They come with a pick: a power that a place lends brings none.
            if me.lent is None or trait.key != me.lent.key:
                tokens += trait.held_back(s, me)
    return tokens


def offer_redeployment(s: State, me: Army, menu: Menu) -> None:
    """Single tokens, pieces, regions that must be given up, and the end."""
    back = held_back(s, me)
    if me.hand > back:
        menu.add(DEPLOY, me.held)
    elif me.hand < back:
        menu.add(ABANDON, me.held)
    if me.hand == back or me.held == 0:
        menu.once(END)


def deploy(s: State, me: Army, region: i64, tokens: i64) -> None:
    """So many tokens go from hand to *region*, and are no longer displaced."""
    me.hand -= tokens
    if me.displaced > 0 and s.phase == RETREAT:
        me.displaced -= tokens
    verbs.put_tokens(s, region, s.tokens[region] + tokens)
    if s.journal is not None:
        s.journal.append(Deployed(me.seat, region, me.race.key, tokens))


def place_piece(s: State, me: Army, detail: i64, region: i64, number: i64) -> None:
    """A piece from hand, or one that moves, comes to *region*."""
    kind = detail
    if detail >= COPY_OF:
        kind = COPIER
    me.moved |= bit(detail)
    if me.pooled(kind) > 0:
        verbs.add_to_pool(me, kind, -number)
        verbs.place(s, kind, region, number)
    elif s.where[kind] != 0 and _unique(kind):
        # A relic comes from another region of the army, so its traits stay what they are.
        verbs.move_piece(s, kind, region)
    else:
        verbs.place(s, kind, region, number)
    if s.journal is not None:
        s.journal.append(Placed(me.seat, region, piece_word(detail), number))


def _unique(kind: i64) -> bool:
    return PIECES[kind].supply == 1


def piece_word(detail: i64) -> str:
    """How a piece is written in an action: its key, after a colon the relic that it copies."""
    if detail >= COPY_OF:
        return f"{PIECES[COPIER].key}:{PIECES[detail - COPY_OF].key}"
    return PIECES[detail].key


def copied_here(s: State, me: Army, relic: i64) -> i64:
    """Where a copy of *relic* is this turn, so that the relic itself may not go there."""
    return s.where[COPIER] if me.moved & bit(COPY_OF + relic) != 0 else EMPTY


def finish(s: State, me: Army) -> None:
    """The redeployment is over: what nobody stands in is given up, what is left returns."""
    mask = me.held & ~s.manned
    while mask != 0:
        armies.abandon(s, me, lowest(mask))
        mask &= mask - 1
    me.pool &= ~EXPIRING_IN_HAND
    me.lifted = 0
    me.done = True
    if me.left != 0:
        me.left = EMPTY
        armies.refresh_traits(s, me)


# ---------------------------------------------------------------------- retreats


def next_to_retreat(s: State) -> Army | None:
    """The army that returns next: clockwise after the seat whose turn it is, which comes last."""
    if not _somebody_displaced(s):
        return None
    step: i64 = 1
    while step <= s.seats:
        seat = (s.turn + step) % s.seats
        step += 1
        army = s.active[seat]
        if army is not None and _can_return(army):
            return army
        for other in s.declined:
            if other.seat == seat and _can_return(other):
                return other
    return None


def _somebody_displaced(s: State) -> bool:
    """Whether anything at all was driven out: most turns end without a retreat."""
    sum: i64 = 0
    for army in s.active:
        if army is not None:
            sum |= army.displaced | army.pieces_out
    for army in s.declined:
        sum |= army.displaced | army.pieces_out
    return sum != 0


def _can_return(army: Army) -> bool:
    if army.pieces_out != 0:
        _forget_pieces_gone(army)
    if army.displaced == 0 and army.pieces_out == 0:
        return False
    if army.held == 0:
        # Homeless: what it has waits in hand for its own next turn.
        army.displaced = 0
        army.pieces_out = 0
        return False
    return True


def _forget_pieces_gone(army: Army) -> None:
    """What has left the hand since it was driven out, with a lent power, does not return."""
    for kind in RETURNING:
        gone = count_in(army.pieces_out, kind) - army.pooled(kind)
        if gone > 0:
            verbs.send_out(army, kind, -gone)


def offer_retreat(s: State, me: Army, menu: Menu) -> None:
    """Displaced tokens and pieces return to regions that the army still holds."""
    if me.displaced > 0:
        menu.add(DEPLOY, me.held)
    for kind in RETURNING:
        if count_in(me.pieces_out, kind) > 0:
            menu.add(PLACE, me.held, kind)


def forget_displaced(s: State) -> None:
    """At the end of a turn nothing is displaced any more."""
    for army in s.active:
        if army is not None:
            army.displaced = 0
            army.pieces_out = 0
    for army in s.declined:
        army.displaced = 0
        army.pieces_out = 0
