"""`elbowroom play`: whole games, what may be typed, what is shown to whom, and leaving."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from elbowroom.play.record import load_match
from tests.cli.run_result import Run

# Two people above; the first army is Diplomat Ghouls with ten tokens.
TWO = ("play", "--seats", "you:Ada,you:Bo", "--seed", "1114", "--open-coins")
ALONE = ("play", "--seats", "you:Ada,easy", "--seed", "1114")


def lines(*texts: str) -> str:
    return "\n".join(texts) + "\n"


# ---------------------------------------------------------------------- whole games


@pytest.mark.parametrize(
    "arguments",
    [
        ["--seats", "you,easy"],
        ["--box", "underground", "--seats", "you,you,random"],
        ["--box", "mixed", "--seats", "you,easy"],
        ["--map", "underground-2", "--box", "mixed", "--seats", "you,you"],
    ],
)
def test_a_whole_game_can_be_played_by_the_first_choice_of_every_list(
    run: Run, tmp_path: Path, arguments: list[str]
) -> None:
    file = tmp_path / "evening.game"
    result = run("play", *arguments, "--seed", "4", "--save", str(file), stdin="1\n" * 2000)
    assert result.code == 0
    assert result.err == ""
    assert "Final result" in result.out
    assert " wins with " in result.out or " share the victory " in result.out
    match = load_match(file.read_text(encoding="utf-8"))
    assert match.over
    assert match.fair


def test_a_game_runs_in_a_separate_process() -> None:
    code = "import sys; from elbowroom.cli.main import main; sys.exit(main())"
    result = subprocess.run(
        [sys.executable, "-c", code, "play", "--seats", "you,easy", "--seed", "1"],
        input="1\n" * 500,
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )
    assert (result.returncode, result.stderr) == (0, "")
    assert "Final result" in result.stdout


def test_bots_alone_play_a_game_to_watch(run: Run) -> None:
    result = run("play", "--seats", "random,random", "--seed", "2")
    assert result.code == 0
    assert "Random 2 scores." in result.out
    assert "Round 10 of 10 begins." in result.out
    assert "Final result" in result.out


def test_the_same_seed_gives_the_same_game(run: Run) -> None:
    one = run(*ALONE, stdin="1\n" * 30)
    assert one.out == run(*ALONE, stdin="1\n" * 30).out


def test_without_arguments_one_person_plays_against_two_bots(run: Run) -> None:
    result = run("play", stdin=lines("quit", "no"))
    assert result.code == 0
    assert "surface-3 (Surface): Player 1, Easy 2, Easy 3" in result.out


# ---------------------------------------------------------------------- what is typed


def test_actions_may_be_numbers_words_or_beginnings_of_words(run: Run) -> None:
    result = run(*TWO, stdin=lines("1", "conquer butterfold", "c mumb", "con chil", "st"))
    for name in ("Butterfold", "Mumblewood", "Chilblain Peak"):
        assert f"Ada conquers {name}" in result.out
    assert "Ada to move: Redeployment" in result.out


def test_names_of_regions_may_be_typed_as_they_are_printed(run: Run) -> None:
    result = run(*TWO, stdin=lines("1", "conquer The Nodding Pines", "c Rolling Maud"))
    assert "Ada conquers The Nodding Pines" in result.out
    assert "Ada conquers Rolling Maud" in result.out


def test_a_refusal_gives_its_reason_and_changes_nothing(run: Run) -> None:
    result = run(
        *TWO, stdin=lines("1", "conquer gull-sound", "conquer goatsneeze", "end", "decline")
    )
    assert "No: This army cannot enter that water." in result.out
    assert "No: An army without a region must begin where it may enter" in result.out
    assert "No: An army cannot decline on the turn it was picked." in result.out
    assert "conquers" not in result.out


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("xyzzy", "“xyzzy” is not a command or an action."),
        ("conquer atlantis", "There is no region “atlantis” on this map."),
        ("c b", "“b” could be barleywhistle, bootsuck-bog, bramblewick or butterfold"),
        ("conquer", "“conquer” could be conquer barleywhistle"),
        ("99", "There is no number 99 in the list"),
        ("0", "There is no number 0 in the list"),
        ("conquer butterfold by magic", "Write it like this: conquer gull-sound by dragon"),
        ("deploy butterfold x", "Write it like this: deploy gull-sound 2"),
        ("ally", "Write it like this: ally 2"),
        ("spread", "There is nothing to place now."),
        ("\x1b[2J", "“[2j” is not a command or an action."),
    ],
)
def test_nonsense_is_answered_and_the_game_goes_on(run: Run, line: str, answer: str) -> None:
    result = run(*TWO, stdin=lines("1", line, "c butterfold"))
    assert answer in result.out
    assert "Ada conquers Butterfold" in result.out
    assert result.code == 1


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("?", "Everything can be abbreviated"),
        ("help", "undo your last action"),
        ("actions", " 14 conquer frostknuckle"),
        ("map", "Ponder"),
        ("", "Ponder"),
        ("table", "Diplomat Ghouls: 0 regions, 10 in hand"),
        ("combos", "Humans: One extra coin for every farmland region they hold."),
        ("price bootsuck", "  Lost Tribe: +1"),
        ("price", "mount-grudge"),
        ("odds", "No region is close enough for the die to help."),
        ("income", "Income: 0 coins"),
        ("why goatsneeze", "must begin where it may enter"),
        ("why butterfold", "That is legal: conquer butterfold"),
        ("why roll butterfold", "No die needed: the price is 2, and you have 10 in hand."),
        ("why end", "Now: Start of the turn."),
        ("why", "Type “why” and"),
        ("why atlantis", "There is no region “atlantis” on this map."),
        ("why ally 9", "Write it like this: ally 2"),
        ("explain ghouls", "Ghouls: Perfectly ordinary while active."),
        ("explain dragon", "Dragon: Makes its region immune"),
        ("explain nobody", "There is nothing called “nobody”."),
        ("explain", "Type “explain” and"),
        ("hint", "1. Best: "),
        ("undo", "Nothing can be undone"),
        ("log", "Ada picks Diplomat Ghouls, 10 tokens strong."),
        ("code", "e2.surface-2."),
        ("save", "Where to?"),
    ],
)
def test_questions_are_answered(run: Run, line: str, answer: str) -> None:
    before = run(*TWO, stdin=lines("1")).out
    after = run(*TWO, stdin=lines("1", line)).out
    assert answer in after[len(before.rpartition("> ")[0]) :]


def test_the_examples_of_the_help_are_regions_of_the_map(run: Run) -> None:
    out = run("play", "--map", "underground-2", "--seats", "me,easy", stdin=lines("help")).out
    assert "conquer the-long-way-down by dragon" in out
    assert "“c long” is “conquer" in out
    assert "gull" not in out


def test_prices_can_be_asked_before_there_is_an_army(run: Run) -> None:
    assert (
        "You have no army, so there are no prices."
        in run(*TWO, stdin=lines("price butterfold")).out
    )
    assert "why-" not in run(*TWO, stdin=lines("why butterfold")).out


def test_the_odds_of_a_final_attempt_are_shown(run: Run) -> None:
    stdin = lines("1", "c butterfold", "c mumb", "c boot", "c tumb", "odds", "stop")
    result = run(*TWO, stdin=stdin)
    assert "roll turnip-vale" in result.out
    assert "turnip-vale: price 2, 1 in hand, succeeds 50% of the time." in result.out
    assert "→3?" in result.out or "50% chance" in result.out


# ---------------------------------------------------------------------- placing and undo

READY = ("1", "c butterfold", "c mumb", "stop")


def test_tokens_can_be_placed_many_at_once(run: Run) -> None:
    result = run(*TWO, stdin=lines(*READY, "deploy butterfold 3", "deploy mumb all"))
    assert "Ada puts 3 tokens on Butterfold." in result.out
    assert "Ada puts 5 tokens on Mumblewood." in result.out


def test_more_tokens_than_there_are_cannot_be_placed(run: Run) -> None:
    result = run(*TWO, stdin=lines(*READY, "deploy butterfold 9"))
    assert "No: That takes 9 tokens, and you have only 8 in hand." in result.out


def test_an_early_end_is_refused(run: Run) -> None:
    result = run(*TWO, stdin=lines(*READY, "end"))
    assert "No: 8 tokens are still in hand: place them first." in result.out


def test_spread_places_everything_evenly_and_undo_takes_it_back_at_once(run: Run) -> None:
    result = run(*TWO, stdin=lines(*READY, "spread", "undo", "deploy b 8", "undo", "undo"))
    assert "Ada puts 4 tokens on Butterfold." in result.out
    assert "Ada puts 4 tokens on Mumblewood." in result.out
    assert "Ada takes back 2 actions." in result.out
    assert result.out.count("Ada takes back one action.") == 2
    assert "Ada to move: Conquest" in result.out.rpartition("takes back")[2]


def test_undo_stops_at_results_of_chance(run: Run) -> None:
    result = run(*TWO, stdin=lines("1", "c butterfold", "undo", "undo"))
    assert "Ada takes back one action." in result.out
    assert "Nothing can be undone" in result.out


# ---------------------------------------------------------------------- who sees what


def test_people_pass_the_keyboard_and_do_not_see_each_others_coins(run: Run) -> None:
    turn = ("1", "c butterfold", "stop", "spread", "end")
    hidden = run("play", "--seats", "you:Ada,you:Bo", "--seed", "1114", stdin=lines(*turn, ""))
    earlier, _, later = hidden.out.partition("Please pass the keyboard to Bo, and press Enter.")
    assert "Ada scores 1 coin. Regions: 1" in earlier
    assert "Ada scores." in later
    assert "Ada scores 1 coin" not in later
    rows = [line for line in later.splitlines() if line.startswith(("❶", "❷"))]
    assert next(row for row in rows if row.startswith("❶ Ada  ")).split()[2] == "hidden"
    assert next(row for row in rows if row.startswith("❷ Bo   ")).split()[2] == "5"


def test_with_open_coins_nobody_has_to_look_away(run: Run) -> None:
    result = run(*TWO, stdin=lines("1", "c butterfold", "stop", "spread", "end"))
    assert "pass the keyboard" not in result.out
    assert "hidden" not in result.out
    assert "open_coins=true" in result.out


def test_the_coins_of_bots_stay_hidden_until_the_end(run: Run) -> None:
    result = run(*ALONE, stdin="1\n" * 500)
    assert "Easy 2 scores." in result.out
    assert "Easy 2 scores 1" not in result.out
    final = result.out.rpartition("Final result")[2]
    assert "hidden" not in final


def test_actions_of_bots_are_logged_and_their_placements_in_one_line(run: Run) -> None:
    result = run(*ALONE, stdin=lines("1", "stop", "end"))
    assert "❷ Easy 2 picks " in result.out
    assert "❷ Easy 2 redeploys: " in result.out
    assert "Easy 2 puts " not in result.out
