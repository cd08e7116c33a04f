"""What is allowed but does nothing: effects that can never work on a map."""

from __future__ import annotations

from collections.abc import Sequence

from elbowroom.atlas.atlas import Atlas
from elbowroom.homemade.compiling import Made, effect_works
from elbowroom.homemade.definitions import Definition
from elbowroom.homemade.sentences import effect_message
from elbowroom.words.message import HOME_MADE, Argument, Message, Name, Reference, Text


def warnings_on(thing: Definition, boards: Sequence[Atlas], places: bool) -> list[Message]:
    """What to tell somebody who plays *thing* on these boards, with *places* and relics or not."""
    made = Made(thing)
    out = [board for board in boards if not made.works_on(board, places)]
    warnings: list[Message] = []
    if out:
        args: dict[str, Argument] = {"name": Name(HOME_MADE, thing.key), "maps": _names(out)}
        warnings.append(Message("collection-left-out", args))
    for effect in thing.effects:
        idle = [
            board
            for board in boards
            if board not in out and not effect_works(effect, board, places)
        ]
        if idle:
            args = {"effect": effect_message(effect), "maps": _names(idle)}
            warnings.append(Message("collection-never", args))
    return warnings


def _names(boards: Sequence[Atlas]) -> list[Reference]:
    return [Text(board.name) for board in boards]
