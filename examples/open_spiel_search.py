"""OpenSpiel at the table: chance nodes, and its own tree search in the last round of a game."""

import numpy as np
import pyspiel
from open_spiel.python.algorithms import mcts

import elbowroom.adapters.open_spiel_game


def played_to_the_last_round(game: pyspiel.Game, luck: np.random.RandomState) -> pyspiel.State:
    """Random play up to the last turn of the last round."""
    state = game.new_initial_state()
    while (state.position.s.round, state.position.s.turn) < (10, 1):
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(luck.choice(outcomes, p=chances))
        else:
            state.apply_action(luck.choice(state.legal_actions()))
    return state


def main() -> None:
    """Let OpenSpiel search for the best first action of the last turn."""
    game = pyspiel.load_game(elbowroom.adapters.open_spiel_game.NAME, {"map": "surface-2"})
    luck = np.random.RandomState(3)
    state = played_to_the_last_round(game, luck)
    print(f"after {len(state.history())} actions, player {state.current_player()} may:")
    print("  " + ", ".join(state.action_to_string(action) for action in state.legal_actions()))
    rollouts = mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=luck)
    bot = mcts.MCTSBot(game, uct_c=1.4, max_simulations=40, evaluator=rollouts, random_state=luck)
    print(f"the search prefers: {state.action_to_string(bot.step(state))}")


if __name__ == "__main__":
    main()
