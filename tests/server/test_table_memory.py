"""The benchmark of a table's memory plays on a store of its own, which must fit the tables."""

from __future__ import annotations

import asyncio
import random

from bench.table_memory import MOVES, played


def test_a_table_that_the_benchmark_measures_has_made_its_moves() -> None:
    table = asyncio.run(played(random.Random(1)))
    moves = [each for each in table.game.lines if each.line.kind == "move"]
    assert len(moves) == MOVES
