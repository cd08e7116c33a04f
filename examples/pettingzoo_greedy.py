"""Learning programs at the table: a PettingZoo environment, its masks, and a simple policy."""

import numpy as np

from elbowroom.adapters.observations import observation_encoder
from elbowroom.adapters.pettingzoo_env import raw_env


def conqueror(table: raw_env, mask: np.ndarray, luck: np.random.Generator) -> int:
    """Conquers as long as it can, and goes into decline when it cannot."""
    legal = {table.numbers.text(int(number)): int(number) for number in np.flatnonzero(mask)}
    for verb in ("conquer", "decline", "pick", "deploy", "place", "roll", "end", "stop"):
        fitting = [number for text, number in legal.items() if text.startswith(verb)]
        if fitting:
            return fitting[0] if verb == "pick" else int(luck.choice(fitting))
    return int(luck.choice(list(legal.values())))


def main() -> None:
    """Seat 1 conquers, seat 2 plays at random; three games."""
    table = raw_env("surface-2", reward="coins")
    luck = np.random.default_rng(1)
    print(f"{table.numbers.size} actions, {observation_encoder('surface-2', 2).size} numbers seen")
    for seed in range(3):
        table.reset(seed=seed)
        earned = dict.fromkeys(table.agents, 0.0)
        for agent in table.agent_iter():
            observation, reward, ended, _, _ = table.last()
            earned[agent] += reward
            if ended:
                table.step(None)
            elif agent == "seat_1":
                table.step(conqueror(table, observation["action_mask"], luck))
            else:
                table.step(int(luck.choice(np.flatnonzero(observation["action_mask"]))))
        print(f"game {seed}: " + ", ".join(f"{who} earned {n:.0f}" for who, n in earned.items()))


if __name__ == "__main__":
    main()
