"""Prices and incomes, part by part, as data that pages and terminals put into words.

Nothing here decides a rule: it asks the functions that decide, and lists their answers.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from elbowroom.masks import bit
from elbowroom.rules.conquest import thorns_at
from elbowroom.rules.means import (
    DISCOUNT,
    DISCOUNTS,
    FLAT,
    PAST_TOKENS,
    SUBSTITUTES,
    means_words,
)
from elbowroom.rules.parts import Part, add_part
from elbowroom.rules.pieces import PIECES
from elbowroom.rules.price import (
    GROUND,
    MOUNTAIN_SURCHARGE,
    RIVER,
    Prices,
    own_declined,
    token_pieces,
)
from elbowroom.rules.reach import toll_at
from elbowroom.rules.scoring import seat_income
from elbowroom.rules.state import Army, State
from elbowroom.traits.trait import AS_IF_EMPTY, CHEAPER, DEARER


class Sum:
    """A number and the parts that make it up.

    A price may ask for coins besides (*toll*), and some of its tokens may be lost (*thorns*).
    """

    def __init__(self, total: i64, parts: list[Part], toll: i64 = 0, thorns: i64 = 0) -> None:
        self.total: Final[i64] = total
        self.parts: Final = parts
        self.toll: Final[i64] = toll
        self.thorns: Final[i64] = thorns


# ---------------------------------------------------------------------- price


def price(s: State, region: int, by: int = 0, me: Army | None = None) -> Sum:
    """What a conquest of *region* takes from the acting army now, part by part."""
    army = me or s.acting or s.active[s.turn]
    assert army is not None, "nobody is acting"
    prices = Prices(s, army)
    total = prices.due(region, by)
    toll, thorns = toll_at(s, army, region), thorns_at(prices, army, region, by)
    if by & SUBSTITUTES != 0 or by & FLAT != 0:
        return Sum(total, [Part("price-means", total, by=by)], toll, thorns)
    parts = _ground(s, region) + _bodies(s, army, region, by, prices)
    parts += _discounts(s, army, region, by, prices)
    die = prices.die_against(region)
    if die > 0:
        parts.append(Part("price-die", -die))
    raw = sum(part.amount for part in parts)
    if raw < total:
        parts.append(Part("price-floor", total - raw))
    return Sum(total, parts, toll, thorns)


def _ground(s: State, region: int) -> list[Part]:
    one = bit(region)
    parts = [Part("price-river", RIVER) if s.atlas.river & one else Part("price-base", GROUND)]
    if s.atlas.mountain & one:
        parts.append(Part("price-mountain", MOUNTAIN_SURCHARGE))
    for kind, piece in enumerate(PIECES):
        if piece.defence > 0 and s.where[kind] & one:
            parts.append(Part(f"price-{piece.key}", piece.defence * s.pile(kind, region)))
    return parts


def _bodies(s: State, me: Army, region: int, by: int, prices: Prices) -> list[Part]:
    one = bit(region)
    parts: list[Part] = []
    own = own_declined(s, me) & one
    if s.tokens[region] > 0 and not prices.free & one:
        key = "price-own-tokens" if own else "price-tokens"
        parts.append(Part(key, s.tokens[region]))
    if s.tribes & one:
        parts.append(Part("price-tribe", 1))
    if s.monsters & one:
        parts.append(Part("price-monsters", 2))
    ignored = sum(part.amount for part in parts) + token_pieces(s, region)
    if ignored > 0 and (prices.empty & one or by & PAST_TOKENS):
        parts.append(Part("price-ignored", -ignored, _who_ignores(s, me, region, by)))
    return parts


def _who_ignores(s: State, me: Army, region: int, by: int) -> str:
    """The trait or relic for which the tokens in *region* do not count."""
    for trait in me.traits:
        if trait.hooks & AS_IF_EMPTY and trait.as_if_empty(s, me) & bit(region):
            return trait.key
    return means_words(by & PAST_TOKENS)[0]


def _discounts(s: State, me: Army, region: int, by: int, prices: Prices) -> list[Part]:
    one = bit(region)
    parts: list[Part] = []
    for trait in me.traits:
        if trait.hooks & CHEAPER and trait.cheaper(s, me) & one & ~prices.wary:
            add_part(parts, Part("price-trait", -1, trait.key))
        if trait.hooks & DEARER and trait.dearer(s, me) & one:
            add_part(parts, Part("price-trait", 1, trait.key))
        if trait.hooks & CHEAPER and trait.cheaper(s, me) & one & prices.wary:
            add_part(parts, Part("price-no-help", 0, trait.key))
    if by & DISCOUNTS:
        parts.append(Part("price-means", -DISCOUNT, by=by & DISCOUNTS))
    return parts


# ---------------------------------------------------------------------- income


def income(s: State, seat: int) -> Sum:
    """What *seat* would earn if it scored now, part by part."""
    parts: list[Part] = []
    total = seat_income(s, seat, parts, s.coins[:])
    return Sum(total, parts)
