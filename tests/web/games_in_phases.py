"""Games of one person and bots, played over HTTP until a certain phase comes."""

from __future__ import annotations

from tests.server.players import legal
from tests.web.player import Bold
from tests.web.setting import EASY, ME, move, new_table, start
from tests.web.visitor import Visitor

LONG_NAME = "Wolfeschlegelsteinhausenbergerdorff-Ada!"
# The round from which on a phase counts: later ones have armies on the board.
FIRST_ROUND = {"pick": 1}


class PhaseGames:
    """Tables where the person is to decide, by number of seats and phase; made when asked for."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.tables: dict[tuple[int, str], str] = {}

    def table(self, seats: int, phase: str) -> str:
        if (seats, phase) not in self.tables:
            self.tables[seats, phase] = self._play(seats, phase)
        return self.tables[seats, phase]

    def _play(self, seats: int, phase: str) -> str:
        visitor, bots = self.visitor, [EASY] * (seats - 1)
        table = new_table(visitor, f"surface-{seats}", ME, *bots, seed=11, person=LONG_NAME)
        start(visitor, table)
        choice = Bold(seats)
        for _ in range(600):
            seen = visitor.ask("GET", f"/api/tables/{table}/sight")
            view = seen["view"]
            if (
                view["round"] >= FIRST_ROUND.get(phase, 3)
                and view["phase"] == phase
                and legal(seen)
            ):
                return table
            if legal(seen):
                move(visitor, table, choice(legal(seen)))
        raise AssertionError(f"no {phase} came")
