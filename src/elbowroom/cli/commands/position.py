"""`elbowroom position`: shows the position of a code."""

from __future__ import annotations

from typing import Annotated

from cyclopts import Parameter
from rich.console import Console

from elbowroom.cli.home_made import read_files
from elbowroom.cli.language import plain, say
from elbowroom.cli.shared_options import With
from elbowroom.cli.terminal.table import WIDE, TableTop, with_coins
from elbowroom.cli.terminal.tell import Teller
from elbowroom.homemade.content import board_of
from elbowroom.notation.code import read_sketch
from elbowroom.play.offers import open_offers
from elbowroom.play.view import view
from elbowroom.traits.catalogue import contents_of


def position(
    code: Annotated[str, Parameter(help=plain("help-option-code"))], /, *, with_: With = None
) -> int:
    """Show a position."""
    console = Console(highlight=False, markup=False)
    content = read_files(with_)
    at_hand = None if content is None else content.added_to(contents_of("mixed"))
    sketch = read_sketch(code, at_hand=at_hand)
    names = [say("seat-person", seat=seat) for seat in range(1, int(sketch.state.seats) + 1)]
    board = board_of(sketch.state.atlas.name, sketch.state.book.contents.content)
    top = TableTop(console, Teller(names), board)
    open_view = with_coins(view(sketch.state, None), sketch.purses)
    console.print(top.whole(open_view, open_offers(sketch.state)))
    if console.width < WIDE:
        console.print(top.combos(open_view))
    return 0
