"""The store in SQL: queries by SQLAlchemy, executed by the database's own driver."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, Final, TypeVar

from sqlalchemy.engine import Dialect
from sqlalchemy.sql import ClauseElement

from elbowroom.server.storage import queries
from elbowroom.server.storage.base import (
    EmailState,
    GameRow,
    LeaseLost,
    Leases,
    LogRow,
    PersonRow,
    Store,
    StoreDown,
    Wake,
)
from elbowroom.server.storage.batch import Batch
from elbowroom.server.storage.gallery_queries import count_play
from elbowroom.server.storage.leases import LeaseTable, Moment
from elbowroom.server.storage.problems import NEW, OLD
from elbowroom.server.storage.schema import NEWEST_MIGRATION
from elbowroom.server.storage.statements import Cell, Connection, Rows, Statements

T = TypeVar("T")
# Seconds that one look whether the database works may take, and for which its result is good.
_LOOK_SECONDS: Final = 2.0
_LOOK_AGAIN: Final = 1.0


def game_row(row: Any) -> GameRow:
    """A table as queries have it."""
    return GameRow(row[0], row[1], row[2], row[3], row[4], bool(row[5]), row[6])


class SqlStore(Store):
    """Queries over a batch, which owns the connection.

    *insert* makes inserts of the dialect, since their conflict clauses are not standard SQL.
    """

    batch: Batch[Any]

    def __init__(self, dialect: Dialect, insert: Callable[..., Any]) -> None:
        self._statements: Final = Statements(dialect)
        self._add_line: Final = queries.add_line(insert)
        self._add_sat: Final = queries.add_sat(insert)
        self._add_talked: Final = queries.add_talked(insert)
        self._add_results_due: Final = queries.add_results_due(insert)
        self._put_snapshot: Final = queries.put_snapshot(insert)
        self.leases: Final = LeaseTable(self._execute, self.wall_time, insert)
        self._count_play: Final = count_play(insert)
        self._look: asyncio.Future[str] | None = None
        self._look_at = 0.0

    def announce(self, db: Connection, game: str, seq: int) -> None:
        """Tell other processes of a new line, as part of the transaction that adds it.

        The hash of a token and 0 tell them that the token was deleted.
        """

    def wall_time(self, db: Connection) -> float:
        """The time since 1970 by the clock that all processes of this database share."""
        return time.time()

    def _execute(self, db: Connection, query: ClauseElement, **values: Cell) -> Rows:
        return self._statements.execute(db, query, values)

    async def _do(self, work: Callable[[Connection], T], line: LogRow | None = None) -> T:
        return await self.batch.run(work, line=line)

    async def _one(self, query: ClauseElement, **values: Cell) -> Any:
        return await self._do(lambda db: self._execute(db, query, **values).fetchone())

    async def _all(self, query: ClauseElement, **values: Cell) -> Any:
        return await self._do(lambda db: self._execute(db, query, **values).fetchall())

    async def _change(self, query: ClauseElement, **values: Cell) -> int:
        return await self._do(lambda db: self._execute(db, query, **values).rowcount)

    async def problem(self) -> str:
        """Why nothing can be stored now; who asks often gets an answer of up to a second ago."""
        if self._look is None or self._look_at + _LOOK_AGAIN < time.monotonic():
            self._look_at = time.monotonic()
            self._look = asyncio.ensure_future(self._find_problem())
        return await asyncio.shield(self._look)

    async def _find_problem(self) -> str:
        try:
            version = await self.batch.run(self.look, _LOOK_SECONDS)
        except StoreDown as error:
            return error.reason
        if version != NEWEST_MIGRATION:
            return NEW if version is not None and version > NEWEST_MIGRATION else OLD
        return self.batch.disk_problem()

    def look(self, db: Connection) -> str | None:
        """The migration that the database has had, to see whether it works."""
        row = self._execute(db, queries.VERSION).fetchone()
        return None if row is None else str(row[0])

    # ------------------------------------------------------------------ games

    async def create(self, game: GameRow, lines: list[LogRow], people: list[str]) -> None:
        """Add a table with its first lines."""

        def work(db: Connection) -> None:
            self._execute(
                db, queries.ADD_GAME, id=game.id, setup=game.setup, secret=game.secret,
                status=game.status, created=game.created, public=int(game.public), name=game.name,
                lease_owner=None, wake_at=None,
            )  # fmt: skip
            for line in lines:
                self._insert(db, line)
            for person in people:
                self._execute(db, self._add_sat, person=person, game=game.id)

        await self._do(work)

    async def game(self, game: str) -> GameRow | None:
        """A table by its id."""
        row = await self._one(queries.GAME_BY_ID, game=game)
        return None if row is None else game_row(row)

    async def games(self) -> list[GameRow]:
        """All tables, oldest first."""
        return [game_row(row) for row in await self._all(queries.ALL_GAMES)]

    async def public(self, most: int) -> list[GameRow]:
        """Public tables that are not over, newest first."""
        return [game_row(row) for row in await self._all(queries.PUBLIC_GAMES, most=most)]

    async def games_of(self, person: str, most: int) -> list[GameRow]:
        """Tables where a person has sat, newest first."""
        rows = await self._all(queries.GAMES_OF_PERSON, person_id=person, most=most)
        return [game_row(row) for row in rows]

    async def log(self, game: str, after: int = 0) -> list[LogRow]:
        """The lines of a table after *after*."""
        return [
            LogRow(*row) for row in await self._all(queries.LINES_AFTER, game=game, after=after)
        ]

    async def snapshot(self, game: str) -> str | None:
        """The last snapshot of a table."""
        row = await self._one(queries.SNAPSHOT, game=game)
        return None if row is None else str(row[0])

    async def put_snapshot(self, game: str, seq: int, body: str) -> None:
        """Store a snapshot, unless there is a newer one."""
        await self._change(self._put_snapshot, game=game, seq=seq, body=body)

    async def append(
        self, row: LogRow, status: str = "", person: str = "", owner: str = "",
        played: Sequence[str] = (), talker: str = "",
    ) -> bool:  # fmt: skip
        """Add a line, if its number is free and its move is new, and the lease is *owner*'s."""
        if not (status or person or owner or played or talker):
            return await self._do(partial(self._add, row), row)

        def work(db: Connection) -> bool | None:
            if owner and not self.leases.holds(db, row.game, owner):
                return None
            if not self._add(row, db):
                return False
            if status:
                self._set_status(db, row, status)
            if talker:
                self._execute(db, self._add_talked, person=talker, game=row.game)
            if person:
                self._execute(db, self._add_sat, person=person, game=row.game)
            for digest in played:
                self._execute(db, self._count_play, digest=digest, plays=1)
            return True

        added = await self._do(work)
        if added is None:
            raise LeaseLost
        return added

    def _set_status(self, db: Connection, row: LogRow, status: str) -> None:
        self._execute(db, queries.SET_STATUS, new_status=status, game=row.game)
        if status == "over":
            self._execute(db, self._add_results_due, game=row.game, at=row.at)

    def _add(self, row: LogRow, db: Connection) -> bool:
        if not self._insert(db, row):
            return False
        self.announce(db, row.game, row.seq)
        return True

    def _insert(self, db: Connection, row: LogRow) -> bool:
        result = self._execute(
            db, self._add_line, game=row.game, seq=row.seq, at=row.at, body=row.body, move=row.move
        )
        return result.rowcount == 1

    # ------------------------------------------------------------------ leases

    async def _leasing(self, work: Callable[[Connection, Moment], T]) -> T:
        """Do *work*, which is told the time of the database, in a transaction."""

        def at_a_moment(db: Connection) -> tuple[T, Moment]:
            moment = self.leases.look(db)
            return work(db, moment), moment

        result, moment = await self._do(at_a_moment)
        self.leases.looked(moment)
        return result

    async def claim(self, owner: str, seconds: float, most: int) -> Leases:
        """Renew leases, take free ones, and say which are ours."""
        return await self._leasing(
            lambda db, moment: self.leases.claim(db, owner, seconds, most, moment)
        )

    async def take(self, game: str, owner: str, seconds: float) -> bool:
        """Take the lease of one table, if it is free or ours."""
        return await self._leasing(
            lambda db, moment: self.leases.take(db, game, owner, seconds, moment)
        )

    async def put_to_sleep(self, game: str, owner: str, wake_at: float | None) -> None:
        """Give one lease back; nobody takes it unasked before *wake_at*."""
        await self._leasing(
            lambda db, moment: self.leases.put_to_sleep(db, game, owner, wake_at, moment)
        )

    async def wake(self, game: str, owner: str, seconds: float) -> Wake | None:
        """Take the lease of a table that sleeps."""
        return await self._leasing(
            lambda db, moment: self.leases.wake(db, game, owner, seconds, moment)
        )

    async def release(self, owner: str) -> None:
        """Give all leases of a process back."""
        await self._do(lambda db: self.leases.release(db, owner))

    # ------------------------------------------------------------------ people

    async def add_person(self, person: PersonRow, token: str, at: float) -> None:
        """Add a guest, with the hash of their token."""

        def work(db: Connection) -> None:
            self._execute(
                db, queries.ADD_PERSON, id=person.id, name=person.name, account=None,
                password=None, email=None, created=at, new_email=None, email_code=None,
                email_code_at=None, hidden=0, friend_key=None, shows=1,
            )  # fmt: skip
            self._execute(db, queries.ADD_TOKEN, hash=token, person=person.id, created=at)

        await self._do(work)

    async def add_token(self, person: str, token: str, at: float) -> None:
        """Add the hash of one more token of a person."""
        await self._change(queries.ADD_TOKEN, hash=token, person=person, created=at)

    async def drop_token(self, token: str) -> None:
        """Delete the hash of a token."""

        def work(db: Connection) -> None:
            self._execute(db, queries.DROP_TOKEN, token=token)
            self.announce(db, token, 0)

        await self._do(work)

    async def person_of(self, token: str) -> PersonRow | None:
        """The person whose token has this hash."""
        return await self._person(queries.PERSON_BY_TOKEN, token=token)

    async def person(self, person: str) -> PersonRow | None:
        """A person by id."""
        return await self._person(queries.PERSON_BY_ID, person_id=person)

    async def account(self, account: str) -> PersonRow | None:
        """The person who has claimed this name."""
        return await self._person(queries.PERSON_BY_ACCOUNT, account_key=account)

    async def _person(self, query: ClauseElement, **values: Cell) -> PersonRow | None:
        row = await self._one(query, **values)
        if row is None:
            return None
        email = EmailState(row[4], row[5], row[6], row[7] or 0.0)
        return PersonRow(row[0], row[1], row[2], row[3], email)

    async def rename(self, person: str, name: str) -> None:
        """Change the name of a person."""
        await self._change(queries.RENAME, person_id=person, new_name=name)

    async def set_email(self, person: str, email: EmailState) -> None:
        """Change what is known of the e-mail address of a person."""
        await self._change(
            queries.SET_EMAIL, person_id=person, verified=email.verified, unverified=email.new,
            code=email.code, code_at=email.code_at,
        )  # fmt: skip

    async def claim_name(self, person: str, name: str, account: str, password: str) -> bool:
        """Make a person an account, unless somebody else has claimed the name."""

        def work(db: Connection) -> bool:
            changed = self._execute(
                db, queries.CLAIM_NAME, person_id=person, new_name=name, account_key=account,
                new_password=password,
            ).rowcount  # fmt: skip
            if changed:
                self._execute(db, queries.TAKE_NAME, person_id=person, new_name=name)
            return changed == 1

        return await self._do(work)
