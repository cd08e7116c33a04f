"""Games between two shapes of the search tree, with the same number of nodes a turn.

``python -m bench.shapes curiosity=4 trust=12 --map surface-2 --nodes 40000 --games 120``
plays every deal twice, with the seats exchanged, in one process: quicker than a contest, and a
first look before one. An empty text is the shape that ``champion`` has.
"""

from __future__ import annotations

import argparse
import sys
from dataclasses import replace
from statistics import fmean, stdev

from elbowroom import Match
from elbowroom.bots.driver import play_on
from elbowroom.bots.levels import CHAMPION, TREE, Thinker
from elbowroom.bots.turn_tree import Shape

FIELDS = {
    "plans": int,
    "nodes": int,
    "patience": int,
    "curiosity": float,
    "trust": float,
}


def shape(text: str) -> Shape:
    """The champion's tree but for what *text* names."""
    values = {name: getattr(TREE, name) for name in FIELDS}
    for pair in text.split(","):
        name, _, value = pair.partition("=")
        if name:
            values[name] = FIELDS[name](value)
    return Shape(TREE.breadth, **values)


def play(shapes: list[Shape], name: str, deal: int, first: int, nodes: int) -> tuple[float, float]:
    """One game with the shapes in turn around the table: the part of the victory of the first
    shape, and its mean coins less those of the other."""
    match = Match(name, seed=deal)
    sides = [(seat + first) % 2 for seat in range(int(match.state.seats))]
    strengths = [replace(CHAMPION, tree=each, nodes=nodes, seconds=0.0) for each in shapes]
    bots = {
        seat: Thinker(16 * deal + seat, strengths[side]) for seat, side in enumerate(sides, start=1)
    }
    play_on(match, bots)
    coins: list[list[int]] = [[], []]
    for side, number in zip(sides, match.state.coins, strict=True):
        coins[side].append(int(number))
    winners = match.winners()
    won = sum(1 / len(winners) for seat in winners if sides[seat - 1] == 0)
    return won, fmean(coins[0]) - fmean(coins[1])


def main() -> int:
    """Play, and print the result so far after every tenth deal."""
    parser = argparse.ArgumentParser(prog="python -m bench.shapes", description=__doc__)
    parser.add_argument("first", type=shape)
    parser.add_argument("second", type=shape)
    parser.add_argument("--map", default="surface-2")
    parser.add_argument("--nodes", type=int, default=40_000, help="a turn")
    parser.add_argument("--games", type=int, default=120)
    parser.add_argument("--seed", type=int, default=7000)
    options = parser.parse_args()
    shares: list[float] = []
    leads: list[float] = []
    for deal in range(options.games // 2):
        pair = [options.first, options.second]
        games = [
            play(pair, options.map, options.seed + deal, first, options.nodes) for first in (0, 1)
        ]
        shares.append(fmean(won for won, _ in games))
        leads.append(fmean(lead for _, lead in games))
        if deal % 10 == 9 or deal == options.games // 2 - 1:
            error = stdev(leads) / len(leads) ** 0.5 if len(leads) > 1 else 0.0
            share, lead = fmean(shares), fmean(leads)
            print(f"{2 * deal + 2} games: {share:.1%}, {lead:+.2f} ± {error:.2f} coins", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
