"""Positions as data: what a scenario may contain, and the errors if it is wrong."""

from __future__ import annotations

from typing import Any

import pytest

from elbowroom import NotParsable, legal_actions
from elbowroom.notation.position import read_options, read_position
from elbowroom.rules.faults import faults
from elbowroom.rules.pieces import HAMMER, HOLE
from elbowroom.rules.state import CONQUEST, PICK, START
from tests.positions import CAVE, LAND, position
from tests.quick_yaml import load_file
from tests.random_games import SCENARIOS

ARMY = "army: {race: orcs, power: hill, hand: 3}"


def wrong(text: str, world: str = LAND) -> NotParsable:
    """The error of an invalid position."""
    with pytest.raises(NotParsable) as excinfo:
        position(text, world)
    assert excinfo.value.source == "a test"
    return excinfo.value


@pytest.mark.parametrize("file", SCENARIOS, ids=[file.stem for file in SCENARIOS])
def test_every_scenario_begins_without_fault(file: Any) -> None:
    s = read_position(load_file(file), file.name).state
    assert faults(s) == []
    assert legal_actions(s)


def test_missing_keys_have_defaults() -> None:
    s = position(f"seats: [{{{ARMY}}}, {{}}]")
    assert (s.round, s.turn, s.phase, s.coins[0]) == (2, 0, START, 5)
    assert s.atlas.rounds == 10
    assert len(s.column) == 6
    assert s.active[1] is None


def test_a_seat_without_an_army_is_to_pick() -> None:
    assert position("seats: [{}, {}]").phase == PICK


def test_the_tray_has_the_tokens_that_are_not_on_the_board() -> None:
    s = position(f"seats: [{{{ARMY}}}, {{}}]\nboard: {{wood: 2 orcs}}")
    orcs = s.active[0]
    assert orcs is not None
    assert (orcs.hand, s.tray[orcs.race_number]) == (3, 5)


def test_in_the_middle_of_conquests_the_troops_are_ready() -> None:
    s = position(f"phase: conquest\nseats: [{{{ARMY}}}, {{}}]\nboard: {{wood: 2 orcs}}")
    orcs = s.active[0]
    assert s.phase == CONQUEST
    assert orcs is not None
    assert orcs.ready
    assert s.tokens[s.atlas.region("wood")] == 2


def test_history_that_the_board_does_not_show_can_be_written() -> None:
    s = position(
        """
        seats:
          - army: {race: halflings, power: dragon-master, holes_dug: 1, used: [dragon]}
            peace_with: 2
          - army: {race: sorcerers, power: hill, fresh: true}
            vengeance: [1]
            peace_with: 1
        turn: 2
        """
    )
    halflings, sorcerers = s.active
    assert halflings is not None
    assert sorcerers is not None
    assert halflings.pooled(HOLE) == 1
    assert halflings.used
    assert sorcerers.fresh
    assert s.peace[0] == 1
    assert s.grudges[1] == 1


def test_a_peace_ends_with_the_turn_of_the_seat_that_made_it() -> None:
    assert position("seats: [{peace_with: 2}, {}]").peace[0] == -1


def test_hammers_in_hand_are_separate_from_those_on_the_board() -> None:
    s = position(
        "box: underground\nseats: [{army: {race: iron-dwarves, power: wise, hammers: 2}}, {}]\n"
        'board: {bank: "1 iron-dwarves, hammer x3"}',
        CAVE,
    )
    dwarves = s.active[0]
    assert dwarves is not None
    assert dwarves.pooled(HAMMER) == 2
    assert s.pile(HAMMER, 0) == 3


def test_badges_that_mean_nothing_beside_a_declined_banner_are_discarded() -> None:
    s = position(
        "seats: [{declined: [{race: elves, power: hill}, {race: ratmen, power: spirit}]}, {}]"
    )
    assert [army.power.key for army in s.declined] == ["none", "spirit"]


def test_a_box_can_hold_only_the_banners_and_badges_that_are_listed() -> None:
    s = position("seats: [{}, {}]\nraces: [trolls, elves]\npowers: [hill]\ncolumn: [elves hill]")
    assert [race.key for race in s.book.races] == ["elves", "trolls"]
    assert (s.banners_unseen, s.badges_unseen) == (2, 0)


