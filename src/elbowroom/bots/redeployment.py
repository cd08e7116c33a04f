"""Redeployment as one step: pieces and tokens go where they are needed most."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from elbowroom.bots.position_facts import threatened, tokens_of
from elbowroom.bots.preferences import Preferences
from elbowroom.masks import bit, count, lowest, zeros
from elbowroom.packed import vec
from elbowroom.rules.actions import (
    ABANDON,
    ALLY,
    DECLINE,
    DEPLOY,
    DETAILS,
    END,
    INDICES,
    MOVE,
    PLACE,
    REBIRTH,
)
from elbowroom.rules.apply import do
from elbowroom.rules.legal import fill
from elbowroom.rules.menu import Menu
from elbowroom.rules.pieces import BAG, BALROG, PIECES, RING, SCEPTER
from elbowroom.rules.redeploy import held_back
from elbowroom.rules.scoring import army_income
from elbowroom.rules.state import RETREAT, Army, State

AMOUNTS: Final = 256  # a packed action is (code * INDICES + index) * AMOUNTS + amount

_MOST_STEPS: Final = 60
_NOTHING: Final = -1


def pack(code: i64, index: i64, amount: i64 = 1) -> i64:
    """An action as one number."""
    return (code * INDICES + index) * AMOUNTS + amount


def perform(s: State, packed: i64) -> None:
    """Apply a packed action to *s*."""
    single = packed // AMOUNTS
    do(s, single // INDICES, single % INDICES, packed % AMOUNTS)


def ways_to_decline(menu: Menu) -> list[int]:
    """Every way to decline that *menu* offers, packed."""
    out: list[int] = []
    row: i64 = 0
    while row < menu.size:
        if menu.codes[row] % DETAILS == DECLINE:
            out.append(pack(menu.codes[row], 0))
        row += 1
    return out


def is_decline(packed: i64) -> bool:
    """Whether a packed action is a decline, in any way."""
    return packed // AMOUNTS // INDICES % DETAILS == DECLINE


def rebirth_of(menu: Menu) -> i64:
    """The first rebirth that *menu* offers, packed; -1 if none."""
    row: i64 = 0
    while row < menu.size:
        if menu.codes[row] == REBIRTH:
            return pack(REBIRTH, lowest(menu.masks[row]))
        row += 1
    return -1


def place_everything(
    s: State, menu: Menu, preferences: Preferences, trail: list[int] | None
) -> i64:
    """Place all pieces and tokens of the acting army and end; returns the number of actions.

    The actions are added to *trail*, if there is one.
    """
    me = s.acting
    assert me is not None
    race = me.race
    phase = s.phase
    allied = False
    steps: i64 = 0
    while me is not None and me.race is race and s.phase == phase and steps < _MOST_STEPS:
        if len(s.pending) > 0:
            break
        menu.clear()
        fill(s, menu)
        packed = _next(s, me, menu, preferences, allied)
        code = packed // AMOUNTS // INDICES
        if code % DETAILS == ALLY:
            allied = True
        if code == DEPLOY:
            # What is tried out on copies leaves the armies shared.
            s.own_armies()
            steps += spread(s, _acting(s), preferences, trail)
        else:
            perform(s, packed)
            steps += 1
            if trail is not None:
                trail.append(packed)
        if code == END:
            break
        me = s.acting
    return steps


def _acting(s: State) -> Army:
    me = s.acting
    assert me is not None
    return me


def _next(s: State, me: Army, menu: Menu, preferences: Preferences, allied: bool) -> i64:
    """Pieces first, since tokens are not needed where a piece defends; then tokens, then others."""
    best = _piece(s, me, menu, preferences)
    if best != _NOTHING:
        return best
    end = _NOTHING
    abandon = _NOTHING
    row: i64 = 0
    while row < menu.size:
        kind = menu.codes[row] % DETAILS
        if kind == DEPLOY:
            return pack(DEPLOY, lowest(menu.masks[row]))
        if kind == ALLY and not allied:
            return pack(ALLY, _best_ally(s, me, menu.masks[row]))
        if kind == END:
            end = pack(END, 0)
        elif kind == ABANDON:
            abandon = pack(ABANDON, _least_needed(s, me, preferences, menu.masks[row]))
        row += 1
    if end != _NOTHING:
        return end
    return abandon if abandon != _NOTHING else pack(menu.codes[0], lowest(menu.masks[0]))


# ---------------------------------------------------------------------- tokens


def needs(s: State, me: Army, preferences: Preferences) -> vec[float]:
    """How much each region needs a defender: what it pays, if anybody can attack it."""
    row = vec[float]([0.0] * s.atlas.size)
    threats = threatened(s, me.seat)
    mask = me.held
    while mask != 0:
        region = lowest(mask)
        mask &= mask - 1
        row[region] = 1.0 if threats & bit(region) != 0 else preferences.calm
        if s.sheltered & bit(region) != 0:
            row[region] = 0.01
    for trait in me.traits:
        mask = trait.pays(s, me) & me.held
        while mask != 0:
            region = lowest(mask)
            mask &= mask - 1
            row[region] *= preferences.treasure
    return row


def spread(s: State, me: Army, preferences: Preferences, trail: list[int] | None) -> i64:
    """Deploy all tokens in hand, each to the region that needs it most by then."""
    tokens = me.displaced if s.phase == RETREAT else me.hand - held_back(s, me)
    row = needs(s, me, preferences)
    extra = zeros(s.atlas.size)
    while tokens > 0:
        extra[_most_needed(s, me, preferences, row, extra)] += 1
        tokens -= 1
    steps: i64 = 0
    mask = me.held
    while mask != 0:
        region = lowest(mask)
        mask &= mask - 1
        if extra[region] > 0:
            do(s, DEPLOY, region, extra[region])
            steps += 1
            if trail is not None:
                trail.append(pack(DEPLOY, region, extra[region]))
    return steps


def _most_needed(
    s: State, me: Army, preferences: Preferences, row: vec[float], extra: vec[i64]
) -> i64:
    best = lowest(me.held)
    most: float = -1.0
    mask = me.held
    while mask != 0:
        region = lowest(mask)
        mask &= mask - 1
        need = row[region] / (preferences.base + float(s.defence[region] + extra[region]))
        if s.tokens[region] + extra[region] == 0:
            # An empty region would be abandoned.
            need += 10.0
        if need > most:
            best = region
            most = need
    return best


# ---------------------------------------------------------------------- pieces


def _piece(s: State, me: Army, menu: Menu, preferences: Preferences) -> i64:
    best = _NOTHING
    most: float = 0.05
    row: i64 = 0
    while row < menu.size:
        code = menu.codes[row]
        if code % DETAILS == PLACE or code == MOVE + DETAILS * BALROG:
            spot = _rate_row(s, me, preferences, code, menu.masks[row])
            if s.phase == RETREAT and best == _NOTHING:
                most = -1000.0
            if spot.rating > most:
                most = spot.rating
                best = pack(code, spot.region)
        row += 1
    return best


class _Spot:
    """The best region for a piece, and its rating."""

    def __init__(self, region: i64, rating: float) -> None:
        self.region: Final[i64] = region
        self.rating: Final[float] = rating


def _rate_row(s: State, me: Army, preferences: Preferences, code: i64, mask: i64) -> _Spot:
    detail = code // DETAILS
    if code % DETAILS == MOVE:
        return _best_balrog_region(s, me, mask)
    if detail in (RING, SCEPTER, BAG) or detail >= len(PIECES):
        return _best_relic_region(s, me, code, mask)
    mine = mask & s.lands_of(me.seat)
    row = needs(s, me, preferences)
    best = lowest(mask)
    most: float = -1.0
    while mine != 0:
        region = lowest(mine)
        mine &= mine - 1
        need = row[region] / (preferences.base + float(s.defence[region]))
        if need > most:
            best = region
            most = need
    standing = s.where[detail] & me.held
    if standing != 0 and PIECES[detail].supply == 1:
        # It does not move for less than a real gain.
        most -= 0.1
    return _Spot(best, most)


def _tribute(s: State, me: Army) -> i64:
    """Coins that the other seats owe *me*, even if they have fewer."""
    total: i64 = 0
    payer: i64 = 0
    while payer < s.seats:
        if payer != me.seat:
            for trait in me.traits:
                total += trait.collects(s, me, payer)
        payer += 1
    return total


def _best_relic_region(s: State, me: Army, code: i64, mask: i64) -> _Spot:
    """The region where a relic brings most coins this turn."""
    best = lowest(mask)
    most: float = 0.0
    while mask != 0:
        region = lowest(mask)
        mask &= mask - 1
        after = s.copy()
        do(after, code, region, 1)
        mine = after.acting
        assert mine is not None
        coins = float(army_income(after, mine, None))
        coins += float(_tribute(after, mine))
        coins -= float(army_income(s, me, None))
        if coins > most:
            best = region
            most = coins
    return _Spot(best, most)


def _best_balrog_region(s: State, me: Army, mask: i64) -> _Spot:
    """The region of an opponent where the Balrog removes most tokens."""
    theirs = mask & ~s.lands_of(me.seat)
    best = lowest(mask)
    most: float = 0.0
    while theirs != 0:
        region = lowest(theirs)
        theirs &= theirs - 1
        if float(s.tokens[region]) > most:
            best = region
            most = float(s.tokens[region])
    return _Spot(best, most)


# ---------------------------------------------------------------------- others


def _best_ally(s: State, me: Army, seats: i64) -> i64:
    """The seat whose active army could attack *me* with most tokens."""
    best = lowest(seats)
    most: i64 = -1
    while seats != 0:
        seat = lowest(seats)
        seats &= seats - 1
        opponent = s.active[seat]
        threat: i64 = 0
        if opponent is not None:
            threat = tokens_of(s, opponent) * (1 + count(opponent.near & me.held))
        if threat > most:
            best = seat
            most = threat
    return best


def _least_needed(s: State, me: Army, preferences: Preferences, mask: i64) -> i64:
    """The region whose loss costs least."""
    row = needs(s, me, preferences)
    best = lowest(mask)
    most: float = 1000.0
    while mask != 0:
        region = lowest(mask)
        mask &= mask - 1
        if row[region] < most:
            best = region
            most = row[region]
    return best
