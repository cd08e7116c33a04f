"""Clocks: the time a seat has used, the time it has left, and time that nobody is charged for."""

from __future__ import annotations

import time
from pathlib import Path

from elbowroom.server.live.clocks import GRACE, Clocks
from elbowroom.server.wire.setup import ClockSetting
from tests.server.players import Player
from tests.server.servers import Server


def test_the_seat_that_thinks_is_charged_and_no_other() -> None:
    clocks = Clocks(ClockSetting(turn=60, game=600), 2)
    clocks.run(1, (1, 0), 100.0)
    clocks.run(2, (1, 1), 130.0)
    first, second = clocks.all_left(140.0)
    assert (first.game, first.running) == (570.0, False)
    assert (second.turn, second.game, second.running) == (50.0, 590.0, True)


def test_a_new_turn_has_its_whole_time_but_a_second_decision_in_it_has_not() -> None:
    clocks = Clocks(ClockSetting(turn=60), 2)
    clocks.run(1, (1, 0), 0.0)
    clocks.run(2, (1, 0), 20.0)  # the victim decides within the turn of the first
    clocks.run(1, (1, 0), 25.0)
    assert clocks.left(1, 25.0).turn == 40.0
    assert clocks.deadline() == 65.0
    clocks.run(1, (2, 0), 30.0)
    assert clocks.left(1, 30.0).turn == 60.0


def test_a_person_who_takes_the_seat_back_has_some_time_again() -> None:
    clocks = Clocks(ClockSetting(game=60), 2)
    clocks.run(1, (1, 0), 0.0)
    assert clocks.deadline() == 60.0
    clocks.came_back(1, 500.0)
    assert clocks.left(1, 500.0).game == GRACE


def test_nobody_is_charged_for_time_without_a_server() -> None:
    clocks = Clocks(ClockSetting(game=60), 2)
    clocks.run(1, (1, 0), 0.0)
    clocks.resume(1000.0, used=0)
    assert clocks.left(1, 1010.0).game == 50.0


def test_without_a_setting_nothing_is_shown_and_nothing_ends() -> None:
    clocks = Clocks(None, 2)
    clocks.run(1, (1, 0), 0.0)
    assert clocks.all_left(10.0) == []
    assert clocks.deadline() is None


def test_a_restart_does_not_cost_anybody_their_time(tmp_path: Path) -> None:
    server = Server(tmp_path).start()
    ada = Player(server)
    seats = [{"kind": "me"}, {"kind": "me"}]
    table = ada.new_table(seats=seats, clock={"game": 3600})["id"]
    ada.do(table, "start")
    server.kill()
    server.start()
    try:
        lines = ada.lines(table)
        end = time.monotonic() + 10
        while lines[-1]["kind"] != "resumed" and time.monotonic() < end:
            time.sleep(0.05)
            lines = ada.lines(table)
        assert lines[-1]["kind"] == "resumed"
        assert ada.sight(table)["clocks"][0]["game"] > 3590
        # This line does not change the position, so a move chosen before it is not stale.
        assert ada.move(table, "pick 1", expected=lines[-2]["seq"])["type"] == "ack"
    finally:
        server.stop()


def test_when_the_clock_was_set_only_the_time_that_passed_is_charged() -> None:
    clocks = Clocks(ClockSetting(turn=60, game=100), 2)
    clocks.run(1, (1, 0), 0.0)
    clocks.charge(10.0)
    used = clocks.used(left=20.7)
    assert used == 29
    clocks.resume(5000.0, used)
    left = clocks.left(1, 5000.0)
    assert (left.turn, left.game) == (21.0, 61.0)
    assert clocks.deadline() == 5021.0
