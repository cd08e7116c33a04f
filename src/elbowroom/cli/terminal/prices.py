"""The price of every region in reach, and the chance to take it."""

from __future__ import annotations

from dataclasses import dataclass

from elbowroom.masks import regions_of
from elbowroom.rules import actions as a
from elbowroom.rules.legal import legal_actions
from elbowroom.rules.odds import chance_of
from elbowroom.rules.price import Prices
from elbowroom.rules.reach import targets
from elbowroom.rules.state import CONQUEST, START, State


@dataclass(frozen=True)
class Offer:
    """The price of a region in tokens, and the chance from 0 to 1 to take it with what there is."""

    price: int
    chance: float


def offers(s: State) -> dict[int, Offer]:
    """The regions that the acting army could attack now, by plain tokens or with the die."""
    me = s.acting
    if me is None or s.phase not in (START, CONQUEST) or s.pending:
        return {}
    prices = Prices(s, me)
    chances = _chances(s)
    die = max(int(s.die), 0)
    return {
        region: Offer(max(int(prices.at(region)) - die, 1), chances.get(region, 0.0))
        for region in regions_of(targets(s, me))
    }


def _chances(s: State) -> dict[int, float]:
    chances: dict[int, float] = {}
    for act in legal_actions(s):
        if act.kind == a.CONQUER and not act.detail:
            chances[act.index] = 1.0
        elif act.kind == a.ROLL and not act.detail:
            chances.setdefault(act.index, chance_of(s, act))
    return chances
