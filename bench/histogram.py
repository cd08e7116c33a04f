"""Percentiles of delays with one percent of error and little memory, like HdrHistogram."""

from __future__ import annotations

import math
from collections import Counter
from typing import Final

_STEP: Final = math.log(1.01)
_LEAST: Final = 1e-6


class Histogram:
    """Counts delays, in seconds, in buckets whose limits grow by one percent."""

    def __init__(self, counts: dict[int, int] | None = None) -> None:
        self.counts: Final[Counter[int]] = Counter(counts or {})

    def add(self, seconds: float) -> None:
        """Count one delay."""
        self.counts[int(math.log(max(seconds, _LEAST) / _LEAST) / _STEP)] += 1

    def merge(self, other: Histogram) -> None:
        """Count the delays of another histogram, too."""
        self.counts.update(other.counts)

    @property
    def total(self) -> int:
        """How many delays were counted."""
        return sum(self.counts.values())

    def at(self, share: float) -> float:
        """The delay, in milliseconds, that *share* (from 0 to 1) of all did not exceed."""
        left = share * self.total
        for bucket in sorted(self.counts):
            left -= self.counts[bucket]
            if left <= 0:
                return round(1000 * _LEAST * math.exp((bucket + 1) * _STEP), 2)
        return 0.0

    def summary(self) -> dict[str, float]:
        """The percentiles that are reported, in milliseconds."""
        shares = {"p50": 0.5, "p90": 0.9, "p99": 0.99, "p999": 0.999, "max": 1.0}
        return {name: self.at(share) for name, share in shares.items()}