@pytest.mark.parametrize(
    ("text", "place", "reason"),
    [
        (
            "seats: [{}, {}]\nweather: fine",
            "",
            "“weather” is not possible here; write one of these: title, rules",
        ),
        (
            "seats: [{}, {}]\nbox: cellar",
            "box",
            "“cellar” is not possible here; write one of these: surface",
        ),
        ("seats: [{}, {}]\nraces: elves", "races", "write it as: [amazons, dwarves]"),
        ("seats: [{}, {}]\nraces: [elves, elks]", "races", "no “elks”"),
        ("seats: [{}, {}]\npowers: [tomb]", "powers", "no “tomb”"),
        ("seats: [{}]", "seats", "two to five"),
        ("seats: 2", "seats", "two to five"),
        ("seats: [{}, {}]\nround: 0", "round", "“0” is not a whole number from 1 to 10"),
        ("seats: [{}, {}]\nround: two", "round", "not a whole number"),
        ("seats: [{}, {}]\nround: true", "round", "not a whole number"),
        ("seats: [{}, {}]\nturn: 3", "turn", "from 1 to 2"),
        ("seats: [{}, {}]\nphase: over", "phase", "“over” is not possible"),
        ("seats: [{}, {}]\nphase: conquest", "phase", "has no army"),
        (f"seats: [{{{ARMY}}}, {{}}]\nphase: pick", "phase", "nothing to pick"),
        ("seats: [{}, {}]\ndice: [4]", "dice", "from 0 to 3"),
        ("seats: [{}, {}]\ndice: 3", "dice", "write it as: [2, 0]"),
        ("seats: [{}, {}]\ndraws: keep", "draws", "write it as: ["),
        (
            "seats: [{}, {}]\noptions: {sea_entries: true}",
            "options",
            "“sea_entries” is not possible",
        ),
        (
            "seats: [{}, {}]\noptions: {sea_entry: 1}",
            "options.sea_entry",
            "write one of these: true or false",
        ),
        ("seats: [{}, {}]\noptions: all", "options", "write it as: {sea_entry: false}"),
        ("seats: [{}, 5]", "seats[2]", "write it as"),
        ("seats: [{}, {gold: 3}]", "seats[2]", "“gold” is not possible"),
        ("seats: [{coins: -1}, {}]", "seats[1].coins", "from 0 to"),
        ("seats: [{army: orcs}, {}]", "seats[1].army", "write it as"),
        ("seats: [{army: {race: elks, power: hill}}, {}]", "seats[1].army", "no “elks”"),
        ("seats: [{army: {race: orcs, power: tomb}}, {}]", "seats[1].army", "no “tomb”"),
        ("seats: [{army: {race: orcs}}, {}]", "seats[1].army", "power: hill"),
        (
            "seats: [{army: {race: orcs, power: hill}}, {army: {race: orcs, power: swamp}}]",
            "seats[2].army",
            "is there twice",
        ),
        (
            "seats: [{army: {race: orcs, power: hill}}, {army: {race: elves, power: hill}}]",
            "seats[2].army",
            "is there twice",
        ),
        (
            "seats: [{army: {race: orcs, power: hill, hand: 11}}, {}]",
            "seats[1].army.hand",
            "from 0 to",
        ),
        (
            "seats: [{army: {race: orcs, power: hill, mood: bad}}, {}]",
            "seats[1].army",
            "“mood” is not possible",
        ),
        (
            "seats: [{army: {race: orcs, power: hill, used: [crown]}}, {}]",
            "seats[1].army.used",
            "no “crown”",
        ),
        (
            "seats: [{declined: {race: elves}}, {}]",
            "seats[1].declined",
            "write it as: [{race: elves}]",
        ),
        ("seats: [{peace_with: 1}, {}]", "seats[1].peace_with", "itself"),
        ("seats: [{vengeance: 2}, {}]", "seats[1].vengeance", "write it as: [2]"),
        ("seats: [{}, {}]\ncolumn: [orcs]", "column[1]", "write it as: dwarves flying 2"),
        ("seats: [{}, {}]\ncolumn: orcs hill", "column", "write it as: [dwarves flying 2"),
        (
            "seats: [{}, {}]\ncolumn: [orcs hill, orcs swamp]",
            "column[2]",
            "is there twice",
        ),
        (
            "seats: [{}, {}]\ncolumn: [orcs hill, elves hill]",
            "column[2]",
            "is there twice",
        ),
        ("seats: [{}, {}]\nboard: [wood]", "board", "write it as: {wood: 2 trolls, lair}"),
        ("seats: [{}, {}]\nboard: {atlantis: tribe}", "board", "no region “atlantis”"),
        ("seats: [{}, {}]\nboard: {wood: 3}", "board.wood", "write it as: 2 trolls, lair"),
        ("seats: [{}, {}]\nboard: {wood: 2 orcs}", "board.wood", "“2 orcs” is not possible"),
        (
            f"seats: [{{{ARMY}}}, {{}}]\nboard: {{wood: 8 orcs}}",
            "board.wood",
            "“8 orcs” is too much; available: 7",
        ),
        (f"seats: [{{{ARMY}}}, {{}}]\nboard: {{wood: 0 orcs}}", "board.wood", "too much"),
        ("seats: [{}, {}]\nboard: {wood: castle}", "board.wood", "no “castle”"),
        ("seats: [{}, {}]\nboard: {wood: lair x2}", "board.wood", "too much; available: 1"),
        ("seats: [{}, {}]\nboard: {wood: encampment 2}", "board.wood", "encampment x3"),
        ("seats: [{}, {}]\nboard: {wood: encampment x0}", "board.wood", "encampment x3"),
        ("seats: [{}, {}]\nboard: {wood: 'lair, lair'}", "board.wood", "there twice"),
        (
            "seats: [{}, {}]\nboard: {wood: dragon, crag: dragon}",
            "board.crag",
            "“dragon” is too much; available: 1",
        ),
        ("seats: [{}, {}]\nboard: {wood: volcano}", "board.wood", "stands in a chasm"),
    ],
)
def test_an_error_names_its_place(text: str, place: str, reason: str) -> None:
    error = wrong(text)
    assert error.place == place
    assert reason in error.reason


