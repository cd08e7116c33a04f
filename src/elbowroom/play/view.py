"""What one seat may see, as plain data without a reference to the position itself.

Programs, sockets, replays and terminals get this; ``play.observation`` is the same for players that
search with the rules. Everything on a table is public except the other seats' coins (G22); the
order of the stacks does not exist before something is drawn.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from elbowroom.atlas.atlas import Atlas
from elbowroom.masks import count, regions_of
from elbowroom.notation.board import (
    PieceKey,
    bodies,
    natives,
    piece_thing,
    pieces_by_region,
)
from elbowroom.notation.code import write_code
from elbowroom.play.hand import hand_of
from elbowroom.play.view_types import ArmyView, ComboView, RegionView, SeatView, View
from elbowroom.play.visibility import hidden_purses, may_see_coins
from elbowroom.rules.book import Book
from elbowroom.rules.combo import Combo
from elbowroom.rules.pieces import FIRST_FIND, PIECES, count_in
from elbowroom.rules.scoring import winners
from elbowroom.rules.state import CHANCE, NOBODY, OVER, PHASES, Army, State


def view(s: State, seat: int | None, *, code: bool = True) -> View:
    """What *seat* (from 1; None for a spectator) may see of *s*.

    The position code is half of the work; it is empty for those who do not want it.
    """
    viewer = None if seat is None else seat - 1
    return View(
        viewer=seat,
        box=s.book.box,
        map=s.atlas.name,
        options=dict(s.options.chosen),
        rounds=s.atlas.rounds,
        seats=tuple([seat_view(s, other, viewer) for other in range(s.seats)]),
        column=column_view(s),
        regions=region_views(s),
        trays=dict(zip(_race_keys(s.book), s.tray, strict=True)),
        code=write_code(s, hidden_purses(s, viewer)) if code else "",
        hand=hand_of(s),
        **turn_fields(s),
    )


def turn_fields(s: State) -> dict[str, Any]:
    """The fields of a view that tell whose turn it is, where in it, and how high the stacks are."""
    return {
        "round": s.round,
        "turn": s.turn + 1,
        "decider": None if s.decider in (CHANCE, NOBODY) else s.decider + 1,
        "chance": s.decider == CHANCE,
        "phase": PHASES[s.phase],
        "die": None if s.die < 0 else s.die,
        "acting": None if s.acting is None else s.acting.race.key,
        "banners_in_stack": count(s.banners_unseen) + len(s.banners_back),
        "badges_in_stack": count(s.badges_unseen),
        "badges_discarded": tuple(s.book.powers[n].key for n in regions_of(s.badges_discarded)),
        "finds_hidden": count(s.monsters),
        "winners": tuple(winner + 1 for winner in winners(s)) if s.phase == OVER else (),
    }


def seat_view(s: State, seat: int, viewer: int | None) -> SeatView:
    """*seat* (from 0) as *viewer* (a seat from 0, None for a spectator) sees it."""
    visible = may_see_coins(s, viewer, seat)
    return SeatView(
        seat=seat + 1,
        coins=s.coins[seat] if visible else None,
        last_income=s.incomes[seat] if visible else None,
        army=active_army(s, seat),
        declined=declined_armies(s, seat),
        peace_with=peace_of(s, seat),
        grudges=grudges_of(s, seat),
    )


def active_army(s: State, seat: int) -> ArmyView | None:
    """The active army of *seat* (from 0)."""
    mine = s.active[seat]
    return None if mine is None else _army(s, mine)


def declined_armies(s: State, seat: int) -> tuple[ArmyView, ...]:
    """The declined armies of *seat* (from 0)."""
    return tuple([_army(s, army) for army in s.declined if army.seat == seat])


def peace_of(s: State, seat: int) -> int | None:
    """The seat (from 1) that *seat* (from 0) has made peace with."""
    other = s.peace[seat]
    return None if other < 0 else other + 1


def grudges_of(s: State, seat: int) -> tuple[int, ...]:
    """The seats (from 1) that *seat* (from 0) bears a grudge against."""
    foes = s.grudges[seat]
    return tuple([foe + 1 for foe in regions_of(foes)]) if foes else ()


def _army(s: State, army: Army) -> ArmyView:
    names = (army.race.key, army.power.key)
    numbers = (army.active, army.hand, army.held, army.pool, army.fresh)
    return _army_view(s.atlas, *names, *numbers)


@lru_cache(maxsize=4096)
def _army_view(
    atlas: Atlas, race: str, power: str, active: bool, hand: int, held: int, pool: int, fresh: bool
) -> ArmyView:
    pooled = [count_in(pool, kind) for kind in range(FIRST_FIND)]
    return ArmyView(
        race=race,
        power=power,
        active=active,
        hand=hand,
        regions=tuple(atlas.sites[region].slug for region in regions_of(held)),
        pieces={PIECES[kind].key: number for kind, number in enumerate(pooled) if number},
        fresh=fresh,
    )


@lru_cache(maxsize=64)
def _race_keys(book: Book) -> tuple[str, ...]:
    return tuple(race.key for race in book.races)


def column_view(s: State) -> tuple[ComboView, ...]:
    """The open combos, the free one first."""
    tray = s.tray
    views = [_combo_view(n, combo, tray[combo.race_number]) for n, combo in enumerate(s.column)]
    return tuple(views)


@lru_cache(maxsize=1024)
def _combo_view(slot: int, combo: Combo, tray: int) -> ComboView:
    """The *combo* of *slot*, from 0, while so many of its tokens are in the *tray*."""
    tokens = combo.race.tokens + combo.power.tokens + combo.race.extra
    return ComboView(
        slot=slot + 1,
        race=combo.race.key,
        power=combo.power.key,
        tokens=min(tokens, tray),
        price=slot,
        coins=combo.coins,
    )


# ---------------------------------------------------------------------- regions


def region_views(s: State) -> tuple[RegionView, ...]:
    """All regions and what is in them."""
    atlas, tokens, tribes, monsters = s.atlas, s.tokens, s.tribes, s.monsters
    views = list(_blank_regions(atlas))
    pieces = pieces_by_region(s)
    for region in regions_of((tribes | monsters | s.built | s.treasured) & ~s.manned):
        tribe, monster = tribes >> region & 1, monsters >> region & 1
        there = pieces.get(region, ())
        views[region] = _region(atlas, region, None, None, 0, tribe, monster, there)
    for army in s.armies():
        seat, race = army.seat + 1, army.race.key
        for region in regions_of(army.held):
            there = pieces.get(region, ())
            views[region] = _region(atlas, region, seat, race, tokens[region], 0, 0, there)
    return tuple(views)


@lru_cache(maxsize=64)
def _blank_regions(atlas: Atlas) -> tuple[RegionView, ...]:
    """The regions of a board with nothing in them."""
    regions = range(atlas.size)
    return tuple(_region(atlas, region, None, None, 0, 0, 0, ()) for region in regions)


# Most regions look as in the view before.
@lru_cache(maxsize=8192)
def _region(
    atlas: Atlas,
    region: int,
    seat: int | None,
    race: str | None,
    tokens: int,
    tribe: int,
    monsters: int,
    pieces: tuple[PieceKey, ...],
) -> RegionView:
    site = atlas.sites[region]
    things = bodies(race or "", tokens) + natives(tribe, monsters)
    things += [piece_thing(piece) for piece in pieces]
    return RegionView(site.slug, site.name, site.terrain, seat, race, tokens, tuple(things))
