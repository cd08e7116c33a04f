"""The store of how people find each other, beside those of the tables and of the gallery."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from sqlalchemy.engine import Dialect

from elbowroom.server.storage import community_queries as queries
from elbowroom.server.storage.friends import FriendStore
from elbowroom.server.storage.statements import Connection


class CommunityStore(FriendStore):
    """Adds to the store of tables, people and collections what people need to meet."""

    def __init__(self, dialect: Dialect, insert: Callable[..., Any]) -> None:
        super().__init__(dialect, insert)
        self._add_code: Final = queries.add_code(insert)

    # ------------------------------------------------------------------ short codes

    async def give_code(self, game: str, code: str, now: float, until: float) -> str:
        """The short code of a table: the one that it has, else *code*; empty if that is taken."""

        def work(db: Connection) -> str:
            row = self._execute(db, queries.CODE_OF_GAME, game_id=game, now=now).fetchone()
            if row is not None:
                return str(row[0])
            self._execute(db, queries.DROP_CODE, game_id=game)
            new = self._execute(db, self._add_code, code=code, game=game, until=until)
            return code if new.rowcount else ""

        return await self._do(work)

    async def game_of_code(self, code: str, now: float) -> str | None:
        """The table that waits for people under this code."""
        row = await self._one(queries.GAME_OF_CODE, short=code, now=now)
        return None if row is None else str(row[0])

    async def drop_codes(self, now: float) -> None:
        """Delete the codes of tables that wait for nobody any more."""
        await self._change(queries.DROP_OLD_CODES, now=now)
