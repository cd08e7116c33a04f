"""The match's own small generator: the same stream on every machine and in both builds."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

_LOW: Final = 0xFFFFFFFF
_FACTOR: Final = 2147483085  # multiply-with-carry; the product never leaves 63 bits
_START: Final = 0x123456789ABCDEF
_MOST: Final = 0x3FFFFFFFFFFFFFF


class Rng:
    """Multiply-with-carry: 63 bits of state, two multiplications a number."""

    def __init__(self, seed: i64) -> None:
        mixed = ((seed & _LOW) * _FACTOR + (seed >> 32 & _LOW)) & _MOST
        self.state: i64 = (mixed ^ _START) | 1
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
