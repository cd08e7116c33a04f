"""Games on the machines of a Dask cluster: ``pip install 'elbowroom[cluster]'`` on all of them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import TypeVar

from distributed import Client

from elbowroom.arena.scheduling import Work, play_on_pool
from elbowroom.build_info import version
from elbowroom.errors import ElbowroomError

C = TypeVar("C")
T = TypeVar("T")
_TIMEOUT = 10  # seconds
_AT_ONCE = 3  # games under way for each thread, so that none is ever idle


class ClusterError(ElbowroomError):
    """The cluster cannot be used; *key* says why, and *details* what was found."""

    def __init__(self, key: str, address: str, *details: str) -> None:
        super().__init__(key, address, *details)
        self.key = key
        self.address = address
        self.details = details


def play_on_cluster(
    address: str, work: Work[C, T], contest: C, games: Iterable[int]
) -> Iterator[T]:
    """The results of *work* for *games*, as they arrive, from the workers of that scheduler."""
    with _connect(address) as client:
        threads = sum(client.nthreads().values())
        if not threads:
            raise ClusterError("cluster-empty", address)
        _check_versions(client, address)
        with client.get_executor(pure=False) as pool:
            yield from play_on_pool(pool, work, contest, games, _AT_ONCE * threads)


@contextmanager
def _connect(address: str) -> Iterator[Client]:
    try:
        client = Client(address, timeout=_TIMEOUT, set_as_default=False)
    except (OSError, ValueError, TimeoutError) as error:
        raise ClusterError("cluster-away", address, str(error)) from error
    with client:
        yield client


def _check_versions(client: Client, address: str) -> None:
    """Refuse workers of another version: they might play other games."""
    others = _versions(client) - {version()}
    if others:
        raise ClusterError("cluster-version", address, *sorted(others))


def _versions(client: Client) -> set[str]:
    return set(client.run(version).values())
