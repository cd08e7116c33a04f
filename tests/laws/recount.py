"""Coins counted again from scratch, with words and sets only (G21 and every bonus).

A `Ledger` watches a turn from outside: what was conquered, what was placed, who declined. When the
turn has been scored it says what the seat should have earned.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from elbowroom import State
from elbowroom.notation.board import texts_in
from elbowroom.rules.events import Conquered, Event
from elbowroom.rules.state import Army

# Bonuses of one coin for each region of a kind; True: declined armies have them too.
_PER_REGION: dict[str, tuple[str, bool]] = {
    "dwarves": ("mine", True),
    "humans": ("farmland", False),
    "wizards": ("magic", False),
    "shrooms": ("forest", False),
    "forest": ("forest", False),
    "hill": ("hill", False),
    "swamp": ("swamp", False),
    "mining": ("mine", False),
    "mystic": ("magic", False),
    "stone": ("mountain", False),
    "muddy": ("swamp", True),
}
_EQUAL = {"mushroom": "forest", "mud": "swamp", "crystal": "magic"}
_PLACES = [
    "altar",
    "crypt",
    "diamonds",
    "pipe",
    "fountain",
    "keep",
    "lost-mine",
    "stonehedge",
    "pentacle",
]


@dataclass
class Ledger:
    """What one turn has seen so far."""

    fights: dict[str, int] = field(default_factory=dict)
    placed: dict[str, int] = field(default_factory=dict)
    vanished: int = 0
    wealth: int = 0

    def note(self, before: State, text: str, events: list[Event]) -> None:
        """An action was taken in the position *before*."""
        words = text.split()
        if words[0] == "place" and words[1] in ("ring", "scepter", "bag:ring", "bag:scepter"):
            self.placed[words[1]] = before.atlas.region(words[2])
        if words[0] == "pick" and _picked(before, words) == "wealthy":
            self.wealth += 7
        if text == "power wealthy" and _finder_is_active(before):
            self.wealth += 7
        if words[0] == "decline" and not before.scored:
            mine = before.active[before.turn]
            lent = text == "decline by stonehedge"
            if mine is not None and (lent or mine.power.key == "vanishing"):
                self.vanished = 2 * len(_held(before, mine))
        for event in events:
            if isinstance(event, Conquered) and _was_held_or_haunted(before, event):
                self.fights[event.race] = self.fights.get(event.race, 0) + 1

    def income(self, s: State, seat: int, purses: list[int]) -> int:
        """What *seat* earns in the position *s*; *purses* is what everybody had before."""
        total = self.vanished
        left = list(purses)
        for army in s.armies():
            if army.seat == seat:
                total += self._army(s, army)
        mine = s.active[seat]
        if mine is not None:
            total += self.wealth + self._from_players(s, mine, left)
        return total

    def _army(self, s: State, army: Army) -> int:
        held = _held(s, army)
        keys = keys_of(s, army)
        doubled = [self._lies(s, "scepter"), self._lies(s, "bag:scepter")]
        total = 0
        for region in held:
            coins = _region_coins(s, army, keys, region)
            if army.active and region in doubled and "lost-mine" not in _things(s, region):
                coins *= 2
            total += coins + 2 * ("lost-mine" in _things(s, region))
            if "diamonds" in _things(s, region):
                terrain = s.atlas.sites[region].terrain
                total += sum(s.atlas.sites[other].terrain == terrain for other in held)
        return total + (self._sums(s, army, keys, held) if army.active else _wise(keys, held))

    def _lies(self, s: State, relic: str) -> int | None:
        """Where a relic placed this turn still lies; a Bag may have left with its power."""
        where = self.placed.get(relic)
        piece = relic.partition(":")[0]
        return where if where is not None and piece in _things(s, where) else None

    def _sums(self, s: State, army: Army, keys: set[str], held: set[int]) -> int:
        fights = self.fights.get(army.race.key, 0)
        total = fights * len(keys & {"orcs", "pillaging"})
        if "alchemist" in keys and (held or not s.options.alchemist_needs_tokens):
            total += 2
        if "fisher" in keys:
            total += sum(_is_shore(s, region) for region in held) // 2
        if "flocking" in keys and _groups(s, held, _circles(s, keys, held)) == 1:
            total += 2
        if "quarreling" in keys:
            total += _groups(s, held, [])
        return total

    def _from_players(self, s: State, mine: Army, purses: list[int]) -> int:
        owing: list[int] = []
        if "thieving" in keys_of(s, mine):
            payers = _payers(s, _held(s, mine), mine.seat, s.options.thieving_declined_too)
            owing += sorted(set(payers))
        for relic in ("ring", "bag:ring"):
            where = self._lies(s, relic)
            if where is not None and where in _held(s, mine):
                payers = _payers(s, {where}, mine.seat, False)
                owing += payers if s.options.ring_per_region else sorted(set(payers))
        total = 0
        for seat in owing:
            if purses[seat] > 0:
                purses[seat] -= 1
                total += 1
        return total


# ---------------------------------------------------------------------- looking around


def _held(s: State, army: Army) -> set[int]:
    return {r for r in range(s.atlas.size) if s.holder(r) is army}


def _near(s: State, region: int) -> set[int]:
    return {r for r in range(s.atlas.size) if s.atlas.near[region] >> r & 1}


def _things(s: State, region: int) -> list[str]:
    return [thing.partition(":")[0] for thing in texts_in(s, region)]


def keys_of(s: State, army: Army) -> set[str]:
    """Its race, its badge, and the power of Stonehedge if it stands there."""
    keys = {army.race.key, army.power.key}
    for region in _held(s, army):
        for thing in texts_in(s, region):
            place, _, power = thing.partition(":")
            if place == "stonehedge" and power:
                keys.add(power)
    return keys


def _kinds(s: State, region: int) -> set[str]:
    site = s.atlas.sites[region]
    return {site.terrain, _EQUAL.get(site.terrain, site.terrain), *site.symbols}


def _is_water(s: State, region: int) -> bool:
    return s.atlas.sites[region].terrain in ("sea", "lake", "river")


def _is_shore(s: State, region: int) -> bool:
    return not _is_water(s, region) and any(_is_water(s, r) for r in _near(s, region))


def _region_coins(s: State, army: Army, keys: set[str], region: int) -> int:
    things, kinds = _things(s, region), _kinds(s, region)
    coins = 1 + ("keep" in things)
    for key in keys:
        kind, in_decline = _PER_REGION.get(key, ("", False))
        coins += kind in kinds and (army.active or in_decline)
    if army.active:
        coins += "merchant" in keys
        coins += "fortified" in keys and "fortress" in things
        coins += "adventurous" in keys and any(thing in _PLACES for thing in things)
        coins += "frightened" in keys and s.tokens[region] >= 3
        coins += "drow" in keys and _is_lonely(s, army, region)
    return coins


def _is_lonely(s: State, army: Army, region: int) -> bool:
    for other in _near(s, region):
        if {"tribe", "monsters"} & set(_things(s, other)):
            return False
        if s.holder(other) not in (None, army):
            return False
    return True


def _wise(keys: set[str], held: set[int]) -> int:
    return 2 if "wise" in keys and held else 0


def _circles(s: State, keys: set[str], held: set[int]) -> list[set[int]]:
    """Sets of regions that are all neighbours to this army; Lizardmen's banks are none (G11b)."""
    every = range(s.atlas.size)
    circles: list[set[int]] = []
    if "underworld" in keys:
        circles.append({r for r in every if "cavern" in s.atlas.sites[r].symbols})
    if "spiderines" in keys:
        circles.append({r for r in every if s.atlas.chasmside >> r & 1})
    if s.options.pipe_connects_flock:
        for pipe in held:
            if "pipe" in _things(s, pipe):
                terrain = s.atlas.sites[pipe].terrain
                circles.append({r for r in every if s.atlas.sites[r].terrain == terrain})
    return circles


