"""`elbowroom position`: shows the position of a code."""

from __future__ import annotations

from typing import Annotated

from cyclopts import Parameter
from rich.console import Console

from elbowroom.cli.language import plain, say
from elbowroom.cli.terminal.table import WIDE, TableTop, with_coins
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
    open_view = with_coins(view(sketch.state, None), sketch.purses)
    console.print(top.whole(open_view, open_offers(sketch.state)))
    if console.width < WIDE:
        console.print(top.combos(open_view))
    return 0
