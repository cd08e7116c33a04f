"""Every board with the names of every language: a sample in every run, all when thorough."""

from __future__ import annotations

import pytest

from elbowroom.atlas.read import board_names
from elbowroom.words import languages
from tests.sampling import sample_of

EVERY_NAMED_BOARD = pytest.mark.parametrize(
    ("name", "language"),
    sample_of(((name, language) for name in board_names() for language in languages()), 8),
)
