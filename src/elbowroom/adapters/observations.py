"""A view as a row of numbers from 0 to 1: the observations of learning programs.

The seat that observes comes first, the others follow in turn order. ``labels`` names each number.
Home-made races and powers come behind the built-in ones, in the order of the book. With fixed sizes
there is room for 61 regions and for as many home-made things as a table may have, so that the rows
of all maps are alike.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

import numpy as np
from numpy.typing import NDArray

from elbowroom.homemade.content import stored_content
from elbowroom.homemade.definitions import MOST_POWERS, MOST_RACES, RACE
from elbowroom.masks import MOST_REGIONS
from elbowroom.notation.maps import atlas_of
from elbowroom.notation.thing import Thing
from elbowroom.play.view_types import ArmyView, ComboView, RegionView, SeatView, View
from elbowroom.rules.die import HIGHEST
from elbowroom.rules.pieces import COUNTED_KINDS, FINDS, FIRST_COUNTED, FIRST_FIND, PIECES
from elbowroom.rules.state import COLUMN, PHASES
from elbowroom.traits.catalogue import POWERS, RACES, contents_of

Row = NDArray[np.float32]

_COINS, _INCOME, _TOKENS, _PIECES, _TRAY = 200, 50, 20, 5, 20
_RACES: Final = tuple(race.key for race in RACES)
_POWERS: Final = tuple(power.key for power in POWERS)
_KINDS: Final = tuple(piece.key for piece in PIECES)
_ARMY_PIECES: Final = _KINDS[:FIRST_FIND]
# Several of these can be in one region.
_COUNTED: Final = _KINDS[FIRST_COUNTED : FIRST_COUNTED + COUNTED_KINDS]


class ObservationEncoder:
    """Encodes views of one map and number of seats; the order of the numbers is always the same."""

    def __init__(self, map: str, seats: int, content: str = "", fixed: bool = False) -> None:
        """*content* is what is home-made, as JSON; *fixed* sizes fit every map."""
        self.seats: Final = seats
        self.regions: Final = _padded(_regions(map, content), "region", MOST_REGIONS * fixed)
        races, powers = _home_made(content)
        self.races: Final = _RACES + _padded(races, "home-made race", MOST_RACES * fixed)
        self.powers: Final = _POWERS + _padded(powers, "home-made power", MOST_POWERS * fixed)
        self.labels: Final = tuple(self._labels())
        self.size: Final = len(self.labels)
        self._place: Final = {label: place for place, label in enumerate(self.labels)}

    # ------------------------------------------------------------------ labels

    def _labels(self) -> list[str]:
        labels = ["round", "die", "chance", "finds hidden", "banners in stack", "badges in stack"]
        labels += [f"phase {phase}" for phase in PHASES]
        labels += [f"acting {race}" for race in self.races]
        labels += [f"discarded {power}" for power in self.powers]
        labels += [f"lent {power}" for power in self.powers]
        labels += [f"tray {race}" for race in self.races]
        for seat in range(self.seats):
            labels += self._labels_of_seat(seat)
        for slot in range(COLUMN):
            labels += [f"slot {slot} {trait}" for trait in (*self.races, *self.powers)]
            labels += [f"slot {slot} tokens", f"slot {slot} coins"]
        for slug in self.regions:
            labels += [f"{slug} held by {seat}" for seat in range(self.seats)]
            labels += [f"{slug} {thing}" for thing in ("active", "tokens", "tribe", "monsters")]
            labels += [f"{slug} {kind}" for kind in _KINDS]
        return labels

    def _labels_of_seat(self, seat: int) -> list[str]:
        words = ["turn", "decides", "coins known", "coins", "income", "hand", "fresh"]
        words += [*self.races, *self.powers, *_ARMY_PIECES]
        words += [f"declined {trait}" for trait in (*self.races, *self.powers)]
        words += [f"peace with {other}" for other in range(self.seats)]
        words += [f"attacked by {other}" for other in range(self.seats)]
        return [f"seat {seat} {word}" for word in words]

    # ------------------------------------------------------------------ values

    def encode(self, view: View) -> Row:
        """The numbers of *view*, in the order of ``labels``."""
        row = np.zeros(self.size, np.float32)
        self._put(row, "round", view.round, view.rounds)
        self._put(row, "die", view.die or 0, HIGHEST)
        self._put(row, "chance", view.chance)
        self._put(row, "finds hidden", view.finds_hidden, FINDS)
        self._put(row, "banners in stack", view.banners_in_stack, len(self.races))
        self._put(row, "badges in stack", view.badges_in_stack, len(self.powers))
        self._put(row, f"phase {view.phase}", 1)
        if view.acting is not None:
            self._put(row, f"acting {view.acting}", 1)
        for power in view.badges_discarded:
            self._put(row, f"discarded {power}", 1)
        for race, left in view.trays.items():
            self._put(row, f"tray {race}", left, _TRAY)
        for seat in view.seats:
            self._put_seat(row, view, seat)
        for combo in view.column:
            self._put_combo(row, combo)
        active = [seat.army.race if seat.army is not None else "" for seat in view.seats]
        for region in view.regions:
            self._put_region(row, view, region, active)
        return row

    def _put(self, row: Row, label: str, amount: int, most: int = 1) -> None:
        row[self._place[label]] = min(amount / most, 1.0)

    def _relative_seat(self, view: View, seat: int) -> int:
        """How many seats after the observing one; a spectator counts from the first seat."""
        return (seat - (view.viewer or 1)) % self.seats

    def _put_seat(self, row: Row, view: View, seat: SeatView) -> None:
        name = f"seat {self._relative_seat(view, seat.seat)}"
        self._put(row, f"{name} turn", view.turn == seat.seat)
        self._put(row, f"{name} decides", view.decider == seat.seat)
        self._put(row, f"{name} coins known", seat.coins is not None)
        self._put(row, f"{name} coins", seat.coins or 0, _COINS)
        self._put(row, f"{name} income", seat.last_income or 0, _INCOME)
        if seat.army is not None:
            self._put_army(row, name, seat.army)
        for army in seat.declined:
            for trait in (army.race, army.power):
                self._put_trait(row, f"{name} declined", trait)
        if seat.peace_with is not None:
            self._put(row, f"{name} peace with {self._relative_seat(view, seat.peace_with)}", 1)
        for foe in seat.grudges:
            self._put(row, f"{name} attacked by {self._relative_seat(view, foe)}", 1)

    def _put_army(self, row: Row, name: str, army: ArmyView) -> None:
        self._put(row, f"{name} hand", army.hand, _TOKENS)
        self._put(row, f"{name} fresh", army.fresh)
        for trait in (army.race, army.power):
            self._put_trait(row, name, trait)
        for kind, number in army.pieces.items():
            self._put(row, f"{name} {kind}", number, _PIECES)

    def _put_trait(self, row: Row, name: str, trait: str) -> None:
        """Mark a race or a power; an army without a badge has none to mark."""
        if f"{name} {trait}" in self._place:
            self._put(row, f"{name} {trait}", 1)

    def _put_combo(self, row: Row, combo: ComboView) -> None:
        name = f"slot {combo.slot - 1}"
        for trait in (combo.race, combo.power):
            self._put_trait(row, name, trait)
        self._put(row, f"{name} tokens", combo.tokens, _TOKENS)
        self._put(row, f"{name} coins", combo.coins, _COINS)

    def _put_region(self, row: Row, view: View, region: RegionView, active: Sequence[str]) -> None:
        name = region.slug
        if region.holder is not None:
            self._put(row, f"{name} held by {self._relative_seat(view, region.holder)}", 1)
            self._put(row, f"{name} active", active[region.holder - 1] == region.race)
        self._put(row, f"{name} tokens", region.tokens, _TOKENS)
        for thing in region.things:
            self._put_thing(row, name, thing)

    def _put_thing(self, row: Row, name: str, thing: Thing) -> None:
        """A native, a piece or a find."""
        if thing.kind == "race":
            return  # Race tokens have their own labels.
        most = _PIECES if thing.key in _COUNTED else 1
        self._put(row, f"{name} {thing.key}", thing.count, most)
        if thing.power:
            self._put(row, f"lent {thing.power}", 1)


def _regions(map: str, content: str) -> tuple[str, ...]:
    boxes = contents_of("mixed")
    contents = stored_content(content).added_to(boxes) if content else boxes
    return tuple(site.slug for site in atlas_of(map, contents, "").sites)


def _home_made(content: str) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The keys of the home-made races and powers."""
    things = stored_content(content).definitions if content else ()
    races = tuple(thing.key for thing in things if thing.kind == RACE)
    return races, tuple(thing.key for thing in things if thing.kind != RACE)


def _padded(keys: tuple[str, ...], name: str, least: int) -> tuple[str, ...]:
    """*keys*, and behind them numbered places where they are fewer than *least*."""
    return keys + tuple(f"{name} {number}" for number in range(len(keys) + 1, least + 1))


@lru_cache(maxsize=64)
def observation_encoder(
    map: str, seats: int, content: str = "", fixed: bool = False
) -> ObservationEncoder:
    """The encoder for a map and a number of seats; cached."""
    return ObservationEncoder(map, seats, content, fixed)


def rewards(shares: Sequence[float]) -> list[float]:
    """Shares of the victory, which add up to 1, as rewards, which add up to 0.

    A single winner gets 1, and the others share the loss.
    """
    others = len(shares) - 1
    return [(share * len(shares) - 1) / others for share in shares]
