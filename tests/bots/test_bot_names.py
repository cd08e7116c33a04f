"""Names of bots in lists, in records and from players of a server."""

from __future__ import annotations

import sys

import pytest

from elbowroom.bots.bot_names import (
    bot_named,
    command_words,
    names_in,
    offered_bot,
    read_commands,
    short_name,
)
from elbowroom.bots.levels import Champion
from elbowroom.bots.protocol.seat import CommandBot
from elbowroom.bots.random_bot import RandomBot
from elbowroom.errors import NotParsable
from elbowroom.play.match import Match
from tests.bots.protocol.programs import program_text

PYTHON = sys.executable


def test_a_level_may_have_a_budget() -> None:
    bot = bot_named("champion@0.2s", 1)
    assert isinstance(bot, Champion)
    assert bot.strength.seconds == 0.2


def test_a_command_is_a_program_with_its_words() -> None:
    assert command_words(f"cmd:{PYTHON} -m 'my bot' --x 1,2") == (
        [PYTHON, "-m", "my bot", "--x", "1,2"],
        2.0,
    )
    assert command_words(f"cmd@0.5s:{PYTHON}") == ([PYTHON], 0.5)


def test_a_program_starts_at_its_first_decision() -> None:
    bot = bot_named(f"cmd@7s:{PYTHON} -c 'raise SystemExit(1)'", 3)
    assert isinstance(bot, CommandBot)
    assert (bot.seconds, bot.seed) == (7.0, 3)


def test_a_program_can_be_named_like_any_bot() -> None:
    match = Match("surface-2", seed=1)
    bot = bot_named(program_text(), 3)
    assert bot.decide(match.observe(1)) == "pick 6"
    bot.close()


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("mean", "“mean” is not possible here; write one of these: random, easy"),
        ("easy@2s", "“easy” does not think ahead"),
        ("champion@2m", "@2m: write it as: @20000n"),
        ("cmd:", "write it as: cmd:./mybot"),
        ("cmd:'open", "write it as: cmd:./mybot"),
        ("cmd:./no-such-program-here", "can be run here"),
        (f"cmd@20n:{PYTHON}", "@20n: write it as: cmd@5s:./mybot"),
        (f"cmd@soon:{PYTHON}", "@soon: write it as: @20000n"),
    ],
)
def test_an_unknown_bot_is_refused(name: str, why: str) -> None:
    with pytest.raises(NotParsable, match=why):
        bot_named(name, 1)


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("easy, hard ,champion@0.2s", ["easy", "hard", "champion@0.2s"]),
        ("you:O'Brien,easy", ["you:O'Brien", "easy"]),
        ("cmd:./a --x,easy", ["cmd:./a --x", "easy"]),
        ("easy,cmd:./a '1,2' \"3,4\",cmd@2s:./b", ["easy", "cmd:./a '1,2' \"3,4\"", "cmd@2s:./b"]),
        ("cmd:./a 'never closed,easy", ["cmd:./a 'never closed,easy"]),
        ("", [""]),
    ],
)
def test_commas_separate_names_but_not_inside_the_quotes_of_a_command(
    text: str, names: list[str]
) -> None:
    assert names_in(text) == names


@pytest.mark.parametrize(
    ("name", "short"),
    [
        ("champion@0.2s", "champion@0.2s"),
        ("cmd:./bots/deep_bot.py --secret | x", "cmd:deep_bot.py"),
        ("cmd@5s:'./my bot'", "cmd:my"),
        ("cmd:/usr/bin/python3 -I bots/mine.py --x", "cmd:mine.py"),
        ("cmd:node", "cmd:node"),
        ("cmd:", "cmd:"),
    ],
)
def test_a_record_has_the_name_of_a_program_without_its_command(name: str, short: str) -> None:
    assert short_name(name) == short


def test_players_get_levels_and_offered_programs_by_name_only() -> None:
    commands = read_commands([f"deep={PYTHON} --deep", f"slow=cmd@9s:{PYTHON}"])
    assert commands == {"deep": f"cmd:{PYTHON} --deep", "slow": f"cmd@9s:{PYTHON}"}
    deep, slow = offered_bot("deep", 4, commands), offered_bot("slow", 4, commands)
    assert isinstance(deep, CommandBot)
    assert isinstance(slow, CommandBot)
    assert deep.words == (PYTHON, "--deep")
    assert slow.seconds == 9.0
    assert isinstance(offered_bot("random", 1, commands), RandomBot)


@pytest.mark.parametrize("name", [f"cmd:{PYTHON}", "champion@3600s", "nobody", ""])
def test_players_cannot_name_a_command_or_a_budget(name: str) -> None:
    with pytest.raises(NotParsable, match="is not possible here"):
        offered_bot(name, 1, {})


@pytest.mark.parametrize("line", ["deep", "=x", "easy=x", "cmd=x", "Deep=x", "a b=x", "deep="])
def test_an_offered_program_has_a_unique_name_and_can_be_run(line: str) -> None:
    with pytest.raises(NotParsable):
        read_commands([line])


def test_a_name_is_offered_once() -> None:
    with pytest.raises(NotParsable, match="new name"):
        read_commands([f"deep={PYTHON}", f"deep={PYTHON}"])
