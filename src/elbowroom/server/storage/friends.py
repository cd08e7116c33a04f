"""The store of friends: who they are, whether they are here, and where they are invited."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy.engine import Dialect

from elbowroom.server.storage import friend_queries as queries
from elbowroom.server.storage.base import GameRow
from elbowroom.server.storage.results import ResultStore
from elbowroom.server.storage.sql import game_row
from elbowroom.server.storage.statements import Connection

# What friends see of a person: nothing, that they are here, at which table as well.
NOTHING, PRESENCE, TABLE = 0, 1, 2
MOST_FRIENDS: Final = 200
# Seconds for which somebody who looked for friends counts as here.
_LOOKED: Final = 300.0


@dataclass(frozen=True)
class Friend:
    """A friend, as far as they allow it: whether they are *here*, and at which *table*."""

    id: str
    name: str
    here: bool
    table: str


@dataclass(frozen=True)
class FriendSettings:
    """The secret part of a person's link (empty if there is none), and what friends see of them."""

    key: str
    shows: int
    hidden: bool


class FriendStore(ResultStore):
    """Adds friends, presence and invitations."""

    def __init__(self, dialect: Dialect, insert: Callable[..., Any]) -> None:
        super().__init__(dialect, insert)
        self._add_friend: Final = queries.add_friend(insert)
        self._put_presence: Final = queries.put_presence(insert)
        self._add_invitation: Final = queries.add_invitation(insert)

    async def friend_settings(self, person: str) -> FriendSettings:
        """How a person is found by friends, and what these see."""
        key, shows, hidden = await self._one(queries.WAYS, person_id=person)
        return FriendSettings(key or "", int(shows), bool(hidden))

    async def set_friend_key(self, person: str, key: str) -> None:
        """Give a person a new link; the former one leads nowhere."""
        await self._change(queries.SET_KEY, person_id=person, new_key=key)

    async def set_shows(self, person: str, shows: int) -> None:
        """Change what friends see of a person."""
        await self._change(queries.SET_SHOWS, person_id=person, new_shows=shows)

    async def befriend(self, person: str, other: str, now: float) -> bool:
        """Make two people friends; returns whether neither has too many."""

        def work(db: Connection) -> bool:
            for each in (person, other):
                row = self._execute(db, queries.NUMBER_OF_FRIENDS, person_id=each).fetchone()
                if row[0] >= MOST_FRIENDS:
                    return False
            self._execute(db, self._add_friend, person=person, friend=other, since=now)
            self._execute(db, self._add_friend, person=other, friend=person, since=now)
            return True

        return await self._do(work)

    async def part(self, person: str, other: str) -> None:
        """End a friendship, with its invitations."""

        def work(db: Connection) -> None:
            self._execute(db, queries.INVITATIONS_BETWEEN, person_id=person, other_id=other)
            self._execute(db, queries.PART, person_id=person, other_id=other)

        await self._do(work)

    async def is_friend(self, person: str, other: str) -> bool:
        """Whether two people are friends."""
        return await self._one(queries.IS_FRIEND, person_id=person, other_id=other) is not None

    async def friends_of(self, person: str, now: float) -> list[Friend]:
        """The friends of a person by name, with what they allow friends to see."""

        def work(db: Connection) -> tuple[Any, Any]:
            people = self._execute(db, queries.FRIENDS_OF, person_id=person).fetchall()
            since = now - _LOOKED
            here = self._execute(db, queries.FRIENDS_HERE, person_id=person, since=since).fetchall()
            return people, here

        people, here = await self._do(work)
        tables: dict[str, str] = {}
        for friend, game in here:
            tables[friend] = game or tables.get(friend, "")
        out = []
        for id, name, hidden, shows in people:
            allowed = NOTHING if hidden else int(shows)
            table = tables.get(id, "") if allowed >= TABLE else ""
            out.append(Friend(id, name, allowed >= PRESENCE and id in tables, table))
        return out

    # ------------------------------------------------------------------ who is here

    async def note_presence(self, person: str, process: str, game: str, at: float | None) -> None:
        """Note that somebody who has friends is at a table since *at*; None: is there no more."""

        def work(db: Connection) -> None:
            if at is None:
                self._execute(db, queries.GONE, person_id=person, owner=process, game_id=game)
            elif self._execute(db, queries.NUMBER_OF_FRIENDS, person_id=person).fetchone()[0]:
                self._execute(
                    db, self._put_presence, person=person, process=process, game=game, at=at
                )

        await self._do(work)

    # ------------------------------------------------------------------ invitations

    async def invite(self, person: str, game: str, host: str, now: float) -> None:
        """Invite a friend to a table that waits for people."""
        await self._change(self._add_invitation, person=person, game=game, host=host, at=now)

    async def decline(self, person: str, game: str) -> None:
        """Forget that somebody is invited to a table."""
        await self._change(queries.DECLINE, person_id=person, game_id=game)

    async def invited_to(self, person: str, most: int) -> list[tuple[GameRow, str]]:
        """Tables that wait for a person, newest invitation first, and who has invited them."""
        rows = await self._all(queries.INVITED_TO, person_id=person, most=most)
        return [(game_row(row), str(row[7])) for row in rows]

    async def drop_old_meetings(self, now: float) -> None:
        """Delete invitations to tables that wait no more, and people of processes that are gone."""
        await self._change(queries.DROP_INVITATIONS)
        await self._change(queries.DROP_PRESENCE, since=now - _LOOKED)
