"""Records: the header, the lines, and a replay that checks everything."""

from __future__ import annotations

import re

import pytest

from elbowroom import (
    ElbowroomError,
    Match,
    NotParsable,
    Rng,
    legal_actions,
    load_match,
    read_record,
    replay,
    write_code,
    write_record,
)
from elbowroom.notation.contents import contents_text
from elbowroom.play.record import NotAsRecorded
from elbowroom.rules.state import RULES
from elbowroom.traits.catalogue import contents_of
from tests.random_games import lively


def random_match(actions: int = 30) -> Match:
    match = Match("surface-2", seed=5, names=["Ann", "Bo"])
    rng = Rng(1)
    for _ in range(actions):
        match.submit(lively(match.state, legal_actions(match.state), rng))
    return match


TEXT = write_record(random_match())
LINES = TEXT.splitlines()
# The lines before the first action.
HEADER = 8


def mistake(text: str) -> ElbowroomError:
    with pytest.raises((NotParsable, NotAsRecorded)) as excinfo:
        load_match(text, "game.txt")
    assert str(excinfo.value).startswith("game.txt:")
    return excinfo.value


def test_a_record_begins_with_its_header() -> None:
    assert LINES[:HEADER] == [
        "elbowroom-record 1",
        f"rules {RULES}",
        "box surface",
        f"contents {contents_text(contents_of('surface'))}",
        "map surface-2",
        "options",
        "seats 2 Ann | Bo",
        "seed 5",
    ]


def test_lines_are_actions_chances_and_coins() -> None:
    form = r"[12] [a-z].*|! (die|draw) .*|= \d+ \d+"
    assert all(re.fullmatch(form, line) for line in LINES[HEADER:])
    assert sum(line.startswith("=") for line in LINES) == len(random_match().turn_ends)


def test_house_rules_and_names_are_kept() -> None:
    match = Match(
        "surface-3", box="mixed", seats=2, options={"sea_entry": False}, names=["A", "B C"]
    )
    text = write_record(match)
    assert "options sea_entry=false" in text.splitlines()
    loaded = load_match(text)
    assert loaded.state.options.chosen == {"sea_entry": False}
    assert loaded.state.book.box == "mixed"
    assert loaded.state.seats == 2
    assert loaded.names == ["A", "B C"]


def test_what_is_left_out_and_where_monsters_are_is_kept() -> None:
    chosen = ["the-nodding-pines", "bootsuck-bog", "goatsneeze"]
    match = Match("surface-2", box="mixed", seed=5, without=["orcs", "keep"], monsters=chosen)
    text = write_record(match)
    assert text.splitlines()[HEADER : HEADER + 2] == [
        "without orcs keep",
        "monsters the-nodding-pines bootsuck-bog goatsneeze",
    ]
    loaded = load_match(text)
    assert loaded.state.book.without == ["orcs", "keep"]
    assert loaded.monsters == chosen
    assert write_record(loaded) == text
    assert write_code(loaded.beginning()) == write_code(match.beginning())


def test_a_record_of_older_rules_is_refused_as_such_although_it_lacks_a_line() -> None:
    old = "\n".join(LINES[:3] + LINES[4:]).replace(f"rules {RULES}", "rules 0")
    assert "rules: version of the rules: 0;" in str(mistake(old))


def test_undone_actions_are_written_too() -> None:
    match = random_match()
    match.submit(match.legal()[0])
    possible = match.undoable()
    if not possible:
        match.submit("stop")
    match.undo()
    text = write_record(match)
    assert "undo 1" in text.splitlines()
    assert write_record(load_match(text)) == text


def test_comments_and_empty_lines_are_for_people() -> None:
    text = TEXT.replace("seed 5\n", "seed 5   # lucky\n\n# the game\n")
    assert write_record(load_match(text)) == TEXT


def test_every_line_is_one_step_of_the_replay() -> None:
    steps = list(replay(read_record(TEXT, "game.txt")))
    assert [step.text for step in steps] == LINES[HEADER:]
    assert [step.line for step in steps] == list(range(HEADER + 1, len(LINES) + 1))


