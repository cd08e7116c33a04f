"""The result of running the program."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass


@dataclass(frozen=True)
class RunResult:
    """The exit code, and what was printed."""

    code: int
    out: str
    err: str


Run = Callable[..., RunResult]
