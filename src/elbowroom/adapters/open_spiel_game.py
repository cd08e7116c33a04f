"""The game for OpenSpiel, as ``python_elbowroom(map=surface-2)``; importing this registers it.

Players are seats from 0; actions and chance outcomes are the numbers of
``adapters.action_numbers``. An observation is what a seat may see. All actions are public, so the
information state of a player (what it knows with perfect recall) is the history of the game.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

import numpy as np
import pyspiel

from elbowroom.adapters.action_numbers import Numbering
from elbowroom.adapters.observations import observation_encoder, rewards
from elbowroom.errors import NotParsable
from elbowroom.homemade.content import Content, stored_content
from elbowroom.homemade.reading import read_toml
from elbowroom.notation.code import read_code, write_code
from elbowroom.play.new_game import new_game
from elbowroom.play.view import view
from elbowroom.rules.apply import apply
from elbowroom.rules.chance import chance_outcomes
from elbowroom.rules.legal import legal_actions
from elbowroom.rules.options import SWITCHES
from elbowroom.rules.scoring import winners
from elbowroom.rules.state import CHANCE, OVER, State
from elbowroom.traits.catalogue import contents_of

NAME: Final = "python_elbowroom"
# Upper bounds for a turn: a token or a piece for each region, and every means once.
_ACTIONS_OF_A_TURN: Final = 200
_CHANCES_OF_A_TURN: Final = 60

GAME_TYPE: Final = pyspiel.GameType(
    short_name=NAME,
    long_name="Elbowroom",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=5,
    min_num_players=2,
    provides_information_state_string=True,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    provides_factored_observation_string=False,
    parameter_specification={
        "map": "surface-2",
        "box": "",
        "options": "",
        "collection": "",
        "fixed": False,
    },
)


class ElbowroomGame(pyspiel.Game):
    """A map with its box; *options* are house rules as ``sea_entry=false open_coins=true``.

    *collection* is a file with home-made maps, races and powers; with *fixed* sizes, actions and
    observations have the same numbers on all maps.
    """

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        parameters = dict(params or {})
        self.map = str(parameters.get("map") or "surface-2")
        self.box = str(parameters.get("box") or "")
        self.options = read_options(str(parameters.get("options") or ""))
        self.content = read_collection(str(parameters.get("collection") or ""))
        fixed = bool(parameters.get("fixed"))
        start = self.new_position()
        self.numbers = Numbering(start, fixed)
        text = start.book.contents.content
        self.encoder = observation_encoder(self.map, int(start.seats), text, fixed)
        self.turns = int(start.seats) * int(start.atlas.rounds)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.numbers.size,
            max_chance_outcomes=self.numbers.chances,
            num_players=int(start.seats),
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.turns * _ACTIONS_OF_A_TURN,
        )
        super().__init__(GAME_TYPE, info, parameters)

    def new_position(self) -> State:
        """The position before the first result of chance."""
        return new_game(self.map, box=self.box, options=self.options, content=self.content)

    def new_initial_state(self) -> ElbowroomState:
        """The state at the beginning of a game."""
        return ElbowroomState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """An observer of states for one player, with or without perfect recall."""
        return Observer(self, iig_obs_type is not None and iig_obs_type.perfect_recall)

    def max_chance_nodes_in_history(self) -> int:
        """An upper bound that no game reaches."""
        return self.turns * _CHANCES_OF_A_TURN


class Position:
    """A position that OpenSpiel can copy and pickle."""

    def __init__(self, s: State) -> None:
        self.s = s

    def __deepcopy__(self, memo: object) -> Position:
        return Position(self.s.copy())

    def __reduce__(self) -> tuple[object, tuple[str, str]]:
        return _position, (write_code(self.s), self.s.book.contents.content)


def _position(code: str, content: str) -> Position:
    boxes = contents_of("mixed")
    return Position(read_code(code, stored_content(content).added_to(boxes) if content else None))


class ElbowroomState(pyspiel.State):
    """One position of a game, with its history."""

    def __init__(self, game: ElbowroomGame) -> None:
        super().__init__(game)
        self.position = Position(game.new_position())

    # ------------------------------------------------------------------ OpenSpiel's interface

    def current_player(self) -> int:
        """The seat to act, chance, or nobody."""
        s = self.position.s
        if s.phase == OVER:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE if s.decider == CHANCE else s.decider)

    def _legal_actions(self, player: int) -> list[int]:
        number = self.get_game().numbers.number
        return sorted(number(act) for act in legal_actions(self.position.s))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The possible results of chance with their probabilities."""
        number = self.get_game().numbers.number
        outcomes = chance_outcomes(self.position.s)
        total = sum(weight for _, weight in outcomes)
        return sorted((number(act), weight / total) for act, weight in outcomes)

    def _apply_action(self, action: int) -> None:
        numbers = self.get_game().numbers
        by_chance = self.position.s.decider == CHANCE
        apply(self.position.s, numbers.chance(action) if by_chance else numbers.action(action))

    def _action_to_string(self, player: int, action: int) -> str:
        numbers = self.get_game().numbers
        if player == pyspiel.PlayerId.CHANCE:
            return f"! {numbers.chance_text(action)}"
        return str(numbers.text(action))

    def is_terminal(self) -> bool:
        """Whether the last turn has been played."""
        return self.position.s.phase == OVER

    def returns(self) -> list[float]:
        """1 for a single winner, and the others share the loss; 0 before the end."""
        s = self.position.s
        if s.phase != OVER:
            return [0.0] * int(s.seats)
        first = winners(s)
        return rewards([(seat in first) / len(first) for seat in range(s.seats)])

    def __str__(self) -> str:
        return view(self.position.s, None).code


class Observer:
    """Sees a state as one player does."""

    def __init__(self, game: ElbowroomGame, perfect_recall: bool) -> None:
        self._game = game
        self._recalls = perfect_recall
        size = 0 if perfect_recall else game.encoder.size
        self.tensor = np.zeros(size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: ElbowroomState, player: int) -> None:
        """Fill the tensor from *state*."""
        if not self._recalls:
            self.tensor[:] = self._game.encoder.encode(view(state.position.s, player + 1))

    def string_from(self, state: ElbowroomState, player: int) -> str:
        """What *player* sees: the code of its view, or the history with perfect recall."""
        if self._recalls:
            history = " ".join(str(action) for action in state.history())
            return f"seat {player + 1}: {history}"
        return view(state.position.s, player + 1).code


def read_collection(path: str) -> Content | None:
    """The home-made content of a file; None without one."""
    if not path:
        return None
    return Content([read_toml(Path(path).read_text(encoding="utf-8"), path)], path)


def read_options(text: str) -> dict[str, bool]:
    """House rules as written in a record: ``sea_entry=false open_coins=true``."""
    options: dict[str, bool] = {}
    for word in text.split():
        key, _, value = word.partition("=")
        if key not in SWITCHES or value not in ("true", "false"):
            raise NotParsable("", "options", f"{word!r} is not a house rule: write sea_entry=false")
        options[key] = value == "true"
    return options


pyspiel.register_game(GAME_TYPE, ElbowroomGame)
