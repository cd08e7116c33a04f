"""The store of the gallery, of short links and of measurements, beside that of the tables.

Entries are never changed: an operator may hide or remove one, an author may publish another.
"""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy.engine import Dialect

from elbowroom.server.storage import gallery_queries as queries
from elbowroom.server.storage import queries as shared_queries
from elbowroom.server.storage.gallery_queries import HIDDEN, REMOVED, SHOWN
from elbowroom.server.storage.sql import SqlStore
from elbowroom.server.storage.statements import Connection

# What an operator can do, and the status of the entry after it.
ACTIONS: Final = {"hide": HIDDEN, "show": SHOWN, "remove": REMOVED}
# Why an entry was not published.
ALREADY_PUBLISHED: Final = "already-published"
GALLERY_FULL: Final = "gallery-full"
NOT_YOURS: Final = "not-your-entry"


@dataclass(frozen=True)
class NewEntry:
    """A collection to publish; see the table ``gallery``."""

    id: str
    digest: str
    person: str
    author: str
    author_key: str
    name: str
    licence: str
    summary: str
    search: str
    body: str
    created: float
    replaces: str | None = None


@dataclass(frozen=True)
class ListedEntry:
    """An entry as lists show it; *summary* is JSON."""

    id: str
    digest: str
    author: str
    name: str
    licence: str
    summary: str
    created: float
    replaces: str | None
    status: str
    plays: int


@dataclass(frozen=True)
class WholeEntry:
    """An entry with its collection, and the entry that is a newer version of it."""

    listed: ListedEntry
    body: str
    replaced_by: str | None


@dataclass(frozen=True)
class Question:
    """Which entries to list: those that contain *words* and are by the account *author*, if any."""

    words: str = ""
    author: str = ""
    by_plays: bool = False
    after: int = 0
    most: int = 30

    @property
    def pattern(self) -> str:
        """The words as a pattern of LIKE."""
        escaped = re.sub(r"([\\%_])", r"\\\1", self.words)
        return f"%{escaped}%"


@dataclass(frozen=True)
class AuditLine:
    """Something that an operator did."""

    at: float
    operator: str
    action: str
    entry: str
    reason: str


class GalleryStore(SqlStore):
    """Adds to the store of tables and people what the gallery needs."""

    def __init__(self, dialect: Dialect, insert: Callable[..., Any]) -> None:
        super().__init__(dialect, insert)
        self._publish: Final = queries.publish(insert)
        self._add_report: Final = queries.add_report(insert)
        self._put_shared: Final = shared_queries.put_shared(insert)
        self._put_measurement: Final = queries.put_measurement(insert)

    def start_beside_server(self) -> None:
        """Connect for a command, while a server may be running; ends with ``close``."""
        self.batch.start()

    # ------------------------------------------------------------------ entries

    async def publish(self, entry: NewEntry, most: int) -> str:
        """Add an entry; returns why that was refused, empty if it was not.

        *most* is how many entries a person may have, removed ones included.
        """

        def work(db: Connection) -> str:
            person = {"person_id": entry.person}
            if self._execute(db, queries.NUMBER_OF_PERSON, **person).fetchone()[0] >= most:
                return GALLERY_FULL
            if entry.replaces is not None:
                own = self._execute(db, queries.OWN_ENTRY, entry_id=entry.replaces, **person)
                if own.fetchone() is None:
                    return NOT_YOURS
            new = {**vars(entry), "status": SHOWN}
            return "" if self._execute(db, self._publish, **new).rowcount else ALREADY_PUBLISHED

        return await self._do(work)

    async def entry(self, entry: str) -> WholeEntry | None:
        """An entry by id, whatever its status."""
        row = await self._one(queries.ENTRY, entry_id=entry)
        return None if row is None else WholeEntry(ListedEntry(*row[:10]), row[10], row[11])

    async def entries(self, question: Question) -> list[ListedEntry]:
        """Entries that are shown and have no newer version."""
        if question.author:
            newest, played = queries.NEWEST_OF_AUTHOR, queries.MOST_PLAYED_OF_AUTHOR
        else:
            newest, played = queries.NEWEST, queries.MOST_PLAYED
        author = {"author": question.author} if question.author else {}
        rows = await self._all(
            played if question.by_plays else newest,
            pattern=question.pattern, most=question.most, after=question.after, **author,
        )  # fmt: skip
        return [ListedEntry(*row) for row in rows]

    async def plays(self, digest: str) -> int:
        """How many games have begun with a collection."""
        row = await self._one(queries.PLAYS_OF, digest_played=digest)
        return 0 if row is None else int(row[0])

    async def report(self, entry: str, person: str, reason: str) -> None:
        """Note a report; only the first of each person counts."""
        await self._change(
            self._add_report, entry=entry, person=person, reason=reason, at=time.time()
        )

    # ------------------------------------------------------------------ the operator

    async def entries_for_operator(self) -> list[tuple[ListedEntry, int]]:
        """All entries and how often they were reported, the most reported first."""
        return [
            (ListedEntry(*row[:10]), int(row[10])) for row in await self._all(queries.FOR_OPERATOR)
        ]

    async def reports(self, entry: str) -> list[tuple[float, str]]:
        """When and why an entry was reported."""
        return [(row[0], row[1]) for row in await self._all(queries.REPORTS_OF, entry_id=entry)]

    async def moderate(self, action: str, entry: str, operator: str, reason: str) -> bool:
        """Do one of ``ACTIONS`` and note it; False if there is no such entry, or it was removed."""

        def work(db: Connection) -> bool:
            status = ACTIONS[action]
            changed = self._execute(db, queries.SET_STATUS, entry_id=entry, new_status=status)
            if not changed.rowcount:
                return False
            if status == REMOVED:
                self._execute(db, queries.EMPTY, entry_id=entry)
                self._execute(db, queries.DROP_REPORTS, entry_id=entry)
            self._execute(
                db, queries.ADD_AUDIT, now=time.time(), who=operator, deed=action,
                entry_id=entry, why=reason,
            )  # fmt: skip
            return True

        return await self._do(work)

    async def audit(self) -> list[AuditLine]:
        """What operators have done, oldest first."""
        return [AuditLine(*row) for row in await self._all(queries.AUDIT)]

    # ------------------------------------------------------------------ short links

    async def share_collection(self, digest: str, body: str, now: float, until: float) -> None:
        """Keep a shared collection, and delete those whose time is over."""

        def work(db: Connection) -> None:
            self._execute(db, shared_queries.DROP_OLD_SHARED, now=now)
            self._execute(db, self._put_shared, digest=digest, body=body, until=until)

        await self._do(work)

    async def shared_collection(self, digest: str, now: float) -> tuple[str, float] | None:
        """A shared collection and until when it is kept."""
        row = await self._one(shared_queries.SHARED_BY_DIGEST, digest=digest, now=now)
        return None if row is None else (str(row[0]), float(row[1]))

    # ------------------------------------------------------------------ measurements

    async def measurement(self, id: str) -> str | None:
        """The stored result of measuring."""
        row = await self._one(queries.MEASUREMENT, measured=id)
        return None if row is None else str(row[0])

    async def put_measurement(self, id: str, body: str) -> None:
        """Store the result of measuring."""
        await self._change(self._put_measurement, id=id, body=body, at=time.time())

    async def drop_measurements(self, before: float) -> None:
        """Delete results of measuring that are older than *before*."""
        await self._change(queries.DROP_OLD_MEASUREMENTS, before=before)
