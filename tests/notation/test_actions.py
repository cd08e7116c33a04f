"""Actions as text: writing, reading, and refusing text that is no action."""

from __future__ import annotations

import pytest

from elbowroom import NotParsable, State, action_text, parse_action
from elbowroom.rules import actions as a
from elbowroom.rules.actions import action
from elbowroom.rules.means import means_named
from tests.positions import CAVE, position

PLAIN = "seats: [{army: {race: orcs, power: hill, hand: 3}}, {}]"
BELOW = "box: underground\nseats: [{army: {race: ogres, power: magic, hand: 3}}, {}]\n"


@pytest.fixture
def above() -> State:
    return position(PLAIN)


@pytest.fixture
def below() -> State:
    return position(BELOW + "board: {bank: 1 ogres, mire: sword}", CAVE)


@pytest.mark.parametrize(
    ("text", "kind", "index", "amount", "detail"),
    [
        ("decline", a.DECLINE, 0, 1, 0),
        ("decline by stonehedge", a.DECLINE, 0, 1, a.LENT),
        ("stop", a.STOP, 0, 1, 0),
        ("end", a.END, 0, 1, 0),
        ("roll", a.ROLL_FIRST, 0, 1, 0),
        ("abandon wood", a.ABANDON, 1, 1, 0),
        ("conquer crag", a.CONQUER, 2, 1, 0),
        (
            "conquer crag by doormat sword",
            a.CONQUER,
            2,
            1,
            means_named("doormat") + means_named("sword"),
        ),
        ("roll crag by bag:sword", a.ROLL, 2, 1, means_named("bag:sword")),
        ("deploy fen 3", a.DEPLOY, 3, 3, 0),
        ("pick 3", a.PICK_SLOT, 2, 1, 0),
        ("pick 3 swap 5", a.PICK_SLOT, 2, 1, 5),
        ("ally 2", a.ALLY, 1, 1, 0),
        ("rebirth wood", a.REBIRTH, 1, 1, 0),
        ("sacrifice wood", a.SACRIFICE, 1, 1, 0),
        ("die 2", a.DIE_FELL, 2, 1, 0),
    ],
)
def test_words_become_one_action_and_that_action_the_same_words(
    above: State, text: str, kind: int, index: int, amount: int, detail: int
) -> None:
    act = parse_action(above, text)
    assert act is action(kind, index, amount, detail)
    assert action_text(above, act) == text


@pytest.mark.parametrize(
    "text",
    [
        "place fortress wood",
        "place encampment wood 3",
        "place armour wood",
        "place hero wood",
        "place queen wood",
        "place ghost wood",
        "place ring wood",
        "place scepter wood",
        "place bag:ring wood",
        "move ancient wood",
        "move balrog wood",
    ],
)
def test_pieces_are_written_as_they_are_read(above: State, text: str) -> None:
    assert action_text(above, parse_action(above, text)) == text


def test_relics_may_be_named_in_any_order(above: State) -> None:
    one = parse_action(above, "conquer wood by sword doormat")
    assert one is parse_action(above, "conquer wood by doormat sword")
    assert action_text(above, one) == "conquer wood by doormat sword"


def test_spaces_do_not_matter(above: State) -> None:
    assert parse_action(above, "  conquer   wood ") is parse_action(above, "conquer wood")


def test_one_encampment_is_written_with_its_number(above: State) -> None:
    assert action_text(above, parse_action(above, "place encampment wood")) == (
        "place encampment wood 1"
    )


def test_the_bag_means_the_only_relic_that_it_can_be(below: State) -> None:
    assert parse_action(below, "conquer mire by bag") is parse_action(
        below, "conquer mire by bag:sword"
    )


def test_the_bag_must_be_named_where_it_could_be_two_relics() -> None:
    s = position(BELOW + 'board: {bank: 1 ogres, mire: "sword, socks"}', CAVE)
    with pytest.raises(NotParsable, match="which relic the Bag acts as"):
        parse_action(s, "conquer mire by bag")
    with pytest.raises(NotParsable, match="which relic the Bag acts as"):
        parse_action(s, "place bag mire")


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "no action “”"),
        ("fly away", "no action “fly”"),
        ("read", "no action"),
        ("conquer", "no region “”"),
        ("conquer atlantis", "no region “atlantis” on the map inline"),
        ("conquer wood with sword", "by MEANS"),
        ("conquer wood by", "by MEANS"),
        ("conquer wood by magic", "no “magic” in this game"),
        ("conquer wood by sword sword", "there twice"),
        ("stop now", "write it as: stop"),
        ("deploy wood", "deploy REGION NUMBER"),
        ("deploy wood many", "not a whole number from 1 to 255"),
        ("deploy wood 0", "not a whole number from 1 to"),
        ("deploy wood ²", "not a whole number"),
        ("deploy wood 0001", "not a whole number"),
        ("pick", "pick SLOT"),
        ("pick 0", "“0” is not a whole number from 1 to 60"),
        ("pick 1 swap", "pick SLOT"),
        ("place", "place PIECE REGION"),
        ("place crown wood", "cannot be placed"),
        ("place sword wood", "cannot be placed"),
        ("place bag:sword wood", "cannot be placed"),
        (
            "move dragon wood",
            "“dragon” is not possible here; write one of these: ancient or balrog",
        ),
        ("ally 3", "from 1 to 2"),
        ("ally 0", "from 1 to 2"),
        ("die 4", "from 0 to 3"),
        ("draw orcs", "draw RACE POWER"),
        ("draw elks hill", "no “elks”"),
        ("draw elves tomb", "no “tomb”"),
        ("find keep", "no “keep”"),
        ("power tomb", "no “tomb”"),
    ],
)
def test_text_that_is_no_action_is_refused_with_the_reason(
    above: State, text: str, reason: str
) -> None:
    with pytest.raises(NotParsable) as excinfo:
        parse_action(above, text, "game.txt:3")
    error = excinfo.value
    assert error.source == "game.txt:3"
    assert error.place == text
    assert reason in error.reason
    assert str(error) == ": ".join(filter(None, ("game.txt:3", text, error.reason)))


def test_chance_is_written_with_its_names(below: State) -> None:
    for text in ("draw drow tomb", "find keep", "power wise", "monsters mire", "draw drow none"):
        assert action_text(below, parse_action(below, text)) == text
