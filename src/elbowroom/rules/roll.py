"""The reinforcement die: the final attempt, the free roll and the roll for one region (G18)."""

from __future__ import annotations

from mypy_extensions import i64

from elbowroom.masks import NOWHERE, bit
from elbowroom.rules import verbs
from elbowroom.rules.conquest import conquer, note_attack
from elbowroom.rules.events import Barred, Failed, Rolled
from elbowroom.rules.pending import CHOOSE_MEANS, CONQUESTS_END, DIE
from elbowroom.rules.quote import Quote, quote_for
from elbowroom.rules.state import CONQUEST, Army, State
from elbowroom.rules.turn import set_out


def roll(s: State, me: Army, region: i64, by: i64) -> None:
    """The die is thrown for *region*, or for no region yet."""
    set_out(s, me)
    me.began = True
    s.phase = CONQUEST
    s.aim = region
    s.aim_by = by
    verbs.ask(s, DIE)


def die_fell(s: State, face: i64) -> None:
    """The die has fallen and shows *face*."""
    me = s.acting
    assert me is not None
    if s.journal is not None:
        s.journal.append(Rolled(me.seat, s.aim, face))
    region = s.aim
    s.aim = NOWHERE
    if region == NOWHERE:
        s.die = face
        return
    quote = quote_for(s, me)
    if quote.own_die & bit(region) != 0:
        _own_die(quote, region, face)
    else:
        _final_attempt(quote, region, face)


def _final_attempt(quote: Quote, region: i64, face: i64) -> None:
    """Enough: everything in hand goes there. Either way the conquests end."""
    s = quote.s
    s.die_spent = True
    if quote.missing(region, s.aim_by) <= face:
        conquer(s, quote.me, region, s.aim_by, True)
    else:
        _failed(s, quote.me, region)
    verbs.ask(s, CONQUESTS_END)


def _failed(s: State, me: Army, region: i64) -> None:
    if s.journal is not None:
        s.journal.append(Failed(me.seat, region, me.race.key))
    foe = s.holder(region)
    if foe is not None and s.options.failed_attempt_is_attack:
        note_attack(s, me, foe)


def _own_die(quote: Quote, region: i64, face: i64) -> None:
    """Enough: the region must be taken, by one of the means. Not enough: it is barred."""
    s = quote.s
    me = quote.me
    ways = quote.ways_after_die(region, s.aim_by, face)
    if len(ways) == 0:
        _failed(s, me, region)
        me.barred |= bit(region)
        if s.journal is not None:
            s.journal.append(Barred(me.seat, region, me.race.key))
        if s.options.wisp_failure_ends:
            verbs.ask(s, CONQUESTS_END)
        return
    s.die = face
    if len(ways) == 1:
        conquer(s, me, region, ways[0])
    else:
        verbs.ask(s, CHOOSE_MEANS, region)
