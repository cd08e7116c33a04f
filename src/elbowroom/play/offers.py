"""Regions that the acting army might conquer now: price, odds, and why it cannot."""

from __future__ import annotations

from typing import Final

from elbowroom.masks import bit, regions_of
from elbowroom.play.offer import How, Offer
from elbowroom.rules import actions as a
from elbowroom.rules.actions import Action, action
from elbowroom.rules.legal import is_legal, legal_actions
from elbowroom.rules.quote import Quote, current_quote
from elbowroom.rules.reach import full_reach, impassable, own_regions
from elbowroom.rules.refusals import why_not
from elbowroom.rules.state import START, State

_TAKING: Final = (a.CONQUER, a.ROLL)
_NOT_PLAIN: Final = ("means", "rebirth", "no")


def offers(s: State) -> list[Offer]:
    """Every region that the acting army reaches, or could take by any means, in map order."""
    quote = current_quote(s)
    if quote is None:
        return []
    me = quote.me
    acts = legal_actions(s)
    mask = full_reach(s, me) & ~own_regions(s, me) & ~impassable(s, me)
    for act in acts:
        if act.kind in _TAKING:
            mask |= bit(act.index)
    builder = _OfferBuilder(quote, acts)
    return [builder.offer(region) for region in regions_of(mask)]


def caution(s: State, act: Action) -> str:
    """The key of a warning to show before the legal *act*; "" for none.

    ``loses-decline``: once declined Ghouls rest or stop, the conquests have begun, and then
    the seat can no longer decline.
    """
    resting = act.kind in (a.END, a.STOP) and s.phase == START
    if resting and s.acting is not None and not s.acting.active and is_legal(s, action(a.DECLINE)):
        return "loses-decline"
    return ""


def open_offers(s: State) -> dict[int, Offer]:
    """The offers for the regions that may be attacked with plain tokens now, by region."""
    return {each.region: each for each in offers(s) if each.open}


class _OfferBuilder:
    """Builds the offers of one position, whose legal actions are *acts*."""

    def __init__(self, quote: Quote, acts: list[Action]) -> None:
        self.quote: Final = quote
        self.conquerable: Final = {act.index for act in acts if act.code == a.CONQUER}
        self.rollable: Final = {act.index for act in acts if act.code == a.ROLL}
        # Berserk: the die is rolled before the target is chosen; some targets ignore it.
        rolls_first = any(act.kind == a.ROLL_FIRST for act in acts)
        self.die_first: Final = int(quote.targets() & ~quote.wary) if rolls_first else 0
        self.reborn: Final = {act.index for act in acts if act.kind == a.REBIRTH}
        self.by: Final[dict[int, list[int]]] = {}
        for act in acts:
            if act.kind == a.CONQUER and act.detail:
                self.by.setdefault(act.index, []).append(int(act.detail))

    def offer(self, region: int) -> Offer:
        quote = self.quote
        odds = self._odds(region)
        how = self._how(region, odds)
        return Offer(
            region=region,
            price=int(quote.due(region)),
            toll=int(quote.toll(region)),
            how=how,
            odds=odds,
            by=tuple(self.by.get(region, ())),
            reason=why_not(quote.s, action(a.CONQUER, region)) if how in _NOT_PLAIN else None,
            open=bool(quote.targets() & bit(region)),
        )

    def _how(self, region: int, odds: float | None) -> How:
        if region in self.conquerable:
            return "conquer"
        if region in self.rollable:
            return "roll"
        if odds is not None:
            return "roll-first"
        if region in self.by:
            return "means"
        return "rebirth" if region in self.reborn else "no"

    def _odds(self, region: int) -> float | None:
        if region in self.rollable:
            return self.quote.odds(region)
        if self.die_first & bit(region) and region not in self.conquerable:
            return self.quote.odds(region) or None
        return None
