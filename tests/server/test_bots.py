"""Bots of a server: which may be seated, what they remember, and what happens if one dies."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from elbowroom import Match
from elbowroom.bots.bot_names import bot_named
from elbowroom.bots.driver import ask
from elbowroom.bots.protocol.seat import CommandBot
from elbowroom.server.operations.settings import Settings
from elbowroom.server.thinking import bot_processes
from elbowroom.server.thinking.bot_processes import BotProcesses, BotRequest, choose_action, dismiss
from elbowroom.server.thinking.bot_roster import Roster
from tests.server.players import Player
from tests.server.servers import serving
from tests.server.test_tables import until
from tests.server.thoughts import die, oversleep, stumble, where_am_i


@pytest.mark.parametrize(
    ("name", "known"),
    [
        ("easy", True),
        ("random", True),
        ("champion@0.2s", True),
        ("champion@5s", True),
        ("champion@6s", False),
        ("hard@2000n", True),
        ("hard@600000n", False),
        ("champion@0.2", False),
        ("random@1s", False),
        ("genius", False),
        ("", False),
        ("cmd:touch /tmp/owned", False),
        ("cmd@1s:touch /tmp/owned", False),
        ("champion@1s:x", False),
        ("./mybot", False),
        ("easy@1s", False),
    ],
)
def test_only_known_bots_within_limits_may_be_seated(name: str, known: bool) -> None:
    assert Roster(Settings()).knows(name) is known


def request_at(match: Match, key: str, level: str, seed: int = 1) -> BotRequest:
    return BotRequest(key, level, seed, match.observe(match.decider))


def test_a_bot_remembers_its_plan_from_decision_to_decision(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """It plays the same moves as one bot object that is used for the whole game."""
    monkeypatch.setattr(bot_processes, "_BOTS", type(bot_processes._BOTS)())
    served, alone = Match("surface-2", seed=3), Match("surface-2", seed=3)
    bots = {seat: bot_named("hard@500n", 7) for seat in (1, 2)}
    for _ in range(60):
        options = served.legal()
        choice = options[0]
        if len(options) > 1:
            choice = choose_action(request_at(served, f"table {served.decider}", "hard@500n", 7))
        assert alone.decider is not None
        assert choice == ask(alone, bots[alone.decider])
        served.submit(choice)
        alone.submit(choice)


def test_a_bot_whose_game_is_over_is_forgotten_and_its_program_ended(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(bot_processes, "_BOTS", type(bot_processes._BOTS)())
    match = Match("surface-2", seed=3)
    commands = {"tireless": f"cmd@20s:{sys.executable} -m elbowroom bot easy"}
    request = request_at(match, "table 1", "tireless")
    assert choose_action(replace(request, commands=commands)) in request.observation.actions
    choose_action(request_at(match, "table 11", "random"))
    bot = bot_processes._BOTS["table 1 tireless"]
    assert isinstance(bot, CommandBot)
    talk = bot._dialogue
    assert talk is not None
    assert dismiss("table 1")
    assert bot._dialogue is not talk
    assert not dismiss("table 1")
    assert list(bot_processes._BOTS) == ["table 11 random"]


def test_a_seat_stays_in_its_process_and_a_new_one_gets_the_least_busy() -> None:
    async def play() -> None:
        runner = BotProcesses(2, 30.0)
        request = request_at(Match("surface-2", seed=1), "a 1", "easy")
        first, second = await asyncio.gather(
            runner.run("a 1", where_am_i, request), runner.run("b 1", where_am_i, request)
        )
        assert first != second
        for _ in range(3):
            assert await runner.run("a 1", where_am_i, request) == first
        runner.close()

    asyncio.run(play())


@pytest.mark.parametrize("work", [die, stumble, oversleep])
def test_a_bot_that_fails_is_replaced(work: Callable[[BotRequest], int]) -> None:
    async def play() -> None:
        runner = BotProcesses(1, 1.0 if work is oversleep else 30.0)
        request = request_at(Match("surface-2", seed=1), "a 1", "easy")
        assert await runner.run("a 1", work, request) is None
        runner.patience = 30.0
        assert await runner.run("a 1", where_am_i, request)
        assert await runner.choose(request) in request.observation.actions
        runner.close()

    asyncio.run(play())


def test_tables_choose_their_stand_in_and_how_much_it_may_think(tmp_path: Path) -> None:
    with serving(tmp_path, bot_seconds=0.5) as server:
        ada = Player(server)
        seats = [{"kind": "me"}, {"kind": "bot", "level": "champion@0.05s"}]
        table = ada.new_table(seats=seats, stand_in="random")["id"]
        assert ada.info(table)["seats"][1]["level"] == "champion@0.05s"
        ada.do(table, "start")
        ada.do(table, "hand-over", seat=1)
        assert until("handed", ada, table)["level"] == "random"
        seats[1]["level"] = "champion@1s"
        refused = ada.http.post("/api/tables", json={"seats": seats})
        assert (refused.status_code, refused.json()["error"]) == (409, "no-such-bot")
        refused = ada.http.post("/api/tables", json={"stand_in": "nobody"})
        assert refused.json()["error"] == "no-such-bot"
        other = ada.new_table(seats=[{"kind": "me"}, {"kind": "me"}])["id"]
        assert ada.do(other, "set-bot", seat=2, level="hard@9s")["error"] == "no-such-bot"
        ada.do(other, "start")
        assert ada.do(other, "hand-over", seat=2, level="nobody")["error"] == "no-such-bot"
        ada.do(other, "leave", seat=2)
        assert until("left", ada, other)["level"] == "easy"
