"""Hopes in numbers: how likely the die is to be enough."""

from __future__ import annotations

from mypy_extensions import i64

from elbowroom.masks import bit
from elbowroom.rules.actions import Action
from elbowroom.rules.attempts import wisp_field
from elbowroom.rules.chance import FACES
from elbowroom.rules.conquest import fighting_force, means_of, race_tokens
from elbowroom.rules.means import ANY_BAG, BY_BAG_SWORD, BY_SWORD, CHEAPER_BY_TWO
from elbowroom.rules.price import Prices
from elbowroom.rules.state import State


def chance_of(s: State, act: Action) -> float:
    """The chance, from 0 to 1, that the die of the roll *act* is enough."""
    return hope_for(s, act.index, act.detail)


def hope_for(s: State, region: i64, by: i64 = 0) -> float:
    """The chance that *region* can be paid once the die has fallen."""
    me = s.acting
    assert me is not None, "somebody rolls"
    hand = race_tokens(s, me)
    prices = Prices(s, me)
    one = bit(region)
    force = hand if prices.wary & one else fighting_force(s, me, hand)
    price = prices.at(region, by)
    if wisp_field(s, me, prices) & one:
        # Their Sword is drawn after the die has fallen.
        swords = means_of(s, me) & CHEAPER_BY_TWO
        if by & ANY_BAG:
            swords &= ~ANY_BAG
        for mark in (BY_SWORD, BY_BAG_SWORD):
            if swords & mark:
                price = min(price, prices.at(region, by | mark))
    return at_least(price - force)


def at_least(missing: i64) -> float:
    """The chance that the die shows *missing* or more."""
    return sum(1 for face in FACES if face >= missing) / len(FACES)
