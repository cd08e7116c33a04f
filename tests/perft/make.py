"""Write the `.perft` files again: `python -m tests.perft.make` (minutes: the oracle counts too).

Openings of printed boards, the little positions of special.yaml, and moments in the middle of
random games. A position is only written when engine and oracle agree on every count.

After a change of the rules, `python -m tests.perft.make recount` keeps the positions as they are
and corrects the counts that are no longer right.
"""

from __future__ import annotations

import random
import sys
from pathlib import Path
from typing import Any

import yaml

from elbowroom import OVER, Rng, State, apply, chance_outcomes, draw
from elbowroom.masks import regions_of
from elbowroom.notation.board import texts_in
from elbowroom.notation.contents import digest
from elbowroom.rules.actions import MONSTERS
from elbowroom.rules.pieces import HAMMER, HOLE
from elbowroom.rules.state import START, Army
from elbowroom.traits.catalogue import BOXES, contents_of
from tests.laws.twins import snapshot
from tests.perft.run import (
    CONTENTS,
    FOLDER,
    Perft,
    divide,
    leaves,
    mistake,
    oracle_divided,
    oracle_of,
    read_perft,
    state_of,
)
from tests.random_games import GAMES, SURFACE, UNDERGROUND, Table, step

# Go deeper until a position has about so many leaves.
ENOUGH = 2500
DEEPEST = 8

COLUMNS = {
    "surface": "ratmen flying, amazons seafaring, halflings berserk, tritons forest, "
    "giants underworld, sorcerers commando",
    "underground": "lizardmen vampire, flames tomb, spiderines royal, shadow-mimes stone, "
    "kraken fisher, will-o-wisps reborn",
    "mixed": "kraken flying, lizardmen seafaring, iron-dwarves berserk, drow dragon-master, "
    "halflings tomb, ghouls vampire",
}


def openings() -> list[tuple[str, dict[str, Any]]]:
    """The first turn on every board, the column known."""
    positions = []
    for name, mixed in GAMES:
        s = Table(name, mixed).start()
        while chance_outcomes(s)[0][0].kind == MONSTERS:
            apply(s, draw(s, Rng(1)))
        data = {
            "map": name,
            "box": s.book.box,
            "round": 1,
            "seats": [{"coins": 5} for _ in range(s.seats)],
            "board": _board(s),
            "column": COLUMNS[s.book.box].split(", "),
        }
        positions.append((f"opening-{name}-{s.book.box}", data))
    return positions


def entries() -> list[tuple[str, dict[str, Any]]]:
    """The first conquests of an army that was just picked, another one on every board."""
    positions = []
    for number, (name, opening) in enumerate(openings()):
        column = opening["column"]
        race, power = column[number % len(column)].split()
        army = {"race": race, "power": power, "hand": 6, "fresh": True}
        data = {**opening, "seats": [{"army": army}, *opening["seats"][1:]]}
        data["column"] = [combo for combo in column if not combo.startswith(race)] + [
            "dwarves merchant" if opening["box"] == "surface" else "ogres wise"
        ]
        positions.append((name.replace("opening", f"entry-of-{race}"), data))
    return positions


def _board(s: State) -> dict[str, str]:
    things = {s.atlas.sites[r].slug: ", ".join(texts_in(s, r)) for r in range(s.atlas.size)}
    return {slug: text for slug, text in things.items() if text}


def specials() -> list[tuple[str, dict[str, Any]]]:
    """The little positions."""
    text = (FOLDER / "special.yaml").read_text(encoding="utf-8")
    return [(data["id"], _with_column(data)) for data in yaml.safe_load_all(text) if data]


def _with_column(data: dict[str, Any]) -> dict[str, Any]:
    """The position with its column; where none is written, with combos that nobody has."""
    position: dict[str, Any] = data["position"]
    if "column" in position:
        return position
    s = state_of(Perft(data["id"], [], {**position, "column": []}))
    races = [s.book.races[n].key for n in regions_of(s.banners_unseen)]
    powers = [s.book.powers[n].key for n in regions_of(s.badges_unseen)]
    # Flames are at home only where there is a chasm.
    combos = zip((race for race in races if race != "flames"), powers, strict=False)
    return {**position, "column": [" ".join(combo) for combo in combos][:6]}


def middles(boards: tuple[str, ...], box: str, per_board: int) -> list[tuple[str, dict[str, Any]]]:
    """Starts of turns in the middle of random games."""
    positions = []
    for name in boards:
        for number in range(per_board):
            seed = sum(map(ord, name + box)) * 100 + number
            s = _middle(Table(name, box, seed=seed))
            positions.append((f"middle-{name}-{box or name[:-2]}-{number + 1}", position_of(s)))
    return positions


def _middle(table: Table) -> State:
    """A turn of an active army some rounds into the game, written as a scenario can write it."""
    s = table.start()
    rng = Rng(table.seed)
    round_ = random.Random(table.seed).randint(3, s.atlas.rounds)
    while s.phase != OVER:
        begins = s.round >= round_ and s.phase == START and not s.acted and not s.pending
        if begins and _can_be_written(s):
            return s
        apply(s, step(s, rng))
    return _middle(Table(table.map, table.box, seed=table.seed + 1))


