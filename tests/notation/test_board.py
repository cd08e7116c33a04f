"""What is in a region, as text."""

from __future__ import annotations

import pytest

from elbowroom.notation.board import read_thing, region_text, texts_in, things_in
from tests.positions import CAVE, position


@pytest.mark.parametrize(
    "things",
    [
        "empty",
        "2 orcs",
        "tribe",
        "2 orcs, lair",
        "1 orcs, fortress, encampment x3",
        "1 orcs, encampment",
        "1 orcs, hole, hero, dragon",
    ],
)
def test_things_above_are_written_as_they_are_read(things: str) -> None:
    s = position(
        f'seats: [{{army: {{race: orcs, power: bivouacking}}}}, {{}}]\nboard: {{wood: "{things}"}}'
    )
    wood = s.atlas.region("wood")
    assert sorted(region_text(s, wood).split(", ")) == sorted(things.split(", "))
    assert [read_thing(text) for text in texts_in(s, wood)] == things_in(s, wood)


@pytest.mark.parametrize(
    "things",
    [
        "monsters",
        "1 ogres, ancient, queen, ghost",
        "balrog",
        "1 ogres, armour x2, hammer x2",
        "1 ogres, stonehedge:tomb, bag",
        "1 ogres, stonehedge, sword, doormat, ring, socks, scepter, orb",
        *["altar", "crypt", "diamonds", "pipe", "fountain", "keep", "lost-mine", "pentacle"],
    ],
)
def test_things_below_are_written_as_they_are_read(things: str) -> None:
    s = position(
        "box: underground\nseats: [{army: {race: ogres, power: wise}}, {}]\n"
        f'board: {{mire: "{things}"}}',
        CAVE,
    )
    mire = s.atlas.region("mire")
    assert sorted(texts_in(s, mire)) == sorted(things.split(", "))
    assert [read_thing(text) for text in texts_in(s, mire)] == things_in(s, mire)


def test_mountains_are_not_written() -> None:
    s = position("seats: [{}, {}]")
    assert region_text(s, s.atlas.region("crag")) == "empty"
