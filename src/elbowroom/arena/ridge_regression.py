"""Ridge regression in plain Python: tables of a hundred columns need no library."""

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
        """Add one row, as pairs of (number of the feature, value)."""
        self.rows += 1
        self._squares += target * target
        for place, value in row:
            self._sums[place] += value * target
            line = self._products[place]
            for other, more in row:
                line[other] += value * more

    def solve(self, penalties: list[float]) -> list[float]:
        """The weights; *penalties*, one for each feature, keep weights small where data are few."""
        lines = [[*line, total] for line, total in zip(self._products, self._sums, strict=True)]
        for place, penalty in enumerate(penalties):
            lines[place][place] += penalty
        for place in range(self.size):
            _clear_below(lines, place)
        answer = [0.0] * self.size
        for place in reversed(range(self.size)):
            line = lines[place]
            solved = sum(line[n] * answer[n] for n in range(place + 1, self.size))
            answer[place] = (line[self.size] - solved) / line[place]
        return answer

    def error(self, answer: list[float]) -> float:
        """The root mean squared error of *answer* on the rows that were added."""
        cross = sum(weight * total for weight, total in zip(answer, self._sums, strict=True))
        square = sum(
            answer[n] * answer[m] * value
            for n, line in enumerate(self._products)
            for m, value in enumerate(line)
        )
        return sqrt(max(self._squares - 2 * cross + square, 0.0) / max(self.rows, 1))


def _clear_below(lines: list[list[float]], place: int) -> None:
    """One step of Gaussian elimination: the penalties keep every pivot above zero."""
    pivot = lines[place]
    for line in lines[place + 1 :]:
        factor = line[place] / pivot[place]
        if factor:
            for n in range(place, len(line)):
                line[n] -= factor * pivot[n]
