"""A view as a row of numbers from 0 to 1: the observations of learning programs.

The seat that observes comes first, the others follow in turn order. ``labels`` names each number.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

import numpy as np
from numpy.typing import NDArray

from elbowroom.atlas.read import atlas
from elbowroom.notation.board import Thing
from elbowroom.play.view import ArmyView, ComboView, RegionView, SeatView, View
from elbowroom.rules.die import HIGHEST
from elbowroom.rules.pieces import COUNTED_KINDS, FINDS, FIRST_COUNTED, FIRST_FIND, PIECES
from elbowroom.rules.state import COLUMN, PHASES
from elbowroom.traits.catalogue import POWERS, RACES

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

    def __init__(self, map: str, seats: int) -> None:
        self.seats: Final = seats
        self.regions: Final = tuple(site.slug for site in atlas(map).sites)
        self.labels: Final = tuple(self._labels())
        self.size: Final = len(self.labels)
        self._place: Final = {label: place for place, label in enumerate(self.labels)}

    # ------------------------------------------------------------------ labels

    def _labels(self) -> list[str]:
        labels = ["round", "die", "chance", "finds hidden", "banners in stack", "badges in stack"]
        labels += [f"phase {phase}" for phase in PHASES]
        labels += [f"acting {race}" for race in _RACES]
        labels += [f"discarded {power}" for power in _POWERS]
        labels += [f"lent {power}" for power in _POWERS]
        labels += [f"tray {race}" for race in _RACES]
        for seat in range(self.seats):
            labels += self._labels_of_seat(seat)
        for slot in range(COLUMN):
            labels += [f"slot {slot} {trait}" for trait in (*_RACES, *_POWERS)]
            labels += [f"slot {slot} tokens", f"slot {slot} coins"]
        for slug in self.regions:
            labels += [f"{slug} held by {seat}" for seat in range(self.seats)]
            labels += [f"{slug} {thing}" for thing in ("active", "tokens", "tribe", "monsters")]
            labels += [f"{slug} {kind}" for kind in _KINDS]
        return labels

    def _labels_of_seat(self, seat: int) -> list[str]:
        words = ["turn", "decides", "coins known", "coins", "income", "hand", "fresh"]
        words += [*_RACES, *_POWERS, *_ARMY_PIECES]
        words += [f"declined {trait}" for trait in (*_RACES, *_POWERS)]
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
        self._put(row, "banners in stack", view.banners_in_stack, len(_RACES))
        self._put(row, "badges in stack", view.badges_in_stack, len(_POWERS))
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


@cache
def observation_encoder(map: str, seats: int) -> ObservationEncoder:
    """The encoder for a map and a number of seats; cached."""
    return ObservationEncoder(map, seats)


def rewards(shares: Sequence[float]) -> list[float]:
    """Shares of the victory, which add up to 1, as rewards, which add up to 0.

    A single winner gets 1, and the others share the loss.
    """
    others = len(shares) - 1
    return [(share * len(shares) - 1) / others for share in shares]
