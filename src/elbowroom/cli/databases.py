"""Problems of a database, as lines for whoever runs a command."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from elbowroom.cli.language import say
from elbowroom.cli.mistakes import Trouble


@contextmanager
def using(database: str) -> Iterator[None]:
    """Report what is wrong with a database in one line."""
    from elbowroom.server.storage.base import StoreDown
    from elbowroom.server.storage.opening import without_password
    from elbowroom.server.storage.problems import DatabaseProblem

    try:
        yield
    except DatabaseProblem as problem:
        raise Trouble(say(problem.key, **problem.details)) from problem
    except StoreDown as error:
        name = without_password(database)
        raise Trouble(say("db-broke-off", database=name, reason=error.reason)) from error
