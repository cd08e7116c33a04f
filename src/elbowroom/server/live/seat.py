"""A seat of a table: who sits there, and who plays it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

# Nobody sits there yet; also the status of a table that waits for people.
OPEN: Final = "open"


@dataclass
class Seat:
    """Who sits at a seat, and who plays it."""

    number: int
    kind: str = OPEN
    person: str = ""
    name: str = ""
    level: str = ""
    # Why a bot plays for the person who sits here: "handed", "flag", or "" when none does.
    stand_in: str = ""
    # Which of the names of bots its bot has; it keeps the name when it moves to another seat.
    nickname: int = 0

    @property
    def bot(self) -> str:
        """The level of the bot that plays the seat now; empty when a person does."""
        return self.level if self.kind == "bot" or self.stand_in else ""

    def name_in_record(self) -> str:
        """The name as a record can hold it, which has characters of its own for comments."""
        name = " ".join(self.name.replace("|", " ").replace("#", " ").split())
        return f"you:{name}" if name else self.level or "you"
