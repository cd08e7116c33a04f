"""Going into decline (G23, G24)."""

from __future__ import annotations

from mypy_extensions import i64

from elbowroom.masks import NOWHERE, count, lowest
from elbowroom.rules import armies, verbs
from elbowroom.rules.actions import DECLINE, LENT
from elbowroom.rules.banners import disband, release_badge
from elbowroom.rules.events import Declined
from elbowroom.rules.menu import Menu
from elbowroom.rules.pieces import FIRST_FIND, PIECES, STAYS
from elbowroom.rules.state import Army, State
from elbowroom.traits.trait import (
    KEEPS_TOKENS,
    LEAVES_THE_BOARD,
    OUTSIDE_LIMIT,
    REDEPLOYS_AT_DECLINE,
)


def offer_decline(s: State, menu: Menu) -> None:
    """The ways in which the active army of the turn may decline.

    The use of a place is optional (U4): a lent power that takes every token off the board is used
    only if the seat says so.
    """
    me = s.active[s.turn]
    assert me is not None
    menu.once(DECLINE)
    if me.facts & LEAVES_THE_BOARD & ~_own_facts(me) != 0:
        menu.add(DECLINE, 1, LENT)


def _own_facts(me: Army) -> i64:
    """The facts of its race and badge, without what it is lent."""
    return me.race.facts | me.power.facts


def decline(s: State, by: i64) -> bool:
    """The active army of the turn declines, plainly or *by* a LENT power.

    Returns whether it redeploys now.
    """
    me = s.active[s.turn]
    assert me is not None
    facts = me.facts
    if by != LENT:
        facts &= ~LEAVES_THE_BOARD | _own_facts(me)
    s.turn_over = True
    if facts & OUTSIDE_LIMIT == 0:
        _remove_older(s, me)
    if s.journal is not None:
        s.journal.append(Declined(me.seat, me.race.key, count(me.held)))
    _give_back_hand(s, me)
    _give_back_pieces(s, me)
    if facts & LEAVES_THE_BOARD != 0:
        _leave_board(s, me)
    elif facts & KEEPS_TOKENS == 0:
        _keep_one_each(s, me)
    _turn_over(s, me)
    if me.held == 0:
        disband(s, me)
        return False
    release_badge(s, me)
    return facts & REDEPLOYS_AT_DECLINE != 0


def _remove_older(s: State, me: Army) -> None:
    """Only one declined army a seat, those outside the limit apart."""
    for army in s.declined[:]:
        if army.seat == me.seat and army.facts & OUTSIDE_LIMIT == 0:
            clear_board(s, army)
            disband(s, army)


def clear_board(s: State, army: Army) -> None:
    """Every token of *army* leaves the board for the tray."""
    while army.held != 0:
        verbs.discard_tokens(s, army, armies.release(s, army, lowest(army.held), True))


def _give_back_hand(s: State, me: Army) -> None:
    """Put the tokens in hand into the tray.

    An army that keeps its tokens on the board also keeps those that were lifted off it this turn.
    """
    remaining: i64 = 0
    if me.facts & KEEPS_TOKENS != 0 and me.held != 0:
        remaining = me.lifted if me.lifted < me.hand else me.hand
    verbs.discard_tokens(s, me, me.hand - remaining)
    me.hand = remaining


def _give_back_pieces(s: State, me: Army) -> None:
    kind: i64 = 0
    while kind < FIRST_FIND:
        if PIECES[kind].declined != STAYS:
            verbs.withdraw(s, me, kind)
        kind += 1
    me.pool = 0


def _leave_board(s: State, me: Army) -> None:
    """No token stays; the coins for it come with the income of the turn, unless that is past."""
    if not s.scored:
        for trait in me.traits:
            s.decline_coins += trait.leaving_coins(s, me)
    clear_board(s, me)


def _keep_one_each(s: State, me: Army) -> None:
    mask = me.held
    while mask != 0:
        region = lowest(mask)
        mask &= mask - 1
        verbs.discard_tokens(s, me, s.tokens[region] - 1)
        verbs.put_tokens(s, region, 1)


def _turn_over(s: State, me: Army) -> None:
    me.active = False
    me.fresh = False
    me.lasting = me.facts & OUTSIDE_LIMIT
    verbs.make_peace(s, me.seat, NOWHERE)
    s.active[me.seat] = None
    s.declined = [*s.declined, me]
    armies.refresh_traits(s, me)
