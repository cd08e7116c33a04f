"""Packed arrays: rows of machine numbers for compiled code, ordinary lists without it.

Compiled modules need librt, which holds the numbers unboxed. Plain Python runs without it: there
the stand-ins below have the same few operations.
"""

from __future__ import annotations

from typing import TypeVar

try:
    from librt.vecs import append, vec
except ImportError:
    _Item = TypeVar("_Item")

    vec = list  # type: ignore[assignment, misc]

    def append(row: list[_Item], item: _Item) -> list[_Item]:  # type: ignore[misc]
        """The row with *item* at its end; the old row is used up."""
        row.append(item)
        return row


__all__ = ["append", "vec"]
