"""What HTTP offers: every operation with the types of its body and its answer.

The routes and the OpenAPI document are both made from this one list.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Annotated, Any

from msgspec import Meta, Struct
from starlette.requests import Request
from starlette.responses import Response

from elbowroom.server.live.table_view import Sight
from elbowroom.server.wire.messages import Entry
from elbowroom.server.wire.setup import In, MoveId, Name, Password


class Naming(In):
    """What somebody wants to be called."""

    name: Annotated[str, Meta(max_length=40)] = ""
    email: Annotated[str, Meta(max_length=200, pattern=r"^([^@\s]+@[^@\s]+)?$")] = ""


class Asking(In):
    """A question; *id* comes back with the answer."""

    id: MoveId = "hint"


class Credentials(In):
    """A claimed name and its password."""

    name: Name
    password: Password


class Me(Struct):
    """Who I am to the server."""

    name: str
    guest: bool


class About(Struct):
    """What can be played here."""

    version: str
    rules: int
    protocol: list[int]
    boxes: list[str]
    maps: dict[str, int]
    options: dict[str, bool]
    bots: list[str]


class Listed(Struct):
    """A table in a list."""

    id: str
    name: str
    map: str
    box: str
    status: str
    public: bool
    created: float
    open_seats: int
    seats: int


class Listing(Struct):
    """Tables, newest first."""

    tables: list[Listed]


class Health(Struct):
    """Whether all is well."""

    status: str


class LineList(Struct):
    """Lines of a log."""

    seq: int
    entries: list[Entry]


class SightList(Struct):
    """Positions of the past, oldest first; *seq* is the last line that there is."""

    seq: int
    sights: list[Sight]


@dataclass(frozen=True)
class Operation:
    """One thing that HTTP offers."""

    method: str
    path: str
    name: str
    handler: Callable[[Request], Awaitable[Response]]
    answer: Any
    body: Any = None
    status: int = 200
    media: str = "application/json"
    errors: tuple[int, ...] = ()
    query: dict[str, dict[str, object]] = field(default_factory=dict)
    needs_token: bool = False
