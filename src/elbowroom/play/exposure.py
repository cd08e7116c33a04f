"""How exposed the regions of an army are: where its tokens should go first."""

from __future__ import annotations

from mypy_extensions import i64

from elbowroom.masks import bit, count
from elbowroom.rules.reach import toll_of
from elbowroom.rules.state import Army, State
from elbowroom.traits.trait import PAYS

# How much each kind of neighbour adds to the threat to a region.
_OPPONENT, _ENTRY, _UNHELD, _ALWAYS = 1.0, 0.5, 0.2, 0.1


def weakness(s: State, me: Army, region: int) -> float:
    """How much *region* needs one more defender; higher is more urgent."""
    need = (_ALWAYS + threat_to(s, me, region)) * _coins_of_region(s, me, region)
    return need / (1 + int(s.defence[region]))


def threat_to(s: State, me: Army, region: int) -> float:
    """How likely an opponent is to attack *region*; 0 where nobody can."""
    one = bit(region)
    if s.sheltered & one:
        return 0.0
    around = s.atlas.near[region]
    opponents: i64 = 0
    for army in s.active:
        if army is not None and army.seat != me.seat:
            opponents |= army.held
    unheld = around & s.atlas.land & ~opponents & ~s.lands_of(me.seat)
    threat = _OPPONENT * int(count(around & opponents)) + _UNHELD * int(count(unheld))
    return threat + _ENTRY if s.atlas.entry & one else threat


def _coins_of_region(s: State, me: Army, region: int) -> int:
    """Coins that *region* by itself brings *me* each turn."""
    one = bit(region)
    paying = [trait for trait in me.traits if trait.hooks & PAYS and trait.pays(s, me) & one]
    return 1 + len(paying) + int(toll_of(s, me))
