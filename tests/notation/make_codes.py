"""Write the stored position codes again: `python -m tests.notation.make_codes`.

Some positions of every board and box: one for each phase, and some in which chance decides. They
are to stay readable whatever is added to the game; only a new version of the code or of the rules
is a reason to write them again.
"""

from __future__ import annotations

from pathlib import Path

from elbowroom import OVER, Rng, State, new_game, write_code
from elbowroom.rules.state import CHANCE, PHASES
from tests.random_games import GAMES, walk

FILE = Path(__file__).with_name("codes.txt")
# Chosen so that every kind of thing in a code is there: see the tests.
LEFT_OUT = {"surface-3": ["orcs", "flying"], "underground-4": ["ogres", "keep", "sword"]}
SWITCHED = {"surface-4": {"open_coins": True, "sea_entry": False}}


def start(name: str, box: str) -> State:
    """The beginning of a game."""
    return new_game(name, box=box, options=SWITCHED.get(name, {}), without=LEFT_OUT.get(name, ()))


def positions(s: State, seed: int) -> list[str]:
    """A late position of every phase that comes up, and one before a result of chance."""
    latest: dict[str, str] = {}
    for _ in walk(s, Rng(seed)):
        if s.round > s.atlas.rounds // 2:
            latest["chance" if s.decider == CHANCE else PHASES[s.phase]] = write_code(s)
    latest[PHASES[OVER]] = write_code(s)
    return list(latest.values())


def main() -> None:
    """Write the file."""
    codes = [
        code for seed, (name, box) in enumerate(GAMES) for code in positions(start(name, box), seed)
    ]
    FILE.write_text("\n".join(codes) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
