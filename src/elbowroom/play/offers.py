"""What the acting army could want to take now: the price, the odds, and what stands against it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from elbowroom.masks import bit, regions_of
from elbowroom.rules import actions as a
from elbowroom.rules.actions import Action, action
from elbowroom.rules.legal import is_legal, legal_actions
from elbowroom.rules.means import means_words
from elbowroom.rules.quote import Quote, current_quote
from elbowroom.rules.reach import full_reach, impassable, own_regions
from elbowroom.rules.reason import Reason
from elbowroom.rules.refusals import why_not
from elbowroom.rules.state import START, State

How = Literal["conquer", "roll", "no"]
_TAKING: Final = (a.CONQUER, a.ROLL)


@dataclass(frozen=True)
class Offer:
    """One region: what its plain conquest takes, and the special means that would do it too.

    *price* is in tokens, less a die that shows already; *toll* in coins; *odds* is the chance from
    0 to 1 that a die to be thrown is enough, where one may be thrown. A region that is not *open*
    may not be attacked with plain tokens, whatever it costs.
    """

    region: int
    price: int
    toll: int
    how: How
    odds: float | None
    by: tuple[tuple[str, ...], ...]
    reason: Reason | None
    open: bool

    @property
    def chance(self) -> float:
        """The chance, from 0 to 1, to take the region with plain tokens and the die."""
        return 1.0 if self.how == "conquer" else self.odds or 0.0


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
    seller = _Seller(quote, acts)
    return [seller.offer(region) for region in regions_of(mask)]


def caution(s: State, act: Action) -> str:
    """The key of what the seat should know before it takes the legal *act*; "" for nothing.

    ``loses-decline``: when declined Ghouls rest or stop, the campaign has begun, and after that
    nobody declines.
    """
    resting = act.kind in (a.END, a.STOP) and s.phase == START
    if resting and s.acting is not None and not s.acting.active and is_legal(s, action(a.DECLINE)):
        return "loses-decline"
    return ""


def open_offers(s: State) -> dict[int, Offer]:
    """The offers for the regions that may be attacked with plain tokens now, by region."""
    return {each.region: each for each in offers(s) if each.open}


class _Seller:
    """Makes the offers of one position, whose legal actions are *acts*."""

    def __init__(self, quote: Quote, acts: list[Action]) -> None:
        self.quote: Final = quote
        self.taken: Final = {act.index for act in acts if act.code == a.CONQUER}
        self.rolled: Final = {act.index for act in acts if act.code == a.ROLL}
        # Berserk: one die before any conquest, whatever it will be; not against everybody.
        rolls_first = any(act.kind == a.ROLL_FIRST for act in acts)
        self.hopeful: Final = int(quote.targets() & ~quote.prices.wary) if rolls_first else 0
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
        quote = self.quote
        return Offer(
            region=region,
            price=int(quote.prices.due(region)),
            toll=int(quote.toll(region)),
            how=how,
            odds=self._odds(region),
            by=tuple(self.by.get(region, ())),
            reason=why_not(quote.s, action(a.CONQUER, region)) if how == "no" else None,
            open=bool(quote.targets() & bit(region)),
        )

    def _odds(self, region: int) -> float | None:
        if region in self.rolled:
            return self.quote.odds(region)
        if self.hopeful & bit(region) and region not in self.taken:
            return self.quote.odds(region) or None
        return None
