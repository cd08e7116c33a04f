"""Tables set over HTTP, for tests that are about something else than setting tables."""

from __future__ import annotations

from typing import Any

from tests.web.visitor import Visitor

ME, OPEN = {"kind": "me"}, {"kind": "open"}
EASY = {"kind": "bot", "level": "easy"}


def new_table(visitor: Visitor, map: str, *seats: dict[str, str], **more: Any) -> str:
    """The id of a table on *map* for these *seats*."""
    wanted = {"map": map, "seats": list(seats), "person": "Ada", **more}
    info = visitor.ask("POST", "/api/tables", wanted)
    return str(info["id"])


def start(visitor: Visitor, table: str) -> None:
    """Begin the game."""
    visitor.ask("POST", f"/api/tables/{table}/commands", {"type": "start"})
