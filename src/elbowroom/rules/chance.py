"""Chance: the possible outcomes, drawing one, and what follows from it."""

from __future__ import annotations

from mypy_extensions import i64

from elbowroom.masks import EMPTY, NOWHERE, bit, count, lowest, nth, regions_of
from elbowroom.rules import armies, verbs
from elbowroom.rules.actions import (
    DETAILS,
    DIE_FELL,
    DREW,
    FOUND_IT,
    GOT_POWER,
    INDICES,
    MONSTERS,
    Action,
    action,
    row_of,
)
from elbowroom.rules.banners import badge_stack, take_badge, turn_up
from elbowroom.rules.die import FACES, HIGHEST, SIDES, weight
from elbowroom.rules.events import Found, PowerDrawn
from elbowroom.rules.pending import COMBO, DIE, FIND, LAY_MONSTERS, POWER
from elbowroom.rules.pieces import FIRST_FIND
from elbowroom.rules.rng import Rng
from elbowroom.rules.roll import die_fell
from elbowroom.rules.state import State
from elbowroom.traits.trait import FOUND


def chance_outcomes(s: State) -> list[tuple[Action, int]]:
    """Everything that chance may bring now, each with its weight."""
    kind = s.pending[0].kind
    if kind == DIE:
        return [(action(DIE_FELL, face), weight(face)) for face in range(HIGHEST + 1)]
    if kind == COMBO:
        return _combos(s, s.pending[0].subject)
    if kind == FIND:
        return [(action(FOUND_IT, find), 1) for find in regions_of(s.finds_unseen)]
    if kind == POWER:
        return [(action(GOT_POWER, power), 1) for power in regions_of(badge_stack(s))]
    return [(action(MONSTERS, region), 1) for region in regions_of(monster_field(s))]


def _combos(s: State, race_due: i64) -> list[tuple[Action, int]]:
    races = [int(race_due)] if race_due != NOWHERE else regions_of(s.banners_unseen)
    badges = [power + 1 for power in regions_of(badge_stack(s))] or [0]
    return [(action(DREW, race, 1, badge), 1) for race in races for badge in badges]


def draw(s: State, rng: Rng) -> Action:
    """One of the outcomes, drawn by *rng* without listing them."""
    packed = draw_packed(s, rng)
    return row_of(packed // INDICES)[packed % INDICES]


def draw_packed(s: State, rng: Rng) -> i64:
    """The same as code * INDICES + index, for play-outs."""
    kind = s.pending[0].kind
    if kind == DIE:
        return DIE_FELL * INDICES + FACES[rng.below(SIDES)]
    if kind == COMBO:
        race = s.pending[0].subject
        if race == NOWHERE:
            race = _any_of(s.banners_unseen, rng)
        badges = badge_stack(s)
        power: i64 = _any_of(badges, rng) if badges != 0 else NOWHERE
        return (DREW + DETAILS * (power + 1)) * INDICES + race
    if kind == FIND:
        return FOUND_IT * INDICES + _any_of(s.finds_unseen, rng)
    if kind == POWER:
        return GOT_POWER * INDICES + _any_of(badge_stack(s), rng)
    return MONSTERS * INDICES + _any_of(monster_field(s), rng)


def _any_of(mask: i64, rng: Rng) -> i64:
    return nth(mask, rng.below(count(mask)))


def chance_fell(s: State, kind: i64, index: i64, detail: i64) -> None:
    """Chance has brought this, and what was pending for it is settled."""
    due = verbs.resolve_first(s)
    if kind == DIE_FELL:
        die_fell(s, index)
    elif kind == DREW:
        turn_up(s, index, detail - 1)
    elif kind == FOUND_IT:
        find_it(s, index, due.subject)
    elif kind == GOT_POWER:
        _lend_power(s, index)
    else:
        verbs.remove_natives(s, index)
        verbs.lay_monsters(s, index)


def find_it(s: State, find: i64, region: i64) -> None:
    """A place or a relic comes to light in *region* and works at once (U3)."""
    s.finds_unseen &= ~bit(find)
    verbs.place(s, FIRST_FIND + find, region)
    trait = s.book.finds[find]
    if s.journal is not None:
        s.journal.append(Found(s.turn, region, trait.key))
    holder = s.holder(region)
    if holder is not None:
        armies.refresh_traits(s, holder)
    if trait.hooks & FOUND != 0:
        trait.found(s, region)


def _lend_power(s: State, power: i64) -> None:
    take_badge(s, power)
    s.lent = power
    s.lent_fresh = True
    if s.journal is not None:
        s.journal.append(PowerDrawn(s.turn, s.book.powers[power].key))
    for army in s.armies():
        armies.refresh_traits(s, army)


# ---------------------------------------------------------------------- monsters above (M4)


def monster_field(s: State) -> i64:
    """Lost Tribe regions that may get monsters so that all the others still find room."""
    due: i64 = 0
    for pending in s.pending:
        if pending.kind == LAY_MONSTERS:
            due += 1
    room = s.tribes & ~s.monsters & ~s.atlas.around(s.monsters)
    spread = _spread_out(s, room)
    mask: i64 = EMPTY
    left = room
    while left != 0:
        region = lowest(left)
        left &= left - 1
        rest = room & ~bit(region) & ~s.atlas.near[region]
        if count(spread & rest) >= due - 1 or _room_for(s, rest, due - 1):
            mask |= bit(region)
    return mask


def _spread_out(s: State, room: i64) -> i64:
    """Regions of *room* with no two adjacent, chosen as they come: many, but perhaps not most."""
    mask: i64 = EMPTY
    while room != 0:
        region = lowest(room)
        mask |= bit(region)
        room &= room - 1 & ~s.atlas.near[region]
    return mask


def _room_for(s: State, room: i64, number: i64) -> bool:
    """Whether *number* regions of *room* can be chosen with no two adjacent."""
    if number <= 0:
        return True
    while room != 0:
        region = lowest(room)
        room &= room - 1
        if _room_for(s, room & ~s.atlas.near[region], number - 1):
            return True
    return False
