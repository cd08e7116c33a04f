"""`elbowroom sim`: results of many games."""

from __future__ import annotations

import json
from typing import Any

import pytest

from elbowroom.cli.commands import sim as module
from elbowroom.cli.seating import Choices
from elbowroom.play.new_game import new_game
from elbowroom.rules.playout import play_out
from elbowroom.rules.rng import Rng
from elbowroom.rules.state import State
from tests.cli.run_result import Run


def data(out: str) -> dict[str, Any]:
    loaded = json.loads(out)
    assert isinstance(loaded, dict)
    return loaded


def test_random_games_are_those_of_the_engine(run: Run) -> None:
    result = run("sim", "--games", "3", "--seats", "random,random", "--seed", "5", "--json")
    assert result.code == 0
    coins = [0, 0]
    for seed in (5, 6, 7):
        s = new_game("surface-2")
        play_out(s, Rng(seed))
        coins = [coins[seat] + int(s.coins[seat]) for seat in (0, 1)]
    results = data(result.out)
    assert [seat["mean_coins"] for seat in results["seats"]] == [round(n / 3, 3) for n in coins]
    assert sum(seat["wins"] for seat in results["seats"]) == pytest.approx(3)
    assert (results["map"], results["box"], results["games"]) == ("surface-2", "surface", 3)
    assert results["games_per_second"] > 0


def test_bots_play_against_each_other(run: Run) -> None:
    result = run("sim", "--games", "2", "--seats", "random,easy", "--box", "underground", "--json")
    results = data(result.out)
    assert results["map"] == "underground-2"
    assert [seat["bot"] for seat in results["seats"]] == ["random", "easy"]
    assert results["seats"][1]["mean_coins"] > results["seats"][0]["mean_coins"]


def test_the_same_seed_gives_the_same_results(run: Run) -> None:
    arguments = ("sim", "--games", "2", "--seats", "easy,random", "--json", "--box", "mixed")
    one, other = data(run(*arguments).out), data(run(*arguments).out)
    assert one["seats"] == other["seats"]


def test_the_table_has_a_row_for_each_seat(run: Run) -> None:
    result = run("sim", "--games", "5")
    lines = result.out.splitlines()
    assert lines[0] == "5 games on surface-4, seed 0"
    assert [line.split()[:2] for line in lines[2:6]] == [[str(n), "Random"] for n in range(1, 5)]
    assert "per second" in lines[6]
    assert result.err == ""


def test_the_number_of_seats_follows_from_the_map(run: Run) -> None:
    results = data(run("sim", "--games", "1", "--map", "underground-5", "--json").out)
    assert len(results["seats"]) == 5


def test_house_rules_are_played(run: Run) -> None:
    plain = data(run("sim", "--games", "4", "--json").out)
    house = data(
        run("sim", "--games", "4", "--json", "--option", "own_decline_adds_cost=false").out
    )
    assert plain["seats"] != house["seats"]


def test_a_table_may_leave_things_out_and_say_where_monsters_are(run: Run) -> None:
    arguments = ["--games", "2", "--seats", "random,random", "--box", "mixed", "--json"]
    arguments += ["--without", "orcs, keep"]
    arguments += ["--monsters", "bootsuck-bog,goatsneeze,the-nodding-pines"]
    results = data(run("sim", *arguments).out)
    coins = 0
    for seed in (0, 1):
        s = new_game(
            "surface-2", box="mixed", without=["orcs", "keep"],
            monsters=["bootsuck-bog", "goatsneeze", "the-nodding-pines"],
        )  # fmt: skip
        play_out(s, Rng(seed))
        coins += int(s.coins[0])
    assert results["seats"][0]["mean_coins"] == coins / 2


@pytest.mark.parametrize(
    ("option", "message"),
    [
        (("--without", "moles"), "without: there is no “moles” in this game"),
        (
            ("--monsters", "owlsworth"),
            "monsters: regions for monsters are chosen only in a mixed game",
        ),
    ],
)
def test_invalid_choices_are_reported_before_the_first_game(
    run: Run, option: tuple[str, str], message: str
) -> None:
    for command in (("sim",), ("arena",), ("play",)):
        result = run(*command, "--map", "surface-2", "--seats", "random,random", *option)
        assert result.code == 2
        assert message in result.err


def test_an_interruption_shows_what_has_been_played(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    play = module._random_game

    def tired(tally: module.Tally, seed: int, choices: Choices) -> State:
        if seed == 2:
            raise KeyboardInterrupt
        return play(tally, seed, choices)

    monkeypatch.setattr(module, "_random_game", tired)
    result = run("sim", "--games", "9", "--json")
    assert result.code == 130
    assert data(result.out)["games"] == 2
    assert "2" in result.err


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--games", "0"], "1"),
        (["--games", "-5"], "1"),
        (["--seats", "easy"], "two to five"),
        (["--seats", "easy,easy,easy,easy,easy,easy"], "6"),
        (["--seats", "easy,you"], "you"),
        (["--seats", "easy,mean"], "mean"),
        (["--map", "nowhere"], "surface-2"),
        (["--map", "surface-4", "--seats", "easy,easy"], "surface-4"),
        (["--map", "surface-4", "--box", "underground"], "underground"),
        (["--box", "moon"], "moon"),
        (["--seed", "-1"], "-1"),
        (["--option", "sea=true"], "sea_entry"),
        (["--option", "sea_entry"], "sea_entry=false"),
    ],
)
def test_what_cannot_be_played_exits_2(run: Run, arguments: list[str], message: str) -> None:
    result = run("sim", *arguments)
    assert result.code == 2
    assert message in result.err
    assert result.err.count("\n") == 1
