"""The oracle: one object with a game that lists legal actions and applies them."""

from __future__ import annotations

import copy
from typing import Any

from . import scoring
from .flow import advance
from .legal import legal_actions, prepared
from .maps import Map
from .play import act, happen, possible_results
from .position import Game
from .price import price
from .reach import in_reach, is_open
from .reading import read_position
from .snapshot import snapshot


class Oracle:
    """A game, with questions about it."""

    def __init__(self, game: Game) -> None:
        self.game = game

    @classmethod
    def from_position(cls, data: dict[str, Any], map_data: dict[str, Any] | None = None) -> Oracle:
        """The position of a scenario; *map_data* describes a named map."""
        oracle = cls(read_position(data, map_data))
        advance(oracle.game)
        return oracle

    @classmethod
    def new_game(
        cls,
        map_data: dict[str, Any],
        players: int,
        box: str = "surface",
        options: dict[str, bool] | None = None,
        monsters: tuple[str, ...] = (),
    ) -> Oracle:
        """Round 1, seat 1; six draws open the column. *monsters*: regions chosen by M4."""
        board = Map(map_data)
        things = dict.fromkeys(board.tribes, "tribe")
        things.update(dict.fromkeys((*board.monsters, *monsters), "monsters"))
        data = {
            "box": box,
            "options": options or {},
            "round": 1,
            "seats": [{} for _ in range(players)],
            "board": things,
            "column": [],
        }
        return cls.from_position(data, map_data)

    # -- whose move ---------------------------------------------------------------------------

    @property
    def decider(self) -> int | str | None:
        """The seat that decides, "chance", or None when the game is over."""
        if self.game.chance:
            return "chance"
        if self.game.phase == "over":
            return None
        return self.game.retreating or self.game.turn.seat

    @property
    def turn(self) -> int:
        return self.game.turn.seat

    @property
    def round(self) -> int:
        return self.game.round

    @property
    def phase(self) -> str:
        return self.game.phase

    # -- what may happen ----------------------------------------------------------------------

    def legal(self) -> set[str]:
        """Every legal action, in its canonical text; empty while chance decides."""
        return legal_actions(self.game)

    def chance(self) -> list[str]:
        """The possible results at a chance node; empty elsewhere."""
        return possible_results(self.game)

    def cost(self, slug: str) -> int | None:
        """The price of a plain conquest by the acting army now; None if it is no target."""
        if self.game.phase not in ("start", "conquest") or self.game.question:
            return None
        game = prepared(self.game)
        army = game.turn.acting
        if army is None or slug not in game.map.regions():
            return None
        if not is_open(game, army, slug) or not in_reach(game, army, slug):
            return None
        return price(game, army, slug)

    def winners(self) -> list[int]:
        return scoring.winners(self.game) if self.game.phase == "over" else []

    # -- making it happen ---------------------------------------------------------------------

    def is_legal(self, text: str) -> bool:
        try:
            copy.deepcopy(self).play(text)
        except ValueError:
            return False
        return True

    def play(self, text: str) -> None:
        """Carry out a legal action or a chance result; otherwise ValueError, nothing changed."""
        if self.game.chance:
            if text not in self.chance():
                raise ValueError(f"{text!r} is not a possible result: {self.chance()[:20]}")
            happen(self.game, text)
            return
        singles = self._singles(text)
        before = copy.deepcopy(self.game) if len(singles) > 1 else self.game
        moment = (self.decider, self.phase, self.turn, self.round)
        for single in singles:
            now = (self.decider, self.phase, self.turn, self.round)
            if single not in self.legal() or now != moment:
                self.game = before
                raise ValueError(f"{text!r} is not legal")
            act(self.game, single)

    def _singles(self, text: str) -> list[str]:
        """`deploy wood 3` is three actions; `by bag` names the only relic that can be meant."""
        words = text.split()
        if words[:1] == ["deploy"] or words[:2] == ["place", "encampment"]:
            count = int(words[-1]) if words[-1].isdigit() else 0
            if count < 1:
                raise ValueError(f"{text!r} is not legal")
            return [" ".join([*words[:-1], "1"])] * count
        if "bag" in words:
            meant = [full for full in self.legal() if _without_name(full) == words]
            if len(meant) != 1:
                raise ValueError(f"{text!r} is not legal")
            return meant
        return [text]

    def snapshot(self) -> dict[str, Any]:
        """Everything public, in plain words."""
        return {
            **snapshot(self.game),
            "decider": self.decider,
            "turn": self.turn,
            "round": self.round,
            "phase": self.phase,
            "winners": self.winners(),
        }


def _without_name(text: str) -> list[str]:
    return ["bag" if word.startswith("bag:") else word for word in text.split()]