def _can_be_written(s: State) -> bool:
    """Whether the words of a scenario tell all of the position."""
    return snapshot(state_of(Perft("", [], position_of(s)))) == _without_history(s)


def _without_history(s: State) -> dict[str, Any]:
    """The snapshot of *s*, with nothing earned yet."""
    return {**snapshot(s), "incomes": {seat + 1: 0 for seat in range(s.seats)}}


# ---------------------------------------------------------------------- writing a position


def position_of(s: State) -> dict[str, Any]:
    """The start of a turn in the words of a scenario."""
    return {
        "map": s.atlas.name,
        "box": s.book.box,
        "round": int(s.round),
        "turn": int(s.turn) + 1,
        "seats": [_seat(s, seat) for seat in range(s.seats)],
        "board": _board(s),
        "column": [
            f"{combo.race.key} {combo.power.key}" + (f" {combo.coins}" if combo.coins else "")
            for combo in s.column
        ],
    }


def _seat(s: State, seat: int) -> dict[str, Any]:
    data: dict[str, Any] = {"coins": int(s.coins[seat])}
    mine = s.active[seat]
    if mine is not None:
        data["army"] = _army(mine)
    older = [_army(army) for army in s.declined if army.seat == seat]
    if older:
        data["declined"] = older
    if s.peace[seat] >= 0:
        data["peace_with"] = int(s.peace[seat]) + 1
    if s.grudges[seat]:
        data["vengeance"] = [foe + 1 for foe in regions_of(s.grudges[seat])]
    return data


def _army(army: Army) -> dict[str, Any]:
    data: dict[str, Any] = {"race": army.race.key}
    if army.power_number >= 0:
        data["power"] = army.power.key
    if army.hand:
        data["hand"] = int(army.hand)
    if army.race.key == "halflings" and army.active:
        data["holes_dug"] = 2 - int(army.pooled(HOLE))
    if army.pooled(HAMMER):
        data["hammers"] = int(army.pooled(HAMMER))
    return data


# ---------------------------------------------------------------------- counting


def counted(name: str, position: dict[str, Any]) -> Perft:
    """The position with its counts, on which engine and oracle agree."""
    perft = Perft(name, [], position)
    s, oracle = state_of(perft), oracle_of(perft)
    while len(perft.counts) < DEEPEST:
        depth = len(perft.counts) + 1
        mine = divide(s, depth)
        perft.counts.append(sum(mine.values()))
        theirs = oracle_divided(oracle, depth)
        if mine != theirs:
            odd = {
                t: (mine.get(t), theirs.get(t))
                for t in mine | theirs
                if mine.get(t) != theirs.get(t)
            }
            raise SystemExit(f"{name}, depth {depth}: (engine, oracle) {odd}\n{position}")
        following = perft.counts[-1] * perft.counts[-1] // (perft.counts[-2] if depth > 1 else 1)
        if perft.counts[-1] == 0 or (perft.counts[-1] > 300 and following > 8 * ENOUGH):
            break
        if perft.counts[-1] > ENOUGH:
            break
    return perft


HEAD = "# Made by tests/perft/make.py, which tells how; tests/perft/run.py tells what it means.\n"


def write(file: Path, positions: list[tuple[str, dict[str, Any]]]) -> None:
    """Count *positions* and write them to *file*; those already there with counts are kept."""
    stored = {perft.id: perft for perft in read_perft(file)} if file.exists() else {}
    parts = [HEAD]
    for name, position in positions:
        old = stored.get(name)
        perft = old if old and old.position == position else counted(name, position)
        assert leaves(state_of(perft), 1) == perft.counts[0]
        print(f"{file.name}: {name} {perft.counts}", flush=True)
        parts.append(_perft_text(perft))
    file.write_text("---\n".join(parts), encoding="utf-8")


def _perft_text(perft: Perft) -> str:
    head = f"id: {perft.id}\ncounts: {perft.counts}\n"
    body = yaml.safe_dump({"position": perft.position}, sort_keys=False, width=100)
    return head + body


def recount() -> None:
    """Bring the counts of all files to the present rules; say which have changed."""
    for file in sorted(FOLDER.glob("*.perft")):
        parts = [HEAD]
        for perft in read_perft(file):
            if mistake(perft, len(perft.counts)):
                old, perft = perft.counts, counted(perft.id, perft.position)
                print(f"{file.name}: {perft.id} {old} -> {perft.counts}", flush=True)
            parts.append(_perft_text(perft))
        file.write_text("---\n".join(parts), encoding="utf-8")


def main() -> None:
    """Write the files whose names are given, or all, with what is in the boxes now."""
    if not sys.argv[1:]:
        digests = {box: digest(contents_of(box)) for box in BOXES}
        CONTENTS.write_text(yaml.safe_dump(digests, sort_keys=False), encoding="utf-8")
    files: dict[str, list[tuple[str, dict[str, Any]]]] = {
        "special": specials(),
        "openings": openings(),
        "entries": entries(),
        "surface": middles(SURFACE, "", 2),
        "underground": middles(UNDERGROUND, "", 2),
        "mixed": middles(SURFACE + UNDERGROUND, "mixed", 1),
    }
    for name in sys.argv[1:] or files:
        write(FOLDER / f"{name}.perft", files[name])


if __name__ == "__main__":
    if sys.argv[1:] == ["recount"]:
        recount()
    else:
        main()
