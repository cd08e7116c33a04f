"""A real scheduler with a worker on this machine: the same games as without it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from distributed import LocalCluster

from elbowroom.arena import cluster
from elbowroom.arena.cluster import ClusterError, play_on_cluster
from elbowroom.arena.contest import Contest, play_game
from elbowroom.arena.scheduling import play_games
from elbowroom.build_info import version

CONTEST = Contest(("hard@300n", "hard@200n"), "surface-2", "surface", 7)


def running_cluster(workers: int) -> LocalCluster:
    return LocalCluster(
        n_workers=workers,
        threads_per_worker=2,
        processes=False,
        dashboard_address="127.0.0.1:0",
        host="127.0.0.1",
        protocol="tcp://",
    )


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    with running_cluster(1) as scheduler:
        yield scheduler.scheduler_address


def test_a_cluster_plays_the_games_that_this_machine_plays(address: str) -> None:
    here = {result.game: result for result in play_games(play_game, CONTEST, range(3), 1)}
    there = {
        result.game: result for result in play_on_cluster(address, play_game, CONTEST, range(3))
    }
    assert there == here


def test_workers_of_another_version_are_refused(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cluster, "_versions", lambda client: {version(), "0.0.1"})
    with pytest.raises(ClusterError) as excinfo:
        next(play_on_cluster(address, play_game, CONTEST, range(1)))
    assert (excinfo.value.key, excinfo.value.details) == ("cluster-version", ("0.0.1",))


def test_a_scheduler_without_workers_is_refused() -> None:
    with running_cluster(0) as scheduler, pytest.raises(ClusterError) as excinfo:
        next(play_on_cluster(scheduler.scheduler_address, play_game, CONTEST, range(1)))
    assert excinfo.value.key == "cluster-empty"


def test_a_missing_scheduler_is_reported_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster, "_TIMEOUT", 0.5)
    with pytest.raises(ClusterError) as excinfo:
        next(play_on_cluster("tcp://127.0.0.1:9", play_game, CONTEST, range(1)))
    assert excinfo.value.key == "cluster-away"


def test_an_invalid_address_is_reported_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster, "_TIMEOUT", 0.5)
    with pytest.raises(ClusterError):
        next(play_on_cluster("gopher://nowhere", play_game, CONTEST, range(1)))
