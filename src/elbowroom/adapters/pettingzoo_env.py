"""The game as a PettingZoo environment: agents act one at a time, with numbers and masks.

``env("surface-3")`` has PettingZoo's usual wrappers around it, ``raw_env`` has none.
Observations are rows of numbers that show what the seat may see (``adapters.observations``),
actions are numbers (``adapters.action_numbers``); chance is drawn from the seed of the game.
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from typing import Any, ClassVar, Final

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from elbowroom.adapters.action_numbers import Numbering
from elbowroom.adapters.observations import Row, observation_encoder, rewards
from elbowroom.errors import NotLegal, NotParsable
from elbowroom.homemade.content import Content
from elbowroom.notation.code import write_code
from elbowroom.play.new_game import new_game
from elbowroom.play.view import view
from elbowroom.rules.apply import apply
from elbowroom.rules.legal import legal_actions
from elbowroom.rules.playout import let_chance_fall
from elbowroom.rules.rng import Rng
from elbowroom.rules.scoring import winners
from elbowroom.rules.state import OVER, State

Mask = NDArray[np.int8]

WIN, COINS = "win", "coins"
ILLEGAL: Final = -1.0
_MOST_SEED: Final = 2**31
_TEXT: Final = "ansi"


def env(map: str = "surface-2", **more: Any) -> AECEnv:
    """The environment with its wrappers: an illegal action ends the game and loses it."""
    checked = wrappers.TerminateIllegalWrapper(raw_env(map, **more), illegal_reward=ILLEGAL)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(checked))


class raw_env(AECEnv):  # the name that PettingZoo's users look for
    """One table; the agents are called ``seat_1``, ``seat_2``, …

    *reward*: ``win`` pays 1 to a single winner at the end, and the others share the loss; ``coins``
    rewards every coin when it is earned, and subtracts it when it is paid. *content* has home-made
    maps, races and powers. *fixed*: spaces of the same size for all maps.
    """

    metadata: ClassVar[dict[str, Any]] = {
        "name": "elbowroom_v1",
        "render_modes": [_TEXT],
        "is_parallelizable": False,
    }

    def __init__(
        self,
        map: str = "surface-2",
        *,
        box: str = "",
        options: Mapping[str, bool] | None = None,
        reward: str = WIN,
        content: Content | None = None,
        fixed: bool = False,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        if reward not in (WIN, COINS):
            raise NotParsable("", "reward", f"{reward!r} is neither {WIN!r} nor {COINS!r}")
        if render_mode not in (None, _TEXT):
            raise NotParsable("", "render_mode", f"{render_mode!r} is not {_TEXT!r}")
        self.render_mode = render_mode
        self._map, self._box, self._options, self._reward = map, box, options, reward
        self._content = content
        self._s = self._new()
        self.numbers: Final = Numbering(self._s, fixed)
        self._rng = Rng(secrets.randbelow(_MOST_SEED))
        text = self._s.book.contents.content
        self._encoder = observation_encoder(map, int(self._s.seats), text, fixed)
        self.possible_agents = [f"seat_{seat + 1}" for seat in range(self._s.seats)]
        self.agents: list[str] = []
        self._create_spaces()

    def _create_spaces(self) -> None:
        """Create separate spaces for each agent, since each may be seeded."""
        size, length = self.numbers.size, self._encoder.size
        self.action_spaces = {agent: Discrete(size) for agent in self.possible_agents}
        self.observation_spaces = {
            agent: Dict(
                {
                    "observation": Box(0.0, 1.0, (length,), np.float32),
                    "action_mask": Box(0, 1, (size,), np.int8),
                }
            )
            for agent in self.possible_agents
        }

    def _new(self) -> State:
        return new_game(self._map, box=self._box, options=self._options, content=self._content)

    # ------------------------------------------------------------------ PettingZoo's interface

    def observation_space(self, agent: str) -> Dict:
        """What *agent* sees, and which of its actions are legal."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        """The numbers of all actions of this map."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Start a new game; without a seed, the generator of the last one goes on."""
        if seed is not None:
            self._rng = Rng(seed % _MOST_SEED)
        self._s = self._new()
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        let_chance_fall(self._s, self._rng)
        self._select_agent()

    def step(self, action: int | None) -> None:
        """Play *action* for the selected agent, and the results of chance after it."""
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        act = self.numbers.action(int(action if action is not None else -1))
        if act not in legal_actions(self._s):
            raise NotLegal(f"{self.numbers.text(int(action or 0))!r} is not legal now")
        self._cumulative_rewards[self.agent_selection] = 0.0
        before = self._coins()
        apply(self._s, act)
        let_chance_fall(self._s, self._rng)
        self._pay(before)
        self._select_agent()
        self._accumulate_rewards()

    def observe(self, agent: str) -> dict[str, Row | Mask]:
        """The view of *agent*, and its legal actions if it is to act."""
        seat = self.possible_agents.index(agent) + 1
        observation = self._encoder.encode(view(self._s, seat))
        return {"observation": observation, "action_mask": self._mask(agent)}

    def render(self) -> str | None:
        """The position as a code, which ``elbowroom position`` draws."""
        return write_code(self._s) if self.render_mode == _TEXT else None

    def close(self) -> None:
        """Nothing to close."""

    # ------------------------------------------------------------------ the game

    def _mask(self, agent: str) -> Mask:
        mask = np.zeros(self.numbers.size, np.int8)
        if agent == self.agent_selection and self._s.phase != OVER:
            mask[[self.numbers.number(act) for act in legal_actions(self._s)]] = 1
        return mask

    def _coins(self) -> list[int]:
        return [int(self._s.coins[seat]) for seat in range(self._s.seats)]

    def _pay(self, before: list[int]) -> None:
        amounts = [0.0] * len(before)
        if self._reward == COINS:
            amounts = [
                float(now - earlier) for now, earlier in zip(self._coins(), before, strict=True)
            ]
        elif self._s.phase == OVER:
            first = winners(self._s)
            amounts = rewards([(seat in first) / len(first) for seat in range(len(before))])
        self.rewards = dict(zip(self.possible_agents, amounts, strict=True))

    def _select_agent(self) -> None:
        """Select the agent that decides next; at the end all terminate, the last to act first."""
        if self._s.phase == OVER:
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.possible_agents[self._s.decider]
        self.infos: dict[str, dict[str, Mask]] = {agent: {} for agent in self.agents}
        self.infos[self.agent_selection] = {"action_mask": self._mask(self.agent_selection)}
