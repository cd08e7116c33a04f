"""Adds the present contents of all boxes to those that position codes can name.

Run it whenever a race, power, place, relic, piece or means of conquest has been added (`make new`
does so automatically):

    python tools/release.py

Codes name the contents of their game by a digest, and can be read as long as the line with that
digest is in the file. So no line is ever changed or taken out.
"""

from __future__ import annotations

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "src"))

from elbowroom.notation.contents import RELEASED, missing_lines  # noqa: E402

FILE = ROOT / "src" / "elbowroom" / "notation" / RELEASED


def main() -> None:
    """Append the missing lines."""
    with FILE.open("a", encoding="utf-8") as file:
        file.writelines(f"{line}\n" for line in missing_lines())


if __name__ == "__main__":
    main()
