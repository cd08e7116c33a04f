"""`elbowroom map`: the boards, listed or drawn."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import App, Parameter
from rich.console import Console
from rich.table import Table
from rich.text import Text

from elbowroom.atlas.draw import LOWEST, NARROWEST, draw, natural_height
from elbowroom.atlas.read import Board, board, board_names, read_board
from elbowroom.atlas.svg import picture
from elbowroom.cli.home_made import read_files
from elbowroom.cli.language import comma_list, plain, say, words
from elbowroom.cli.mistakes import Trouble, read_text, writing
from elbowroom.cli.seating import some_seed
from elbowroom.cli.shared_options import With
from elbowroom.cli.terminal import marks
from elbowroom.homemade.content import Content
from elbowroom.homemade.generator.boards import generate
from elbowroom.homemade.sentences import name_in
from elbowroom.homemade.toml_text import collection_with_map

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
    with_: With = None,
    svg: Annotated[Path | None, Parameter(help=plain("help-option-svg"))] = None,
    width: Annotated[int | None, Parameter(help=plain("help-option-width"))] = None,
) -> int:
    """Draw a board."""
    content = read_files(with_)
    printed_board = find_board(name, content)
    console = _console()
    if width is not None and not NARROWEST <= width <= _WIDEST:
        raise Trouble(say("error-width", width=width, least=NARROWEST, most=_WIDEST))
    if svg is not None:
        title = _title(name, content)
        with writing(svg):
            svg.write_text(picture(printed_board, words(), title), encoding="utf-8")
        console.print(Text(say("map-written", file=str(svg))), soft_wrap=True)
        if width is None:
            return 0
    _draw(printed_board, console, width or min(console.width, _WIDEST))
    return 0


@app.command(help=plain("help-map-new"))
def new(
    *,
    players: Annotated[int, Parameter(help=plain("help-option-players"))] = 4,
    box: Annotated[str, Parameter(help=plain("help-option-map-box"))] = "surface",
    seed: Annotated[int | None, Parameter(help=plain("help-option-map-seed"))] = None,
    out: Annotated[Path | None, Parameter(help=plain("help-option-map-out"))] = None,
    svg: Annotated[Path | None, Parameter(help=plain("help-option-svg"))] = None,
) -> int:
    """Generate a map as a collection of its own."""
    made = generate(box, players, some_seed() if seed is None else seed, words().locale)
    title = name_in(made.name, words().locale)
    text = collection_with_map(made, title)
    if svg is not None:
        with writing(svg):
            svg.write_text(picture(made.board, words(), title), encoding="utf-8")
    if out is None:
        print(text, end="")
        return 0
    with writing(out):
        out.write_text(text, encoding="utf-8")
    _console().print(Text(say("map-new", map=made.key, file=str(out))), soft_wrap=True)
    return 0


def find_board(name: str, content: Content | None = None) -> Board:
    """A board by its name, built-in or of a collection, or from a file."""
    made = None if content is None else content.map(name)
    if made is not None:
        return made.board
    if name in board_names():
        return board(name)
    path = Path(name)
    if path.suffix == ".toml" or path.exists():
        return read_board(read_text(path), str(path))
    made_here = [each.key for each in content.maps] if content is not None else []
    raise Trouble(say("error-unknown-map", text=name, known=(*made_here, *board_names())))


def _title(name: str, content: Content | None) -> str:
    """What is written over the picture: a home-made map has a name in the reader's language."""
    made = None if content is None else content.map(name)
    if made is not None:
        return name_in(made.name, words().locale)
    return say("map-title", map=find_board(name).atlas.name)


def _draw(printed_board: Board, console: Console, width: int) -> None:
    sites = printed_board.atlas.sites
    plainly = marks.needs_ascii(console.encoding)
    labels = {
        number: [words().region(site.slug, site.name), *_marks(printed_board, number)]
        for number, site in enumerate(sites)
    }
    if plainly:
        labels = {number: [*map(marks.ascii_text, lines)] for number, lines in labels.items()}
    tints = {number: site.terrain for number, site in enumerate(sites)}
    # At a terminal the whole drawing is on the screen, above the line to type in.
    natural = natural_height(printed_board, width)
    height = min(natural, max(console.height - 2, LOWEST)) if console.is_terminal else natural
    for line in draw(printed_board, width, labels, tints, height=height, plain=plainly):
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
