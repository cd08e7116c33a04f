"""The bots that can be seated by name, from weakest to strongest."""

from __future__ import annotations

from typing import Final

from elbowroom.bots.bot import Bot
from elbowroom.bots.levels import Champion, Easy, Hard, Medium
from elbowroom.bots.random_bot import RandomBot

RANDOM: Final = "random"
BOTS: Final[dict[str, type[Bot]]] = {
    RANDOM: RandomBot,
    "easy": Easy,
    "medium": Medium,
    "hard": Hard,
    "champion": Champion,
}
