"""What one seat may see, as plain data without a reference to the position itself.

Programs, sockets, replays and terminals get this; ``play.observation`` is the same for players that
search with the rules. Everything on a table is public except the other seats' coins (G22); the
order of the stacks does not exist before something is drawn.
"""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Any

from elbowroom.masks import count, regions_of
from elbowroom.notation.board import Thing, things_in
from elbowroom.notation.code import write_code
from elbowroom.play.hand import HandView, hand_of
from elbowroom.play.visibility import hidden_purses, may_see_coins
from elbowroom.rules.pieces import FIRST_FIND, PIECES
from elbowroom.rules.scoring import winners
from elbowroom.rules.state import CHANCE, NOBODY, OVER, PHASES, Army, State


@dataclass(frozen=True)
class ArmyView:
    """One army as everybody sees it."""

    race: str
    power: str
    active: bool
    hand: int
    regions: tuple[str, ...]
    pieces: dict[str, int]
    fresh: bool


@dataclass(frozen=True)
class SeatView:
    """One seat: its armies are public, its coins perhaps not."""

    seat: int
    coins: int | None
    last_income: int | None
    army: ArmyView | None
    declined: tuple[ArmyView, ...]
    peace_with: int | None
    grudges: tuple[int, ...]


@dataclass(frozen=True)
class ComboView:
    """An open combo of the column."""

    slot: int
    race: str
    power: str
    tokens: int
    price: int
    coins: int


@dataclass(frozen=True)
class RegionView:
    """One region and everything in it, its tokens included."""

    slug: str
    name: str
    terrain: str
    holder: int | None
    race: str | None
    tokens: int
    things: tuple[Thing, ...]


@dataclass(frozen=True)
class View:
    """A position as the *viewer* (a seat from 1, or None for a spectator) may see it."""

    viewer: int | None
    box: str
    map: str
    options: dict[str, bool]
    round: int
    rounds: int
    turn: int
    decider: int | None
    chance: bool
    phase: str
    die: int | None
    acting: str | None
    seats: tuple[SeatView, ...]
    column: tuple[ComboView, ...]
    regions: tuple[RegionView, ...]
    trays: dict[str, int]
    banners_in_stack: int
    badges_in_stack: int
    badges_discarded: tuple[str, ...]
    finds_hidden: int
    winners: tuple[int, ...]
    code: str
    hand: HandView | None

    def to_dict(self) -> dict[str, object]:
        """The same as nested dicts and lists, ready for JSON."""
        return asdict(self)


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
        seats=tuple(seat_view(s, other, viewer) for other in range(s.seats)),
        column=column_view(s),
        regions=tuple(region_view(s, region) for region in range(s.atlas.size)),
        trays={race.key: s.tray[number] for number, race in enumerate(s.book.races)},
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
    mine = s.active[seat]
    return SeatView(
        seat=seat + 1,
        coins=s.coins[seat] if visible else None,
        last_income=s.incomes[seat] if visible else None,
        army=None if mine is None else _army(s, mine),
        declined=tuple(_army(s, army) for army in s.declined if army.seat == seat),
        peace_with=None if s.peace[seat] < 0 else s.peace[seat] + 1,
        grudges=tuple(foe + 1 for foe in regions_of(s.grudges[seat])),
    )


def _army(s: State, army: Army) -> ArmyView:
    pooled = {PIECES[kind].key: army.pooled(kind) for kind in range(FIRST_FIND)}
    return ArmyView(
        race=army.race.key,
        power=army.power.key,
        active=army.active,
        hand=army.hand,
        regions=tuple(s.atlas.sites[region].slug for region in regions_of(army.held)),
        pieces={key: number for key, number in pooled.items() if number},
        fresh=army.fresh,
    )


def column_view(s: State) -> tuple[ComboView, ...]:
    """The open combos, the free one first."""
    return tuple(
        ComboView(
            slot=slot + 1,
            race=combo.race.key,
            power=combo.power.key,
            tokens=min(
                combo.race.tokens + combo.power.tokens + combo.race.extra,
                s.tray[combo.race_number],
            ),
            price=slot,
            coins=combo.coins,
        )
        for slot, combo in enumerate(s.column)
    )


def region_view(s: State, region: int) -> RegionView:
    """One region and what is in it."""
    site = s.atlas.sites[region]
    army = s.holder(region)
    return RegionView(
        slug=site.slug,
        name=site.name,
        terrain=site.terrain,
        holder=None if army is None else army.seat + 1,
        race=None if army is None else army.race.key,
        tokens=s.tokens[region],
        things=tuple(things_in(s, region)),
    )
