"""A flat Monte Carlo player to measure the levels against: no tree, no evaluation, only play-outs.

``python -m bench.flat_monte_carlo habit 0.3`` speaks the bot protocol and thinks for 0.3 seconds of
CPU time a turn. For every decision it plays whole games after each legal action in turn, by the
habits of the quick player or at random, and chooses the action that wins most of them.
"""

from __future__ import annotations

import sys
from time import process_time

from elbowroom.bots.bot import Bot
from elbowroom.bots.coin_memory import CoinMemory
from elbowroom.bots.evaluation import final_margin
from elbowroom.bots.linear_evaluation import linear_evaluator
from elbowroom.bots.protocol.bot_program import BotProgram
from elbowroom.bots.rollout import QuickPlayer
from elbowroom.play.observation import Observation, imagine
from elbowroom.rules.apply import apply
from elbowroom.rules.legal import legal_actions
from elbowroom.rules.playout import play_out
from elbowroom.rules.rng import Rng
from elbowroom.rules.state import State

HABIT, RANDOM = "habit", "random"
_MOST_SEED = 2**31 - 1
_SHARE = 0.3  # of what is left of the turn, for each decision
_NOISE = 0.5  # without any, all play-outs after an action would be alike but for the dice


class FlatMonteCarlo(Bot):
    """Tries every legal action equally often, by whole games."""

    def __init__(self, seed: int, habit: bool, seconds: float) -> None:
        super().__init__(seed)
        self.seconds = seconds
        self._habit = habit
        self._coins = CoinMemory()
        self._turn = (0, 0)
        self._left = seconds

    def decide(self, observation: Observation) -> str:
        """The action after which most games were won, by margin where that is equal."""
        position = observation.state
        if (int(position.round), int(position.turn)) != self._turn:
            self._turn = (int(position.round), int(position.turn))
            self._left = self.seconds
        began = process_time()
        number = self._best(observation, began + _SHARE * self._left)
        self._left = max(self._left - (process_time() - began), 0.0)
        return observation.actions[number]

    def _best(self, observation: Observation, until: float) -> int:
        """The number of the best action; each is tried at least once."""
        totals = [0.0] * len(observation.actions)
        seat = int(observation.state.decider)
        while True:
            s = imagine(observation, self.rng.below(_MOST_SEED))
            self._coins.fill_in(s, observation)
            for number, act in enumerate(legal_actions(s)):
                after = s.copy()
                apply(after, act)
                self._play_out(after)
                totals[number] += float(final_margin(after, seat))
            if process_time() >= until:
                return totals.index(max(totals))

    def _play_out(self, s: State) -> None:
        seed = self.rng.below(_MOST_SEED)
        if self._habit:
            QuickPlayer(linear_evaluator(), seed, _NOISE).play_out(s)
        else:
            play_out(s, Rng(seed))


def main() -> int:
    """Speak the bot protocol."""
    kind, seconds = sys.argv[1], float(sys.argv[2])
    program = BotProgram(f"flat-{kind}", lambda seed: FlatMonteCarlo(seed, kind == HABIT, seconds))
    program.talk(sys.stdin, lambda line: print(line, flush=True))
    return 0


if __name__ == "__main__":
    sys.exit(main())
