"""The levels with so small budgets that tests can play whole games."""

from __future__ import annotations

from dataclasses import replace

from elbowroom.bots.levels import CHAMPION, EASY, HARD, MEDIUM

LEVELS = {
    "easy": EASY,
    "medium": MEDIUM,
    "hard": replace(HARD, nodes=150),
    "champion": replace(CHAMPION, nodes=150, seconds=0.0),
}
