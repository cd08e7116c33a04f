"""What everybody can see to differ between two positions of one game, as masks."""

from __future__ import annotations

from mypy_extensions import i64

from elbowroom.masks import EMPTY, bit
from elbowroom.rules.pieces import COUNTED_KINDS, LENDER, PIECE_KINDS
from elbowroom.rules.state import Army, State


def changed_regions(old: State, new: State) -> i64:
    """The regions with another holder, or with other tokens or pieces, than before."""
    mask: i64 = (old.tribes ^ new.tribes) | (old.monsters ^ new.monsters)
    for kind in range(PIECE_KINDS):
        mask |= old.where[kind] ^ new.where[kind]
    # The power that a place lends is seen at the place.
    if old.lent != new.lent:
        mask |= new.where[LENDER]
    size = new.atlas.size
    for pile in range(COUNTED_KINDS * size):
        if old.piles[pile] != new.piles[pile]:
            mask |= bit(pile % size)
    for region in range(size):
        if old.tokens[region] != new.tokens[region] or _other_holder(old, new, region):
            mask |= bit(region)
    return mask


def changed_seats(old: State, new: State) -> i64:
    """The seats whose armies, peace or grudges differ; bit n is seat n, counted from 0.

    Coins are left out, since not everybody may see them.
    """
    mask: i64 = EMPTY
    for seat in range(new.seats):
        if (
            old.peace[seat] != new.peace[seat]
            or old.grudges[seat] != new.grudges[seat]
            or _other_army(old.active[seat], new.active[seat])
        ):
            mask |= bit(seat)
    return mask | _declined_differ(old.declined, new.declined)


def same_turn(old: State, new: State) -> bool:
    """Whether turn, phase, die and stacks are alike: all that a view says beside its lists."""
    return (
        old.decider == new.decider
        and old.phase == new.phase
        and old.turn == new.turn
        and old.round == new.round
        and old.die == new.die
        and old.banners_unseen == new.banners_unseen
        and len(old.banners_back) == len(new.banners_back)
        and old.badges_unseen == new.badges_unseen
        and old.badges_discarded == new.badges_discarded
        and old.monsters == new.monsters
        and _same_race(old.acting, new.acting)
    )


def changed_purses(old: State, new: State) -> i64:
    """The seats (from 0) whose coins or last income differ, whoever may know that."""
    mask: i64 = EMPTY
    for seat in range(new.seats):
        if old.coins[seat] != new.coins[seat] or old.incomes[seat] != new.incomes[seat]:
            mask |= bit(seat)
    return mask


def _declined_differ(old: list[Army], new: list[Army]) -> i64:
    """The seats of all armies that are declined in only one of the positions, or differ."""
    mask: i64 = EMPTY
    for place in range(max(len(old), len(new))):
        before = old[place] if place < len(old) else None
        after = new[place] if place < len(new) else None
        if _other_army(before, after):
            mask |= _seat(before) | _seat(after)
    return mask


def _seat(army: Army | None) -> i64:
    return EMPTY if army is None else bit(army.seat)


def _other_holder(old: State, new: State, region: i64) -> bool:
    before, after = old.holder(region), new.holder(region)
    if before is None or after is None:
        return before is not after
    return before.seat != after.seat or before.race is not after.race


def _same_race(before: Army | None, after: Army | None) -> bool:
    if before is None or after is None:
        return before is after
    return before.race is after.race


def _other_army(before: Army | None, after: Army | None) -> bool:
    """Whether two armies look different to everybody."""
    if before is None or after is None:
        return before is not after
    return (
        before.seat != after.seat
        or before.race is not after.race
        or before.power is not after.power
        or before.active != after.active
        or before.hand != after.hand
        or before.held != after.held
        or before.pool != after.pool
        or before.fresh != after.fresh
    )
