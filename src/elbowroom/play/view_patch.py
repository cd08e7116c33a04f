"""What turns the view of one position into that of the next: only what has changed.

A view has some nine kilobytes, a patch a few hundred bytes. Lists of regions, seats and purses
have only those that changed, each whole; whoever applies a patch finds them by slug or seat.
"""

from __future__ import annotations

from typing import Any

from elbowroom.masks import regions_of
from elbowroom.notation.board import things_in
from elbowroom.play.hand import hand_of
from elbowroom.play.view import (
    active_army,
    column_view,
    declined_armies,
    grudges_of,
    peace_of,
    turn_fields,
)
from elbowroom.play.view_types import Purse, RegionPatch, SeatPatch, ViewPatch
from elbowroom.play.visibility import may_see_coins
from elbowroom.rules.changes import changed_purses, changed_regions, changed_seats, same_turn
from elbowroom.rules.state import OVER, State


def view_patch(old: State, new: State) -> ViewPatch:
    """What a spectator sees to change from *old* to *new*; *purses* are left to the caller."""
    patch = ViewPatch(
        hand=hand_of(new),
        regions=[_region(new, region) for region in regions_of(changed_regions(old, new))],
        seats=[_seat(new, seat) for seat in regions_of(changed_seats(old, new))],
        trays=_trays(old, new),
        **_turn(old, new),
    )
    if patch.trays or old.column != new.column:
        column = column_view(new)
        if column != column_view(old):
            patch.column = column
    return patch


def purses(old: State, new: State, seat: int | None) -> list[Purse]:
    """The purses that look different to *seat* (from 1; None for a spectator)."""
    viewer = None if seat is None else seat - 1
    if (old.phase == OVER) != (new.phase == OVER):
        seats = list(range(new.seats))
    else:
        seats = regions_of(changed_purses(old, new))
    return [_purse(new, other) for other in seats if may_see_coins(new, viewer, other)]


def purses_changed(old: State, new: State) -> bool:
    """Whether there may be a purse that looks different to somebody."""
    return (old.phase == OVER) != (new.phase == OVER) or changed_purses(old, new) != 0


def _purse(s: State, seat: int) -> Purse:
    return Purse(seat + 1, s.coins[seat], s.incomes[seat])


def _turn(old: State, new: State) -> dict[str, Any]:
    if same_turn(old, new):
        return {}
    before = turn_fields(old)
    return {name: value for name, value in turn_fields(new).items() if value != before[name]}


def _trays(old: State, new: State) -> dict[str, int]:
    before, now = old.tray, new.tray
    if before == now:
        return {}
    return {
        race.key: now[number]
        for number, race in enumerate(new.book.races)
        if now[number] != before[number]
    }


def _region(s: State, region: int) -> RegionPatch:
    army = s.holder(region)
    return RegionPatch(
        s.atlas.sites[region].slug,
        None if army is None else army.seat + 1,
        None if army is None else army.race.key,
        s.tokens[region],
        things_in(s, region),
    )


def _seat(s: State, seat: int) -> SeatPatch:
    return SeatPatch(
        seat + 1,
        active_army(s, seat),
        declined_armies(s, seat),
        peace_of(s, seat),
        grudges_of(s, seat),
    )
