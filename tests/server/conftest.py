"""What the tests of the server share."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server import players, postgres


@pytest.fixture(autouse=True)
def _close_clients() -> Iterator[None]:
    yield
    while players.OPENED:
        players.OPENED.pop().close()


@pytest.fixture(scope="session")
def database_server() -> Iterator[postgres.Postgres]:
    """PostgreSQL for all tests of this process."""
    with postgres.running() as process:
        yield process
