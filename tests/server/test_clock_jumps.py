"""The clock of the machine is set while people play by the clock."""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.sampling import sample_of
from tests.server.players import Player
from tests.server.servers import serving
from tests.server.test_idle import in_memory, until

# Imported before the server's own modules: it reads from a file by how much the clock is wrong.
WRONG_CLOCK = """
import os, time
right = time.time
def wrong():
    with open(os.environ["WRONG_BY"]) as file:
        return right() + float(file.read())
time.time = wrong
"""


@pytest.fixture
def set_clock(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[float], object]:
    """Sets the clock that servers of this test see, by so many seconds."""
    (tmp_path / "sitecustomize.py").write_text(WRONG_CLOCK)
    wrong_by, later = tmp_path / "wrong-by", tmp_path / "later"
    wrong_by.write_text("0")
    monkeypatch.setenv("WRONG_BY", str(wrong_by))
    paths = (str(tmp_path), os.environ.get("PYTHONPATH", ""))
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(paths))

    def jump(seconds: float) -> None:
        later.write_text(str(seconds))
        later.rename(wrong_by)

    return jump


@pytest.mark.parametrize("jump", sample_of([3600.0, -3600.0], 1))
def test_a_wall_clock_that_jumps_charges_nobody(
    tmp_path: Path, set_clock: Callable[[float], object], jump: float
) -> None:
    with serving(tmp_path, forked=False) as server:
        ada = Player(server)
        both = [{"kind": "me"}, {"kind": "me"}]
        table = ada.new_table(seats=both, clock={"turn": 300, "game": 600})["id"]
        ada.do(table, "start")
        set_clock(jump)
        time.sleep(2.5)  # the time that somebody thinks is charged, and nothing else
        assert ada.move(table)["type"] == "ack"
        assert all(game > 500 for game in time_left(ada, table))
        assert min(time_left(ada, table)) < 599
        end = time.monotonic() + 10
        while kinds(ada, table)[-1] != "resumed" and time.monotonic() < end:
            time.sleep(0.05)
        assert ada.move(table)["type"] == "ack"
        assert all(500 < game <= 600 for game in time_left(ada, table))
        assert "flag" not in kinds(ada, table)
        assert abs(ada.lines(table)[-1]["at"] - time.time() - jump) < 30


@pytest.mark.parametrize("jump", sample_of([3600.0, -3600.0], 1))
def test_a_wall_clock_that_jumps_charges_nobody_whose_game_sleeps(
    tmp_path: Path, set_clock: Callable[[float], object], jump: float
) -> None:
    with serving(tmp_path, forked=False, idle_seconds=0.2, lease_seconds=0.4) as server:
        ada = Player(server)
        both = [{"kind": "me"}, {"kind": "me"}]
        long = ada.new_table(seats=both, clock={"turn": 300, "game": 600})["id"]
        short = ada.new_table(seats=both, clock={"turn": 10, "game": 600})["id"]
        for table in (long, short):
            ada.do(table, "start")
        started = time.monotonic()
        until(lambda: in_memory(ada) == 0)
        set_clock(jump)
        # It wakes by itself when its time is up, and no sooner.
        until(lambda: in_memory(ada) == 1)
        assert 9 < time.monotonic() - started < 15
        until(lambda: "flag" in kinds(ada, short))
        assert "flag" not in kinds(ada, long)
        seconds = time.monotonic() - started
        assert min(time_left(ada, long)) == pytest.approx(600 - seconds, abs=3)
        assert min(time_left(ada, short)) > 500


def time_left(player: Player, table: str) -> list[float]:
    return [clock["game"] for clock in player.sight(table)["clocks"]]


def kinds(player: Player, table: str) -> list[str]:
    return [line["kind"] for line in player.lines(table)]
