"""Bots as they are written: a level, and behind an @ how long it may think for each turn's plan.

``champion@0.2s`` has so many seconds, ``champion@20000n`` so many nodes: those are the same
everywhere.
"""

from __future__ import annotations

from dataclasses import replace

from elbowroom.bots.bot import Bot
from elbowroom.bots.levels import Thinker
from elbowroom.bots.registry import BOTS
from elbowroom.errors import NotParsable


def bot_named(written: str, seed: int) -> Bot:
    """The bot that is *written* so."""
    name, at, budget = written.partition("@")
    kind = BOTS.get(name)
    if kind is None:
        raise NotParsable("", "bot", f"there is no {name!r}; there is {', '.join(BOTS)}")
    if not at:
        return kind(seed)
    if not issubclass(kind, Thinker) or kind.strength.noise:
        raise NotParsable("", "bot", f"{name!r} has nothing to think about: no @ there")
    nodes, seconds = _read(budget)
    return kind(seed, replace(kind.strength, nodes=nodes, seconds=seconds))


def _read(budget: str) -> tuple[int, float]:
    """Nodes and seconds, one of them 0."""
    try:
        if budget.endswith("n") and int(budget[:-1]) > 0:
            return int(budget[:-1]), 0.0
        if budget.endswith("s") and 0 < float(budget[:-1]) <= 3600:
            return 0, float(budget[:-1])
    except ValueError:
        pass
    raise NotParsable("", "bot", f"{budget!r} is no time to think: write 20000n or 0.2s")
