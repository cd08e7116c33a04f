"""What a seat is told about a price."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any

from elbowroom.server.live.caller import Caller
from elbowroom.server.live.explanations import explain
from elbowroom.server.wire.messages import Explain, Explained
from tests.positions import Game, land

GUARDED = {"powers": {"guarded": {"tokens": 4, "effects": [{"toll": 2}, {"thorns": 1}]}}}


def answer(position: Game, question: Explain) -> Explained:
    """What the deciding seat is told."""
    table: Any = SimpleNamespace(
        match=SimpleNamespace(state=position.s), decider=1, seats_of=lambda person: {1: person}
    )
    reply = asyncio.run(explain(table, Caller("ada"), question))
    assert isinstance(reply, Explained)
    return reply


def test_toll_and_tokens_that_will_be_lost_are_told_with_the_price() -> None:
    game = land("ratmen hill 9", "orcs guarded", content=GUARDED, shore="1 ratmen", wood="1 orcs")
    region = answer(game, Explain("q", "wood"))
    assert (region.total, region.toll, region.thorns) == (3, 2, 1)
    notes = answer(game, Explain("q", action="conquer wood")).notes
    assert [note.key for note in notes] == ["way-price", "way-toll", "way-thorns"]


def test_nothing_is_lost_where_nobody_has_such_an_effect() -> None:
    game = land("ratmen hill 9", "orcs wise", shore="1 ratmen", wood="1 orcs")
    region = answer(game, Explain("q", "wood"))
    assert (region.toll, region.thorns) == (0, 0)
