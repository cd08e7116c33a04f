"""The clock of the machine is set while people play by the clock."""

from __future__ import annotations

import os
import time
from pathlib import Path

import pytest

from tests.server.players import Player
from tests.server.servers import serving

# Imported before the server's own modules: it reads from a file by how much the clock is wrong.
WRONG_CLOCK = """
import os, time
right = time.time
def wrong():
    with open(os.environ["WRONG_BY"]) as file:
        return right() + float(file.read())
time.time = wrong
"""


@pytest.mark.parametrize("jump", [3600.0, -3600.0])
def test_a_wall_clock_that_jumps_charges_nobody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, jump: float
) -> None:
    (tmp_path / "sitecustomize.py").write_text(WRONG_CLOCK)
    wrong_by, later = tmp_path / "wrong-by", tmp_path / "later"
    wrong_by.write_text("0")
    later.write_text(str(jump))
    monkeypatch.setenv("WRONG_BY", str(wrong_by))
    paths = (str(tmp_path), os.environ.get("PYTHONPATH", ""))
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(paths))
    with serving(tmp_path) as server:
        ada = Player(server)
        both = [{"kind": "me"}, {"kind": "me"}]
        table = ada.new_table(seats=both, clock={"turn": 300, "game": 600})["id"]
        ada.do(table, "start")
        later.rename(wrong_by)
        assert ada.move(table)["type"] == "ack"
        assert all(game > 500 for game in time_left(ada, table))
        end = time.monotonic() + 10
        while kinds(ada, table)[-1] != "resumed" and time.monotonic() < end:
            time.sleep(0.05)
        assert ada.move(table)["type"] == "ack"
        assert all(500 < game <= 600 for game in time_left(ada, table))
        assert "flag" not in kinds(ada, table)
        assert abs(ada.lines(table)[-1]["at"] - time.time() - jump) < 30


def time_left(player: Player, table: str) -> list[float]:
    return [clock["game"] for clock in player.sight(table)["clocks"]]


def kinds(player: Player, table: str) -> list[str]:
    return [line["kind"] for line in player.lines(table)]
