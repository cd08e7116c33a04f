"""The reinforcement die: the final attempt, Berserk's roll and the roll for one region (G18)."""

from __future__ import annotations

from mypy_extensions import i64

from elbowroom.masks import NOWHERE, bit
from elbowroom.rules import verbs
from elbowroom.rules.attempts import wisp_field
from elbowroom.rules.conquest import conquer, fighting_force, means_of, note_attack
from elbowroom.rules.events import Barred, Failed, Rolled
from elbowroom.rules.means import ANY_BAG, BY_BAG_SWORD, BY_SWORD, CHEAPER_BY_TWO
from elbowroom.rules.pending import CHOOSE_MEANS, CONQUESTS_END, DIE
from elbowroom.rules.price import Prices
from elbowroom.rules.state import CONQUEST, Army, State
from elbowroom.rules.turn import set_out


def roll(s: State, me: Army, region: i64, by: i64) -> None:
    """The die is thrown for *region*, or for nothing yet (Berserk)."""
    set_out(s, me)
    me.began = True
    s.phase = CONQUEST
    s.aim = region
    s.aim_by = by
    verbs.ask(s, DIE)


def die_fell(s: State, shown: i64) -> None:
    """The die shows *shown*."""
    me = s.acting
    assert me is not None
    if s.journal is not None:
        s.journal.append(Rolled(me.seat, s.aim, shown))
    region = s.aim
    s.aim = NOWHERE
    if region == NOWHERE:
        s.die = shown
        return
    prices = Prices(s, me)
    if wisp_field(s, me, prices) & bit(region) != 0:
        _own_die(s, me, region, shown, prices)
    else:
        _final_attempt(s, me, region, shown, prices)


def _force_against(s: State, me: Army, region: i64, prices: Prices) -> i64:
    if prices.wary & bit(region) != 0:
        return me.hand
    return fighting_force(s, me, me.hand)


def _final_attempt(s: State, me: Army, region: i64, shown: i64, prices: Prices) -> None:
    """Enough: everything in hand goes there. Either way the conquests end."""
    s.die_spent = True
    by = s.aim_by
    if _force_against(s, me, region, prices) + shown >= prices.at(region, by):
        conquer(s, me, region, by, True)
    else:
        _failed(s, me, region)
    verbs.ask(s, CONQUESTS_END)


def _failed(s: State, me: Army, region: i64) -> None:
    if s.journal is not None:
        s.journal.append(Failed(me.seat, region, me.race.key))
    foe = s.holder(region)
    if foe is not None and s.options.failed_attempt_is_attack:
        note_attack(s, me, foe)


def _own_die(s: State, me: Army, region: i64, shown: i64, prices: Prices) -> None:
    """Enough: the region must be taken, by the Sword or without. Not enough: it is barred."""
    ways = ways_after_die(s, me, region, shown, prices)
    if len(ways) == 0:
        _failed(s, me, region)
        me.barred |= bit(region)
        if s.journal is not None:
            s.journal.append(Barred(me.seat, region, me.race.key))
        if s.options.wisp_failure_ends:
            verbs.ask(s, CONQUESTS_END)
        return
    s.die = shown
    if len(ways) == 1:
        conquer(s, me, region, ways[0])
    else:
        verbs.ask(s, CHOOSE_MEANS, region)


def ways_after_die(s: State, me: Army, region: i64, shown: i64, prices: Prices) -> list[int]:
    """The sets of means with which *region* can be paid now that the die shows *shown*."""
    by = s.aim_by
    swords = means_of(s, me) & CHEAPER_BY_TWO
    if by & ANY_BAG != 0:
        swords &= ~ANY_BAG
    tries: list[int] = [by]
    tries += [by | mark for mark in (BY_SWORD, BY_BAG_SWORD) if swords & mark != 0]
    strength = fighting_force(s, me, me.hand) + shown
    return [way for way in tries if prices.at(region, way) <= strength]
