"""Creates the files of a new race, power or board, with everything that the tests require.

Run it through make, at the root of the project:

    make new RACE=mole-men
    make new POWER=lucky BOX=underground
    make new BOARD=the-docks BOX=surface PLAYERS=3

A new race or power has no ability yet, but passes all tests, and the files that were changed are
listed so that you can fill them in one by one.
"""

from __future__ import annotations

import argparse
import re
import shutil
import subprocess
import sys
from pathlib import Path

from new_trait import PACKAGE, ROOT, Mistake, Novelty, create, new_trait

BOARDS = PACKAGE / "atlas" / "boards"
BOXES = ("surface", "underground")
KEY = re.compile(r"[a-z]+(-[a-z]+)*")

# ---------------------------------------------------------------------- boards


def new_board(key: str, box: str, players: int) -> list[Path]:
    """A board to redraw: a copy of a built-in one for as many players, with numbered regions."""
    model = BOARDS / f"{box}-{players}.toml"
    if not model.exists():
        raise Mistake(f"there is no {box} board for {players}: PLAYERS is 2, 3, 4 or 5")
    text = model.read_text(encoding="utf-8")
    text = text.replace(f'name = "{box}-{players}"', f'name = "{key}"', 1)
    title = key.replace("-", " ").title()
    for number, letter in enumerate(re.findall(r"^\[regions\.(\w)\]", text, re.M), 1):
        # The regions of our boards are named by the words; new ones begin with names of their own.
        pattern = rf'(\[regions\.{letter}\].*?)slug = "[^"]*"'
        text = re.sub(pattern, rf'\g<1>name = "{title} {number}"', text, count=1, flags=re.S)
    return [create(BOARDS / f"{key}.toml", text)]


# ---------------------------------------------------------------------- the command


def parse(words: list[str]) -> argparse.Namespace:
    """The command line, with one of the three kinds."""
    parser = argparse.ArgumentParser(prog="make new", description=__doc__)
    kind = parser.add_mutually_exclusive_group(required=True)
    for name in ("race", "power", "board"):
        kind.add_argument(f"--{name}", metavar="KEY")
    parser.add_argument("--box", choices=BOXES, default="surface")
    parser.add_argument("--players", type=int, default=3)
    return parser.parse_args(words)


def tidy(paths: list[Path]) -> None:
    """Put imports and line breaks into the project's form."""
    python = [str(path) for path in paths if path.suffix == ".py"]
    if python:
        ruff = shutil.which("ruff", path=str(Path(sys.executable).parent)) or "ruff"
        subprocess.run([ruff, "check", "--quiet", "--fix", *python], check=True, cwd=ROOT)
        subprocess.run([ruff, "format", "--quiet", *python], check=True, cwd=ROOT)


def main(words: list[str]) -> int:
    """Create the files and list them."""
    choice = parse(words)
    key = choice.race or choice.power or choice.board
    try:
        if not KEY.fullmatch(key):
            raise Mistake(f"{key!r} is not a key: write lower-case words joined by hyphens")
        if choice.board:
            paths = new_board(key, choice.box, choice.players)
        else:
            paths = new_trait(Novelty("race" if choice.race else "power", key, choice.box))
        tidy(paths)
    except Mistake as mistake:
        print(f"make new: {mistake}", file=sys.stderr)
        return 2
    for path in paths:
        print(path.relative_to(ROOT))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
