"""Tables set over HTTP, for tests that are about something else than setting tables."""

from __future__ import annotations

from typing import Any

from tests.web.visitor import Visitor

ME, OPEN = {"kind": "me"}, {"kind": "open"}
EASY = {"kind": "bot", "level": "easy"}


def new_table(visitor: Visitor, map: str, *seats: dict[str, str], **more: Any) -> str:
    """The id of a table on *map* for these *seats*."""
    body = {"map": map, "seats": list(seats), "person": "Ada", **more}
    info = visitor.ask("POST", "/api/tables", body)
    return str(info["id"])


def start(visitor: Visitor, table: str) -> None:
    """Begin the game."""
    visitor.ask("POST", f"/api/tables/{table}/commands", {"type": "start"})


def sit(visitor: Visitor, table: str, seat: int, name: str) -> None:
    """Take an open seat."""
    body = {"type": "sit", "seat": seat, "name": name}
    visitor.ask("POST", f"/api/tables/{table}/commands", body)


def move(visitor: Visitor, table: str, action: str) -> None:
    """Play *action* without the page."""
    seen = visitor.ask("GET", f"/api/tables/{table}/sight")
    sent = {"type": "move", "id": f"m{seen['seq']}", "expected": seen["seq"], "action": action}
    visitor.ask("POST", f"/api/tables/{table}/commands", sent)


def two_at_a_table(ada: Visitor, ben: Visitor, **more: Any) -> str:
    """A running game of two people, each in a browser before the table."""
    table = new_table(ada, "surface-2", ME, OPEN, **more)
    sit(ben, table, 2, "Ben")
    start(ada, table)
    for visitor in (ada, ben):
        visitor.go(f"/t/{table}")
        visitor.page.locator("[data-phase]").wait_for()
    return table


def play_out(table: str, *people: Visitor) -> None:
    """Bots play the seats of *people*, each of one, to the end of the game."""
    for seat, visitor in enumerate(people, 1):
        body = {"type": "hand-over", "seat": seat, "level": "easy"}
        visitor.ask("POST", f"/api/tables/{table}/commands", body)
    for _ in range(1200):
        if people[0].ask("GET", f"/api/tables/{table}")["status"] == "over":
            return
        people[0].page.wait_for_timeout(50)
    raise AssertionError("the game never ended")
