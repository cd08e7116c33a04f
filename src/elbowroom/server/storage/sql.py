"""The statements, the same for both databases."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, Protocol, TypeVar

from elbowroom.server.storage.base import Appended, GameRow, LogRow, PersonRow, Store
from elbowroom.server.storage.batch import Batch

# The newest migration; a database that is not there yet is not served from.
SCHEMA: Final = "0002"

Cell = str | int | float | None
T = TypeVar("T")

_GAME: Final = "SELECT id, setup, secret, status, created, public, name FROM games"
_PERSON: Final = "SELECT people.id, people.name, account, password, email FROM people"
_SAT: Final = "INSERT INTO sat (person, game) VALUES (?, ?) ON CONFLICT DO NOTHING"


class Rows(Protocol):
    """What a statement brings back."""

    @property
    def rowcount(self) -> int:
        """How many rows were changed."""

    def fetchone(self) -> Any:
        """The next row, or None."""

    def fetchall(self) -> Any:
        """All rows."""


class Connection(Protocol):
    """What both drivers can do, once the marks for values are theirs."""

    def execute(self, statement: str, values: Sequence[Cell] = ()) -> Rows:
        """Run a statement with ``?`` for values."""


def _game(row: Any) -> GameRow:
    return GameRow(row[0], row[1], row[2], row[3], row[4], bool(row[5]), row[6])


class SqlStore(Store):
    """A store in SQL, over a batch that owns the connection."""

    batch: Batch[Any]

    def announce(self, db: Connection, game: str, seq: int) -> None:
        """Tell other processes, as part of the transaction."""

    async def _do(self, work: Callable[[Connection], T]) -> T:
        return await self.batch.run(work)

    async def _one(self, statement: str, *values: Cell) -> Any:
        return await self._do(lambda db: db.execute(statement, values).fetchone())

    async def _all(self, statement: str, *values: Cell) -> Any:
        return await self._do(lambda db: db.execute(statement, values).fetchall())

    async def _change(self, statement: str, *values: Cell) -> int:
        return await self._do(lambda db: db.execute(statement, values).rowcount)

    async def ready(self) -> bool:
        """Whether the newest migration is there."""
        try:
            row = await self._one("SELECT version_num FROM alembic_version")
        except Exception:
            return False
        return row is not None and row[0] == SCHEMA

    # ------------------------------------------------------------------ games

    async def create(self, game: GameRow, lines: list[LogRow], people: list[str]) -> None:
        """Keep a new table with its first lines."""

        def work(db: Connection) -> None:
            db.execute(
                "INSERT INTO games (id, setup, secret, status, created, public, name, lease_until)"
                " VALUES (?, ?, ?, ?, ?, ?, ?, 0)",
                (game.id, game.setup, game.secret, game.status, game.created, int(game.public),
                 game.name),
            )  # fmt: skip
            for line in lines:
                _insert(db, line)
            for person in people:
                db.execute(_SAT, (person, game.id))

        await self._do(work)

    async def game(self, game: str) -> GameRow | None:
        """A table by its id."""
        row = await self._one(f"{_GAME} WHERE id = ?", game)
        return None if row is None else _game(row)

    async def games(self) -> list[GameRow]:
        """All tables, oldest first."""
        return [_game(row) for row in await self._all(f"{_GAME} ORDER BY created, id")]

    async def public(self, most: int) -> list[GameRow]:
        """Public tables that are not over, newest first."""
        wanted = f"{_GAME} WHERE public = 1 AND status <> 'over' ORDER BY created DESC LIMIT ?"
        return [_game(row) for row in await self._all(wanted, most)]

    async def games_of(self, person: str, most: int) -> list[GameRow]:
        """Tables where somebody has sat, newest first."""
        wanted = (
            f"{_GAME} WHERE id IN (SELECT game FROM sat WHERE person = ?)"
            " ORDER BY created DESC LIMIT ?"
        )
        return [_game(row) for row in await self._all(wanted, person, most)]

    async def log(self, game: str, after: int = 0) -> list[LogRow]:
        """The lines of a table after *after*."""
        rows = await self._all(
            "SELECT game, seq, at, body, move FROM log WHERE game = ? AND seq > ? ORDER BY seq",
            game, after,
        )  # fmt: skip
        return [LogRow(*row) for row in rows]

    async def snapshot(self, game: str) -> str | None:
        """The last snapshot of a table."""
        row = await self._one("SELECT body FROM snapshots WHERE game = ?", game)
        return None if row is None else str(row[0])

    async def keep_snapshot(self, game: str, seq: int, body: str) -> None:
        """Keep a snapshot, unless there is a newer one."""
        await self._change(
            "INSERT INTO snapshots (game, seq, body) VALUES (?, ?, ?) ON CONFLICT (game) DO UPDATE"
            " SET seq = excluded.seq, body = excluded.body WHERE snapshots.seq < excluded.seq",
            game, seq, body,
        )  # fmt: skip

    async def append(self, row: LogRow, status: str = "", person: str = "") -> Appended:
        """Add a line, if its place is free and its move is new."""

        def work(db: Connection) -> Appended:
            if not _insert(db, row):
                return Appended(False, _same_move(db, row))
            if status:
                db.execute("UPDATE games SET status = ? WHERE id = ?", (status, row.game))
            if person:
                db.execute(_SAT, (person, row.game))
            self.announce(db, row.game, row.seq)
            return Appended(True)

        return await self._do(work)

    # ------------------------------------------------------------------ leases

    async def claim(self, owner: str, now: float, until: float, most: int) -> list[str]:
        """Renew leases, take free ones, and say which are ours."""

        def work(db: Connection) -> list[str]:
            db.execute(
                "UPDATE games SET lease_until = ? WHERE status = 'playing' AND lease_owner = ?",
                (until, owner),
            )
            db.execute(
                "UPDATE games SET lease_owner = ?, lease_until = ? WHERE id IN (SELECT id FROM"
                " games WHERE status = 'playing' AND lease_until < ? ORDER BY id LIMIT ?)"
                " AND lease_until < ?",
                (owner, until, now, most, now),
            )
            rows = db.execute(
                "SELECT id FROM games WHERE status = 'playing' AND lease_owner = ?", (owner,)
            ).fetchall()
            return [row[0] for row in rows]

        return await self._do(work)

    async def take(self, game: str, owner: str, now: float, until: float) -> bool:
        """Take the lease of one table, if it is free."""
        statement = (
            "UPDATE games SET lease_owner = ?, lease_until = ?"
            " WHERE id = ? AND (lease_until < ? OR lease_owner = ?)"
        )
        return await self._change(statement, owner, until, game, now, owner) == 1

    async def release(self, owner: str) -> None:
        """Give all leases back."""
        await self._change("UPDATE games SET lease_until = 0 WHERE lease_owner = ?", owner)

    # ------------------------------------------------------------------ people

    async def add_person(self, person: PersonRow, token: str, at: float) -> None:
        """Keep somebody new, with the hash of their token."""

        def work(db: Connection) -> None:
            db.execute(
                "INSERT INTO people (id, name, created) VALUES (?, ?, ?)",
                (person.id, person.name, at),
            )
            _add_token(db, person.id, token, at)

        await self._do(work)

    async def add_token(self, person: str, token: str, at: float) -> None:
        """One more token of somebody."""
        await self._do(lambda db: _add_token(db, person, token, at))

    async def drop_token(self, token: str) -> None:
        """Forget a token."""
        await self._change("DELETE FROM tokens WHERE hash = ?", token)

    async def person_of(self, token: str) -> PersonRow | None:
        """Whose token this is the hash of."""
        return await self._person("JOIN tokens ON tokens.person = people.id WHERE hash = ?", token)

    async def person(self, person: str) -> PersonRow | None:
        """Somebody by id."""
        return await self._person("WHERE id = ?", person)

    async def account(self, account: str) -> PersonRow | None:
        """Whose claimed name this is."""
        return await self._person("WHERE account = ?", account)

    async def _person(self, where: str, value: str) -> PersonRow | None:
        row = await self._one(f"{_PERSON} {where}", value)
        return None if row is None else PersonRow(*row)

    async def rename(self, person: str, name: str, email: str | None) -> None:
        """Somebody is called otherwise."""
        await self._change(
            "UPDATE people SET name = ?, email = ? WHERE id = ?", name, email, person
        )

    async def claim_name(self, person: str, name: str, account: str, password: str) -> bool:
        """Make somebody an account, unless the name is another's."""
        statement = (
            "UPDATE people SET name = ?, account = ?, password = ? WHERE id = ?"
            " AND NOT EXISTS (SELECT 1 FROM people WHERE account = ? AND id <> ?)"
        )
        values = (name, account, password, person, account, person)
        return await self._change(statement, *values) == 1


def _insert(db: Connection, row: LogRow) -> bool:
    done = db.execute(
        "INSERT INTO log (game, seq, at, body, move) VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING",
        (row.game, row.seq, row.at, row.body, row.move),
    )
    return done.rowcount == 1


def _same_move(db: Connection, row: LogRow) -> int | None:
    if row.move is None:
        return None
    found = db.execute(
        "SELECT seq FROM log WHERE game = ? AND move = ?", (row.game, row.move)
    ).fetchone()
    return None if found is None else int(found[0])


def _add_token(db: Connection, person: str, token: str, at: float) -> None:
    db.execute("INSERT INTO tokens (hash, person, created) VALUES (?, ?, ?)", (token, person, at))
