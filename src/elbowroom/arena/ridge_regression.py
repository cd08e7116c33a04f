"""Least squares with a leash, in plain Python: small tables need no library."""

from __future__ import annotations

from math import sqrt


class Ridge:
    """Fits targets by a weighted sum of *size* features; most features of a row are zero."""

    def __init__(self, size: int) -> None:
        self.size = size
        self.rows = 0
        self._products = [[0.0] * size for _ in range(size)]
        self._sums = [0.0] * size
        self._squares = 0.0

    def add(self, row: list[tuple[int, float]], target: float) -> None:
        """Learn one row, given as (number of the feature, value) pairs."""
        self.rows += 1
        self._squares += target * target
        for place, value in row:
            self._sums[place] += value * target
            line = self._products[place]
            for other, more in row:
                line[other] += value * more

    def solve(self, leash: list[float]) -> list[float]:
        """The weights; *leash* holds each back from growing where the data say little."""
        lines = [[*line, total] for line, total in zip(self._products, self._sums, strict=True)]
        for place, pull in enumerate(leash):
            lines[place][place] += pull
        for place in range(self.size):
            _clear_below(lines, place)
        answer = [0.0] * self.size
        for place in reversed(range(self.size)):
            line = lines[place]
            known = sum(line[n] * answer[n] for n in range(place + 1, self.size))
            answer[place] = (line[self.size] - known) / line[place]
        return answer

    def error(self, answer: list[float]) -> float:
        """The root of the mean squared error that *answer* leaves on what was learnt."""
        cross = sum(weight * total for weight, total in zip(answer, self._sums, strict=True))
        square = sum(
            answer[n] * answer[m] * value
            for n, line in enumerate(self._products)
            for m, value in enumerate(line)
        )
        return sqrt(max(self._squares - 2 * cross + square, 0.0) / max(self.rows, 1))


def _clear_below(lines: list[list[float]], place: int) -> None:
    """Gauss: the leash keeps every pivot above zero."""
    pivot = lines[place]
    for line in lines[place + 1 :]:
        factor = line[place] / pivot[place]
        if factor:
            for n in range(place, len(line)):
                line[n] -= factor * pivot[n]
