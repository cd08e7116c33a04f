"""Packed arrays: rows of machine numbers for compiled code, ordinary lists without it.

Compiled modules need librt, which holds the numbers unboxed. Plain Python is quicker with lists:
there the stand-ins below have the same few operations.
"""

from __future__ import annotations

from importlib.util import find_spec
from typing import TypeVar

_masks = find_spec("elbowroom.masks")

if _masks is not None and not str(_masks.origin).endswith(".py"):
    from librt.vecs import append, vec
else:
    _Item = TypeVar("_Item")

    vec = list  # type: ignore[assignment, misc]

    def append(row: list[_Item], item: _Item) -> list[_Item]:  # type: ignore[misc]
        """The row with *item* at its end; the old row is used up."""
        row.append(item)
        return row


__all__ = ["append", "vec"]
