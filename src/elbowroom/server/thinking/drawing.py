"""The process that generates maps and draws home-made boards; drawings are remembered for a while.

Drawing takes seconds. The boards of the game are drawn once by the server itself, but those of
players come at any time, and no table must wait for them.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import Final

from elbowroom.errors import NotParsable
from elbowroom.homemade.content import Content
from elbowroom.homemade.definitions import HomeMap
from elbowroom.homemade.fields import Fields
from elbowroom.homemade.generator.boards import generate
from elbowroom.homemade.map_reading import read_maps
from elbowroom.homemade.reading import canonical, digest_of, read_json, read_toml
from elbowroom.homemade.sentences import name_in
from elbowroom.homemade.toml_text import collection_with_map
from elbowroom.mistakes import Spot
from elbowroom.server.identity.fair_queue import Turn
from elbowroom.server.operations.metrics import STUDIES, timed
from elbowroom.server.thinking.worker_process import WorkerProcess
from elbowroom.server.wire.boards import GeneratedMap, board_info
from elbowroom.server.wire.encoding import encode

# Seconds that a drawing and a new map take, about, and at most.
SECONDS: Final = 2.0
GENERATING_SECONDS: Final = 0.5
_PATIENCE: Final = 60.0
# About 100 KB each.
_MOST_DRAWINGS: Final = 100
_NICENESS: Final = 5
_MOST_WAITING: Final = 8


def draw(text: str) -> bytes:
    """The board for a page, as JSON; *text* is its map, alone in a collection, as JSON."""
    fields = Fields(read_json(text, "map"), Spot("map"))
    made = read_maps(fields, ())[0]
    return encode(board_info(made.board, made.name))


def generated(question: tuple[str, int, int, str]) -> GeneratedMap | None:
    """The map of box, players, seed and language; None if the seed gives none."""
    box, players, seed, language = question
    try:
        made = generate(box, players, seed, language)
    except NotParsable:
        return None
    text = collection_with_map(made, name_in(made.name, language))
    content = Content([read_toml(text, "generated")])
    return GeneratedMap(made.key, seed, content.text, text)


class DrawingProcess:
    """One process for drawings; people who ask for the same board share one drawing."""

    def __init__(self) -> None:
        self._process: Final = WorkerProcess(niceness=_NICENESS, most=_MOST_WAITING)
        self._drawings: Final[OrderedDict[str, asyncio.Task[bytes | None]]] = OrderedDict()

    async def board(self, made: HomeMap, shares: tuple[str, ...]) -> bytes | None:
        """The board for a page, as JSON; None if that failed."""
        text = canonical({"maps": {made.key: made.tree}})
        digest = digest_of(text)
        task = self._drawings.pop(digest, None)
        if task is None or (task.done() and task.result() is None):
            task = asyncio.create_task(self._draw(text, shares))
        self._drawings[digest] = task
        if len(self._drawings) > _MOST_DRAWINGS:
            self._drawings.popitem(last=False)
        return await asyncio.shield(task)

    async def _draw(self, text: str, shares: tuple[str, ...]) -> bytes | None:
        with timed(STUDIES):
            return await self._process.run(draw, text, _PATIENCE, Turn(shares, SECONDS))

    async def new_map(
        self, question: tuple[str, int, int, str], shares: tuple[str, ...]
    ) -> GeneratedMap | None:
        """A generated map (see ``generated``); None if that failed."""
        with timed(STUDIES):
            turn = Turn(shares, GENERATING_SECONDS)
            return await self._process.run(generated, question, _PATIENCE, turn)

    def close(self) -> None:
        """End the process."""
        for task in self._drawings.values():
            task.cancel()
        self._process.kill()
