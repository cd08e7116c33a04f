"""What the store has of a person's games: results, ratings, and all that is theirs."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Any, Final

from sqlalchemy.engine import Dialect

from elbowroom.server.storage import result_queries as queries
from elbowroom.server.storage.base import GameRow
from elbowroom.server.storage.gallery import GalleryStore
from elbowroom.server.storage.own_talk import silenced
from elbowroom.server.storage.queries import NEWEST_GAMES
from elbowroom.server.storage.sql import game_row
from elbowroom.server.storage.statements import Connection


@dataclass(frozen=True)
class ResultRow:
    """How a person did in a game: *others* and *armies* are JSON; see ``live.results``."""

    person: str
    game: str
    at: float
    place: int
    seats: int
    coins: int
    map: str
    others: str
    armies: str


@dataclass(frozen=True)
class RatingRow:
    """A rating of a person, among ``people`` or against ``levels``, after so many games."""

    person: str
    kind: str
    mu: float
    sigma: float
    games: int


@dataclass(frozen=True)
class Forgotten:
    """What ended with a person: hashes of their tokens, and tables of which the log has changed."""

    tokens: list[str]
    tables: list[str]


# New ratings from those of the people of a game, by person and kind.
Rater = Callable[[Mapping[tuple[str, str], RatingRow]], Sequence[RatingRow]]


class ResultStore(GalleryStore):
    """Adds results and ratings, and what everybody can do with what is theirs."""

    def __init__(self, dialect: Dialect, insert: Callable[..., Any]) -> None:
        super().__init__(dialect, insert)
        self._add_result: Final = queries.add_result(insert)
        self._put_rating: Final = queries.put_rating(insert)

    async def add_results(self, rows: Sequence[ResultRow], rater: Rater) -> None:
        """Store the results of a game and rate its people, if they are still due."""

        def work(db: Connection) -> None:
            if not self._execute(db, queries.RESULTS_NOTED, game_id=rows[0].game).rowcount:
                return  # another process was faster
            known: dict[tuple[str, str], RatingRow] = {}
            for row in rows:
                self._execute(db, self._add_result, **asdict(row))
                for each in self._execute(db, queries.RATINGS_OF, person_id=row.person).fetchall():
                    known[each[0], each[1]] = RatingRow(*each)
            for rating in rater(known):
                self._execute(db, self._put_rating, **asdict(rating))

        await self._do(work)

    async def results_due(self, moment: float, most: int) -> list[str]:
        """Games that ended before *moment* and whose results have not been noted, oldest first."""
        rows = await self._all(queries.RESULTS_DUE_BEFORE, moment=moment, most=most)
        return [str(row[0]) for row in rows]

    async def no_results(self, game: str) -> None:
        """The result of a game is nobody's."""
        await self._change(queries.RESULTS_NOTED, game_id=game)

    async def results_of(self, person: str, most: int) -> list[ResultRow]:
        """The results of a person, newest first."""
        rows = await self._all(queries.RESULTS_OF, person_id=person, most=most)
        return [ResultRow(*row) for row in rows]

    async def ratings_of(self, person: str) -> list[RatingRow]:
        """The ratings of a person."""
        return [RatingRow(*row) for row in await self._all(queries.RATINGS_OF, person_id=person)]

    async def is_hidden(self, person: str) -> bool:
        """Whether a person shows their page to nobody else."""
        row = await self._one(queries.HIDDEN, person_id=person)
        return row is not None and bool(row[0])

    async def set_hidden(self, person: str, hidden: bool) -> None:
        """Hide the page of a person, or show it again."""
        await self._change(queries.SET_HIDDEN, person_id=person, flag=int(hidden))

    async def entries_of(self, person: str) -> list[tuple[str, str, str]]:
        """What a person has published: id, name and collection."""
        return [tuple(row) for row in await self._all(queries.ENTRIES_OF, person_id=person)]

    async def forget_person(self, person: str) -> Forgotten:
        """Delete what is a person's own, and what they have said at tables.

        The row itself stays, empty, since games and published collections refer to it.
        """
        rows = await self._all(queries.TALKED_AT, person_id=person)
        tables = [row[0] for row in rows if await self._silence(str(row[0]), person)]

        def work(db: Connection) -> list[str]:
            tokens = [row[0] for row in self._execute(db, queries.TOKENS_OF, person_id=person)
                      .fetchall()]  # fmt: skip
            for query in queries.FORGET:
                self._execute(db, query, person_id=person)
            for token in tokens:
                self.announce(db, token, 0)
            return tokens

        return Forgotten(await self._do(work), tables)

    async def _silence(self, game: str, person: str) -> bool:
        """Remove what a person has said at a table; returns whether there was anything."""

        def work(db: Connection) -> bool:
            rows = self._execute(db, queries.TALK, game_id=game).fetchall()
            lines = list(silenced(rows, person))
            for seq, body in lines:
                self._execute(db, queries.SET_BODY, game_id=game, number=seq, new_body=body)
            if lines:
                self.announce(db, game, 0)
            return bool(lines)

        return await self._do(work)

    async def set_password(self, person: str, password: str) -> list[str]:
        """Give a person another password; returns the hashes of their tokens, which are gone."""

        def work(db: Connection) -> list[str]:
            rows = self._execute(db, queries.TOKENS_OF, person_id=person).fetchall()
            self._execute(db, queries.SET_PASSWORD, person_id=person, new_password=password)
            self._execute(db, queries.DROP_TOKENS, person_id=person)
            for row in rows:
                self.announce(db, row[0], 0)
            return [row[0] for row in rows]

        return await self._do(work)

    # ------------------------------------------------------------------ for the operator

    async def number_of_games(self) -> dict[str, int]:
        """How many tables there are, by status."""
        return {row[0]: int(row[1]) for row in await self._all(queries.NUMBER_OF_GAMES)}

    async def number_of_people(self) -> tuple[int, int]:
        """How many guests and how many accounts there are."""
        everybody, accounts = await self._one(queries.NUMBER_OF_PEOPLE)
        return int(everybody) - int(accounts), int(accounts)

    async def newest_games(self, most: int) -> list[GameRow]:
        """The newest tables, public or not."""
        return [game_row(row) for row in await self._all(NEWEST_GAMES, most=most)]

    async def remove_game(self, game: str) -> bool:
        """Delete a table with its log; returns whether there was one."""

        def work(db: Connection) -> bool:
            changed = 0
            for query in queries.REMOVE_GAME:
                changed = self._execute(db, query, game_id=game).rowcount
            return changed == 1

        return await self._do(work)
