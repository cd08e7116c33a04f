"""`elbowroom train`: the bots learn what positions are worth, from nothing, by self-play."""

from __future__ import annotations

import json as json_text
import os
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter
from rich.console import Console
from rich.progress import Progress
from rich.table import Table
from rich.text import Text

from elbowroom.atlas.read import board_names
from elbowroom.bots.value.value_file import Recipe
from elbowroom.cli.bot_games import MOST_GAMES, run_games, with_progress
from elbowroom.cli.language import plain, say
from elbowroom.cli.mistakes import INTERRUPTED, Trouble, writing
from elbowroom.cli.seating import check_seed
from elbowroom.cli.shared_options import Cluster, Json, Processes, Seed

if TYPE_CHECKING:
    from elbowroom.arena.learning.generations import Workshop
    from elbowroom.arena.learning.harvest import Harvest
    from elbowroom.arena.learning.quality import Line
    from elbowroom.arena.learning.self_play import Generation

HIDDEN = 32
_HEADS = ("train-left", "train-coins", "train-lead", "train-brier", "train-off")


def train(
    folder: Annotated[Path, Parameter(help=plain("help-option-train-folder"))],
    /,
    *,
    games: Annotated[int, Parameter(help=plain("help-option-train-games"))] = 300,
    generations: Annotated[int, Parameter(help=plain("help-option-generations"))] = 3,
    nodes: Annotated[int, Parameter(help=plain("help-option-train-nodes"))] = 1000,
    epochs: Annotated[int, Parameter(help=plain("help-option-epochs"))] = 8,
    seed: Seed = 1,
    processes: Processes = 1,
    cluster: Cluster = None,
    json: Json = False,
) -> int:
    """Teach the bots what positions are worth."""
    for number in (games, generations, nodes, epochs):
        if not 1 <= number <= MOST_GAMES:
            raise Trouble(say("error-train-number", most=MOST_GAMES))
    check_seed(seed)
    recipe = Recipe(seed, generations, games, nodes, HIDDEN, epochs)
    workshop = _open(folder, recipe)
    try:
        for number in range(generations):
            if not workshop.has_value(number):
                _learn(workshop, number, processes, cluster)
    except KeyboardInterrupt:
        print(say("train-interrupted"), file=sys.stderr)
        return INTERRUPTED
    before, after = workshop.quality()
    if json:
        print(json_text.dumps(_data(workshop, before, after), indent=2))
    else:
        _show(workshop, before, after)
    return 0


def _open(folder: Path, recipe: Recipe) -> Workshop:
    # Tables are small: several threads would mostly wait for each other.
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
    try:
        from elbowroom.arena.learning.generations import OtherRecipe, Workshop
    except ImportError as error:
        raise Trouble(say("error-extra", name="numpy", extra="train")) from error
    try:
        with writing(folder):
            return Workshop(folder, recipe)
    except OtherRecipe as error:
        raise Trouble(say("error-train-folder", folder=str(folder))) from error


def _learn(workshop: Workshop, number: int, processes: int, cluster: str | None) -> None:
    """Play and fit one generation."""
    from elbowroom.arena.learning.self_play import play_chunk

    def play(generation: Generation, chunks: Sequence[int]) -> Iterator[tuple[int, Harvest]]:
        return run_games(play_chunk, generation, chunks, processes, cluster)

    stage = {"number": number + 1, "generations": workshop.recipe.generations}
    print(say("train-playing", **stage), file=sys.stderr)
    generation = workshop.generation(number)
    with writing(workshop.folder):
        chunks = workshop.play(generation, play)
        for _ in with_progress(chunks, len(workshop.missing(generation))):
            pass
        print(say("train-fitting", **stage), file=sys.stderr)
        with _bar() as progress:
            workshop.fit(number, progress)


@contextmanager
def _bar() -> Iterator[Callable[[int, int], None]]:
    """A progress bar for so many steps of so many, if the output is a terminal."""
    console = Console(stderr=True)
    with Progress(console=console, transient=True, disable=not console.is_terminal) as progress:
        bar = progress.add_task("")
        yield lambda done, steps: progress.update(bar, completed=done, total=steps)


# ---------------------------------------------------------------------- the table


def _data(workshop: Workshop, before: Sequence[Line], after: Sequence[Line]) -> dict[str, object]:
    return {
        "recipe": {
            name: getattr(workshop.recipe, name) for name in workshop.recipe.__struct_fields__
        },
        "digest": workshop.recipe.digest(),
        "boards": board_names(),
        "linear": [asdict(line) for line in before],
        "learnt": [asdict(line) for line in after],
    }


def _show(workshop: Workshop, before: Sequence[Line], after: Sequence[Line]) -> None:
    console = Console(highlight=False, markup=False)
    file = str(workshop.last_file())
    console.print(Text(say("train-done", file=file), style="bold"))
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
    table.add_column(say("table-map"), no_wrap=True)
    for head in _HEADS:
        table.add_column(say(head), justify="right")
    for old, new in zip(before, after, strict=True):
        table.add_row(*_cells(old, new))
    console.print(table)
    console.print(Text(say("train-about"), style="dim"))


def _cells(old: Line, new: Line) -> list[str]:
    board = say("train-all") if old.board < 0 else board_names()[old.board]
    left = str(old.left) if old.left else say("train-all")
    pairs = (
        (f"{old.outlook:.2f}", f"{new.outlook:.2f}"),
        (f"{old.margin:.2f}", f"{new.margin:.2f}"),
        (f"{old.brier:.3f}", f"{new.brier:.3f}"),
        (say("percent", chance=old.off), say("percent", chance=new.off)),
    )
    return [board, left, *(say("train-from-to", before=a, after=b) for a, b in pairs)]
