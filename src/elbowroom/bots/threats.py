"""What opponents could take from a seat in their next turn: what they reach, and can afford."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from elbowroom.bots.redeployment import pack
from elbowroom.masks import EMPTY, bit, lowest, regions_of, zeros
from elbowroom.packed import vec
from elbowroom.rules.actions import DEPLOY
from elbowroom.rules.conquest import losses_of
from elbowroom.rules.die import HIGHEST
from elbowroom.rules.price import Prices
from elbowroom.rules.quote import quote_for
from elbowroom.rules.reach import closed
from elbowroom.rules.redeploy import held_back
from elbowroom.rules.state import RETREAT, Army, State

OUT_OF_REACH: Final = -1000
_FAR: Final = 1000
# How often a region is lost, in hundredths, when the attacker has so many tokens more than the
# way to it costs, from three too few (only the die helps) to many too many. The first goes by
# measure, the second stops what can be stopped, the third makes everything a little dearer.
ODDS: Final[list[list[int]]] = [
    [8, 17, 25, 45, 55, 62, 68, 73, 77, 80],
    [4, 10, 15, 70, 75, 78, 80, 80, 80, 80],
    [2, 6, 10, 20, 30, 40, 50, 60, 70, 80],
]


def margins(s: State, seat: i64) -> vec[i64]:
    """For each region the tokens that an opponent of *seat* would have left after a campaign that
    ends with it; below 0 it lacks some, and ``OUT_OF_REACH`` is where nobody can get to."""
    out = vec[i64]([OUT_OF_REACH] * s.atlas.size)
    other: i64 = 0
    while other < s.seats:
        if other != seat:
            army = s.active[other]
            if army is None:
                _add_newcomer(s, out)
            else:
                _add_army(s, army, out)
        other += 1
    return out


def in_danger(s: State, seat: i64) -> i64:
    """The regions that an opponent of *seat* could take, at least with a lucky die."""
    row = margins(s, seat)
    mask: i64 = EMPTY
    region: i64 = 0
    while region < s.atlas.size:
        if row[region] >= -HIGHEST:
            mask |= bit(region)
        region += 1
    return mask


def _add_army(s: State, army: Army, out: vec[i64]) -> None:
    quote = quote_for(s, army)
    costs = vec[i64]([_FAR] * s.atlas.size)
    mask = quote.targets()
    while mask != 0:
        region = lowest(mask)
        mask &= mask - 1
        costs[region] = quote.at(region)
    _walk(s, costs, quote, closed(s, army))
    _keep_most(out, costs, quote.force)


def _add_newcomer(s: State, out: vec[i64]) -> None:
    """A seat without an army picks one, the largest at worst, and enters."""
    force: i64 = 0
    for combo in s.column:
        tokens = combo.race.tokens + combo.power.tokens
        force = tokens if tokens > force else force
    costs = vec[i64]([_FAR] * s.atlas.size)
    shut = s.atlas.chasm | s.atlas.sea | s.atlas.lake | s.shut | s.sheltered
    mask = s.atlas.entry & ~shut
    while mask != 0:
        region = lowest(mask)
        mask &= mask - 1
        costs[region] = s.defence[region]
    _walk(s, costs, None, shut)
    _keep_most(out, costs, force)


def _walk(s: State, costs: vec[i64], prices: Prices | None, shut: i64) -> None:
    """Lower *costs* to the cheapest way to each region, conquest by conquest."""
    ahead = bit(s.atlas.size) - 1 & ~shut
    while ahead != 0:
        best = lowest(ahead)
        mask = ahead & (ahead - 1)
        while mask != 0:
            region = lowest(mask)
            mask &= mask - 1
            if costs[region] < costs[best]:
                best = region
        if costs[best] >= _FAR:
            return
        ahead &= ~bit(best)
        mask = s.atlas.near[best] & ahead
        while mask != 0:
            region = lowest(mask)
            mask &= mask - 1
            price = s.defence[region] if prices is None else prices.at(region)
            if costs[best] + price < costs[region]:
                costs[region] = costs[best] + price


def _keep_most(out: vec[i64], costs: vec[i64], force: i64) -> None:
    region: i64 = 0
    while region < len(out):
        if costs[region] < _FAR and force - costs[region] > out[region]:
            out[region] = force - costs[region]
        region += 1


# ---------------------------------------------------------------------- a garrison


def posts_in_danger(s: State, seat: i64, most: i64) -> list[list[int]]:
    """Ways to place tokens against what opponents could really take, as packed actions: by
    measure, and all or half of them in one of up to *most* regions that are in danger."""
    me = s.acting
    if me is None or most == 0:
        return []
    out = [garrison(s, me, odds) for odds in ODDS]
    tokens = tokens_to_place(s, me)
    mask = me.held & in_danger(s, seat) & ~s.sheltered
    while mask != 0 and most > 0 and tokens > 0:
        region = lowest(mask)
        mask &= mask - 1
        most -= 1
        out.append([pack(DEPLOY, region, tokens)])
        out.append([pack(DEPLOY, region, (tokens + 1) // 2)])
    return out


def tokens_to_place(s: State, me: Army) -> i64:
    """The tokens in hand that have to be placed now."""
    return me.displaced if s.phase == RETREAT else me.hand - held_back(s, me)


def garrison(s: State, me: Army, odds: list[int]) -> list[int]:
    """Deployments of tokens in hand, packed, so that the least is lost by *odds* (see ``ODDS``).

    Tokens that prevent nothing stay in hand.
    """
    tokens = tokens_to_place(s, me)
    row = margins(s, me.seat)
    extra = zeros(s.atlas.size)
    while tokens > 0:
        best: i64 = -1
        number: i64 = 0
        most: float = 0.0
        mask = me.held
        while mask != 0:
            region = lowest(mask)
            mask &= mask - 1
            worth = worth_of(s, me, region)
            more: i64 = 1
            while more <= tokens:
                saved = _odds(odds, row[region]) - _odds(odds, row[region] - more)
                gain = worth * float(saved) / float(more)
                if gain > most:
                    most, best, number = gain, region, more
                more += 1
        if best < 0:
            break
        extra[best] += number
        row[best] -= number
        tokens -= number
    regions = [region for region in range(s.atlas.size) if extra[region] > 0]
    return [pack(DEPLOY, region, extra[region]) for region in regions]


def _odds(odds: list[int], margin: i64) -> i64:
    if margin < -HIGHEST:
        return 0
    place = margin + HIGHEST
    return odds[place] if place < len(odds) else odds[-1]


def worth_of(s: State, me: Army, region: i64) -> float:
    """What the loss of *region* costs: its coins, and a token if one is lost."""
    worth: float = 1.0 + 0.5 * float(losses_of(s, me, 1))
    for trait in me.traits:
        if trait.pays(s, me) & bit(region) != 0:
            worth += 1.0
    return worth


def least_worth(s: State, me: Army, mask: i64, most: i64) -> list[int]:
    """Up to *most* regions of *mask*, those first whose loss costs least."""
    pairs = [(worth_of(s, me, region), region) for region in regions_of(mask)] if most > 0 else []
    return [region for _, region in sorted(pairs)[: int(most)]]
