"""A whole game of random choices: the loop that every player, bot and server is made of."""

from elbowroom import (
    CHANCE,
    OVER,
    Rng,
    action_text,
    apply,
    draw,
    legal_actions,
    new_game,
    winners,
)


def main() -> None:
    """Play one game on the Underground board for three and tell how it ended."""
    s = new_game("underground-3")
    rng = Rng(7)
    while s.phase != OVER:
        if s.decider == CHANCE:
            # Dice, draws and finds are actions too, but no seat chooses them.
            apply(s, draw(s, rng))
            continue
        actions = legal_actions(s)
        choice = actions[rng.below(len(actions))]
        if action_text(s, choice) == "decline":
            army = s.active[s.turn]
            assert army is not None
            print(f"round {s.round}: the {army.race.key} of seat {s.turn + 1} decline")
        apply(s, choice)
    for seat in range(s.seats):
        crown = "  wins" if seat in winners(s) else ""
        print(f"seat {seat + 1}: {s.coins[seat]} coins{crown}")


if __name__ == "__main__":
    main()
