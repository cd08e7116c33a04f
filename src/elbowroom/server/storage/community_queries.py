"""The queries about people and how they find each other, for both databases."""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import bindparam, delete, select

from elbowroom.server.storage.schema import CODES, GAMES

# ---------------------------------------------------------------------- short codes

_WAITING: Final = select(GAMES.c.id).where(GAMES.c.status == "open")

CODE_OF_GAME: Final = select(CODES.c.code).where(
    CODES.c.game == bindparam("game_id"), CODES.c.until > bindparam("now")
)
# A code opens a waiting room and nothing else.
GAME_OF_CODE: Final = select(CODES.c.game).where(
    CODES.c.code == bindparam("short"),
    CODES.c.until > bindparam("now"),
    CODES.c.game.in_(_WAITING),
)
DROP_CODE: Final = delete(CODES).where(CODES.c.game == bindparam("game_id"))
DROP_OLD_CODES: Final = delete(CODES).where(
    (CODES.c.until <= bindparam("now")) | CODES.c.game.not_in(_WAITING)
)


def add_code(dialect_insert: Any) -> Any:
    """Add a code, unless another table has it."""
    return dialect_insert(CODES).on_conflict_do_nothing()
