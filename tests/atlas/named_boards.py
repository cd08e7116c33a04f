"""Every board with the names of every language: a sample in every run, all when thorough."""

from __future__ import annotations

from random import Random

import pytest

from elbowroom.atlas.read import board_names
from elbowroom.words import languages

_PAIRS = [(name, language) for name in board_names() for language in languages()]
_SAMPLE = Random(299).sample(_PAIRS, 16)

EVERY_NAMED_BOARD = pytest.mark.parametrize(
    ("name", "language"),
    [
        pytest.param(*pair, marks=() if pair in _SAMPLE else pytest.mark.slow, id="-".join(pair))
        for pair in _PAIRS
    ],
)