@pytest.mark.parametrize("missing", ["rules", "box", "map", "options", "seats", "seed"])
def test_a_header_line_that_is_missing_is_named(missing: str) -> None:
    text = "\n".join(line for line in LINES if not line.startswith(missing))
    assert f"a line is missing at the beginning: {missing} …" in str(mistake(text))


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("elbowroom-record 1", "elbowroom-record 2", "game.txt:1: a record begins with"),
        (
            f"rules {RULES}",
            "rules 99",
            f"rules: version of the rules: 99; this program plays version {RULES}",
        ),
        ("box surface", "box cellar", "box: "),
        (LINES[3], "contents races=orcs", "contents: write it as: races=… powers=…"),
        (LINES[3], LINES[3].replace("orcs", "moles"), "does not have: moles"),
        (LINES[3], LINES[3].replace("orcs", "elves"), "contents.races: “elves” is there twice"),
        (LINES[3], "# nothing", ":1: a line is missing at the beginning: contents …"),
        ("seed 5", "seed 5\nwithout moles", "without: there is no “moles”"),
        (
            "seed 5",
            "seed 5\nmonsters owlsworth",
            "monsters: regions for monsters are chosen only in a mixed game",
        ),
        ("map surface-2", "map atlantis", "map: “atlantis” is not possible here"),
        ("options", "options sea_entry", "options.sea_entry: write it as: sea_entry=false"),
        ("options", "options sea_entry=maybe", "options.sea_entry=maybe: "),
        ("options", "options flat_earth=true", "options.flat_earth=true: "),
        ("seats 2 Ann | Bo", "seats many", "seats: “many” is not a whole number from 0 to 5"),
        ("seats 2 Ann | Bo", "seats 1", "seats: “1” is not a whole number from 2 to 5"),
        ("seats 2 Ann | Bo", "seats ²", "seats: "),
        ("seed 5", "seed -5", "seed: "),
        ("seed 5", "seed 99999999999999999999", "seed: "),
        ("seed 5", "seed 5\nseed 6", f":{HEADER + 1}: “seed” is there twice"),
    ],
)
def test_a_wrong_header_is_refused_with_its_place(old: str, new: str, message: str) -> None:
    assert message in str(mistake(TEXT.replace(f"{old}\n", f"{new}\n", 1)))


def test_an_empty_text_is_refused() -> None:
    assert "game.txt:1: a record begins with" in str(mistake(""))


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("hello", "write it as: 1 stop | ! die 2"),
        ("12 stop", "write it as: 1 stop | ! die 2"),
        ("1", "write it as: 1 stop | ! die 2"),
        ("undo x", "write it as: 1 stop | ! die 2"),
        ("undo 99", "“undo 99” cannot happen here"),
        ("1 conquer atlantis", "no region “atlantis”"),
        ("1 fly", "no action “fly”"),
        ("! die 9", "from 0 to 3"),
        ("! die 3", "cannot happen here"),
        ("! stop", "cannot happen here"),
        ("1 die 3", "chance comes first here"),
        ("2 stop", "it is another seat’s turn"),
        ("= 5 5", "no turn has ended here"),
    ],
)
def test_a_wrong_line_is_refused_with_its_number(line: str, message: str) -> None:
    first = next(number for number, text in enumerate(LINES) if text[:2] == "1 ")
    error = mistake("\n".join([*LINES[: first + 2], line]))
    assert f":{first + 3}: " in str(error)
    assert message in str(error)


def test_an_action_before_the_draws_is_too_early() -> None:
    assert "chance comes first here" in str(mistake("\n".join([*LINES[:8], "1 pick 1"])))


def test_an_illegal_action_is_not_replayed() -> None:
    first = next(number for number, text in enumerate(LINES) if text[:2] == "1 ")
    error = mistake("\n".join([*LINES[: first + 2], "1 decline"]))
    assert isinstance(error, NotAsRecorded)
    assert (
        "“1 decline” is not allowed here: An army cannot decline on the turn it was picked."
        in str(error)
    )


def test_a_wrong_coin_is_noticed() -> None:
    place = next(number for number, text in enumerate(LINES) if text.startswith("="))
    coins = LINES[place].split()
    wrong = [*coins[:-1], str(int(coins[-1]) + 1)]
    error = mistake("\n".join([*LINES[:place], " ".join(wrong)]))
    assert isinstance(error, NotAsRecorded)
    assert f":{place + 1}: coins of the seats: {' '.join(coins[1:])};" in str(error)


def test_the_wrong_number_of_purses_is_noticed() -> None:
    place = next(number for number, text in enumerate(LINES) if text.startswith("="))
    assert isinstance(mistake("\n".join([*LINES[:place], "= 5"])), NotAsRecorded)


def test_a_turn_whose_coins_are_missing_is_noticed_by_the_next() -> None:
    ends = [number for number, text in enumerate(LINES) if text.startswith("=")]
    lines = [line for number, line in enumerate(LINES) if number != ends[0]]
    if LINES[ends[0]] != LINES[ends[1]]:
        assert isinstance(mistake("\n".join(lines)), NotAsRecorded)


def test_a_record_that_is_too_long_is_refused() -> None:
    assert "too long" in str(mistake(TEXT + "1 stop\n" * 200_001))


def test_a_loaded_match_is_live_again() -> None:
    match = load_match(TEXT)
    assert match.live
    assert match.fair
    assert match.decider is not None
    match.submit(match.legal()[0])
