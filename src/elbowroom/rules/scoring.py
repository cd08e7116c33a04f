"""Coins at the end of a turn, and who wins (G21, G25)."""

from __future__ import annotations

from mypy_extensions import i64

from elbowroom.masks import EMPTY, count, lowest
from elbowroom.packed import vec
from elbowroom.rules import verbs
from elbowroom.rules.events import Scored
from elbowroom.rules.parts import Part, add_part
from elbowroom.rules.state import Army, State
from elbowroom.traits.trait import (
    BONUS,
    COLLECTS,
    DOUBLES,
    NEVER_DOUBLES,
    PAYS,
    SUMS_UP,
)


def army_income(s: State, me: Army, parts: list[Part] | None) -> i64:
    """What *me* earns from the bank now; every part is added to *parts*, if any."""
    total = count(me.held)
    if parts is not None and total > 0:
        key = "income-regions" if me.active else "income-declined-regions"
        parts.append(Part(key, total, me.race.key))
    for trait in me.traits:
        coins: i64 = 0
        if trait.hooks & PAYS != 0:
            coins += count(trait.pays(s, me) & me.held)
        if trait.hooks & BONUS != 0:
            coins += trait.bonus(s, me)
        total += coins
        if parts is not None and coins != 0:
            add_part(parts, Part("income-trait", coins, trait.key))
    if me.hooks & DOUBLES != 0:
        extra = _doubled(s, me)
        total += extra
        if parts is not None and extra != 0:
            parts.append(Part("income-doubled", extra, me.race.key))
    return total


def _doubled(s: State, me: Army) -> i64:
    """What the doubled regions bring a second time."""
    twice: i64 = EMPTY
    never: i64 = EMPTY
    for trait in me.traits:
        if trait.hooks & DOUBLES != 0:
            twice |= trait.doubles(s, me)
        if trait.hooks & NEVER_DOUBLES != 0:
            never |= trait.never_doubles(s, me)
    twice &= me.held & ~never
    extra = count(twice)
    for trait in me.traits:
        if trait.hooks & PAYS != 0 and trait.facts & SUMS_UP == 0:
            extra += count(trait.pays(s, me) & twice)
    return extra


def collected_by(s: State, me: Army, parts: list[Part] | None, purse: vec[i64]) -> i64:
    """Coins that other seats must give *me*; *purse* is what everybody still has."""
    total: i64 = 0
    for trait in me.traits:
        if trait.hooks & COLLECTS == 0:
            continue
        payer: i64 = 0
        while payer < s.seats:
            if payer != me.seat and purse[payer] > 0:
                owed = trait.collects(s, me, payer)
                coins = owed if owed < purse[payer] else purse[payer]
                purse[payer] -= coins
                total += coins
                if parts is not None and coins > 0:
                    add_part(parts, Part("income-collected", coins, trait.key, payer))
            payer += 1
    return total


def seat_income(s: State, seat: i64, parts: list[Part] | None, purse: vec[i64]) -> i64:
    """What *seat* would earn if it scored now."""
    total: i64 = 0
    if seat == s.turn:
        total = s.decline_coins
    if parts is not None and total > 0:
        parts.append(Part("income-decline", total))
    mine = s.active[seat]
    if mine is not None:
        total += army_income(s, mine, parts)
    for army in s.declined:
        if army.seat == seat:
            total += army_income(s, army, parts)
    if mine is not None and mine.hooks & COLLECTS != 0:
        total += collected_by(s, mine, parts, purse)
    for army in s.declined:
        if army.seat == seat and army.hooks & COLLECTS != 0:
            total += collected_by(s, army, parts, purse)
    return total


def score(s: State) -> None:
    """The seat whose turn it is earns its coins."""
    seat = s.turn
    parts: list[Part] | None = [] if s.journal is not None else None
    purse = s.coins
    if s.watch & COLLECTS != 0:
        purse = s.coins[:]
    total = seat_income(s, seat, parts, purse)
    s.coins = purse
    verbs.pay(s, seat, total)
    s.own_supply()
    s.incomes[seat] = total
    s.scored = True
    if s.journal is not None and parts is not None:
        s.journal.append(Scored(seat, total, parts))


def tokens_of(s: State, seat: i64) -> i64:
    """Race tokens of *seat* on the board, active and declined."""
    total: i64 = 0
    mask = s.lands_of(seat)
    while mask != 0:
        total += s.tokens[lowest(mask)]
        mask &= mask - 1
    return total


def winners(s: State) -> list[int]:
    """The seats (from 0) with most coins; ties go to most tokens on the board, then are shared."""
    results = [(int(s.coins[seat]), int(tokens_of(s, seat))) for seat in range(s.seats)]
    best = max(results)
    return [seat for seat, result in enumerate(results) if result == best]


def active_beside(s: State, mask: i64, seat: i64) -> i64:
    """Regions beside *mask* (printed borders) that the active army of *seat* must pay for: what a
    piece makes immune is out of reach of every power and relic (U6)."""
    army = s.active[seat]
    return EMPTY if army is None else army.held & s.atlas.around(mask) & ~s.sheltered


def coins_beside(s: State, mask: i64, payer: i64, for_each: bool) -> i64:
    """What *payer* owes for an active army beside *mask*: a coin, or one *for_each* region."""
    regions = count(active_beside(s, mask, payer))
    return regions if regions < 1 or for_each else 1


def is_first_turn(s: State, me: Army, key: str) -> bool:
    """Whether *me* has had the trait with this *key* only since the present turn (R-543)."""
    if me.lent is not None and me.lent.key == key:
        return s.lent_fresh
    return me.fresh
