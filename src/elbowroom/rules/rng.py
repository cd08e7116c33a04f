"""The match's own small generator: the same stream on every machine and in both builds."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

_LOW: Final = 0xFFFFFFFF
_FACTOR: Final = 2147483085  # multiply-with-carry; the product never leaves 63 bits
_SEED: Final = 0x1FFFFFFFFFFFFF  # seeds have 53 bits, like the whole numbers of a browser


@mypyc_attr(acyclic=True)
class Rng:
    """Multiply-with-carry: 63 bits of state, two multiplications a number."""

    def __init__(self, seed: i64) -> None:
        # Every step can be undone, so different seeds never share a stream.
        x = seed & _SEED
        x ^= x >> 25
        x = (x * 0x1B873593CC9E2D51) & _SEED
        x ^= x >> 27
        x = (x * 0x2545F4914F6CDD1D) & _SEED
        self.state: i64 = (x ^ (x >> 26)) + 1
        for _ in range(8):
            self.below(2)

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1, each alike (n below 2**31)."""
        state = (self.state & _LOW) * _FACTOR + (self.state >> 32)
        self.state = state
        return (((state ^ (state >> 32)) & _LOW) * n) >> 32

    def copy(self) -> Rng:
        """A generator that will go on as this one."""
        other = Rng(0)
        other.state = self.state
        return other
