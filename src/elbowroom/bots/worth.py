"""What a position is worth to a seat, and how exposed its regions are: rough, but quick."""

from __future__ import annotations

from elbowroom.masks import bit, count
from elbowroom.rules.explain import income
from elbowroom.rules.reach import toll_of
from elbowroom.rules.state import Army, State
from elbowroom.traits.trait import PAYS

TOKEN = 0.15
"""What a token on the table is worth in coins a turn."""

_BORDER, _WAY_IN, _WILDERNESS, _ALWAYS = 1.0, 0.5, 0.2, 0.1


def coins_of(s: State, seat: int) -> int:
    """What *seat* would earn if it scored now."""
    return int(income(s, seat).total)


def standing(s: State, seat: int) -> float:
    """What *seat* earns a turn compared with the others, its tokens counted a little."""
    mine = coins_of(s, seat) + TOKEN * strength(s, seat)
    foes = [other for other in range(s.seats) if other != seat]
    theirs = sum(coins_of(s, foe) + TOKEN * strength(s, foe) for foe in foes)
    return mine - theirs / len(foes)


def strength(s: State, seat: int) -> int:
    """Tokens of the active army of *seat*, on the board and in hand."""
    army = s.active[seat]
    if army is None:
        return 0
    return int(army.race.tray - s.tray[army.race.number])


def turns_left(s: State) -> int:
    """Turns that the seat to move still has, this one included."""
    return int(s.atlas.rounds - s.round + 1)


def value_of(s: State, me: Army, region: int) -> int:
    """Coins that *region* brings *me* by itself."""
    one = bit(region)
    paying = [trait for trait in me.traits if trait.hooks & PAYS and trait.pays(s, me) & one]
    return 1 + len(paying) + int(toll_of(s, me))


def threat_to(s: State, me: Army, region: int) -> float:
    """How likely somebody is to come for *region*; nobody comes where nobody can."""
    one = bit(region)
    if s.sheltered & one:
        return 0.0
    around = s.atlas.near[region]
    foes = 0
    for army in s.active:
        if army is not None and army.seat != me.seat:
            foes |= army.held
    wild = around & s.atlas.land & ~foes & ~s.lands_of(me.seat)
    danger = _BORDER * int(count(around & foes)) + _WILDERNESS * int(count(wild))
    return danger + _WAY_IN if s.atlas.entry & one else danger


def weakness(s: State, me: Army, region: int) -> float:
    """How much one more defender would do for *region*."""
    needed = (_ALWAYS + threat_to(s, me, region)) * value_of(s, me, region)
    return needed / (1 + int(s.defence[region]))
