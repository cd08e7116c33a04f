"""The interface of the stores. A call returns when its changes are on disk, or raises."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from elbowroom.server.storage.problems import DOWN

# Seconds after which a database that does not answer counts as down.
SECONDS: Final = 10.0

# Called with the id of a table and the number of a line that another process has added; with the
# hash of a token and 0 if another process has deleted that token; with the id of a table and 0 if
# old lines have changed; with "" and 0 if anything may have happened.
LineListener = Callable[[str, int], None]


class StoreDown(Exception):
    """The database failed, for a *reason* of ``problems``.

    Whether the last change has been made is not known.
    """

    def __init__(self, reason: str = DOWN) -> None:
        super().__init__(reason)
        self.reason: Final = reason


class LeaseLost(Exception):
    """Another process drives the table now; nothing was written."""


@dataclass(frozen=True)
class Wake:
    """A table slept until now; its clock runs out *at*, if it has one.

    That is a moment of ``time.monotonic``, so it stays right when somebody sets the wall clock.
    """

    at: float | None


@dataclass(frozen=True)
class Leases:
    """The running games that a process drives, and those among them that woke just in time."""

    games: list[str]
    woken: dict[str, Wake]


@dataclass(frozen=True)
class GameRow:
    """A table as it is stored: its setup as JSON, and the secret seed of its dice."""

    id: str
    setup: str
    secret: str
    status: str
    created: float
    public: bool
    name: str = ""


class LogRow(NamedTuple):
    """One line of a table's log as it is stored.

    *move* is "person:id" of the move that became this line; None for other lines.
    """

    game: str
    seq: int
    at: float
    body: str
    move: str | None = None


@dataclass(frozen=True)
class EmailState:
    """The verified address of a person, and a *new* one to which a code was sent at *code_at*.

    *code* is the hash of that code.
    """

    verified: str | None = None
    new: str | None = None
    code: str | None = None
    code_at: float = 0.0


@dataclass(frozen=True)
class PersonRow:
    """A person: a guest, or an account with the key of a claimed name and a password hash."""

    id: str
    name: str
    account: str | None = None
    password: str | None = None
    email: EmailState = EmailState()


class Store(ABC):
    """Tables and people. Lines of a log are only ever added, never changed."""

    # Whether several processes may serve from one database.
    shared = False

    @abstractmethod
    async def open(self, announced: LineListener) -> None:
        """Connect; *announced* is called when another process has added a line."""

    @abstractmethod
    async def close(self) -> None:
        """Finish what is under way and disconnect."""

    @abstractmethod
    async def problem(self) -> str:
        """Why nothing can be stored now, as a key of ``problems``; empty if all is well."""

    @abstractmethod
    async def create(self, game: GameRow, lines: list[LogRow], people: list[str]) -> None:
        """Add a table with its first lines; *people* will find it among their tables."""

    @abstractmethod
    async def game(self, game: str) -> GameRow | None:
        """A table by its id."""

    @abstractmethod
    async def games(self) -> list[GameRow]:
        """All tables, oldest first."""

    @abstractmethod
    async def public(self, most: int) -> list[GameRow]:
        """Public tables that are not over, newest first."""

    @abstractmethod
    async def log(self, game: str, after: int = 0) -> list[LogRow]:
        """The lines of a table after *after*."""

    @abstractmethod
    async def snapshot(self, game: str) -> str | None:
        """The last snapshot of a table, if there is one."""

    @abstractmethod
    async def put_snapshot(self, game: str, seq: int, body: str) -> None:
        """Store a snapshot in place of older ones."""

    @abstractmethod
    async def append(
        self, row: LogRow, status: str = "", person: str = "", owner: str = "",
        played: Sequence[str] = (), talker: str = "",
    ) -> bool:  # fmt: skip
        """Add a line, if its number is free and its move is new; returns whether it was added.

        In the same transaction the table gets a new *status* and *person* a seat, if given, and a
        game is counted for the collections with the digests *played*; *talker* is an onlooker who
        says something; the results of a game that ends are due. With an *owner* the line is
        only added while that process has the lease; raises LeaseLost.
        """

    @abstractmethod
    async def claim(self, owner: str, seconds: float, most: int) -> Leases:
        """Renew the leases of a process for *seconds* and take up to *most* free ones of each kind.

        A table is free when nobody drives it, when the process that did has not renewed its leases
        in time, or when it must wake.
        """

    @abstractmethod
    async def take(self, game: str, owner: str, seconds: float) -> bool:
        """Take the lease of one table, if it is free or the owner's; returns whether it was."""

    @abstractmethod
    async def put_to_sleep(self, game: str, owner: str, wake_at: float | None) -> None:
        """Give one lease back; nobody takes it unasked before *wake_at* (None: ever).

        That is a moment of ``time.monotonic``.
        """

    @abstractmethod
    async def wake(self, game: str, owner: str, seconds: float) -> Wake | None:
        """Take the lease of a table that sleeps; None if it does not."""

    @abstractmethod
    async def release(self, owner: str) -> None:
        """Give all leases of a process back."""

    @abstractmethod
    async def add_person(self, person: PersonRow, token: str, at: float) -> None:
        """Add a guest, with the hash of their token."""

    @abstractmethod
    async def add_token(self, person: str, token: str, at: float) -> None:
        """Add the hash of one more token of a person, for another device."""

    @abstractmethod
    async def drop_token(self, token: str) -> None:
        """Delete the hash of a token."""

    @abstractmethod
    async def person_of(self, token: str) -> PersonRow | None:
        """The person whose token has this hash."""

    @abstractmethod
    async def person(self, person: str) -> PersonRow | None:
        """A person by id."""

    @abstractmethod
    async def account(self, account: str) -> PersonRow | None:
        """The person who has claimed the name with this key."""

    @abstractmethod
    async def rename(self, person: str, name: str) -> None:
        """Change a person's name."""

    @abstractmethod
    async def set_email(self, person: str, email: EmailState) -> None:
        """Change what is known of a person's e-mail address."""

    @abstractmethod
    async def claim_name(self, person: str, name: str, account: str, password: str) -> bool:
        """Make a guest an account; False if somebody else has claimed the name."""

    @abstractmethod
    async def games_of(self, person: str, most: int) -> list[GameRow]:
        """Tables where a person has sat, newest first."""

    @abstractmethod
    async def share_collection(self, digest: str, body: str, now: float, until: float) -> None:
        """Keep a shared collection until then; those whose time was over *now* are deleted."""

    @abstractmethod
    async def shared_collection(self, digest: str, now: float) -> tuple[str, float] | None:
        """A shared collection and until when it is kept, if its time is not over."""