def _groups(s: State, held: set[int], circles: list[set[int]]) -> int:
    left = set(held)
    number = 0
    while left:
        number += 1
        todo = [left.pop()]
        while todo:
            here = todo.pop()
            near = _near(s, here).union(*(circle for circle in circles if here in circle)) & left
            left -= near
            todo += near
    return number


def _payers(s: State, regions: set[int], but: int, declined_too: bool) -> list[int]:
    """Whose tokens stand beside *regions*, once for each region; immune ones are left alone."""
    beside = {other for region in regions for other in _near(s, region)}
    immune = {"hole", "hero", "dragon", "ancient", "queen", "ghost"}
    return [
        int(army.seat)
        for army in s.armies()
        if army.seat != but and (army.active or declined_too)
        for region in _held(s, army) & beside
        if not immune & set(_things(s, region))
    ]


# ---------------------------------------------------------------------- what was before


def _picked(before: State, words: list[str]) -> str:
    slot = int(words[3] if len(words) > 2 else words[1])
    return before.column[slot - 1].power.key


def _finder_is_active(before: State) -> bool:
    for region in range(before.atlas.size):
        if "stonehedge" in _things(before, region):
            holder = before.holder(region)
            return holder is not None and holder.active
    return False


def _was_held_or_haunted(before: State, event: Conquered) -> bool:
    """Whether the conquered region was not empty (G17)."""
    holder = before.holder(event.region)
    if {"tribe", "monsters"} & set(_things(before, event.region)):
        return True
    if holder is None or before.tokens[event.region] == 0:
        return False
    own = holder.seat == event.seat and not holder.active
    return before.options.own_decline_non_empty or not own
