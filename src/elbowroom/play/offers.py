"""What the acting army could want to take now: the price, the odds, and what stands against it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from elbowroom.masks import bit, regions_of
from elbowroom.rules import actions as a
from elbowroom.rules.actions import Action, action
from elbowroom.rules.legal import legal_actions
from elbowroom.rules.means import means_words
from elbowroom.rules.odds import hope_for
from elbowroom.rules.price import Prices
from elbowroom.rules.reach import full_reach, opened_water, own_regions, targets, toll_of
from elbowroom.rules.refusals import Reason, why_not
from elbowroom.rules.state import CONQUEST, START, Army, State

How = Literal["conquer", "roll", "no"]
_TAKING: Final = (a.CONQUER, a.ROLL)


@dataclass(frozen=True)
class Offer:
    """One region: what its plain conquest takes, and the special means that would do it too.

    *price* is in tokens, less a die that shows already; *odds* is the chance from 0 to 1 that a
    die to be thrown is enough, where one may be thrown.
    """

    region: int
    price: int
    toll: int
    how: How
    odds: float | None
    by: tuple[tuple[str, ...], ...]
    reason: Reason | None


def offers(s: State) -> list[Offer]:
    """Every region that the acting army reaches, or could take by any means, in map order."""
    me = s.acting
    if me is None or s.phase not in (START, CONQUEST) or s.pending:
        return []
    acts = legal_actions(s)
    wanted = full_reach(s, me) & ~own_regions(s, me) & ~_impassable(s, me)
    for act in acts:
        if act.kind in _TAKING:
            wanted |= bit(act.index)
    seller = _Seller(s, me, acts)
    return [seller.offer(region) for region in regions_of(wanted)]


def _impassable(s: State, me: Army) -> int:
    return int(s.atlas.chasm | (s.atlas.sea | s.atlas.lake) & ~opened_water(s, me))


class _Seller:
    def __init__(self, s: State, me: Army, acts: list[Action]) -> None:
        self.s: Final = s
        self.me: Final = me
        self.prices: Final = Prices(s, me)
        self.taken: Final = {act.index for act in acts if act.code == a.CONQUER}
        self.rolled: Final = {act.index for act in acts if act.code == a.ROLL}
        # Berserk: one die before any conquest, whatever it will be.
        self.any_roll: Final = any(act.kind == a.ROLL_FIRST for act in acts)
        self.targets: Final = int(targets(s, me) & ~self.prices.wary) if self.any_roll else 0
        self.by: Final[dict[int, list[tuple[str, ...]]]] = {}
        for act in acts:
            if act.kind == a.CONQUER and act.detail:
                self.by.setdefault(act.index, []).append(tuple(means_words(act.detail)))

    def offer(self, region: int) -> Offer:
        how: How = "no"
        if region in self.taken:
            how = "conquer"
        elif region in self.rolled:
            how = "roll"
        reason = why_not(self.s, action(a.CONQUER, region)) if how == "no" else None
        by = tuple(self.by.get(region, ()))
        return Offer(
            region, self._price(region), self._toll(region), how, self._odds(region), by, reason
        )

    def _price(self, region: int) -> int:
        shown = 0 if self.prices.wary & bit(region) else max(int(self.s.die), 0)
        return max(int(self.prices.at(region)) - shown, 1)

    def _toll(self, region: int) -> int:
        foe = self.s.holder(region)
        return int(toll_of(self.s, foe)) if foe is not None and foe.seat != self.me.seat else 0

    def _odds(self, region: int) -> float | None:
        if region in self.rolled:
            return hope_for(self.s, region)
        if self.targets & bit(region) and region not in self.taken:
            return hope_for(self.s, region) or None
        return None
