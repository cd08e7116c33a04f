"""Great Brass Pipe: all regions of its terrain are adjacent for its holder."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from elbowroom.masks import EMPTY, lowest
from elbowroom.rules.pieces import PIPE
from elbowroom.traits.trait import Trait

if TYPE_CHECKING:
    from elbowroom.rules.state import Army, State


class Pipe(Trait):
    def joins(self, s: State, me: Army, regions: i64) -> i64:
        alike = s.atlas.like(lowest(s.where[PIPE]))
        return alike if alike & regions != 0 else EMPTY

    def joins_groups(self, s: State) -> bool:
        return s.options.pipe_connects_flock


THE_PIPE = Pipe("pipe")