def test_two_armies_cannot_stand_in_one_region() -> None:
    text = "seats: [{army: {race: orcs, power: hill}}, {army: {race: elves, power: swamp}}]\n"
    error = wrong(text + "board: {wood: '1 orcs, 1 elves'}")
    assert error.place == "board.wood"
    assert "two armies" in error.reason


def test_nobody_stands_in_a_chasm() -> None:
    text = (
        "box: underground\nseats: [{army: {race: ogres, power: wise}}, {}]\nboard: {rift: 1 ogres}"
    )
    assert "chasm" in wrong(text, CAVE).reason


def test_more_pieces_than_the_box_holds_are_refused() -> None:
    text = "seats: [{army: {race: orcs, power: bivouacking}}, {}]\n"
    text += "board: {wood: '1 orcs, encampment x4', crag: '1 orcs, encampment x4'}"
    assert wrong(text).source == "a test"


def test_more_encampments_than_five_are_refused() -> None:
    assert "too much; available: 5" in wrong("seats: [{}, {}]\nboard: {wood: encampment x6}").reason


@pytest.mark.parametrize(
    ("data", "place"),
    [("surface-9", "map"), ("underground-2", "map"), (7, "map"), (None, "map")],
)
def test_a_map_must_exist_and_belong_to_the_box(data: object, place: str) -> None:
    with pytest.raises(NotParsable) as excinfo:
        read_position({"map": data, "seats": [{}, {}]}, "a test")
    assert excinfo.value.place == place


def test_a_position_is_a_list_of_keys() -> None:
    nonsense: list[object] = [None, [], "surface-2", 3]
    for data in nonsense:
        with pytest.raises(NotParsable):
            read_position(data, "a test")


def test_options_keep_only_what_differs_from_the_default() -> None:
    options = read_options({"sea_entry": True, "open_coins": True}, "a test")
    assert options.chosen == {"open_coins": True}
    assert options.sea_entry
    assert options.open_coins
