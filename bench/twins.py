"""Does a bot play home-made things as well as built-in ones?

Plays the same number of games with the races and powers of the box, and with data twins of as many
of them as a table may have, under new keys that no weights know. The score of the bot, in coins,
should be within 5 %.

    python bench/twins.py --games 200 --bot hard --map surface-2
"""

from __future__ import annotations

import argparse
import sys
from math import hypot, sqrt
from pathlib import Path
from statistics import fmean, stdev

from elbowroom.arena.contest import Contest, play_game
from elbowroom.arena.ratings import NINETY
from elbowroom.atlas.read import atlas
from elbowroom.homemade.definitions import MOST_POWERS, MOST_RACES
from elbowroom.homemade.reading import canonical, read_toml
from elbowroom.play.new_game import new_game

TWINS = Path(__file__).parents[1] / "tests" / "homemade"
SUFFIX = "-twin"
OPPONENT = "medium"


def twin_tree(map: str) -> tuple[dict[str, object], list[str]]:
    """One collection with as many twins as a table may have, and the originals to leave out."""
    trees = [
        read_toml(file.read_text(encoding="utf-8"), file.name).tree
        for file in sorted(TWINS.glob("twins*.toml"))
    ]
    book = new_game(map).book
    tree: dict[str, object] = dict(trees[0])
    chosen: list[str] = []
    for kind, traits, most in (
        ("races", book.races, MOST_RACES),
        ("powers", book.powers, MOST_POWERS),
    ):
        there = [trait.key + SUFFIX for trait in traits]
        twins = {key: each for one in trees for key, each in one[kind].items() if key in there}
        tree[kind] = dict(list(twins.items())[:most])
        chosen += [key.removesuffix(SUFFIX) for key in tree[kind]] if kind == "powers" else []
    return tree, chosen


def scores(contest: Contest, games: int) -> list[int]:
    """The coins of the first bot of *contest* in every game."""
    coins = []
    for game in range(games):
        coins.append(play_game(contest, game).coins[0])
        print(f"\r{game + 1} / {games}", end="", file=sys.stderr)
    print(file=sys.stderr)
    return coins


def main() -> int:
    """Print both scores and the difference; 1 if it is more than 5 %."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--bot", default="hard")
    parser.add_argument("--map", default="surface-2")
    parser.add_argument("--seed", type=int, default=0)
    arguments = parser.parse_args()
    board = atlas(arguments.map)
    bots = (arguments.bot, *[OPPONENT] * (board.players - 1))
    tree, powers = twin_tree(arguments.map)
    built_in = Contest(bots, arguments.map, board.box, arguments.seed)
    home_made = Contest(
        bots, arguments.map, board.box, arguments.seed,
        without=tuple(powers), content=canonical(tree),
    )  # fmt: skip
    results = [scores(contest, arguments.games) for contest in (built_in, home_made)]
    means = [fmean(coins) for coins in results]
    margins = [NINETY * stdev(coins) / sqrt(len(coins)) for coins in results]
    for name, mean, margin in zip(("built-in", "home-made"), means, margins, strict=True):
        print(f"{arguments.bot} with {name} things: {mean:.1f} ± {margin:.1f} coins")
    ratio, margin = means[1] / means[0] - 1, hypot(*margins) / means[0]
    print(f"difference: {100 * ratio:+.1f} % ± {100 * margin:.1f} %")
    return int(abs(ratio) > 0.05)


if __name__ == "__main__":
    sys.exit(main())
