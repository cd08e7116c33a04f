"""Who gives a command. This class stays plain: machine code has no frozen dataclasses."""

from __future__ import annotations

from dataclasses import dataclass

from elbowroom.server.live.game import Game


@dataclass(frozen=True)
class Caller:
    """Who gives a command: a person by id (empty for a spectator), or the bot of a table.

    *address* is the network address of a person, as limits count it; *account*: has claimed a name.
    """

    person: str = ""
    name: str = ""
    bot: bool = False
    address: str = ""
    account: bool = False

    def shares(self, game: Game) -> tuple[str, ...]:
        """Whose turn it is in a fair queue when something is computed for this caller."""
        return (f"person {self.person}", f"table {game.id}", f"address {self.address}")
