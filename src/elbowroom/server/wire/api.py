"""Bodies of HTTP requests and answers that the socket does not have."""

from __future__ import annotations

from typing import Annotated, Final

from msgspec import Meta, Struct

from elbowroom.server.wire.messages import Entry
from elbowroom.server.wire.setup import Incoming, MoveId, Name, Password
from elbowroom.server.wire.tables import Sight

# One address, without the quotes, commas and comments that mail would allow.
_ADDRESS: Final = r"^([A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+)?$"


class Profile(Incoming):
    """The name of a person."""

    name: Annotated[str, Meta(max_length=40)] = ""


class NewEmail(Incoming):
    """An e-mail address for notifications, to which a code is sent first; empty to have none."""

    email: Annotated[str, Meta(max_length=200, pattern=_ADDRESS)]


class EmailCode(Incoming):
    """The code that was sent to an address."""

    code: Annotated[str, Meta(pattern=r"^[0-9]{6}$")]


class HintRequest(Incoming):
    """A request for a hint; *id* comes back with the answer."""

    id: MoveId = "hint"


class Credentials(Incoming):
    """A claimed name and its password."""

    name: Name
    password: Password


class Me(Struct, omit_defaults=True):
    """The person behind a token.

    *email* is verified and gets notifications; to *new_email* a code was sent.
    """

    name: str
    guest: bool
    email: str = ""
    new_email: str = ""


class About(Struct):
    """What can be played here."""

    version: str
    rules: int
    protocol: list[int]
    boxes: list[str]
    maps: dict[str, int]
    options: dict[str, bool]
    bots: list[str]
    # Whether people can have mail when it is their turn.
    mail: bool = False
    # With this address links begin that people send to each other.
    links: str = ""


class ListedTable(Struct):
    """A table in a list; *invited_by* is the friend who waits there for the caller."""

    id: str
    name: str
    map: str
    box: str
    status: str
    public: bool
    created: float
    open_seats: int
    seats: int
    invited_by: str = ""


class TableList(Struct):
    """Tables, newest first."""

    tables: list[ListedTable]


class Health(Struct):
    """The state of the server; ``ok`` is the only one that comes with status 200."""

    status: str


class LineList(Struct):
    """Lines of a log."""

    seq: int
    entries: list[Entry]


class SightList(Struct):
    """Positions of the past, oldest first; *seq* is the last line that there is."""

    seq: int
    sights: list[Sight]
