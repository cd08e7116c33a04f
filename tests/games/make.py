"""Record the golden games again: `python -m tests.games.make`.

Many games are played at random for every board and box; a few that together use every race, power,
place and relic are kept.

After a change of the rules, `python -m tests.games.make renew` keeps every game that the new rules
do not touch, with another number of the rules in its header, and records the others again with the
same seed.
"""

from __future__ import annotations

import re
import sys
from dataclasses import dataclass
from pathlib import Path

from elbowroom import Match, NotParsable, Rng, legal_actions, read_record, write_record
from elbowroom.play.record import NotAsRecorded
from elbowroom.rules.state import RULES
from elbowroom.traits.catalogue import contents_of
from tests.games.usage import Watch, replay_with_usage
from tests.random_games import SURFACE, UNDERGROUND, lively

FOLDER = Path(__file__).parent
TRIES = 100

# Every number of seats in both boxes, and mixed games above and below.
TABLES = [(name, "") for name in SURFACE + UNDERGROUND]
TABLES += [(name, "mixed") for name in ("surface-3", "surface-4", "underground-2", "underground-5")]


@dataclass
class Golden:
    """A candidate for a golden game."""

    name: str
    text: str
    used: set[str]


def play(map: str, box: str, seed: int) -> Golden:
    """One whole game."""
    match = Match(map, box=box, seed=seed)
    rng = Rng(seed + 1)
    watch = Watch()
    watch.look(match)
    while not match.over:
        match.submit(lively(match.state, legal_actions(match.state), rng))
        watch.look(match)
    return Golden(f"{map}-{box}".rstrip("-"), write_record(match), watch.used)


def required_content(box: str) -> set[str]:
    """What the games of a box have to show."""
    there = set(contents_of(box).optional())
    return there | {"bag"} if "magic" in there else there


def choose_games(tables: list[tuple[str, str]], missing: set[str]) -> list[Golden]:
    """The best game of each table, then as many more as are needed."""
    chosen: list[Golden] = []
    spare: list[Golden] = []
    for map, box in tables:
        games = [play(map, box, seed) for seed in range(TRIES)]
        best = max(games, key=lambda game: len(game.used & missing))
        missing = missing - best.used
        chosen.append(best)
        spare += [game for game in games if game is not best]
    while missing:
        best = max(spare, key=lambda game: len(game.used & missing))
        if not best.used & missing:
            raise SystemExit(f"nobody used {sorted(missing)}: try more seeds")
        missing -= best.used
        chosen.append(best)
    return chosen


def main() -> None:
    """Write the files."""
    for old in FOLDER.glob("*.game"):
        old.unlink()
    numbers: dict[str, int] = {}
    for box in ("surface", "underground", "mixed"):
        tables = [(map, mixed) for map, mixed in TABLES if (mixed or map[:-2]) == box]
        for game in choose_games(tables, required_content(box)):
            numbers[game.name] = numbers.get(game.name, 0) + 1
            file = FOLDER / f"{game.name}-{numbers[game.name]}.game"
            file.write_text(game.text, encoding="utf-8")
            print(f"{file.name}: {len(game.text.splitlines())} lines")


def renew() -> None:
    """Update the files to the present rules; print which games are recorded again."""
    for file in sorted(FOLDER.glob("*.game")):
        old = file.read_text(encoding="utf-8")
        text = re.sub(r"^rules \d+$", f"rules {RULES}", old, count=1, flags=re.MULTILINE)
        if not still_holds(text, file.name):
            header = dict(re.findall(r"^(box|map|seed) (\S+)$", old, re.MULTILINE))
            box = header["box"] if header["box"] == "mixed" else ""
            text = play(header["map"], box, int(header["seed"])).text
            print(f"{file.name}: recorded again")
        file.write_text(text, encoding="utf-8")


def still_holds(text: str, name: str) -> bool:
    """Whether the record is a whole game by the present rules, the same to the last coin."""
    try:
        match, _ = replay_with_usage(read_record(text, name))
    except (NotParsable, NotAsRecorded):
        return False
    return match.over and match.fair and write_record(match) == text


if __name__ == "__main__":
    if sys.argv[1:] == ["renew"]:
        renew()
    else:
        main()
