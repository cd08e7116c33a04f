"""`elbowroom position`: what a position code stands for, as a table."""

from __future__ import annotations

from typing import Annotated

from cyclopts import Parameter
from rich.console import Console

from elbowroom.cli.language import plain, say
from elbowroom.cli.terminal.table import WIDE, TableTop, opened
from elbowroom.cli.terminal.tell import Teller
from elbowroom.notation.code import read_sketch
from elbowroom.play.offers import open_offers
from elbowroom.play.view import view


def position(code: Annotated[str, Parameter(help=plain("help-option-code"))], /) -> int:
    """Show a position."""
    console = Console(highlight=False, markup=False)
    sketch = read_sketch(code)
    names = [say("seat-person", seat=seat) for seat in range(1, int(sketch.state.seats) + 1)]
    top = TableTop(console, Teller(names))
    seen = opened(view(sketch.state, None), sketch.purses)
    console.print(top.whole(seen, open_offers(sketch.state)))
    if console.width < WIDE:
        console.print(top.combos(seen))
    return 0
