"""How often a collection is played: a game counts when it begins, once a table."""

from __future__ import annotations

from elbowroom.homemade.content import collection_digests
from elbowroom.server.live.game import Game
from elbowroom.server.live.seat import OPEN


def begun_with(game: Game, before: str) -> list[str]:
    """The digests of the collections of *game*, if it has just begun: its status was *before*.

    Practice does not count: whoever tries their own race does not make it popular.
    """
    if before != OPEN or game.status == OPEN or game.setup.practice:
        return []
    return collection_digests(game.setup.content)
