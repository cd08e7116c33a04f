"""Cases of which `make test` runs a few, the same every time, and `make thorough` all."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import Any

import pytest


def sample_of(cases: Iterable[Any], number: int, seed: int = 1) -> list[Any]:
    """All *cases* for ``parametrize``; all but *number* of them are marked as slow."""
    everything = list(cases)
    chosen = Random(seed).sample(range(len(everything)), number)
    return [
        case if place in chosen else pytest.param(*_values(case), marks=pytest.mark.slow)
        for place, case in enumerate(everything)
    ]


def _values(case: Any) -> tuple[Any, ...]:
    return case if isinstance(case, tuple) else (case,)
