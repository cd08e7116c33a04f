"""The data file of the learnt evaluator."""

from __future__ import annotations

import msgspec
import pytest

from elbowroom.bots.value.value_file import read_value, shipped_value, write_value
from elbowroom.bots.weights import shipped_weights
from elbowroom.errors import NotParsable
from tests.bots.made_value import made_value


def test_a_file_is_read_as_it_is_written() -> None:
    data = write_value(made_value())
    assert write_value(read_value(data, "test")) == data


@pytest.mark.parametrize(
    ("change", "part"),
    [
        ({"digest": "0"}, "digest"),
        ({"biases": [1]}, "biases"),
        ({"spreads": [1]}, "outputs"),
        ({"features": {"hand": [1]}}, "hand"),
        ({"features": {"hand": [2**20] * 22}}, "hand"),
        ({"seats": 3}, "seats"),
    ],
)
def test_a_file_with_a_mistake_is_refused(change: dict[str, object], part: str) -> None:
    data = msgspec.json.decode(write_value(made_value())) | change
    with pytest.raises(NotParsable, match=part):
        read_value(msgspec.json.encode(data), "test")


def test_the_value_that_is_shipped_knows_what_the_linear_weights_know() -> None:
    value, table = shipped_value(), shipped_weights().more_seats
    assert value.race_picks.keys() >= table.races.keys()
    assert value.power_picks.keys() >= table.powers.keys()
    assert len(write_value(value)) < 4_000_000
