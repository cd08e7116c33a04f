"""What stands in a region, as text: ``2 trolls, lair, encampment x3``."""

from __future__ import annotations

from elbowroom.masks import bit
from elbowroom.rules.pieces import (
    COUNTED_KINDS,
    FIRST_COUNTED,
    PIECE_KINDS,
    PIECES,
    STONEHEDGE,
)
from elbowroom.rules.state import State


def things_in(s: State, region: int) -> list[str]:
    """Everything in *region*, tokens first; mountains are not written."""
    one = bit(region)
    things: list[str] = []
    army = s.holder(region)
    if army is not None and s.tokens[region] > 0:
        things.append(f"{s.tokens[region]} {army.race.key}")
    if s.tribes & one:
        things.append("tribe")
    if s.monsters & one:
        things.append("monsters")
    kinds = [kind for kind in range(PIECE_KINDS) if s.where[kind] & one]
    return things + [_piece_text(s, kind, region) for kind in kinds]


def _piece_text(s: State, kind: int, region: int) -> str:
    key = PIECES[kind].key
    if FIRST_COUNTED <= kind < FIRST_COUNTED + COUNTED_KINDS:
        number = s.pile(kind, region)
        return key if number == 1 else f"{key} x{number}"
    if kind == STONEHEDGE and s.lent >= 0:
        return f"{key}:{s.book.power_at[s.lent].key}"
    return key


def region_text(s: State, region: int) -> str:
    """One line for *region*; ``empty`` when nothing stands there."""
    return ", ".join(things_in(s, region)) or "empty"
