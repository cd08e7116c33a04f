"""Draws the pictures of the documentation: run it after a change of the art or of the terminal."""

from io import StringIO
from pathlib import Path

from rich.console import Console
from rich.terminal_theme import MONOKAI

from elbowroom.atlas.read import board
from elbowroom.atlas.svg import picture
from elbowroom.bots.driver import ask
from elbowroom.bots.registry import BOTS
from elbowroom.cli.seating import Seat
from elbowroom.cli.terminal.game import Game
from elbowroom.play.match import Match
from elbowroom.words import Words

HERE = Path(__file__).parent
WIDTH, HEIGHT = 150, 48

# Rich's own format fetches a font from the web; ours takes what the reader has.
FORMAT = """<svg class="rich-terminal" viewBox="0 0 {width} {height}" \
xmlns="http://www.w3.org/2000/svg">
<style>
.{unique_id}-matrix {{
font-family: 'DejaVu Sans Mono', Menlo, Consolas, 'Liberation Mono', monospace;
font-size: {char_height}px; line-height: {line_height}px; font-variant-east-asian: full-width;
}}
{styles}
</style>
<defs>
<clipPath id="{unique_id}-clip-terminal">
<rect x="0" y="0" width="{terminal_width}" height="{terminal_height}" />
</clipPath>
{lines}
</defs>
{chrome}
<g transform="translate({terminal_x}, {terminal_y})" clip-path="url(#{unique_id}-clip-terminal)">
{backgrounds}
<g class="{unique_id}-matrix">
{matrix}
</g>
</g>
</svg>
"""


def draw_board(name: str) -> None:
    """One printed board."""
    text = picture(board(name), Words(), name)
    (HERE / f"{name}.svg").write_text(text, encoding="utf-8")


def draw_table() -> None:
    """A turn of a game against three bots, as the terminal shows it."""
    match = Match("surface-4", seed=16)
    seats = [Seat(1, "you:Ada", "Ada", None)]
    seats += [Seat(n, "easy", f"Easy {n}", BOTS["easy"](n)) for n in (2, 3, 4)]
    hand = BOTS["easy"](1)
    while match.state.round < 4:
        assert match.decider is not None
        match.submit(ask(match, seats[match.decider - 1].bot or hand))
    console = Console(
        width=WIDTH, height=HEIGHT, record=True, file=StringIO(), force_terminal=True,
        color_system="truecolor", legacy_windows=False, highlight=False, markup=False,
    )  # fmt: skip
    Game(match, seats, console).show(1)
    drawn = console.export_svg(
        title="elbowroom play", theme=MONOKAI, code_format=FORMAT, unique_id="table"
    )
    (HERE / "table.svg").write_text(drawn, encoding="utf-8")


if __name__ == "__main__":
    draw_board("surface-4")
    draw_board("underground-4")
    draw_table()
