"""The reinforcement die: its faces, declared once, and the chances that follow from them."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from elbowroom.packed import vec

FACES: Final[list[int]] = [0, 0, 0, 1, 2, 3]

SIDES: Final[i64] = len(FACES)
HIGHEST: Final[i64] = max(FACES)


def weight(face: int) -> int:
    """How many of the faces show *face*."""
    return FACES.count(face)


def share(face: int) -> float:
    """The chance, from 0 to 1, that the die shows exactly *face*."""
    return FACES.count(face) / len(FACES)


def _chances() -> vec[float]:
    return vec[float](
        [sum(face >= least for face in FACES) / len(FACES) for least in range(max(FACES) + 1)]
    )


_AT_LEAST: Final = _chances()


def at_least(least: i64) -> float:
    """The chance, from 0 to 1, that the die shows *least* or more."""
    if least <= 0:
        return 1.0
    if least > HIGHEST:
        return 0.0
    return _AT_LEAST[least]
