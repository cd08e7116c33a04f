"""`elbowroom map`: the boards, listed or drawn."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import App, Parameter
from rich.console import Console
from rich.table import Table
from rich.text import Text

from elbowroom.atlas.draw import NARROWEST, draw
from elbowroom.atlas.read import Board, board, board_names, read_board
from elbowroom.atlas.svg import picture
from elbowroom.cli.language import comma_list, plain, say
from elbowroom.cli.mistakes import Trouble, read_text, writing
from elbowroom.cli.terminal import marks

_WIDEST = 400

app = App(name="map", help=plain("help-map"), version_flags=())


@app.command(name="list", help=plain("help-map-list"))
def list_maps() -> int:
    """List the boards that come with the game."""
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
    table.add_column(say("table-map"))
    for key in ("table-players", "table-rounds", "table-regions"):
        table.add_column(say(key), justify="right")
    table.add_column(say("table-box"))
    for name in board_names():
        atlas = board(name).atlas
        numbers = [str(number) for number in (atlas.players, atlas.rounds, int(atlas.size))]
        table.add_row(name, *numbers, say(f"box-{atlas.box}"))
    _console().print(table)
    return 0


@app.command(help=plain("help-map-show"))
def show(
    name: Annotated[str, Parameter(help=plain("help-option-name"))],
    /,
    *,
    svg: Annotated[Path | None, Parameter(help=plain("help-option-svg"))] = None,
    width: Annotated[int | None, Parameter(help=plain("help-option-width"))] = None,
) -> int:
    """Draw a board."""
    printed_board = find_board(name)
    console = _console()
    if width is not None and not NARROWEST <= width <= _WIDEST:
        raise Trouble(say("error-width", width=width, least=NARROWEST, most=_WIDEST))
    if svg is not None:
        title = say("map-title", map=printed_board.atlas.name)
        with writing(svg):
            svg.write_text(picture(printed_board, say, title), encoding="utf-8")
        console.print(Text(say("map-written", file=str(svg))), soft_wrap=True)
        if width is None:
            return 0
    _draw(printed_board, console, width or min(console.width, _WIDEST))
    return 0


def find_board(name: str) -> Board:
    """A board by its name, or from a file."""
    if name in board_names():
        return board(name)
    path = Path(name)
    if path.suffix == ".toml" or path.exists():
        return read_board(read_text(path), str(path))
    raise Trouble(say("error-unknown-map", text=name, known=comma_list(board_names())))


def _draw(printed_board: Board, console: Console, width: int) -> None:
    sites = printed_board.atlas.sites
    plainly = marks.needs_ascii(console.encoding)
    labels = {
        number: [site.name, *_marks(printed_board, number)] for number, site in enumerate(sites)
    }
    tints = {number: site.terrain for number, site in enumerate(sites)}
    for line in draw(printed_board, width, labels, tints, plain=plainly):
        runs = [(run.text, marks.style_of(run.tint, run.kind)) for run in line]
        console.print(Text.assemble(*runs), soft_wrap=True)


def _marks(printed_board: Board, region: int) -> list[str]:
    """What is printed in a region besides its name."""
    site = printed_board.atlas.sites[region]
    words = [say(f"symbol-{symbol}") for symbol in site.symbols]
    words += [say("symbol-tribe")] if site.tribe else []
    words += [say("symbol-monsters")] if site.monsters else []
    return [comma_list(words)] if words else []


def _console() -> Console:
    return Console(highlight=False, markup=False)
