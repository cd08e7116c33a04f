"""What a store can do. A call returns when it is on disk, or raises."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from dataclasses import dataclass

Told = Callable[[str, int], None]


class StoreDown(Exception):
    """The database does not answer; whether the last write is there is not known."""


@dataclass(frozen=True)
class GameRow:
    """A table: what was agreed, and the secret behind its dice."""

    id: str
    setup: str
    secret: str
    status: str
    created: float
    public: bool
    name: str = ""


@dataclass(frozen=True)
class LogRow:
    """One line of a table's log; *move* is the client's own name for it, if it has one."""

    game: str
    seq: int
    at: float
    body: str
    move: str | None = None


@dataclass(frozen=True)
class Appended:
    """What became of a line: *taken* is the line that has this move already, or the place."""

    done: bool
    duplicate: int | None = None


@dataclass(frozen=True)
class PersonRow:
    """Somebody, with a claimed name (an account) or without (a guest)."""

    id: str
    name: str
    account: str | None = None
    password: str | None = None
    email: str | None = None


class Store(ABC):
    """Games and people. The log is only ever appended to."""

    # Whether several processes may serve from it.
    shared = False

    @abstractmethod
    async def open(self, told: Told) -> None:
        """Connect; *told* is called with (game, seq) when another process has written."""

    @abstractmethod
    async def close(self) -> None:
        """Finish what is under way and disconnect."""

    @abstractmethod
    async def ready(self) -> bool:
        """Whether it answers and has the tables of this version."""

    @abstractmethod
    async def create(self, game: GameRow, lines: list[LogRow], people: list[str]) -> None:
        """Keep a new table with its first lines."""

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
    async def keep_snapshot(self, game: str, seq: int, body: str) -> None:
        """Keep a snapshot in place of older ones."""

    @abstractmethod
    async def append(self, row: LogRow, status: str = "", person: str = "") -> Appended:
        """Add a line, if its place is free and its move is new; both at once with the status."""

    @abstractmethod
    async def claim(self, owner: str, now: float, until: float, most: int) -> list[str]:
        """Renew this process's leases and take up to *most* free ones; all tables it now has."""

    @abstractmethod
    async def take(self, game: str, owner: str, now: float, until: float) -> bool:
        """Take the lease of one table, if it is free."""

    @abstractmethod
    async def release(self, owner: str) -> None:
        """Give all leases back."""

    @abstractmethod
    async def add_person(self, person: PersonRow, token: str, at: float) -> None:
        """Keep somebody new, with the hash of their token."""

    @abstractmethod
    async def add_token(self, person: str, token: str, at: float) -> None:
        """One more token of somebody, on another device."""

    @abstractmethod
    async def drop_token(self, token: str) -> None:
        """Forget a token."""

    @abstractmethod
    async def person_of(self, token: str) -> PersonRow | None:
        """Whose token this is the hash of."""

    @abstractmethod
    async def person(self, person: str) -> PersonRow | None:
        """Somebody by id."""

    @abstractmethod
    async def account(self, account: str) -> PersonRow | None:
        """Whose claimed name this is."""

    @abstractmethod
    async def rename(self, person: str, name: str, email: str | None) -> None:
        """Somebody is called otherwise."""

    @abstractmethod
    async def claim_name(self, person: str, name: str, account: str, password: str) -> bool:
        """Make somebody an account; False when the name has been claimed by another."""

    @abstractmethod
    async def games_of(self, person: str, most: int) -> list[GameRow]:
        """Tables where somebody has sat, newest first."""
