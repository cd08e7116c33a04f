"""A game as text: written, read again, checked, and printed turn by turn."""

import sys
from pathlib import Path

from elbowroom import Match, read_record, replay, write_record
from elbowroom.bots.driver import play_on
from elbowroom.bots.random_bot import RandomBot


def some_record() -> str:
    """The record of a game between two random bots."""
    match = Match("surface-2", seed=42, names=["Ada", "Ben"])
    play_on(match, {1: RandomBot(1), 2: RandomBot(2)})
    return write_record(match)


def main() -> None:
    """Replay the record that is named, or a fresh one."""
    arguments = sys.argv[1:]
    text = Path(arguments[0]).read_text(encoding="utf-8") if arguments else some_record()
    match = None
    for step in replay(read_record(text, arguments[0] if arguments else "a fresh game")):
        match = step.match
        if step.text.startswith("="):
            # Every line of coins was compared with the coins that the rules give.
            print(f"after turn {len(match.turn_ends)}: {step.text[2:]}")
    assert match is not None
    print(f"won by seat {match.winners()}; chance followed the seed: {match.fair}")


if __name__ == "__main__":
    main()
