"""The position written out in plain words."""

from __future__ import annotations

from typing import Any

from .content import RACES
from .position import Game, Region


def region_things(game: Game, slug: str) -> list[str]:
    """What lies in a region, as a scenario writes it; mountains are not written."""
    region = game.regions[slug]
    things = sorted(region.pieces | region.relics) + _counted(region)
    if region.army is not None and region.tokens:
        things.append(f"{region.tokens} {region.army.race}")
    if region.tribes:
        things.append("tribe")
    if region.monsters:
        things.append("monsters")
    if region.place == "stonehedge" and game.stonehedge:
        things.append(f"stonehedge:{game.stonehedge}")
    elif region.place is not None:
        things.append(region.place)
    return sorted(things)


def _counted(region: Region) -> list[str]:
    counts = {
        "encampment": region.encampments,
        "armour": region.armours,
        "hammer": region.hammers,
    }
    return [f"{name} x{count}" for name, count in counts.items() if count]


def snapshot(game: Game) -> dict[str, Any]:
    """Everything but whose move it is."""
    seats = game.seats.items()
    armies = game.armies()
    names = {number: _name(game, number) for number in game.seats}
    board = {slug: region_things(game, slug) for slug in game.regions}
    return {
        "board": {slug: things for slug, things in board.items() if things},
        "hands": {army.race: army.hand for army in armies},
        "hammers": {army.race: army.hammers for army in armies if army.hammers},
        "trays": {race: game.tray(race) for race in RACES},
        "coins": {number: seat.coins for number, seat in seats},
        "incomes": {number: seat.income for number, seat in seats},
        "column": [combo.text() for combo in game.column],
        "armies": names,
        "declined": {number: [army.race for army in seat.declined] for number, seat in seats},
        "badges": {army.race: army.power for army in armies},
        "discards": sorted(game.discards),
        "peace": {number: seat.peace_with for number, seat in seats if seat.peace_with},
        "vengeance": {number: sorted(seat.vengeance) for number, seat in seats if seat.vengeance},
    }


def _name(game: Game, number: int) -> str:
    army = game.seats[number].army
    if army is None:
        return "none"
    return f"{army.race} {army.power}" if army.power else army.race
