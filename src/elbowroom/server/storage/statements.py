"""Queries of SQLAlchemy as statements for the driver of one database.

Each query is compiled to text once; after that a call costs no more than the driver does.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, Protocol

from sqlalchemy.engine import Dialect
from sqlalchemy.sql import ClauseElement

Cell = str | int | float | None


class Rows(Protocol):
    """The result of a statement."""

    @property
    def rowcount(self) -> int:
        """How many rows were changed."""

    def fetchone(self) -> Any:
        """The next row, or None."""

    def fetchall(self) -> Any:
        """All rows."""


class Connection(Protocol):
    """A connection of either driver."""

    def execute(self, statement: str, values: Mapping[str, Cell]) -> Rows:
        """Run a statement with named parameters."""


class _Statement:
    """A query as text for one database, with the values of parameters that never change."""

    def __init__(self, query: ClauseElement, dialect: Dialect) -> None:
        compiled = query.compile(dialect=dialect)
        self.text: Final = str(compiled)
        self.constants: Final = {
            name: value for name, value in compiled.params.items() if value is not None
        }


class Statements:
    """The queries that were executed so far, compiled for one database."""

    def __init__(self, dialect: Dialect) -> None:
        self._dialect: Final = dialect
        self._compiled: Final[dict[ClauseElement, _Statement]] = {}

    def execute(self, db: Connection, query: ClauseElement, values: Mapping[str, Cell]) -> Rows:
        """Run *query* with the *values* of its parameters."""
        statement = self._compiled.get(query)
        if statement is None:
            statement = self._compiled[query] = _Statement(query, self._dialect)
        return db.execute(statement.text, {**statement.constants, **values})
