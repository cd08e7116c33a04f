"""Observations: what the seat may see, as numbers from 0 to 1."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from elbowroom.adapters.observations import ObservationEncoder, observation_encoder, rewards
from elbowroom.atlas.read import board_names
from elbowroom.bots.driver import ask
from elbowroom.bots.random_bot import RandomBot
from elbowroom.notation.thing import Thing
from elbowroom.play.match import Match


def midgame(name: str, box: str = "mixed", rounds: int = 6) -> Match:
    match, bot = Match(name, box=box, seed=8), RandomBot(8)
    while match.state.round < rounds:
        match.submit(ask(match, bot))
    return match


@pytest.mark.parametrize("name", board_names())
def test_every_position_is_a_row_of_numbers_from_0_to_1(name: str) -> None:
    match = midgame(name)
    encoder = observation_encoder(name, int(match.state.seats))
    for seat in (1, 2, None):
        row = encoder.encode(match.view(seat))
        assert row.shape == (encoder.size,)
        assert row.dtype == np.float32
        assert row.min() >= 0
        assert row.max() <= 1


def test_every_number_has_a_unique_label() -> None:
    for name in board_names():
        labels = ObservationEncoder(name, int(name[-1])).labels
        assert len(set(labels)) == len(labels)


def test_the_observing_seat_comes_first() -> None:
    match = midgame("surface-3")
    encoder = observation_encoder("surface-3", 3)
    for seat in (1, 2, 3):
        row = encoder.encode(match.view(seat))
        coins = row[encoder.labels.index("seat 0 coins")]
        assert coins == pytest.approx(match.state.coins[seat - 1] / 200)
        whose = row[encoder.labels.index(f"seat {(match.state.turn + 1 - seat) % 3} turn")]
        assert whose == 1


def test_nobody_sees_the_coins_of_the_others() -> None:
    match, other = midgame("surface-3"), midgame("surface-3")
    other.state.coins[2] += 50
    encoder = observation_encoder("surface-3", 3)
    assert np.array_equal(encoder.encode(match.view(1)), encoder.encode(other.view(1)))
    assert not np.array_equal(encoder.encode(match.view(3)), encoder.encode(other.view(3)))


def test_different_things_in_a_region_have_different_numbers() -> None:
    match = Match("surface-2", seed=1)
    encoder = observation_encoder("surface-2", 2)
    row = encoder.encode(match.view(1))
    tribes = {
        label.removesuffix(" tribe")
        for label, number in zip(encoder.labels, row, strict=True)
        if label.endswith(" tribe") and number
    }
    natives = Thing("tribe", "tribe", 1, "")
    assert tribes == {region.slug for region in match.view(1).regions if natives in region.things}
    assert tribes


def test_counted_pieces_are_scaled_and_single_ones_are_full() -> None:
    view = Match("surface-2", seed=1).view(1)
    encoder = observation_encoder("surface-2", 2)
    camp, lair = Thing("piece", "encampment", 1, ""), Thing("piece", "lair", 1, "")
    first, second = (
        replace(region, things=things)
        for region, things in zip(
            view.regions, ((camp, lair), (replace(camp, count=3),)), strict=False
        )
    )
    row = encoder.encode(replace(view, regions=(first, second)))
    values = dict(zip(encoder.labels, row, strict=True))
    assert values[f"{first.slug} encampment"] == pytest.approx(0.2)
    assert values[f"{second.slug} encampment"] == pytest.approx(0.6)
    assert values[f"{first.slug} lair"] == 1


@pytest.mark.parametrize(
    ("shares", "paid"),
    [
        ([1.0, 0.0], [1.0, -1.0]),
        ([0.5, 0.5], [0.0, 0.0]),
        ([0.0, 1.0, 0.0], [-0.5, 1.0, -0.5]),
        ([0.5, 0.5, 0.0, 0.0, 0.0], [0.375, 0.375, -0.25, -0.25, -0.25]),
    ],
)
def test_rewards_add_up_to_zero(shares: list[float], paid: list[float]) -> None:
    assert rewards(shares) == pytest.approx(paid)
    assert sum(rewards(shares)) == pytest.approx(0)
